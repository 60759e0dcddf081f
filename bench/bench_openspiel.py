"""OpenSpiel: its C++ games driven from Python and by its own C++ loop, its Python games, its RL environment, MCTS."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import pyspiel
from harness import Row, Subject, Tally, Visit, main, timed
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts
from open_spiel.python.games import block_dominoes, tic_tac_toe  # noqa: F401 (importing them registers them)

CPP_GAMES = ("tic_tac_toe", "backgammon", "gin_rummy", "hearts", "hanabi", "hive", "chess")
LOOP_GAMES = ("backgammon", "gin_rummy", "hearts", "hanabi")  # where a loop in C++ gains much, or chance is involved
PYTHON_GAMES = ("python_tic_tac_toe", "python_block_dominoes")
ENVIRONMENT_GAMES = ("backgammon", "gin_rummy")
SIMULATIONS = {"C++": 2000, "Python": 200}  # in one search


def random_game(game: Any, visit: Visit | None = None, rnd: Callable[[], float] = random.random) -> Tally:
    """One game through the public calls of a state; chance is a move of its own here."""
    state, sample = game.new_initial_state(), pyspiel.sample_action
    decisions = chance = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(sample(state.chance_outcomes(), rnd())[0])
            chance += 1
        else:
            legal = state.legal_actions()
            if visit:
                visit(state, len(legal))
            state.apply_action(legal[int(rnd() * len(legal))])
            decisions += 1
    return decisions, chance, 1


def driven(name: str) -> Subject:
    game = pyspiel.load_game(name)
    return Subject(lambda: random_game(game), lambda visit: random_game(game, visit), lambda state: state.clone())


def own_loop(name: str) -> Subject:
    """One Python call a game: random bots in C++. The state counts its moves; the share of chance among them is that
    of the same random games driven from Python."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, random.randrange(1 << 30)) for seat in range(game.num_players())]
    met = timed(lambda: random_game(game), 0.2)
    share = met.decisions / (met.decisions + met.chance)

    def play() -> Tally:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, random.randrange(1 << 30))
        moves = state.move_number()
        return moves * share, moves * (1 - share), 1

    return Subject(play, lambda visit: random_game(game, visit))


def environment(name: str) -> Subject:
    """Its RL environment: observations at every step, chance inside; the one to hold against PettingZoo and RLCard."""
    env = rl_environment.Environment(name)

    def play(visit: Visit | None = None, rnd: Callable[[], float] = random.random) -> Tally:
        step, decisions = env.reset(), 0
        while not step.last():
            seen = step.observations
            legal = seen["legal_actions"][seen["current_player"]]
            if visit:
                visit(env, len(legal))
            step = env.step([legal[int(rnd() * len(legal))]])
            decisions += 1
        return decisions, 0, 1

    return Subject(play, play)


def search(name: str, language: str) -> Subject:
    """MCTS from the opening position, one random rollout a simulation."""
    game = pyspiel.load_game(name)
    start, simulations, seed = game.new_initial_state(), SIMULATIONS[language], random.randrange(1 << 30)
    if language == "C++":
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, simulations, 1000, False, seed, False)
    else:
        bot = mcts.MCTSBot(game, 1.4, simulations, mcts.RandomRolloutEvaluator(1), solve=False)

    def play() -> Tally:
        bot.step(start)
        return simulations, 0, 0

    return Subject(play)


def rows() -> list[Row]:
    def row(peer: str, make: Callable[[str], Subject], name: str) -> Row:
        return Row(peer, name, lambda: make(name))

    def search_row(language: str) -> Row:
        return Row(
            f"OpenSpiel MCTS, {language}", "connect_four", lambda: search("connect_four", language), "simulations"
        )

    return [
        *[row("OpenSpiel C++ from Python", driven, name) for name in CPP_GAMES],
        *[row("OpenSpiel C++ own loop", own_loop, name) for name in LOOP_GAMES],
        *[row("OpenSpiel Python game", driven, name) for name in PYTHON_GAMES],
        *[row("OpenSpiel rl_environment", environment, name) for name in ENVIRONMENT_GAMES],
        *[search_row(language) for language in SIMULATIONS],
    ]


if __name__ == "__main__":
    main(version("open_spiel"), rows())
