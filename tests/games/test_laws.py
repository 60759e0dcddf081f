"""Laws and recorded games, for every game that is registered: whoever adds a game adds nothing here."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import monoceros
from monoceros.engine.chance import NoDealer, Seeded
from monoceros.engine.declared.fields import facts_of
from monoceros.engine.declared.oracle import differing_fields, never_different
from monoceros.engine.laws import check_game
from monoceros.engine.registry import find_game, game_names
from monoceros.engine.table import Table

from .recorded import playthroughs

SOURCES = Path(monoceros.__file__).parent
SEEDS = range(8)  # for each game, number of seats and pack; each has options of its own
EVERY = 12  # questions between two tries of the dear laws, on average
CHEAP = {"questions are in order", "pieces are conserved", "rules run"}
DEAR = {
    "observations tell only what may be known",
    "asking changes nothing",
    "what was not offered is refused",
    "copies are independent and go on alike",
    "a save goes on alike",
    "a redealt world looks the same",
    "a redealt world is made of what is known",
    "scenes are in order",
    "words and things are there",
    "every moment can be seen",
    "a moment shows only what may be known",
    "events tell a seat only what it may know",
    "undo shows nothing new",
    "secrets stay with those who were told",
}
LAST = {
    "the result is a score for each seat",
    "a replay from the log is the same",
    "redeal changes what is hidden",
}


DECLARED = "what is written agrees with what is declared"  # of games whose state is declared


def kinds() -> list[tuple[str, int, str]]:
    """Every game, number of seats, and pack that comes with it."""
    return [(game.name, seats, pack) for game, seats in playthroughs.tables() for pack in ("", *game.content.packs)]


def tables() -> list[tuple[str, int]]:
    return [(game.name, seats) for game, seats in playthroughs.tables()]


def shown() -> list[tuple[str, int, str]]:
    return [(game.name, seats, mode) for game, seats, mode in playthroughs.shown()]


def test_games_are_found() -> None:
    assert "tower" in game_names()
    assert ("tower", 2, "armies") in kinds()


@pytest.mark.parametrize(("name", "seats", "pack"), kinds())
def test_the_laws_hold(name: str, seats: int, pack: str) -> None:
    game = find_game(name)
    packs = [game.content.pack(pack)] if pack else []
    tried: set[str] = set()
    played: set[str] = set()
    is_long = playthroughs.is_long(game, seats)  # few of them, tried seldom: a game's own tests may play more
    every = 5 * EVERY if is_long else EVERY
    for seed in range(2) if is_long else SEEDS:
        options = playthroughs.some_options(game, seats, game.content.load(packs), Seeded(seed))
        report = check_game(game, seed, seats=seats, options=options, packs=packs, every=every)
        assert report.decisions == report.tried["rules run"]
        tried |= set(report.tried)
        played.add(str(options))
    fresh = game.new_state(seats, options, game.content.load(packs), NoDealer())
    assert tried == CHEAP | DEAR | LAST | ({DECLARED} if facts_of(fresh) else set())
    assert len(played) > min(len(SEEDS), 2 ** len(game.options)) // 2 or len(game.options) < 2 or is_long


def declared() -> list[tuple[str, int]]:
    """Games whose state is declared, with their fewest and most seats."""
    found = []
    for name in game_names():
        game = find_game(name)
        for seats in game.seats:
            options = playthroughs.some_options(game, seats, game.content.load([]), Seeded(0))
            if facts_of(game.new_state(seats, options, game.content.load([]), NoDealer())):
                found.append((name, seats))
    return found


@pytest.mark.parametrize(("name", "seats"), declared())
def test_whatever_is_hidden_is_another_in_some_redealt_world_or_says_why_not(name: str, seats: int) -> None:
    game, differed = find_game(name), set[str]()
    for seed in range(60):
        table, rng = Table(game, Seeded(seed), seats=seats, telling=False), Seeded(seed + 1)
        while not table.is_over:
            differed |= differing_fields(table.state, game.redeal(table.state, None, rng))
            ask = table.asks()[0]
            table.say(ask.seat, ask.options[rng.pick(len(ask.options))])
        if not never_different(table.state, differed):
            return
    assert never_different(table.state, differed) == []


def test_every_event_with_a_secret_names_who_may_know_it() -> None:
    """The engine refuses it as well, but only when it comes to that event."""
    told = 0
    for file in (SOURCES / "games").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_bytes())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "emit":
                names = {word.arg for word in node.keywords}
                assert ("secret" in names) == ("to" in names), f"{file.relative_to(SOURCES)}:{node.lineno}"
                told += "secret" in names
    assert told


# -- recorded games ---


def recorded(name: str) -> str:
    return (playthroughs.FOLDER / name).read_text(encoding="utf-8")


HINT = "write it anew with `make playthroughs` and read what changed"


@pytest.mark.parametrize(("name", "seats", "mode"), shown())
def test_a_game_between_bots_is_played_and_told_as_recorded(name: str, seats: int, mode: str) -> None:
    game = find_game(name)
    now = playthroughs.transcript(game, seats, mode)
    assert now.splitlines() == recorded(playthroughs.told_in(game, seats, mode)).splitlines(), HINT


@pytest.mark.parametrize(("name", "seats"), tables())
def test_random_games_come_to_what_is_recorded(name: str, seats: int) -> None:
    now = playthroughs.record(playthroughs.digests(find_game(name), seats))
    assert now.splitlines() == recorded(f"{name}-{seats}.json").splitlines(), HINT


@pytest.mark.parametrize(("name", "seats", "mode"), shown())
def test_a_recorded_game_can_be_read(name: str, seats: int, mode: str) -> None:
    lines = recorded(playthroughs.told_in(find_game(name), seats, mode)).splitlines()
    assert 50 < len(lines) <= 200 * (seats + 2)
    assert max([len(line) for line in lines]) <= 140
    assert not [line for line in lines if re.search(r"\{\d+\}|\bNone\b|\bEvent\(", line)]
    asked = [line for line in lines if re.match(r"[A-Z] \w+ \(\d+ options?\): \S", line)]
    assert lines[-1].startswith(f"{len(asked)} picks, result [")
    assert {line[0] for line in asked} == {playthroughs.letter(seat) for seat in range(seats)}


def test_nothing_else_is_recorded() -> None:
    names = {file.name for file in playthroughs.FOLDER.iterdir()}
    told = {playthroughs.told_in(*each) for each in playthroughs.shown()}
    assert names == told | {f"{name}-{seats}.json" for name, seats in tables()}


# -- the command ---


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> Any:
    monkeypatch.setattr(sys, "argv", ["playthroughs.py", *words])
    return playthroughs.main()


def test_the_command_writes_what_changed_and_checks(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "tests" / "playthroughs"
    monkeypatch.setattr(playthroughs, "FOLDER", folder)
    texts = {"tower-2.txt": "A game\n", "tower-2.json": "{}\n"}
    monkeypatch.setattr(playthroughs, "recordings", lambda: [(folder / name, text) for name, text in texts.items()])
    assert run(monkeypatch, "--check") == 1
    assert not folder.exists()
    assert run(monkeypatch) == 0
    assert {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir()} == texts
    assert run(monkeypatch, "--check") == 0
    texts["tower-2.txt"] = "Another game\n"
    capsys.readouterr()
    assert run(monkeypatch, "--check") == 1
    assert capsys.readouterr().out.splitlines() == [
        f"changed {Path('tests', 'playthroughs', 'tower-2.txt')}",
        f"same    {Path('tests', 'playthroughs', 'tower-2.json')}",
    ]
