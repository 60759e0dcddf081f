"""Section 4: player order."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.games.overlord.rules.round import end_phase, results, round_winner

from .shown import shown
from .spots import battle, facts, spot, territories, whole_game


@clause("UO-4.1")
@pytest.mark.parametrize(
    ("starter", "numbers"), [(0, [1, 2, 3, 4]), (1, [4, 1, 2, 3]), (2, [3, 4, 1, 2]), (3, [2, 3, 4, 1])]
)
def test_4_1_the_holder_of_the_marker_is_player_1_the_next_clockwise_player_2(starter: int, numbers: list[int]) -> None:
    view = shown(spot(seats=4, starter=starter), None)
    assert [player["number"] for player in view["players"]] == numbers


@clause("UO-4.2")
def test_4_2_in_player_order_means_player_1_first() -> None:
    s = spot("Fighter", "Fighter", "Fighter", starter=1)
    game = territories(s)
    for seat in (1, 2, 0):
        game.expect_name(seat, "territory").say(f"{seat} end")
    assert [seat for seat, *_ in facts(battle(s), "deployed")] == [1, 2, 0]


@clause("UO-4.3")
@pytest.mark.parametrize(("seats", "starter", "after"), [(2, 0, 1), (2, 1, 0), (4, 2, 3), (4, 3, 0)])
def test_4_3_the_marker_passes_to_the_left_and_numbers_are_assigned_anew(seats: int, starter: int, after: int) -> None:
    s = spot(seats=seats, starter=starter)
    end_phase(s)
    assert s.starter == after
    assert [player["number"] for player in shown(s, None)["players"]][after] == 1


@clause("UO-4.3")
def test_4_3_the_marker_passes_after_each_of_rounds_1_to_4_and_not_after_round_5() -> None:
    game = whole_game(3, 2)
    starters = [starter for _, starter in facts(game, "round")]
    first = starters[0]
    assert starters == [(first + round) % 3 for round in range(5)]
    assert shown(game.state, None)["starter"] == starters[-1]


@clause("UO-4.4")
@pytest.mark.parametrize(("starter", "winner"), [(0, 2), (1, 0), (2, 0)])
def test_4_4_later_in_the_round_means_the_higher_player_number(starter: int, winner: int) -> None:
    s = spot(seats=3, starter=starter, might=(20, 5, 20))
    assert round_winner(s) == winner
    results(s)
    assert s.won == [winner]
