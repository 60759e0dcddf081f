"""catanatron: four-player Catan with its own random players and its own loop."""

from __future__ import annotations

import random
from importlib.metadata import version
from typing import Any

from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer
from harness import Row, Subject, Tally, Visit, main

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def play() -> Tally:
    game = Game([RandomPlayer(color) for color in COLORS])
    game.play()
    return len(game.state.actions), 0, 1


def survey(visit: Visit) -> None:
    def decide(player: Any, game: Game, legal: list[Any]) -> Any:
        visit(game, len(legal))
        return random.choice(legal)

    Game([RandomPlayer(color) for color in COLORS]).play(decide_fn=decide)


def four_random_players() -> Subject:
    return Subject(play, survey, Game.copy)


if __name__ == "__main__":
    main(version("catanatron"), [Row("catanatron", "Catan, 4 random players", four_random_players)])
