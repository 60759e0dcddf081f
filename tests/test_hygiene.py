"""What the sources must not hold: hidden inputs in the rules, silenced type errors, traces of a machine."""

from __future__ import annotations

import ast
import re
import subprocess
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "monoceros"

# A state and its dealer are all that rules may depend on: no clock, no other chance, no file, no net, no thread.
FORBIDDEN_IMPORTS = frozenset(
    [
        *("asyncio", "concurrent", "contextvars", "multiprocessing", "queue", "sched", "signal", "threading"),
        *("calendar", "datetime", "time", "zoneinfo"),
        *("numpy", "random", "secrets", "uuid"),
        *("ctypes", "gc", "importlib", "linecache", "locale", "platform", "sys", "weakref"),
        *("glob", "io", "marshal", "os", "pathlib", "pickle", "shutil", "sqlite3", "subprocess", "tempfile"),
        *("http", "logging", "select", "selectors", "socket", "ssl", "urllib", "warnings"),
    ]
)
FORBIDDEN_CALLS = frozenset(["__import__", "breakpoint", "eval", "exec", "input", "open", "print"])

# Files that may do more: what, and why. None of it runs while a game is played.
EXCEPTIONS = {
    "engine/lowering/*.py": ({"exec", "pathlib"}, "reads and writes the text of rules"),
    "engine/declared/*.py": ({"exec", "sys"}, "writes what is declared, at import"),
    "engine/kept.py": (
        {"linecache", "marshal", "open", "os", "sys"},
        "reads the text of modules at import, and keeps what is written of it as Python keeps its bytecode",
    ),
    "engine/registry.py": (
        {"importlib", "sys"},
        "finds installed games and bots by their entry points, once for each path",
    ),
    "games/*/content.py": ({"importlib"}, "reads content.toml from its own package"),
}


def pure_modules() -> list[Path]:
    """The engine and every module of every game."""
    return sorted([*(PACKAGE / "engine").rglob("*.py"), *(PACKAGE / "games").rglob("*.py")])


def impurities(file: Path) -> Iterator[tuple[str, str]]:
    """Imports and calls by which a module could learn, or tell, what is not in the state; and where they are."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
        if isinstance(node, ast.Import):
            names = [alias.name.split(".")[0] for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [(node.module or "").split(".")[0]]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            names = [node.func.id + "()"]
        else:
            continue
        for name in names:
            if name in FORBIDDEN_IMPORTS or name.removesuffix("()") in FORBIDDEN_CALLS:
                yield name, f"{file.name}:{node.lineno}: {name}"


def allowed(file: Path) -> set[str]:
    """What the exceptions let this file do."""
    path = file.relative_to(PACKAGE)
    return {name for pattern, (names, _) in EXCEPTIONS.items() if path.match(pattern) for name in names}


def test_rules_and_engine_depend_on_the_state_alone() -> None:
    modules = pure_modules()
    assert PACKAGE / "engine" / "core.py" in modules
    found = [
        f"{file.relative_to(PACKAGE)}: {where}"
        for file in modules
        for name, where in impurities(file)
        if name.removesuffix("()") not in allowed(file)
    ]
    assert found == []


def test_every_exception_is_used() -> None:
    for pattern, (names, _) in EXCEPTIONS.items():
        files = [file for file in pure_modules() if file.relative_to(PACKAGE).match(pattern)]
        used = {name.removesuffix("()") for file in files for name, _ in impurities(file)}
        assert names <= used, f"{pattern} no longer needs {names - used}"


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("import random\n", "bad.py:1: random"),
        ("import os.path as p\n", "bad.py:1: os"),
        ("from time import perf_counter\n", "bad.py:1: time"),
        ("def rule():\n    from datetime import date\n", "bad.py:2: datetime"),
        ("x = 1\nprint(x)\n", "bad.py:2: print()"),
        ("cards = open('cards.toml').read()\n", "bad.py:1: open()"),
    ],
)
def test_an_impure_module_is_found(tmp_path: Path, source: str, said: str) -> None:
    (tmp_path / "bad.py").write_text(source, encoding="utf-8")
    assert [where for _, where in impurities(tmp_path / "bad.py")] == [said]


# -- all files ---------------------------------------------------------------------------------------------------

SILENCER = re.compile("#" + r"\s*type:\s*ignore")
MACHINE_PATH = re.compile(r"(?<![\w.~/-])/(?:home|root|Users|work|opt|mnt|srv)/\w")
REGISTRIES = ["".join(parts) for parts in (("pypi.", "org"), ("python", "hosted"), ("npm", "js."), ("crates.", "io"))]
REGISTRY = re.compile("|".join([re.escape(host) for host in REGISTRIES]), re.IGNORECASE)


def texts() -> Iterator[tuple[str, str]]:
    """Every text file that is, or would be, in the repository."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in sorted(set(listed.split("\0")) - {""}):
        file = ROOT / name
        content = file.read_bytes() if file.is_file() else b""
        if b"\0" not in content:
            yield name, content.decode("utf-8", "replace")


