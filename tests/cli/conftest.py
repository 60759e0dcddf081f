"""The command line as a person uses it: words in, words and an exit code out."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from monoceros.cli.app import run


@dataclass(frozen=True)
class Ran:
    """What a command gave."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """Standard output as JSON: nothing else may be there."""
        return json.loads(self.out)


Monoceros = Callable[..., Ran]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The present folder, empty; games go to `data` in it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MONOCEROS_DATA", str(tmp_path / "data"))
    return tmp_path


@pytest.fixture
def monoceros(folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Monoceros:
    """`monoceros("play", "tower", typed="1\\nq\\n")`"""

    def call(*args: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = run(args)
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return call


def files_in(folder: Path) -> dict[str, bytes]:
    """Everything there is, to see that nothing changed."""
    return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}


SINGLE = ("--option", "match=single")
ONES = "1\n" * 3000  # whoever always takes the first option loses to anybody, and soon


@pytest.fixture
def sealed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The secret key of every game is the same, so that sealed games can be played twice."""
    monkeypatch.setattr("secrets.token_bytes", lambda size: bytes(range(size)))


@pytest.fixture
def begun(monoceros: Monoceros, folder: Path, sealed: None) -> Path:
    """A sealed game that was left after a few picks."""
    ran = monoceros("play", "tower", "--bots", "random", *SINGLE, "--save", "begun.jsonl", typed="1\n2\n1\nq\n")
    assert ran.code == 0, ran.err
    return folder / "begun.jsonl"


@pytest.fixture
def played(monoceros: Monoceros, folder: Path, sealed: None) -> Path:
    """A short sealed game that was played to its end."""
    short = ("--option", "turn_limit=1")
    ran = monoceros("play", "tower", "--bots", "random", *SINGLE, *short, "--save", "played.jsonl", typed=ONES)
    assert "The game is drawn." in ran.out, ran.err
    return folder / "played.jsonl"
