"""The house's layers: nothing imports upwards, and games are strangers to each other."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def lint(project: Path, package_folder: Path) -> subprocess.CompletedProcess[str]:
    """What import-linter says of the package in `package_folder`, under the contracts in `project`."""
    command = [str(Path(sys.executable).parent / "lint-imports"), "--no-cache"]
    environment = {**os.environ, "PYTHONPATH": str(package_folder)}
    return subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True)


@pytest.fixture
def little_house(tmp_path: Path) -> Path:
    """Our own contracts over a house of empty rooms, with two games."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    contracts = (ROOT / "pyproject.toml").read_text(encoding="utf-8").partition("[tool.importlinter]")[2]
    rooms = set(re.findall(r"monoceros\.(\w+)", contracts)) | {"games/chess", "games/draughts"}
    for room in ["", *sorted(rooms)]:
        (tmp_path / "monoceros" / room).mkdir(parents=True)
        (tmp_path / "monoceros" / room / "__init__.py").write_text("", encoding="utf-8")
    return tmp_path


def test_the_house_keeps_its_layers() -> None:
    said = lint(ROOT, ROOT / "src")
    assert said.returncode == 0, said.stdout
    assert "0 broken" in said.stdout


def test_a_house_of_empty_rooms_keeps_them_too(little_house: Path) -> None:
    said = lint(little_house, little_house)
    assert said.returncode == 0, said.stdout + said.stderr


@pytest.mark.parametrize(
    ("room", "line"),
    [
        ("engine", "import monoceros.games.chess"),
        ("engine", "from monoceros.bots import anything"),
        ("games/chess", "import monoceros.bots"),
        ("games/chess", "import monoceros.cli"),
        ("games/chess", "import monoceros.games.draughts"),
        ("bots", "import monoceros.cli"),
    ],
)
def test_an_import_the_wrong_way_is_found(little_house: Path, room: str, line: str) -> None:
    (little_house / "monoceros" / room / "wrong.py").write_text(line + "\n", encoding="utf-8")
    said = lint(little_house, little_house)
    assert said.returncode == 1, said.stdout + said.stderr
    assert f"monoceros.{room.replace('/', '.')}.wrong ->" in said.stdout
