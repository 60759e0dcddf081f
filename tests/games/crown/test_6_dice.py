"""Section 6: the rock goes round, the dragon wakes and flies. What it lands on: test_13_dragon.py."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.engine.chance import Loaded
from monoceros.games.crown.geometry import space
from monoceros.games.crown.tables import EMPTY

from .spots import on, rolled, spot, told, whole_turn


@clause("CD-6.5", "CD-6.6")
@pytest.mark.parametrize(
    ("rock", "dragon", "after"),
    [
        ("G3", "B2", "K7"),
        ("C7", "B2", "G3"),
        ("C7", "G3", "K7"),
        ("K7", "G11", "C7"),
        ("G11", "K7", "C7"),
    ],
)
def test_6_6_the_rock_goes_clockwise_and_past_the_dragon(rock: str, dragon: str, after: str) -> None:
    s = spot("henry", rock=rock, dragon=f"ashwing {dragon}", dice=(1, "rock"))
    rolled(s)
    assert (s.rock, on(s, dragon)) == (space(after), "dragon")


@clause("CD-6.8")
@pytest.mark.parametrize("face", ["up", "down", "left", "right"])
@pytest.mark.parametrize("slot", [1, 2, 3])
def test_6_8_on_the_alert_any_dragon_face_is_one_slot(face: str, slot: int) -> None:
    s = spot("henry", alert=slot, dice=(6, face))
    rolled(s)
    assert (s.alert, s.dragon_at) == (slot + 1, EMPTY)


@clause("CD-6.9")
def test_6_9_it_takes_four_faces_from_slot_1_to_g7() -> None:
    s = spot("henry", dice=(1, "left"))
    for _ in range(3):
        rolled(s)
        assert s.dragon_at == EMPTY
    rolled(s)
    assert (on(s, "G7"), s.alert) == ("dragon", 0)


@clause("CD-6.10")
@pytest.mark.parametrize(
    ("face", "white", "end"), [("up", 1, "G6"), ("down", 6, "G13"), ("left", 3, "D7"), ("right", 5, "L7")]
)
def test_6_10_on_the_map_it_flies_as_far_as_the_white_die_shows(face: str, white: int, end: str) -> None:
    s = spot("henry", dragon="ashwing G7", dice=(white, face))
    game = rolled(s)
    assert (on(s, end), on(s, "G7"), s.dragon_at) == ("dragon", "", space(end))
    assert [facts[3] for facts in told(game, "dragon_flies")] == [white]


@clause("CD-6.12")
def test_6_12_it_flies_over_everything() -> None:
    s = spot(
        "henry C4: Axe Levy | torvald C3 | keep C2 | wall C5",
        "bruno C6",
        rock="C7",
        dragon="ashwing C8",
        dice=(6, "up"),
    )
    before = [on(s, place) for place in ("C3", "C4", "C5", "C6")]
    game = rolled(s)
    assert [on(s, place) for place in ("C3", "C4", "C5", "C6")] == before
    assert (on(s, "C2"), len(told(game, "castle_lost"))) == ("dragon", 1), "only where it lands something happens"


@clause("CD-6.13")
def test_6_13_a_battle_of_its_landing_comes_before_the_heros_move() -> None:
    s = spot("henry C3: Axe Levy", dragon="ashwing C6")
    game = whole_turn(s, chance=Loaded([2, 0])).expect_name(0, "home")
    assert (on(s, "C3"), told(game, "battle_over")) == ("dragon", [])
    game.say("0 A1").expect_name(0, "move")
    assert told(game, "battle_over") == [(52, 0, 52)]
