"""The enemy step: who moves where, in which order, who is in whose way (section 7); and fate on the way (section 8)."""

from __future__ import annotations

from kit import clause
from monoceros.engine.chance import Seeded
from monoceros.games.unicornus.marching import acting_units, enemy_forecast, princess_forecast
from monoceros.games.unicornus.picks import SPACE, SPACE_NUMBER
from monoceros.games.unicornus.state import State
from monoceros.games.unicornus.tables import PRINCESS

from .spots import (
    allies,
    armies,
    at,
    fate_of,
    foe,
    happen,
    meet_fate,
    one_march,
    put,
    raid,
    spot,
    told,
    turn_of,
    unit,
)


def order(s: State) -> list[str]:
    return [str(SPACE[unit]) for unit in acting_units(s)]


@clause("UK-7.8")
def test_7_8_near_ones_first_then_characters_then_the_order_of_spaces() -> None:
    s = spot("K-ZYN 12.C t3", "12.NE t1", "E-ROZ 12.SW", "E-DOR 12.E", "E-LYL 10.C", "E-AMI 12.W", "9.C t3")
    assert order(s) == ["12.E", "12.SW", "12.NE", "10.C"]  # Amina is defensive, 9.C is too far for tokens


@clause("UK-7.9", "UK-7.11")
def test_7_11_a_barred_aggressive_unit_goes_around_or_to_the_next() -> None:
    s = spot("K-ZYN 12.C t3", "E-EXH 12.NE", "E-LYL 9.SE F-LOY=K-ZYN")
    raid(s, chance=Seeded(1))
    assert at(s, "E-LYL") in ("12.NW", "9.SE")  # 12.NE is held: another shortest way, or none
    s = spot("K-ZYN 12.C t3", "E-EXH 12.NE", "E-LYL 10.SW F-LOY=K-ZYN")
    assert [str(SPACE[to]) for unit, ways in enemy_forecast(s) for to in ways if unit == SPACE_NUMBER["10.SW"]] == [
        "12.E"
    ]


@clause("UK-7.5", "UK-7.12")
def test_7_5_a_normal_unit_with_two_neighbours_is_sent_by_the_starting_player() -> None:
    s = spot("K-ZYN 12.C t3", "K-HAV 12.NW t3", "12.NE t2", starter=1)
    raid(s, chance=Seeded(1)).expect("1 normal_target: K-HAV | K-ZYN").say("1 K-HAV")
    assert armies(s) == {"12.NW": 2}


@clause("UK-7.10")
def test_7_10_the_winner_of_a_contention_may_be_one_that_comes_later() -> None:
    s = spot("K-ZYN 12.C t3", "E-DEM 12.E F-LOY=K-ZYN", "E-ROZ 12.W", "12.NE t2")
    played = raid(s, chance=Seeded(1))
    played.expect("0 contention: E-DEM | E-ROZ").say("0 E-ROZ")
    assert [fact[:2] for fact in told(played, "plans")] == [
        (SPACE_NUMBER["12.W"], SPACE_NUMBER["12.C"]),
        (SPACE_NUMBER["12.NE"], SPACE_NUMBER["12.C"]),
    ]
    assert (foe(s, "E-ROZ"), at(s, "E-DEM")) == ("12.C t2", "12.E")


@clause("UK-7.1", "UK-7.9")
def test_7_9_whoever_leaves_makes_room() -> None:
    """Lyla is next to Zyne and moves first; Marianne can take the space that Lyla has left."""
    s = spot("K-ZYN 12.C t3", "E-LYL 12.NE F-LOY=K-ZYN", "E-MAR 9.SE F-LOY=K-ZYN")
    assert order(s) == ["12.NE", "9.SE"]
    played = raid(s, chance=Seeded(1))
    played.expect("0 aggressive_step: 12.NE | 12.NW").say("0 12.NE")
    assert (at(s, "E-LYL"), at(s, "E-MAR")) == ("12.C", "12.NE")


@clause("UK-13.12")
def test_13_12_manhunt_and_total_war() -> None:
    s = spot("K-ZYN 12.C t3", "9.SE t2", "E-AMI 10.C", "E-BLA 12.E")
    assert order(s) == []
    happen(s, "V-MAN")
    assert order(s) == ["9.SE"]
    s = spot("K-ZYN 12.C t3", "9.SE t2", "E-AMI 10.C", "E-BLA 12.E", event="V-TOT")
    assert order(s) == ["10.C"]


