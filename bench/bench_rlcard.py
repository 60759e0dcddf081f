"""RLCard: its environments through `env.step`, with a cheap uniform choice.

Its own RandomAgent fills a list over every action of the game at each decision, which would measure the agent.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import rlcard
from harness import Row, Subject, Tally, Visit, main

GAMES = ("gin-rummy", "uno", "limit-holdem")


def random_game(env: Any, visit: Visit | None = None, rnd: Callable[[], float] = random.random) -> Tally:
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        legal = list(state["legal_actions"])
        if visit:
            visit(env.game, len(legal))
        state, _ = env.step(legal[int(rnd() * len(legal))])
        decisions += 1
    return decisions, 0, 1


def subject(name: str) -> Subject:
    env = rlcard.make(name, config={"seed": random.randrange(1 << 30)})
    return Subject(lambda: random_game(env), lambda visit: random_game(env, visit), copy.deepcopy)


def row(name: str) -> Row:
    return Row("RLCard env.step", name, lambda: subject(name))


if __name__ == "__main__":
    main(version("rlcard"), [row(name) for name in GAMES])
