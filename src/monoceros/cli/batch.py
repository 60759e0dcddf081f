"""Many games, in this process or in several; the results come in order and are the same either way."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from monoceros.cli.errors import BadUse
from monoceros.cli.out import console

Job = TypeVar("Job")
Result = TypeVar("Result")
PlayChunk = Callable[[Job, Sequence[int]], list[Result]]  # a function of a module, so that a process can find it

QUIET = 2.0  # seconds without a progress bar


def play_batch(
    play: PlayChunk[Job, Result], job: Job, count: int, *, jobs: int, chunk: int, title: str
) -> list[Result]:
    """Play the games 0 to count - 1, `chunk` at a time."""
    chunks = [range(at, min(at + chunk, count)) for at in range(0, count, chunk)]
    results: list[Result] = []
    with progress(title, count) as advance:
        for done in chunk_results(play, job, chunks, jobs or os.cpu_count() or 1):
            results += done
            advance(len(done))
    return results


def chunk_results(play: PlayChunk[Job, Result], job: Job, chunks: Sequence[range], jobs: int) -> Iterator[list[Result]]:
    if jobs == 1 or len(chunks) <= 1:
        for chunk in chunks:
            yield play(job, chunk)
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(chunks)), mp_context=context, initializer=leave_stopping_to_parent)
    try:
        yield from pool.map(play, [job] * len(chunks), chunks)
    finally:
        pool.shutdown(cancel_futures=True)


def leave_stopping_to_parent() -> None:
    """Ctrl-C reaches every process of the terminal: the first one tidies up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, if that is a terminal and it takes longer than two seconds."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    screen = console(stderr=True)
    if not screen.is_terminal:
        yield lambda steps: None
        return
    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*parts, console=screen, transient=True)
    task = bar.add_task(title, total=total)
    timer = threading.Timer(QUIET, bar.start)
    timer.start()
    try:
        yield lambda steps: bar.advance(task, steps)
    finally:
        timer.cancel()
        timer.join()
        bar.stop()


def at_least_one(number: int, option: str) -> int:
    if number < 1:
        raise BadUse(f"{option} is 1 or more, not {number}")
    return number
