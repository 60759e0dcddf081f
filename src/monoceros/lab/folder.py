"""A run's folder: `run.toml`, and parts `games-00000.parquet` … that are written whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

import polars as pl

from monoceros.bots.batch import play_any_order, processes
from monoceros.lab.errors import LabError
from monoceros.lab.record import SCHEMA
from monoceros.lab.run import Run, differences, play_part, read_run

RUN_FILE = "run.toml"
Parts = Iterator[tuple[Sequence[int], bytes]]
Play = Callable[[Run, Iterable[Sequence[int]]], Parts]  # plays parts, in any order, here or elsewhere
Advance = Callable[[int], None]


@dataclass(frozen=True)
class Folder:
    path: Path
    run: Run

    def part_path(self, part: int) -> Path:
        return self.path / f"games-{part:05}.parquet"

    def games_in(self, part: int) -> int:
        """How many games a part holds by now."""
        path = self.part_path(part)
        if not path.exists():
            return 0
        try:
            schema = pl.read_parquet_schema(path)
            rows = int(pl.scan_parquet(path).select(pl.len()).collect().item())
        except (pl.exceptions.PolarsError, OSError):
            raise LabError(f"{str(path)!r} is damaged: remove it, and run again to play its games anew") from None
        if dict(schema) != dict(SCHEMA):
            raise LabError(f"{str(path)!r} was written by another version of the lab; start in a new folder")
        if rows > len(self.run.numbers(part)):
            raise LabError(f"{str(path)!r} holds {rows} games, more than the run has there")
        return rows

    def missing(self) -> list[int]:
        return [part for part in range(self.run.parts) if self.games_in(part) < len(self.run.numbers(part))]

    def frames(self) -> Iterator[pl.DataFrame]:
        """The games, part by part: never more than one part is held."""
        for part in range(self.run.parts):
            if self.games_in(part):
                yield pl.read_parquet(self.part_path(part))

    def played(self) -> int:
        return sum([self.games_in(part) for part in range(self.run.parts)])


def open_folder(path: Path) -> Folder:
    """A folder with a run in it."""
    if not path.is_dir():
        raise LabError(f"there is no folder {str(path)!r}")
    file = path / RUN_FILE
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise LabError(f"{str(path)!r} is no folder of a lab run: it has no {RUN_FILE}") from None
    except (OSError, UnicodeDecodeError):
        raise LabError(f"{str(file)!r} cannot be read") from None
    return Folder(path, read_run(text, str(file)))


def open_played(path: Path) -> Folder:
    """A folder with games in it."""
    folder = open_folder(path)
    if not folder.played():
        raise LabError(f"{str(path)!r} holds no finished part yet: run `monoceros lab run` to its end, or longer")
    return folder


def prepare(path: Path, run: Run) -> Folder:
    """A new folder, or one in which the same run was begun; it may have more games than before, not fewer."""
    if (path / RUN_FILE).exists():
        old = open_folder(path).run
        for key, (before, after) in differences(old, run).items():
            was, now = (str(value) if len(str(value)) < 60 else "another" for value in (before, after))
            raise LabError(f"{str(path)!r} holds another run: {key} is {was} there, {now} here; name another folder")
        if old.games > run.games:
            raise LabError(f"{str(path)!r} holds a run of {old.games} games; {run.games} are fewer")
        run = replace(run, batch=old.batch)
    elif path.exists() and (not path.is_dir() or any(path.iterdir())):
        raise LabError(f"{str(path)!r} is there and holds something else: name a new folder")
    with writing(path):
        path.mkdir(parents=True, exist_ok=True)
        for left in path.glob(".*.new"):  # of a run that was killed while it wrote
            left.unlink()
    write_whole(path / RUN_FILE, run.text().encode())
    return Folder(path, run)


def fill(folder: Folder, play: Play, advance: Advance = lambda games: None) -> None:
    """Play the parts that are missing; each is kept as soon as it is there."""
    run = folder.run
    missing = folder.missing()
    advance(run.games - sum([len(run.numbers(part)) for part in missing]))
    for numbers, part in play(run, [run.numbers(part) for part in missing]):
        write_whole(folder.part_path(numbers[0] // run.batch), part)
        advance(len(numbers))


def on_this_machine(jobs: int) -> Play:
    """In so many processes; 0: one for each core."""

    def play(run: Run, chunks: Iterable[Sequence[int]]) -> Parts:
        wanted = list(chunks)
        try:
            yield from play_any_order(play_part, run, wanted, max(1, min(processes(jobs), len(wanted))))
        except BrokenProcessPool:
            raise LabError("a process that played games died; run the same command again to go on") from None

    return play


# -- writing ---


class writing:  # noqa: N801  (reads as a verb)
    """What the system refuses becomes one line."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if isinstance(error, OSError):
            raise LabError(f"{str(self.path)!r} cannot be written: {error.strerror}") from None


def write_whole(path: Path, data: bytes) -> None:
    """Whoever looks sees the whole file or none."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.new")
    with writing(path):
        try:
            with beside.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            os.replace(beside, path)
        except OSError:
            with suppress(OSError):
                beside.unlink()
            raise
