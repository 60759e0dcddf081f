"""Little statistics: intervals for win rates, ratings from pairings."""

from __future__ import annotations

import math
from collections.abc import Mapping
from random import Random

Z95 = 1.959963984540054
Pairings = Mapping[tuple[int, int], tuple[float, int]]  # (first, second) -> the first's score, and games played

ROUNDS = 300  # of the bootstrap
STEPS = 300  # of the fit
ELO = 400 / math.log(10)
MEAN_RATING = 1500


def wilson(score: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate, by Wilson; draws count half. Holds for few games and for rates near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    rate = score / games
    spread = Z95 * math.sqrt(rate * (1 - rate) / games + Z95**2 / (4 * games**2))
    middle, size = rate + Z95**2 / (2 * games), 1 + Z95**2 / games
    return max(0.0, (middle - spread) / size), min(1.0, (middle + spread) / size)


def ratings(bots: int, pairings: Pairings) -> list[float]:
    """Bradley and Terry's strengths on the scale of Elo, with 1500 in the middle.

    Each pair gets one drawn game more than it played, so that a bot that lost them all has a rating too.
    """
    games, score = [[0.0] * bots for _ in range(bots)], [0.0] * bots
    for (a, b), (won, played) in pairings.items():
        games[a][b] = games[b][a] = played + 1.0
        score[a] += won + 0.5
        score[b] += played - won + 0.5
    strength = [1.0] * bots
    for _ in range(STEPS):
        for i in range(bots):
            strength[i] = score[i] / sum(games[i][j] / (strength[i] + strength[j]) for j in range(bots) if j != i)
    logs = [math.log(s) for s in strength]
    return [MEAN_RATING + ELO * (log - sum(logs) / bots) for log in logs]


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
