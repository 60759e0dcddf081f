"""Section 65: Terrain is placed, and pieces drift and leave it."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast.effects import lay_terrain, move_piece
from monoceros.games.vast.facts import piece_on, space_of, tiles_left
from monoceros.games.vast.facts_terrain import (
    LAYS,
    bridge_ends,
    cave_edges,
    closest_lays,
    pit_spaces,
    placeable,
    spaces_of,
)
from monoceros.games.vast.picks import (
    EDGE,
    EDGE_NUMBER,
    GO,
    LAY,
    LAY_NUMBER,
    NUMBER,
    STAY,
    TERRAIN,
    TERRAIN_NUMBER,
)
from monoceros.games.vast.rules.placing import lay_dark
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    CANYON,
    EMPTY,
    OGRE_TOKEN,
    PIT,
    PITS,
    RIVER_MOUTH,
    STEP,
    TERRAIN_FIRST,
    TROLL_TOKEN,
)

# -- placing (VF-65.2 to VF-65.4) ---


@rule
async def event_terrain(s: State, seat: int, piece: int) -> None:
    """VF-65.2, VF-65.3 With the first Event tile of a round, never during the Collapse."""
    if s.terrain_placed or s.collapsing:
        return
    s.terrain_placed = True
    if s.terms.cave_seat != EMPTY:
        seat = s.terms.cave_seat
    options = tuple(terrain_picks(s, piece))
    if options:
        name: str = await choose(seat, "terrain", options)
        await lay_down(s, seat, piece, TERRAIN_NUMBER[name])


def terrain_picks(s: State, piece: int) -> list[Pick]:
    return [TERRAIN[terrain] for terrain in placeable(s, s.at[s.stands[piece]])]


@rule
async def place_terrain(s: State, seat: int, piece: int, terrain: int) -> bool:
    """VF-65.4, VF-65.20 A certain Terrain; False if it is on the map already, or finds no room."""
    if terrain not in placeable(s, s.at[s.stands[piece]]):
        return False
    await lay_down(s, seat, piece, terrain)
    return True


@rule
async def lay_down(s: State, seat: int, piece: int, terrain: int) -> None:
    """VF-65.4, VF-65.9, VF-65.13 As close as possible to a piece."""
    near = s.at[s.stands[piece]]
    s.focus = TERRAIN_FIRST[terrain]
    if terrain == PIT:
        await place_pits(s, seat, near)
        return
    closest = tuple(closest_lays(s, terrain, near))
    name: str = await choose(seat, "terrain_space", feet(closest))
    edge = EDGE_NUMBER[name]
    how: str = await choose(seat, "terrain_lay", lays(closest, edge))
    lay_terrain(s, terrain, spaces_of(terrain, space_of(s, edge), LAY_NUMBER[how]))
    if terrain == CANYON and tiles_left(s):
        for end in tuple(bridge_ends(s)):
            await lay_dark(s, space_of(s, end))


def feet(closest: tuple[int, ...]) -> list[Pick]:
    """The first space beside a Cave tile that the Terrain would cover, each once."""
    found: list[Pick] = []
    for lay in closest:
        if EDGE[lay // LAYS] not in found:
            found.append(EDGE[lay // LAYS])
    return found


def lays(closest: tuple[int, ...], edge: int) -> list[Pick]:
    return [LAY[lay % LAYS] for lay in closest if lay // LAYS == edge]


@rule
async def place_pits(s: State, seat: int, near: int) -> None:
    """VF-65.13 All three, one after the other."""
    pits: tuple[int, ...] = ()
    for pit in range(PIT, PIT + PITS):
        s.focus = TERRAIN_FIRST[pit]
        name: str = await choose(seat, "terrain_space", pit_picks(s, near, pits))
        space = space_of(s, EDGE_NUMBER[name])
        lay_terrain(s, pit, [space])
        pits = (*pits, space)


def pit_picks(s: State, near: int, pits: tuple[int, ...]) -> list[Pick]:
    beside = cave_edges(s)
    return [EDGE[beside[space]] for space in pit_spaces(s, near, pits)]


# -- moving over Terrain ---


@rule
async def leave_terrain(s: State, seat: int, tile: int, way: int) -> bool:
    """VF-65.6 An open space beside Terrain gets a Dark tile, if the piece wants to go there."""
    s.focus = tile
    pick: str = await choose(seat, "leave_terrain", (GO, STAY))
    if pick == STAY:
        return False
    await lay_dark(s, s.at[tile] + STEP[way])
    return True


@rule
async def drift(s: State, seat: int, piece: int) -> None:
    """VF-65.14 A piece goes on for free with the current, up to where somebody is in its way."""
    number: int = await choose(seat, "drift", NUMBER[: free_water(s, piece) + 1])
    if number:
        move_piece(s, piece, s.stands[piece] + number)


def free_water(s: State, piece: int) -> int:
    tile = s.stands[piece]
    while tile < RIVER_MOUTH and piece_on(s, tile + 1) == EMPTY and not s.tokens[tile + 1] & (OGRE_TOKEN | TROLL_TOKEN):
        tile += 1
    return tile - s.stands[piece]
