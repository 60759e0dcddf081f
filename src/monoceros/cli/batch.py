"""Many games, in this process or in several; the results come in order and are the same either way."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from monoceros.cli.errors import BadUse
from monoceros.cli.out import console, if_long

Job = TypeVar("Job")
Result = TypeVar("Result")
PlayChunk = Callable[[Job, Sequence[int]], list[Result]]  # a function of a module, so that a process can find it

QUIET = 2.0  # seconds without a progress bar
AHEAD = 2  # chunks that wait for each process, so that none is idle


def play_batch(
    play: PlayChunk[Job, Result], job: Job, count: int, *, jobs: int, chunk: int, title: str
) -> list[Result]:
    """Play the games 0 to count - 1, `chunk` at a time."""
    chunks = [range(at, min(at + chunk, count)) for at in range(0, count, chunk)]
    results: list[Result] = []
    with progress(title, count) as advance:
        for done in play_chunks(play, job, chunks, min(processes(jobs), len(chunks))):
            results += done
            advance(len(done))
    return results


def processes(jobs: int) -> int:
    return jobs or os.cpu_count() or 1


def play_chunks(
    play: PlayChunk[Job, Result], job: Job, chunks: Iterable[Sequence[int]], jobs: int
) -> Iterator[list[Result]]:
    """Results in the order of the chunks, which need never end: whoever has enough just stops asking."""
    if jobs == 1:
        for chunk in chunks:
            yield play(job, chunk)
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=leave_stopping_to_parent)
    waiting: deque[Future[list[Result]]] = deque()
    try:
        for chunk in chunks:
            waiting.append(pool.submit(play, job, chunk))
            if len(waiting) > AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        stop(pool, busy=bool(waiting))


def stop(pool: ProcessPoolExecutor, *, busy: bool) -> None:
    """What nobody waits for any more is not played to its end."""
    if busy:
        for process in multiprocessing.active_children():
            process.terminate()
    pool.shutdown(cancel_futures=True)


def leave_stopping_to_parent() -> None:
    """Ctrl-C reaches every process of the terminal: the first one tidies up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, if that is a terminal and it takes longer than two seconds."""
    screen = console(stderr=True)
    if not screen.is_terminal:
        yield lambda steps: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*parts, console=screen, transient=True)
    task = bar.add_task(title, total=total)
    with if_long(QUIET, bar.start, bar.stop):
        yield lambda steps: bar.advance(task, steps)


def at_least_one(number: int, option: str) -> int:
    if number < 1:
        raise BadUse(f"{option} is 1 or more, not {number}")
    return number
