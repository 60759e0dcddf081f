"""Two people who play on whatever happens to the server and to their lines."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence

from kit.at_table import LOST, Api, Guest
from monoceros.server import wire
from monoceros.server.store.rows import LogEntry

GIVE_UP_SECONDS = 200


def two_guests(address: str, seed: int, **options: object) -> list[Guest]:
    """A table for two people, each with a line of their own."""
    opened = Api(address).open("me", "me", **options)
    return [
        Guest(address, opened.table, [held.token], rng=random.Random(seed * 10 + held.seat)) for held in opened.held
    ]


async def play_on(guest: Guest, enough: Callable[[], bool]) -> None:
    """Answer whatever is asked until it is enough; a lost line is opened again, an unanswered pick sent again."""
    while not enough() and not guest.over:
        try:
            await guest.sit_down()
            while not enough() and not guest.over:
                if guest.questions and not guest.pending:
                    await guest.pick_anything()
                await hear_or_ask(guest)
        except LOST:
            await asyncio.sleep(0.05)
    await guest.leave()


async def hear_or_ask(guest: Guest) -> None:
    """Something should come soon; if not, a message may be lost: send what is open again, and ask where we are."""
    try:
        await guest.hear(0.5)
    except TimeoutError:
        assert guest.socket is not None
        for message in guest.pending.values():
            await guest.socket.send(message.decode())
        await guest.socket.send(wire.encode(wire.Ping()).decode())


async def play_together(guests: list[Guest], enough: Callable[[], bool]) -> None:
    async with asyncio.timeout(GIVE_UP_SECONDS):
        await asyncio.gather(*[play_on(guest, enough) for guest in guests])


def written_by(entries: Sequence[LogEntry]) -> list[tuple[str, int]]:
    """The messages that people sent, by the ids they gave them, and where each stands in the log."""
    return [(entry.client.partition(":")[2], entry.seq) for entry in entries if entry.client]
