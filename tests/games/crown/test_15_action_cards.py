"""Sections 15 to 17: Action cards, answers, and Henry's Take."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.engine.chance import Loaded, Seeded
from monoceros.games.crown.rules.turn import take_action_card
from monoceros.games.crown.tables import ACTION_DECK, ARCHERY, BLACK_DECK

from .spots import GAME, army, carries, discarded, named, on, playing, playing_card, spot, told, vp


@clause("CD-15.10", "CD-20.15")
def test_countermand_is_asked_of_everybody_with_a_black_card() -> None:
    s = spot("henry", "bruno", "lira", hand_a="Tax Day", black_b="Ambush", black_c="Countermand")
    game = playing_card(s, "0 tax_day").expect("1 answer: pass").say("1 pass")
    game.expect("2 answer: countermand | pass").say("2 countermand")
    assert (s.gold[0], discarded(s, ACTION_DECK), discarded(s, BLACK_DECK)) == (0, "Tax Day", "Countermand")
    assert game.is_over
    game.check()


@clause("CD-15.9", "CD-15.10")
def test_an_ally_is_no_opponent() -> None:
    s = spot("henry", "bruno", "lira", "ove", teams=True, hand_a="Toll Gate", black_c="Countermand", gold=(0, 1, 5, 4))
    playing_card(s, "0 toll_gate").expect("0 rob: 1 | 3").say("0 3")
    assert s.gold == [2, 1, 5, 2]


@clause("CD-15.8")
def test_as_much_as_there_is_and_what_is_above_the_cap_is_lost() -> None:
    s = spot("henry", "bruno", hand_a="Toll Gate", gold=(11, 9))
    playing_card(s, "0 toll_gate")
    assert s.gold == [12, 7]
    poor = spot("henry", "bruno", hand_a="Granary Raid", food=(0, 1))
    playing_card(poor, "0 granary_raid")
    assert poor.food == [1, 0]


@clause("CD-15.2")
@pytest.mark.parametrize(
    ("card", "given"),
    [
        ("Tax Day", {"gold": (12,)}),
        ("Good Harvest", {"food": (5,)}),
        ("Caravan", {}),
        ("Toll Gate", {}),
        ("Hidden Passage", {}),
        ("Royal Architect", {}),
        ("Sappers", {}),
        ("Deserters", {}),
        ("Drill", {}),
        ("Spy", {}),
        ("Dragon Lullaby", {}),
        ("Royal Procession", {}),
    ],
)
def test_what_can_do_nothing_cannot_be_played(card: str, given: dict[str, tuple[int, ...]]) -> None:
    assert playing_card(spot("henry A1", hand_a=card, **given)).is_over


@clause("CD-15.4")
def test_a_card_that_stays_lies_in_front() -> None:
    s = spot("henry", hand_a="War Banner")
    game = playing_card(s, "0 war_banner")
    assert (named(s, "action", s.front[0]), discarded(s, ACTION_DECK), s.hands[0]) == ("War Banner", "", ())
    game.check()


# -- Drill ---


def test_drill_moves_a_card_where_there_is_room() -> None:
    s = spot("henry A1: Sword Squad | torvald B1: Axe Band, Axe Band", hand_a="Drill")
    game = playing_card(s, "0 drill").expect("0 drill: A1 | B1").say("0 B1")
    game.expect("0 drill_swap: sword_squad | none").say("0 none")
    assert (carries(s, "A1"), carries(s, "B1")) == ("Axe Band, Sword Squad", "Axe Band")
    game.check()


def test_drill_exchanges_cards_if_both_holders_may_carry_them() -> None:
    s = spot("henry A1: Sword Squad, Sword Levy | keep B3: Bow Levy | torvald B1: Lance Levy, Axe Levy", hand_a="Drill")
    game = playing_card(s, "0 drill", "0 A1", "0 sword_levy")
    assert (carries(s, "A1"), carries(s, "B1")) == ("Axe Levy, Sword Squad", "Sword Levy, Lance Levy")
    assert carries(s, "B3") == "Bow Levy", "a castle with archers takes no swords"
    game.check()


# -- hidden things ---


@clause("CD-20.5")
def test_deserters_are_drawn_by_chance_and_shown() -> None:
    s = spot("henry", "bruno M13: Axe Band, Axe Levy", hand_a="Deserters")
    game = playing_card(s, "0 deserters", chance=Loaded([1]))
    assert (carries(s, "M13"), told(game, "discarded")) == ("Axe Levy", [(1, 12, 1, "deserters")])


@clause("CD-20.17")
def test_a_spy_sees_alone() -> None:
    s = spot("henry", "bruno | torvald L10: Axe Band", "lira", hand_a="Spy")
    game = playing_card(s, "0 spy")
    (event,) = game.happened("spied")
    assert event.seen_by(0).secret == (0, (1,))
    assert (event.seen_by(1).secret, event.seen_by(2).secret, event.seen_by(None).secret) == (None, None, None)


@clause("CD-20.4")
def test_conscription_never_overfills() -> None:
    s = spot("henry A1: Bow Levy, Bow Levy | keep B3: Bowmen", hand_a="Conscription", deck_archery="Rangers")
    game = playing_card(s, "0 conscription")
    assert told(game, "drawn_card") == [(0, ARCHERY, "conscript")]
    assert carries(s, "B3") == "Bowmen, Rangers"


@clause("CD-17.3")
def test_henry_keeps_one_of_two_and_only_he_knows_the_other() -> None:
    s = spot("henry A1 | keep B2 | gatehouse B3", "bruno", deck_action="Spy, Scholar")
    game = playing(s, take_action_card, 0).expect("0 take: spy | scholar").say("0 scholar")
    assert (named(s, "action", s.hands[0]), named(s, "action", s.action_bottom)) == ("Scholar", "Spy")
    worlds = [GAME.redeal(s, seat, Seeded(seed)) for seat in (0, 1) for seed in range(20)]
    assert {tuple(world.action_bottom) for world in worlds[:20]} == {tuple(s.action_bottom)}
    assert len({tuple(world.action_bottom) for world in worlds[20:]}) > 1
    game.check()


@clause("CD-17.3")
def test_henry_with_one_castle_just_draws() -> None:
    s = spot("henry A1 | keep B2", deck_action="Spy, Scholar")
    assert playing(s, take_action_card, 0).is_over
    assert named(s, "action", s.hands[0]) == "Spy"


@clause("CD-5.13")
def test_the_action_deck_is_renewed() -> None:
    s = spot("bruno A1", hand_a="Scholar")
    pile = s.decks[ACTION_DECK]
    pile.bag, s.discards[ACTION_DECK] = [0], [card for card in pile.bag if card != 0] + [0, 0, 0]
    game = playing_card(s, "0 scholar")
    assert (len(s.hands[0]), len(told(game, "reshuffled")), discarded(s, ACTION_DECK)) == (2, 1, "Scholar")
    assert on(s, "A1") == "0 bruno"


# -- how cards are played ---


@clause("CD-15.1")
def test_15_1_a_card_is_optional_and_one_is_enough() -> None:
    s = spot("henry", hand_a="Tax Day, Good Harvest")
    game = playing_card(s).expect("0 play: tax_day | good_harvest | none").say("0 good_harvest")
    assert (game.is_over, s.gold[0], s.food[0]) == (True, 0, 3)


@clause("CD-15.3")
@pytest.mark.parametrize(
    ("card", "answers"),
    [("Tax Day", []), ("Good Harvest", []), ("Scholar", []), ("Shift the Rock", ["0 K7"]), ("Master Masons", ["0 E1"])],
)
def test_15_3_a_used_card_goes_to_the_discard_pile(card: str, answers: list[str]) -> None:
    s = spot("henry", hand_a=card)
    game = playing_card(s, f"0 {card.lower().replace(' ', '_')}", *answers)
    assert (game.is_over, discarded(s, ACTION_DECK), s.open_card) == (True, card, -1)
    game.check()


@clause("CD-15.4")
def test_15_4_using_what_lies_in_front_is_not_playing_a_card() -> None:
    s = spot(
        "torvald G5: Axe Levy", "brenna G4: Spear Levy", seats=3, front_a="War Banner", hand_a="Tax Day", gold=(5,)
    )
    game = army(s, "0 G5", "0 attack G4", "0 war_banner", "0 stop", "0 done")
    assert (told(game, "blow"), discarded(s, ACTION_DECK)) == ([(1, 13, 30, 20)], "War Banner")
    playing_card(s).expect("0 play: tax_day | none")


@clause("CD-15.5")
def test_15_5_what_a_card_moves_keeps_to_the_rules_of_movement() -> None:
    s = spot("henry A1 | torvald F5 | wall E4", hand_a="Forced March", rock="G3")
    game = playing_card(s, "0 forced_march", "0 F5").expect("0 move: step E5 | stop")
    game.say("0 step E5").expect("0 move: step D5 | stop")
    armed = spot("henry A1 | torvald G4: Axe Levy | elowen G5", hand_a="Forced March", rock="G3")
    playing_card(armed, "0 forced_march", "0 G4").expect("0 move: step F4 | step H4 | stop")


@clause("CD-15.6")
def test_15_6_placing_needs_an_empty_ordinary_space_but_no_way() -> None:
    s = spot("henry A1 | keep B2 | wall E1 | torvald M8", "bruno C3", hand_a="Recall")
    game = playing_card(s, "0 recall", "0 M8").expect_name(0, "recall_to")
    options = game.options(0)
    assert len(options) == 25 - 4
    assert not {"A1", "B2", "E1", "C3"} & set(options)
    game.say("0 E5")
    assert (on(s, "E5"), on(s, "M8")) == ("0 torvald", "")


@clause("CD-15.6")
def test_15_6_outside_only_the_armed_are_placed() -> None:
    s = spot("henry A1: Axe Levy", "torvald F3", hand_a="Hidden Passage", rock="K7", dragon="ashwing C7")
    game = playing_card(s, "0 hidden_passage")
    game.expect("0 passage: G2 | G4 | H3 | G10 | G12 | F11 | H11").say("0 G10")
    assert on(s, "G10") == "0 henry", "beside an open tunnel"
    assert playing_card(spot("henry A1", hand_a="Hidden Passage")).is_over, "the unarmed stay at home"


@clause("CD-15.7")
def test_15_7_sappers_are_no_battle() -> None:
    s = spot("torvald H10: Axe Band", "wall I10 J9", hand_a="Sappers", gold=(2,))
    game = playing_card(s, "0 sappers")
    assert (on(s, "I10"), on(s, "J9"), vp(s), s.gold[0]) == ("", "1 wall", [0, 0], 2)
    assert (told(game, "attack"), told(game, "upkeep"), s.fought) == ([], [], 0)


@clause("CD-15.7")
def test_15_7_sappers_want_an_armed_piece_of_the_own_beside_the_wall_of_an_opponent() -> None:
    walls = "wall I10 I11"
    for piece in ("torvald H10", "torvald G10: Axe Levy", "keep B2: Axe Levy"):
        assert playing_card(spot(piece, walls, hand_a="Sappers")).is_over
    assert playing_card(spot("torvald D4: Axe Levy | wall D5 E4", hand_a="Sappers")).is_over
