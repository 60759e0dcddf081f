"""VF-45.5, VF-47.8, VF-47.9: the Dragon moves, and whom he meets above ground."""

from __future__ import annotations

from monoceros.engine.lowering import rule
from monoceros.games.vast.effects_dragon import go_to
from monoceros.games.vast.facts import impassable, others_on
from monoceros.games.vast.rules import goblins_harm, knight_dragon, placing, terrain
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    DRAGON_PIECE,
    EMPTY,
    EYE_PIECE,
    FANGS_PIECE,
    KNIGHT_PIECE,
    RIVER,
    STEP,
    TERRAIN_OF,
    WAYS,
)


@rule
async def fly(s: State, seat: int, way: int, steps: int) -> None:
    """So many spaces straight on; over an outer space of the Canyon he does not stop (VF-65.8)."""
    while steps > 0:
        here = s.stands[DRAGON_PIECE]
        tile = s.near[WAYS * here + way]
        steps -= 1
        if tile == EMPTY:  # VF-65.6
            tile = await placing.lay_dark(s, s.at[here] + STEP[way])
        elif impassable(tile):
            tile = s.near[WAYS * tile + way]
            steps -= 1
        go_to(s, tile)
        await meet(s)
        if s.stands[DRAGON_PIECE] == tile and TERRAIN_OF[tile] == RIVER:  # VF-65.14
            await terrain.drift(s, seat, DRAGON_PIECE)
        if s.stands[DRAGON_PIECE] != tile:
            return


@rule
async def meet(s: State) -> None:
    """VF-47.9 Surfaced he can be attacked by the Knight he comes to; with Ash Dragon also by a strong Tribe."""
    if s.dragon.underground:
        return
    tile = s.stands[DRAGON_PIECE]
    for piece in tuple(others_on(s, tile, DRAGON_PIECE)):
        if s.stands[DRAGON_PIECE] == tile and s.stands[piece] == tile:
            if piece == KNIGHT_PIECE:
                await knight_dragon.dragon_enters(s)
            elif FANGS_PIECE <= piece <= EYE_PIECE and s.terms.ash:
                await goblins_harm.dragon_enters(s, piece)
