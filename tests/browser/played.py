"""Tables that were played by programs, through the same socket as the page, to the end or to a spot worth seeing."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable
from typing import Any

from browser.choices import SINGLE, choose
from kit.at_table import Guest
from monoceros.server import wire
from server.running import Running

NAMES = ("Ada", "Bo")
MOST_MOVES = 300
Choice = Callable[[wire.Question], wire.Option]
Spot = Callable[[wire.Question], bool]


def lively(seed: int) -> Choice:
    """Plays abilities too, and draws from both piles: for tables that shall show something."""
    rng = random.Random(seed)

    def pick(question: wire.Question) -> wire.Option:
        if question.name in ("draw", "window") and rng.random() < 0.4:
            return rng.choice(question.options)
        return choose(question)

    return pick


def played(
    server: Running, until: Spot = lambda _: False, *, choice: Choice = choose, options: dict[str, Any] = SINGLE
) -> dict[str, Any]:
    """A table of two people, played until a question fits, or to its end. Gives it as it was opened."""
    opened = server.open_table(*[{"who": "me", "name": name} for name in NAMES], options=options)
    play_on(server, opened, until, choice)
    return opened


def play_on(
    server: Running, opened: dict[str, Any], until: Spot = lambda _: False, choice: Choice = choose
) -> list[Guest]:
    """The people of this table play. Gives them, with all they have heard."""
    guests = [Guest(server.address, opened["table"], [held["token"]], held["seat"]) for held in opened["held"]]
    apart(lambda: asyncio.run(play(guests, until, choice)))
    return guests


def apart(act: Callable[[], None]) -> None:
    """In a thread of its own: here the browser's event loop runs, and a thread has but one."""
    faults: list[BaseException] = []

    def run() -> None:
        try:
            act()
        except BaseException as fault:
            faults.append(fault)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if faults:
        raise faults[0]


async def play(guests: list[Guest], until: Spot, choice: Choice) -> None:
    for guest in guests:
        await guest.sit_down()
        await guest.until(lambda heard: heard.now is not None)
    try:
        for _ in range(MOST_MOVES):
            if guests[0].over:
                return
            guest = next(guest for guest in guests if guest.questions)
            question = guest.questions[0]
            if until(question):
                return
            await guest.pick(question, choice(question).pick)
            await guest.until(lambda heard: not heard.pending)
            after = max(guest.done.values())
            for other in guests:
                await other.until(lambda heard, after=after: heard.seq >= after)
        raise AssertionError(f"nothing came to its end within {MOST_MOVES} moves")
    finally:
        for guest in guests:
            await guest.leave()
