"""The chain of a table's log: each entry carries the hash of the one before, the first one the hash of the header.

Whoever changes, drops or adds an entry in the middle has to write all later hashes anew, and whoever knows one of them
sees it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monoceros.engine.gamefile import chain
from monoceros.server.store.rows import Loaded, LogEntry, NewEntry, TableHead


class ChainError(ValueError):
    """A log that is not as it was written: names the first entry that does not fit, and nothing of what is in it."""


def first_link(head: TableHead) -> str:
    """What the first entry follows: the hash of all that was settled before it."""
    return chain(
        "",
        {
            "table": head.id,
            "game": head.game,
            "rules_version": head.rules_version,
            "content_hash": head.content_hash,
            "seats": head.seats,
            "options": dict(head.options),
            "packs": [dict(pack) for pack in head.packs],
            "seal": head.seal,
            "parent": head.parent,
        },
    )


def entry_body(entry: NewEntry | LogEntry) -> dict[str, Any]:
    """What is hashed of an entry: all of it."""
    return {
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "data": dict(entry.data),
        "client": entry.client,
        "at": entry.at,
    }


def link(before: str, entry: NewEntry) -> LogEntry:
    """The entry as it is kept."""
    own = chain(before, entry_body(entry))
    return LogEntry(entry.seq, entry.kind, entry.seat, entry.data, entry.client, entry.at, before, own)


def check_chain(entries: Sequence[LogEntry], first: str | None = None) -> None:
    """Are these all entries from the first on, each as it was written? `first` is the header's hash, if it is known."""
    before = first
    for number, entry in enumerate(entries, 1):
        if entry.seq != number:
            raise ChainError(f"entry {number} of the log is missing")
        if before is not None and entry.before != before:
            after = f"entry {number - 1}" if number > 1 else "the table's header"
            raise ChainError(f"entry {number} of the log does not follow {after}: one of the two was changed")
        if chain(entry.before, entry_body(entry)) != entry.hash:
            raise ChainError(f"entry {number} of the log was changed: its hash does not fit")
        before = entry.hash


def check_log(loaded: Loaded) -> None:
    """Is all of a table's log as it was written, from its header on?"""
    log, head = loaded.entries, loaded.head
    check_chain(log, first_link(head))
    for entry in log:
        if entry.kind == "begin" and "opening" in entry.data and tuple(entry.data["opening"]) != head.opening:
            raise ChainError(f"the table's opening is not the one of entry {entry.seq} of the log")
