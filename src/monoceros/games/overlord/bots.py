"""What bots know of the game: what cards are worth, how a row will go, who is ahead, what a quick player does."""

from __future__ import annotations

import math
from typing import Final

from monoceros.engine.core import Ask, Pick
from monoceros.games.overlord import tables as t
from monoceros.games.overlord.facts import column_bonus, territory_aura, territory_icons
from monoceros.games.overlord.picks import DECLINE, END, KEEP, NONE, OPTION, REFRESH, TYPE
from monoceros.games.overlord.state import BATTLE, PLACING, State, columns_now, player_number
from monoceros.games.overlord.tables import COLUMNS, EMPTY, ROUNDS, SLOTS, UNIT, Amount, Card, Step, Terms

CRITICAL: Final = 2.1  # in Might
GOLD: Final = 2.5  # before the last battle
CARD: Final = 1.7  # a drawn or returned card, likewise
CURSE: Final = 1.5
BURNING: Final = 3.0
ICON: Final = 0.45
MATCHES: Final = 2.2  # Units that a lasting aura helps
SPREAD: Final = 7.0  # of Might in a round: a lead of so much wins about three times in four
RENOWN_SPREAD: Final = 1.1
TYPICAL_CARD: Final = 5.5  # Might of a card that nobody has seen


# -- what a card is worth, once for a table ---


def appraise(terms: Terms) -> None:
    """Fills in what each card brings in Might over the game, and in the last battle alone."""
    terms.worth = [worth_of(terms, card, 1.0) for card in terms.cards]
    terms.worth_at_last = [worth_of(terms, card, 0.0) for card in terms.cards]


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


# -- how a row will go ---


class Row:
    """A rehearsal of one player's columns: what the cards so far have set up for the next."""

    __slots__ = ("auras", "crits", "doubled", "gold", "icons", "left", "might", "waiting")

    def __init__(self, s: State, seat: int) -> None:
        self.icons: int = s.icons[seat] + territory_icons(s, seat)
        self.gold: int = s.gold_used[seat]
        self.crits: int = len(s.crits[seat])
        self.left: int = 0  # what filters find on the Unit to the left
        self.auras: list[tuple[int, int]] = [(a[2], a[3]) for a in s.auras if a[0] == seat and a[1] == 0]
        self.waiting: list[tuple[int, int]] = []
        self.doubled: bool = False
        self.might: float = 0.0


def rehearse(s: State, seat: int, row: list[int], first: int) -> float:
    """The Might that these cards will bring from column `first` on, as far as it can be foreseen."""
    r = Row(s, seat)
    future = 0.0 if s.round == ROUNDS else 1.0
    if first > 0 and row[first - 1] != EMPTY:
        before = s.terms.cards[row[first - 1]]
        r.left = before.match if before.kind == UNIT else 0
    for whose, where, filter, amount, _ in s.waiting:
        if whose == seat and where == first:
            r.waiting.append((filter, amount))
    r.doubled = bool(s.doubled[seat] >> first & 1)
    for column in range(first, columns_now(s)):
        card = row[column]
        waiting, doubled = r.waiting, r.doubled
        r.waiting, r.doubled = [], False
        if card == EMPTY:
            r.left = 0
            continue
        rehearse_card(s, seat, r, card, column, waiting, doubled, future)
    return r.might


def rehearse_card(
    s: State, seat: int, r: Row, number: int, column: int, waiting: list[tuple[int, int]], doubled: bool, future: float
) -> None:
    card = s.terms.cards[number]
    auras = r.auras[:]  # what this card adds does not help itself
    power = float(card.power)
    if card.block != EMPTY:
        for step in s.terms.blocks[card.block]:
            power += rehearse_step(s, seat, r, step, column, future)
    if card.kind != UNIT:
        r.left = 0
        return
    power += float(column_bonus(s, seat, column, card) + territory_aura(s, seat, card))
    for filter, amount in auras:
        if card.match & filter:
            power += amount
    for filter, amount in waiting:
        if card.match & filter:
            power += amount
    power = max(0.0, power)
    r.might += 2 * power if doubled else power
    icons, types = r.icons, card.types
    while types:
        if types & 1:
            r.might += icons & t.ICON_MASK
        icons >>= t.SHIFT
        types >>= 1
    r.icons += card.icons
    r.left = card.match


