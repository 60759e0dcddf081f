"""The choice between the compiled and the pure build, and the tool that makes the compiled one."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader
from pathlib import Path

import pytest

from monoceros import __version__, _build

ROOT = Path(__file__).resolve().parent.parent
SHARED_LIBRARY = "units/engine-1/monoceros/engine/core" + EXTENSION_SUFFIXES[0]


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


# -- choosing ----------------------------------------------------------------------------------------------------


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project of three modules, with a build of just these sources."""
    package = tmp_path / "src" / "monoceros"
    write(package / "engine" / "core.py", "ONE = 1\n")
    write(package / "games" / "dice" / "state.py", "TWO = 2\n")
    write(package / "bots" / "search.py", "THREE = 3\n")
    hashes = _build.source_hashes(package)
    build = {"compiler": "9.9", "modules": {"monoceros.engine.core": SHARED_LIBRARY}, "sources": hashes}
    write(_build.builds(tmp_path) / f"{_build.fingerprint(hashes)}.json", json.dumps(build))
    write(_build.builds(tmp_path) / SHARED_LIBRARY, "")
    return tmp_path


def test_a_build_of_the_present_sources_is_served(project: Path) -> None:
    choice = _build.choose(project, "auto")
    assert choice.files == {"monoceros.engine.core": str(_build.builds(project) / SHARED_LIBRARY)}
    assert (choice.compiler, choice.reason) == ("9.9", "")


def test_the_finder_serves_compiled_modules_and_leaves_the_rest_alone(project: Path) -> None:
    finder = _build.Finder(_build.choose(project, "auto").files or {})
    spec = finder.find_spec("monoceros.engine.core")
    assert spec is not None
    assert isinstance(spec.loader, ExtensionFileLoader)
    assert spec.origin == str(_build.builds(project) / SHARED_LIBRARY)
    assert finder.find_spec("monoceros.engine.pile") is None


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("engine/core.py", "ONE = 2\n"),
        ("games/dice/state.py", "TWO = 2  # but said otherwise\n"),
        ("games/dice/rules/new.py", ""),
        ("bots/search.py", None),
        ("env/episode.py", "FOUR = 4\n"),
    ],
)
def test_a_build_of_other_sources_is_never_served(project: Path, file: str, text: str | None) -> None:
    path = project / "src" / "monoceros" / file
    if text is None:
        path.unlink()
    else:
        write(path, text)
    choice = _build.choose(project, "auto")
    assert choice.files is None
    assert choice.reason == f"the compiled build is stale ({file} changed): run `make fast`"
    with pytest.raises(ImportError, match=re.escape(f"MONOCEROS_BUILD=fast, but the compiled build is stale ({file}")):
        _build.choose(project, "fast")


@pytest.mark.parametrize("file", ["cli/main.py", "games/dice/RULES.md", "engine/__pycache__/core.cpython-311.pyc"])
def test_what_is_never_compiled_makes_no_build_stale(project: Path, file: str) -> None:
    write(project / "src" / "monoceros" / file, "anything")
    assert _build.choose(project, "fast").files is not None


def test_a_build_for_tests_is_served_to_nobody_who_does_not_say_so(project: Path) -> None:
    made = next(_build.builds(project).glob("*.json"))
    write(made, json.dumps(json.loads(made.read_bytes()) | {"quick": True}))
    assert _build.choose(project, "quick").files is not None
    assert _build.choose(project, "auto") is _build.PURE
    with pytest.raises(ImportError, match=r"^MONOCEROS_BUILD=fast, but no compiled build is there: run `make fast`$"):
        _build.choose(project, "fast")


def test_a_full_build_will_do_for_tests(project: Path) -> None:
    assert _build.choose(project, "quick").files == _build.choose(project, "fast").files


def test_pure_uses_no_build(project: Path) -> None:
    assert _build.choose(project, "pure") is _build.PURE


