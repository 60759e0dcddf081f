"""Monoceros as an environment: every game through PettingZoo, a step with observation and mask.

`raw_env` is the row to hold against OpenSpiel's rl_environment: legal actions as a list, chosen from here. `env` is the
one to hold against PettingZoo's own: with the usual wrappers, the documented loop, actions sampled by the mask.
"""

from __future__ import annotations

import os
import random
import warnings
from collections.abc import Callable
from typing import Any

from bench_pettingzoo import random_game
from harness import Row, Subject, Tally, Visit, main

import monoceros
import monoceros.env
from monoceros.engine.registry import find_game, game_names


def raw_game(env: Any, visit: Visit | None = None, rnd: Callable[[], float] = random.random) -> Tally:
    env.reset(seed=random.getrandbits(62))
    decisions = 0
    while True:
        _, _, terminated, _, info = env.last()  # the observation is made here
        if terminated:
            return decisions, 0, 1
        legal = info["legal"]
        if visit:
            visit(env, len(legal))
        env.step(legal[int(rnd() * len(legal))])
        decisions += 1


def raw(name: str) -> Subject:
    env = monoceros.env.raw_env(name)
    return Subject(lambda: raw_game(env), lambda visit: raw_game(env, visit), lambda each: each.clone())


def wrapped(name: str) -> Subject:
    env = monoceros.env.env(name)
    return Subject(lambda: random_game(env), lambda visit: random_game(env, visit), lambda each: each.clone())


def rows(build: str) -> list[Row]:
    def row(how: str, make: Callable[[str], Subject], name: str) -> Row:
        return Row(f"Monoceros {build}, {how}", name, lambda: make(name))

    names = [name for name in game_names() if find_game(name).encoder is not None]
    return [*[row("raw_env", raw, name) for name in names], *[row("env", wrapped, name) for name in names]]


if __name__ == "__main__":
    warnings.filterwarnings("ignore")
    main(monoceros.__version__, rows(os.environ.get("MONOCEROS_BUILD") or "auto"))
