"""The toys of `toys.py` installed as a package of games would be, for this process and those it starts."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from lab.toys import ENTRY_POINTS
from monoceros.bots.plan import Plan
from monoceros.engine.registry import find_game
from monoceros.lab.folder import Folder, fill, on_this_machine, prepare
from monoceros.lab.run import new_run

TESTS = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="package")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    shelf = tmp_path_factory.mktemp("shelf")
    info = shelf / "toys-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toys\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    before = os.environ.get("PYTHONPATH", "")
    sys.path.append(str(shelf))
    os.environ["PYTHONPATH"] = os.pathsep.join([*[part for part in [before] if part], str(TESTS), str(shelf)])
    yield
    sys.path.remove(str(shelf))
    os.environ["PYTHONPATH"] = before


PlayToy = Callable[..., Folder]


@pytest.fixture(scope="package")
def play(toys: None, tmp_path_factory: pytest.TempPathFactory) -> PlayToy:
    """`play("coin", 2000, packs=("biased",))`: a run of a toy in a new folder."""

    def played(
        name: str, games: int, *, packs: tuple[str, ...] = (), bots: tuple[str, ...] = (), **more: Any
    ) -> Folder:
        game = find_game(name)
        laid = tuple([game.content.pack(pack) for pack in packs])
        plan = Plan(name, 2, game.option_values(more.pop("options", {}), bots_only=True), laid)
        jobs, path = more.pop("jobs", 1), more.pop("path", None) or tmp_path_factory.mktemp(name) / "run"
        run = new_run(plan, bots or ("random", "random"), games, more.pop("seed", 1), **more)
        folder = prepare(path, run)
        fill(folder, on_this_machine(jobs))
        return folder

    return played