def rehearse_step(s: State, seat: int, r: Row, step: Step, column: int, future: float) -> float:
    """Carries a step out in the rehearsal; gives the Power it adds to its own Unit."""
    op = step.op
    if op == t.POWER:
        return foresee(s, seat, r, step.amount, column)
    if op == t.MIGHT:
        r.might += foresee(s, seat, r, step.amount, column)
    elif op == t.IF:
        return rehearse_branch(s, seat, r, step, column, future)
    elif op == t.NEXT:
        r.waiting.append((step.filter, step.amount.terms[0].number))
    elif op == t.DOUBLE:
        r.doubled = True
    elif op == t.AURA_MINE:
        r.auras.append((step.filter, step.amount.terms[0].number))
    elif op == t.CRITICAL:
        r.crits += step.n
        r.might += CRITICAL * step.n
    elif op == t.GOLD:
        r.gold += step.n
        r.might += GOLD * step.n * future
    elif op == t.ICON:
        r.icons += step.n << t.SHIFT * most_frequent(r.icons, step.second)
    else:
        r.might += step_worth(s.terms, step, future)
    return 0.0


def rehearse_branch(s: State, seat: int, r: Row, step: Step, column: int, future: float) -> float:
    test = step.test
    assert test is not None
    if test.counter == t.LEFT:
        share = 1.0 if r.left & test.filter else 0.0
    elif test.counter == t.FIRST:
        share = 1.0 if column == 0 else 0.0
    elif test.counter == t.CRITS:
        share = 1.0 if r.crits >= test.number else 0.0
    elif test.counter == t.ICONS:
        share = 1.0 if icons_of_filter(r.icons, test.filter) >= test.number else 0.0
    else:
        share = 0.5
    if share == 0.0 or step.then == EMPTY:
        return 0.0
    power = 0.0
    for inner in s.terms.blocks[step.then]:
        power += rehearse_step(s, seat, r, inner, column, future)
    return power * share


def foresee(s: State, seat: int, r: Row, amount: Amount, column: int) -> float:
    total = 0.0
    for term in amount.terms:
        if term.part is not None:
            total += foresee(s, seat, r, term.part, column)
        else:
            total += term.number * foresee_counter(s, seat, r, term.counter, term.filter, column)
    return min(total, float(amount.most))


def foresee_counter(s: State, seat: int, r: Row, counter: int, filter: int, column: int) -> float:
    if counter == t.CONSTANT:
        return 1.0
    if counter == t.GOLD_USED:
        return float(r.gold)
    if counter == t.COLUMN:
        return float(column) + 1.0
    if counter == t.TYPES_SEEN:
        return float(t.types_in(r.icons)) + 0.5
    if counter == t.ICONS:
        return float(icons_of_filter(r.icons, filter))
    if counter == t.UNITS:
        return min(float(icons_of_filter(r.icons, filter)), 3.0)
    if counter == t.RENOWN_GAP:
        return float(max(0, max(s.renown) - s.renown[seat]))
    return GUESSES.get(counter, 1.0)


def icons_of_filter(icons: int, filter: int) -> int:
    found = 0
    types = filter & (t.UNIT_BIT - 1)
    while types:
        if types & 1:
            found += icons & t.ICON_MASK
        icons >>= t.SHIFT
        types >>= 1
    return found


def most_frequent(icons: int, types: int) -> int:
    best = 0
    for type in range(types):
        if t.icons_of(icons, type) > t.icons_of(icons, best):
            best = type
    return best


# -- who is ahead ---


def value(s: State, seat: int) -> float:
    """How likely the seat is to win, 0 to 1: Renown won, and what the rounds to come will give."""
    if not s.stack:
        return float(s.ranking[0] == seat)
    hopes = [float(renown) for renown in s.renown]
    if s.round and len(s.won) < s.round:
        now = [round_prospect(s, player) for player in range(s.seats)]
        add_shares(hopes, now, s.terms.renown_of_round[s.round - 1] + (0.5 if s.round == ROUNDS else 0.0))
    later = ROUNDS - max(s.round, 1)
    if later > 0:
        strength = [deck_strength(s, player) for player in range(s.seats)]
        add_shares(hopes, strength, sum([float(worth) for worth in s.terms.renown_of_round[ROUNDS - later :]]))
    return share_of(hopes, seat, RENOWN_SPREAD)


