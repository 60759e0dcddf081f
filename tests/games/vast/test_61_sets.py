"""Sets of roles that can be played, those that are refused, and why."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.engine.game import SetupError
from monoceros.games.vast import tables as t
from monoceros.games.vast.options_roles import ROLES, refusal
from monoceros.games.vast.rules.turn_end import end_of_turn

from .spots import play
from .tribes import goblins
from .variants import terms_of


@clause("VF-11.8", "VF-61.16e", "VF-58.1", "VF-60.1", "VF-60.8", "VF-34.8")
@pytest.mark.parametrize(
    ("roles", "options", "why"),
    [
        ("cave", {}, "the Cave has no solo game"),
        ("cave_ghost", {}, "the Cave has no solo game"),
        ("cave", {"shadow": "easy"}, "the Cave has no solo game"),
        ("cave,ghost", {}, "joins its solo game, and the Cave has none"),
        ("goblins,vile_ghoul", {}, "in the Goblins' place"),
        ("vile_ghoul,ghoul", {}, "one piece with one set of cards"),
        ("cave,cave_ghost", {}, "in the Cave's place"),
        ("cave_ghost,ghost", {}, "one piece with one set of cards"),
        ("knight,knight", {}, "twice"),
        ("knight,elf", {}, "there is no role 'elf'"),
        ("goblins,knight", {}, "the order is knight,goblins, that of the turns .VF-11.1.; the first of them is seat A"),
        ("knight,nightmare", {"shadow": "easy"}, "the two Unicorns cannot be in the same game"),
    ],
)
def test_sets_of_roles_that_are_refused_and_why(roles: str, options: dict[str, str], why: str) -> None:
    with pytest.raises(SetupError, match=why):
        terms_of(roles, **options)


def test_eight_are_too_many() -> None:
    roles = "knight,goblins,dragon,nightmare,cave,thief,ghoul,ghost"
    assert refusal(roles.split(",")) == "at most 7 can play"
    with pytest.raises(SetupError, match="1 to 7 players"):
        terms_of(roles)


@clause("VF-11.8")
def test_every_set_that_is_offered_can_be_set_up() -> None:
    assert len(ROLES) == len(set(ROLES)) > 380
    for names in ROLES:
        assert refusal(names.split(",")) == ""
        assert len(names.split(",")) <= 7
        terms_of(names)


@clause("VF-10.8", "VF-55.8")
def test_with_a_cave_nobody_places_tiles() -> None:
    s = goblins("A01@0,1", roles="goblins,cave", stack="A05 A10")
    assert play(s, end_of_turn, 0, t.GOBLINS).is_over
    assert len(s.tile_stack) == 2
