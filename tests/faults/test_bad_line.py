"""Lines that lose, delay, double and swap messages: the game goes on, and nothing counts twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from faults.bad_line import BadLine
from faults.survivors import play_together, two_guests, written_by
from faults.test_kill import log_of
from kit.at_table import Guest
from server.running import running

pytestmark = pytest.mark.timeout(240)
MOVES = 60


async def play_over(address: str, line: BadLine, seed: int) -> list[Guest]:
    guests = two_guests(address, seed)

    def acknowledged() -> int:
        return sum(len(guest.done) for guest in guests)

    async with line.between(address) as bad:
        for guest in guests:
            guest.address = bad
        await play_together(guests, lambda: acknowledged() >= MOVES)
    return guests


@pytest.mark.parametrize(
    ("fault", "chances"),
    [
        ("lost", {"lost": 0.12, "late": 0, "doubled": 0, "swapped": 0}),
        ("doubled", {"lost": 0, "late": 0, "doubled": 0.4, "swapped": 0}),
        ("swapped", {"lost": 0, "late": 0, "doubled": 0, "swapped": 0.2}),
        ("late", {"lost": 0.05, "late": 0.3, "doubled": 0.15, "swapped": 0.1}),
    ],
)
def test_a_game_over_a_bad_line(tmp_path: Path, fault: str, chances: dict[str, float]) -> None:
    line = BadLine(7, **chances)
    with running(tmp_path) as server:
        guests = asyncio.run(play_over(server.address, line, 11))
    assert line.done[fault] > 5, "the line was not bad enough to show anything"
    acknowledged = {client: seq for guest in guests for client, seq in guest.done.items()}
    assert len(acknowledged) >= MOVES
    loaded = asyncio.run(log_of(tmp_path, guests[0].table))
    kept = written_by(loaded.entries)
    assert len(dict(kept)) == len(kept), "a pick counted twice"
    assert {client: dict(kept).get(client) for client in acknowledged} == acknowledged
