"""Section 10: Gold actions and the Marketplace."""

from __future__ import annotations

from typing import Any

import pytest

from kit import Played, clause
from monoceros.engine.chance import Seeded
from monoceros.games.overlord.effects.round import begin_round
from monoceros.games.overlord.rules.gold import gold_actions
from monoceros.games.overlord.rules.round import end_phase, results
from monoceros.games.overlord.state import BATTLE, State

from .spots import (
    battle,
    cemetery,
    discards,
    facts,
    gains,
    hand,
    named,
    names,
    playing,
    province,
    row,
    spot,
    territories,
)

MARKET = {
    "units": "Knight, Witch, Hunter",
    "unit_pile": "Thief, Shaman, Lord, Prince, Viking",
    "items": "Elixir, Lucky Coin, Steel Sword",
    "item_pile": "Steel Bow, Steel Axe, Steel Staff, Steel Spear",
    "territorys": "Mine, Desert, Forest",
    "territory_pile": "Harbor, Castle, Temple, Ruins",
}


def gold(s: State, *answers: str, actions: int = 1, seed: int = 1) -> Played:
    """Gold actions of seat 0 in the Battle Phase."""
    s.phase = BATTLE
    return playing(s, gold_actions, 0, actions, chance=Seeded(seed)).say(*answers)


@clause("UO-10.1")
def test_10_1_purchase_destroy_refresh_or_nothing() -> None:
    game = gold(spot(discards_a="Fighter, Elixir", **MARKET))
    buys = " | ".join(f"buy {word} {slot}" for word in ("unit", "item", "territory") for slot in (1, 2, 3))
    game.expect(f"0 gold: {buys} | destroy fighter | destroy elixir | refresh | decline")


@clause("UO-10.1")
@pytest.mark.parametrize(
    ("answer", "counts"),
    [("buy unit 1", (1, 2, 0)), ("destroy fighter", (0, 1, 0)), ("refresh", (0, 2, 2)), ("decline", (0, 2, 0))],
)
def test_10_1_exactly_one_of_them(answer: str, counts: tuple[int, ...]) -> None:
    s = spot(discards_a="Fighter, Elixir", **MARKET)
    game = gold(s, f"0 {answer}")
    assert game.is_over
    assert (len(s.hands[0]), len(s.discards[0]), len(s.cemetery[1])) == counts


@clause("UO-10.2")
def test_10_2_several_one_after_the_other_each_chosen_when_the_last_is_complete() -> None:
    s = spot("Miser's Bracelet", **MARKET)
    game = battle(s).say("0 buy unit 3")
    assert game.labels(0)[0] == "Buy Thief (unit 1)", "the new card is for sale already"
    game.say("0 buy unit 1")
    assert game.is_over
    assert (hand(game), s.gold_used[0]) == ("Thief, Hunter", 2)


@clause("UO-10.2")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_10_2_the_player_may_stop_at_any_point(used: int) -> None:
    s = spot(**MARKET)
    game = gold(s, *["0 buy unit 1"] * used, "0 decline", actions=3)
    assert game.is_over
    assert (len(s.hands[0]), s.gold_used[0]) == (used, used)


@clause("UO-10.3")
def test_10_3_a_declined_gold_action_is_not_used() -> None:
    s = spot("Coin Purse, Coin Purse, Sellsword", **MARKET)
    game = battle(s, "0 decline", "0 buy unit 1")
    assert (s.gold_used[0], gains(game)[2]) == (1, 3 + 2)


@clause("UO-10.3")
def test_10_3_a_gold_action_that_cannot_do_anything_is_not_used() -> None:
    s = spot("Coin Purse, Sellsword")
    game = battle(s)
    assert game.is_over, "nothing to buy, to destroy or to refresh"
    assert (s.gold_used[0], gains(game)) == (0, [0, 3])


@clause("UO-10.4")
def test_10_4_gold_of_the_territory_phase_is_not_counted() -> None:
    s = spot("Sellsword, Coin Purse, Sellsword", "Coin Purse", province_b="Fortress", condition="C01", **MARKET)
    territories(s, "0 1", "0 buy unit 1", "0 buy unit 1", "0 buy unit 1")
    assert s.gold_used == [0, 0]
    game = battle(s, "1 buy unit 1", "0 buy unit 1")
    assert gains(game) == [3, 0, 3 + 2 + 1], "one Gold action of the own, and the bonus of a Sword"
    results(s)
    assert facts(game, "conditions") == [(0, (1, 0))], "K01, but not K11"


