"""Section 8: Battle Phase."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.games.overlord.effects.round import begin_round
from monoceros.games.overlord.facts import condition_met
from monoceros.games.overlord.rules.round import end_phase, results
from monoceros.games.overlord.tables import COLUMNS

from .shown import FACE_DOWN, shown
from .spots import (
    battle,
    discards,
    facts,
    gains,
    hand,
    icons,
    names,
    number,
    placing,
    spot,
)

SIX = "Fighter, Soldier, Housecarl, Thief, Witch, Hunter"


# -- 8.1 Placement ---


@clause("UO-8.1")
def test_8_1_all_choose_at_the_same_time_a_card_for_every_column() -> None:
    s = spot(seats=3, hand_a=SIX, hand_b=SIX, hand_c=SIX)
    game = placing(s)
    assert [line.split(":")[0] for line in game.open()] == ["0 place", "1 place", "2 place"]
    game.say("2 witch", "0 hunter", "2 thief", "1 fighter", "2 soldier", "2 housecarl", "2 hunter")
    assert [line.split(":")[0] for line in game.open()] == ["0 place", "1 place"]
    game.say("0 thief", "0 witch", "0 fighter", "0 soldier", "1 soldier", "1 housecarl", "1 thief", "1 witch")
    assert game.is_over
    assert names(s, s.field[:5]) == "Hunter, Thief, Witch, Fighter, Soldier"
    assert names(s, s.field[6:11]) == "Fighter, Soldier, Housecarl, Thief, Witch"
    assert names(s, s.field[12:17]) == "Witch, Thief, Soldier, Housecarl, Hunter"


@clause("UO-8.1")
def test_8_1_the_choice_is_secret() -> None:
    s = spot(hand_a=SIX, hand_b=SIX)
    game = placing(s, "0 thief", "0 witch")
    assert [event.seen_by(1).secret for event in game.happened("placed")] == [None, None]
    assert [event.seen_by(0).secret for event in game.happened("placed")] == [number(s, "Thief"), number(s, "Witch")]
    for seat in (1, None):
        seen = shown(s, seat)["players"][0]
        assert (seen["field"][:3], seen["hand"]) == ([FACE_DOWN, FACE_DOWN, -1], None)


@clause("UO-8.2")
def test_8_2_in_round_5_column_6_must_be_filled_as_well() -> None:
    s = spot(round=5, hand_a=f"{SIX}, Lord")
    game = placing(s, "0 fighter", "0 soldier", "0 housecarl", "0 thief", "0 witch")
    game.expect("0 place: hunter | lord").say("0 lord")
    assert game.is_over
    assert names(s, s.field[:6]) == "Fighter, Soldier, Housecarl, Thief, Witch, Lord"


@clause("UO-8.3")
def test_8_3_with_fewer_cards_all_are_placed_from_the_left_without_gaps() -> None:
    s = spot(hand_a="Fighter, Soldier, Witch", hand_b="Lord")
    game = placing(s).expect("0 place: fighter | soldier | witch").say("0 witch", "0 soldier")
    assert game.is_over
    assert names(s, s.field[:COLUMNS]) == "Witch, Soldier, Fighter, -, -, -"
    assert names(s, s.field[COLUMNS:]) == "Lord, -, -, -, -, -"


@clause("UO-8.4")
def test_8_4_units_items_and_curses_alike() -> None:
    s = spot(hand_a="Fighter, Elixir, Curse, Coin Purse, Witch, Witch")
    game = placing(s).expect("0 place: fighter | coin_purse | witch | elixir | curse")
    game.say("0 curse", "0 elixir", "0 coin purse", "0 fighter")
    assert names(s, s.field[:5]) == "Curse, Elixir, Coin Purse, Fighter, Witch"


@clause("UO-8.5")
def test_8_5_after_all_have_finished_the_rest_of_each_hand_is_discarded_face_up() -> None:
    s = spot(hand_a=f"{SIX}, Lord", hand_b=SIX, discards_a="Elixir")
    five = ["fighter", "soldier", "housecarl", "thief", "witch"]
    game = placing(s, *[f"0 {name}" for name in five])
    assert (hand(game), discards(game)) == ("Hunter, Lord", "Elixir"), "B is still placing"
    game.say(*[f"1 {name}" for name in five])
    assert ([*s.hands[0], *s.hands[1]], discards(game), discards(game, 1)) == ([], "Elixir, Hunter, Lord", "Hunter")
    assert names(s, shown(s, 1)["players"][0]["discards"]) == "Elixir, Hunter, Lord"


@clause("UO-8.6")
def test_8_6_placed_cards_cannot_be_changed() -> None:
    s = spot(hand_a="Fighter, Soldier", hand_b="Thief, Witch, Lord")
    game = placing(s, "0 soldier")
    assert [line.split(":")[0] for line in game.open()] == ["1 place"], "A is not asked again"
    game.say("1 lord").expect("1 place: thief | witch").say("1 witch")
    assert game.is_over
    deployed = facts(battle(s), "deployed")
    assert names(s, [card for seat, _, card in deployed if seat == 0]) == "Soldier, Fighter"


@clause("UO-8.6")
def test_8_6_but_for_an_effect_that_says_so() -> None:
    s = spot("Gryphon Knight, Fighter, Witch")
    game = battle(s, "0 2")
    assert game.is_over
    assert names(s, [card for _, _, card in facts(game, "deployed")]) == "Gryphon Knight, Witch, Fighter"


@clause("UO-8.7")
def test_8_7_the_owner_alone_may_look_at_face_down_cards() -> None:
    s = spot("Fighter, Lord", "Witch")
    assert names(s, shown(s, 0)["players"][0]["field"][:2]) == "Fighter, Lord"
    assert shown(s, 0)["players"][1]["field"][0] == FACE_DOWN
    assert shown(s, 1)["players"][0]["field"][:2] == [FACE_DOWN, FACE_DOWN]
    assert shown(s, None)["players"][1]["field"][0] == FACE_DOWN


# -- 8.2 Deployment ---


@clause("UO-8.8")
def test_8_8_column_by_column_and_in_each_the_players_in_order() -> None:
    s = spot("Fighter, Soldier", "Witch, Lord", "Hunter, Viking", starter=1)
    deployed = facts(battle(s), "deployed")
    assert [(seat, column) for seat, column, _ in deployed] == [(1, 0), (2, 0), (0, 0), (1, 1), (2, 1), (0, 1)]


@clause("UO-8.8")
def test_8_8_a_card_is_resolved_completely_before_the_next_player_deploys() -> None:
    s = spot("Thief", "Fighter", units="Knight")
    game = battle(s).expect_name(0, "gold")
    assert len(facts(game, "deployed")) == 1
    game.say("0 decline")
    order = [(event.name, event.facts[0]) for event in s.events if event.name in ("deployed", "might")]
    assert order == [("deployed", 0), ("might", 0), ("deployed", 1), ("might", 1)]


@clause("UO-8.9")
def test_8_9_a_player_without_a_card_in_a_column_skips_it() -> None:
    s = spot("Fighter, -, Soldier", "Witch, Lord, Hunter")
    deployed = facts(battle(s), "deployed")
    assert [(seat, column) for seat, column, _ in deployed] == [(0, 0), (1, 0), (1, 1), (0, 2), (1, 2)]


@clause("UO-8.9")
def test_8_9_effects_that_end_with_the_skipped_column_end_then() -> None:
    s = spot("Shaman", "Fighter, Soldier")
    assert gains(battle(s), 1) == [0, 2]
    s = spot("Werebear", "Fighter, Werefox")
    battle(s)
    assert s.might == [5 - 2, 2 + 2 + 3], "A is not guarded any more"


@clause("UO-8.10")
def test_8_10_a_unit_is_resolved_in_three_steps() -> None:
    s = spot("Hunter, Werefox", "Gladiator")
    game = battle(s)
    mine = [(change, why) for seat, change, why, *_ in facts(game, "might") if seat == 0]
    assert mine == [(3, "power"), (2, "steal"), (3, "power"), (1, "bonus")]


@clause("UO-8.11")
def test_8_11_an_item_is_only_its_effect() -> None:
    s = spot(
        "Dew of Strength, Elixir, Steel Sword, Fighter", province_a="Town, Fortress, Castle", deck_a="Lord, Prince"
    )
    game = battle(s)
    assert gains(game) == [0, 3, 0, 2 + 3 + 1], "no Power, no bonus of the column, no Sword icon"
    assert icons(s.icons[0]) == {"Sword": 1}


@clause("UO-8.12")
def test_8_12_a_curse_costs_2_might_and_is_neither_unit_nor_item() -> None:
    s = spot("Gladiator, Witch, Curse, Idealist's Handmirror", province_a="Town, Town, Fortress")
    game = battle(s)
    assert game.is_over, "the Handmirror finds no Item"
    assert gains(game) == [6, 3, -2, 0]
    assert icons(s.icons[0]) == {"Axe": 1, "Staff": 1}
    items, units = 12, 15
    s = spot("Curse, Curse, Curse, Curse, Curse")
    battle(s)
    assert condition_met(s, 0, items), "K13: no Item"
    assert not condition_met(s, 0, units), "K16: five Units"


@clause("UO-8.13")
def test_8_13_cards_that_reach_the_hand_in_the_battle_stay_there() -> None:
    s = spot(
        "Elven Archer, Thief, Cleric, Black Market Permit",
        deck_a="Witch",
        discards_a="Viking",
        units="Knight",
        items="Elixir",
    )
    game = battle(s, "0 buy unit 1", "0 viking", "0 take item 1")
    assert game.is_over, "nobody is asked to place them"
    held = "Knight, Witch, Viking, Elixir"
    assert sorted(hand(game).split(", ")) == sorted(held.split(", "))
    assert s.field[4] == -1
    results(s)
    end_phase(s)
    assert sorted(hand(game).split(", ")) == sorted(held.split(", "))
    assert discards(game) == "Elven Archer, Thief, Cleric, Black Market Permit"


@clause("UO-8.14")
def test_8_14_modifiers_and_guards_end_with_the_battle() -> None:
    s = spot("Hoplite, Lord, Beckoning Bell, Steel Sword, Witch", round=4)
    battle(s)
    end_phase(s)
    begin_round(s)
    s.field[:6] = [-1, -1, -1, -1, -1, number(s, "Fighter")]
    s.field[COLUMNS : COLUMNS + 2] = [number(s, "Gladiator"), number(s, "Werefox")]
    s.might = [5, 0]
    game = battle(s)
    assert gains(game) == [2], "neither Lord nor Steel Sword nor the Witch before column 6"
    assert gains(game, 1) == [6, 3 + 2], "no Bell, no guard"


@clause("UO-8.14")
def test_8_14_a_doubling_in_the_last_column_ends_with_the_battle() -> None:
    s = spot("-, -, -, -, Wereowl", round=4)
    battle(s)
    end_phase(s)
    begin_round(s)
    s.field[5] = number(s, "Gladiator")
    assert gains(battle(s)) == [6]


@clause("UO-8.14")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_8_14_deployed_cards_and_chosen_icons_remain_visible(seat: int | None) -> None:
    s = spot("Military Treatise, Fighter", condition="C18")
    battle(s, "0 sword")
    seen = shown(s, seat)["players"][0]
    assert names(s, seen["field"][:2]) == "Military Treatise, Fighter"
    assert seen["chosen"][0] == [2, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    assert seen["meets"] == [True, False], "K01: two Swords"
