"""Sections 45 and 47: the Dragon's turn, his Sloth and his waking."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause, new_state
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_dragon as d
from monoceros.games.vast.effects_dragon import set_up_dragon, wake_cube
from monoceros.games.vast.effects_gems import flame_wall_at, put_flame_wall
from monoceros.games.vast.facts_dragon import can_fall, dragon_armor, dragon_spirit, may_escape_as_dragon, wakefulness
from monoceros.games.vast.rules.dragon_harm import fall_asleep, hit
from monoceros.games.vast.state import OVER, State

from .dragons import dragon_goes, dragons, mixed, paying, standing
from .spots import any_chance, play, tile

# Open tiles: A01 A05 A10 A13 E05 E07 T01 C01 C06; A12 r2 is a dead end with walls W, N, E.
CROSS = ("A01@0,1 r0", "A05@0,2 r0", "A10@1,0 r0", "A13@0,-1 r0", "T01@-1,0 r0")


# -- goal and setup ---


@clause("VF-45.1")
def test_45_1_awake_and_surfaced_he_wins_by_entering_the_entrance() -> None:
    s = dragons(*CROSS, dragon="0,1", woken=11, collapsing=True, dragon_awake=True, dragon_underground=False)
    dragon_goes(s, "go S 1")
    assert (s.outcome, s.winners) == (OVER, 1)


@clause("VF-45.1", "VF-47.8")
def test_45_1_underground_the_entrance_wins_nothing() -> None:
    s = dragons(*CROSS, dragon="0,1", woken=11, collapsing=True, dragon_awake=True)
    dragon_goes(s, "go S 1")
    assert s.outcome != OVER
    assert standing(s, t.DRAGON_PIECE) == (0, 0)


@clause("VF-45.2")
def test_45_2_his_board_at_the_start() -> None:
    s: Any = new_state("vast", seats=2, roles="goblins,dragon")
    s.chance = any_chance()
    set_up_dragon(s)
    dragon = s.dragon
    assert (dragon.health, dragon.eaten, sum(dragon.hand), dragon.underground) == (5, 0, 3, True)
    assert dragon.sloth == [4, 4, 4, 1, 1]
    assert dragon.deck.size() == 15
    assert s.terms.dragon.cards == [6, 6, 6]


@clause("VF-45.3")
def test_45_3_he_appears_where_the_knight_is() -> None:
    s = mixed(*CROSS, roles="knight,dragon", knight="0,1", collapsing=True)
    s.turn = t.DRAGON
    dragon_goes(s)
    assert standing(s, t.DRAGON_PIECE) == (0, 1)
    alone = dragons(*CROSS, dragon="", collapsing=True)
    dragon_goes(alone)
    assert standing(alone, t.DRAGON_PIECE) == (0, 0)


@clause("VF-45.4")
def test_45_4_powers_then_treasure_then_a_gem_then_a_new_hand() -> None:
    s = dragons("A01@0,1 r0 treasure", dragon="0,1", cards="claw 1", collapsing=True)
    game = dragon_goes(s, "end", chance=[0, 0, 0])
    assert s.dragon.sloth[d.GREED] == 3  # the Treasure is taken before the Gem is asked for
    game.expect("0 lay_gem: claw | flame | wing | none")
    game.say("0 flame")
    game.expect("0 stir: wake still | enough")
    game.say("0 enough")
    assert sum(s.dragon.hand) == 3
    assert game.is_over


@clause("VF-45.5")
def test_45_5_one_free_move_of_one_or_two_spaces_straight_on() -> None:
    s = dragons(*CROSS, collapsing=True)
    game = dragon_goes(s)
    assert [pick for pick in game.options(0) if pick.startswith("go")] == [
        "go N 1",
        "go N 2",
        "go E 1",
        "go S 1",
        "go W 1",
    ]
    game.say("0 go N 2")
    assert standing(s, t.DRAGON_PIECE) == (0, 2)
    assert not [pick for pick in game.options(0) if pick.startswith("go")]


@clause("VF-45.6")
def test_45_6_powers_cost_cards_as_often_as_he_can_pay() -> None:
    s = dragons(*CROSS, cards="wing 2", collapsing=True)
    game = dragon_goes(s, "power wing", "go N 1", "power wing", "go S 1")
    assert s.dragon.hand == [0, 0, 0]
    assert s.dragon.discards == [0, 0, 2]
    assert "power wing" not in game.options(0)


@clause("VF-45.6")
def test_45_6_a_gem_on_the_map_lends_its_symbol_once_a_turn() -> None:
    s = dragons(*CROSS, cards="wing 1", gems="wing 0,1", collapsing=True)
    game = dragon_goes(s, "power wing")
    game.expect("0 pay: card wing | gem wing")
    game.say("0 gem wing", "0 go N 1")
    assert s.dragon.hand == [0, 0, 1]
    game.say("0 power wing")  # the Gem has lent its symbol: the card goes without a question
    game.expect_name(0, "fly")
    assert s.dragon.hand == [0, 0, 0]


@clause("VF-45.6")
def test_45_6_any_symbols_are_paid_one_by_one() -> None:
    s = dragons(cards="claw 1 flame 1 wing 1")
    game = paying(s, "smash")
    game.expect("0 pay: card claw | card flame | card wing")
    game.say("0 card flame", "0 card claw")
    game.expect("0 pay: card wing")
    game.say("0 card wing")
    assert s.dragon.discards == [1, 1, 1]
    assert game.is_over


@clause("VF-45.7", "VF-47.1")
def test_45_7_one_treasure_a_turn_wakes_a_greed_cube_the_others_are_kept() -> None:
    s = dragons("A01@0,1 r0 treasure3", dragon="0,1", collapsing=True)
    supply = s.supply[t.TREASURES]
    dragon_goes(s, "end")
    assert (s.dragon.treasures, s.dragon.sloth[d.GREED], s.supply[t.TREASURES]) == (2, 3, supply + 1)
    assert wakefulness(s) == 1
    again = dragons("A01@0,1 r0", dragon="0,1", collapsing=True, dragon_treasures=2)
    again.supply[t.TREASURES] -= 2
    dragon_goes(again, "end")
    assert (again.dragon.treasures, wakefulness(again)) == (1, 1)


@clause("VF-45.7")
def test_45_7_with_greed_empty_treasures_return_without_effect() -> None:
    s = dragons("A01@0,1 r0 treasure2", dragon="0,1", woken=4, collapsing=True)
    supply = s.supply[t.TREASURES]
    dragon_goes(s, "end")
    assert (s.dragon.treasures, s.supply[t.TREASURES], wakefulness(s)) == (0, supply + 2, 4)


@clause("VF-45.8")
def test_45_8_he_may_put_a_gem_on_his_space() -> None:
    s = dragons("A01@0,1 r0", dragon="0,1", gems="claw 0,0", collapsing=True)
    game = dragon_goes(s, "end")
    game.expect("0 lay_gem: flame | wing | none")
    game.say("0 wing")
    assert s.dragon.gem_at == [0, d.IN_HOARD, 1]
    none = dragons("A01@0,1 r0", dragon="0,1", gems="claw 0,0 flame 0,0 wing 0,0", collapsing=True)
    dragon_goes(none, "end").expect_name(0, "stir")  # no Gem is left


@clause("VF-45.9")
def test_45_9_the_hand_is_discarded_all_cards_are_shuffled_spirit_cards_drawn() -> None:
    s = dragons(*CROSS, cards="claw 2", woken=6, collapsing=True)
    s.dragon.discards, s.dragon.hand = [0, 1, 0], [2, 0, 0]
    s.dragon.deck.bag.remove(d.FLAME_CARD)
    game = dragon_goes(s, "end", "none", "enough", chance=any_chance())
    assert sum(s.dragon.hand) == dragon_spirit(s) == 5
    assert s.dragon.discards == [0, 0, 0]
    assert s.dragon.deck.size() == 13
    assert game.happened("powers_shuffled")[0].facts == ((2, 0, 0),)


# -- Sloth and Wakefulness ---


@clause("VF-47.2", "VF-46.3")
def test_47_2_two_eaten_goblins_wake_a_hunger_cube() -> None:
    s = dragons(*CROSS, collapsing=True, dragon_eaten=3)
    game = dragon_goes(s, "wake hunger")
    assert (s.dragon.eaten, s.dragon.sloth[d.HUNGER], wakefulness(s)) == (1, 3, 1)
    assert "wake hunger" not in game.options(0)


@clause("VF-47.3")
def test_47_3_an_event_tile_that_he_reveals_wakes_a_cube_of_pride() -> None:
    s = dragons("E05@0,1", cards="flame 2", collapsing=True)
    game = dragon_goes(s, "power scorch", "wake pride")
    assert s.dragon.sloth[d.PRIDE] == 3
    assert game.open()[0].startswith("0 dragon")
    plain = dragons("A01@0,1", cards="flame 2", collapsing=True)
    assert "wake pride" not in dragon_goes(plain, "power scorch").options(0)


@clause("VF-47.3")
def test_47_3_a_turn_without_movement_wakes_the_still_cube() -> None:
    s = dragons(*CROSS, collapsing=True)
    game = dragon_goes(s, "end", "none", chance=any_chance())
    game.expect("0 stir: wake still | enough")
    game.say("0 wake still")
    assert s.dragon.sloth[d.STILL] == 0
    moved = dragons(*CROSS, collapsing=True)
    assert dragon_goes(moved, "go N 1", "end", "none", chance=any_chance()).is_over


@clause("VF-47.3")
def test_47_3_a_second_gem_on_the_map_wakes_the_cube_of_the_hoard() -> None:
    s = dragons("A01@0,1 r0", dragon="0,1", gems="claw 0,0", collapsing=True)
    game = dragon_goes(s, "end", "flame", chance=any_chance())
    game.expect("0 stir: wake gems | wake still | enough")
    game.say("0 wake gems")
    assert s.dragon.sloth[d.GEMS] == 0
    assert s.dragon.sloth[d.STILL] == 1  # all of Pride is one track
    first = dragons("A01@0,1 r0", dragon="0,1", collapsing=True)
    dragon_goes(first, "end", "flame").expect("0 stir: wake still | enough")


@clause("VF-47.4")
def test_47_4_at_most_one_cube_a_track_and_turn() -> None:
    s = dragons("A01@0,1 r0 treasure", "E05@0,2", dragon="0,1", cards="flame 2", collapsing=True, dragon_eaten=4)
    game = dragon_goes(s, "power scorch", "wake hunger", "wake pride", chance=any_chance())
    assert not [pick for pick in game.options(0) if pick.startswith("wake")]
    game = game.say("0 end", "0 none")
    assert wakefulness(s) == 3  # Greed too
    assert s.dragon.sloth == [3, 3, 3, 1, 1]


@clause("VF-47.5", "VF-G43")
def test_47_5_armor_and_spirit_by_wakefulness() -> None:
    armor = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4]
    spirit = [3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7]
    for woken in range(15):
        s = dragons(woken=woken)
        assert (dragon_armor(s), dragon_spirit(s)) == (armor[woken], spirit[woken])


@clause("VF-47.11", "VF-G43")
def test_47_11_ash_dragon_gives_one_more_armor_but_never_five() -> None:
    s = dragons(woken=12)
    ash: Any = new_state("vast", seats=2, roles="goblins,dragon")
    assert ash.terms.ash
    s.terms = ash.terms
    assert dragon_armor(s) == 4
    s.dragon.sloth = [4, 4, 4, 1, 1]
    assert dragon_armor(s) == 2


@clause("VF-47.6")
def test_47_6_awake_at_eleven_and_never_asleep_again() -> None:
    s = dragons("A01@0,1 r0 treasure", dragon="0,1", collapsing=True, woken=0)
    s.dragon.sloth = [2, 0, 0, 1, 1]
    assert wakefulness(s) == 10
    dragon_goes(s, "end")
    assert s.dragon.awake
    assert s.dragon.underground
    play(s, fall_asleep)
    assert s.dragon.awake


@clause("VF-47.7")
def test_47_7_he_surfaces_by_ending_his_turn_on_a_crystal_tile() -> None:
    s = dragons("C01@0,1 r0 crystal", dragon="0,0", woken=11, collapsing=True, dragon_awake=True)
    dragon_goes(s, "go N 1", "end", "none", chance=any_chance())
    assert not s.dragon.underground
    assert s.smashed == 1
    assert not s.tokens[1] & t.CRYSTAL_TOKEN
    asleep = dragons("C01@0,1 r0 crystal", dragon="0,0", woken=9, collapsing=True)
    dragon_goes(asleep, "go N 1", "end", "none", chance=any_chance())
    assert asleep.dragon.underground


@clause("VF-47.7")
def test_47_7_awakening_on_a_crystal_tile_surfaces_him_at_once() -> None:
    s = dragons("C01@0,1 r0 crystal", dragon="0,1", woken=10, collapsing=True)
    wake_cube(s, d.PRIDE)
    assert (s.dragon.awake, s.dragon.underground, s.smashed) == (True, False, 1)


@clause("VF-47.8")
def test_47_8_underground_he_ignores_walls_and_darkness_surfaced_he_does_not() -> None:
    tiles = ("A12@0,1 r2", "A05@0,2", "A10@1,1 r0")
    under = dragons(*tiles, dragon="0,1", collapsing=True)
    assert [pick for pick in dragon_goes(under).options(0) if pick.startswith("go")] == ["go N 1", "go E 1", "go S 1"]
    up = dragons(*tiles, dragon="0,1", collapsing=True, dragon_underground=False, dragon_awake=True, woken=11)
    assert [pick for pick in dragon_goes(up).options(0) if pick.startswith("go")] == ["go S 1"]
    dark = dragons("A01@0,1", collapsing=True, dragon_underground=False, dragon_awake=True, woken=11)
    assert not [pick for pick in dragon_goes(dark).options(0) if pick.startswith("go")]


@clause("VF-47.9")
@pytest.mark.parametrize(("cubes", "face", "health"), [(4, [], 4), (3, [1], 4), (3, [0], 5)])
def test_47_9_surfaced_he_can_be_attacked_by_the_knight_he_comes_to(cubes: int, face: list[int], health: int) -> None:
    s = knight_and_dragon(cubes)
    game = dragon_goes(s, "go N 1", chance=face)
    game.expect("0 strike_dragon: attack | pass")
    game.say("0 attack")
    assert s.dragon.health == health


@clause("VF-47.9")
def test_47_9_a_weaker_knight_cannot_and_underground_nobody_meets_him() -> None:
    weak = knight_and_dragon(2)
    dragon_goes(weak, "go N 1").expect_name(1, "dragon")
    under = knight_and_dragon(4)
    under.dragon.underground = True
    dragon_goes(under, "go N 1").expect_name(1, "dragon")


def knight_and_dragon(strength: int) -> State:
    """A surfaced Dragon of Armor 3 beside a Knight of this Strength."""
    s = mixed("A01@0,1 r0", roles="knight,dragon", knight="0,1", dragon="0,0", woken=11, collapsing=True)
    s.turn, s.dragon.awake, s.dragon.underground = t.DRAGON, True, False
    s.knight.health = 7
    s.knight.cubes[3] = strength - 1
    s.knight.track = (1 << 5) - 1
    return s


@clause("VF-47.10")
def test_47_10_at_health_0_he_is_dead() -> None:
    s = mixed("A01@0,1 r0", roles="knight,dragon", knight="0,1", dragon="0,0", dragon_health=1)
    play(s, hit, 1)
    assert (s.outcome, s.winners) == (OVER, 1)  # the Knight had to kill him


@clause("VF-62.14", "VF-62.16")
def test_62_14_where_nobody_had_to_kill_him_the_others_play_on() -> None:
    s = mixed("A01@0,1 r0", roles="dragon,thief", shadow="easy", dragon="0,1", thief="0,0", dragon_health=1)
    s.dragon.treasures, s.dragon.shriek = 2, True
    put_flame_wall(s, t.ENTRANCE)
    play(s, hit, 1)
    assert s.outcome != OVER
    assert s.gone == 1
    assert standing(s, t.DRAGON_PIECE) is None
    assert s.treasures[1] == 2  # what he kept stays there
    assert (s.dragon.shriek, flame_wall_at(s)) == (False, t.EMPTY)


def test_hunger_cubes_that_start_awake_cannot_be_put_to_sleep() -> None:
    s = dragons(woken=2)  # alone he starts with two of them
    assert s.terms.dragon.woken == 2
    assert not can_fall(s)
    wake_cube(s, d.PRIDE)
    assert can_fall(s)


def test_the_ancient_dragon_must_have_shrieked_on_three_turns() -> None:
    s = dragons(woken=13, dragon_awake=True, dragon_underground=False, roles="dragon", dragon_difficulty="expert")
    assert not may_escape_as_dragon(s)
    s.dragon.shriek_turns = 3
    assert may_escape_as_dragon(s)
    assert tile(s, 0, 0) == t.ENTRANCE
