"""The test language: set up in a line, speak as players speak, expect the next question."""

from __future__ import annotations

from typing import Any

import pytest

from monoceros.engine.chance import Dealer, NoDealer
from monoceros.engine.core import Ask, BaseState, asks, begin, say
from monoceros.engine.events import Event
from monoceros.engine.game import Game
from monoceros.engine.registry import find_game

clause = pytest.mark.clause


class Played:
    """A state being played by a test. Strict: a pick nobody asked for fails, and so does chance that was not given."""

    def __init__(self, game: Game, state: Any, rule: Any, *args: Any, chance: Dealer | None = None) -> None:
        self.game = game
        self.state = state
        state.chance = chance or NoDealer()
        state.telling = True
        begin(state, rule, *args)

    def say(self, *lines: str) -> Played:
        """`"0 attack 1 2"`: seat 0 answers with these words (a label, or the words of the pick)."""
        for line in lines:
            seat, _, words = line.partition(" ")
            ask = self.ask(int(seat))
            pick = self.game.questions.parse(ask, words, self.game.view(self.state, ask.seat))
            say(self.state, ask.seat, pick)
        return self

    def ask(self, seat: int) -> Ask:
        found = [ask for ask in asks(self.state) if ask.seat == seat]
        assert found, f"seat {seat} is not asked; open: {self.open()}"
        return found[0]

    def open(self) -> list[str]:
        """The open questions: `0 renew: renew | decline`, with picks as plain words."""
        return [f"{ask.seat} {ask.name}: {' | '.join(spoken(p) for p in ask.options)}" for ask in asks(self.state)]

    def expect(self, *lines: str) -> Played:
        """The open questions, word for word; none means that everything is over."""
        assert self.open() == list(lines)
        return self

    def expect_name(self, seat: int, name: str) -> Played:
        """The one open question, whatever its options."""
        assert [(ask.seat, ask.name) for ask in asks(self.state)] == [(seat, name)]
        return self

    def options(self, seat: int) -> list[str]:
        return [spoken(pick) for pick in self.ask(seat).options]

    def labels(self, seat: int) -> list[str]:
        return self.game.questions.labels(self.ask(seat), self.game.view(self.state, seat))

    def happened(self, name: str) -> list[Event]:
        """Every event of this name so far."""
        return [event for event in self.state.events if event.name == name]

    @property
    def is_over(self) -> bool:
        return not self.state.stack

    def check(self) -> Played:
        """The game's own check of its pieces."""
        self.game.check(self.state)
        return self


def spoken(pick: Any) -> str:
    return " ".join(spoken(part) for part in pick) if isinstance(pick, tuple) else str(pick)


def new_state(name: str, *, packs: tuple[str, ...] = (), seats: int | None = None, **options: Any) -> BaseState:
    """A fresh state of a game, before its first rule."""
    game = find_game(name)
    content = game.content.load([game.content.pack(pack) for pack in packs])
    return game.new_state(game.seat_count(seats), game.option_values(options), content, NoDealer())
