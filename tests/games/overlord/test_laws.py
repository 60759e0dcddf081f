"""The laws of every game (see `monoceros.engine.laws`), here with each number of seats and both options."""

from __future__ import annotations

import pytest

from monoceros.engine.laws import check_game

from .spots import GAME

TRIED_AT_SOME = {"a save goes on alike", "a redealt world looks the same", "events tell a seat only what it may know"}


@pytest.mark.parametrize("literal", [False, True])
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_laws_hold(seats: int, advanced: bool, literal: bool) -> None:
    options = {"advanced_setup": advanced, "revenge_armlet_literal": literal}
    tried: set[str] = set()
    for seed in (seats, 10 + seats):
        report = check_game(GAME, seed, seats=seats, options=options, every=25)
        tried |= set(report.tried)
        assert report.decisions > 60
        assert report.result is not None
        assert sorted(report.result) == [0.0] * (seats - 1) + [1.0]
    assert tried >= TRIED_AT_SOME
