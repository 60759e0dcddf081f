"""Section 13: the match."""

from __future__ import annotations

import pytest

from kit import Played, clause

from .spots import GAME, board, cards, hand, match_of, set_up, win_game

LIMIT = {"turn_limit": 2}


def win_by(t: Played, seat: int) -> Played:
    """The game is won by this seat, in its first turn."""
    if t.state.active != seat:
        t.say(f"{t.state.active} decline")
    return win_game(t)


def draw_game(t: Played) -> Played:
    """Nobody does anything in the two turns of the game."""
    return t.say(f"{t.state.active} decline").say(f"{t.state.active} decline")


@clause("AT-13.1")
@pytest.mark.parametrize("winner", [0, 1])
def test_13_1_after_one_game_each_the_third_game_decides(winner: int) -> None:
    t = win_by(match_of(3), 0)
    win_by(set_up(t), 1)
    assert (t.state.wins, t.state.winner) == ([1, 1], -1)
    win_by(set_up(t), winner)
    t.expect()
    assert (t.state.wins[winner], t.state.winner, t.state.game) == (2, winner, 3)


@clause("AT-13.1")
@pytest.mark.parametrize("winner", [0, 1])
def test_13_1_two_games_won_end_the_match_without_a_third(winner: int) -> None:
    t = win_by(match_of(2), winner)
    win_by(set_up(t), winner).expect()
    assert (t.state.winner, t.state.game) == (winner, 2)


@clause("AT-13.2")
def test_13_2_each_game_starts_afresh_with_full_shuffled_decks() -> None:
    t = match_of(3).say("0 renew", "0 ability", "0 ability", "0 ability light", "0 base siege", "1 base", "1 base")
    t.say("1 base siege", "1 base siege", "0 build siege 2 2", "0 done", "1 build siege 2 1", "1 done")
    t.state.specials, t.state.played = [0, 1], [[], cards(t.state, 1, "Elves")]
    t.state.heavy_lost, t.state.fallen = [1, 1], 2
    win_by(t, 1)
    t.expect("0 draw: ability | base", "1 draw: ability | base")
    for seat in (0, 1):
        assert (board(t.state, seat), hand(t.state, seat)) == (" |  | ", "")
    assert [pile.size() for pile in t.state.piles] == [30, 25, 30, 25]
    assert (t.state.discards, t.state.played, t.state.specials) == ([[]] * 4, [[]] * 2, [0, 0])
    assert (t.state.attacks, t.state.turn, t.state.heavy_lost, t.state.fallen) == ([0] * 4, 0, [0, 0], 0)
    t.check()


@clause("AT-13.3")
@pytest.mark.parametrize("starter", [0, 1])
@pytest.mark.parametrize("winner", [0, 1])
def test_13_3_the_loser_of_a_game_starts_the_next_one(starter: int, winner: int) -> None:
    t = win_by(match_of(2, starter=starter), winner)
    t.say(*["0 base"] * 5, *["1 base"] * 5).expect_name(1 - winner, "build")
    t.say(f"{1 - winner} done", f"{winner} done").expect(f"{1 - winner} renew: renew | decline")


@clause("AT-13.4")
def test_13_4_a_drawn_game_is_not_counted() -> None:
    t = win_by(match_of(5, **LIMIT), 0)
    for _ in range(3):
        draw_game(set_up(t))
        assert (t.state.wins, t.state.winner) == ([1, 0], -1)
    win_by(set_up(t), 0).expect()
    assert (t.state.wins, t.state.winner, t.state.game) == ([2, 0], 0, 5)


@clause("AT-13.4")
def test_13_4_the_match_is_drawn_after_five_games_without_a_winner_of_two() -> None:
    t = draw_game(match_of(5, **LIMIT))
    for _ in range(2):
        draw_game(set_up(t))
    win_by(set_up(t), 1)
    assert t.state.wins == [0, 1]
    draw_game(set_up(t)).expect()
    assert (t.state.wins, t.state.winner, t.state.game) == ([0, 1], -1, 5)
    assert GAME.score(t.state) == [0.5, 0.5]
