"""The file of an SQLite store: whose it is, how safe it is, and copies of it."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest

from monoceros.server.chain import check_chain, first_link
from monoceros.server.store.errors import StoreError
from monoceros.server.store.rows import SeatRow
from monoceros.server.store.store import Store
from monoceros.server.store.tokens import new_token, token_hash
from server.stores import SEATS, address, head, pick, with_store


def test_the_file_is_made_for_its_owner_only_with_its_folder(tmp_path: Path) -> None:
    deep = tmp_path / "not" / "there yet"
    with_store(address(deep), lambda store: store.ping())
    assert stat.S_IMODE((deep / "monoceros.db").stat().st_mode) == 0o600
    assert stat.S_IMODE(deep.stat().st_mode) == 0o700


def test_every_commit_is_synced_and_readers_do_not_wait(file: str) -> None:
    async def use(store: Store) -> tuple[object, ...]:
        async with store.engine.connect() as connection:
            return tuple(
                [
                    (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                    for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
                ]
            )

    assert with_store(file, use) == ("wal", 2, 1, 5000)


def test_a_copy_is_whole_while_the_store_is_used(tmp_path: Path, file: str) -> None:
    copy = tmp_path / "copies" / "monoday.db"

    async def write(store: Store) -> None:
        for seq in range(1, 101):
            await store.append("oak", pick(seq))

    async def use(store: Store) -> None:
        await store.create(head(), SEATS)
        await asyncio.gather(write(store), store.backup(copy))
        with pytest.raises(StoreError, match="is there already"):
            await store.backup(copy)

    with_store(file, use)
    found = with_store(f"sqlite:///{copy}", lambda store: store.load("oak"))
    assert found is not None
    check_chain(found.entries, first_link(found.head))
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [file.name for file in copy.parent.iterdir() if file.name.endswith(".part")] == []


def test_a_copy_that_cannot_be_written_says_why(tmp_path: Path, file: str) -> None:
    (tmp_path / "a file").write_text("")

    async def use(store: Store) -> None:
        with pytest.raises(StoreError, match=r"a file/copy\.db' cannot be written"):
            await store.backup(tmp_path / "a file" / "copy.db")

    with_store(file, use)


def test_the_migrations_make_what_a_comparison_does_not_see(file: str, tmp_path: Path) -> None:
    with_store(file, lambda store: store.ping())
    made = sqlite3.connect(tmp_path / "monoceros.db")
    sql = "\n".join([row[0] for row in made.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")])
    made.close()
    assert "CONSTRAINT ck_log_counted CHECK (seq > 0)" in sql
    assert sql.count("WITHOUT ROWID") == 3


def test_no_token_is_in_the_file(tmp_path: Path, file: str) -> None:
    token = new_token()
    seat = SeatRow(0, "Ilse", "A", "person", "", token_hash(token))
    with_store(file, lambda store: store.create(head(), [seat, SEATS[1]]))
    files = [file.read_bytes() for file in tmp_path.iterdir()]
    assert any([token_hash(token).encode() in content for content in files])
    assert all([token.encode() not in content for content in files])
