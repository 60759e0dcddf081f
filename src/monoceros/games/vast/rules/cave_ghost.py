"""The turn of the cave ghost."""

from __future__ import annotations

from monoceros.engine.lowering import rule
from monoceros.games.vast.state import State


@rule
async def cave_ghost_turn(s: State) -> None:
    """Written by its owner."""
