"""Section 11: damage outside battles, death, and those who come in place of the dead."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.decks import turn_up_event
from monoceros.games.unicornus.effects import (
    die,
    gain_resources,
    gain_tokens,
    hurt,
    lose_tokens,
    place_knight,
    take_hero,
)
from monoceros.games.unicornus.facts import empty_spaces, is_empty, life_left, start_tokens
from monoceros.games.unicornus.geometry import NOBODY
from monoceros.games.unicornus.picks import KNIGHT, KNIGHT_NUMBER, NUMBER, SPACE, SPACE_NUMBER
from monoceros.games.unicornus.state import State, hand_order, map_of, seat_of
from monoceros.games.unicornus.tables import EMPTY

# -- damage ---


@rule
async def suffer(s: State, knight: int, number: int) -> None:
    """UK-0.17, UK-11.3 Unit damage outside battles: the owner splits it freely."""
    if s.place[knight] == EMPTY or number == 0:
        return
    s.wounded = (knight, number)
    tokens: int = await choose(seat_of(s, knight), "suffer", NUMBER[: min(s.tokens[knight], number) + 1])
    s.wounded = (EMPTY, 0)
    take_split(s, knight, tokens, number)


def take_split(s: State, knight: int, tokens: int, number: int) -> None:
    """So many points on tokens, the rest on the character. UK-9.20, UK-11.12 What is left when it dies is lost."""
    lose_tokens(s, knight, tokens)
    suffer_self(s, knight, number - tokens)


def suffer_self(s: State, knight: int, number: int) -> None:
    """UK-0.17 Character damage. UK-9.21, UK-11.1 At its life it dies."""
    hurt(s, knight, min(number, life_left(s, knight)))
    if life_left(s, knight) <= 0:
        die(s, knight)


# -- replacements ---


@rule
async def replacements(s: State) -> None:
    """UK-11.13 to UK-11.16, UK-15.7 In seat order from the starting player."""
    for hand in tuple(hand_order(s)):
        if s.hero_of[hand] == EMPTY and unused_heroes(s):
            await replace(s, hand)
    turn_up_event(s)


@rule
async def replace(s: State, hand: int) -> None:
    s.asked = hand
    name: str = await choose(hand % s.seats, "replacement", unused_heroes(s))
    hero = KNIGHT_NUMBER[name]
    take_hero(s, hand, hero)
    s.asked = hero
    space: str = await choose(hand % s.seats, "replacement_space", entrances(s))
    place_knight(s, hero, SPACE_NUMBER[space])
    equip(s, hero)


def unused_heroes(s: State) -> list[Pick]:
    """UK-11.14 Those that were never used in this game."""
    return [KNIGHT[hero] for hero in range(t.HEROES) if not s.played_out >> hero & 1]


def entrances(s: State) -> list[Pick]:
    """UK-11.13, UK-11.15 Free starting locations, or else free spaces of kingdom tiles, or else any."""
    m = map_of(s)
    starts = [SPACE[at] for at in sorted(m.starts) if at != NOBODY and is_empty(s, at)]
    if starts:
        return starts
    areas = [area for area in range(m.grid.slots) if m.tiles[area] >= t.FIRST_KINGDOM_TILE]
    free = [SPACE[at] for area in areas for at in empty_spaces(s, area)]
    return free if free else [SPACE[at] for at in range(m.grid.spaces) if is_empty(s, at)]


def equip(s: State, knight: int) -> None:
    """UK-3.3 Half of its command in tokens, and 10 resources."""
    gain_tokens(s, knight, start_tokens(s, knight))
    gain_resources(s, knight, t.START_RESOURCES)
