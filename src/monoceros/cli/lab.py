"""`monoceros lab`: many games kept as data, what they say of a game's balance, and of a change to it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from monoceros.bots.plan import Plan
from monoceros.cli.batch import at_least_one, progress
from monoceros.cli.errors import BadUse
from monoceros.cli.files import read_text, write_text
from monoceros.cli.out import put, put_json, put_table, talk
from monoceros.cli.plan import Jobs, Json, Options, Packs, Seats, Seed, bots_for, read_plan
from monoceros.cli.seated import MOST_DECISIONS, Limit
from monoceros.cli.usage import examples, new_app
from monoceros.engine.registry import find_game, game_names

if TYPE_CHECKING:
    from monoceros.lab.folder import Folder, Play
    from monoceros.lab.run import Run

GAMES = 1000
OWN_CONTENT = "none"  # as a pack: the game's own content

Bots = Annotated[str, typer.Option(metavar="BOT,...", help="One for all seats, or one for each.")]
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray", metavar="ADDRESS", help="Play on a Ray cluster: auto, host:port or ray://…; local starts one."
    ),
]
Out = Annotated[Path, typer.Option(metavar="DIR", help="Where it goes; begun there before, it goes on.")]

app = new_app()


@app.callback(
    epilog=examples(
        "monoceros lab run tower --games 10000 --jobs 0 --out runs/tower",
        "monoceros lab report runs/tower",
        "monoceros lab run --help",
    )
)
def lab() -> None:
    """Play games by the thousand and see how a game is balanced.

    `run` plays and keeps them, `report` makes a page of them, `compare` tells two versions apart, `tune` searches for
    numbers that meet a target.
    """
    for package in ("polars", "jinja2"):
        try:
            __import__(package)
        except ImportError:
            raise BadUse(f"the lab needs {package}: pip install 'monoceros[lab]'") from None


@app.command(
    epilog=examples(
        "monoceros lab run tower --games 10000 --jobs 0 --out runs/tower",
        "monoceros lab run overlord --seats 4 --bots knight --games 500 --pack mycards.toml --out runs/mine",
        "monoceros lab run runs/tower/run.toml --out runs/again",
        "monoceros lab run tower --games 100000 --ray auto --out runs/many",
    )
)
def run(
    game: Annotated[
        str,
        typer.Argument(metavar="GAME", help="The game's name, or the run.toml of a run.", autocompletion=game_names),
    ],
    out: Out,
    games: Annotated[int | None, typer.Option(metavar="N", help=f"How many games.  [default: {GAMES}]")] = None,
    seats: Seats = None,
    bots: Bots = "random",
    seed: Seed = 1,
    option: Options = None,
    pack: Packs = None,
    batch: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=1, help="Games in a part, which is kept whole.  [default: 1000 random, 20 others]"
        ),
    ] = None,
    limit: Limit = MOST_DECISIONS,
    jobs: Jobs = 1,
    ray: Ray = None,
    json: Json = False,
) -> None:
    """Play games and keep them as Parquet.

    The same seed gives the same results with any number of processes or machines. A run that was stopped goes on with
    the same command and loses at most the parts under way; with more --games it grows.
    """
    from monoceros.lab.run import new_run

    if game.endswith(".toml") or Path(game).is_file():
        wanted = repeated(game, games, given=any([seats, option, pack, bots != "random"]))
    else:
        plan = read_plan(game, seats, option, pack, bots_only=True)
        specs = bots_for(bots, plan.seats, find_game(game))
        wanted = new_run(plan, specs, at_least_one(GAMES if games is None else games, "--games"), seed, batch, limit)
    start = time.perf_counter()
    before, folder = play_into(out, wanted, players(jobs, ray))
    seconds = time.perf_counter() - start
    played = folder.run.games - before
    data = {
        "folder": str(out),
        "game": folder.run.plan.game,
        "games": folder.run.games,
        "played": played,
        "seconds": round(seconds, 3),
        "games_per_second": round(played / seconds, 2),
    }
    put_json(data) if json else show_run(data)


def show_run(data: dict[str, Any]) -> None:
    put(f"{data['game']}: {data['games']:,} games in {data['folder']}")
    if data["played"] < data["games"]:
        put(f"{data['games'] - data['played']:,} of them were there already")
    if data["played"]:
        put(f"{data['played']:,} played in {data['seconds']:.1f} s: {data['games_per_second']:,} games/s")
    put(f"see them: monoceros lab report {data['folder']}")


def repeated(file: str, games: int | None, *, given: bool) -> Run:
    """The run of a `run.toml`, as it was, or with another number of games."""
    from dataclasses import replace

    from monoceros.lab.run import check_run, read_run

    if given:
        raise BadUse(f"{file!r} says who plays what: --seats, --bots, --option and --pack go with a game's name")
    found = read_run(read_text(Path(file)), file)
    check_run(found)
    return found if games is None else replace(found, games=at_least_one(games, "--games"))


def players(jobs: int, ray: str | None) -> Play:
    if ray is not None:
        from monoceros.lab.cluster import on_cluster

        return on_cluster(ray)
    from monoceros.lab.folder import on_this_machine

    return on_this_machine(jobs)


def play_into(path: Path, wanted: Run, play: Play) -> tuple[int, Folder]:
    """How many games were there already, and the folder with all of them."""
    from monoceros.lab.folder import fill, prepare

    folder = prepare(path, wanted)
    before = folder.played()
    with progress(f"{wanted.plan.game}: games", wanted.games) as advance:
        fill(folder, play, advance)
    return before, folder


@app.command(epilog=examples("monoceros lab report runs/tower", "monoceros lab report runs/tower --json"))
def report(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of a run.")],
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the page goes.  [default: report.html in the folder]")
    ] = None,
    json: Json = False,
) -> None:
    """Make one page of a run: who wins with what, how long it takes, how it goes; with intervals.

    The page is one file of HTML without scripts and can be read offline.
    """
    from monoceros.lab.findings import find
    from monoceros.lab.folder import open_played
    from monoceros.lab.report import report_page
    from monoceros.lab.says import stand_out, warning

    opened = open_played(folder)
    found = find(opened, find_game(opened.run.plan.game))
    if json:
        put_json(found)
        return
    page = out or folder / "report.html"
    write_text(page, report_page(found, opened.run))
    put(f"{found['title']}: {found['games']:,} games")
    if words := warning(found):
        put(words)
    for line in stand_out(found):
        put(f"- {line}")
    put(f"the page: {page}")


@app.command(
    epilog=examples(
        "monoceros lab compare runs/before runs/after --out compare.html",
        "monoceros lab compare tower --pack none --pack mycards.toml --games 2000 --out runs/mycards",
    )
)
def compare(
    runs: Annotated[list[str], typer.Argument(metavar="DIR DIR", help="Two runs; or a game, with --pack twice.")],
    pack: Annotated[
        list[str] | None,
        typer.Option(
            "--pack", metavar="NAME_OR_FILE", help="Twice: the packs of A and of B; none: the game's own cards."
        ),
    ] = None,
    matters: Annotated[
        float,
        typer.Option(metavar="POINTS", min=0.01, max=100, help="Points of a win rate that somebody would notice."),
    ] = 2.0,
    out: Annotated[
        Path | None, typer.Option(metavar="PATH", help="The page; with --pack the folder for runs and page.")
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", help="With --pack: how many games of each.")] = GAMES,
    seats: Seats = None,
    bots: Bots = "random",
    seed: Seed = 1,
    option: Options = None,
    limit: Limit = MOST_DECISIONS,
    jobs: Jobs = 1,
    json: Json = False,
) -> None:
    """Tell two runs apart, game by game on the same seeds: what was changed, what differs, whether it matters."""
    from monoceros.lab.compare import compare as compare_runs
    from monoceros.lab.folder import open_played, write_whole
    from monoceros.lab.report import compare_page

    if pack:
        if len(runs) != 1 or len(pack) != 2 or out is None:
            raise BadUse("with packs, compare takes a game, --pack twice and --out DIR")
        plans = [read_plan(runs[0], seats, option, [p] if p != OWN_CONTENT else [], bots_only=True) for p in pack]
        folders = play_both(plans, bots, at_least_one(games, "--games"), seed, limit, out, jobs)
        out = out / "compare.html"
    elif len(runs) == 2:
        folders = [open_played(Path(each)) for each in runs]
    else:
        raise BadUse("compare takes two folders of runs, or a game with --pack twice")
    found = compare_runs(folders[0], folders[1], find_game(folders[0].run.plan.game), matters / 100)
    if out is not None:
        write_whole(out, compare_page(found).encode())
    put_json(found) if json else show_compare(found, out)


def play_both(plans: list[Plan], bots: str, games: int, seed: int, limit: int, out: Path, jobs: int) -> list[Folder]:
    from monoceros.lab.run import new_run

    specs = bots_for(bots, plans[0].seats, find_game(plans[0].game))
    wanted = [new_run(plan, specs, games, seed, None, limit) for plan in plans]
    return [play_into(out / name, each, players(jobs, None))[1] for name, each in zip("ab", wanted, strict=True)]


def show_compare(found: dict[str, Any], page: Path | None) -> None:
    from monoceros.lab import words
    from monoceros.lab.says import compare_says, signed

    put(f"{found['title']}: A {found['folders'][0]}, B {found['folders'][1]}, {found['games']:,} games each")
    put_table(["changed", "A", "B"], [[row["what"], row["first"], row["second"]] for row in found["changed"]])
    rows = []
    for row in found["measures"]:
        rated = row["kind"] == "rate"
        show, apart = (words.percent, words.points) if rated else (words.figure, signed)
        numbers = [show(row["first"]["value"]), show(row["second"]["value"]), apart(row["difference"]["value"])]
        interval = f"{apart(row['difference']['low'])} … {apart(row['difference']['high'])}"
        rows.append([row["words"], *numbers, interval, row["verdict"]])
    put()
    put_table(["measure", "A", "B", "B less A", "95 %", ""], rows, numbers=(1, 2, 3, 4))
    put()
    for line in compare_says(found):
        put(f"- {line}")
    if page is not None:
        put(f"the page: {page}")


@app.command(
    epilog=examples(
        "monoceros lab tune overlord --vary card/gladiator/power=4,5,6 --target win:A=0.5 --games 2000 --out runs/axe",
        'monoceros lab tune overlord --seats 3 --vary card/werewolf/power=3,4,5 --target "with:bought/Werewolf=0.36"'
        " --out runs/wolf",
    )
)
def tune(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="The game's name.", autocompletion=game_names, show_default=False)
    ],
    vary: Annotated[
        list[str], typer.Option("--vary", metavar="TABLE/ID/KEY=N,N,...", help="A designed number; may be repeated.")
    ],
    target: Annotated[str, typer.Option(metavar="MEASURE=NUMBER", help="What is wanted, such as win:A=0.5.")],
    out: Out,
    games: Annotated[int, typer.Option(metavar="N", help="Games of the tries that come furthest.")] = GAMES,
    seats: Seats = None,
    bots: Bots = "random",
    seed: Seed = 1,
    option: Options = None,
    pack: Packs = None,
    limit: Limit = MOST_DECISIONS,
    jobs: Jobs = 1,
    ray: Ray = None,
    json: Json = False,
) -> None:
    """Search for numbers of cards that bring a measure to its target.

    Every combination plays the same seeds; the half nearest to the target goes on with twice as many games, and the
    best is judged on new seeds. The folder keeps all games, the evidence (evidence.md) and the best pack (best.toml).
    """
    from monoceros.lab.run import new_run
    from monoceros.lab.tune import read_target, read_vary
    from monoceros.lab.tune import tune as search

    plan = read_plan(game, seats, option, pack, bots_only=True)
    found_game, content = plan.load()
    specs = bots_for(bots, plan.seats, found_game)
    varies = [read_vary(text, content) for text in vary]
    wanted = read_target(target, found_game, plan.seats)
    run = new_run(plan, specs, at_least_one(games, "--games"), seed, None, limit)
    found = search(run, varies, wanted, out, players(jobs, ray), talk)
    put_json(found) if json else show_tune(found, out)


def show_tune(found: dict[str, Any], out: Path) -> None:
    rows = [
        [*map(str, row["values"]), f"{row['games']:,}", f"{row['value']:.4g}", f"{row['low']:.4g} … {row['high']:.4g}"]
        for row in found["tries"]
    ]
    put(f"{found['title']}: {found['target']['words']} towards {found['target']['value']:g}")
    put_table([*found["varied"], "games", found["target"]["measure"], "95 %"], rows)
    check = found["check"]
    put(f"best: {', '.join([f'{name} = {value}' for name, value in found['best'].items()])}")
    put(f"on {check['games']:,} games with new seeds: {check['value']:.4g} ({check['low']:.4g} … {check['high']:.4g})")
    put("the target lies in the interval" if found["met"] else "the target lies outside of it: no try reaches it")
    put(f"the evidence: {out / 'evidence.md'}; the pack: {out / 'best.toml'}")
