"""PettingZoo, all agents at once: for learners that know no other way, and for games in which seats decide together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from monoceros.engine.content import Pack
from monoceros.engine.core import Ask
from monoceros.engine.game import OptionValue
from monoceros.env.episode import IllegalAction, new_episode, pick_of
from monoceros.env.kit import Observation, Seeds, kit_of
from monoceros.env.render import RENDER_MODES, check_mode, render

Infos = dict[str, dict[str, Any]]
Stepped = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]


class Parallel(ParallelEnv[str, Observation, int]):
    """In each cycle every agent gives an action; those of agents that are not asked (an empty mask) count for nothing.

    So does an action that is not legal: the question stays open and the agent's info says `refused`. `max_cycles` cuts
    a game off after so many cycles.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        packs: Sequence[Pack] = (),
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        self.kit = kit_of(game, seats, options, packs)
        self.render_mode = check_mode(render_mode)
        self.max_cycles = max_cycles
        self.metadata = {"name": f"{game}_v{self.kit.game.version}", "render_modes": list(RENDER_MODES)}
        self.possible_agents = self.kit.agents[:]
        self.observation_spaces = {agent: self.kit.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.kit.action_space() for agent in self.possible_agents}
        self.seeds: Seeds | None = None
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        if self.seeds is None or seed is not None:
            self.seeds = Seeds(seed)
        self.episode = new_episode(self.kit, Seeds(self.seeds.next()).stream)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        return self.look(frozenset())

    def step(self, actions: dict[str, int]) -> Stepped:
        asked = list(self.episode.open)
        refused = frozenset([ask.seat for ask in asked if not self.take(ask, actions)])
        self.cycles += 1
        over = not self.episode.open
        cut = not over and self.cycles == self.max_cycles
        observations, infos = self.look(refused)
        scores = self.episode.rewards() if over else [0.0] * self.kit.seats
        rewards = dict(zip(self.agents, scores, strict=True))
        ended, truncated = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        return observations, rewards, ended, truncated, infos

    def take(self, ask: Ask, actions: dict[str, int]) -> bool:
        """Carry out an agent's answer; False if it gave none that is legal. One that comes after the end is let go."""
        if self.episode.ask_of(ask.seat) != ask:
            return True
        action = actions.get(self.kit.agents[ask.seat])
        try:
            pick = pick_of(self.kit, ask, self.kit.legal(ask), -1 if action is None else int(action))
        except IllegalAction:
            return False
        self.episode.take(ask.seat, pick)
        return True

    def look(self, refused: frozenset[int]) -> tuple[dict[str, Observation], Infos]:
        observations: dict[str, Observation] = {}
        infos: Infos = {}
        for seat, agent in enumerate(self.possible_agents):
            ask = self.episode.ask_of(seat)
            legal, mask = self.episode.choice(ask)
            row = self.episode.row(seat, ask)
            observations[agent] = {"observation": row, "action_mask": mask}
            infos[agent] = {"action_mask": mask, "legal": legal, "refused": seat in refused}
        return observations, infos

    def render(self) -> Any:
        ask = self.episode.open[0] if self.episode.open else None
        seat = None if ask is None else ask.seat
        return render(self.kit.game, self.episode.state, ask, seat, self.render_mode)

    def close(self) -> None:
        """There is nothing to give back."""


def parallel_env(game: str, **settings: Any) -> Parallel:
    """A game in which all agents act in each cycle."""
    return Parallel(game, **settings)
