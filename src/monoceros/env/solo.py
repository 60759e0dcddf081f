"""Gymnasium: one seat for the learner, bots on the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from monoceros.bots.spec import make_bot
from monoceros.engine.bot import Bot, show
from monoceros.engine.chance import Seeded
from monoceros.engine.content import Pack
from monoceros.engine.core import Ask
from monoceros.engine.game import OptionValue, SetupError
from monoceros.env.episode import IllegalAction, new_episode, pick_of
from monoceros.env.kit import Mask, Observation, Seeds, kit_of
from monoceros.env.render import RENDER_MODES, check_mode, render

LOST = -1.0


class Solo(gymnasium.Env[dict[str, Any], np.int64]):
    """A game against bots, or with them. The reward comes with the result: 1 won, -1 lost; an illegal action loses.

    `seat` is the learner's, `None` another each game. `bots` is a bot's name for all other seats, or a list with one
    for each of them in order.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012  (Gymnasium's own shape)

    def __init__(
        self,
        game: str,
        *,
        seat: int | None = 0,
        bots: str | Sequence[str] = "squire",
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        packs: Sequence[Pack] = (),
        render_mode: str | None = None,
    ) -> None:
        self.kit = kit_of(game, seats, options, packs)
        if seat is not None and not 0 <= seat < self.kit.seats:
            raise SetupError(f"seat is None or a number from 0 to {self.kit.seats - 1}, not {seat}")
        self.wanted = seat
        self.others: list[Bot] = [make_bot(spec, self.kit.game, processes=True) for spec in self.specs(bots)]
        self.render_mode = check_mode(render_mode)
        self.observation_space = self.kit.observation_space()
        self.action_space = self.kit.action_space()
        self.ask: Ask | None = None

    def specs(self, bots: str | Sequence[str]) -> list[str]:
        others = self.kit.seats - 1
        named = [bots] * others if isinstance(bots, str) else list(bots)
        if len(named) != others:
            raise SetupError(f"bots names {len(named)} for {others} other seats; name one for all, or one for each")
        return named

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        seeds = Seeds(int(self.np_random.integers(1 << 62)))
        self.episode = new_episode(self.kit, Seeds(seeds.next()).stream)
        self.seat = int(self.np_random.integers(self.kit.seats)) if self.wanted is None else self.wanted
        self.own: list[Seeded] = [Seeds(seeds.next()).stream for _ in range(self.kit.seats)]
        self.imagination: list[Seeded] = [Seeds(seeds.next()).stream for _ in range(self.kit.seats)]
        self.let_bots_play()
        return self.look()

    def let_bots_play(self) -> None:
        """Until the learner is asked or the game is over."""
        while self.episode.open:
            self.ask = self.episode.ask_of(self.seat)
            if self.ask is not None:
                return
            ask = self.episode.open[0]
            bot = self.others[(ask.seat - self.seat - 1) % self.kit.seats]
            seen = show(self.kit.game, self.kit.setting, self.episode.state, ask, self.imagination[ask.seat])
            self.episode.take(ask.seat, bot.choose(seen, self.own[ask.seat]))
        self.ask = None

    def look(self) -> tuple[Observation, dict[str, Any]]:
        legal, mask = self.episode.choice(self.ask)
        row = self.episode.row(self.seat, self.ask)
        return {"observation": row, "action_mask": mask}, {"action_mask": mask, "legal": legal}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.ask is None:
            raise IllegalAction("the game is over: reset() begins another one")
        try:
            pick = pick_of(self.kit, self.ask, self.kit.legal(self.ask), int(action))
        except IllegalAction:
            self.ask = None
            observation, info = self.look()
            return observation, LOST, True, False, {**info, "illegal": True}
        self.episode.take(self.seat, pick)
        self.let_bots_play()
        observation, info = self.look()
        over = self.ask is None
        return observation, self.episode.rewards()[self.seat] if over else 0.0, over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, as MaskablePPO asks for it."""
        mask: Mask = self.episode.choice(self.ask)[1]
        return mask.view(np.bool_)

    def render(self) -> Any:
        return render(self.kit.game, self.episode.state, self.ask, self.seat, self.render_mode)

    def close(self) -> None:
        for bot in self.others:
            bot.close()
