"""OpenSpiel: importing this registers every game with it: `pyspiel.load_game("monoceros_tower")`.

A game's options are parameters of the same name, its number of seats is `players`. Chance is explicit: every draw of
the rules is a chance node with its true probabilities (see world.py).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from monoceros.engine.chance import Seeded
from monoceros.engine.game import Game
from monoceros.engine.registry import find_game, game_names
from monoceros.env.kit import Kit, kit_of
from monoceros.env.render import text_table
from monoceros.env.world import World

PREFIX = "monoceros_"
MOST_OUTCOMES = 1024  # of one draw
LONGEST = 1_000_000  # answers in a game


def game_type(game: Game) -> Any:
    utilities = pyspiel.GameType.Utility
    duel = game.seats == (2, 2) and not game.team  # who can play alone can lose to nobody
    utility = utilities.IDENTICAL if game.team else utilities.ZERO_SUM if duel else utilities.GENERAL_SUM
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], **game.option_values({}, bots_only=True)},
    )


class SpielGame(pyspiel.Game):
    """One of our games, as OpenSpiel loads it; each has a class of its own (see `register`)."""

    game: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, kind, params = self.game, self.kind, params or {}
        options = {name: value for name, value in params.items() if name != "players"}
        self.kit = kit_of(game.name, params.get("players", game.seats[0]), options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kit.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.kit.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)
        self.beginning = World(self.kit).start()

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.beginning)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.kit, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):
    """A world as OpenSpiel asks about it. Seats that decide together are asked one after the other."""

    def __init__(self, game: SpielGame, world: World) -> None:
        super().__init__(game)
        self.world = world.copy()

    def current_player(self) -> int:
        world = self.world
        if world.waits_for:
            return int(pyspiel.PlayerId.CHANCE)
        return world.open[0].seat if world.open else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.world.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        number = self.world.waits_for
        return [(outcome, 1.0 / number) for outcome in range(number)]

    def _apply_action(self, action: int) -> None:
        if self.world.waits_for:
            self.world.name_outcome(action)
        else:
            self.world.take(action)
        if self.world.waits_for > MOST_OUTCOMES:
            raise OverflowError(f"a draw with {self.world.waits_for} outcomes; no game has more than {MOST_OUTCOMES}")

    def _action_to_string(self, player: int, action: int) -> str:
        return f"outcome {action}" if player == pyspiel.PlayerId.CHANCE else self.world.kit.action_words(action)

    def is_terminal(self) -> bool:
        return self.world.is_over

    def returns(self) -> list[float]:
        world = self.world
        if not world.is_over:
            return [0.0] * world.kit.seats
        return [2.0 * score - 1.0 for score in world.kit.game.score(world.state)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another world that looks the same to the player. Its history begins with it: no other could be told."""
        if self.world.waits_for:
            raise ValueError("a state is resampled where a player is asked, not while chance is due")
        rng = Seeded(int(sampler() * (1 << 53)))
        return SpielState(self.get_game(), self.world.imagined(player, rng))

    def __str__(self) -> str:
        """The whole state, hidden things too."""
        return json.dumps(self.world.plain())


class Observer:
    """What a player sees: the numbers and the text table or, with perfect recall, all that it has ever seen."""

    def __init__(self, kit: Kit, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations; given: {params}")
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise ValueError("observations are those of one player: public and private information together")
        self.kit = kit
        self.recalls = bool(kind.perfect_recall)
        self.tensor = None if self.recalls else np.zeros(len(kit.highest), np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.world.row(player)

    def string_from(self, state: SpielState, player: int) -> str:
        world = state.world
        if self.recalls:
            return world.journal(player)
        if not world.begun:
            return "nothing is laid out yet"
        return text_table(self.kit.game, self.kit.game.view(world.state, player), world.ask_of(player))


def register() -> list[str]:
    """Make every game that has an encoder known to OpenSpiel; gives their names there."""
    known = []
    for name in game_names():
        game = find_game(name)
        if game.encoder is None:
            continue
        kind = game_type(game)
        if kind.short_name not in pyspiel.registered_names():
            # A class, no lambda: OpenSpiel lets go of it after Python has ended, when a lambda would be taken apart.
            made = type(f"SpielGame_{name}", (SpielGame,), {"game": game, "kind": kind})
            pyspiel.register_game(kind, made)
        known.append(kind.short_name)
    return known


register()
