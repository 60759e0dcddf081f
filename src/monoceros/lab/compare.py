"""Two runs on the same seeds: what was changed, what differs, and whether it matters."""

from __future__ import annotations

import math
from collections.abc import Iterator
from statistics import NormalDist
from typing import Any

import msgspec
import polars as pl

from monoceros.engine.game import Game
from monoceros.lab import stats
from monoceros.lab.errors import LabError
from monoceros.lab.findings import Data, thing_sections
from monoceros.lab.folder import Folder
from monoceros.lab.measures import Measure, measured, measures_of
from monoceros.lab.run import Run, differences
from monoceros.lab.stats import Estimate
from monoceros.lab.tally import tally

COUNT_SHARE = 0.05  # of a mean: a count that changes by less does not matter
TOLD = ("game", "rules_version", "seats", "bots", "options")  # besides the content
MATTERS, SMALL, OPEN = "matters", "too small to matter", "not sure yet"


def compare(first: Folder, second: Folder, game: Game, matters: float) -> Data:
    """`matters`: the difference of a rate from which on somebody would care."""
    check_pair(first.run, second.run)
    wanted = measures_of(game, first.run.plan.seats)
    both = measured(first, game, wanted).join(measured(second, game, wanted), on="game", suffix=" of B")
    if not both.height:
        raise LabError("the two runs have no finished game in common yet")
    rows = [measure_row(both, measure, matters) for measure in wanted]
    return {
        "game": game.name,
        "title": game.title,
        "team": game.team,
        "games": both.height,
        "seats": first.run.plan.seats,
        "matters": matters,
        "folders": [str(first.path), str(second.path)],
        "changed": list(changes(first.run, second.run)),
        "measures": [row for row in rows if row is not None],
        "things": list(thing_changes(first, second, game)),
    }


def check_pair(first: Run, second: Run) -> None:
    for what in ("game", "seats"):
        one, other = getattr(first.plan, what), getattr(second.plan, what)
        if one != other:
            raise LabError(f"the runs cannot be compared: {what} is {one} in the first, {other} in the second")
    if first.seed != second.seed:
        seeds = f"the first has seed {first.seed}, the second {second.seed}"
        raise LabError(f"runs are compared on the same seeds: {seeds}; play one of them again with the other's")


# -- what was changed ---


def changes(first: Run, second: Run) -> Iterator[Data]:
    """Rows of content, key by key, and everything else that was settled before."""
    for key, (one, other) in differences(first, second).items():
        if key == "options":
            yield from option_changes(one, other)
        elif key in TOLD:
            yield {"what": key.replace("_", " "), "first": str(one), "second": str(other)}
    before, after = first.plan.load()[1].tables, second.plan.load()[1].tables
    for table in {**before, **after}:
        rows, others = before.get(table, {}), after.get(table, {})
        for row_id in {**rows, **others}:
            yield from row_changes(f"{table}/{row_id}", rows.get(row_id), others.get(row_id))


def option_changes(first: dict[str, Any], second: dict[str, Any]) -> Iterator[Data]:
    for name in {**first, **second}:
        if first.get(name) != second.get(name):
            yield {"what": f"option {name}", "first": str(first.get(name)), "second": str(second.get(name))}


def row_changes(place: str, first: msgspec.Struct | None, second: msgspec.Struct | None) -> Iterator[Data]:
    if first is None or second is None:
        yield {"what": place, "first": "–" if first is None else "there", "second": "–" if second is None else "there"}
        return
    for key in first.__struct_fields__:
        one, other = getattr(first, key), getattr(second, key)
        if one != other and key not in ("source", "mixed"):
            yield {"what": f"{place}/{key}", "first": plain_text(one), "second": plain_text(other)}


def plain_text(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


# -- what differs ---


def measure_row(both: pl.DataFrame, measure: Measure, matters: float) -> Data | None:
    """Game by game: what chance the two runs share falls out of the difference."""
    pairs = both.select(pl.col(measure.name).alias("a"), pl.col(f"{measure.name} of B").alias("b")).drop_nulls()
    if pairs.is_empty() or pairs.sum().row(0) == (0, 0):
        return None  # it never happens
    one, other, apart = mean_of(pairs["a"]), mean_of(pairs["b"]), mean_of(pairs["b"] - pairs["a"])
    least = matters if measure.kind == "rate" else COUNT_SHARE * abs(one.value)
    verdict, more = judge(apart, least, pairs.height)
    return {
        "name": measure.name,
        "words": measure.words,
        "kind": measure.kind,
        "games": pairs.height,
        "first": one.plain(),
        "second": other.plain(),
        "difference": apart.plain(),
        "least": stats.rounded(least),
        "verdict": verdict,
        "games_to_tell": more,
    }


def mean_of(values: pl.Series) -> Estimate:
    return stats.mean(float(values.sum()), float((values * values).sum()), len(values))


def judge(apart: Estimate, least: float, games: int) -> tuple[str, int | None]:
    """Three answers; the third with the number of games that would turn it into one of the others, roughly."""
    if max(abs(apart.low), abs(apart.high)) < least:
        return SMALL, None
    if (apart.low > 0 or apart.high < 0) and abs(apart.value) >= least:
        return MATTERS, None
    half = (apart.high - apart.low) / 2
    room = max(abs(abs(apart.value) - least), least / 4, 1e-9)
    return OPEN, max(games + 1, math.ceil(games * (half / room) ** 2))


def thing_changes(first: Folder, second: Folder, game: Game) -> Iterator[Data]:
    """Cards and pieces that sides had or did oftener, or fared better with: what is clear among all of them."""
    rows = [thing_rows(folder, game) for folder in (first, second)]
    shared = [key for key in rows[0] if key in rows[1] and rows[0][key]["least"] == rows[1][key]["least"]]
    for key in shared:
        one, other = rows[0][key], rows[1][key]
        for what, words in (("share", "sides with it"), ("with", "wins with it")):
            apart = stats.difference(Estimate(**other[what]), Estimate(**one[what]))
            if abs(apart.value) > wide(apart) * (strict(2 * len(shared)) / stats.Z95):
                yield {
                    "event": key[0],
                    "thing": key[2],
                    "what": words,
                    "first": one[what],
                    "second": other[what],
                    "difference": apart.plain(),
                }


def thing_rows(folder: Folder, game: Game) -> dict[tuple[str, str, str], Data]:
    sections = thing_sections(tally(folder.frames(), folder.run.plan.seats, team=game.team), game)
    return {(s["words"], s["table"], row["thing"]): row for s in sections for row in s["rows"]}


def wide(apart: Estimate) -> float:
    """From the value to the end of the interval that lies towards 0."""
    return apart.value - apart.low if apart.value > 0 else apart.high - apart.value


def strict(rows: int) -> float:
    """How many deviations make a row clear among so many."""
    return NormalDist().inv_cdf(1 - stats.ALPHA / 2 / max(1, rows))
