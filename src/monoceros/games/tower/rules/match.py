"""Sections 1, 4, 13: the match, its games, and how a game is set up."""

from __future__ import annotations

from monoceros.engine.core import ask, choose, together
from monoceros.engine.lowering import rule
from monoceros.games.tower.effects import (
    choose_army,
    clear_boards,
    discard_hand,
    end_match,
    score_game,
    show_army,
)
from monoceros.games.tower.picks import BURN
from monoceros.games.tower.rules.renewal import build, draw_cards
from monoceros.games.tower.rules.turn import take_turn
from monoceros.games.tower.state import State
from monoceros.games.tower.tables import BURNS, EMPTY, FIRST_HAND, GAMES_AT_MOST, SEATS

DRAW = EMPTY


@rule
async def match(s: State) -> None:
    """AT-1.4, AT-13.1 Whoever first wins two games wins the match. AT-4.2 Chance names the first to start."""
    s.starter = s.chance.pick(SEATS)
    while not is_decided(s):
        clear_boards(s)
        await choose_armies(s)
        winner: int = await play_game(s)
        score_game(s, winner)
        s.starter = next_starter(s, winner)
    end_match(s, match_winner(s))


def is_decided(s: State) -> bool:
    """AT-13.1, AT-13.4 Somebody has won enough games, or the last game that is allowed has been played."""
    games = GAMES_AT_MOST if s.terms.games_to_win > 1 else 1
    return max(s.wins) >= s.terms.games_to_win or s.game >= games


def match_winner(s: State) -> int:
    if max(s.wins) < s.terms.games_to_win:
        return DRAW
    return 0 if s.wins[0] > s.wins[1] else 1


def next_starter(s: State, winner: int) -> int:
    """AT-13.3 The loser starts; after a drawn game, whoever did not start it."""
    return 1 - s.starter if winner == DRAW else 1 - winner


@rule
async def play_game(s: State) -> int:
    """Sections 4 to 12: one game; gives its winner. It ends at the moment a palace falls (AT-1.1, `combat.destroy`)."""
    await together(s, draw_first_hand, (0, 1))
    await build(s, s.starter, False)
    await build(s, 1 - s.starter, False)
    while not is_out_of_turns(s):
        await take_turn(s)
    return DRAW


def is_out_of_turns(s: State) -> bool:
    """AT-1.5"""
    return 0 < s.terms.turn_limit <= s.turn


# -- section 16: armies ---


@rule
async def choose_armies(s: State) -> None:
    """AT-16.1 Secretly and at the same time, or openly with the starter, who lost the last game, choosing second."""
    if s.terms.open_choice:
        for seat in (1 - s.starter, s.starter):
            await choose_one_army(s, seat)
            show_army(s, seat)
    else:
        await together(s, choose_one_army, (0, 1))
        show_army(s, 0)
        show_army(s, 1)


@rule
async def choose_one_army(s: State, seat: int) -> None:
    """Nothing to choose with the Fae alone, or where the table has set the army."""
    word: str = await choose(seat, "army", army_words(s, seat))
    choose_army(s, seat, [army.word for army in s.terms.armies].index(word))


def army_words(s: State, seat: int) -> tuple[str, ...]:
    words = tuple([army.word for army in s.terms.armies])
    fixed = s.terms.fixed_armies[seat]
    return words if fixed == EMPTY else words[fixed : fixed + 1]


# -- section 4: setup ---


@rule
async def draw_first_hand(s: State, seat: int) -> None:
    """AT-4.3 Five cards, one at a time. AT-15.1 With the option, the hand may be burned and drawn anew."""
    burns = BURNS if s.terms.burn else 0
    while True:
        await draw_cards(s, seat, FIRST_HAND)
        if burns == 0:
            return
        again: str = await ask(seat, "burn", BURN)
        if again == "keep":
            return
        discard_hand(s, seat)
        burns -= 1
