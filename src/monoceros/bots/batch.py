"""Many games, in this process or in several: the results are the same either way."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from typing import TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")
PlayChunk = Callable[[Job, Sequence[int]], Result]  # a function of a module, so that a process can find it

AHEAD = 2  # chunks that wait for each process, so that none is idle


def processes(jobs: int) -> int:
    return jobs or os.cpu_count() or 1


def play_chunks(play: PlayChunk[Job, Result], job: Job, chunks: Iterable[Sequence[int]], jobs: int) -> Iterator[Result]:
    """Results in the order of the chunks, which need never end: whoever has enough just stops asking."""
    if jobs == 1:
        for chunk in chunks:
            yield play(job, chunk)
        return
    waiting: deque[Future[Result]] = deque()
    with pool_of(jobs, waiting) as pool:
        for chunk in chunks:
            waiting.append(pool.submit(play, job, chunk))
            if len(waiting) > AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def play_any_order(
    play: PlayChunk[Job, Result], job: Job, chunks: Iterable[Sequence[int]], jobs: int
) -> Iterator[tuple[Sequence[int], Result]]:
    """Each chunk with its result as soon as it is there, so that what is done can be kept."""
    if jobs == 1:
        for chunk in chunks:
            yield chunk, play(job, chunk)
        return
    waiting: dict[Future[Result], Sequence[int]] = {}
    with pool_of(jobs, waiting) as pool:
        for chunk in chunks:
            waiting[pool.submit(play, job, chunk)] = chunk
            if len(waiting) > AHEAD * jobs:
                yield from finished(waiting)
        while waiting:
            yield from finished(waiting)


def finished(waiting: dict[Future[Result], Sequence[int]]) -> Iterator[tuple[Sequence[int], Result]]:
    for future in wait(waiting, return_when=FIRST_COMPLETED).done:
        yield waiting.pop(future), future.result()


@contextmanager
def pool_of(
    jobs: int, waiting: deque[Future[Result]] | dict[Future[Result], Sequence[int]]
) -> Iterator[ProcessPoolExecutor]:
    """So many processes. What nobody waits for any more is not played to its end."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=leave_stopping_to_parent)
    try:
        yield pool
    finally:
        if waiting:
            for process in multiprocessing.active_children():
                process.terminate()
        pool.shutdown(cancel_futures=True)


def leave_stopping_to_parent() -> None:
    """Ctrl-C reaches every process of the terminal: the first one tidies up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
