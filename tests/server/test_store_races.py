"""Many writers: every number of a log is taken once, a message counts once, and one fault is not everybody's."""

from __future__ import annotations

import asyncio

import pytest

from monoceros.server.chain import check_chain, first_link
from monoceros.server.store.errors import Conflict, Duplicate, StoreError
from monoceros.server.store.store import Store
from server.stores import SEATS, head, pick, with_store


def test_a_number_that_is_taken_or_too_high_is_a_conflict(where: str) -> None:
    async def use(store: Store) -> None:
        await store.create(head(), SEATS)
        await store.append("oak", pick(1))
        for seq in (1, 3, 0, -1):
            with pytest.raises(Conflict):
                await store.append("oak", pick(seq))
        await store.append("oak", pick(2))

    with_store(where, use)


def test_a_message_that_is_sent_twice_counts_once_and_is_told_its_number(where: str) -> None:
    async def use(store: Store) -> None:
        await store.create(head("oak"), SEATS)
        await store.create(head("elm"), SEATS)
        await store.append("oak", pick(1, "m-1"))
        await store.append("oak", pick(2, "m-2"))
        for seq in (1, 2, 3):
            with pytest.raises(Duplicate) as twice:
                await store.append("oak", pick(seq, "m-1"))
            assert twice.value.seq == 1
        await store.append("elm", pick(1, "m-1"))  # another table's message
        await store.append("oak", pick(3))  # entries without an id are never the same
        await store.append("oak", pick(4))

    with_store(where, use)


def test_the_same_message_twice_at_the_same_time_counts_once(where: str) -> None:
    async def use(store: Store) -> None:
        await store.create(head(), SEATS)
        sent = [store.append("oak", pick(1, "m-1")) for _ in range(5)]
        said = await asyncio.gather(*sent, return_exceptions=True)
        assert [type(each).__name__ for each in said] == ["LogEntry", *["Duplicate"] * 4]

    with_store(where, use)


def test_of_two_servers_at_one_table_one_wins_each_number(where: str) -> None:
    async def play(store: Store, name: str) -> int:
        """Append until the log has 30 entries; gives how many were this server's."""
        won, seq = 0, 1
        while seq <= 30:
            try:
                await store.append("oak", pick(seq, f"{name}-{seq}", by=name))
                won += 1
            except Conflict:
                pass
            seq += 1
        return won

    async def use(store: Store) -> None:
        other = Store(where)
        await other.start()
        await store.create(head(), SEATS)
        won = await asyncio.gather(play(store, "one"), play(other, "two"))
        await other.close()
        found = await store.load("oak")
        assert found is not None
        assert len(found.entries) == 30 == sum(won)
        check_chain(found.entries, first_link(found.head))

    with_store(where, use)


def test_many_tables_write_at_once_and_every_log_is_whole(where: str) -> None:
    async def play(store: Store, table: str) -> None:
        await store.create(head(table), SEATS)
        for seq in range(1, 21):
            await store.append(table, pick(seq, f"m-{seq}"))
            await store.add_chat(table, 0, "Ilse", f"line {seq}")

    async def use(store: Store) -> None:
        await asyncio.gather(*[play(store, f"table {n}") for n in range(40)])
        for n in range(40):
            found = await store.load(f"table {n}")
            assert found is not None
            assert [entry.seq for entry in found.entries] == list(range(1, 21)) == [line.number for line in found.chat]
            check_chain(found.entries, first_link(found.head))

    with_store(where, use)


def test_a_faulty_write_fails_alone(where: str) -> None:
    """Of works that are committed together, one that cannot be written leaves the others as they are."""

    async def use(store: Store) -> None:
        await store.create(head("oak"), SEATS)
        await store.create(head("elm"), SEATS)
        works = [
            store.append("oak", pick(1)),
            store.append("nowhere", pick(1)),
            store.add_chat("elm", 0, "Ilse", "lone \ud800"),
            store.create(head("oak"), SEATS),
            store.append("elm", pick(1)),
            store.append("elm", pick(2)),
        ]
        said = await asyncio.gather(*works, return_exceptions=True)
        assert [isinstance(each, StoreError) for each in said] == [False, True, True, True, False, False]
        assert "characters that cannot be kept" in str(said[2])
        for table, entries in (("oak", 1), ("elm", 2)):
            found = await store.load(table)
            assert found is not None
            assert (len(found.entries), found.chat) == (entries, [])

    with_store(where, use)
