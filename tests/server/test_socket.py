"""The line to a table, on a real server: hello, play, garbage, floods, other people's seats, and a clean end."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from monoceros.server.socket import LINES_A_TABLE
from server.running import Running, running

ME = {"who": "me", "name": "Ada"}
FRIEND = {"who": "friend"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("socket")) as found:
        yield found


class Seat:
    """Somebody at a table, with an open line."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line

    async def send(self, **message: Any) -> None:
        await self.line.send(json.dumps(message))

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; any, if none is named."""
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(self.line.recv(), 20))
            if not kinds or message["t"] in kinds:
                return message

    async def closed(self) -> int:
        """The code with which the server closes the line."""
        try:
            while True:
                await asyncio.wait_for(self.line.recv(), 20)
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 0


@asynccontextmanager
async def seated(server: Running, table: str, *tokens: str, hello: bool = True, **more: Any) -> AsyncIterator[Seat]:
    address = f"{server.socket_address}/api/tables/{table}/socket"
    async with connect(address, max_size=None, origin=more.pop("origin", None)) as line:
        seat = Seat(line)
        if hello:
            await seat.send(t="hello", tokens=list(tokens), **more)
        yield seat


def asynchronous(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that waits for many things at once."""

    def run(server: Running) -> None:
        asyncio.run(asyncio.wait_for(test(server), 60))

    run.__name__ = test.__name__
    run.__doc__ = test.__doc__
    return run


def first_pick(message: dict[str, Any], client: str) -> dict[str, Any]:
    question = message["questions"][0]
    pick = question["options"][0]["pick"]
    return {"t": "pick", "id": client, "seq": message["seq"], "seat": question["seat"], "pick": pick}


# -- play ---


@asynchronous
async def test_a_pick_is_acknowledged_before_it_is_told(server: Running) -> None:
    opened = server.open_table(ME, FRIEND)
    joined = server.post(
        f"/api/tables/{opened['table']}/join", {"invitation": opened["invitation"], "name": "Ben"}
    ).json()
    async with (
        seated(server, opened["table"], opened["held"][0]["token"]) as ada,
        seated(server, opened["table"], joined["token"]) as ben,
        seated(server, opened["table"]) as watcher,
    ):
        table = await ada.next("table")
        for seat in (ben, watcher):
            await seat.next("table")
        await ada.send(**first_pick(table, "one"))
        assert (await ada.next("done", "moments"))["t"] == "done"
        told = await ada.next("moments")
        assert told["seq"] == table["seq"] + 1
        for seat in (ben, watcher):
            assert (await seat.next("moments"))["seq"] == told["seq"]


@asynchronous
async def test_a_pick_sent_twice_counts_once(server: Running) -> None:
    opened = server.open_table(ME, ME)
    async with seated(server, opened["table"], opened["held"][0]["token"]) as ada:
        table = await ada.next("table")
        pick = first_pick(table, "again")
        await ada.send(**pick)
        first = await ada.next("done")
        await ada.send(**pick)
        assert await ada.next("done") == first
    facts = server.get(f"/api/tables/{opened['table']}").json()
    assert facts["moves"] == 1


@asynchronous
async def test_another_persons_seat_cannot_be_played_or_looked_through(server: Running) -> None:
    opened = server.open_table(ME, FRIEND)
    joined = server.post(
        f"/api/tables/{opened['table']}/join", {"invitation": opened["invitation"], "name": "Eve"}
    ).json()
    async with seated(server, opened["table"], joined["token"]) as eve:
        table = await eve.next("table")
        assert table["eyes"] == 1
        for message in (
            {"t": "pick", "id": "a", "seq": table["seq"], "seat": 0, "pick": "base"},
            {"t": "look", "eyes": 0},
            {"t": "undo", "id": "b", "seq": table["seq"], "seat": 0},
            {"t": "pause", "id": "c", "seat": 0, "on": True},
            {"t": "hand_over", "id": "d", "seat": 0, "bot": "squire"},
            {"t": "chat", "id": "e", "text": "I am Ada", "seat": 0},
        ):
            await eve.send(**message)
            refused = await eve.next("refused")
            assert (refused["code"], refused["id"]) == ("not_yours", message.get("id", ""))
    facts = server.get(f"/api/tables/{opened['table']}").json()
    assert (facts["moves"], facts["state"], facts["seats"][0]["kind"]) == (0, "playing", "person")


