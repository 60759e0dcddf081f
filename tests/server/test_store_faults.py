"""A full disk, a locked, foreign or newer file, a killed process: clear words, and nothing is half-written."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from monoceros.server.chain import check_chain, first_link
from monoceros.server.store import connect
from monoceros.server.store.connect import in_words
from monoceros.server.store.errors import StoreError, StoreFull
from monoceros.server.store.rows import HeadChange, SeatRow
from monoceros.server.store.store import Store
from server.stores import SEATS, head, pick, with_store


async def shrink_disk(store: Store) -> None:
    """From now on no page more: what SQLite says is what it says on a full disk."""
    async with store.engine.connect() as connection:
        pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar()
    limit = f"PRAGMA max_page_count={pages}"

    def set_limit(connection: Any, record: Any) -> None:
        connect.set_up_sqlite(connection, record)
        connection.cursor().execute(limit)

    event.remove(store.engine.sync_engine, "connect", connect.set_up_sqlite)
    event.listen(store.engine.sync_engine, "connect", set_limit)
    await store.engine.dispose()


def test_a_full_disk_is_told_and_nothing_is_half_written(file: str) -> None:
    async def use(store: Store) -> None:
        await store.create(head("oak"), SEATS)
        await store.create(head("elm"), SEATS)
        await shrink_disk(store)
        written: list[int] = []

        async def fill() -> None:
            for seq in range(1, 2000):
                change = HeadChange(state="playing", pace="fast" if seq % 2 else "calm", result={"at": seq})
                seats = [SeatRow(1, f"Name {seq}", "B", "person")]
                await store.append("oak", pick(seq, f"m-{seq}", padding="x" * 300), head=change, seats=seats)
                written.append(seq)

        with pytest.raises(StoreFull, match="disk of the database is full; make room"):
            await fill()
        before = len(written)
        found = await store.load("oak")
        assert found is not None
        assert len(found.entries) == before
        assert found.seats[1].name == (f"Name {before}" if before else "Knight")
        assert found.head.result == ({"at": before} if before else None)
        check_chain(found.entries, first_link(found.head))

    with_store(file, use)


def test_after_a_full_disk_the_same_entry_is_taken_when_there_is_room(file: str) -> None:
    async def fill(store: Store) -> int:
        await store.create(head(), SEATS)
        await shrink_disk(store)
        for seq in range(1, 2000):
            try:
                await store.append("oak", pick(seq, f"m-{seq}", padding="x" * 300))
            except StoreFull:
                return seq
        raise AssertionError("the disk was never full")

    refused = with_store(file, fill)

    async def go_on(store: Store) -> None:
        entry = await store.append("oak", pick(refused, f"m-{refused}"))
        assert entry.seq == refused

    with_store(file, go_on)


def test_a_locked_database_is_told(file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connect, "PRAGMAS", [*connect.PRAGMAS[:3], "PRAGMA busy_timeout=50"])

    async def use(store: Store) -> None:
        await store.create(head(), SEATS)
        other = sqlite3.connect(tmp_path / "monoceros.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="locked by another program"):
            await store.append("oak", pick(1))
        assert await store.load("oak") is not None  # readers do not mind
        other.execute("ROLLBACK")
        other.close()
        await store.append("oak", pick(1))

    with_store(file, use)


def test_a_database_that_may_only_be_read_is_told(file: str, tmp_path: Path) -> None:
    with_store(file, lambda store: store.create(head(), SEATS))
    read_only = f"sqlite:///file:{tmp_path / 'monoceros.db'}?mode=ro&uri=true"
    with pytest.raises(StoreError, match="may only be read; give this user the right"):
        with_store(read_only, lambda store: store.append("oak", pick(1)))


def test_a_database_of_a_newer_version_is_left_alone(file: str, tmp_path: Path) -> None:
    with_store(file, lambda store: store.create(head(), SEATS))
    path = tmp_path / "monoceros.db"
    with sqlite3.connect(path) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '0099'")
    newer.close()
    with pytest.raises(StoreError, match=r"monoceros\.db: .*newer version of monoceros .*0099.*update monoceros"):
        with_store(file, lambda store: store.ping())
    with sqlite3.connect(path) as same:
        assert same.execute("SELECT version_num FROM alembic_version").fetchall() == [("0099",)]
        assert same.execute("SELECT count(*) FROM tables").fetchall() == [(1,)]
    same.close()


def test_a_file_that_is_no_database_is_left_alone(file: str, tmp_path: Path) -> None:
    letter = b"Dear diary, this is no database. " * 100
    (tmp_path / "monoceros.db").write_bytes(letter)
    with pytest.raises(StoreError, match="no database or is damaged"):
        with_store(file, lambda store: store.ping())
    assert (tmp_path / "monoceros.db").read_bytes() == letter


def test_a_database_of_another_program_is_left_alone(file: str, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "monoceros.db") as other:
        other.execute("CREATE TABLE log (line TEXT)")
    other.close()
    with pytest.raises(StoreError, match="belongs to another program"):
        with_store(file, lambda store: store.ping())


def test_a_place_where_no_file_can_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "a file").write_text("")
    with pytest.raises(StoreError, match="cannot be opened"):
        with_store(f"sqlite:///{tmp_path / 'a file' / 'monoceros.db'}", lambda store: store.ping())


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("nonsense", "no address"),
        ("mysql://somewhere/x", "no store for mysql"),
        ("sqlite://", "in memory keeps nothing"),
        ("sqlite:///:memory:", "in memory keeps nothing"),
    ],
)
def test_an_address_that_means_nothing_is_told(given: str, said: str) -> None:
    with pytest.raises(StoreError, match=said):
        Store(given)


def test_no_password_is_shown() -> None:
    store = Store("postgresql://monoceros:swordfish@127.0.0.1:1/tables")
    assert store.place == "postgresql+psycopg://monoceros:***@127.0.0.1:1/tables"
    with pytest.raises(StoreError, match="cannot be reached") as refused:
        asyncio.run(store.start())
    assert "swordfish" not in str(refused.value)


def test_whatever_goes_wrong_has_words() -> None:
    assert isinstance(in_words(sqlite3.OperationalError("database or disk is full")), StoreFull)
    assert "failed to read or write; check the disk" in str(in_words(io_error()))
    assert "cannot be reached" in str(in_words(ConnectionRefusedError("no")))
    assert str(in_words(RuntimeError("secret"))) == "the database refused (RuntimeError)"


def io_error() -> sqlite3.Error:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorname = "SQLITE_IOERR_WRITE"
    return error


# -- killed ---

WRITER = """
import asyncio, sys
from monoceros.server.store.store import Store
from server.stores import SEATS, head, pick

async def main():
    store = Store(sys.argv[1])
    await store.start()
    await store.create(head(), SEATS)
    for seq in range(1, 1_000_000):
        await store.append("oak", pick(seq, f"m-{seq}"))
        print(seq, flush=True)

asyncio.run(main())
"""


def test_what_was_answered_is_there_after_the_server_was_killed(file: str) -> None:
    tests = str(Path(__file__).resolve().parent.parent)
    environment = {**os.environ, "PYTHONPATH": tests}
    process = subprocess.Popen([sys.executable, "-c", WRITER, file], stdout=subprocess.PIPE, env=environment, text=True)
    assert process.stdout is not None
    answered = [int(process.stdout.readline()) for _ in range(100)]
    process.send_signal(signal.SIGKILL)
    answered += [int(line) for line in process.stdout]
    process.wait()
    process.stdout.close()
    found = with_store(file, lambda store: store.load("oak"))
    assert found is not None
    assert len(found.entries) - answered[-1] in (0, 1)
    check_chain(found.entries, first_link(found.head))
