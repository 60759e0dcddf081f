"""Section 20: the worked examples, with their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause
from monoceros.engine.chance import Seeded
from monoceros.games.overlord.effects.cards import draw_cards
from monoceros.games.overlord.effects.icons import curse, draw_criticals
from monoceros.games.overlord.effects.round import show_criticals
from monoceros.games.overlord.rules.game import ranked
from monoceros.games.overlord.rules.round import draw_phase, final_bonus, results, round_winner
from monoceros.games.overlord.tables import COLUMNS
from monoceros.games.overlord.text import tracker

from .spots import (
    battle,
    discards,
    gains,
    hand,
    icons,
    names,
    number,
    placing,
    province,
    row,
    setting_up,
    spot,
    territories,
    whole_game,
)

PILES = {"unit_pile": "Thief, Shaman, Witch, Hunter", "item_pile": "Elixir", "territory_pile": "Mine"}


@clause("UO-G01")
def test_g01_might_62_on_the_tracker() -> None:
    assert tracker(62) == "50 side, space 12 (front)"


@clause("UO-G02")
def test_g02_a_deck_runs_out_in_the_draw_phase() -> None:
    rest = "Fighter, Soldier, Housecarl, Coin Purse, Coin Purse, Coin Purse, Thief, Witch, Hunter"
    s = spot(deck_a="Gladiator, Viking, Lord", discards_a=rest)
    s.chance = Seeded(3)
    draw_phase(s)
    assert (len(s.hands[0]), s.decks[0].size(), len(s.discards[0])) == (5, 7, 0)
    assert {number(s, name) for name in ("Gladiator", "Viking", "Lord")} <= set(s.hands[0])


@clause("UO-G03")
def test_g03_a_territory_phase() -> None:
    s = spot(
        hand_a="Fighter, Soldier, Housecarl, Coin Purse, Coin Purse",
        deck_a="Thief, Witch",
        province_a="Forest, Town, Desert, Fortress",
        units="Knight, Hunter, Viking",
        unit_pile="Lord, Prince, Bishop",
    )
    game = territories(s)
    game.expect("0 territory: 1 | 2 | 3 | end")
    game.say("0 1", "0 fighter", "0 soldier")
    game.say("0 2", "0 buy unit 1", "0 buy unit 1", "0 buy unit 1")
    game.expect("0 territory: 3 | end").say("0 end")
    assert len(s.hands[0]) == 8
    assert game.state.active == 1
    game.expect_name(1, "territory")


@clause("UO-G04")
def test_g04_the_battle_of_the_rulebook() -> None:
    s = spot(
        "Steel Sword, Housecarl, Fighter, Coin Purse, Sellsword", province_a="Town, Fortress", units="Knight", **PILES
    )
    game = battle(s, "0 buy unit 1")
    assert gains(game) == [0, 5, 5, 0, 9]
    assert s.might[0] == 19


@clause("UO-G05")
def test_g05_critical_cards_are_might() -> None:
    s = spot(might=(19,), crits_a="C01 C02 C03")
    show_criticals(s)
    assert s.might[0] == 25


@clause("UO-G06")
def test_g06_the_later_player_wins_a_tie() -> None:
    assert round_winner(spot(seats=4, might=(20, 31, 12, 31))) == 3


@clause("UO-G07")
def test_g07_a_row_slides_after_a_purchase() -> None:
    s = spot("Coin Purse", units="Knight, Witch, Hunter", unit_pile="Thief")
    assert row(battle(s, "0 buy unit 3"), "unit") == "Thief, Knight, Witch"


@clause("UO-G08")
def test_g08_a_refresh() -> None:
    s = spot(
        "Coin Purse",
        units="Knight, Witch, Hunter",
        unit_pile="Thief, Shaman",
        items="Elixir, Lucky Coin, Steel Sword",
        item_pile="Steel Bow, Steel Axe",
        territorys="Mine, Desert, Forest",
        territory_pile="Harbor, Castle",
    )
    game = battle(s, "0 refresh")
    assert row(game, "unit") == "Shaman, Thief, Knight"
    assert sorted(names(s, s.cemetery[0]).split(", ")) == ["Hunter", "Witch"]
    assert row(game, "item") == "Steel Axe, Steel Bow, Elixir"
    assert row(game, "territory") == "Castle, Harbor, Mine"


@clause("UO-G09")
def test_g09_one_curse_for_two_players() -> None:
    s = spot("Dark Marquess", "", "", curses_left=1)
    game = battle(s)
    game.expect("0 curse: 1 | 2").say("0 2")
    assert [s.decks[seat].size() for seat in range(3)] == [0, 0, 1]
    assert s.curses_left == 0


@clause("UO-G10")
def test_g10_a_declined_gold_action_is_not_counted() -> None:
    s = spot("Hallowed Corne Ash, Sellsword", units="Knight", **PILES)
    game = battle(s, "0 decline")
    assert gains(game) == [0, 3]
    assert len(s.crits[0]) == 1


@clause("UO-G11")
def test_g11_treatise_and_handmirror() -> None:
    s = spot("Military Treatise, Idealist's Handmirror, Fighter, Soldier")
    game = battle(s, "0 sword", "0 spear")
    assert icons(s.chosen[0]) == {"Sword": 2, "Spear": 2}
    assert gains(game) == [3, 3, 4, 4]
    assert s.might[0] == 14


@clause("UO-G12")
def test_g12_forest_of_thorns_with_one_card_in_the_deck() -> None:
    six = "Fighter, Soldier, Housecarl, Coin Purse, Coin Purse, Coin Purse"
    s = spot(province_a="Forest of Thorns", province_b="Fortress", deck_a="Gladiator", discards_a=six)
    game = territories(s, "0 1")
    game.expect("0 pick: gladiator | none")
    assert (s.decks[0].size(), discards(game)) == (0, f"{six}, Gladiator")
    game.say("0 gladiator")
    assert (hand(game), discards(game)) == ("Gladiator", six)


@clause("UO-G13")
def test_g13_burning_stays_in_its_column() -> None:
    s = spot("Farsight Crystal", province_a="Town, Fortress, Forest", burning_a=(0, 1, 0))
    game = battle(s, "0 3", "0 1")
    assert province(game) == "Forest, Town, Fortress"
    assert s.burning[:3] == [0, 1, 0]
    assert (s.might[0], len(s.crits[0])) == (2, 1)
    later = territories(s)
    later.expect("1 territory: 1 | end")


@clause("UO-G14")
def test_g14_a_shaman_in_the_last_column() -> None:
    s = spot("-, -, -, -, Shaman", "-, -, -, -, Gladiator")
    assert gains(battle(s), 1) == [3]
    s = spot("-, -, -, -, Gladiator", "-, -, -, -, Shaman")
    assert gains(battle(s), 0) == [6]


@clause("UO-G15")
def test_g15_the_fourth_gold_action_of_a_village() -> None:
    s = spot("Coin Purse, Sellsword", province_a="Village", deck_a="Witch")
    game = battle(s)
    assert "option" in game.options(0)
    game.say("0 option")
    assert hand(game) == "Witch"
    assert gains(game) == [0, 5]


@clause("UO-G16")
def test_g16_two_burning_cards_last_two_territory_phases() -> None:
    s = spot(province_a="Fortress", burning_b=(2,), round=3, burning_left=8)
    game = territories(s)
    assert game.is_over, "Town is off, so nobody is asked"
    assert (s.burning[COLUMNS], s.burning_left) == (1, 9)
    game = territories(s)
    assert game.is_over
    assert (s.burning[COLUMNS], s.burning_left) == (0, 10)


@clause("UO-G17")
def test_g17_the_bonus_of_the_last_round() -> None:
    s = spot(seats=3, round=5, might=(71, 48, 30))
    results(s)
    assert s.renown == [4, 0, 0]
    assert s.bonus_left == 3


@clause("UO-G18")
def test_g18_equal_renown() -> None:
    s = spot(seats=3, round=5, might=(40, 44, 46), renown=(3, 3, 0))
    assert final_bonus(s, round_winner(s)) == 0
    results(s)
    assert s.renown == [3, 3, 2]
    assert ranked(s)[0] == 1


@clause("UO-G19")
def test_g19_advanced_setup_with_three_players() -> None:
    game = setting_up(3, advanced_setup=True)
    order = []
    while not game.is_over:
        (ask,) = [line.split()[0] for line in game.open()]
        order.append(int(ask))
        game.say(f"{ask} {game.options(int(ask))[0]}")
    s: Any = game.state
    third, second, first = (s.starter + 2) % 3, (s.starter + 1) % 3, s.starter
    assert order == [third, second, first, third, second, first]
    assert [deck.size() for deck in s.decks] == [10, 10, 10]


@clause("UO-G20")
def test_g20_the_marker_goes_round() -> None:
    for seed in range(40):
        game = whole_game(4, seed)
        starters = [event.facts[1] for event in game.happened("round")]
        if starters[0] == 2:
            assert starters == [2, 3, 0, 1, 2]
            return
    pytest.fail("no game of these began with seat 2")


@clause("UO-G21")
def test_g21_the_condition_stack_becomes_a_new_pile() -> None:
    below = " ".join(f"C{n:02}" for n in range(11, 23))
    s = spot(critical_pile="", stack_below=below)
    s.chance = Seeded(1)
    draw_criticals(s, 0, 1)
    assert (len(s.stack_of_conditions), s.crit_pile.size(), len(s.crits[0])) == (1, 11, 1)


@clause("UO-G22")
def test_g22_six_cards_are_placed_in_the_last_round() -> None:
    nine = ["Fighter", "Soldier", "Housecarl", "Thief", "Witch", "Hunter", "Viking", "Lord", "Prince"]
    s = spot(round=5, hand_a=", ".join(nine))
    game = placing(s, *[f"0 {name.lower()}" for name in nine[:6]])
    assert game.is_over
    assert names(s, s.field[:6]) == ", ".join(nine[:6])
    assert sorted(discards(game).split(", ")) == sorted(nine[6:])


# -- 20.2 ---


@clause("UO-G23")
def test_g23_doubled_with_a_fortress() -> None:
    s = spot("Wereowl, Gladiator", province_a="Town, Fortress")
    assert gains(battle(s)) == [1, 18]


@clause("UO-G24")
def test_g24_a_double_is_lost_on_an_item() -> None:
    s = spot("Wereowl, Coin Purse, Gladiator", units="Knight", **PILES)
    assert gains(battle(s, "0 decline")) == [1, 0, 6]


@clause("UO-G25")
def test_g25_icons_of_territories_and_a_burning_coliseum() -> None:
    s = spot(
        "Elven Archer, Military Treatise, Elven Fencer, Viking",
        province_a="Town, Forest, Fortress, Coliseum",
        burning_a=(0, 0, 0, 1),
        deck_a="Witch",
    )
    game = battle(s, "0 elf")
    assert gains(game) == [4, 3, 11, 5]
    assert s.might[0] == 23


@clause("UO-G26")
def test_g26_a_shaman_lowers_until_the_next_column() -> None:
    s = spot("Coin Purse, Shaman, Coin Purse", "Swordfighter, Fighter, Soldier", units="Knight", **PILES)
    game = battle(s, "0 decline", "0 decline")
    assert gains(game, 1) == [4, 1, 2]


@clause("UO-G27")
def test_g27_a_guarded_opponent() -> None:
    s = spot("Coin Purse, Druid", "Hoplite, Gladiator", units="Knight", **PILES)
    game = battle(s, "0 decline")
    assert (s.decks[1].size(), s.curses_left) == (0, 10)
    assert gains(game, 1)[1] == 6


@clause("UO-G28")
def test_g28_a_copied_dew_of_strength() -> None:
    s = spot("Dew of Strength, Idealist's Handmirror, Gladiator")
    assert gains(battle(s)) == [0, 0, 12]


@clause("UO-G29")
def test_g29_steel_sword_copied() -> None:
    s = spot("Steel Sword, Idealist's Handmirror, Prince, Fighter, Sellsword")
    game = battle(s)
    assert gains(game) == [0, 0, 8, 11, 13]
    assert s.might[0] == 32


@clause("UO-G30")
def test_g30_berserker_and_wyvern_knights() -> None:
    s = spot("Berserker, Wyvern Knight, Coin Purse, Coin Purse, Wyvern Knight", units="Knight", **PILES)
    game = battle(s, "0 decline", "0 decline")
    assert gains(game) == [9, 4, 0, 0, 9]


@clause("UO-G31")
def test_g31_a_harbor_bought_in_the_battle_bears_no_icon() -> None:
    s = spot("Coin Purse, Hunter", territorys="Harbor", **PILES)
    game = battle(s, "0 buy territory 1")
    assert province(game) == "Town, Harbor"
    assert gains(game) == [0, 3]


@clause("UO-G32")
def test_g32_two_harbors_with_the_same_icon() -> None:
    s = spot("Hunter", province_a="Town, Harbor, Harbor", harbor_a=("", "Bow", "Bow"))
    game = battle(s)
    assert gains(game) == [5]
    assert len(s.crits[0]) == 1


@clause("UO-G33")
@pytest.mark.parametrize(("seat", "might"), [(2, 12), (1, 6), (0, 0)])
def test_g33_the_revenge_armlet(seat: int, might: int) -> None:
    rows = ["", "", ""]
    rows[seat] = "Revenge Armlet"
    s = spot(*rows, renown=(2, 1, 0))
    battle(s)
    assert s.might[seat] == might


@clause("UO-G34")
def test_g34_cards_that_come_in_the_battle_stay_in_hand() -> None:
    s = spot(
        "Elven Archer, Thief", units="Knight", deck_a="Witch, Fighter, Fighter, Fighter, Fighter, Fighter", **PILES
    )
    game = battle(s, "0 buy unit 1")
    assert len(s.hands[0]) == 2
    s.chance = Seeded(1)
    draw_cards(s, 0, 5)
    assert len(s.hands[0]) == 7
    assert game.is_over


@clause("UO-G35")
def test_g35_a_hand_of_three() -> None:
    s = spot(hand_a="Fighter, Soldier, Housecarl")
    placing(s, "0 fighter", "0 soldier")
    assert names(s, s.field[:COLUMNS]) == "Fighter, Soldier, Housecarl, -, -, -"
    assert gains(battle(s)) == [2, 2, 2]


@clause("UO-G36")
def test_g36_a_curse_on_an_empty_deck() -> None:
    eight = "Fighter, Soldier, Housecarl, Coin Purse, Coin Purse, Coin Purse, Thief, Witch"
    s = spot(discards_b=eight)
    curse(s, 1, 0, 1)
    assert (s.decks[1].size(), len(s.discards[1])) == (1, 8)
    s.chance = Seeded(1)
    draw_cards(s, 1, 5)
    assert s.terms.curse in s.hands[1]
    assert (len(s.hands[1]), s.decks[1].size(), s.discards[1]) == (5, 4, [])


@clause("UO-G37")
def test_g37_one_territory_a_round() -> None:
    s = spot("Coin Purse", territorys="Desert, Mine", units="Knight", province_b="Fortress", **PILES)
    territories(s, "0 1", "0 buy territory 1", "0 decline", "0 end")
    game = battle(s)
    assert not [option for option in game.options(0) if "territory" in option]


@clause("UO-G38")
def test_g38_a_necromancer() -> None:
    s = spot("Necromancer", discards_a="Gladiator")
    game = battle(s, "0 gladiator")
    assert gains(game) == [9]
    assert names(s, s.cemetery[0]) == "Gladiator"


@clause("UO-G39")
def test_g39_conditions_are_checked_at_once() -> None:
    s = spot("", "", "Werewolf", condition="C09")
    battle(s)
    s.might = [20, 20, 25]
    results(s)
    assert [len(event.facts[1]) for event in s.events if event.name == "criticals"] == [1, 1, 1]


@clause("UO-G40")
def test_g40_no_bonus_for_a_tie() -> None:
    s = spot(round=5, might=(50, 50))
    results(s)
    assert s.renown == [0, 2]
    assert s.bonus_left == 5


@clause("UO-G41")
def test_g41_a_guard_ends_with_the_next_column() -> None:
    s = spot("Werebear, Fighter", "Rogue, Werefox", units="Knight, Witch, Hunter", **PILES)
    battle(s, "1 buy unit 1")
    assert s.might == [5, 8]


@clause("UO-G42")
def test_g42_might_is_never_below_0() -> None:
    s = spot("Curse", might=(1,))
    battle(s)
    assert s.might[0] == 0


@clause("UO-G43")
def test_g43_two_players() -> None:
    game = whole_game(2, 4)
    s: Any = game.state
    town = s.terms.town
    everywhere = [*s.market, *[card for pile in s.piles for card in pile.cards()], *[c for p in s.cemetery for c in p]]
    assert town not in everywhere
    starters = [card for card in range(len(s.terms.cards)) if s.terms.cards[card].starter and card != town]
    owned = [card for seat in range(2) for card in [*s.decks[seat].cards(), *s.hands[seat], *s.discards[seat]]]
    owned += [card for card in [*s.field, *[c for p in s.cemetery for c in p]] if card >= 0]
    assert sum(owned.count(card) for card in starters) == 32 - 4 - 14
    assert game.check()


@clause("UO-G44")
@pytest.mark.parametrize(("answer", "gain"), [("buy unit 1", 4), ("decline", 3)])
def test_g44_landsknecht(answer: str, gain: int) -> None:
    s = spot("Landsknecht", units="Knight", **PILES)
    assert gains(battle(s, f"0 {answer}")) == [gain]
