"""The lab's figures: games a second with one and with two processes, the time of a report, memory as games grow.

    .venv/bin/python bench/lab.py                          all figures, of 100,000 Tower games; on a calm machine
    .venv/bin/python bench/lab.py --games 200 --report 400 a look whether it works

Prints JSON. Every part runs in a process of its own, so that its time and its memory are its own. The run of the
report is kept in build/bench-lab and gone on with.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "bench-lab"


def monoceros(*args: str) -> tuple[float, int]:
    """Seconds, and the largest memory of the process and those it started, in MiB."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    start = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-m", "monoceros.cli", *args], env=environment, stdout=subprocess.DEVNULL
    )
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise SystemExit(f"monoceros {' '.join(args)} failed")
    return time.perf_counter() - start, max_memory(usage)


def max_memory(usage: resource.struct_rusage) -> int:
    """Linux counts in KiB, macOS in bytes."""
    return usage.ru_maxrss // (1024 * 1024 if sys.platform == "darwin" else 1024)


def run(game: str, games: int, jobs: int, out: Path) -> tuple[float, int]:
    return monoceros("lab", "run", game, "--games", str(games), "--jobs", str(jobs), "--out", str(out))


def measure(game: str, games: int, report: int, jobs: int) -> dict[str, Any]:
    data: dict[str, Any] = {"game": game}
    with tempfile.TemporaryDirectory() as scratch:
        for number in (1, 2):
            seconds, memory = run(game, games, number, Path(scratch) / str(number))
            data[f"games_per_second_{number}"] = round(games / seconds, 1)
            data[f"run_memory_mib_{number}"] = memory
        small = Path(scratch) / "small"
        run(game, report // 10, jobs, small)
        data["report_small"] = report_of(small, report // 10)
    run(game, report, jobs, KEPT / game)
    data["report"] = report_of(KEPT / game, report)
    return data


def report_of(folder: Path, games: int) -> dict[str, Any]:
    seconds, memory = monoceros("lab", "report", str(folder))
    return {"games": games, "seconds": round(seconds, 2), "memory_mib": memory}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="tower")
    parser.add_argument("--games", type=int, default=4000, help="for games a second")
    parser.add_argument("--report", type=int, default=100_000, help="games of the report")
    parser.add_argument("--jobs", type=int, default=0, help="processes that play them")
    given = parser.parse_args()
    print(json.dumps(measure(given.game, given.games, given.report, given.jobs), indent=2))


if __name__ == "__main__":
    main()
