"""`monoceros bench`: how fast the rules are here, beside a plain loop that is measured in the same minutes."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from statistics import median
from typing import Annotated, Any

import typer

from monoceros import _build
from monoceros.bots.champion import Champion, make_search
from monoceros.cli.batch import progress
from monoceros.cli.errors import BadUse
from monoceros.cli.out import put, put_json, put_table
from monoceros.cli.plan import Json, Options, read_options
from monoceros.cli.usage import examples, new_app
from monoceros.engine.chance import Seeded
from monoceros.engine.content import Content
from monoceros.engine.core import BaseState, answer, asks, begin
from monoceros.engine.game import Game, OptionValue
from monoceros.engine.playout import count_choices, play_out
from monoceros.engine.registry import find_game, game_names
from monoceros.engine.save import dump

ROUNDS = 5
LIMIT = 1_000_000
SIMULATIONS = 50  # of the champion, from one state
SAMPLES = 60  # states met in play, for the small measures
WIN_LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))

Work = Callable[[], int]  # does something, gives how often
app = new_app()


@app.command(epilog=examples("monoceros bench", "monoceros bench tower --seconds 10 --option match=single --json"))
def bench(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="One game.  [default: all]", autocompletion=game_names, show_default=False),
    ] = None,
    seconds: Annotated[float, typer.Option(metavar="S", help="How long to measure each game.")] = 5.0,
    option: Options = None,
    json: Json = False,
) -> None:
    """Measure how fast the rules are.

    Decisions, games, copies, saves, views and imagined worlds, and the ratio of decisions to a plain loop in Python.
    """
    if not seconds > 0:
        raise BadUse(f"--seconds is more than 0, not {seconds:g}")
    games = [find_game(name) for name in ([game] if game else game_names())]
    if option and game is None:
        raise BadUse("--option needs a GAME: options differ from game to game")
    given = read_options(games[0], option or ())
    subjects = [Subject(each, each.option_values(given, bots_only=True)) for each in games]
    with progress("measuring", len(games) * ROUNDS) as advance:
        data = {
            "build": _build.describe(),
            "compiled": _build.kind() == "compiled",
            "games": [measure(each, seconds, advance) for each in subjects],
        }
    put_json(data) if json else show(data)


# -- the yardstick ---


def reference_game() -> int:
    """A random game of noughts and crosses, plainly written. Gives its decisions."""
    board, free, mark, played = [0] * 9, list(range(9)), 1, 0
    while free:
        cell = free.pop(int(random.random() * len(free)))
        board[cell] = mark
        played += 1
        for a, b, c in WIN_LINES:
            if board[a] == mark and board[b] == mark and board[c] == mark:
                return played
        mark = 3 - mark
    return played


def reference_games() -> int:
    return sum(reference_game() for _ in range(20))


def rate(work: Work, seconds: float) -> float:
    """How often a CPU second the work is done; once before, to warm up."""
    work()
    done, spent, start = 0, 0.0, time.process_time()
    while spent < seconds:
        done += work()
        spent = time.process_time() - start
    return done / spent


# -- what is measured ---


@dataclass
class Subject:
    """One game, ready to be measured: fewest seats, the options that bots play by."""

    game: Game
    options: dict[str, OptionValue]
    content: Content = field(init=False)
    seed: int = 0

    def __post_init__(self) -> None:
        self.content = self.game.content.load()

    def dealer(self) -> Seeded:
        self.seed += 1
        return Seeded(self.seed)

    def start(self) -> BaseState:
        state = self.game.new_state(self.game.seat_count(None), self.options, self.content, self.dealer())
        begin(state, self.game.first)
        return state

    def play(self) -> int:
        return play_out(self.start(), self.dealer(), LIMIT)

    def states(self) -> list[BaseState]:
        """States met in play, each at a question."""
        found: list[BaseState] = []
        chooser = self.dealer()
        while len(found) < SAMPLES:
            state = self.start()
            while open_asks := asks(state):
                if chooser.pick(40) == 0 and len(found) < SAMPLES:
                    found.append(state.copy(chooser))
                ask = open_asks[chooser.pick(len(open_asks))]
                answer(state, ask.seat, ask.options[chooser.pick(len(ask.options))])
        return found

    def lengths(self, games: int = 20) -> tuple[float, float]:
        """Decisions a game, and the share of them with more than one option."""
        counted = [count_choices(self.start(), self.dealer(), LIMIT) for _ in range(games)]
        decisions = sum(each[0] for each in counted)
        return decisions / games, sum(each[1] for each in counted) / decisions


def small_works(subject: Subject) -> dict[str, Work]:
    """What is done to one state at a time."""
    game, dealer = subject.game, subject.dealer()
    states = cycle(subject.states())

    def each(act: Callable[[BaseState], object]) -> Work:
        def work() -> int:
            for _ in range(10):
                act(next(states))
            return 10

        return work

    def search(champion: Champion) -> Work:
        def work() -> int:
            state = next(states)
            seat = asks(state)[0].seat
            world = game.redeal(state, seat, dealer)
            make_search(game, world, seat, game.seat_count(None), champion.settings).run(SIMULATIONS, dealer)
            return SIMULATIONS

        return work

    return {
        "simulations": search(Champion()),
        "rollouts": search(Champion(full=1)),
        "copy": each(lambda s: s.copy(dealer)),
        "save": each(dump),
        "view": each(lambda s: game.view(s, 0)),
        "redeal": each(lambda s: game.redeal(s, 0, dealer)),
    }


def measure(subject: Subject, seconds: float, advance: Callable[[int], None]) -> dict[str, Any]:
    """Every measure once a round, so that a slow minute touches all alike; the plain loop before and after."""
    per_game, unforced = subject.lengths()
    works = {"decisions": subject.play, **small_works(subject)}
    each = seconds / ROUNDS / (len(works) + 2)
    rates: dict[str, list[float]] = {name: [] for name in works}
    ratios: list[float] = []
    for _ in range(ROUNDS):
        before = rate(reference_games, each)
        for name, work in works.items():
            rates[name].append(rate(work, each))
        ratios.append(rates["decisions"][-1] / ((before + rate(reference_games, each)) / 2))
        advance(1)
    return figures(subject.game.name, rates, ratios, per_game, unforced)


def figures(
    name: str, rates: dict[str, list[float]], ratios: Sequence[float], per_game: float, unforced: float
) -> dict[str, Any]:
    best, middle = max(rates["decisions"]), median(rates["decisions"])
    data: dict[str, Any] = {
        "game": name,
        "decisions_per_second": round(middle),
        "decisions_per_second_best": round(best),
        "unforced_per_second": round(middle * unforced),
        "games_per_second": round(middle / per_game, 1),
        "decisions_per_game": round(per_game, 1),
        "ratio": round(median(ratios), 3),
        "simulations_per_second": round(median(rates["simulations"])),
        "full_rollouts_per_second": round(median(rates["rollouts"])),
    }
    for what in rates:
        if what not in ("decisions", "simulations", "rollouts"):
            data[f"{what}_us"] = round(1e6 / median(rates[what]), 2)
            data[f"{what}_us_best"] = round(1e6 / max(rates[what]), 2)
    return data


def show(data: dict[str, Any]) -> None:
    put(data["build"])
    heads = ["game", "decisions/s", "best", "unforced/s", "games/s", "× plain loop"]
    keys = ["decisions_per_second", "decisions_per_second_best", "unforced_per_second", "games_per_second", "ratio"]
    put_table(heads, [[g["game"], *[f"{g[key]:,}" for key in keys]] for g in data["games"]], numbers=range(1, 6))
    put()
    keys = ["copy_us", "save_us", "view_us", "redeal_us", "simulations_per_second", "full_rollouts_per_second"]
    heads = ["game", "copy µs", "save µs", "view µs", "redeal µs", "champion's simulations/s", "to the end/s"]
    put_table(heads, [[g["game"], *[f"{g[key]:,}" for key in keys]] for g in data["games"]], numbers=range(1, 7))
    put()
    put(f"Medians of {ROUNDS} rounds, by CPU time, one process. See docs/performance-method.md.")
