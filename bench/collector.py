"""What the garbage collector costs those who play: its pauses, as Python has it and with it off, as the server has it.

    python bench/collector.py                   100 tables, 1,500 moves
    python bench/collector.py --tables 400 --moves 2000

Two people look at each table of Attack at the Tower; random legal answers are given at random tables, in one process,
without sockets. All figures are CPU time of that process, so that other work on the machine counts for little.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from server.kit import Guest, Place

MS = 1000.0


class Pauses:
    """How long each collection took."""

    def __init__(self) -> None:
        self.spent: list[float] = []
        self.began = 0.0

    def note(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            self.began = time.thread_time()
        else:
            self.spent.append(MS * (time.thread_time() - self.began))


async def seated(place: Place, tables: int) -> list[list[Guest]]:
    opened = [await place.open(["Anna", "Ben"], "tower") for _ in range(tables)]
    return [[await place.sit(each, 0), await place.sit(each, 1)] for each in opened]


async def play(tables: list[list[Guest]], moves: int) -> list[float]:
    """The CPU time of each move, in ms."""
    rng, spent = random.Random(1), []
    for guests in [rng.choice(tables) for _ in range(moves)]:
        for guest in guests:
            guest.read()
            guest.raw.clear()
            guest.heard.clear()
        asked = next((guest for guest in guests if guest.questions), None)
        if asked is not None:
            began = time.process_time()
            await asked.pick(rng.choice(asked.options()))
            spent.append(MS * (time.process_time() - began))
    return sorted(spent)


async def measure(tables: int, moves: int, *, collect: bool) -> str:
    pauses = Pauses()
    with tempfile.TemporaryDirectory() as folder:
        async with Place(Path(folder)) as place:
            gc.collect()
            gc.freeze()
            (gc.enable if collect else gc.disable)()
            guests = await seated(place, tables)
            gc.callbacks.append(pauses.note)
            spent = await play(guests, moves)
            gc.callbacks.remove(pauses.note)
    gc.unfreeze()
    gc.enable()
    return (
        f"collector {'on ' if collect else 'off'}: {len(pauses.spent)} collections, the longest "
        f"{max(pauses.spent, default=0.0):.1f} ms, together {sum(pauses.spent):.0f} ms of {sum(spent):.0f}; a move "
        f"{spent[len(spent) // 2]:.1f} ms (p50), {spent[len(spent) * 99 // 100]:.1f} (p99), {spent[-1]:.1f} (longest)"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=1500)
    given = parser.parse_args()
    for collect in (True, False, True, False):
        print(asyncio.run(measure(given.tables, given.moves, collect=collect)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
