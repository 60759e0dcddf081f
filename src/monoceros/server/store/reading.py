"""Rows of the database as what the rest of the server sees, and back."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Row

from monoceros.engine.gamefile import plain
from monoceros.server.store.rows import ChatRow, HeadChange, LogEntry, SeatRow, TableHead

AnyRow = Row[Any]


def head_from(row: AnyRow) -> TableHead:
    return TableHead(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        content_hash=row.content_hash,
        seats=row.seats,
        options=json.loads(row.options),
        packs=tuple(json.loads(row.packs)),
        opening=tuple(json.loads(row.opening)),
        seal=row.seal,
        key=None if row.key is None else bytes(row.key),
        invitation_hash=row.invitation_hash,
        state=row.state,
        opened=row.opened,
        parent=row.parent,
        next=row.next,
        result=None if row.result is None else json.loads(row.result),
        pace=row.pace,
    )


def head_row(head: TableHead) -> dict[str, Any]:
    return {
        "id": head.id,
        "game": head.game,
        "rules_version": head.rules_version,
        "content_hash": head.content_hash,
        "seats": head.seats,
        "options": plain(dict(head.options)),
        "packs": plain([dict(pack) for pack in head.packs]),
        "opening": plain(list(head.opening)),
        "seal": head.seal,
        "key": head.key,
        "invitation_hash": head.invitation_hash,
        "state": head.state,
        "opened": head.opened,
        "parent": head.parent,
        "next": head.next,
        "result": None if head.result is None else plain(head.result),
        "pace": head.pace,
    }


def changed_columns(change: HeadChange) -> dict[str, Any]:
    """The columns that a change touches, with their new values."""
    found: dict[str, Any] = {
        "state": change.state,
        "opening": None if change.opening is None else plain(list(change.opening)),
        "result": None if change.result is None else plain(change.result),
        "next": change.next,
        "invitation_hash": change.invitation_hash,
        "pace": change.pace,
    }
    return {name: value for name, value in found.items() if value is not None}


def seat_from(row: AnyRow) -> SeatRow:
    return SeatRow(row.seat, row.name, row.colour, row.kind, row.bot, row.token_hash or "")


def seat_row(table: str, seat: SeatRow) -> dict[str, Any]:
    return {"table_id": table, "seat": seat.seat, **seat_values(seat)}


def seat_values(seat: SeatRow) -> dict[str, Any]:
    return {
        "name": seat.name,
        "colour": seat.colour,
        "kind": seat.kind,
        "bot": seat.bot,
        "token_hash": seat.token_hash or None,
    }


def entry_from(row: AnyRow) -> LogEntry:
    data = json.loads(row.data)
    return LogEntry(row.seq, row.kind, row.seat, data, row.client or "", row.at, row.before, row.hash)


def chat_from(row: AnyRow) -> ChatRow:
    return ChatRow(row.number, row.seat, row.name, row.text, row.at, row.client or "")
