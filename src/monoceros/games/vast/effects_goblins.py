"""Atoms of the Goblins: each makes one change that somebody can see, and says so."""

from __future__ import annotations

from monoceros.games.vast.state import State


def set_up_goblins(s: State) -> None:
    """Before the first turn."""
    s.goblins.turns = 0
