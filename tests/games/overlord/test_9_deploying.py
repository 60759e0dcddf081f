"""Section 9: deploying a Unit."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.games.overlord.effects.battle import swap
from monoceros.games.overlord.effects.round import begin_round
from monoceros.games.overlord.rules.round import end_phase
from monoceros.games.overlord.tables import COLUMNS

from .spots import battle, facts, gains, hand, icons, names, number, spot


@clause("UO-9.1")
def test_9_1_the_steps_of_the_effect_in_printed_order() -> None:
    s = spot("Bishop", discards_a="Fighter, Lord")
    game = battle(s).expect("0 destroy: fighter | lord | none").say("0 fighter")
    game.expect("0 recover: lord | none").say("0 lord")
    assert (names(s, s.cemetery[0]), hand(game)) == ("Fighter", "Lord")


@clause("UO-9.1")
def test_9_1_the_effect_comes_before_the_power() -> None:
    s = spot("Rogue", "", might=(0, 1), units="Knight")
    game = battle(s).expect_name(0, "gold")
    assert s.might == [0, 1]
    game.say("0 decline")
    assert [event[1:3] for event in facts(game, "might")] == [(-1, "stolen"), (1, "steal"), (3, "power")]


@clause("UO-9.2")
@pytest.mark.parametrize(("unit", "power"), [("Fighter", 2), ("Gladiator", 6), ("Dark Knight", 7), ("Berserker", 9)])
def test_9_2_the_player_gains_might_equal_to_the_total_power(unit: str, power: int) -> None:
    s = spot(unit)
    battle(s)
    assert s.might == [power, 0]


@clause("UO-9.3")
def test_9_3_what_makes_up_the_total_power() -> None:
    s = spot("Gladiator, Lord, Witch, Viking", "Featherbow", province_a="Town, Castle, Harbor, Fortress")
    game = battle(s)
    told = [(what, names(s, [card]), amount) for _, column, what, card, amount in s.ledger if column == 3]
    assert told == [
        ("printed", "Viking", 4),
        ("own", "Viking", 2),
        ("column", "Fortress", 3),
        ("land", "Castle", 1),
        ("aura", "Lord", 1),
        ("next", "Witch", 3),
        ("lowered", "Featherbow", -1),
        ("power", "-", 13),
        ("bonus", "Gladiator", 1),
        ("bonus", "Lord", 1),
        ("bonus", "Fortress", 1),
    ]
    assert gains(game) == [6 + 1, 4 + 1 - 1 + 1, 3 + 1 + 1 - 1, 13 + 3]


@clause("UO-9.4")
def test_9_4_a_unit_does_not_cost_might() -> None:
    s = spot("Gladiator, Druid", "Gladiator, Fighter")
    game = battle(s)
    assert gains(game, 1) == [6, 0]
    assert s.might[1] == 6


@clause("UO-9.5")
def test_9_5_a_doubled_unit_earns_twice_its_total_power_which_itself_is_not_doubled() -> None:
    s = spot("Wereowl, Gladiator", province_a="Town, Fortress")
    assert gains(battle(s)) == [1, 2 * (6 + 3)]
    assert s.max_power[0] == 9


@clause("UO-9.6")
@pytest.mark.parametrize(("lowering", "earned"), [("Fighter", 2 * 5), ("Featherbow", 2 * 4), ("Beckoning Bell", 2 * 3)])
def test_9_6_doubling_comes_after_all_additions_and_subtractions(lowering: str, earned: int) -> None:
    s = spot("Wereowl, Fighter", lowering, province_a="Town, Fortress")
    assert gains(battle(s)) == [1, earned]


@clause("UO-9.6")
def test_9_6_a_sum_below_0_is_doubled_as_0() -> None:
    s = spot("Wereowl, Fighter", "Druid")
    assert gains(battle(s)) == [1, 0]
    assert s.might[0] == 1


@clause("UO-9.7")
def test_9_7_one_might_for_each_icon_on_other_deployed_cards_and_territories() -> None:
    s = spot(
        "Fighter, Military Treatise, Prince, Sellsword",
        province_a="Town, Harbor, Harbor",
        harbor_a=("", "Sword", "Bow"),
    )
    game = battle(s, "0 sword")
    assert gains(game) == [2 + 1, 3, 2 + 1 + 1 + 2, 3 + 2 + 1 + 1 + 2 + 1]


@clause("UO-9.7")
@pytest.mark.parametrize(("burning", "earned"), [(0, 7), (1, 6)])
def test_9_7_only_unburned_territories_count(burning: int, earned: int) -> None:
    s = spot("Gladiator", province_a="Town, Coliseum", burning_a=(0, burning))
    assert gains(battle(s)) == [earned]


@clause("UO-9.8")
def test_9_8_own_icons_face_down_cards_and_other_players_do_not_count() -> None:
    s = spot("Fighter, Fighter, Fighter", "Fighter", province_b="Harbor", harbor_b=("Sword",))
    game = battle(s)
    assert gains(game) == [2, 3, 4]
    assert gains(game, 1) == [2 + 1]


@clause("UO-9.9")
def test_9_9_several_types_add_up() -> None:
    s = spot("Knight, Soldier, Great Knight", province_a="Town, Town, Town, Fortress")
    game = battle(s)
    assert icons(s.icons[0]) == {"Spear": 3, "Shield": 1, "Cavalry": 2}
    assert gains(game) == [7, 3, 4 + 2 + 1 + 1], "two Spears, a Cavalry, the Shield of the Fortress"


@clause("UO-9.10")
def test_9_10_neither_doubling_nor_modifiers_nor_the_floor_change_the_bonus() -> None:
    s = spot("Werebear, Wereowl, Werewolf")
    assert gains(battle(s)) == [5, 1 + 1, 2 * 4 + 2], "doubled without its bonus"
    s = spot("Fighter, Fighter, Fighter", "Druid, Beckoning Bell")
    assert gains(battle(s)) == [2, 0 + 1, 0 + 2], "lowered below 0"


@clause("UO-9.11")
def test_9_11_a_column_bonus_is_for_the_unit_in_the_same_column() -> None:
    s = spot("Fighter, Soldier, Housecarl", province_a="Town, Fortress, Harbor")
    assert gains(battle(s)) == [2, 5, 2]


@clause("UO-9.11")
@pytest.mark.parametrize(("unit", "earned"), [("Fighter", 6), ("Soldier", 6), ("Housecarl", 7), ("Feathershield", 4)])
def test_9_11_a_coliseum_is_for_sword_spear_and_axe(unit: str, earned: int) -> None:
    s = spot(unit, province_a="Coliseum")
    assert gains(battle(s)) == [earned], "the Coliseum bears an Axe itself"


@clause("UO-9.12")
def test_9_12_an_aura_is_for_later_units_and_never_for_its_own_card() -> None:
    s = spot("Soldier, Prince, Housecarl")
    assert gains(battle(s)) == [2, 2, 2 + 2]
    s = spot("Soldier, Berserker, Hoplite")
    assert gains(battle(s)) == [2, 9, 4 - 1 + 1]


@clause("UO-9.13")
def test_9_13_modifiers_of_the_same_kind_add_up() -> None:
    s = spot("Steel Sword, Steel Sword, Battleline Standard, Fighter", province_a="Town, Castle, Castle")
    assert gains(battle(s))[3] == 2 + 3 + 3 + 2 + 1 + 1
    s = spot("Featherbow, Gladiator", "Featherbow", "Featherbow, Gladiator")
    assert gains(battle(s), 0) == [3, 6 - 1 - 1]
    s = spot("Featherbow, Featherbow", "Fighter, Gladiator")
    assert gains(battle(s), 1) == [2 - 1, 6 - 1 - 1]


@clause("UO-9.14")
def test_9_14_until_the_next_own_column_is_turned_up() -> None:
    s = spot("Shaman, Coin Purse", "Gladiator, Gladiator", units="Knight")
    game = battle(s).expect_name(0, "gold")
    assert gains(game, 1)[0] == 6 - 3
    assert s.auras == [], "over before the Coin Purse does anything"
    assert gains(game.say("0 decline"), 1) == [3, 6 + 1]


@clause("UO-9.14")
def test_9_14_it_starts_when_it_resolves() -> None:
    s = spot("Shaman", "Gladiator, Fighter", starter=1)
    assert gains(battle(s), 1) == [6, 0], "B deploys column 1 before the Shaman, and column 2 before its end"


@clause("UO-9.14")
def test_9_14_a_guard_until_the_next_column() -> None:
    s = spot("Werebear, Fighter", "Werefox, Werefox")
    battle(s)
    assert s.might == [5 + 2 - 2, 3 + 3 + 2 + 2], "only the second Werefox finds somebody; it has a bonus of 2"


@clause("UO-9.15")
@pytest.mark.parametrize(("round", "columns"), [(4, 5), (5, 6)])
def test_9_15_in_the_last_column_it_lasts_until_the_end_of_the_battle(round: int, columns: int) -> None:
    empty = "-, " * (columns - 1)
    s = spot(f"{empty}Shaman", f"{empty}Gladiator", f"{empty}Gladiator", round=round)
    game = battle(s)
    assert (gains(game, 1), gains(game, 2)) == ([3], [3])
    s = spot(f"{empty}Werebear", f"{empty}Werefox", round=round)
    battle(s)
    assert s.might == [5, 3]


@clause("UO-9.16")
def test_9_16_with_an_empty_next_column_it_ends_at_that_players_turn() -> None:
    s = spot("Shaman, -, Soldier", "Gladiator, Fighter, Soldier", "Gladiator, Fighter", starter=1)
    game = battle(s)
    assert gains(game, 1) == [6, 0, 2], "the second column comes before A's turn, the third after it"
    assert gains(game, 2) == [6, 0]
    s = spot("Shaman", "Gladiator, Fighter")
    assert gains(battle(s), 1) == [3, 2]


@clause("UO-9.17")
def test_9_17_for_the_rest_of_the_battle_phase_ends_with_it() -> None:
    s = spot("Steel Sword, Lord, Feathershield, Featherbow", "Fighter, -, -, -, Gladiator")
    game = battle(s)
    assert gains(game, 1) == [2, 6 - 1], "it lasts to the last column"
    end_phase(s)
    begin_round(s)
    s.field[0] = number(s, "Fighter")
    s.field[COLUMNS] = number(s, "Gladiator")
    game = battle(s)
    assert (gains(game), gains(game, 1)) == ([2], [6])


@clause("UO-9.18")
def test_9_18_an_effect_on_the_next_column_is_for_the_card_finally_deployed_there() -> None:
    s = spot("Witch, Fighter, Gladiator", "Coin Purse", units="Knight")
    game = battle(s).expect_name(1, "gold")
    swap(s, 0, 1, 2)
    game.say("1 decline")
    assert names(s, s.field[:3]) == "Witch, Gladiator, Fighter"
    assert gains(game) == [3, 6 + 3, 2]


@clause("UO-9.19")
@pytest.mark.parametrize("card", ["Witch", "Dew of Strength", "Wereowl"])
@pytest.mark.parametrize("between", ["Elixir", "Curse", "-"])
def test_9_19_an_effect_on_a_card_that_does_not_match_is_lost(card: str, between: str) -> None:
    s = spot(f"{card}, {between}, Gladiator", might=(5, 0))
    assert gains(battle(s))[-1] == 6


@clause("UO-9.19")
def test_9_19_a_radiant_knight_helps_only_cavalry() -> None:
    s = spot("Radiant Knight, Gladiator, Dark Knight")
    assert gains(battle(s)) == [4, 6, 7 + 1 + 1]
    s = spot("Radiant Knight, Dark Knight")
    assert gains(battle(s)) == [4, 7 + 3 + 1]


@clause("UO-9.20")
def test_9_20_a_guarded_player_cannot_be_touched() -> None:
    s = spot("Hoplite, Gladiator, Gladiator, Gladiator, Gladiator", "Werefox, Dark Marquess, Druid, Wizard, Featherbow")
    game = battle(s)
    assert game.is_over, "nobody to choose"
    assert gains(game) == [4, 6, 7, 8, 9]
    assert (s.decks[0].size(), s.curses_left, s.burning, s.burning_left) == (0, 10, [0] * 12, 10)
    assert gains(game, 1)[0] == 3, "the Werefox takes nothing"


@clause("UO-9.20")
def test_9_20_players_without_guard_are_touched_all_the_same() -> None:
    s = spot("Feathershield, Gladiator", "Dark Marquess, Wizard", "Fighter, Gladiator", "Fighter", starter=0)
    game = battle(s)
    assert [deck.size() for deck in s.decks] == [0, 0, 1, 1]
    game.expect("1 burn: burn 2 1 | burn 3 1").say("1 burn 3 1")
    assert s.burning[3 * COLUMNS] == 1


@clause("UO-9.21")
def test_9_21_guard_does_not_undo_what_happened_before() -> None:
    s = spot("Fighter, Hoplite", "Druid", might=(4, 0), province_b="Watchtower")
    game = battle(s)
    assert (s.decks[0].size(), s.curses_left) == (1, 9)
    assert gains(game) == [2, 4]
    s = spot("Werefox", "Hoplite", "Hoplite", might=(0, 9, 0))
    battle(s, "0 1")
    assert s.might == [2 + 3, 9 - 2 + 4, 4]


@clause("UO-9.21")
def test_9_21_guard_does_not_stop_the_own_cards() -> None:
    s = spot("Hoplite, Berserker, Dark Knight")
    assert gains(battle(s)) == [4, 9, 7 - 1 + 1]
    assert (s.decks[0].size(), s.curses_left) == (1, 9)


@clause("UO-9.22")
def test_9_22_lowering_is_decided_when_the_total_power_is_counted() -> None:
    s = spot("Featherbow", "Fighter, Hoplite, Gladiator")
    assert gains(battle(s), 1) == [2 - 1, 4, 6], "the Hoplite is on guard before its Power is counted"
    s = spot("Beckoning Bell, Fighter", "Werebear, Gladiator")
    assert gains(battle(s), 1) == [5, 6 - 2], "and the guard of the Werebear is over"
