"""Many games with a progress bar."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from monoceros.bots.batch import PlayChunk, play_chunks, processes
from monoceros.cli.errors import BadUse
from monoceros.cli.out import console, if_long

Job = TypeVar("Job")
Result = TypeVar("Result")

QUIET = 2.0  # seconds without a progress bar


def play_batch(
    play: PlayChunk[Job, list[Result]], job: Job, count: int, *, jobs: int, chunk: int, title: str
) -> list[Result]:
    """Play the games 0 to count - 1, `chunk` at a time; the results are in this order."""
    chunks = [range(at, min(at + chunk, count)) for at in range(0, count, chunk)]
    results: list[Result] = []
    with progress(title, count) as advance:
        for done in play_chunks(play, job, chunks, min(processes(jobs), len(chunks))):
            results += done
            advance(len(done))
    return results


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
