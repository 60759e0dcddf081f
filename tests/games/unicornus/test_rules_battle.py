"""Battles pick by pick: windows, dice on tokens and characters, damage, withdrawals (sections 9 and 10)."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.engine.chance import Seeded
from monoceros.games.unicornus import fight as f
from monoceros.games.unicornus.picks import SPACE_NUMBER

from .spots import (
    allies,
    armies,
    at,
    came_from,
    defeated,
    dice,
    entered,
    fight,
    foe,
    hand,
    put,
    spot,
    told,
    turn_of,
    unit,
)


@clause("UK-9.5", "UK-9.6", "UK-12.2")
def test_9_5_the_window_before_the_roll_takes_one_thing_at_a_time() -> None:
    s = came_from(spot("K-ZYN 12.E t1 r5", "12.E t9", zyne="S-AMB S-AMB S-HEL", allies="E-DAH=K-ZYN"), "K-ZYN", "18.W")
    played = fight(s, "K-ZYN", chance=dice(*[4] * 10))
    played.expect("0 before_roll: play S-AMB | power black_flame | roll").say("0 play S-AMB")
    played.expect("0 before_roll: play S-AMB | power black_flame | roll").say("0 power black_flame")
    played.expect("0 before_roll: play S-AMB | roll").say("0 play S-AMB")  # once a battle; the last card, then the roll
    assert (s.fight[f.HITS], unit(s, "K-ZYN"), hand(s, "K-ZYN")) == (10, "12.E t1 r1", ["S-HEL"])


@clause("UK-9.8")
def test_9_8_without_dice_the_battle_goes_on() -> None:
    s = came_from(spot("K-GAT 12.E", "12.E t2"), "K-GAT", "18.W")
    put(s, "K-ZYN 10.C")
    put(s, "10.C t3")
    played = fight(came_from(s, "K-ZYN", "10.SE"), "K-ZYN")
    assert (told(played, "rolled"), unit(s, "K-ZYN")) == ([(11, ())], "10.SE d3")


@clause("UK-9.10")
@pytest.mark.parametrize(("faces", "options"), [((1, 2), "losses | losses_and_misses"), ((1, 4), "")])
def test_9_10_a_reroll_takes_losses_or_losses_and_misses(faces: tuple[int, int], options: str) -> None:
    s = came_from(spot("K-ANN 12.E t2", "12.E t2"), "K-ANN", "18.W")
    played = fight(s, "K-ANN", "0 power battle_genius", chance=dice(*faces, 6, 6))
    if options:
        played.expect(f"0 reroll: {options}").say("0 losses_and_misses")
    assert s.fight[f.HITS] == 2


@clause("UK-9.9", "UK-9.19")
def test_9_9_heroic_charge_asks_how_many() -> None:
    s = came_from(spot("K-ZYN 12.E t4", "12.E t4", zyne="S-CHA"), "K-ZYN", "18.W")
    played = fight(s, "K-ZYN", "0 play S-CHA", chance=dice(2, 2, 3, 6))
    played.expect("0 how_many: 1 | 2").say("0 2")
    assert [s.fight[f.HITS], s.fight[f.MISSES]] == [3, 1]


@clause("UK-12.4")
def test_blood_prayer_may_not_kill() -> None:
    s = came_from(spot("K-ZYN 12.E t2 d3", "12.E t2", allies="E-GRE=K-ZYN"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", chance=dice(2, 2)).expect("0 assign: miss | stop")
    put(s, "K-ZYN 12.E t2 d2")
    s.stack.clear()
    played = fight(came_from(s, "K-ZYN", "18.W"), "K-ZYN", "0 power blood_prayer", chance=dice(2, 2))
    assert (s.fight[f.HITS], s.damage[11]) == (2, 3)
    played.expect("0 assign: hit | stop")


@clause("UK-9.13")
def test_9_13_dice_go_on_tokens_first_and_then_on_the_character() -> None:
    s = came_from(spot("K-ZYN 12.E t5", "E-ROZ 12.E t2"), "K-ZYN", "18.W")
    played = fight(s, "K-ZYN", chance=dice(4, 4, 4, 4, 1))
    played.say("0 hit", "0 loss")
    assert [s.fight[f.ARMY_HITS], s.fight[f.ARMY_LOSSES], s.fight[f.FOE_HITS]] == [1, 1, 0]
    played.say("0 hit", "0 hit", "0 hit")  # the last die: nobody is asked whether to stop
    assert s.fight[f.FOE_HITS] == 3
    played.expect("0 battle_damage: 0 | 1 | 2").say("0 2")
    assert (foe(s, "E-ROZ"), s.fight[f.DAMAGE]) == (
        "12.E t1 d2",
        2,
    )  # CP 4 less 3 dice, a loss; at most 2 damage to her


@clause("UK-9.13")
def test_9_13_nothing_is_left_to_assign_when_leaderless_tokens_are_covered() -> None:
    s = came_from(spot("K-ZYN 12.E t5", "12.E t1"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", "0 hit", chance=dice(4, 4, 4, 4, 4))
    assert (unit(s, "K-ZYN"), armies(s)) == ("12.E t5", {})


@clause("UK-9.17")
def test_9_17_shield_walls_before_the_split() -> None:
    s = came_from(spot("K-ZYN 12.E t4", "12.E t7", zyne="S-SHW S-SHW"), "K-ZYN", "18.W")
    played = fight(s, "K-ZYN", "0 stop", chance=dice(4, 4, 4, 4))
    played.expect("0 shield: play S-SHW | continue").say("0 play S-SHW", "0 continue")
    played.expect("0 battle_damage: 1 | 2 | 3 | 4")
    assert (s.fight[f.DAMAGE], hand(s, "K-ZYN")) == (4, ["S-SHW"])


@clause("UK-9.20", "UK-9.21", "UK-9.25")
def test_9_20_more_than_enough_kills_without_a_question() -> None:
    s = came_from(spot("K-ZYN 12.E t2", "12.E t9", zyne="S-HEL"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", "0 stop", chance=dice(4, 4))
    assert (at(s, "K-ZYN"), armies(s), s.hero_of[0]) == ("", {"12.E": 9}, -1)
    assert s.hands[0] != []  # the player keeps the hand


@clause("UK-9.24")
def test_9_24_a_taken_origin_is_no_way_back() -> None:
    s = came_from(spot("K-ZYN 12.E t2", "K-HAV 18.W", "12.E t3"), "K-ZYN", "18.W")
    played = fight(s, "K-ZYN", "0 stop", "0 2", chance=dice(4, 4))
    assert played.open()[0].startswith("0 withdraw: ")
    assert "18.W" not in played.options(0)


@clause("UK-9.26", "UK-9.29")
def test_9_26_what_is_left_of_the_attacker_goes_home_and_fate_is_checked() -> None:
    s = entered(spot("K-ZYN 12.W t6", "E-DEM 12.W t1", fates="F-LOY"), "11.C 12.W")
    fight(s, "K-ZYN", "0 hit", "0 stop", "0 3", attacking=False, chance=dice(*[5] * 6))
    assert foe(s, "E-DEM") == "11.C t1"  # Blood Feast gave him a token


@clause("UK-9.30")
def test_9_30_a_unit_without_an_origin_goes_to_any_free_neighbour() -> None:
    s = spot("K-ZYN 12.C t3", "K-HAV 12.W", "12.C t2")
    played = fight(s, "K-ZYN", "0 stop", "0 2", attacking=False, chance=dice(*[5] * 5))
    assert sorted(played.options(0)) == ["12.E", "12.NE", "12.NW", "12.SE", "12.SW"]


@clause("UK-8.15")
def test_8_15_begrudging_respect_needs_the_bound_one_and_a_wound() -> None:
    s = came_from(spot("K-ZYN 10.C t4", "E-DEM 10.C F-RES=K-ZYN"), "K-ZYN", "10.SE")
    fight(s, "K-ZYN", "0 hit", "0 stop", "0 2", chance=dice(4, 4, 4))
    assert (allies(s, "K-ZYN"), unit(s, "K-ZYN"), s.defeat_seen) == (["E-DEM"], "10.C t2", False)
    s = came_from(spot("K-ZYN 10.C t5", "E-DEM 10.C d3 F-RES=K-HAV"), "K-ZYN", "10.SE")
    fight(s, "K-ZYN", "0 hit", "0 stop", "0 2", chance=dice(4, 4, 4, 4))
    assert defeated(s) == ["E-DEM"]


@clause("UK-18.18")
def test_18_18_momentum_once_a_turn_and_only_by_attacks() -> None:
    s = spot("K-ZYN 18.C t8 r30", "18.W t1", "12.E t1", allies="E-DOR=K-ZYN")
    played = turn_of(s, "K-ZYN", "0 move 18.W", "0 hit", chance=Seeded(3))
    assert (s.actions, told(played, "gains_actions")) == (5, [(11, 1)])
    played.say("0 move 12.E", "0 hit")
    assert s.actions == 4


@clause("UK-10.7")
def test_10_7_more_than_she_has_is_the_end() -> None:
    s = spot("P 9.C t2 d5", "9.C t6")
    played = fight(s, "P", attacking=False)
    assert (told(played, "over")[0][0], s.fight[f.DAMAGE]) == (2, 4)


@clause("UK-10.3", "UK-10.6")
def test_10_3_havok_and_allies_take_damage_off() -> None:
    s = spot("P 9.C t2", "K-HAV 9.E", "9.C t7", allies="E-GRE=P E-EXH=P")
    played = fight(s, "P", attacking=False)
    played.expect("0 princess_damage: 0 | 1").say("0 1")
    assert (s.fight[f.DAMAGE], s.army[SPACE_NUMBER["9.C"]]) == (1, 0)
