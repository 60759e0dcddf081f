"""PettingZoo, one agent after the other: `env(...)` with the usual wrappers, `raw_env(...)` without."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from monoceros.engine.content import Pack
from monoceros.engine.core import Ask
from monoceros.engine.game import OptionValue
from monoceros.engine.save import SaveError
from monoceros.env.episode import Data, Episode, load_episode, new_episode
from monoceros.env.kit import Observation, Seeds, kit_of
from monoceros.env.render import RENDER_MODES, check_mode, render

ILLEGAL_REWARD = -1.0
BOOKS = ("rewards", "_cumulative_rewards", "terminations", "truncations")  # what PettingZoo keeps of each agent


class RawEnv(AECEnv[str, Observation, int]):
    """A game as an AEC environment. Rewards come with the result: 1 won, -1 lost, between them a draw.

    `max_cycles` cuts a game off after so many answers of all seats together.
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
        super().__init__()
        self.kit = kit_of(game, seats, options, packs)
        self.render_mode = check_mode(render_mode)
        self.max_cycles = max_cycles
        self.metadata = {
            "name": f"{game}_v{self.kit.game.version}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = self.kit.agents[:]
        self.observation_spaces = {agent: self.kit.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.kit.action_space() for agent in self.possible_agents}
        self.seeds: Seeds | None = None
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    # -- a game --

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game. The table's options are given when the environment is made; `options` here are not used."""
        if self.seeds is None or seed is not None:
            self.seeds = Seeds(seed)
        self.episode = new_episode(self.kit, Seeds(self.seeds.next()).stream)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Data] = {agent: self.episode.waiting() for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self.turn_to(self.episode.tell(self.infos))

    def turn_to(self, ask: Ask | None) -> None:
        """The agent of this question is the next one; where there is none, the game is over."""
        self.ask = ask
        if ask is None:
            self.finish()
        else:
            self.agent_selection = self.possible_agents[ask.seat]

    def finish(self) -> None:
        self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def cut_off(self) -> None:
        if self.ask is not None:
            self.infos[self.agent_selection] = self.episode.waiting()
            self.ask = None
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]

    def step(self, action: int | None) -> None:
        if self.ask is None:
            self._was_dead_step(action)
            return
        ask = self.episode.step(action, self.infos)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.turn_to(ask)
        self.cycles += 1
        if self.cycles == self.max_cycles:
            self.cut_off()

    def observe(self, agent: str) -> Observation:
        if self.ask is not None and agent == self.agent_selection:
            return self.episode.look()
        row = self.episode.row(self.possible_agents.index(agent), None)
        return {"observation": row, "action_mask": self.kit.nothing_legal}

    def render(self) -> Any:
        seat = None if self.ask is None else self.ask.seat
        return render(self.kit.game, self.episode.state, self.ask, seat, self.render_mode)

    def close(self) -> None:
        """There is nothing to give back."""

    # -- copies and saves --

    def clone(self) -> RawEnv:
        """Another environment at the same point of the same game, with the same chance ahead; the spaces are shared."""
        other = RawEnv.__new__(RawEnv)
        other.__dict__.update(vars(self))
        other.seeds = copy.deepcopy(self.seeds)
        if "episode" in vars(self):
            other.take_over(self.episode.copy(), self)
        return other

    def imagine(self, agent: str, seed: int) -> RawEnv:
        """As `clone`, but for search that does not cheat: a game that the agent cannot tell from this one.

        What the agent cannot see is dealt anew, and so is the chance ahead. The agent must be the one that is asked.
        """
        if self.ask is None or agent != self.agent_selection:
            raise ValueError(f"{agent} is not asked: only the agent whose turn it is imagines")
        other = RawEnv.__new__(RawEnv)
        other.__dict__.update(vars(self))
        other.seeds = Seeds(seed)
        other.take_over(self.episode.imagined(self.ask.seat, Seeds(seed).stream), self)
        return other

    def take_over(self, episode: Episode, of: RawEnv) -> None:
        """Go on with this episode where another environment stands."""
        self.episode = episode
        self.ask = None if of.ask is None else episode.ask_of(of.ask.seat)
        self.infos = {agent: dict(info) for agent, info in of.infos.items()}
        self.agents = of.agents[:]
        for name in BOOKS:
            setattr(self, name, dict(getattr(of, name)))

    def __deepcopy__(self, memo: dict[int, Any]) -> RawEnv:
        other = self.clone()
        other.observation_spaces = copy.deepcopy(self.observation_spaces, memo)
        other.action_spaces = copy.deepcopy(self.action_spaces, memo)
        return other

    def setting(self) -> Data:
        """What a save must share with the environment that loads it."""
        kit = self.kit
        return {
            "game": kit.game.name,
            "version": kit.game.version,
            "seats": kit.seats,
            "options": dict(kit.options),
            "content": kit.content.hash,
        }

    def save(self) -> Data:
        """The game as it stands, as plain data fit for JSON."""
        books = {name: dict(getattr(self, name)) for name in BOOKS}
        now = {"cycles": self.cycles, "agents": self.agents[:], "agent": self.agent_selection}
        return {**self.setting(), "episode": self.episode.save(), **now, **books}

    def load(self, data: Data) -> None:
        """Go on from what `save` gave. Saves of another game, version, setting or content are refused."""
        for name, here in self.setting().items():
            if data.get(name) != here:
                raise SaveError(f"the save's {name} is {data.get(name)!r}; this environment's is {here!r}")
        self.seeds = self.seeds or Seeds()
        self.episode = load_episode(self.kit, data["episode"])
        self.cycles = data["cycles"]
        self.agents = list(data["agents"])
        for name in BOOKS:
            setattr(self, name, dict(data[name]))
        self.infos = {agent: self.episode.waiting() for agent in self.agents}
        self._skip_agent_selection = None
        self.ask = None
        self.agent_selection = data["agent"]
        if self.agents and not any([*self.terminations.values(), *self.truncations.values()]):
            self.turn_to(self.episode.tell(self.infos))

    def __getstate__(self) -> Data:
        kept = {name: value for name, value in vars(self).items() if name not in ("episode", "ask", "infos")}
        return {**kept, "saved": self.save() if "episode" in vars(self) else None}

    def __setstate__(self, kept: Data) -> None:
        saved = kept.pop("saved")
        self.__dict__.update(kept)
        if saved is not None:
            self.load(saved)


class Usual(OrderEnforcingWrapper[str, Observation, int]):
    """The outermost of the usual wrappers: a clone of it is wrapped as well."""

    def clone(self) -> Usual:
        return copy.deepcopy(self)

    def __str__(self) -> str:
        return str(self.env)


def raw_env(game: str, **settings: Any) -> RawEnv:
    """A game without wrappers: an illegal action is an error that names the legal ones."""
    return RawEnv(game, **settings)


def env(game: str, **settings: Any) -> Usual:
    """A game with the usual wrappers: who takes an illegal action loses; calls out of order are errors."""
    return Usual(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw_env(game, **settings), ILLEGAL_REWARD)))
