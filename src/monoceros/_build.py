"""Which build runs: the pure Python sources, or the modules that `make fast` compiled from the same sources.

Compiled modules live out of tree, in `build/fast`, under a hash of all the sources they were made from. When this
package is imported, the present sources are hashed (a few milliseconds); only a build with that very hash is served, so
stale code never runs. The environment variable MONOCEROS_BUILD can say `pure` (look for no build), `fast` (insist on
one) or `quick` (insist on one, and be content with one that was made for tests and optimised little).
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

VARIABLE = "MONOCEROS_BUILD"
WANTED = ("auto", "pure", "fast", "quick")  # what it may say
ROOMS = ("engine", "games", "bots", "env")  # what is compiled, or what compiled modules import
CORE = "monoceros.engine.core"  # if this is compiled, the engine is


class Finder:
    """Serves compiled modules: their names, and the files that hold them."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        return None if file is None else spec_from_file_location(name, file)


class Choice:
    """The build to use, and why it is not a compiled one although one was looked for."""

    def __init__(self, files: dict[str, str] | None, compiler: str, reason: str) -> None:
        self.files = files  # None: the pure build
        self.compiler = compiler
        self.reason = reason


PURE = Choice(None, "", "")
_chosen = PURE


# -- sources and builds ------------------------------------------------------------------------------------------


def source_tree() -> Path | None:
    """The project's folder, or None where the package was installed without it."""
    package = Path(__file__).parent
    root = package.parent.parent
    return root if package.parent.name == "src" and (root / "pyproject.toml").is_file() else None


def source_hashes(package: Path) -> dict[str, str]:
    """A hash for each source file that a compiled build depends on."""
    hashes = {}
    for room in ROOMS:
        for folder, folders, names in os.walk(package / room):
            folders[:] = sorted([name for name in folders if name != "__pycache__"])
            for name in sorted(names):
                if name.endswith(".py"):
                    file = os.path.join(folder, name)
                    with open(file, "rb") as source:
                        digest = blake2b(source.read(), digest_size=12).hexdigest()
                    hashes[os.path.relpath(file, package).replace(os.sep, "/")] = digest
    return hashes


def fingerprint(hashes: dict[str, str]) -> str:
    """One hash for all sources and for the interpreter that must load what is compiled from them."""
    lines = [f"{file} {digest}" for file, digest in sorted(hashes.items())]
    return blake2b("\n".join([EXTENSION_SUFFIXES[0], *lines]).encode(), digest_size=12).hexdigest()


def builds(root: Path) -> Path:
    """Where compiled builds lie: a list `<fingerprint>.json` of each, and the units that they share."""
    return root / "build" / "fast"


# -- the choice --------------------------------------------------------------------------------------------------


def choose(root: Path | None, wanted: str) -> Choice:
    """The build to use for `wanted`, one of WANTED. A build that is insisted on and not there is an error."""
    if wanted not in WANTED:
        raise ImportError(f"{VARIABLE}={wanted} is unknown: use {', '.join(WANTED[:-1])} or {WANTED[-1]}")
    if wanted == "pure":
        return PURE
    choice = PURE if root is None else look_for(root, quick=wanted == "quick")
    if wanted in ("fast", "quick") and choice.files is None:
        raise ImportError(f"{VARIABLE}={wanted}, but {choice.reason or 'no compiled build is there: run `make fast`'}")
    return choice


def look_for(root: Path, *, quick: bool = False) -> Choice:
    """The compiled build of the present sources, if it is there; one that was compiled quickly only if that will do."""
    folder = builds(root)
    if not folder.is_dir():
        return PURE
    hashes = source_hashes(root / "src" / "monoceros")
    made = folder / f"{fingerprint(hashes)}.json"
    if not made.is_file():
        return Choice(None, "", stale_reason(folder, hashes))
    build = json.loads(made.read_bytes())
    if build.get("quick") and not quick:
        return PURE
    files = {name: str(folder / file) for name, file in build["modules"].items()}
    missing = [file for file in files.values() if not os.path.isfile(file)]
    if missing:
        return Choice(None, "", f"the compiled build is damaged ({len(missing)} files are missing): run `make fast`")
    return Choice(files, build["compiler"], "")


def stale_reason(folder: Path, hashes: dict[str, str]) -> str:
    """Which sources changed since the newest build; nothing if there is no build at all."""
    made = sorted(folder.glob("*.json"), key=lambda file: file.stat().st_mtime)
    if not made:
        return ""
    old: dict[str, str] = json.loads(made[-1].read_bytes())["sources"]
    changed = [file for file in sorted(old.keys() | hashes.keys()) if old.get(file) != hashes.get(file)]
    if not changed:
        return "the compiled build was made for another Python: run `make fast`"
    more = f" and {len(changed) - 1} more" if len(changed) > 1 else ""
    return f"the compiled build is stale ({changed[0]}{more} changed): run `make fast`"


def install() -> None:
    """Choose the build and, if it is a compiled one, serve its modules from now on."""
    global _chosen
    _chosen = choose(source_tree(), os.environ.get(VARIABLE) or "auto")
    if _chosen.files is not None:
        sys.meta_path.insert(0, Finder(_chosen.files))


# -- what runs ---------------------------------------------------------------------------------------------------


def kind() -> str:
    """`compiled` or `pure`: what the engine really is, however it came here."""
    core = sys.modules.get(CORE)
    spec = find_spec(CORE) if core is None else None
    file = getattr(core, "__file__", None) or (spec.origin if spec is not None else None) or ""
    return "compiled" if file.endswith(tuple(EXTENSION_SUFFIXES)) else "pure"


def reason() -> str:
    """Why a compiled build that exists is not used; empty if there is none, or it is used, or nobody wants it."""
    return _chosen.reason


def describe() -> str:
    """What `monoceros --version` says."""
    from monoceros import __version__

    if kind() == "compiled":
        by = f", mypyc {_chosen.compiler}" if _chosen.compiler else ""
        return f"monoceros {__version__} (compiled engine{by})"
    return f"monoceros {__version__} (pure Python engine{'; ' + reason() if reason() else ''})"
