"""Can the server work: does the database take what is written? Tried once for all who ask within a moment."""

from __future__ import annotations

import asyncio
import logging

from monoceros.server.errors import Refusal
from monoceros.server.names import sentence
from monoceros.server.store.errors import StoreError
from monoceros.server.store.store import Store

FRESH_SECONDS = 2.0  # an answer counts so long: whoever asks often does not make the disk work
PATIENCE = 3.0  # seconds for the database
NOTHING = "The database does not answer."

log = logging.getLogger(__name__)


class Readiness:
    """At most one try is under way, however many ask and however long it takes."""

    def __init__(self, store: Store, fresh: float = FRESH_SECONDS) -> None:
        self.store = store
        self.fresh = fresh
        self.until = 0.0  # on the loop's clock: so long the last answer counts
        self.trouble = ""
        self.trying: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """Raises a Refusal that says what is wrong."""
        if self.trying is None and asyncio.get_running_loop().time() >= self.until:
            self.trying = asyncio.create_task(self.try_to_write())
        if self.trying is not None:
            await asyncio.wait([self.trying], timeout=PATIENCE)
        if self.trying is not None:
            raise Refusal("not_ready", NOTHING, status=503)
        if self.trouble:
            raise Refusal("not_ready", self.trouble, status=503)

    async def try_to_write(self) -> None:
        try:
            await self.store.ping()
            trouble = ""
        except StoreError as error:
            trouble = sentence(f"nothing can be saved: {error}")
        except Exception:
            log.exception("the database could not be tried")
            trouble = NOTHING
        if trouble != self.trouble:
            log.log(logging.ERROR if trouble else logging.INFO, "readiness: %s", trouble or "all is well again")
        self.trouble = trouble
        self.until = asyncio.get_running_loop().time() + self.fresh
        self.trying = None
