"""Our ends of the connections, below ASGI: what uvicorn leaves to be collected, left unanswered or said in no words."""

from __future__ import annotations

import time
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from monoceros.server.wire import Problem, encode

ARRIVED = "monoceros.arrived"  # in a message of a socket: when it came, on `time.perf_counter`
NO_REQUEST = "This is no request that can be read: its first line or a header is too long, or it is no HTTP."
LINGER_SECONDS = 1.0  # for a caller who is still sending: hanging up at once would lose our answer


def in_words(words: str) -> bytes:
    """A whole answer to what never became a request."""
    body = encode(Problem("bad_message", words))
    lines = (
        "HTTP/1.1 400 Bad Request",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "x-content-type-options: nosniff",
        "cache-control: no-store",
        "connection: close",
    )
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def cut_cycle(transport: Any) -> None:
    """asyncio's own transports hold a bound method of theirs, and so themselves, until a full collection."""
    if hasattr(transport, "_read_ready_cb"):
        transport._read_ready_cb = None


class HttpLine(H11Protocol):
    """A connection that asks."""

    turned_away = False

    def data_received(self, data: bytes) -> None:
        if not self.turned_away:
            super().data_received(data)

    def send_400_response(self, msg: str) -> None:
        """Answer in words, read on for a moment without looking, then hang up."""
        self.turned_away = True
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True  # of its answer nothing goes out any more
            self.cycle.message_event.set()
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(in_words(NO_REQUEST))
        self.loop.call_later(LINGER_SECONDS, self.transport.close)

    def shutdown(self) -> None:
        if self.turned_away:
            self.transport.close()
        else:
            super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        cut_cycle(self.transport)


class SocketLine(WebSocketsSansIOProtocol):
    """A connection that became a socket."""

    arrived = 0.0

    def data_received(self, data: bytes) -> None:
        """Reading stands still from a whole message until it is taken: what came last belongs to that message."""
        if self.conn.handshake_exc is not None:
            return  # turned away
        self.arrived = time.perf_counter()
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.close_sent:  # uvicorn would say nothing, and wait
            self.close_sent = True
            self.transport.write(in_words(NO_REQUEST))
            self.loop.call_later(LINGER_SECONDS, self.transport.close)

    async def receive(self) -> Any:
        message: Any = await super().receive()
        if message["type"] == "websocket.receive":
            message[ARRIVED] = self.arrived
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        cut_cycle(self.transport)
