"""A line whose other side does not read: it is dropped with a code of its own, and nobody waits for it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from monoceros.server import socket
from monoceros.server.errors import Refusal
from monoceros.server.metrics import Metrics
from monoceros.server.socket import TOO_SLOW, HungUp, Line, Lines
from monoceros.server.viewer import OUTBOX


class Clogged:
    """A socket that takes so many messages, and no more."""

    def __init__(self, takes: int) -> None:
        self.takes = takes
        self.taken: list[str] = []

    async def send_data(self, data: str, **_: Any) -> None:
        if len(self.taken) >= self.takes:
            await asyncio.Event().wait()
        self.taken.append(data)


def line_to(clogged: Clogged) -> Line:
    nobody: Any = None
    other: Any = clogged
    return Line(Lines(nobody, Metrics()), other, "abc")


def test_a_message_that_nobody_takes_ends_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "SLOW_SECONDS", 0.05)

    async def run() -> Clogged:
        clogged = Clogged(takes=2)
        line = line_to(clogged)
        for at in range(4):
            line.viewer.send(b'{"t":"pong","number":%d}' % at)
        with pytest.raises(HungUp) as end:
            await line.write_all()
        assert end.value.code == TOO_SLOW
        return clogged

    assert asyncio.run(run()).taken == ['{"t":"pong","number":0}', '{"t":"pong","number":1}']


def test_more_than_can_wait_ends_the_line_and_is_thrown_away() -> None:
    async def run() -> None:
        clogged = Clogged(takes=1000)
        line = line_to(clogged)
        for _ in range(OUTBOX + 1):
            line.viewer.send(b'{"t":"pong","number":1}')
        assert line.viewer.closed == "too slow"
        with pytest.raises(HungUp) as end:
            await line.write_all()
        assert end.value.code == TOO_SLOW
        assert clogged.taken == []

    asyncio.run(run())


@pytest.mark.parametrize(
    ("reason", "code"),
    [
        ("too slow", 4413),
        ("another line of the same page was opened", 4409),
        ("the server is going down", 1012),
        ("the table is set up again", 1012),
    ],
)
def test_why_a_table_closes_a_viewer_becomes_a_code(reason: str, code: int) -> None:
    async def run() -> int:
        line = line_to(Clogged(takes=0))
        line.viewer.close(reason)
        return line.end_of_viewer().code

    assert asyncio.run(run()) == code


def test_what_is_refused_and_how_long_answers_took_is_counted() -> None:
    async def run() -> str:
        line = line_to(Clogged(takes=10))
        line.refuse(Refusal("illegal", "This is not among the answers now."), "a")
        line.refuse(Refusal("no_table", "A code that is not of the line's is told as one that is."), "b")
        line.sent_at["c"] = (1.0, True)
        line.viewer.send(b'{"t":"done","id":"c","seq":3}')
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(line.write_all(), 0.1)
        assert line.sent_at == {}
        return line.metrics.text().decode()

    figures = asyncio.run(run())
    assert 'monoceros_refused_total{code="illegal"} 1.0' in figures
    assert 'monoceros_refused_total{code="not_now"} 1.0' in figures
    assert "monoceros_ack_seconds_count 1.0" in figures
