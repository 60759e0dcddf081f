"""Section 6: the princess step."""

from __future__ import annotations

from typing import Any

import pytest

from kit import Played, clause
from monoceros.games.unicornus.geometry import name_space
from monoceros.games.unicornus.picks import CARD_NUMBER, FOE_NUMBER, SPACE_NUMBER
from monoceros.games.unicornus.state import LOST, PLAYING, WON
from monoceros.games.unicornus.tables import PRINCESS

from .more_spots_a import SIX, happenings, quiet, resources, set_up, tiles, whole_round
from .spots import allies, at, defeated, fate_of, march, one_march, spot, told, unit

# -- the start of the step ---


@clause("UK-6.1")
def test_6_1_each_potion_heals_two_and_is_discarded() -> None:
    s = spot("P 9.NE t4 r0 d5", potions=2)
    march(s)
    assert (unit(s, "P"), s.potions) == ("9.NE t4 r3 d1", 0)
    assert s.support_discards == [CARD_NUMBER["S-HEA"]] * 2
    s = spot("P 9.NE t4 r0 d1", potions=1)
    march(s)
    assert unit(s, "P") == "9.NE t4 r3"  # damage never falls below 0


@clause("UK-6.1")
@pytest.mark.parametrize(("potions", "outcome"), [(0, LOST), (1, PLAYING)])
def test_6_1_a_potion_in_time_saves_her_from_the_illness(potions: int, outcome: int) -> None:
    s = spot("P 9.NE t4 r0 d5", potions=potions, event="V-ILL", illness_paid=9)
    march(s)
    assert s.outcome == outcome
    if potions:
        assert unit(s, "P") == "9.NE t4 r3 d5"


@clause("UK-6.1")
def test_6_1_then_the_starting_player_may_hire_for_her() -> None:
    """Two mercenaries are bound to her and near, and one that is too far away; she has gold for two."""
    bound = ("E-LYL 10.C t2 F-MER=P", "E-DEM 5.C F-MER=P", "E-DAH 6.C F-MER=P", "E-AMI 9.W F-LOY=P")
    s = spot("P 9.NE t4 r21 d3", *bound, event="V-ILL", potions=1, starter=1)
    played = march(s).expect("1 princess_hire: hire E-DEM | hire E-LYL | pass")
    assert s.damage[PRINCESS] == 3  # the potion and the illness came before
    played.say("1 hire E-LYL").expect("1 princess_hire: hire E-DEM | pass").say("1 pass")
    assert (allies(s, "P"), fate_of(s, "E-DEM")) == (["E-LYL"], "F-MER=P")
    assert told(played, "pays")[0] == (PRINCESS, 10)


# -- three actions ---


def deeds(played: Played) -> list[str]:
    return happenings(played, "moves", "collects")


