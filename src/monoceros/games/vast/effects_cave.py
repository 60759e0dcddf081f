"""Atoms of the Cave, or the Cave Ghost's share of it: Omens and tiles: each makes one change that somebody can see, and says so."""

from __future__ import annotations

from monoceros.games.vast.state import State


def set_up_cave(s: State) -> None:
    """Before the first turn."""
    s.cave.turns = 0