@clause("UO-10.4")
def test_10_4_condition_k11_counts_two_gold_actions_of_the_battle() -> None:
    s = spot("Miser's Bracelet", condition="C01", **MARKET)
    game = battle(s, "0 buy unit 1", "0 refresh")
    results(s)
    assert facts(game, "conditions") == [(0, (1, 0))]


@clause("UO-10.5")
@pytest.mark.parametrize("answer", ["buy unit 1", "buy territory 2", "destroy fighter", "refresh", "option"])
def test_10_5_every_used_gold_action_counts_alike(answer: str) -> None:
    s = spot("Coin Purse, Sellsword", province_a="Village", deck_a="Lord", discards_a="Fighter", **MARKET)
    assert gains(battle(s, f"0 {answer}")) == [0, 5]


# -- 10.1 Purchase ---


@clause("UO-10.6")
@pytest.mark.parametrize(
    ("answer", "card"),
    [("unit 1", "Knight"), ("unit 2", "Witch"), ("unit 3", "Hunter"), ("item 1", "Elixir"), ("item 3", "Steel Sword")],
)
def test_10_6_any_face_up_card_without_a_further_price(answer: str, card: str) -> None:
    s = spot(hand_a="Fighter", discards_a="Soldier", might=(5, 0), **MARKET)
    game = gold(s, f"0 buy {answer}")
    assert named(s, s.hands[0]) == sorted(["Fighter", card])
    assert (discards(game), s.might) == ("Soldier", [5, 0])


@clause("UO-10.7")
def test_10_7_units_and_items_to_the_hand() -> None:
    game = gold(spot(**MARKET), "0 buy unit 1", "0 buy item 2", actions=2)
    assert (hand(game), discards(game)) == ("Knight, Lucky Coin", "")


@clause("UO-10.7")
def test_10_7_a_territory_at_once_to_the_right_of_the_last_one() -> None:
    s = spot(province_a="Town, Fortress, Fortress", **MARKET)
    game = gold(s, "0 buy territory 2")
    assert (province(game), hand(game)) == ("Town, Fortress, Fortress, Desert", "")
    assert names(s, s.province[:6]) == "Town, Fortress, Fortress, Desert, -, -"


@clause("UO-10.7")
def test_10_7_a_fortress_bought_in_the_battle_works_at_once() -> None:
    s = spot("Coin Purse, Fighter", territorys="Fortress")
    assert gains(battle(s, "0 buy territory 1")) == [0, 5]


@clause("UO-10.8", "UO-10.9")
@pytest.mark.parametrize(
    ("slot", "after"), [(1, "Thief, Witch, Hunter"), (2, "Thief, Knight, Hunter"), (3, "Thief, Knight, Witch")]
)
def test_10_8_the_newer_cards_slide_and_the_top_card_of_the_pile_comes_in(slot: int, after: str) -> None:
    s = spot(**MARKET)
    game = gold(s, f"0 buy unit {slot}")
    assert row(game, "unit") == after
    assert names(s, s.piles[0].top[::-1]) == "Shaman, Lord, Prince, Viking"
    assert (row(game, "item"), row(game, "territory")) == (MARKET["items"], MARKET["territorys"])
    assert cemetery(game, "unit") == ""


@clause("UO-10.9")
def test_10_9_the_new_card_lies_face_up_in_slot_1() -> None:
    s = spot(**MARKET)
    game = gold(s, "0 buy territory 3")
    assert row(game, "territory") == "Harbor, Mine, Desert"
    assert names(s, [card for _, card, _ in facts(game, "offered")]) == "Harbor"


@clause("UO-10.10")
def test_10_10_one_territory_a_round_over_both_phases() -> None:
    s = spot("Coin Purse", "Coin Purse", province_b="Fortress", **MARKET)
    game = territories(s, "0 1", "0 buy territory 1")
    assert not [option for option in game.options(0) if "territory" in option]
    game.say("0 decline", "0 end")
    game = battle(s)
    assert not [option for option in game.options(0) if "territory" in option]
    game.say("0 decline")
    assert "buy territory 1" in game.options(1), "B has bought none yet"


@clause("UO-10.10")
def test_10_10_another_territory_in_the_next_round() -> None:
    s = spot("Coin Purse, Coin Purse", **MARKET)
    game = battle(s, "0 buy territory 1")
    assert "buy territory 1" not in game.options(0)
    game.say("0 decline")
    end_phase(s)
    begin_round(s)
    assert province(gold(s, "0 buy territory 1")) == "Town, Mine, Harbor"


