"""What is written down of a game, and how names are found in its sentences."""

from __future__ import annotations

from typing import Any

import pytest

from lab.toys import COIN, NIM
from monoceros.bots.levels import RandomBot
from monoceros.bots.match import Watch, play_match
from monoceros.engine.registry import find_game, game_names
from monoceros.lab.names import Heard, Names, Thing
from monoceros.lab.watch import Lookout, figures_of, leader_of

BOTS = [RandomBot(), RandomBot()]


def watched(game: Any, seed: int) -> dict[str, Any]:
    content = game.content.load()
    lookout = Lookout(game, 2, Names(content))
    result = play_match(game, BOTS, seed, game.option_values({}), content, lookout)
    return lookout.row(seed, result.score)


def test_watching_changes_nothing() -> None:
    content = NIM.content.load()
    for seed in range(20):
        alone = play_match(NIM, BOTS, seed, {}, content)
        row = watched(NIM, seed)
        assert (row["score"], row["decisions"]) == (alone.score, alone.decisions)


def test_a_watch_that_only_sits_there_is_welcome() -> None:
    content = NIM.content.load()
    assert play_match(NIM, BOTS, 1, {}, content, Watch()) == play_match(NIM, BOTS, 1, {}, content)


def test_a_row_of_the_coin() -> None:
    row = watched(COIN, 3)
    winner = row["score"].index(1.0)
    assert (row["decisions"], row["offered"], row["forced"], row["longest_forced"]) == (2, 3, 1, 1)
    assert row["headings"] == [{"name": "round", "times": 1}]
    did = [(d["seat"], d["event"], d["thing"], d["times"]) for d in row["did"] if d["thing"]]
    assert (winner, "wins", "Silver coin", 1) in did
    assert [seat for seat, event, _, _ in did if event == "leads"] == [0, 1]
    assert not [d for d in row["did"] if d["event"] == "nodded"]  # neither the opening nor counted
    assert {"seat": winner, "name": "luck", "value": 1} in row["figures"]


def test_the_lead_of_nim_is_judged_each_turn() -> None:
    for seed in range(20):
        row = watched(NIM, seed)
        assert row["samples"] == row["decisions"]
        assert len(row["leaders"]) == 9
        assert row["leaders"][0] == 1  # four pebbles: the second seat stands to win
        assert (row["lowest"][row["score"].index(1.0)] == 0) == (row["lead_changes"] > 0 or row["score"][0] == 1)


@pytest.mark.parametrize(
    ("values", "before", "leader"),
    [([0.2, 0.8], 0, 1), ([0.5, 0.5], 0, 0), ([0.5, 0.5], -1, -1), ([0.1, 0.4, 0.4], 0, -1), ([0.1, 0.4, 0.4], 2, 2)],
)
def test_among_equals_whoever_led_before_still_leads(values: list[float], before: int, leader: int) -> None:
    assert leader_of(values, before, team=False) == leader


def test_a_team_leads_above_one_half() -> None:
    assert leader_of([0.6, 0.6], -1, team=True) == 0
    assert leader_of([0.4, 0.4], 0, team=True) == 1


def test_numbers_of_seats_and_of_a_team() -> None:
    view = {"seat": None, "round": 3, "over": True, "players": [{"gold": 1, "up": True}, {"gold": 2, "cards": [1]}]}
    seats = [(row["seat"], row["name"], row["value"]) for row in figures_of(view, 2, team=False)]
    assert seats == [(0, "gold", 1), (1, "gold", 2)]
    assert [(row["name"], row["value"]) for row in figures_of(view, 2, team=True)] == [("round", 3)]


# -- names ---


@pytest.mark.parametrize(
    ("sentence", "seat", "things"),
    [
        ("{1} leads Bear.", 1, ["Bear"]),
        ("{0} puts Bear over Fox.", 0, ["Bear"]),  # the rest is where it happens
        ("Bear meets Fox.", -1, ["Bear", "Fox"]),  # who acts, and on whom
        ("{0} plays Bear: every Fox sleeps.", 0, ["Bear"]),
        ("Event: Fox. The Bear sleeps.", -1, ["Fox"]),
        ("{0} meets Foxes and Bearskins.", 0, []),
        ("Nothing happens.", -1, []),
    ],
)
def test_names_in_sentences(sentence: str, seat: int, things: list[str]) -> None:
    names = Names(COIN.content.load())
    heard = names.listen(sentence)
    assert heard == Heard(seat, tuple([Thing("hero", thing) for thing in things]))
    assert names.listen(sentence) is heard


def test_a_sentence_that_cannot_be_told_any_more_is_left_out() -> None:
    lookout = Lookout(COIN, 2, Names(COIN.content.load()))
    event: Any = type("Gone", (), {"name": "leads", "facts": (0, 99)})()
    assert lookout.sentence(event, {}) == ""


@pytest.mark.parametrize("name", [name for name in game_names() if name not in ("coin", "nim")])
def test_every_game_that_is_there_is_understood(name: str) -> None:
    """By discovery: rows of content are found in what each game tells, without a word of code for it."""
    from monoceros.bots.plan import Plan
    from monoceros.lab.record import SCHEMA, to_parquet
    from monoceros.lab.run import new_run, play_numbers

    game = find_game(name)
    options = {"match": "single", "turn_limit": 4} if name == "tower" else {}
    plan = Plan(name, game.seats[0], game.option_values(options, bots_only=True), ())
    (row,) = play_numbers(new_run(plan, ["random"] * plan.seats, 1, 1), range(1))
    assert set(row) == set(SCHEMA)
    assert len({(d["event"], d["thing"]) for d in row["did"] if d["thing"]}) > 5
    assert row["samples"] > 0
    assert row["figures"]
    assert to_parquet([row])
