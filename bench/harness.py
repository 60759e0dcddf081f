"""What every benchmark script shares: rows, the clock, the yardstick, the survey. Standard library only.

A script builds its rows and calls `main(version, rows)`. Each row is measured once and printed as one JSON line;
the driver calls every script once a round and takes medians. docs/performance-method.md says why it is done so.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import platform
import random
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TextIO

Tally = tuple[float, float, float]  # player decisions, chance events that are moves of their own, finished games
Visit = Callable[[Any, int], None]  # called at each decision with the state and the number of legal options

WARM_SECONDS = 0.2
REFERENCE_SECONDS = 0.15
SAMPLES = 40  # states kept for the measure of a copy
WIN_LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


@dataclass(frozen=True)
class Subject:
    """What a row measures, ready to play."""

    play: Callable[[], Tally]  # plays some whole games, or a slice of one; timed
    survey: Callable[[Visit], object] | None = None  # plays one game of the same kind and shows each decision; untimed
    copy: Callable[[Any], object] | None = None  # copies a state that the survey showed


@dataclass(frozen=True)
class Row:
    """A row of the table; what it needs is made only when its turn comes, and may fail."""

    peer: str
    game: str
    make: Callable[[], Subject]
    unit: str = "decisions"  # what is counted, where it is not decisions


def reference_game(rnd: Callable[[], float] = random.random) -> int:
    """A random game of noughts and crosses, plainly written: the yardstick of every ratio. Returns its decisions."""
    board, free, mark, played = [0] * 9, list(range(9)), 1, 0
    while free:
        cell = free.pop(int(rnd() * len(free)))
        board[cell] = mark
        played += 1
        for a, b, c in WIN_LINES:
            if board[a] == mark and board[b] == mark and board[c] == mark:
                return played
        mark = 3 - mark
    return played


def reference_rate(seconds: float = REFERENCE_SECONDS) -> float:
    """Decisions of `reference_game` per CPU second, now, on this core."""
    played, start = 0, time.process_time()
    while time.process_time() < start + seconds:
        for _ in range(20):
            played += reference_game()
    return played / (time.process_time() - start)


@dataclass
class Timed:
    """What was played in a stretch of time."""

    decisions: float = 0
    chance: float = 0
    games: float = 0
    wall: float = 0
    cpu: float = 0


def timed(play: Callable[[], Tally], seconds: float) -> Timed:
    """Play for so many CPU seconds; a starved process stops after four times that by the wall.

    The clocks are read between chunks of a millisecond or more, so that reading them costs nothing.
    """
    cpu, wall = time.process_time, time.perf_counter
    done, chunk = Timed(), 1
    wall_start, start = wall(), cpu()
    last = start
    while True:
        for _ in range(chunk):
            decisions, chance, games = play()
            done.decisions += decisions
            done.chance += chance
            done.games += games
        now = cpu()
        if now >= start + seconds or wall() >= wall_start + 4 * seconds:
            done.cpu, done.wall = now - start, wall() - wall_start
            return done
        if now - last < 0.001:
            chunk *= 2
        last = now


@dataclass
class Survey:
    """What an untimed pass counted."""

    games: int = 0
    decisions: int = 0
    options: int = 0
    forced: int = 0  # decisions with one option

    def visit(self, state: Any, options: int) -> None:
        self.decisions += 1
        self.options += options
        self.forced += options == 1


def surveyed(play: Callable[[Visit], object], seconds: float) -> Survey:
    survey = Survey()
    stop = time.process_time() + seconds
    while not survey.decisions or time.process_time() < stop:
        play(survey.visit)
        survey.games += 1
    return survey


def samples(play: Callable[[Visit], object], copy: Callable[[Any], object], chance: float) -> list[object]:
    """States met in play, each decision taken with the same chance."""
    states: list[object] = []

    def visit(state: Any, options: int) -> None:  # a function, no method: deepcopy of a state that knows it stops here
        if random.random() < chance:
            states.append(copy(state))

    while len(states) < SAMPLES:
        play(visit)
    return states


def copy_us(copy: Callable[[Any], object], states: Sequence[object], seconds: float) -> float:
    """Mean CPU microseconds of one copy, over the states in turn."""
    done, start = 0, time.process_time()
    while time.process_time() < start + seconds:
        for state in states:
            copy(state)
        done += len(states)
    return (time.process_time() - start) / done * 1e6


def measure(row: Row, seconds: float) -> dict[str, object]:
    """One row, measured once; the yardstick is taken just before and just after."""
    subject = row.make()
    timed(subject.play, min(WARM_SECONDS, seconds))
    gc.collect()
    before = reference_rate()
    done = timed(subject.play, seconds)
    result: dict[str, object] = {**vars(done), "reference": (before + reference_rate()) / 2}
    if subject.survey:
        survey = surveyed(subject.survey, seconds / 2)
        result["survey"] = vars(survey)
        if subject.copy:
            states = samples(subject.survey, subject.copy, 4 * survey.games / survey.decisions)  # four a game
            result["copy_us"] = copy_us(subject.copy, states, max(0.1, 0.3 * seconds))
    return result


def own_stdout() -> TextIO:
    """Standard output for our lines alone; what a peer prints goes to standard error from here on."""
    ours = os.fdopen(os.dup(1), "w")
    sys.stdout.flush()
    os.dup2(2, 1)
    return ours


def main(version: str, rows: Sequence[Row]) -> None:
    """Measure the rows; a line before each says that it starts, so that a crash can be put down to it."""
    parser = argparse.ArgumentParser(description="Measure one peer; one JSON line a row.")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds a row")
    parser.add_argument("--only", default="", help="only rows whose game has this in its name")
    parser.add_argument("--skip", type=int, default=0, help="leave out so many rows")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    random.seed(args.seed)
    out = own_stdout()
    python = f"{platform.python_implementation()} {platform.python_version()}"
    for row in [row for row in rows if args.only in row.game][args.skip :]:
        head = {"peer": row.peer, "version": version, "game": row.game, "unit": row.unit, "python": python}
        print(json.dumps({"starts": head}), file=out, flush=True)
        try:
            result = measure(row, args.seconds)
        except Exception as error:  # a peer that breaks must not stop the table
            result = {"error": f"{type(error).__name__}: {error}"[:160]}
        print(json.dumps({**head, **result}), file=out, flush=True)
