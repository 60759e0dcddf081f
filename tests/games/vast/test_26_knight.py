"""Sections 26 and 27: the Knight's goal, setup, statistics; Hero cubes and Grit."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.engine.chance import Seeded
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.effects_knight import gain_grit, regain_health, set_up_knight
from monoceros.games.vast.facts_knight import hero_cubes, may_escape, movement_of, perception_of, strength_of
from monoceros.games.vast.rules.knight_harm import lose_grit, lose_health
from monoceros.games.vast.state import OVER
from monoceros.games.vast.tables import NIGHTMARE

from .knights import cubes, go, knights
from .spots import any_chance, knight, play, spot

OPEN = ("A01@0,1 r0", "A05@1,0 r0", "A10@0,-1 r0", "A13@-1,0 r0")


@clause("VF-26.1")
def test_26_1_she_smashes_crystals_and_escapes_or_kills_the_unicorn() -> None:
    s = knights(*OPEN, knight="0,1", smashed=4)
    assert not may_escape(s)
    s.knight.smashed = 5
    game = go(s, "step S")
    assert game.is_over
    assert s.outcome == OVER
    assert s.winners == 1
    hunting = knights(*OPEN, knight="0,1", nightmare="1,0 N", smashed=9)
    assert not may_escape(hunting)
    assert knights(knight_difficulty="hard").terms.knight.goal == 6


@clause("VF-26.2")
def test_26_2_setup() -> None:
    s = spot(knight="0,0")
    s.stands[t.KNIGHT_PIECE] = -1
    s.chance = Seeded(1)
    set_up_knight(s)
    assert (s.knight.health, s.knight.grit, knight(s)) == (7, 0, (0, 0))
    assert s.supply[t.BOMBS] == 3
    assert len(s.knight.quests) == 3
    assert cubes(s) == {"free": 2}
    assert [mark for space, mark in enumerate(s.terms.knight.grit_marks) if s.knight.track >> space & 1] == [
        5,
        11,
        18,
        26,
        35,
    ]


@clause("VF-26.3", "VF-26.4")
def test_26_3_statistics_by_cubes() -> None:
    s = knights()
    found = []
    for number in range(4):
        s.knight.cubes[k.MOVEMENT] = s.knight.cubes[k.PERCEPTION] = s.knight.cubes[k.STRENGTH] = number
        found.append((movement_of(s), perception_of(s), strength_of(s)))
    assert found == [(1, 1, 1), (3, 2, 2), (5, 3, 3), (7, 4, 4)]


@clause("VF-26.4")
def test_26_4_movement_is_the_spaces_and_perception_the_encounters() -> None:
    s = knights("A01@0,1 r0", "A05@0,2 r0", "A10@0,3 r0", "A13@0,4 r0")
    game = go(s, "cube movement", "step N", "step N", "step N")
    assert knight(s) == (0, 3)
    assert not [pick for pick in game.options(0) if pick.startswith("step")]


@clause("VF-26.5")
def test_26_5_she_is_dead_at_health_0() -> None:
    s = knights(health=2)
    assert not play(s, lose_health, 1).state.outcome
    game = play(s, lose_health, 1)
    assert s.outcome == OVER
    assert s.winners == 0
    assert [event.facts for event in game.happened("lost")] == [("knight",)]


@clause("VF-26.6")
def test_26_6_health_never_exceeds_what_she_started_with() -> None:
    s = knights(health=6)
    regain_health(s, 2)
    assert s.knight.health == 7


@clause("VF-26.7")
def test_26_7_she_picks_up_all_cubes_but_those_of_the_track_and_given_up_ones() -> None:
    s = knights(
        cubes="strength 1 map 2 boots 1 aside 1 discarded 1", grit=26, treasures="boots+", encounters=3, steps=2
    )
    game = go(s)
    assert cubes(s) == {"free": 5, "discarded": 1}
    assert s.knight.encounters == s.knight.steps == 0
    game.expect_name(0, "knight")


# -- Hero cubes and Grit (section 27) ---


@clause("VF-27.1", "VF-27.2")
def test_27_1_a_cube_at_a_time_at_any_moment_to_tracks_equipment_and_cards() -> None:
    s = knights(*OPEN, cubes="free 4", grit=11, treasures="boots+ sword")
    game = go(s, "cube strength", "step N", "cube boots")
    assert cubes(s) == {"free": 2, "strength": 1, "boots": 1}
    offered = [pick for pick in game.options(0) if pick.startswith("cube")]
    assert "cube boots" not in offered
    assert "cube sword" not in offered
    assert offered == [f"cube {place}" for place in ("movement", "perception", "strength", "bomb", "map", "shield")]
    game.say("0 end")
    assert cubes(s) == {"free": 2, "strength": 1, "boots": 1}  # they stay until she picks them up


@clause("VF-27.2")
def test_27_2_a_track_takes_three_cubes() -> None:
    s = knights(cubes="free 4", grit=11)
    game = go(s, "cube strength", "cube strength", "cube strength")
    assert strength_of(s) == 4
    assert "cube strength" not in game.options(0)


@clause("VF-27.3")
@pytest.mark.parametrize(("grit", "cubes_now"), [(4, 2), (5, 3), (11, 4), (18, 5), (26, 6), (35, 7)])
def test_27_3_grit_sets_cubes_free(grit: int, cubes_now: int) -> None:
    s = knights()
    gain_grit(s, grit)
    assert cubes(s) == {"free": cubes_now}
    assert hero_cubes(s) == cubes_now


@clause("VF-27.4")
def test_27_4_a_free_cube_goes_back_first() -> None:
    s = knights(cubes="free 1 strength 2", grit=6)
    game = play(s, lose_grit, 2)
    assert game.is_over
    assert cubes(s) == {"strength": 2}
    assert s.knight.grit == 4
    assert not s.knight.over


@clause("VF-27.4")
def test_27_4_a_placed_cube_goes_back_by_choice_and_ends_her_turn() -> None:
    s = knights(cubes="movement 1 strength 2", grit=6)
    game = play(s, lose_grit, 2).expect("0 return_cube: from movement | from strength").say("0 from movement")
    assert game.is_over
    assert cubes(s) == {"strength": 2}
    assert s.knight.over
    other = knights(*OPEN, nightmare="1,0 N", cubes="movement 1 strength 2", grit=6)
    other.turn = NIGHTMARE
    play(other, lose_grit, 2).say("0 from strength")
    assert not other.knight.over  # it is not her turn


@clause("VF-27.4")
def test_27_4_her_turn_ends_at_once() -> None:
    s = knights("E05@0,1", cubes="free 3", grit=5, events="rats", stack="A01 A02 A03")
    game = go(s, "cube movement", "cube strength", "cube strength", "step N")
    while game.ask(0).name == "fill":
        game.say(f"0 {game.options(0)[0]}")
    game.say("0 from strength")
    assert game.is_over
    assert s.knight.grit == 4
    assert hero_cubes(s) == 2


@clause("VF-27.5")
def test_27_5_grit_is_between_0_and_45() -> None:
    s = knights(grit=44, cubes="free 7")
    gain_grit(s, 6)
    assert s.knight.grit == 45
    low = knights(grit=1)
    play(low, lose_grit, 5)
    assert low.knight.grit == 0


@clause("VF-27.6")
def test_27_6_only_cave_bread_returns_a_discarded_cube() -> None:
    s = knights("E05@0,1 r0 event", cubes="free 2 discarded 1", grit=5, events="bread")
    s.knight.track &= ~1  # the cube of the first space is the discarded one
    go(s)
    assert cubes(s) == {"free": 2, "discarded": 1}
    go(s, "step N")
    assert cubes(s) == {"free": 3}


@clause("VF-27.7")
def test_27_7_her_last_two_cubes_are_safe() -> None:
    s = knights(cubes="strength 2 discarded 1", grit=5, health=5, treasures="potion+")
    s.knight.track = 0b11110
    assert play(s, lose_grit, 2).is_over
    assert cubes(s) == {"strength": 2, "discarded": 1}
    assert not s.knight.over
    game = go(s, "cube potion")
    assert "potion" not in game.options(0)  # the Potion Kit would cost one


@clause("VF-27.8")
def test_27_8_grit_for_tiles_crystals_declined_treasures_and_quests() -> None:
    s = knights("C01@0,1", "T01@1,0 r0 treasure", cubes="free 5", grit=18, quests="bedecked", treasures="boots+ axe+")
    s.smashed = 0
    game = go(s, "cube strength", "cube strength", "cube perception", "step N")
    assert s.knight.grit == 19  # a revealed tile
    game.say("0 smash")
    assert s.knight.grit == 21
    game.state.chance = any_chance()
    game.say("0 quest bedecked")
    assert s.knight.grit == 25
    game.say("0 cube movement", "0 step S", "0 cube movement", "0 step E", "0 encounter", "0 take", "0 decline")
    assert s.knight.grit == 30


@clause("VF-27.9")
def test_27_9_rats_and_blob() -> None:
    s = knights("E05@0,1 r0 event", grit=10, cubes="free 3", events="rats")
    go(s, "step N")
    assert s.knight.grit == 8
    blob = knights(
        "A01@0,1 r0", "E05@1,0 r0 event", infestation="C", grit=10, cubes="free 3", events="ambush", monsters="blob"
    )
    game = go(blob, "step E")
    game.say("0 go on")
    assert (blob.knight.grit, blob.knight.health) == (5, 6)


@clause("VF-27.10")
def test_27_10_the_loss_comes_before_the_grit_for_the_tile() -> None:
    s = knights("E12@0,1", grit=1, events="rats", collapsing=True)
    game = go(s, "step N")
    if not game.is_over and game.ask(0).name == "rotation":
        game.say("0 r0")
    assert s.knight.grit == 1  # 1 - 2 is 0, and 1 more
