"""Modules of rules written for a test: imported from a file, and lowered to typed source."""

from __future__ import annotations

import random
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from monoceros.engine.core import Ask, BaseState, answer, asks, begin
from monoceros.engine.lowering import lower_tree
from monoceros.engine.oracle import Oracle
from monoceros.engine.save import dump, load

HEAD = """from __future__ import annotations

from monoceros.engine.core import BaseState, Finish, GameOver, ask, choose, together
from monoceros.engine.lowering import rule
"""
HEAD_LINES = len(HEAD.splitlines())


def imported(file: Path, name: str) -> Any:
    """Import a file as the module `name`: no cached bytecode, since a test may write the same file twice a second."""
    made = ModuleType(name)
    made.__file__ = str(file)
    made.__package__ = name.rpartition(".")[0]
    sys.modules[name] = made
    exec(compile(file.read_text(encoding="utf-8"), str(file), "exec"), made.__dict__)
    return made


def written(folder: Path, body: str, name: str = "written") -> Any:
    """A module with these rules."""
    file = folder / f"{name}.py"
    file.write_text(HEAD + textwrap.dedent(body), encoding="utf-8")
    return imported(file, name)


def lowered(folder: Path, name: str) -> Any:
    """The same module from its typed, lowered source. Its rules take the place of the others'."""
    (file,) = lower_tree(folder, folder / "out", [name])
    return imported(file, name)


Line = tuple[Ask, Any]  # a question and what was picked
Made = Callable[[], Any]  # makes a fresh state


class Played:
    """A play to the end: the questions with their picks, the state and the result."""

    def __init__(self, lines: list[Line], s: Any, result: Any) -> None:
        self.lines, self.s, self.result = lines, s, result
        self.fields = dump(s)["fields"]

    def __eq__(self, other: object) -> bool:
        assert isinstance(other, Played)
        return (self.lines, self.fields, self.result) == (other.lines, other.fields, other.result)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Played({self.lines}, {self.fields}, {self.result})"


def play_raw(new: Made, rule: Any, seed: int, *args: Any, limit: int = 300) -> Played:
    """Random play of the coroutine."""
    s, rng = new(), random.Random(seed)
    oracle: Oracle[Any] = Oracle(s, rule, *args)
    lines: list[Line] = []
    while (questions := oracle.asks()) and len(lines) < limit:
        question = rng.choice(questions)
        lines.append((question, rng.choice(question.options)))
        oracle.answer(question.seat, lines[-1][1])
    return Played(lines, s, None if questions else oracle.result)


def play_lowered(new: Made, rule: Any, seed: int, *args: Any, limit: int = 300, saving: bool = False) -> Played:
    """Random play of the lowered rule; `saving`: saved and loaded at each question."""
    s, rng = new(), random.Random(seed)
    begin(s, rule, *args)
    lines: list[Line] = []
    while (questions := asks(s)) and len(lines) < limit:
        if saving:
            s = load(dump(s), new())
            questions = asks(s)
        question = rng.choice(questions)
        lines.append((question, rng.choice(question.options)))
        answer(s, question.seat, lines[-1][1])
    return Played(lines, s, None if questions else s.result)


def answer_all(s: BaseState, *picks: tuple[int, Any]) -> None:
    for seat, pick in picks:
        answer(s, seat, pick)
