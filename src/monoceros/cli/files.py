"""Files: games, the private key beside an unfinished one, and the folder they go to. Nothing is ever half written."""

from __future__ import annotations

import json
import os
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from monoceros.cli.errors import BadUse
from monoceros.engine.gamefile import FORMAT, FileError, GameFile, read

OURS = (FORMAT, '"format_version"', '"rules_version"', '"content_hash"')  # in the first line of every game file
KEY_FORMAT = "monoceros key"


# -- folders ---


def data_folder() -> Path:
    """Where games go unless another place is named: MONOCEROS_DATA, or the system's folder for a user's data."""
    if named := os.environ.get("MONOCEROS_DATA"):
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "monoceros"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "monoceros"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "monoceros"


def new_game_path(game: str) -> Path:
    """A name that is not taken: the game and the time."""
    folder = data_folder() / "games"
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = [folder / f"{stem}.jsonl", *[folder / f"{stem}-{n}.jsonl" for n in range(2, 1000)]]
    return next(path for path in names if not path.exists() and not key_path(path).exists())


# -- reading ---


class ChangedFile(BadUse):
    """A game file that was changed or cut off since it was written."""


def read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise BadUse(f"there is no file {str(path)!r}") from None
    except IsADirectoryError:
        raise BadUse(f"{str(path)!r} is a folder, not a file") from None
    except OSError as error:
        raise BadUse(f"{str(path)!r} cannot be read: {error.strerror}") from None


def read_text(path: Path) -> str:
    try:
        return read_bytes(path).decode()
    except UnicodeDecodeError as error:
        raise BadUse(f"{str(path)!r} is no text (UTF-8): byte {error.start + 1} is wrong") from None


def read_game(path: Path) -> GameFile:
    """A game file, its chain of hashes checked."""
    return parse_game(read_bytes(path), path)


def parse_game(data: bytes, path: Path) -> GameFile:
    try:
        return read(data.decode())
    except (ValueError, RecursionError) as error:
        if not is_ours(data):
            raise BadUse(f"{str(path)!r} is no monoceros game file") from None
        raise ChangedFile(f"{path}: {reason(error, data)}") from None


def is_ours(data: bytes) -> bool:
    """Does it look like a game file, be it a changed one? One change leaves most of these words."""
    head = data.partition(b"\n")[0]
    return sum(word.encode() in head for word in OURS) >= 2


def reason(error: Exception, data: bytes) -> str:
    if isinstance(error, FileError):
        return str(error)
    if isinstance(error, UnicodeDecodeError):
        line = data.count(b"\n", 0, error.start) + 1
        return f"line {line} was changed: it is no text (UTF-8)"
    return f"the file was changed: {error}"


# -- writing ---


def write_text(path: Path, text: str, *, private: bool = False) -> None:
    """Replace the whole file at once: whoever looks sees the old one or the new one."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600 if private else 0o644), "wb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise BadUse(f"{str(path)!r} cannot be written: {error.strerror}") from None


# -- the key beside an unfinished game ---


@dataclass(frozen=True)
class Secret:
    """What an unfinished game needs to go on and nobody else should read: whence its chance comes, and who plays."""

    key: bytes | None  # of a sealed dealer
    seed: int | None  # of a practice game
    players: tuple[str, ...]  # PERSON, or what makes the bot

    def text(self) -> str:
        key = None if self.key is None else self.key.hex()
        data = {"format": KEY_FORMAT, "key": key, "seed": self.seed, "players": self.players}
        return json.dumps(data) + "\n"


PERSON = "person"


def key_path(path: Path) -> Path:
    return path.with_name(path.name + ".key")


def read_secret(path: Path) -> Secret:
    """The key of the game in `path`."""
    beside = key_path(path)
    if not beside.exists():
        raise BadUse(f"{str(beside)!r} is missing: without its key the game cannot go on")
    try:
        return secret_from(json.loads(read_text(beside)))
    except (KeyError, TypeError, ValueError):
        raise BadUse(f"{str(beside)!r} is no monoceros key file, or was changed") from None


def secret_from(data: Any) -> Secret:
    if data["format"] != KEY_FORMAT:
        raise ValueError("another format")
    key = None if data["key"] is None else bytes.fromhex(data["key"])
    seed = None if data["seed"] is None else int(data["seed"])
    if (key is None) == (seed is None):
        raise ValueError("a key or a seed")
    return Secret(key, seed, tuple(str(player) for player in data["players"]))
