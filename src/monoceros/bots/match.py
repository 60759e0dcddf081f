"""Bots against bots: one whole game from a seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from monoceros.bots.levels import RandomBot, any_option
from monoceros.engine.bot import Bot, show
from monoceros.engine.chance import Seeded
from monoceros.engine.content import Content
from monoceros.engine.core import Ask, BaseState, answer, asks, begin
from monoceros.engine.game import Game, OptionValue, Setting

STREAMS = 64  # numbers of chance that a seed has: the table's, which question is next, each seat's own two
MOST_DECISIONS = 1_000_000


@dataclass(frozen=True)
class MatchResult:
    score: list[float]
    decisions: int
    cut_off: bool = False  # a limit of turns ended it, and no rule


class EndlessGame(RuntimeError):
    """A game that did not end: rules or options that cannot come to a result."""


def stream(seed: int, number: int) -> Seeded:
    """One of the streams of chance of a seed."""
    return Seeded(seed * STREAMS + number)


class Watch:
    """Who looks on while a match is played, and changes nothing. The lab counts; this one only sits there."""

    def begun(self, state: BaseState) -> None:
        """The state before its first rule: events are on if the watch wants them."""

    def asked(self, state: BaseState, question: Ask) -> None:
        """Somebody is about to answer."""

    def answered(self, state: BaseState) -> None:
        """The rules have gone on to the next question, or to the end; also after the opening."""


def play_match(
    game: Game,
    bots: Sequence[Bot],
    seed: int,
    options: Mapping[str, OptionValue],
    content: Content,
    watch: Watch | None = None,
    most: int | None = None,
) -> MatchResult:
    """Play a game; the same seed and bots give the same game, watched or not."""
    setting = Setting(len(bots), options, content)
    state = game.new_state(len(bots), options, content, stream(seed, 0))
    order = stream(seed, 1)
    own = [stream(seed, 2 + 2 * seat) for seat in range(len(bots))]
    imagination = [stream(seed, 3 + 2 * seat) for seat in range(len(bots))]
    watch = watch or Watch()
    most = most or MOST_DECISIONS
    watch.begun(state)
    begin(state, game.first)
    watch.answered(state)
    decisions = 0
    while questions := asks(state):
        question = questions[order.pick(len(questions))] if len(questions) > 1 else questions[0]
        seat = question.seat
        watch.asked(state, question)
        if type(bots[seat]) is RandomBot:  # takes anything: no world need be imagined for it
            pick = any_option(question, own[seat])
        else:
            pick = bots[seat].choose(show(game, setting, state, question, imagination[seat]), own[seat])
        answer(state, seat, pick)
        watch.answered(state)
        decisions += 1
        if decisions > most:
            raise EndlessGame(f"{game.title} with seed {seed} did not end within {most} decisions")
    return MatchResult(game.score(state), decisions, game.cut_off(state))
