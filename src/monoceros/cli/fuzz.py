"""`monoceros fuzz`: games under all laws, over the game's seats, options and packs; at random, or with bots."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from shlex import quote
from typing import Annotated, Any

import typer

from monoceros.bots.batch import play_chunks, processes
from monoceros.bots.seeds import derive
from monoceros.cli.batch import at_least_one, progress
from monoceros.cli.errors import CheckFailed
from monoceros.cli.files import write_text
from monoceros.cli.out import put, put_json
from monoceros.cli.plan import (
    GameName,
    Jobs,
    Json,
    Options,
    Packs,
    Seed,
    find_pack,
    new_bot,
    read_options,
    read_plan,
)
from monoceros.cli.usage import examples, new_app
from monoceros.engine.chance import Dealer, NoDealer, Seeded
from monoceros.engine.content import ContentError, Pack
from monoceros.engine.game import Game, Option, OptionValue, SetupError
from monoceros.engine.gamefile import write
from monoceros.engine.laws import LawBroken, check_game
from monoceros.engine.registry import find_game
from monoceros.engine.speech import one_line
from monoceros.engine.table import Table
from monoceros.engine.table import replay as play_again

SMALL = 60  # numbers are drawn up to so far above the least
TRIES = 20  # at a setting that the game accepts
MOST = 100_000  # decisions of a game that comes to an end
MOST_WITH_BOTS = 20_000  # bots think longer, and dawdle less
EVERY = 32  # the dear laws are tried at about one question in so many

app = new_app()


@dataclass(frozen=True)
class Job:
    """What is fixed; the rest is drawn for each game."""

    game: str
    seats: int | None
    options: dict[str, OptionValue] | None  # None: drawn
    packs: tuple[Pack, ...] | None  # None: drawn
    seed: int
    bot: str = ""  # who decides; nobody: chance


@dataclass(frozen=True)
class Tried:
    """One game under the laws; `broken` says which law does not hold, `file` is the game up to there."""

    decisions: int
    tried: dict[str, int] = field(default_factory=dict)
    broken: str = ""
    file: str = ""


@app.command(
    epilog=examples(
        "monoceros fuzz tower --decisions 100000 --seed 1",
        "monoceros fuzz tower --jobs 0 --json",
        "monoceros fuzz vast --bot knight --decisions 20000",
    )
)
def fuzz(
    game: GameName,
    decisions: Annotated[int, typer.Option(metavar="N", help="How many decisions to try, in whole games.")] = 100_000,
    seats: Annotated[int | None, typer.Option(metavar="N", help="How many seats.  [default: drawn]")] = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    option: Options = None,
    pack: Packs = None,
    bot: Annotated[
        str, typer.Option(metavar="BOT", help="Who decides on every seat, such as knight.  [default: chance]")
    ] = "",
    json: Json = False,
) -> None:
    """Try all laws on random games, or on games of a bot.

    Each game draws its seats, options and packs anew; with --seats, --option or --pack, those stay as given. If a law
    is broken, the game is written to fuzz-GAME-SEED.jsonl, which `monoceros replay` opens, and the exit code is 1.
    """
    at_least_one(decisions, "--decisions")
    job = read_job(game, seats, option, pack, seed, bot)
    start = time.perf_counter()
    games = play_until(job, decisions, processes(jobs))
    data = summary(job, games, time.perf_counter() - start)
    broken = games[-1].broken
    if broken:
        data["file"] = str(Path(f"fuzz-{game}-{seed}.jsonl"))
        write_text(Path(data["file"]), games[-1].file)
    put_json(data) if json else show(data)
    if broken:
        raise CheckFailed(f"{broken}; see it with: monoceros replay {data['file']}")


def read_job(
    game: str,
    seats: int | None,
    option: Sequence[str] | None,
    pack: Sequence[str] | None,
    seed: int,
    bot: str = "",
) -> Job:
    found = find_game(game)
    if bot:
        new_bot(bot, found).close()  # refuses what is no bot
    read_plan(game, seats, option, pack, bots_only=True)  # refuses what the game does not have
    options = read_options(found, option) if option else None
    packs = tuple(find_pack(found, name) for name in pack) if pack else None
    return Job(game, seats, options, packs, seed, bot)


def play_until(job: Job, decisions: int, jobs: int) -> list[Tried]:
    """Games in order, until there are enough decisions or a law is broken."""
    games: list[Tried] = []
    done = 0
    chunks = ([number] for number in count())
    with progress(f"{job.game}: decisions", decisions) as advance:
        for chunk in play_chunks(try_chunk, job, chunks, jobs):
            for tried in chunk:
                games.append(tried)
                done += tried.decisions
                advance(tried.decisions)
                if tried.broken or done >= decisions:
                    return games
    return games


# -- one game, in any process ---


def try_chunk(job: Job, numbers: Sequence[int]) -> list[Tried]:
    return [try_game(job, number) for number in numbers]


def try_game(job: Job, number: int) -> Tried:
    game = find_game(job.game)
    seats, options, packs = draw_setting(job, game, Seeded(derive(job.seed, number, "setting")))
    bot = new_bot(job.bot, game) if job.bot else None
    limit = MOST_WITH_BOTS if bot else MOST
    try:
        seed = derive(job.seed, number, "game")
        report = check_game(game, seed, seats=seats, options=options, packs=packs, every=EVERY, limit=limit, bot=bot)
    except LawBroken as error:
        where = f"game {number} ({seats} seats, {described(options, packs)})"
        return Tried(len(error.table.entries), {}, f"{error}, in {where}", file_of(error.table))
    finally:
        if bot:
            bot.close()
    return Tried(report.decisions, report.tried)


def file_of(table: Table) -> str:
    """The game as it was after the last pick that went well."""
    with suppress(Exception):  # if the rules cannot, the file still holds what was picked
        table = play_again(
            table.game,
            table.opening,
            table.entries,
            seats=table.seats,
            options=table.options,
            packs=table.content.packs,
        )
    return write(table)


def described(options: dict[str, OptionValue], packs: Sequence[Pack]) -> str:
    """As it would be typed."""
    given = [f"--option {quote(f'{name}={value}')}" for name, value in options.items()]
    return " ".join([*given, *[f"--pack {quote(pack.name)}" for pack in packs]]) or "defaults"


# -- drawing a setting ---


def draw_setting(job: Job, game: Game, rng: Dealer) -> tuple[int, dict[str, OptionValue], tuple[Pack, ...]]:
    """Seats, options and packs; what does not go together is drawn again."""
    for _ in range(TRIES):
        seats = job.seats if job.seats is not None else draw_between(rng, *game.seats)
        packs = (
            job.packs
            if job.packs is not None
            else tuple(game.content.pack(n) for n in game.content.packs if rng.pick(2))
        )
        options = job.options if job.options is not None else {o.name: draw_option(o, seats, rng) for o in game.options}
        if fits(game, seats, options, packs):
            return seats, options, packs
    return game.seat_count(job.seats), job.options or {}, job.packs or ()


def fits(game: Game, seats: int, options: dict[str, OptionValue], packs: Sequence[Pack]) -> bool:
    try:
        values = game.option_values(options, bots_only=True)
        game.new_state(seats, values, game.content.load(packs), NoDealer())
    except (SetupError, ContentError):
        return False
    return True


def draw_option(option: Option, seats: int, rng: Dealer) -> OptionValue:
    """Half of the games keep the default, but for who plays: there is most to find in sets that are seldom played."""
    if option.kind != "roles" and rng.pick(2):
        return option.default_for(bots_only=True)
    if option.choices:
        choices = option.choices_for(seats)
        return choices[rng.pick(len(choices))]
    if option.kind == "yes or no":
        return bool(rng.pick(2))
    return draw_between(rng, option.least, min(option.most, option.least + SMALL))


def draw_between(rng: Dealer, least: int, most: int) -> int:
    return least + rng.pick(most - least + 1)


# -- reporting ---


def summary(job: Job, games: Sequence[Tried], seconds: float) -> dict[str, Any]:
    laws: dict[str, int] = {}
    for game in games:
        for law, number in game.tried.items():
            laws[law] = laws.get(law, 0) + number
    return {
        "game": job.game,
        "seed": job.seed,
        "games": len(games),
        "decisions": sum(game.decisions for game in games),
        "seconds": round(seconds, 3),
        "laws": laws,
        "broken": one_line(games[-1].broken) or None,
        "file": None,
    }


def show(data: dict[str, Any]) -> None:
    size = f"{data['games']:,} games, {data['decisions']:,} decisions"
    put(f"{data['game']}: {size}, {data['seconds']:.1f} s, seed {data['seed']}")
    for law, number in sorted(data["laws"].items()):
        put(f"  {number:>9,} × {law}")
    put("a law is broken" if data["broken"] else "all laws hold")
