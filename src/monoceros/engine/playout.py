"""Playing to the end at random, as fast as the rules allow."""

from __future__ import annotations

from monoceros.engine.chance import Dealer
from monoceros.engine.core import BaseState, answer, asks


def play_out(s: BaseState, chooser: Dealer, limit: int) -> int:
    """Answer every question at random until the game ends, `limit` decisions at most; gives how many there were."""
    decisions = 0
    while s.stack and decisions < limit:
        questions = asks(s)
        question = questions[chooser.pick(len(questions))] if len(questions) > 1 else questions[0]
        options = question.options
        if isinstance(options, list):  # nearly always; compiled, it is read much faster than any sequence
            answer(s, question.seat, options[chooser.pick(len(options))])
        else:
            answer(s, question.seat, options[chooser.pick(len(options))])
        decisions += 1
    return decisions


def count_choices(s: BaseState, chooser: Dealer, limit: int) -> tuple[int, int, int]:
    """As `play_out`, but counts: decisions, those with more than one option, and options in all."""
    decisions = unforced = offered = 0
    while s.stack and decisions < limit:
        questions = asks(s)
        question = questions[chooser.pick(len(questions))]
        options = question.options
        decisions += 1
        offered += len(options)
        if len(options) > 1:
            unforced += 1
        answer(s, question.seat, options[chooser.pick(len(options))])
    return decisions, unforced, offered
