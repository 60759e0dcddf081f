"""A person at a served table, as a program: opens tables, sits down, answers questions, survives lost lines.

Speaks the protocol as the page does: every message has an id and is sent again after a lost line until it is answered,
numbers are followed and a gap is asked for anew. What was acknowledged is written down, so that a test can compare it
with the log.
"""

from __future__ import annotations

import asyncio
import json
import random
import urllib.request
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from monoceros.server import wire

TOKEN_COOKIE, TOKEN_HEADER = "csrftoken", "x-csrftoken"
LARGEST = 8_000_000


class Api:
    """The HTTP side, with the cookie and the header against forged requests."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.cookie = ""

    def call(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        """The answer's JSON. An error status raises `urllib.error.HTTPError`."""
        if method != "GET" and not self.cookie:
            self.call("GET", "/api/games")
        headers = {"content-type": "application/json", "origin": self.address}
        if self.cookie:
            headers |= {"cookie": f"{TOKEN_COOKIE}={self.cookie}", TOKEN_HEADER: self.cookie}
        if token:
            headers["authorization"] = f"Bearer {token}"
        data = None if body is None else msgspec.json.encode(body)
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=30) as answer:
            self._keep_cookie(answer.headers.get_all("set-cookie") or [])
            return json.loads(answer.read() or b"null")

    def _keep_cookie(self, cookies: list[str]) -> None:
        for cookie in cookies:
            if cookie.startswith(TOKEN_COOKIE + "="):
                self.cookie = cookie.partition("=")[2].partition(";")[0]

    def open(self, *who: str, game: str = "tower", **options: Any) -> wire.Opened:
        """A table with these seats: `me`, `friend`, or a bot's name."""
        plans = [seat_plan(n, w) for n, w in enumerate(who)]
        answer = self.call("POST", "/api/tables", {"game": game, "seats": plans, "options": options})
        return msgspec.convert(answer, wire.Opened)


def seat_plan(seat: int, who: str) -> dict[str, str]:
    return {"who": who, "name": f"P{seat}"} if who in ("me", "friend") else {"who": "bot", "bot": who}


@dataclass
class Guest:
    """Sits at a table with these tokens, or watches without any."""

    address: str
    table: str
    tokens: list[str] = field(default_factory=list)
    eyes: int | None = None
    rng: random.Random = field(default_factory=lambda: random.Random(1))
    stream: str = field(default_factory=lambda: uuid4().hex)
    last: int = -1
    seq: int = -1
    now: wire.TableNow | None = None
    scene: Any = None  # as it lies now
    questions: list[wire.Question] = field(default_factory=list)
    facts: wire.TableFacts | None = None
    done: dict[str, int] = field(default_factory=dict)  # client id -> seq that was acknowledged
    refused: list[wire.Refused] = field(default_factory=list)
    raw: list[bytes] = field(default_factory=list)
    moments: list[wire.Moment] = field(default_factory=list)
    pending: dict[str, bytes] = field(default_factory=dict)
    resyncs: int = 0
    socket: ClientConnection | None = None
    decoder: Any = field(default_factory=lambda: msgspec.json.Decoder(wire.ServerMessage))

    # -- the line ---

    async def sit_down(self) -> None:
        """Connect, say hello, and send again what was not answered."""
        where = self.address.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        self.socket = await connect(where, origin=self.address, max_size=LARGEST, open_timeout=10)  # type: ignore[arg-type]
        await self.hello()
        for message in self.pending.values():
            await self.socket.send(message)

    async def hello(self) -> None:
        assert self.socket is not None
        await self.socket.send(
            wire.encode(wire.Hello(tokens=self.tokens, eyes=self.eyes, last=self.last, stream=self.stream)).decode()
        )

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def hear(self, timeout: float = 20) -> Any:
        """The next message, taken in."""
        assert self.socket is not None
        raw = await asyncio.wait_for(self.socket.recv(), timeout)
        data = raw if isinstance(raw, bytes) else raw.encode()
        self.raw.append(data)
        message = self.decoder.decode(data)
        await self.take(message)
        return message

    async def take(self, message: Any) -> None:
        match message:
            case wire.Done():
                self.done[message.id] = message.seq
                self.pending.pop(message.id, None)
            case wire.Refused():
                self.refused.append(message)
                self.pending.pop(message.id, None)
            case wire.Pong():
                if message.number > self.last:
                    await self.ask_again()
            case wire.TableNow():
                self.last, self.seq, self.now = message.number, message.seq, message
                self.questions, self.facts, self.scene = message.questions, message.facts, message.scene
            case _:
                await self.take_numbered(message)

    async def take_numbered(self, message: Any) -> None:
        """What was already heard is forgotten; after a gap the rest is asked for."""
        if message.number <= self.last:
            return
        if message.number > self.last + 1:
            await self.ask_again()
            return
        self.last = message.number
        if isinstance(message, wire.Moments):
            self.seq, self.questions, self.facts = message.seq, message.questions, message.facts
            self.moments += message.moments
            self.see(message.moments)
        elif isinstance(message, wire.People):
            self.seq, self.facts = message.seq, message.facts

    def see(self, moments: list[wire.Moment]) -> None:
        """What changed on the table: the things and the arrows."""
        for change in [moment.change for moment in moments if moment.change is not None]:
            things = {thing.id: thing for thing in self.scene.things} | {thing.id: thing for thing in change.things}
            kept = [thing for name, thing in things.items() if name not in change.gone]
            arrows = self.scene.arrows if change.arrows is None else change.arrows
            self.scene = msgspec.structs.replace(self.scene, things=tuple(kept), arrows=arrows)

    async def ask_again(self) -> None:
        """A message is missing: a new line names the last number that came, and the rest follows."""
        self.resyncs += 1
        await self.leave()

    # -- playing ---

    @property
    def over(self) -> bool:
        return self.facts is not None and self.facts.state == "over"

    async def until(self, wanted: Any, timeout: float = 30) -> None:
        """Listen until `wanted(self)` is true."""
        end = asyncio.get_running_loop().time() + timeout
        while not wanted(self):
            left = end - asyncio.get_running_loop().time()
            if left <= 0:
                raise TimeoutError("what was waited for did not come")
            await self.hear(left)

    async def send(self, message: Any) -> str:
        """Send a message that has an id; it stays pending until it is answered."""
        assert self.socket is not None
        data = wire.encode(message).decode()
        self.pending[message.id] = data.encode()
        await self.socket.send(data)
        return str(message.id)

    async def pick(self, question: wire.Question, pick: Any) -> str:
        return await self.send(wire.MakePick(id=uuid4().hex, seq=self.seq, seat=question.seat, pick=pick))

    async def pick_anything(self) -> str:
        """A random legal answer to the first open question."""
        question = self.questions[0]
        return await self.pick(question, self.rng.choice(question.options).pick)


LOST = (websockets.ConnectionClosed, OSError, TimeoutError)
