"""`monoceros sim`: many games of bots, and what came of them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, median
from typing import Annotated, Any

import typer

from monoceros.bots.plan import Plan
from monoceros.bots.seeds import derive
from monoceros.bots.stats import wilson
from monoceros.cli.batch import at_least_one, play_batch
from monoceros.cli.out import put, put_json, put_table
from monoceros.cli.plan import GameName, Jobs, Json, Options, Packs, Seats, Seed, bots_for, new_bot, read_plan
from monoceros.cli.usage import examples, new_app
from monoceros.engine.chance import Seeded
from monoceros.engine.content import Content
from monoceros.engine.core import begin
from monoceros.engine.game import Game
from monoceros.engine.playout import play_out
from monoceros.engine.registry import find_game
from monoceros.engine.speech import seat_letter
from monoceros.engine.views import number_of

LIMIT = 1_000_000  # decisions; a game that is not over by then is unfinished
RANDOM = "random"
MANY, ONE = 100, 1  # games in a chunk: random ones take milliseconds, a searching bot's may take minutes

app = new_app()


@dataclass(frozen=True)
class Job:
    plan: Plan
    bots: tuple[str, ...]
    seed: int


@dataclass(frozen=True)
class Outcome:
    """One game: scores (none if it did not end), decisions, and the turn it ended on, where the game counts turns."""

    score: list[float] | None
    decisions: int
    turn: int | None


@app.command(
    epilog=examples(
        "monoceros sim tower --games 1000 --seed 1 --jobs 2",
        "monoceros sim tower --bots squire,knight --option match=single --json",
    )
)
def sim(
    game: GameName,
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 1000,
    seats: Seats = None,
    bots: Annotated[str, typer.Option(metavar="BOT,...", help="One for all seats, or one for each.")] = RANDOM,
    seed: Seed = 1,
    jobs: Jobs = 1,
    option: Options = None,
    pack: Packs = None,
    json: Json = False,
) -> None:
    """Play many games between bots.

    Reports wins by seat with 95 % intervals, draws, length and speed. Random bots play in the engine's own loop.
    """
    at_least_one(games, "--games")
    plan = read_plan(game, seats, option, pack, bots_only=True)
    specs = bots_for(bots, plan.seats, find_game(game))
    job, chunk = Job(plan, tuple(specs), seed), MANY if is_random(specs) else ONE
    start = time.perf_counter()
    outcomes = play_batch(play_chunk, job, games, jobs=jobs, chunk=chunk, title=f"{game}: games")
    data = summary(job, outcomes, time.perf_counter() - start)
    put_json(data) if json else show(data)


def is_random(specs: Sequence[str]) -> bool:
    return set(specs) == {RANDOM}


# -- playing, in any process ---


def play_chunk(job: Job, numbers: Sequence[int]) -> list[Outcome]:
    game, content = job.plan.load()
    if is_random(job.bots):
        return [play_random(game, content, job, number) for number in numbers]
    return [play_bots(game, content, job, number) for number in numbers]


def play_random(game: Game, content: Content, job: Job, number: int) -> Outcome:
    """The engine's own loop, as fast as the rules allow."""
    plan = job.plan
    dealer = Seeded(derive(job.seed, number, "table"))
    state = game.new_state(plan.seats, plan.options, content, dealer)
    begin(state, game.first)
    decisions = play_out(state, Seeded(derive(job.seed, number, "players")), LIMIT)
    if state.stack:
        return Outcome(None, decisions, None)
    return Outcome(game.score(state), decisions, number_of(game.view(state, None), "turn"))


def play_bots(game: Game, content: Content, job: Job, number: int) -> Outcome:
    from monoceros.bots.match import MOST_DECISIONS, EndlessGame, play_match

    bots = [new_bot(spec, game) for spec in job.bots]
    try:
        result = play_match(game, bots, derive(job.seed, number), job.plan.options, content)
    except EndlessGame:
        return Outcome(None, MOST_DECISIONS, None)
    finally:
        for bot in bots:
            bot.close()
    return Outcome(result.score, result.decisions, None)


# -- reporting ---


def summary(job: Job, outcomes: Sequence[Outcome], seconds: float) -> dict[str, Any]:
    lengths = [outcome.decisions for outcome in outcomes]
    scores = [outcome.score for outcome in outcomes if outcome.score is not None]
    turns = [outcome.turn for outcome in outcomes if outcome.turn is not None]
    seats = range(job.plan.seats)
    return {
        "game": job.plan.game,
        "seats": job.plan.seats,
        "bots": list(job.bots),
        "options": job.plan.options,
        "packs": [pack.name for pack in job.plan.packs],
        "seed": job.seed,
        "games": len(outcomes),
        "decisions": sum(lengths),
        "seconds": round(seconds, 3),
        "decisions_per_second": round(sum(lengths) / seconds),
        "games_per_second": round(len(outcomes) / seconds, 2),
        "wins": [sum(score[seat] == 1 for score in scores) for seat in seats],
        "draws": sum(0 < max(score) < 1 for score in scores),
        "lost": sum(max(score) == 0 for score in scores),
        "unfinished": len(outcomes) - len(scores),
        "score": [round(fmean(score[seat] for score in scores), 4) if scores else None for seat in seats],
        "decisions_per_game": round(fmean(lengths), 2),
        "decisions_per_game_median": median(lengths),
        "turns_per_game": round(fmean(turns), 2) if turns else None,
    }


def show(data: dict[str, Any]) -> None:
    games = data["games"]
    put(f"{data['game']}: {games:,} games, seed {data['seed']}")
    rows = []
    for seat, wins in enumerate(data["wins"]):
        low, high = wilson(wins, games)
        row = [seat_letter(seat), data["bots"][seat], f"{wins:,}", f"{100 * wins / games:.1f} %"]
        rows.append([*row, f"{100 * low:.1f} – {100 * high:.1f} %"])
    put_table(["seat", "bot", "wins", "rate", "95 %"], rows, numbers=(2, 3, 4))
    rest = f"lost together {data['lost']:,}" if data["lost"] else f"draws {data['draws']:,}"
    put(rest + (f", unfinished {data['unfinished']:,}" if data["unfinished"] else ""))
    length = f"decisions a game: mean {data['decisions_per_game']:,.1f}, median {data['decisions_per_game_median']:,g}"
    turns = f"; turns: mean {data['turns_per_game']:.1f}" if data["turns_per_game"] is not None else ""
    put(length + turns)
    speed = f"{data['decisions_per_second']:,} decisions/s, {data['games_per_second']:,} games/s"
    put(f"{data['decisions']:,} decisions in {data['seconds']:.2f} s: {speed}")
