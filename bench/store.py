"""How many entries a second the store takes, each on disk before it is answered: `python bench/store.py [ADDRESS]`.

Tables write at the same time, each waiting for its answer before its next entry, as tables do. Without an address an
SQLite file in a new folder beside the system's temporary files is used; that folder should lie on a real disk.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from monoceros.server.store.rows import NewEntry, SeatRow, TableHead, now
from monoceros.server.store.store import Store

ENTRIES = 2000
PICK = {"question": "renew", "pick": ["renew", 1], "chance": [3, 0, 2]}
SEATS = [SeatRow(0, "Ilse", "A", "person"), SeatRow(1, "Knight", "B", "bot", "knight")]


async def open_table(store: Store, name: str) -> None:
    head = TableHead(
        id=name, game="tower", rules_version=1, content_hash="0", seats=2, options={"match": "single"}, opened=now()
    )
    await store.create(head, SEATS)


async def play(store: Store, name: str, entries: int) -> None:
    for seq in range(1, entries + 1):
        await store.append(name, NewEntry(seq, "pick", seq % 2, PICK, f"message {seq}"))


async def measure(address: str) -> None:
    store = Store(address)
    await store.start()
    run = time.time_ns()
    for tables in (1, 10, 100):
        names = [f"{run}-{tables}-{n}" for n in range(tables)]
        await asyncio.gather(*[open_table(store, name) for name in names])
        start = time.perf_counter()
        await asyncio.gather(*[play(store, name, ENTRIES // tables) for name in names])
        seconds = time.perf_counter() - start
        print(f"{tables:>4} tables at once: {ENTRIES / seconds:>8,.0f} entries a second")
    await store.close()


def main() -> None:
    if len(sys.argv) > 1:
        asyncio.run(measure(sys.argv[1]))
        return
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(f"sqlite:///{Path(folder) / 'monoceros.db'}"))


if __name__ == "__main__":
    main()
