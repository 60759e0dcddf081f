"""Sections 1.2 to 1.4: every power of heroes and enemies, and the four versions of the princess."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.engine.chance import Loaded
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.effects import gain_tokens
from monoceros.games.unicornus.facts import (
    collect_gain,
    coming_event,
    might_of,
    move_cost,
    princess_blow,
    recruit_value,
)
from monoceros.games.unicornus.tables import PRINCESS

from .more_spots_b import blow, cut, damage, dice_of, knight, place, powers, resources, shown, tokens
from .spots import (
    GAME,
    armies,
    army,
    at,
    came_from,
    dawn,
    dice,
    dusk,
    entered,
    fight,
    foe,
    hand,
    march,
    one_march,
    setting_up,
    spot,
    suffer,
    turn_of,
    unit,
)

# -- the princess (1.2) ---


@pytest.mark.parametrize(
    ("version", "life", "command"), [("P-TAC", 5, 7), ("P-WAR", 6, 8), ("P-LUC", 4, 5), ("P-SOC", 5, 6)]
)
def test_what_each_princess_can_take_and_lead(version: str, life: int, command: int) -> None:
    s = spot("P 19.C t0", version=version)
    gain_tokens(s, PRINCESS, 20)
    assert tokens(s, "P") == command
    suffer(s, "P", life - 1, "0 0")
    assert s.outcome == 0
    suffer(s, "P", 1, "0 0")
    assert s.outcome == 2


@clause("UK-18.1", "UK-6.13")
def test_the_tactician_goes_where_the_starting_player_says() -> None:
    s = spot("P 19.C t4 r9", version="P-TAC", starter=1)
    played = march(s)
    played.expect("1 tactician: collect | move 19.NE | move 19.E | move 19.W | move 19.NW").say("1 move 19.E")
    assert unit(s, "P") == "19.E t4 r5"


@clause("UK-10.3")
def test_the_warrior_takes_two_less_in_princess_battles_only() -> None:
    assert princess_blow(spot("P 10.SE", "10.C t5"), place("10.C")) == 3
    s = spot("P 9.C t5", version="P-WAR")
    suffer(s, "P", 3, "0 3")
    assert tokens(s, "P") == 2


def test_the_lucky_girl_brings_every_player_a_card() -> None:
    s = spot("K-ZYN 18.C", "K-HAV 15.C", "K-URG 13.C", version="P-LUC", deck="S-AMB S-SHW S-SUP", starter=2)
    dawn(s)
    assert [hand(s, hero) for hero in ("K-URG", "K-ZYN", "K-HAV")] == [["S-AMB"], ["S-SHW"], ["S-SUP"]]


def test_the_social_princess_collects_two_more() -> None:
    s = spot("P 19.C t4", version="P-SOC")
    assert collect_gain(s, PRINCESS) == 5


@clause("UK-6.9")
def test_the_social_princess_marches_on_what_she_collects() -> None:
    s = spot("P 19.C t6 r0", version="P-SOC")
    one_march(s)
    one_march(cut(s), "0 19.NE")
    assert unit(s, "P") == "19.NE t6"  # 3 + 2, and 6 - 1 to pay


# -- heroes (1.3) ---


def test_battle_genius() -> None:
    s = came_from(spot("K-ANN 12.E t3", "12.E t9"), "K-ANN", "18.W")
    played = fight(s, "K-ANN", "0 power battle_genius", "0 losses", chance=dice(1, 2, 4, 4))
    assert shown(s) == (2, 1, 0)
    played.expect_name(0, "assign")  # once per battle


@clause("UK-4.8")
def test_star_reading() -> None:
    s = spot("K-DON 18.C")
    dusk(s, chance=Loaded([2]))
    assert [coming_event(GAME.view(s, seat)) for seat in (0, 1, 2, None)] == [t.HEAVY_RAIN] * 4
    played = setting_up(3, 1, "0 K-DON", "1 K-ZYN", "2 K-HAV", "0 P-WAR")
    assert coming_event(GAME.view(played.state, 1)) != t.EMPTY  # from the first moment


@clause("UK-18.2")
def test_spirit_voices() -> None:
    s = spot("K-DON 18.C r4", deck="S-AMB")
    turn_of(s, "K-DON", "0 power spirit_voices")
    assert (hand(s, "K-DON"), resources(s, "K-DON"), s.actions) == (["S-AMB"], 0, 5)


@clause("UK-5.14")
def test_dragon_blood() -> None:
    s = spot("K-GAT 18.C r0", event="V-RAI")
    turn_of(s, "K-GAT", "0 move 18.NW", "0 move 18.NE")
    assert at(s, "K-GAT") == "18.NE"
    assert dice_of(spot("K-GAT 12.E", "12.E t1"), "K-GAT") == 5


def test_regeneration() -> None:
    s = spot("K-GAT 18.C d2")
    played = turn_of(s, "K-GAT", "0 power regeneration", "0 power regeneration")
    assert (damage(s, "K-GAT"), s.actions, powers(played)) == (0, 3, [])


@clause("UK-9.12")
def test_armour_of_faith() -> None:
    s = came_from(spot("K-GOD 12.E t2", "12.E t2"), "K-GOD", "18.W")
    fight(s, "K-GOD", chance=dice(1, 6))
    assert shown(s) == (1, 1, 0)


def test_trade_routes() -> None:
    assert collect_gain(spot("K-JOS 18.C"), knight("K-JOS")) == 5


@clause("UK-5.19")
def test_great_caravans() -> None:
    s = spot("K-JOS 18.C t2 r50", "P 19.C t0")
    assert turn_of(s, "K-JOS", "0 send", "0 2").options(0)[-1] == "40"


def test_court_magic() -> None:
    s = spot("K-MAG 18.C t2 r9", "E-EXH 12.E t3 F-LOY=P", "12.C t3")
    turn_of(s, "K-MAG", "0 power court_magic", "0 2")  # 12.C is at range 3
    assert (foe(s, "E-EXH"), resources(s, "K-MAG"), s.actions) == ("12.E t1", 6, 4)
    s = spot("K-MAG 18.C t2 r9", "E-EXH 12.E t3 F-LOY=P")
    turn_of(s, "K-MAG", "0 power court_magic", "0 1")
    assert foe(s, "E-EXH") == "12.E t2"  # up to two


@clause("UK-10.3")
def test_royal_bodyguard() -> None:
    for space, blow_ in (("10.W", 3), ("10.NE", 3), ("9.C", 5)):
        s = spot("P 10.SE t5", f"K-HAV {space}", "10.C t5", version="P-SOC")
        assert princess_blow(s, place("10.C")) == blow_


@clause("UK-18.6")
def test_elven_volley() -> None:
    s = spot("K-ILS 18.W t3 r2", "12.E t3")
    turn_of(s, "K-ILS", "0 power elven_volley", chance=dice(2, 3, 6))
    assert (army(s, "12.E"), unit(s, "K-ILS"), s.actions) == (1, "18.W t3", 4)


def test_woodland_king() -> None:
    s = spot("K-ILS 18.C t3")
    assert [move_cost(s, knight("K-ILS"), place(space)) for space in ("18.NW", "18.W", "18.NE")] == [3, 2, 3]
    s = spot("K-ILS 18.C t3", event="V-ROA")
    assert [move_cost(s, knight("K-ILS"), place(space)) for space in ("18.NW", "18.W")] == [3, 3]


@clause("UK-9.4")
@pytest.mark.parametrize(("tokens_", "enemy", "number"), [(3, 4, 5), (3, 3, 3), (4, 3, 4), (0, 1, 2)])
def test_cornered_blades(tokens_: int, enemy: int, number: int) -> None:
    assert dice_of(spot(f"K-MIR 12.E t{tokens_}", f"12.E t{enemy}"), "K-MIR") == number
    assert dice_of(spot(f"K-MIR 12.E t{tokens_}", f"12.E t{enemy}"), "K-MIR", False) == number


@clause("UK-18.5")
def test_highway_robbers() -> None:
    s = came_from(spot("K-MCB 12.E t2", "12.E t2"), "K-MCB", "18.W")
    fight(s, "K-MCB", "0 hit", "0 hit", chance=dice(6, 6))
    assert unit(s, "K-MCB") == "12.E t2 r4"


@clause("UK-18.4")
def test_dwarven_feet() -> None:
    s = spot("K-URG 11.C t3")
    costs = [move_cost(s, knight("K-URG"), place(space)) for space in ("11.E", "11.W", "11.SE")]
    assert costs == [3, 3, 3]  # mountain, forest, plains
    assert move_cost(spot("K-URG 18.C t3"), knight("K-URG"), place("18.W")) == 3  # a road


def test_swift_columns() -> None:
    s = spot("K-ZYN 18.C t2 r9")
    played = turn_of(s, "K-ZYN", "0 power swift_columns", "0 18.NE")
    assert (unit(s, "K-ZYN"), s.actions) == ("18.NE t2 r4", 5)  # 3 and 2
    assert powers(played) == []  # once per turn


# -- enemy powers (1.4) ---


@clause("UK-1.3")
def test_throne_of_the_empire() -> None:
    s = spot("E-LIO 1.C", "E-LYL 10.C", "E-DOR 12.C", "E-BLA 2.C", "P 1.SE", version="P-SOC")
    assert (might_of(s, t.LIONEL, False), might_of(s, t.LIONEL, True)) == (2, 2)
    assert princess_blow(s, place("1.C")) == 5 + 2


@clause("UK-18.7")
def test_beloved() -> None:
    s = came_from(spot("K-ZYN 12.E t4", "E-AMI 12.E t1 F-LOY=P"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", *["0 hit"] * 4, chance=dice(6, 6, 6, 6))
    assert (foe(s, "E-AMI"), unit(s, "K-ZYN")) == ("12.E", "18.W t4")


@clause("UK-18.10", "UK-0.6")
def test_outsider() -> None:
    s = spot("K-MAG 12.C t2 r9", "E-BLA 12.E t3", magnus="S-FIR")
    played = turn_of(s, "K-MAG")
    assert not {"play S-FIR", "power court_magic"} & set(played.options(0))


def test_black_plate() -> None:
    s = came_from(spot("K-ZYN 12.E t5", "E-BLA 12.E"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", *["0 hit"] * 5, chance=dice(*[6] * 5))
    assert (foe(s, "E-BLA"), blow(s)) == ("12.E d3", 0)  # the first two only cover his CP


@clause("UK-9.15", "UK-10.3")
def test_twofold_fury() -> None:
    s = came_from(spot("K-HAV 12.E t3", "E-DAH 12.E F-LOY=P"), "K-HAV", "18.W")
    fight(s, "K-HAV", *["0 hit"] * 3, chance=dice(6, 6, 6))
    assert blow(s) == 4  # two bare points of CP
    assert princess_blow(spot("P 6.SE", "E-DAH 6.C d1", version="P-SOC"), place("6.C")) == 8


def test_blood_feast() -> None:
    s = came_from(spot("K-ZYN 12.E t2", "E-DEM 12.E t1 d2 F-LOY=P"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", "0 stop", "0 1", chance=dice(1, 1))
    assert foe(s, "E-DEM") == "12.E t2 d1"
    s = came_from(spot("K-ZYN 12.E t2", "E-DEM 12.E t1 d2 F-LOY=P"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", "0 hit", "0 hit", "0 0", chance=dice(6, 6))
    assert foe(s, "E-DEM") == "12.E d3"  # no token was discarded


def test_steel_hurricane() -> None:
    s = spot("E-DOR 12.C")
    assert (might_of(s, t.DORGAS, True), might_of(s, t.DORGAS, False)) == (7, 5)
    s = entered(spot("K-ZYN 12.E", "E-DOR 12.E F-LOY=P", "K-HAV 18.C"), "12.C 12.E")
    fight(s, "K-ZYN", attacking=False, chance=Loaded([]))
    assert blow(s) == 7


def test_cold_discipline() -> None:
    s = came_from(spot("K-ZYN 12.E t3", "E-EXH 12.E t1 F-LOY=P"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", chance=dice(2, 2, 2)).expect("0 battle_damage: 2 | 3")  # nothing to assign: 5 damage
    assert blow(s) == 5
    s = came_from(spot("K-ZYN 12.E t3", "E-EXH 12.E t1 F-LOY=P"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", chance=dice(6, 2, 1)).expect("0 assign: hit | loss | stop")


def test_night_rites() -> None:
    s = spot("K-ZYN 9.E t2", "K-HAV 10.NW t2", "P 9.SW t2", "E-GRE 9.C F-LOY=P")
    dawn(s, "0 1", "0 0")
    assert [unit(s, who) for who in ("K-ZYN", "K-HAV", "P")] == ["9.E t1", "10.NW t2", "9.SW t2 d1"]


@clause("UK-9.4")
def test_perfect_formation() -> None:
    s = spot("K-ZYN 12.E t5", "E-IRV 12.E t2", "E-MAR 7.NE")
    assert (dice_of(s, "K-ZYN"), dice_of(s, "K-ZYN", False)) == (3, 3)
    assert dice_of(spot("K-ZYN 12.E t5", "E-MAR 12.E t2", "E-IRV 7.SW"), "K-ZYN") == 5


def test_reckless_valour() -> None:
    assert might_of(spot("E-MAR 7.NE", "E-IRV 7.SW"), t.MARIANNE, False) == 5
    assert might_of(spot("E-MAR 7.NE"), t.MARIANNE, False) == 3


def test_bottomless_coffers() -> None:
    s = spot("E-KOS 10.C t4")
    dawn(s)
    assert foe(s, "E-KOS") == "10.C t5"


@clause("UK-18.8")
def test_goddess_of_war() -> None:
    s = came_from(spot("K-ZYN 12.E t2", "E-LYL 12.E F-LOY=P"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", chance=dice(2, 3))
    assert shown(s) == (0, 0, 2)


@clause("UK-18.19")
def test_blight() -> None:
    s = spot("K-ZYN 10.C", "E-KIN 10.W")
    assert (recruit_value(s, place("10.C")), collect_gain(s, knight("K-ZYN"))) == (0, 1)


@clause("UK-4.4")
def test_raise_the_fallen() -> None:
    s = spot("E-RAV 11.C t2")
    dawn(s, "0 11.SE")
    assert armies(s) == {"11.C": 4, "11.SE": 2}


def test_unknown_alloy() -> None:
    s = came_from(spot("K-ZYN 12.E t5", "E-ROZ 12.E"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", *["0 hit"] * 5, chance=dice(*[6] * 5))
    assert (foe(s, "E-ROZ"), blow(s)) == ("12.E d2", 0)


def test_every_other_power_has_a_test_of_its_name() -> None:
    assert [power for power in t.POWER_IDS[: t.FIRST_ALLY_POWER] if f"test_{power}" not in globals()] == []
