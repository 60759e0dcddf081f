"""Those who look at a table: a viewer is one open line, a stream is what one browser was sent over all its lines."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import NamedTuple

OUTBOX = 64  # messages that may wait for a slow line
KEPT = 64  # messages that a stream can send again
KEPT_BYTES = 512 * 1024
NUMBER = b'"number":0'  # in messages before they are numbered
CLOSED = b""  # what a reader gets out of the outbox of a closed viewer


class Kind(NamedTuple):
    """What a viewer is sent depends on whose eyes it looks with and who is spoken to, and on nothing else of it."""

    eyes: int | None
    you: int | None


class Viewer:
    """An open line. Whoever holds the socket reads `outbox`; an empty message means that the viewer was closed."""

    def __init__(self, size: int = OUTBOX) -> None:
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(size)
        self.seats: frozenset[int] = frozenset()
        self.eyes: int | None = None
        self.stream: str = ""
        self.name: str = ""  # a spectator's
        self.closed: str | None = None
        self.talk: Bucket = Bucket(5, 0.7)

    @property
    def kind(self) -> Kind:
        """A holder of one seat is spoken to; people who share a device, and spectators, are not."""
        return Kind(self.eyes, next(iter(self.seats)) if len(self.seats) == 1 else None)

    def send(self, message: bytes) -> None:
        """Never waits: a viewer that does not read is closed, and comes back by itself."""
        if self.closed is not None:
            return
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.close("too slow")

    def close(self, reason: str) -> None:
        """What still waits in the outbox is thrown away: the stream has it."""
        if self.closed is not None:
            return
        self.closed = reason
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(CLOSED)


class Bucket:
    """So many at once, then so many a second."""

    def __init__(self, most: int, per_second: float) -> None:
        self.most = most
        self.per_second = per_second
        self.left = float(most)
        self.at = 0.0

    @property
    def wait(self) -> float:
        """Seconds until there is one again."""
        return max(0.0, 1 - self.left) / self.per_second

    def take(self, now: float) -> bool:
        self.left = min(self.most, self.left + (now - self.at) * self.per_second) if self.at else self.left
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Stream:
    """Numbered messages to one browser, the last of them kept: a line that broke goes on where it was.

    A stream belongs to the seats with which it began. Whoever knows its name but holds other seats gets a new one.
    """

    def __init__(self, viewer: Viewer) -> None:
        self.viewer: Viewer | None = viewer
        self.seats = viewer.seats
        self.eyes = viewer.eyes
        self.number = 0  # of the last message
        self.kept: deque[tuple[int, bytes]] = deque()
        self.size = 0
        self.left_at = 0.0  # when its viewer went, on the loop's clock

    @property
    def kind(self) -> Kind:
        return Kind(self.eyes, next(iter(self.seats)) if len(self.seats) == 1 else None)

    def send(self, template: bytes) -> None:
        """Send the message with the next number in it."""
        self.number += 1
        message = template.replace(NUMBER, b'"number":%d' % self.number, 1)
        self.kept.append((self.number, message))
        self.size += len(message)
        while len(self.kept) > KEPT or (self.size > KEPT_BYTES and len(self.kept) > 1):
            self.size -= len(self.kept.popleft()[1])
        if self.viewer is not None:
            self.viewer.send(message)

    def forget(self) -> None:
        """Nothing that was sent is sent again."""
        self.kept.clear()
        self.size = 0

    def since(self, last: int) -> list[bytes] | None:
        """What came after message `last`; None if that is no longer known."""
        if not 0 < last <= self.number:
            return None
        if last == self.number:
            return []
        if not self.kept or self.kept[0][0] > last + 1:
            return None
        return [message for number, message in self.kept if number > last]
