"""Section 7: Territory Phase."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.engine.chance import Seeded
from monoceros.games.overlord.effects.round import begin_round
from monoceros.games.overlord.rules.round import end_phase
from monoceros.games.overlord.tables import COLUMNS

from .spots import battle, gains, hand, placing, province, row, spot, territories

QUIET = {"province_b": "Fortress"}  # an opponent with nothing to use


@clause("UO-7.1")
def test_7_1_a_turn_each_in_player_order_until_the_player_stops_or_has_nothing_left() -> None:
    s = spot(seats=4, starter=1, province_a="Watchtower", province_c="Fortress", province_d="Watchtower, Harbor")
    game = territories(s)
    game.expect("1 territory: 1 | end").say("1 end")
    game.expect("3 territory: 1 | 2 | end").say("3 1").expect("3 territory: 2 | end").say("3 end")
    game.expect("0 territory: 1 | end").say("0 1")
    assert game.is_over
    assert [len(crits) for crits in s.crits] == [1, 0, 0, 1]


@clause("UO-7.2")
def test_7_2_phase_effects_in_any_order() -> None:
    s = spot(province_a="Forest, Watchtower, Ruins", hand_a="Fighter, Soldier", deck_a="Lord, Prince", **QUIET)
    game = territories(s).expect("0 territory: 1 | 2 | 3 | end").say("0 3")
    game.expect("0 territory: 1 | 2 | end").say("0 2", "0 1", "0 fighter")
    assert len(s.crits[0]) == 3
    assert hand(game) == "Lord, Curse", "the Curse of the Ruins lay on top"


@clause("UO-7.3")
def test_7_3_each_phase_effect_at_most_once_a_phase() -> None:
    s = spot(province_a="Watchtower, Watchtower", **QUIET)
    game = territories(s).expect("0 territory: 1 | 2 | end").say("0 2").expect("0 territory: 1 | end").say("0 1")
    assert game.is_over
    assert len(s.crits[0]) == 2


@clause("UO-7.3")
def test_7_3_a_phase_effect_can_be_used_again_in_the_next_round() -> None:
    s = spot(province_a="Watchtower", **QUIET)
    territories(s, "0 1")
    end_phase(s)
    begin_round(s)
    territories(s).expect("0 territory: 1 | end")


@clause("UO-7.3")
def test_7_3_a_territory_that_changes_its_column_is_not_used_twice() -> None:
    s = spot(province_a="Watchtower, Castle, Ruins", **QUIET)
    game = territories(s, "0 1", "0 2", "0 3", "0 1")
    assert province(game) == "Ruins, Watchtower, Castle"
    game.expect("0 territory: 1 | end").say("0 1")
    assert game.is_over
    assert len(s.crits[0]) == 1 + 2


@clause("UO-7.4")
def test_7_4_using_a_phase_effect_is_optional() -> None:
    s = spot(province_a="Watchtower, Town", units="Knight", **QUIET)
    game = territories(s, "0 end")
    assert game.is_over
    assert (s.crits[0], row(game, "unit")) == ([], "Knight, -, -")


@clause("UO-7.5")
def test_7_5_continuous_effects_are_not_used_but_hold_at_all_times() -> None:
    s = spot("Werewolf, Hunter", province_a="Snowfield, Fortress, Coliseum", **QUIET)
    assert territories(s).is_over, "nobody is asked"
    assert gains(battle(s)) == [4 + 1 + 1, 3 + 3], "the Snowfield's Power and its Bestral; the Fortress"


@clause("UO-7.6")
def test_7_6_a_territory_with_both_effects_follows_both_rules() -> None:
    s = spot("Coin Purse, Fighter", province_a="Castle, Village, Town", deck_a="Witch, Lord", **QUIET)
    game = territories(s).expect("0 territory: 1 | 2 | 3 | end").say("0 2", "0 discard", "0 1", "0 keep")
    game.expect("0 territory: 3 | end").say("0 end")
    game = battle(s, "0 option")
    assert hand(game) == "Lord", "the Village's Gold action"
    assert gains(game) == [0, 2 + 1], "the Castle's Power"


@clause("UO-7.7")
def test_7_7_a_territory_bought_in_the_own_turn_can_be_used_in_it() -> None:
    s = spot(territorys="Watchtower", **QUIET)
    game = territories(s, "0 1", "0 buy territory 1")
    game.expect("0 territory: 2 | end").say("0 2")
    assert len(s.crits[0]) == 1


@clause("UO-7.8")
def test_7_8_a_territory_bought_in_the_battle_is_used_in_the_next_round_at_the_earliest() -> None:
    s = spot("Coin Purse", province_a="Fortress", territorys="Watchtower", **QUIET)
    game = battle(s, "0 buy territory 1")
    assert game.is_over
    assert s.crits[0] == []
    end_phase(s)
    begin_round(s)
    territories(s).expect("0 territory: 2 | end").say("0 2")
    assert len(s.crits[0]) == 1


@clause("UO-7.9")
def test_7_9_a_burning_territory_cannot_use_its_phase_effect() -> None:
    s = spot(province_a="Watchtower, Ruins", burning_a=(1,), burning_left=9, **QUIET)
    territories(s).expect("0 territory: 2 | end")


@clause("UO-7.9")
@pytest.mark.parametrize(("burning", "earned"), [(0, [2 + 3 + 1, 4 + 1 + 3, 0]), (1, [2, 4, 0])])
def test_7_9_continuous_effects_and_icons_of_burning_territories_are_off(burning: int, earned: list[int]) -> None:
    s = spot(
        "Fighter, Feathershield, Coin Purse",
        province_a="Fortress, Castle, Village, Fortress, Temple",
        burning_a=(burning,) * 5,
        burning_left=5,
        deck_a="Witch",
        units="Knight",
    )
    game = battle(s)
    assert ("option" in game.options(0)) == (burning == 0), "the Village's Gold action"
    assert gains(game.say("0 decline")) == earned, "Fortress and Castle; two Shields and an Angel"


@clause("UO-7.10")
def test_7_10_a_phase_effect_is_resolved_completely_before_the_next() -> None:
    s = spot(province_a="Town, Watchtower", units="Knight, Witch, Hunter", unit_pile="Lord, Prince, Viking", **QUIET)
    game = territories(s, "0 1")
    for _ in range(3):
        game.expect_name(0, "gold").say("0 buy unit 1")
    game.expect("0 territory: 2 | end")


@clause("UO-7.11")
def test_7_11_gold_actions_not_used_at_once_are_lost() -> None:
    s = spot(province_a="Town, Watchtower", units="Knight, Witch, Hunter", unit_pile="Lord, Prince, Viking", **QUIET)
    game = territories(s, "0 1", "0 buy unit 1", "0 decline").expect("0 territory: 2 | end").say("0 2")
    assert game.is_over
    assert hand(game) == "Knight"


@clause("UO-7.12")
def test_7_12_units_and_items_bought_go_to_the_hand_and_can_be_placed() -> None:
    s = spot(hand_a="Fighter", units="Knight", items="Elixir", **QUIET)
    game = territories(s, "0 1", "0 buy unit 1", "0 buy item 1")
    assert hand(game) == "Fighter, Knight, Elixir"
    game = placing(s).expect("0 place: fighter | knight | elixir").say("0 knight", "0 elixir")
    assert s.hands[0] == []
    assert gains(battle(s, chance=Seeded(1))) == [4 + 3, 3, 2]


@clause("UO-7.13")
def test_7_13_the_topmost_burning_of_each_column_goes_after_the_last_turn() -> None:
    s = spot(
        province_a="Fortress, Fortress, Town",
        burning_a=(1, 2, 0),
        province_b="Watchtower, Ruins",
        burning_b=(3,),
        burning_left=4,
    )
    game = territories(s, "0 end").expect("1 territory: 2 | end")
    assert (s.burning[:3], s.burning[COLUMNS]) == ([1, 2, 0], 3), "not before the last player's turn is over"
    game.say("1 end")
    assert (s.burning[:3], s.burning[COLUMNS], s.burning_left) == ([0, 1, 0], 2, 7)


@clause("UO-7.14")
def test_7_14_a_forest_needs_two_cards_in_hand() -> None:
    s = spot(province_a="Forest, Watchtower", hand_a="Fighter", deck_a="Lord, Prince", **QUIET)
    territories(s).expect("0 territory: 2 | end")
    s = spot(province_a="Forest, Watchtower", hand_a="Fighter, Soldier", deck_a="Lord, Prince", **QUIET)
    game = territories(s).expect("0 territory: 1 | 2 | end").say("0 1", "0 soldier", "0 end")
    assert hand(game) == "Lord, Prince"
