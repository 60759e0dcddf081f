"""The arena of a game that all seats win or lose together: each bot plays every seat, and all teams the same seeds."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from monoceros.cli.batch import play_batch
from monoceros.cli.out import put, put_json, put_table
from monoceros.cli.plan import Plan
from monoceros.cli.seated import play_seated
from monoceros.cli.seeds import derive
from monoceros.cli.stats import wilson


@dataclass(frozen=True)
class Job:
    plan: Plan
    bots: tuple[str, ...]
    games: int  # for each team
    seed: int


def compare_teams(plan: Plan, bots: Sequence[str], games: int, seed: int, *, jobs: int, json: bool) -> None:
    job = Job(plan, tuple(bots), games, seed)
    start = time.perf_counter()
    scores = play_batch(play_chunk, job, games * len(bots), jobs=jobs, chunk=2, title=f"{plan.game}: games")
    data = report(job, scores, time.perf_counter() - start)
    put_json(data) if json else show(data)


def play_chunk(job: Job, numbers: Sequence[int]) -> list[float]:
    """Scores: 1 won, 0 lost. Games of one team after those of another."""
    game, content = job.plan.load()
    scores = []
    for number in numbers:
        team = [job.bots[number // job.games]] * job.plan.seats
        seed = derive(job.seed, "team", number % job.games)
        scores.append(max(play_seated(job.plan, game, content, team, seed)))
    return scores


def report(job: Job, scores: Sequence[float], seconds: float) -> dict[str, Any]:
    return {
        "game": job.plan.game,
        "seats": job.plan.seats,
        "options": job.plan.options,
        "packs": [pack.name for pack in job.plan.packs],
        "seed": job.seed,
        "games": len(scores),
        "seconds": round(seconds, 3),
        "teams": [team_data(bot, scores[at * job.games : (at + 1) * job.games]) for at, bot in enumerate(job.bots)],
    }


def team_data(bot: str, scores: Sequence[float]) -> dict[str, Any]:
    low, high = wilson(sum(scores), len(scores))
    return {
        "bot": bot,
        "games": len(scores),
        "wins": sum(score == 1 for score in scores),
        "rate": round(sum(scores) / len(scores), 4),
        "interval": [round(low, 4), round(high, 4)],
    }


def show(data: dict[str, Any]) -> None:
    put(f"{data['game']}: {data['games']:,} games, {data['seats']} seats, seed {data['seed']}, {data['seconds']:.1f} s")
    rows = []
    for team in data["teams"]:
        low, high = team["interval"]
        counts = [str(team["wins"]), str(team["games"] - team["wins"])]
        rate = [f"{100 * team['rate']:.1f} %", f"{100 * low:.1f} – {100 * high:.1f} %"]
        rows.append([f"{data['seats']} × {team['bot']}", *counts, *rate])
    put_table(["team", "won", "lost", "rate", "95 %"], rows, numbers=(1, 2, 3, 4))
