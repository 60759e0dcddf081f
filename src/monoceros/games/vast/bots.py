"""What the general bots are told: how good a position is, and what a quick player would do."""

from __future__ import annotations

from monoceros.engine.core import Ask
from monoceros.games.vast.facts_unicorn import radiance
from monoceros.games.vast.state import OVER, State
from monoceros.games.vast.tables import NIGHTMARE

STOPPING = ("stop", "end", "leave", "stay")


def value(s: State, seat: int) -> float:
    """How near a seat is to its goal, from 0 to 1; what is over is known."""
    if s.outcome == OVER:
        return float(s.winners >> seat & 1)
    fallen = float(s.collapsed) / float(s.terms.collapse_at)
    return 0.9 * near_goal(s, seat) * (1.0 - 0.5 * fallen)


def near_goal(s: State, seat: int) -> float:
    terms = s.terms
    if terms.role_of[seat] == NIGHTMARE:
        return min(1.0, float(radiance(s)) / float(terms.radiance_goal))
    if terms.hunter == seat:
        most = terms.shadow_health if terms.shadow_level else terms.unicorn_health
        return 1.0 - float(s.unicorn.health) / float(most)
    return min(1.0, float(s.knight.smashed) / float(terms.knight.goal))


def instinct(s: State, ask: Ask) -> list[float]:
    """Anything rather than stopping."""
    return [0.2 if pick in STOPPING else 1.0 for pick in ask.options]