@asynchronous
async def test_a_wrong_token_makes_a_spectator_and_says_so(server: Running) -> None:
    opened = server.open_table(ME, ME)
    async with seated(server, opened["table"], "w" * 43) as stranger:
        table = await stranger.next("table")
        refused = await stranger.next("refused")
        assert (table["eyes"], table["questions"]) == (None, [])
        assert not any(seat["yours"] for seat in table["facts"]["seats"])
        assert (table["facts"]["key"], refused["code"]) == ("", "not_yours")
        await stranger.send(t="ping")
        assert (await stranger.next("pong"))["number"] >= 1


@asynchronous
async def test_a_line_that_broke_goes_on_where_it_was(server: Running) -> None:
    opened = server.open_table(ME, ME)
    token = opened["held"][0]["token"]
    async with seated(server, opened["table"], token, stream="page-1") as ada:
        table = await ada.next("table")
    async with seated(server, opened["table"], token) as other:
        await other.send(**first_pick(await other.next("table"), "meanwhile"))
        await other.next("done")
        async with seated(server, opened["table"], token, stream="page-1", last=table["number"]) as ada:
            numbers = [(await ada.next())["number"]]
            while numbers[-1] < table["number"] + 2:
                numbers.append((await ada.next("moments", "people", "table"))["number"])
    assert numbers == list(range(table["number"] + 1, numbers[-1] + 1))


@asynchronous
async def test_a_second_line_of_the_same_page_ends_the_first(server: Running) -> None:
    opened = server.open_table(ME, ME)
    token = opened["held"][0]["token"]
    async with (
        seated(server, opened["table"], token, stream="twice") as first,
        seated(server, opened["table"], token, stream="twice") as second,
    ):
        await second.next("table", "moments", "people")
        assert await first.closed() == 4409


# -- what is no message ---


@asynchronous
async def test_garbage_is_refused_and_the_line_stays(server: Running) -> None:
    opened = server.open_table(ME, ME)
    garbage: list[str | bytes] = [
        "",
        "{",
        "null",
        "[]",
        '"hello"',
        "{}",
        '{"t": "cheat"}',
        '{"t": "pick"}',
        '{"t": "pick", "id": "", "seq": 0, "seat": 0, "pick": 1}',
        '{"t": "pick", "id": "x", "seq": -1, "seat": 0, "pick": 1}',
        '{"t": "pick", "id": "x", "seq": 1, "seat": 99, "pick": 1}',
        '{"t": "ping", "extra": 1}',
        '{"t": "chat", "id": "x", "text": "' + "x" * 501 + '"}',
        "[" * 20_000,
        b"\xff\xfe\x00",
        b"\x00" * 1000,
        '{"t": "hello"}',
    ]
    async with seated(server, opened["table"], opened["held"][0]["token"]) as ada:
        await ada.next("table")
        for message in garbage:
            await ada.line.send(message)
            refused = await ada.next("refused")
            assert refused["code"] == "bad_message", message
            assert refused["words"]
        await ada.send(t="ping")
        assert (await ada.next("pong"))["t"] == "pong"


@asynchronous
async def test_odd_picks_are_refused_and_nothing_changes(server: Running) -> None:
    opened = server.open_table(ME, ME)
    async with seated(server, opened["table"], opened["held"][0]["token"]) as ada:
        table = await ada.next("table")
        for at, pick in enumerate([None, "nonsense", 10**30, -1, [], [[[]]], {"a": 1}, True, 1.5, "x" * 1000]):
            await ada.send(t="pick", id=f"odd{at}", seq=table["seq"], seat=0, pick=pick)
            assert (await ada.next("refused"))["code"] in ("illegal", "bad_message")
    assert server.get(f"/api/tables/{opened['table']}").json()["moves"] == 0


@pytest.mark.parametrize(("size", "told"), [(70_000, True), (1_000_000, False)])
def test_a_message_that_is_too_big_ends_the_line(server: Running, size: int, told: bool) -> None:
    opened = server.open_table(ME, ME)

    async def send() -> None:
        async with seated(server, opened["table"], opened["held"][0]["token"]) as ada:
            await ada.next("table")
            await ada.send(t="chat", id="big", text="x" * size)
            if told:
                assert (await ada.next("refused"))["code"] == "bad_message"
            assert await ada.closed() == 1009

    asyncio.run(send())
    assert server.has_logged(lambda line: "too big" in line["event"] and line.get("table") == opened["table"])


@asynchronous
async def test_the_first_message_is_a_hello(server: Running) -> None:
    opened = server.open_table(ME, ME)
    for first in ('{"t": "ping"}', "garbage", '{"t": "hello", "tokens": ["short"]}'):
        async with seated(server, opened["table"], hello=False) as line:
            await line.line.send(first)
            assert await line.closed() == 4400


