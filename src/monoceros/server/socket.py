"""The line to a table: what may come in, how fast, and how what waits goes out. Knows no game and no rule."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Literal, cast, get_args

import msgspec
from litestar import WebSocket, websocket

from monoceros.server.errors import Refusal, too_fast_words
from monoceros.server.guard import address_of
from monoceros.server.hall import Hall
from monoceros.server.limits import Places, whose
from monoceros.server.live import LiveTable
from monoceros.server.logs import log_of
from monoceros.server.metrics import Metrics
from monoceros.server.protocols import ARRIVED
from monoceros.server.routes.told import table_id
from monoceros.server.viewer import CLOSED, Bucket, Viewer
from monoceros.server.wire import ClientMessage, Done, Hello, MakePick, Refused, encode

MOST_BYTES = 64 * 1024  # of a message
PROTOCOL_BYTES = 4 * MOST_BYTES  # above this the server hangs up in the middle of a message
HELLO_SECONDS = 10.0
SLOW_SECONDS = 15.0  # to take one message off our hands
MESSAGES_A_SECOND = 20.0
MESSAGES_AT_ONCE = 40
MOST_IGNORED = 200  # messages that came too fast, one after the other, before the line is closed
MOST_REASON = 120  # bytes, as the protocol has it
LINES_A_TABLE = 64
LINES_AN_ADDRESS = 64
NO_LIMIT = 1_000_000  # where limits are off: for measuring

# Codes with which we close; pages do not dial again after 4400 to 4409.
TOO_BIG = 1009
FAILED = 1011
GOES_AWAY = 1012
LATER = 1013
NO_HELLO = 4400
NO_TABLE = 4404
NO_MORE = 4406
ELSEWHERE = 4409
HELLO_TIMEOUT = 4410
TOO_SLOW = 4413
TOO_MANY = 4429
CLOSES = {"no_table": NO_TABLE, "damaged": NO_MORE, "other_rules": NO_MORE}  # by the code of a refusal; others: LATER
ENDS = {"too slow": TOO_SLOW, "another line": ELSEWHERE}  # by the words with which a table closes a viewer

Code = Literal["stale", "illegal", "not_yours", "not_now", "too_fast", "bad_message", "not_saved"]
CODES: tuple[str, ...] = get_args(Code)

log = log_of("socket")
decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)


class HungUp(Exception):
    """The line is at its end: by the other side (no code), or by us."""

    def __init__(self, code: int = 0, words: str = "") -> None:
        super().__init__(words)
        self.code = code
        self.words = words


async def hung_up(*_: Any) -> Any:
    """What a socket whose line has ended receives and sends."""
    raise HungUp


async def first_end(*works: Coroutine[Any, Any, None]) -> BaseException:
    """Do all of this until one of it ends, which it does by an error: that.

    It is given, not raised: a frame that it went through and that holds the task which holds it would be a cycle.
    """
    tasks = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
    return next(end for end in ends if end is not None and not isinstance(end, asyncio.CancelledError))


class Lines:
    """All lines of this server, and how many of them a table and an address may have."""

    def __init__(self, hall: Hall, metrics: Metrics, *, limits: bool = True) -> None:
        self.hall = hall
        self.metrics = metrics
        self.by_table = Places(LINES_A_TABLE)
        self.by_address = Places(LINES_AN_ADDRESS if limits else NO_LIMIT)

    async def serve(self, socket: WebSocket[Any, Any, Any], table: str) -> None:
        line = Line(self, socket, table)
        address = whose(address_of(socket.scope))
        await socket.accept()
        self.metrics.sockets.inc()
        try:
            await self.seated(line, table, address)
        except HungUp as end:
            await line.close(end)
        except Refusal as refusal:
            await line.close(HungUp(CLOSES.get(refusal.code, LATER), refusal.words))
        except Exception:
            log.exception("a line failed", table=table)
            await line.close(HungUp(FAILED, "Something went wrong here."))
        finally:
            self.metrics.sockets.dec()
            socket.receive = socket.send = hung_up  # closures over the socket itself: it would wait for the collector

    async def seated(self, line: Line, table: str, address: str) -> None:
        """A line that has its place."""
        if not self.by_address.take(address):
            raise HungUp(TOO_MANY, "Too many lines are open from your address.")
        try:
            if not self.by_table.take(table):
                raise HungUp(TOO_MANY, "Too many people watch this table already.")
            try:
                await line.run()
            finally:
                self.by_table.leave(table)
        finally:
            self.by_address.leave(address)


class Line:
    """One socket, from hello to its end."""

    def __init__(self, lines: Lines, socket: WebSocket[Any, Any, Any], table: str) -> None:
        self.hall = lines.hall
        self.metrics = lines.metrics
        self.socket = socket
        self.table = table
        self.bucket = Bucket(MESSAGES_AT_ONCE, MESSAGES_A_SECOND)
        self.ignored = 0
        self.viewer = Viewer()
        self.arrived = 0.0  # when the last message came, on `time.perf_counter`
        self.sent_at: dict[str, tuple[float, bool]] = {}  # by client id: when it came, and whether it is a pick

    async def run(self) -> None:
        """Hello, then both directions at once until one of them ends."""
        live = await self.hall.find(table_id(self.table))
        hello = await self.hello()
        await live.attach(self.viewer, hello)
        if len(self.viewer.seats) < len(set(hello.tokens)):
            self.refuse(Refusal("not_yours", "A seat that you held here is not yours any more. You can watch."))
        try:
            raise await first_end(self.read_all(live), self.write_all())
        finally:
            live.detach(self.viewer)

    # -- coming in --

    async def hello(self) -> Hello:
        try:
            message = self.decoded(await asyncio.wait_for(self.receive(), HELLO_SECONDS))
        except TimeoutError:
            raise HungUp(HELLO_TIMEOUT, "No hello came.") from None
        except msgspec.MsgspecError as error:
            raise HungUp(NO_HELLO, f"No hello: {error}") from None
        if not isinstance(message, Hello):
            raise HungUp(NO_HELLO, "The first message is a hello.")
        return message

    async def receive(self) -> bytes:
        """The next message, as it came. One that is too big ends the line."""
        message = cast(dict[str, Any], await self.socket.receive())
        if message["type"] != "websocket.receive":
            if message.get("code") == TOO_BIG:
                log.warning("a message was far too big", table=self.table)
            raise HungUp
        self.arrived = message.get(ARRIVED) or time.perf_counter()
        data = message.get("bytes") or (message.get("text") or "").encode()
        if len(data) > MOST_BYTES:
            log.warning("a message was too big", table=self.table, bytes=len(data))
            words = f"A message has {MOST_BYTES // 1024} kB at most."
            await self.put(Refused("", "bad_message", words))
            raise HungUp(TOO_BIG, words)
        return bytes(data)

    def decoded(self, data: bytes) -> Any:
        try:
            return decoder.decode(data)
        except (RecursionError, UnicodeDecodeError) as error:
            raise msgspec.DecodeError("This is no message.") from error

    async def read_all(self, live: LiveTable) -> None:
        while True:
            data = await self.receive()
            try:
                message = self.decoded(data)
            except msgspec.MsgspecError as error:
                self.check_pace("")
                self.refuse(Refusal("bad_message", f"This is no message: {error}"))
                continue
            if self.check_pace(getattr(message, "id", "")):
                await self.carry_out(live, message)

    def check_pace(self, client_id: str) -> bool:
        """Is there room for another message? One who never slows down is hung up on.

        Each of several that come too fast is told a later time, so that they do not all come back at once.
        """
        if self.bucket.take(time.monotonic()):
            self.ignored = 0
            return True
        self.ignored += 1
        if self.ignored > MOST_IGNORED:
            raise HungUp(TOO_MANY, "Too many messages at once.")
        wait = self.bucket.wait + (self.ignored - 1) / self.bucket.per_second
        self.refuse(Refusal("too_fast", too_fast_words("That is too fast", wait), wait=wait), client_id)
        return False

    async def carry_out(self, live: LiveTable, message: Any) -> None:
        client_id = getattr(message, "id", "")
        if client_id:
            self.sent_at[client_id] = (self.arrived, isinstance(message, MakePick))
        if isinstance(message, Hello):
            self.refuse(Refusal("bad_message", "Hello was said already."))
            return
        try:
            await live.receive(self.viewer, message)
        except Refusal as refusal:
            self.refuse(refusal, client_id)
        except Exception:
            log.exception("a message could not be carried out", table=self.table, message=type(message).__name__)
            self.refuse(Refusal("not_saved", "Something went wrong here, and nothing has changed."), client_id)

    # -- going out --

    def refuse(self, refusal: Refusal, client_id: str = "") -> None:
        known = cast(Code, refusal.code if refusal.code in CODES else "not_now")
        self.viewer.send(encode(Refused(client_id, known, refusal.words, refusal.clause, refusal.wait)))

    async def write_all(self) -> None:
        while True:
            data = await self.viewer.outbox.get()
            if data == CLOSED:
                raise self.end_of_viewer()
            self.note(data)
            try:
                await asyncio.wait_for(self.send(data), SLOW_SECONDS)
            except TimeoutError:
                raise HungUp(TOO_SLOW, "The line is too slow.") from None

    def end_of_viewer(self) -> HungUp:
        """The table has closed the viewer, and says why."""
        reason = self.viewer.closed or ""
        return HungUp(next((code for words, code in ENDS.items() if reason.startswith(words)), GOES_AWAY), reason)

    async def put(self, message: Any) -> None:
        data = encode(message)
        self.note(data)
        with suppress(TimeoutError):
            await asyncio.wait_for(self.send(data), SLOW_SECONDS)

    async def send(self, data: bytes) -> None:
        try:
            await self.socket.send_data(data.decode(), mode="text", encoding="utf-8")
        except Exception as error:  # the other side is gone: each server says so in its own way
            raise HungUp from error

    def note(self, data: bytes) -> None:
        """For the figures: how long an answer took, what was refused."""
        if data.startswith(b'{"t":"refused"'):
            refused = msgspec.json.decode(data, type=Refused)
            self.metrics.refused.labels(refused.code).inc()
            self.sent_at.pop(refused.id, None)
        elif data.startswith(b'{"t":"done"'):
            began, is_pick = self.sent_at.pop(msgspec.json.decode(data, type=Done).id, (0.0, False))
            if began and is_pick:
                self.metrics.ack.observe(time.perf_counter() - began)

    async def close(self, end: HungUp) -> None:
        if not end.code:
            return
        self.metrics.dropped.labels(str(end.code)).inc()
        log.info("a line was closed", table=self.table, code=end.code, reason=end.words)
        with suppress(Exception):  # it may be gone already
            reason = end.words.encode()[:MOST_REASON].decode(errors="ignore")
            await asyncio.wait_for(self.socket.close(end.code, reason), SLOW_SECONDS)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: str, lines: Lines) -> None:
    """Play: see docs/protocol.md for the messages of both sides."""
    await lines.serve(socket, table)
