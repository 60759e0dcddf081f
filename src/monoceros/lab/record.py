"""The table of games as Parquet: a row a game, the same for every game that there is."""

from __future__ import annotations

import io
from collections.abc import Sequence

import polars as pl

from monoceros.lab.watch import Row

COUNT = pl.Int32
COLUMNS: dict[str, pl.DataType | type[pl.DataType]] = {
    "game": pl.Int64,  # its number in the run: with the run's seed it gives the game's seed
    "score": pl.List(pl.Float64),  # of each seat: 1 won, 0 lost, between them a draw; nothing if it did not end
    "cut_off": pl.Boolean,  # a limit of turns ended it, and no rule
    "decisions": COUNT,
    "offered": pl.Int64,  # options in all
    "forced": COUNT,  # decisions with a single option
    "longest_forced": COUNT,  # in a row
    "samples": COUNT,  # how often the position was judged: whenever a turn or round began
    "lead_changes": COUNT,
    "leaders": pl.List(pl.Int8),  # after a tenth of the samples, two tenths …; -1: nobody
    "lowest": pl.List(pl.Float64),  # the worst that each seat stood
    "headings": pl.List(pl.Struct({"name": pl.String, "times": COUNT})),
    "questions": pl.List(pl.Struct({"name": pl.String, "asked": COUNT, "offered": pl.Int64, "forced": COUNT})),
    "did": pl.List(
        pl.Struct({"seat": pl.Int8, "event": pl.String, "table": pl.String, "thing": pl.String, "times": COUNT})
    ),  # a row without a thing counts all events of its name
    "figures": pl.List(pl.Struct({"seat": pl.Int8, "name": pl.String, "value": pl.Int64})),
}
SCHEMA = pl.Schema(COLUMNS)


def to_parquet(rows: Sequence[Row]) -> bytes:
    """The same rows give the same bytes."""
    file = io.BytesIO()
    pl.DataFrame(rows, schema=SCHEMA).write_parquet(file, compression="zstd")
    return file.getvalue()
