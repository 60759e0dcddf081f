"""Section 31: Ambushes of the Goblin Infestation, and its Monsters."""

from __future__ import annotations

from typing import Any

import pytest

from kit import Played, clause
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.effects_knight import draw_monster, monster_leaves
from monoceros.games.vast.rules.knight_ambush import ambush
from monoceros.games.vast.state import OVER, State
from monoceros.games.vast.tables import BRIDGE, FACE_CENTRE, FACE_PLUS_CENTRE, FACE_RING

from .knights import cubes, go, knights
from .spots import any_chance, dark, knight, play, say_space, spaces, tile

ROOMS = ("A01@0,1 r0", "A05@1,0 r0")


def meets(monster: str, strength: int, *tiles: str, **given: Any) -> tuple[State, Played]:
    """An Ambush by this Monster on line C, against this Strength; the die shows the centre if it is rolled."""
    s = knights(
        *(tiles or ROOMS), infestation="C", monsters=monster, cubes=f"perception 2 strength {strength - 1}", **given
    )
    return s, play(s, ambush, 0, chance=[FACE_CENTRE])


# -- the lines ---


@clause("VF-31.2", "VF-31.3", "VF-G44")
@pytest.mark.parametrize(
    ("strength", "die", "health"), [(2, [], 6), (3, [FACE_CENTRE], 6), (3, [FACE_RING], 7), (4, [], 7)]
)
def test_golden_44_line_b_has_strength_3(strength: int, die: list[int], health: int) -> None:
    s = knights(*ROOMS, infestation="B", cubes=f"perception 2 strength {strength - 1}")
    game = play(s, ambush, 0, chance=die)
    assert game.is_over
    assert s.knight.health == health


@clause("VF-31.2")
def test_31_2_line_a_has_strength_2_and_line_c_that_of_a_monster() -> None:
    s = knights(*ROOMS, infestation="A", cubes="strength 2")
    play(s, ambush, 0)
    assert s.knight.health == 7
    for monster, strength in (("frog", 2), ("golem", 3), ("ogre", 4), ("giant", 4)):
        s, game = meets(monster, 1, *ROOMS)
        assert game.happened("ambush")[0].facts[1] == strength


@clause("VF-31.4", "VF-27.1")
def test_31_4_cubes_may_be_added_after_seeing_the_monster() -> None:
    s = knights(*ROOMS, infestation="C", monsters="golem", cubes="free 3", grit=5)
    game = play(s, ambush, 0)
    game.say("0 cube strength")
    assert "The Golem attacks with Strength 3" in game.game.questions["ambush"].prompt(game.game.view(s, 0))
    game.say("0 cube strength", "0 cube strength")
    assert game.is_over
    assert s.knight.health == 7


@clause("VF-31.4")
def test_31_4_used_monsters_are_discarded_and_reshuffled() -> None:
    s, _ = meets("frog", 3)
    assert s.knight.monster_discards == [k.FROG]
    assert s.knight.monster == k.NOTHING
    s.knight.monster_deck.bag = []
    s.chance = any_chance()
    assert draw_monster(s) == k.FROG
    assert s.knight.monster_discards == []


@clause("VF-31.5")
@pytest.mark.parametrize(("die", "health"), [(FACE_PLUS_CENTRE, 6), (FACE_RING, 7)])
def test_31_5_against_a_wisp_the_die_is_always_rolled(die: int, health: int) -> None:
    s = knights(*ROOMS, infestation="C", monsters="wisp", cubes="strength 3")
    play(s, ambush, 0, chance=[die])
    assert s.knight.health == health


@clause("VF-31.8", "VF-32.5")
def test_31_8_an_ambush_that_kills_her_wins_for_the_nightmare_unicorn() -> None:
    s = knights(*ROOMS, nightmare="1,0 N", health=1, cubes="perception 2")
    play(s, ambush, 0)
    assert s.outcome == OVER
    assert s.winners == 0b10


# -- Ogre and Troll wait (VF-31.6, VF-31.7) ---


@clause("VF-31.6", "VF-31.4")
def test_31_6_the_ogre_throws_her_out_and_stays() -> None:
    s, game = meets("ogre", 1, "A01@0,1 r0", "A05@1,0", "A10@-1,0 r0 treasure")
    assert game.is_over  # only the north is Lit and unoccupied
    assert knight(s) == (0, 1)
    assert s.tokens[0] & t.OGRE_TOKEN
    assert s.knight.health == 6
    assert k.OGRE not in s.knight.monster_discards + s.knight.monster_deck.cards()
    game.check()


@clause("VF-31.6")
@pytest.mark.parametrize(("die", "beaten"), [([FACE_RING], True), ([FACE_CENTRE], False)])
def test_31_6_she_enters_only_by_beating_it(die: list[int], beaten: bool) -> None:
    s = knights(*ROOMS, infestation="C", monsters="frog", cubes="free 4", grit=11)
    s.tokens[1] |= t.OGRE_TOKEN
    s.knight.monster_deck.bag.remove(k.OGRE)
    game = go(s, "cube strength", "cube strength", "cube strength", "step N", chance=die)
    assert (knight(s) == (0, 1)) is beaten
    assert s.knight.health == (7 if beaten else 6)
    assert bool(s.tokens[1] & t.OGRE_TOKEN) is not beaten
    assert (k.OGRE in s.knight.monster_discards) is beaten
    game.check()


