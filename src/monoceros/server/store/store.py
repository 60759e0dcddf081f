"""The store: everything that outlives the process. What it took is on disk; what it refused has changed nothing."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import sqlite3
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path

from sqlalchemy import BindParameter, Executable, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from monoceros.server.chain import first_link, link
from monoceros.server.store.connect import (
    BUSY_SECONDS,
    WRITES,
    in_words,
    is_sqlite,
    open_engine,
    prepare_file,
    read_address,
    sqlite_file,
)
from monoceros.server.store.errors import Duplicate, StoreError, StoreFull, StoreLocked
from monoceros.server.store.migrate import upgrade
from monoceros.server.store.reading import (
    changed_columns,
    chat_from,
    entry_from,
    head_from,
    head_row,
    seat_from,
    seat_row,
    seat_values,
)
from monoceros.server.store.rows import ChatRow, HeadChange, Loaded, LogEntry, NewEntry, SeatRow, TableHead, now
from monoceros.server.store.schema import CHAT, LOG, SEATS, TABLES, TRIAL
from monoceros.server.store.writer import Writer, entry_row
from monoceros.server.wire import TableState

CHAT_TRIES = 5  # two servers may give a line the same number
TRIAL_BYTES = 12_000  # more than a long move and its journal
START_TRIES = 20  # SQLite does not wait for its turn where it first changes the kind of its journal
START_PAUSE = 0.1  # seconds
MOST_NAMED = 500  # values in one list of a query

# Made once: such a statement leaves cycles of objects behind each time it is made.
OF_TABLE = CHAT.c.table_id == bindparam("of")
SAID = select(CHAT.c.number).where(OF_TABLE, CHAT.c.client == bindparam("message"))
SAY = (
    insert(CHAT)
    .values(
        table_id=bindparam("of"),
        number=select(func.coalesce(func.max(CHAT.c.number), 0) + 1).where(OF_TABLE).scalar_subquery(),
        seat=bindparam("by"),
        name=bindparam("called"),
        text=bindparam("words"),
        at=bindparam("then"),
        client=bindparam("message"),
    )
    .returning(CHAT.c.number)
)
SOME: BindParameter[list[str]] = bindparam("some", expanding=True)
HEADS = select(TABLES).where(TABLES.c.id.in_(SOME))
SEATS_AT = select(SEATS).where(SEATS.c.table_id.in_(SOME)).order_by(SEATS.c.seat)


class Store:
    """Tables, seats, logs and talk in one database, at an address such as `sqlite:///folder/monoceros.db`."""

    def __init__(self, address: str) -> None:
        self.url = read_address(address)
        self.file = sqlite_file(self.url) if is_sqlite(self.url) else None
        if is_sqlite(self.url) and self.url.database in (None, "", ":memory:"):
            raise StoreError("a database in memory keeps nothing; give the store a file")
        self.engine = open_engine(self.url)
        self.writer = Writer(self.engine)

    @property
    def place(self) -> str:
        """Where it all is, for people: no password."""
        return str(self.file.absolute()) if self.file is not None else self.url.render_as_string(hide_password=True)

    async def start(self) -> None:
        """Make the database if there is none, bring it to the present schema, be ready to write."""
        if self.file is not None:
            prepare_file(self.file)
        for tries_left in reversed(range(START_TRIES)):
            try:
                async with self.engine.execution_options(**{WRITES: True}).begin() as connection:
                    await connection.run_sync(upgrade)
                break
            except Exception as error:
                await self.engine.dispose()
                reason = in_words(error)
                if not isinstance(reason, StoreLocked) or not tries_left:
                    raise type(reason)(f"{self.place}: {reason}") from error
                await asyncio.sleep(START_PAUSE)
        self.writer.start()

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    async def ping(self) -> None:
        """Raises a StoreError if the database takes nothing: some pages are written, and given back at once."""

        async def run(connection: AsyncConnection) -> None:
            trial = {"id": secrets.token_hex(8), "padding": "." * TRIAL_BYTES}
            await connection.execute(insert(TRIAL), trial)
            await connection.execute(delete(TRIAL))

        await self.writer.do(run)

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """One look: whatever is read in it is of the same moment."""
        options = {} if is_sqlite(self.url) else {"isolation_level": "REPEATABLE READ"}
        try:
            async with self.engine.execution_options(**options).begin() as connection:
                yield connection
        except StoreError:
            raise
        except Exception as error:
            raise in_words(error) from error

    # -- writing --

    async def create(self, head: TableHead, seats: Sequence[SeatRow], entries: Sequence[NewEntry] = ()) -> None:
        """A new table with its seats; with entries, a log that comes from elsewhere. All of it or nothing."""
        before = first_link(head)
        rows = []
        for entry in entries:
            linked = link(before, replace(entry, at=entry.at or now()))
            rows.append(entry_row(head.id, linked))
            before = linked.hash

        async def run(connection: AsyncConnection) -> None:
            await connection.execute(insert(TABLES), head_row(head))
            await connection.execute(insert(SEATS), [seat_row(head.id, seat) for seat in seats])
            if rows:
                await connection.execute(insert(LOG), rows)

        await self.writer.do(run)

    async def append(
        self, table: str, entry: NewEntry, *, head: HeadChange | None = None, seats: Sequence[SeatRow] = ()
    ) -> LogEntry:
        """The next entry of a table's log, on disk when this returns; with it, changes of the table and its seats.

        Raises Conflict if `entry.seq` is not the next number, Duplicate if the sender's message is in the log already.
        A caller that is cancelled does not know whether it was written, and reads the table again.
        """
        also: list[Executable] = [seat_update(table, seat) for seat in seats]
        if head is not None and changed_columns(head):
            also.append(head_update(table, head))
        return await self.writer.append(table, replace(entry, at=entry.at or now()), also)

    async def save_seat(self, table: str, seat: SeatRow) -> None:
        async def run(connection: AsyncConnection) -> None:
            if (await connection.execute(seat_update(table, seat))).rowcount != 1:
                raise StoreError(f"there is no seat {seat.seat} at table {table}")

        await self.writer.do(run)

    async def save_head(self, table: str, change: HeadChange) -> None:
        if not changed_columns(change):
            return

        async def run(connection: AsyncConnection) -> None:
            if (await connection.execute(head_update(table, change))).rowcount != 1:
                raise StoreError(f"there is no table {table}")

        await self.writer.do(run)

    async def add_chat(self, table: str, seat: int, name: str, text: str, client: str = "") -> ChatRow:
        """A line of talk; lines of a table are numbered from 1. Raises Duplicate if the message was said before."""
        at = now()
        line = {"of": table, "by": seat, "called": name, "words": text, "then": at, "message": client or None}

        async def run(connection: AsyncConnection) -> tuple[int, bool]:
            said = (await connection.execute(SAID, line)).scalar() if client else None
            return (said, False) if said else (int((await connection.execute(SAY, line)).scalar_one()), True)

        for tries_left in reversed(range(CHAT_TRIES)):
            try:
                given, is_new = await self.writer.do(run)
                break
            except StoreError as error:
                if not isinstance(error.__cause__, IntegrityError) or not tries_left:
                    raise
        if not is_new:
            raise Duplicate(table, client, given)
        return ChatRow(given, seat, name, text, at, client)

    # -- reading --

    async def load(self, table: str) -> Loaded | None:
        """All about a table, as of one moment; None if there is none of this name."""
        async with self.reading() as connection:
            head = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).first()
            if head is None:
                return None
            seats = await connection.execute(select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat))
            log = await connection.execute(select(LOG).where(LOG.c.table_id == table).order_by(LOG.c.seq))
            chat = await connection.execute(select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.number))
            return Loaded(
                head_from(head),
                [seat_from(row) for row in seats],
                [entry_from(row) for row in log],
                [chat_from(row) for row in chat],
            )

    async def heads(self, tables: Sequence[str]) -> dict[str, TableHead]:
        """The heads of these tables, as far as they are there."""
        found: dict[str, TableHead] = {}
        async with self.reading() as connection:
            for some in in_parts(tables):
                rows = await connection.execute(HEADS, {"some": some})
                found.update({row.id: head_from(row) for row in rows})
        return found

    async def seats_of(self, tables: Sequence[str]) -> dict[str, list[SeatRow]]:
        found: dict[str, list[SeatRow]] = {}
        async with self.reading() as connection:
            for some in in_parts(tables):
                rows = await connection.execute(SEATS_AT, {"some": some})
                for row in rows:
                    found.setdefault(row.table_id, []).append(seat_from(row))
        return found

    async def seats_by_token(self, hashes: Sequence[str]) -> list[tuple[str, SeatRow]]:
        """The seats that these tokens hold, each with its table."""
        found: list[tuple[str, SeatRow]] = []
        async with self.reading() as connection:
            for some in in_parts([each for each in hashes if each]):
                rows = await connection.execute(select(SEATS).where(SEATS.c.token_hash.in_(some)))
                found += [(row.table_id, seat_from(row)) for row in rows]
        return found

    async def in_state(self, *states: TableState) -> list[str]:
        """The tables that stand so, oldest first."""
        async with self.reading() as connection:
            wanted = select(TABLES.c.id).where(TABLES.c.state.in_(states)).order_by(TABLES.c.opened, TABLES.c.id)
            return list((await connection.execute(wanted)).scalars())

    async def counts(self) -> dict[str, int]:
        """How many tables stand how."""
        async with self.reading() as connection:
            rows = await connection.execute(
                select(TABLES.c.state, func.count().label("number")).group_by(TABLES.c.state)
            )
            return {row.state: row.number for row in rows}

    async def backup(self, path: Path) -> None:
        """A consistent copy of an SQLite database while it is used. Never overwrites; half a copy is never left."""
        if self.file is None:
            raise StoreError("copies are made here of SQLite databases only; use pg_dump for PostgreSQL")
        if path.exists():
            raise StoreError(f"{str(path)!r} is there already; name a new file")
        try:
            await asyncio.to_thread(copy_database, self.file, path)
        except OSError as error:
            raise StoreError(f"the copy {str(path)!r} cannot be written: {error.strerror or error}") from error
        except sqlite3.Error as error:
            reason = in_words(error)
            if isinstance(reason, StoreFull):
                raise StoreFull(f"there is no room for the copy {str(path)!r}; name a place on another disk") from error
            raise StoreError(f"the copy {str(path)!r} cannot be written: {reason}") from error


def copy_database(file: Path, path: Path) -> None:
    """Into a file beside it first, which gets its name when it is whole and on disk."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(path.name + ".part")
    half.unlink(missing_ok=True)
    try:
        os.close(os.open(half, os.O_CREAT | os.O_EXCL, 0o600))
        with contextlib.closing(sqlite3.connect(file, timeout=BUSY_SECONDS)) as connection:
            connection.execute("VACUUM INTO ?", (str(half),))
        with half.open("rb") as whole:
            os.fsync(whole.fileno())
        half.rename(path)
    finally:
        half.unlink(missing_ok=True)


def seat_update(table: str, seat: SeatRow) -> Executable:
    return update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat.seat).values(**seat_values(seat))


def head_update(table: str, change: HeadChange) -> Executable:
    return update(TABLES).where(TABLES.c.id == table).values(**changed_columns(change))


def in_parts(values: Sequence[str]) -> list[list[str]]:
    """So many that a database takes them in one list."""
    unique = list(dict.fromkeys(values))
    return [unique[at : at + MOST_NAMED] for at in range(0, len(unique), MOST_NAMED)]
