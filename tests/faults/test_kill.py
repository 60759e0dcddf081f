"""The server is killed at any moment. What it acknowledged is there afterwards, once, and the game goes on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from faults.survivors import play_together, two_guests, written_by
from kit.at_table import LOST, Api, Guest
from monoceros.server import wire
from monoceros.server.chain import check_chain, first_link
from monoceros.server.store.rows import Loaded
from monoceros.server.store.store import Store

pytestmark = pytest.mark.timeout(240)
MOVES = 250
KILLS = 12


class Mortal:
    """A server that is started again at the same port as often as it is killed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as s:
            s.bind(("127.0.0.1", 0))
            self.port = int(s.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        command = [sys.executable, "-m", "monoceros.cli", "serve", "--no-browser", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--data", str(self.folder), "--workers", "1"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "MONOCEROS_LIMITS": "false"},
        )
        async with asyncio.timeout(60):
            while True:
                try:
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    writer.close()
                    return
                except OSError:
                    assert self.process.poll() is None, "the server ended by itself"
                    await asyncio.sleep(0.05)

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


async def play_under_fire(folder: Path, seed: int) -> list[Guest]:
    """A game of two people, during which the server dies again and again, at moments that nobody chose."""
    server = Mortal(folder)
    await server.start()
    guests = two_guests(server.address, seed, match="best of three")
    rng = random.Random(seed)

    def acknowledged() -> int:
        return sum(len(guest.done) for guest in guests)

    kills = 0

    async def shoot() -> None:
        nonlocal kills
        while kills < KILLS:
            target = acknowledged() + rng.randrange(2, 2 * MOVES // KILLS)
            while acknowledged() < target and not guests[0].over:
                await asyncio.sleep(0.002)
            await asyncio.sleep(rng.random() * 0.01)
            server.kill()
            kills += 1
            await server.start()

    shooting = asyncio.create_task(shoot())
    try:
        await play_together(guests, lambda: acknowledged() >= MOVES and kills >= KILLS)
        await shooting
    finally:
        shooting.cancel()
        server.kill()
    return guests


async def log_of(folder: Path, table: str) -> Loaded:
    store = Store(f"sqlite+aiosqlite:///{folder / 'monoceros.db'}")
    await store.start()
    try:
        loaded = await store.load(table)
        assert loaded is not None
        return loaded
    finally:
        await store.close()


def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    guests = asyncio.run(play_under_fire(tmp_path, 5))
    acknowledged = {client: seq for guest in guests for client, seq in guest.done.items()}
    assert len(acknowledged) >= MOVES or guests[0].over
    loaded = asyncio.run(log_of(tmp_path, guests[0].table))
    written = written_by(loaded.entries)
    kept = dict(written)
    assert len(kept) == len(written), "a pick is in the log twice"
    assert {client: kept.get(client) for client in acknowledged} == acknowledged
    unanswered = set(kept) - set(acknowledged)
    assert unanswered <= {client for guest in guests for client in guest.pending}, "a pick that nobody made"
    check_chain(loaded.entries, first_link(loaded.head))


async def talk_and_kill(folder: Path) -> Loaded:
    """A line of talk reaches the disk, the server dies before its answer is read, and the page sends the line again."""
    server = Mortal(folder)
    await server.start()
    opened = Api(server.address).open("me", "me")
    guest = Guest(server.address, opened.table, [opened.held[0].token])
    try:
        await come_back(guest)
        client = await guest.send(wire.Say(id="a-line", text="Good luck!", seat=0))
        while not await asyncio.to_thread(lines_in, folder):
            await asyncio.sleep(0.01)
        server.kill()
        await server.start()
        await come_back(guest)
        await guest.until(lambda g: client in g.done)
        await guest.leave()
    finally:
        server.kill()
    return await log_of(folder, opened.table)


async def come_back(guest: Guest) -> None:
    """As often as a busy server needs; what was not answered is sent again."""
    async with asyncio.timeout(120):
        while True:
            try:
                return await guest.sit_down()
            except LOST:
                await asyncio.sleep(0.1)


def lines_in(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "monoceros.db")) as file:
        return int(file.execute("SELECT count(*) FROM chat").fetchone()[0])


def test_talk_that_was_not_answered_before_the_server_was_killed_is_said_once(tmp_path: Path) -> None:
    loaded = asyncio.run(talk_and_kill(tmp_path))
    assert [(row.name, row.text) for row in loaded.chat] == [("P0", "Good luck!")]
