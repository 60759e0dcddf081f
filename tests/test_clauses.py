"""Clause coverage: `make rules` counts clauses with a test, and fails when one has none or a test names no clause."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).resolve().parent.parent / "tools" / "clauses.py"
RULES = """
- **BW-1.1** A delver digs. See BW-1.2.
- **BW-1.2** A delver leaves.
- **BW-2.10a** A delver sleeps; **BW-1.1** holds.
- **BW-E1 three skulls.** Then the roof comes down.
"""
TESTS = """
@clause("BW-1.1", "BW-1.2")
def test_dig():
    pass

@pytest.mark.clause("BW-2.10a")
class TestSleep:
    @clause("BW-E1")
    def test_skulls(self):
        pass
"""


@pytest.fixture
def barrow(tmp_path: Path) -> Path:
    (tmp_path / "src" / "monoceros" / "games" / "barrow").mkdir(parents=True)
    (tmp_path / "src" / "monoceros" / "games" / "barrow" / "RULES.md").write_text(RULES, encoding="utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_barrow.py").write_text(TESTS, encoding="utf-8")
    return tmp_path


def count(root: Path, *arguments: str) -> tuple[int, str]:
    command = [sys.executable, str(TOOL), "--root", str(root), *arguments]
    ran = subprocess.run(command, capture_output=True, text=True)
    return ran.returncode, ran.stdout


def retell(root: Path, old: str, new: str) -> None:
    (root / "tests" / "test_barrow.py").write_text(TESTS.replace(old, new), encoding="utf-8")


def test_every_clause_has_a_test(barrow: Path) -> None:
    assert count(barrow) == (0, "barrow 3/3 clauses with a test, 1/1 examples\n")


def test_a_clause_without_a_test_fails(barrow: Path) -> None:
    retell(barrow, '"BW-1.1", "BW-1.2"', '"BW-1.1"')
    assert count(barrow) == (1, "barrow 2/3 clauses with a test, 1/1 examples\n  without a test: BW-1.2\n")


def test_an_example_without_a_test_fails(barrow: Path) -> None:
    retell(barrow, '@clause("BW-E1")', "")
    assert count(barrow) == (1, "barrow 3/3 clauses with a test, 0/1 examples\n  without a test: BW-E1\n")


def test_a_test_of_no_clause_fails(barrow: Path) -> None:
    retell(barrow, '"BW-1.1", ', '"BW-1.1", "BW-9.9", ')
    code, said = count(barrow)
    assert code == 1
    assert said.endswith("no clause BW-9.9, which is named in tests/test_barrow.py\n")


def test_json(barrow: Path) -> None:
    retell(barrow, '"BW-1.1", ', '"BW-9.9", ')
    code, said = count(barrow, "--json")
    assert code == 1
    told = json.loads(said)
    assert told["games"][0]["untested"] == ["BW-1.1"]
    assert told["unknown"] == {"BW-9.9": ["tests/test_barrow.py"]}
