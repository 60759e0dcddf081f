"""Section 12: playing support cards and using powers."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause
from monoceros.games.unicornus import tables as t

from .more_spots_b import cut, damage, plays, powers, resources, tokens
from .spots import allies, army, came_from, dice, fight, hand, raid, spot, told, turn_of, unit


@clause("UK-12.1")
def test_12_1_a_card_is_announced_resolved_and_discarded() -> None:
    s = spot("K-ZYN 18.W t2", "12.E t3", zyne="S-FIR S-SUP")
    played = turn_of(s, "K-ZYN", "0 play S-FIR")
    played.expect("0 how_many: 1 | 2").say("0 2")
    assert (told(played, "plays")[0], s.support_discards) == ((t.KNIGHT_IDS.index("K-ZYN"), t.FIRE_TACTICS), [4])
    assert (army(s, "12.E"), hand(s, "K-ZYN")) == (1, ["S-SUP"])


@clause("UK-12.1")
def test_12_1_an_ongoing_card_stays_with_the_character() -> None:
    s = spot("K-ZYN 18.C t2", zyne="S-BAN")
    turn_of(s, "K-ZYN", "0 play S-BAN", "0 end")
    assert (s.support_discards, s.attached[2 * t.KNIGHT_IDS.index("K-ZYN")], hand(s, "K-ZYN")) == ([], 1, [])


TURN_CARDS = "S-FIR S-SNI S-MOC S-SAB S-DEF S-REP S-PRO S-HEA S-HEL S-SUP S-FOR S-BUR S-RET S-MES S-BAN S-STE"


@clause("UK-12.2", "UK-5.4")
def test_12_2_cards_for_the_own_turn_are_useless_in_battles_and_out_of_turn() -> None:
    pieces = ("K-ZYN 18.W t2 r9 d1", "12.E t9", "E-EXH 12.NE F-LOY=K-ZYN")
    s = spot(*pieces, zyne=f"{TURN_CARDS} S-AMB S-SEC S-CHA S-SHW", defeated="E-LYL", event="V-RAI")
    played = turn_of(s, "K-ZYN")
    assert plays(played) == TURN_CARDS.split()  # all in the turn, none of those for battles
    played = raid(cut(s), "0 stay", chance=dice(1, 2))
    played.expect("0 before_roll: play S-AMB | roll").say("0 roll")
    played.expect("0 after_roll: play S-SEC | play S-CHA | continue").say("0 continue", "0 stop")
    played.expect("0 shield: play S-SHW | continue")


@clause("UK-12.3")
@pytest.mark.parametrize(
    ("card", "pieces", "given"),
    [
        ("S-FIR", ("11.E t3",), {}),  # neither on the own area nor beside
        ("S-FIR", ("E-LYL 12.E F-LOY=P",), {}),  # no tokens
        ("S-SNI", ("E-LYL 12.W F-LOY=P",), {}),  # range 4
        ("S-SNI", ("E-AMI 12.E F-LOY=P",), {}),
        ("S-MOC", ("9.C t2",), {}),
        ("S-SAB", ("9.C t2",), {}),
        ("S-DEF", ("12.C t2",), {}),  # not beside
        ("S-DEF", ("E-DEM 12.E t2 F-LOY=P",), {}),  # not leaderless
        ("S-REP", (), {}),
        ("S-PRO", (), {}),  # no event lies there
    ],
)
def test_12_3_not_without_a_target(card: str, pieces: tuple[str, ...], given: dict[str, Any]) -> None:
    s = spot("K-ZYN 18.NW t2", *pieces, zyne=f"{card} S-SUP S-HEL", **given)
    assert plays(turn_of(s, "K-ZYN")) == ["S-HEL", "S-SUP"]  # gains are always possible


@clause("UK-12.3")
def test_12_3_gains_are_played_even_if_there_is_no_room() -> None:
    s = spot("K-ZYN 18.C t8", zyne="S-HEL")
    turn_of(s, "K-ZYN", "0 play S-HEL")
    assert tokens(s, "K-ZYN") == 8


@clause("UK-12.4")
@pytest.mark.parametrize(
    ("piece", "allied", "power", "offered"),
    [
        ("K-DON 18.W t1 r4", "", "spirit_voices", True),
        ("K-DON 18.W t1 r3", "", "spirit_voices", False),
        ("K-MAG 18.W t1 r3", "", "court_magic", True),
        ("K-MAG 18.W t1 r2", "", "court_magic", False),
        ("K-ILS 18.W t1 r2", "", "elven_volley", True),
        ("K-ILS 18.W t1 r1", "", "elven_volley", False),
        ("K-ZYN 18.W t0 r4", "", "swift_columns", True),
        ("K-ZYN 18.W t0 r3", "", "swift_columns", False),  # the Move itself costs 1
        ("K-ZYN 18.W t0 d2", "E-RAV=K-ZYN", "army_of_the_dead", True),
        ("K-ZYN 18.W t0 d3", "E-RAV=K-ZYN", "army_of_the_dead", False),  # it would kill him
    ],
)
def test_12_4_only_powers_that_can_be_paid_for_are_offered(piece: str, allied: str, power: str, offered: bool) -> None:
    s = spot(piece, "12.E t2", allies=allied)
    assert (power in powers(turn_of(s, piece.split()[0]))) == offered


@clause("UK-12.4")
def test_12_4_not_without_actions_and_costs_are_paid_in_full() -> None:
    s = spot("K-ZYN 18.W t0 r9", "12.E t2", allies="E-RAV=K-ZYN E-DEM=K-ZYN")
    played = turn_of(s, "K-ZYN", *["0 collect"] * 4, "0 power army_of_the_dead")
    assert (tokens(s, "K-ZYN"), damage(s, "K-ZYN"), s.actions) == (5, 1, 0)  # the cost in damage is on the character
    assert powers(played) == ["swift_columns"]


@clause("UK-12.5")
def test_12_5_passive_powers_work_unasked() -> None:
    s = spot("K-JOS 18.C t2 r0", allies="E-LIO=K-JOS")
    played = turn_of(s, "K-JOS", "0 collect", "0 recruit")
    assert unit(s, "K-JOS") == "18.C t6 r5"  # 3 + 2 resources; 4 + 2 tokens, as far as her command goes
    assert powers(played) == []
    s = came_from(spot("K-GOD 12.E t2", "12.E t2"), "K-GOD", "18.W")
    fight(s, "K-GOD", chance=dice(1, 1)).expect("0 assign: miss | stop")


@clause("UK-12.6", "UK-18.5")
def test_12_6_tokens_removed_outside_battle_feed_the_event_but_not_the_robbers() -> None:
    s = spot("K-MCB 18.W t2", "12.E t5", event="V-OPP", cats="S-FIR")
    turn_of(s, "K-MCB", "0 play S-FIR", "0 2")
    assert resources(s, "K-MCB") == 4
    s = came_from(spot("K-MCB 12.E t2", "12.E t5", event="V-OPP"), "K-MCB", "18.W")
    fight(s, "K-MCB", "0 hit", "0 hit", "0 2", chance=dice(6, 6))
    assert resources(s, "K-MCB") == 4 + 4  # in a battle both


@clause("UK-12.7")
def test_12_7_taking_tokens_stops_at_the_command() -> None:
    s = spot("K-ZYN 18.W t7", "12.E t5", zyne="S-DEF")
    turn_of(s, "K-ZYN", "0 play S-DEF")
    assert (tokens(s, "K-ZYN"), army(s, "12.E")) == (8, 4)  # the second token is not taken
    s = spot("K-ZYN 18.W t8", "12.E t5", zyne="S-DEF", allies="E-DEM=K-ZYN")
    played = turn_of(s, "K-ZYN")
    assert (plays(played), "blood_tithe" in powers(played), allies(s, "K-ZYN")) == ([], False, ["E-DEM"])
