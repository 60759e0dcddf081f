"""The turn of the vile ghoul."""

from __future__ import annotations

from monoceros.engine.lowering import rule
from monoceros.games.vast.state import State


@rule
async def vile_ghoul_turn(s: State) -> None:
    """Written by its owner."""
