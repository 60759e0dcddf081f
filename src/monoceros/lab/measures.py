"""What can be measured of one game: a number each, so that two runs can be compared game by game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import polars as pl

from monoceros.engine.game import Game
from monoceros.engine.speech import seat_letter
from monoceros.lab.errors import LabError
from monoceros.lab.findings import plural, spaced, words_for
from monoceros.lab.folder import Folder
from monoceros.lab.tally import EVERYBODY, WON, inner

Kind = Literal["rate", "count"]
WITH = re.compile(r"with:(?P<event>[^/]+)/(?P<thing>.+)\Z")


@dataclass(frozen=True)
class Measure:
    """`win:A`, `decisions`, `event:bought`: its name in tables and targets, and its words."""

    name: str
    words: str
    kind: Kind


def measures_of(game: Game, seats: int) -> list[Measure]:
    """All that every game of this kind is measured by."""
    sides = 1 if game.team else seats
    return [
        *[
            Measure(win(seat), "Wins" if game.team else f"Wins of seat {seat_letter(seat)}", "rate")
            for seat in range(sides)
        ],
        Measure("drawn", "Draws", "rate"),
        Measure("unfinished", "Games without an end", "rate"),
        Measure("cut_off", "Games that a limit of turns ended", "rate"),
        Measure("decisions", "Decisions", "count"),
        *[Measure(plural(name), plural(spaced(name)), "count") for name in sorted(game.headings)],
        Measure("branching", "Options a decision", "count"),
        Measure("forced", "Forced decisions", "rate"),
        Measure("lead_changes", "Changes of lead", "count"),
        *[Measure(f"event:{event}", words_for(event, game), "count") for event in game.tallies],
    ]


def find_measure(name: str, game: Game, seats: int) -> Measure:
    known = measures_of(game, seats)
    for measure in known:
        if measure.name == name:
            return measure
    if found := WITH.match(name):
        return Measure(name, f"Wins of sides with {found['thing']} ({words_for(found['event'], game)})", "rate")
    names = ", ".join([measure.name for measure in known])
    raise LabError(f"{name!r} is nothing that is measured; there are: {names}, with:EVENT/NAME")


def win(seat: int) -> str:
    return f"win:{seat_letter(seat)}"


def measured(folder: Folder, game: Game, wanted: Sequence[Measure]) -> pl.DataFrame:
    """A row a game with its number and a column for each measure; empty where it says nothing."""
    frames = [measure_part(frame, game, wanted) for frame in folder.frames()]
    return pl.concat(frames).select("game", *[measure.name for measure in wanted])


def measure_part(games: pl.DataFrame, game: Game, wanted: Sequence[Measure]) -> pl.DataFrame:
    best = pl.col("score").list.max()
    plain = {
        "drawn": (best > 0) & (best < WON),
        "unfinished": pl.col("score").is_null(),
        "cut_off": pl.col("cut_off"),
        "decisions": pl.col("decisions"),
        "branching": pl.col("offered") / pl.col("decisions"),
        "forced": pl.col("forced") / pl.col("decisions"),
        "lead_changes": pl.when(pl.col("samples") > 0).then("lead_changes"),
    }
    made = games.select("game")
    for measure in wanted:
        name = measure.name
        if name in plain:
            column = games.select("game", plain[name].cast(pl.Float64).alias(name))
        elif name.startswith("win:"):
            seat = "ABCDEF".index(name[-1])
            column = games.select("game", pl.col("score").list.get(seat, null_on_oob=True).alias(name))
        elif found := WITH.match(name):
            column = with_thing(games, game, found["event"], found["thing"], name)
        else:
            column = times_of(games, name)
        made = made.join(column, on="game", how="left", maintain_order="left")
    return made


def times_of(games: pl.DataFrame, name: str) -> pl.DataFrame:
    """How often an event, or the beginning of a turn or round, happened in each game."""
    if name.startswith("event:"):
        rows = inner(games, "did").filter((pl.col("event") == name[6:]) & (pl.col("thing") == ""))
    else:
        rows = inner(games, "headings")
        rows = rows.filter(
            pl.col("name").is_in([heading for heading in rows["name"].unique() if plural(heading) == name])
        )
    counts = rows.group_by("game").agg(pl.col("times").sum().cast(pl.Float64).alias(name))
    return games.select("game").join(counts, on="game", how="left").with_columns(pl.col(name).fill_null(0.0))


def with_thing(games: pl.DataFrame, game: Game, event: str, thing: str, name: str) -> pl.DataFrame:
    """The score of the sides that did it, in the games in which somebody did."""
    rows = inner(games, "did").filter((pl.col("event") == event) & (pl.col("thing") == thing))
    if game.team:
        rows = rows.with_columns(seat=pl.lit(EVERYBODY, dtype=pl.Int8))
    scored = rows.filter(pl.col("seat") >= 0).join(games.select("game", "score"), on="game")
    own = pl.col("score").list.get(pl.col("seat"), null_on_oob=True)
    return scored.with_columns(own=own).group_by("game").agg(pl.col("own").mean().alias(name))
