"""Sections 29 to 31 with other roles: the Knight against Tribes, the Dragon and the Thief; her bows, Gems and Flare."""

from __future__ import annotations

from typing import Any

import pytest

from kit import Played, clause
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.facts_foes import can_enter
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY

from .dragons import mixed
from .knights import go, set_cubes
from .spots import knight, on, tile

HALL = ("A01@0,1 r0", "A05@0,2 r0", "A10@0,3 r0")


def meets(*tiles: str, cubes: str = "free 2", quests: tuple[int, ...] = (), treasures: str = "", **given: Any) -> State:
    """The Knight's own turn with others around her."""
    given.setdefault("knight", "0,0")
    s = mixed(*(tiles or HALL), **given)
    s.turn, s.knight.health, s.knight.quests = t.KNIGHT, s.terms.knight.health, list(quests)
    set_cubes(s, cubes)
    for word in treasures.split():
        s.knight.treasure_at[k.TREASURE_IDS.index(word)] = k.FACE_UP
    return s


def strong(s: State, *lines: str, chance: list[int] | None = None) -> Played:
    """She puts three cubes on Strength (4), and goes on."""
    return go(s, "cube strength", "cube strength", "cube strength", *lines, chance=chance)


# -- Tribes ---


@clause("VF-29.2", "VF-28.5")
def test_29_2_a_weaker_tribe_is_attacked_and_scatters() -> None:
    s = meets(tribes="bones 3@0,1", roles="knight,goblins", cubes="free 4", goblins_rage=1)
    assert not can_enter(s, 1)  # Strength 1 against 3
    game = strong(s, "step N")
    assert game.options(0)[0] == "attack bones"
    assert "finish" not in game.options(0)
    game.say("0 attack bones")
    assert s.stands[t.BONES_PIECE] == EMPTY
    assert (s.goblins.population[1], s.goblins.rage) == (1, 2)
    assert s.knight.encounters == 1


@clause("VF-29.2")
def test_29_2_several_tribes_in_one_encounter_and_each_must_be_weaker() -> None:
    s = meets(tribes="bones 3@0,1;eye 2@0,1", roles="knight,goblins", cubes="free 4", goblins_rage=1)
    game = strong(s, "step N")
    game.say("0 attack bones", "0 attack eye")
    assert s.stands[t.BONES_PIECE] == s.stands[t.EYE_PIECE] == EMPTY
    assert s.knight.encounters == 1
    s = meets(tribes="bones 4@0,1;eye 2@0,1", roles="knight,goblins", cubes="strength 3", goblins_rage=1)
    assert not can_enter(s, 1)


@clause("VF-29.2")
def test_29_2_sidequests_of_a_tribe() -> None:
    s = meets(tribes="bones 3@0,1", roles="knight,goblins", cubes="free 4", goblins_rage=1, quests=(k.STALWART,))
    game = strong(s, "step N").say("0 attack bones")
    assert "quest stalwart" in game.options(0)
    s = meets("A01@0,1", tribes="bones 2@0,1", roles="knight,goblins", cubes="free 4", goblins_rage=1, quests=(3,))
    game = strong(s, "step N").say("0 go on", "0 attack bones")
    assert "quest fearless" in game.options(0)  # she has revealed the tile it stood on


@clause("VF-30.3", "VF-29.7", "VF-42.4")
def test_30_3_the_bow_costs_a_visible_tribe_her_strength_less_1() -> None:
    s = meets(tribes="bones 4@0,3", roles="knight,goblins", cubes="free 3", goblins_rage=1, quests=(k.EAGLE_EYED,))
    game = go(s, "cube bow", "cube strength", "cube strength", "shoot bones")
    assert s.goblins.population[1] == 2
    assert s.stands[t.BONES_PIECE] == 3  # it does not scatter
    assert s.goblins.rage == 2
    assert s.knight.encounters == 0
    assert "shoot bones" not in game.options(0)
    assert "quest eagle-eyed" in game.options(0)


