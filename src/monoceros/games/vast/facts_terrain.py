"""Section 65: where Terrain can be placed, and what it does to a step."""

from __future__ import annotations

from typing import Final

from monoceros.games.vast.facts import FAR, impassable, space_distance, tile_at, tiles_left
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    BRIDGE,
    CANYON,
    DIAGONAL,
    EMPTY,
    FIRST_TERRAIN,
    PIT,
    PITS,
    RIVER,
    STEP,
    TERRAIN_EAST,
    TERRAIN_FIRST,
    TERRAIN_NORTH,
    TERRAIN_OF,
    TERRAIN_TURNS,
    TERRAINS,
    TILES,
    WAYS,
)

LONGEST: Final = 3  # from the first space of a Terrain to its last
LAYS: Final = 16  # ways to lay a Terrain on a space: 4 * the part that lies there + the rotation


def can_open(s: State, tile: int, way: int) -> bool:
    """VF-65.6 Could a piece leave Terrain here, if the open space got a Dark tile?"""
    if tile < FIRST_TERRAIN or impassable(tile) or s.near[WAYS * tile + way] != EMPTY:
        return False
    return not s.collapsing and tiles_left(s) > 0


def with_current(tile: int, other: int) -> bool:
    """VF-65.14 Is a step from one tile to the next one with the current of the River?"""
    return TERRAIN_OF[tile] == RIVER and TERRAIN_OF[other] == RIVER and other > tile


def is_pit(tile: int) -> bool:
    return PIT <= TERRAIN_OF[tile] < RIVER


# -- room for Terrain (VF-65.4) ---


def placeable(s: State, near: int) -> list[int]:
    """The Terrain tiles that are not on the map and find room; `near` is the space of the piece."""
    beside, banned = cave_edges(s), banned_spaces(s)
    found: list[int] = []
    for terrain in range(TERRAINS):
        if s.at[TERRAIN_FIRST[terrain]] == EMPTY and finds_room(s, terrain, near, beside, banned):
            found.append(terrain)
    return found


def finds_room(s: State, terrain: int, near: int, beside: dict[int, int], banned: set[int]) -> bool:
    """The first Pit stands for all three, and comes when none of them is on the map."""
    if PIT <= terrain < PIT + PITS:
        if terrain != PIT or [pit for pit in range(PIT, PIT + PITS) if s.at[TERRAIN_FIRST[pit]] != EMPTY]:
            return False
        return pits_fit(near, [space for space in beside if space not in banned])
    for foot in beside:
        if lays_on(s, terrain, foot, beside, banned):
            return True
    return False


def closest_lays(s: State, terrain: int, near: int) -> list[int]:
    """The lays of a Terrain that come closest to a space: LAYS * edge + 4 * part + rotation.

    The edge names the first open space beside a Cave tile that the Terrain would cover.
    """
    beside, banned = cave_edges(s), banned_spaces(s)
    least = FAR
    found: list[int] = []
    for foot in beside:
        if space_distance(near, foot) > least + LONGEST:
            continue  # no part of it could come as close
        for lay in lays_on(s, terrain, foot, beside, banned):
            far = min([space_distance(near, space) for space in spaces_of(terrain, foot, lay)])
            if far < least:
                least, found = far, []
            if far == least:
                found.append(LAYS * beside[foot] + lay)
    return sorted(found)


def lays_on(s: State, terrain: int, foot: int, beside: dict[int, int], banned: set[int]) -> list[int]:
    """How a Terrain can lie so that this is its first space beside a Cave tile."""
    found: list[int] = []
    if foot in banned:
        return found
    edge = beside[foot]
    for part in range(TERRAIN_FIRST[terrain + 1] - TERRAIN_FIRST[terrain]):
        for rotation in range(TERRAIN_TURNS[terrain]):
            lay = 4 * part + rotation
            steps = FOOTPRINTS[LAYS * terrain + lay]
            holds = terrain != CANYON or bridge_holds(s, foot + steps[1], rotation)
            if holds and is_room(foot, steps, edge, beside, banned):
                found.append(lay)
    return found


