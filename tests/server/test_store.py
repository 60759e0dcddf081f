"""The store: what it takes is there again, in order, once; what it refuses has changed nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from monoceros.engine.content import read_pack
from monoceros.server.chain import check_chain, first_link
from monoceros.server.store.errors import Conflict, Duplicate, StoreError
from monoceros.server.store.rows import HeadChange, NewEntry, SeatRow, surviving_picks
from monoceros.server.store.schema import METADATA
from monoceros.server.store.store import Store
from monoceros.server.store.tokens import new_token, token_hash
from server.stores import PICK, SEATS, head, pick, with_store

# -- what is kept ---


def test_a_table_is_there_again_after_a_restart(where: str) -> None:
    pack = read_pack('[[find]]\nid = "torc"\ntext = "Worth {3} – ☘."\n', "mine")
    kept = head(packs=(pack.plain(),), invitation_hash="inv", parent="elm", opening=(4, 0))
    with_store(where, lambda store: store.create(kept, SEATS))
    found = with_store(where, lambda store: store.load("oak"))
    assert found is not None
    assert found.head == kept
    assert found.head.whole_packs() == (pack,)
    assert found.seats == list(SEATS)
    assert (found.entries, found.chat) == ([], [])


def test_a_table_that_is_not_there_is_none(where: str) -> None:
    assert with_store(where, lambda store: store.load("oak")) is None


def test_a_table_is_created_once(where: str) -> None:
    async def use(store: Store) -> None:
        await store.create(head(), SEATS)
        with pytest.raises(StoreError):
            await store.create(head(game="other"), SEATS)
        found = await store.load("oak")
        assert found is not None
        assert found.head.game == "tower"

    with_store(where, use)


def test_entries_come_back_in_order_and_as_they_were_written(where: str) -> None:
    strange = {"pick": ["a", 1, True, [10**30, 'é☘"\\\u0000']], "question": "x", "chance": []}

    async def use(store: Store) -> None:
        await store.create(head(), SEATS)
        written = [await store.append("oak", NewEntry(1, "begin", data={"opening": [1, 2]}))]
        written.append(await store.append("oak", pick(2, "m-1")))
        written.append(await store.append("oak", NewEntry(3, "pick", 1, strange, "m-2")))
        found = await store.load("oak")
        assert found is not None
        assert found.entries == written
        assert [(entry.seq, entry.kind, entry.seat, entry.client) for entry in written] == [
            (1, "begin", -1, ""),
            (2, "pick", 0, "m-1"),
            (3, "pick", 1, "m-2"),
        ]
        assert found.entries[2].data == strange
        check_chain(found.entries, first_link(found.head))

    with_store(where, use)


def test_an_entry_brings_its_changes_of_table_and_seats_with_it(where: str) -> None:
    async def use(store: Store) -> None:
        await store.create(head(), SEATS)
        sat = SeatRow(1, "Jun", "C", "person", "", "another hash")
        begun = HeadChange(state="playing", opening=(5, 6))
        await store.append("oak", NewEntry(1, "begin"), head=begun, seats=[sat])
        ended = HeadChange(state="over", result={"won": [1.0, 0.0]})
        await store.append("oak", NewEntry(2, "end"), head=ended)
        found = await store.load("oak")
        assert found is not None
        assert (found.head.state, found.head.opening, found.head.result) == ("over", (5, 6), {"won": [1.0, 0.0]})
        assert found.seats == [SEATS[0], sat]

    with_store(where, use)


def test_a_refused_entry_brings_no_changes(where: str) -> None:
    async def use(store: Store) -> None:
        await store.create(head(), SEATS)
        await store.append("oak", pick(1, "m-1"))
        moved = SeatRow(1, "Jun", "C", "person")
        with pytest.raises(Conflict):
            await store.append("oak", pick(1), head=HeadChange(state="over"), seats=[moved])
        with pytest.raises(Duplicate):
            await store.append("oak", pick(2, "m-1"), head=HeadChange(state="over"), seats=[moved])
        found = await store.load("oak")
        assert found is not None
        assert found.head.state == "gathering"
        assert found.seats == list(SEATS)
        assert len(found.entries) == 1

    with_store(where, use)


def test_seats_and_tables_change_and_those_that_are_not_there_are_refused(where: str) -> None:
    async def use(store: Store) -> None:
        await store.create(head(), SEATS)
        await store.save_seat("oak", SeatRow(0, "Ada", "D", "open"))
        await store.save_head("oak", HeadChange(next="ash", pace="fast", invitation_hash="new"))
        await store.save_head("oak", HeadChange())
        found = await store.load("oak")
        assert found is not None
        assert found.seats[0] == SeatRow(0, "Ada", "D", "open")
        assert (found.head.next, found.head.pace, found.head.invitation_hash) == ("ash", "fast", "new")
        assert found.head.state == "gathering"
        with pytest.raises(StoreError, match="no seat 7 at table oak"):
            await store.save_seat("oak", SeatRow(7, "Ada", "D", "open"))
        with pytest.raises(StoreError, match="no table ash"):
            await store.save_head("ash", HeadChange(state="over"))
        with pytest.raises(StoreError, match="no table ash"):
            await store.append("ash", pick(1))

    with_store(where, use)


def test_talk_is_numbered_for_each_table(where: str) -> None:
    async def use(store: Store) -> None:
        await store.create(head("oak"), SEATS)
        await store.create(head("elm"), SEATS)
        said = [await store.add_chat("oak", 0, "Ilse", "Hello ☘"), await store.add_chat("oak", -1, "Guest", "Hi")]
        other = await store.add_chat("elm", 0, "Ilse", "Here too")
        found = await store.load("oak")
        assert found is not None
        assert found.chat == said
        assert [line.number for line in (*said, other)] == [1, 2, 1]
        with pytest.raises(StoreError):
            await store.add_chat("nowhere", 0, "Ilse", "Hello")

    with_store(where, use)


def test_talk_that_is_sent_twice_is_said_once(where: str) -> None:
    async def use(store: Store) -> None:
        await store.create(head("oak"), SEATS)
        await store.create(head("elm"), SEATS)
        sent = [store.add_chat("oak", 0, "Ilse", "Hello", "0:a") for _ in range(5)]
        said = await asyncio.gather(*sent, return_exceptions=True)
        assert [type(each).__name__ for each in said] == ["ChatRow", *["Duplicate"] * 4]
        assert [again.seq for again in said if isinstance(again, Duplicate)] == [1] * 4
        await store.add_chat("elm", 0, "Ilse", "Hello", "0:a")  # another table's message
        for _ in range(2):
            await store.add_chat("oak", 0, "Ilse", "Hello")  # lines without an id are never the same
        found = await store.load("oak")
        assert found is not None
        assert [row.client for row in found.chat] == ["0:a", "", ""]

    with_store(where, use)


def test_talk_that_comes_by_two_servers_at_once_is_said_once(where: str) -> None:
    async def run() -> None:
        stores = [Store(where), Store(where)]
        for store in stores:
            await store.start()
        await stores[0].create(head(), SEATS)
        for number in range(1, 11):
            sent = [store.add_chat("oak", 0, "Ilse", "Hello", f"0:{number}") for store in stores]
            said = await asyncio.gather(*sent, return_exceptions=True)
            assert sorted([type(each).__name__ for each in said]) == ["ChatRow", "Duplicate"]
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_a_log_from_elsewhere_comes_in_whole_or_not_at_all(where: str) -> None:
    entries = [NewEntry(1, "begin"), *[pick(n) for n in range(2, 400)]]

    async def use(store: Store) -> None:
        await store.create(head("oak", state="shelved"), SEATS, entries)
        found = await store.load("oak")
        assert found is not None
        assert len(found.entries) == 399
        check_chain(found.entries, first_link(found.head))
        await store.append("oak", pick(400))
        with pytest.raises(StoreError):
            await store.create(head("elm"), SEATS, [pick(1), pick(1)])
        assert await store.load("elm") is None

    with_store(where, use)


# -- finding ---


def test_seats_are_found_by_the_hash_of_their_token(where: str) -> None:
    token = new_token()
    mine = SeatRow(0, "Ilse", "A", "person", "", token_hash(token))

    async def use(store: Store) -> None:
        await store.create(head("oak"), [mine, SEATS[1]])
        await store.create(head("elm"), SEATS)
        assert await store.seats_by_token([token_hash(token), token_hash("another"), ""]) == [("oak", mine)]
        assert await store.seats_by_token([]) == []
        many = [token_hash(str(n)) for n in range(1200)]
        assert await store.seats_by_token([*many, token_hash(token)]) == [("oak", mine)]

    with_store(where, use)


def test_tokens_have_256_bits_and_are_never_the_same() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert all([len(token) == 43 for token in tokens])
    assert len({token_hash(token) for token in tokens}) == 1000
    assert token_hash("\ud800") != token_hash("")  # whatever a stranger sends


def test_tables_are_listed_and_counted(where: str) -> None:
    async def use(store: Store) -> None:
        await store.create(head("oak", state="playing", opened="2026-11-15T12:00:02.000Z"), SEATS)
        await store.create(head("elm", state="over"), SEATS)
        await store.create(head("ash", state="playing", opened="2026-11-15T12:00:01.000Z"), SEATS)
        assert await store.in_state("playing", "paused") == ["ash", "oak"]
        assert await store.counts() == {"playing": 2, "over": 1}
        found = await store.heads(["oak", "nowhere", "elm"])
        assert {name: each.state for name, each in found.items()} == {"oak": "playing", "elm": "over"}
        assert await store.seats_of(["elm", "nowhere"]) == {"elm": list(SEATS)}
        await store.ping()

    with_store(where, use)


# -- going on from it ---


def test_picks_that_were_taken_back_do_not_survive(where: str) -> None:
    async def use(store: Store) -> None:
        await store.create(head(), SEATS)
        await store.append("oak", NewEntry(1, "begin"))
        for seq in range(2, 6):
            await store.append("oak", NewEntry(seq, "pick", seq % 2, {**PICK, "pick": f"p{seq}"}))
        await store.append("oak", NewEntry(6, "undo", 1, {"to": 3}))
        await store.append("oak", NewEntry(7, "pick", 1, {**PICK, "pick": ["again", 7]}))
        await store.append("oak", NewEntry(8, "takeback", 1, {"to": 2}))
        await store.append("oak", NewEntry(9, "pick", 0, {**PICK, "pick": "last"}))
        found = await store.load("oak")
        assert found is not None
        assert [(entry.seat, entry.pick) for entry in surviving_picks(found.entries)] == [
            (0, "p2"),
            (1, "p3"),
            (0, "last"),
        ]
        assert surviving_picks(found.entries)[0].outcomes == (3, 0, 2)

    with_store(where, use)


def test_a_closed_store_says_so_and_closing_writes_what_waits(where: str) -> None:
    async def run() -> None:
        store = Store(where)
        await store.start()
        await store.create(head(), SEATS)
        waiting = [asyncio.create_task(store.add_chat("oak", 0, "Ilse", str(n))) for n in range(20)]
        await asyncio.sleep(0)
        await store.close()
        assert sorted([(await each).number for each in waiting]) == list(range(1, 21))
        with pytest.raises(StoreError, match="closed"):
            await store.append("oak", pick(1))

    asyncio.run(run())


# -- the database ---


def test_nothing_secret_is_shown_by_accident(where: str) -> None:
    assert "\\x00" not in repr(head())
    assert "hash of a token" not in repr(SEATS)
    assert "renew" not in repr(pick(1))

    async def use(store: Store) -> str:
        await store.create(head(), SEATS)
        with pytest.raises(StoreError) as refused:
            await store.create(head(), SEATS)
        return f"{refused.value} {refused.value.__cause__}"

    said = with_store(where, use)
    assert "\\xff" not in said
    assert "hash of a token" not in said


def test_the_migrations_make_the_schema_that_the_code_expects(where: str) -> None:
    async def use(store: Store) -> object:
        async with store.engine.connect() as connection:
            return await connection.run_sync(lambda sync: compare_metadata(MigrationContext.configure(sync), METADATA))

    assert with_store(where, use) == []


def test_two_servers_that_start_at_once_make_one_schema(where: str) -> None:
    async def run() -> None:
        stores = [Store(where) for _ in range(4)]
        await asyncio.gather(*[store.start() for store in stores])
        await stores[0].create(head(), SEATS)
        assert await stores[3].load("oak") is not None
        await asyncio.gather(*[store.close() for store in stores])

    asyncio.run(run())


def test_copies_are_made_of_files_only(where: str, tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        if store.file is None:
            with pytest.raises(StoreError, match="use pg_dump"):
                await store.backup(tmp_path / "copy.db")
        else:
            await store.backup(tmp_path / "copy.db")

    with_store(where, use)
