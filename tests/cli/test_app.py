"""The command itself: version, help, misuse."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from cli.conftest import Monoceros
from monoceros.cli.app import COMMANDS


def test_version_says_which_build_runs(monoceros: Monoceros) -> None:
    ran = monoceros("--version")
    assert ran.code == 0
    assert ran.out.startswith("monoceros 0.")
    assert "compiled" in ran.out or "pure Python" in ran.out


def test_the_version_loads_neither_engine_nor_rich() -> None:
    code = (
        "import sys; from monoceros.cli.app import run; run(['--version'])\n"
        "print([m for m in sys.modules if m.split('.')[0] == 'rich' or m == 'monoceros.engine.game'])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.splitlines()[1] == "[]"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(monoceros: Monoceros, command: str) -> None:
    ran = monoceros(command, "--help")
    assert ran.code == 0
    assert ran.err == ""
    assert "Examples:" in ran.out
    assert f"    monoceros {command}" in ran.out.split("Examples:")[1]


def test_help_lists_every_command(monoceros: Monoceros) -> None:
    ran = monoceros("--help")
    assert ran.code == 0
    for command in COMMANDS:
        assert f"\n  {command} " in ran.out
    assert "..." not in ran.out.split("Commands:")[1]  # no sentence is cut off


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["plya"], "No such command 'plya'. Did you mean 'play'"),
        (["sim"], "Missing argument 'GAME'"),
        (["sim", "tower", "--gmaes", "3"], "No such option: --gmaes"),
        (["sim", "tower", "--games", "many"], "Invalid value for '--games'"),
        (["sim", "tower", "--jobs", "-1"], "'--jobs': Input should be greater than or equal to 0"),
        (["verify"], "Missing argument 'FILE'"),
    ],
)
def test_misuse_is_one_line_and_exit_code_2(monoceros: Monoceros, args: list[str], said: str) -> None:
    ran = monoceros(*args)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert said in ran.err
    assert "--help`" in ran.err


def test_no_argument_at_all_shows_the_help(monoceros: Monoceros) -> None:
    ran = monoceros()
    assert ran.code == 2
    assert "Commands:" in ran.err


def test_as_a_program_it_ends_quietly_when_nobody_reads_on() -> None:
    command = f"{sys.executable} -m monoceros.cli games show tower --rules | head -1"
    said = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True, env=dict(os.environ))
    assert said.stdout.strip() == "1. Goal"
    assert said.stderr == ""
