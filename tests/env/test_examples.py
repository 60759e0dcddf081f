"""The examples run, with small settings."""

from __future__ import annotations

import importlib.util
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from monoceros.bots.levels import RandomBot
from monoceros.bots.match import play_match
from monoceros.bots.spec import make_bot
from monoceros.engine.registry import find_game

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def run(name: str, *arguments: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """As `python examples/NAME ARGUMENTS`, in this process: no game is loaded twice."""
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    try:
        runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    except SystemExit as end:
        return int(end.code or 0)
    return 0


def test_random_play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("random_play.py", "--games", "1", monkeypatch=monkeypatch) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == sorted([line.split(":")[0] for line in lines])
    assert all(["1 games, " in line and "rewards: seat_0 " in line for line in lines])


def test_the_small_learner(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    curve = tmp_path / "curve.svg"
    done = run("learn_tower.py", "--games", "20", "--tests", "2", "--picture", str(curve), monkeypatch=monkeypatch)
    assert done == 0
    assert "20 games: " in capsys.readouterr().out
    assert curve.read_text(encoding="utf-8").startswith("<svg ")


def test_maskable_ppo_runs_or_says_what_it_needs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    small = ["--steps", "64", "--rollout", "64", "--tests", "1"]
    code = run("maskable_ppo.py", *small, monkeypatch=monkeypatch)
    if importlib.util.find_spec("sb3_contrib") is None:
        assert code == 2
        assert "needs sb3-contrib" in capsys.readouterr().err
    else:
        assert code == 0
        assert "after 64 steps" in capsys.readouterr().out


def test_the_line_bot_plays_a_game_and_the_same_game_again() -> None:
    game = find_game("tower")
    options = game.option_values({"match": "single", "turn_limit": 6}, bots_only=True)
    results = []
    for _ in range(2):
        bot = make_bot(f"process:'{sys.executable}' '{EXAMPLES / 'line_bot.py'}'", game, processes=True)
        results.append(play_match(game, [bot, RandomBot()], 5, options, game.content.load()))
        bot.close()
    assert results[0] == results[1]


def test_the_line_bot_ends_with_its_input() -> None:
    ended = subprocess.run([sys.executable, str(EXAMPLES / "line_bot.py")], input=b"", timeout=60)
    assert ended.returncode == 0