@clause("UK-6.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_6_2_three_actions_whatever_the_number_of_players(seats: int) -> None:
    s = spot("P 9.NE t4 r10", seats=seats)
    played = march(s).expect()
    assert deeds(played) == ["moves", "moves", "collects"]  # 5.SE for 3, 5.C for 4, and then 4 are missing
    assert unit(s, "P") == "5.C t4 r7"


@clause("UK-6.3")
@pytest.mark.parametrize("layout", ["standard", "scattered_banners", "encircled", "iron_gate"])
def test_6_3_her_goal_is_the_capitals_starting_location(layout: str) -> None:
    for seed in range(3):
        s: Any = set_up(*SIX, seed=seed, layout=layout).state
        assert name_space(s.goal) == f"{tiles(s).index('E01') + 1}.C"
        assert at(s, "E-LIO") == name_space(s.goal)


@clause("UK-6.3")
@pytest.mark.parametrize("lionel", [(), ("E-LIO 9.SW t1",)])
def test_6_3_wherever_lionel_is(lionel: tuple[str, ...]) -> None:
    s = spot("P 9.NE t4 r10", *lionel)
    march(s)
    assert at(s, "P") == "5.C"


@clause("UK-6.7")
def test_6_7_she_never_goes_back() -> None:
    """On 12.C the closer and the equal spaces are taken; the two behind her are free."""
    heroes = ("K-ZYN 12.NE", "K-HAV 12.NW", "K-URG 12.E", "K-ANN 12.W")
    s = spot(*heroes, "P 12.C t4 r20", seats=4)
    assert deeds(march(s)) == ["collects"] * 3
    assert unit(s, "P") == "12.C t4 r26"
    s = spot(*heroes[:3], "P 12.C t4 r20", seats=4)
    one_march(s)
    assert at(s, "P") == "12.W"  # the last of the equal ones


@clause("UK-6.9")
@pytest.mark.parametrize(
    ("event", "tokens", "cost"),
    [("V-OPP", 4, 3), ("V-OPP", 8, 7), ("V-OPP", 0, 1), ("V-RAI", 4, 4), ("V-ROA", 4, 4)],
)
def test_6_9_what_her_moves_cost(event: str, tokens: int, cost: int) -> None:
    """Onto the road 5.SE."""
    s = spot(f"P 9.NE t{tokens} r10", "K-ZYN 7.W", event=event)
    one_march(s)
    assert (at(s, "P"), resources(s, "P")) == ("5.SE", 10 - cost)


@clause("UK-6.9")
@pytest.mark.parametrize(
    ("version", "event", "space", "gain"),
    [
        ("P-WAR", "V-OPP", "19.C", 3),
        ("P-WAR", "V-OPP", "9.NE", 1),
        ("P-SOC", "V-OPP", "19.C", 5),
        ("P-SOC", "V-OPP", "9.NE", 3),
        ("P-WAR", "V-HAR", "19.C", 4),
        ("P-SOC", "V-HAR", "19.C", 6),
        ("P-SOC", "V-FAM", "19.C", 3),
    ],
)
def test_6_9_what_she_collects(version: str, event: str, space: str, gain: int) -> None:
    s = spot(f"P {space} t4 r0", version=version, event=event)
    one_march(s)
    assert unit(s, "P") == f"{space} t4 r{gain}"


@clause("UK-6.11")
def test_6_11_on_the_goal_she_collects() -> None:
    s = spot("P 1.SE t0 r5")
    played = march(s)
    assert deeds(played) == ["moves", "collects", "collects"]
    assert unit(s, "P") == "1.C r16"


@clause("UK-6.12")
@pytest.mark.parametrize("version", ["P-WAR", "P-LUC", "P-SOC"])
def test_6_12_she_never_recruits_sends_or_draws(version: str) -> None:
    """On a fort with recruits, beside a friend in need, with a full deck."""
    s = spot("K-ZYN 19.W", "P 19.C t4 r0", version=version)
    played = march(s)
    if played.open():
        played.say("0 19.NW")
    assert happenings(played, "recruits", "sends", "drew", "gains_tokens", "plays", "uses") == []
    assert (s.tokens[PRINCESS], unit(s, "K-ZYN")) == (4, "19.W")


@clause("UK-6.12", "UK-6.13")
def test_6_12_neither_does_the_tactician() -> None:
    s = spot("K-ZYN 19.W", "P 19.C t4 r9", version="P-TAC")
    march(s).expect("0 tactician: collect | move 19.NE | move 19.E | move 19.NW")


# -- the Tactician ---


@clause("UK-6.13")
def test_6_13_the_tactician_goes_where_the_starting_player_says() -> None:
    """Forward, sideways and back, but not onto Zyne, and only where she can pay: 7.W and 9.NW cost 5."""
    s = spot("K-ZYN 5.SE", "P 9.NE t4 r4", "9.E t1", version="P-TAC", starter=2)
    played = march(s)
    assert sorted(played.options(2)) == ["collect", "move 7.SW", "move 9.C", "move 9.E"]
    played.say("2 collect")
    assert sorted(played.options(2)) == ["collect", "move 7.SW", "move 7.W", "move 9.C", "move 9.E", "move 9.NW"]
    played.say("2 move 9.C").expect()  # farther from the goal; with 1 left, all she can do is collect 4
    assert (unit(s, "P"), deeds(played)) == ("9.C t4 r5", ["collects", "moves", "collects"])


@clause("UK-6.13")
def test_6_13_she_may_also_stay_where_a_way_is_free() -> None:
    s = spot("P 9.NE t4 r10", version="P-TAC")
    played = march(s, "0 collect", "0 collect", "0 collect").expect()
    assert (unit(s, "P"), deeds(played)) == ("9.NE t4 r13", ["collects"] * 3)


# -- fate, battle, the end of the step ---


@clause("UK-6.14")
def test_6_14_fate_is_checked_after_each_move_and_before_the_battle() -> None:
    """She meets Dorgas on 5.SE, and from 5.NW, her third step, Exhar on the space beside it."""
    s = spot("P 9.NE t8 r30", "E-DOR 5.SE", "E-EXH 3.E", fates="F-FAT F-LOY")
    played = march(s)
    foe = FOE_NUMBER["E-DOR"]
    assert told(played, "princess_battle") == [(SPACE_NUMBER["5.SE"], foe, 3, 4)]  # life 3, Fated Enemy 3, Warrior -2
    assert fate_of(s, "E-EXH") == ""
    played.say("0 4").expect()
    assert (at(s, "P"), defeated(s)) == ("5.NW", ["E-DOR"])
    assert fate_of(s, "E-EXH") == "F-LOY=P"
    named = happenings(played, "moves", "fate", "princess_battle")
    assert named == ["moves", "fate", "princess_battle", "moves", "moves", "fate"]


@clause("UK-6.14")
def test_6_14_whom_fate_takes_away_she_does_not_fight() -> None:
    s = spot("P 9.NE t4 r10", "E-DOR 5.SE", fates="F-LOV")
    played = one_march(s)
    assert (allies(s, "P"), told(played, "princess_battle"), at(s, "P")) == (["E-DOR"], [], "5.SE")


@clause("UK-6.15")
def test_6_15_the_goal_counts_after_the_third_action() -> None:
    s = spot("P 1.SE t0 r9")
    played = march(s)
    assert happenings(played, "moves", "collects", "over") == ["moves", "collects", "collects", "over"]
    assert s.outcome == WON


@clause("UK-6.15")
def test_6_15_otherwise_the_enemy_step_begins() -> None:
    s = quiet("K-ZYN 18.C", "P 5.NE t4 r5", "12.E t1")
    played = whole_round(s, "0 end")
    assert at(s, "P") == "1.SE"  # for 4 of them; she is one step away, and cannot pay for it
    assert [step for (step,) in told(played, "step")][-3:] == [4, 5, 6]
    assert s.outcome == PLAYING


@clause("UK-6.13", "UK-6.15")
def test_6_15_the_tactician_can_leave_the_goal_again() -> None:
    s = spot("P 1.SE t0 r9", version="P-TAC")
    march(s, "0 move 1.C", "0 move 1.E", "0 collect").expect()
    assert (s.outcome, at(s, "P")) == (PLAYING, "1.E")