def test_fast_without_a_build_is_an_error_that_says_what_to_do(project: Path) -> None:
    shutil.rmtree(project / "build")
    assert _build.choose(project, "auto") is _build.PURE
    with pytest.raises(ImportError, match=r"^MONOCEROS_BUILD=fast, but no compiled build is there: run `make fast`$"):
        _build.choose(project, "fast")


def test_a_damaged_build_is_not_served(project: Path) -> None:
    (_build.builds(project) / SHARED_LIBRARY).unlink()
    choice = _build.choose(project, "auto")
    assert choice.files is None
    assert "damaged" in choice.reason


def test_an_unknown_word_is_an_error_that_names_the_known_ones(project: Path) -> None:
    with pytest.raises(ImportError, match=r"^MONOCEROS_BUILD=faster is unknown: use auto, pure, fast or quick$"):
        _build.choose(project, "faster")


def test_an_installed_package_without_sources_has_nothing_to_choose() -> None:
    assert _build.choose(None, "auto") is _build.PURE
    with pytest.raises(ImportError, match="no compiled build is there"):
        _build.choose(None, "fast")


def test_kind_is_what_the_engine_really_is() -> None:
    from monoceros.engine import core

    assert _build.kind() == ("pure" if str(core.__file__).endswith(".py") else "compiled")


def test_version_says_pure() -> None:
    said = python(ROOT, "from monoceros import _build; print(_build.kind(), _build.describe())", build="pure")
    assert said.stdout == f"pure monoceros {__version__} (pure Python engine)\n"


# -- making ------------------------------------------------------------------------------------------------------

CORE = """
class BaseState:
    def __init__(self) -> None:
        self.total: int = 0

    def value(self) -> int:
        raise NotImplementedError


class Rule:
    def __call__(self, number: int) -> int:
        return number + 1


def value_of(state: BaseState) -> int:
    return state.value()
"""
DICE = """
from monoceros.engine.core import BaseState, Rule
from monoceros.games.dice.content import FACES


class State(BaseState):
    def value(self) -> int:
        return self.total + FACES


class Roll(Rule):
    pass
"""
LOWERING = """
def lower_tree(source, out, modules):
    return []
"""
PLAY = """
from monoceros import _build
from monoceros.engine.core import value_of
from monoceros.games.dice.state import Roll, State
state = State()
state.total = 10
print(_build.kind(), value_of(state), Roll()(1), _build.reason())
"""


@pytest.fixture
def workshop(tmp_path: Path) -> Path:
    """A project with the real tools and finder, and an engine and a game small enough to compile in seconds."""
    package = tmp_path / "src" / "monoceros"
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    write(tmp_path / "pyproject.toml", "")
    for name in ("__init__.py", "_build.py", "py.typed"):
        write(package / name, (ROOT / "src" / "monoceros" / name).read_text(encoding="utf-8"))
    for folder in ("engine", "engine/lowering", "games", "games/dice", "bots", "env"):
        write(package / folder / "__init__.py", "")
    write(package / "engine" / "core.py", CORE)
    write(package / "engine" / "lowering" / "source.py", LOWERING)
    write(package / "games" / "dice" / "state.py", DICE)
    write(package / "games" / "dice" / "content.py", "FACES: int = 6\n")
    return tmp_path


def python(root: Path, code: str, build: str = "auto") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(root / "src"), "MONOCEROS_BUILD": build}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)


def fast(root: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(root / "tools" / "fast.py"), *arguments]
    return subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True)


def test_without_a_c_compiler_one_line_says_so_and_the_pure_build_plays(workshop: Path) -> None:
    made = fast(workshop, CC="no-such-compiler")
    assert made.returncode == 0
    assert made.stderr == (
        "fast: nothing is compiled: there is no C compiler (no-such-compiler); the pure Python engine is used\n"
    )
    assert fast(workshop, "--check").returncode == 1
    assert fast(workshop, "--start", CC="no-such-compiler").stderr == ""
    assert python(workshop, PLAY).stdout == "pure 16 2 \n"


