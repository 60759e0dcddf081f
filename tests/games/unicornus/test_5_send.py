"""Section 5.4: Send."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.games.unicornus.facts import seat_leading
from monoceros.games.unicornus.picks import CARD_NUMBER

from .more_spots_a import actions, resources, tokens
from .spots import GAME, hand, spot, told, turn_of, unit


@clause("UK-5.17")
@pytest.mark.parametrize("to", ["K-HAV", "K-URG", "P"])
def test_5_17_tokens_or_tokens_and_resources_to_another_kingdom_character(to: str) -> None:
    pieces = ("K-ZYN 18.C t4 r20", "K-HAV 18.W", "K-URG 17.C", "P 19.C t0 r0")
    s = spot(*pieces)
    turn_of(s, "K-ZYN", "0 send").expect("0 send_to: K-HAV | K-URG | P").say(f"0 {to}", "0 2", "0 0")
    assert (tokens(s, to), resources(s, to), unit(s, "K-ZYN")) == (2, 0, "18.C t2 r20")
    s = spot(*pieces)
    turn_of(s, "K-ZYN", "0 send", f"0 {to}", "0 2", "0 15")
    assert (tokens(s, to), resources(s, to), unit(s, "K-ZYN")) == (2, 15, "18.C t2 r5")
    assert s.actions == 4


@clause("UK-5.17")
def test_5_17_with_two_players_to_the_own_other_character() -> None:
    s = spot("K-ZYN 18.C t4 r20", "K-HAV 3.C", "K-ANN 18.W", "K-MIR 4.C", "P 9.C", seats=2)
    assert seat_leading(s, s.hero_of[2]) == 0
    turn_of(s, "K-ZYN", "0 send", "0 2", "0 3")
    assert (unit(s, "K-ANN"), unit(s, "K-ZYN")) == ("18.W t2 r3", "18.C t2 r17")


@clause("UK-5.17")
def test_5_17_without_tokens_there_is_nothing_to_send() -> None:
    s = spot("K-ZYN 18.C t0 r20", "K-HAV 18.W", "P 19.C")
    assert "send" not in actions(turn_of(s, "K-ZYN"), 0)


@clause("UK-5.18")
def test_5_18_the_recipient_is_on_the_same_area_or_an_adjacent_one() -> None:
    """Slot 18 lies beside 10, 12, 17 and 19."""
    s = spot(
        "K-ZYN 18.C t4", "K-HAV 18.SE", "K-URG 17.E", "K-ANN 10.NE", "K-DON 9.SE", "K-MIR 16.SE", "P 15.E", seats=6
    )
    turn_of(s, "K-ZYN", "0 send").expect("0 send_to: K-ANN | K-HAV | K-URG")


@clause("UK-5.18")
def test_5_18_with_nobody_near_send_is_not_offered() -> None:
    s = spot("K-ZYN 18.C t4", "K-HAV 9.SE", "P 15.E")
    assert "send" not in actions(turn_of(s, "K-ZYN"), 0)


@clause("UK-5.22")
def test_5_22_the_recipient_cannot_refuse() -> None:
    s = spot("K-ZYN 18.C t4", "K-HAV 18.W t7", "P 9.C", starter=2)
    played = turn_of(s, "K-ZYN", "0 send", "0 3").expect_name(0, "turn")  # nobody else is asked
    assert (tokens(s, "K-ZYN"), tokens(s, "K-HAV")) == (1, 7)  # though nothing arrives
    assert told(played, "gains_tokens")[-1][1:] == (0, 3)


# -- potions ---


@clause("UK-5.23")
def test_5_23_potions_can_be_added_to_what_is_sent_to_the_princess() -> None:
    s = spot("K-ZYN 18.C t4 r9", "P 19.C t0 r0", zyne="S-HEA S-HEA S-AMB")
    played = turn_of(s, "K-ZYN", "0 send", "0 1", "0 5").expect("0 send_potions: 0 | 1 | 2").say("0 2")
    assert (unit(s, "P"), hand(s, "K-ZYN"), s.potions) == ("19.C t1 r5", ["S-AMB"], 2)
    assert [GAME.view(s, seat).potions for seat in (0, 1, None)] == [2, 2, 2]
    assert s.support_discards == []
    assert told(played, "sends")[0][2:] == (1, 5, 2)


@clause("UK-5.23")
def test_5_23_potions_alone_need_no_token() -> None:
    s = spot("K-ZYN 18.C t0 r9", "K-HAV 18.W", "P 19.C t4 r0", zyne="S-HEA S-HEA")
    turn_of(s, "K-ZYN", "0 send").expect("0 send_potions: 1 | 2").say("0 1")  # neither tokens nor resources
    assert (unit(s, "P"), unit(s, "K-ZYN"), s.potions) == ("19.C t4", "18.C r9", 1)
    s = spot("K-ZYN 18.C t2 r9", "P 19.C t4 r0", zyne="S-HEA")
    played = turn_of(s, "K-ZYN", "0 send").expect("0 send_tokens: 0 | 1 | 2").say("0 0")
    assert (unit(s, "P"), s.potions, s.actions) == ("19.C t4", 1, 4)
    played.expect_name(0, "turn")


@clause("UK-5.23")
def test_5_23_potions_go_to_the_princess_only() -> None:
    s = spot("K-ZYN 18.C t2 r0", "K-HAV 18.W", "P 19.C t4", zyne="S-HEA")
    turn_of(s, "K-ZYN", "0 send", "0 K-HAV").expect("0 send_tokens: 1 | 2").say("0 1").expect_name(0, "turn")
    assert (hand(s, "K-ZYN"), s.potions) == (["S-HEA"], 0)
    s = spot("K-ZYN 18.C t0 r0", "K-HAV 18.W", "P 9.C t4", zyne="S-HEA")
    assert "send" not in actions(turn_of(s, "K-ZYN"), 0)
    assert s.hands[0] == [CARD_NUMBER["S-HEA"]]


@clause("UK-5.24")
def test_5_24_one_send_one_recipient() -> None:
    s = spot("K-ZYN 18.C t4 r9", "K-HAV 18.W", "K-URG 17.C", "P 9.C")
    played = turn_of(s, "K-ZYN", "0 send", "0 K-HAV", "0 1", "0 1").expect_name(0, "turn")
    assert (unit(s, "K-HAV"), unit(s, "K-URG"), s.actions) == ("18.W t1 r1", "17.C", 4)
    played.say("0 send", "0 K-URG", "0 1", "0 1")
    assert (unit(s, "K-HAV"), unit(s, "K-URG"), s.actions) == ("18.W t1 r1", "17.C t1 r1", 3)
