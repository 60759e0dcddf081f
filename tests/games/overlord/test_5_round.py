"""Section 5: the round."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.games.overlord.effects.round import begin_round
from monoceros.games.overlord.rules.round import end_phase
from monoceros.games.overlord.state import PHASE_NAMES

from .shown import shown
from .spots import (
    battle,
    discards,
    facts,
    gains,
    hand,
    icons,
    names,
    number,
    province,
    row,
    spot,
    whole_game,
    whole_round,
)


@clause("UO-5.1")
def test_5_1_draw_territory_battle_results_and_end_phase() -> None:
    s = spot(round=0, province_a="Fortress", province_b="Fortress", deck_a="Fighter")
    game = whole_round(s)
    assert game.is_over
    phases = [PHASE_NAMES[phase] for (phase,) in facts(game, "phase")]
    assert phases == ["draw", "territory", "placing", "battle", "results", "end"], "a battle begins with placing"
    order = [event.name for event in s.events if event.name in ("drew", "placed", "deployed", "round_won", "cleared")]
    assert order == ["drew", "placed", "deployed", "round_won", "cleared"]


@clause("UO-5.2")
@pytest.mark.parametrize(("round", "columns"), [(1, 5), (2, 5), (3, 5), (4, 5), (5, 6)])
def test_5_2_five_columns_in_rounds_1_to_4_and_six_in_round_5(round: int, columns: int) -> None:
    s = spot("-, -, -, -, Fighter, Soldier", round=round)
    assert shown(s, None)["columns"] == columns
    assert [column + 1 for _, column, _ in facts(battle(s), "deployed")] == list(range(5, columns + 1))


@clause("UO-5.3")
def test_5_3_what_counts_for_one_round_is_off_at_the_start_of_the_next() -> None:
    s = spot(
        "Hoplite, Steel Sword, Military Treatise, Coin Purse, Sellsword",
        territorys="Mine, Desert",
        territory_pile="Harbor",
    )
    game = battle(s, "0 sword", "0 buy territory 1")
    assert gains(game) == [4, 0, 3, 0, 3 + 2 + 3 + 2], "Gold, the Steel Sword and the Treatise"
    assert (s.might[0], s.gold_used[0], s.bought[0]) == (17, 1, 1)
    end_phase(s)
    begin_round(s)
    assert (s.might, s.gold_used, s.bought) == ([0, 0], [0, 0], [0, 0])
    assert (s.auras, s.waiting, s.guard, s.doubled) == ([], [], [0, 0], [0, 0])
    assert s.chosen == [0] * 12
    s.field[:3] = [number(s, name) for name in ("Sellsword", "Military Treatise", "Coin Purse")]
    s.field[7] = number(s, "Werefox")
    game = battle(s, "0 axe")
    assert gains(game)[0] == 3
    assert s.might[1] == 3 + 2, "nobody is guarded any more"
    assert "buy territory 3" in game.options(0), "and A may buy a Territory again"


@clause("UO-5.4")
def test_5_4_decks_hands_provinces_renown_and_shared_piles_stay() -> None:
    s = spot(
        "Fighter",
        hand_a="Thief",
        deck_a="Witch, Hunter",
        discards_a="Soldier",
        province_a="Town, Harbor",
        harbor_a=("", "Bow"),
        burning_b=(2,),
        burning_left=8,
        curses_left=7,
        renown=(1, 2),
        units="Knight, Lord, Prince",
        unit_pile="Viking",
        item_cemetery="Elixir",
    )
    game = battle(s)
    end_phase(s)
    begin_round(s)
    assert (hand(game), names(s, s.decks[0].top[::-1]), discards(game)) == (
        "Thief",
        "Witch, Hunter",
        "Soldier, Fighter",
    )
    assert (province(game), icons(s.harbor[1])) == ("Town, Harbor", {"Bow": 1})
    assert (s.burning[6], s.burning_left, s.curses_left) == (2, 8, 7)
    assert s.renown == [1, 2]
    assert row(game, "unit") == "Knight, Lord, Prince"
    assert (names(s, s.piles[0].cards()), names(s, s.cemetery[1])) == ("Viking", "Elixir")


@clause("UO-5.4")
def test_5_4_no_card_is_lost_from_round_to_round() -> None:
    for seats in (2, 4):
        whole_game(seats, 8).check()