@clause("UK-18.16")
def test_18_16_a_sabotaged_unit_stays_also_after_it_was_moved() -> None:
    s = spot("K-ZYN 12.C t3", "9.SE t2", zyne="S-SAB S-MOC")
    played = turn_of(s, "K-ZYN", "0 play S-SAB", "0 play S-MOC", "0 12.NW", chance=Seeded(1))
    while s.fight[0]:  # the battle on 12.C; what is left goes back to 12.NW
        played.say("0 stop" if "assign" in played.open()[0] else f"0 {played.options(0)[0]}")
    put(s, "12.W t1")
    assert (armies(s), order(s)) == ({"12.NW": 2, "12.W": 1}, ["12.W"])


@clause("UK-7.17", "UK-8.5")
def test_7_17_fate_is_checked_once_for_all_and_the_starting_player_says_in_which_order() -> None:
    s = spot("K-ZYN 12.C t8", "K-HAV 15.C", "E-DEM 12.NE", "E-GRE 12.W", starter=2, fates="F-LOY F-LOY")
    played = raid(s, "2 E-DEM", chance=Seeded(1))
    played.expect("2 fate_order: E-DEM | E-GRE").say("2 E-GRE")
    assert (fate_of(s, "E-GRE"), fate_of(s, "E-DEM")) == ("F-LOY=K-ZYN", "F-LOY=K-ZYN")


@clause("UK-7.21", "UK-8.18")
def test_7_21_after_a_retreat_the_enemy_stays_where_it_is() -> None:
    s = spot("K-ZYN 12.C t3 r9", "12.NE t2")
    played = raid(s, "0 12.SE")
    assert (unit(s, "K-ZYN"), armies(s), played.is_over) == ("12.SE t3 r5", {"12.C": 2}, True)


@clause("UK-8.17")
def test_8_17_friend_or_foe_pulls_the_bound_unit_into_a_battle() -> None:
    s = spot("K-ZYN 12.C t3", "E-DEM 12.NE t1", fates="F-FOE")
    played = meet_fate(s, "K-ZYN", chance=Seeded(1))
    assert told(played, "moves")[0][1:] == (SPACE_NUMBER["12.C"], SPACE_NUMBER["12.NE"], "fate")
    assert told(played, "battle")[0][2] == 1


@clause("UK-8.17")
def test_8_17_if_both_are_there_the_due_battle_is_fought_at_once() -> None:
    s = spot("K-ZYN 12.C t3", "E-DEM 12.NE t1", fates="F-FOE")
    played = raid(s, chance=Seeded(1))
    assert told(played, "battle")[0][:3] == (11, SPACE_NUMBER["12.C"], 0)  # he came to Zyne: the enemy attacks
    while not played.is_over:
        played.say(f"0 {played.options(0)[-1]}")
    assert len(told(played, "battle")) == 1


@clause("UK-8.14")
def test_8_14_lost_family_joins_whoever_else_comes_beside_it() -> None:
    for bound, found in (("K-HAV", ["E-DEM"]), ("K-ZYN", [])):
        s = spot("K-ZYN 12.C t3", f"E-DEM 12.NE t1 F-LOS={bound}")
        meet_fate(s, "K-ZYN")
        assert allies(s, "K-ZYN") == found


@clause("UK-8.3")
def test_8_3_without_a_mover_the_nearest_is_bound_and_the_decider_breaks_ties() -> None:
    s = spot("K-ZYN 12.NE t3", "K-HAV 12.SW t3", "E-DEM 12.C", fates="F-LOY", starter=1)
    meet_fate(s).expect("1 fate_bound: K-HAV | K-ZYN").say("1 K-HAV")
    assert fate_of(s, "E-DEM") == "F-LOY=K-HAV"


@clause("UK-6.4")
def test_forecasts_say_what_the_rules_then_do() -> None:
    s = spot("P 9.NE t4 r10", "5.SE t3")
    route = princess_forecast(s, 3)
    assert route[0] == (SPACE_NUMBER["5.SE"], 1)
    for space, blow in route:
        one_march(s, *(["0 1"] if blow else []))
        assert s.place[PRINCESS] == space
    assert unit(s, "P").startswith(f"{SPACE[route[-1][0]]} t3")
