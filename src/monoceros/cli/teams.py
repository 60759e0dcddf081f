"""The arena where bots take turns at the same place, on the same seeds.

The place is the whole table in a game that all seats win or lose together, or one seat where seats are not alike.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from monoceros.bots.plan import Plan
from monoceros.bots.seeds import derive
from monoceros.bots.stats import cut_data, paired_difference, wilson
from monoceros.cli.batch import play_batch
from monoceros.cli.out import put, put_json, put_table
from monoceros.cli.seated import MOST_DECISIONS, play_seated, show_cut
from monoceros.engine.speech import seat_letter


@dataclass(frozen=True)
class Turns:
    """Who takes turns, and where."""

    plan: Plan
    bots: tuple[str, ...]
    games: int  # for each bot
    seed: int
    seat: int | None = None  # None: the whole table
    others: str = ""  # who sits on the other seats
    limit: int = MOST_DECISIONS

    def line_up(self, bot: str) -> list[str]:
        return [bot if self.seat in (None, seat) else self.others for seat in range(self.plan.seats)]


def compare_teams(job: Turns, *, jobs: int, json: bool) -> None:
    start = time.perf_counter()
    total = job.games * len(job.bots)
    outcomes = play_batch(play_chunk, job, total, jobs=jobs, chunk=2, title=f"{job.plan.game}: games")
    data = report(job, outcomes, time.perf_counter() - start)
    put_json(data) if json else show(data)


def play_chunk(job: Turns, numbers: Sequence[int]) -> list[tuple[float, bool]]:
    """Scores, 1 won, 0 lost, and was it a limit that ended the game? Games of one bot after those of another."""
    game, content = job.plan.load()
    outcomes = []
    for number in numbers:
        line_up = job.line_up(job.bots[number // job.games])
        seed = derive(job.seed, "team", number % job.games)
        ended = play_seated(job.plan, game, content, line_up, seed, job.limit)
        score = ended.score or [0.0] * job.plan.seats
        outcomes.append((max(score) if job.seat is None else score[job.seat], ended.cut_off))
    return outcomes


def report(job: Turns, outcomes: Sequence[tuple[float, bool]], seconds: float) -> dict[str, Any]:
    scores, cut = [score for score, _ in outcomes], [cut for _, cut in outcomes]
    place = {} if job.seat is None else {"seat": seat_letter(job.seat), "others": job.others}
    whose = [slice(at * job.games, (at + 1) * job.games) for at in range(len(job.bots))]
    played = [scores[own] for own in whose]
    return {
        "game": job.plan.game,
        "seats": job.plan.seats,
        **place,
        "options": job.plan.options,
        "packs": [pack.name for pack in job.plan.packs],
        "seed": job.seed,
        "games": len(scores),
        "cut_off": cut_data(sum(cut), len(cut)),
        "seconds": round(seconds, 3),
        "teams": [team_data(bot, scores[own], cut[own]) for bot, own in zip(job.bots, whose, strict=True)],
        "differences": [
            difference_data((job.bots[0], bot), played[0], own)
            for bot, own in zip(job.bots[1:], played[1:], strict=True)
        ],
    }


def team_data(bot: str, scores: Sequence[float], cut: Sequence[bool]) -> dict[str, Any]:
    low, high = wilson(sum(scores), len(scores))
    return {
        "bot": bot,
        "games": len(scores),
        "wins": sum(score == 1 for score in scores),
        "cut_off": sum(cut),
        "rate": round(sum(scores) / len(scores), 4),
        "interval": [round(low, 4), round(high, 4)],
    }


def difference_data(bots: tuple[str, str], first: Sequence[float], second: Sequence[float]) -> dict[str, Any]:
    """Deal by deal: the same deal was easy or hard for both."""
    value, low, high = paired_difference(first, second)
    return {
        "bots": list(bots),
        "better": sum(one > other for one, other in zip(first, second, strict=True)),
        "worse": sum(one < other for one, other in zip(first, second, strict=True)),
        "difference": round(value, 4),
        "interval": [round(low, 4), round(high, 4)],
    }


def show(data: dict[str, Any]) -> None:
    put(f"{data['game']}: {data['games']:,} games, {data['seats']} seats, seed {data['seed']}, {data['seconds']:.1f} s")
    rows = []
    for team in data["teams"]:
        low, high = team["interval"]
        counts = [str(team["wins"]), str(team["games"] - team["wins"])]
        rate = [f"{100 * team['rate']:.1f} %", f"{100 * low:.1f} – {100 * high:.1f} %"]
        rows.append([label(data, team["bot"]), *counts, *rate])
    place = f"at seat {data['seat']}" if "seat" in data else "team"
    put_table([place, "won", "not won", "rate", "95 %"], rows, numbers=(1, 2, 3, 4))
    if data["differences"]:
        put()
        show_differences(data["differences"])
    show_cut(data["cut_off"], data["games"])


def show_differences(differences: Sequence[dict[str, Any]]) -> None:
    rows = []
    for row in differences:
        low, high = row["interval"]
        counts = [str(row["better"]), str(row["worse"])]
        points = [f"{100 * row['difference']:+.1f}", f"{100 * low:+.1f} – {100 * high:+.1f}"]
        rows.append([f"{row['bots'][0]} less {row['bots'][1]}", *counts, *points])
    heads = ["on the same deals", "better", "worse", "points", "95 %"]
    put_table(heads, rows, numbers=(1, 2, 3, 4))


def label(data: dict[str, Any], bot: str) -> str:
    if "seat" not in data:
        return f"{data['seats']} × {bot}"
    return f"{bot} among {data['seats'] - 1} × {data['others']}" if data["seats"] > 1 else bot
