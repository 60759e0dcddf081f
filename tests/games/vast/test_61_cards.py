"""Section 61: the Variant cards of each set of roles, and what they do at the table."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_cave as c
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.facts_dragon import dragon_armor, wakefulness
from monoceros.games.vast.facts_ghoul import ghoul_seat
from monoceros.games.vast.rules.cave import cave_options
from monoceros.games.vast.rules.turn_end import end_of_turn
from monoceros.games.vast.state import State

from .dragons import dragons, thief_goes, thieves
from .ghosts import caves
from .ghouls import ghouls, prowling
from .knights import go, knights
from .spots import any_chance, begun, play, spot
from .tribes import goblins, tribe_goes
from .variants import ALL_QUESTS, FEWER_QUESTS, ambush_winners, flares, holder, terms_of

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


# -- what the cards do ---


def is_asked_for_plunder(s: State, seat: int) -> bool:
    """Does this player place a Treasure at the end of the turn?"""
    game = play(s, end_of_turn, seat, s.terms.role_of[seat], chance=any_chance())
    while game.open():
        asked = game.ask(seat)
        if asked.name == "plunder":
            return True
        game.say(f"{seat} {game.options(seat)[0]}")
    return False


@clause("VF-10.10", "VF-61.4", "VF-61.9", "VF-61.13", "VF-61.17b", "VF-61.21b", "VF-62.3a")
@pytest.mark.parametrize(("roles", "plunder"), [(card[1], card[3]) for card in CARDS])
def test_61_only_the_holder_of_past_plunder_hides_a_treasure_at_the_end_of_a_turn(roles: str, plunder: str) -> None:
    for seat, name in enumerate(roles.split(",")):
        s = spot("A01@0,1", "A05@1,0", "A10@0,-1", roles=roles, stack="A02 A03 A04 A06 E01 E02 E03 E04 E05")
        assert is_asked_for_plunder(s, seat) == (name == plunder), name


def knight_may(roles: str) -> list[str]:
    return go(knights("A01@0,1 r0", "A05@1,0", roles=roles, grit=3)).options(0)


def tribe_may(roles: str) -> list[str]:
    s = goblins("A01@0,1 r0", "A05@1,1", roles=roles, tribes="fangs 3@0,1")
    return tribe_goes(s, "fangs").options(s.terms.seat_of[t.GOBLINS])


def thief_may(roles: str) -> list[str]:
    s = thieves("A01@0,1 r0", "A05@1,1", roles=roles, thief="0,1")
    return thief_goes(s, "4 3 2").options(s.terms.seat_of[t.THIEF])


def ghoul_may(roles: str) -> list[str]:
    s = ghouls("A01@0,1 r0", "A05@1,1", roles=roles, ghoul="0,1", movement=3)
    return prowling(s).options(ghoul_seat(s))


@clause("VF-61.5", "VF-61.8", "VF-61.14a", "VF-61.14b", "VF-61.17b", "VF-61.18d", "VF-61.20a")
@pytest.mark.parametrize(
    ("options_of", "has_it", "has_not"),
    [
        (knight_may, "knight,goblins,cave", "knight,goblins,dragon,cave"),
        (tribe_may, "goblins,cave", "knight,goblins"),
        (thief_may, "cave,thief", "knight,goblins,dragon,cave,thief"),
        (ghoul_may, "cave,ghoul", "knight,ghoul"),
        (ghoul_may, "vile_ghoul,cave", "knight,vile_ghoul"),
    ],
)
def test_61_whoever_has_flare_is_offered_it(options_of: Any, has_it: str, has_not: str) -> None:
    assert "flare" in options_of(has_it)
    assert "flare" not in options_of(has_not)


@clause("VF-61.7", "VF-61.13", "VF-47.11")
def test_61_7_the_ash_dragon_is_better_armored() -> None:
    plain = dragon_armor(dragons("A01@0,1", roles="knight,dragon", woken=3))
    assert dragon_armor(dragons("A01@0,1", roles="goblins,dragon", woken=3)) == plain + 1


@clause("VF-61.6", "VF-61.10", "VF-61.15a")
@pytest.mark.parametrize(
    ("roles", "cubes"), [("knight,dragon,cave", 2), ("dragon,cave", 2), ("knight,dragon,ghoul", 0)]
)
def test_61_6_hunger_cubes_begin_awake(roles: str, cubes: int) -> None:
    assert wakefulness(begun(roles)) == cubes


@clause("VF-61.8", "VF-61.15c")
@pytest.mark.parametrize(("roles", "may_end"), [("cave,thief", True), ("goblins,cave", False)])
def test_61_8_the_cave_may_end_its_turn_without_a_treasure(roles: str, may_end: bool) -> None:
    s = caves("A01@0,1", roles=roles)
    s.cave.done = c.SHAPED
    assert "treasure" in cave_options(s)
    assert ("end" in cave_options(s)) == may_end


@clause("VF-61.11", "VF-30.11")
def test_61_11_the_sidequests_that_are_out_never_come() -> None:
    knight = begun("knight,cave").knight
    assert sorted(knight.quests + knight.quest_deck.cards()) == FEWER_QUESTS
