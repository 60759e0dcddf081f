"""Section 15: two players with two characters each."""

from __future__ import annotations

from typing import Any

from kit import clause
from monoceros.engine.chance import Seeded
from monoceros.engine.hiding import HIDDEN
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.rules.turn import player_step

from .more_spots_b import cut
from .spots import GAME, at, came_from, dawn, dice, dusk, fight, hand, play, setting_up, spot, suffer, turn_of, unit

FOUR = ("K-ZYN 18.C t4 r10", "K-GAT 16.C r10", "K-DON 15.C t3 r10", "K-MIR 14.C t3 r10")  # A, B, A, B


@clause("UK-15.1", "UK-3.1")
def test_15_1_seats_choose_1_2_2_1_and_all_four_tiles_are_on_the_map() -> None:
    played = setting_up(2, 1, princess="warrior")
    for seat, hero in ((0, "K-ZYN"), (1, "K-GAT"), (1, "K-MIR"), (0, "K-DON")):
        played.expect_name(seat, "character")
        assert hero in played.options(seat)
        played.say(f"{seat} {hero}")
    s: Any = played.state
    assert played.is_over
    assert [t.KNIGHT_IDS[hero] for hero in s.hero_of] == ["K-ZYN", "K-GAT", "K-DON", "K-MIR"]
    assert {t.FIRST_KINGDOM_TILE + hero for hero in s.hero_of} <= set(s.tiles[12:18])
    assert [s.resources[hero] for hero in s.hero_of] == [10] * 4


@clause("UK-15.2", "UK-3.12", "UK-0.20")
def test_15_2_each_character_has_its_own_hand_and_the_player_sees_both() -> None:
    played = setting_up(2, 5, "0 K-ZYN", "1 K-GAT", "1 K-MIR", "0 K-DON", princess="warrior")
    s: Any = played.state
    assert [len(cards) for cards in s.hands] == [1, 1, 1, 1]
    for seat in (0, 1):
        seen = GAME.view(s, seat).hands
        assert [HIDDEN not in cards for cards in seen] == [number % 2 == seat for number in range(4)]


@clause("UK-15.2", "UK-5.6")
def test_15_2_hands_are_limited_separately_and_cards_do_not_change_hands() -> None:
    eight = "S-AMB S-AMB S-SHW S-SHW S-SUP S-SUP S-HEL"
    s = spot(*FOUR, seats=2, zyne=f"{eight} S-HEA", donia=f"{eight.replace('AMB', 'CHA')} S-HEA")
    turn_of(s, "K-ZYN", "0 end").expect_name(0, "discard").say("0 S-AMB")
    assert (len(hand(s, "K-ZYN")), len(hand(s, "K-DON"))) == (7, 8)  # Donia's turn is still to come
    assert "play S-CHA" not in turn_of(cut(s), "K-ZYN").options(0)
    s = came_from(spot("K-ZYN 12.E t1", "K-GAT 16.C", "K-DON 15.C", "12.E t3", seats=2, donia="S-AMB"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", chance=dice(6)).expect("0 assign: hit | stop")


@clause("UK-15.4", "UK-5.1")
def test_15_4_each_character_has_four_actions() -> None:
    s = spot(*FOUR, seats=2)
    played = play(s, player_step)
    for answers in (["0 K-ZYN"], ["1 K-MIR"], [], []):
        played.say(*answers)
        assert s.actions == 4
        seat = s.hero_of.index(s.active) % 2
        played.say(f"{seat} end")
    assert played.is_over


@clause("UK-15.5")
def test_15_5_who_has_nobody_left_to_act_is_skipped() -> None:
    s = spot("K-ZYN 18.C", "K-GAT 16.C", "K-DON 15.C d2", "K-MIR 14.C", seats=2, starter=1)
    suffer(s, "K-DON", 1)
    played = play(s, player_step)
    order = []
    for answers in (["1 K-MIR"], [], []):
        played.say(*answers)
        order.append(t.KNIGHT_IDS[s.active])
        played.say(f"{s.hero_of.index(s.active) % 2} end")
    assert (order, played.is_over) == (["K-MIR", "K-ZYN", "K-GAT"], True)
    s = spot("K-ZYN 18.C", "K-GAT 16.C d6", "K-DON 15.C", "K-MIR 14.C d4", seats=2, starter=1)
    suffer(s, "K-GAT", 1)
    suffer(s, "K-MIR", 1)
    play(s, player_step).expect("0 who_acts: K-ZYN | K-DON").say("0 K-DON", "0 end").expect_name(0, "turn")


@clause("UK-15.6", "UK-5.17")
def test_15_6_a_player_may_send_between_the_own_two() -> None:
    s = spot("K-ZYN 18.C t4 r10", "K-GAT 16.C", "K-DON 19.NE t1 r0", "P 15.SW t1", seats=2)
    turn_of(s, "K-ZYN", "0 send", "0 2", "0 7")
    assert (unit(s, "K-DON"), unit(s, "K-ZYN")) == ("19.NE t3 r7", "18.C t2 r3")


@clause("UK-15.7", "UK-11.13")
def test_15_7_the_hand_of_the_dead_passes_to_its_replacement() -> None:
    s = spot(
        "K-ZYN 18.C", "K-GAT 16.C", "K-DON 15.C d2", "K-MIR 14.C", seats=2, unused="K-GOD K-ANN", donia="S-AMB S-SUP"
    )
    suffer(s, "K-DON", 1)
    play(s, player_step).expect_name(0, "turn")  # Zyne is left
    assert s.active == t.KNIGHT_IDS.index("K-ZYN")
    dusk(cut(s), "0 K-GOD", "0 15.C")
    assert (hand(s, "K-GOD"), at(s, "K-GOD"), s.hero_of[2]) == (["S-AMB", "S-SUP"], "15.C", 3)


@clause("UK-15.8")
def test_15_8_the_office_changes_every_round() -> None:
    s = spot(*FOUR, seats=2)
    seen = []
    for _ in range(4):
        seen.append(s.starter)
        dusk(s, chance=Seeded(1))
    assert seen == [0, 1, 0, 1]


@clause("UK-15.2")
def test_15_2_the_lucky_girl_brings_one_card_for_each_hand() -> None:
    s = spot(*FOUR, seats=2, version="P-LUC", deck="S-AMB S-SHW S-SUP S-HEL", starter=1)
    dawn(s)
    assert [hand(s, hero) for hero in ("K-GAT", "K-MIR", "K-ZYN", "K-DON")] == [
        ["S-AMB"],
        ["S-SHW"],
        ["S-SUP"],
        ["S-HEL"],
    ]
