"""What the parts of the row have in common: how long they are, and spaces of the grid as two numbers."""

from __future__ import annotations

from typing import Final

from monoceros.engine.encoder import Part, Row, one, put, put_nothing
from monoceros.games.vast.tables import EMPTY, ORIGIN, ROW

MIDDLE: Final = 100  # the Entrance's place in both directions: no tile is further from it than this
SPACE_NUMBERS: Final = 2


def numbers_in(parts: list[Part]) -> int:
    return sum([len(part.labels) for part in parts])


def put_space(out: Row, space: int) -> None:
    """A space of the grid, which need not have a tile."""
    if space == EMPTY:
        put_nothing(out, SPACE_NUMBERS)
        return
    put(out, column_of(space))
    put(out, row_of(space))


def column_of(space: int) -> int:
    return space % ROW - ORIGIN % ROW + MIDDLE


def row_of(space: int) -> int:
    return space // ROW - ORIGIN // ROW + MIDDLE


def space_parts(what: str) -> list[Part]:
    return [one(f"{what}: east ({MIDDLE}: the Entrance's column; 0: nowhere)"), one(f"{what}: north")]
