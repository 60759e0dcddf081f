"""The page: files that its build wrote, found by name in a list made beforehand, so that no path leads elsewhere."""

from __future__ import annotations

import mimetypes
from hashlib import blake2b
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException

INDEX = "index.html"
HASHED = "assets/"  # the build puts a hash into the names of all that lies here
LEFT_OUT = ("icons.json",)  # given out in parts, by another way
PACKED = (("br", ".br"), ("gzip", ".gz"))
TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED_ALREADY = "packed_already"  # marks what is not to be packed again
NOT_OURS = ("api", "schema")  # what is missing there is missing

UNBUILT = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Monoceros</title></head>
<body>
<h1>The page is not built yet</h1>
<p>This server runs and its API answers, but the page was not built. In the project's folder, run:</p>
<pre>make setup</pre>
<p>Then load this page again. To play without it, use the terminal: <code>monoceros play tower</code>.</p>
</body>
</html>
"""


class Page:
    """The build's files. They are listed when the build is new, and each is read when it is first asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._made = -1
        self._files: dict[str, Path] = {}
        self._read: dict[Path, tuple[bytes, str]] = {}

    def find(self, name: str) -> Path | None:
        """The file of this name; None if the build wrote no such file."""
        self._look()
        return self._files.get(name)

    def is_built(self) -> bool:
        return self.find(INDEX) is not None

    def content(self, file: Path) -> tuple[bytes, str]:
        """What is in the file, and a tag that changes with it."""
        if file not in self._read:
            data = file.read_bytes()
            self._read[file] = (data, f'"{blake2b(data, digest_size=9).hexdigest()}"')
        return self._read[file]

    def packed(self, file: Path, accepted: str) -> tuple[Path, str]:
        """The smallest form that the browser understands, and what it is called."""
        words = {part.partition(";")[0].strip() for part in accepted.split(",") if not refuses(part)}
        for coding, ending in PACKED:
            beside = file.with_name(file.name + ending)
            if coding in words and beside in self._files.values():
                return beside, coding
        return file, ""

    def _look(self) -> None:
        try:
            made = (self.folder / INDEX).stat().st_mtime_ns
        except OSError:
            made = -1
        if made != self._made:
            self._made = made
            self._read.clear()
            self._files = {} if made < 0 else dict(self._listed())

    def _listed(self) -> list[tuple[str, Path]]:
        found = [file for file in self.folder.rglob("*") if file.is_file() and not file.name.startswith(".")]
        names = [(file.relative_to(self.folder).as_posix(), file) for file in found]
        return [(name, file) for name, file in names if name not in LEFT_OUT]


def refuses(part: str) -> bool:
    """`br;q=0` says: no br."""
    return part.partition(";")[2].replace(" ", "") in ("q=0", "q=0.0", "q=0.00", "q=0.000")


@get(["/", "/{path:path}"], include_in_schema=False, opt={PACKED_ALREADY: True})
async def page(request: Request[Any, Any, Any], pages: Page) -> Response[bytes] | Response[str]:
    """A file of the page, or the page itself: it knows its own addresses."""
    name = request.scope["path"].lstrip("/")
    if name.partition("/")[0] in NOT_OURS:
        raise NotFoundException
    if not pages.is_built():
        return Response(UNBUILT, media_type=MediaType.HTML, status_code=503)
    file = pages.find(name or INDEX)
    if file is None and (f"{name}/".startswith(HASHED) or "." in name.rpartition("/")[2]):
        raise NotFoundException
    return answer(request, pages, pages.find(INDEX) if file is None else file)


def answer(request: Request[Any, Any, Any], pages: Page, file: Path | None) -> Response[bytes]:
    if file is None:  # the build was taken away this very moment
        raise NotFoundException
    chosen, coding = pages.packed(file, request.headers.get("accept-encoding", ""))
    data, tag = pages.content(chosen)
    hashed = file.relative_to(pages.folder).as_posix().startswith(HASHED)
    headers = {"etag": tag, "vary": "Accept-Encoding", "cache-control": FOR_EVER if hashed else ASK_AGAIN}
    if coding:
        headers["content-encoding"] = coding
    if tag in [each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")]:
        return Response(b"", status_code=304, headers=headers, media_type=type_of(file))
    return Response(data, headers=headers, media_type=type_of(file))


def type_of(file: Path) -> str:
    return TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
