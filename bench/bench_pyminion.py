"""pyminion: two-player Dominion, base set, a random kingdom each game, random deciders.

The nearest peer to a game of cards that do things. It asks a decider and gives no list of legal answers where several
cards may be taken; such a question counts as one decision, and as many options as cards are offered.
"""

from __future__ import annotations

import contextlib
import copy
import logging
import random
from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import Any

from harness import Row, Subject, Tally, Visit, main
from pyminion.bots.bot import Bot
from pyminion.expansions import base
from pyminion.game import Game

# question: the word in its two bounds, min_num_... and max_num_...
SEVERAL = {
    "discard_decision": "discard",
    "trash_decision": "trash",
    "gain_decision": "gain",
    "topdeck_decision": "topdeck",
    "reveal_decision": "reveal",
    "pass_decision": "pass",
    "name_card_decision": "name",
}


class RandomDecider:
    """Answers every question at random, except that it plays all its treasures, as the peer's own bots do."""

    def __init__(self, visit: Visit | None = None) -> None:
        self.decisions = 0
        self.visit = visit

    def count(self, game: Game, options: int) -> None:
        self.decisions += 1
        if self.visit:
            self.visit(game, options)

    def one(self, game: Game, options: Sequence[Any]) -> Any:
        self.count(game, len(options))
        return options[int(random.random() * len(options))]

    def action_phase_decision(self, valid_actions: list[Any], player: Any, game: Game) -> Any:
        return self.one(game, [*valid_actions, None])

    def treasure_phase_decision(self, valid_treasures: list[Any], player: Any, game: Game) -> list[Any]:
        self.count(game, number_of_answers(len(valid_treasures), 0, len(valid_treasures)))
        return valid_treasures

    def buy_phase_decision(self, valid_cards: list[Any], player: Any, game: Game) -> Any:
        return self.one(game, [*valid_cards, None])

    def binary_decision(self, prompt: str, card: Any, player: Any, game: Game, relevant_cards: Any = None) -> bool:
        return bool(self.one(game, (False, True)))

    def multiple_option_decision(
        self, card: Any, options: list[str], player: Any, game: Game, num_choices: int = 1, unique: bool = True
    ) -> list[int]:
        self.count(game, number_of_answers(len(options), num_choices, num_choices))
        return random.sample(range(len(options)), num_choices)

    def deck_position_decision(self, prompt: str, card: Any, player: Any, game: Game, num_deck_cards: int) -> int:
        return int(self.one(game, range(num_deck_cards + 1)))

    def multi_play_decision(
        self, prompt: str, card: Any, valid_cards: list[Any], player: Any, game: Game, required: bool = True
    ) -> Any:
        return self.one(game, valid_cards if required else [*valid_cards, None])


def number_of_answers(offered: int, low: int, high: int) -> int:
    """How many ways to take `low` to `high` of the cards offered: exact up to one card, else the cards at least."""
    if high == 0 or low >= offered:
        return 1
    return offered + (low == 0)


def several(word: str) -> Callable[..., list[Any]]:
    """The answer to a question that takes several cards: a random permitted number of random cards."""

    def decide(
        self: RandomDecider, prompt: str, card: Any, valid_cards: list[Any], player: Any, game: Game, **bounds: int
    ) -> list[Any]:
        offered = len(valid_cards)
        high = bounds.get(f"max_num_{word}", -1)
        high = offered if high < 0 else min(high, offered)
        low = min(bounds.get(f"min_num_{word}", 0), high)
        self.count(game, number_of_answers(offered, low, high))
        return random.sample(valid_cards, random.randint(low, high))

    return decide


for question, word in SEVERAL.items():
    setattr(RandomDecider, question, several(word))


def random_game(visit: Visit | None = None) -> Tally:
    """About one game in 1500 stops on an assertion of the peer (Throne Room on a Remodel with an empty hand)."""
    deciders = [RandomDecider(visit), RandomDecider(visit)]
    players = [Bot(decider=decider, player_id=str(seat)) for seat, decider in enumerate(deciders)]
    game = Game(players=players, expansions=[base.base_set], log_stdout=False)
    with contextlib.suppress(AssertionError):  # its decisions were played, and count
        game.play()
    return sum([decider.decisions for decider in deciders]), 0, 1


def subject(level: int) -> Subject:
    logging.getLogger().setLevel(level)
    return Subject(random_game, random_game, copy.deepcopy)


# As imported, the library logs at INFO to a handler that drops every line: that is its default, and costs it half.
ROWS = [
    Row("pyminion", "Dominion, default logging", lambda: subject(logging.INFO)),
    Row("pyminion", "Dominion, logging off", lambda: subject(logging.ERROR)),
]

if __name__ == "__main__":
    main(version("pyminion"), ROWS)
