"""Playing on quickly: at random, or as a game's instinct would."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from monoceros.engine.chance import Dealer
from monoceros.engine.core import Ask, BaseState, answer, asks

Instinct = Callable[[Any, Ask], list[float]]
Turn = Callable[[Any], int]
Value = Callable[[Any, int], float]
FINE = 1 << 20
LONGEST_TURN = 40  # questions: whoever dawdles longer is judged in the middle of a turn


def weighted(weights: list[float], rng: Dealer) -> int:
    """The number of an option, drawn in proportion to the weights."""
    total = sum(weights)
    left = total * float(rng.pick(FINE)) / FINE
    for i in range(len(weights)):
        left -= weights[i]
        if left < 0:
            return i
    return len(weights) - 1


def heaviest(weights: list[float]) -> int:
    best = 0
    for i in range(1, len(weights)):
        if weights[i] > weights[best]:
            best = i
    return best


def play_on(s: BaseState, rng: Dealer, decisions: int) -> None:
    """Answer so many questions at random, or fewer if the game ends."""
    for _ in range(decisions):
        if not s.stack:
            return
        question = asks(s)[0]
        options = question.options
        answer(s, question.seat, options[rng.pick(len(options))])


def play_on_by_instinct(s: BaseState, instinct: Instinct, rng: Dealer, decisions: int) -> None:
    """Answer so many questions as the game's instinct weighs them."""
    for _ in range(decisions):
        if not s.stack:
            return
        question = asks(s)[0]
        pick = question.options[weighted(instinct(s, question), rng)]
        answer(s, question.seat, pick)


def play_turn_by_instinct(s: BaseState, instinct: Instinct, rng: Dealer, turn: Turn, number: int) -> None:
    """Answer by instinct until the turn of this number is over."""
    for _ in range(LONGEST_TURN):
        if not s.stack or turn(s) != number:
            return
        play_on_by_instinct(s, instinct, rng, 1)


def judge_turns(
    s: BaseState, seat: int, instinct: Instinct, value: Value, turn: Turn, number: int, turns: int
) -> float:
    """Answer what instinct likes best until so many turns are over, the one of this number the first of them.

    What it is worth to the seat is the mean of how it looks at the end of each turn: early looks see what the option
    did, late ones what it was good for.
    """
    total, left = 0.0, turns
    for _ in range(LONGEST_TURN * turns):
        if not s.stack:
            break
        if turn(s) != number:
            number = turn(s)
            total += value(s, seat)
            left -= 1
            if not left:
                break
        question = asks(s)[0]
        answer(s, question.seat, question.options[heaviest(instinct(s, question))])
    if left:
        total += float(left) * value(s, seat)
    return total / float(turns)
