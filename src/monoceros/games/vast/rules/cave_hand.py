"""Tiles in the hand of the Cave or the Cave Ghost."""

from __future__ import annotations

from monoceros.engine.core import Pick, ask
from monoceros.engine.lowering import rule
from monoceros.games.vast.effects_cave import fill_hand, place_from_hand
from monoceros.games.vast.facts_cave import cave_mind, hand_tiles
from monoceros.games.vast.picks import TILE, TILE_NUMBER
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY


@rule
async def lay_from_hand(s: State, space: int) -> int:
    """VF-3.9, VF-53.6, VF-53.7, VF-55.6 A tile of the hand goes on a space, Dark side up; the hand is filled again.

    It is asked for even where the rules leave no choice, since only the Cave may know that.
    """
    fill_hand(s)  # tiles may have gone back to the stack since it was emptied (VF-8.2)
    s.cave.space = space
    tile = s.cave.hand[0]
    if len(s.cave.hand) > 1:
        name: str = await ask(cave_mind(s), "hand_tile", hand_picks(s))
        tile = TILE_NUMBER[name]
    place_from_hand(s, tile, space)
    s.cave.space = EMPTY
    return tile


def hand_picks(s: State) -> list[Pick]:
    return [TILE[tile] for tile in hand_tiles(s)]
