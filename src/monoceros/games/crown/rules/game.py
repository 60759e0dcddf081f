"""Sections 1 and 4: setting up, and round after round until somebody has won."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.crown.cards import choose_general, draw_black, draw_general
from monoceros.games.crown.effects import end_at_limit, give_first_gold, lay_out, set_active, take_hero
from monoceros.games.crown.facts import empty_land, free_generals, turn_order
from monoceros.games.crown.picks import BRANCH, GENERAL_NUMBER, HERO, HERO_NUMBER, SPACE_NUMBER
from monoceros.games.crown.pieces import put_general, put_piece
from monoceros.games.crown.rules.turn import take_turn
from monoceros.games.crown.state import State
from monoceros.games.crown.tables import BRANCH_NAMES, EMPTY, GENERAL, HOLDERS


@rule
async def play(s: State) -> None:
    """CD-1.4 The game ends in the middle of a turn. CD-1.11 Or after the last round, if there is a limit."""
    await set_up(s)
    while not is_out_of_rounds(s):
        for number in range(s.seats):
            await take_turn(s, (s.first + number) % s.seats)
    end_at_limit(s)


def is_out_of_rounds(s: State) -> bool:
    return 0 < s.terms.turn_limit <= s.round


@rule
async def set_up(s: State) -> None:
    """CD-4.3 to CD-4.8 Heroes first, then figures, then a Black card and gold for everybody, all in turn order."""
    lay_out(s, s.chance.pick(s.seats) if s.terms.first == EMPTY else s.terms.first)
    for seat in tuple(turn_order(s, s.first)):
        set_active(s, seat)
        hero: str = await choose(seat, "hero", free_heroes(s))
        take_hero(s, seat, HERO_NUMBER[hero])
    for seat in tuple(turn_order(s, s.first)):
        set_active(s, seat)
        await set_up_figures(s, seat)
    for seat in turn_order(s, s.first):
        draw_black(s, seat, "setup")
        give_first_gold(s, seat)


def free_heroes(s: State) -> list[Pick]:
    """CD-4.5"""
    return [HERO[hero] for hero in range(len(HERO)) if hero not in s.hero]


@rule
async def set_up_figures(s: State, seat: int) -> None:
    """CD-4.6, CD-4.7 The hero, and a general that is chosen; or, as an option, drawn blind from a branch."""
    hero_space: str = await choose(seat, "place_hero", empty_land(s, seat))
    put_piece(s, seat * HOLDERS, SPACE_NUMBER[hero_space], "setup")
    if s.terms.blind_general:
        branch: str = await choose(seat, "branch", BRANCH)
        draw_general(s, seat, BRANCH_NAMES.index(branch), "setup")
    else:
        general: str = await choose(seat, "first_general", free_generals(s))
        choose_general(s, seat, GENERAL_NUMBER[general])
    space: str = await choose(seat, "place_general", empty_land(s, seat))
    put_general(s, seat * HOLDERS + GENERAL, SPACE_NUMBER[space], "setup")
