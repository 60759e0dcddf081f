"""What can be counted, for Prometheus: no names, no tables, nothing about anybody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from monoceros.engine.core import Pick
from monoceros.server.store.rows import HeadChange, LogEntry, NewEntry, SeatRow
from monoceros.server.store.store import Store
from monoceros.server.workers import Job, Workers

ACK_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
LAG_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
LAG_EVERY = 0.1  # seconds between two looks
THINK_SECONDS = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)


class Metrics:
    """One registry for each server, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter("monoceros_requests", "HTTP requests", ["method", "status"], registry=self.registry)
        self.moves = Counter("monoceros_moves", "Picks that are on disk", registry=self.registry)
        self.ack = Histogram(
            "monoceros_ack_seconds",
            "From a pick's arrival at the socket to its being acknowledged",
            buckets=ACK_SECONDS,
            registry=self.registry,
        )
        self.lag = Histogram(
            "monoceros_loop_lag_seconds",
            "How late the server comes to what is due: so long a message may wait before it is looked at",
            buckets=LAG_SECONDS,
            registry=self.registry,
        )
        self.refused = Counter("monoceros_refused", "Messages that were refused", ["code"], registry=self.registry)
        self.dropped = Counter("monoceros_sockets_closed", "Sockets closed by us", ["code"], registry=self.registry)
        self.sockets = Gauge("monoceros_sockets", "Open sockets", registry=self.registry)
        self.thinking = Histogram(
            "monoceros_bot_seconds", "How long bots think", ["bot"], buckets=THINK_SECONDS, registry=self.registry
        )

    def watch(self, name: str, about: str, value: Callable[[], float]) -> None:
        """A number that is read when somebody asks for it."""
        Gauge(f"monoceros_{name}", about, registry=self.registry).set_function(value)

    async def watch_lag(self) -> None:
        """Ask to be woken, again and again, and note how late it was."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            self.lag.observe(max(0.0, loop.time() - due))

    def text(self) -> bytes:
        return generate_latest(self.registry)


class CountingStore(Store):
    """Counts the picks that it took."""

    def __init__(self, address: str, metrics: Metrics) -> None:
        super().__init__(address)
        self.metrics = metrics
        self.picks = 0

    async def append(
        self, table: str, entry: NewEntry, *, head: HeadChange | None = None, seats: Sequence[SeatRow] = ()
    ) -> LogEntry:
        written = await super().append(table, entry, head=head, seats=seats)
        if entry.kind == "pick":
            self.picks += 1
            self.metrics.moves.inc()
        return written


class TimedWorkers(Workers):
    """Notes how long each kind of bot thinks."""

    def __init__(self, processes: int, metrics: Metrics, *, thinking: float) -> None:
        super().__init__(processes, thinking=thinking)
        self.metrics = metrics

    async def think(self, job: Job, bot: str, seed: int) -> Pick:
        with self.metrics.thinking.labels(bot).time():
            return await super().think(job, bot, seed)


__all__ = ["CONTENT_TYPE_LATEST", "CountingStore", "Metrics", "TimedWorkers"]
