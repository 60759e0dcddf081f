"""Sections 28 and 29: the Knight moves, has Encounters, attacks Crystals."""

from __future__ import annotations

from typing import Any

from kit import clause
from monoceros.games.vast import tables as t
from monoceros.games.vast.facts_knight import encounters_left, steps_left

from .knights import go, knights
from .spots import any_chance, knight, say_space, tile

CUBES = "cube movement | cube perception | cube strength | cube bomb | cube map | cube shield"
HALL = ("A01@0,1 r0", "A05@0,2 r0", "A10@0,3 r0")


def steps(options: list[str]) -> list[str]:
    return [pick.removeprefix("step ") for pick in options if pick.startswith("step ")]


# -- moving ---


@clause("VF-28.1")
def test_28_1_a_space_at_a_time_through_passable_borders_with_acts_between() -> None:
    s = knights(
        "A02@0,1 r0", "A05@0,2 r0", "A03@1,0 r0", "A08@1,1 r0", cubes="free 3", grit=5
    )  # A03 has a wall in the west
    game = go(s, "cube movement")
    assert steps(game.options(0)) == ["N"]
    game.say("0 step N", "0 cube strength")
    assert steps(game.options(0)) == ["N", "S"]  # a tunnel
    game.say("0 step N")
    assert knight(s) == (0, 2)
    assert s.knight.steps == 2


@clause("VF-28.2")
def test_28_2_she_moves_only_with_an_unused_encounter() -> None:
    s = knights("E05@0,1 r0 event", "A01@0,2 r0", events="rats", cubes="free 2")
    game = go(s, "cube movement", "step N")
    assert (steps_left(s), encounters_left(s)) == (2, 0)
    assert steps(game.options(0)) == []
    game.say("0 cube perception")
    assert steps(game.options(0)) == ["N", "S"]


@clause("VF-28.2", "VF-28.4", "VF-28.3", "VF-G41")
def test_golden_41_two_dark_tiles_are_two_encounters() -> None:
    s = knights("A05@0,1", "A01@0,2", cubes="free 2", infestation="A", quests="")
    s.tile_stack = []
    game = go(s, "cube movement", "cube perception", "step N", chance=[0, 0])
    assert s.knight.health == 6  # the Ambush of Strength 2 hits her Strength 1
    game.say("0 step N")
    assert knight(s) == (0, 2)
    assert s.knight.grit == 2
    assert s.knight.encounters == 2
    assert steps_left(s) == 1
    assert steps(game.options(0)) == []


@clause("VF-28.3", "VF-3.3")
def test_28_3_a_dark_tile_is_revealed_by_entering_it() -> None:
    s = knights("T04@0,1", finds="boots", stack="A01 A02 A03")
    game = go(s, "step N").expect("0 rotation: r0 | r1 | r2")  # not with the wall in the south, where she came from
    game.say("0 r1")
    assert sorted(game.options(0))[:1]
    assert game.ask(0).name == "fill"
    say_space(game, 1, 1)
    game.expect(f"0 encounter: take | finish | {CUBES}")
    assert s.knight.encounters == 1
    assert s.knight.grit == 1


@clause("VF-28.4")
def test_28_4_reveal_then_attacks_then_collecting_for_one_encounter() -> None:
    s = knights("C01@0,1 treasure", cubes="free 4", grit=11, finds="boots", stack="")
    game = go(s, "cube strength", "cube strength", "step N")
    game.expect(f"0 encounter: smash | take | finish | {CUBES}")
    game.say("0 take", "0 keep")
    game.expect_name(0, "knight")  # nothing is left to collect, and attacks came before
    assert s.knight.encounters == 1
    assert s.tokens[1] & t.CRYSTAL_TOKEN
    again = knights("C01@0,1 treasure", cubes="free 4", grit=11, finds="boots", stack="")
    game = go(again, "cube strength", "cube strength", "step N", "smash", "take", "keep")
    assert again.knight.encounters == 1
    assert again.knight.smashed == 1
    assert again.knight.taken == 1


@clause("VF-28.5")
def test_28_5_an_event_token_is_compulsory_a_crystal_or_treasure_is_not() -> None:
    s = knights("E05@0,1 r0 event", "C01@1,0 r0 crystal", "T01@0,-1 r0 treasure", events="rats")
    go(s, "step N")
    assert s.knight.encounters == 1
    assert s.supply[t.EVENTS] == 10
    assert s.knight.events_gone == [6]
    for way in ("E", "S"):
        calm = knights("E05@0,1 r0 event", "C01@1,0 r0 crystal", "T01@0,-1 r0 treasure")
        go(calm, f"step {way}").expect_name(0, "knight")
        assert calm.knight.encounters == 0


@clause("VF-28.6")
def test_28_6_a_further_encounter_on_her_own_space() -> None:
    s = knights("T01@0,1 r0 treasure2", knight="0,1", finds="boots axe", cubes="free 2")
    game = go(s, "cube perception", "encounter", "take", "keep", "finish", "encounter", "take", "keep")
    assert s.knight.encounters == 2
    assert s.treasures[1] == 0
    assert "encounter" not in game.options(0)


