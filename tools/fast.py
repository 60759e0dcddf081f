"""The compiled build (`make fast`): lowers the rules and compiles the hot modules with mypyc, out of tree.

    tools/fast.py            make the build for the present sources; nothing to do if it is there
    tools/fast.py --start    the same in the background, if it is needed and possible; says so in one line
    tools/fast.py --check    exit code 0 if the build for the present sources is there, 1 if not
    tools/fast.py --quick    a build for tests: what is missing is optimised little (-Og), in a third of the time

The engine, each game, the bots' search and a step of the environments are units of their own, compiled in parallel and
kept in `build/fast/units` under a hash of all that they are made from, so that only what changed is compiled again. A
list of the modules of one build, `build/fast/<fingerprint>.json`, is written last: what was stopped half-way is no
build. `monoceros/_build.py` uses it. A unit that was compiled quickly is one of its own beside the full one, and a
build that holds one is served to nobody but tests; `tools/fast.py` replaces it.
"""

from __future__ import annotations

import argparse
import ast
import fcntl
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
os.environ["MONOCEROS_BUILD"] = "pure"  # the tool itself, and what it starts, must not need what it makes
sys.path.insert(0, str(ROOT / "src"))

from monoceros import _build  # noqa: E402

ENGINE = ("chance", "core", "encoder", "events", "hiding", "pile", "playout")  # the engine's hot modules
BOTS = ("heats", "rollout", "search")
ENV = ("episode",)  # knows no numpy, which need not be there
NOT_COMPILED = ("__init__", "asks", "content", "names", "scene", "tell", "text")  # beginnings: words and tables
QUICK = "-quick"  # ends the key of what is compiled quickly
KEPT = 3  # builds that stay: switching back to another branch costs nothing

SOURCES = ROOT / "src" / "monoceros"
BUILDS = _build.builds(ROOT)
LOG = ROOT / "build" / "fast.log"


class Unit(NamedTuple):
    """What is compiled into one shared library."""

    name: str
    group: str  # mypyc's name for it
    modules: tuple[str, ...]


class Stop(Exception):
    """The build failed, for the reason given."""


# -- what is to be compiled --------------------------------------------------------------------------------------


def units(package: Path) -> list[Unit]:
    """The engine first, then each game, the bots and the environments, found by looking."""
    found = [Unit("engine", "monoceros_engine", named_modules(package, "engine", ENGINE))]
    for game in sorted(package.glob("games/[a-z]*/__init__.py")):
        name = game.parent.name
        found.append(Unit(name, f"monoceros_game_{name}", game_modules(package, game.parent)))
    found.append(Unit("bots", "monoceros_bots", named_modules(package, "bots", BOTS)))
    found.append(Unit("env", "monoceros_env", named_modules(package, "env", ENV)))
    return [unit for unit in found if unit.modules]


def named_modules(package: Path, room: str, names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"monoceros.{room}.{name}" for name in names if (package / room / f"{name}.py").is_file())


def game_modules(package: Path, game: Path) -> tuple[str, ...]:
    files = [file for file in sorted(game.rglob("*.py")) if not file.stem.startswith(NOT_COMPILED)]
    return tuple(".".join(("monoceros", *file.relative_to(package).with_suffix("").parts)) for file in files)


def file_of(module: str) -> str:
    return module.replace(".", "/") + ".py"


def reach(tree: Path, modules: tuple[str, ...]) -> list[Path]:
    """The files of these modules and of all of ours that they import, directly or not: whatever mypyc may look at."""
    found: set[Path] = set()
    ahead = [tree / file_of(module) for module in modules]
    while ahead:
        file = ahead.pop()
        if file not in found:
            found.add(file)
            ahead += imports(tree, file)
    return sorted(found)


def imports(tree: Path, file: Path) -> Iterator[Path]:
    package = file.parent.relative_to(tree).parts
    for node in ast.walk(ast.parse(file.read_bytes())):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            origin = ".".join([*above, *([node.module] if node.module else [])])
            names = [origin, *[f"{origin}.{alias.name}" for alias in node.names]]
        for name in names:
            for candidate in (tree / file_of(name), tree / file_of(f"{name}.__init__")):
                if candidate.is_file():
                    yield candidate


def recipe() -> str:
    """Changes when the way of compiling changes."""
    tools = b"".join([(ROOT / "tools" / name).read_bytes() for name in ("fast.py", "fast_unit.py")])
    wishes = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    return blake2b(tools + repr((version("mypy"), sys.version, wishes)).encode(), digest_size=12).hexdigest()


