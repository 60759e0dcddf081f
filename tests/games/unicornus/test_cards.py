"""Sections 1.6 and 1.7: every support card and every fate card does what its text says, with its numbers.

Events are in test_event_cards.py.
"""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause
from monoceros.engine.chance import Loaded
from monoceros.games.unicornus import tables as t

from .more_spots_b import blow, cut, damage, look, place, plays, resources, shown
from .spots import (
    allies,
    armies,
    at,
    came_from,
    defeated,
    dice,
    fate_of,
    fight,
    foe,
    hand,
    march,
    meet_fate,
    news,
    one_march,
    raid,
    spot,
    turn_of,
    unit,
)

# -- support cards for the own turn ---

HERO = "K-ZYN 18.W t2 r5"
TURN_CARDS: list[tuple[str, tuple[str, ...], dict[str, Any], tuple[str, ...], dict[str, Any]]] = [
    # card, who is there, what else is given, answers, what came of it
    ("S-FIR", (HERO, "12.E t3"), {}, ("2",), {"12.E": 1, "actions": 5}),
    ("S-FIR", (HERO, "E-DEM 18.SE t3 F-LOY=P"), {}, ("1",), {"E-DEM": "18.SE t2"}),  # the own area
    ("S-FIR", (HERO, "12.E t1"), {}, (), {"12.E": 0}),
    ("S-SNI", (HERO, "E-LYL 12.C t2 F-LOY=P"), {}, (), {"E-LYL": "12.C t2 d1"}),  # range 2
    ("S-SNI", (HERO, "E-LYL 12.C d3 F-LOY=P"), {}, (), {"defeated": ["E-LYL"]}),
    ("S-MOC", (HERO, "12.W t2"), {}, ("12.C", "12.E"), {"armies": {"12.E": 2}}),
    ("S-SAB", (HERO, "12.E t2"), {}, (), {"sabotaged": (place("12.E"),)}),
    ("S-DEF", (HERO, "12.E t3"), {}, ("2",), {"12.E": 1, "K-ZYN": "18.W t4 r5"}),
    ("S-REP", (HERO,), {"defeated": "E-LYL"}, (), {"defeated": [], "actions": 4}),
    ("S-PRO", (HERO,), {"event": "V-RAI"}, (), {"protected": True}),
    ("S-HEA", ("K-ZYN 18.W d3",), {}, (), {"K-ZYN": "18.W d1"}),
    ("S-HEA", ("K-ZYN 18.W d1",), {}, (), {"K-ZYN": "18.W"}),
    ("S-HEL", (HERO,), {}, (), {"K-ZYN": "18.W t5 r5"}),
    ("S-HEL", ("K-ZYN 18.W t7",), {}, (), {"K-ZYN": "18.W t8"}),
    ("S-SUP", (HERO,), {}, (), {"K-ZYN": "18.W t2 r11"}),
    ("S-FOR", (HERO,), {}, ("move 18.NW",), {"K-ZYN": "18.NW t2 r5", "actions": 4}),
    ("S-BUR", (HERO,), {}, (), {"actions": 6}),
    ("S-RET", (HERO, "P 19.NW t4 r3"), {}, ("19.W",), {"P": "19.W t4 r3", "actions": 5}),
    ("S-MES", (HERO, "P 1.W t1 r0"), {}, ("1", "5"), {"P": "1.W t2 r5", "K-ZYN": "18.W t1", "actions": 5}),
    ("S-BAN", ("K-ZYN 18.C t8",), {}, ("recruit",), {"K-ZYN": "18.C t10"}),
    ("S-STE", (HERO,), {}, ("move 18.NW",), {"K-ZYN": "18.NW t2 r3"}),  # 2 + 1 - 1
]


@clause("UK-12.1", "UK-5.3")
@pytest.mark.parametrize(("card", "pieces", "given", "answers", "facts"), TURN_CARDS)
def test_support_cards_for_the_turn(
    card: str, pieces: tuple[str, ...], given: dict[str, Any], answers: tuple[str, ...], facts: dict[str, Any]
) -> None:
    s = spot(*pieces, zyne=card, **given)
    turn_of(s, "K-ZYN", f"0 play {card}", *[f"0 {words}" for words in answers])
    assert look(s, *facts) == facts
    assert hand(s, "K-ZYN") == []


