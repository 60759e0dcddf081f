"""What bots know of the game: how good a position is, and what a quick player does."""

from __future__ import annotations

from monoceros.engine.core import Ask
from monoceros.games.crown.facts import castle_count, crown_owner, points_of, target
from monoceros.games.crown.state import State


def value(s: State, seat: int) -> float:
    """From 0 lost to 1 won: the own share of what everybody has reached."""
    if s.winners:
        return 1.0 if s.winners >> seat & 1 else 0.0
    reached = [progress(s, other) for other in range(s.seats)]
    return reached[seat] / sum(reached)


def progress(s: State, seat: int) -> float:
    """How far a seat is on its way."""
    own = 1.0 if crown_owner(s) == seat else 0.0
    return 0.1 + float(points_of(s, seat)) / float(target(s)) + 0.2 * own + 0.05 * float(castle_count(s, seat))


def instinct(s: State, ask: Ask) -> list[float]:
    """Every option alike."""
    return [1.0] * len(ask.options)
