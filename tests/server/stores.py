"""A store to test with: tables in a line, and a loop that opens and closes it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from monoceros.server.store.rows import NewEntry, SeatRow, TableHead
from monoceros.server.store.store import Store

T = TypeVar("T")
SEATS = (SeatRow(0, "Ilse", "A", "person", "", "hash of a token"), SeatRow(1, "Knight", "B", "bot", "knight"))
PICK = {"question": "renew", "pick": ["renew", 1], "chance": [3, 0, 2]}


def address(folder: Path) -> str:
    return f"sqlite:///{folder / 'monoceros.db'}"


def with_store(where: str, use: Callable[[Store], Awaitable[T]]) -> T:
    """Start a store, use it, close it."""

    async def run() -> T:
        store = Store(where)
        await store.start()
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())


def head(table: str = "oak", **changes: Any) -> TableHead:
    settled: dict[str, Any] = {
        "id": table,
        "game": "tower",
        "rules_version": 1,
        "content_hash": "c0ffee",
        "seats": 2,
        "options": {"match": "single", "turn_limit": 3, "burn": False},
        "seal": "sealed",
        "key": b"\x00\xff" * 16,
        "opened": "2026-11-15T12:00:00.000Z",
    }
    return TableHead(**{**settled, **changes})


def pick(seq: int, client: str = "", seat: int = 0, **more: Any) -> NewEntry:
    return NewEntry(seq, "pick", seat, {**PICK, **more}, client)
