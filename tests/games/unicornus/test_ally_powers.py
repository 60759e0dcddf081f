"""Section 1.4: every ally power."""

from __future__ import annotations

from kit import clause
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.facts import collect_gain, command_of

from .more_spots_b import damage, dice_of, knight, powers, resources, shown, tokens
from .spots import (
    allies,
    army,
    came_from,
    defeated,
    dice,
    fight,
    spot,
    turn_of,
    unit,
)

# -- ally powers (1.4) ---


def test_imperial_decree() -> None:
    s = spot("K-ZYN 18.SW t1", allies="E-LIO=K-ZYN")
    turn_of(s, "K-ZYN", "0 recruit")
    assert tokens(s, "K-ZYN") == 1 + 2 + 2


def test_mercy() -> None:
    pieces = ("K-ZYN 18.C d1", "K-HAV 12.W d2", "K-URG 13.C d2", "P 19.C d2")
    s = spot(*pieces, allies="E-AMI=K-ZYN")
    turn_of(s, "K-ZYN", "0 power mercy").expect("0 target_knight: K-HAV | K-ZYN | P").say("0 P")
    assert (damage(s, "P"), s.actions) == (1, 4)


def test_silent_blade() -> None:
    s = spot("K-ZYN 12.E t2", "12.E t1", allies="E-BLA=K-ZYN")
    assert (dice_of(s, "K-ZYN"), dice_of(s, "K-ZYN", False)) == (4, 4)


def test_black_flame() -> None:
    s = came_from(spot("K-ZYN 12.E t1 r5", "12.E t9", allies="E-DAH=K-ZYN"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", "0 power black_flame", chance=dice(6, 6, 6, 6))
    assert (shown(s), resources(s, "K-ZYN")) == ((4, 0, 0), 1)  # and not a second time
    s = came_from(spot("K-ZYN 12.E t1 r3", "12.E t9", allies="E-DAH=K-ZYN"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", chance=dice(6)).expect_name(0, "assign")


@clause("UK-18.9")
def test_blood_tithe() -> None:
    s = spot("K-ZYN 18.W t2", "12.E t2", allies="E-DEM=K-ZYN")
    turn_of(s, "K-ZYN", "0 power blood_tithe")
    assert (tokens(s, "K-ZYN"), army(s, "12.E"), s.actions) == (3, 1, 4)


@clause("UK-18.18")
def test_momentum() -> None:
    s = spot("K-ZYN 18.C t2 r9", "18.W t1", allies="E-DOR=K-ZYN")
    turn_of(s, "K-ZYN", "0 move 18.W", "0 hit", chance=dice(6, 6))
    assert s.actions == 5


def test_cold_calculation() -> None:
    s = came_from(spot("K-ZYN 12.E t2", "12.E t9", allies="E-EXH=K-ZYN"), "K-ZYN", "18.W")
    played = fight(s, "K-ZYN", "0 power cold_calculation", "0 losses_and_misses", chance=dice(1, 2, 6, 2))
    assert shown(s) == (1, 1, 0)
    played.expect_name(0, "assign")


def test_blood_prayer() -> None:
    s = came_from(spot("K-ZYN 12.E t3", "12.E t9", allies="E-GRE=K-ZYN"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", "0 power blood_prayer", chance=dice(1, 2, 3))
    assert (shown(s), damage(s, "K-ZYN")) == ((2, 0, 1), 1)
    s = came_from(spot("K-ZYN 12.E t3 d3", "12.E t9", allies="E-GRE=K-ZYN"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", chance=dice(1, 2, 3)).expect_name(0, "assign")  # it would kill him


@clause("UK-5.9")
def test_careful_planning() -> None:
    assert command_of(spot("K-ZYN 18.C", allies="E-IRV=K-ZYN"), knight("K-ZYN")) == 10


def test_passionate_ambush() -> None:
    s = spot("K-ZYN 12.E t2", "12.E t1", allies="E-MAR=K-ZYN")
    assert (dice_of(s, "K-ZYN"), dice_of(s, "K-ZYN", False)) == (4, 2)


def test_open_purse() -> None:
    assert collect_gain(spot("K-ZYN 18.C", allies="E-KOS=K-ZYN"), knight("K-ZYN")) == 5


@clause("UK-9.12")
def test_iron_nerves() -> None:
    s = came_from(spot("K-ZYN 12.E t2", "12.E t2", allies="E-LYL=K-ZYN"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", chance=dice(1, 6))
    assert shown(s) == (1, 1, 0)


@clause("UK-4.10")
def test_hunger() -> None:
    s = spot("K-ZYN 18.W t2", "12.E t3", allies="E-KIN=K-ZYN")
    played = turn_of(s, "K-ZYN")
    played.expect("0 start_power: power hunger | pass").say("0 power hunger", "0 2")
    assert (tokens(s, "K-ZYN"), army(s, "12.E"), s.actions, powers(played)) == (1, 1, 5, [])
    s = spot("K-ZYN 18.W t0", "12.E t3", allies="E-KIN=K-ZYN")
    turn_of(s, "K-ZYN").expect_name(0, "turn")  # no token to pay with


@clause("UK-1.4")
def test_army_of_the_dead() -> None:
    s = spot("K-ZYN 18.W t1", allies="E-RAV=K-ZYN")
    turn_of(s, "K-ZYN", "0 power army_of_the_dead")
    assert (unit(s, "K-ZYN"), s.actions) == ("18.W t6 d1", 4)


@clause("UK-11.10")
def test_ancient_weapon() -> None:
    s = came_from(spot("K-ZYN 12.E t3", "12.E t9", allies="E-ROZ=K-ZYN"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", "0 power ancient_weapon", chance=dice(1, 2, 3))
    assert (shown(s), allies(s, "K-ZYN"), defeated(s)) == ((3, 0, 0), [], ["E-ROZ"])


def test_every_ally_power_has_a_test_of_its_name() -> None:
    assert [power for power in t.POWER_IDS[t.FIRST_ALLY_POWER :] if f"test_{power}" not in globals()] == []
