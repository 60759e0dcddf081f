"""Section 6: Draw Phase."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.engine.chance import Seeded
from monoceros.games.overlord.rules.round import draw_phase
from monoceros.games.overlord.state import State

from .spots import battle, discards, hand, named, names, spot, territories

SEVEN = "Fighter, Soldier, Housecarl, Thief, Witch, Hunter, Viking"


def drawing(s: State, seed: int = 1) -> State:
    s.chance = Seeded(seed)
    s.telling = True
    draw_phase(s)
    return s


@clause("UO-6.1")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_6_1_five_cards_each_in_rounds_1_to_4(round: int) -> None:
    s = drawing(spot(round=round, deck_a=SEVEN, deck_b=SEVEN))
    for seat in (0, 1):
        assert named(s, s.hands[seat]) == ["Fighter", "Housecarl", "Soldier", "Thief", "Witch"]
        assert names(s, s.decks[seat].top[::-1]) == "Hunter, Viking"


@clause("UO-6.2")
def test_6_2_six_cards_each_in_round_5() -> None:
    s = drawing(spot(round=5, deck_a=SEVEN, deck_b=SEVEN))
    assert [len(cards) for cards in s.hands] == [6, 6]
    assert [names(s, deck.top) for deck in s.decks] == ["Viking", "Viking"]


@clause("UO-6.3")
def test_6_3_cards_still_in_hand_stay_and_the_draw_is_made_in_addition() -> None:
    s = drawing(spot(deck_a=SEVEN, hand_a="Lord, Elixir"))
    assert named(s, s.hands[0]) == ["Elixir", "Fighter", "Housecarl", "Lord", "Soldier", "Thief", "Witch"]


@clause("UO-6.4")
def test_6_4_from_an_empty_deck_the_discard_pile_is_shuffled_and_drawing_goes_on() -> None:
    s = drawing(spot(deck_a="Lord, Prince", discards_a=SEVEN))
    assert {"Lord", "Prince"} < set(named(s, s.hands[0]))
    assert (len(s.hands[0]), s.decks[0].size(), s.discards[0]) == (5, 4, [])
    assert sorted([*named(s, s.hands[0]), *named(s, s.decks[0].cards())]) == sorted(
        [*SEVEN.split(", "), "Lord", "Prince"]
    )


@clause("UO-6.4")
def test_6_4_the_new_deck_is_shuffled() -> None:
    drawn = {tuple(drawing(spot(discards_a=SEVEN), seed).hands[0]) for seed in range(10)}
    assert len(drawn) > 3


@clause("UO-6.5")
def test_6_5_nothing_is_shuffled_when_the_last_card_leaves_the_deck() -> None:
    s = drawing(spot(deck_a="Fighter, Soldier, Housecarl, Thief, Witch", discards_a="Lord, Prince"))
    assert (s.decks[0].size(), names(s, s.discards[0])) == (0, "Lord, Prince")
    assert not [event for event in s.events if event.name == "reshuffled"]


@clause("UO-6.6")
def test_6_6_with_deck_and_discard_pile_empty_the_rest_of_the_draw_is_lost() -> None:
    s = drawing(spot(deck_a="Lord", discards_a="Prince", deck_b=SEVEN))
    assert named(s, s.hands[0]) == ["Lord", "Prince"]
    assert (s.decks[0].size(), s.discards[0]) == (0, [])
    assert len(s.hands[1]) == 5


@clause("UO-6.7")
def test_6_7_a_draw_effect_makes_a_new_deck_too() -> None:
    s = spot("Elixir", deck_a="Lord", discards_a="Prince, Prince")
    game = battle(s, chance=Seeded(1))
    assert (named(s, s.hands[0]), s.decks[0].size(), discards(game)) == (["Lord", "Prince"], 1, "")


@clause("UO-6.7")
def test_6_7_a_draw_effect_is_lost_without_cards() -> None:
    s = spot("Elixir", deck_a="Lord")
    assert hand(battle(s)) == "Lord"


@clause("UO-6.7")
def test_6_7_discarding_from_the_deck_and_looking_at_it_make_no_new_deck() -> None:
    s = spot("Gambler's Coin", discards_a="Prince, Lord")
    game = battle(s)
    assert (s.decks[0].size(), discards(game), s.might[0]) == (0, "Prince, Lord", 3)
    s = spot(province_a="Forest of Thorns, Desert", province_b="Fortress", discards_a="Prince, Lord")
    game = territories(s, "0 1", "0 2")
    assert (s.decks[0].size(), discards(game), hand(game)) == (0, "Prince, Lord", "")


@clause("UO-6.8")
def test_6_8_there_is_no_hand_limit() -> None:
    s = drawing(spot(hand_a=f"{SEVEN}, {SEVEN}", deck_a=SEVEN))
    assert (len(s.hands[0]), s.discards[0]) == (19, [])


@clause("UO-6.9")
def test_6_9_draws_and_shuffles_in_player_order() -> None:
    s = drawing(spot(seats=3, starter=2, deck_a=SEVEN, discards_b=SEVEN, deck_c="Lord", discards_c=SEVEN))
    happened = [(event.name, event.facts[0]) for event in s.events if event.name in ("drew", "reshuffled")]
    third = [("drew", 2), ("reshuffled", 2), *[("drew", 2)] * 4]
    assert happened == [*third, *[("drew", 0)] * 5, ("reshuffled", 1), *[("drew", 1)] * 5]
