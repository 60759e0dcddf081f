"""Games whose answers are known: what the lab finds must hold them in its intervals."""

from __future__ import annotations

from typing import Any

import pytest

from lab.conftest import PlayToy
from lab.toys import COIN, NIM, first_wins, turns
from monoceros.lab.compare import MATTERS, SMALL, compare
from monoceros.lab.findings import find
from monoceros.lab.folder import Folder

GAMES = 1500


def holds(estimate: dict[str, float], value: float) -> bool:
    return estimate["low"] <= value <= estimate["high"]


@pytest.fixture(scope="module")
def fair(play: PlayToy) -> Folder:
    return play("coin", GAMES)


@pytest.fixture(scope="module")
def biased(play: PlayToy) -> Folder:
    return play("coin", GAMES, packs=("biased",))


def test_a_fair_coin_favours_no_seat(fair: Folder) -> None:
    found = find(fair, COIN)
    assert [holds(row["rate"], 0.5) for row in found["wins"]] == [True, True]
    assert found["wins"][0]["wins"] + found["wins"][1]["wins"] == GAMES
    assert found["wins"][0]["rate"]["high"] - found["wins"][0]["rate"]["low"] < 0.06


def test_a_biased_coin_is_found_out(biased: Folder) -> None:
    """Heads fall seven times of ten; the Bear strikes in a quarter of the games, for either seat alike."""
    rates = [row["rate"] for row in find(biased, COIN)["wins"]]
    assert holds(rates[0], 0.75 * 0.7 + 0.25 * 0.5)
    assert not holds(rates[0], 0.5)
    assert not holds(rates[1], 0.5)


def test_a_strong_hero_is_found_out(fair: Folder) -> None:
    """With the Bear: half against a Fox, three of four; half against a Bear, one of two."""
    (section,) = find(fair, COIN)["roles"]
    assert (section["event"], section["table"]) == ("leads", "hero")
    bear, fox = section["rows"]
    assert (bear["thing"], fox["thing"]) == ("Bear", "Fox")
    assert holds(bear["with"], 0.625)
    assert holds(fox["with"], 0.375)
    assert holds(bear["difference"], 0.25)
    assert bear["clear"]


def test_decisions_and_lengths_of_the_coin(fair: Folder) -> None:
    found = find(fair, COIN)
    assert found["decisions"]["forced"] == {"value": 0.5, "low": 0.5, "high": 0.5}  # B only nods
    assert found["decisions"]["branching"]["value"] == 1.5
    assert {row["name"]: row["options"] for row in found["decisions"]["questions"]} == {"call": 2.0, "nod": 1.0}
    assert found["lengths"][0]["median"]["value"] == 2
    assert [row["rate"]["value"] for row in found["stalls"]] == [0, 0, 0, 0]
    luck = next(row for row in found["figures"] if row["name"] == "luck")
    assert (luck["winners"]["value"], luck["others"]["value"], luck["tells"]) == (1, 0, 1)


def test_solved_nim_is_won_by_the_second_seat(play: PlayToy) -> None:
    """Four pebbles: whoever begins has lost, and the lead never changes."""
    found = find(play("nim", 60, bots=("perfect", "perfect")), NIM)
    assert [row["rate"]["value"] for row in found["wins"]] == [0, 1]
    assert found["lengths"][0]["most"] == 2
    assert found["lead"]["changes"]["most"] == 0
    assert [row["rate"]["value"] for row in found["lead"]["tenths"]] == [1] * 9
    assert found["lead"]["comebacks"]["value"] == 0


def test_nim_at_random_is_as_often_won_as_is_computed(play: PlayToy) -> None:
    found = find(play("nim", GAMES), NIM)
    assert holds(found["wins"][0]["rate"], float(first_wins(4)))
    assert holds(found["lengths"][0]["mean"], float(turns(4)))
    assert holds(found["lengths"][1]["mean"], float(turns(4)))
    assert found["lengths"][1]["words"] == "Turns"


def measure(found: dict[str, Any], name: str) -> dict[str, Any]:
    row: dict[str, Any] = next(row for row in found["measures"] if row["name"] == name)
    return row


def test_the_bias_is_told_with_its_size_and_cause(fair: Folder, biased: Folder) -> None:
    found = compare(fair, biased, COIN, matters=0.02)
    assert found["changed"] == [{"what": "coin/coin/heads", "first": "5", "second": "7"}]
    won = measure(found, "win:A")
    assert holds(won["difference"], 0.75 * 0.2)
    assert won["verdict"] == MATTERS
    assert measure(found, "decisions")["verdict"] == SMALL


def test_pairs_on_the_same_seeds_tell_more_than_games_apart(fair: Folder, biased: Folder) -> None:
    """Only those games differ in which the coin fell between five and seven: an interval half as wide."""
    won = measure(compare(fair, biased, COIN, matters=0.02), "win:A")
    paired = won["difference"]["high"] - won["difference"]["low"]
    alone = [find(folder, COIN)["wins"][0]["rate"] for folder in (fair, biased)]
    apart = sum([(rate["high"] - rate["low"]) ** 2 for rate in alone]) ** 0.5
    assert paired < 0.6 * apart


def test_the_same_run_twice_differs_in_nothing(fair: Folder, play: PlayToy) -> None:
    found = compare(fair, play("coin", GAMES), COIN, matters=0.02)
    assert found["changed"] == []
    assert {row["verdict"] for row in found["measures"]} == {SMALL}
    assert found["things"] == []
