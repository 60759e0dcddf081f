"""The strongest general bot: a search over imagined worlds, by number or by time, in one process or several."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from monoceros.bots.search import Search, Settings
from monoceros.engine.bot import Bot, Seen
from monoceros.engine.chance import Dealer, NoDealer, Seeded
from monoceros.engine.core import BaseState, Pick
from monoceros.engine.game import Game
from monoceros.engine.registry import find_game
from monoceros.engine.save import dump, load

Tally = dict[Pick, tuple[int, float]]
NEVER = (0, 0.0)
BATCH = 4  # simulations between two looks at the clock
TICK = 1e-6  # seconds: nothing takes less
GAMES_OWN = -1  # the depth that the game's mind names


class Champion(Bot):
    """Searches by simulations (`iterations`) or by time (`seconds`); with `jobs`, in so many processes at once.

    By time it stops as soon as what is left would change nothing, or its answer is clear.
    With a number of iterations and one job its answers depend on the seed alone.
    """

    def __init__(
        self,
        iterations: int = 0,
        seconds: float = 0.0,
        jobs: int = 1,
        curiosity: float = 0.3,
        depth: int = GAMES_OWN,
        full: int = 0,
    ) -> None:
        if iterations < 0 or seconds < 0 or jobs < 1 or depth < GAMES_OWN:
            raise ValueError("iterations, seconds and depth are at least 0, jobs at least 1")
        self.iterations = iterations if iterations or seconds else 400
        self.seconds = float(seconds)
        self.jobs = int(jobs)
        self.settings = (float(curiosity), int(depth), bool(full))
        self.pool: ProcessPoolExecutor | None = None

    def choose(self, seen: Seen, rng: Dealer) -> Pick:
        options = seen.ask.options
        if len(options) == 1:
            return options[0]
        tally = self.think_in_processes(seen, rng) if self.jobs > 1 else self.think(seen, rng)
        return best_of(options, tally, rng)

    def think(self, seen: Seen, rng: Dealer) -> Tally:
        search = make_search(seen.game, seen.imagined, seen.ask.seat, seen.setting.seats, self.settings)
        run(search, self.iterations, self.seconds, rng)
        return search.tally()

    def think_in_processes(self, seen: Seen, rng: Dealer) -> Tally:
        """Root-parallel: every process searches a tree of its own; the visits are added up."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.jobs)
        job = describe(seen)
        share = -(-self.iterations // self.jobs)
        seeds = [rng.pick(1 << 31) for _ in range(self.jobs)]
        running = [self.pool.submit(think_there, job, self.settings, share, self.seconds, seed) for seed in seeds]
        together: Tally = {}
        for future in running:
            for pick, (visits, total) in future.result().items():
                before = together.get(pick, (0, 0.0))
                together[pick] = (before[0] + visits, before[1] + total)
        return together

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
            self.pool = None


def best_of(options: Sequence[Pick], tally: Tally, rng: Dealer) -> Pick:
    """The option that was tried most; where several did equally well, chance decides and not their order."""
    most = max([tally.get(pick, NEVER) for pick in options])
    best = [pick for pick in options if tally.get(pick, NEVER) == most]
    return best[rng.pick(len(best)) if len(best) > 1 else 0]


def make_search(game: Game, world: BaseState, seat: int, seats: int, settings: tuple[float, int, bool]) -> Search:
    curiosity, depth, full = settings
    mind = game.mind
    made = Settings(curiosity, mind.depth if depth == GAMES_OWN else depth, full, True)
    return Search(game.redeal, mind.value, mind.instinct, world, seat, seats, made, mind.turn)


def run(
    search: Search, iterations: int, seconds: float, rng: Dealer, clock: Callable[[], float] = time.monotonic
) -> None:
    """So many simulations; or, by time, until it is over or what is left of it would change nothing."""
    if not seconds:
        search.run(iterations, rng)
        return
    begun = clock()
    gone, left = 0.0, 1
    while gone < seconds and left > 0 and not search.is_settled(left):
        search.run(BATCH, rng)
        gone = max(clock() - begun, TICK)
        left = math.ceil(search.simulations * (seconds - gone) / gone)
        if iterations:
            left = min(left, iterations - search.simulations)


# -- in another process ---


def describe(seen: Seen) -> dict[str, Any]:
    """An imagined world as plain data, for a process that has none of ours."""
    setting = seen.setting
    return {
        "game": seen.game.name,
        "seats": setting.seats,
        "options": dict(setting.options),
        "packs": setting.content.packs,
        "seat": seen.ask.seat,
        "world": dump(seen.imagined),
    }


def think_there(
    job: dict[str, Any], settings: tuple[float, int, bool], iterations: int, seconds: float, seed: int
) -> Tally:
    game = find_game(job["game"])
    fresh = game.new_state(job["seats"], job["options"], game.content.load(job["packs"]), NoDealer())
    search = make_search(game, load(job["world"], fresh), job["seat"], job["seats"], settings)
    run(search, iterations, seconds, Seeded(seed))
    return search.tally()
