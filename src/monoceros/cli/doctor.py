"""`monoceros doctor`: is everything here that is needed, and if not, what to do."""

from __future__ import annotations

import os
import platform
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass

from monoceros import _build
from monoceros.cli.errors import CheckFailed
from monoceros.cli.files import data_folder
from monoceros.cli.out import put, put_json
from monoceros.cli.plan import Json
from monoceros.cli.usage import examples, new_app
from monoceros.engine.registry import bot_names, find_bot, find_game, game_names
from monoceros.engine.speech import one_line

LEAST_PYTHON = (3, 11)
GOOD_WIDTH = 80
app = new_app()


@dataclass(frozen=True)
class Finding:
    what: str
    ok: bool
    says: str


@app.command(epilog=examples("monoceros doctor", "monoceros doctor --json"))
def doctor(json: Json = False) -> None:
    """Look over the installation.

    Python, build, games, bots, terminal, data folder: a line for each. Exit code 1 if something is broken.
    """
    findings = list(examine())
    if json:
        put_json([asdict(finding) for finding in findings])
    else:
        for finding in findings:
            put(f"{'ok' if finding.ok else '!!'}  {finding.what:<10} {finding.says}")
    broken = dict.fromkeys([finding.what for finding in findings if not finding.ok])
    if broken:
        raise CheckFailed(f"not in order: {', '.join(broken)}")


def examine() -> Iterator[Finding]:
    yield python()
    yield Finding("build", True, build())
    yield Finding("compiler", True, compiler())
    yield from each("game", game_names(), lambda name: find_game(name).content.load() and find_game(name).title)
    yield from each("bot", bot_names(), lambda name: (find_bot(name).__doc__ or "").split("\n")[0])
    yield Finding("terminal", True, terminal())
    yield data()


def python() -> Finding:
    wanted = ".".join(map(str, LEAST_PYTHON))
    good = sys.version_info >= LEAST_PYTHON
    return Finding(
        "python",
        good,
        f"{platform.python_version()} ({sys.executable})" + ("" if good else f"; {wanted} or newer is needed"),
    )


def build() -> str:
    if _build.kind() == "compiled":
        return "compiled"
    wanted = os.environ.get(_build.VARIABLE)
    asked = f"{_build.VARIABLE}={wanted}" if wanted == "pure" else ""
    return f"pure Python: {_build.reason() or asked or 'no compiled build is there; `make fast` makes one'}"


def compiler() -> str:
    named = (sysconfig.get_config_var("CC") or "cc").split()[0]
    found = shutil.which(named) or shutil.which("cc") or shutil.which("gcc")
    return found or "no C compiler: games run in pure Python, only slower"


def each(kind: str, names: list[str], load: Callable[[str], object]) -> Iterator[Finding]:
    """Every game or bot is loaded; whatever stops it is told."""
    for name in names:
        try:
            yield Finding(kind, True, f"{name}: {one_line(str(load(name)))}")
        except Exception as error:  # anything may be wrong with a game or bot of somebody else's
            yield Finding(kind, False, f"{name} cannot be loaded: {type(error).__name__}: {one_line(str(error))}")
    if not names:
        yield Finding(kind, False, "none found: install the package again (`make setup`)")


def terminal() -> str:
    if not sys.stdout.isatty():
        return "output is no terminal: plain text without colour"
    width = shutil.get_terminal_size().columns
    hint = "" if width >= GOOD_WIDTH else f"; {GOOD_WIDTH} or more read better"
    return f"{width} columns{hint}"


def data() -> Finding:
    """Can games be kept? The folder is made when the first one is."""
    folder = data_folder()
    place = next((each for each in (folder, *folder.parents) if each.exists()), folder)
    try:
        with tempfile.TemporaryFile(dir=place):
            return Finding("data", True, f"{folder} can be written")
    except OSError as error:
        return Finding("data", False, f"{folder} cannot be written: {error.strerror}; set MONOCEROS_DATA")
