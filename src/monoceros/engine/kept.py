"""What the engine writes at import, rules lowered and declarations, is kept beside Python's bytecode.

It lies in `__pycache__` as Python's own files do, and is trusted as they are: `knight.cpython-311.written` beside
`knight.cpython-311.pyc`. A file holds all that was written of one module, under a hash of what it was made from: the
module's text, the sources of the engine that write, and the Python that runs. Whatever else lies there is passed over,
and where nothing can be kept, everything is written again at every start.
"""

from __future__ import annotations

import ast
import linecache
import marshal
import os
import sys
from contextlib import suppress
from functools import cache, cached_property
from hashlib import blake2b
from typing import Any, Final

Entry = tuple[Any, ...]  # what was written of one rule or declaration: code, words and numbers
DECORATORS: Final = frozenset(["rule", "state", "record", "event"])
WRITERS: Final = ("lowering", "declared")  # the rooms of the engine that write
SUFFIX: Final = ".written"
SIZE: Final = 16  # of a hash, in bytes


class Book:
    """A module's text, and what was written of it so far: read from its file, or made in this process."""

    def __init__(self, file: str, name: str, text: str, path: str) -> None:
        self.file, self.text, self.path = file, text, path
        self.key = hash_of(name, file, text, sys.version, sources_hash())
        self.entries: dict[str, Entry] = read(path, self.key)

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text, self.file)

    def line(self, number: int) -> str | None:
        """A line as it stands there, for messages."""
        return linecache.getline(self.file, number) or None

    def get(self, name: str) -> Entry | None:
        return self.entries.get(name)

    def put(self, name: str, entry: Entry) -> None:
        """With the last one that the module has, all of them go to its file."""
        self.entries[name] = entry
        if len(self.entries) >= sum([is_written(node) for node in self.tree.body]):
            write(self.path, self.key, self.entries)
            del self.tree


def is_written(node: ast.stmt) -> bool:
    """Does the engine write something in the place of this statement?"""
    words = [getattr(d, "func", d) for d in getattr(node, "decorator_list", [])]
    return any([isinstance(word, ast.Name) and word.id in DECORATORS for word in words])


_books: dict[tuple[str, str], Book] = {}  # by file and module


def book_of(file: str, names: dict[str, Any]) -> Book:
    """The book of the module in this file with these names; another one as soon as its text has changed."""
    linecache.checkcache(file)
    text = "".join(linecache.getlines(file, names))
    name = str(names.get("__name__"))
    book = _books.get((file, name))
    if book is None or book.text != text:
        book = _books[file, name] = Book(file, name, text, path_of(file, names))
    return book


# -- files ---


def path_of(file: str, names: dict[str, Any]) -> str:
    """Beside the module's bytecode, wherever Python has that; nothing for what was not imported from this file."""
    spec = names.get("__spec__")
    if spec is None or spec.origin != file or not spec.cached:
        return ""
    return os.path.splitext(str(spec.cached))[0] + SUFFIX


def hash_of(*parts: str) -> bytes:
    return blake2b("\0".join(parts).encode("utf-8", "surrogatepass"), digest_size=SIZE).digest()


@cache
def sources_hash() -> str:
    """Of everything that has a hand in what is written; nothing if the sources are not there to be read."""
    here = os.path.dirname(__file__)
    hashed = blake2b(digest_size=SIZE)
    try:
        found = [os.path.join(here, room, name) for room in WRITERS for name in sorted(os.listdir(f"{here}/{room}"))]
        for file in [os.path.join(here, "kept.py"), *[file for file in found if file.endswith(".py")]]:
            with open(file, "rb") as source:
                hashed.update(source.read())
    except OSError:
        return ""
    return hashed.hexdigest()


def read(path: str, key: bytes) -> dict[str, Entry]:
    """What is kept there if it was made from the same; nothing of a file that is missing, stale or damaged."""
    if not path or not sources_hash():
        return {}
    try:
        with open(path, "rb") as file:
            data = file.read()
    except OSError:
        return {}
    seal, body = data[: 2 * SIZE], data[2 * SIZE :]
    if seal != key + blake2b(body, digest_size=SIZE).digest():
        return {}
    found: dict[str, Entry] = marshal.loads(body)
    return found


def write(path: str, key: bytes, entries: dict[str, Entry]) -> None:
    """Under a name of its own first, so that nobody reads half of it. Where it cannot be written, it is not."""
    if not path or not sources_hash() or sys.dont_write_bytecode:
        return
    body = marshal.dumps(entries)
    new = f"{path}.{os.getpid()}"
    try:
        with open(new, "xb") as file:
            file.write(key + blake2b(body, digest_size=SIZE).digest() + body)
        os.replace(new, path)
    except OSError:
        with suppress(OSError):
            os.remove(new)
