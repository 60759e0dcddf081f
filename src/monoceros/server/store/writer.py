"""The one that writes: a task that commits whatever waits together, so that many tables share the cost of one sync.

Whoever hands in work gets its answer after the COMMIT that holds it, and not before. Work that fails fails alone.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import Executable, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from monoceros.engine.gamefile import plain
from monoceros.server.chain import first_link, link
from monoceros.server.store.connect import WRITES, in_words
from monoceros.server.store.errors import Conflict, Duplicate, StoreError
from monoceros.server.store.reading import head_from
from monoceros.server.store.rows import LogEntry, NewEntry
from monoceros.server.store.schema import LOG, TABLES

MOST_TOGETHER = 200
MOST_REMEMBERED = 10_000  # tables whose last entry is known without asking
log = logging.getLogger(__name__)
T = TypeVar("T")


@dataclass(eq=False)
class Work:
    """Something to do in a transaction."""

    run: Callable[[AsyncConnection], Awaitable[Any]]
    done: asyncio.Future[Any]


@dataclass(eq=False)
class Append:
    """An entry for a table's log, and what changes with it."""

    table: str
    entry: NewEntry
    also: Sequence[Executable]
    done: asyncio.Future[LogEntry]


@dataclass
class Outcome:
    """What came of a group of works, to be told after the COMMIT."""

    results: list[tuple[Work | Append, Any]] = field(default_factory=list)
    failures: list[tuple[Append, StoreError]] = field(default_factory=list)


