"""The game file: JSON lines, each with the hash of all before it. See docs/game-file.md.

Line 1 is the header, then one line for each pick with the chance it caused, then a closing line. This module turns
tables into text and back; it reads and writes no files.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from monoceros.engine.chance import Sealed, commitment
from monoceros.engine.content import ContentError, Pack
from monoceros.engine.game import Game, SetupError
from monoceros.engine.questions import pick_from_json, pick_to_json
from monoceros.engine.table import Entry, Table, TableError, replay

FORMAT = "monoceros game"
FORMAT_VERSION = 1
WRONG_SHAPE = (KeyError, TypeError, ValueError, AttributeError, OverflowError, RecursionError)  # what wild data causes


class FileError(ValueError):
    """A file that is no game file, was changed, or cannot be played by the rules that are here."""


@dataclass(frozen=True)
class GameFile:
    """What a file says: enough to play the game again."""

    game: str
    rules_version: int
    content_hash: str
    seats: int
    options: dict[str, Any]
    packs: tuple[Pack, ...]
    names: tuple[str, ...]
    seal: str | None  # commitment of the chance key
    key: bytes | None  # the key itself, once the game is over
    opening: tuple[int, ...]
    entries: tuple[Entry, ...]
    result: list[float] | None


def chain(previous: str, body: dict[str, Any]) -> str:
    return hashlib.blake2b((previous + plain(body)).encode(), digest_size=16).hexdigest()


def plain(data: Any) -> str:
    """The one way a line is written: the same data is the same bytes."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


# -- writing ---


def write(table: Table, *, names: Sequence[str] = (), key: bytes | None = None) -> str:
    """The whole file. A sealed key is put in only when the game is over; before that, its commitment."""
    bodies = [header(table, names, key), *[entry_body(n, e) for n, e in enumerate(table.entries, 1)]]
    closing: dict[str, Any] = {"close": len(table.entries), "result": table.result()}
    if table.is_over and key is not None:
        closing["key"] = key.hex()
    lines, previous = [], ""
    for body in [*bodies, closing]:
        previous = chain(previous, body)
        lines.append(plain({**body, "hash": previous}))
    return "\n".join(lines) + "\n"


def header(table: Table, names: Sequence[str], key: bytes | None) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": table.game.name,
        "rules_version": table.game.version,
        "content_hash": table.content.hash,
        "packs": [pack.plain() for pack in table.content.packs],
        "seats": table.seats,
        "options": dict(table.options),
        "names": list(names),
        "seal": commitment(key) if key is not None else None,
        "opening": list(table.opening),
    }


def entry_body(number: int, entry: Entry) -> dict[str, Any]:
    return {
        "n": number,
        "seat": entry.seat,
        "question": entry.question,
        "pick": pick_to_json(entry.pick),
        "chance": list(entry.outcomes),
    }


# -- reading ---


def read(text: str) -> GameFile:
    """Check the chain of hashes and the shape of every line. Whatever the text is, only a FileError is raised."""
    try:
        bodies = read_lines(text)
        if len(bodies) < 2:
            raise FileError("the file ends after its first line: its closing line is missing")
        return gather(bodies)
    except FileError:
        raise
    except WRONG_SHAPE as error:
        raise FileError(f"the file does not have the shape of a game file: {type(error).__name__} {error}") from None


def read_lines(text: str) -> list[dict[str, Any]]:
    """Every line as data; the first that was changed is named."""
    lines = text.split("\n")
    if lines[-1] != "":
        raise FileError("the last line is cut off")
    bodies, previous = [], ""
    for number, line in enumerate(lines[:-1], 1):
        body = read_line(line, number)
        stated = body.pop("hash", None)
        if number == 1 and body.get("format") != FORMAT:
            raise FileError("this is no monoceros game file: its first line does not say so")
        if number == 1 and body.get("format_version") != FORMAT_VERSION:
            raise FileError(f"the file has format {body.get('format_version')}; only {FORMAT_VERSION} can be read here")
        previous = chain(previous, body)
        if stated != previous or line != plain({**body, "hash": stated}):
            raise FileError(f"line {number} was changed: its hash does not fit")
        bodies.append(body)
    return bodies


