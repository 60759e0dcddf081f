"""The peers' environment: made and refreshed from peers.txt, away from our own."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

PINS = Path(__file__).resolve().parent / "peers.txt"
INSTALL_SECONDS = 1200
VERSIONS = """
import importlib.metadata, json, sys
found = {}
for name in sys.argv[1:]:
    try:
        found[name] = importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        pass
print(json.dumps([sys.version_info[:3], found]))
"""

Say = Callable[[str], None]


def pins() -> dict[str, str]:
    """Name of a peer: what to install, as `name==version`."""
    lines = [line.split("#")[0].strip() for line in PINS.read_text(encoding="utf-8").splitlines()]
    return {line.split("==")[0].split("[")[0]: line for line in lines if line}


def python_of(environment: Path) -> Path:
    return environment / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def refresh(environment: Path, python: str, say: Say) -> dict[str, str]:
    """Bring the environment to the pinned versions; returns what is wrong with each peer that is not there."""
    if version_of(Path(python)) != version_of(python_of(environment)):
        say(f"making {environment.name}")
        made = run([python, "-m", "venv", "--clear", str(environment)])
        if made:
            return dict.fromkeys(pins(), f"no environment: {made}")
    wrong = missing(environment)
    if not wrong:
        return {}
    say(f"installing {', '.join(wrong)} into {environment.name}")
    install = [str(python_of(environment)), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if run([*install, "-r", str(PINS)]):
        failures = {name: run([*install, pins()[name]]) for name in wrong}  # together they failed: one by one
        return {
            name: f"could not be installed: {failures[name] or reason}" for name, reason in missing(environment).items()
        }
    return missing(environment)


def missing(environment: Path) -> dict[str, str]:
    """The peers that are not there in the pinned version, and what is there instead."""
    _, found = versions(python_of(environment))
    wrong = {}
    for name, pin in pins().items():
        if pin.split("==")[1] != found.get(name):
            wrong[name] = f"{pin} is not installed" + (f", but {found[name]} is" if name in found else "")
    return wrong


def version_of(python: Path) -> list[int]:
    return versions(python)[0]


def versions(python: Path) -> tuple[list[int], dict[str, str]]:
    """The version of an interpreter and of the peers it knows; nothing at all if it does not run."""
    try:
        done = subprocess.run([str(python), "-c", VERSIONS, *pins()], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return [], {}
    interpreter, found = json.loads(done.stdout)
    return interpreter, found


def run(command: list[str]) -> str:
    """Run it; returns the last thing it complained of, or nothing if all was well."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=INSTALL_SECONDS)
    except (OSError, subprocess.TimeoutExpired) as error:
        return type(error).__name__
    if done.returncode == 0:
        return ""
    complaints = [line for line in done.stderr.splitlines() if line.strip()]
    errors = [line for line in complaints if line.startswith("ERROR")]
    return (errors or complaints or ["it failed without a word"])[-1][:160]
