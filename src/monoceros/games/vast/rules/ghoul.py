"""Section 56: the Ghoul's turn: it rolls, moves and acts, and what it has left defends it."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast.effects import move_piece
from monoceros.games.vast.effects_ghoul import begin_ghoul_turn, set_statistics
from monoceros.games.vast.facts import open_spaces, space_of, tiles_left
from monoceros.games.vast.facts_ghoul import dice_to_roll, ghoul_player, ghoul_tile, hiding_places
from monoceros.games.vast.picks import EDGE, EDGE_NUMBER, TILE, TILE_NUMBER
from monoceros.games.vast.picks_ghoul import PAIR, PAIR_NUMBER
from monoceros.games.vast.rules.ghoul_dice import roll
from monoceros.games.vast.rules.ghoul_harm import skitter
from monoceros.games.vast.rules.ghoul_prowl import prowl
from monoceros.games.vast.rules.ghoul_terror import gain_terror
from monoceros.games.vast.rules.placing import lay_dark
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY, GHOUL_PIECE, MAGMA, NO_SYMBOL, TERRAIN_OF
from monoceros.games.vast.tables_ghoul import FACES


@rule
async def ghoul_turn(s: State) -> None:
    """VF-56.3 Roll and set statistics; move and act; the discs that are left are its Defense (VF-56.12)."""
    seat = ghoul_player(s)
    begin_ghoul_turn(s)
    if s.stands[GHOUL_PIECE] == EMPTY:
        await appear(s, seat)
    await roll(s, seat, dice_to_roll(s))
    if s.possessed == EMPTY and sum(s.ghoul.dice) <= s.terms.ghoul.low_sum[s.terms.ghoul.dice]:
        await gain_terror(s, seat, 1)
    await choose_dice(s, seat)
    await prowl(s, seat)
    await end_prowl(s)


@rule
async def appear(s: State, seat: int) -> None:
    """VF-56.2 On an unoccupied Dark tile; if there is none, on a new one."""
    if hiding_places(s, NO_SYMBOL):
        name: str = await choose(seat, "lair", dark_picks(s))
        move_piece(s, GHOUL_PIECE, TILE_NUMBER[name])
    elif not s.collapsing and tiles_left(s):
        edge: str = await choose(seat, "place", edge_picks(s))
        tile: int = await lay_dark(s, space_of(s, EDGE_NUMBER[edge]))
        move_piece(s, GHOUL_PIECE, tile)
    else:
        move_piece(s, GHOUL_PIECE, 0)  # nothing Dark is left in the world


def dark_picks(s: State) -> list[Pick]:
    return [TILE[tile] for tile in hiding_places(s, NO_SYMBOL)]


def edge_picks(s: State) -> list[Pick]:
    return [EDGE[edge] for edge in open_spaces(s)]


@rule
async def choose_dice(s: State, seat: int) -> None:
    """VF-56.4 Of two dice the higher is movement, the lower attack."""
    pick: Pick = await choose(seat, "dice", pairs(s.ghoul.dice))
    high, low = divmod(PAIR_NUMBER[pick], FACES)
    s.ghoul.chosen = low + 1
    set_statistics(s, high + 1, low + 1)


def pairs(dice: list[int]) -> list[Pick]:
    """Every two dice of a sorted roll, each pair once."""
    found: list[Pick] = []
    for second in range(1, len(dice)):
        for first in range(second):
            pair = PAIR[FACES * (dice[second] - 1) + dice[first] - 1]
            if pair not in found:
                found.append(pair)
    return found


@rule
async def end_prowl(s: State) -> None:
    """VF-65.11c On Magma it does not stay."""
    if TERRAIN_OF[ghoul_tile(s)] == MAGMA:
        await skitter(s, EMPTY)
