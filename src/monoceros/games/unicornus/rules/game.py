"""Sections 3, 15, 16 and 17: setting up, and the rounds until somebody has won or lost."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.decks import draw_support, shuffle_decks, turn_up_event
from monoceros.games.unicornus.effects import (
    build_map,
    choose_princess,
    hurt,
    name_starter,
    place_foe,
    place_knight,
    take_hero,
)
from monoceros.games.unicornus.facts import empty_spaces, is_empire_tile
from monoceros.games.unicornus.geometry import ANY_EMPIRE, ANY_KINGDOM, NOBODY, Layout, Map, is_joined, start_of
from monoceros.games.unicornus.picks import KNIGHT_NUMBER, SPACE, SPACE_NUMBER, VERSION, VERSION_NUMBER
from monoceros.games.unicornus.rules.deaths import equip, unused_heroes
from monoceros.games.unicornus.rules.round import play_round
from monoceros.games.unicornus.state import State, area_of, map_of
from monoceros.games.unicornus.tables import BLACK_KNIGHT, EMPTY, FIRST_FOE, FIRST_KINGDOM_TILE, LIONEL, PRINCESS

MOST_DRAWS: Final = 1000  # of tiles: what set-up has looked at is joined nearly always


@rule
async def play(s: State) -> None:
    """UK-4.1, UK-14.4 The game ends inside a round, by a win or a loss."""
    await set_up(s)
    while True:
        await play_round(s)


# -- 3 setup ---


@rule
async def set_up(s: State) -> None:
    """UK-3.1 to UK-3.15"""
    await choose_heroes(s)
    if s.terms.princess == EMPTY:
        version: str = await choose(0, "princess", versions())
        choose_princess(s, VERSION_NUMBER[version])
    else:
        choose_princess(s, s.terms.princess)
    build_map(s, draw_tiles(s))
    place_enemies(s)
    await place_kingdom(s)
    shuffle_decks(s)
    for hand in range(len(s.hero_of)):
        draw_support(s, hand)
    name_starter(s, s.chance.pick(s.seats) if s.terms.starter == EMPTY else s.terms.starter % s.seats)
    turn_up_event(s)


def versions() -> list[Pick]:
    """UK-3.2 The four princess cards."""
    return [VERSION[version] for version in range(len(t.PRINCESS_IDS))]


@rule
async def choose_heroes(s: State) -> None:
    """UK-3.1, UK-15.1 In seat order; with two players: 1, 2, 2, 1."""
    for hand in (0, 1, 3, 2) if s.seats == 2 else tuple(range(s.seats)):
        s.asked = hand
        name: str = await choose(hand % s.seats, "character", choosable(s))
        take_hero(s, hand, KNIGHT_NUMBER[name])


def choosable(s: State) -> list[Pick]:
    """UK-17.4 The heroes that nobody has taken and whose tile finds a place in the layout."""
    heroes = unused_heroes(s)
    holds = s.terms.layouts[s.terms.layout].holds
    room = 0
    for held in holds:
        if held == ANY_KINGDOM:
            room += 1
    taken = [hero for hero in s.hero_of if hero != EMPTY and FIRST_KINGDOM_TILE + hero not in holds]
    if s.terms.tutorial or room > len(taken):
        return heroes
    return [name for name in heroes if FIRST_KINGDOM_TILE + KNIGHT_NUMBER[name] in holds]


# -- the map ---


def draw_tiles(s: State) -> tuple[int, ...]:
    """UK-3.4 to UK-3.6, UK-16.2 Random tiles for the open slots; those of the heroes are among them."""
    layout = s.terms.layouts[s.terms.layout]
    tiles = lay_tiles(s, layout)
    draws = 1
    while layout.id == "custom" and draws < MOST_DRAWS and not is_joined(Map(layout.grid, s.terms.land, tiles)):
        tiles = lay_tiles(s, layout)  # UK-2.9: maps of other layouts are always joined
        draws += 1
    return tiles


def lay_tiles(s: State, layout: Layout) -> tuple[int, ...]:
    empire = [tile for tile in layout.spare if t.CAPITAL_TILE < tile < FIRST_KINGDOM_TILE]
    s.chance.shuffle(empire)
    kingdom = kingdom_tiles(s, layout)
    tiles: list[int] = []
    for held in layout.holds:
        if held == ANY_EMPIRE:
            tiles.append(empire.pop())
        elif held == ANY_KINGDOM:
            tiles.append(kingdom.pop())
        else:
            tiles.append(held)
    return tuple(tiles)


def kingdom_tiles(s: State, layout: Layout) -> list[int]:
    """UK-3.5, UK-16.2 The tiles of all heroes and random others, shuffled; in the tutorial any."""
    needed = layout.holds.count(ANY_KINGDOM)
    own: list[int] = []
    others: list[int] = []
    for tile in layout.spare:
        if FIRST_KINGDOM_TILE <= tile < FIRST_KINGDOM_TILE + t.HEROES:
            is_own = s.played_out >> tile - FIRST_KINGDOM_TILE & 1 and not s.terms.tutorial
            (own if is_own else others).append(tile)
    s.chance.shuffle(others)
    chosen = own + others[: needed - len(own)]
    s.chance.shuffle(chosen)
    return chosen


# -- who stands where ---


def place_enemies(s: State) -> None:
    """UK-3.7 to UK-3.9 Every enemy character whose tile is on the map, and the printed tokens."""
    m = map_of(s)
    s.army = m.tokens[:]
    for foe in range(t.FOES):
        start = start_of(m, FIRST_FOE + foe)
        if start != NOBODY:
            place_foe(s, foe, start)
    if s.terms.tutorial:
        place_tutorial_enemies(s)


def place_tutorial_enemies(s: State) -> None:
    """UK-16.4 to UK-16.6 The Capital is bare; Black Drake Mountain is as printed, the others have 6 tokens."""
    m = map_of(s)
    for space in range(m.grid.spaces):
        tile, foe = m.tiles[area_of(space)], s.foe_on[space]
        if not is_empire_tile(tile) or tile == t.DRAKE_TILE:
            continue
        if tile == t.CAPITAL_TILE and foe != EMPTY:
            s.foe_on[space] = s.foe_at[foe] = EMPTY
        s.army[space] = t.TUTORIAL_TOKENS if s.foe_on[space] != EMPTY else 0
    castle = start_of(m, PRINCESS)
    place_foe(s, BLACK_KNIGHT, castle)
    s.army[castle] = t.TUTORIAL_TOKENS


@rule
async def place_kingdom(s: State) -> None:
    """UK-3.3, UK-3.9, UK-6.3, UK-16.5, UK-16.7, UK-16.9"""
    castle, capital = start_of(map_of(s), PRINCESS), start_of(map_of(s), FIRST_FOE + LIONEL)
    s.goal = castle if s.terms.tutorial else capital
    place_knight(s, PRINCESS, capital if s.terms.tutorial else castle)
    equip(s, PRINCESS)
    if s.terms.tutorial:
        hurt(s, PRINCESS, t.TUTORIAL_DAMAGE)
    for hero in s.hero_of:
        if start_of(map_of(s), hero) != EMPTY:
            place_knight(s, hero, start_of(map_of(s), hero))
            equip(s, hero)
    for hand in range(len(s.hero_of)):
        if s.place[s.hero_of[hand]] == EMPTY:
            await place_guest(s, hand)


@rule
async def place_guest(s: State, hand: int) -> None:
    """UK-16.7 A hero whose own tile is not there; at most two on a tile."""
    hero = s.hero_of[hand]
    s.asked = hero
    name: str = await choose(hand % s.seats, "start_space", guest_spaces(s))
    place_knight(s, hero, SPACE_NUMBER[name])
    equip(s, hero)


def guest_spaces(s: State) -> list[Pick]:
    m = map_of(s)
    found: list[Pick] = []
    for area in range(m.grid.slots):
        if m.tiles[area] >= FIRST_KINGDOM_TILE and heroes_on(s, area) < t.MOST_ON_A_TILE:
            for space in empty_spaces(s, area):
                found.append(SPACE[space])
    return found


def heroes_on(s: State, area: int) -> int:
    found = 0
    for hero in range(t.HEROES):
        if s.place[hero] != EMPTY and area_of(s.place[hero]) == area:
            found += 1
    return found
