"""A real server in the test's own process, which can so be looked into; and a caller that leaves no garbage itself.

async with serving(folder) as server:
    await asyncio.to_thread(server.say, table, [hello])
"""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import sys
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from websockets.frames import Frame, Opcode

from monoceros.server.app import make_site
from monoceros.server.hall import Hall
from monoceros.server.running import Server
from monoceros.server.settings import Settings
from monoceros.server.wire import encode

PATIENCE = 20.0


class Inside:
    """Where it is, and what is in it."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.port = port
        self.address = f"http://127.0.0.1:{port}"

    @property
    def hall(self) -> Hall:
        return self.server.site.hall

    def call(self, data: bytes) -> bytes:
        """All that comes back to these bytes, by a connection of their own."""
        with socket.create_connection(("127.0.0.1", self.port), PATIENCE) as line:
            line.sendall(data)
            return b"".join(iter(lambda: line.recv(65536), b""))

    def get(self, path: str) -> bytes:
        return self.call(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())

    def say(self, table: str, messages: Iterable[Any], answers: int = 0) -> list[bytes]:
        """Open a line to a table, say all this, and hang up after so many answers, which are given."""
        key = base64.b64encode(os.urandom(16)).decode()
        asking = (
            f"GET /api/tables/{table}/socket HTTP/1.1",
            "Host: 127.0.0.1",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
        )
        with socket.create_connection(("127.0.0.1", self.port), PATIENCE) as line, line.makefile("rb") as coming:
            line.sendall("\r\n".join([*asking, "", ""]).encode())
            while coming.readline().strip():
                pass
            for message in messages:
                line.sendall(Frame(Opcode.TEXT, encode(message)).serialize(mask=True))
            return [read_frame(coming) for _ in range(answers)]


def read_frame(coming: Any) -> bytes:
    size = coming.read(2)[1] & 127
    if size > 125:
        size = int.from_bytes(coming.read(2 if size == 126 else 8), "big")
    return bytes(coming.read(size))


@asynccontextmanager
async def serving(folder: Path, **given: Any) -> AsyncIterator[Inside]:
    """Limits are off, unless they are asked for; it keeps its data in the folder."""
    settings = Settings(data=folder, port=0, workers=1, **{"limits": False, **given})
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        server = Server(make_site(settings), settings, browser=False)
        running = asyncio.create_task(server.serve(sockets=[listener]))
        try:
            while not server.started:
                assert not running.done(), running.exception()
                await asyncio.sleep(0.01)
            yield Inside(server, listener.getsockname()[1])
        finally:
            server.should_exit = True
            await running
            sys.stdout.flush()
