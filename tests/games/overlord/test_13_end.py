"""Section 13: the End Phase."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from kit import clause
from monoceros.engine.chance import NoDealer, Seeded
from monoceros.games.overlord.rules.round import end_phase
from monoceros.games.overlord.tables import EMPTY

from .shown import shown
from .spots import battle, discards, everybody, facts, hand, names, settle, spot, whole_game, whole_round


def ended(s: Any, chance: Any = None) -> Any:
    s.chance = chance or NoDealer()
    end_phase(s)
    return s


@clause("UO-13.1")
def test_13_1_critical_cards_go_onto_the_condition_stack() -> None:
    s = spot(crits_a="C21 C22", condition="C10", critical_pile="C30")
    settle(s)
    ended(s)
    assert s.stack_of_conditions == [9, 20, 21, 29]
    assert s.shown_crits == s.crits == [[], []]


@clause("UO-13.2")
def test_13_2_then_the_top_card_of_the_pile_shows_the_next_conditions() -> None:
    s = spot(crits_a="C21", condition="C10", critical_pile="C30 C29")
    settle(s)
    ended(s)
    assert s.crit_pile.size() == 1
    for seat in everybody(s):
        assert shown(s, seat)["conditions"] == [9, 20, 29]


@clause("UO-13.3")
def test_13_3_with_an_empty_pile_what_lies_under_the_top_card_is_shuffled_and_gives_the_next_condition() -> None:
    tops = set()
    for seed in range(30):
        s = spot(crits_a="C21 C22", condition="C10", stack_below="C11", critical_pile="")
        settle(s)
        ended(s, Seeded(seed))
        assert (s.stack_of_conditions[0], len(s.stack_of_conditions), s.crit_pile.size()) == (21, 2, 2)
        assert sorted(s.stack_of_conditions + s.crit_pile.cards()) == [9, 10, 20, 21]
        tops.add(s.stack_of_conditions[1])
    assert tops == {9, 10, 20}, "the spent condition card and the players' cards are shuffled too, but for the top one"


@clause("UO-13.3")
def test_13_3_that_it_was_shuffled_is_told_as_at_any_other_draw() -> None:
    s = spot(crits_a="C21 C22", condition="C10", stack_below="C11", critical_pile="")
    settle(s)
    s.telling = True
    ended(s, Seeded(1))
    assert [event.facts for event in s.events if event.name == "criticals_renewed"] == [(3,)]


@clause("UO-13.4")
def test_13_4_they_go_in_player_order_each_players_in_the_order_they_were_drawn() -> None:
    s = spot(
        seats=3, starter=1, crits_a="C21 C14", crits_b="C30 C22", crits_c="C23", condition="C10", critical_pile="C01"
    )
    settle(s)
    ended(s)
    assert s.stack_of_conditions == [9, 29, 21, 22, 20, 13, 0]


@clause("UO-13.5")
def test_13_5_battlefields_go_to_the_discard_piles_column_1_first() -> None:
    s = spot("Witch, -, Gladiator, Curse, Steel Sword", "Hunter", discards_a="Lord")
    game = battle(s)
    settle(s)
    ended(s)
    assert (discards(game), discards(game, 1)) == ("Lord, Witch, Gladiator, Curse, Steel Sword", "Hunter")
    assert s.field == [EMPTY] * len(s.field)


@clause("UO-13.6")
def test_13_6_all_might_is_0() -> None:
    assert ended(settle(spot(might=(30, 12)))).might == [0, 0]


@clause("UO-13.7")
def test_13_7_the_hand_is_kept() -> None:
    s = spot("Elven Archer", deck_a="Witch", hand_b="Lord, Viking")
    game = battle(s)
    settle(s)
    ended(s)
    assert (hand(game), hand(game, 1)) == ("Witch", "Lord, Viking")


@clause("UO-13.8")
def test_13_8_the_marker_passes_to_the_left_and_the_next_round_begins() -> None:
    s = spot(seats=3, round=0, starter=2, province_a="Fortress", province_b="Fortress", province_c="Fortress")
    whole_round(s)
    assert (s.round, s.starter) == (1, 0)
    whole_round(s)
    assert (s.round, s.starter) == (2, 1)
    game = whole_game(3, 5)
    starters = [starter for _, starter in facts(game, "round")]
    assert [(b - a) % 3 for a, b in pairwise(starters)] == [1, 1, 1, 1]


@clause("UO-13.9")
def test_13_9_round_5_has_no_end_phase() -> None:
    s = spot(round=4, province_a="Fortress", province_b="Fortress", deck_a="Gladiator")
    game = whole_round(s)
    assert s.round == 5
    assert names(s, s.field[:1]) == "Gladiator"
    assert (s.might[0] >= 9, facts(game, "cleared")) == (True, [])
    assert [phase for (phase,) in facts(game, "phase")] == [1, 2, 3, 4, 5]


@clause("UO-13.9")
def test_13_9_the_game_ends_after_the_results_of_round_5() -> None:
    game = whole_game(2, 3)
    assert len(facts(game, "cleared")) == 4
    assert [event.name for event in game.state.events[-2:]] == ["round_won", "game_over"]
