"""Section 14: the final round and the end of the game."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.games.overlord.effects.round import end_game
from monoceros.games.overlord.rules.game import ranked
from monoceros.games.overlord.state import State

from .shown import shown
from .spots import GAME, battle, facts, names, settle, spot, whole_game, whole_round

SEVEN = ["Fighter", "Soldier", "Housecarl", "Gladiator", "Viking", "Lord", "Prince"]


@clause("UO-14.1")
def test_14_1_round_5_is_played_with_six_cards_and_six_columns() -> None:
    s = spot(round=4, province_a="Fortress", province_b="Fortress", deck_a=", ".join(SEVEN))
    game = whole_round(s)
    assert len(s.hands[0]) == 6
    game.say(*[f"0 {name}" for name in SEVEN[:5]])
    assert names(s, s.field[:6]) == ", ".join(SEVEN[:6])
    assert [column for _, column, _ in facts(game, "deployed")] == [0, 1, 2, 3, 4, 5]


@clause("UO-14.1")
def test_14_1_round_4_is_not() -> None:
    s = spot(round=3, province_a="Fortress", province_b="Fortress", deck_a=", ".join(SEVEN))
    game = whole_round(s)
    assert len(s.hands[0]) == 5
    game.say(*[f"0 {name}" for name in SEVEN[:4]])
    assert [column for _, column, _ in facts(game, "deployed")] == [0, 1, 2, 3, 4]


@clause("UO-14.2")
@pytest.mark.parametrize(("might", "cards"), [(48, 0), (57, 0), (58, 1), (67, 1), (71, 2), (78, 3)])
def test_14_2_a_bonus_card_for_every_full_10_of_lead_over_the_second(might: int, cards: int) -> None:
    s = spot(seats=3, round=5, might=(30, might, 48))
    settle(s)
    assert (s.won, s.bonus_left, s.renown[1 if might > 48 else 2]) == ([1 if might > 48 else 2], 5 - cards, 2 + cards)


@clause("UO-14.2")
def test_14_2_there_is_no_bonus_before_round_5() -> None:
    s = settle(spot(round=4, might=(90, 10)))
    assert (s.renown, s.bonus_left) == ([2, 0], 5)


@clause("UO-14.3")
def test_14_3_each_bonus_card_is_worth_1_renown() -> None:
    s = spot(round=5, might=(70, 40))
    settle(s)
    assert facts_of_round(s) == (5, 0, 2, 3)
    assert s.renown == [2 + 3, 0]


def facts_of_round(s: State) -> object:
    return next(event.facts for event in s.events if event.name == "round_won")


@clause("UO-14.4")
@pytest.mark.parametrize("might", [50, 60, 150])
def test_14_4_at_most_five_are_taken(might: int) -> None:
    s = settle(spot(round=5, might=(might, 0)))
    assert (s.renown, s.bonus_left) == ([7, 0], 0)


@clause("UO-14.5")
def test_14_5_with_the_same_might_there_is_no_bonus() -> None:
    s = settle(spot(seats=3, round=5, might=(60, 60, 10)))
    assert (s.renown, s.bonus_left) == ([0, 2, 0], 5)


@clause("UO-14.6")
@pytest.mark.parametrize(
    ("renown", "might", "starter", "winner"),
    [
        ((3, 4, 2), (50, 10, 40), 0, 1),  # the most Renown
        ((4, 4, 2), (50, 10, 60), 0, 0),  # of equals, more Might in Round 5
        ((4, 4, 2), (30, 30, 60), 0, 1),  # then the highest player number
        ((4, 4, 2), (30, 30, 60), 1, 0),
        ((4, 2, 4), (30, 60, 30), 2, 0),
    ],
)
def test_14_6_renown_then_might_then_the_later_player(
    renown: tuple[int, ...], might: tuple[int, ...], starter: int, winner: int
) -> None:
    s = spot(seats=3, round=5, starter=starter, renown=renown, might=might)
    end_game(s, ranked(s))
    assert GAME.score(s) == [float(seat == winner) for seat in range(3)]


@clause("UO-14.7")
def test_14_7_the_full_ranking_uses_the_same_criteria() -> None:
    s = spot(seats=4, round=5, starter=1, renown=(3, 3, 5, 3), might=(20, 20, 5, 30))
    end_game(s, ranked(s))
    assert s.ranking == [2, 3, 0, 1]
    assert shown(s, None)["ranking"] == [2, 3, 0, 1]


@clause("UO-14.7")
def test_14_7_every_game_ends_with_a_ranking_of_all() -> None:
    s = whole_game(4, 9).state
    assert sorted(s.ranking) == [0, 1, 2, 3]
    best = shown(s, None)["players"]
    assert best[s.ranking[0]]["renown"] == max(player["renown"] for player in best)


@clause("UO-14.2")
def test_14_2_critical_cards_count_for_the_lead() -> None:
    s = spot("Gladiator", round=5, crits_a="C30")
    battle(s)
    settle(s)
    assert s.might == [6 + 4, 0]
    assert s.renown == [3, 0]
