"""Section 1.8: every event card does what its text says, with its numbers."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause
from monoceros.engine.chance import Loaded
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.facts import collect_gain, move_cost
from monoceros.games.unicornus.tables import PRINCESS

from .more_spots_b import blow, cut, knight, look, place, plays, resources, shown, tokens
from .spots import at, came_from, dice, dusk, fight, foe, hand, march, news, raid, spot, turn_of, unit

AT_ONCE: list[tuple[str, tuple[str, ...], dict[str, Any], tuple[str, ...], dict[str, Any]]] = [
    # event, who is there, what else is given, answers, what came of it
    ("V-PAT", ("12.E t2", "10.W t1", "E-LYL 10.C t3"), {}, (), {"armies": {"12.E": 3, "10.W": 2, "10.C": 3}}),
    ("V-DES", ("K-ZYN 18.C t4", "K-HAV 15.C t3"), {}, (), {"K-ZYN": "18.C t3", "K-HAV": "15.C t3"}),
    ("V-IMP", ("P 9.NE t4 r10",), {}, (), {"P": "5.SE t4 r7"}),
    ("V-SPI", ("K-ZYN 18.C", "K-HAV 15.C"), {"zyne": "S-AMB S-SUP"}, ("0 S-SUP",), {"hands": [[t.AMBUSH], [], []]}),
    ("V-TAX", ("K-ZYN 18.C r10", "K-HAV 15.C r2"), {}, (), {"K-ZYN": "18.C r7", "K-HAV": "15.C", "P": "19.C t4 r7"}),
    ("V-REI", ("E-LYL 10.C", "E-DOR 12.C t2", "E-BLA 2.C"), {}, (), {"armies": {"10.C": 1, "12.C": 3}}),
    ("V-CUR", ("E-LIO 1.C",), {"defeated": "E-LYL", "chance_": 0}, ("0 1.SW",), {"E-LYL": "1.SW", "defeated": []}),
    ("V-ASS", ("K-ZYN 18.C t4",), {"chance_": 0}, (), {"K-ZYN": "18.C t4 d2"}),
    ("V-WEA", ("K-ZYN 12.C t3", "K-HAV 15.C t3"), {}, ("0 1",), {"K-ZYN": "12.C t2 d1", "K-HAV": "15.C t3"}),
    ("V-LEV", ("E-LIO 1.C", "K-ZYN 12.C"), {}, (), {"1.C": 0, "12.C": 0, "10.C": 3, "7.NE": 3, "7.SW": 3, "18.C": 0}),
    ("V-THR", ("E-LIO 5.C t2",), {}, (), {"armies": {"5.C": 6}}),
    ("V-THR", (), {}, (), {"armies": {"1.C": 4}}),
]  # fmt: skip


@clause("UK-13.1")
@pytest.mark.parametrize(("event", "pieces", "given", "answers", "facts"), AT_ONCE)
def test_events_that_happen_at_once(
    event: str, pieces: tuple[str, ...], given: dict[str, Any], answers: tuple[str, ...], facts: dict[str, Any]
) -> None:
    given = dict(given)
    chance = Loaded([given.pop("chance_")]) if "chance_" in given else None
    s = spot(*pieces, **given)
    assert news(s, event, *answers, chance=chance).is_over
    assert look(s, *facts) == facts


# -- events that last for the round ---


@clause("UK-18.15")
def test_oppressive_empire_pays_two_for_each_token() -> None:
    s = came_from(spot("K-ZYN 12.E t3", "12.E t3", event="V-OPP"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", "0 hit", "0 hit", "0 hit", chance=dice(6, 6, 6))
    assert resources(s, "K-ZYN") == 6


@clause("UK-5.12")
def test_heavy_rain_makes_every_move_dearer() -> None:
    s = spot("K-ZYN 18.C t4", "P 19.C t2", event="V-RAI")
    assert (move_cost(s, knight("K-ZYN"), place("18.W")), move_cost(s, PRINCESS, place("19.W"))) == (4, 4)
    s = spot("K-ZYN 18.C t1", event="V-RAI")
    assert move_cost(s, knight("K-ZYN"), place("18.W")) == 1


def test_bountiful_harvest_brings_one_more_to_all() -> None:
    s = spot("K-ZYN 18.C", "K-HAV 18.W", "P 19.C", event="V-HAR")
    assert [collect_gain(s, who) for who in (knight("K-ZYN"), knight("K-HAV"), PRINCESS)] == [4, 2, 4]


def test_hopelessness_two_damage_to_every_kingdom_unit() -> None:
    s = spot("K-ZYN 18.C t4", "P 19.C t4", event="V-HOP")
    dusk(s, "0 2", "0 1")
    assert look(s, "K-ZYN", "P") == {"K-ZYN": "18.C t2", "P": "19.C t3 d1"}
    assert s.ongoing == 1 << t.HOPELESSNESS


@clause("UK-13.8")
def test_sudden_illness_costs_two_or_ten_resources() -> None:
    s = spot("P 19.C t4 r0", event="V-ILL")
    march(s)
    assert s.damage[PRINCESS] == 2
    s = spot("P 19.C t4 r0", event="V-ILL", illness_paid=10)
    march(s)
    assert s.damage[PRINCESS] == 0


@pytest.mark.parametrize(
    ("space", "gain"), [("10.C", 2), ("10.W", 1), ("9.C", 2), ("1.C", 3), ("12.C", 1), ("12.E", 1)]
)
def test_famine_halves_resource_values(space: str, gain: int) -> None:
    s = spot(f"K-ZYN {space}", event="V-FAM")  # values 5, 3, 4, 6, 2 and none
    assert collect_gain(s, knight("K-ZYN")) == gain


@pytest.mark.parametrize(
    ("start", "entered", "cost"),
    [("18.C", "18.W", 4), ("18.C", "18.NW", 6), ("11.C", "11.E", 7), ("11.C", "11.NE", 5), ("18.C", "18.NE", 4)],
)
def test_broken_roads(start: str, entered: str, cost: int) -> None:
    """A road 0, a forest 2, a mountain 3; desert and plains as ever."""
    s = spot(f"K-ZYN {start} t4", event="V-ROA")
    assert move_cost(s, knight("K-ZYN"), place(entered)) == cost


@pytest.mark.parametrize(("sent", "arrive"), [(7, 3), (8, 4), (1, 0)])
def test_raided_convoys_take_half(sent: int, arrive: int) -> None:
    s = spot("K-ZYN 18.C t4 r10", "P 19.C t1 r0", event="V-CON")
    turn_of(s, "K-ZYN", "0 send", "0 1", f"0 {sent}")
    assert (resources(s, "K-ZYN"), unit(s, "P")) == (10 - sent, f"19.C t2 r{arrive}".removesuffix(" r0"))


@clause("UK-13.12")
def test_manhunt_makes_normal_units_aggressive() -> None:
    s = spot("K-ZYN 12.E t4", "E-DEM 12.W F-LOY=K-ZYN", event="V-MAN")
    raid(s)
    assert at(s, "E-DEM") == "12.C"


@clause("UK-13.12", "UK-13.3")
def test_total_war_moves_the_emperor_but_not_loose_tokens_or_the_black_knight() -> None:
    s = spot("K-ZYN 12.E t4", "E-LIO 12.W", "E-BLA 10.C", "9.SE t2", event="V-TOT")
    raid(s)
    assert look(s, "E-LIO", "E-BLA", "9.SE") == {"E-LIO": "12.C", "E-BLA": "10.C", "9.SE": 2}


@clause("UK-13.10")
def test_desperate_counterattack_turns_misses_into_losses() -> None:
    s = came_from(spot("K-ZYN 12.E t2", "12.E t2", event="V-COU"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", "0 loss", "0 hit", chance=dice(3, 6))
    assert blow(s) == 1


def test_black_dawn_leaves_only_cards_for_battles() -> None:
    s = spot("K-ZYN 18.W t2 r9", "12.E t2", event="V-DAW", zyne="S-FIR S-SUP S-AMB")
    played = turn_of(s, "K-ZYN")
    assert (plays(played), "destiny" in played.options(0)) == ([], False)
    played.say("0 move 12.E").expect("0 before_roll: play S-AMB | roll")


def test_dwindling_supplies_take_one_token_of_six() -> None:
    s = spot("K-ZYN 18.C t6", "K-HAV 15.C t5", "P 19.C t8", event="V-DWI")
    dusk(s)
    assert [tokens(s, who) for who in ("K-ZYN", "K-HAV", "P")] == [5, 5, 7]


@clause("UK-4.12")
def test_two_effects_of_the_end_in_an_order_the_starting_player_picks() -> None:
    s = spot("K-ZYN 18.C t7", event="V-DWI", starter=1, round=8)
    s.ongoing |= 1 << t.HOPELESSNESS
    played = dusk(s)
    played.expect("1 end_order: V-HOP | V-DWI").say("1 V-DWI")
    assert tokens(s, "K-ZYN") == 6
    played.expect_name(0, "suffer")


def test_protected_events_do_nothing_more() -> None:
    s = spot("K-ZYN 18.C t4 r9", "P 19.C t4", event="V-HAR", protected=True)
    assert collect_gain(s, knight("K-ZYN")) == 3
    s = spot("P 19.C t4 r0", event="V-ILL", protected=True)
    march(s)
    assert s.damage[PRINCESS] == 0
    s = came_from(spot("K-ZYN 12.E t2", "12.E t2", event="V-COU", protected=True), "K-ZYN", "18.W")
    fight(s, "K-ZYN", chance=dice(3, 6))
    assert shown(s) == (1, 1, 0)


def test_spies_leave_hands_without_cards_alone() -> None:
    s = spot("K-ZYN 18.C", "K-HAV 15.C", havok="S-SNI")
    news(s, "V-SPI")
    assert (hand(s, "K-HAV"), s.support_discards, foe(s, "E-LYL")) == ([], [t.SNIPE], "")
    cut(s)
