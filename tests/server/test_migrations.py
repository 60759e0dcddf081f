"""A database of an older version goes up with everything that is in it, and back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, insert, text

from monoceros.server.chain import check_chain, first_link, link
from monoceros.server.store.connect import WRITES
from monoceros.server.store.errors import Duplicate
from monoceros.server.store.migrate import FOLDER
from monoceros.server.store.reading import head_row, seat_row
from monoceros.server.store.rows import ChatRow
from monoceros.server.store.schema import LOG, SEATS, TABLES
from monoceros.server.store.store import Store
from monoceros.server.store.writer import entry_row
from server import stores
from server.stores import head, pick, with_store

SAID = [ChatRow(1, 0, "Ilse", "Hello", "2026-11-15T12:00:01.000Z"), ChatRow(2, 0, "Ilse", "Hello", "at once again")]


def in_database(where: str, do: Callable[[Connection], None]) -> None:
    async def run() -> None:
        engine = Store(where).engine
        async with engine.execution_options(**{WRITES: True}).begin() as connection:
            await connection.run_sync(do)
        await engine.dispose()

    asyncio.run(run())


def config_of(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    return config


def make_first_version(connection: Connection) -> None:
    """A table with a log and talk, in a database of the first schema."""
    command.upgrade(config_of(connection), "0001")
    connection.execute(insert(TABLES), head_row(head()))
    connection.execute(insert(SEATS), [seat_row("oak", seat) for seat in stores.SEATS])
    before = first_link(head())
    for seq in range(1, 6):
        entry = link(before, pick(seq, f"m-{seq}"))
        connection.execute(insert(LOG), entry_row("oak", entry))
        before = entry.hash
    line = text(
        "INSERT INTO chat (table_id, number, seat, name, text, at) VALUES ('oak', :n, :seat, :name, :text, :at)"
    )
    for row in SAID:
        values = {"n": row.number, "seat": row.seat, "name": row.name, "text": row.text, "at": row.at}
        connection.execute(line, values)


def test_a_database_of_the_first_version_goes_up_with_everything_in_it(where: str) -> None:
    in_database(where, make_first_version)

    async def use(store: Store) -> None:
        found = await store.load("oak")
        assert found is not None
        assert (found.head, found.seats, found.chat) == (head(), list(stores.SEATS), SAID)
        assert [entry.client for entry in found.entries] == [f"m-{seq}" for seq in range(1, 6)]
        check_chain(found.entries, first_link(found.head))
        said = await store.add_chat("oak", 0, "Ilse", "Hello", "0:a")
        assert said.number == 3
        with pytest.raises(Duplicate):
            await store.add_chat("oak", 0, "Ilse", "Hello", "0:a")

    with_store(where, use)


def test_the_last_step_can_be_taken_back(where: str) -> None:
    in_database(where, make_first_version)
    with_store(where, lambda store: store.add_chat("oak", 0, "Ilse", "Good luck", "0:a"))
    in_database(where, lambda connection: command.downgrade(config_of(connection), "0001"))
    found = with_store(where, lambda store: store.load("oak"))
    assert found is not None
    assert [row.text for row in found.chat] == ["Hello", "Hello", "Good luck"]