@clause("UO-10.11")
def test_10_11_units_and_items_without_limit() -> None:
    s = spot("Miser's Bracelet, Miser's Bracelet", province_b="Fortress", **MARKET)
    territories(s, "0 1", "0 buy unit 3", "0 buy unit 3", "0 buy unit 3")
    game = battle(s, "0 buy item 3", "0 buy item 3", "0 buy item 3", "0 buy unit 1")
    assert game.is_over
    bought = ["Knight", "Witch", "Hunter", "Lord", "Elixir", "Lucky Coin", "Steel Sword"]
    assert named(s, s.hands[0]) == sorted(bought)


@clause("UO-10.12")
def test_10_12_town_and_a_purchase_in_each_round_fill_a_province() -> None:
    s = spot(round=0, **MARKET)
    for _ in range(5):
        begin_round(s)
        game = gold(s, "0 buy territory 1", seed=3)
    assert province(game) == "Town, Mine, Harbor, Castle, Temple, Ruins"


@clause("UO-10.12")
def test_10_12_a_full_province_takes_no_seventh_territory() -> None:
    s = spot(province_a="Town, Mine, Harbor, Castle, Temple, Ruins", **MARKET)
    assert not [option for option in gold(s).options(0) if "territory" in option]


# -- 10.2 Destroy a discarded card ---


@clause("UO-10.13")
def test_10_13_a_discarded_card_goes_to_the_cemetery_of_its_type() -> None:
    s = spot(discards_a="Lord, Elixir, Witch", discards_b="Prince", **MARKET)
    game = gold(s, "0 destroy lord", "0 destroy elixir", actions=2)
    assert (cemetery(game, "unit"), cemetery(game, "item"), discards(game)) == ("Lord", "Elixir", "Witch")
    assert discards(game, 1) == "Prince"


@clause("UO-10.13")
def test_10_13_only_the_own_discard_pile() -> None:
    s = spot(discards_a="Lord, Lord", discards_b="Prince")
    gold(s).expect("0 gold: destroy lord | decline")


@clause("UO-10.13")
def test_10_13_a_curse_goes_back_to_the_curse_pile() -> None:
    s = spot(discards_a="Curse, Fighter", curses_left=8)
    game = gold(s, "0 destroy curse")
    assert (s.curses_left, discards(game), s.cemetery) == (9, "Fighter", [[], [], []])


@clause("UO-10.14")
@pytest.mark.parametrize(
    ("starter", "word"),
    [("Fighter", "unit"), ("Soldier", "unit"), ("Coin Purse", "item"), ("Hallowed Corne Ash", "item")],
)
def test_10_14_starters_can_be_destroyed_like_any_other_card(starter: str, word: str) -> None:
    s = spot(discards_a=starter)
    game = gold(s, f"0 destroy {starter.lower().replace(' ', '_')}")
    assert (cemetery(game, word), discards(game)) == (starter, "")


@clause("UO-10.15")
def test_10_15_not_with_an_empty_discard_pile() -> None:
    s = spot(hand_a="Fighter", deck_a="Lord", units="Knight")
    gold(s).expect("0 gold: buy unit 1 | refresh | decline")


# -- 10.3 Refresh the Marketplace ---


@clause("UO-10.16", "UO-10.17", "UO-10.18", "UO-10.19")
def test_10_16_a_refresh_destroys_the_two_oldest_of_each_row_and_fills_up() -> None:
    s = spot(**MARKET)
    game = gold(s, "0 refresh")
    assert [named(s, pile) for pile in s.cemetery] == [
        ["Hunter", "Witch"],
        ["Lucky Coin", "Steel Sword"],
        ["Desert", "Forest"],
    ]
    assert row(game, "unit") == "Shaman, Thief, Knight"
    assert row(game, "item") == "Steel Axe, Steel Bow, Elixir"
    assert row(game, "territory") == "Castle, Harbor, Mine"
    assert [pile.size() for pile in s.piles] == [3, 2, 2]


@clause("UO-10.17", "UO-10.18")
def test_10_17_the_card_that_stays_is_the_oldest_of_the_next_refresh() -> None:
    s = spot(**MARKET)
    game = gold(s, "0 refresh", "0 refresh", actions=2)
    assert row(game, "unit") == "Prince, Lord, Shaman"
    assert named(s, s.cemetery[0]) == ["Hunter", "Knight", "Thief", "Witch"]


@clause("UO-10.19")
def test_10_19_a_row_cannot_be_spared() -> None:
    s = spot(**MARKET)
    game = gold(s)
    assert [option for option in game.options(0) if "refresh" in option] == ["refresh"]
    game.say("0 refresh")
    assert [len(pile) for pile in s.cemetery] == [2, 2, 2]


