"""PettingZoo: classic environments through the documented `agent_iter` loop."""

from __future__ import annotations

import copy
import importlib
import random
import warnings
from importlib.metadata import version
from typing import Any

from harness import Row, Subject, Tally, Visit, main

GAMES = ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4")


def action_mask(observation: Any, info: dict[str, Any]) -> Any:
    return observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]


def random_game(env: Any, visit: Visit | None = None) -> Tally:
    """Steps of agents that have finished are no decisions."""
    env.reset(seed=random.randrange(1 << 30))
    decisions = 0
    for agent in env.agent_iter():
        observation, _, terminated, truncated, info = env.last()
        action = None
        if not (terminated or truncated):
            mask = action_mask(observation, info)
            if visit:
                visit(env, int(mask.sum()))
            action = env.action_space(agent).sample(mask)
            decisions += 1
        env.step(action)
    return decisions, 0, 1


def subject(name: str) -> Subject:
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    return Subject(lambda: random_game(env), lambda visit: random_game(env, visit), copy.deepcopy)


def row(name: str) -> Row:
    return Row("PettingZoo env", name, lambda: subject(name))


if __name__ == "__main__":
    warnings.filterwarnings("ignore")
    main(version("pettingzoo"), [row(name) for name in GAMES])