def found_in_files(pattern: re.Pattern[str], under: str = "") -> list[str]:
    return [
        f"{name}:{number}: {line.strip()[:100]}"
        for name, text in texts()
        if name.startswith(under)
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_type_error_is_silenced() -> None:
    assert found_in_files(SILENCER, under="src/") == []


def test_no_file_names_a_folder_of_somebodys_machine() -> None:
    assert found_in_files(MACHINE_PATH) == []


def test_no_file_names_a_package_registry() -> None:
    assert found_in_files(REGISTRY) == []


def test_no_compiled_module_lies_beside_its_source() -> None:
    assert [file for file in PACKAGE.rglob("*") if file.suffix in (".so", ".pyd")] == []


@pytest.mark.parametrize(
    ("pattern", "line"),
    [
        (SILENCER, "x: int = 'one'  #" + " type: ignore[assignment]"),
        (MACHINE_PATH, "see /" + "home/somebody/notes"),
        (MACHINE_PATH, "PATHS = ['/" + "opt/tool/bin']"),
        (REGISTRY, "https://" + REGISTRIES[0] + "/simple"),
        (REGISTRY, "https://registry." + REGISTRIES[2] + "org/left-pad"),
    ],
)
def test_the_search_finds_what_must_not_be_there(pattern: re.Pattern[str], line: str) -> None:
    assert pattern.search(line)


@pytest.mark.parametrize("line", ["#!/usr/bin/env bash", "https://example.org/home/page", "src/work/x", "~/work/x"])
def test_the_search_leaves_other_paths_alone(line: str) -> None:
    assert not MACHINE_PATH.search(line)


# -- dependencies ------------------------------------------------------------------------------------------------

# What no source imports, and what uses it.
USED_BY_NAME = {
    "aiosqlite": "the driver in SQLAlchemy's address sqlite+aiosqlite://",
    "psycopg": "the driver in SQLAlchemy's address postgresql+psycopg://",
    "websockets": "uvicorn's sockets",
    "ray": "the lab imports it when it is asked for a cluster",
    "mypy": "its mypyc compiles in tools/fast.py, and `make check` runs it",
    "setuptools": "mypyc builds with it",
    "ruff": "`make check`",
    "import-linter": "`make check`",
    "pytest-xdist": "pytest -n",
    "pytest-timeout": "pytest's own settings in pyproject.toml",
    "build": "python -m build",
}


def plain_name(name: str) -> str:
    """As package registries compare names."""
    return re.sub(r"[-_.]+", "-", name).lower()


def declared() -> Iterator[tuple[str, str]]:
    """Each package that pyproject.toml asks for, and where: in an extra, or in none."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for extra, wanted in {"": project["dependencies"], **project["optional-dependencies"]}.items():
        for requirement in wanted:
            name = re.match(r"[\w.-]+", requirement)
            assert name, requirement
            if name[0] != project["name"]:
                yield plain_name(name[0]), extra


def imported(folders: list[str]) -> set[str]:
    """The packages whose modules are imported anywhere in these folders."""
    modules: set[str] = set()
    for file in [file for folder in folders for file in (ROOT / folder).rglob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
            if isinstance(node, ast.Import):
                modules.update(alias.name.split(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                modules.add(node.module.split(".")[0])
    owners = packages_distributions()
    return {plain_name(owner) for module in modules for owner in owners.get(module, [])}


def test_every_declared_dependency_is_used() -> None:
    """What only those need who work on the project may be imported by its tests and tools instead."""
    used, used_at_work = imported(["src"]), imported(["src", "tests", "tools", "bench"])
    idle = [
        f"{name} ({extra or 'always'})"
        for name, extra in declared()
        if name not in (used_at_work if extra == "dev" else used) and name not in USED_BY_NAME
    ]
    assert idle == []


def test_what_is_used_by_name_is_declared_and_imported_nowhere() -> None:
    assert set(USED_BY_NAME) <= {name for name, _ in declared()}
    assert set(USED_BY_NAME) & imported(["src"]) == set()


def test_every_declared_dependency_has_a_version_in_the_constraints() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").split()
    held = {plain_name(line.partition("==")[0]) for line in lines}
    assert {name for name, _ in declared()} - held == set()
