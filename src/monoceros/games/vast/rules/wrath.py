"""VF-46.7: the Dragon's Wrath removes tiles, whatever they touch."""

from __future__ import annotations

from monoceros.engine.lowering import rule
from monoceros.games.vast.effects_removal import shuffle_under
from monoceros.games.vast.facts import base_of, squares_of
from monoceros.games.vast.rules import dragon_die, flare, goblins_harm, meetings, placing, reconnect, removal
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import DRAGON_PIECE, EMPTY, EYE_PIECE, FANGS_PIECE


@rule
async def wrath(s: State, seat: int) -> None:
    """The affected tiles are fixed; whoever stands there leaves; what nobody had to stay on goes, all at once."""
    face: int = await dragon_die.roll(s)
    doomed = doomed_tiles(s, flare.affected(s, s.at[s.stands[DRAGON_PIECE]], face))
    s.dragon.doomed = all_squares(doomed)
    for piece in range(FANGS_PIECE, EYE_PIECE + 1):
        if s.stands[piece] in s.dragon.doomed:
            await goblins_harm.swept(s, piece)
    gone: tuple[int, ...] = ()
    for tile in doomed:
        left: bool = await vacate(s, seat, tile)
        if left:
            gone = (*gone, tile)
    s.dragon.doomed = ()
    take_all(s, gone)
    removal.count_losses(s)
    await reconnect.reconnect(s, seat)
    await placing.fill_edges(s, seat)


def doomed_tiles(s: State, tiles: list[int]) -> tuple[int, ...]:
    """VF-1.13, VF-59.12, VF-65.7 Without what no effect removes; of Terrain the first square stands for all."""
    found: list[int] = []
    for tile in tiles:
        if base_of(tile) not in found and removal.can_be_taken(s, tile):
            found.append(base_of(tile))
    return tuple(found)


def all_squares(tiles: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([square for tile in tiles for square in squares_of(tile)])


@rule
async def vacate(s: State, seat: int, tile: int) -> bool:
    """VF-7.11, VF-7.13, VF-59.12 Pieces leave a tile; False if one of them, or the tile, has to stay."""
    if removal.turns_out_to_stay(s, tile):
        return False
    for square in tuple(squares_of(tile)):
        left: bool = await meetings.leave_tile(s, seat, square)
        if not left:
            return False
    return True


def take_all(s: State, doomed: tuple[int, ...]) -> None:
    """VF-9.2, VF-9.3 What goes back under the stack is shuffled."""
    for tile in doomed:
        removal.take_away(s, tile)
    shuffle_under(s, [tile for tile in doomed if s.at[tile] == EMPTY and tile in s.tile_stack])
