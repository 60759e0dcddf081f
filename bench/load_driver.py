"""Plays legal moves at many tables of one server process, over real sockets; measures how soon they are acknowledged.

    bench/load                              300 tables, 100 moves a second, 20 seconds
    bench/load --tables 100 --rate 300      other sizes
    bench/load --json                       for a program

The server runs in a process of its own with a fresh database on disk (SQLite, a commit before each acknowledgement).
Memory is the growth of that process: per table that is open with its two sockets, and per table that nobody looks at.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from kit.at_table import Api, Guest

UNLIMITED = {"MONOCEROS_LIMITS": "false"}  # one address opens all the tables: the limits by address would be measured
WARM = 3.0  # seconds before counting begins


@dataclass
class Load:
    """What is wanted, and what came of it."""

    tables: int
    rate: float
    seconds: float
    waits: list[float] = field(default_factory=list)
    finished: int = 0
    counting: bool = False


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


@contextlib.contextmanager
def served(folder: Path) -> Iterator[tuple[str, int]]:
    """A server of its own: its address and its process."""
    import os

    port = free_port()
    command = [
        sys.executable,
        "-m",
        "monoceros.cli",
        "serve",
        "--no-browser",
        "--port",
        str(port),
        "--data",
        str(folder),
    ]
    process = subprocess.Popen(
        command, env={**os.environ, **UNLIMITED}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    address = f"http://127.0.0.1:{port}"
    try:
        wait_ready(address, process)
        yield address, process.pid
    finally:
        process.terminate()
        process.wait(20)


def wait_ready(address: str, process: subprocess.Popen[bytes]) -> None:
    for _ in range(300):
        if process.poll() is not None:
            raise SystemExit("the server ended before it was ready")
        with contextlib.suppress(OSError):
            urllib.request.urlopen(address + "/readyz", timeout=2).close()
            return
        time.sleep(0.1)
    raise SystemExit("the server was not ready after 30 seconds")


def resident(pid: int) -> int:
    """Bytes of memory that the process has in use."""
    import psutil

    return int(psutil.Process(pid).memory_info().rss)


async def listen(guest: Guest) -> None:
    """Take in whatever comes; picks wait on what this hears."""
    with contextlib.suppress(Exception):
        while True:
            await guest.hear(3600)
            guest.raw.clear()
            guest.moments.clear()


async def open_tables(address: str, number: int) -> list[list[Guest]]:
    api = Api(address)
    tables = []
    for n in range(number):
        opened = await asyncio.to_thread(api.open, "me", "me", match="best of three")
        guests = [Guest(address, opened.table, [held.token], rng=random.Random(n)) for held in opened.held]
        for guest in guests:
            await guest.sit_down()
            await guest.until(lambda g: g.now is not None)
        tables.append(guests)
    return tables


async def play(load: Load, guests: list[Guest], rng: random.Random) -> None:
    """One table: now and then the seat that is asked answers, so that all tables together keep the rate."""
    pause = load.tables / load.rate
    await asyncio.sleep(rng.random() * pause)
    while True:
        asked = next((guest for guest in guests if guest.questions), None)
        if asked is None or asked.over:
            load.finished += asked is not None
            await asyncio.sleep(pause)
            continue
        began = time.perf_counter()
        client = await asked.pick_anything()
        while client in asked.pending:
            await asyncio.sleep(0.0005)
        if load.counting:
            load.waits.append(time.perf_counter() - began)
        await asyncio.sleep(max(0.0, rng.expovariate(1 / pause)))


async def run(load: Load, address: str, pid: int) -> dict[str, Any]:
    empty = resident(pid)
    tables = await open_tables(address, load.tables)
    listeners = [asyncio.create_task(listen(guest)) for guests in tables for guest in guests]
    await asyncio.sleep(1)
    opened = resident(pid)
    players = [asyncio.create_task(play(load, guests, random.Random(n))) for n, guests in enumerate(tables)]
    await asyncio.sleep(WARM)
    load.counting, began = True, time.perf_counter()
    await asyncio.sleep(load.seconds)
    load.counting, spent = False, time.perf_counter() - began
    for task in players:
        task.cancel()
    played = resident(pid)
    for guests in tables:
        for guest in guests:
            await guest.leave()
    for task in listeners:
        task.cancel()
    return report(load, spent, (opened - empty, played - empty))


def report(load: Load, spent: float, grown: tuple[int, int]) -> dict[str, Any]:
    waits = sorted(load.waits)
    return {
        "tables": load.tables,
        "sockets": 2 * load.tables,
        "moves": len(waits),
        "moves_per_second": round(len(waits) / spent, 1),
        "ack_ms_p50": round(1000 * median(waits), 2),
        "ack_ms_p99": round(1000 * waits[int(len(waits) * 0.99)], 2),
        "ack_ms_most": round(1000 * waits[-1], 2),
        "kb_per_open_table_with_two_sockets": round(grown[0] / load.tables / 1000, 1),
        "kb_per_played_table_with_two_sockets": round(grown[1] / load.tables / 1000, 1),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second, all tables together")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    load = Load(given.tables, given.rate, given.seconds)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as (address, pid):
        figures = asyncio.run(run(load, address, pid))
    print(json.dumps(figures) if given.json else "\n".join(f"{name:40} {value}" for name, value in figures.items()))
    return 0
