"""Sections 3, 10 and 19: Dark tiles are placed, to fill open edges, at the end of a turn, to join a far one."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast.effects import draw_tile
from monoceros.games.vast.facts import (
    distance_to_map,
    edges_to_fill,
    open_spaces,
    space_of,
    tile_edges_to_fill,
    tiles_left,
)
from monoceros.games.vast.facts_cave import cave_mind
from monoceros.games.vast.picks import EDGE, EDGE_NUMBER
from monoceros.games.vast.rules.cave_hand import lay_from_hand
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import CAVE, EMPTY, STEP, WAYS


@rule
async def lay_dark(s: State, space: int) -> int:
    """VF-3.9, VF-19.5 A Dark tile for a space: the Cave gives one from its hand; without a Cave it is the next one."""
    if s.terms.cave_seat == EMPTY and s.possessed != CAVE:
        return draw_tile(s, space)
    tile: int = await lay_from_hand(s, space)
    return tile


@rule
async def fill_tile(s: State, seat: int, tile: int) -> None:
    """VF-3.8 to VF-3.12 The open edges of a revealed tile, in the order that its revealer, or the Cave, chooses."""
    while may_fill(s) and tile_edges_to_fill(s, tile):
        s.focus = tile
        name: str = await choose(filler(s, seat), "fill", edge_picks(tile_edges_to_fill(s, tile)))
        await lay_dark(s, space_of(s, EDGE_NUMBER[name]))


@rule
async def fill_edges(s: State, seat: int) -> None:
    """VF-3.8, VF-9.5 All open edges of the map, after tiles were removed or walls fell."""
    while may_fill(s) and edges_to_fill(s):
        s.focus = EMPTY
        name: str = await choose(filler(s, seat), "fill", edge_picks(edges_to_fill(s)))
        await lay_dark(s, space_of(s, EDGE_NUMBER[name]))


def filler(s: State, seat: int) -> int:
    """VF-3.9, VF-3.10 Whoever gives the tiles: the Cave, or the player who caused the open edges."""
    return seat if s.terms.cave_seat == EMPTY else cave_mind(s)


def may_fill(s: State) -> bool:
    """VF-3.11, VF-3.12"""
    return not s.collapsing and tiles_left(s) > 0


def edge_picks(edges: list[int]) -> list[Pick]:
    return [EDGE[edge] for edge in edges]


@rule
async def place_tiles(s: State, seat: int, number: int) -> None:
    """VF-10.1, VF-10.11 Tiles from the stack, each beside any tile; as many as there are."""
    while number > 0 and tiles_left(s):
        s.left = number
        options = tuple(edge_picks(open_spaces(s)))
        name: str = await choose(seat, "place", options)
        await lay_dark(s, space_of(s, EDGE_NUMBER[name]))
        number -= 1


@rule
async def connect(s: State, seat: int, space: int) -> int:
    """VF-19.4, VF-19.7, VF-19.10 A Dark tile on an open space, and a shortest chain of others to the map."""
    first: int = await lay_dark(s, space)
    chain: tuple[int, ...] = (first,)
    while distance_to_map(s, s.at[chain[-1]], chain) > 1:
        s.focus = first
        name: str = await choose(seat, "connect", next_links(s, chain))
        tile: int = await lay_dark(s, space_of(s, EDGE_NUMBER[name]))
        chain = (*chain, tile)
    return first


def next_links(s: State, chain: tuple[int, ...]) -> list[Pick]:
    """The spaces beside the last tile of a chain that are nearer to the map."""
    last = chain[-1]
    left = distance_to_map(s, s.at[last], chain)
    found: list[Pick] = []
    for way in range(WAYS):
        if distance_to_map(s, s.at[last] + STEP[way], chain) < left:
            found.append(EDGE[WAYS * last + way])
    return found
