"""`/readyz` says whether a move could be saved now, by trying to."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from monoceros.server import ready
from monoceros.server.errors import Refusal
from monoceros.server.ready import Readiness
from monoceros.server.store import connect
from monoceros.server.store.errors import StoreFull
from monoceros.server.store.store import Store
from server.inside import serving
from server.postgres import Cluster
from server.stores import SEATS, head, pick, with_store
from server.test_store_faults import shrink_disk


async def words_of(ready: Readiness) -> str:
    """What is wrong; empty: nothing."""
    try:
        await ready.check()
    except Refusal as refusal:
        return refusal.words if (refusal.code, refusal.status) == ("not_ready", 503) else "refused otherwise"
    return ""


def test_a_database_that_takes_what_is_written_is_ready_and_keeps_nothing_of_it(where: str) -> None:
    async def use(store: Store) -> None:
        for _ in range(5):
            assert await words_of(Readiness(store)) == ""
        async with store.engine.connect() as connection:
            assert (await connection.exec_driver_sql("SELECT count(*) FROM trial")).scalar() == 0

    with_store(where, use)


async def read_only(store: Store) -> None:
    """From now on SQLite answers as it does to one who may not write."""

    def refuse(connection: Any, record: Any) -> None:
        connection.cursor().execute("PRAGMA query_only=ON")

    event.listen(store.engine.sync_engine, "connect", refuse)
    await store.engine.dispose()


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (shrink_disk, "Nothing can be saved: the disk of the database is full; make room on it, then go on."),
        (read_only, "Nothing can be saved: the database may only be read; give this user the right to write the file"),
    ],
    ids=["full", "read only"],
)
def test_a_disk_that_takes_nothing_is_not_ready(
    file: str, harm: Callable[[Store], Awaitable[None]], words: str
) -> None:
    async def use(store: Store) -> None:
        await store.create(head(), SEATS)
        readiness = Readiness(store, fresh=0.0)
        assert await words_of(readiness) == ""
        await harm(store)
        if harm is shrink_disk:
            await fill(store)
        assert (await words_of(readiness)).startswith(words)

    with_store(file, use)


async def fill(store: Store) -> None:
    """Until not even what was given back has room."""

    async def write_on() -> None:
        for seq in range(1, 2000):
            await store.append("oak", pick(seq, f"m-{seq}", padding="x" * 300))

    with pytest.raises(StoreFull):
        await write_on()


def test_a_postgres_that_may_only_be_read_is_not_ready(postgres: Cluster) -> None:
    where = postgres.empty_database()
    with_store(where, lambda store: store.create(head(), SEATS))
    refusing = f"{where}&options=-c%20default_transaction_read_only%3Don"
    words = with_store(refusing, lambda store: words_of(Readiness(store)))
    assert words.startswith("Nothing can be saved: the database may only be read; connect to the main server")


def test_a_database_that_does_not_answer_is_tried_once_for_all_who_ask(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connect, "PRAGMAS", [*connect.PRAGMAS[:3], "PRAGMA busy_timeout=60000"])
    monkeypatch.setattr(ready, "PATIENCE", 0.1)

    async def use(store: Store) -> None:
        readiness = Readiness(store)
        tries = count_tries(store)
        other = sqlite3.connect(tmp_path / "monoceros.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        for _ in range(2):
            asked = [words_of(readiness) for _ in range(20)]
            assert set(await asyncio.gather(*asked)) == {"The database does not answer."}
        assert tries == [1]
        other.execute("ROLLBACK")
        other.close()
        while readiness.trying is not None:
            await asyncio.sleep(0.01)

    with_store(file, use)


def count_tries(store: Store) -> list[int]:
    tries = [0]
    ping = store.ping

    async def counted() -> None:
        tries[0] += 1
        await ping()

    store.ping = counted  # type: ignore[method-assign]
    return tries


def test_who_asks_often_does_not_make_the_disk_work(file: str) -> None:
    async def use(store: Store) -> None:
        readiness = Readiness(store, fresh=1000.0)
        tries = count_tries(store)
        for _ in range(50):
            assert await words_of(readiness) == ""
        assert tries == [1]
        readiness.until = 0.0
        await readiness.check()
        assert tries == [2]

    with_store(file, use)


def test_readyz_is_503_in_words_while_livez_is_ok(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            await read_only(server.hall.store)
            answer = await asyncio.to_thread(server.get, "/readyz")
            assert answer.startswith(b"HTTP/1.1 503 ")
            body = json.loads(answer.partition(b"\r\n\r\n")[2])
            assert body["code"] == "not_ready"
            assert "may only be read" in body["words"]
            assert (await asyncio.to_thread(server.get, "/livez")).endswith(b"ok\n")

    asyncio.run(run())
