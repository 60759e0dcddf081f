"""What is written of a module at import is kept beside its bytecode: used again, and never trusted further."""

from __future__ import annotations

import importlib
import os
import sys
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from monoceros.engine import kept
from monoceros.engine.core import Ask, asks, begin, say
from monoceros.engine.declared import build, events_write
from monoceros.engine.lowering import RuleError, lower

HELPER = """from __future__ import annotations
from monoceros.engine.core import ask
from monoceros.engine.lowering import rule


@rule
async def other(s: object, n: int) -> int:
    more: int = await ask(0, "other", (1, 2))
    return n + more
"""
GAME = """from __future__ import annotations
from monoceros.engine.core import BaseState
from monoceros.engine.declared import Open, Record, event, record, state
from monoceros.engine.lowering import rule
from kept_helper import other


@record
class Purse(Record):
    coins: Open[int] = 0


@state
class State(BaseState):
    purse: Open[Purse]


@event("{seat} pays {coins}")
def paid(s: State, seat: int, coins: int) -> None: ...


@rule
async def pay(s: State) -> int:
    coins = await other(s, 1)
    s.purse.coins += coins
    paid(s, 0, coins)
    return 10 // (3 - coins)
"""
WRITTEN = {"Purse", "State", "paid", "pay", "other"}


class Folder:
    """Modules in a folder, imported as a new process would, and what was written for them each time."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.wrote: set[str] = set()
        self.put("kept_helper", HELPER)
        self.put("kept_game", GAME)

    def put(self, name: str, text: str) -> None:
        (self.place / f"{name}.py").write_text(text, encoding="utf-8")

    def run(self) -> Any:
        self.wrote.clear()
        for name in ("kept_helper", "kept_game"):
            sys.modules.pop(name, None)
        kept._books.clear()
        importlib.invalidate_caches()
        return importlib.import_module("kept_game")

    def noting(self, writer: Callable[..., Any]) -> Callable[..., Any]:
        """What writes, and notes the name of what it writes."""

        def noted(what: Any, *more: Any) -> Any:
            self.wrote.add(what if isinstance(what, str) else what.__name__)
            return writer(what, *more)

        return noted

    def files(self, under: Path | None = None) -> list[str]:
        return sorted([file.name for file in (under or self.place).rglob(f"*{kept.SUFFIX}*")])


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Folder]:
    made = Folder(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.syspath_prepend(tmp_path)
    for module, writer in ((lower, "lower"), (build, "read_again"), (events_write, "node_of")):
        monkeypatch.setattr(module, writer, made.noting(getattr(module, writer)))
    yield made
    for name in ("kept_helper", "kept_game"):
        sys.modules.pop(name, None)


def played(game: Any, pick: int = 1) -> tuple[int, list[Any], int]:
    """What a play of the rule comes to: the purse, what was told, the result."""
    s = game.State(game.Purse())
    s.telling = True
    begin(s, game.pay)
    assert asks(s) == [Ask(0, "other", (1, 2))]
    say(s, 0, pick)
    return s.purse.coins, [(event.name, event.facts) for event in s.events], s.result


def test_the_second_import_writes_nothing(folder: Folder) -> None:
    first = played(folder.run())
    assert folder.wrote == WRITTEN
    assert len(folder.files()) == 2
    second = played(folder.run())
    assert folder.wrote == set()
    assert first == second == (2, [("paid", (0, 2))], 10)


def test_what_is_kept_is_what_was_written(folder: Folder) -> None:
    game = folder.run()
    written = dict(kept._books[game.__file__, "kept_game"].entries)
    again = folder.run()
    read = kept._books[game.__file__, "kept_game"].entries
    assert len(written) == 4
    assert read == written
    assert read is not written
    old, new = game.pay, again.pay
    assert (new.name, new.version, new.file) == (old.name, old.version, old.file)
    assert [(p.label, p.line, p.names) for p in new.points] == [(p.label, p.line, p.names) for p in old.points]
    assert type(new).step.__code__ == type(old).step.__code__
    assert again.State.copy.__code__ == game.State.copy.__code__
    assert list(again.State.RECORDS) == [again.Purse]


def test_a_changed_module_is_written_again(folder: Folder) -> None:
    folder.run()
    folder.put("kept_game", GAME.replace("10 //", "100 //"))
    assert played(folder.run())[2] == 100
    assert folder.wrote == WRITTEN - {"other"}
    assert played(folder.run())[2] == 100
    assert folder.wrote == set()


def test_another_engine_or_python_writes_again(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.run()
    monkeypatch.setattr(kept, "sources_hash", lambda: "an engine that writes otherwise")
    folder.run()
    assert folder.wrote == WRITTEN
    monkeypatch.setattr(sys, "version", "another Python")
    folder.run()
    assert folder.wrote == WRITTEN


def test_a_rule_that_is_no_rule_any_more_is_refused_though_its_caller_was_kept(folder: Folder) -> None:
    folder.run()
    folder.put("kept_helper", HELPER.replace("@rule\n", "\n"))
    with pytest.raises(RuleError, match="other is not a rule"):
        folder.run()


def test_tracebacks_of_kept_rules_and_classes_show_their_own_lines(folder: Folder) -> None:
    folder.run()
    game = folder.run()
    assert folder.wrote == set()
    with pytest.raises(ZeroDivisionError) as failed:
        played(game, 2)
    last = traceback.extract_tb(failed.value.__traceback__)[-1]
    assert (last.name, last.line) == ("pay", "return 10 // (3 - coins)")
    assert last.filename == game.__file__


# -- files ---


def test_a_damaged_or_foreign_file_is_passed_over_and_made_anew(folder: Folder) -> None:
    folder.run()
    (file,) = folder.place.rglob(f"kept_game*{kept.SUFFIX}")
    whole = file.read_bytes()
    for damaged in (b"", whole[:20], whole[:-1], whole[:-1] + bytes([whole[-1] ^ 1]), b"x" * 500):
        file.write_bytes(damaged)
        assert played(folder.run()) == (2, [("paid", (0, 2))], 10)
        assert folder.wrote == WRITTEN - {"other"}
        folder.run()
        assert folder.wrote == set()


def test_where_nothing_can_be_kept_all_goes_on(folder: Folder) -> None:
    (folder.place / "__pycache__").write_text("no folder")
    for _ in range(2):
        assert played(folder.run()) == (2, [("paid", (0, 2))], 10)
        assert folder.wrote == WRITTEN


def test_a_file_is_whole_or_not_there(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", fail)
        folder.run()
    assert folder.files() == []
    (folder.place / "__pycache__" / f"kept_game.{sys.implementation.cache_tag}{kept.SUFFIX}.{os.getpid()}").touch()
    assert played(folder.run()) == (2, [("paid", (0, 2))], 10)  # somebody else was writing
    folder.run()
    assert len(folder.files()) == 2


def fail(*paths: str) -> None:
    raise PermissionError


def test_who_wants_no_bytecode_gets_nothing_kept(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    folder.run()
    assert folder.files() == []


def test_it_is_kept_where_the_bytecode_is(folder: Folder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere = tmp_path / "elsewhere"
    monkeypatch.setattr(sys, "pycache_prefix", str(elsewhere))
    folder.run()
    assert len(folder.files(elsewhere)) == len(folder.files()) == 2
    folder.run()
    assert folder.wrote == set()
