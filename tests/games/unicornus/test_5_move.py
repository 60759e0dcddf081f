"""Section 5.3: the Move of a player's character."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.games.unicornus.picks import FOE_NUMBER, KNIGHT_NUMBER, SPACE_NUMBER

from .more_spots_a import happenings, moves, resources
from .spots import allies, armies, dice, fate_of, spot, told, turn_of, unit


@clause("UK-5.11")
def test_5_11_to_any_adjacent_passable_space_without_a_kingdom_character() -> None:
    """Around 19.NE are the princess, Havok, an enemy unit and three free spaces."""
    s = spot("K-ZYN 19.NE t4 r20", "K-HAV 18.W", "P 19.C", "12.SE t2")
    assert moves(turn_of(s, "K-ZYN"), 0) == ["12.SE", "18.SW", "19.E", "19.NW"]


@clause("UK-5.11")
def test_5_11_nobody_enters_an_impassable_space() -> None:
    s = spot("K-ZYN 5.C t0 r20")
    assert moves(turn_of(s, "K-ZYN"), 0) == ["5.E", "5.NE", "5.NW", "5.SE", "5.SW"]  # 5.W is a lake


@clause("UK-5.11")
def test_5_11_the_whole_unit_moves() -> None:
    s = spot("K-ZYN 18.C t4 r20 d1")
    played = turn_of(s, "K-ZYN", "0 move 18.SW")
    assert (unit(s, "K-ZYN"), armies(s)) == ("18.SW t4 r16 d1", {})
    knight = KNIGHT_NUMBER["K-ZYN"]
    assert told(played, "moves") == [(knight, SPACE_NUMBER["18.C"], SPACE_NUMBER["18.SW"], "move")]


@clause("UK-5.13")
@pytest.mark.parametrize(
    ("resources", "there"),
    [
        (2, []),
        (3, ["18.E", "18.W"]),  # roads
        (4, ["18.E", "18.NE", "18.SE", "18.SW", "18.W"]),  # plains and a village
        (5, ["18.E", "18.NE", "18.NW", "18.SE", "18.SW", "18.W"]),  # a forest
    ],
)
def test_5_13_who_cannot_pay_cannot_move(resources: int, there: list[str]) -> None:
    s = spot(f"K-ZYN 18.C t4 r{resources}")
    assert moves(turn_of(s, "K-ZYN"), 0) == there


@clause("UK-5.13")
def test_5_13_even_a_road_costs_one() -> None:
    assert moves(turn_of(spot("K-ZYN 18.C t0 r0"), "K-ZYN"), 0) == []
    assert moves(turn_of(spot("K-ZYN 18.C t0 r1"), "K-ZYN"), 0) == ["18.E", "18.NE", "18.NW", "18.SE", "18.SW", "18.W"]


@clause("UK-5.14")
def test_5_14_gato_pays_nothing() -> None:
    s = spot("K-GAT 18.C t2 r0", event="V-RAI", allies="E-IRV=K-GAT")
    turn_of(s, "K-GAT", "0 move 18.NW", "0 move 18.C")
    assert unit(s, "K-GAT") == "18.C t2"


@clause("UK-5.14")
def test_5_14_forced_march_pays_for_one_move() -> None:
    s = spot("K-ZYN 18.C t4 r4", event="V-RAI", zyne="S-FOR")
    played = turn_of(s, "K-ZYN")
    assert moves(played, 0) == ["18.E", "18.W"]
    played.say("0 play S-FOR")
    assert moves(played, 0) == ["18.E", "18.NE", "18.NW", "18.SE", "18.SW", "18.W"]
    played.say("0 move 18.NW")
    assert resources(s, "K-ZYN") == 4
    assert moves(played, 0) == ["10.SE", "18.W"]
    played.say("0 move 18.W")
    assert unit(s, "K-ZYN") == "18.W t4"


@clause("UK-5.15")
def test_5_15_fate_is_checked_before_the_battle() -> None:
    """Demian's Fated Enemy brings him three tokens: they already fight."""
    s = spot("K-ZYN 18.W t4 r9", "E-DEM 12.E t1", fates="F-FAT")
    played = turn_of(s, "K-ZYN", "0 move 12.E", chance=dice(1, 1, 1, 1))
    assert happenings(played, "moves", "fate", "battle") == ["moves", "fate", "battle"]
    knight, space, foe = KNIGHT_NUMBER["K-ZYN"], SPACE_NUMBER["12.E"], FOE_NUMBER["E-DEM"]
    assert told(played, "battle") == [(knight, space, 1, foe, 4, 3)]  # as the attacker


@clause("UK-5.15")
def test_5_15_who_has_left_is_not_fought() -> None:
    s = spot("K-MIR 18.W t4 r9", "E-DEM 12.E", fates="F-LOV")
    played = turn_of(s, "K-MIR", "0 move 12.E").expect_name(0, "turn")
    assert (allies(s, "K-MIR"), told(played, "battle"), unit(s, "K-MIR")) == (["E-DEM"], [], "12.E t4 r5")


@clause("UK-5.15")
def test_5_15_who_is_left_is_fought() -> None:
    s = spot("K-MIR 18.W t4 r9", "E-DEM 12.E t2", fates="F-LOV")
    played = turn_of(s, "K-MIR", "0 move 12.E", chance=dice(1, 1, 1, 1))
    assert [facts[3:5] for facts in told(played, "battle")] == [(-1, 2)]
    assert fate_of(s, "E-DEM") == ""


@clause("UK-5.16")
def test_5_16_a_lost_battle_is_part_of_the_action_and_nothing_is_returned() -> None:
    s = spot("K-ZYN 18.W t2 r9", "12.E t3")
    played = turn_of(s, "K-ZYN", "0 move 12.E", "0 miss", "0 miss", "0 1", chance=dice(2, 2))
    played.expect_name(0, "turn")
    assert (unit(s, "K-ZYN"), s.actions) == ("18.W t1 r7", 4)  # one action and 2 resources for the way and back


@clause("UK-5.16")
def test_5_16_neither_after_a_victory() -> None:
    s = spot("K-ZYN 18.W t2 r9", "12.E t1")
    turn_of(s, "K-ZYN", "0 move 12.E", "0 hit", chance=dice(4, 1)).expect_name(0, "turn")
    assert (unit(s, "K-ZYN"), s.actions) == ("12.E t2 r7", 4)