def test_the_table_has_every_card_for_the_turn() -> None:
    assert {row[0] for row in TURN_CARDS} == set(t.SUPPORT_IDS[t.FIRE_TACTICS :])


@pytest.mark.parametrize(
    ("card", "pieces", "reached"),
    [
        ("S-FIR", ("12.E t2", "12.SE t2", "18.SE t2", "12.C t2", "10.SE t2"), "18.SE 12.SE 12.E"),
        ("S-DEF", ("12.E t2", "18.SE t2", "E-DEM 12.SE t1 F-LOY=P", "18.SW t1"), "18.SW 12.E"),
        ("S-MOC", ("9.C t1", "10.NW t1", "18.E t1"), "10.NW 18.E"),  # near: the own area and adjacent ones
        ("S-SAB", ("9.C t1", "10.NW t1", "18.E t1"), "10.NW 18.E"),
    ],
)
def test_which_units_a_card_reaches(card: str, pieces: tuple[str, ...], reached: str) -> None:
    s = spot(HERO, *pieces, zyne=card)
    assert sorted(turn_of(s, "K-ZYN", f"0 play {card}").options(0)) == sorted(reached.split())


def test_snipe_reaches_characters_within_two() -> None:
    foes = ("E-LYL 12.C F-LOY=P", "E-DEM 12.NE F-LOY=P", "E-EXH 12.W F-LOY=P", "E-BLA 18.SE")
    s = spot(HERO, *foes, zyne="S-SNI")
    assert turn_of(s, "K-ZYN", "0 play S-SNI").options(0) == ["E-BLA", "E-DEM", "E-LYL"]


def test_strategic_retreat_never_brings_her_closer() -> None:
    s = spot(HERO, "P 12.C t4", zyne="S-RET")
    assert sorted(turn_of(s, "K-ZYN", "0 play S-RET").options(0)) == ["12.E", "12.SE", "12.SW", "12.W"]


def test_messenger_still_needs_an_escort() -> None:
    s = spot("K-ZYN 18.W t2 r30", "K-HAV 2.C t1", "P 1.W t1", zyne="S-MES")
    played = turn_of(s, "K-ZYN", "0 play S-MES")
    played.expect("0 send_to: K-HAV | P").say("0 K-HAV").expect("0 send_tokens: 1 | 2").say("0 1")
    assert played.options(0)[-1] == "10"


# -- support cards for battles ---


