"""Section 57: others and the Ghoul; the Ghoul and the Unicorns."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.games.vast import tables as t
from monoceros.games.vast.facts_foes import can_enter
from monoceros.games.vast.rules import ghoul_harm, meetings
from monoceros.games.vast.rules.goblins_attack import attack as tribe_attack
from monoceros.games.vast.rules.shadow_teleport import attack as shadow_attack
from monoceros.games.vast.rules.teleport import attack as nightmare_attack
from monoceros.games.vast.rules.thief_steps import may_enter
from monoceros.games.vast.state import OVER
from monoceros.games.vast.tables import EMPTY

from .ghouls import cards, ghoul, ghouls, prowling, steps
from .knights import go, set_cubes
from .spots import play, unicorn

HALL = ("A01@0,1 r0", "A05@0,2 r0", "A10@0,3 r0")
DARKS = ("A04@1,0", "A08@2,0", "A06@3,0")  # Fangs, Bones, Eye


# -- others ---


@clause("VF-57.1")
def test_57_1_whoever_attacks_it_makes_it_skitter() -> None:
    s = ghouls(*HALL, *DARKS, ghoul="0,1", knight="0,0", roles="knight,ghoul", discs=2)
    play(s, ghoul_harm.attacked, 0).say("0 bones")
    assert ghoul(s) == (2, 0)
    assert s.ghoul.discs == 2


@clause("VF-57.2a", "VF-29.6")
def test_57_2a_the_knight_enters_only_with_more_strength_than_its_defense() -> None:
    s = ghouls(*HALL, *DARKS, ghoul="0,1", knight="0,0", roles="knight,ghoul", discs=3)
    s.turn = t.KNIGHT
    set_cubes(s, "strength 2")
    assert not can_enter(s, 1)
    set_cubes(s, "strength 3")
    assert can_enter(s, 1)


@clause("VF-57.2a", "VF-28.5", "VF-29.6")
def test_57_2a_her_attack_completes_daring_and_stalwart() -> None:
    s = ghouls(*HALL, *DARKS, ghoul="0,1", knight="0,0", roles="knight,ghoul", discs=3)
    set_cubes(s, "free 4")
    s.knight.quests, s.turn = [0, 2], t.KNIGHT  # Stalwart, Daring
    game = go(s, "cube strength", "cube strength", "cube strength", "step N")
    assert game.options(0)[0] == "attack ghoul"
    assert "finish" not in game.options(0)  # she must
    game.say("0 attack ghoul", "0 fangs")
    assert ghoul(s) == (1, 0)
    assert {"quest stalwart", "quest daring"} <= set(game.options(0))


@clause("VF-57.2a")
def test_57_2a_fearless_if_she_revealed_its_dark_tile() -> None:
    s = ghouls("A01@0,1", *DARKS, ghoul="0,1", knight="0,0", roles="knight,ghoul", discs=1)
    set_cubes(s, "free 4")
    s.knight.quests, s.turn = [3], t.KNIGHT
    game = go(s, "cube strength", "cube strength", "cube strength", "step N")
    game.say("0 go on", "0 attack ghoul", "0 fangs")
    assert "quest fearless" in game.options(0)


@clause("VF-30.3", "VF-57.2a")
def test_30_3_her_bow_makes_a_visible_ghoul_skitter() -> None:
    s = ghouls(*HALL, *DARKS, ghoul="0,3", knight="0,0", roles="knight,ghoul", discs=5)
    set_cubes(s, "free 3")
    s.turn = t.KNIGHT
    game = go(s, "cube bow")
    assert "shoot ghoul" not in game.options(0)  # Strength 2 at least
    game.say("0 cube strength", "0 shoot ghoul", "0 eye")
    assert ghoul(s) == (3, 0)
    assert "shoot ghoul" not in game.options(0)


@clause("VF-57.2b", "VF-43.4")
def test_57_2b_a_tribe_that_attacks_it_gains_rage_and_stays() -> None:
    s = ghouls(*HALL, *DARKS, ghoul="0,1", tribes="bones 3@0,1", roles="goblins,ghoul", discs=2, goblins_rage=1)
    s.turn = t.GOBLINS
    play(s, tribe_attack, 1, t.GHOUL_PIECE).say("0 fangs")
    assert ghoul(s) == (1, 0)
    assert s.goblins.rage == 2
    assert s.stands[t.BONES_PIECE] == 1
    assert s.goblins.population[1] == 3


@clause("VF-57.2c")
def test_57_2c_scratch_costs_a_terror_card_claw_does_not() -> None:
    for rule, left in ((ghoul_harm.attacked, 2), (ghoul_harm.scratched, 1)):
        s = ghouls(*HALL, *DARKS, ghoul="0,1", dragon="0,0", roles="dragon,ghoul", terror="hunt-1 blink")
        game = play(s, rule, 0)
        if left == 1:
            game.expect("1 lose_terror: hunt-1 | blink")
            game.say("1 hunt-1")
        game.say("0 eye")
        assert len(s.ghoul.terror) == left
        assert ghoul(s) == (3, 0)


@clause("VF-57.2c", "VF-46.6")
def test_57_2c_a_flame_wall_makes_it_skitter_once_a_turn() -> None:
    s = ghouls(*HALL, *DARKS, ghoul="0,0", dragon="0,0", roles="dragon,ghoul", movement=3)
    s.tokens[1] |= t.FLAME_WALL
    prowling(s, "step N").say("0 fangs")
    assert ghoul(s) == (1, 0)
    s.stands[t.GHOUL_PIECE] = 0
    s.stack.clear()
    prowling(s, "step N")
    assert ghoul(s) == (0, 1)


@clause("VF-57.2d")
def test_57_2d_the_thief_enters_only_with_more_stealth_than_its_defense() -> None:
    s = ghouls(*HALL, ghoul="0,1", thief="0,0", roles="thief,ghoul", discs=3)
    s.turn = t.THIEF
    assert not may_enter(s, 1)  # Stealth 3
    s.ghoul.discs = 2
    assert may_enter(s, 1)


@clause("VF-57.2e", "VF-54.5f")
def test_57_2e_spores_take_1_fury_and_no_card() -> None:
    s = ghouls(*HALL, ghoul="0,1", terror="hunt-1", fury=3)
    ghoul_harm.lose_fury(s)
    assert (s.ghoul.fury, s.ghoul.terror) == (2, cards("hunt-1"))
    s.ghoul.fury = 0
    ghoul_harm.lose_fury(s)
    assert s.ghoul.fury == 0


@clause("VF-50.5d")
def test_50_5d_the_thief_takes_a_treasure_of_its_board_or_shuffles_a_card_back() -> None:
    s = ghouls(*HALL, ghoul="0,1", thief="0,1", roles="thief,ghoul", terror="hunt-1", treasures=1)
    game = play(s, ghoul_harm.pickpocketed, 0)
    game.expect("0 rob_ghoul: treasure | hunt-1")
    game.say("0 hunt-1")
    assert s.ghoul.terror == []
    assert s.ghoul.deck.size() == 13
    s = ghouls(*HALL, ghoul="0,1", thief="0,1", roles="thief,ghoul", treasures=1)
    play(s, ghoul_harm.pickpocketed, 0)
    assert s.ghoul.treasures == 0


# -- Unicorns ---


@clause("VF-57.3", "VF-17.10", "VF-17.13")
def test_57_3_the_nightmare_unicorn_makes_it_skitter_before_he_teleports() -> None:
    for anger, left in ((2, 2), (3, 1)):
        s = ghouls(
            *HALL,
            *DARKS,
            nightmare="0,1 N",
            ghoul="0,1",
            roles="nightmare,ghoul",
            terror="hunt-1 blink",
            anger=anger,
            deck="U07",
        )
        s.turn = t.NIGHTMARE
        game = play(s, nightmare_attack, 0)
        if anger == 3:
            game.say("1 hunt-1")
        game.say("0 eye")
        assert ghoul(s) == (3, 0)
        assert len(s.ghoul.terror) == left
        if anger == 3:
            game.say("0 spirit")  # 1 Radiance
        assert unicorn(s) == (0, 2)


@clause("VF-57.4")
def test_57_4_it_may_enter_his_space_whatever_its_attack() -> None:
    s = ghouls(*HALL, nightmare="0,1 N", ghoul="0,0", roles="nightmare,ghoul", movement=2, discs=0)
    assert steps(prowling(s), 1) == ["step N"]
    s = ghouls(*HALL, nightmare="0,1 N", ghoul="0,0", roles="nightmare,ghoul", movement=1, discs=0)
    assert steps(prowling(s), 1) == []


@clause("VF-57.5", "VF-57.6", "VF-57.7", "VF-G37")
@pytest.mark.parametrize(("hunter", "lost"), [("none", 0), ("ghoul", 1)])
def test_golden_37_three_discs_against_armor_2(hunter: str, lost: int) -> None:
    s = ghouls(
        *HALL,
        *DARKS,
        nightmare="0,1 N",
        ghoul="0,1",
        roles="dragon,nightmare,ghoul",
        hunter=hunter,
        discs=3,
        movement=1,
        hand="U01 U05 U09",
        deck="U07",
        upgrades=[0, 0, 1, 0, 0, 0],
    )
    health = s.unicorn.health
    game = prowling(s, "attack unicorn")
    assert s.ghoul.discs == 0
    assert (s.unicorn.health, len(s.unicorn.hand), s.ghoul.fury) == (health - lost, 3, 1)
    assert unicorn(s) == (0, 1)
    game.expect("1 symbol: fangs | bones | eye").say("1 eye")
    assert ghoul(s) == (3, 0)
    assert unicorn(s) == (0, 2)  # he Teleports after it has skittered


@clause("VF-57.5", "VF-G37")
def test_golden_37_with_two_it_cannot_attack() -> None:
    s = ghouls(
        *HALL, nightmare="0,1 N", ghoul="0,1", roles="nightmare,ghoul", discs=2, movement=1, upgrades=[0, 0, 1, 0, 0, 0]
    )
    assert "attack unicorn" not in prowling(s).options(1)


@clause("VF-57.7", "VF-62.5", "VF-22.5")
def test_57_7_a_ghoul_who_hunts_him_wins_by_his_last_health() -> None:
    s = ghouls(*HALL, *DARKS, nightmare="0,1 N", ghoul="0,1", roles="dragon,nightmare,ghoul", hunter="ghoul", discs=3)
    s.unicorn.health = 1
    prowling(s, "attack unicorn")
    assert (s.outcome, s.winners, s.stands[t.UNICORN_PIECE]) == (OVER, 4, EMPTY)


@clause("VF-57.8", "VF-34.9c")
@pytest.mark.parametrize(("hunter", "health"), [("ghoul", 6), ("thief", 7)])
def test_57_8_the_shadow_unicorn_loses_health_to_a_hunter_only(hunter: str, health: int) -> None:
    s = ghouls(
        *HALL,
        *DARKS,
        shadow="medium",
        shadow_at="0,1 N",
        ghoul="0,1",
        thief="0,0",
        roles="thief,ghoul",
        hunter=hunter,
        discs=3,
        deck="U07",
        stack="A02",
    )
    prowling(s, "attack unicorn")
    assert s.unicorn.health == health
    assert ghoul(s) == (2, 0)  # nobody opposes it: the symbol of the stack
    assert unicorn(s) == (0, 2)


@clause("VF-57.8")
def test_57_8_it_may_enter_regardless() -> None:
    s = ghouls(*HALL, shadow="medium", shadow_at="0,1 N", ghoul="0,0", roles="ghoul", discs=2, movement=2)
    assert steps(prowling(s)) == ["step N"]  # Armor 2


@clause("VF-57.9", "VF-37.2e", "VF-37.3")
def test_57_9_the_shadow_unicorn_makes_it_skitter() -> None:
    s = ghouls(*HALL, *DARKS, shadow="medium", shadow_at="0,1 N", ghoul="0,1", roles="ghoul", stack="A03")
    play(s, shadow_attack, t.GHOUL_PIECE)
    assert ghoul(s) == (3, 0)


@clause("VF-7.6", "VF-7.11", "VF-8.10")
def test_7_6_the_ghoul_is_moved_off_a_tile_not_through_walls_nor_to_others() -> None:
    s = ghouls("A03@1,0 r0", "A04@1,1", "A06@2,0", ghoul="1,0", thief="2,0", roles="thief,ghoul")  # a wall in the west
    assert meetings.refuges(s, 1, t.GHOUL_PIECE) == ["t2"]
    assert meetings.can_leave(s, 1)
    s.stands[t.THIEF_PIECE] = 2
    assert meetings.refuges(s, 1, t.GHOUL_PIECE) == ["t3"]
    assert s.stands[t.KNIGHT_PIECE] == EMPTY
