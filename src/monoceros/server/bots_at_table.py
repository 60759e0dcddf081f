"""The bots at one table: they think in worker processes while somebody looks, each at its own question, at a pace.

A thought is never broken off (that would cost a worker): an answer that comes too late is dropped.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import TYPE_CHECKING

from monoceros.engine.chance import Seeded
from monoceros.server.workers import Job, job_of

if TYPE_CHECKING:
    from monoceros.server.live import LiveTable

log = logging.getLogger(__name__)
AGAIN_SECONDS = 2.0  # after a thought that failed
SEED_BITS = 60


class BotsAtTable:
    """Starts a thought for every bot that is asked. `look` is called whenever something may have changed."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.thoughts: dict[tuple[int, int], asyncio.Task[None]] = {}  # by seat and the entry since which it is asked
        self.turn = asyncio.Lock()  # bots that decide together speak one after the other
        self.faster = asyncio.Event()
        self.stopped = False

    def is_due(self, seat: int) -> bool:
        """Does a bot sit there and play, and does anybody look?"""
        record = self.live.record
        return record.state == "playing" and bool(self.live.room.viewers) and record.seats[seat].kind == "bot"

    def look(self) -> None:
        """Let those think who are asked and do not think yet. Whoever holds the table's lock looks when it is free."""
        if self.stopped or self.live.lock.locked():
            return
        record = self.live.record
        for ask in record.asks:
            at = (ask.seat, record.asked_at[ask.seat])
            if self.is_due(ask.seat) and at not in self.thoughts:
                assert record.table is not None
                job = job_of(record.table.seen(ask, Seeded(secrets.randbits(SEED_BITS))))
                self.thoughts[at] = asyncio.create_task(self.answer(job, record.seats[ask.seat].bot, *at))

    async def answer(self, job: Job, bot: str, seat: int, asked: int) -> None:
        """Think, wait until it is time, and say it."""
        try:
            pick = await self.live.house.workers.think(job, bot, secrets.randbits(SEED_BITS))
        except Exception as error:  # a cancelled thought is none: the house is closing
            if self.stopped:
                return
            log.error("table %s: the bot %s on seat %d failed (%s)", self.live.id, bot, seat, type(error).__name__)
            await asyncio.sleep(AGAIN_SECONDS)
            self.thoughts.pop((seat, asked), None)
            self.look()
            return
        async with self.turn:
            await self.wait_for_pace()
            if self.stopped:
                return
            self.thoughts.pop((seat, asked), None)
            await self.live.bot_picks(seat, asked, pick)

    async def wait_for_pace(self) -> None:
        """Two moves are some time apart, so that people can follow."""
        while not self.stopped:
            self.faster.clear()
            house = self.live.house
            pause = house.fast if self.live.record.head.pace == "fast" else house.calm
            left = self.live.moved_at + pause - self.live.now()
            if left <= 0:
                return
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.faster.wait(), left)

    def hurry(self) -> None:
        """The pace was changed: those who wait look at the clock again."""
        self.faster.set()

    def stop(self) -> list[asyncio.Task[None]]:
        """Break everything off; gives what is still coming to its end."""
        self.stopped = True
        broken = list(self.thoughts.values())
        for thought in broken:
            thought.cancel()
        self.thoughts.clear()
        return broken

    def part(self) -> None:
        """The table has left memory: the two no longer keep each other there until a full collection."""
        self.stop()
        if hasattr(self, "live"):  # it may fall while the house closes it
            del self.live
