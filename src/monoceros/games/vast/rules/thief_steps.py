"""VF-50.1, VF-51.4: the Thief moves, climbs, and stashes what he brings to the Entrance."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_thief as f
from monoceros.games.vast.effects import win
from monoceros.games.vast.effects_thief import gain_boon, sneak_to, spend_cubes, stash_gem, stash_treasure
from monoceros.games.vast.facts import impassable, passable
from monoceros.games.vast.facts_ghoul import ghoul_defense
from monoceros.games.vast.facts_knight import has_rocks, wall_between
from monoceros.games.vast.facts_terrain import can_open
from monoceros.games.vast.facts_thief import (
    burden,
    climb_price,
    free_upgrades,
    is_alive,
    may_escape_as_thief,
    stealth,
    steps_left,
    thief_movement,
)
from monoceros.games.vast.picks_thief import BOON, BOON_NUMBER, CLIMB_TO, JUMP_TO, SNEAK
from monoceros.games.vast.rules import flame_wall, placing, thief_actions
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    EMPTY,
    ENTRANCE,
    FLAME_WALL,
    GHOUL_PIECE,
    PIT,
    PITS,
    RIVER,
    STEP,
    TERRAIN_FIRST,
    TERRAIN_OF,
    THIEF,
    THIEF_PIECE,
    TREASURES,
    WAYS,
)
from monoceros.games.vast.tables_dragon import CARRIED, KINDS

# -- where he can go ---


def step_options(s: State) -> list[Pick]:
    """VF-50.1, VF-65.6, VF-65.13, VF-65.14 With the current of the River it costs nothing."""
    here, left = s.stands[THIEF_PIECE], steps_left(s)
    options: list[Pick] = []
    for way in range(WAYS):
        tile = s.near[WAYS * here + way]
        if tile == EMPTY:
            if left > 0 and can_open(s, here, way):
                options.append(SNEAK[way])
        elif may_enter(s, tile) and passable(s, here, way):
            if left > 0 or drifts(s, here, tile):
                options.append(SNEAK[way])
        elif left > 0 and can_climb(s, here, way):
            options.append(CLIMB_TO[way])
    if left > 0 and is_pit(here):
        for pit in range(PITS):
            tile = TERRAIN_FIRST[PIT] + pit
            if tile != here and s.at[tile] != EMPTY and may_enter(s, tile):
                options.append(JUMP_TO[pit])
    return options


def may_enter(s: State, tile: int) -> bool:
    """VF-52.1, VF-57.2d, VF-65.8, VF-65.13 Walls apart."""
    if impassable(tile) or (is_pit(tile) and thief_movement(s) < f.PIT_MOVEMENT):
        return False
    return s.stands[GHOUL_PIECE] != tile or stealth(s) > ghoul_defense(s)


def is_pit(tile: int) -> bool:
    return PIT <= TERRAIN_OF[tile] < RIVER


def drifts(s: State, here: int, tile: int) -> bool:
    """VF-65.14"""
    return TERRAIN_OF[here] == RIVER and TERRAIN_OF[tile] == RIVER and tile > here and not s.thief.looked


def can_climb(s: State, here: int, way: int) -> bool:
    """T17 Through a wall, or across an outer space of the Canyon onto what lies behind it."""
    tile = s.near[WAYS * here + way]
    if impassable(tile):
        beyond = s.near[WAYS * tile + way]
        if beyond == EMPTY or not passable(s, here, way) or not passable(s, tile, way) or not may_enter(s, beyond):
            return False
        return steps_left(s) > 1 and s.thief.cubes >= climb_price(s, True)
    if not wall_between(s, here, way) or has_rocks(s, here, way):
        return False
    return may_enter(s, tile) and s.thief.cubes >= climb_price(s, False)


# -- moving ---


@rule
async def sneak(s: State, seat: int, way: int) -> None:
    """VF-50.1, VF-65.6"""
    here = s.stands[THIEF_PIECE]
    tile = s.near[WAYS * here + way]
    if tile == EMPTY:
        tile = await placing.lay_dark(s, s.at[here] + STEP[way])
    if drifts(s, here, tile):
        s.thief.steps -= 1
    await enter(s, seat, tile)


@rule
async def climb(s: State, seat: int, way: int) -> None:
    """T17 The movement is paid as well."""
    tile = s.near[WAYS * s.stands[THIEF_PIECE] + way]
    canyon = impassable(tile)
    spend_cubes(s, climb_price(s, canyon))
    if canyon:
        s.thief.steps += 1
        tile = s.near[WAYS * tile + way]
    await enter(s, seat, tile)


@rule
async def enter(s: State, seat: int, tile: int) -> None:
    sneak_to(s, tile)
    await arrive(s, seat, tile)


@rule
async def arrive(s: State, seat: int, tile: int) -> None:
    """VF-51.4, VF-51.9 He has entered a space by himself; a Flame Wall comes before stashing."""
    if s.tokens[tile] & FLAME_WALL:
        await flame_wall.burn(s, THIEF_PIECE)
    if tile == ENTRANCE and is_alive(s):
        await stash(s, seat)
        if may_escape_as_thief(s):
            win(s, 1 << s.terms.seat_of[THIEF])


# -- stashing (VF-51.4 to VF-51.6) ---


@rule
async def stash(s: State, seat: int) -> None:
    """Everything he carries, a token at a time; each brings an upgrade, but for the first ones at high difficulty."""
    owner = s.terms.seat_of[THIEF]
    while burden(s):
        if s.thief.carried:
            stash_treasure(s)
        else:
            await stash_a_gem(s, owner)
        if owner != EMPTY and s.thief.stashed > s.terms.thief.bare and free_upgrades(s):
            name: str = await choose(owner, "boon", boons(s))
            gain_boon(s, BOON_NUMBER[name])


@rule
async def stash_a_gem(s: State, seat: int) -> None:
    """VF-51.4, VF-50.7 For its Treasure token, if the supply has none, he takes one from the map."""
    if not s.supply[TREASURES]:
        await thief_actions.take_from_map(s, seat)
        if s.thief.carried:
            s.thief.carried -= 1
            s.supply[TREASURES] += 1
    stash_gem(s, first_gem(s))


def first_gem(s: State) -> int:
    return next(gem for gem in range(KINDS) if s.dragon.gem_at[gem] == CARRIED)


def boons(s: State) -> list[Pick]:
    return [BOON[upgrade] for upgrade in free_upgrades(s)]
