"""The garbage collector, which stops everybody while it works, called when nobody minds.

Play, tables that are left and sockets that are closed leave no cycles (tests count them), so that there is nothing to
collect. What a mistake of ours leaves all the same is collected now and then, and said.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable

from monoceros.server.logs import log_of

QUIET_SECONDS = 10.0  # without a move: nobody waits for us
GROWTH = 1.5  # of memory since the last collection: now it has to be
FAULT = 1_000  # objects found: a cycle that is left again and again
LOOK_SECONDS = 1.0

log = log_of("collector")


class Collector:
    """Decides when to collect. `moves` counts moves, `memory` is what grows if something is never let go."""

    def __init__(self, moves: Callable[[], float], memory: Callable[[], int] = sys.getallocatedblocks) -> None:
        self.moves = moves
        self.memory = memory
        self.seen = moves()
        self.moved_at = 0.0
        self.is_due = False  # somebody has moved since the last collection
        self.kept = memory()  # after the last collection

    def start(self) -> None:
        """What is there at the start stays: it is never looked through again."""
        gc.collect()
        gc.freeze()
        gc.disable()
        self.kept = self.memory()

    def stop(self) -> None:
        """Draining: nobody waits any more, and what runs after us finds the collector as it was."""
        self.collect("the server stops")
        gc.unfreeze()
        gc.enable()

    async def watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if why := self.why_now(loop.time()):
                self.collect(why)

    def why_now(self, now: float) -> str:
        """Why it has to be, or may be, just now; empty: neither."""
        if self.moves() != self.seen:
            self.seen, self.moved_at, self.is_due = self.moves(), now, True
        if self.memory() >= self.kept * GROWTH:
            return "memory has grown"
        return "nobody moves" if self.is_due and now - self.moved_at >= QUIET_SECONDS else ""

    def collect(self, why: str) -> int:
        """Gives how many objects were garbage."""
        found = gc.collect()
        self.kept, self.is_due = self.memory(), False
        if found > FAULT:
            log.error("cycles were left: this is a fault of the server", objects=found, because=why)
        else:
            log.debug("collected", objects=found, because=why)
        return found