def is_room(foot: int, steps: list[int], edge: int, beside: dict[int, int], banned: set[int]) -> bool:
    """Are these spaces free, and is none of them beside an earlier edge?"""
    for step in steps:
        space = foot + step
        if space in banned or beside.get(space, edge) < edge:
            return False
    return True


def bridge_holds(s: State, bridge: int, rotation: int) -> bool:
    """VF-65.9 One end of the bridge touches a Cave tile."""
    across = STEP[(rotation + 1) % WAYS]
    ends = tile_at(s, bridge + across), tile_at(s, bridge - across)
    return EMPTY < ends[0] < FIRST_TERRAIN or EMPTY < ends[1] < FIRST_TERRAIN


def spaces_of(terrain: int, foot: int, lay: int) -> list[int]:
    """The spaces of a Terrain's squares in order, if its part lies on a space in a rotation."""
    return [foot + step for step in FOOTPRINTS[LAYS * terrain + lay]]


def footprint(terrain: int, part: int, rotation: int) -> list[int]:
    """From the space of a part to the spaces of all squares, in a rotation."""
    north, east = STEP[rotation], STEP[(rotation + 1) % WAYS]
    squares = range(TERRAIN_FIRST[terrain], TERRAIN_FIRST[terrain + 1])
    steps = [TERRAIN_EAST[square] * east + TERRAIN_NORTH[square] * north for square in squares]
    return [step - steps[part] for step in steps] if part < len(steps) else []


FOOTPRINTS: Final[list[list[int]]] = [
    footprint(terrain, lay // 4, lay % 4) for terrain in range(TERRAINS) for lay in range(LAYS)
]


def cave_edges(s: State) -> dict[int, int]:
    """Every open space beside a Cave tile, with 4 * tile + way of the first such tile."""
    found: dict[int, int] = {}
    for tile in range(FIRST_TERRAIN):
        if s.at[tile] != EMPTY:
            for way in range(WAYS):
                if s.near[WAYS * tile + way] == EMPTY:
                    found.setdefault(s.at[tile] + STEP[way], WAYS * tile + way)
    return found


def banned_spaces(s: State) -> set[int]:
    """Spaces with a tile, and those that touch Terrain, even at a corner."""
    banned = set(s.at)
    for square in range(FIRST_TERRAIN, TILES):
        if s.at[square] != EMPTY:
            banned |= around(s.at[square])
    return banned


def around(space: int) -> set[int]:
    """The spaces that share an edge or a corner with one (VF-1.2)."""
    return {space + by for by in STEP} | {space + by for by in DIAGONAL}


# -- Pits (VF-65.13) ---


def pits_fit(near: int, room: list[int]) -> bool:
    """Do all three find room, however the first ones are placed?"""
    firsts = next_pits(near, room, ())
    for first in firsts:
        seconds = next_pits(near, room, (first,))
        if not seconds:
            return False
        for second in seconds:
            if not next_pits(near, room, (first, second)):
                return False
    return bool(firsts)


def pit_spaces(s: State, near: int, pits: tuple[int, ...]) -> list[int]:
    """Where the next Pit goes."""
    banned = banned_spaces(s)
    return next_pits(near, [space for space in cave_edges(s) if space not in banned], pits)


def next_pits(near: int, room: list[int], pits: tuple[int, ...]) -> list[int]:
    """The first as close as possible to the piece, the others as far as possible from the ones before."""
    best = EMPTY
    found: list[int] = []
    for space in room:
        merit = FAR - space_distance(space, near)
        for pit in pits:
            merit = min(merit, EMPTY if touches(space, pit) else space_distance(space, pit))
        if merit > best:
            best, found = merit, []
        if merit == best != EMPTY:
            found.append(space)
    return found


def touches(space: int, other: int) -> bool:
    """Is it the same space, or does it share an edge or a corner?"""
    by = space - other
    return by == 0 or by in STEP or by in DIAGONAL


def bridge_ends(s: State) -> list[int]:
    """The edges across the bridge that face an open space."""
    along = 1 if s.near[WAYS * BRIDGE] in (BRIDGE - 1, BRIDGE + 1) else 0
    return [WAYS * BRIDGE + way for way in (along, along + 2) if s.near[WAYS * BRIDGE + way] == EMPTY]