@clause("UO-10.20")
@pytest.mark.parametrize(
    ("units", "after"), [("-, Knight, Witch", "Prince, Lord, Viking"), ("-, -, Knight", "Prince, Lord, Viking")]
)
def test_10_20_of_a_short_row_up_to_two_go_and_it_is_filled_up(units: str, after: str) -> None:
    s = spot(units=units, unit_pile="Viking, Lord, Prince", items="Elixir, Lucky Coin, Steel Sword")
    game = gold(s, "0 refresh")
    assert row(game, "unit") == after
    assert named(s, s.cemetery[0]) == sorted(units.replace("-, ", "").split(", "))


@clause("UO-10.20")
def test_10_20_as_far_as_cards_are_available() -> None:
    s = spot(
        units="-, -, Knight", items="-, Elixir, Lucky Coin", territorys="Mine, Desert, Forest", territory_pile="Ruins"
    )
    game = gold(s, "0 refresh")
    assert row(game, "unit") == "-, -, Knight", "destroyed, and back from the Cemetery"
    assert named(s, s.market[3:6]) == ["Elixir", "Lucky Coin"]
    assert s.market[3] == -1
    assert (names(s, s.market[7:9]), s.cemetery[2]) == ("Ruins, Mine", [])


# -- 10.4 Empty piles ---


@clause("UO-10.21")
def test_10_21_the_cemetery_without_starters_becomes_the_new_pile() -> None:
    s = spot(units="Knight, Witch, Hunter", unit_cemetery="Fighter, Lord, Soldier, Prince, Lord")
    game = gold(s, "0 buy unit 1")
    assert cemetery(game, "unit") == "Fighter, Soldier"
    assert s.piles[0].size() == 2
    assert sorted([*named(s, s.piles[0].cards()), row(game, "unit").split(", ")[0]]) == ["Lord", "Lord", "Prince"]
    assert row(game, "unit").endswith("Witch, Hunter")


@clause("UO-10.21")
def test_10_21_the_new_pile_is_shuffled_and_only_made_when_a_card_is_needed() -> None:
    s = spot(units="Knight, Witch, Hunter", unit_pile="Thief", unit_cemetery="Lord, Prince")
    game = gold(s, "0 buy unit 1")
    assert (row(game, "unit"), s.piles[0].size(), cemetery(game, "unit")) == ("Thief, Witch, Hunter", 0, "Lord, Prince")
    came = set()
    for seed in range(20):
        s = spot(units="Knight, Witch, Hunter", unit_cemetery="Lord, Prince, Viking")
        came.add(row(gold(s, "0 buy unit 1", seed=seed), "unit").split(", ")[0])
    assert came == {"Lord", "Prince", "Viking"}


@clause("UO-10.21")
def test_10_21_each_cemetery_is_for_its_own_pile() -> None:
    s = spot(items="Elixir", unit_cemetery="Lord", territory_cemetery="Mine", item_cemetery="Coin Purse")
    game = gold(s, "0 buy item 1")
    assert (row(game, "item"), cemetery(game, "unit"), cemetery(game, "item")) == ("-, -, -", "Lord", "Coin Purse")


@clause("UO-10.22")
@pytest.mark.parametrize(
    ("slot", "after"), [(1, "-, Witch, Hunter"), (2, "-, Knight, Hunter"), (3, "-, Knight, Witch")]
)
def test_10_22_without_a_card_the_slot_stays_empty(slot: int, after: str) -> None:
    s = spot(units="Knight, Witch, Hunter", unit_cemetery="Fighter")
    assert row(gold(s, f"0 buy unit {slot}"), "unit") == after


@clause("UO-10.22")
def test_10_22_the_row_is_filled_from_slot_3_downward() -> None:
    s = spot(units="Knight, Witch, Hunter")
    game = gold(s, "0 buy unit 1", "0 buy unit 3", actions=2)
    assert row(game, "unit") == "-, -, Witch"


@clause("UO-10.23")
def test_10_23_an_empty_slot_cannot_be_bought() -> None:
    s = spot(units="-, -, Knight", items="-, Elixir, Lucky Coin")
    gold(s).expect("0 gold: buy unit 3 | buy item 2 | buy item 3 | refresh | decline")


@clause("UO-10.23")
def test_10_23_an_entirely_empty_marketplace_cannot_be_refreshed() -> None:
    s: Any = spot(discards_a="Fighter", unit_cemetery="Lord")
    gold(s).expect("0 gold: destroy fighter | decline")
