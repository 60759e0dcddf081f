"""Section 12: Critical Conditions, Critical cards, the winner of the round."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause

from .shown import shown
from .spots import battle, everybody, settle, spot, told


def drawn(s: Any) -> list[int]:
    """How many Critical cards each seat got for the conditions of the round."""
    (found,) = told(s, "conditions")
    return list(found[1])


@clause("UO-12.1")
def test_12_1_the_top_card_of_the_stack_shows_the_two_conditions() -> None:
    s = spot("Fighter", condition="C02", stack_below="C03")  # C03 would ask for no Item
    battle(s)
    assert drawn(settle(s)) == [0, 0]
    s = spot("Fighter", condition="C03", stack_below="C02")
    battle(s)
    assert drawn(settle(s)) == [1, 1]
    assert shown(s, None)["lexicon"]["criticals"][s.stack_of_conditions[-1]]["conditions"] == [
        "At least 2 Axe icons in your Battlefield",
        "No Item in your Battlefield",
    ]


@clause("UO-12.2")
def test_12_2_a_card_for_each_condition_that_is_met() -> None:
    rows = ("Witch, Witch", "Steel Sword, Steel Bow", "Witch, Witch, Steel Sword, Steel Bow", "Fighter")
    s = spot(*rows, condition="C12")
    battle(s)
    assert drawn(settle(s)) == [1, 1, 2, 0]
    assert [len(cards) for cards in s.shown_crits] == [1, 1, 2, 0]


@clause("UO-12.3")
def test_12_3_conditions_look_at_the_end_of_the_battle_before_any_critical_card_counts() -> None:
    s = spot("Elixir", "Elixir", condition="C19", might=(20, 22), crits_a="C07")
    assert drawn(settle(s)) == [1, 0], "A has the least Might, though the card beside it will make it 24"
    assert s.might == [20 + 4 + 1, 22]


@clause("UO-12.3")
def test_12_3_all_who_have_the_least_might_meet_the_condition_at_once() -> None:
    s = spot(seats=3, condition="C19", might=(20, 20, 25))
    assert drawn(settle(s)) == [1, 1, 0]


@clause("UO-12.4")
def test_12_4_draws_are_made_in_player_order_each_player_drawing_all() -> None:
    two_spears, two_items = "Soldier, Soldier", "Steel Sword, Steel Bow"
    s = spot(
        two_spears,
        f"{two_spears}, {two_items}",
        two_items,
        starter=1,
        condition="C02",
        critical_pile="C21 C22 C23 C24 C25",
    )
    battle(s)
    settle(s)
    assert s.shown_crits == [[23], [20, 21], [22]]


@clause("UO-12.5")
def test_12_5_they_join_the_cards_that_came_earlier() -> None:
    s = spot("Hunter, Soldier, Soldier", condition="C02", critical_pile="C05 C06")
    battle(s)
    settle(s)
    assert s.shown_crits[0] == [4, 5]
    assert s.might[0] == 3 + 2 + 3 + 1 + 2


@clause("UO-12.6")
def test_12_6_all_cards_are_turned_up_when_all_draws_are_made() -> None:
    s = spot("Soldier, Soldier", "Soldier, Soldier", condition="C02", crits_b="C30")
    battle(s)
    settle(s)
    order = [event.name for event in s.events if event.name in ("critical", "criticals")]
    assert order == ["critical", "critical", "criticals", "criticals"]
    for seat in everybody(s):
        assert [player["shown_criticals"] for player in shown(s, seat)["players"]] == [[1], [29, 1]]
        assert [player["criticals"] for player in shown(s, seat)["players"]] == [0, 0]


@clause("UO-12.7")
def test_12_7_their_values_are_added_to_the_might() -> None:
    s = spot(seats=3, might=(10, 0, 7), crits_a="C01 C02 C03", crits_b="C07")
    settle(s)
    assert s.might == [10 + 2 + 1 + 3, 4, 7]


@clause("UO-12.7")
def test_12_7_the_conditions_printed_on_them_do_not_matter() -> None:
    s = spot("Fighter, Fighter", condition="C10", crits_a="C01 C07 C18")  # two Swords, a starter Unit
    battle(s)
    settle(s)
    assert s.shown_crits[0] == [0, 6, 17]


@clause("UO-12.8")
@pytest.mark.parametrize(
    ("row", "answers", "met"),
    [
        ("Hoplite", (), 0),  # and the Shield of a Fortress
        ("Hoplite, Legionnaire", (), 1),
        ("Military Treatise", ("0 shield",), 1),
        ("Military Treatise", ("0 sword",), 0),
    ],
)
def test_12_8_icons_in_the_own_battlefield_count_chosen_ones_too_but_none_of_the_province(
    row: str, answers: tuple[str, ...], met: int
) -> None:
    s = spot(row, "Lord, Viking", province_a="Fortress, Fortress", condition="C06")
    battle(s, *answers)
    assert drawn(settle(s)) == [met, 1]


@clause("UO-12.8")
@pytest.mark.parametrize(
    ("condition", "row", "met"),
    [
        ("C01", "Fighter, Thief", 1),
        ("C01", "Fighter, Soldier", 0),
        ("C03", "Housecarl, Gladiator, Steel Axe", 1),
        ("C03", "Housecarl, Gladiator", 2),
        ("C04", "Sellsword, Paladin, Gladiator, Elven Archer", 1),  # Sword, Spear, Cavalry, Axe, Bow, Elf
        ("C08", "Elven Sibyl, -, -, -, Fighter", 2),
        ("C08", "Fighter, -, -, -, Fighter", 1),
        ("C08", "Steel Sword, -, -, -, Fighter", 0),
        ("C09", "Werelion", 1),
        ("C10", "Feathersword", 1),
        ("C16", "Fighter, Fighter, Fighter, Fighter, Fighter", 1),
        ("C16", "Fighter, Fighter, Fighter, Fighter, Steel Axe", 0),
        ("C17", "Soldier", 1),
        ("C17", "Gladiator, Coin Purse", 0),
        ("C27", "Paladin, Radiant Knight, Steel Axe, Steel Bow", 2),
    ],
)
def test_12_8_conditions_look_at_deployed_cards(condition: str, row: str, met: int) -> None:
    s = spot(row, condition=condition, deck_a="Witch", might=(0, 0))
    game = battle(s)
    if not game.is_over:
        game.say("0 decline")
    assert drawn(settle(s))[0] == met


@clause("UO-12.8")
@pytest.mark.parametrize(("used", "met"), [(1, 0), (2, 1)])
def test_12_8_some_conditions_name_something_else_gold_actions(used: int, met: int) -> None:
    assert drawn(settle(spot(condition="C11", gold_used=(used, 0)))) == [met, 0]


@clause("UO-12.8")
def test_12_8_some_conditions_name_something_else_cards_in_hand() -> None:
    s = spot(condition="C10", hand_a="Fighter", hand_b="Fighter, Curse")
    assert drawn(settle(s)) == [0, 1]


@clause("UO-12.9")
def test_12_9_the_player_with_the_most_might_takes_the_top_renown_card() -> None:
    s = spot(seats=3, might=(20, 31, 12))
    settle(s)
    assert told(s, "round_won") == [(1, 1, 1, 0)]
    assert s.renown == [0, 1, 0]


@clause("UO-12.9")
def test_12_9_critical_cards_count() -> None:
    s = spot(might=(20, 22), crits_a="C03")
    settle(s)
    assert (s.might, s.won) == ([23, 22], [0])


@clause("UO-12.10")
@clause("UO-12.11")
@pytest.mark.parametrize(("round", "renown"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 2)])
def test_12_10_rounds_1_and_2_are_worth_1_renown_and_12_11_the_others_2(round: int, renown: int) -> None:
    s = spot(round=round, might=(9, 1))
    assert settle(s).renown == [renown, 0]


@clause("UO-12.12")
def test_12_12_nobody_else_gets_anything() -> None:
    s = spot(seats=4, round=4, might=(90, 89, 88, 3), renown=(0, 1, 2, 3), hand_b="Fighter")
    settle(s)
    assert (s.renown, s.bonus_left, len(s.hands[1])) == ([2, 1, 2, 3], 5, 1)


@clause("UO-12.13")
@pytest.mark.parametrize(("starter", "winner"), [(0, 2), (1, 0), (2, 1)])
def test_12_13_a_round_without_any_might_has_a_winner_too(starter: int, winner: int) -> None:
    s = spot(seats=3, starter=starter)
    settle(s)
    assert (s.might, s.won) == ([0, 0, 0], [winner])


@clause("UO-12.14")
@pytest.mark.parametrize(("starter", "winner"), [(0, 3), (1, 0), (2, 1), (3, 1)])
def test_12_14_of_equals_the_highest_player_number_wins(starter: int, winner: int) -> None:
    s = spot(seats=4, starter=starter, might=(31, 31, 12, 31))
    assert settle(s).won == [winner]
