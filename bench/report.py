"""From measured rows to the table: medians over the rounds, as text, Markdown and JSON."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

Measured = dict[str, Any]  # one row of one round, as harness.py prints it

COLUMNS = (
    "row", "version", "decisions/s", "unforced/s", "chance/s", "games/s",
    "decisions/game", "copy µs", "legal", "forced", "×ref", "spread",
)  # fmt: skip
NOTHING = "–"


@dataclass(frozen=True)
class Line:
    """A line of the table; None where there is nothing to say."""

    peer: str
    version: str
    game: str
    unit: str
    rounds: int  # in which it was measured
    error: str | None = None  # of a round in which it was not
    decisions_per_second: float | None = None
    unforced_per_second: float | None = None
    chance_per_second: float | None = None
    games_per_second: float | None = None
    decisions_per_game: float | None = None
    copy_us: float | None = None
    legal_mean: float | None = None
    forced_share: float | None = None
    times_reference: float | None = None
    spread: float | None = None


def lines(measured: list[Measured]) -> list[Line]:
    """One line a row, in the order in which rows were first met."""
    groups: dict[tuple[str, str], list[Measured]] = {}
    for row in measured:
        groups.setdefault((row["peer"], row["game"]), []).append(row)
    return [line(group) for group in groups.values()]


def line(group: list[Measured]) -> Line:
    good = [row for row in group if "error" not in row]
    bad = [row for row in group if "error" in row]
    first = (good or bad)[0]
    head = {key: first.get(key, "") for key in ("peer", "version", "game", "unit")}
    error = bad[0]["error"] if bad else None
    if not good:
        return Line(**head, rounds=0, error=error)
    return Line(**head, rounds=len(good), error=error, **rates(good), **surveys(good), **ratios(good))


def rates(good: list[Measured]) -> dict[str, Any]:
    decisions = median([row["decisions"] / row["cpu"] for row in good])
    games = sum([row["games"] for row in good])
    per_game = sum([row["decisions"] for row in good]) / games if games else None
    forced = forced_share(good)
    copies = [row["copy_us"] for row in good if "copy_us" in row]
    return {
        "decisions_per_second": decisions,
        "unforced_per_second": None if forced is None else decisions * (1 - forced),
        "chance_per_second": median([row["chance"] / row["cpu"] for row in good]) or None,
        "games_per_second": decisions / per_game if per_game else None,
        "decisions_per_game": per_game,
        "copy_us": median(copies) if copies else None,
    }


def counted(good: list[Measured], what: str) -> int:
    return sum([int(row["survey"][what]) for row in good if "survey" in row])


def forced_share(good: list[Measured]) -> float | None:
    decisions = counted(good, "decisions")
    return counted(good, "forced") / decisions if decisions else None


def surveys(good: list[Measured]) -> dict[str, Any]:
    decisions = counted(good, "decisions")
    legal = counted(good, "options") / decisions if decisions else None
    return {"legal_mean": legal, "forced_share": forced_share(good)}


def ratios(good: list[Measured]) -> dict[str, Any]:
    """Chance that is a move of its own counts here, in the peer's favour: its caller had to play it."""
    found = [(row["decisions"] + row["chance"]) / row["cpu"] / row["reference"] for row in good]
    spread = (max(found) - min(found)) / median(found) if len(found) > 1 else None
    return {"times_reference": median(found), "spread": spread}


def summary(measured: list[Measured], machine: str) -> dict[str, Any]:
    """What --json writes."""
    return {"machine": machine, "rows": [asdict(line) for line in lines(measured)], **reference(measured)}


def reference(measured: list[Measured]) -> dict[str, Any]:
    rates = [row["reference"] for row in measured if "reference" in row]
    shares = [row["cpu"] / row["wall"] for row in measured if row.get("wall")]
    if not rates:
        return {}
    return {
        "reference_per_second": {"median": median(rates), "least": min(rates), "most": max(rates)},
        "share_of_core": {"median": median(shares), "least": min(shares)},
    }


def pythons(measured: list[Measured]) -> str:
    """The interpreters that rows ran on: one, if the table is to be trusted."""
    return " and ".join(sorted({row["python"] for row in measured if "python" in row})) or "no Python"


# -- for people --------------------------------------------------------------------------------------------------


def number(value: float | None) -> str:
    if value is None:
        return NOTHING
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def share(value: float | None) -> str:
    return NOTHING if value is None else f"{value:.0%}"


def cells(line: Line) -> list[str]:
    unit = "" if line.unit == "decisions" else f" {line.unit}"
    return [
        f"{line.peer}: {line.game}",
        line.version or NOTHING,
        number(line.decisions_per_second) + unit,
        number(line.unforced_per_second),
        number(line.chance_per_second),
        number(line.games_per_second),
        number(line.decisions_per_game),
        number(line.copy_us),
        number(line.legal_mean),
        share(line.forced_share),
        number(line.times_reference),
        share(line.spread),
    ]


def text(measured: list[Measured], machine: str) -> str:
    """The table in columns; a row that was not measured says why."""
    found = lines(measured)
    table = [list(COLUMNS), *[cells(line) for line in found if line.rounds]]
    widths = [max([len(row[i]) for row in table]) for i in range(len(COLUMNS))]
    printed = [aligned(table[0], widths)]
    for line in found:
        name = f"{line.peer}: {line.game}".ljust(widths[0])
        printed.append(aligned(cells(line), widths) if line.rounds else f"{name}  not measured: {line.error}")
    return "\n".join([*printed, "", *foot(measured, machine)])


def aligned(row: list[str], widths: list[int]) -> str:
    left, right = row[:2], row[2:]
    padded = [cell.ljust(width) for cell, width in zip(left, widths, strict=False)]
    padded += [cell.rjust(width) for cell, width in zip(right, widths[2:], strict=True)]
    return "  ".join(padded)


def markdown(measured: list[Measured], machine: str) -> str:
    printed = [f"| {' | '.join(COLUMNS)} |", "|---|---|" + "---:|" * (len(COLUMNS) - 2)]
    for line in lines(measured):
        row = cells(line) if line.rounds else [*cells(line)[:2], f"not measured: {line.error}", *[""] * 9]
        printed.append(f"| {' | '.join([cell.replace('|', '/') for cell in row])} |")
    return "\n".join([*printed, "", *foot(measured, machine), ""])


def foot(measured: list[Measured], machine: str) -> list[str]:
    told = [machine]
    figures = reference(measured)
    if figures:
        rate, core = figures["reference_per_second"], figures["share_of_core"]
        told.append(
            f"Reference loop: {number(rate['median'])} decisions per CPU second"
            f" ({number(rate['least'])} to {number(rate['most'])});"
            f" share of the core had: median {share(core['median'])}, least {share(core['least'])}."
        )
    for line in lines(measured):
        if line.rounds and line.error:
            told.append(f"{line.peer}: {line.game} failed in some rounds: {line.error}")
    return told
