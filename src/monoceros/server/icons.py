"""The shapes of icons, by name: the page's build writes them to one file, and a page asks for those it shows."""

from __future__ import annotations

import re
from hashlib import blake2b
from pathlib import Path

import msgspec

from monoceros.server.errors import Refusal
from monoceros.server.wire import IconShape

FILE = "icons.json"
MOST = 100
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,79}")


class Icons:
    """Read when first asked for, and again after a new build of the page."""

    def __init__(self, page: Path) -> None:
        self.path = page / FILE
        self._at = -1
        self._shapes: dict[str, IconShape] = {}
        self.version = ""

    def find(self, names: str) -> dict[str, IconShape]:
        """The shapes of `a,b,c`. Names that nobody knows are left out."""
        wanted = list(dict.fromkeys(name for name in names.split(",") if name))
        if len(wanted) > MOST:
            raise Refusal("too_many_icons", f"Ask for {MOST} icons at most, not {len(wanted)}.", status=400)
        if not wanted or not all(NAME.fullmatch(name) for name in wanted):
            raise Refusal("bad_icon", "Icons have names of small letters, digits and dashes, with commas between.")
        shapes = self._read()
        return {name: shapes[name] for name in wanted if name in shapes}

    def _read(self) -> dict[str, IconShape]:
        try:
            at = self.path.stat().st_mtime_ns
        except OSError:
            return {}
        if at != self._at:
            data = self.path.read_bytes()
            self._shapes = msgspec.json.decode(data, type=dict[str, IconShape])
            self.version = blake2b(data, digest_size=6).hexdigest()
            self._at = at
        return self._shapes
