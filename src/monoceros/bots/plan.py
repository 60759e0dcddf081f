"""What is settled before a game between bots begins: enough to start it here, or in another process."""

from __future__ import annotations

from dataclasses import dataclass

from monoceros.engine.content import Content, Pack
from monoceros.engine.game import Game, OptionValue
from monoceros.engine.registry import find_game


@dataclass(frozen=True)
class Plan:
    """A game, its seats, options and packs."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    packs: tuple[Pack, ...]

    def load(self) -> tuple[Game, Content]:
        game = find_game(self.game)
        return game, game.content.load(self.packs)
