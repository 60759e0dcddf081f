"""Rows of content.toml about the Ghoul and the Vile Ghoul (T20), and the tables made of them."""

from __future__ import annotations

from monoceros.engine.content import Content, ContentError
from monoceros.games.vast import tables_ghoul as g
from monoceros.games.vast.content_rows import MixedRow, NamedRow, rows_in
from monoceros.games.vast.tables import Terms


class TerrorRow(NamedRow, frozen=True, kw_only=True):
    copies: int
    turn: int  # how much its lasting effect, or that of once a turn, gives or costs
    once: int  # how much its effect of once a game gives


class ChartRow(NamedRow, frozen=True, kw_only=True):
    face: int
    movement: int
    attack: int


class GhoulRow(NamedRow, frozen=True, kw_only=True):
    number: int


GHOUL_ROWS: dict[str, type[MixedRow]] = {"terror": TerrorRow, "chart": ChartRow, "ghoul": GhoulRow}  # by table


def check_ghoul_rows(content: Content) -> None:
    """What is wrong is an error that names the row."""
    for number, row in enumerate(rows_in(content, "terror", TerrorRow)):
        copies = g.KIND_OF.count(number)
        if row.copies != copies:
            raise ContentError(f"terror {row.id!r}: there are {copies} of it, not {row.copies}")
    for number, chart in enumerate(rows_in(content, "chart", ChartRow), 1):
        if chart.face != number or not chart.movement or not chart.attack:
            raise ContentError(f"chart {chart.id!r}: the row of face {number}, with at least 1 Movement and 1 Attack")
    for board in rows_in(content, "ghoul", GhoulRow):
        if not board.number:
            raise ContentError(f"ghoul {board.id!r}: it is at least 1")


def add_ghoul(terms: Terms, content: Content) -> None:
    """Fill `terms.ghoul`."""
    tables = terms.ghoul
    for row in rows_in(content, "terror", TerrorRow):
        tables.turn_amount.append(row.turn)
        tables.once_amount.append(row.once)
    for chart in rows_in(content, "chart", ChartRow):
        tables.chart_movement.append(chart.movement)
        tables.chart_attack.append(chart.attack)
    board = {row.id: row.number for row in rows_in(content, "ghoul", GhoulRow)}
    tables.discs = board["discs"]
    tables.most_fury = board["fury"]
    tables.collect_cost = board["collect"]
    tables.smash = board["smash"]
    tables.low_sum = [0, 0, board["low-two"], board["low-three"]]
