"""Blows that the Tribes threaten: their player wants more of them, and whoever is to be killed fewer."""

from __future__ import annotations

from typing import Final

from monoceros.games.vast import tables_goblins as g
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.bots_goblins import FAR, losses, marches
from monoceros.games.vast.bots_prey import guard_of, prey_of
from monoceros.games.vast.facts_goblins import strength
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY, FANGS_PIECE, GOBLINS, KNIGHT, KNIGHT_PIECE

MOST_ON_TRACK: Final = 3  # cubes that Strength takes (VF-26.3)
AT_HAND: Final = 0.55  # a blow that can be struck in this turn: less than a whole one, else a Tribe would wait
NEXT_TURN: Final = 0.4  # one that has to wait: prey walks away, Dragons eat
ON_THE_WAY: Final = 0.2  # strong enough, but too far for now
HIDDEN: Final = 0.15  # it has to come out first (VF-43.1), or waits in Ambush


def blows(s: State) -> float:
    """VF-43.4 Blows that the Tribes will land on their prey, about."""
    prey = prey_of(s, GOBLINS)
    if prey == EMPTY or s.stands[prey] == EMPTY:
        return 0.0
    guard = expected_guard(s, prey)
    march = marches(s)
    total = 0.0
    for tribe in range(g.TRIBES):
        if s.goblins.population[tribe] > 0 and strength(s, tribe) > guard:
            total += blow(s, tribe, guard, march)
    return total


def blow(s: State, tribe: int, guard: int, march: list[int]) -> float:
    """Of a Tribe that is strong enough where it is; on its way it may lose Goblins."""
    here = s.stands[FANGS_PIECE + tribe]
    if here == EMPTY:
        return HIDDEN
    if march[here] == FAR or strength(s, tribe) - losses(march[here]) <= guard:
        return ON_THE_WAY
    return AT_HAND if s.turn == GOBLINS and not s.goblins.activated >> tribe & 1 else NEXT_TURN


def expected_guard(s: State, prey: int) -> int:
    """What she will have on Strength when they come: in her own turn, with the cubes that are still at hand too."""
    guard = guard_of(s, prey)
    if prey == KNIGHT_PIECE and s.turn == KNIGHT:
        cubes = s.knight.cubes
        guard += min(cubes[k.FREE], MOST_ON_TRACK - cubes[k.STRENGTH])
    return guard
