"""Sums over the games of a run, part by part: as much memory for a million games as for a thousand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

import polars as pl

WON = 1.0
EVERYBODY = 0  # the seat that stands for a team
SPREAD = ("decisions", "longest_forced", "lead_changes")
PRODUCTS = (("offered", "decisions"), ("forced", "decisions"))
BINS = 20  # of values between 0 and 1
MOST_TIMES = 100  # that are told apart
Key = tuple[str, str, str]  # an event, a table of content, the name of a row


@dataclass
class Fared:
    """So many sides, and what they scored."""

    sides: int = 0
    score: float = 0.0


@dataclass
class Tally:
    """What a report needs of all games. `team`: all seats win or lose together, and count as one."""

    seats: int
    team: bool
    sums: Counter[str] = field(default_factory=Counter)
    spread: dict[str, Counter[int]] = field(default_factory=dict)  # of a number: how many games have which
    by_seat: Counter[tuple[int, str]] = field(default_factory=Counter)
    questions: Counter[tuple[str, str]] = field(default_factory=Counter)
    things: dict[Key, dict[int, Fared]] = field(default_factory=dict)  # by how often a side did it
    lone: Counter[tuple[str, str, bool]] = field(
        default_factory=Counter
    )  # event, table, by a seat: once, with one thing
    events: Counter[tuple[str, str]] = field(default_factory=Counter)
    leaders: Counter[tuple[int, str]] = field(default_factory=Counter)
    lows: Counter[int] = field(default_factory=Counter)
    figures: dict[tuple[str, bool], Counter[int]] = field(default_factory=dict)

    @property
    def sides(self) -> int:
        """Seats that can win apart."""
        return 1 if self.team else self.seats

    @property
    def all_sides(self) -> Fared:
        """Over all games that ended."""
        seats = range(self.sides)
        return Fared(sum([self.by_seat[s, "games"] for s in seats]), sum([self.by_seat[s, "score"] for s in seats]))

    # -- adding a part ---

    def add(self, games: pl.DataFrame) -> None:
        ended = games.filter(pl.col("score").is_not_null())
        self.add_sums(games, ended)
        self.add_spreads(games)
        self.add_questions(games)
        if ended.height:
            scores = self.scores(ended)
            self.add_seats(scores)
            self.add_did(ended, scores)
            self.add_leaders(ended)
            self.add_figures(ended, scores)

    def scores(self, ended: pl.DataFrame) -> pl.DataFrame:
        """A row for each game and side."""
        rows = ended.select("game", "score", pl.int_ranges(0, self.seats, dtype=pl.Int8).alias("seat"))
        return rows.explode("score", "seat").filter(pl.col("seat") < self.sides)

    def add_sums(self, games: pl.DataFrame, ended: pl.DataFrame) -> None:
        best = ended["score"].list.max()
        self.sums.update(
            games=games.height,
            ended=ended.height,
            cut_off=int(games["cut_off"].sum()),
            drawn=int(((best > 0) & (best < WON)).sum()),
            lost=int((best == 0).sum()),
            judged=int((games["samples"] > 0).sum()),
        )
        for column in ("decisions", "offered", "forced"):
            values = games[column].cast(pl.Int64)
            self.sums[column] += int(values.sum())
            self.sums[f"{column}²"] += int((values * values).sum())
        for top, bottom in PRODUCTS:
            self.sums[f"{top}·{bottom}"] += int((games[top].cast(pl.Int64) * games[bottom]).sum())

    def add_spreads(self, games: pl.DataFrame) -> None:
        for column in SPREAD:
            known = games.filter(pl.col("samples") > 0) if column == "lead_changes" else games
            self.spread.setdefault(column, Counter()).update(counted(known[column]))
        headings = inner(games, "headings")
        for name in headings["name"].unique().to_list():
            times = headings.filter(pl.col("name") == name)["times"]
            self.spread.setdefault(f"heading {name}", Counter()).update(counted(times))

    def add_questions(self, games: pl.DataFrame) -> None:
        sums = inner(games, "questions").group_by("name").agg(pl.col("asked", "offered", "forced").sum())
        for name, *numbers in sums.iter_rows():
            for what, number in zip(("asked", "offered", "forced"), numbers, strict=True):
                self.questions[name, what] += int(number)

    def add_seats(self, scores: pl.DataFrame) -> None:
        for seat, games, total, wins in (
            scores.group_by("seat")
            .agg(pl.len(), pl.col("score").sum().alias("total"), (pl.col("score") == WON).sum().alias("wins"))
            .iter_rows()
        ):
            self.by_seat.update({(seat, "games"): games, (seat, "score"): total, (seat, "wins"): wins})

    def add_did(self, ended: pl.DataFrame, scores: pl.DataFrame) -> None:
        """What each side did, and how it fared. What nobody did by name counts for a team only."""
        did = inner(ended, "did")
        self.add_lone(did.filter(pl.col("thing") != ""))
        if self.team:
            did = did.with_columns(seat=pl.lit(EVERYBODY, dtype=pl.Int8))
        key = ["game", "seat", "event", "table", "thing"]
        did = did.group_by(key).agg(pl.col("times").sum()).join(scores, on=["game", "seat"])
        self.add_events(did.filter(pl.col("thing") == ""))
        named = did.filter(pl.col("thing") != "")
        times = pl.col("times").clip(upper_bound=MOST_TIMES)
        sums = named.group_by("event", "table", "thing", times).agg(pl.len(), pl.col("score").sum())
        for event, table, thing, number, sides, score in sums.iter_rows():
            fared = self.things.setdefault((event, table, thing), {}).setdefault(number, Fared())
            fared.sides += sides
            fared.score += score

    def add_lone(self, named: pl.DataFrame) -> None:
        """What a seat, or the table, does once a game with one thing: lead a hero, take an army."""
        once = named.group_by("game", "seat", "event", "table").agg(pl.len().alias("things"), pl.col("times").sum())
        alone = once.filter((pl.col("things") == 1) & (pl.col("times") == 1))
        by_seat = (pl.col("seat") >= 0).alias("by_seat")
        for event, table, seated, number in alone.group_by("event", "table", by_seat).len().iter_rows():
            self.lone[event, table, seated] += number

    def add_events(self, did: pl.DataFrame) -> None:
        times, won = pl.col("times").cast(pl.Int64), pl.col("score") == WON
        sums = did.group_by("event").agg(
            pl.len().alias("sides"),
            times.sum().alias("times"),
            (times * times).sum().alias("times²"),
            times.filter(won).sum().alias("won"),
            (times * times).filter(won).sum().alias("won²"),
        )
        for row in sums.iter_rows(named=True):
            event = row.pop("event")
            self.events.update({(event, what): number for what, number in row.items()})

    def add_leaders(self, ended: pl.DataFrame) -> None:
        """Did whoever led at each tenth of the game win it? And how low had the winner been?"""
        judged = ended.filter(pl.col("samples") > 0)
        won_by = judged["score"].list.arg_max()
        won = judged["score"].list.max() == WON
        if self.team:
            won_by = won.map_elements(lambda team_won: 0 if team_won else 1, return_dtype=pl.Int64)
        for tenth in range(9):
            leader = judged["leaders"].list.get(tenth)
            known = (leader >= 0) & (won | self.team)
            self.leaders[tenth, "known"] += int(known.sum())
            self.leaders[tenth, "won"] += int((known & (leader == won_by)).sum())
        winners = judged.filter(won)
        low = winners["lowest"].list.get(winners["score"].list.arg_max())
        self.lows.update(counted((low * BINS).floor().clip(0, BINS - 1).cast(pl.Int32)))

    def add_figures(self, ended: pl.DataFrame, scores: pl.DataFrame) -> None:
        figures = inner(ended, "figures")
        if self.team:
            figures = figures.with_columns(seat=pl.lit(EVERYBODY, dtype=pl.Int8))
        joined = figures.join(scores, on=["game", "seat"]).with_columns(won=pl.col("score") == WON)
        for name, won, value, number in joined.group_by("name", "won", "value").len().iter_rows():
            self.figures.setdefault((name, won), Counter())[value] += number


def inner(games: pl.DataFrame, column: str) -> pl.DataFrame:
    """A list of rows inside each game as a table of its own, with the game's number."""
    rows = games.select("game", column).explode(column).drop_nulls(column)
    return rows.unnest(column)


def counted(values: pl.Series) -> dict[int, int]:
    return {int(value): int(number) for value, number in values.value_counts().iter_rows()}


def tally(frames: Iterable[pl.DataFrame], seats: int, *, team: bool) -> Tally:
    found = Tally(seats, team)
    for frame in frames:
        found.add(frame)
    return found
