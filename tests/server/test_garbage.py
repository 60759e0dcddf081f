"""The server leaves nothing that only a full collection finds: those stop everybody, and so there are none in play."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from monoceros.engine import registry
from monoceros.server.store.errors import Conflict, Duplicate
from monoceros.server.store.rows import NewEntry
from monoceros.server.wire import HeldTable, Hello, Mine, NewTable, Opened, Say, SeatPlan
from server.inside import Inside, serving
from server.kit import Place, in_hall

TABLES = 20


@contextmanager
def garbage() -> Iterator[list[int]]:
    """How many objects were only to be found by the collector, once it is over."""
    found: list[int] = []
    gc.collect()
    gc.collect()
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield found
        found.append(gc.collect())
    finally:
        if was_on:
            gc.enable()


def test_looking_a_game_up_leaves_nothing() -> None:
    registry.find_game("tower")
    registry.bot_names()
    with garbage() as found:
        for _ in range(TABLES):
            registry.find_game("tower")
            registry.bot_names()
    assert found == [0]


async def played_and_left(place: Place) -> None:
    opened = await place.open(["Anna", "bot squire"])
    anna = await place.sit(opened, 0)
    await anna.pick("lamp")
    anna.go()
    place.hall.tables[opened.table].fall()


@in_hall
async def test_a_table_that_is_left_is_gone_at_once(place: Place) -> None:
    await played_and_left(place)
    await asyncio.sleep(0.3)
    with garbage() as found:
        for _ in range(TABLES):
            await played_and_left(place)
        await asyncio.sleep(0.3)  # who came and went is told after a moment
    assert place.hall.tables == {}
    assert found == [0]


@in_hall
async def test_what_is_refused_leaves_nothing(place: Place) -> None:
    opened = await place.open(["Anna", "Ben"])
    anna = await place.sit(opened, 0)
    await anna.pick("lamp", client="same")
    with garbage() as found:
        for _ in range(TABLES):
            assert (await anna.pick("lamp")).code in ("not_now", "stale")
            assert (await anna.pick("lamp", seat=1)).code == "not_yours"
            with pytest.raises(Conflict):
                await place.hall.store.append(opened.table, NewEntry(1, "pause"))
            with pytest.raises(Duplicate):
                await place.hall.store.append(opened.table, NewEntry(2, "pick", 0, {}, "0:same"))
    assert found == [0]


@in_hall
async def test_talk_and_the_home_page_leave_nothing(place: Place) -> None:
    opened = await place.open(["Anna", "Ben"])
    anna = await place.sit(opened, 0)

    async def once() -> None:
        await place.hall.store.add_chat(opened.table, 0, "Anna", "Hello", anna.viewer.stream + str(next(anna.ids)))
        await anna.do(Say, text="Hello")
        assert await place.hall.mine(Mine([HeldTable(opened.table)]))

    await once()
    with garbage() as found:
        for _ in range(TABLES):
            await once()
    assert found == [0]


async def opened_at(server: Inside) -> Opened:
    return await server.hall.open(NewTable("tower", [SeatPlan("me", "Anna"), SeatPlan("me", "Ben")]))


async def watched(server: Inside, table: str, token: str) -> None:
    assert await asyncio.to_thread(server.say, table, [Hello([token])], 1)


async def until_closed(server: Inside) -> None:
    while server.server.server_state.connections or server.server.server_state.tasks:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.3)


@pytest.mark.parametrize("what", ["socket", "socket of no table", "request", "refusal"])
def test_a_connection_that_is_closed_is_gone_at_once(tmp_path: Path, what: str) -> None:
    async def run() -> list[int]:
        async with serving(tmp_path) as server:
            opened = await opened_at(server)

            async def once() -> None:
                if what == "socket":
                    await watched(server, opened.table, opened.held[0].token)
                elif what == "socket of no table":
                    await watched(server, "nowhere", opened.held[0].token)
                else:
                    path = f"/api/tables/{opened.table if what == 'request' else 'nowhere'}"
                    assert await asyncio.to_thread(server.get, path)

            await once()
            await until_closed(server)
            with garbage() as found:
                for _ in range(TABLES):
                    await once()
                await until_closed(server)
        return found

    assert asyncio.run(run()) == [0]