def key(tree: Path, unit: Unit, engine_key: str) -> str:
    """Changes when anything changes that the unit is made from."""
    mixed = blake2b(f"{recipe()} {engine_key} {unit}".encode(), digest_size=12)
    for file in reach(tree, unit.modules):
        text = file.read_bytes()
        mixed.update(f"{file.relative_to(tree)} {len(text)}\n".encode() + text)
    return mixed.hexdigest()


def home(unit: Unit, key_: str) -> Path:
    """Where the unit lies when it is compiled."""
    return BUILDS / "units" / f"{unit.name}-{key_}"


def quick_key(unit: Unit, key_: str) -> str:
    """The key of a build for tests: the unit's own if that is there, else one for what is compiled quickly."""
    return key_ if home(unit, key_).is_dir() else key_ + QUICK


# -- compiling ---------------------------------------------------------------------------------------------------


def obstacle() -> str:
    """Why nothing can be compiled on this machine; empty if it can."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's C headers are missing (on Debian: python3-dev)"
    missing = [name for name in ("mypyc", "setuptools") if importlib.util.find_spec(name) is None]
    return f"{missing[0]} is not installed (run `make setup`)" if missing else ""


def prepare(tree: Path) -> dict[str, str]:
    """Write the sources with their rules lowered; the hashes of the sources that this was made from."""
    from monoceros.engine.lowering.source import lower_tree

    hashes = _build.source_hashes(SOURCES)
    for room in _build.ROOMS:
        shutil.copytree(SOURCES / room, tree / "monoceros" / room, ignore=shutil.ignore_patterns("__pycache__"))
    for file in ("__init__.py", "_build.py", "py.typed"):
        shutil.copy(SOURCES / file, tree / "monoceros" / file)
    try:
        lower_tree(SOURCES.parent, tree, [module for unit in units(SOURCES) for module in unit.modules])
    except SyntaxError as error:
        raise Stop("a rule cannot be lowered\n" + "".join(traceback.format_exception_only(error)).rstrip()) from None
    if _build.source_hashes(SOURCES) != hashes:
        raise Stop("the sources changed while they were read: try again")
    return hashes


def compile_units(work: Path, tree: Path, wanted: dict[Unit, str]) -> None:
    """Compile those units that are not there yet, as many at a time as there are processors."""
    todo = [unit for unit, key_ in wanted.items() if not home(unit, key_).is_dir()]
    engine = next(iter(wanted))
    todo.sort(key=lambda unit: -sum([(tree / file_of(module)).stat().st_size for module in unit.modules]))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        running = {pool.submit(compile_unit, work / unit.name, tree, unit, engine, wanted[unit]): unit for unit in todo}
        watch(running)
    for future in running:
        future.result()


def compile_unit(folder: Path, tree: Path, unit: Unit, engine: Unit, key_: str) -> None:
    """Run mypyc and the C compiler for one unit, and move what they made to its home."""
    folder.mkdir()
    (folder / "lowered").symlink_to(tree)
    groups = {each.group: [f"lowered/{file_of(module)}" for module in each.modules] for each in (engine, unit)}
    quick = key_.endswith(QUICK)
    order = json.dumps({"group": unit.group, "modules": unit.modules, "groups": groups, "quick": quick})
    command = [sys.executable, str(ROOT / "tools" / "fast_unit.py"), str(folder), order]
    environment = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": ""}
    ran = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if ran.returncode:
        raise Stop(f"{unit.name} could not be compiled\n{ran.stdout}{ran.stderr}".rstrip())
    (folder / "layout").rename(folder / "lib" / "layout")
    to = home(unit, key_)
    to.parent.mkdir(exist_ok=True)
    (folder / "lib").rename(to)


def watch(running: dict[Future[None], Unit]) -> None:
    """Say how far the compiler is: a line for each unit and, on a terminal, a running clock."""
    begun = time.monotonic()
    left = set(running)
    if left:
        talk(f"compiling {', '.join(unit.name for unit in running.values())}")
    while left:
        done, left = wait(left, timeout=1)
        seconds = f"{time.monotonic() - begun:.0f} s"
        for future in done:
            talk(f"{running[future].name} {'failed' if future.exception() else 'done'} after {seconds}")
        if left and sys.stderr.isatty():
            names = ", ".join(sorted(running[future].name for future in left))
            print(f"\r\033[Kfast: {names} … {seconds}", end="\r", file=sys.stderr, flush=True)


def talk(message: str) -> None:
    start = "\r\033[K" if sys.stderr.isatty() else ""
    print(f"{start}fast: {message}", file=sys.stderr, flush=True)


# -- builds ------------------------------------------------------------------------------------------------------


def make(*, quick: bool) -> None:
    """Make the build for the present sources, unless it is there."""
    begun = time.monotonic()
    if is_made(quick=quick):
        talk("nothing to do: the compiled build is up to date")
        return
    for old in BUILDS.glob("work-*"):
        shutil.rmtree(old, ignore_errors=True)
    work = BUILDS / f"work-{os.getpid()}"
    tree = work / "lowered"
    try:
        hashes = prepare(tree)
        wanted: dict[Unit, str] = {}
        for unit in units(tree / "monoceros"):
            wanted[unit] = key(tree, unit, next(iter(wanted.values()), ""))
        if quick:
            talk("optimising little: this build is for tests, `make fast` makes the one to play and measure with")
            wanted = {unit: quick_key(unit, key_) for unit, key_ in wanted.items()}
        compile_units(work, tree, wanted)
        record(wanted, hashes)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    forget_old_builds()
    talk(f"the compiled build is ready ({time.monotonic() - begun:.0f} s)")


def is_made(*, quick: bool = False) -> bool:
    hashes = _build.source_hashes(SOURCES)
    made = BUILDS / f"{_build.fingerprint(hashes)}.json"
    if not made.is_file() or json.loads(made.read_bytes())["recipe"] != recipe():
        return False
    return _build.look_for(ROOT, quick=quick).files is not None


def record(wanted: dict[Unit, str], hashes: dict[str, str]) -> None:
    """Write the list of the build's modules: from now on it is used."""
    modules: dict[str, str] = {}
    layouts = set()
    for unit, key_ in wanted.items():
        folder = home(unit, key_)
        layouts.add((folder / "layout").read_text(encoding="utf-8"))
        for file in sorted(folder.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX"))):
            name = ".".join(file.relative_to(folder).parts).removesuffix(sysconfig.get_config_var("EXT_SUFFIX"))
            modules[name] = str(file.relative_to(BUILDS))
    if len(layouts) != 1:
        raise Stop("the units were compiled against different engines; remove build/fast and try again")
    quick = any([key_.endswith(QUICK) for key_ in wanted.values()])
    build: dict[str, Any] = {"compiler": version("mypy"), "recipe": recipe(), "quick": quick}
    build |= {"modules": modules, "sources": hashes}
    part = BUILDS / "part"
    part.write_text(json.dumps(build, indent=1), encoding="utf-8")
    part.rename(BUILDS / f"{_build.fingerprint(hashes)}.json")


def forget_old_builds() -> None:
    """Keep the newest builds, and the units that they use."""
    made = sorted(BUILDS.glob("*.json"), key=lambda file: -file.stat().st_mtime)
    for file in made[KEPT:]:
        file.unlink()
    used = {Path(file).parts[1] for each in made[:KEPT] for file in json.loads(each.read_bytes())["modules"].values()}
    for folder in (BUILDS / "units").iterdir():
        if folder.name not in used:
            shutil.rmtree(folder)


@contextmanager
def alone(*, patient: bool = True) -> Iterator[bool]:
    """Nobody else builds meanwhile. False if somebody does and we are not patient."""
    BUILDS.mkdir(parents=True, exist_ok=True)
    with open(BUILDS / "lock", "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if not patient:
                yield False
                return
            talk("another build is under way; waiting for it")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield True


# -- commands ----------------------------------------------------------------------------------------------------


def start() -> None:
    """Build in the background if there is something to build."""
    if is_made() or obstacle():
        return
    with alone(patient=False) as free:
        if free:
            talk("the compiled engine is being built in the background (build/fast.log); until then the pure one plays")
        else:
            talk("the compiled engine is still being built in the background (build/fast.log); the pure one plays")
            return
    with open(LOG, "w") as log:
        command = ["nice", sys.executable, __file__]
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Compiles the engine and the games out of tree.")
    parser.add_argument("--start", action="store_true", help="build in the background if need be")
    parser.add_argument("--check", action="store_true", help="exit code 0 if the build is there and up to date")
    parser.add_argument("--quick", action="store_true", help="a build for tests, optimised little, will do")
    chosen = parser.parse_args()
    if chosen.check:
        return 0 if is_made(quick=chosen.quick) else 1
    if chosen.start:
        start()
    elif hindrance := obstacle():
        talk(f"nothing is compiled: {hindrance}; the pure Python engine is used")
    else:
        with alone():
            make(quick=chosen.quick)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Stop as stop:
        talk(str(stop))
        sys.exit(1)
    except KeyboardInterrupt:
        talk("stopped; what was compiled before is still there")
        sys.exit(130)