class Writer:
    """Runs from `start` to `close`; at most one for each engine."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine.execution_options(**{WRITES: True})
        self.queue: asyncio.Queue[Work | Append | None] = asyncio.Queue()
        self.held: list[Work | Append] = []  # a second entry of the same table: comes into the next group
        self.last: dict[str, tuple[int, str]] = {}  # number and hash of a table's last entry; a log never changes
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.write_on(), name="store writer")

    async def close(self) -> None:
        """Write what waits, then stop."""
        task, self.task = self.task, None
        if task is not None:
            self.queue.put_nowait(None)
            await task

    async def do(self, run: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do this in a transaction, maybe together with others' work."""
        result: T = await self.hand_in(Work(run, asyncio.get_running_loop().create_future()))
        return result

    async def append(self, table: str, entry: NewEntry, also: Sequence[Executable]) -> LogEntry:
        written: LogEntry = await self.hand_in(Append(table, entry, also, asyncio.get_running_loop().create_future()))
        return written

    def hand_in(self, work: Work | Append) -> asyncio.Future[Any]:
        """Gives what will hold its answer. Awaited without a name: an error in it holds the frame that waited."""
        if self.task is None:
            raise StoreError("the store is closed")
        self.queue.put_nowait(work)
        return work.done

    # -- the task --

    async def write_on(self) -> None:
        going_on = True
        while going_on or self.held:
            group, going_on = await self.next_group()
            try:
                await self.write(group)
            except Exception as error:  # whatever it was, nobody waits forever and the writer lives on
                log.exception("a group of %d writes failed", len(group))
                for work in group:
                    fail(work, in_words(error))

    async def next_group(self) -> tuple[list[Work | Append], bool]:
        """Everything that waits, but one entry a table; and whether more may come."""
        waiting, self.held = self.held, []
        going_on = True
        if not waiting:
            first = await self.queue.get()
            if first is None:
                return [], False
            waiting.append(first)
        while len(waiting) < MOST_TOGETHER and not self.queue.empty():
            work = self.queue.get_nowait()
            if work is None:
                going_on = False
                break
            waiting.append(work)
        group: list[Work | Append] = []
        tables: set[str] = set()
        for work in waiting:
            if isinstance(work, Append):
                if work.table in tables:
                    self.held.append(work)
                    continue
                tables.add(work.table)
            group.append(work)
        return group, going_on

    async def write(self, group: Sequence[Work | Append]) -> None:
        """In one transaction; if that fails, each in its own, so that one fault is not everybody's."""
        group = [work for work in group if not work.done.cancelled()]
        try:
            outcome = await self.commit(group)
        except Exception as error:
            if len(group) > 1:
                for work in group:
                    await self.write([work])
            else:
                self.give_up(group[0], error)
            return
        for work, result in outcome.results:
            if isinstance(work, Append):
                self.remember(work.table, result)
            if not work.done.done():
                work.done.set_result(result)
        for failed, reason in outcome.failures:
            self.last.pop(failed.table, None)
            fail(failed, reason)

    def give_up(self, work: Work | Append, error: Exception) -> None:
        """The COMMIT may have reached the disk before it failed: forget what was thought to be last."""
        if isinstance(work, Append):
            self.last.pop(work.table, None)
        reason = in_words(error)
        reason.__cause__ = error
        fail(work, reason)

    def remember(self, table: str, entry: LogEntry) -> None:
        if len(self.last) >= MOST_REMEMBERED:
            self.last.clear()
        self.last[table] = (entry.seq, entry.hash)

    async def commit(self, group: Sequence[Work | Append]) -> Outcome:
        outcome = Outcome()
        if not group:
            return outcome
        async with self.engine.begin() as connection:
            await self.append_all(connection, [work for work in group if isinstance(work, Append)], outcome)
            for work in group:
                if isinstance(work, Work):
                    outcome.results.append((work, await work.run(connection)))
        return outcome

    # -- entries --

    async def append_all(self, connection: AsyncConnection, appends: Sequence[Append], outcome: Outcome) -> None:
        """All entries in one statement; what the database does not take is somebody else's by now."""
        linked: dict[str, tuple[Append, LogEntry]] = {}
        for append in sorted(appends, key=lambda append: append.table):  # all nodes in one order: no deadlock
            before = await self.hash_before(connection, append)
            if before is None:
                outcome.failures.append((append, await self.why_not(connection, append)))
            else:
                linked[append.table] = (append, link(before, append.entry))
        if not linked:
            return
        taken = await insert_entries(connection, {table: entry for table, (_, entry) in linked.items()})
        for table, (append, entry) in linked.items():
            if table not in taken:
                outcome.failures.append((append, await self.why_not(connection, append)))
                continue
            for statement in append.also:
                await connection.execute(statement)
            outcome.results.append((append, entry))

    async def hash_before(self, connection: AsyncConnection, append: Append) -> str | None:
        """The hash that the entry follows; None if it is not the next one."""
        known = self.last.get(append.table)
        if known is None or known[0] != append.entry.seq - 1:
            known = await last_link(connection, append.table)
        return known[1] if known[0] == append.entry.seq - 1 else None

    async def why_not(self, connection: AsyncConnection, append: Append) -> StoreError:
        """The entry could not be the next one: was it written before, or has somebody else been quicker?"""
        client = append.entry.client
        if client:
            mine = select(LOG.c.seq).where(LOG.c.table_id == append.table, LOG.c.client == client)
            seq = (await connection.execute(mine)).scalar()
            if seq is not None:
                return Duplicate(append.table, client, seq)
        return Conflict(append.table, append.entry.seq)


def fail(work: Work | Append, reason: StoreError) -> None:
    if not work.done.done():
        work.done.set_exception(reason)


async def last_link(connection: AsyncConnection, table: str) -> tuple[int, str]:
    """Number and hash of the last entry, or of the header, which stands before the first."""
    last = select(LOG.c.seq, LOG.c.hash).where(LOG.c.table_id == table).order_by(LOG.c.seq.desc()).limit(1)
    row = (await connection.execute(last)).first()
    if row is not None:
        return row.seq, row.hash
    head = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).first()
    if head is None:
        raise StoreError(f"there is no table {table}")
    return 0, first_link(head_from(head))


async def insert_entries(connection: AsyncConnection, entries: dict[str, LogEntry]) -> set[str]:
    """Insert one entry for each of these tables; gives the tables whose entry was taken."""
    made = postgresql.insert(LOG) if connection.dialect.name == "postgresql" else sqlite.insert(LOG)
    statement = made.on_conflict_do_nothing().returning(LOG.c.table_id)
    rows = [entry_row(table, entry) for table, entry in entries.items()]
    return set((await connection.execute(statement, rows)).scalars())


def entry_row(table: str, entry: LogEntry) -> dict[str, Any]:
    return {
        "table_id": table,
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "data": plain(dict(entry.data)),
        "client": entry.client or None,
        "at": entry.at,
        "before": entry.before,
        "hash": entry.hash,
    }
