"""T22: Flare, and other light: Dark tiles around a space are revealed, one at a time."""

from __future__ import annotations

from monoceros.engine.core import choose
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.effects_knight import gain_grit
from monoceros.games.vast.facts import is_dark, tile_at
from monoceros.games.vast.picks import TILE, TILE_NUMBER
from monoceros.games.vast.rules import dragon_die
from monoceros.games.vast.rules.reveal import reveal
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    DIAGONAL,
    DIE_CENTRE,
    DIE_DIAGONALS,
    DIE_PLUS,
    EMPTY,
    KNIGHT_PIECE,
    STEP,
)


def affected(s: State, space: int, face: int) -> list[int]:
    """VF-6.1 to VF-6.4 The tiles that a face of the Dragon die affects around a space; open spaces never are."""
    spaces: list[int] = []
    if DIE_CENTRE[face]:
        spaces.append(space)
    if DIE_PLUS[face]:
        spaces += [space + by for by in STEP]
    if DIE_DIAGONALS[face]:
        spaces += [space + by for by in DIAGONAL]
    tiles = [tile_at(s, each) for each in spaces]
    return [tile for tile in tiles if tile != EMPTY]


@rule
async def flare(s: State, seat: int, piece: int, space: int) -> None:
    """T22 The die is rolled around a space, and the affected Dark tiles are revealed."""
    face: int = await dragon_die.roll(s)
    await reveal_all(s, seat, piece, tuple(affected(s, space, face)))


@rule
async def reveal_all(s: State, seat: int, piece: int, tiles: tuple[int, ...]) -> None:
    """VF-3.7, VF-28.10 The Dark ones among these tiles, in the order that the seat likes; 1 Grit each for a Knight."""
    left = tuple([tile for tile in tiles if is_dark(s, tile)])
    while left:
        name: str = await choose(seat, "look", [TILE[tile] for tile in left])
        chosen = TILE_NUMBER[name]
        left = tuple([tile for tile in left if tile != chosen])
        await reveal(s, seat, piece, chosen, EMPTY, EMPTY, True)
        if piece == KNIGHT_PIECE:
            gain_grit(s, k.GRIT_FOR_TILE)
