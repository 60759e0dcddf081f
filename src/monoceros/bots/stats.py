"""Little statistics: intervals for win rates, ratings from pairings."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from random import Random
from statistics import StatisticsError, correlation
from typing import Any

Z95 = 1.959963984540054
Pairings = Mapping[tuple[int, int], tuple[float, int]]  # (first, second) -> the first's score, and games played

MOST_CUT = 0.05  # of the games may be ended by a limit: with more, the bots do not come to an end
ROUNDS = 200  # of the bootstrap
MOST_STEPS, STILL = 1000, 1e-5  # of the fit
ELO = 400 / math.log(10)
MEAN_RATING = 1500

Bounded = tuple[float, float, float]  # a value, and between what it lies


def wilson(score: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate, by Wilson; draws count half. Holds for few games and for rates near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    rate = score / games
    spread = Z95 * math.sqrt(rate * (1 - rate) / games + Z95**2 / (4 * games**2))
    middle, size = rate + Z95**2 / (2 * games), 1 + Z95**2 / games
    return max(0.0, (middle - spread) / size), min(1.0, (middle + spread) / size)


def cut_data(cut: int, games: int) -> dict[str, Any]:
    """Of so many games a limit ended some: how many, and whether that is too much to trust the rest."""
    rate = cut / games if games else 0.0
    return {"games": cut, "rate": round(rate, 4), "warning": rate > MOST_CUT}


def difference(first: Bounded, second: Bounded, alike: float = 0.0) -> Bounded:
    """First less second, by Newcombe: from their intervals, and how alike (a correlation) they were game by game."""
    value = first[0] - second[0]
    down = apart(first[0] - first[1], second[2] - second[0], alike)
    up = apart(first[2] - first[0], second[0] - second[1], alike)
    return value, value - down, value + up


def apart(one: float, other: float, alike: float) -> float:
    """The third side of a triangle: what two spreads have in common does not spread their difference."""
    return math.sqrt(max(0.0, one * one - 2 * alike * one * other + other * other))


def paired_difference(first: Sequence[float], second: Sequence[float]) -> Bounded:
    """The first's rate less the second's, both from the same deals in the same order.

    What chance the deals share falls out of the difference, so it says more than two intervals side by side.
    """
    games = len(first)
    rates = [(sum(scores) / games, *wilson(sum(scores), games)) for scores in (first, second)]
    return difference(rates[0], rates[1], likeness(first, second))


def likeness(first: Sequence[float], second: Sequence[float]) -> float:
    """The correlation; none where one of them is always the same."""
    try:
        return correlation(first, second)
    except StatisticsError:
        return 0.0


def ratings(bots: int, pairings: Pairings) -> list[float]:
    """Bradley and Terry's strengths on the scale of Elo, with 1500 in the middle.

    Each pair gets one drawn game more than it played, so that a bot that lost them all has a rating too.
    """
    games, score = [[0.0] * bots for _ in range(bots)], [0.0] * bots
    for (a, b), (won, played) in pairings.items():
        games[a][b] = games[b][a] = played + 1.0
        score[a] += won + 0.5
        score[b] += played - won + 0.5
    logs = [math.log(s) for s in fit(games, score)]
    return [MEAN_RATING + ELO * (log - sum(logs) / bots) for log in logs]


def fit(games: Sequence[Sequence[float]], score: Sequence[float]) -> list[float]:
    """Strengths that make the scores the likeliest ones; step by step, until they stay."""
    strength = [1.0] * len(score)
    for _ in range(MOST_STEPS):
        moved = 0.0
        for i, own in enumerate(strength):
            against = sum(n / (own + strength[j]) for j, n in enumerate(games[i]) if n)
            strength[i] = score[i] / against
            moved = max(moved, abs(strength[i] / own - 1))
        if moved < STILL:
            break
    return strength


def rating_intervals(bots: int, pairings: Pairings, seed: int) -> list[tuple[float, float]]:
    """95 % intervals: as many games are played again and again by bots of these ratings, and rated."""
    random, rated = Random(seed), ratings(bots, pairings)
    drawn: list[list[float]] = []
    for _ in range(ROUNDS):
        again = {
            (a, b): (play_again(random, rated[a] - rated[b], played), played)
            for (a, b), (_, played) in pairings.items()
        }
        drawn.append(ratings(bots, again))
    low, high = round(0.025 * (ROUNDS - 1)), round(0.975 * (ROUNDS - 1))
    ordered = [sorted(each[bot] for each in drawn) for bot in range(bots)]
    return [(values[low], values[high]) for values in ordered]


def play_again(random: Random, lead: float, games: int) -> float:
    """How many of so many games are won by a bot with this lead in rating."""
    chance = 1 / (1 + math.exp(-lead / ELO))
    return float(sum(random.random() < chance for _ in range(games)))
