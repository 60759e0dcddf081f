"""Section 10: tiles at the end of a turn, without a Cave or Cave Ghost; Past Plunder."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast.effects import draw_tile, put_treasure
from monoceros.games.vast.facts import is_dark, is_lit, is_unoccupied, open_spaces, space_of
from monoceros.games.vast.facts_dragon import dragon_spirit
from monoceros.games.vast.facts_ghost import possession_number
from monoceros.games.vast.facts_knight import hero_cubes
from monoceros.games.vast.facts_thief import thief_movement
from monoceros.games.vast.facts_unicorn import stat
from monoceros.games.vast.picks import EDGE, EDGE_NUMBER, TILE, TILE_NUMBER
from monoceros.games.vast.rules import flare
from monoceros.games.vast.rules.placing import place_tiles
from monoceros.games.vast.rules.removal import collapse_tiles
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    DRAGON,
    EMPTY,
    FIRST_TERRAIN,
    GHOST,
    GHOST_PIECE,
    GOBLINS,
    KNIGHT,
    NIGHTMARE,
    PACE,
    REMOVED_A_TURN,
    STEP,
    THIEF,
    TREASURES,
    WAYS,
)
from monoceros.games.vast.tables_ghost import ARTIFACTS


@rule
async def end_of_turn(s: State, seat: int, role: int) -> None:
    """VF-10.1 to VF-10.7, VF-10.10, VF-55.8 The player places tiles, or removes them once the Collapse has begun.

    With a Cave or Cave Ghost that is her affair.
    """
    if s.terms.cave_seat == EMPTY:
        if s.collapsing:
            await collapse_tiles(s, seat, tiles_to_remove(s, role), ())
        else:
            await place_tiles(s, seat, tiles_to_place(s, role))
            if s.terms.alone and role == GHOST:
                await light_artifacts(s, seat)
    if s.terms.plunder == seat and s.supply[TREASURES]:
        await past_plunder(s, seat)


@rule
async def light_artifacts(s: State, seat: int) -> None:
    """VF-61.22a Alone the Ghost rolls a Flare around each Artifact that lies on a Dark tile."""
    for artifact in range(ARTIFACTS):
        tile = s.ghost.artifact_at[artifact]
        if EMPTY < tile < FIRST_TERRAIN and is_dark(s, tile):
            await flare.flare(s, seat, GHOST_PIECE, s.at[tile])


def tiles_to_place(s: State, role: int) -> int:
    """VF-10.1, VF-10.2, VF-10.4 With a Unicorn in the game only after a turn in which nothing was revealed."""
    if s.terms.alone:
        return alone_number(s, role)
    has_unicorn = s.terms.seat_of[NIGHTMARE] != EMPTY or s.terms.shadow_level > 0
    return 0 if has_unicorn and s.revealed else 1


def tiles_to_remove(s: State, role: int) -> int:
    """VF-10.1, VF-10.3, VF-10.4, VF-10.6, VF-10.7, VF-64.2"""
    if s.terms.alone:
        return alone_number(s, role)
    return 1 if s.terms.one_tile or s.terms.slow_collapse else REMOVED_A_TURN


def alone_number(s: State, role: int) -> int:
    """VF-25.4, VF-32.2, T22 Alone in the Dark: the revealed Crystal tiles, or what the card says of a role, if more."""
    return max(s.crystals, own_number(s, role))


def own_number(s: State, role: int) -> int:
    """T22"""
    if role == NIGHTMARE:
        return stat(s, PACE)
    if role == KNIGHT:
        return hero_cubes(s)
    if role == GOBLINS:
        return max(s.goblins.population)
    if role == DRAGON:
        return dragon_spirit(s)
    if role == THIEF:
        return thief_movement(s)
    if role == GHOST:
        return possession_number(s)
    return s.ghoul.chosen


# -- Past Plunder (VF-10.10, T22) ---


@rule
async def past_plunder(s: State, seat: int) -> None:
    """A Treasure token on a bare Dark tile, on a new one beside a Dark tile, or, if none are left, on a Lit tile."""
    if plunder_places(s):
        name: str = await choose(seat, "plunder", plunder_places(s))
        put_treasure(s, TILE_NUMBER[name])
    elif dark_edges(s):
        edge: str = await choose(seat, "place", dark_edges(s))
        put_treasure(s, draw_tile(s, space_of(s, EDGE_NUMBER[edge])))


def plunder_places(s: State) -> list[Pick]:
    dark = dark_tiles(s)
    if dark:
        return [TILE[tile] for tile in dark if is_unoccupied(s, tile)]
    return [TILE[tile] for tile in range(FIRST_TERRAIN) if s.at[tile] != EMPTY and is_lit(s, tile)]


def dark_tiles(s: State) -> list[int]:
    return [tile for tile in range(FIRST_TERRAIN) if s.at[tile] != EMPTY and is_dark(s, tile)]


def dark_edges(s: State) -> list[Pick]:
    """Open spaces beside a Dark tile, if there is a tile for one."""
    if s.collapsing or not s.tile_stack:
        return []
    beside = [s.at[tile] + STEP[way] for tile in dark_tiles(s) for way in range(WAYS)]
    return [EDGE[edge] for edge in open_spaces(s) if space_of(s, edge) in beside]
