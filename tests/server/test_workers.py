"""Bots in worker processes: the same picks as here, whatever dies, cheats or hangs on the way."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from monoceros.bots.spec import make_bot
from monoceros.engine.chance import Seeded
from monoceros.engine.core import Pick
from monoceros.engine.registry import find_game
from monoceros.engine.table import Table
from monoceros.server import workers
from monoceros.server.workers import Job, Worker, Workers, WorkersClosed, bot_cards, job_of

T = TypeVar("T")
TOWER = find_game("tower")
TESTS = Path(__file__).resolve().parent.parent
ODD = ("Cheat", "Clumsy", "Deadly", "Stuck", "SecondTry", "Counted", "Nosy")


@pytest.fixture
def odd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The odd bots are installed, as far as this process and those that it spawns can tell."""
    about = tmp_path / "odd_bots-1.dist-info"
    about.mkdir()
    lines = [f"{name.lower()} = server.odd_bots:{name}" for name in ODD]
    (about / "entry_points.txt").write_text("\n".join(["[monoceros.bots]", *lines, ""]))
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: odd-bots\nVersion: 1\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("ODD_BOTS", str(tmp_path))
    return tmp_path


def new_table(seed: int = 1, picks: int = 30) -> Table:
    """A game that has gone on for a while, at a question with several options."""
    table = Table(TOWER, Seeded(seed), seats=2, options={"match": "single"})
    chooser = Seeded(seed)
    while len(table.entries) < picks or len(table.asks()[0].options) < 3:
        ask = table.asks()[0]
        table.say(ask.seat, ask.options[chooser.pick(len(ask.options))])
    return table


def new_job(seed: int = 1, picks: int = 30) -> Job:
    table = new_table(seed, picks)
    return job_of(table.seen(table.asks()[0], Seeded(seed)))


def with_workers(
    use: Callable[[Workers], Awaitable[T]], processes: int = 1, patience: float = 30.0, **more: float
) -> T:
    async def run() -> T:
        made = Workers(processes, patience=patience, **more)
        try:
            return await use(made)
        finally:
            await made.close()

    return asyncio.run(run())


async def until(there: Callable[[], T | None], seconds: float = 20.0) -> T:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = there()
        if found:
            return found
        await asyncio.sleep(0.02)
    raise AssertionError(f"waited {seconds} seconds in vain")


def pid_in(folder: Path) -> Callable[[], int | None]:
    file = folder / "pid"
    return lambda: int(file.read_text().split()[0]) if file.exists() else None


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat")
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"


# -- thinking ---


def test_a_worker_picks_what_the_bot_would_pick_here() -> None:
    jobs = [(new_table(seed), seed) for seed in range(1, 5)]

    async def use(made: Workers) -> list[Pick]:
        asked = [made.think(job_of(t.seen(t.asks()[0], Seeded(9))), "knight", seed) for t, seed in jobs]
        return list(await asyncio.gather(*asked))

    here = [make_bot("knight", TOWER).choose(t.seen(t.asks()[0], Seeded(9)), Seeded(seed)) for t, seed in jobs]
    assert with_workers(use, processes=2) == here


def test_packs_and_options_reach_the_worker() -> None:
    pack = TOWER.content.pack("armies")
    table = Table(TOWER, Seeded(3), seats=2, options={"match": "single", "burn": True}, packs=[pack])
    job = job_of(table.seen(table.asks()[0], Seeded(1)))
    assert job.packs == (pack.plain(),)
    assert with_workers(lambda made: made.think(job, "squire", 5)) in job.picks


def test_a_champion_thinks_by_time_and_no_longer_than_the_server_was_told(monkeypatch: pytest.MonkeyPatch) -> None:
    job, told = new_job(), []

    def note(worker: Worker, job: Job, bot: str, seed: int, patience: float) -> Pick:
        told.append(bot)
        return job.picks[0]

    monkeypatch.setattr(Worker, "think", note)

    async def use(made: Workers) -> None:
        for bot in ("champion", "knight"):
            await made.think(job, bot, 1)

    with_workers(use)
    with_workers(use, thinking=0.25)
    assert told == ["champion:seconds=1", "knight", "champion:seconds=0.25", "knight"]


