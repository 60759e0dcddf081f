"""Whether a limit ended a game, and no rule: every game that has one tells it."""

from __future__ import annotations

import pytest

from monoceros.bots.levels import RandomBot, Squire
from monoceros.bots.match import Watch, play_match
from monoceros.engine.core import BaseState
from monoceros.engine.game import Game
from monoceros.engine.registry import find_game, game_names

LIMITED = [name for name in game_names() if "turn_limit" in {option.name for option in find_game(name).options}]


def ended(game: Game, bots: list[Squire] | list[RandomBot], seed: int, limit: int) -> bool:
    options = game.option_values({"turn_limit": limit}, bots_only=True)
    return play_match(game, bots, seed, options, game.content.load()).cut_off


@pytest.mark.parametrize("name", LIMITED)
def test_a_game_that_its_turn_limit_ended_says_so(name: str) -> None:
    game = find_game(name)
    assert ended(game, [RandomBot()] * max(2, game.seats[0]), 1, limit=1)


@pytest.mark.parametrize("name", LIMITED)
def test_a_game_that_a_rule_ended_does_not(name: str) -> None:
    game = find_game(name)
    assert not ended(game, [Squire()] * max(2, game.seats[0]), 1, limit=0)


class Reasons(Watch):
    """What Crown says of its end."""

    def begun(self, state: BaseState) -> None:
        self.state = state
        state.telling = True
        self.said: list[str] = []

    def answered(self, state: BaseState) -> None:
        self.said += [event.facts[-1] for event in state.events if event.name == "game_over"]
        state.events = []


def test_crown_tells_a_win_in_the_last_rounds_from_the_limit() -> None:
    game = find_game("crown")
    options, content = game.option_values({"turn_limit": 13}, bots_only=True), game.content.load()
    found = set()
    for seed in range(12):
        watch = Reasons()
        result = play_match(game, [Squire(), Squire()], seed, options, content, watch)
        (said,) = watch.said
        found.add(said)
        assert result.cut_off == (said == "limit")
    assert found == {"crown", "limit"}
