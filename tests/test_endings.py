"""Endings: `tools/endings.py` plays games to their end, goes on where it stopped, and says which a limit cut."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).resolve().parent.parent / "tools" / "endings.py"
QUICK = ("--only", "tower", "--bots", "squire,random")


def endings(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(TOOL), *QUICK, *arguments], capture_output=True, text=True, timeout=120)


def test_a_row_for_each_kind_and_the_command_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "endings.jsonl"
    ran = endings("--games", "2", "--file", str(file))
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "| tower | 2 | 2 | 2 | 0 |" in ran.stdout
    before = file.read_text(encoding="utf-8")
    file.write_text(before + '{"game": "tow', encoding="utf-8")  # stopped in the middle of a line
    assert "| tower | 2 | 4 | 4 | 0 |" in endings("--games", "4", "--file", str(file)).stdout
    after = file.read_text(encoding="utf-8")
    assert after.startswith(before), "what was there is not played again"
    rows = [json.loads(line) for line in after.splitlines()]
    assert [row["bots"] for row in rows] == [
        ["squire", "squire"],
        ["squire", "random"],
        ["random", "random"],
        ["random", "squire"],
    ]
    assert "| tower | 2 | 3 | 3 | 0 |" in endings("--games", "3", "--file", str(file), "--table").stdout


def test_a_game_that_does_not_end_is_cut_and_the_command_says_so(tmp_path: Path) -> None:
    ran = endings("--games", "1", "--most", "5", "--file", str(tmp_path / "endings.jsonl"))
    assert ran.returncode == 1
    assert "| tower | 2 | 1 | 0 | 1 | 5 | 5 |" in ran.stdout
