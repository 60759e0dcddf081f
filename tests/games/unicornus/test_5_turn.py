"""Section 5: a player's turn, but for Move and Send, which have files of their own."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause
from monoceros.engine.chance import Loaded, Seeded
from monoceros.engine.pile import Pile
from monoceros.games.unicornus.picks import CARD_NUMBER, KNIGHT_NUMBER

from .more_spots_a import Watched, actions, all_turns, happenings, resources, tokens
from .spots import army, at, dawn, dice, fight, hand, march, raid, spot, told, turn_of, unit

NINE = "S-AMB S-AMB S-AMB S-SHW S-SHW S-SEC S-SEC S-CHA S-CHA"  # nothing that can be played in a turn


# -- actions ---


@clause("UK-5.1")
@pytest.mark.parametrize(("seats", "number"), [(2, 4), (3, 5), (4, 4), (5, 3), (6, 3)])
def test_5_1_actions_by_number_of_players(seats: int, number: int) -> None:
    s = spot("K-URG 18.C r0", "K-HAV 15.C", seats=seats)
    played = turn_of(s, "K-URG", *["0 collect"] * number)
    played.expect()  # nothing is left to do, so the turn has ended by itself
    assert resources(s, "K-URG") == 3 * number
    assert told(played, "turn") == [(KNIGHT_NUMBER["K-URG"], number)]


@clause("UK-5.1")
def test_5_1_two_players_have_four_for_each_of_their_characters() -> None:
    s = spot("K-URG 18.C r0", "K-HAV 15.C r0", "K-ANN 14.C r0", "K-MIR 17.C r0", seats=2)
    all_turns(s, "0 K-URG", *["0 collect"] * 4, "1 K-HAV", *["1 collect"] * 4, *["0 collect"] * 4, *["1 collect"] * 4)
    assert [resources(s, hero) for hero in ("K-URG", "K-HAV", "K-ANN", "K-MIR")] == [12, 16, 16, 16]


@clause("UK-5.2")
def test_5_2_every_action_but_destiny_can_be_taken_again() -> None:
    pieces = ("K-URG 18.C t2 r30", "P 19.C t0 r0")
    for pair in (
        ("0 recruit", "0 recruit"),
        ("0 collect", "0 collect"),
        ("0 move 18.NE", "0 move 18.C"),
        ("0 send", "0 1", "0 0", "0 send", "0 0"),
    ):
        s = spot(*pieces)
        turn_of(s, "K-URG", *pair)
        assert s.actions == 3
    s = spot(*pieces, deck="S-AMB S-AMB")
    played = turn_of(s, "K-URG")
    assert actions(played, 0) == ["recruit", "collect", "move", "send", "destiny", "end"]
    played.say("0 destiny")
    assert actions(played, 0) == ["recruit", "collect", "move", "send", "end"]


@clause("UK-5.3")
def test_5_3_cards_and_powers_between_actions_cost_none() -> None:
    s = spot("K-DON 18.C r6", seats=6, donia="S-SUP S-SUP", deck="S-AMB")
    played = turn_of(s, "K-DON", "0 play S-SUP")
    assert (resources(s, "K-DON"), s.actions) == (12, 3)
    played.say("0 collect", "0 power spirit_voices")
    assert (hand(s, "K-DON"), s.actions) == (["S-AMB", "S-SUP"], 2)
    played.say("0 collect", "0 collect")
    played.expect("0 turn: play S-SUP | end")  # no action is left, and it can still be played
    played.say("0 play S-SUP").expect()
    assert resources(s, "K-DON") == 12 + 3 - 4 + 6 + 6


@clause("UK-5.3")
def test_5_3_a_power_with_a_cost_can_be_used_again_and_again() -> None:
    s = spot("K-MAG 18.C t2 r10", "12.E t9")
    played = turn_of(s, "K-MAG", *["0 power court_magic", "0 2"] * 3)
    assert (army(s, "12.E"), resources(s, "K-MAG"), s.actions) == (3, 1, 2)
    assert "power court_magic" not in actions(played, 0)  # it costs an action and 3 resources


@clause("UK-5.4")
def test_5_4_nobody_plays_in_the_turn_of_another() -> None:
    s = spot(
        "K-ZYN 18.C r9", "K-HAV 15.C", "K-MAG 14.C r20", "12.E t3", havok="S-SUP S-FIR", magnus="S-SUP", zyne="S-FOR"
    )
    played = all_turns(s)
    assert [line.split(":")[0] for line in played.open()] == ["0 turn"]
    assert [option for option in actions(played, 0) if option.startswith(("play", "power"))] == [
        "play S-FOR",
        "power swift_columns",
    ]


@clause("UK-5.4")
def test_5_4_nobody_plays_in_the_princess_step() -> None:
    held = "S-HEA S-AMB S-SHW S-RET S-FIR S-SNI"
    s = spot("K-HAV 9.NE t4 r20 d1", "P 9.C t5 r6 d2", "9.NW t6", "E-DEM 9.W F-LOY=P", version="P-SOC", havok=held)
    played = march(s).expect("0 princess_damage: 2 | 3 | 4").say("0 3").expect()  # 6, less 2 for Havok beside her
    assert (len(hand(s, "K-HAV")), happenings(played, "plays", "uses")) == (6, [])


@clause("UK-5.4")
def test_5_4_in_the_enemy_step_only_battle_cards_for_the_own_battle() -> None:
    s = spot("K-ZYN 18.W t4", "K-HAV 15.C t4", "12.E t6", zyne="S-AMB S-SUP S-FIR S-HEL", havok="S-AMB S-SHW")
    played = raid(s, chance=Watched())
    played.expect("0 before_roll: play S-AMB | roll").say("0 roll")
    asked = {line.split()[0] for line in played.open()}
    assert asked == {"0"}
    s = spot("K-MAG 18.W t4 r20", "12.E t6", magnus="S-SUP")
    played = raid(s, "0 stay", chance=Seeded(1)).expect_name(0, "assign")  # no window: his magic is not for battles


@clause("UK-5.4")
def test_5_4_passive_powers_always_work() -> None:
    s = spot("K-GOD 18.W t2", "12.E t6")
    played = raid(s, chance=dice(1, 1))
    played.expect("0 assign: miss | stop")
    assert told(played, "rolled") != []


@clause("UK-5.5")
def test_5_5_unused_actions_are_lost() -> None:
    s = spot("K-ZYN 18.C r0", "K-HAV 15.C r0")
    played = all_turns(s, "0 collect", "0 end")
    assert s.actions == 5  # Havok's, no more
    played.say("1 end").expect()
    assert s.actions == 0


# -- the end of the turn ---


@clause("UK-5.6")
def test_5_6_seven_cards_are_kept() -> None:
    s = spot("K-ZYN 18.C", zyne=NINE)
    played = turn_of(s, "K-ZYN", "0 collect")
    assert len(hand(s, "K-ZYN")) == 9
    played.say("0 end").expect("0 discard: S-AMB | S-SHW | S-SEC | S-CHA").say("0 S-CHA")
    played.expect("0 discard: S-AMB | S-SHW | S-SEC | S-CHA").say("0 S-AMB").expect()
    assert len(hand(s, "K-ZYN")) == 7
    assert s.support_discards == [CARD_NUMBER["S-CHA"], CARD_NUMBER["S-AMB"]]


@clause("UK-5.6")
def test_5_6_seven_cards_are_not_too_many() -> None:
    s = spot("K-ZYN 18.C", zyne=" ".join(NINE.split()[:7]))
    turn_of(s, "K-ZYN", "0 end").expect()
    assert len(hand(s, "K-ZYN")) == 7


@clause("UK-5.6")
def test_5_6_there_is_no_limit_at_other_times() -> None:
    s = spot("K-ZYN 18.C", zyne=NINE, version="P-LUC", deck="S-MOC")
    dawn(s, chance=Seeded(1)).expect()
    assert len(hand(s, "K-ZYN")) == 10


@clause("UK-5.7")
def test_5_7_a_death_ends_the_turn_and_the_hand_is_kept() -> None:
    s = spot(
        "K-MAG 18.W r9 d2", "K-HAV 15.C", "12.E t5", magnus=NINE.replace("S-AMB", "S-SNI").replace("S-SHW", "S-FIR")
    )
    played = all_turns(s, "0 move 12.E", chance=Loaded([]))
    assert at(s, "K-MAG") == ""
    played.expect_name(1, "turn")  # nothing is discarded, the next player follows
    assert len(s.hands[0]) == 9
    assert happenings(played, "dies", "turn", "discards") == ["turn", "dies", "turn"]


# -- 5.1 Recruit, 5.2 Collect ---


@clause("UK-5.8")
@pytest.mark.parametrize(("space", "number"), [("18.C", 4), ("18.SW", 2), ("15.C", 3)])
def test_5_8_recruit_brings_the_value_of_the_space(space: str, number: int) -> None:
    s = spot(f"K-ZYN {space} t1 r5")
    turn_of(s, "K-ZYN", "0 recruit")
    assert unit(s, "K-ZYN") == f"{space} t{1 + number} r5"
    assert s.actions == 4


@clause("UK-5.8")
@pytest.mark.parametrize("space", ["18.NE", "18.E", "18.NW", "19.W"])
def test_5_8_no_value_no_recruit(space: str) -> None:
    assert "recruit" not in actions(turn_of(spot(f"K-ZYN {space} t1 r5"), "K-ZYN"), 0)


@clause("UK-5.10")
@pytest.mark.parametrize(("space", "number"), [("18.C", 3), ("10.C", 5), ("18.NE", 1), ("18.NW", 1), ("16.C", 1)])
def test_5_10_collect_brings_the_value_of_the_space_or_one(space: str, number: int) -> None:
    s = spot(f"K-ZYN {space} t2 r95")
    turn_of(s, "K-ZYN", "0 collect", "0 collect")
    assert unit(s, "K-ZYN") == f"{space} t2 r{95 + 2 * number}"  # there is no upper limit


# -- 5.5 Destiny ---


@clause("UK-5.25")
def test_5_25_destiny_draws_one_card_once_a_turn() -> None:
    s = spot("K-ZYN 18.C", deck="S-SNI S-AMB")
    played = turn_of(s, "K-ZYN", "0 destiny")
    assert (hand(s, "K-ZYN"), s.actions) == (["S-SNI"], 4)
    assert "destiny" not in actions(played, 0)
    played.say("0 end")
    assert "destiny" in actions(turn_of(s, "K-ZYN"), 0)  # in the next turn again


@clause("UK-5.25")
def test_5_25_other_draws_do_not_count() -> None:
    s = spot("K-DON 18.C r9", version="P-LUC", deck="S-SNI S-AMB S-HEA S-AMB S-MOC")
    dawn(s)
    played = turn_of(s, "K-DON", "0 power spirit_voices")
    assert "destiny" in actions(played, 0)
    played.say("0 destiny")
    assert len(hand(s, "K-DON")) == 3


def last_cards(deck: list[str], discards: list[str], **given: Any) -> Any:
    s = spot("K-ZYN 18.C t4", **given)
    s.support = Pile([], [CARD_NUMBER[card] for card in deck])
    s.support_discards = [CARD_NUMBER[card] for card in discards]
    return s


@clause("UK-5.26")
def test_5_26_an_empty_deck_is_made_of_the_discards() -> None:
    s = last_cards([], ["S-SNI", "S-AMB", "S-HEA"])
    watched = Watched(2)
    played = turn_of(s, "K-ZYN", "0 destiny", chance=watched)
    assert watched.asked == [3]  # any of the three
    assert (hand(s, "K-ZYN"), s.support.size(), s.support_discards) == (["S-HEA"], 2, [])
    assert told(played, "reshuffled") == [("support",)]


@clause("UK-5.26")
def test_5_26_the_last_card_of_the_deck_is_drawn_before_that() -> None:
    s = last_cards(["S-SNI"], ["S-AMB"])
    turn_of(s, "K-ZYN", "0 destiny")
    assert (hand(s, "K-ZYN"), s.support_discards) == (["S-SNI"], [CARD_NUMBER["S-AMB"]])


@clause("UK-5.26")
def test_5_26_without_any_card_destiny_is_not_offered_and_none_is_drawn() -> None:
    s = last_cards([], [], version="P-LUC")
    dawn(s).expect()
    assert s.hands == [[], [], []]
    assert "destiny" not in actions(turn_of(s, "K-ZYN"), 0)


@clause("UK-5.4")
def test_5_4_in_a_battle_nothing_but_battle_cards() -> None:
    s = spot("K-ZYN 12.E t4", "12.E t2", zyne="S-FIR S-SUP S-AMB S-HEL")
    fight(s, "K-ZYN").expect("0 before_roll: play S-AMB | roll")
    assert tokens(s, "K-ZYN") == 4
