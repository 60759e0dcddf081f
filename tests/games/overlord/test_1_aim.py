"""Section 1: aim and terms."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause
from monoceros.engine.game import SetupError
from monoceros.games.overlord.effects.round import end_game
from monoceros.games.overlord.rules.game import ranked
from monoceros.games.overlord.rules.round import draw_phase, end_phase, results
from monoceros.games.overlord.tables import COLUMNS

from .shown import FACE_DOWN, shown
from .spots import (
    GAME,
    battle,
    facts,
    gains,
    hand,
    names,
    number,
    placing,
    setting_up,
    spot,
    whole_game,
    whole_round,
)


@clause("UO-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_1_two_to_four_players_each_with_a_deck_hand_discard_pile_battlefield_and_province(seats: int) -> None:
    players = shown(setting_up(seats).state, None)["players"]
    assert len(players) == seats
    for player in players:
        assert (player["deck"], player["hand_size"], player["discards"]) == (10, 0, [])
        assert (len(player["field"]), len(player["province"])) == (6, 6)


@clause("UO-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_1_1_not_for_one_player_nor_for_five(seats: int) -> None:
    with pytest.raises(SetupError, match="2 to 4 players"):
        GAME.seat_count(seats)


@clause("UO-1.1")
def test_1_1_everybody_draws_from_the_own_deck_and_discards_to_the_own_pile() -> None:
    s = spot(deck_a="Fighter", deck_b="Soldier", deck_c="Witch", seats=3)
    draw_phase(s)
    assert [names(s, cards) for cards in s.hands] == ["Fighter", "Soldier", "Witch"]
    placing(s)
    end_phase(s)
    assert [names(s, cards) for cards in s.discards] == ["Fighter", "Soldier", "Witch"]


@clause("UO-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_2_a_game_lasts_exactly_five_rounds(seats: int) -> None:
    game = whole_game(seats, seed=seats)
    assert [number for number, _ in facts(game, "round")] == [1, 2, 3, 4, 5]
    assert game.state.events[-1].name == "game_over"


@clause("UO-1.3")
def test_1_3_the_player_with_the_most_might_wins_the_round() -> None:
    s = spot(seats=3, might=(20, 31, 12))
    results(s)
    assert (s.won, s.renown) == ([1], [0, 1, 0])


@clause("UO-1.3")
def test_1_3_each_round_has_exactly_one_winner() -> None:
    game = whole_game(3, 7)
    s: Any = game.state
    assert [round for round, *_ in facts(game, "round_won")] == [1, 2, 3, 4, 5]
    assert [winner for _, winner, *_ in facts(game, "round_won")] == s.won


@clause("UO-1.4")
def test_1_4_the_most_renown_after_round_5_wins_the_game() -> None:
    s = spot(seats=3, round=5, renown=(3, 2, 1), might=(39, 40, 10))
    results(s)
    end_game(s, ranked(s))
    assert s.renown == [3, 4, 1]
    assert GAME.score(s) == [0, 1, 0]


@clause("UO-1.5")
def test_1_5_might_is_counted_anew_from_0_each_round() -> None:
    s = spot(round=4, might=(9, 4), province_a="Fortress", province_b="Fortress", deck_a="Hunter, Fighter")
    whole_round(s, "0 fighter")
    assert s.round == 5
    assert s.might == [5 + 3 + 1, 0], "5 and 3 for the Units and the Fortress, 1 for the Critical card"


@clause("UO-1.6")
def test_1_6_a_loss_larger_than_the_might_there_is_sets_it_to_0() -> None:
    s = spot("Curse, Curse, Curse", might=(3, 0))
    assert gains(battle(s)) == [-2, -1, 0]
    assert s.might == [0, 0]


@clause("UO-1.7")
def test_1_7_might_has_no_upper_limit() -> None:
    s = spot("Gladiator", might=(1500, 0))
    battle(s)
    assert s.might == [1506, 0]


@clause("UO-1.8")
def test_1_8_renown_is_the_sum_of_the_cards_held_and_everybody_sees_it() -> None:
    s = spot(seats=3)
    for round, might in ((1, (9, 1, 1)), (2, (1, 9, 1)), (3, (9, 1, 1)), (5, (40, 10, 1))):
        s.round, s.might = round, list(might)
        results(s)
    assert s.renown == [1 + 2 + 2 + 3, 1, 0]
    for seat in (0, 1, 2, None):
        assert [player["renown"] for player in shown(s, seat)["players"]] == [8, 1, 0]


@clause("UO-1.9")
@pytest.mark.parametrize(("round", "columns"), [(1, 5), (4, 5), (5, 6)])
def test_1_9_a_battlefield_has_columns_1_to_5_and_in_round_5_a_sixth(round: int, columns: int) -> None:
    seven = ["Fighter", "Soldier", "Housecarl", "Witch", "Hunter", "Lord", "Viking"]
    s = spot(round=round, hand_a=", ".join(seven))
    placing(s, *[f"0 {name}" for name in seven[:columns]])
    assert names(s, s.field[:columns]) == ", ".join(seven[:columns])
    game = battle(s)
    assert [column for seat, column, _ in facts(game, "deployed") if seat == 0] == list(range(columns))


@clause("UO-1.9")
def test_1_9_cards_lie_face_down_until_they_are_deployed() -> None:
    s = spot("Coin Purse, Fighter", units="Knight")
    other = shown(s, 1)["players"][0]
    assert other["field"][:3] == [FACE_DOWN, FACE_DOWN, -1]
    game = battle(s)
    assert shown(s, 1)["players"][0]["field"][:2] == [number(s, "Coin Purse"), FACE_DOWN]
    game.say("0 decline")
    assert shown(s, 1)["players"][0]["field"][:2] == [number(s, "Coin Purse"), number(s, "Fighter")]


@clause("UO-1.10")
@pytest.mark.parametrize("column", range(6))
def test_1_10_a_column_of_the_province_lies_above_the_same_column_of_the_battlefield(column: int) -> None:
    territories = ["Town"] * 6
    territories[column] = "Fortress"
    for at in range(6):
        row = ["-"] * 6
        row[at] = "Fighter"
        s = spot(", ".join(row), round=5, province_a=", ".join(territories))
        assert gains(battle(s)) == [5 if at == column else 2]


@clause("UO-1.10")
def test_1_10_territories_lie_face_up() -> None:
    s = spot(province_a="Town, Harbor, Mine, Forest, Desert, Castle")
    for seat in (0, 1, None):
        assert names(s, shown(s, seat)["players"][0]["province"]) == "Town, Harbor, Mine, Forest, Desert, Castle"


@clause("UO-1.11")
def test_1_11_a_card_is_deployed_from_being_turned_up_until_the_end_phase() -> None:
    s = spot("Fighter, Coin Purse, Soldier", units="Knight")
    assert shown(s, 1)["players"][0]["up"] == [False] * 6
    game = battle(s)
    assert shown(s, 1)["players"][0]["up"] == [True, True, False, False, False, False]
    game.say("0 decline")
    results(s)
    assert shown(s, 1)["players"][0]["up"][:3] == [True, True, True]
    end_phase(s)
    assert shown(s, 1)["players"][0]["up"] == [False] * 6
    assert s.field[:COLUMNS] == [-1] * 6


@clause("UO-1.12")
def test_1_12_there_are_ten_combatant_types() -> None:
    game = battle(spot("Military Treatise"))
    game.expect("0 icon: sword | spear | axe | bow | staff | shield | cavalry | elf | bestral | angel")
    bearers = [card["bears"] for card in shown(game.state, None)["lexicon"]["cards"]]
    assert {type.lower() for bears in bearers for type in bears} == set(game.options(0))


@clause("UO-1.13")
def test_1_13_the_text_of_a_card_overrides_a_general_rule() -> None:
    s = spot("Military Treatise, Fighter")
    assert gains(battle(s, "0 sword")) == [3, 2 + 2], "an Item that bears icons"


@clause("UO-1.14")
def test_1_14_an_effect_is_carried_out_as_far_as_possible() -> None:
    s = spot("Elixir, Cursed Blade of the Abyss, Magick Bomb", deck_a="Witch", curses_left=0, burning_left=0)
    game = battle(s)
    assert hand(game) == "Witch", "one card instead of two"
    assert gains(game) == [3, 10, 4], "no Curse, no Burning, but the Might"


@clause("UO-1.15")
def test_1_15_might_is_never_recalculated() -> None:
    s = spot("Fighter, Soldier", "Wizard", province_a="Fortress")
    game = battle(s)
    assert s.burning[0] == 1
    assert gains(game) == [2 + 3, 2]
    assert s.might[0] == 7
