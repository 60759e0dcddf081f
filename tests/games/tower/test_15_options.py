"""Section 15, and the other options of the game."""

from __future__ import annotations

from typing import Any

import pytest

from kit import Played, clause, new_state
from monoceros.engine.game import SetupError

from .plays import discards, quick_match, win_game
from .shown import shown
from .spots import GAME, hand, whole_match

ARMIES = "fae | crownlands | grave host | deep hold"


def draw_five(t: Played, seat: int, *words: str) -> Played:
    return t.say(*[f"{seat} {word}" for word in words or ("ability",) * 5])


def hand_size(t: Played, seat: int) -> int:
    return len(hand(t.state, seat).split(", "))


# -- burn ---


@clause("AT-15.1")
def test_15_1_after_drawing_5_a_player_may_burn_the_hand_and_draw_5_new_cards() -> None:
    t = draw_five(whole_match(burn=True), 0, "ability", "base", "base", "ability", "ability")
    t.expect("0 burn: burn | keep", "1 draw: ability | base")
    burned = hand(t.state, 0)
    t.say("0 burn").expect("0 draw: ability | base", "1 draw: ability | base")
    assert hand(t.state, 0) == ""
    assert discards(t.state, 0) == burned
    assert (len(t.state.discards[0]), len(t.state.discards[1])) == (3, 2)  # each to its own kind's pile
    draw_five(t, 0).expect("0 burn: burn | keep", "1 draw: ability | base")
    assert hand_size(t, 0) == 5
    t.say("0 keep").expect("1 draw: ability | base")
    assert discards(t.state, 0) == burned
    t.check()


@clause("AT-15.1")
def test_15_1_at_most_3_times() -> None:
    t = whole_match(burn=True)
    for _ in range(3):
        draw_five(t, 1).say("1 burn")
    draw_five(t, 1)
    t.expect("0 draw: ability | base")  # the fourth hand is kept without a question
    assert hand_size(t, 1) == 5
    assert len(t.state.discards[2]) == 15


@clause("AT-15.1")
def test_15_1_each_player_burns_for_oneself() -> None:
    t = whole_match(burn=True)
    draw_five(t, 0).say("0 burn")
    draw_five(t, 1).say("1 keep").expect("0 draw: ability | base")
    draw_five(t, 0).expect("0 burn: burn | keep")


@clause("AT-15.1")
def test_15_1_off_by_default() -> None:
    draw_five(whole_match(), 0).expect("1 draw: ability | base")


# -- slim_abilities ---


@clause("AT-15.2")
def test_15_2_slim_abilities_takes_out_two_elves_one_druids_one_trolls_and_one_treant() -> None:
    s: Any = whole_match(slim_abilities=True).state
    for seat in (0, 1):
        deck = s.piles[seat * 2].cards()
        assert [deck.count(slot) for slot in range(7)] == [5, 5, 4, 3, 3, 3, 2]
        assert (len(deck), s.piles[seat * 2 + 1].size()) == (25, 25)
    GAME.check(s)


@clause("AT-15.2", "AT-2.2")
def test_15_2_off_by_default() -> None:
    assert whole_match().state.piles[0].size() == 30


@clause("AT-15.2", "AT-16.1")
def test_15_2_the_armies_of_the_pack_are_slimmed_alike() -> None:
    for word in ("crownlands", "grave host", "deep hold"):
        s: Any = whole_match(packs=("armies",), slim_abilities=True, army_a=word, army_b=word).state
        assert [s.piles[0].cards().count(slot) for slot in range(7)] == [5, 5, 4, 3, 3, 3, 2]


# -- match ---


@clause("AT-1.4")
def test_15_match_single_is_won_with_one_game() -> None:
    t = quick_match(0, match="single")
    win_game(t, 1)
    t.expect()
    assert (t.state.winner, t.state.wins, GAME.score(t.state)) == (1, [0, 1], [0.0, 1.0])


@clause("AT-1.4")
def test_15_match_best_of_three_is_the_default_and_needs_two_games() -> None:
    t = quick_match(0)
    win_game(t, 1)
    t.expect("0 draw: ability | base", "1 draw: ability | base")
    win_game(t, 1)
    t.expect()
    assert (t.state.winner, t.state.wins, GAME.score(t.state)) == (1, [0, 2], [0.0, 1.0])


# -- turn_limit ---


