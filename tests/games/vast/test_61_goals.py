"""Section 61: what each role of a set has to do to win."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.engine.core import GameOver
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.effects import die
from monoceros.games.vast.effects_goblins import tribes_smash
from monoceros.games.vast.effects_knight import hurt_knight
from monoceros.games.vast.facts_ghoul import ghoul_seat
from monoceros.games.vast.options_roles import ROLES
from monoceros.games.vast.state import OVER

from .dragons import thief_goes, thieves
from .ghouls import ghouls, prowling
from .knights import go, knights
from .spots import begun, fresh
from .tribes import goblins, tribe_goes
from .variants import FEWER_QUESTS, flares, holder, prey, terms_of


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
    s = begun("knight,dragon,cave")
    die(s, t.KNIGHT)
    assert (s.gone, s.outcome, s.stands[t.KNIGHT_PIECE]) == (1, 0, t.EMPTY)


@clause("VF-61.10")
def test_61_10_an_ambush_that_kills_the_knight_wins_for_the_dragon() -> None:
    s = begun("knight,dragon")
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
    s = fresh(roles)
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


# -- reaching them ---


HALL = ("A01@0,1 r0", "A05@0,2 r0")


@clause("VF-61.12", "VF-61.14b", "VF-61.16d", "VF-61.20c", "VF-62.8", "VF-49.1")
@pytest.mark.parametrize(
    ("roles", "short", "goal"),
    [
        ("knight,thief", False, 6),
        ("knight,thief", True, 5),
        ("goblins,thief", False, 6),
        ("vile_ghoul,thief", True, 5),
        ("nightmare,thief", False, 6),
        ("thief", False, 6),
    ],
)
def test_61_the_thief_wins_with_the_last_token_that_he_has_to_stash(roles: str, short: bool, goal: int) -> None:
    for stashed, wins in ((goal - 1, True), (goal - 2, False)):
        s = thieves(*HALL, roles=roles, thief="0,1", carried=1, short_goals=short, thief_stashed=stashed)
        thief_goes(s, "4 3 2", "step S")
        seat = s.terms.seat_of[t.THIEF]
        assert (s.outcome == OVER, s.winners) == (wins, int(wins) << seat), stashed


@clause("VF-61.17b", "VF-61.18a", "VF-61.18b", "VF-61.18e", "VF-61.19", "VF-56.1")
@pytest.mark.parametrize(
    ("roles", "goal"), [("knight,dragon,ghoul", 10), ("knight,ghoul", 9), ("thief,ghoul", 9), ("ghoul", 8)]
)
def test_61_the_ghoul_escapes_with_all_its_fury(roles: str, goal: int) -> None:
    for fury, wins in ((goal, True), (goal - 1, False)):
        s = ghouls(*HALL, roles=roles, ghoul="0,1", movement=3, fury=fury)
        prowling(s, "step S")
        assert (s.outcome == OVER, s.winners) == (wins, int(wins) << s.terms.seat_of[t.GHOUL]), fury


@clause("VF-61.18d", "VF-61.20b", "VF-61.20d", "VF-58.2")
@pytest.mark.parametrize(("roles", "goal"), [("cave,ghoul", 6), ("vile_ghoul,cave", 6), ("vile_ghoul", 6)])
def test_61_or_with_enough_crystals(roles: str, goal: int) -> None:
    for smashed, wins in ((goal, True), (goal - 1, False)):
        s = ghouls(*HALL, roles=roles, ghoul="0,1", movement=3, smashed=smashed)
        prowling(s, "step S")
        assert (s.outcome == OVER, s.winners) == (wins, int(wins) << ghoul_seat(s)), smashed


@clause("VF-61.5", "VF-61.9", "VF-61.12", "VF-61.18a", "VF-26.1")
@pytest.mark.parametrize(("roles", "goal"), [("knight,goblins", 5), ("knight,thief", 6), ("knight,ghoul", 5)])
def test_61_the_knight_escapes_with_enough_crystals(roles: str, goal: int) -> None:
    for smashed, wins in ((goal, True), (goal - 1, False)):
        s = knights(*HALL, roles=roles, knight="0,1")
        s.knight.smashed = smashed
        go(s, "step S")
        assert (s.outcome == OVER, s.winners) == (wins, int(wins)), smashed


@clause("VF-61.14a", "VF-61.14b", "VF-61.16b", "VF-61.21d")
@pytest.mark.parametrize(
    ("roles", "short", "goal"),
    [("goblins,cave", False, 5), ("goblins", False, 5), ("goblins,ghost", True, 4), ("goblins,ghost", False, 5)],
)
def test_61_14a_the_goblins_win_with_the_last_crystal(roles: str, short: bool, goal: int) -> None:
    s = goblins(*HALL, roles=roles, short_goals=short, goblins_smashed=goal - 2)
    tribes_smash(s, 1)
    assert s.outcome != OVER
    with pytest.raises(GameOver):
        tribes_smash(s, 2)
    assert s.winners == 1


@clause("VF-61.18b", "VF-61.24")
def test_61_18b_against_the_ghoul_a_tribe_must_escape_besides() -> None:
    s = goblins(*HALL, roles="goblins,ghoul", tribes="fangs 5@0,1", goblins_smashed=4)
    tribes_smash(s, 2)
    assert s.outcome != OVER
    tribe_goes(s, "fangs", "step S")
    assert (s.outcome, s.winners) == (OVER, 1)
