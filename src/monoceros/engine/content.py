"""Content: cards and pieces as checked rows of TOML, each with its source, and packs that override rows."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

Source = Literal["printed", "public", "designed"]
SOURCES: tuple[str, ...] = ("printed", "public", "designed")
REMEMBERED = 64  # sets of packs that a game keeps read


class ContentError(ValueError):
    """A table of content that cannot be used: names the file and the row."""


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every row has. Games subclass it, one class a table."""

    id: str
    text: str
    source: Source


@dataclass(frozen=True)
class Pack:
    """Rows that override or add to a game's content."""

    name: str
    tables: Mapping[str, Sequence[Mapping[str, Any]]]

    def plain(self) -> dict[str, Any]:
        """For a game's file: the pack itself, so that the game can be replayed without it."""
        return {"name": self.name, "tables": {t: [dict(row) for row in rows] for t, rows in self.tables.items()}}


@dataclass(frozen=True)
class Content:
    """All rows in force, by table and id."""

    tables: Mapping[str, Mapping[str, Row]]
    packs: tuple[Pack, ...]
    hash: str

    def sources(self) -> dict[str, int]:
        """How many rows come from where."""
        counts = dict.fromkeys(SOURCES, 0)
        for rows in self.tables.values():
            for row in rows.values():
                counts[row.source] += 1
        return counts


@dataclass(frozen=True)
class ContentKit:
    """What a game says of its content: the classes of its rows, its file, packs that come with it, its own check."""

    rows: Mapping[str, type[Row]]
    text: str
    packs: Mapping[str, str] = field(default_factory=dict)  # name -> TOML
    check: Callable[[Content], None] = lambda content: None
    file: str = "content.toml"
    remembered: dict[str, Content] = field(default_factory=dict, init=False, compare=False, repr=False)

    def pack(self, name: str) -> Pack:
        """A pack that comes with the game."""
        if name not in self.packs:
            raise ContentError(f"there is no pack {name!r}; the game comes with: {', '.join(self.packs) or 'none'}")
        return read_pack(self.packs[name], name)

    def load(self, packs: Sequence[Pack] = ()) -> Content:
        """The rows with the packs laid over them, in order, checked.

        Read once for all tables with the same packs: rows never change, so that tables can have the same ones.
        """
        key = key_of(packs)
        if key is None:
            return self.read(packs)
        if key not in self.remembered:
            content = self.read(packs)
            if len(self.remembered) >= REMEMBERED:
                self.remembered.clear()
            self.remembered[key] = content
        return self.remembered[key]

    def read(self, packs: Sequence[Pack]) -> Content:
        raw = self.raw_rows(read_toml(self.text, self.file), self.file)
        for pack in packs:
            self.lay_over(raw, pack)
        tables = {
            t: {i: self.row(t, r, self.place_of(packs, t, i)) for i, r in rows.items()} for t, rows in raw.items()
        }
        content = Content(tables, tuple(packs), digest(raw))
        self.check(content)
        return content

    def raw_rows(self, data: Mapping[str, Any], file: str) -> dict[str, dict[str, dict[str, Any]]]:
        found: dict[str, dict[str, dict[str, Any]]] = {table: {} for table in self.rows}
        for table, rows in data.items():
            for row in self.rows_of(table, rows, file):
                if row["id"] in found[table]:
                    raise ContentError(f"{file}: {table} {row['id']!r} is there twice")
                found[table][row["id"]] = dict(row)
        return found

    def rows_of(self, table: str, rows: Any, file: str) -> list[dict[str, Any]]:
        if table not in self.rows:
            raise ContentError(f"{file}: there is no table {table!r}; the tables are: {', '.join(self.rows)}")
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise ContentError(f"{file}: write each row of {table} under [[{table}]]")
        for number, row in enumerate(rows, 1):
            if not isinstance(row.get("id"), str) or not row["id"]:
                raise ContentError(f"{file}: {table} row {number} has no id")
        return rows

    def lay_over(self, raw: dict[str, dict[str, dict[str, Any]]], pack: Pack) -> None:
        """A row with a known id changes the keys it names (and is `designed` unless it says otherwise)."""
        seen: set[tuple[str, str]] = set()
        for table, rows in pack.tables.items():
            for row in self.rows_of(table, rows, pack.name):
                if (table, row["id"]) in seen:
                    raise ContentError(f"{pack.name}: {table} {row['id']!r} is there twice")
                seen.add((table, row["id"]))
                self.check_keys(table, row, pack.name)
                before = raw[table].get(row["id"], {})
                raw[table][row["id"]] = {**before, "source": "designed", **row}

    def check_keys(self, table: str, row: Mapping[str, Any], file: str) -> None:
        known = self.rows[table].__struct_fields__
        for key in row:
            if key not in known:
                raise ContentError(
                    f"{file}: {table} {row['id']!r} has no key {key!r}; the keys are: {', '.join(known)}"
                )

    def row(self, table: str, raw: Mapping[str, Any], place: str) -> Row:
        try:
            row = msgspec.convert(raw, self.rows[table])
        except msgspec.ValidationError as error:
            raise ContentError(f"{place}: {table} {raw['id']!r}: {error}") from None
        if not row.text.strip():
            raise ContentError(f"{place}: {table} {row.id!r} has no text")
        return row

    def place_of(self, packs: Sequence[Pack], table: str, row_id: str) -> str:
        """The last file that had a say in a row."""
        place = self.file
        for pack in packs:
            if any(row.get("id") == row_id for row in pack.tables.get(table, ())):
                place = pack.name
        return place


def read_toml(text: str, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{name}: no TOML: {error}") from None


def read_pack(text: str, name: str) -> Pack:
    return Pack(name, read_toml(text, name))


def key_of(packs: Sequence[Pack]) -> str | None:
    """What tells sets of packs apart. Packs come from outside: some have none, and reading them says what is wrong."""
    try:
        return json.dumps([[pack.name, pack.tables] for pack in packs])
    except (TypeError, ValueError, RecursionError):
        return None


def digest(raw: Any) -> str:
    """A fingerprint of all rows: two tables with the same one are the same."""
    return hashlib.blake2b(json.dumps(raw, sort_keys=True).encode(), digest_size=16).hexdigest()
