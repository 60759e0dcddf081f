"""Tiles in the hand of the Cave or the Cave Ghost."""

from __future__ import annotations

from monoceros.engine.lowering import rule
from monoceros.games.vast.effects import draw_tile
from monoceros.games.vast.state import State


@rule
async def lay_from_hand(s: State, space: int) -> int:
    """VF-3.9, VF-53.6, VF-53.7 A tile of the hand goes on a space, Dark side up; the hand is filled again."""
    return draw_tile(s, space)
