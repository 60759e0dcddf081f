"""tools/playthroughs.py as a module: what it writes, tests compare."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

TOOL = Path(__file__).resolve().parents[2] / "tools" / "playthroughs.py"


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("playthroughs", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


playthroughs = load()
