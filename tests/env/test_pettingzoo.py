"""PettingZoo's own tests, for every game and number of seats; and what they do not look at."""

from __future__ import annotations

import copy
import json
import pickle
import warnings
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import monoceros.env
from env.tables import GAMES, TABLES, play_some, whole_story
from monoceros.engine.game import SetupError
from monoceros.engine.registry import UnknownName, find_game
from monoceros.engine.save import SaveError

MASKED = "Observation is not a NumPy array|Observation space for each agent probably should be"  # a dict with a mask
QUICK = {"match": "single", "turn_limit": 3}


def aec(name: str, seats: int, **more: Any) -> Any:
    return monoceros.env.env(name, seats=seats, **more)


# -- their tests ---


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_api(name: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", MASKED)  # PettingZoo knows by name which environments may have a mask
        full = f"monoceros/{name}-v{find_game(name).version}"
        api_test(pettingzoo.make("aec", full, seats=seats), num_cycles=30)
        api_test(monoceros.env.raw_env(name, seats=seats), num_cycles=30)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_seeds(name: str, seats: int) -> None:
    seed_test(lambda: aec(name, seats), num_cycles=10)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_max_cycles(name: str, seats: int) -> None:
    def parallel(**more: Any) -> Any:
        return monoceros.env.parallel_env(name, seats=seats, **more)

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **more: parallel_to_aec(parallel(**more))))
    parallel_api_test(parallel(), num_cycles=10)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_render(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(
        lambda **more: aec(name, seats, **more),
        custom_tests={"ansi": lambda text: len(text.splitlines()) > 5, "rgb_array": lambda table: table.std() > 5},
    )
    assert capsys.readouterr().out.count("\n") > 20, "`human` prints the table"


def test_a_game_ends_with_the_result_as_rewards() -> None:
    env = monoceros.env.raw_env("tower", options={"match": "single"})
    env.reset(seed=1)
    rng = Random(1)
    while not any(env.terminations.values()):
        assert not any(env.rewards.values())
        env.step(rng.choice(env.infos[env.agent_selection]["legal"]))
    assert sorted(env.rewards.values()) == [-1.0, 1.0]
    last = {}
    for agent in env.agent_iter():
        last[agent] = env.last()[1]
        env.step(None)
    assert sorted(last.values()) == [-1.0, 1.0]
    assert env.agents == []


def test_the_mask_of_the_observation_and_of_the_info_is_the_same() -> None:
    env = monoceros.env.raw_env("overlord")
    env.reset(seed=4)
    for _ in range(20):
        observation, _, _, _, info = env.last()
        assert observation["action_mask"] is info["action_mask"]
        assert np.flatnonzero(info["action_mask"]).tolist() == sorted(info["legal"])
        play_some(env, 1)


@pytest.mark.parametrize("name", GAMES)
def test_masks_that_somebody_keeps_stay_as_they_were(name: str) -> None:
    """Those that nobody keeps are used again."""
    env = monoceros.env.raw_env(name)
    env.reset(seed=2)
    kept = []
    for _ in range(60):
        info = env.last()[4]
        if env.cycles % 3:
            kept.append((info["action_mask"], sorted(info["legal"])))
        play_some(env, 1)
    for mask, legal in kept:
        assert np.flatnonzero(mask).tolist() == legal
    assert len({mask.ctypes.data for mask, _ in kept}) == len(kept)


def test_a_mask_that_nobody_keeps_is_used_again() -> None:
    env = monoceros.env.raw_env("vast")
    env.reset(seed=2)
    places = set()
    for _ in range(30):
        places.add(env.infos["seat_0"]["action_mask"].ctypes.data)
        play_some(env, 1)
    assert len(places) == 2


@pytest.mark.parametrize("name", GAMES)
def test_rows_that_somebody_keeps_stay_as_they_were_and_others_are_used_again(name: str) -> None:
    env = monoceros.env.raw_env(name)
    env.reset(seed=2)
    kept, places = [], set()
    for _ in range(60):
        row = env.last()[0]["observation"]
        places.add(row.ctypes.data)
        if env.cycles % 6 == 0:
            kept.append((row, row.tolist()))
        del row
        play_some(env, 1)
    assert all([row.tolist() == numbers for row, numbers in kept])
    assert len({row.ctypes.data for row, _ in kept}) == len(kept)
    assert len(places) == len(kept) + 2


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_who_is_not_asked_is_told_that_nothing_is_legal(name: str, seats: int) -> None:
    env = monoceros.env.raw_env(name, seats=seats)
    env.reset(seed=3)
    for _ in range(40):
        for agent in env.agents:
            info, is_asked = env.infos[agent], agent == env.agent_selection and env.ask is not None
            assert bool(info["legal"]) == bool(info["action_mask"].any()) == is_asked
        play_some(env, 1)


def test_nobody_changes_a_mask_and_what_is_legal_may_be_shuffled() -> None:
    env, twin = monoceros.env.raw_env("tower"), monoceros.env.raw_env("tower")
    env.reset(seed=5)
    twin.reset(seed=5)
    rng = Random(3)
    for _ in range(30):
        info = env.last()[4]
        with pytest.raises(ValueError, match="read-only"):
            info["action_mask"][0] = 1
        action = rng.choice(info["legal"])
        rng.shuffle(info["legal"])
        env.step(action)
        twin.step(action)
        assert env.episode.save() == twin.episode.save()


def test_who_takes_an_illegal_action_loses_and_without_wrappers_it_is_an_error(
    caplog: pytest.LogCaptureFixture,
) -> None:
    env = aec("tower", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    env.step(illegal)
    assert "Illegal move made" in caplog.text
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1.0
    raw = monoceros.env.raw_env("tower")
    raw.reset(seed=1)
    with pytest.raises(monoceros.env.IllegalAction, match="is not legal now; legal: "):
        raw.step(illegal)


def test_max_cycles_cut_a_game_off() -> None:
    env = monoceros.env.raw_env("tower", max_cycles=5)
    env.reset(seed=1)
    play_some(env, 5)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    play_some(env, 2)
    assert env.agents == []


def test_seats_that_decide_together_are_asked_one_after_the_other() -> None:
    env = monoceros.env.raw_env("overlord", seats=3)
    env.reset(seed=1)
    while len(env.episode.open) < 2:
        play_some(env, 1)
    first, second = env.episode.open[:2]
    assert env.agent_selection == f"seat_{first.seat}"
    assert env.observe(f"seat_{second.seat}")["action_mask"].sum() == 0


def test_in_the_parallel_form_seats_that_decide_together_answer_at_once() -> None:
    env = monoceros.env.parallel_env("overlord", seats=3)
    _, infos = env.reset(seed=1)
    for _ in range(400):
        asked = [agent for agent, info in infos.items() if info["legal"]]
        if len(asked) > 1:
            break
        infos = env.step({agent: info["legal"][0] for agent, info in infos.items() if info["legal"]})[4]
    assert len(asked) > 1
    before = [(ask.seat, ask.name) for ask in env.episode.open]
    _, _, _, _, infos = env.step({agent: infos[agent]["legal"][0] for agent in asked})
    assert not any(info["refused"] for info in infos.values())
    after = [ask for ask in env.episode.open if (ask.seat, ask.name) in before]
    refused = env.step(dict.fromkeys(asked, -1))[4]
    assert [ask for ask in env.episode.open if (ask.seat, ask.name) in before] == after
    assert [agent for agent in asked if refused[agent]["legal"] and not refused[agent]["refused"]] == []


# -- copies and saves ---


@pytest.mark.parametrize("name", GAMES)
def test_copies_go_on_alike(name: str) -> None:
    env = aec(name, find_game(name).seats[0])
    env.reset(seed=5)
    play_some(env, 23)
    copies = [env.clone(), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    loaded = aec(name, find_game(name).seats[0])
    loaded.reset()
    loaded.load(json.loads(json.dumps(env.save())))
    stories = [whole_story(each, 40) for each in [*copies, loaded, env]]
    assert len(stories[0]) > 5
    assert all([story == stories[0] for story in stories]), "a copy went on differently"


@pytest.mark.parametrize("name", GAMES)
def test_an_imagined_game_looks_the_same_to_the_one_who_imagines_it(name: str) -> None:
    env = monoceros.env.raw_env(name, seats=2)
    env.reset(seed=5)
    play_some(env, 23)
    agent, before = env.agent_selection, env.save()
    worlds = [env.imagine(agent, seed) for seed in range(6)]
    for world in worlds:
        assert world.observe(agent)["observation"].tolist() == env.observe(agent)["observation"].tolist()
        assert world.infos[agent]["legal"] == env.infos[agent]["legal"]
        play_some(world, 5)
    assert env.save() == before
    assert len({json.dumps(world.save()["episode"]) for world in worlds}) > 1
    other = next(each for each in env.possible_agents if each != agent)
    with pytest.raises(ValueError, match="only the agent whose turn it is imagines"):
        env.imagine(other, 1)


def test_a_copy_of_a_finished_game_is_finished() -> None:
    env = monoceros.env.raw_env("tower", options=QUICK)
    env.reset(seed=5)
    while not any(env.terminations.values()):
        play_some(env, 1)
    for each in (env.clone(), copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert each.terminations == env.terminations
        assert each.last()[1] == env.last()[1]
        play_some(each, 2)
        assert each.agents == []
    assert env.agents


def test_what_is_drawn_after_a_reset_without_a_seed_follows_from_the_seed_before() -> None:
    stories = []
    for _ in range(2):
        env = monoceros.env.raw_env("tower")
        env.reset(seed=9)
        first = whole_story(env, 5)
        env.reset()
        stories.append((first, whole_story(env, 5)))
    assert stories[0] == stories[1]
    assert stories[0][0] != stories[0][1]


def test_saves_of_another_table_are_refused() -> None:
    env = monoceros.env.raw_env("overlord", seats=2)
    env.reset(seed=1)
    other = monoceros.env.raw_env("overlord", seats=3)
    with pytest.raises(SaveError, match="the save's seats is 2; this environment's is 3"):
        other.load(env.save())
    broken = {**env.save(), "episode": {**env.save()["episode"], "chance": "no number"}}
    with pytest.raises(SaveError, match="where chance goes on"):
        env.load(broken)


# -- bad names ---


def test_bad_settings_say_what_would_be_right() -> None:
    with pytest.raises(UnknownName, match=r"there are: .*tower"):
        monoceros.env.env("chess")
    with pytest.raises(SetupError, match="for 2 players, not 5"):
        monoceros.env.env("tower", seats=5)
    with pytest.raises(SetupError, match="no option 'speed'"):
        monoceros.env.env("tower", options={"speed": 3})
    with pytest.raises(SetupError, match="render_mode is one of human, ansi, rgb_array"):
        monoceros.env.env("tower", render_mode="hologram")
