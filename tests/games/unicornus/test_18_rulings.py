"""Section 18: rulings on single cards and powers."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause
from monoceros.engine.chance import Loaded
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.facts import might_of, move_cost
from monoceros.games.unicornus.state import State

from .more_spots_b import cut, damage, dice_of, knight, place, plays, powers, resources, shown, tokens
from .spots import (
    allies,
    armies,
    army,
    at,
    came_from,
    defeated,
    dice,
    dusk,
    fate_of,
    fight,
    foe,
    hand,
    march,
    meet_fate,
    one_march,
    put,
    raid,
    spot,
    told,
    turn_of,
    unit,
)


@clause("UK-18.1", "UK-6.13")
def test_18_1_the_tactician_is_steered_three_times_by_move_or_collect() -> None:
    s = spot("P 19.NE t4 r20", "K-ZYN 18.W", version="P-TAC", starter=1)
    played = march(s)
    for step in ("19.C", "19.NE", "18.SW"):
        assert {option.partition(" ")[0] for option in played.options(1)} == {"collect", "move"}
        assert "move 18.W" not in played.options(1)
        played.say(f"1 move {step}")  # away from the goal, too
    assert (played.is_over, at(s, "P")) == (True, "18.SW")


@clause("UK-18.2", "UK-5.25")
def test_18_2_spirit_voices_beside_destiny() -> None:
    s = spot("K-DON 18.C t2 r9", deck="S-AMB S-SHW S-SUP")
    played = turn_of(s, "K-DON", "0 destiny", "0 power spirit_voices")
    assert (hand(s, "K-DON"), resources(s, "K-DON"), s.actions) == (["S-AMB", "S-SHW"], 5, 4)
    assert not {"destiny", "power spirit_voices"} & set(played.options(0))  # each once a turn


@clause("UK-18.3")
def test_18_3_gato_with_a_banner_leads_tokens_and_moves_for_free() -> None:
    s = spot("K-GAT 18.W t0 r0", "12.E t1", gato="S-BAN S-HEL", event="V-RAI")
    turn_of(s, "K-GAT", "0 play S-BAN", "0 play S-HEL")
    assert tokens(s, "K-GAT") == 2
    assert move_cost(s, knight("K-GAT"), place("18.NW")) == 0
    put(s, "K-GAT 12.E")
    assert dice_of(s, "K-GAT") == 7


@clause("UK-18.4", "UK-5.12")
@pytest.mark.parametrize(
    ("tokens_", "event", "steeds", "cost"),
    [(4, "V-OPP", 0, 4), (0, "V-OPP", 0, 1), (4, "V-RAI", 0, 5), (4, "V-ROA", 0, 4), (4, "V-OPP", 1, 3)],
)
def test_18_4_urgan_neither_pays_for_hard_ground_nor_saves_on_roads(
    tokens_: int, event: str, steeds: int, cost: int
) -> None:
    s = spot(f"K-URG 18.C t{tokens_}", event=event)
    s.attached[2 * knight("K-URG") + 1] = steeds
    for space in ("18.W", "18.NW", "18.NE"):  # road, forest, plains
        assert move_cost(s, knight("K-URG"), place(space)) == cost


@clause("UK-18.5")
def test_18_5_only_tokens_that_fall_in_the_own_battles_pay_the_cats() -> None:
    s = spot("K-MCB 18.W t2", "12.E t4", cats="S-FIR S-DEF")
    turn_of(s, "K-MCB", "0 play S-FIR", "0 1", "0 play S-DEF", "0 1")
    assert resources(s, "K-MCB") == 0
    s = came_from(spot("K-MCB 12.E t2", "E-LYL 12.E F-LOY=P"), "K-MCB", "18.W")
    fight(s, "K-MCB", "0 hit", "0 hit", "0 1", chance=dice(6, 6))
    assert (resources(s, "K-MCB"), foe(s, "E-LYL")) == (0, "12.E d2")


# -- Elven Volley ---


def volley(enemy: str, *faces: int, **given: Any) -> State:
    """Ilsahti with four tokens on 18.W shoots at 12.E or 12.SE."""
    s = spot("K-ILS 18.W t4 r9", enemy, **given)
    turn_of(s, "K-ILS", "0 power elven_volley", chance=dice(*faces))
    return s


@clause("UK-18.6")
def test_18_6_dice_by_tokens_hits_first_on_tokens_then_on_the_character() -> None:
    s = volley("E-DEM 12.E t2 F-LOY=P", 1, 3, 4, 5)  # three is a hit for him
    assert (foe(s, "E-DEM"), unit(s, "K-ILS"), s.actions) == ("12.E d1", "18.W t4 r7", 4)
    s = volley("12.E t9", 1, 2, 6, 6)
    assert (armies(s), unit(s, "K-ILS")) == ({"12.E": 7}, "18.W t4 r7")  # no damage to him, no movement


@clause("UK-18.6")
def test_18_6_defense_and_allies_change_the_number_of_dice() -> None:
    s = spot("K-ILS 12.W t4 r9", "12.C t9")
    turn_of(s, "K-ILS", "0 power elven_volley", chance=dice(6, 6))  # a fort of defense 2
    assert army(s, "12.C") == 7
    s = spot("K-ILS 12.W t1 r9", "12.C t9", allies="E-BLA=K-ILS E-MAR=K-ILS")
    turn_of(s, "K-ILS", "0 power elven_volley", chance=dice(6, 6, 6))
    assert army(s, "12.C") == 6
    s = spot("K-ILS 12.W t1 r9", "12.C t9")
    turn_of(s, "K-ILS", "0 power elven_volley", chance=Loaded([]))
    assert army(s, "12.C") == 9


@clause("UK-18.6", "UK-18.7", "UK-18.10")
def test_18_6_protections_apply_as_in_a_battle() -> None:
    assert foe(volley("E-AMI 12.E t1 F-LOY=P", 6, 6, 6, 6), "E-AMI") == "12.E"
    assert defeated(volley("E-AMI 12.E F-LOY=P", 6, 6, 1, 1)) == ["E-AMI"]
    assert foe(volley("E-ROZ 12.E", 6, 6, 6, 6), "E-ROZ") == "12.E d2"
    assert foe(volley("E-BLA 12.E t1", 6, 6, 6, 6), "E-BLA") == "12.E d1"  # a token, and two that his plate takes


@clause("UK-18.6")
def test_18_6_he_defeats_whom_he_brings_to_zero_and_oppressed_soldiers_pay() -> None:
    s = volley("E-DEM 12.E t1 d2 F-PER=P", 6, 6, 6, 1, event="V-OPP", ilsahti="S-CHA S-SEC")
    assert (allies(s, "K-ILS"), s.defeat_seen, resources(s, "K-ILS")) == (["E-DEM"], True, 7 + 2)
    assert hand(s, "K-ILS") == ["S-SEC", "S-CHA"]  # no windows
    s = volley("E-LYL 12.E F-RES=K-ILS", 6, 1, 1, 1)
    assert (allies(s, "K-ILS"), foe(s, "E-LYL")) == ([], "12.E d1")  # no battle


# -- enemy characters ---


@clause("UK-18.7")
def test_18_7_amina_cannot_be_sniped_and_the_princess_destroys_her() -> None:
    s = spot("K-ZYN 18.W", "E-AMI 12.E F-LOY=P", "E-LYL 12.SE F-LOY=P", zyne="S-SNI")
    turn_of(s, "K-ZYN", "0 play S-SNI")
    assert (foe(s, "E-AMI"), foe(s, "E-LYL")) == ("12.E", "12.SE d1")
    s = spot("P 12.E t8", "E-AMI 12.E t4")
    fight(s, "P", "0 4")
    assert (defeated(s), armies(s)) == (["E-AMI"], {})


@clause("UK-18.8", "UK-9.11")
def test_18_8_lyla_turns_misses_into_losses_in_attack_and_defence() -> None:
    for attacking in (True, False):
        s = came_from(spot("K-ZYN 12.E t3", "E-LYL 12.E F-LOY=K-ZYN"), "K-ZYN", "18.W")
        fight(s, "K-ZYN", attacking=attacking, chance=dice(1, 2, 6))
        assert shown(s) == (1, 0, 2)


@clause("UK-18.9")
def test_18_9_no_tithe_from_lionel_or_the_black_knight() -> None:
    s = spot(
        "K-ZYN 12.C t2", "E-LIO 12.E t3", "E-BLA 12.W t3", "E-EXH 12.SE t3 F-LOY=P", "12.NE t1", allies="E-DEM=K-ZYN"
    )
    turn_of(s, "K-ZYN", "0 power blood_tithe").expect("0 target_unit: 12.NE | 12.SE").say("0 12.SE")
    assert (army(s, "12.SE"), tokens(s, "K-ZYN"), s.actions) == (2, 3, 4)
    s = spot("K-ZYN 12.C t2", "E-LIO 12.E t3", "E-BLA 12.W t3", allies="E-DEM=K-ZYN")
    assert "blood_tithe" not in powers(turn_of(s, "K-ZYN"))


@clause("UK-18.10")
def test_18_10_nobody_takes_tokens_of_the_black_knight_outside_battles() -> None:
    s = spot("K-MAG 12.C t2 r9", "E-BLA 12.E t3", magnus="S-FIR", allies="E-KIN=K-MAG E-DEM=K-MAG")
    played = turn_of(s, "K-MAG")
    played.expect_name(0, "turn")  # no Hunger at the start either
    assert (plays(played), powers(played)) == ([], [])
    put(s, "12.NW t1")
    played = turn_of(cut(s), "K-MAG", "0 power hunger")
    assert (army(s, "12.NW"), tokens(s, "K-MAG")) == (0, 1)  # the only target


@clause("UK-18.10")
def test_18_10_a_volley_or_a_battle_removes_them_and_he_counts_for_nobody() -> None:
    assert foe(volley("E-BLA 12.E t3", 6, 6, 1, 1), "E-BLA") == "12.E t1"
    s = came_from(spot("K-ZYN 12.E t2", "E-BLA 12.E t2"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", "0 hit", "0 hit", chance=dice(6, 6))
    assert army(s, "12.E") == 0
    assert might_of(spot("E-LIO 1.C", "E-BLA 2.C", "E-LYL 10.C"), t.LIONEL, False) == 1
    s = spot("K-ZYN 18.C", defeated="E-BLA E-LYL", zyne="S-REP")
    turn_of(s, "K-ZYN", "0 play S-REP").expect("0 target_foe: E-BLA | E-LYL")


# -- Mock ---


@clause("UK-18.11")
def test_18_11_any_unit_near_defensive_ones_and_lionel_too() -> None:
    s = spot("K-ZYN 18.C t4", "E-LIO 12.C", "E-EXH 10.NW F-LOY=P", "9.C t2", zyne="S-MOC")
    played = turn_of(s, "K-ZYN", "0 play S-MOC")
    played.expect("0 target_unit: 10.NW | 12.C").say("0 12.C")
    played.expect("0 mock_path: 12.E | 12.SE").say("0 12.SE")
    assert at(s, "E-LIO") == "18.W"  # the only way on


@clause("UK-18.11")
def test_18_11_not_onto_another_enemy_character() -> None:
    s = spot("K-ZYN 17.C t4", "18.E t3", "E-EXH 17.SW F-LOY=K-ZYN", zyne="S-MOC")
    turn_of(s, "K-ZYN", "0 play S-MOC", "0 18.E")
    assert army(s, "18.E") == 3  # both moves are lost


@clause("UK-18.11", "UK-7.15")
def test_18_11_units_that_meet_merge_at_once() -> None:
    s = spot("K-ZYN 17.C t1", "18.E t3", "17.SW t2", zyne="S-MOC")
    turn_of(s, "K-ZYN", "0 play S-MOC", "0 18.E", chance=dice(1, 1)).expect_name(0, "assign")
    assert armies(s) == {"17.C": 5}  # two leaderless units are one, which then attacks


@clause("UK-18.11")
def test_18_11_another_players_character_is_fought_by_its_owner() -> None:
    s = spot("K-ZYN 17.C t4", "K-HAV 17.SW t1", "18.E t1", zyne="S-MOC S-AMB", havok="S-AMB")
    turn_of(s, "K-ZYN", "0 play S-MOC").expect("1 before_roll: play S-AMB | roll")


@clause("UK-18.11", "UK-7.20")
def test_18_11_the_second_battle_and_no_retreat() -> None:
    s = spot("K-ZYN 17.C t2 r20", "17.SW t5", zyne="S-MOC")
    played = turn_of(s, "K-ZYN", "0 play S-MOC", *["0 hit"] * 3, "0 1", chance=dice(5, 5, 5, 6, 6))
    assert [facts[5:] for facts in told(played, "battle")] == [(0,), (0,)]
    played.say("0 hit", "0 hit")
    assert (armies(s), unit(s, "K-ZYN"), told(played, "moves")) == ({}, "17.C t1 r20 d1", [])


@clause("UK-18.11")
def test_18_11_a_princess_battle_and_a_check_of_fate_after_each_move() -> None:
    s = spot("K-ZYN 17.C t2 r20", "P 17.SW t8", "E-EXH 18.E", zyne="S-MOC", fates="F-LOY")
    played = turn_of(s, "K-ZYN", "0 play S-MOC")
    played.expect_name(0, "princess_damage").say("0 2")
    assert (defeated(s), told(played, "fate")) == (["E-EXH"], [(t.EXHAR, t.LOYAL_SOLDIER, t.PRINCESS)])


# -- cards ---


@clause("UK-18.12")
def test_18_12_protection_stops_only_the_event_of_this_round() -> None:
    s = spot("K-ZYN 18.C t6 r9", event="V-DWI", zyne="S-PRO")
    s.event = t.EMPTY
    assert plays(turn_of(s, "K-ZYN")) == []  # an ONGOING event of an earlier round lies there, and no new one
    s = spot("K-ZYN 18.C t4 r9", event="V-RAI", zyne="S-PRO S-PRO")
    played = turn_of(s, "K-ZYN", "0 move 18.SE", "0 play S-PRO")
    assert plays(played) == []  # once is enough
    played.say("0 move 18.C")
    assert resources(s, "K-ZYN") == 9 - 5 - 4  # what was paid before stays paid
    s = spot("K-ZYN 18.C t6 r9", event="V-DWI", zyne="S-PRO")
    turn_of(s, "K-ZYN", "0 play S-PRO", "0 end")
    dusk(s)
    assert tokens(s, "K-ZYN") == 6
    dusk(s)
    assert tokens(s, "K-ZYN") == 5  # it works from the next round on


@clause("UK-18.13")
def test_18_13_repentance_may_choose_anybody_defeated() -> None:
    s = spot("K-ZYN 18.C", defeated="E-LIO E-KIN E-ROZ E-BLA E-DEM", zyne="S-REP")
    turn_of(s, "K-ZYN", "0 play S-REP").expect("0 target_foe: E-LIO | E-BLA | E-DEM | E-KIN | E-ROZ").say("0 E-LIO")
    assert (allies(s, "K-ZYN"), "E-LIO" in defeated(s)) == (["E-LIO"], False)


@clause("UK-18.14", "UK-5.23", "UK-6.1")
def test_18_14_potions_travel_to_the_princess() -> None:
    s = spot("K-ZYN 18.C t0", "P 19.C t4 r0 d5", zyne="S-HEA S-HEA S-HEA")
    turn_of(s, "K-ZYN", "0 send", "0 2", "0 end")
    assert (s.potions, damage(s, "P"), hand(s, "K-ZYN")) == (2, 5, ["S-HEA"])
    march(s)
    assert (s.potions, damage(s, "P"), s.support_discards.count(t.HEALING_POTION)) == (0, 1, 2)


@clause("UK-18.15")
def test_18_15_oppressed_soldiers_pay_whoever_removes_them() -> None:
    s = spot("K-ZYN 18.W t1", "12.E t4", event="V-OPP", zyne="S-FIR", allies="E-KIN=K-ZYN")
    turn_of(s, "K-ZYN", "0 power hunger", "0 2", "0 play S-FIR", "0 2")
    assert resources(s, "K-ZYN") == 4 + 4
    s = spot("P 10.C t7 r1", "10.C t3", event="V-OPP")
    fight(s, "P", "0 1")
    assert resources(s, "P") == 7


@clause("UK-18.16")
def test_18_16_sabotage_holds_the_unit_wherever_it_is() -> None:
    s = spot("K-ZYN 18.W t2 r9", "12.E t2", zyne="S-SAB")
    turn_of(s, "K-ZYN", "0 play S-SAB", "0 end")
    assert raid(s).is_over
    assert armies(s) == {"12.E": 2}
    s = spot("K-ZYN 17.C t4 r9", "18.C t2", "18.E t1", zyne="S-SAB S-MOC")
    turn_of(s, "K-ZYN", "0 play S-SAB", "0 18.C", "0 play S-MOC", "0 18.C", "0 18.E", "0 end")
    assert armies(s) == {"17.SW": 3}  # merged on the way
    assert raid(s).is_over
    assert armies(s) == {"17.SW": 3}  # and none of them moves


@clause("UK-18.17")
def test_18_17_strategic_retreat_is_followed_by_fate_and_by_no_battle() -> None:
    s = spot("K-HAV 15.C", "P 12.SE t4 r0", "12.E t3", "19.NE t1", "E-EXH 19.W", havok="S-RET", fates="F-MER")
    played = turn_of(s, "K-HAV", "0 play S-RET")
    played.expect("0 target_space: 18.W | 19.NW | 12.SW")  # not closer, and empty
    played.say("0 19.NW")
    assert (unit(s, "P"), fate_of(s, "E-EXH"), told(played, "princess_battle")) == ("19.NW t4", "F-MER=P", [])


@clause("UK-18.18")
def test_18_18_momentum_once_a_turn() -> None:
    s = spot("K-ZYN 18.C t2 r20", "18.W t1", "18.NW t1", allies="E-DOR=K-ZYN")
    turn_of(s, "K-ZYN", "0 move 18.W", "0 hit", chance=dice(6, 6, 6, 6))
    assert s.actions == 5 - 1 + 1
    played = turn_of(cut(s), "K-ZYN", "0 move 18.C", chance=dice(6, 6))
    played.say("0 move 18.NW", "0 hit")
    assert s.actions == 5 - 2 + 1
    put(s, "18.NE t1")
    s.chance = dice(6, 6)
    played.say("0 move 18.NE", "0 hit")
    assert s.actions == 5 - 3 + 1  # not a second time


@clause("UK-18.18")
def test_18_18_momentum_not_in_defence_and_not_if_something_is_left() -> None:
    s = spot("K-ZYN 18.C t2 r20", "18.W t3", allies="E-DOR=K-ZYN")
    turn_of(s, "K-ZYN", "0 move 18.W", "0 hit", "0 hit", "0 1", chance=dice(6, 6))
    assert s.actions == 4
    s = spot("K-ZYN 17.C t2 r20", "17.SW t1", zyne="S-MOC", allies="E-DOR=K-ZYN")
    turn_of(s, "K-ZYN", "0 play S-MOC", "0 hit", chance=dice(6, 6, 6))
    assert (armies(s), s.actions) == ({}, 5)
    s = spot("K-ZYN 12.W t3", "E-EXH 12.E", "12.C t1", fates="F-FOE", allies="E-DOR=K-ZYN")
    played = meet_fate(s, "", "0 hit", chance=dice(6))  # an attack, but not in his turn
    assert (at(s, "K-ZYN"), told(played, "gains_actions")) == ("12.C", [])


@clause("UK-18.19")
def test_18_19_no_recruits_and_one_resource_where_the_king_stands() -> None:
    s = spot("K-JOS 10.C t2 r0", "P 10.W t4 r0", "E-KIN 10.NE", version="P-SOC")
    played = turn_of(s, "K-JOS", "0 collect")
    assert (resources(s, "K-JOS"), "recruit" in played.options(0)) == (1 + 2, False)
    one_march(cut(s))
    assert unit(s, "P") == "10.W t4 r3"  # not the village's 3 + 2
    put(s, "E-KIN 9.C")
    played = turn_of(cut(s), "K-JOS", "0 collect")
    assert (resources(s, "K-JOS"), "recruit" in played.options(0)) == (3 + 5 + 2, True)


@clause("UK-18.20", "UK-5.14")
def test_18_20_forced_march_for_the_next_move_of_the_turn() -> None:
    s = spot("K-ZYN 18.C t4 r9", zyne="S-FOR S-FOR")
    played = turn_of(s, "K-ZYN", "0 play S-FOR", "0 power swift_columns", "0 18.NW")
    assert (resources(s, "K-ZYN"), s.actions) == (9 - 3, 5)  # the power is paid, the Move is not
    played.say("0 move 18.C")
    assert resources(s, "K-ZYN") == 6 - 4
    played.say("0 play S-FOR", "0 end")
    turn_of(s, "K-ZYN")
    assert (s.free_move, s.resources[knight("K-ZYN")]) == (False, 2)  # unused it expires
