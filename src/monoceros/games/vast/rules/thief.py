"""The turn of the thief."""

from __future__ import annotations

from monoceros.engine.lowering import rule
from monoceros.games.vast.state import State


@rule
async def thief_turn(s: State) -> None:
    """Written by its owner."""
