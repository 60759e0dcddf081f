"""Bots against bots: one whole game from a seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from monoceros.engine.bot import Bot, show
from monoceros.engine.chance import Seeded
from monoceros.engine.content import Content
from monoceros.engine.core import answer, asks, begin
from monoceros.engine.game import Game, OptionValue, Setting

STREAMS = 64  # numbers of chance that a seed has: the table's, which question is next, each seat's own two
MOST_DECISIONS = 1_000_000


@dataclass(frozen=True)
class MatchResult:
    score: list[float]
    decisions: int


class EndlessGame(RuntimeError):
    """A game that did not end: rules or options that cannot come to a result."""


def stream(seed: int, number: int) -> Seeded:
    """One of the streams of chance of a seed."""
    return Seeded(seed * STREAMS + number)


def play_match(
    game: Game, bots: Sequence[Bot], seed: int, options: Mapping[str, OptionValue], content: Content
) -> MatchResult:
    """Play a game; the same seed and bots give the same game."""
    setting = Setting(len(bots), options, content)
    state = game.new_state(len(bots), options, content, stream(seed, 0))
    order = stream(seed, 1)
    own = [stream(seed, 2 + 2 * seat) for seat in range(len(bots))]
    imagination = [stream(seed, 3 + 2 * seat) for seat in range(len(bots))]
    begin(state, game.first)
    decisions = 0
    while questions := asks(state):
        question = questions[order.pick(len(questions))] if len(questions) > 1 else questions[0]
        seat = question.seat
        seen = show(game, setting, state, question, imagination[seat])
        answer(state, seat, bots[seat].choose(seen, own[seat]))
        decisions += 1
        if decisions > MOST_DECISIONS:
            raise EndlessGame(f"{game.title} with seed {seed} did not end within {MOST_DECISIONS} decisions")
    return MatchResult(game.score(state), decisions)
