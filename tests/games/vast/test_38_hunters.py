"""Sections 38 and 39: the Knight against the Shadow Unicorn."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.games.vast import tables as t
from monoceros.games.vast.rules.turn_end import end_of_turn
from monoceros.games.vast.tables import FACE_CENTRE, FACE_RING, KNIGHT

from .knights import go, knights
from .spots import any_chance, play, unicorn

HALL = ("A01@0,1 r0", "A05@0,2 r0", "A10@1,1 r0", "A13@-1,1 r0")


@clause("VF-38.1", "VF-38.2", "VF-38.3", "VF-38.4a", "VF-G27")
@pytest.mark.parametrize(("die", "health"), [(FACE_RING, 7), (FACE_CENTRE, 6)])
def test_golden_27_equal_strength_needs_the_die(die: int, health: int) -> None:
    s = knights(*HALL, shadow="medium", shadow_at="0,1 N", cubes="free 3", grit=5, quests="daring", deck="U07")
    game = go(s, "cube strength", "cube perception", "step N", "attack", chance=[die])
    assert s.unicorn.health == health
    assert unicorn(s) == (0, 2)
    assert s.knight.encounters == 1
    assert "quest daring" in game.options(0)


@clause("VF-38.3")
def test_38_3_she_enters_only_with_strength_of_his_armor() -> None:
    s = knights(*HALL, shadow="medium", shadow_at="0,1 N", cubes="free 3", grit=5, deck="U07")
    game = go(s)
    assert "step N" not in game.options(0)
    game.say("0 cube strength", "0 cube strength", "0 step N", "0 attack unicorn")
    assert s.unicorn.health == 6  # Strength 3 against Armor 2: no die


@clause("VF-38.4b")
def test_38_4b_the_enchanted_bow_takes_cards_from_the_pile() -> None:
    s = knights(*HALL, shadow="medium", shadow_at="0,2 N", cubes="free 4", grit=11, treasures="enchanted+",
                spirit="U05 U12 U01", deck="U16", quests="eagle-eyed")  # fmt: skip
    game = go(s, "cube enchanted", "cube strength", "cube strength", "shoot unicorn")
    assert len(s.unicorn.spirit) == 1
    assert unicorn(s) == (0, 1)
    assert s.unicorn.health == 7
    assert "quest eagle-eyed" in game.options(0)


@clause("VF-38.7", "VF-39.6")
def test_38_7_at_health_0_he_is_gone_and_his_cubes_stay() -> None:
    s = knights("A01@0,1 r0 cube", *HALL[1:], shadow="medium", shadow_at="0,1 N", cubes="free 3", grit=5)
    s.unicorn.health = 1
    game = go(s, "cube strength", "cube strength", "step N", "attack")
    assert s.unicorn.out
    assert s.stands[t.UNICORN_PIECE] == t.EMPTY
    assert s.tokens[1] & t.CUBE
    game.say("0 end")
    assert s.winners == 0  # she has still to escape
    go(s, "step S")
    assert s.winners == 1


@clause("VF-39.1", "VF-10.2", "VF-10.3", "VF-G21")
def test_39_1_tiles_at_the_end_of_her_turn() -> None:
    s = knights(*HALL, shadow="easy", shadow_at="0,2 N", stack="A02 A03", revealed=1)
    assert play(s, end_of_turn, 0, KNIGHT).is_over
    assert len(s.tile_stack) == 2
    s.revealed = 0
    game = play(s, end_of_turn, 0, KNIGHT)
    game.say(f"0 {game.options(0)[0]}")
    assert game.is_over
    assert len(s.tile_stack) == 1
    fallen = knights(*HALL, shadow="easy", shadow_at="0,1 N", collapsing=True, revealed=1)
    game = play(fallen, end_of_turn, 0, KNIGHT, chance=any_chance())
    while not game.is_over:
        game.say(f"0 {game.options(0)[0]}")
    assert len([space for space in fallen.at if space != t.EMPTY]) == 2
