"""Section 62: what the Unicorns change in a set of roles."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.engine.core import GameOver
from monoceros.engine.game import SetupError
from monoceros.games.vast import tables as t
from monoceros.games.vast.effects import die
from monoceros.games.vast.facts_unicorn import radiance, unicorn_armor
from monoceros.games.vast.options_roles import ROLES
from monoceros.games.vast.rules.turn_end import tiles_to_place, tiles_to_remove
from monoceros.games.vast.state import OVER

from .spots import begun, fresh
from .tribes import goblins
from .variants import holder, prey, terms_of


@clause("VF-62.1")
def test_62_1_the_nightmare_unicorn_may_take_the_dragons_place_everywhere() -> None:
    with_dragon = [names for names in ROLES if "dragon" in names.split(",") and "nightmare" not in names]
    for names in with_dragon:
        assert names.replace("dragon", "nightmare") in ROLES, names


@clause("VF-62.2", "VF-G2", "VF-55.2")
def test_g2_for_ash_dragon_he_puts_a_cube_on_armor() -> None:
    s = begun("goblins,nightmare")
    assert (unicorn_armor(s), s.unicorn.track, s.unicorn.cubes, radiance(s)) == (2, 12, 8, 0)
    s = begun("goblins,dragon,nightmare")
    assert unicorn_armor(s) == 1  # the Dragon has it


@clause("VF-62.4", "VF-11.2")
def test_62_4_he_plays_directly_after_the_dragon() -> None:
    terms = terms_of("knight,dragon,nightmare,cave")
    assert [t.ROLE_NAMES[role] for role in terms.role_of] == ["knight", "dragon", "nightmare", "cave"]
    assert terms.dragon.woken == 0


@clause("VF-62.5", "VF-62.7")
def test_62_5_with_both_one_player_may_hunt_him() -> None:
    terms = terms_of("knight,dragon,nightmare", hunter="knight")
    assert (terms.hunter, prey(terms, t.KNIGHT)) == (0, "nightmare")
    terms = terms_of("knight,dragon,nightmare", hunter="dragon")
    assert (terms.hunter, prey(terms, t.DRAGON), terms.escapes >> t.DRAGON & 1) == (1, "nightmare", 1)
    assert terms_of("knight,dragon,nightmare").hunter == t.EMPTY
    s = fresh("knight,dragon,nightmare", hunter="knight")
    with pytest.raises(GameOver):
        die(s, t.NIGHTMARE)
    assert s.winners == 1


@clause("VF-62.7")
def test_62_7_a_dragon_that_kills_him_must_still_escape() -> None:
    s = fresh("knight,dragon,nightmare", hunter="dragon")
    die(s, t.NIGHTMARE)
    assert s.outcome != OVER


@clause("VF-62.8")
@pytest.mark.parametrize("roles", ["nightmare,thief", "nightmare,cave,thief"])
def test_62_8_the_thief_wins_by_stashing_or_by_killing_him(roles: str) -> None:
    terms = terms_of(roles)
    assert (prey(terms, t.THIEF), terms.thief.goal, holder(terms, terms.hunter)) == ("nightmare", 6, "thief")
    assert terms_of("goblins,nightmare,thief").target[t.THIEF] == t.EMPTY
    s = fresh(roles)
    with pytest.raises(GameOver):
        die(s, t.NIGHTMARE)
    assert s.winners == 1 << s.terms.seat_of[t.THIEF]


@clause("VF-62.11a", "VF-34.2", "VF-34.3")
@pytest.mark.parametrize(
    ("role", "escapes"),
    [("knight", True), ("dragon", True), ("thief", True), ("ghoul", True), ("goblins", False)],
)
def test_62_11a_the_hunter_of_the_shadow_unicorn(role: str, escapes: bool) -> None:
    roles = "knight,goblins,dragon,thief,ghoul"
    terms = terms_of(roles, shadow="medium", hunter=role)
    number = t.ROLE_NAMES.index(role)
    assert holder(terms, terms.hunter) == role
    assert (terms.escapes >> number & 1, prey(terms, number)) == (int(escapes), "")
    others = terms_of(roles)
    for name in roles.split(","):
        if name != role:
            other = t.ROLE_NAMES.index(name)
            assert terms.target[other] == others.target[other], name


@clause("VF-62.18", "VF-62.5")
@pytest.mark.parametrize(
    ("roles", "options", "why"),
    [
        ("knight,cave", {"shadow": "easy", "hunter": "cave"}, "is one of none"),
        ("knight,goblins", {"hunter": "knight"}, "VF-62.5"),
        ("knight,goblins", {"shadow": "easy", "hunter": "thief"}, "does not play"),
    ],
)
def test_62_18_hunters_that_are_refused(roles: str, options: dict[str, str], why: str) -> None:
    with pytest.raises(SetupError, match=why):
        terms_of(roles, **options)


@clause("VF-62.14", "VF-62.16")
def test_62_14_whom_nobody_had_to_kill_is_only_out() -> None:
    s = begun("knight,thief", shadow="medium")
    die(s, t.KNIGHT)
    assert (s.gone, s.outcome, s.stands[t.KNIGHT_PIECE]) == (1, 0, t.EMPTY)


@clause("VF-62.15")
def test_62_15_when_nobody_is_left_all_have_lost() -> None:
    s = fresh("knight", shadow="medium")
    with pytest.raises(GameOver):
        die(s, t.KNIGHT)
    assert (s.outcome, s.winners) == (OVER, 0)


@clause("VF-62.17", "VF-10.2")
def test_62_17_with_him_a_tile_is_placed_only_if_none_was_revealed() -> None:
    s = goblins(roles="knight,goblins", shadow="medium")
    assert tiles_to_place(s, t.GOBLINS) == 1
    s.revealed = 1
    assert (tiles_to_place(s, t.GOBLINS), tiles_to_remove(s, t.GOBLINS)) == (0, 3)
