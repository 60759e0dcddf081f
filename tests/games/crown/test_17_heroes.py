"""Section 17: the heroes' own rules. Henry's Take: test_15_action_cards.py; Lira's tunnels: test_7_movement.py."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.engine.chance import Loaded
from monoceros.games.crown.rules.turn import take_action_card
from monoceros.games.crown.tables import ACTION_DECK

from .spots import carries, main, named, on, playing, playing_card, spot, told, trading, whole_turn


@clause("CD-17.2")
def test_17_2_henry_sells_each_food_for_a_gold() -> None:
    s = spot("henry", food=(5,))
    game = trading(s, *["0 sell"] * 5)
    assert (s.gold[0], s.food[0], told(game, "sold")) == (5, 0, [(0, 1, 1)] * 5)


@clause("CD-17.3")
def test_17_3_with_one_card_left_henry_just_takes_it() -> None:
    s = spot("henry A1 | keep B2 | gatehouse B3", "bruno")
    cards = s.decks[ACTION_DECK].bag
    s.hands[1], s.decks[ACTION_DECK].bag = tuple(cards[1:]), cards[:1]
    game = playing(s, take_action_card, 0)
    assert (game.is_over, s.hands[0], s.action_bottom) == (True, tuple(cards[:1]), [])


@clause("CD-17.3", "CD-5.13")
def test_17_3_what_henry_puts_under_the_deck_is_drawn_last() -> None:
    s = spot("henry A1 | keep B2 | gatehouse B3", "bruno", deck_action="Spy, Scholar")
    playing(s, take_action_card, 0).say("0 spy")
    s.hands[0] += tuple(s.decks[ACTION_DECK].bag)
    s.decks[ACTION_DECK].bag = []
    game = playing(s, take_action_card, 1)
    assert (named(s, "action", s.hands[1]), told(game, "reshuffled")) == ("Scholar", [])


@clause("CD-17.4")
@pytest.mark.parametrize(("white", "asked"), [(4, False), (5, True), (6, True)])
def test_17_4_lira_may_take_a_gold_on_a_five_or_six(white: int, asked: bool) -> None:
    s = spot("lira", "bruno", "ove", gold=(0, 1, 0))
    game = whole_turn(s, chance=Loaded([white - 1, 0]))
    if not asked:
        game.expect_name(0, "move")
        return
    game.expect("0 pickpocket: 1 | pass").say("0 1").expect_name(0, "move")
    assert s.gold == [3, 0, 0], "an opponent without gold is not named"


@clause("CD-17.4")
def test_17_4_she_need_not_and_with_twelve_she_cannot() -> None:
    s = spot("lira", "bruno", gold=(0, 4))
    whole_turn(s, chance=Loaded([5, 0])).say("0 pass").expect_name(0, "move")
    assert s.gold == [2, 4]
    rich = spot("lira", "bruno", gold=(12, 4))
    whole_turn(rich, chance=Loaded([5, 0])).expect_name(0, "move")
    poor = spot("lira", "bruno")
    whole_turn(poor, chance=Loaded([5, 0])).expect_name(0, "move")


@clause("CD-17.4", "CD-20.13")
@pytest.mark.parametrize(("rolled", "changed", "asked"), [(1, 6, True), (6, 1, False)])
def test_17_4_a_loaded_die_counts_as_changed(rolled: int, changed: int, asked: bool) -> None:
    s = spot("lira", "bruno", gold=(0, 4), black_a="Loaded Die")
    game = whole_turn(s, chance=Loaded([rolled - 1, 0])).say("0 loaded_die", f"0 {changed}")
    game.expect_name(0, "pickpocket" if asked else "move")


@clause("CD-17.4")
def test_17_4_other_heroes_keep_their_hands_to_themselves() -> None:
    for hero in ("henry", "bruno", "ove"):
        s = spot(hero, "lira", gold=(0, 4))
        whole_turn(s, chance=Loaded([5, 0])).expect_name(0, "move")


@clause("CD-17.6")
def test_17_6_brunos_hero_carries_three_cards() -> None:
    s = spot("bruno A1: Axe Band, Axe Band", hand_a="Conscription", deck_infantry="Axe Levy")
    playing_card(s, "0 conscription")
    assert carries(s, "A1") == "Axe Levy, Axe Band, Axe Band"
    assert playing_card(spot("henry A1: Axe Band, Axe Band", hand_a="Conscription")).is_over


@clause("CD-17.7")
def test_17_7_bruno_keeps_two_generals() -> None:
    s = spot("bruno A1 | torvald B1 | brenna B2", gold=(3,))
    trading(s, "0 general infantry", "0 B3").expect("0 discard_general: B1 | B2 | B3").say("0 B2")
    assert on(s, "B2") == ""
    assert playing_card(spot("bruno A1 | torvald B1 | brenna B2", hand_a="Free Captain")).is_over
    others = spot("ove A1 | torvald B1 | brenna B2", hand_a="Free Captain")
    playing_card(others, "0 free_captain").expect_name(0, "captain")


@clause("CD-17.7", "CD-17.8")
@pytest.mark.parametrize(("hero", "gold"), [("henry", 2), ("bruno", 1), ("lira", 2), ("ove", 3)])
def test_17_8_ove_receives_a_gold_more_and_bruno_one_less(hero: str, gold: int) -> None:
    s = spot(hero)
    assert told(whole_turn(s, chance=Loaded([0, 0])), "income") == [(0, gold, 1)]


@clause("CD-17.7")
def test_17_7_brunos_first_military_card_of_each_trade_costs_three_gold_more() -> None:
    s = spot("bruno A1 | torvald B1", gold=(12,))
    buying = "0 general infantry", "0 B2", "0 military infantry", "0 A1", "0 military infantry", "0 B1", "0 done"
    game = main(s, "0 market", *buying)
    assert [facts[2] for facts in told(game, "bought")] == [3, 5, 2], "generals cost the same, and the second card"
    trading(spot("bruno", gold=(3,))).expect(
        "0 market: general infantry | general archery | general cavalry | black | done"
    )


@clause("CD-17.9")
def test_17_9_oves_first_military_card_of_each_trade_costs_a_gold_less() -> None:
    s = spot("ove A1 | torvald B1", gold=(12,))
    buying = "0 general infantry", "0 B2", "0 military cavalry", "0 A1", "0 military infantry", "0 B1", "0 done"
    game = main(s, "0 market", *buying)
    assert [facts[2] for facts in told(game, "bought")] == [3, 2, 2], "generals cost the same, and the second card"
    main(s, "0 market", "0 military archery", "0 B2", "0 done")
    assert told(game, "bought")[-1] == (0, 1, 2), "a new trade has a first card again"
    poor = spot("ove", gold=(1,))
    trading(poor).expect("0 market: military infantry | done")
