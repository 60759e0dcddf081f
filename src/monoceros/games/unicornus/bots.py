"""How good a position is, and what a quick player would do."""

from __future__ import annotations

from monoceros.engine.core import Ask
from monoceros.games.unicornus.marching import princess_distance
from monoceros.games.unicornus.state import LOST, WON, State
from monoceros.games.unicornus.tables import EMPTY, PRINCESS

FARTHEST = 12.0  # steps that she has to go at the beginning


def value(s: State, seat: int) -> float:
    """The closer the princess is to her goal, the better."""
    if s.outcome == WON:
        return 1.0
    if s.outcome == LOST or s.place[PRINCESS] == EMPTY:
        return 0.0
    return max(0.0, 1.0 - float(princess_distance(s)) / FARTHEST) * 0.8


def instinct(s: State, ask: Ask) -> list[float]:
    """Anything is as good as anything else."""
    return [1.0 for _ in ask.options]
