"""Every table that environments are tried on: each game that has an encoder, with each number of seats."""

from __future__ import annotations

from typing import Any

from monoceros.engine.registry import find_game, game_names

GAMES = [name for name in game_names() if find_game(name).encoder is not None]
TABLES = [(name, seats) for name in GAMES for seats in range(find_game(name).seats[0], find_game(name).seats[1] + 1)]


def play_some(env: Any, steps: int) -> None:
    """So many steps of an AEC environment, or fewer if the game ends; which ones depends on nothing but the table."""
    for number in range(steps):
        if not env.agents:
            return
        legal = env.infos[env.agent_selection]["legal"]
        env.step(legal[number * 7 % len(legal)] if legal else None)


def whole_story(env: Any, steps: int) -> list[Any]:
    """What the next steps show: observations, masks and rewards as plain data."""
    story = []
    for number in range(steps):
        if not env.agents:
            break
        observation, reward, terminated, truncated, info = env.last()
        shown = [part.tolist() for part in (observation["observation"], observation["action_mask"])]
        story.append((env.agent_selection, shown, reward, terminated, truncated, info["legal"]))
        env.step(info["legal"][number * 5 % len(info["legal"])] if info["legal"] else None)
    return story
