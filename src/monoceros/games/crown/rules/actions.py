"""Section 15: playing an Action card, the answer of opponents, and what each card does."""

from __future__ import annotations

from monoceros.engine.core import Pick, ask, choose
from monoceros.engine.lowering import rule
from monoceros.games.crown import tables as t
from monoceros.games.crown.cards import (
    countermand,
    draw_action,
    lay_open_card_away,
    leave_in_front,
    play_action,
)
from monoceros.games.crown.effects import gain, sell_food
from monoceros.games.crown.facts import castle_count, opponents
from monoceros.games.crown.picks import ACTION, ACTION_NUMBER, BLACK, BLACK_NUMBER, NONE, PASS
from monoceros.games.crown.pieces import drive_dragon_back
from monoceros.games.crown.rules.black import rob
from monoceros.games.crown.rules.board_cards import (
    blow_horn,
    build_cheaply,
    build_for_nothing,
    forced_march,
    hidden_passage,
    move_crown,
    recall,
    sap,
    shift_rock,
)
from monoceros.games.crown.rules.playable import is_playable
from monoceros.games.crown.rules.troop_cards import conscript, desert, drill_cards, hire_captain, spy
from monoceros.games.crown.state import State
from monoceros.games.crown.tables import GOLD_CAP

STAYING = (t.SUPPLY, t.BANNER, t.SHIELD)


@rule
async def play_action_card(s: State, seat: int) -> None:
    """CD-15.1, CD-15.3 One card at most."""
    pick: str = await choose(seat, "play", playable(s, seat))
    if pick == NONE:
        return
    card = ACTION_NUMBER[pick]
    play_action(s, seat, card)
    stopped: bool = await is_countermanded(s, seat)
    if stopped:
        return
    if s.terms.action_word[card] in STAYING:
        leave_in_front(s, seat)
        return
    await carry_out(s, seat, s.terms.action_word[card], s.terms.action_number[card])
    lay_open_card_away(s)


def playable(s: State, seat: int) -> list[Pick]:
    """CD-15.2 Cards that can do something, each design once; or none."""
    options: list[Pick] = [ACTION[card] for card in sorted(set(s.hands[seat])) if is_playable(s, seat, card)]
    options.append(NONE)
    return options


# -- CD-15.10: answers ---


@rule
async def is_countermanded(s: State, seat: int) -> bool:
    """CD-15.10, DP22 Every opponent with a Black card is asked, whatever it is, so that asking tells nothing."""
    for other in tuple(opponents(s, seat)):
        if s.blacks[other]:
            pick: str = await ask(other, "answer", answers(s, other))
            if pick != PASS:
                countermand(s, other, BLACK_NUMBER[pick])
                return True
    return False


def answers(s: State, seat: int) -> list[Pick]:
    options: list[Pick] = []
    for card in sorted(set(s.blacks[seat])):
        if s.terms.black_word[card] == t.COUNTERMAND:
            options.append(BLACK[card])
    options.append(PASS)
    return options


# -- 20.7: effects ---


@rule
async def carry_out(s: State, seat: int, word: int, number: int) -> None:
    """What the card's word does, with its number. What moves figures: board_cards.py; military cards: troop_cards.py"""
    if word == t.GOLD:
        gain(s, seat, number, 0, "gold")
    elif word == t.FOOD:
        gain(s, seat, 0, number, "food")
    elif word == t.GRANT:
        gain(s, seat, number + castle_count(s, seat), 0, "grant")
    elif word == t.CARAVAN:
        await caravan(s, seat, number)
    elif word == t.TAKE_GOLD:
        await rob(s, seat, number, 0)
    elif word == t.TAKE_FOOD:
        await rob(s, seat, 0, number)
    elif word == t.SCHOLAR:
        for _ in range(number):
            draw_action(s, seat, "scholar")
    elif word == t.LULLABY:
        drive_dragon_back(s, "lullaby")
    elif word in (t.CONSCRIPT, t.CAPTAIN, t.DESERTERS, t.DRILL, t.SPY):
        await move_troops(s, seat, word)
    else:
        await move_figures(s, seat, word, number)


@rule
async def move_troops(s: State, seat: int, word: int) -> None:
    """Cards that are about military cards and generals."""
    if word == t.CONSCRIPT:
        await conscript(s, seat)
    elif word == t.CAPTAIN:
        await hire_captain(s, seat)
    elif word == t.DESERTERS:
        await desert(s, seat)
    elif word == t.DRILL:
        await drill_cards(s, seat)
    else:
        await spy(s, seat)


@rule
async def move_figures(s: State, seat: int, word: int, number: int) -> None:
    """Cards that are about the board."""
    if word == t.RECALL:
        await recall(s, seat)
    elif word == t.MARCH:
        await forced_march(s, seat, number)
    elif word == t.PASSAGE:
        await hidden_passage(s, seat)
    elif word == t.SHIFT_ROCK:
        await shift_rock(s, seat)
    elif word == t.MASONS:
        await build_for_nothing(s, seat)
    elif word == t.ARCHITECT:
        await build_cheaply(s, seat, number)
    elif word == t.SAPPERS:
        await sap(s, seat)
    elif word == t.HORN:
        await blow_horn(s, seat, number)
    else:
        await move_crown(s, seat)


@rule
async def caravan(s: State, seat: int, most: int) -> None:
    """AC04, CD-20.2 One for one, within the cap."""
    number: int = await choose(seat, "caravan", loads(s, seat, most))
    sell_food(s, seat, number, number)


def loads(s: State, seat: int, most: int) -> list[Pick]:
    return list(range(1, min(most, s.food[seat], GOLD_CAP - s.gold[seat]) + 1))
