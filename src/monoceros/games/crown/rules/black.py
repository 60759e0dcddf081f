"""Section 16: Black cards of the start and the roll window. Those of battles: windows.py; the answer: actions.py."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.crown import tables as t
from monoceros.games.crown.cards import play_black
from monoceros.games.crown.effects import gain_points, set_die, take_from, turn_dragon
from monoceros.games.crown.facts import castle_count, generals_of, opponents
from monoceros.games.crown.geometry import DIRECTION_NAMES, WALL_SLOTS
from monoceros.games.crown.picks import BLACK, BLACK_NUMBER, DIRECTION, FACE, PASS, SPACE, SPACE_NUMBER, STOP
from monoceros.games.crown.pieces import lose_general, lose_wall
from monoceros.games.crown.state import State
from monoceros.games.crown.tables import EMPTY, ROCK, WALL

# -- after Income ---


@rule
async def start_window(s: State, seat: int) -> None:
    """CD-16.4"""
    while True:
        pick: str = await choose(seat, "start_window", window_cards(s, seat, t.START_WINDOW))
        if pick == PASS:
            return
        card = BLACK_NUMBER[pick]
        play_black(s, seat, card)
        word, number = s.terms.black_word[card], s.terms.black_number[card]
        if word == t.ASSASSIN:
            await assassinate(s, seat, number)
        elif word == t.ARSON:
            await set_fire(s, seat, number)
        elif word == t.BRIBE:
            await rob(s, seat, number, 0)
        else:
            gain_points(s, seat, number, "heirloom")


def window_cards(s: State, seat: int, window: int) -> list[Pick]:
    """The Black cards that can be played in a window, or pass."""
    options: list[Pick] = []
    for card in sorted(set(s.blacks[seat])):
        if s.terms.black_window[card] == window and can_play_black(s, seat, card):
            options.append(BLACK[card])
    options.append(PASS)
    return options


def can_play_black(s: State, seat: int, card: int) -> bool:
    """Can a card of the start or roll window do something?"""
    word = s.terms.black_word[card]
    if word == t.ASSASSIN:
        return bool(victims(s, seat, s.terms.black_number[card]))
    if word == t.ARSON:
        return bool(walls_of_opponents(s, seat))
    if word == t.BRIBE:
        return bool(rich(s, seat, gold=True))
    if word == t.HEIRLOOM:
        return castle_count(s, seat) >= t.HEIRLOOM_CASTLES
    if word == t.WHISPER:  # CD-20.14
        return s.die_black < ROCK and s.dragon_at != EMPTY
    return True


@rule
async def assassinate(s: State, seat: int, most: int) -> None:
    """BK05, CD-20.19 A general, never a hero. No VP."""
    space: str = await choose(seat, "assassinate", victims(s, seat, most))
    lose_general(s, s.board[SPACE_NUMBER[space]], "assassin")


def victims(s: State, seat: int, most: int) -> list[Pick]:
    return [
        SPACE[s.where[holder]]
        for other in opponents(s, seat)
        for holder in generals_of(s, other)
        if len(s.cards[holder]) <= most
    ]


@rule
async def set_fire(s: State, seat: int, most: int) -> None:
    """BK06 Walls of one opponent; the first is a must."""
    first: str = await choose(seat, "arson", walls_of_opponents(s, seat))
    owner = s.board[SPACE_NUMBER[first]] - WALL
    lose_wall(s, SPACE_NUMBER[first], "arson")
    for _ in range(1, most):
        pick: str = await choose(seat, "arson", [*walls_of(s, owner), STOP])
        if pick == STOP:
            return
        lose_wall(s, SPACE_NUMBER[pick], "arson")


def walls_of(s: State, owner: int) -> list[Pick]:
    if s.walls[owner] == 0:
        return []
    return [SPACE[space] for space in WALL_SLOTS[s.territory[owner]] if s.board[space] == WALL + owner]


def walls_of_opponents(s: State, seat: int) -> list[Pick]:
    found: list[Pick] = []
    for other in opponents(s, seat):
        found += walls_of(s, other)
    return found


@rule
async def rob(s: State, seat: int, gold: int, food: int) -> None:
    """BK09, AC05, AC06, CD-15.8 From one opponent who has any."""
    victim: int = await choose(seat, "rob", rich(s, seat, gold=gold > 0))
    take_from(s, seat, victim, gold, food)


def rich(s: State, seat: int, *, gold: bool) -> list[Pick]:
    """Opponents with gold, or with food."""
    purse = s.gold if gold else s.food
    return [other for other in opponents(s, seat) if purse[other]]


# -- after the Roll ---


@rule
async def roll_window(s: State, seat: int) -> None:
    """CD-16.5"""
    while True:
        pick: str = await choose(seat, "roll_window", window_cards(s, seat, t.ROLL_WINDOW))
        if pick == PASS:
            return
        card = BLACK_NUMBER[pick]
        play_black(s, seat, card)
        if s.terms.black_word[card] == t.LOADED_DIE:
            face: int = await choose(seat, "die", FACE)
            set_die(s, seat, face)
        else:
            way: str = await choose(seat, "turn_dragon", DIRECTION)
            turn_dragon(s, seat, DIRECTION_NAMES.index(way))
