"""Bots that go wrong, each in its own way. Worker processes find them by an entry point that the tests write."""

from __future__ import annotations

import os
import time
from pathlib import Path

from monoceros.engine.bot import Bot, Seen
from monoceros.engine.chance import Dealer
from monoceros.engine.core import Pick

MADE = 0


class Cheat(Bot):
    """Answers what nobody offered."""

    def choose(self, seen: Seen, rng: Dealer) -> Pick:
        return "a secret"


class Clumsy(Bot):
    """Raises."""

    def choose(self, seen: Seen, rng: Dealer) -> Pick:
        raise ZeroDivisionError("a secret")


class Deadly(Bot):
    """Takes its process with it."""

    def choose(self, seen: Seen, rng: Dealer) -> Pick:
        os._exit(3)


class Stuck(Bot):
    """Never answers, and says in a file who it was."""

    def choose(self, seen: Seen, rng: Dealer) -> Pick:
        write_pid()
        while True:
            time.sleep(0.05)


class SecondTry(Bot):
    """Dies at its first thought and answers at the next one, in a new process."""

    def choose(self, seen: Seen, rng: Dealer) -> Pick:
        mark = Path(os.environ["ODD_BOTS"]) / "tried"
        if not mark.exists():
            mark.touch()
            os._exit(3)
        return seen.ask.options[-1]


class Counted(Bot):
    """Answers with how often bots of this class were made in this process: once, then the last option is taken."""

    level = 4

    def __init__(self) -> None:
        global MADE
        MADE += 1

    def choose(self, seen: Seen, rng: Dealer) -> Pick:
        return seen.ask.options[-1] if MADE == 1 else seen.ask.options[0]


class Nosy(Bot):
    """Writes down all that it was given of the other seat."""

    def choose(self, seen: Seen, rng: Dealer) -> Pick:
        other = 1 - seen.ask.seat
        write_pid(repr(seen.game.view(seen.imagined, other).hands[other * 12 : other * 12 + 12]))
        return seen.ask.options[0]


def write_pid(more: str = "") -> None:
    folder = Path(os.environ["ODD_BOTS"])
    (folder / "half").write_text(f"{os.getpid()}\n{more}")
    (folder / "half").rename(folder / "pid")
