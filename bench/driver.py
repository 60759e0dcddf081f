"""Measure Monoceros and its peers in one interleaved run on one core, and print one table.

Each round goes once through all scripts, so that a slow minute of the machine touches every row alike. Progress goes
to standard error, the table to standard output. Ctrl-C prints what is there so far.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import queue
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import environment
import report

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
OURS = ROOT / ".venv"
PEERS = ROOT / ".venv-peers"
ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
EXAMPLES = """examples:
  bench/run                                     everything, some minutes
  bench/run --quick --no-install                a rough look
  bench/run --only monoceros,openspiel/hive     our rows, and those of OpenSpiel with hive in their name"""


@dataclass(frozen=True)
class Script:
    """A benchmark script and the environment in which it runs."""

    name: str  # what --only knows it by
    file: str
    package: str = ""  # the peer that it needs; none for ours
    build: str = ""  # which build of ours


SCRIPTS = (
    Script("monoceros-pure", "bench_monoceros.py", build="pure"),
    Script("monoceros-fast", "bench_monoceros.py", build="fast"),
    Script("env-pure", "bench_env.py", build="pure"),
    Script("env-fast", "bench_env.py", build="fast"),
    Script("catanatron", "bench_catanatron.py", "catanatron"),
    Script("pyminion", "bench_pyminion.py", "pyminion"),
    Script("openspiel", "bench_openspiel.py", "open_spiel"),
    Script("pettingzoo", "bench_pettingzoo.py", "pettingzoo"),
    Script("rlcard", "bench_rlcard.py", "rlcard"),
    Script("chess", "bench_chess.py", "chess"),
)


class Broken(Exception):
    """A script died or fell silent."""


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


# -- one script --------------------------------------------------------------------------------------------------


def spoken(process: subprocess.Popen[str], patience: float) -> Iterator[str]:
    """The lines of a process as they come; too long a silence is an error."""
    heard: queue.SimpleQueue[str | None] = queue.SimpleQueue()

    def listen(out: IO[str]) -> None:
        for line in out:
            heard.put(line)
        heard.put(None)

    assert process.stdout is not None
    threading.Thread(target=listen, args=(process.stdout,), daemon=True).start()
    while True:
        try:
            line = heard.get(timeout=patience)
        except queue.Empty:
            raise Broken(f"no answer for {patience:.0f} s") from None
        if line is None:
            return
        yield line


def talk(command: Sequence[str], extra: dict[str, str], patience: float) -> Iterator[dict[str, Any]]:
    """What a script prints, parsed; ends in Broken if the script did not end well."""
    with tempfile.TemporaryDirectory() as elsewhere, tempfile.TemporaryFile("w+") as complaints:
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
            cwd=elsewhere,  # what a peer writes beside itself goes away with it
            env={**os.environ, **ONE_THREAD, **extra},
        )
        try:
            for line in spoken(process, patience):
                if line.startswith("{"):  # a peer may greet us before the harness takes standard output for itself
                    yield json.loads(line)
            if process.wait(patience):
                complaints.seek(0)
                last = [line for line in complaints.read().splitlines() if line.strip()][-1:]
                raise Broken(last[0][:160] if last else f"it died with code {process.returncode}")
        finally:
            process.kill()
            process.wait()


def measured(script: Script, only: str, seconds: float, turn: int) -> Iterator[report.Measured]:
    """Every row of a script, once. A row that kills or hangs the script is named, and the script starts after it."""
    python = environment.python_of(PEERS if script.package else OURS)
    command = [str(python), str(HERE / script.file), "--seconds", str(seconds), "--seed", str(turn), "--only", only]
    extra = {"MONOCEROS_BUILD": script.build} if script.build else {}
    begun, ended, skip = 0, False, 0
    head: dict[str, Any] = {"peer": script.name, "game": only or "all", "version": ""}
    while not ended:
        try:
            for row in talk([*command, "--skip", str(skip)], extra, patience=60 + 20 * seconds):
                if "starts" in row:
                    head, begun = row["starts"], begun + 1
                else:
                    yield row
            ended = True
        except (Broken, OSError, subprocess.TimeoutExpired) as error:
            yield {**head, "error": str(error).replace(f"{ROOT}{os.sep}", "")}
            ended = begun == skip  # nothing was begun this time: it will not be better the next
            skip = begun


# -- the whole run -----------------------------------------------------------------------------------------------


def chosen(only: str) -> list[tuple[Script, str]]:
    """The scripts to run, each with the part of a game's name that its rows must have."""
    if not only:
        return [(script, "") for script in SCRIPTS]
    found: list[tuple[Script, str]] = []
    for word in only.split(","):
        name, _, part = word.strip().partition("/")
        named = [script for script in SCRIPTS if name in (script.name, script.name.split("-")[0])]
        if not named:
            raise ValueError(f"--only knows {', '.join([script.name for script in SCRIPTS])}; not {name!r}")
        found += [(script, part) for script in named]
    return found