def test_a_champion_by_time_has_an_answer() -> None:
    job = new_job()
    assert with_workers(lambda made: made.think(job, "champion", 1), thinking=0.05) in job.picks


def test_the_event_loop_goes_on_while_a_bot_thinks() -> None:
    async def use(made: Workers) -> list[float]:
        await made.think(new_job(), "squire", 1)
        thinking = asyncio.create_task(made.think(new_job(), "champion", 1))
        gaps = []
        while not thinking.done():
            start = time.monotonic()
            await asyncio.sleep(0.01)
            gaps.append(time.monotonic() - start)
        return gaps

    gaps = sorted(with_workers(use))
    assert len(gaps) > 20
    assert gaps[len(gaps) // 2] < 0.1


def test_more_thoughts_than_workers_wait_in_line() -> None:
    async def use(made: Workers) -> None:
        asked = [asyncio.create_task(made.think(new_job(), "knight", seed)) for seed in range(12)]
        await asyncio.sleep(0)
        assert made.waiting == 10
        assert len(await asyncio.gather(*asked)) == 12
        assert made.waiting == 0

    with_workers(use, processes=2)


def test_a_bot_is_made_once_in_a_worker(odd: Path) -> None:
    job = new_job()

    async def use(made: Workers) -> list[Pick]:
        return [await made.think(job, "counted", seed) for seed in range(3)]

    assert with_workers(use) == [job.picks[-1]] * 3


def test_a_worker_holds_what_the_seat_imagines_and_not_the_truth(odd: Path) -> None:
    table = new_table(picks=60)
    ask = table.asks()[0]
    other = 1 - ask.seat

    def hand(state: Any) -> str:
        return repr(TOWER.view(state, other).hands[other * 12 : other * 12 + 12])

    seens = [table.seen(ask, Seeded(seed)) for seed in range(6)]

    async def use(made: Workers) -> list[str]:
        found = []
        for seen in seens:
            await made.think(job_of(seen), "nosy", 1)
            found.append((odd / "pid").read_text().partition("\n")[2])
        return found

    found = with_workers(use)
    assert found == [hand(seen.imagined) for seen in seens]
    assert set(found) - {hand(table.state)}


# -- when it goes wrong ---


def test_a_worker_that_is_killed_costs_a_try_not_the_pick(caplog: pytest.LogCaptureFixture) -> None:
    job = new_job()

    async def use(made: Workers) -> Pick:
        await made.think(job, "squire", 1)
        thinking = asyncio.create_task(made.think(job, "champion", 1))
        await asyncio.sleep(0.5)
        process = made.workers[0].process
        assert process is not None
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        return await thinking

    with caplog.at_level(logging.WARNING):
        assert with_workers(use) in job.picks
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "try 1 of 3: the worker died" in caplog.text


def test_a_worker_that_died_while_idle_is_replaced() -> None:
    async def use(made: Workers) -> Pick:
        await made.think(new_job(), "squire", 1)
        process = made.workers[0].process
        assert process is not None
        process.kill()
        process.join()
        return await made.think(new_job(), "squire", 1)

    assert with_workers(use) in new_job().picks


def test_the_second_try_can_succeed(odd: Path, caplog: pytest.LogCaptureFixture) -> None:
    job = new_job()
    assert with_workers(lambda made: made.think(job, "secondtry", 1)) == job.picks[-1]
    assert "a random one is taken" not in caplog.text


@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        ("cheat", "answered what is not legal"),
        ("clumsy", "raised ZeroDivisionError in odd_bots.py:"),
        ("deadly", "the worker died"),
        ("nobody", "raised UnknownName in registry.py:"),
    ],
)
def test_a_bot_that_fails_three_times_gets_a_random_legal_pick(
    odd: Path, caplog: pytest.LogCaptureFixture, bot: str, problem: str
) -> None:
    job = new_job()

    async def use(made: Workers) -> set[Pick]:
        found = {await made.think(job, bot, 1)}
        found.add(await made.think(job, bot, 1))
        assert await made.think(job, "squire", 1) in job.picks
        return found

    picked = with_workers(use)
    assert len(picked) == 1  # the same seed, the same pick
    assert picked <= set(job.picks)
    assert caplog.text.count(problem) == 2 * workers.TRIES
    assert caplog.text.count("a random one is taken") == 2
    assert "secret" not in caplog.text