def read_line(line: str, number: int) -> dict[str, Any]:
    try:
        body = json.loads(line)
    except (ValueError, RecursionError):
        body = None
    if not isinstance(body, dict):
        what = "this is no monoceros game file" if number == 1 else f"line {number} was changed"
        raise FileError(f"{what}: line {number} is no JSON object")
    return body


def gather(bodies: list[dict[str, Any]]) -> GameFile:
    head, *middle, closing = bodies
    if "close" not in closing:
        raise FileError("the closing line is missing: the file was cut off")
    if closing["close"] != len(middle):
        raise FileError(f"the closing line counts {closing['close']} picks, the file has {len(middle)}")
    return GameFile(
        game=str(head["game"]),
        rules_version=int(head["rules_version"]),
        content_hash=str(head["content_hash"]),
        seats=int(head["seats"]),
        options=dict(head["options"]),
        packs=tuple(Pack(str(p["name"]), dict(p["tables"])) for p in head["packs"]),
        names=tuple(str(name) for name in head["names"]),
        seal=None if head["seal"] is None else str(head["seal"]),
        key=bytes.fromhex(closing["key"]) if "key" in closing else None,
        opening=numbers(head["opening"]),
        entries=tuple(read_entry(n, body) for n, body in enumerate(middle, 1)),
        result=closing["result"],
    )


def read_entry(number: int, body: dict[str, Any]) -> Entry:
    if body["n"] != number:
        raise FileError(f"pick {number} says that it is number {body['n']}")
    return Entry(int(body["seat"]), str(body["question"]), pick_from_json(body["pick"]), numbers(body["chance"]))


def numbers(data: Any) -> tuple[int, ...]:
    if not isinstance(data, list) or not all(type(n) is int for n in data):
        raise FileError("chance is a list of whole numbers")
    return tuple(data)


# -- playing it again ---


def open_table(
    file: GameFile,
    find: Callable[[str], Game],
    *,
    until: int | None = None,
    watch: Callable[[Table], None] = lambda table: None,
    watching: bool = False,
) -> Table:
    """The table after `until` picks (all, unless said), by the rules and content that are here; see `replay`."""
    game = find(file.game)
    try:
        content = game.content.load(file.packs)
        if content.hash != file.content_hash:
            raise FileError(
                f"the game was played with other content ({file.content_hash}) than is here ({content.hash})"
            )
        entries = file.entries if until is None else file.entries[:until]
        return replay(
            game,
            file.opening,
            entries,
            seats=file.seats,
            options=file.options,
            packs=file.packs,
            watch=watch,
            watching=watching,
        )
    except (ContentError, SetupError, TableError) as error:
        changed = "" if file.rules_version == game.version else f" (rules {file.rules_version}, here {game.version})"
        raise FileError(f"{error}{changed}") from None


def verify(file: GameFile, find: Callable[[str], Game]) -> list[str]:
    """Play the whole game again; every pick legal, the result true, the chance as sealed. Gives what was checked."""
    table = open_table(file, find)
    done = [f"{len(file.entries)} picks are legal by the rules of {table.game.title} (version {table.game.version})"]
    if table.result() != file.result:
        raise FileError(f"the file gives the result {file.result}, the rules give {table.result()}")
    if file.result is not None:
        done.append(f"the result is true: {file.result}")
    if file.seal is None:
        return [*done, "the chance was not sealed: it is as the file says"]
    if file.key is None and table.is_over:
        raise FileError("the game is over, but the key of its sealed chance is missing")
    if file.key is None:
        return [*done, "the chance is sealed; its key is shown when the game is over"]
    check_seal(file, table)
    return [*done, "the chance is the one sealed before the first pick"]


def check_seal(file: GameFile, table: Table) -> None:
    """Deal everything again with the key, and compare."""
    assert file.key is not None
    if commitment(file.key) != file.seal:
        raise FileError("the key at the end is not the one that was sealed at the start")
    try:
        dealer = Sealed(file.key)
    except ValueError as error:
        raise FileError(str(error)) from None
    again = Table(table.game, dealer, seats=file.seats, options=file.options, packs=file.packs, telling=False)
    if again.opening != file.opening:
        raise FileError("the opening's chance is not the sealed one")
    for number, entry in enumerate(file.entries, 1):
        again.say(entry.seat, entry.pick)
        if again.entries[-1].outcomes != entry.outcomes:
            raise FileError(f"the chance of pick {number} is not the sealed one")