def pin() -> str:
    """Keep this process and its children on one core; says what became of it."""
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned to a core"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"pinned to core {core} of {os.cpu_count()}"


def rounds(args: argparse.Namespace, absent: dict[str, str]) -> Iterator[report.Measured]:
    for turn in range(1, args.rounds + 1):
        for script, part in chosen(args.only):
            if script.package in absent:
                yield {"peer": script.name, "game": part or "all", "version": "", "error": absent[script.package]}
                continue
            for row in measured(script, part, args.seconds, turn):
                say(f"round {turn}/{args.rounds}  {row['peer']}: {row['game']}  {told(row)}")
                yield row


def told(row: report.Measured) -> str:
    return row["error"] if "error" in row else f"{row['decisions'] / row['cpu']:,.0f} {row['unit']}/s"


def options(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="bench/run",
        description=__doc__,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--rounds", type=int, help="times through all rows (3; with --quick 1)")
    parser.add_argument("--seconds", type=float, help="CPU seconds a row in each round (1; with --quick 0.2)")
    parser.add_argument("--only", default="", metavar="SCRIPT[/GAME],...", help="only these scripts, or rows of them")
    parser.add_argument("--quick", action="store_true", help="one short round: the order of magnitude, no more")
    parser.add_argument("--no-install", action="store_true", help="take .venv-peers as it is")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the table as JSON")
    parser.add_argument("--raw", type=Path, metavar="FILE", help="add every row of every round to FILE, as JSON lines")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the table as Markdown")
    args = parser.parse_args(argv)
    if args.rounds is None:
        args.rounds = 1 if args.quick else 3
    if args.seconds is None:
        args.seconds = 0.2 if args.quick else 1.0
    if args.rounds < 1 or args.seconds <= 0:
        parser.error("--rounds and --seconds must be more than nothing")
    try:
        chosen(args.only)
    except ValueError as error:
        parser.error(str(error))
    return args


def peers_absent(args: argparse.Namespace) -> dict[str, str]:
    """Why each peer that is needed cannot be measured."""
    if not any([script.package for script, _ in chosen(args.only)]):
        return {}
    if args.no_install:
        return {} if environment.python_of(PEERS).exists() else dict.fromkeys(environment.pins(), "not installed")
    ours = environment.python_of(OURS)
    return environment.refresh(PEERS, str(ours) if ours.exists() else sys.executable, say)


def main(argv: Sequence[str] | None = None) -> int:
    args = options(argv)
    rows: list[report.Measured] = []
    stopped = False
    pinned = "nothing was measured"
    try:
        absent = peers_absent(args)
        pinned = pin()
        for row in rounds(args, absent):
            rows.append(row)
            if args.raw:
                with args.raw.open("a", encoding="utf-8") as raw:
                    raw.write(json.dumps(row) + "\n")
    except KeyboardInterrupt:
        stopped = True
        say("stopped; the table so far:")
    machine = (
        f"{report.pythons(rows)}, {platform.machine()}, {pinned};"
        f" {args.rounds} round(s) of {args.seconds:g} CPU s a row{', stopped early' if stopped else ''}."
    )
    write(args, rows, machine)
    return 130 if stopped else 0


def write(args: argparse.Namespace, rows: list[report.Measured], machine: str) -> None:
    if rows:
        print(report.text(rows, machine), flush=True)
    if args.json:
        args.json.write_text(json.dumps(report.summary(rows, machine), indent=1) + "\n", encoding="utf-8")
    if args.markdown:
        args.markdown.write_text(report.markdown(rows, machine), encoding="utf-8")
