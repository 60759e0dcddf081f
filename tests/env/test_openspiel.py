"""OpenSpiel: its own random simulations, chance as nodes, strings, resampling, serialising."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import monoceros.env.openspiel
from env.tables import GAMES, TABLES
from monoceros.engine.game import SetupError

SHORT = {"crown": ",turn_limit=8", "tower": ",match=single,turn_limit=3", "unicornus": ",difficulty=short"}


def game_of(name: str, seats: int) -> Any:
    """A short game, but of Crown with two seats a whole one, which is not so long as with more."""
    short = "" if (name, seats) == ("crown", 2) else SHORT.get(name, "")
    return pyspiel.load_game(f"monoceros_{name}(players={seats}{short})")


def played(game: Any, steps: int, seed: int = 1) -> Any:
    """A state after so many nodes, chance ones included, and as many more as lead to a player's."""
    rng, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        outcomes = state.chance_outcomes() if state.is_chance_node() else [(a, 1) for a in state.legal_actions()]
        state.apply_action(rng.choice([action for action, _ in outcomes]))
        steps -= 1
    return state


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_simulations(name: str, seats: int) -> None:
    pyspiel.random_sim_test(game_of(name, seats), num_sims=1, serialize=False, verbose=False)


def test_random_simulations_with_every_state_serialised() -> None:
    pyspiel.random_sim_test(game_of("tower", 2), num_sims=1, serialize=True, verbose=False)


def test_every_game_is_registered() -> None:
    assert monoceros.env.openspiel.register() == [f"monoceros_{name}" for name in GAMES]
    assert {f"monoceros_{name}" for name in GAMES} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", GAMES)
def test_the_history_leads_to_the_same_state(name: str) -> None:
    game = game_of(name, 2)
    state = played(game, 150)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert str(game.deserialize_state(state.serialize())) == str(state)
    assert str(state.clone()) == str(state)


def test_chance_is_explicit_with_its_true_probabilities() -> None:
    state = played(game_of("tower", 2), 0)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    outcomes = state.chance_outcomes()
    assert len(outcomes) > 1
    assert sum([chance for _, chance in outcomes]) == pytest.approx(1)
    assert {chance for _, chance in outcomes} == {1 / len(outcomes)}
    children = {str(state.child(outcome)) for outcome, _ in outcomes}
    assert len(children) > 1
    with pytest.raises(ValueError, match=f"has {len(outcomes)} outcomes"):
        state.world.name_outcome(len(outcomes))


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_looks_the_same_and_is_another(name: str) -> None:
    state = played(game_of(name, 2), 30)
    player = state.current_player()
    others = [state.resample_from_infostate(player, random.Random(seed).random) for seed in range(8)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert np.array_equal(other.observation_tensor(player), state.observation_tensor(player))
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == [], "no history is told that did not happen"
    assert any([str(other) != str(state) for other in others])
    again = state.get_game().deserialize_state(others[0].serialize())
    assert str(again) == str(others[0])
    others[0].apply_action(others[0].legal_actions()[0])
    assert str(again) != str(others[0])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_nobodys_string_depends_on_what_was_redealt_away(name: str, seats: int) -> None:
    if (name, seats) not in TABLES:
        return
    state = played(game_of(name, seats), 30)
    player = state.current_player()
    true = all_strings(state)
    twin = resampled(state, player, 7)
    assert all_strings(resampled(state, player, 3)) == all_strings(resampled(twin, player, 3))
    again = state.get_game().deserialize_state(twin.serialize())
    assert all_strings(again) == all_strings(twin)
    for other in set(range(seats)) - {player}:
        asked = resampled(
            twin, other, 4
        )  # what another seat would imagine in that world begins with what it sees there
        assert asked.information_state_string(other) == twin.information_state_string(other)
        assert "sees {" in twin.information_state_string(other)
        secrets = {line for line in true[other].splitlines() if line not in true[player].splitlines()}
        hidden = {line for line in secrets if line.endswith(")") or line.startswith("answer ")}
        assert not hidden & set(twin.information_state_string(other).splitlines())


def all_strings(state: Any) -> list[str]:
    return [state.information_state_string(seat) for seat in range(state.num_players())]


def resampled(state: Any, player: int, seed: int) -> Any:
    return state.resample_from_infostate(player, random.Random(seed).random)


def test_an_imagined_journal_goes_on_with_what_is_told_then() -> None:
    state = resampled(played(game_of("tower", 2), 30), 0, 1)
    before = all_strings(state)
    rng = random.Random(5)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    for old, new in zip(before, all_strings(state), strict=True):
        assert new.splitlines()[: len(old.splitlines()) - 1] == old.splitlines()[:-1]
        assert len(new.splitlines()) > len(old.splitlines())


def test_information_states_recall_everything_the_seat_saw() -> None:
    state = played(game_of("tower", 2), 30)
    before = [state.information_state_string(seat).splitlines()[:-1] for seat in range(2)]
    state.apply_action(state.legal_actions()[0])
    while state.is_chance_node():
        state.apply_action(0)
    after = [state.information_state_string(seat).splitlines() for seat in range(2)]
    assert all([new[: len(old)] == old for old, new in zip(before, after, strict=True)])
    drawn = [[line for line in seat if line.startswith("drew")] for seat in after]
    assert drawn[0] != drawn[1], "each knows its own cards only"


def test_actions_and_tables_in_words() -> None:
    state = played(game_of("tower", 2), 40)
    player = state.current_player()
    words = [state.action_to_string(player, action) for action in state.legal_actions()]
    assert all([": " in each for each in words])
    assert "Palace" in state.observation_string(player)


def searched(game: Any, state: Any, simulations: int, decisions: int) -> Any:
    """Their search, with its defaults, on every seat for so many decisions."""
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, simulations, random_state=np.random.RandomState(2))
    rng = random.Random(1)
    while not state.is_terminal() and decisions:
        if state.is_chance_node():
            state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        decisions -= 1
    return state


@pytest.mark.parametrize("name", GAMES)
def test_their_search_plays_our_games_with_its_defaults(name: str) -> None:
    """Its nodes are strings: two worlds in which a seat is told the same must ask it the same."""
    game = game_of(name, 2)
    searched(game, played(game, 40), 50 if name == "tower" else 12, 4)


def test_their_search_plays_a_whole_game() -> None:
    game = pyspiel.load_game("monoceros_tower(match=single,turn_limit=2)")
    assert searched(game, game.new_initial_state(), 50, 1000).is_terminal()


def test_bad_parameters_say_what_would_be_right() -> None:
    with pytest.raises((SetupError, pyspiel.SpielError), match=r"is for 2 players, not 7|[Nn]umber of players"):
        pyspiel.load_game("monoceros_tower(players=7)")
    with pytest.raises((SetupError, pyspiel.SpielError), match="match"):
        pyspiel.load_game("monoceros_tower(match=endless)")
