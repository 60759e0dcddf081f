"""What the set-up page is told of the options: which roles there are, who plays, and whom an option is about."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause
from monoceros.engine.chance import Seeded
from monoceros.engine.core import answer, asks, begin
from monoceros.engine.game import Option, OptionValue
from monoceros.games.vast.options import OPTIONS, ROLES

from .spots import GAME

ABOUT_ROLES = [option for option in OPTIONS if option.roles and option.kind != "roles"]
DECISIONS = 120


def table(roles: str, **options: OptionValue) -> Any:
    """A game of random picks, as far as it came: everything that spectators see, and who is asked what."""
    values = GAME.option_values({"roles": roles, **options})
    s = GAME.new_state(roles.count(",") + 1, values, GAME.content.load(), Seeded(11))
    begin(s, GAME.first)
    rng = Seeded(12)
    for _ in range(DECISIONS):
        questions = asks(s)
        if not questions:
            break
        picks = questions[0].options
        answer(s, questions[0].seat, picks[rng.pick(len(picks))])
    return GAME.view(s, None), [(ask.seat, ask.name, ask.options) for ask in asks(s)]


def values_of(option: Option) -> list[OptionValue]:
    return list(option.choices) or [False, True]


def sets_without(option: Option) -> list[str]:
    """All sets of one and two in which none of these roles plays, and a few larger ones."""
    found = [names for names in ROLES if not set(names.split(",")) & set(option.roles)]
    return [names for names in found if names.count(",") < 2] + [names for names in found if names.count(",") > 1][::25]


@pytest.mark.parametrize("option", ABOUT_ROLES, ids=lambda option: option.name)
def test_an_option_about_roles_changes_nothing_without_them(option: Option) -> None:
    for roles in sets_without(option):
        told = [table(roles, **{option.name: value}) for value in values_of(option)]
        assert all(each == told[0] for each in told), roles


@pytest.mark.parametrize("option", ABOUT_ROLES, ids=lambda option: option.name)
def test_the_roles_of_an_option_are_roles(option: Option) -> None:
    assert set(option.roles) <= set(OPTIONS[0].roles)


def test_levels_are_asked_for_once_a_role() -> None:
    levels = [option for option in OPTIONS if option.name.endswith("_difficulty")]
    assert sorted(role for option in levels for role in option.roles) == sorted(OPTIONS[0].roles)


@clause("VF-11.1")
def test_the_roles_of_the_option_stand_in_the_order_of_the_turns() -> None:
    order = OPTIONS[0].roles
    for names in ROLES:
        ranks = [order.index(name) for name in names.split(",")]
        assert ranks == sorted(ranks)


@clause("VF-11.1")
@pytest.mark.parametrize(
    ("options", "seats", "roles"),
    [
        ({}, 2, ("knight", "nightmare")),
        ({"shadow": "easy"}, 3, ("knight", "goblins", "dragon")),
        ({"roles": "vile_ghoul,thief"}, 2, ("vile_ghoul", "thief")),
    ],
)
def test_who_plays_on_each_seat(options: dict[str, OptionValue], seats: int, roles: tuple[str, ...]) -> None:
    assert GAME.roles_at(seats, GAME.option_values(options), GAME.content.load()) == roles
