"""The turn of the ghost."""

from __future__ import annotations

from monoceros.engine.lowering import rule
from monoceros.games.vast.state import State


@rule
async def ghost_turn(s: State) -> None:
    """Written by its owner."""


@rule
async def after_turn(s: State, role: int) -> None:
    """VF-59.7 The turn of a role, with its tiles, is over: the Ghost may play it again."""