def add_shares(hopes: list[float], strengths: list[float], worth: float) -> None:
    """Everybody gets of the Renown as much as their strength promises."""
    for player in range(len(hopes)):
        hopes[player] += worth * share_of(strengths, player, SPREAD)


def share_of(strengths: list[float], player: int, spread: float) -> float:
    total = 0.0
    for other in strengths:
        total += math.exp(max(-30.0, min(30.0, (other - strengths[player]) / spread)))
    return 1.0 / total


def round_prospect(s: State, seat: int) -> float:
    """The Might that the seat will have at the end of this round."""
    might = s.might[seat] + CRITICAL * len(s.crits[seat]) + 0.3 * float(player_number(s, seat))
    if s.phase < PLACING:
        return might + best_of_hand(s, seat)
    if s.phase == PLACING:
        return might + rehearse(s, seat, filled_row(s, seat, EMPTY), 0)
    if s.phase == BATTLE:
        first = columns_now(s)
        for column in range(columns_now(s) - 1, -1, -1):
            if not s.up[seat] >> column & 1:
                first = column
        return might + rehearse(s, seat, s.field[seat * COLUMNS : seat * COLUMNS + COLUMNS], first)
    return might


def best_of_hand(s: State, seat: int) -> float:
    """Before placing: the worth of the best cards, and of the Territories."""
    worth = s.terms.worth_at_last if s.round == ROUNDS else s.terms.worth
    best = sorted([worth[card] for card in s.hands[seat]], reverse=True)[: columns_now(s)]
    return sum(best) + province_worth(s, seat)


def province_worth(s: State, seat: int) -> float:
    total = 0.0
    for at in range(seat * COLUMNS, seat * COLUMNS + COLUMNS):
        if s.province[at] != EMPTY:
            total += s.terms.worth[s.province[at]] * (0.4 if s.burning[at] else 1.0)
    return total


def deck_strength(s: State, seat: int) -> float:
    """What the seat's cards will bring in a round to come."""
    worth = s.terms.worth
    deck = s.decks[seat]
    total, number = 0.0, 0
    for pile in (deck.bag, deck.top, s.hands[seat], s.discards[seat]):
        for card in pile:
            total += worth[card]
            number += 1
    for at in range(seat * COLUMNS, seat * COLUMNS + COLUMNS):
        if s.field[at] != EMPTY:
            total += worth[s.field[at]]
            number += 1
    kept = CARD * 0.5 * len(s.hands[seat]) if s.phase >= BATTLE else 0.0
    return 5.0 * total / max(1, number) + province_worth(s, seat) + kept


# -- a quick player ---


def instinct(s: State, ask: Ask) -> list[float]:
    """A weight for each option: what somebody who knows the game would do without thinking long."""
    if ask.name == "place":
        return weigh_places(s, ask)
    return [weigh(s, ask.seat, ask.name, pick) for pick in ask.options]


def weigh_places(s: State, ask: Ask) -> list[float]:
    """Each card in the next column, the rest laid as well as a glance allows: how the row would go."""
    scores = []
    for pick in ask.options:
        scores.append(rehearse(s, ask.seat, filled_row(s, ask.seat, s.terms.number_of[pick]), 0))
    best = max(scores)
    return [math.exp(max(-12.0, (score - best) / 1.5)) for score in scores]


def filled_row(s: State, seat: int, next_card: int) -> list[int]:
    """The row so far, a card in the next column, and the best of the hand after it, helpers first."""
    row = s.field[seat * COLUMNS : seat * COLUMNS + COLUMNS]
    hand = s.hands[seat][:]
    column = 0
    while column < columns_now(s) and row[column] != EMPTY:
        column += 1
    if next_card != EMPTY and column < columns_now(s):
        row[column] = next_card
        hand.remove(next_card)
        column += 1
    worth = s.terms.worth_at_last if s.round == ROUNDS else s.terms.worth
    hand.sort(key=lambda card: worth[card], reverse=True)
    chosen = hand[: columns_now(s) - column]
    chosen.sort(key=lambda card: s.terms.earliness[card])
    for card in chosen:
        row[column] = card
        column += 1
    return row