def test_build_use_change_and_build_again(workshop: Path) -> None:
    made = fast(workshop)
    assert made.returncode == 0, made.stderr
    if "no C compiler" in made.stderr:  # then there is no more to see on this machine
        return
    assert python(workshop, PLAY, build="fast").stdout == "compiled 16 2 \n"
    assert fast(workshop, "--check").returncode == 0
    assert "nothing to do" in fast(workshop).stderr

    state = workshop / "src" / "monoceros" / "games" / "dice" / "state.py"
    write(state, DICE.replace("self.total + FACES", "self.total + 2 * FACES"))
    assert fast(workshop, "--check").returncode == 1
    stale = "the compiled build is stale (games/dice/state.py changed): run `make fast`"
    assert python(workshop, PLAY).stdout == f"pure 22 2 {stale}\n"
    refused = python(workshop, PLAY, build="fast")
    assert refused.stderr.splitlines()[-1] == f"ImportError: MONOCEROS_BUILD=fast, but {stale}"

    made = fast(workshop)
    assert "compiling dice\n" in made.stderr  # and not the engine, which did not change
    assert python(workshop, PLAY).stdout == "compiled 22 2 \n"
    assert not list((workshop / "src").rglob("*" + EXTENSION_SUFFIXES[0]))


def test_a_build_for_tests_is_kept_apart_and_gives_way_to_a_full_one(workshop: Path) -> None:
    made = fast(workshop, "--quick")
    assert made.returncode == 0, made.stderr
    if "no C compiler" in made.stderr:
        return
    assert "optimising little: this build is for tests" in made.stderr
    assert python(workshop, PLAY, build="quick").stdout == "compiled 16 2 \n"
    assert python(workshop, PLAY).stdout == "pure 16 2 \n"
    assert (fast(workshop, "--check", "--quick").returncode, fast(workshop, "--check").returncode) == (0, 1)

    assert "compiling engine, dice\n" in fast(workshop).stderr  # both anew
    assert python(workshop, PLAY, build="fast").stdout == "compiled 16 2 \n"
    assert "nothing to do" in fast(workshop, "--quick").stderr

    write(workshop / "src" / "monoceros" / "games" / "dice" / "state.py", DICE.replace("+ FACES", "+ 3 * FACES"))
    assert "compiling dice\n" in fast(workshop, "--quick").stderr  # beside the full engine, which is there
    assert python(workshop, PLAY, build="quick").stdout == "compiled 28 2 \n"
    assert sorted([folder.name.endswith("-quick") for folder in (_build.builds(workshop) / "units").iterdir()]) == [
        False,
        False,
        True,
    ]


def test_a_build_that_fails_says_where_and_changes_nothing(workshop: Path) -> None:
    write(workshop / "src" / "monoceros" / "games" / "dice" / "state.py", DICE.replace("+ FACES", "+ 'six'"))
    made = fast(workshop)
    if "no C compiler" in made.stderr:
        return
    assert made.returncode == 1
    assert "dice could not be compiled" in made.stderr
    assert "lowered/monoceros/games/dice/state.py:8: error: Unsupported operand types" in made.stderr
    assert python(workshop, "from monoceros import _build; print(_build.kind())").stdout == "pure\n"


def test_a_build_killed_half_way_is_no_build(workshop: Path) -> None:
    command = [sys.executable, str(workshop / "tools" / "fast.py")]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True) as running:
        assert running.stderr is not None
        first = running.stderr.readline()
        os.killpg(running.pid, signal.SIGKILL)
    if "no C compiler" in first:
        return
    assert first.startswith("fast: compiling ")
    assert python(workshop, PLAY).stdout == "pure 16 2 \n"
    assert fast(workshop).returncode == 0
    assert python(workshop, PLAY).stdout == "compiled 16 2 \n"
    assert not list(_build.builds(workshop).glob("work-*"))
