"""What a bot is, and what it is shown: never the true state."""

from __future__ import annotations

from typing import Any

from monoceros.engine.chance import Dealer
from monoceros.engine.core import Ask, BaseState, Pick
from monoceros.engine.game import Game, Setting


class Seen:
    """A seat's situation: the question, the seat's view, and worlds that the seat cannot tell apart.

    It holds one imagined world, dealt by the table; whatever a bot asks of it is true of that world and, for what the
    seat may know, of the real one.
    """

    __slots__ = ("_view", "ask", "game", "imagined", "setting")

    def __init__(self, game: Game, setting: Setting, ask: Ask, imagined: BaseState) -> None:
        self.game = game
        self.setting = setting
        self.ask = ask
        self.imagined = imagined
        self._view: Any = None

    @property
    def view(self) -> Any:
        """What the seat may know."""
        if self._view is None:
            self._view = self.game.view(self.imagined, self.ask.seat)
        return self._view

    def world(self, rng: Dealer) -> BaseState:
        """Another world that the seat cannot tell from the real one."""
        world: BaseState = self.game.redeal(self.imagined, self.ask.seat, rng)
        return world

    def worlds(self, number: int, rng: Dealer) -> list[BaseState]:
        return [self.world(rng) for _ in range(number)]


class Bot:
    """Answers questions. All its chance comes from `rng`; it prints nothing and keeps nothing from game to game."""

    def choose(self, seen: Seen, rng: Dealer) -> Pick:
        raise NotImplementedError

    def close(self) -> None:
        """Give back what the bot holds (worker processes, say)."""


def show(game: Game, setting: Setting, state: BaseState, ask: Ask, imagination: Dealer) -> Seen:
    """What the table shows to the bot on the seat that is asked."""
    return Seen(game, setting, ask, game.redeal(state, ask.seat, imagination))
