"""Rows of content.toml about the Cave and the Cave Ghost's share of it (T19, VF-60.4), and the tables made of them."""

from __future__ import annotations

from monoceros.engine.content import Content, ContentError
from monoceros.games.vast.content_rows import MixedRow, NamedRow, rows_in
from monoceros.games.vast.tables import Terms
from monoceros.games.vast.tables_cave import OMEN_NAMES

COSTS = 3  # of the first, the second and every further use in a turn
ACCEPTED = 3  # symbols that each power takes


class OmenRow(NamedRow, frozen=True, kw_only=True):
    number: int


class PowerRow(NamedRow, frozen=True, kw_only=True):
    cost: tuple[int, ...]
    symbols: tuple[str, ...]


class OmenTrackRow(NamedRow, frozen=True, kw_only=True):
    values: tuple[int, ...]


CAVE_ROWS: dict[str, type[MixedRow]] = {"omen": OmenRow, "power": PowerRow, "omen_track": OmenTrackRow}


def check_cave_rows(content: Content) -> None:
    """VF-53.4, VF-54.1, VF-54.2"""
    for omen in rows_in(content, "omen", OmenRow):
        if not omen.number:
            raise ContentError(f"omen {omen.id!r}: there is at least one such token")
    for power in rows_in(content, "power", PowerRow):
        if len(power.cost) != COSTS or list(power.cost) != sorted(power.cost):
            raise ContentError(f"power {power.id!r}: {COSTS} costs that do not fall, not {list(power.cost)}")
        if len(set(power.symbols)) != ACCEPTED or not set(power.symbols) <= set(OMEN_NAMES):
            raise ContentError(f"power {power.id!r}: it takes {ACCEPTED} symbols, not {list(power.symbols)}")
    for track in rows_in(content, "omen_track", OmenTrackRow):
        if track.values[:1] != (0,) or list(track.values) != sorted(set(track.values)):
            raise ContentError(f"omen_track {track.id!r}: numbers that rise from 0, not {list(track.values)}")


def add_cave(terms: Terms, content: Content) -> None:
    """T19, VF-53.4, VF-60.4"""
    cave = terms.cave
    cave.omen_count = [row.number for row in rows_in(content, "omen", OmenRow)]
    for power in rows_in(content, "power", PowerRow):
        cave.power_cost += power.cost
        cave.power_accepts.append(sum([1 << OMEN_NAMES.index(symbol) for symbol in power.symbols]))
    tracks = {row.id: list(row.values) for row in rows_in(content, "omen_track", OmenTrackRow)}
    cave.omen_from = tracks["cave"]
    cave.ghost_omen_from = tracks["cave_ghost"]
