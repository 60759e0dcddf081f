"""`monoceros arena`: bots against each other, every pair on both sides of the same chance; teams against a game.

Where seats are not alike, bots take turns at one of them.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Annotated, Any

import typer

from monoceros.bots.plan import Plan
from monoceros.bots.seeds import derive
from monoceros.bots.stats import Pairings, cut_data, rating_intervals, ratings, wilson
from monoceros.cli.batch import at_least_one, play_batch
from monoceros.cli.errors import BadUse
from monoceros.cli.out import put, put_json, put_table
from monoceros.cli.plan import GameName, Jobs, Json, Options, Packs, Seats, Seed, bot_specs, bots_for, read_plan
from monoceros.cli.seated import MOST_DECISIONS, Limit, play_seated, show_cut
from monoceros.cli.teams import Turns, compare_teams
from monoceros.cli.usage import examples, new_app
from monoceros.engine.registry import find_game
from monoceros.engine.speech import seat_letter

app = new_app()


@dataclass(frozen=True)
class Job:
    plan: Plan
    bots: tuple[str, ...]
    games: int  # for each pair
    seed: int
    alone: bool = False
    limit: int = MOST_DECISIONS

    @property
    def seatings(self) -> int:
        """How often each seed is played."""
        return self.plan.seats if self.alone else 2

    def pair(self, number: int) -> tuple[int, int]:
        return list(combinations(range(len(self.bots)), 2))[number // self.games]


@app.command(
    epilog=examples(
        "monoceros arena tower --bots squire,knight --games 200",
        "monoceros arena tower --bots squire,knight,champion:iterations=200 --games 100 --jobs 0",
        "monoceros arena overlord --bots champion,knight --seats 4 --alone --games 100",
        "monoceros arena unicornus --bots squire,champion --seats 4 --games 100",
        "monoceros arena vast --option roles=knight,nightmare --seat B --others knight --bots knight,champion",
    )
)
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="BOT,BOT,...", help="Two bots or more; teams: one.")] = "squire,knight",
    games: Annotated[
        int, typer.Option(metavar="N", help="Games for each pair: a multiple of the seatings; or for each team.")
    ] = 200,
    seats: Seats = None,
    alone: Annotated[
        bool, typer.Option("--alone", help="The first of a pair has one seat, the other all others.")
    ] = False,
    seat: Annotated[
        str, typer.Option(metavar="LETTER", help="The bots take turns at this seat, --others sit on all others.")
    ] = "",
    others: Annotated[str, typer.Option(metavar="BOT", help="Who plays the other seats, with --seat.")] = "knight",
    seed: Seed = 1,
    limit: Limit = MOST_DECISIONS,
    jobs: Jobs = 1,
    option: Options = None,
    pack: Packs = None,
    json: Json = False,
) -> None:
    """Let bots play each other.

    Every pair meets; each seed is played twice, with the seats exchanged. Reports wins, the win rate with its 95 %
    interval (draws count half) and, for more than two bots, ratings on the scale of Elo. With --alone the first of each
    pair sits among copies of the other, once on every seat: equals would win one game in as many as there are seats.
    Where all seats win or lose together, each bot is a team of its own, and all teams play the same seeds. Where seats
    are not alike, --seat lets the bots take turns at one of them, against the same others on the same seeds. There the
    first bot is also compared with each of the others deal by deal, which tells them apart with fewer games.
    Games that a limit ended, of turns or of decisions, are counted apart: more than one in twenty is a warning.
    """
    plan = read_plan(game, seats, option, pack, bots_only=True)
    team = find_game(game).team
    if seat or team:
        if alone:
            why = "the bots take turns at --seat" if seat else "all seats win or lose together"
            raise BadUse(f"in {find_game(game).title} {why}: nobody plays --alone")
        if seat and team:
            raise BadUse(f"in {find_game(game).title} all seats win or lose together: nobody plays one --seat")
        specs = bots_for(bots, len(read_names(bots)), find_game(game))
        place = read_seat(seat, plan.seats) if seat else None
        rest = bots_for(others, 1, find_game(game))[0] if seat else ""
        turns = Turns(plan, tuple(specs), at_least_one(games, "--games"), seed, place, rest, limit)
        compare_teams(turns, jobs=jobs, json=json)
        return
    specs = read_contestants(bots, game)
    job = Job(plan, tuple(specs), at_least_one(games, "--games"), seed, alone, limit)
    check_games(job)
    start = time.perf_counter()
    total = games * len(list(combinations(specs, 2)))
    outcomes = play_batch(play_chunk, job, total, jobs=jobs, chunk=2, title=f"{game}: games")
    data = report(job, outcomes, time.perf_counter() - start)
    put_json(data) if json else show(data)


def read_seat(letter: str, seats: int) -> int:
    letters = [seat_letter(seat) for seat in range(seats)]
    if letter.upper() not in letters:
        raise BadUse(f"--seat is one of {', '.join(letters)}, not {letter!r}")
    return letters.index(letter.upper())


def check_games(job: Job) -> None:
    over = job.games % job.seatings
    if over:
        why = f"a multiple of {job.seatings}, since each seed is played with every seating"
        raise BadUse(f"--games is {why}: take {job.games + job.seatings - over}, not {job.games}")


def read_contestants(bots: str, game: str) -> list[str]:
    specs = read_names(bots)
    if len(specs) < 2:
        raise BadUse(f"the arena needs two bots or more, such as --bots squire,knight, not {bots!r}")
    return bots_for(bots, len(specs), find_game(game))


def read_names(bots: str) -> list[str]:
    specs = bot_specs(bots)
    if len(set(specs)) < len(specs):
        raise BadUse(f"--bots names a bot twice: {bots!r}")
    return specs


def play_chunk(job: Job, numbers: Sequence[int]) -> list[tuple[float, bool]]:
    """Scores of the first of each pair: 1 won, 0 lost, between them a draw; and was it a limit that ended the game?"""
    game, content = job.plan.load()
    outcomes = []
    for number in numbers:
        sides = seating(job.plan.seats, number % job.seatings, alone=job.alone)
        specs = [job.bots[job.pair(number)[side]] for side in sides]
        seed = derive(job.seed, *job.pair(number), number // job.seatings)
        ended = play_seated(job.plan, game, content, specs, seed, job.limit)
        outcomes.append((0.5 if ended.score is None else score_of_first(ended.score, sides), ended.cut_off))
    return outcomes


def seating(seats: int, turn: int, *, alone: bool) -> list[int]:
    """Which of the two sits where: alternately, beginning with the one or the other; or the first on one seat alone."""
    if alone:
        return [0 if seat == turn else 1 for seat in range(seats)]
    return [(seat + turn) % 2 for seat in range(seats)]


def score_of_first(score: Sequence[float], sides: Sequence[int]) -> float:
    """The side whose best seat did better has won."""
    best = [max(s for s, side in zip(score, sides, strict=True) if side == wanted) for wanted in (0, 1)]
    return 0.5 + 0.5 * ((best[0] > best[1]) - (best[0] < best[1]))


# -- reporting ---


Outcomes = Sequence[tuple[float, bool]]


def by_pair(job: Job, outcomes: Outcomes) -> dict[tuple[int, int], Outcomes]:
    pairs = list(combinations(range(len(job.bots)), 2))
    return {pair: outcomes[at * job.games : (at + 1) * job.games] for at, pair in enumerate(pairs)}


def report(job: Job, outcomes: Outcomes, seconds: float) -> dict[str, Any]:
    played = by_pair(job, outcomes)
    data: dict[str, Any] = {
        "game": job.plan.game,
        "seats": job.plan.seats,
        "alone": job.alone,
        "options": job.plan.options,
        "packs": [pack.name for pack in job.plan.packs],
        "seed": job.seed,
        "games": len(outcomes),
        "cut_off": cut_data(sum([cut for _, cut in outcomes]), len(outcomes)),
        "seconds": round(seconds, 3),
        "pairs": [pair_data(job.bots[a], job.bots[b], own) for (a, b), own in played.items()],
    }
    if len(job.bots) > 2 and not job.alone:
        pairings = {pair: (sum([score for score, _ in own]), len(own)) for pair, own in played.items()}
        data["ratings"] = rating_data(job, pairings)
    return data


def pair_data(first: str, second: str, outcomes: Outcomes) -> dict[str, Any]:
    scores = [score for score, _ in outcomes]
    wins, losses = sum(s == 1 for s in scores), sum(s == 0 for s in scores)
    low, high = wilson(sum(scores), len(scores))
    return {
        "bots": [first, second],
        "games": len(scores),
        "wins": wins,
        "draws": len(scores) - wins - losses,
        "losses": losses,
        "cut_off": sum([cut for _, cut in outcomes]),
        "rate": round(sum(scores) / len(scores), 4),
        "interval": [round(low, 4), round(high, 4)],
    }


def rating_data(job: Job, pairings: Pairings) -> list[dict[str, Any]]:
    """Strongest first."""
    rated = ratings(len(job.bots), pairings)
    intervals = rating_intervals(len(job.bots), pairings, job.seed)
    rows = [
        {"bot": bot, "rating": round(rating), "interval": [round(low), round(high)]}
        for bot, rating, (low, high) in zip(job.bots, rated, intervals, strict=True)
    ]
    return sorted(rows, key=lambda row: -int(str(row["rating"])))


def show(data: dict[str, Any]) -> None:
    put(f"{data['game']}: {data['games']:,} games, seed {data['seed']}, {data['seconds']:.1f} s")
    rows = []
    for pair in data["pairs"]:
        low, high = pair["interval"]
        counts = [str(pair[what]) for what in ("wins", "draws", "losses")]
        rate = [f"{100 * pair['rate']:.1f} %", f"{100 * low:.1f} – {100 * high:.1f} %"]
        others = f"{data['seats'] - 1} × " if data["alone"] else ""
        rows.append([f"{pair['bots'][0]} against {others}{pair['bots'][1]}", *counts, *rate])
    put_table(["pair", "won", "drawn", "lost", "rate", "95 %"], rows, numbers=(1, 2, 3, 4, 5))
    if "ratings" in data:
        put()
        rated = [[r["bot"], str(r["rating"]), "{} – {}".format(*r["interval"])] for r in data["ratings"]]
        put_table(["bot", "rating", "95 %"], rated, numbers=(1, 2))
    show_cut(data["cut_off"], data["games"])