@clause("VF-30.3")
def test_30_3_not_out_of_sight() -> None:
    s = meets("A01@0,1", "A05@0,2 r0", tribes="bones 4@0,2", roles="knight,goblins", cubes="free 3", goblins_rage=1)
    game = go(s, "cube bow", "cube strength")
    assert "shoot bones" not in game.options(0)


# -- the Dragon ---


@clause("VF-29.3", "VF-30.1")
def test_29_3_under_ground_only_with_the_bomb_and_once_a_turn() -> None:
    s = meets(dragon="0,0", roles="knight,dragon", cubes="free 5", quests=(k.DARING,))
    game = go(s, "cube strength", "cube strength", "cube strength", "cube perception")
    assert "encounter" not in game.options(0)
    game.say("0 cube bomb", "0 encounter", "0 attack dragon")
    assert s.dragon.health == s.terms.dragon.health - 1  # Strength 4 against Armor 1
    assert "encounter" not in game.options(0)
    assert not [pick for pick in game.options(0) if pick.startswith("bomb")]
    assert "quest daring" in game.options(0)


@clause("VF-29.3")
@pytest.mark.parametrize(("face", "lost"), [(t.FACE_CENTRE, 1), (t.FACE_PLUS, 0)])
def test_29_3_equal_strength_needs_the_die(face: int, lost: int) -> None:
    s = meets(dragon="0,0", roles="knight,dragon", cubes="free 3")
    go(s, "cube bomb", "encounter", "attack dragon", chance=[face])
    assert s.terms.dragon.health - s.dragon.health == lost


@clause("VF-29.3")
def test_29_3_from_the_collapse_on_without_the_bomb() -> None:
    s = meets(dragon="0,0", roles="knight,dragon", cubes="free 3", collapsing=True)
    game = go(s, "cube strength", "encounter", "attack dragon")
    assert s.dragon.health == s.terms.dragon.health - 1
    assert "encounter" not in game.options(0)


@clause("VF-29.3")
def test_29_3_the_javelin_hits_him_without_the_bomb() -> None:
    s = meets(dragon="0,0", roles="knight,dragon", cubes="free 3", treasures="javelin")
    go(s, "encounter", "attack dragon")
    assert s.dragon.health == s.terms.dragon.health - 1  # Strength 1 + 1 against Armor 1
    assert s.knight.treasure_at[k.JAVELIN] == k.GONE


@clause("VF-29.4", "VF-28.5")
def test_29_4_surfaced_he_must_be_attacked_once_an_encounter() -> None:
    s = meets(dragon="0,1", roles="knight,dragon", cubes="free 5", dragon_underground=False, woken=4)
    assert not can_enter(s, 1)  # Strength 1 against Armor 2
    game = go(s, "cube strength", "cube strength", "cube perception", "step N")
    assert "finish" not in game.options(0)
    game.say("0 attack dragon", "0 encounter", "0 attack dragon")
    assert s.dragon.health == s.terms.dragon.health - 2


@clause("VF-29.4")
def test_29_4_the_axe_may_strike_once_more() -> None:
    s = meets(dragon="0,1", roles="knight,dragon", cubes="free 5", dragon_underground=False, treasures="axe")
    game = go(s, "cube axe", "cube strength", "step N", "attack dragon")
    game.expect("0 axe: swing | pass").say("0 swing")
    assert s.dragon.health == s.terms.dragon.health - 2
    assert s.knight.cubes[k.DISCARDED] == 1


@clause("VF-30.9")
@pytest.mark.parametrize(("face", "grit"), [(t.FACE_RING, 10), (t.FACE_PLUS_CENTRE, 3)])
def test_30_9_a_gem_is_5_grit_or_costs_2(face: int, grit: int) -> None:
    s = meets(gems="wing 0,0", roles="knight,dragon", grit=5, quests=(k.CUNNING,))
    s.knight.track &= ~1
    s.knight.cubes[0] = 3
    game = go(s, "encounter", "gem wing", chance=[face])
    assert s.knight.grit == grit
    assert s.dragon.gem_at == [-1, -1, -1]
    assert "quest cunning" in game.options(0)


