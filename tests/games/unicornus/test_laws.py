"""The laws of every game, in the tutorial: its set-up, its goal and its end differ from all other layouts."""

from __future__ import annotations

import pytest

from monoceros.engine.laws import check_game
from monoceros.games.unicornus import GAME

EVERY = 12  # questions between two tries of the dear laws, on average


@pytest.mark.parametrize("seats", range(GAME.seats[0], GAME.seats[1] + 1))
def test_the_laws_hold_in_the_escape(seats: int) -> None:
    for seed in range(2):
        report = check_game(GAME, seed, seats=seats, options={"layout": "escape"}, every=EVERY)
        assert report.decisions == report.tried["rules run"]
        assert report.tried["a redealt world looks the same"] > 0