def test_a_bot_that_hangs_is_given_up(odd: Path, caplog: pytest.LogCaptureFixture) -> None:
    job = new_job()

    assert with_workers(lambda made: made.think(job, "stuck", 1), patience=2.0) in job.picks
    assert caplog.text.count("took longer than 2 seconds") == 3


def test_one_bad_bot_does_not_hurt_the_thoughts_of_others(odd: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def use(made: Workers) -> None:
        bad = asyncio.create_task(made.think(new_job(), "deadly", 1))
        for seed in range(4):
            await made.think(new_job(), "knight", seed)
        await bad

    with_workers(use, processes=2)
    assert "bot knight" not in caplog.text


def test_a_thought_that_nobody_waits_for_ends_its_worker(odd: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def use(made: Workers) -> None:
        thinking = asyncio.create_task(made.think(new_job(), "stuck", 1))
        pid = await until(pid_in(odd))
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        assert not is_alive(pid)
        assert await made.think(new_job(), "squire", 1) in new_job().picks

    with_workers(use)
    gc.collect()
    assert "never retrieved" not in caplog.text  # it is no fault of anybody's


# -- ending ---


def test_closing_ends_every_process_at_once(odd: Path) -> None:
    async def run() -> None:
        made = Workers(1)
        thinking = asyncio.create_task(made.think(new_job(), "stuck", 1))
        waiting = asyncio.create_task(made.think(new_job(), "squire", 1))
        pid = await until(pid_in(odd))
        start = time.monotonic()
        await made.close()
        assert time.monotonic() - start < 10  # it would think forever
        assert not is_alive(pid)
        for task in (thinking, waiting):
            with pytest.raises(WorkersClosed):
                await task

    asyncio.run(run())


SERVER = """
import asyncio
from monoceros.server.workers import Workers
from server.test_workers import new_job

if __name__ == "__main__":
    asyncio.run(Workers(1).think(new_job(), "stuck", 1))
"""


def start_server(odd: Path) -> subprocess.Popen[bytes]:
    (odd / "serve_a_while.py").write_text(SERVER)
    environment = {**os.environ, "PYTHONPATH": f"{TESTS}{os.pathsep}{odd}"}
    return subprocess.Popen([sys.executable, str(odd / "serve_a_while.py")], env=environment, stderr=subprocess.PIPE)


def test_workers_die_with_a_server_that_is_killed(odd: Path) -> None:
    server = start_server(odd)
    pid = asyncio.run(until(pid_in(odd)))
    assert is_alive(pid)
    server.kill()
    server.communicate()
    asyncio.run(until(lambda: not is_alive(pid)))


def test_workers_do_not_hear_ctrl_c(odd: Path) -> None:
    server = start_server(odd)
    try:
        pid = asyncio.run(until(pid_in(odd)))
        os.kill(pid, signal.SIGINT)
        time.sleep(0.3)
        assert is_alive(pid)
    finally:
        server.kill()
        _, said = server.communicate()
    assert b"KeyboardInterrupt" not in said


def test_no_workers_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one worker process, not 0"):
        Workers(0)


# -- the bots that a page offers ---


def test_bots_are_offered_weakest_first_and_random_is_not() -> None:
    assert [(card.name, card.level) for card in bot_cards(TOWER)] == [("squire", 1), ("knight", 2), ("champion", 3)]
    assert all([card.about.endswith(".") for card in bot_cards(TOWER)])


def test_other_peoples_bots_speak_for_themselves(odd: Path) -> None:
    cards = {card.name: card for card in bot_cards(TOWER)}
    assert (cards["cheat"].level, cards["cheat"].about) == (2, "Answers what nobody offered.")
    assert cards["counted"].level == 4
