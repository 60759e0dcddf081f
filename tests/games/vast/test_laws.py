"""The laws of every game, in the modes that the tests of all games do not come to by themselves."""

from __future__ import annotations

from itertools import combinations

import pytest

from monoceros.engine.game import OptionValue
from monoceros.engine.laws import check_game
from monoceros.games.vast import GAME
from monoceros.games.vast.options_roles import refusal
from monoceros.games.vast.tables import ROLE_NAMES

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
# Sets in which every two roles that can meet do meet, and some games with options that change much.
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


def test_every_two_roles_that_can_meet_do() -> None:
    met = {pair for roles in [*SETS, "knight,nightmare"] for pair in combinations(roles.split(","), 2)}
    for pair in combinations(ROLE_NAMES[:-1], 2):
        others = [third for third in ROLE_NAMES[:-1] if third not in pair]
        possible = not refusal(list(pair)) or any([not refusal(in_order(*pair, third)) for third in others])
        assert (pair in met) == possible, pair


def in_order(*roles: str) -> list[str]:
    return sorted(roles, key=ROLE_NAMES.index)
