"""Sections 61 and 62: sets of roles, their Variant cards and victory conditions, and sets that are refused."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause, new_state
from monoceros.engine.core import GameOver
from monoceros.engine.game import SetupError
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.effects import die
from monoceros.games.vast.effects_knight import hurt_knight
from monoceros.games.vast.facts_unicorn import radiance, unicorn_armor
from monoceros.games.vast.options_roles import ROLES, refusal
from monoceros.games.vast.rules.setup import set_up
from monoceros.games.vast.rules.turn_end import end_of_turn, tiles_to_place, tiles_to_remove
from monoceros.games.vast.state import OVER
from monoceros.games.vast.tables import Terms

from .spots import any_chance, play
from .tribes import goblins

ALL_QUESTS = list(range(k.QUESTS))
FEWER_QUESTS = [quest for quest in ALL_QUESTS if quest not in (k.DARING, k.EAGLE_EYED)]


def terms_of(roles: str, **options: Any) -> Terms:
    s: Any = new_state("vast", seats=len(roles.split(",")), roles=roles, **options)
    return s.terms  # type: ignore[no-any-return]


def flares(terms: Terms) -> list[str]:
    """Who has Flare."""
    return [name for role, name in enumerate(t.ROLE_NAMES) if terms.flares >> role & 1]


def holder(terms: Terms, seat: int) -> str:
    return "" if seat == t.EMPTY else t.ROLE_NAMES[terms.role_of[seat]]


def prey(terms: Terms, role: int) -> str:
    return "" if terms.target[role] == t.EMPTY else t.ROLE_NAMES[terms.target[role]]


def ambush_winners(terms: Terms) -> list[str]:
    return [t.ROLE_NAMES[role] for seat, role in enumerate(terms.role_of) if terms.ambush_wins >> seat & 1]


# -- the base game: Flare, Past Plunder, Ash Dragon, Hunger cubes ---


CARDS = [
    ("VF-61.1", "knight,goblins,dragon,cave,thief", [], "", False, 0),
    ("VF-61.2", "knight,goblins,dragon,cave", [], "", False, 0),
    ("VF-61.3", "knight,goblins,cave,thief", ["knight"], "", False, 0),
    ("VF-61.3", "knight,goblins,dragon,thief", [], "dragon", False, 0),
    ("VF-61.4", "knight,goblins,dragon", [], "dragon", False, 0),
    ("VF-61.5", "knight,goblins,cave", ["knight"], "", False, 0),
    ("VF-61.6", "knight,dragon,cave", [], "", False, 2),
    ("VF-61.7", "goblins,dragon,cave", [], "", True, 0),
    ("VF-61.8", "knight,goblins,thief", ["thief"], "", False, 0),
    ("VF-61.8", "knight,dragon,thief", ["thief"], "", False, 2),
    ("VF-61.9", "knight,goblins", [], "goblins", False, 0),
    ("VF-61.10", "knight,dragon", [], "dragon", False, 2),
    ("VF-61.11", "knight,cave", ["knight"], "", False, 0),
    ("VF-61.12", "knight,thief", ["thief"], "", False, 0),
    ("VF-61.13", "goblins,dragon", [], "goblins", True, 0),
    ("VF-61.14a", "goblins,cave", ["goblins"], "", False, 0),
    ("VF-61.14b", "goblins,thief", ["goblins", "thief"], "", False, 0),
    ("VF-61.15a", "dragon,cave", [], "", False, 2),
    ("VF-61.15b", "dragon,thief", ["thief"], "", True, 0),
    ("VF-61.15c", "cave,thief", ["thief"], "", False, 0),
    ("VF-61.16b", "goblins", ["goblins"], "", False, 0),
    ("VF-61.16d", "thief", ["thief"], "", False, 0),
    ("VF-61.17b", "knight,dragon,ghoul", ["ghoul"], "ghoul", False, 0),
    ("VF-61.18a", "knight,ghoul", [], "ghoul", False, 0),
    ("VF-61.18b", "goblins,ghoul", ["goblins", "ghoul"], "ghoul", False, 0),
    ("VF-61.18c", "dragon,ghoul", [], "ghoul", True, 0),
    ("VF-61.18d", "cave,ghoul", ["ghoul"], "", False, 0),
    ("VF-61.18e", "thief,ghoul", ["thief", "ghoul"], "", False, 0),
    ("VF-61.20a", "vile_ghoul,dragon,cave", [], "", True, 0),
    ("VF-61.21b", "knight,goblins,ghost", [], "ghost", False, 0),
    ("VF-61.23", "knight,goblins,cave_ghost", ["knight"], "", False, 0),
    ("VF-62.3a", "knight,goblins,nightmare", [], "nightmare", False, 0),
    ("VF-62.3b", "knight,nightmare,cave", [], "", False, 0),
    ("VF-62.4", "knight,dragon,nightmare,cave", [], "", False, 0),
    ("VF-62.6", "dragon,nightmare", [], "", False, 0),
]


@clause("VF-61.1", "VF-61.2", "VF-61.3", "VF-61.4", "VF-61.5", "VF-61.6", "VF-61.7", "VF-61.8", "VF-61.9", "VF-61.10")
@clause("VF-61.11", "VF-61.12", "VF-61.13", "VF-61.14a", "VF-61.14b", "VF-61.15a", "VF-61.15b", "VF-61.15c")
@clause("VF-61.16b", "VF-61.16d", "VF-61.17b", "VF-61.18a", "VF-61.18b", "VF-61.18c", "VF-61.18d", "VF-61.18e")
@clause("VF-61.20a", "VF-61.21b", "VF-61.23", "VF-62.1", "VF-62.3a", "VF-62.3b", "VF-62.4", "VF-62.6")
@pytest.mark.parametrize(("number", "roles", "flare", "plunder", "ash", "woken"), CARDS)
def test_61_who_holds_which_card(
    number: str, roles: str, flare: list[str], plunder: str, ash: bool, woken: int
) -> None:
    terms = terms_of(roles)
    assert (flares(terms), holder(terms, terms.plunder)) == (flare, plunder), number
    assert (terms.ash, terms.dragon.woken) == (ash, woken), number


@clause("VF-62.1", "VF-62.3c", "VF-61.10", "VF-61.11", "VF-61.12")
@pytest.mark.parametrize(
    ("roles", "winners"),
    [
        ("knight,dragon", ["dragon"]),
        ("knight,nightmare", ["nightmare"]),
        ("knight,cave", ["cave"]),
        ("knight,thief", ["thief"]),
        ("knight,goblins", []),
        ("knight,dragon,cave", []),
    ],
)
def test_61_who_wins_if_an_ambush_kills_the_knight(roles: str, winners: list[str]) -> None:
    assert ambush_winners(terms_of(roles)) == winners


@clause("VF-61.11", "VF-61.8", "VF-61.16a")
def test_61_11_two_sidequests_are_out_against_the_cave_alone() -> None:
    assert terms_of("knight,cave").knight.quests == FEWER_QUESTS
    assert terms_of("knight").knight.quests == FEWER_QUESTS
    assert terms_of("knight,cave,thief").knight.quests == ALL_QUESTS
    assert terms_of("knight,dragon").knight.quests == ALL_QUESTS


@clause("VF-61.6", "VF-61.10", "VF-61.11", "VF-61.12", "VF-61.18a", "VF-61.20a")
@pytest.mark.parametrize(
    ("roles", "line"),
    [
        ("knight,dragon,cave", k.LINE_A),
        ("knight,dragon", k.LINE_A),
        ("knight,cave", k.LINE_B),
        ("knight,thief", k.LINE_C),
        ("knight,ghoul", k.LINE_A),
        ("knight,vile_ghoul,cave", k.LINE_A),
    ],
)
def test_61_the_line_of_goblin_infestation(roles: str, line: int) -> None:
    assert terms_of(roles).knight.line == line
    assert terms_of(roles, infestation="C").knight.line == k.LINE_C


@clause("VF-61.8", "VF-61.15c")
def test_61_8_placing_treasure_is_optional_for_the_cave() -> None:
    assert terms_of("cave,thief").cave.optional_treasure
    assert terms_of("goblins,cave,thief").cave.optional_treasure
    assert not terms_of("goblins,cave").cave.optional_treasure
    assert not terms_of("knight,goblins,cave,thief").cave.optional_treasure


# -- victory conditions ---


@clause("VF-61.5", "VF-61.7", "VF-61.9", "VF-61.13", "VF-61.14a", "VF-61.14b", "VF-22.4", "VF-62.6")
@pytest.mark.parametrize(
    ("roles", "role", "target", "crystals"),
    [
        ("knight,goblins,cave", t.KNIGHT, "", 5),
        ("knight,goblins,dragon", t.KNIGHT, "dragon", 0),
        ("knight,goblins,nightmare", t.KNIGHT, "nightmare", 0),
        ("knight,dragon,nightmare", t.KNIGHT, "dragon", 0),
        ("knight,goblins", t.KNIGHT, "", 5),
        ("knight,goblins", t.GOBLINS, "knight", 0),
        ("goblins,dragon,cave", t.GOBLINS, "dragon", 0),
        ("goblins,dragon", t.GOBLINS, "dragon", 0),
        ("goblins,nightmare", t.GOBLINS, "nightmare", 0),
        ("goblins,cave", t.GOBLINS, "", 5),
        ("goblins,thief", t.GOBLINS, "", 5),
        ("vile_ghoul,nightmare,cave", t.VILE_GHOUL, "nightmare", 0),
    ],
)
def test_61_whom_to_kill_or_what_to_smash(roles: str, role: int, target: str, crystals: int) -> None:
    terms = terms_of(roles)
    assert (prey(terms, role), terms.crystal_goal[role]) == (target, crystals)


@clause("VF-61.12")
@pytest.mark.parametrize(("short", "goal"), [(False, 6), (True, 5)])
def test_61_12_knight_and_thief_agree_on_five_or_six(short: bool, goal: int) -> None:
    terms = terms_of("knight,thief", short_goals=short)
    assert (terms.knight.goal, terms.thief.goal) == (goal, goal)


@clause("VF-61.14b", "VF-61.16d")
def test_61_14b_the_thief_stashes_six() -> None:
    assert terms_of("goblins,thief").thief.goal == 6
    assert terms_of("thief").thief.goal == 6


@clause("VF-61.6", "VF-62.14")
def test_61_6_a_dead_knight_is_skipped_and_the_others_play_on() -> None:
    s: Any = new_state("vast", seats=3, roles="knight,dragon,cave")
    s.chance = any_chance()
    set_up(s)
    die(s, t.KNIGHT)
    assert (s.gone, s.outcome, s.stands[t.KNIGHT_PIECE]) == (1, 0, t.EMPTY)


@clause("VF-61.10")
def test_61_10_an_ambush_that_kills_the_knight_wins_for_the_dragon() -> None:
    s: Any = new_state("vast", seats=2, roles="knight,dragon")
    s.chance = any_chance()
    set_up(s)
    with pytest.raises(GameOver):
        hurt_knight(s, 7, True)
    assert (s.outcome, s.winners) == (OVER, 2)


@clause("VF-61.16a", "VF-32.1")
@pytest.mark.parametrize(("level", "line"), [("easy", k.LINE_A), ("standard", k.LINE_B), ("hard", k.LINE_C)])
def test_61_16a_the_solo_knight(level: str, line: int) -> None:
    terms = terms_of("knight", knight_difficulty=level)
    assert (terms.alone, terms.knight.line) == (True, line)


@clause("VF-61.16b")
def test_61_16b_solo_goblins_smash_five_crystals() -> None:
    terms = terms_of("goblins")
    assert (terms.alone, terms.crystal_goal[t.GOBLINS], terms.escapes) == (True, 5, 0)


@clause("VF-61.16c")
@pytest.mark.parametrize(("level", "cubes"), [("easy", 4), ("standard", 2), ("hard", 0)])
def test_61_16c_the_solo_dragon_begins_half_awake(level: str, cubes: int) -> None:
    terms = terms_of("dragon", dragon_difficulty=level)
    assert (terms.alone, terms.dragon.woken) == (True, cubes)


@clause("VF-61.17a", "VF-10.6")
def test_61_17a_a_ghoul_among_four_holds_past_plunder_without_a_cave() -> None:
    terms = terms_of("knight,goblins,dragon,ghoul")
    assert (holder(terms, terms.plunder), terms.one_tile, flares(terms)) == ("ghoul", True, [])
    terms = terms_of("knight,goblins,cave,ghoul")
    assert (holder(terms, terms.plunder), terms.one_tile, flares(terms)) == ("", False, ["knight"])


@clause("VF-61.17b", "VF-61.18a", "VF-61.18b", "VF-61.18c", "VF-61.18d", "VF-61.18e", "VF-56.1")
@pytest.mark.parametrize(
    ("roles", "fury"),
    [
        ("knight,dragon,ghoul", 10),
        ("knight,ghoul", 9),
        ("goblins,ghoul", 9),
        ("dragon,ghoul", 9),
        ("cave,ghoul", 9),
        ("thief,ghoul", 9),
        ("knight,goblins,dragon,cave,thief,ghoul,ghost", 14),
    ],
)
def test_61_17_how_much_fury_the_ghoul_needs(roles: str, fury: int) -> None:
    assert terms_of(roles).ghoul.fury_goal == fury


@clause("VF-61.18a", "VF-61.18c")
@pytest.mark.parametrize(("roles", "victim"), [("knight,ghoul", t.KNIGHT), ("dragon,ghoul", t.DRAGON)])
def test_61_18_the_ghoul_wins_if_its_only_opponent_dies(roles: str, victim: int) -> None:
    s: Any = new_state("vast", seats=2, roles=roles)
    with pytest.raises(GameOver):
        die(s, victim)
    assert (s.outcome, s.winners) == (OVER, 2)


@clause("VF-61.18a", "VF-61.18b", "VF-61.18d")
def test_61_18_crystals_and_escape() -> None:
    assert terms_of("knight,ghoul").knight.goal == 5
    terms = terms_of("goblins,ghoul")
    assert (terms.crystal_goal[t.GOBLINS], terms.escapes >> t.GOBLINS & 1) == (5, 1)
    assert terms_of("cave,ghoul").crystal_goal[t.GHOUL] == 6


@clause("VF-61.19")
@pytest.mark.parametrize(("level", "fury", "crystals"), [("easy", 7, 5), ("standard", 8, 6), ("hard", 9, 7)])
def test_61_19_the_solo_ghoul(level: str, fury: int, crystals: int) -> None:
    terms = terms_of("ghoul", ghoul_difficulty=level)
    assert (terms.alone, flares(terms)) == (True, ["ghoul"])
    assert (terms.ghoul.fury_goal, terms.crystal_goal[t.GHOUL]) == (fury, crystals)


@clause("VF-61.20a")
def test_61_20a_the_vile_ghoul_plays_every_variant_of_the_goblins() -> None:
    with_goblins = [names for names in ROLES if "goblins" in names and "ghoul" not in names.split(",")]
    for names in with_goblins:
        assert names.replace("goblins", "vile_ghoul") in ROLES, names
    terms = terms_of("vile_ghoul,dragon")
    assert (terms.dragon.woken, prey(terms, t.VILE_GHOUL), holder(terms, terms.plunder)) == (0, "dragon", "vile_ghoul")


@clause("VF-61.20b", "VF-58.2")
def test_61_20b_against_the_cave_it_smashes_six_and_escapes() -> None:
    terms = terms_of("vile_ghoul,cave")
    assert (terms.crystal_goal[t.VILE_GHOUL], terms.escapes >> t.VILE_GHOUL & 1) == (6, 1)


@clause("VF-61.20c")
@pytest.mark.parametrize("roles", ["vile_ghoul,thief", "vile_ghoul,cave,thief"])
@pytest.mark.parametrize(("short", "stash"), [(False, 6), (True, 5)])
def test_61_20c_against_the_thief_one_more_than_he_stashes(roles: str, short: bool, stash: int) -> None:
    terms = terms_of(roles, short_goals=short)
    assert (terms.thief.goal, terms.crystal_goal[t.VILE_GHOUL]) == (stash, stash + 1)


@clause("VF-61.20d")
@pytest.mark.parametrize(("level", "crystals"), [("easy", 5), ("standard", 6), ("hard", 7)])
def test_61_20d_the_solo_vile_ghoul(level: str, crystals: int) -> None:
    terms = terms_of("vile_ghoul", ghoul_difficulty=level)
    assert (terms.alone, flares(terms)) == (True, ["vile_ghoul"])
    assert (terms.crystal_goal[t.VILE_GHOUL], terms.escapes >> t.VILE_GHOUL & 1) == (crystals, 1)


# -- the Ghost ---


@clause("VF-61.21a", "VF-10.6")
def test_61_21a_with_three_others_and_no_cave_she_holds_past_plunder() -> None:
    terms = terms_of("knight,goblins,dragon,ghost")
    assert (holder(terms, terms.plunder), terms.one_tile) == ("ghost", True)
    terms = terms_of("knight,goblins,dragon,cave,ghost")
    assert (holder(terms, terms.plunder), terms.one_tile) == ("", False)


@clause("VF-61.21c", "VF-59.8")
def test_61_21c_with_one_other_she_joins_its_solo_game() -> None:
    terms = terms_of("knight,ghost")
    assert (terms.alone, terms.knight.line, terms.knight.quests) == (False, k.LINE_B, FEWER_QUESTS)
    assert terms.ghost.strangers
    assert terms.ghost.cards == [t.GOBLINS, t.DRAGON, t.CAVE, t.THIEF, t.GHOUL, t.GHOST]
    terms = terms_of("vile_ghoul,ghost")
    assert terms.ghost.cards == [t.KNIGHT, t.DRAGON, t.CAVE, t.THIEF, t.GHOST]
    terms = terms_of("knight,goblins,ghost")
    assert (terms.ghost.strangers, terms.ghost.cards) == (False, [t.KNIGHT, t.GOBLINS, t.GHOST])


@clause("VF-61.21d")
@pytest.mark.parametrize(("short", "crystals"), [(False, 5), (True, 4)])
def test_61_21d_goblins_and_ghost_agree_on_four_or_five(short: bool, crystals: int) -> None:
    terms = terms_of("goblins,ghost", short_goals=short)
    assert (terms.crystal_goal[t.GOBLINS], terms.ghost.goal) == (crystals, crystals + 1)


@clause("VF-61.22a", "VF-61.22b", "VF-61.22c")
@pytest.mark.parametrize(("level", "cards", "losses"), [("easy", 0, 0), ("standard", 3, 2), ("hard", 3, 1)])
def test_61_22_the_solo_ghost(level: str, cards: int, losses: int) -> None:
    terms = terms_of("ghost", ghost_difficulty=level)
    assert (terms.alone, terms.ghost.random_cards, terms.ghost.tile_losses) == (True, cards, losses)


@clause("VF-61.23", "VF-60.1")
def test_61_23_the_cave_ghost_plays_every_variant_of_the_cave() -> None:
    with_cave = [names for names in ROLES if "cave" in names.split(",") and "ghost" not in names.split(",")]
    for names in with_cave:
        assert ",".join(["cave_ghost" if name == "cave" else name for name in names.split(",")]) in ROLES, names
    assert terms_of("knight,goblins,cave_ghost").ghost.cards == [t.KNIGHT, t.GOBLINS]


# -- Unicorns (section 62) ---


@clause("VF-62.1")
def test_62_1_the_nightmare_unicorn_may_take_the_dragons_place_everywhere() -> None:
    with_dragon = [names for names in ROLES if "dragon" in names.split(",") and "nightmare" not in names]
    for names in with_dragon:
        assert names.replace("dragon", "nightmare") in ROLES, names


@clause("VF-62.2", "VF-G2", "VF-55.2")
def test_g2_for_ash_dragon_he_puts_a_cube_on_armor() -> None:
    s: Any = new_state("vast", seats=2, roles="goblins,nightmare")
    s.chance = any_chance()
    set_up(s)
    assert (unicorn_armor(s), s.unicorn.track, s.unicorn.cubes, radiance(s)) == (2, 12, 8, 0)
    s = new_state("vast", seats=3, roles="goblins,dragon,nightmare")
    s.chance = any_chance()
    set_up(s)
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


@clause("VF-62.7")
def test_62_7_a_dragon_that_kills_him_must_still_escape() -> None:
    s: Any = new_state("vast", seats=3, roles="knight,dragon,nightmare", hunter="dragon")
    die(s, t.NIGHTMARE)
    assert s.outcome != OVER


@clause("VF-62.8")
@pytest.mark.parametrize("roles", ["nightmare,thief", "nightmare,cave,thief"])
def test_62_8_the_thief_wins_by_stashing_or_by_killing_him(roles: str) -> None:
    terms = terms_of(roles)
    assert (prey(terms, t.THIEF), terms.thief.goal, holder(terms, terms.hunter)) == ("nightmare", 6, "thief")
    assert terms_of("goblins,nightmare,thief").target[t.THIEF] == t.EMPTY


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
    s: Any = new_state("vast", seats=2, roles="knight,thief", shadow="medium")
    s.chance = any_chance()
    set_up(s)
    die(s, t.KNIGHT)
    assert (s.gone, s.outcome, s.stands[t.KNIGHT_PIECE]) == (1, 0, t.EMPTY)


@clause("VF-62.15")
def test_62_15_when_nobody_is_left_all_have_lost() -> None:
    s: Any = new_state("vast", seats=1, roles="knight", shadow="medium")
    with pytest.raises(GameOver):
        die(s, t.KNIGHT)
    assert (s.outcome, s.winners) == (OVER, 0)


@clause("VF-62.17", "VF-10.2")
def test_62_17_with_him_a_tile_is_placed_only_if_none_was_revealed() -> None:
    s = goblins(roles="knight,goblins", shadow="medium")
    assert tiles_to_place(s, t.GOBLINS) == 1
    s.revealed = 1
    assert (tiles_to_place(s, t.GOBLINS), tiles_to_remove(s, t.GOBLINS)) == (0, 3)


# -- sets that are refused ---


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
        ("goblins,knight", {}, "the order is knight,goblins"),
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
