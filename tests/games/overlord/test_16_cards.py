"""Section 16: clarifications for single cards."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause
from monoceros.games.overlord.effects.round import begin_round
from monoceros.games.overlord.rules.round import end_phase

from .spots import (
    battle,
    cemetery,
    deck,
    discards,
    facts,
    gains,
    hand,
    icons,
    names,
    province,
    row,
    settle,
    spot,
    territories,
    told,
    with_pack,
)

NO_PHASE: dict[str, Any] = {"province_b": "Fortress"}


# -- Handmirror and Treatise ---


@clause("UO-16.1")
def test_16_1_the_handmirror_carries_out_an_own_item_deployed_earlier() -> None:
    s = spot("Steel Sword, Cursed Blade of the Abyss, Idealist's Handmirror, Steel Axe", "Holy Unicorn Signet")
    game = battle(s)
    game.expect("0 copy: steel_sword | cursed_blade_of_the_abyss").say("0 cursed_blade_of_the_abyss")
    assert gains(game) == [0, 10, 10, 0]
    assert deck(s) == "Curse, Curse"


@clause("UO-16.1")
def test_16_1_items_of_an_earlier_round_or_in_the_discard_pile_cannot_be_copied() -> None:
    s = spot("Idealist's Handmirror, Magick Bomb", discards_a="Cursed Blade of the Abyss")
    assert gains(battle(s)) == [0, 4]


@clause("UO-16.2")
def test_16_2_columns_of_the_copied_effect_are_those_of_the_handmirror() -> None:
    s = with_pack(spot("Elixir, -, Idealist's Handmirror"), ("elixir", "might(column)"))
    assert gains(battle(s)) == [1, 3]
    s = spot("Conveyance Stone, Idealist's Handmirror, Witch, Gladiator, Fighter")
    game = battle(s, "0 decline")
    game.expect("0 swap: 3 | 4 | 5 | decline").say("0 3").expect("0 swap_with: 4 | 5").say("0 5")
    assert names(s, s.field[2:5]) == "Fighter, Gladiator, Witch"


@clause("UO-16.3")
@pytest.mark.parametrize(("second", "found"), [("axe", {"Axe": 4}), ("elf", {"Axe": 2, "Elf": 2})])
def test_16_3_chosen_icons_of_a_copied_treatise_are_put_on_the_treatise(second: str, found: dict[str, int]) -> None:
    s = spot("Fighter, Military Treatise, Idealist's Handmirror, Housecarl")
    game = battle(s, "0 axe", f"0 {second}")
    assert icons(s.chosen[1]) == found
    assert s.chosen[2] == 0
    assert gains(game) == [2, 3, 3, 2 + found["Axe"]]


@clause("UO-16.4")
def test_16_4_a_handmirror_cannot_copy_a_handmirror_and_without_another_item_does_nothing() -> None:
    s = spot("Fighter, Idealist's Handmirror, Idealist's Handmirror")
    assert gains(battle(s)) == [2, 0, 0]
    s = spot("Elixir, Idealist's Handmirror, Idealist's Handmirror", deck_a="Witch, Witch, Witch, Witch, Witch, Witch")
    assert gains(battle(s)) == [3, 3, 3], "the Elixir, both times without a question"


@clause("UO-16.5")
def test_16_5_chosen_icons_count_for_bonuses_types_icons_and_conditions() -> None:
    s = spot("Military Treatise, Elven Fencer", condition="C05")
    game = battle(s, "0 staff")
    assert gains(game) == [3, 4 + 2], "the Fencer finds a Staff icon"
    assert told(settle(s), "conditions") == [(4, (1, 0))]
    s = spot("Military Treatise, Holy Unicorn Signet, Fighter, Ervelda's Talisman")
    assert gains(battle(s, "0 sword")) == [3, 1 + 1, 2 + 2, 0]
    s = spot("Military Treatise, Ervelda's Talisman")
    assert gains(battle(s, "0 elf")) == [3, 2 * 2]


@clause("UO-16.5")
def test_16_5_the_card_remains_an_item_and_its_icons_go_in_the_end_phase() -> None:
    s = spot("Military Treatise, Swordfighter", condition="C12")
    battle(s, "0 sword")
    assert s.crits[0] == [], "the card to the left is no Unit with Sword"
    settle(s)
    assert icons(s.chosen[0]) == {"Sword": 2}
    end_phase(s)
    assert (s.chosen[0], s.icons[0]) == (0, 0)


# -- Territories ---


@clause("UO-16.6")
def test_16_6_territories_may_come_into_any_order() -> None:
    s = spot("Farsight Crystal", province_a="Town, Fortress, Forest")
    game = battle(s)
    game.expect("0 reorder: keep | 1 | 2 | 3").say("0 3").expect("0 reorder: 1 | 2").say("0 2")
    assert province(game) == "Forest, Fortress, Town"
    assert s.province[3] == -1


@clause("UO-16.6")
def test_16_6_or_all_stay() -> None:
    s = spot("Farsight Crystal", province_a="Town, Fortress, Forest")
    game = battle(s, "0 keep")
    assert (province(game), gains(game)) == ("Town, Fortress, Forest", [3])
    assert facts(game, "rearranged") == []


@clause("UO-16.6")
def test_16_6_burning_stays_and_a_harbors_icon_moves_with_it() -> None:
    s = spot(
        province_a="Castle, Harbor, Town", harbor_a=("", "Bow", ""), burning_a=(0, 0, 1), burning_left=9, **NO_PHASE
    )
    game = territories(s, "0 1", "0 3", "0 1")
    assert province(game) == "Town, Castle, Harbor"
    assert ([icons(s.harbor[k]) for k in range(3)], s.burning[:3]) == ([{}, {}, {"Bow": 1}], [0, 0, 1])
    game.expect("0 territory: 1 | end")


@clause("UO-16.7")
def test_16_7_column_bonuses_use_the_new_columns() -> None:
    s = spot("Farsight Crystal, Fighter, Soldier", province_a="Town, Fortress, Forest")
    assert gains(battle(s, "0 1", "0 3")) == [3, 2, 2 + 3]


@clause("UO-16.8")
def test_16_8_a_village_adds_a_fourth_action_to_every_gold_action_of_its_owner() -> None:
    s = spot("Miser's Bracelet", "Coin Purse", province_a="Village", deck_a="Witch, Lord, Viking", units="Knight")
    game = battle(s)
    game.expect("0 gold: buy unit 1 | refresh | option | decline")
    game.say("0 option", "0 option")
    assert (hand(game), s.gold_used[0]) == ("Witch, Lord", 2)
    assert "option" not in game.options(1)


@clause("UO-16.8")
def test_16_8_several_villages_add_it_once() -> None:
    s = spot("Coin Purse", province_a="Village, Village", deck_a="Witch, Lord, Viking")
    game = battle(s)
    assert game.options(0).count("option") == 1
    game.say("0 option")
    assert (hand(game), game.is_over) == ("Witch", True)


@clause("UO-16.8")
def test_16_8_a_burning_village_adds_nothing() -> None:
    s = spot("Coin Purse", province_a="Village", burning_a=(1,), deck_a="Witch", units="Knight")
    assert "option" not in battle(s).options(0)


@clause("UO-16.9")
def test_16_9_a_harbor_bears_no_icon_until_one_is_chosen() -> None:
    s = spot("Hunter", province_a="Harbor", **NO_PHASE)
    assert gains(battle(s)) == [3]


@clause("UO-16.9")
def test_16_9_a_choice_stays_until_the_next_and_may_be_kept_or_changed() -> None:
    s = spot(province_a="Harbor", **NO_PHASE)
    game = territories(s, "0 1")
    game.expect("0 icon: sword | spear | axe | bow | staff").say("0 bow")
    assert icons(s.harbor[0]) == {"Bow": 1}
    settle(s)
    end_phase(s)
    s.used = [0, 0]
    territories(s, "0 end")
    assert icons(s.harbor[0]) == {"Bow": 1}
    territories(s, "0 1", "0 axe")
    assert icons(s.harbor[0]) == {"Axe": 1}


@clause("UO-16.10")
def test_16_10_two_harbors_of_the_same_type_give_two_icons() -> None:
    s = spot("Gladiator", province_a="Harbor, Harbor", harbor_a=("Axe", "Axe"))
    assert gains(battle(s)) == [6 + 2]


@clause("UO-16.11")
def test_16_11_a_burning_harbor_bears_no_icon_and_the_old_choice_counts_again_afterwards() -> None:
    s = spot("Gladiator", province_a="Harbor", harbor_a=("Axe",), burning_a=(1,), burning_left=9, **NO_PHASE)
    assert gains(battle(s)) == [6]
    settle(s)
    end_phase(s)
    territories(s)
    s.field[0], s.gains[0] = s.discards[0].pop(), 0
    assert gains(battle(s)) == [6 + 1]


# -- Wereowl and the Revenge Armlet ---


@clause("UO-16.12")
@pytest.mark.parametrize(
    ("cards", "earned"),
    [
        ("Wereowl, Gladiator, Housecarl", [1, 12, 2 + 1]),
        ("Wereowl, -, Gladiator", [1, 6]),
        ("Wereowl, Elixir, Gladiator", [1, 3, 6]),
    ],
)
def test_16_12_only_a_unit_exactly_in_the_next_column_is_doubled(cards: str, earned: list[int]) -> None:
    assert gains(battle(spot(cards))) == earned


@clause("UO-16.13")
def test_16_13_two_doubling_effects_double_once() -> None:
    s = with_pack(spot("Elixir, Gladiator"), ("elixir", "double(); double()"))
    assert gains(battle(s)) == [0, 12]


@clause("UO-16.14")
@pytest.mark.parametrize(
    ("renown", "literal", "might"),
    [
        ((0, 2, 3), False, 18),
        ((2, 0, 3), False, 6),
        ((3, 2, 3), False, 0),
        ((5, 2, 3), False, 0),
        ((5, 2, 3), True, 12),
        ((0, 2, 3), True, 18),
        ((3, 2, 3), True, 0),
    ],
)
def test_16_14_the_revenge_armlet_pays_6_for_each_point_behind_the_best_of_the_others(
    renown: tuple[int, ...], literal: bool, might: int
) -> None:
    s = spot("Revenge Armlet", "", "", renown=renown, revenge_armlet_literal=literal)
    battle(s)
    assert s.might[0] == might


# -- the own deck ---


@clause("UO-16.15")
@pytest.mark.parametrize(("territory", "gone"), [("Forest of Thorns", "Lord, Elixir, Hunter"), ("Desert", "Lord")])
def test_16_15_forest_of_thorns_and_desert_take_what_the_deck_has(territory: str, gone: str) -> None:
    s = spot(province_a=territory, deck_a="Elixir, Hunter", discards_a="Lord", **NO_PHASE)
    game = territories(s, "0 1")
    if territory == "Desert":
        game.say("0 keep", "0 keep")
        assert deck(s) == "Elixir, Hunter"
    else:
        game.expect("0 pick: hunter | none").say("0 none")
        assert deck(s) == ""
    assert discards(game) == gone


# -- Gold actions that are counted ---


@clause("UO-16.16")
def test_16_16_sellsword_and_landsknecht_count_when_their_power_is_resolved() -> None:
    s = spot("Sellsword, Coin Purse, Sellsword, Landsknecht", units="Knight, Witch, Lord")
    game = battle(s, "0 buy unit 1", "0 buy unit 2")
    assert gains(game) == [3, 0, 3 + 2 + 1, 3 + 2 + 2], "the second with one Gold action, the Landsknecht with its own"


@clause("UO-16.17")
@pytest.mark.parametrize(("answers", "earned", "met"), [(("decline",) * 2, 3, 0), (("buy unit 1", "buy unit 2"), 7, 1)])
def test_16_17_a_declined_gold_action_of_the_corne_ash_is_not_counted(
    answers: tuple[str, ...], earned: int, met: int
) -> None:
    s = spot("Hallowed Corne Ash, Hallowed Corne Ash, Sellsword", units="Knight, Witch, Lord", condition="C11")
    game = battle(s, *[f"0 {answer}" for answer in answers])
    assert gains(game)[2] == earned
    assert told(settle(s), "conditions") == [(10, (met, 0))]


# -- Curses on the own deck ---


@clause("UO-16.18")
@pytest.mark.parametrize(("card", "earned"), [("Dark Knight", 7), ("Cursed Blade of the Abyss", 10)])
def test_16_18_a_guard_does_not_keep_the_own_curse_off_the_own_deck(card: str, earned: int) -> None:
    s = spot(f"Hoplite, {card}", deck_b="Witch")
    assert gains(battle(s)) == [4, earned]
    assert (deck(s), deck(s, 1)) == ("Curse", "Witch")


@clause("UO-16.18")
def test_16_18_ruins_put_the_curse_on_the_own_deck() -> None:
    s = spot(province_a="Ruins", **NO_PHASE)
    territories(s, "0 1")
    assert (deck(s), deck(s, 1), len(s.crits[0])) == ("Curse", "", 2)


@clause("UO-16.19")
def test_16_19_ruins_without_a_curse_give_no_critical_cards() -> None:
    s = spot(province_a="Ruins", curses_left=0, **NO_PHASE)
    territories(s, "0 1")
    assert (deck(s), s.crits[0]) == ("", [])


# -- others ---


@clause("UO-16.20")
def test_16_20_the_black_market_permit_is_no_purchase_and_no_gold_action() -> None:
    s = spot(
        "Black Market Permit, Sellsword",
        units="Knight, Witch, Hunter",
        unit_pile="Thief",
        items="Elixir",
        territorys="Mine",
    )
    game = battle(s)
    game.expect("0 gain: take unit 1 | take unit 2 | take unit 3 | take item 1 | none").say("0 take unit 2")
    assert (hand(game), row(game, "unit")) == ("Witch", "Thief, Knight, Hunter")
    assert (gains(game), s.gold_used[0]) == ([4, 3], 0)
    assert (facts(game, "bought"), len(facts(game, "gained"))) == ([], 1)


@clause("UO-16.20")
def test_16_20_nothing_needs_to_be_taken() -> None:
    s = spot("Black Market Permit", units="Knight")
    game = battle(s, "0 none")
    assert (hand(game), row(game, "unit"), gains(game)) == ("", "Knight, -, -", [4])


@clause("UO-16.21")
def test_16_21_only_own_cards_to_the_right_are_swapped() -> None:
    s = spot("Fighter, Gryphon Knight, Witch, Gladiator, Hunter", "Lord, Lord, Lord, Lord, Lord")
    game = battle(s)
    game.expect("0 swap: 3 | 4 | 5 | decline").say("0 4").expect("0 swap_with: 3 | 5").say("0 3")
    assert names(s, s.field[:5]) == "Fighter, Gryphon Knight, Gladiator, Witch, Hunter"
    assert gains(game) == [2, 5, 6, 3, 3 + 3]


@clause("UO-16.21")
@pytest.mark.parametrize(
    "cards", ["-, Gryphon Knight, Witch", "-, -, Gryphon Knight", "Witch, Gryphon Knight, -, Lord"]
)
def test_16_21_at_least_two_such_cards_are_needed(cards: str) -> None:
    s = spot(cards)
    assert battle(s).is_over


@clause("UO-16.22")
@pytest.mark.parametrize(("before", "taken"), [(5, 2), (2, 2), (1, 1), (0, 0)])
def test_16_22_the_user_gains_exactly_what_the_other_loses(before: int, taken: int) -> None:
    s = spot("Werefox", might=(0, before))
    assert gains(battle(s)) == [3 + taken]
    assert s.might == [3 + taken, before - taken]


@clause("UO-16.22")
def test_16_22_the_user_chooses_the_player() -> None:
    s = spot("Rogue", "", "", might=(0, 9, 9), units="Knight")
    game = battle(s, "0 decline")
    game.expect("0 steal: 1 | 2").say("0 2")
    assert s.might == [5, 9, 7]


@clause("UO-16.23")
@pytest.mark.parametrize(("answer", "earned"), [("berserker", 3 + 9), ("fighter", 3 + 2), ("none", 3)])
def test_16_23_the_necromancer_uses_the_printed_power_of_the_destroyed_unit(answer: str, earned: int) -> None:
    s = spot("Necromancer", province_a="Town, Castle", discards_a="Berserker, Fighter, Elixir", burning_a=(0, 1))
    game = battle(s)
    game.expect("0 destroy: fighter | berserker | none").say(f"0 {answer}")
    assert gains(game) == [earned]
    assert cemetery(game, "unit").lower() == ("" if answer == "none" else answer)


@clause("UO-16.24")
@pytest.mark.parametrize(("answer", "earned"), [("gladiator", 2 + 6), ("none", 2)])
def test_16_24_the_revival_orb_gives_2_might_if_no_unit_is_returned(answer: str, earned: int) -> None:
    s = spot("Revival Orb", discards_a="Gladiator, Elixir")
    game = battle(s)
    game.expect("0 recover: gladiator | none").say(f"0 {answer}")
    assert (gains(game), hand(game)) == ([earned], "Gladiator" if answer != "none" else "")


@clause("UO-16.25")
@pytest.mark.parametrize(("top", "earned"), [("", 3), ("Elixir", 3), ("Curse", 3), ("Gladiator", 3 + 12)])
def test_16_25_the_gamblers_coin(top: str, earned: int) -> None:
    s = spot("Gambler's Coin", deck_a=top, discards_a="Lord")
    game = battle(s)
    assert gains(game) == [earned]
    assert discards(game) == ", ".join(["Lord", *[top] * bool(top)])


@clause("UO-16.26")
def test_16_26_a_temple_may_destroy_a_curse_in_hand_and_draws_a_card() -> None:
    s = spot(province_a="Temple", hand_a="Curse, Fighter", deck_a="Witch", curses_left=9, **NO_PHASE)
    game = territories(s, "0 1")
    game.expect("0 destroy_hand: fighter | curse | none").say("0 curse")
    assert (hand(game), s.curses_left, s.cemetery) == ("Fighter, Witch", 10, [[], [], []])


@clause("UO-16.26")
def test_16_26_a_temple_draws_nothing_if_nothing_is_destroyed() -> None:
    s = spot(province_a="Temple", hand_a="Fighter", deck_a="Witch", **NO_PHASE)
    game = territories(s, "0 1", "0 none")
    assert (hand(game), deck(s)) == ("Fighter", "Witch")


# -- conditions ---


@clause("UO-16.27")
@pytest.mark.parametrize(
    ("cards", "met"),
    [
        ("Wereowl, Gladiator", 0),  # 12 Might, but a total Power of 6
        ("Dew of Strength, Gladiator", 1),  # 12
        ("Berserker, Berserker", 0),  # 9, with the bonus 9 + 1
        ("Steel Axe, Viking, Steel Axe, Viking", 1),  # 4 + 6 + 2
    ],
)
def test_16_27_k15_looks_at_total_power_before_doubling(cards: str, met: int) -> None:
    s = spot(cards, condition="C30")
    battle(s)
    assert told(settle(s), "conditions") == [(29, (met, 0))]


@clause("UO-16.27")
def test_16_27_it_is_the_power_of_this_round() -> None:
    s = spot("Dew of Strength, Gladiator", round=1, condition="C30", critical_pile="C30 C15 C05")
    battle(s)
    assert s.max_power[0] == 12
    settle(s)
    end_phase(s)
    begin_round(s)
    assert s.max_power == [0, 0]


@clause("UO-16.28")
@pytest.mark.parametrize(
    ("round", "cards", "met"),
    [
        (1, "Fighter, -, -, -, Soldier", 1),
        (1, "Fighter, -, -, -, Elixir", 0),
        (1, "Fighter, Soldier, Witch, Lord", 0),
        (1, "-, -, -, -, Fighter", 0),
        (5, "Fighter, -, -, -, Soldier", 0),
        (5, "Fighter, -, -, -, -, Soldier", 1),
    ],
)
def test_16_28_k18_needs_a_unit_in_column_1_and_in_the_last_column(round: int, cards: str, met: int) -> None:
    s = spot(cards, round=round, condition="C08")
    battle(s)
    assert told(settle(s), "conditions") == [(7, (met, 0))]
