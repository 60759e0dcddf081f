"""Little statistics: intervals for win rates, ratings from pairings."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from random import Random

Z95 = 1.959963984540054
Pairings = Mapping[tuple[int, int], Sequence[float]]  # (first, second) -> the first's score in each game, 0 to 1

ROUNDS = 200  # of the bootstrap
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
    for (a, b), scores in pairings.items():
        games[a][b] = games[b][a] = len(scores) + 1.0
        score[a] += sum(scores) + 0.5
        score[b] += len(scores) - sum(scores) + 0.5
    strength = [1.0] * bots
    for _ in range(500):
        for i in range(bots):
            against = sum(games[i][j] / (strength[i] + strength[j]) for j in range(bots) if j != i)
            strength[i] = score[i] / against
    logs = [math.log(s) for s in strength]
    return [MEAN_RATING + ELO * (log - sum(logs) / bots) for log in logs]


def rating_intervals(bots: int, pairings: Pairings, seed: int) -> list[tuple[float, float]]:
    """95 % intervals of the ratings: the games are drawn again and again from those that were played."""
    random = Random(seed)
    drawn: list[list[float]] = []
    for _ in range(ROUNDS):
        again = {pair: random.choices(scores, k=len(scores)) for pair, scores in pairings.items()}
        drawn.append(ratings(bots, again))
    low, high = round(0.025 * (ROUNDS - 1)), round(0.975 * (ROUNDS - 1))
    ordered = [sorted(each[bot] for each in drawn) for bot in range(bots)]
    return [(values[low], values[high]) for values in ordered]
