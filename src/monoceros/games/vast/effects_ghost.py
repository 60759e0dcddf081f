"""Atoms of the Ghost or the Cave Ghost: each makes one change that somebody can see, and says so."""

from __future__ import annotations

from monoceros.games.vast.state import State


def set_up_ghost(s: State) -> None:
    """Before the first turn."""
    s.ghost.turns = 0