@clause("VF-28.7", "VF-7.3")
def test_28_7_an_event_where_she_starts_comes_before_moving() -> None:
    s = knights("E05@0,1 r0 event", knight="0,1", events="rats", cubes="free 2")
    game = go(s, "cube perception")
    assert steps(game.options(0)) == []
    assert "encounter" in game.options(0)
    game.say("0 encounter")
    assert steps(game.options(0)) == ["S"]


@clause("VF-28.8")
def test_28_8_the_grit_comes_before_what_lies_there() -> None:
    s = knights("C02@0,1", cubes="free 3", grit=4, collapsing=True)
    s.knight.track = 0b11111
    s.knight.cubes[0] = 2
    game = go(s, "cube strength", "cube strength", "step N", "r1")
    # the fifth Grit brings the cube with which she is strong enough to smash
    assert s.knight.grit == 5
    assert "smash" in game.options(0)
    assert "cube strength" in game.options(0)


@clause("VF-28.9")
def test_28_9_crystal_and_treasure_may_be_left() -> None:
    s = knights("C01@0,1", "T01@1,0", cubes="free 4", grit=11, stack="")
    game = go(s, "cube strength", "cube strength", "cube movement", "cube perception", "step N", "finish")
    assert s.tokens[1] & t.CRYSTAL_TOKEN
    game.say("0 step S", "0 step E", "0 finish")
    assert s.treasures[2] == 1
    assert s.knight.encounters == 2


@clause("VF-28.10", "VF-3.7", "VF-3.15")
def test_28_10_vantage_point_gives_grit_and_tokens_and_nothing_else() -> None:
    around = ("A05@0,2", "E10@1,1", "C01@-1,1", "A10@1,2", "E07@2,2")
    s = knights("E05@0,1 r0 event", *around, events="vantage", stack="")
    game = go(s, "step N")
    assert game.ask(0).name == "look"
    assert len(game.options(0)) == 4
    for x, y in ((1, 1), (0, 2), (-1, 1)):
        say_space(game, x, y)
    assert s.knight.grit == 4
    assert s.knight.health == 7
    assert s.knight.encounters == 1
    assert s.tokens[tile(s, 1, 1)] & t.EVENT_TOKEN
    assert s.tokens[tile(s, -1, 1)] & t.CRYSTAL_TOKEN
    assert not s.lit[tile(s, 2, 2)]


@clause("VF-28.11")
def test_28_11_what_she_can_decide() -> None:
    rooms = ("A03@0,1 r0", "T01@-1,0 r0 treasure")
    her: dict[str, Any] = {"cubes": "free 7", "grit": 35, "treasures": "sword enchanted+", "quests": "intrepid"}
    s = knights(*rooms, knight="-1,0", nightmare="0,1 N", revealed_in_all=10, **her)
    game = go(s, "cube bomb", "cube map", "cube enchanted")
    offered = {pick.split()[0] for pick in game.options(0)}
    assert offered == {"step", "encounter", "cube", "turn", "quest", "end"}
    game.say("0 step E")
    assert {pick.split()[0] for pick in game.options(0)} >= {"shoot"}


@clause("VF-28.12")
def test_28_12_she_may_end_at_any_time_and_place_cubes_before() -> None:
    s = knights(*HALL)
    game = go(s)
    assert "end" in game.options(0)
    game.say("0 cube strength", "0 cube strength", "0 end")
    assert game.is_over
    assert s.knight.cubes[3] == 2


# -- attacks (section 29) ---


@clause("VF-29.1", "VF-4.4")
def test_29_1_strength_3_smashes_a_crystal() -> None:
    s = knights("C01@0,1 r0 crystal", knight="0,1", cubes="free 2")
    game = go(s, "cube strength")
    assert "encounter" not in game.options(0)  # Strength 2
    game.say("0 cube strength", "0 encounter", "0 smash")
    assert (s.knight.smashed, s.smashed, s.knight.grit) == (1, 1, 2)
    assert not s.tokens[1] & t.CRYSTAL_TOKEN
    assert s.terms.tile_kind[s.face[1]] == t.CRYSTAL  # the tile stays what it is


@clause("VF-29.1")
def test_29_1_some_difficulties_ask_for_another_strength() -> None:
    easy = knights("C01@0,1 r0 crystal", knight="0,1", knight_difficulty="easiest", cubes="free 2")
    assert "encounter" in go(easy, "cube strength").options(0)
    hard = knights("C01@0,1 r0 crystal", knight="0,1", knight_difficulty="expert", cubes="free 2")
    assert "encounter" not in go(hard, "cube strength", "cube strength").options(0)


@clause("VF-29.7", "VF-11.9")
def test_29_7_a_shot_is_no_attack() -> None:
    s = knights(*HALL, nightmare="0,3 N", treasures="enchanted+ javelin+", quests="daring eagle-eyed", cubes="free 2")
    game = go(s, "cube enchanted")
    game.state.chance = any_chance()
    game.say("0 shoot unicorn")
    assert "quest eagle-eyed" in game.options(0)
    assert "quest daring" not in game.options(0)
    assert s.knight.treasure_at[0] == 3  # the Javelin waits for an attack
