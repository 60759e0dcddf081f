"""Finished games as the store has them: played by bots here, with a log that a person could have caused."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from monoceros.bots.levels import Squire
from monoceros.engine.chance import Sealed, Seeded, commitment
from monoceros.engine.content import Pack
from monoceros.engine.registry import find_game
from monoceros.engine.table import Table
from monoceros.server.chain import first_link, link
from monoceros.server.store.rows import Loaded, LogEntry, NewEntry, SeatRow, TableHead, pick_data

TOWER = find_game("tower")
KEY = bytes(range(32))
START = datetime.fromisoformat("2026-11-15T12:00:00.000Z")
SEATS = [SeatRow(0, "Ilse", "A", "person"), SeatRow(1, "Jun", "B", "person")]


class Log:
    """A log that grows; `wait` lets time pass before the next entry."""

    def __init__(self, head: TableHead) -> None:
        self.before = first_link(head)
        self.entries: list[LogEntry] = []
        self.seconds = 0.0

    def add(self, kind: Any, seat: int = -1, data: Any = None, *, wait: float = 2.0) -> None:
        self.seconds += wait
        at = (START + timedelta(seconds=self.seconds)).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        entry = link(self.before, NewEntry(len(self.entries) + 1, kind, seat, data or {}, "", at))
        self.entries.append(entry)
        self.before = entry.hash


def play(seed: int = 5, packs: Sequence[str] = (), dealt_with: bytes = KEY, **options: Any) -> tuple[Table, Loaded]:
    """A game of two squires. Now and then a pick that can be taken back is, and then made anew."""
    given = {"match": "single", **options}
    table = Table(TOWER, Sealed(dealt_with), seats=2, options=given, packs=packs_of(packs))
    head = TableHead(
        id="oak",
        game="tower",
        rules_version=TOWER.version,
        content_hash=table.content.hash,
        seats=2,
        options=table.options,
        packs=[pack.plain() for pack in table.content.packs],
        opening=table.opening,
        seal=commitment(KEY),
        key=KEY,
        state="over",
        opened="2026-11-15T12:00:00.000Z",
    )
    log = Log(head)
    log.add("begin", data={"opening": list(table.opening)})
    bot, rng = Squire(), Seeded(seed)
    while table.asks():
        ask = table.asks()[0]
        pick = bot.choose(table.seen(ask, rng), rng)
        table.say(ask.seat, pick)
        log.add("pick", ask.seat, pick_data(table.entries[-1]), wait=2.0 + ask.seat)
        if len(log.entries) % 4 == 0 and table.can_undo(ask.seat):
            table.undo(ask.seat)
            log.add("undo", ask.seat, {"to": len(table.entries)}, wait=1.0)
    log.add("end", data={"result": table.result()})
    result = {"won": table.result(), "words": "It is over.", "ledger": []}
    fields = {name: getattr(head, name) for name in TableHead.__slots__}
    return table, Loaded(TableHead(**{**fields, "result": result}), SEATS, log.entries, [])


def packs_of(names: Sequence[str]) -> list[Pack]:
    return [TOWER.content.pack(name) for name in names]
