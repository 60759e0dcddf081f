"""Gymnasium: one seat for the learner, bots on the others."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import monoceros.env
from env.tables import GAMES
from monoceros.bots.spec import BotError
from monoceros.engine.game import SetupError
from monoceros.engine.registry import UnknownName, find_game


def play(env: Any, seed: int) -> tuple[list[int], float]:
    """A whole game, the first legal action each time: what was seen of it, and the reward."""
    observation, info = env.reset(seed=seed)
    seen, terminated, reward = [], False, 0.0
    while not terminated:
        seen.append(int(observation["observation"].sum()))
        observation, reward, terminated, truncated, info = env.step(info["legal"][len(seen) % len(info["legal"])])
        assert not truncated
    return seen, float(reward)


@pytest.mark.parametrize("name", GAMES)
def test_gymnasiums_own_check(name: str) -> None:
    env = gymnasium.make(f"monoceros/{name}-v{find_game(name).version}", bots="random", render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped, skip_render_check=False)


def test_the_same_seed_gives_the_same_game() -> None:
    env = monoceros.env.Solo("tower", bots="random", options={"match": "single", "turn_limit": 10}, seat=None)
    assert play(env, 3) == play(env, 3)
    assert play(env, 3) != play(env, 4)


def test_the_reward_comes_at_the_end() -> None:
    env = monoceros.env.Solo("tower", seat=1, bots="squire", options={"match": "single"})
    rewards = [play(env, seed)[1] for seed in range(2)]
    assert rewards == [-1.0, -1.0], "squire beats somebody who answers without looking"


def test_an_illegal_action_loses() -> None:
    env = monoceros.env.Solo("tower", bots="random")
    observation, _ = env.reset(seed=1)
    illegal = np.flatnonzero(observation["action_mask"] == 0)[0]
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(monoceros.env.IllegalAction, match="the game is over"):
        env.step(illegal)


def test_masks_as_maskable_learners_ask_for_them() -> None:
    env = monoceros.env.Solo("overlord", seats=3, bots=["random", "squire"])
    _, info = env.reset(seed=1)
    assert np.flatnonzero(env.action_masks()).tolist() == sorted(info["legal"])


def test_bad_settings_say_what_would_be_right() -> None:
    with pytest.raises(SetupError, match="seat is None or a number from 0 to 1, not 2"):
        monoceros.env.Solo("tower", seat=2)
    with pytest.raises(SetupError, match="names 3 for 1 other seats"):
        monoceros.env.Solo("tower", bots=["random"] * 3)
    with pytest.raises(UnknownName, match="there is no bot 'dragon'"):
        monoceros.env.Solo("tower", bots="dragon")
    with pytest.raises(BotError, match="there is no program"):
        monoceros.env.Solo("tower", bots="process:no-such-program-anywhere")
