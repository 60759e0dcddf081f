"""Estimates with their 95 % intervals: rates, means, medians, differences."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from monoceros.bots.stats import Z95 as Z95
from monoceros.bots.stats import difference as bounded_difference
from monoceros.bots.stats import wilson

ALPHA = 0.05


class Estimate(NamedTuple):
    """A number and between what it lies, 95 times of 100."""

    value: float
    low: float
    high: float

    def plain(self) -> dict[str, float]:
        return {"value": rounded(self.value), "low": rounded(self.low), "high": rounded(self.high)}


def rounded(value: float) -> float:
    """Six digits that say something: what is written is the same on every machine."""
    return float(f"{value:.6g}")


def rate(score: float, games: float) -> Estimate:
    """By Wilson; a draw counts as its share."""
    low, high = wilson(score, int(games))
    return Estimate(score / games if games else 0.0, low, high)


def mean(total: float, squares: float, number: float) -> Estimate:
    """From the sum and the sum of squares."""
    if not number:
        return Estimate(0.0, 0.0, 0.0)
    value = total / number
    spread = Z95 * math.sqrt(variance(total, squares, number) / number)
    return Estimate(value, value - spread, value + spread)


def variance(total: float, squares: float, number: float) -> float:
    return max(0.0, (squares - total * total / number) / (number - 1)) if number > 1 else 0.0


def ratio(sums: Mapping[str, float], top: str, bottom: str) -> Estimate:
    """Of two sums over games: `top` to `bottom`. Games are drawn, not decisions: so long ones do not count twice."""
    number, total = sums["games"], sums[bottom]
    if not total:
        return Estimate(0.0, 0.0, 0.0)
    value = sums[top] / total
    rest = sums[f"{top}²"] - 2 * value * sums[f"{top}·{bottom}"] + value * value * sums[f"{bottom}²"]
    spread = Z95 * math.sqrt(max(0.0, rest)) / total * math.sqrt(number / max(1.0, number - 1))
    return Estimate(value, max(0.0, value - spread), value + spread)


def difference(first: Estimate, second: Estimate) -> Estimate:
    """First less second, of independent games."""
    return Estimate(*bounded_difference(first, second))


def chance_of(first: tuple[float, float], second: tuple[float, float]) -> float:
    """How likely two rates, as (score, games), would differ so much if they were the same."""
    games = first[1] + second[1]
    if not first[1] or not second[1]:
        return 1.0
    pooled = (first[0] + second[0]) / games
    error = math.sqrt(pooled * (1 - pooled) * (1 / first[1] + 1 / second[1]))
    if not error:
        return 1.0
    return math.erfc(abs(first[0] / first[1] - second[0] / second[1]) / error / math.sqrt(2))


def quantile(counts: Sequence[tuple[int, int]], share: float) -> int:
    """Of values with their numbers, in order."""
    wanted, seen = share * sum([number for _, number in counts]), 0
    for value, number in counts:
        seen += number
        if seen >= wanted:
            return value
    return counts[-1][0] if counts else 0


def median(counts: Sequence[tuple[int, int]]) -> Estimate:
    """With the interval of its rank."""
    number = sum([n for _, n in counts])
    slack = Z95 * math.sqrt(number) / 2 / number if number else 0.0
    low, high = quantile(counts, max(0.0, 0.5 - slack)), quantile(counts, min(1.0, 0.5 + slack))
    return Estimate(quantile(counts, 0.5), low, high)


def told_apart(first: Mapping[int, int], second: Mapping[int, int]) -> float:
    """How often a value of the first kind is above one of the second; half for equals. 0.5: they tell nothing."""
    below = score = 0.0
    for value in sorted({*first, *second}):
        own, other = first.get(value, 0), second.get(value, 0)
        score += own * (below + other / 2)
        below += other
    pairs = sum(first.values()) * below
    return score / pairs if pairs else 0.5
