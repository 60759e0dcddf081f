"""What every row of content.toml has, whichever table it is in."""

from __future__ import annotations

from typing import TypeVar

from monoceros.engine.content import Content, Row


class MixedRow(Row, frozen=True, kw_only=True):
    icon: str
    mixed: str = ""  # where the numbers come from, if from several sources: printed+designed


class NamedRow(MixedRow, frozen=True, kw_only=True):
    name: str


R = TypeVar("R", bound=Row)


def rows_in(content: Content, table: str, kind: type[R]) -> list[R]:
    """The rows of a table in order, as what they are."""
    return [row for row in content.tables[table].values() if isinstance(row, kind)]
