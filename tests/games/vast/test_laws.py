"""The laws of every game, in the modes that the tests of all games do not come to by themselves."""

from __future__ import annotations

import pytest

from monoceros.engine.game import OptionValue
from monoceros.engine.laws import check_game
from monoceros.games.vast import GAME

EVERY = 12  # questions between two tries of the dear laws, on average
MODES: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "nightmare": (1, {"roles": "nightmare"}),
    "nightmare, Terrain": (1, {"roles": "nightmare", "terrain": True, "set_aside": 3}),
    "nightmare, simple Teleport": (1, {"roles": "nightmare", "simple_teleport": True, "switching": True}),
    "knight": (1, {"roles": "knight"}),
    "knight, Terrain": (1, {"roles": "knight", "terrain": True}),
    "shadow, easy": (1, {"roles": "knight", "shadow": "easy"}),
    "shadow, hard, Terrain": (1, {"roles": "knight", "shadow": "hard", "terrain": True}),
    "knight and nightmare": (2, {"roles": "knight,nightmare"}),
    "knight and nightmare, Terrain": (2, {"roles": "knight,nightmare", "terrain": True, "infestation": "C"}),
}


@pytest.mark.parametrize("mode", MODES)
def test_the_laws_hold(mode: str) -> None:
    seats, options = MODES[mode]
    for seed in range(2):
        report = check_game(GAME, seed, seats=seats, options=options, every=EVERY)
        assert report.decisions == report.tried["rules run"]
        assert report.tried["a redealt world looks the same"] > 0
