"""What the store keeps, as the rest of the server sees it. Whatever is secret is left out of every `repr`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Literal

from monoceros.engine.content import Pack
from monoceros.engine.game import OptionValue
from monoceros.engine.gamefile import numbers
from monoceros.engine.questions import pick_from_json, pick_to_json
from monoceros.engine.table import Entry
from monoceros.server.wire import Colour, SeatKind, TableState

EntryKind = Literal["begin", "pick", "undo", "takeback", "join", "leave", "hand_over", "pause", "end"]
NO_SEAT = -1


@dataclass(frozen=True, slots=True, kw_only=True)
class TableHead:
    """What is settled about a table, and how it stands. `opening` is empty until the first card."""

    id: str
    game: str
    rules_version: int
    content_hash: str
    seats: int
    options: Mapping[str, OptionValue]
    packs: Sequence[Mapping[str, Any]] = ()  # whole packs, as `Pack.plain` gives them
    opening: tuple[int, ...] = field(default=(), repr=False)
    seal: str = ""  # commitment of the key
    key: bytes | None = field(default=None, repr=False)  # of the chance; a brought-in game may have none
    invitation_hash: str = field(default="", repr=False)
    state: TableState = "gathering"
    opened: str = ""  # ISO time
    parent: str = ""  # the table that this one is a rematch of, or goes on from
    next: str = ""  # the table of the rematch
    result: Any = None  # plain data
    pace: Literal["calm", "fast"] = "calm"

    def whole_packs(self) -> tuple[Pack, ...]:
        return tuple([Pack(pack["name"], pack["tables"]) for pack in self.packs])


@dataclass(frozen=True, slots=True)
class HeadChange:
    """What becomes different about a table; None: as before."""

    state: TableState | None = None
    opening: tuple[int, ...] | None = field(default=None, repr=False)
    result: Any = None
    next: str | None = None
    invitation_hash: str | None = field(default=None, repr=False)
    pace: Literal["calm", "fast"] | None = None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat, and who sits there. The token that holds it is kept as a hash only."""

    seat: int
    name: str
    colour: Colour
    kind: SeatKind
    bot: str = ""
    token_hash: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class NewEntry:
    """What shall become entry `seq` of a table's log; the first is 1. `at` is now, unless said."""

    seq: int
    kind: EntryKind
    seat: int = NO_SEAT
    data: Mapping[str, Any] = field(default_factory=dict, repr=False)
    client: str = ""  # the sender's own id of the message: sent twice, it counts once
    at: str = ""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An entry of a table's log, with the hash of the one before and its own."""

    seq: int
    kind: EntryKind
    seat: int
    data: Mapping[str, Any] = field(repr=False)
    client: str
    at: str
    before: str
    hash: str


@dataclass(frozen=True, slots=True)
class ChatRow:
    number: int
    seat: int
    name: str
    text: str
    at: str
    client: str = ""  # the sender's own id of the message, as in the log


@dataclass(frozen=True, slots=True)
class Loaded:
    """Everything about a table, as of one moment."""

    head: TableHead
    seats: list[SeatRow]
    entries: list[LogEntry]
    chat: list[ChatRow]


def now() -> str:
    """The time as it is written down: ISO, UTC, to the millisecond."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def pick_data(entry: Entry) -> dict[str, Any]:
    """A pick with its chance, as the data of a log entry."""
    return {"question": entry.question, "pick": pick_to_json(entry.pick), "chance": list(entry.outcomes)}


def surviving_picks(log: Sequence[LogEntry]) -> list[Entry]:
    """The picks that were not taken back: what has to be played again to come to the present table."""
    kept: list[Entry] = []
    for entry in log:
        if entry.kind == "pick":
            data = entry.data
            kept.append(Entry(entry.seat, data["question"], pick_from_json(data["pick"]), numbers(data["chance"])))
        elif entry.kind in ("undo", "takeback"):
            del kept[entry.data["to"] :]
    return kept
