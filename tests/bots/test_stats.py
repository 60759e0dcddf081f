"""Intervals and ratings, against known values."""

from __future__ import annotations

import math

import pytest

from monoceros.bots.stats import difference, paired_difference, rating_intervals, ratings, wilson


@pytest.mark.parametrize(
    ("score", "games", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (120, 200, 0.5308, 0.6654), (0, 0, 0, 1)],
)
def test_wilson(score: float, games: int, low: float, high: float) -> None:
    assert wilson(score, games) == pytest.approx((low, high), abs=1e-4)


def outcomes(both: int, only_first: int, only_second: int, neither: int) -> tuple[list[float], list[float]]:
    first = [1.0] * (both + only_first) + [0.0] * (only_second + neither)
    second = [1.0] * both + [0.0] * only_first + [1.0] * only_second + [0.0] * neither
    return first, second


def test_a_paired_difference_leaves_out_what_the_deals_share() -> None:
    """20 and 10 wins of 40: the more often both won the same deals, the surer it is that one is better."""
    spreads = []
    for both in (0, 5, 10):
        value, low, high = paired_difference(*outcomes(both, 20 - both, 10 - both, 10 + both))
        assert value == pytest.approx(0.25)
        assert low < value < high
        spreads.append(high - low)
    assert spreads[0] > spreads[1] > spreads[2]


def test_where_the_deals_tell_nothing_it_is_the_difference_of_two_rates() -> None:
    paired = paired_difference(*outcomes(5, 15, 5, 15))  # 20 and 10 of 40, as often together as apart
    assert paired == pytest.approx(difference((0.5, *wilson(20, 40)), (0.25, *wilson(10, 40))))
    spread = math.hypot(0.5 - wilson(20, 40)[0], wilson(10, 40)[1] - 0.25)
    assert paired[1] == pytest.approx(0.25 - spread)


def test_a_difference_from_rates_that_never_change_is_that_of_two_rates() -> None:
    assert paired_difference([1.0] * 8, [0.0] * 8) == pytest.approx(difference((1, *wilson(8, 8)), (0, *wilson(0, 8))))
    assert paired_difference([1.0], [1.0])[0] == 0.0


def test_two_bots_are_as_far_apart_as_elo_says() -> None:
    first, second = ratings(2, {(0, 1): (7500.0, 10000)})
    assert first - second == pytest.approx(190.8, abs=0.5)  # three games in four
    assert first + second == pytest.approx(3000)


def test_a_bot_that_lost_every_game_has_a_rating() -> None:
    strong, weak = ratings(2, {(0, 1): (20.0, 20)})
    assert 1500 < strong < 2500
    assert weak < 1500


def test_ratings_agree_with_all_pairings() -> None:
    rated = ratings(3, {(0, 1): (30.0, 40), (1, 2): (30.0, 40), (0, 2): (36.0, 40)})
    assert rated[0] > rated[1] > rated[2]
    assert rated[1] == pytest.approx(1500, abs=10)


def test_intervals_hold_the_rating_and_shrink_with_more_games() -> None:
    few, many = {(0, 1): (7.0, 10), (1, 2): (7.0, 10)}, {(0, 1): (700.0, 1000), (1, 2): (700.0, 1000)}
    for pairings in (few, many):
        for rating, (low, high) in zip(ratings(3, pairings), rating_intervals(3, pairings, 1), strict=True):
            assert low < rating < high
    widths = [[high - low for low, high in rating_intervals(3, p, 1)] for p in (few, many)]
    assert all(wide > 3 * narrow for wide, narrow in zip(*widths, strict=True))
    assert rating_intervals(3, few, 1) == rating_intervals(3, few, 1)
