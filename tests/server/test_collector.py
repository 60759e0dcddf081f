"""When the collector is called, that what it finds is said, and the figures that show a server that stands still."""

from __future__ import annotations

import asyncio
import gc
import time
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from monoceros.server.collector import FAULT, QUIET_SECONDS, Collector
from monoceros.server.metrics import LAG_EVERY, Metrics
from monoceros.server.protocols import SocketLine
from monoceros.server.wire import Hello, MakePick, NewTable, SeatPlan
from server.inside import serving


class Figures:
    """What a collector asks."""

    def __init__(self) -> None:
        self.moves = 0.0
        self.memory = 1000

    def collector(self) -> Collector:
        return Collector(lambda: self.moves, lambda: self.memory)


def leave_a_cycle() -> None:
    cycle: list[Any] = []
    cycle.append(cycle)


def test_nothing_is_collected_while_people_play_and_once_when_they_rest() -> None:
    figures = Figures()
    collector = figures.collector()
    assert collector.why_now(0.0) == ""
    for second in range(1, 60):
        figures.moves += 1
        assert collector.why_now(float(second)) == ""
    assert collector.why_now(59.0 + QUIET_SECONDS / 2) == ""
    assert collector.why_now(59.0 + QUIET_SECONDS) == "nobody moves"
    collector.collect("nobody moves")
    assert collector.why_now(59.0 + 10 * QUIET_SECONDS) == ""
    figures.moves += 1
    assert collector.why_now(500.0) == ""
    assert collector.why_now(500.0 + QUIET_SECONDS) == "nobody moves"


def test_what_grows_by_half_is_collected_in_the_middle_of_play() -> None:
    figures = Figures()
    collector = figures.collector()
    figures.moves, figures.memory = 1, 1499
    assert collector.why_now(0.0) == ""
    figures.memory = 1500
    assert collector.why_now(0.0) == "memory has grown"
    collector.collect("memory has grown")
    figures.memory = 2249
    assert collector.why_now(0.0) == ""
    figures.memory = 2250
    assert collector.why_now(0.0) == "memory has grown"


@pytest.mark.parametrize(("cycles", "level"), [(0, "debug"), (FAULT + 1, "error")])
def test_many_cycles_are_a_fault_of_ours_and_said_so(cycles: int, level: str) -> None:
    collector = Figures().collector()
    gc.collect()
    gc.disable()
    for _ in range(cycles):
        leave_a_cycle()
    with capture_logs() as said:
        found = collector.collect("nobody moves")
    gc.enable()
    assert found >= cycles
    told = [line for line in said if "objects" in line]
    assert [(line["log_level"], line["objects"], line["because"]) for line in told] == [(level, found, "nobody moves")]


def test_a_server_plays_without_the_collector(tmp_path: Path) -> None:
    async def run() -> bool:
        async with serving(tmp_path):
            return gc.isenabled()

    gc.enable()
    assert not asyncio.run(run())
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


def test_a_loop_that_stands_still_is_to_be_seen() -> None:
    async def run() -> float:
        metrics = Metrics()
        watching = asyncio.create_task(metrics.watch_lag())
        await asyncio.sleep(0)
        time.sleep(5 * LAG_EVERY)  # somebody's fault
        while not metrics.registry.get_sample_value("monoceros_loop_lag_seconds_count"):
            await asyncio.sleep(0.01)
        watching.cancel()
        return metrics.registry.get_sample_value("monoceros_loop_lag_seconds_sum") or 0.0

    assert asyncio.run(asyncio.wait_for(run(), 20)) > 3 * LAG_EVERY


def test_an_answer_is_timed_from_the_arrival_of_its_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a message waits between the socket and us is part of it."""
    arrives = SocketLine.data_received

    def long_ago(line: SocketLine, data: bytes) -> None:
        arrives(line, data)
        line.arrived -= 100.0

    monkeypatch.setattr(SocketLine, "data_received", long_ago)

    async def run() -> float | None:
        async with serving(tmp_path) as server:
            opened = await server.hall.open(NewTable("tower", [SeatPlan("me", "Anna"), SeatPlan("me", "Ben")]))
            record = (await server.hall.find(opened.table)).record
            seat, pick = record.asks[0].seat, record.asks[0].options[0]
            hello = Hello([held.token for held in opened.held])
            await asyncio.to_thread(server.say, opened.table, [hello, MakePick("a", record.seq, seat, pick)], 3)
            return server.server.site.metrics.registry.get_sample_value("monoceros_ack_seconds_sum")

    spent = asyncio.run(run())
    assert spent is not None
    assert spent >= 100.0
