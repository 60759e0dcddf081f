"""The laws of every game, in the modes that the tests of all games do not come to by themselves."""

from __future__ import annotations

import pytest

from monoceros.engine.game import OptionValue
from monoceros.engine.laws import check_game
from monoceros.games.vast import GAME

EVERY = 12  # questions between two tries of the dear laws, on average
SELDOM = 40  # the same in long games
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
# Larger tables, roles alone, and games with options that change much; every two roles are in `test_laws_pairs`.
SETS: dict[str, dict[str, OptionValue]] = {
    "knight,goblins,dragon,cave,thief,ghoul": {},
    "knight,goblins,nightmare,thief,ghoul,ghost": {"terrain": True},
    "vile_ghoul,dragon,nightmare,cave,ghost": {},
    "knight,vile_ghoul,thief,ghost": {"cave_difficulty": "hard"},
    "knight,dragon,cave_ghost,thief": {"ghost_difficulty": "expert"},
    "goblins,nightmare,cave_ghost,ghoul": {},
    "knight,vile_ghoul,cave_ghost": {"terrain": True},
    "goblins,dragon,ghost": {"dragon_difficulty": "expert"},
    "nightmare,cave,thief,ghost": {},
    "knight,nightmare,cave,ghost": {},
    "dragon,ghoul,ghost": {},
    "goblins,cave,ghoul,ghost": {"crowded_house": True},
    "goblins": {"shadow": "medium"},
    "dragon": {},
    "thief": {"shadow": "hard"},
    "ghoul": {},
    "vile_ghoul": {"shadow": "easy"},
    "ghost": {},
    "goblins,dragon,thief": {"shadow": "medium", "hunter": "dragon"},
    "knight,goblins,ghoul": {"shadow": "hard", "hunter": "ghoul", "terrain": True},
}


@pytest.mark.parametrize("mode", MODES)
def test_the_laws_hold(mode: str) -> None:
    seats, options = MODES[mode]
    for seed in range(2):
        report = check_game(GAME, seed, seats=seats, options=options, every=EVERY)
        assert report.decisions == report.tried["rules run"]
        assert report.tried["a redealt world looks the same"] > 0


@pytest.mark.parametrize("roles", SETS)
def test_the_laws_hold_for_sets_of_roles(roles: str) -> None:
    options = {"roles": roles, **SETS[roles]}
    report = check_game(GAME, 0, seats=len(roles.split(",")), options=options, every=SELDOM)
    assert report.tried["a redealt world looks the same"] > 0
