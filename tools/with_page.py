"""A build hook: a package that people install has the page of the web table in it, or is not made.

An editable install (`pip install -e .`, which `make setup` does first of all) needs none: the page is built later, and
the server says so where it is missing.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HOW = "run `make page` (or `python tools/page.py`), then build again"


class WithPage(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        fault = "" if version == "editable" else page_fault(Path(self.root))
        if fault:
            sys.exit(f"Not built: {fault}: {HOW}.")


def page_fault(root: Path) -> str:
    """What is wrong with the page, or nothing. What was unpacked from an sdist has no times that say which is older."""
    page = root / "src" / "monoceros" / "server" / "page"
    if not (page / "index.html").is_file() or not (page / ".built").is_file():
        return f"the page of the web table is missing from {page}"
    if (root / "PKG-INFO").is_file():
        return ""
    sys.path.insert(0, str(root / "tools"))
    from page import is_fresh

    return "" if is_fresh() else f"the page in {page} is older than its sources in {root / 'web'}"