@clause("UK-9.4")
def test_ambush_three_dice() -> None:
    s = came_from(spot("K-ZYN 12.E t1", "12.E t9", zyne="S-AMB"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", "0 play S-AMB", chance=dice(6, 6, 6, 6))
    assert shown(s) == (4, 0, 0)


@clause("UK-9.17")
def test_shield_wall_three_damage() -> None:
    s = came_from(spot("K-ZYN 12.E", "12.E t5", zyne="S-SHW"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", "0 play S-SHW", chance=Loaded([]))
    assert (blow(s), unit(s, "K-ZYN")) == (2, "18.W d2")


@clause("UK-9.10")
def test_second_wind_rerolls_once() -> None:
    s = came_from(spot("K-ZYN 12.E t3", "12.E t9", zyne="S-SEC"), "K-ZYN", "18.W")
    played = fight(s, "K-ZYN", "0 play S-SEC", "0 losses_and_misses", chance=dice(1, 2, 6, 5, 1))
    assert shown(s) == (2, 0, 1)
    played.expect_name(0, "assign")


def test_heroic_charge_makes_hits_of_up_to_two_misses() -> None:
    for number, result in (("1", (1, 2, 1)), ("2", (2, 1, 1))):
        s = came_from(spot("K-ZYN 12.E t4", "12.E t9", zyne="S-CHA"), "K-ZYN", "18.W")
        played = fight(s, "K-ZYN", "0 play S-CHA", chance=dice(1, 2, 3, 3))
        played.expect("0 how_many: 1 | 2").say(f"0 {number}")
        assert shown(s) == result


# -- fate cards ---


@clause("UK-8.12")
def test_loyal_soldier_does_nothing() -> None:
    s = spot("K-ZYN 12.W t3 r5", "E-LYL 12.E t2", fates="F-LOY")
    meet_fate(s, "K-ZYN")
    assert look(s, "K-ZYN", "E-LYL") == {"K-ZYN": "12.W t3 r5", "E-LYL": "12.E t2"}
    assert fate_of(s, "E-LYL") == "F-LOY=K-ZYN"


@clause("UK-8.21")
def test_persuasion_gives_it_to_whoever_defeats_it() -> None:
    s = came_from(spot("K-HAV 12.E t4", "K-ZYN 18.C", "E-GRE 12.E d2 F-PER=K-ZYN"), "K-HAV", "18.W")
    fight(s, "K-HAV", "0 hit", "0 hit", "0 stop", chance=dice(6, 6, 6, 6))
    assert (allies(s, "K-HAV"), allies(s, "K-ZYN"), defeated(s)) == (["E-GRE"], [], [])


@clause("UK-8.13")
def test_love_at_first_sight_at_once_between_opposite_genders() -> None:
    s = spot("K-ZYN 12.W t3", "E-RAV 12.E t4", fates="F-LOV")
    meet_fate(s, "K-ZYN")
    assert (allies(s, "K-ZYN"), armies(s), s.fate_discards) == (["E-RAV"], {"12.E": 4}, [t.LOVE])


@clause("UK-8.16")
def test_mercenary_for_ten() -> None:
    s = spot("K-ZYN 12.W t3 r10", "E-DEM 10.C F-MER=K-ZYN")
    turn_of(s, "K-ZYN", "0 hire E-DEM")
    assert (allies(s, "K-ZYN"), resources(s, "K-ZYN")) == (["E-DEM"], 0)


def test_fated_enemy_brings_three_tokens() -> None:
    s = spot("K-ZYN 12.W t3", "E-LYL 12.E t1", fates="F-FAT")
    meet_fate(s, "K-ZYN")
    assert foe(s, "E-LYL") == "12.E t4"


@clause("UK-8.15")
def test_begrudging_respect_at_the_end_of_a_battle_that_hurts_it() -> None:
    s = came_from(spot("K-ZYN 12.E t4", "E-LYL 12.E t1 F-RES=K-ZYN"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", "0 hit", "0 hit", "0 stop", "0 2", chance=dice(6, 6, 6, 6))
    assert (allies(s, "K-ZYN"), at(s, "K-ZYN")) == (["E-LYL"], "12.E")  # nothing is left, so he stays


@clause("UK-8.14")
def test_lost_family_joins_the_first_other_one_beside_it() -> None:
    s = spot("K-ZYN 18.C", "P 19.C t2 r9", "E-EXH 12.SE F-LOS=K-ZYN")
    one_march(s, "0 19.NW")
    assert allies(s, "P") == ["E-EXH"]


@clause("UK-8.17")
def test_friend_or_foe_draws_the_bound_one_nearer() -> None:
    s = spot("K-ZYN 12.W t3 r0", "E-LYL 12.E t1", fates="F-FOE")
    meet_fate(s, "K-ZYN")
    assert unit(s, "K-ZYN") == "12.C t3"


@clause("UK-8.19")
def test_a_diabolical_trap_deals_three() -> None:
    s = spot("K-ZYN 12.W t3", "E-LYL 12.E t1", fates="F-TRA")
    meet_fate(s, "K-ZYN", "0 2")
    assert unit(s, "K-ZYN") == "12.W t1 d1"


# -- cards of both kinds that meet ---


def test_protection_and_black_dawn_can_be_lifted_only_before_it() -> None:
    """Black Dawn forbids support cards outside battles, so Protection cannot be played against it."""
    s = spot("K-ZYN 18.C", zyne="S-PRO S-HEL")
    news(s, "V-DAW")
    assert plays(turn_of(cut(s), "K-ZYN")) == []


def test_a_potion_beside_the_princess_takes_two_damage_off() -> None:
    s = spot("P 19.C t4 r0 d3", potions=1)
    march(s)
    assert (damage(s, "P"), s.potions, s.support_discards) == (1, 0, [t.HEALING_POTION])


def test_a_banner_and_steeds_last() -> None:
    s = spot("K-ZYN 18.C t7 r20", zyne="S-BAN S-STE")
    turn_of(s, "K-ZYN", "0 play S-BAN", "0 play S-STE", "0 end")
    raid(s)
    turn_of(s, "K-ZYN", "0 recruit", "0 move 18.SE")
    assert unit(s, "K-ZYN") == "18.SE t10 r11"  # ten tokens on plains, less 1
