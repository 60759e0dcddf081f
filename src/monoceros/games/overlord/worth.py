"""What bots think of each card: its worth in Might (section 21.1), and how early in a row it belongs. Once a table."""

from __future__ import annotations

from typing import Final

from monoceros.games.overlord import tables as t
from monoceros.games.overlord.tables import EMPTY, UNIT, Amount, Card, Step, Terms

CRITICAL: Final = 2.1  # in Might
GOLD: Final = 2.5  # before the last battle
CARD: Final = 1.7  # a drawn or returned card, likewise
CURSE: Final = 1.5
BURNING: Final = 3.0
ICON: Final = 0.45
MATCHES: Final = 2.2  # Units that a lasting aura helps


def appraise(terms: Terms) -> None:
    """Fills in what each card brings in Might over the game, and in the last battle alone, and where it belongs."""
    terms.worth = [worth_of(terms, card, 1.0) for card in terms.cards]
    terms.worth_at_last = [worth_of(terms, card, 0.0) for card in terms.cards]
    terms.worth_of_use = [block_worth(terms, card.phase, 1.0) if card.phase != EMPTY else 0.0 for card in terms.cards]
    terms.earliness = [earliness_of(terms, card) for card in terms.cards]


def worth_of(terms: Terms, card: Card, future: float) -> float:
    if card.kind == t.TERRITORY:
        value = 1.2 * card.column_bonus + 2.5 * card.always_aura + 0.8 * bin(card.types).count("1")
        value += 1.5 * future if card.gold_option != EMPTY else 0.0
        return value + (block_worth(terms, card.phase, future) * future if card.phase != EMPTY else 0.0)
    value = float(card.power)
    if card.kind == UNIT:
        value += 1.0 + ICON * bin(card.types).count("1") * 2
    return value + (block_worth(terms, card.block, future) if card.block != EMPTY else 0.0)


def block_worth(terms: Terms, block: int, future: float) -> float:
    total = 0.0
    for step in terms.blocks[block]:
        total += step_worth(terms, step, future)
    return total


def step_worth(terms: Terms, step: Step, future: float) -> float:
    op, n = step.op, float(step.n)
    if op in (t.MIGHT, t.POWER):
        return guess(step.amount)
    if op == t.IF:
        then = block_worth(terms, step.then, future) if step.then != EMPTY else 0.0
        return 0.5 * then
    if op == t.NEXT:
        return guess(step.amount) * (0.75 if step.filter & t.UNIT_BIT else 0.4)
    if op == t.AURA_MINE:
        return guess(step.amount) * MATCHES * (1.0 if step.filter & t.UNIT_BIT else 0.4)
    if op == t.AURA_THEIRS:
        return -guess(step.amount) * (1.8 if step.second == t.REST else 0.7)
    if op in FUTURE_STEPS:
        return FUTURE_STEPS[op] * n * future
    return PLAIN_STEPS.get(op, 0.0) * max(1.0, n)


FUTURE_STEPS: Final = {
    t.GOLD: GOLD,
    t.DRAW: CARD,
    t.RECOVER: CARD,
    t.CURSE_ME: -CURSE,
    t.CURSE_ONE: CURSE,
    t.CURSE_ALL: 1.6 * CURSE,
    t.DESTROY_DISCARD: 0.6,
    t.DESTROY_HAND: 0.8,
    t.GAIN: GOLD,
    t.SIFT: 0.4,
    t.PICK: CARD,
}
PLAIN_STEPS: Final = {
    t.STEAL: 1.4,
    t.DOUBLE: 5.5,
    t.GUARD: 0.7,
    t.ICON: 0.8,
    t.CRITICAL: CRITICAL,
    t.BURN: BURNING,
    t.COPY: 3.5,
    t.REORDER: 0.5,
    t.SWAP: 0.4,
}
GUESSES: Final = {
    t.GOLD_USED: 1.2,
    t.COLUMN: 3.0,
    t.UNBURNED: 3.0,
    t.TYPES_SEEN: 5.0,
    t.RENOWN_GAP: 0.8,
    t.LAST_POWER: 2.5,
    t.ICONS: 1.5,
    t.UNITS: 0.8,
    t.ENEMY_UNITS: 1.0,
}


def guess(amount: Amount) -> float:
    """What an amount will be, on average."""
    total = 0.0
    for term in amount.terms:
        if term.part is not None:
            total += guess(term.part)
        else:
            total += term.number * (GUESSES.get(term.counter, 1.0) if term.counter != t.CONSTANT else 1.0)
    return min(total, float(amount.most))


def earliness_of(terms: Terms, card: Card) -> float:
    """Auras before what they help, then Gold, then what helps the next card, then Units by strength."""
    ops = [step.op for step in terms.blocks[card.block]] if card.block != EMPTY else []
    if t.AURA_MINE in ops:
        return card.power / 20
    if t.GOLD in ops or t.CRITICAL in ops or t.AURA_THEIRS in ops or t.ICON in ops:
        return 1.0
    if t.NEXT in ops or t.DOUBLE in ops:
        return 2.0
    return 3.0 + card.power / 20