@asynchronous
async def test_who_says_nothing_is_hung_up_on(server: Running) -> None:
    opened = server.open_table(ME, ME)
    async with seated(server, opened["table"], hello=False) as line:
        began = time.monotonic()
        assert await line.closed() == 4410
        assert 8 < time.monotonic() - began < 15


@asynchronous
async def test_a_table_that_is_not_there(server: Running) -> None:
    for table in ("nosuchtable", "a" * 70, "%00"):
        async with seated(server, table, hello=False) as line:
            assert await line.closed() == 4404


@asynchronous
async def test_there_are_no_lines_elsewhere(server: Running) -> None:
    for path in ("/", "/api/games", "/api/tables/a%2Fb/socket", "/api/socket"):
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            async with connect(server.socket_address + path) as line:
                await line.recv()
    assert "Traceback" not in server.log.read_text(encoding="utf-8")


# -- too much ---


@asynchronous
async def test_a_flood_is_slowed_and_then_hung_up_on(server: Running) -> None:
    opened = server.open_table(ME, ME)
    async with seated(server, opened["table"], opened["held"][0]["token"]) as ada:
        await ada.next("table")
        for at in range(60):
            await ada.send(t="look", eyes=0) if at % 2 else await ada.send(t="ping")
        refused = await ada.next("refused")
        assert refused["code"] == "too_fast"
        assert 0 < refused["wait"] <= 1
        assert refused["words"] == "That is too fast: try again in 1 s."
        await asyncio.sleep(1)
        await ada.send(t="ping")
        assert (await ada.next("pong"))["t"] == "pong"
        try:
            for _ in range(1000):
                await ada.send(t="ping")
        except ConnectionClosed:
            pass
        assert await ada.closed() in (4429, 4413)


@asynchronous
async def test_a_table_has_so_many_lines_and_no_more(server: Running) -> None:
    opened = server.open_table(ME, ME)
    most = LINES_A_TABLE
    lines = [await connect(f"{server.socket_address}/api/tables/{opened['table']}/socket") for _ in range(most + 1)]
    try:
        for line in lines[:-1]:
            await line.send('{"t": "hello"}')
        assert await Seat(lines[-1]).closed() == 4429
        assert (await Seat(lines[0]).next("table"))["eyes"] is None
    finally:
        await asyncio.gather(*[line.close() for line in lines])


# -- the door ---


@asynchronous
async def test_another_page_gets_no_line(server: Running) -> None:
    opened = server.open_table(ME, ME)
    for origin in ("http://evil.example", "null", server.address.replace("http:", "https:")):
        with pytest.raises(InvalidStatus) as refused:
            async with seated(server, opened["table"], origin=origin):
                pass
        assert refused.value.response.status_code == 403
        assert b"wrong_origin" in (refused.value.response.body or b"")
    async with seated(server, opened["table"], origin=server.address) as own:
        assert (await own.next("table"))["t"] == "table"


def test_when_the_server_goes_its_lines_are_told_and_the_game_is_kept(tmp_path_factory: pytest.TempPathFactory) -> None:
    data = tmp_path_factory.mktemp("going")
    with running(data) as server:
        opened = server.open_table(ME, ME)

        async def play_then_stop() -> int:
            async with seated(server, opened["table"], opened["held"][0]["token"]) as ada:
                await ada.send(**first_pick(await ada.next("table"), "last"))
                await ada.next("done")
                stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                code = await ada.closed()
                assert await stopping == 0
                return code

        assert asyncio.run(play_then_stop()) == 1012
        assert "Traceback" not in server.log.read_text(encoding="utf-8")
    with running(data) as server:
        facts = server.get(f"/api/tables/{opened['table']}").json()
        assert (facts["moves"], facts["state"]) == (1, "playing")


def test_no_secret_is_in_the_log(server: Running) -> None:
    opened = server.open_table(ME, FRIEND)
    token, invitation = opened["held"][0]["token"], opened["invitation"]
    server.get(f"/api/tables/{opened['table']}?token={token}", headers={"authorization": f"Bearer {token}"})
    server.post(f"/api/tables/{opened['table']}/join", {"invitation": invitation, "name": "B" * 30})
    server.post(f"/api/tables/{opened['table']}/claim?x={token}", {"token": token})
    server.get(f"/nothing.js?token={token}")
    text = server.log.read_text(encoding="utf-8")
    assert token not in text
    assert invitation not in text
    assert server.client.cookies["csrftoken"] not in text
