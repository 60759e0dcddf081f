"""`monoceros bench` and `monoceros doctor`."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import Monoceros
from monoceros.cli import doctor


def test_bench_as_json(monoceros: Monoceros) -> None:
    data = monoceros("bench", "tower", "--seconds", "0.3", "--json").data
    assert isinstance(data["compiled"], bool)
    tower = data["games"][0]
    assert tower["game"] == "tower"
    figures = ("decisions_per_second", "unforced_per_second", "games_per_second", "ratio", "simulations_per_second")
    for key in (*figures, "copy_us", "save_us", "view_us", "redeal_us"):
        assert tower[key] > 0
    assert tower["decisions_per_second_best"] >= tower["decisions_per_second"] >= tower["unforced_per_second"]


def test_bench_for_people(monoceros: Monoceros) -> None:
    ran = monoceros("bench", "--seconds", "0.1")
    assert ran.code == 0
    for words in ("compiled" if "compiled engine" in ran.out else "pure", "decisions/s", "× plain loop", "copy µs"):
        assert words in ran.out


def test_doctor_finds_everything_in_order(monoceros: Monoceros) -> None:
    ran = monoceros("doctor")
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert all(line.startswith("ok  ") for line in lines)
    for words in ("python", "build", "compiler", "tower: Attack at the Tower", "knight: ", "terminal", "data"):
        assert words in ran.out
    assert {"what": "game", "ok": True, "says": "tower: Attack at the Tower"} in monoceros("doctor", "--json").data


def test_doctor_names_a_game_that_does_not_load(monoceros: Monoceros, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> None:
        raise ImportError("no module named 'parts'")

    monkeypatch.setattr(doctor, "find_game", broken)
    ran = monoceros("doctor")
    assert ran.code == 1
    assert "!!  game       tower cannot be loaded: ImportError: no module named 'parts'" in ran.out
    assert ran.err == "not in order: game\n"


def test_doctor_tries_the_data_folder(monoceros: Monoceros, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "file").write_text("")
    monkeypatch.setenv("MONOCEROS_DATA", str(folder / "file" / "data"))
    ran = monoceros("doctor")
    assert ran.code == 1
    assert "!!  data" in ran.out
    assert "set MONOCEROS_DATA" in ran.out
    assert not (folder / "data").exists()
