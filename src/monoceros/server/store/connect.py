"""Engines for an address: SQLite as safe as it can be set, PostgreSQL as it comes; and errors in plain words."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from monoceros.server.store.errors import StoreError, StoreFull, StoreLocked

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
WRITES = "monoceros_writes"  # an execution option: this transaction is going to write
BUSY_SECONDS = 5.0
READERS = 8  # connections for reading, besides the writer's
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # a commit is on disk when it returns
    "PRAGMA foreign_keys=ON",
    f"PRAGMA busy_timeout={int(BUSY_SECONDS * 1000)}",
)


def read_address(address: str) -> URL:
    """`sqlite:///file`, `postgresql://…`, with or without the driver's name."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise StoreError(
            "the address of the database is no address; write sqlite:///folder/monoceros.db or "
            "postgresql://user:password@host/name"
        ) from None
    known = url.drivername in DRIVERS or url.drivername in DRIVERS.values()
    if not known:
        raise StoreError(f"there is no store for {url.drivername}; use sqlite or postgresql")
    return url.set(drivername=DRIVERS.get(url.drivername, url.drivername))


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def sqlite_file(url: URL) -> Path | None:
    """The file of an SQLite database; None for one in memory or one that is given as a URI."""
    name = url.database or ""
    return None if name in ("", ":memory:") or name.startswith("file:") else Path(name)


def prepare_file(file: Path) -> None:
    """Make the folder and the file for the owner only: keys of running games are in it."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise StoreError(f"the database {str(file)!r} cannot be opened: {error.strerror or error}") from None


def open_engine(url: URL) -> AsyncEngine:
    """`hide_parameters`: an error must not show keys, tokens or picks."""
    try:
        if not is_sqlite(url):
            return create_async_engine(url, hide_parameters=True, pool_pre_ping=True, pool_size=READERS + 1)
        arguments: dict[str, Any] = {"timeout": BUSY_SECONDS}
        engine = create_async_engine(url, hide_parameters=True, connect_args=arguments, pool_size=READERS + 1)
    except (ImportError, NoSuchModuleError) as error:
        raise StoreError(
            f"the driver of the database is not installed ({error}); run `pip install monoceros[postgres]`"
        ) from None
    event.listen(engine.sync_engine, "connect", set_up_sqlite)
    event.listen(engine.sync_engine, "begin", begin_sqlite)
    return engine


def set_up_sqlite(connection: Any, record: Any) -> None:
    """We begin transactions ourselves: the driver would do it too late and never for reading."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """Who is going to write takes the lock at once: a reader that becomes a writer halfway may have to give up."""
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


# -- errors in plain words ---


FULL_STATES = ("53100",)  # PostgreSQL: disk full
UNREACHABLE = ("08", "57P")  # connection lost, server going down
READ_ONLY_STATES = ("25006",)


def in_words(error: BaseException) -> StoreError:
    """What a person can do about an error of the database. Shows no value that was to be written."""
    if isinstance(error, StoreError):
        return error
    if isinstance(error, UnicodeError):
        return StoreError("the text holds characters that cannot be kept")
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        return sqlite_in_words(cause)
    state = getattr(cause, "sqlstate", None)
    if isinstance(cause, OSError | TimeoutError) or (isinstance(error, DBAPIError) and state is None):
        return StoreError(f"the database cannot be reached ({type(cause).__name__}); is it running?")
    if state is not None:
        return postgres_in_words(str(state))
    return StoreError(f"the database refused ({type(error).__name__})")


def sqlite_in_words(error: sqlite3.Error) -> StoreError:
    name = getattr(error, "sqlite_errorname", "") or ""
    words = str(error)
    if name.startswith("SQLITE_FULL") or "is full" in words:
        return StoreFull("the disk of the database is full; make room on it, then go on")
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")) or "is locked" in words:
        return StoreLocked("the database is locked by another program; close it, then try again")
    if name.startswith("SQLITE_READONLY") or "readonly" in words:
        return StoreError("the database may only be read; give this user the right to write the file and its folder")
    if name.startswith("SQLITE_CANTOPEN") or "unable to open" in words:
        return StoreError("the database file cannot be opened; check that its folder is there and may be written")
    if name.startswith(("SQLITE_NOTADB", "SQLITE_CORRUPT")) or "not a database" in words or "malformed" in words:
        return StoreError("the file is no database or is damaged; bring back a backup, or use another file")
    if name.startswith("SQLITE_IOERR"):
        return StoreError("the disk of the database failed to read or write; check the disk")
    return StoreError(f"the database refused ({name or type(error).__name__})")


def postgres_in_words(state: str) -> StoreError:
    if state in FULL_STATES:
        return StoreFull("the disk of the database is full; make room on it, then go on")
    if state in READ_ONLY_STATES:
        return StoreError("the database may only be read; connect to the main server, as a user who may write")
    if state.startswith(UNREACHABLE):
        return StoreError("the connection to the database was lost; is it running?")
    if state.startswith("28") or state == "3D000":
        return StoreError("the database refuses the user, the password or the database name in its address")
    return StoreError(f"the database refused (SQLSTATE {state})")
