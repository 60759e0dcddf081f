"""PostgreSQL when it goes away, refuses, or may only be read. What is the same everywhere is in `test_store`."""

from __future__ import annotations

import asyncio
from pathlib import Path

import psycopg
import pytest

from monoceros.server.store.errors import StoreError
from monoceros.server.store.store import Store
from server.postgres import Cluster
from server.stores import SEATS, head, pick, with_store


def test_a_lost_connection_is_made_again(postgres: Cluster) -> None:
    where = postgres.empty_database()

    async def use(store: Store) -> None:
        await store.create(head(), SEATS)
        await store.append("oak", pick(1))
        with psycopg.connect(where, autocommit=True) as other:
            other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        await store.append("oak", pick(2))
        found = await store.load("oak")
        assert found is not None
        assert len(found.entries) == 2

    with_store(where, use)


def test_a_connection_that_is_lost_while_writing_is_told_and_changes_nothing(postgres: Cluster) -> None:
    where = postgres.empty_database()

    async def use(store: Store) -> None:
        await store.create(head(), SEATS)
        with psycopg.connect(where, autocommit=False) as other:
            other.execute("LOCK TABLE log")
            writing = asyncio.create_task(store.append("oak", pick(1)))
            await asyncio.sleep(0.3)
            with psycopg.connect(where, autocommit=True) as third:
                third.execute("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE NOT granted")
            with pytest.raises(StoreError, match=r"connection to the database was lost|cannot be reached"):
                await writing
        await store.append("oak", pick(1))

    with_store(where, use)


def test_a_postgres_that_may_only_be_read_is_told(postgres: Cluster) -> None:
    where = postgres.empty_database()
    with_store(where, lambda store: store.create(head(), SEATS))
    read_only = f"{where}&options=-c%20default_transaction_read_only%3Don"
    with pytest.raises(StoreError, match="may only be read; connect to the main server"):
        with_store(read_only, lambda store: store.append("oak", pick(1)))


def test_a_postgres_that_is_not_there_or_refuses_is_told(postgres: Cluster, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be reached"):
        with_store(f"postgresql:///tables?host={tmp_path}", lambda store: store.ping())
    with pytest.raises(StoreError, match=r"cannot be reached|refuses the user"):
        with_store(postgres.address("nowhere"), lambda store: store.ping())
