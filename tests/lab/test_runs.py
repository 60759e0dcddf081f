"""Runs: the same for any number of processes, never half written, gone on with after anything."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest

from lab.conftest import PlayToy
from monoceros.lab.errors import LabError
from monoceros.lab.folder import Folder, Parts, Play, fill, on_this_machine, open_folder, open_played, prepare
from monoceros.lab.record import SCHEMA
from monoceros.lab.run import Run, check_run, play_part, read_run


def files_of(folder: Folder) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.path.iterdir())}


def table_of(folder: Folder) -> pl.DataFrame:
    return pl.concat(folder.frames())


def stops_after(parts: int) -> Play:
    """A player that is killed after so many parts."""

    def play(run: Run, chunks: Iterable[Sequence[int]]) -> Parts:
        for number, chunk in enumerate(chunks):
            if number == parts:
                raise KeyboardInterrupt
            yield chunk, play_part(run, chunk)

    return play


@pytest.fixture(scope="module")
def whole(play: PlayToy) -> Folder:
    return play("coin", 45, batch=10)


def test_results_are_the_same_for_any_number_of_processes(play: PlayToy, whole: Folder) -> None:
    assert files_of(play("coin", 45, batch=10, jobs=2)) == files_of(whole)


def test_parts_are_only_parts(play: PlayToy, whole: Folder) -> None:
    """However the games are divided, they are the same games."""
    other = play("coin", 45, batch=45)
    assert len(files_of(whole)) == 6
    assert len(files_of(other)) == 2
    assert table_of(other).equals(table_of(whole))


def test_another_seed_gives_other_games(play: PlayToy, whole: Folder) -> None:
    assert not table_of(play("coin", 45, batch=10, seed=2)).equals(table_of(whole))


def test_a_run_that_is_stopped_goes_on_where_it_was(whole: Folder, tmp_path: Path) -> None:
    folder = prepare(tmp_path / "run", whole.run)
    with pytest.raises(KeyboardInterrupt):
        fill(folder, stops_after(2))
    assert folder.missing() == [2, 3, 4]
    assert open_played(folder.path).played() == 20
    told: list[int] = []
    fill(prepare(folder.path, whole.run), on_this_machine(1), told.append)
    assert told == [20, 10, 10, 5]
    assert files_of(folder) == files_of(whole)


def test_a_run_may_grow(whole: Folder, tmp_path: Path) -> None:
    folder = prepare(tmp_path / "run", replace(whole.run, games=15))
    fill(folder, on_this_machine(1))
    fill(prepare(folder.path, whole.run), on_this_machine(1))
    assert files_of(folder) == files_of(whole)
    with pytest.raises(LabError, match="holds a run of 45 games; 44 are fewer"):
        prepare(folder.path, replace(whole.run, games=44))


def test_a_killed_run_loses_nothing_that_was_finished(toys: None, tmp_path: Path) -> None:
    """Kill −9 in the middle of it; then the same command again."""
    command = [sys.executable, "-m", "monoceros.cli", "lab", "run", "coin", "--games", "4000", "--batch", "100"]
    command += ["--out", str(tmp_path / "run")]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    while len(parts := sorted(tmp_path.glob("run/*.parquet"))) < 3:
        assert process.poll() is None, process.communicate()[1]
        time.sleep(0.01)
    os.kill(process.pid, signal.SIGKILL)
    process.communicate()
    kept = {part.name: part.read_bytes() for part in parts}
    folder = open_played(tmp_path / "run")
    assert folder.played() >= 300
    with pytest.raises(KeyboardInterrupt):
        fill(prepare(folder.path, folder.run), stops_after(2))  # it goes on; the rest would take its time
    assert {name: (folder.path / name).read_bytes() for name in kept} == kept
    for part in range(folder.played() // 100):
        assert folder.part_path(part).read_bytes() == play_part(folder.run, folder.run.numbers(part))


def test_the_file_repeats_the_run(play: PlayToy) -> None:
    run = play("coin", 5, packs=("biased",)).run
    assert read_run(run.text(), "run.toml") == run
    check_run(run)
    assert run.plan.packs[0].tables == {"coin": [{"id": "coin", "heads": 7}]}


def test_a_game_without_end_is_a_stall(play: PlayToy) -> None:
    table = table_of(play("nim", 40, most_decisions=2))
    assert 0 < table["score"].null_count() < 40
    assert table.filter(pl.col("score").is_null())["decisions"].unique().to_list() == [3]


# -- what cannot be used ---


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: "[", "is no TOML"),
        (lambda text: text.replace("monoceros lab run", "cake"), "is no file of a lab run"),
        (lambda text: text.replace("format_version = 1", "format_version = 9"), "format version 9"),
        (lambda text: text.replace("seed = 1", 'seed = "x"'), "seed is missing or of the wrong kind"),
        (lambda text: text.replace("seats = 2\n", ""), "seats is missing"),
        (lambda text: text.replace("games = 45", "games = 0"), "are 1 or more"),
        (lambda text: text.replace("packs = []", "packs = [1]"), "a pack is"),
    ],
)
def test_a_broken_file_is_told_in_a_line(whole: Folder, change: Callable[[str], str], words: str) -> None:
    with pytest.raises(LabError, match=words):
        read_run(change(whole.run.text()), "run.toml")


def test_a_run_of_other_rules_or_content_is_refused(whole: Folder) -> None:
    with pytest.raises(LabError, match="version 7 of the rules of Coin; here is 1"):
        check_run(replace(whole.run, rules_version=7))
    with pytest.raises(LabError, match="the content of Coin here is not that of the run"):
        play_part(replace(whole.run, content_hash="other"), range(1))
    with pytest.raises(LabError, match="names 1 bots for 2 seats"):
        check_run(replace(whole.run, bots=("random",)))


def test_folders_that_hold_something_else_are_left_alone(whole: Folder, tmp_path: Path) -> None:
    (tmp_path / "cake").write_text("sweet")
    with pytest.raises(LabError, match="holds something else"):
        prepare(tmp_path, whole.run)
    with pytest.raises(LabError, match="holds another run: seed is 1 there, 2 here"):
        prepare(whole.path, replace(whole.run, seed=2))
    with pytest.raises(LabError, match=r"it has no run\.toml"):
        open_folder(tmp_path)
    with pytest.raises(LabError, match="there is no folder"):
        open_folder(tmp_path / "nowhere")


def test_a_damaged_part_is_named(whole: Folder, tmp_path: Path) -> None:
    folder = prepare(tmp_path / "run", whole.run)
    with pytest.raises(LabError, match="holds no finished part yet"):
        open_played(folder.path)
    folder.part_path(0).write_bytes(b"cake")
    with pytest.raises(LabError, match=r"games-00000\.parquet' is damaged: remove it"):
        open_played(folder.path)
    pl.DataFrame({"cake": [1]}).write_parquet(folder.part_path(0))
    with pytest.raises(LabError, match="another version of the lab"):
        folder.missing()
    pl.concat([pl.read_parquet(whole.part_path(part)) for part in (0, 1)]).write_parquet(folder.part_path(0))
    with pytest.raises(LabError, match="holds 20 games, more than the run has there"):
        folder.missing()


def test_a_full_disk_leaves_no_half_part(whole: Folder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = prepare(tmp_path / "run", whole.run)

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(LabError, match=r"games-00000\.parquet' cannot be written: No space left on device"):
        fill(folder, on_this_machine(1))
    assert [file.name for file in folder.path.iterdir()] == ["run.toml"]


def test_every_column_is_there(whole: Folder) -> None:
    assert table_of(whole).schema == SCHEMA
    assert table_of(whole)["game"].to_list() == list(range(45))


def dies(run: Run, chunks: Iterable[Sequence[int]]) -> Parts:
    """A process of the pool that is gone."""
    from concurrent.futures.process import BrokenProcessPool

    raise BrokenProcessPool
    yield


def test_a_process_that_dies_is_told(whole: Folder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("monoceros.lab.folder.play_any_order", lambda play, run, chunks, jobs: dies(run, chunks))
    with pytest.raises(LabError, match="run the same command again to go on"):
        fill(prepare(tmp_path / "run", whole.run), on_this_machine(2))