def sit_out(t: Played) -> None:
    """Nobody builds or renews until the game is over."""
    t.say(*["0 base"] * 5, *["1 base"] * 5)
    game, first = t.state.game, t.state.starter
    t.say(f"{first} done", f"{1 - first} done")
    while not t.is_over and t.state.game == game:
        t.say(f"{t.state.active} decline")


@clause("AT-1.5")
def test_15_turn_limit_the_game_is_a_draw_after_n_turns_and_a_single_game_is_the_whole_match() -> None:
    t = whole_match(match="single", turn_limit=3)
    sit_out(t)
    assert [event.facts[0] for event in t.happened("turn")] == [1, 2, 3]
    assert [event.facts for event in t.happened("game_over")] == [(-1, 0, 0)]
    assert GAME.score(t.state) == [0.5, 0.5]


@clause("AT-1.5", "AT-13.4")
def test_15_turn_limit_a_drawn_game_of_a_match_is_not_counted_and_five_are_played() -> None:
    t = whole_match(turn_limit=1)
    for _ in range(5):
        sit_out(t)
    t.expect()
    assert len(t.happened("game")) == 5
    assert (t.state.wins, t.state.winner) == ([0, 0], -1)


@clause("AT-1.5")
def test_15_turn_limit_is_none_for_people_and_200_for_bots() -> None:
    assert GAME.option_values({})["turn_limit"] == 0
    assert GAME.option_values({}, bots_only=True)["turn_limit"] == 200
    t = whole_match(match="single")
    t.say(*["0 base"] * 5, *["1 base"] * 5, f"{t.state.starter} done", f"{1 - t.state.starter} done")
    for _ in range(250):
        t.say(f"{t.state.active} decline")
    t.expect_name(t.state.active, "renew")


# -- army_choice, army_a, army_b ---


@clause("AT-16.1")
def test_15_army_choice_is_secret_by_default_and_both_choose_at_once() -> None:
    t = whole_match(packs=("armies",))
    t.expect(f"0 army: {ARMIES}", f"1 army: {ARMIES}").say("1 Deep Hold").expect(f"0 army: {ARMIES}")


@clause("AT-16.1")
def test_15_army_choice_open_asks_one_after_the_other() -> None:
    t = whole_match(packs=("armies",), army_choice="open")
    first, second = 1 - t.state.starter, t.state.starter
    t.expect(f"{first} army: {ARMIES}").say(f"{first} Grave Host")
    t.expect(f"{second} army: {ARMIES}")
    assert shown(t.state, second)[first]["army"] == 2


@clause("AT-16.1")
def test_15_army_a_and_army_b_are_set_by_the_table_and_not_asked_for() -> None:
    t = whole_match(packs=("armies",), army_a="deep hold")
    t.expect(f"1 army: {ARMIES}").say("1 Fae")
    assert t.state.army == [3, 0]
    t = whole_match(packs=("armies",), army_a="crownlands", army_b="grave host", army_choice="open")
    t.expect("0 draw: ability | base", "1 draw: ability | base")
    assert t.state.army == [1, 2]


@clause("AT-16.1")
def test_15_without_the_pack_both_lead_the_fae_and_nobody_is_asked() -> None:
    for choice in ("secret", "open"):
        t = whole_match(army_choice=choice).expect("0 draw: ability | base", "1 draw: ability | base")
        assert t.state.army == [0, 0]


@clause("AT-16.1")
def test_15_an_army_of_the_pack_needs_the_pack() -> None:
    with pytest.raises(SetupError, match="no army 'deep hold' without the pack `armies`"):
        new_state("tower", army_b="deep hold")


# -- what is refused ---


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"speed": 3}, "has no option 'speed'"),
        ({"match": "best of five"}, "match is one of best of three, single"),
        ({"turn_limit": -1}, "turn_limit is a number from 0"),
        ({"turn_limit": "soon"}, "turn_limit is a number from 0"),
        ({"burn": "perhaps"}, "burn is yes or no"),
        ({"slim_abilities": 25}, "slim_abilities is yes or no"),
        ({"army_choice": "blind"}, "army_choice is one of secret, open"),
        ({"army_a": "orcs"}, "army_a is one of choose, fae, crownlands, grave host, deep hold"),
    ],
)
def test_15_a_wrong_option_is_refused_and_the_right_ones_are_named(given: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        GAME.option_values(given)


def test_15_every_option_names_a_clause_of_the_rules() -> None:
    assert [option.name for option in GAME.options if option.clause not in GAME.rules] == []
