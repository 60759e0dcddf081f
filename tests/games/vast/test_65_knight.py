"""Section 65 for the Knight: Terrain under her feet."""

from __future__ import annotations

from typing import Any

from kit import clause
from monoceros.games.vast import tables as t
from monoceros.games.vast.facts_foes import shots
from monoceros.games.vast.state import State

from .knights import go, knights
from .spots import any_chance, knight, tile
from .test_34_shadow import lay_terrain_squares

ROOM = ("A01@0,1 r0", "A05@1,0 r0", "A10@-1,0 r0", "A13@0,-1 r0")
PITS = (t.PIT, t.PIT + 1, t.PIT + 2)


def pits(*places: tuple[int, int], **given: Any) -> State:
    s = knights(*ROOM, **given)
    for pit, place in zip(PITS, places, strict=True):
        lay_terrain_squares(s, pit, (place,))
    return s


@clause("VF-65.11a")
def test_65_11a_magma_burns_at_the_end_of_her_turn_but_never_her_last_health() -> None:
    for health, left in ((3, 2), (1, 1)):
        s = knights(*ROOM, health=health)
        lay_terrain_squares(s, t.MAGMA, ((0, 2), (1, 2), (0, 3)))
        go(s, "cube movement", "step N", "step N", "end")
        assert knight(s) == (0, 2)
        assert s.knight.health == left


@clause("VF-65.12")
def test_65_12_no_shot_into_the_forest_or_out_of_it() -> None:
    s = knights(*ROOM, nightmare="0,1 N", treasures="enchanted+", cubes="free 1 enchanted 1")
    assert shots(s)
    lay_terrain_squares(s, t.FOREST, ((0, 2), (1, 2), (0, 3), (1, 3)))
    s.stands[t.UNICORN_PIECE] = tile(s, 0, 2)
    assert not shots(s)
    s.stands[t.UNICORN_PIECE], s.stands[t.KNIGHT_PIECE] = tile(s, 0, 1), tile(s, 0, 3)
    assert not shots(s)


@clause("VF-65.13")
def test_65_13_pits_are_next_to_each_other_and_no_turn_ends_there() -> None:
    s = pits((0, 2), (4, 4), (1, 1))
    game = go(s, "step N")
    assert "step N" not in game.options(0)  # a Movement of 1 is not enough
    s = pits((0, 2), (4, 4), (1, 1), cubes="free 3", grit=5)
    game = go(s, "cube movement", "step N", "step N")
    assert knight(s) == (0, 2)
    assert "end" not in game.options(0)
    assert [pick for pick in game.options(0) if pick.startswith("jump")] == ["jump t73", "jump t74"]
    game.say("0 jump t74")
    assert knight(s) == (1, 1)
    assert "end" in game.options(0)  # no step is left: she cannot be made to stay for ever


@clause("VF-65.14")
def test_65_14_with_the_current_it_costs_nothing() -> None:
    s = knights(*ROOM, cubes="free 2")
    lay_terrain_squares(s, t.RIVER, ((0, 2), (1, 2), (2, 2), (3, 2)))
    game = go(s, "cube movement", "step N", "step N", "step E", "step E", "step E")
    assert knight(s) == (3, 2)
    assert s.knight.steps == 2
    game.say("0 step W")  # against it
    assert s.knight.steps == 3


@clause("VF-65.6")
def test_65_6_she_leaves_terrain_onto_a_new_dark_tile() -> None:
    s = knights(*ROOM, cubes="free 2", stack="T01 T02 T03 T04")
    lay_terrain_squares(s, t.LAKE, ((0, 2), (1, 2), (0, 3), (1, 3)))
    game = go(s, "cube movement", "step N", "step N")
    game.state.chance = any_chance()
    game.say("0 step W")
    while game.ask(0).name == "fill":
        game.say(f"0 {game.options(0)[0]}")
    assert knight(s) == (-1, 2)
    assert s.lit[tile(s, -1, 2)]
    assert s.knight.grit == 1
    fallen = knights(*ROOM, cubes="free 2", collapsing=True)
    lay_terrain_squares(fallen, t.LAKE, ((0, 2), (1, 2), (0, 3), (1, 3)))
    assert "step W" not in go(fallen, "cube movement", "step N", "step N").options(0)


@clause("VF-65.8")
def test_65_8_the_canyon_is_crossed_on_its_bridge() -> None:
    s = knights(*ROOM, cubes="free 2")
    lay_terrain_squares(s, t.CANYON, ((-1, 2), (0, 2), (1, 2)))
    game = go(s, "cube movement", "step N", "step N")
    assert knight(s) == (0, 2)
    steps = [pick for pick in game.options(0) if pick.startswith("step")]
    assert steps == ["step S"]
