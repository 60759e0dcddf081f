"""`monoceros fuzz`: laws that hold, and one that is broken on purpose."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from cli.conftest import Monoceros, files_in
from monoceros.cli import fuzz
from monoceros.engine.chance import Seeded
from monoceros.engine.registry import find_game

SHORT = ("--option", "match=single", "--option", "turn_limit=3")


def test_laws_hold(monoceros: Monoceros, folder: Path) -> None:
    ran = monoceros("fuzz", "tower", "--decisions", "200", *SHORT, "--json")
    assert (ran.code, ran.err) == (0, "")
    data = ran.data
    assert data["decisions"] >= 200
    assert data["laws"]["pieces are conserved"] == data["decisions"]
    assert data["broken"] is None
    assert files_in(folder) == {}


def test_laws_hold_for_people_and_with_two_processes(monoceros: Monoceros) -> None:
    outs = [monoceros("fuzz", "tower", "--decisions", "100", *SHORT, "--jobs", jobs).out for jobs in ("1", "2")]
    assert outs[0].endswith("all laws hold\n")
    assert outs[0].splitlines()[1:] == outs[1].splitlines()[1:]


def test_every_option_and_pack_is_drawn() -> None:
    game = find_game("tower")
    job = fuzz.Job("tower", None, None, None, 1)
    drawn = [fuzz.draw_setting(job, game, Seeded(n)) for n in range(60)]
    for option in game.options:
        values = {options[option.name] for _, options, _ in drawn}
        assert len(values) > 1, option.name
        if option.kind == "choice":
            assert values == set(option.choices)
    assert {len(packs) for _, _, packs in drawn} == {0, 1}
    fixed = fuzz.Job("tower", 2, {"burn": True}, (), 1)
    assert fuzz.draw_setting(fixed, game, Seeded(1)) == (2, {"burn": True}, ())


def test_who_plays_is_drawn_for_every_game() -> None:
    """The usual roles are one set among many, not half of all games."""
    game = find_game("vast")
    job = fuzz.Job("vast", 3, None, None, 1)
    drawn = [fuzz.draw_setting(job, game, Seeded(n))[1]["roles"] for n in range(40)]
    assert drawn.count("usual") < 5
    assert len(set(drawn)) > 20


def test_laws_hold_where_a_bot_decides(monoceros: Monoceros) -> None:
    ran = monoceros("fuzz", "tower", "--decisions", "100", *SHORT, "--bot", "squire", "--json")
    assert (ran.code, ran.err) == (0, "")
    assert ran.data["laws"]["bots have an answer"] == ran.data["decisions"]


def test_a_bot_that_has_no_answer_breaks_a_law(
    monoceros: Monoceros, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def at_a_loss(state: object, ask: object) -> list[float]:
        raise IndexError("no advice")

    tower = find_game("tower")
    lost = dataclasses.replace(tower, mind=dataclasses.replace(tower.mind, instinct=at_a_loss))
    monkeypatch.setattr(fuzz, "find_game", lambda name: lost)
    ran = monoceros("fuzz", "tower", "--decisions", "100", *SHORT, "--bot", "squire:slips=0", "--seed", "4")
    assert ran.code == 1
    assert "bots have an answer: IndexError: no advice (after 0 picks, seat 0 is asked " in ran.err
    assert list(files_in(folder)) == ["fuzz-tower-4.jsonl"]


def test_a_bot_that_is_none_is_refused(monoceros: Monoceros) -> None:
    ran = monoceros("fuzz", "tower", "--bot", "bishop")
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert "bishop" in ran.err


def break_tower(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that loses a piece in its second turn."""

    def check(state: object) -> None:
        tower.check(state)
        if tower.view(state, None).turn == 2:
            raise AssertionError("a piece is lost")

    tower = find_game("tower")
    broken = dataclasses.replace(tower, check=check)
    monkeypatch.setattr(fuzz, "find_game", lambda name: broken)


def test_a_broken_law_writes_a_file_that_replay_opens(
    monoceros: Monoceros, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    break_tower(monkeypatch)
    ran = monoceros("fuzz", "tower", "--decisions", "5000", "--seed", "9")
    assert ran.code == 1
    assert ran.err.count("\n") == 1
    assert "pieces are conserved: AssertionError: a piece is lost (after" in ran.err
    assert ran.err.rstrip().endswith("monoceros replay fuzz-tower-9.jsonl")
    assert ran.out.endswith("a law is broken\n")
    again = monoceros("replay", "fuzz-tower-9.jsonl")
    assert again.code == 0
    assert "turn 2" in again.out
    assert list(files_in(folder)) == ["fuzz-tower-9.jsonl"]


def test_a_broken_law_as_json(monoceros: Monoceros, monkeypatch: pytest.MonkeyPatch) -> None:
    break_tower(monkeypatch)
    ran = monoceros("fuzz", "tower", "--decisions", "5000", "--seed", "9", "--json")
    assert ran.code == 1
    assert ran.data["file"] == "fuzz-tower-9.jsonl"
    assert "a piece is lost" in ran.data["broken"]


def test_rules_that_crash_are_told_with_the_game_up_to_there(
    monoceros: Monoceros, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from monoceros.engine.table import Table

    real = Table.say

    def say(self: Table, seat: int, pick: object) -> object:
        if len(self.entries) == 12:
            raise ZeroDivisionError("the rules are broken")
        return real(self, seat, pick)

    monkeypatch.setattr(Table, "say", say)
    ran = monoceros("fuzz", "tower", "--decisions", "5000")
    monkeypatch.undo()
    assert ran.code == 1
    assert "rules run: ZeroDivisionError: the rules are broken (after 12 picks, seat 0 is asked " in ran.err
    monkeypatch.chdir(folder)
    assert "After 12 picks" in monoceros("replay", "fuzz-tower-1.jsonl").out