@clause("VF-33.9")
def test_33_9_without_a_dragon_cunning_is_two_treasures() -> None:
    s = meets("T01@0,1 r0 treasure2", roles="knight,dragon", dragon="0,0", knight="0,1", quests=(k.CUNNING,), grit=0)
    s.knight.treasure_deck.bag = []
    game = go(s, "encounter", "take", "take")
    assert "quest cunning" not in game.options(0)


@clause("VF-33.5")
def test_t11_the_enchanted_bow_costs_the_dragon_cards_and_the_thief_his_life() -> None:
    s = meets(dragon="0,3", cards="claw 2 wing 2", roles="knight,dragon", cubes="free 4", treasures="enchanted")
    game = go(s, "cube enchanted", "cube strength", "cube strength", "shoot dragon")
    game.say("1 claw", "1 wing")
    assert s.dragon.hand == [1, 0, 1]
    assert "shoot dragon" not in game.options(0)
    s = meets(thief="0,3", loot=2, roles="knight,thief", cubes="free 5", treasures="enchanted", grit=1)
    game = go(s, "cube enchanted", "cube perception", "cube perception")
    assert "shoot thief" not in game.options(0)  # Perception 3 against Stealth 3
    game.say("0 cube perception", "0 shoot thief")
    assert s.stands[t.THIEF_PIECE] == EMPTY
    assert s.knight.grit == 3


# -- the Thief ---


@clause("VF-29.5", "VF-51.8", "VF-28.5")
def test_29_5_a_thief_is_killed_by_more_perception_for_his_loot_in_grit() -> None:
    s = meets(thief="0,1", loot=3, carried=1, roles="knight,thief", cubes="free 5", quests=(k.DARING,))
    game = go(s, "cube perception", "step N")
    assert knight(s) == (0, 1)
    assert s.knight.encounters == 0  # she may ignore him
    assert "encounter" not in game.options(0)
    game.say("0 cube perception", "0 encounter")
    game.say("0 attack thief")
    assert s.stands[t.THIEF_PIECE] == EMPTY
    assert s.knight.grit == 3
    assert "take" in game.options(0)  # what he dropped, in the same Encounter
    game.say("0 finish")
    assert "quest daring" in game.options(0)


# -- Flare ---


@clause("VF-28.10")
def test_28_10_flare_once_a_turn_around_any_space_for_1_grit_each() -> None:
    s = meets("A04@2,0", "A05@3,1", roles="knight,cave", cubes="free 2")
    assert s.terms.flares >> t.KNIGHT & 1
    s.collapsing = True
    game = go(s, "flare", chance=[t.FACE_DIAGONALS])
    game.say(f"0 {on(s, 2, 0)}")
    assert s.lit[tile(s, 3, 1)] == 1
    assert s.lit[tile(s, 2, 0)] == 0
    assert s.knight.grit == 1
    assert s.knight.encounters == 0
    assert "flare" not in game.options(0)


# -- Ambush ---


@clause("VF-31.1", "VF-27.1")
def test_31_1_with_goblins_she_braces_and_a_stronger_hidden_tribe_may_attack() -> None:
    s = meets("A01@0,1", roles="knight,goblins", cubes="free 2", goblins_rage=2)
    s.goblins.population = [0, 3, 1]
    game = go(s, "step N")
    assert game.options(0)[0] == "go on"
    game.say("0 cube strength", "0 go on")
    game.expect("1 lie_in_wait: bones | nobody").say("1 bones")
    assert s.knight.health == s.terms.knight.health - 1
    assert s.goblins.population == [0, 1, 1]
    assert s.goblins.rage == 1
