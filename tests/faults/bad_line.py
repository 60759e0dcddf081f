"""A bad line between a guest and the server: drops, delays, doubles and swaps messages, by a seed."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

LARGEST = 8_000_000


class BadLine:
    """Relays messages both ways; each message may be lost, kept back, sent twice, or sent after the next one."""

    def __init__(self, seed: int, *, lost: float, late: float, doubled: float, swapped: float) -> None:
        self.rng = random.Random(seed)
        self.chances = {"lost": lost, "late": late, "doubled": doubled, "swapped": swapped}
        self.done: Counter[str] = Counter()

    def fate(self) -> str:
        roll = self.rng.random()
        for fate, chance in self.chances.items():
            if roll < chance:
                return fate
            roll -= chance
        return "good"

    async def relay(self, source: Any, target: Any) -> None:
        kept: list[str | bytes] = []
        with contextlib.suppress(ConnectionClosed):
            async for message in source:
                fate = self.fate()
                self.done[fate] += 1
                if fate == "swapped":
                    kept.append(message)
                    continue
                if fate == "late":
                    await asyncio.sleep(self.rng.random() * 0.05)
                if fate != "lost":
                    await target.send(message)
                if fate == "doubled":
                    await target.send(message)
                for late in kept:
                    await target.send(late)
                kept.clear()
        await target.close()

    @contextlib.asynccontextmanager
    async def between(self, address: str) -> AsyncIterator[str]:
        """An address that leads to the server over this line. The Origin stays the server's own."""

        async def through(near: ServerConnection) -> None:
            assert near.request is not None
            where = address.replace("http", "ws", 1) + near.request.path
            async with connect(where, origin=address, max_size=LARGEST) as far:  # type: ignore[arg-type]
                await asyncio.gather(self.relay(near, far), self.relay(far, near))

        async with serve(through, "127.0.0.1", 0, max_size=LARGEST) as line:
            port = next(iter(line.sockets)).getsockname()[1]
            yield f"http://127.0.0.1:{port}"
