"""Section 20: the worked examples, with their numbers, on reference map R."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause
from monoceros.engine.chance import Loaded, Seeded
from monoceros.games.unicornus import fight as f
from monoceros.games.unicornus.battling import begin_battle, dice_number
from monoceros.games.unicornus.facts import might_of, move_cost, princess_blow
from monoceros.games.unicornus.foes import spend_ally
from monoceros.games.unicornus.picks import FOE_NUMBER, KNIGHT_NUMBER, SPACE_NUMBER
from monoceros.games.unicornus.rules.turn import player_step
from monoceros.games.unicornus.state import WON
from monoceros.games.unicornus.tables import LIONEL, PRINCESS

from .spots import (
    allies,
    armies,
    army,
    as_printed,
    at,
    came_from,
    dawn,
    defeated,
    dice,
    dusk,
    entered,
    fate_of,
    fight,
    foe,
    march,
    meet_fate,
    news,
    one_march,
    play,
    put,
    raid,
    setting_up,
    spot,
    suffer,
    told,
    turn_of,
    unit,
)


def cost(piece: str, space: str, **given: Any) -> int:
    s = spot(piece, **given)
    return move_cost(s, KNIGHT_NUMBER[piece.split()[0]], SPACE_NUMBER[space])


def rolled(s: Any, knight: str, attacking: bool) -> int:
    begin_battle(s, KNIGHT_NUMBER[knight], attacking)
    return dice_number(s)


# -- from the rulebook ---


@clause("UK-E1", "UK-E2", "UK-E3", "UK-5.12")
def test_e01_to_e03_what_a_move_costs() -> None:
    assert cost("K-ZYN 18.C t4", "18.NW") == 5  # a forest
    assert cost("K-ZYN 18.C t0", "18.NW") == 1
    assert cost("K-ZYN 18.C t1", "18.E") == 1  # a road: 1 - 1 is raised to the minimum


@clause("UK-E4", "UK-9.3")
def test_e04_defense_counts_for_the_defender() -> None:
    assert rolled(spot("K-ZYN 10.C t4", "10.C t2"), "K-ZYN", True) == 3  # a city, defense 1
    assert rolled(spot("K-ZYN 10.C t4", "10.C t2"), "K-ZYN", False) == 5


@clause("UK-E5", "UK-9.14", "UK-9.16")
def test_e05_misses_cover_but_remove_nothing() -> None:
    s = came_from(spot("K-ZYN 12.E t2", "12.E t3"), "K-ZYN", "18.W")
    played = fight(s, "K-ZYN", "0 miss", "0 miss", chance=dice(2, 3))
    played.expect("0 battle_damage: 0 | 1")
    played.say("0 1")
    assert (unit(s, "K-ZYN"), army(s, "12.E")) == ("18.W t1", 3)


@clause("UK-E6", "UK-6.4", "UK-6.10")
def test_e06_she_takes_the_cheaper_way_whoever_stands_there() -> None:
    s = spot("P 9.NE t4 r10", "E-KIN 5.SE t9")
    played = one_march(s)
    assert at(s, "P") == "5.SE"
    assert s.resources[PRINCESS] == 7
    assert told(played, "over")[0][0] == 2  # fifteen damage were too much


@clause("UK-E7", "UK-7.4", "UK-7.10", "UK-7.11", "UK-7.14", "UK-10.2", "UK-10.3", "UK-10.5", "UK-10.6")
def test_e07_an_enemy_step() -> None:
    """The princess on 9.C; Lyla and Dorgas beside her, three tokens too; Havok a little further on."""
    s = spot(
        "K-HAV 5.C t4",
        "P 9.C t5 r10",
        "9.E t3",
        "E-LYL 9.W t4 d2",
        "E-DOR 9.NE",
        "E-AMI 9.SW",
        fates="F-LOY F-LOY F-LOY",
    )
    played = raid(s)
    played.expect("0 contention: E-DOR | E-LYL")
    played.say("0 E-LYL")
    while played.open() and "fate_order" in played.open()[0]:
        played.say(f"0 {played.options(0)[0]}")
    assert s.fight[f.DAMAGE] == 7
    played.expect("0 princess_damage: 2 | 3 | 4 | 5")
    played.say("0 4")
    assert unit(s, "P") == "9.C t1 r10 d3"
    assert (defeated(s), at(s, "E-AMI"), at(s, "E-DOR")) == (["E-LYL"], "9.SW", "5.SE")
    assert armies(s) == {}


@clause("UK-E8", "UK-9.4", "UK-9.11", "UK-9.13", "UK-9.15", "UK-9.23", "UK-9.24")
def test_e08_zyne_against_lyla() -> None:
    s = spot("K-ZYN 18.NE t6 r11", "E-LYL 10.C t3 F-FAT=K-ZYN", seats=4, zyne="S-AMB")
    played = turn_of(s, "K-ZYN", "0 move 10.SE", "0 move 10.C", "0 play S-AMB", chance=dice(1, 2, 3, 4, 4, 5, 6, 6))
    played.expect("0 assign: hit | loss | stop")
    played.say("0 hit", "0 loss", "0 loss", "0 hit", "0 hit", "0 hit", "0 hit", "0 stop")
    played.expect("0 battle_damage: 0 | 1 | 2")
    played.say("0 0")
    assert unit(s, "K-ZYN") == "10.SE t6 d2"
    assert (defeated(s), army(s, "10.C"), s.actions) == (["E-LYL"], 2, 2)


@clause("UK-E9", "UK-9.5", "UK-9.9")
def test_e09_after_the_roll_only_results_change() -> None:
    s = came_from(spot("K-ANN 12.E t4", "12.E t4", annelie="S-AMB", allies="E-ROZ=K-ANN"), "K-ANN", "18.W")
    played = fight(s, "K-ANN", "0 roll", chance=dice(1, 2, 3, 4))
    played.expect("0 after_roll: power battle_genius | power ancient_weapon | continue")
    played.say("0 power ancient_weapon")
    assert [s.fight[f.HITS], s.fight[f.MISSES], s.fight[f.LOSSES]] == [4, 0, 0]
    assert (defeated(s), allies(s, "K-ANN")) == (["E-ROZ"], [])


@clause("UK-E10", "UK-18.15")
def test_e10_oppressive_empire_pays_magnus() -> None:
    s = spot("K-MAG 18.C t2 r10", "12.E t3", event="V-OPP")
    turn_of(s, "K-MAG", "0 power court_magic", "0 2")
    assert (s.resources[KNIGHT_NUMBER["K-MAG"]], army(s, "12.E")) == (11, 1)


@clause("UK-E11", "UK-18.5")
def test_e11_highway_robbers() -> None:
    s = came_from(spot("K-MCB 10.C t7", "E-DEM 10.C t3 F-LOY=K-MCB"), "K-MCB", "10.SE")
    played = fight(s, "K-MCB", chance=dice(4, 4, 4, 4, 4, 6))
    played.say(*["0 hit"] * 5, "0 stop", "0 0")
    assert (s.resources[KNIGHT_NUMBER["K-MCB"]], foe(s, "E-DEM")) == (6, "10.C d2")


@clause("UK-E12", "UK-10.3")
def test_e12_dahaka_counts_double() -> None:
    for piece in ("E-DAH 5.C", "E-DAH 5.C t2 d1"):
        s = spot("P 9.C", piece, version="P-SOC")
        assert princess_blow(s, SPACE_NUMBER["5.C"]) == 10


@clause("UK-E13", "UK-13.8")
def test_e13_sudden_illness_is_paid_in_two_sends() -> None:
    s = spot("K-HAV 15.C t4 r10", "K-ZYN 18.C t4 r10", "P 19.C t4 r10", event="V-ILL")
    turn_of(s, "K-HAV", "0 send", "0 1", "0 4", "0 end")
    s.stack.clear()
    turn_of(s, "K-ZYN", "1 send", "1 1", "1 8", "1 end")
    assert (s.illness_paid, unit(s, "P")) == (10, "19.C t6 r12")
    s.stack.clear()
    march(s)
    assert s.damage[PRINCESS] == 0


@clause("UK-E14", "UK-9.12")
def test_e14_armour_of_faith_prevails_over_lyla() -> None:
    s = came_from(spot("K-GOD 10.C t5", "E-LYL 10.C F-LOY=K-GOD"), "K-GOD", "10.SE")
    fight(s, "K-GOD", chance=dice(4, 2, 3, 1))
    assert [s.fight[f.HITS], s.fight[f.MISSES], s.fight[f.LOSSES]] == [1, 3, 0]


@clause("UK-E15", "UK-8.21", "UK-11.5")
def test_e15_ravinith_is_persuaded() -> None:
    s = came_from(spot("K-URG 12.E t7", "E-RAV 12.E t2 F-PER=K-ZYN"), "K-URG", "18.W")
    played = fight(s, "K-URG", chance=dice(2, 2, 3, 5, 5, 5, 6))
    played.say("0 miss", "0 miss", "0 hit", "0 hit", "0 miss", "0 stop")
    assert (allies(s, "K-URG"), army(s, "12.E"), at(s, "K-URG"), s.defeat_seen) == (["E-RAV"], 2, "18.W", True)


# -- further examples ---


@clause("UK-E16", "UK-5.19", "UK-5.20", "UK-5.21")
def test_e16_what_two_tokens_escort() -> None:
    s = spot("K-HAV 15.C t4 r30", "P 19.C t5 r0", version="P-SOC")
    played = turn_of(s, "K-HAV", "0 send", "0 2")
    assert played.options(0)[-1] == "20"
    played.say("0 20")
    assert (unit(s, "P"), unit(s, "K-HAV")) == ("19.C t6 r20", "15.C t2 r10")
    s = spot("K-JOS 15.C t4 r30", "P 19.C t5 r0", version="P-SOC")
    assert turn_of(s, "K-JOS", "0 send", "0 2").options(0)[-1] == "30"


@clause("UK-E17", "UK-6.4", "UK-6.5", "UK-6.6", "UK-6.8")
def test_e17_she_steps_aside_but_not_for_want_of_money() -> None:
    s = spot("K-HAV 19.NW", "K-ZYN 19.NE", "P 19.C t4 r10")
    one_march(s)
    assert unit(s, "P") == "19.E t4 r6"
    one_march(s)
    assert unit(s, "P") == "18.SW t4 r2"
    one_march(s)
    assert unit(s, "P") == "18.SW t4 r5"


@clause("UK-E18", "UK-8.2", "UK-8.3")
def test_e18_when_a_fate_card_is_drawn() -> None:
    s = spot("K-ZYN 18.C t4 r20", "E-LYL 10.C t3", "E-DOR 12.C t2", "12.E t2", fates="F-LOY")
    played = turn_of(s, "K-ZYN", "0 move 18.NW", chance=Loaded([]))
    assert told(played, "fate") == []
    played.say("0 move 10.SW")
    assert (fate_of(s, "E-LYL"), fate_of(s, "E-DOR")) == ("F-LOY=K-ZYN", "")


@clause("UK-E19", "UK-8.8", "UK-8.13")
def test_e19_love_at_first_sight() -> None:
    s = spot("K-MIR 18.W t3 r9", "E-DEM 12.E t3", fates="F-LOV")
    meet_fate(s, "K-MIR")
    assert (allies(s, "K-MIR"), armies(s)) == (["E-DEM"], {"12.E": 3})
    s = spot("K-GOD 18.W t3 r9", "E-DEM 12.E t3", fates="F-LOV")
    meet_fate(s, "K-GOD")
    assert (allies(s, "K-GOD"), fate_of(s, "E-DEM")) == ([], "F-LOV=K-GOD")


@clause("UK-E20", "UK-7.14", "UK-9.4", "UK-9.26")
def test_e20_dorgas_and_two_tokens_attack_zyne() -> None:
    s = spot("K-ZYN 18.W t8", "E-DOR 12.SE t2 F-LOY=K-ZYN", "12.E t2")
    played = raid(s, chance=dice(5, 5, 5, 6, 2, 3, 4, 1))
    assert [s.fight[f.ARMY], s.fight[f.MIGHT]] == [4, 7]
    played.say(*["0 hit"] * 4, *["0 miss"] * 3 if s.fight[f.MISSES] == 3 else [], "0 stop")
    played.expect("0 battle_damage: 1 | 2 | 3 | 4")
    played.say("0 4")
    played.expect("0 withdraw: 12.SE | 12.E")
    played.say("0 12.E")
    assert (unit(s, "K-ZYN"), foe(s, "E-DOR")) == ("18.W t4", "12.E")


@clause("UK-E21", "UK-7.18", "UK-7.19")
def test_e21_where_havok_can_retreat_to() -> None:
    s = spot("K-HAV 15.NE t4 r6", "K-ILS 15.C t3", "E-KIN 11.SE t2")
    played = raid(s)
    assert sorted(played.options(0)[1:]) == ["12.SW", "12.W", "15.E", "15.NW"]
    played.say("0 15.E")
    assert unit(s, "K-HAV") == "15.E t4 r1"
    s = spot("K-HAV 15.NE t4 r4", "K-ILS 15.C t3", "E-KIN 11.SE t2")
    raid(s, chance=Seeded(1)).expect_name(0, "assign")


@clause("UK-E22", "UK-9.19")
def test_e22_no_lethal_damage_while_tokens_are_left() -> None:
    s = spot("K-ZYN 12.E t2 d1", "12.E t3")
    fight(s, "K-ZYN", "0 stop", attacking=False, chance=dice(1, 1)).expect("0 battle_damage: 1 | 2")
    s = entered(spot("K-ZYN 12.E t2 d1", "12.E t4"), "12.C 12.E")
    fight(s, "K-ZYN", "0 stop", attacking=False, chance=dice(1, 1))
    assert unit(s, "K-ZYN") == "12.E d3"  # only 2 + 2 is legal, so nobody is asked


@clause("UK-E23", "UK-11.3", "UK-11.12", "UK-11.13")
def test_e23_hopelessness_and_mirza() -> None:
    s = spot("K-MIR 18.C t3 d4", event="V-HOP", round=4, unused="K-ANN K-DON")
    played = dusk(s)
    played.expect("0 suffer: 0 | 1 | 2")
    played.say("0 1", "0 2")
    played.expect_name(0, "replacement")
    assert (at(s, "K-MIR"), armies(s)) == ("", {"18.C": 2})


@clause("UK-E24", "UK-10.3", "UK-14.1")
def test_e24_the_last_step() -> None:
    generals = [
        "E-EXH 3.C",
        "E-AMI 4.C",
        "E-DEM 5.C",
        "E-DAH 6.C",
        "E-IRV 7.SW",
        "E-MAR 7.NE",
        "E-KIN 8.C",
        "E-BLA 2.C",
    ]
    s = spot("P 1.SE t8 r20", "E-LIO 1.C d1", *generals, allies="E-GRE=P", starter=1)
    assert might_of(s, LIONEL, False) == 7
    played = march(s)
    played.expect("1 princess_damage: 3 | 4 | 5 | 6 | 7 | 8")
    played.say("1 7")
    assert (unit(s, "P"), "E-LIO" in defeated(s), s.outcome) == ("1.C t1 r24 d1", True, WON)


@clause("UK-E25")
def test_e25_exhar_takes_no_misses() -> None:
    for last in ("0 loss", "0 stop"):
        s = came_from(spot("K-ZYN 3.C t8", "E-EXH 3.C t4 F-LOY=K-ZYN"), "K-ZYN", "3.SE")
        played = fight(s, "K-ZYN", chance=dice(4, 5, 6, 2, 1))
        played.expect("0 assign: hit | loss | stop")
        played.say("0 hit", "0 hit", "0 hit", last)
        assert s.fight[f.DAMAGE] == 5


@clause("UK-E26", "UK-18.7")
def test_e26_amina_behind_her_tokens() -> None:
    s = came_from(spot("K-ZYN 4.C t7", "E-AMI 4.C t4 F-LOY=K-ZYN"), "K-ZYN", "4.SE")
    fight(s, "K-ZYN", *["0 hit"] * 6, chance=dice(*[4] * 6))
    assert (foe(s, "E-AMI"), unit(s, "K-ZYN")) == ("4.C", "4.SE t7")
    put(s, "K-ZYN 4.C t3")
    fight(came_from(s, "K-ZYN", "4.SE"), "K-ZYN", "0 hit", "0 hit", chance=dice(4, 4))
    assert defeated(s) == ["E-AMI"]


@clause("UK-E27", "UK-4.4")
def test_e27_ravinith_raises_the_fallen() -> None:
    s = spot("E-RAV 11.C t1")
    dawn(s, "0 11.E")
    assert armies(s) == {"11.C": 4, "11.E": 2}
    put(s, "E-RAV 11.C t5")
    played = dawn(s)
    assert "11.E" not in played.options(0)
    played.say("0 11.W")
    assert armies(s) == {"11.C": 5, "11.E": 2, "11.W": 2}


@clause("UK-E28", "UK-13.9", "UK-18.10")
def test_e28_the_curse_brings_lyla_back() -> None:
    s = spot("E-LIO 1.C", defeated="E-BLA E-LYL")
    news(s, "V-CUR", "0 1.E", chance=Loaded([0]))
    assert (foe(s, "E-LYL"), fate_of(s, "E-LYL"), defeated(s)) == ("1.E", "", ["E-BLA"])
    s = spot(defeated="E-BLA E-LYL")
    news(s, "V-CUR")
    assert defeated(s) == ["E-BLA", "E-LYL"]


@clause("UK-E29", "UK-18.11")
def test_e29_mock() -> None:
    s = spot("K-URG 18.C t7", "12.E t5", urgan="S-MOC")
    played = turn_of(s, "K-URG", "0 play S-MOC", "0 18.W", chance=dice(*[5] * 10))
    assert told(played, "battle")[0][:3] == (KNIGHT_NUMBER["K-URG"], SPACE_NUMBER["18.C"], 0)
    s = spot("K-URG 18.C t7", "18.W t5", urgan="S-MOC")
    played = turn_of(s, "K-URG", "0 play S-MOC", chance=dice(*[2] * 10, *[5] * 10))
    played.say(*["0 miss"] * 5)
    assert (army(s, "18.C"), len(told(played, "battle"))) == (5, 2)


@clause("UK-E30", "UK-7.10", "UK-7.12")
def test_e30_two_want_urgan_and_one_stays() -> None:
    s = spot("K-URG 12.C t7", "E-DEM 12.E F-LOY=K-URG", "E-GRE 12.W F-LOY=K-URG")
    raid(s, "0 E-DEM", chance=Seeded(1))
    assert (s.fight[f.FOE], at(s, "E-GRE")) == (FOE_NUMBER["E-DEM"], "12.W")


@clause("UK-E31", "UK-15.3")
def test_e31_two_players_take_turns() -> None:
    s = spot("K-ZYN 18.C", "K-GAT 16.C", "K-DON 15.C", "K-MIR 14.C", seats=2)
    played = play(s, player_step)
    played.expect("0 who_acts: K-ZYN | K-DON").say("0 K-DON")
    assert s.actions == 4
    played.say("0 end").expect("1 who_acts: K-GAT | K-MIR").say("1 K-GAT", "1 end")
    played.expect_name(0, "turn")
    assert s.active == KNIGHT_NUMBER["K-ZYN"]
    played.say("0 end").expect_name(1, "turn")
    assert s.active == KNIGHT_NUMBER["K-MIR"]


@clause("UK-E32", "UK-7.6")
def test_e32_the_own_area_is_preferred() -> None:
    s = spot("E-DOR 12.E F-LOY=K-ZYN", "K-HAV 12.W", "K-ZYN 18.C")
    raid(s)
    assert at(s, "E-DOR") == "12.C"


@clause("UK-E33", "UK-9.4")
@pytest.mark.parametrize(("tokens", "number"), [(4, 5), (3, 3)])
def test_e33_cornered_blades(tokens: int, number: int) -> None:
    assert rolled(spot("K-MIR 12.E t3", f"12.E t{tokens}"), "K-MIR", True) == number


@clause("UK-E34", "UK-9.15")
@pytest.mark.parametrize(("last", "damage"), [("0 stop", 2), ("0 loss", 1)])
def test_e34_dahaka_bites_twice(last: str, damage: int) -> None:
    s = came_from(spot("K-ZYN 6.C t6", "E-DAH 6.C F-LOY=K-ZYN"), "K-ZYN", "6.W")
    fight(s, "K-ZYN", "0 hit", "0 hit", "0 miss", "0 miss", last, chance=dice(4, 5, 2, 3, 1))
    assert s.fight[f.DAMAGE] == damage


@clause("UK-E35", "UK-18.12")
def test_e35_protection_from_hopelessness() -> None:
    s = spot("K-ZYN 18.C t4 r9", event="V-HOP", round=4, zyne="S-PRO")
    turn_of(s, "K-ZYN", "0 play S-PRO", "0 end")
    s.stack.clear()
    dusk(s)
    assert (unit(s, "K-ZYN"), s.starter) == ("18.C t4 r9", 1)
    s.round = 5
    dusk(s).expect("0 suffer: 0 | 1 | 2")  # the office went to B and C meanwhile, who lead nobody


@clause("UK-E36", "UK-16.5", "UK-16.10")
def test_e36_the_tutorial_begins() -> None:
    played = setting_up(3, 1, "0 K-ANN", "1 K-DON", "2 K-GAT", layout="escape")
    s: Any = played.state
    while not played.is_over:
        seat = int(played.open()[0][0])
        played.say(f"{seat} {played.options(seat)[0]}")
    assert (unit(s, "P"), foe(s, "E-BLA")) == ("1.C t4 r10 d3", "8.C t6")
    assert princess_blow(s, SPACE_NUMBER["8.C"]) == 9


@clause("UK-E37", "UK-9.27")
def test_e37_where_a_beaten_attacker_can_go() -> None:
    s = spot("K-ZYN 12.C t8", "K-HAV 12.W t2", "E-LYL 12.E F-LOY=K-ZYN", "12.C t1", "12.NE t2")
    entered(s, "12.E 12.C", "12.W 12.C")
    played = fight(s, "K-ZYN", "0 stop", "0 1", attacking=False, chance=Seeded(1))
    assert sorted(played.options(0)) == ["12.NE", "12.NW", "12.SE", "12.SW"]
    played.say("0 12.NE")
    assert armies(s) == {"12.NE": 3}


@clause("UK-E38", "UK-5.9", "UK-18.3")
def test_e38_gato_leads_tokens() -> None:
    s = spot("K-GAT 18.C r5", allies="E-IRV=K-GAT")
    turn_of(s, "K-GAT", "0 recruit")
    assert s.tokens[KNIGHT_NUMBER["K-GAT"]] == 2
    assert move_cost(s, KNIGHT_NUMBER["K-GAT"], SPACE_NUMBER["18.NW"]) == 0
    put(s, "K-GAT 12.E t2")
    put(s, "12.E t1")
    assert rolled(s, "K-GAT", True) == 7
    spend_ally(s, FOE_NUMBER["E-IRV"], KNIGHT_NUMBER["K-GAT"])
    assert s.tokens[KNIGHT_NUMBER["K-GAT"]] == 0


def test_reference_map_r_as_printed() -> None:
    s = as_printed(spot())
    assert might_of(s, LIONEL, False) == 11
    assert (at(s, "E-LYL"), army(s, "12.C"), suffer(s, "P", 0).is_over) == ("10.C", 2, True)