def find_earliness(terms: Terms) -> None:
    """Auras before what they help, then Gold, then Units by strength."""
    terms.earliness = []
    for card in terms.cards:
        ops = [step.op for step in terms.blocks[card.block]] if card.block != EMPTY else []
        rank = 3.0 + card.power / 20
        if t.AURA_MINE in ops:
            rank = 0.0 + card.power / 20
        elif t.GOLD in ops or t.CRITICAL in ops or t.AURA_THEIRS in ops or t.ICON in ops:
            rank = 1.0
        elif t.NEXT in ops or t.DOUBLE in ops:
            rank = 2.0
        terms.earliness.append(rank)


def weigh(s: State, seat: int, question: str, pick: Pick) -> float:
    if question == "gold":
        return weigh_gold(s, seat, pick)
    if question == "territory":
        return 0.1 if pick == END else 1.0 + weigh_use(s, seat, pick)
    if question in ("setup", "gain"):
        return 0.01 if pick == NONE else taste(s.terms.worth[market_card(s, pick)])
    if question == "discard":
        return taste(-s.terms.worth[s.terms.number_of[pick]])
    if question in ("recover", "pick", "copy"):
        return 0.01 if pick == NONE else taste(worth_now(s, s.terms.number_of[pick]))
    if question in ("destroy", "destroy_hand"):
        return 0.6 if pick == NONE else weigh_destruction(s, seat, s.terms.number_of[pick])
    if question == "sift":
        good = s.terms.worth[s.looked[s.look_at]] >= 4.0
        return 3.0 if (pick == KEEP) == good else 0.3
    if question in ("steal", "curse"):
        return 1.0 + s.renown[pick] + s.might[pick] / 10
    if question == "burn":
        return taste(s.terms.worth[s.province[pick[1] * COLUMNS + pick[2] - 1]] / 2 + s.renown[pick[1]])
    if question == "icon":
        return 0.3 + t.icons_of(s.icons[seat] + territory_icons(s, seat), TYPE.index(pick)) ** 2
    return 2.0 if pick in (KEEP, DECLINE) else 0.3


def taste(worth: float) -> float:
    """A card that is worth two more is taken about three times as often."""
    return math.exp(max(-12.0, min(12.0, worth / 1.8)))


def worth_now(s: State, card: int) -> float:
    return s.terms.worth_at_last[card] if s.round == ROUNDS else s.terms.worth[card]


def market_card(s: State, pick: Pick) -> int:
    slot: int = pick[2]
    return s.market[t.ROW_NAMES.index(pick[1]) * SLOTS + slot - 1]


def weigh_gold(s: State, seat: int, pick: Pick) -> float:
    if pick == DECLINE:
        return 0.05
    if s.round == ROUNDS and s.phase == BATTLE:
        return 1.0  # only the number of actions still counts
    if pick == REFRESH:
        return taste(2.0)
    if pick == OPTION:
        return taste(3.0)
    if pick[0] == "destroy":
        return weigh_destruction(s, seat, s.terms.number_of[pick[1]])
    card = market_card(s, pick)
    if s.terms.cards[card].kind == t.TERRITORY:
        return taste(s.terms.worth[card] + float(ROUNDS - s.round) + 1.0)
    return taste(worth_now(s, card))


def weigh_destruction(s: State, seat: int, card: int) -> float:
    """Curses and weak cards, and better early than late."""
    if s.terms.cards[card].kind == t.CURSE:
        return taste(4.0)
    return taste(3.6 - s.terms.worth[card] * 0.8 - 0.5 * float(s.round))


def weigh_use(s: State, seat: int, pick: Pick) -> float:
    """How gladly a Territory is used: what it gives for nothing first."""
    card = s.terms.cards[s.province[seat * COLUMNS + pick - 1]]
    if card.needs_hand:
        return 0.3
    return max(0.0, block_worth(s.terms, card.phase, 1.0))