@clause("VF-31.7")
def test_31_7_when_she_loses_the_step_and_the_encounter_are_spent() -> None:
    s = knights(*ROOMS, cubes="free 2")
    s.tokens[1] |= t.TROLL_TOKEN
    go(s, "step N")
    assert knight(s) == (0, 0)
    assert (s.knight.steps, s.knight.encounters, s.knight.health) == (1, 1, 6)


@clause("VF-31.6", "VF-65.20")
def test_the_troll_brings_the_canyon() -> None:
    s = knights("A01@0,1 r0", "A05@1,0 r0", infestation="C", monsters="troll", cubes="perception 2", stack="A10 A13")
    game = play(s, ambush, 0)
    while not game.is_over:
        game.say(f"0 {game.options(0)[0]}")
    assert s.at[BRIDGE] != -1
    assert s.tokens[BRIDGE] & t.TROLL_TOKEN
    monster_leaves(s, BRIDGE)
    assert s.knight.monster_discards == [k.TROLL]
    assert not s.tokens[BRIDGE]


# -- what the others do when they hit (T14a) ---


@clause("VF-31.3")
def test_golem_makes_the_map_dearer() -> None:
    s, _ = meets("golem", 1)
    assert s.knight.golem
    walled = knights("A12@0,1 r2", "A01@1,1 r0", knight="0,1", cubes="free 3", grit=5, golem=True)
    game = go(walled, "cube map")
    assert "through E" not in game.options(0)
    assert "through E" in game.say("0 cube map").options(0)


@clause("VF-31.3")
def test_gnome_takes_a_treasure_by_chance() -> None:
    s = knights(*ROOMS, infestation="C", monsters="gnome", cubes="boots 1 perception 1", treasures="boots+ axe")
    play(s, ambush, 0, chance=[1])
    assert s.knight.treasure_at[k.BOOTS] == k.GONE
    assert s.knight.treasure_at[k.AXE] == k.FACE_DOWN
    assert cubes(s) == {"free": 1, "perception": 1}


@clause("VF-31.3")
def test_beetles_strengthen_the_next_monster() -> None:
    s, _ = meets("beetles", 1)
    assert s.knight.beetles == 1
    s.knight.monster_deck.top = [k.FROG]
    s.knight.monster_deck.bag.remove(k.FROG)
    game = play(s, ambush, 0)
    assert game.happened("ambush")[-1].facts == (k.FROG, 3)
    assert s.knight.beetles == 0


@clause("VF-31.3")
@pytest.mark.parametrize(("strength", "health"), [(3, 5), (4, 6)])
def test_flame_giant_hits_the_weak_twice(strength: int, health: int) -> None:
    s, _ = meets("giant", strength)
    assert s.knight.health == health


@clause("VF-31.3")
def test_underworm_drags_her_to_the_nearest_dark_tile_on_a_diagonal() -> None:
    s = knights(
        "A01@0,1 r0", "T01@1,1", "T02@-1,1", "T03@2,2", infestation="C", monsters="underworm", cubes="perception 2"
    )
    game = play(s, ambush, 0)
    assert spaces(game) == [(-1, 1), (1, 1)]
    say_space(game, 1, 1)
    assert knight(s) == (1, 1)
    assert s.lit[tile(s, 1, 1)]
    assert s.knight.grit == 1
    assert s.treasures[2] == 1


@clause("VF-31.3")
def test_underworm_digs_a_tile_if_there_is_none() -> None:
    s = knights("A01@0,1 r0", infestation="C", monsters="underworm", cubes="perception 2", stack="T01 T02 T03 T04")
    game = play(s, ambush, 0)
    assert spaces(game) == [(-1, 1), (1, 1)]
    say_space(game, -1, 1)
    while not game.is_over:
        game.say(f"0 {game.options(0)[0]}")
    assert knight(s) == (-1, 1)
    assert s.lit[tile(s, -1, 1)]
    assert dark(s)


# -- Sidequests (T10) ---


@clause("VF-30.11", "VF-31.2")
def test_fearless_may_draw_a_monster_on_line_a() -> None:
    s = knights(*ROOMS, infestation="A", monsters="frog", cubes="strength 2", quests="fearless")
    game = play(s, ambush, 0).expect("0 ambush: go on | monster").say("0 monster")
    assert game.is_over
    assert s.knight.done == 1 << k.FEARLESS
    other = knights(*ROOMS, infestation="A", cubes="strength 2", quests="swift")
    play(other, ambush, 0).expect("0 ambush: go on").say("0 go on")  # asked all the same: nobody learns what she holds
    assert other.knight.done == 0
