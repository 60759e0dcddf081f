"""The turn of the dragon."""

from __future__ import annotations

from monoceros.engine.lowering import rule
from monoceros.games.vast.state import State


@rule
async def dragon_turn(s: State) -> None:
    """Written by its owner."""
