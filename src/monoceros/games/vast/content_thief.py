"""Rows of content.toml about the Thief (T17 and T18), and the tables made of them."""

from __future__ import annotations

from monoceros.engine.content import Content, ContentError
from monoceros.games.vast import tables_thief as f
from monoceros.games.vast.content_rows import MixedRow, NamedRow, rows_in
from monoceros.games.vast.tables import Terms


class ActionRow(NamedRow, frozen=True, kw_only=True):
    cubes: tuple[int, ...]  # that it can take; 0: as many as wanted


class BoonRow(NamedRow, frozen=True, kw_only=True):
    """An upgrade space."""


class StatRow(NamedRow, frozen=True, kw_only=True):
    token: int  # the values of the three Stat tokens, lowest first; which is assigned to what is the player's choice


class ThiefRow(NamedRow, frozen=True, kw_only=True):
    number: int


THIEF_ROWS: dict[str, type[MixedRow]] = {  # by table
    "action": ActionRow,
    "boon": BoonRow,
    "stat": StatRow,
    "thief": ThiefRow,
}


def check_thief_rows(content: Content) -> None:
    """What is wrong is an error that names the row."""
    for action in rows_in(content, "action", ActionRow):
        if not action.cubes:
            raise ContentError(f"action {action.id!r}: it takes cubes")
    tokens = [row.token for row in rows_in(content, "stat", StatRow)]
    if tokens != sorted(tokens) or not 1 <= tokens[0] <= tokens[-1] <= f.MOST_STAT:
        raise ContentError(f"stat: the tokens rise, and show 1 to {f.MOST_STAT}, not {tokens}")
    for row in rows_in(content, "thief", ThiefRow):
        if not row.number:
            raise ContentError(f"thief {row.id!r}: it is at least 1")


def add_thief(terms: Terms, content: Content) -> None:
    """Fill `terms.thief`."""
    board = {row.id: row.number for row in rows_in(content, "thief", ThiefRow)}
    thief = terms.thief
    thief.token = [row.token for row in rows_in(content, "stat", StatRow)]
    thief.cubes = board["cubes"]
    thief.most_loot = board["loot"]
    thief.treasures = board["treasures"]
    thief.goal = board["goal"]
