"""Bots think here: in worker processes, one thought at a time in each. The event loop never computes a move.

A worker gets an imagined world as plain data, never the true state. A worker that dies or thinks for too long costs a
new worker and another try, not a game: after some tries the bot's seat gets a random legal pick, and a log line.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import lru_cache
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from monoceros.bots.champion import describe
from monoceros.bots.spec import make_bot
from monoceros.engine.bot import Bot, Seen
from monoceros.engine.chance import NoDealer, Seeded
from monoceros.engine.content import Pack
from monoceros.engine.core import Ask, Pick, asks, same_pick
from monoceros.engine.game import Game, Setting
from monoceros.engine.registry import bot_names, find_bot, find_game
from monoceros.engine.save import load
from monoceros.server.wire import BotCard

TRIES = 3
PATIENCE = 30.0  # seconds that a thought may take, a new worker's start included
REMEMBERED = 64  # bots that a worker keeps made
log = logging.getLogger(__name__)

THINKING = 1.0  # seconds that people gladly wait
LEVELS = {
    "squire": (1, "Quick and beatable: follows its instinct, and slips now and then."),
    "knight": (2, "Looks one step ahead in a few imagined worlds before it moves."),
    "champion": (3, "Thinks for a second where it is hard, many moves deep, in hundreds of imagined worlds."),
}
FOR_TESTS = ("random",)  # known, but not offered
UNRATED = 2  # the level of a bot that says nothing of its own


def bot_cards(game: Game) -> list[BotCard]:
    """The bots that a page offers, weakest first."""
    names = [name for name in bot_names(game) if name not in FOR_TESTS]
    return sorted([bot_card(name, game) for name in names], key=lambda card: (card.level, card.name))


def bot_card(name: str, game: Game) -> BotCard:
    """A game's own bots, and others', say of themselves: `level`, and the first line of their docstring."""
    made = find_bot(name, game)
    if name in LEVELS and name not in game.bots:
        level, about = LEVELS[name]
    else:
        level, about = int(getattr(made, "level", UNRATED)), (made.__doc__ or "").strip().partition("\n")[0]
    return BotCard(name, max(1, min(4, level)), about)


# -- what a worker gets ---


@dataclass(frozen=True, slots=True)
class Job:
    """A question to a seat and an imagined world around it, as plain data."""

    game: str
    seats: int
    options: Mapping[str, Any]
    packs: tuple[Mapping[str, Any], ...]  # as `Pack.plain` gives them
    seat: int
    question: str
    picks: tuple[Pick, ...]  # the legal ones
    world: Mapping[str, Any] = field(repr=False)


def job_of(seen: Seen) -> Job:
    """What the table shows to a bot (`Table.seen`), for another process."""
    told = describe(seen)
    return Job(
        game=told["game"],
        seats=told["seats"],
        options=told["options"],
        packs=tuple([pack.plain() for pack in told["packs"]]),
        seat=seen.ask.seat,
        question=seen.ask.name,
        picks=tuple(seen.ask.options),
        world=told["world"],
    )


class NoThought(Exception):
    """A try that came to nothing: the worker died or took too long, or its bot failed."""


class WorkersClosed(RuntimeError):
    """The server is stopping: there will be no pick."""


# -- in the worker ---


def work(line: Connection) -> None:
    """A worker's life: answer thoughts until the line closes, as it does when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of a terminal: the server tidies up
    threading.Thread(target=die_with_server, daemon=True).start()
    try:
        while True:
            job, bot, seed = line.recv()
            line.send(thought(job, bot, seed))
    except (EOFError, OSError):
        pass


def die_with_server() -> None:
    """Also in the middle of a thought that never ends."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def thought(job: Job, bot: str, seed: int) -> tuple[Pick, str]:
    """The bot's pick, or none and what was wrong with it."""
    try:
        seen = seen_in(job)
        pick = bot_of(bot, job.game).choose(seen, Seeded(seed))
    except Exception as error:
        bot_of.cache_clear()  # it may be broken inside
        return None, place_of(error)
    for legal in job.picks:
        if same_pick(legal, pick):
            return legal, ""
    return None, "answered what is not legal"


def place_of(error: Exception) -> str:
    """What was raised where. Not what it says: that may be a seat's secret, and goes into the server's log."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"raised {type(error).__name__} in {os.path.basename(last.filename)}:{last.lineno}"


def seen_in(job: Job) -> Seen:
    """The imagined world, alive again."""
    game = find_game(job.game)
    content = game.content.load([Pack(pack["name"], pack["tables"]) for pack in job.packs])
    setting = Setting(job.seats, job.options, content)
    world = load(job.world, game.new_state(job.seats, job.options, content, NoDealer()))
    return Seen(game, setting, question_in(asks(world), job), world)


def question_in(questions: list[Ask], job: Job) -> Ask:
    for ask in questions:
        if ask.seat == job.seat and ask.name == job.question:
            return ask
    raise ValueError(f"seat {job.seat} is not asked {job.question} in the world that it was given")


@lru_cache(maxsize=REMEMBERED)
def bot_of(bot: str, game: str) -> Bot:
    """A bot keeps nothing from game to game, so that one serves all tables."""
    return make_bot(bot, find_game(game))


# -- in the server ---


class Worker:
    """One process, and the line to it. It is started with its first thought."""

    def __init__(self) -> None:
        self.process: SpawnProcess | None = None
        self.line: Connection | None = None
        self.busy = threading.Lock()
        self.unwanted = False

    def think(self, job: Job, bot: str, seed: int, patience: float) -> Pick:
        """Blocks: called in a thread. After a NoThought the next thought gets a new process, if that is needed."""
        with self.busy:
            try:
                pick, problem = self.ask((job, bot, seed), patience)
            except (EOFError, OSError):
                self.stop()
                raise NoThought("the worker died") from None
            except Exception as error:
                self.stop()
                raise error if isinstance(error, NoThought) else NoThought(type(error).__name__) from None
            finally:
                self.unwanted = False
        if problem:
            raise NoThought(problem)
        return pick

    def ask(self, question: tuple[Job, str, int], patience: float) -> tuple[Pick, str]:
        line = self.line if self.line is not None else self.start()
        if self.unwanted:
            raise NoThought("nobody waits for it")
        line.send(question)
        if not line.poll(patience):
            raise NoThought(f"the worker took longer than {patience:g} seconds")
        answer: tuple[Pick, str] = line.recv()
        return answer

    def start(self) -> Connection:
        """By spawn: a process of its own, with none of the server's sockets, files or threads."""
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs,), name="monoceros bot", daemon=True)
        with no_interrupts():
            process.start()
        theirs.close()  # so that our end tells when the process is gone
        self.process, self.line = process, ours
        return ours

    def give_up(self) -> None:
        """Nobody waits for the thought any more: from another thread than the one that waits for the worker."""
        self.unwanted = True
        with contextlib.suppress(ValueError):  # the process was just closed
            if self.process is not None:
                self.process.kill()

    def stop(self) -> None:
        process, self.process = self.process, None
        line, self.line = self.line, None
        if line is not None:
            line.close()
        if process is not None:
            process.kill()
            process.join()
            process.close()


@contextlib.contextmanager
def no_interrupts() -> Iterator[None]:
    """A process that is started here never hears Ctrl-C, not even before it can say that it does not want to."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it would undo the mask when it is started
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Workers:
    """So many processes that think for the bots of all tables; whoever comes when all are busy waits in line."""

    def __init__(self, processes: int, *, patience: float = PATIENCE, thinking: float = THINKING) -> None:
        if processes < 1:
            raise ValueError(f"bots need at least one worker process, not {processes}")
        self.processes = processes
        self.patience = patience
        self.specs = {"champion": f"champion:seconds={thinking:g}"}  # by time, not by number of simulations
        self.threads = ThreadPoolExecutor(processes, thread_name_prefix="bot line")
        self.workers = [Worker() for _ in range(processes)]
        self.idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()  # the last one back is surely awake
        for worker in self.workers:
            self.idle.put_nowait(worker)
        self.waiting = 0
        self.closed = False

    async def think(self, job: Job, bot: str, seed: int) -> Pick:
        """What the bot (by its plain name) picks; the same job and seed give the same pick, if it thinks by number."""
        self.waiting += 1
        try:
            worker = await self.idle.get()
        finally:
            self.waiting -= 1
        try:
            return await self.think_with(worker, job, bot, seed)
        finally:
            self.idle.put_nowait(worker)

    async def think_with(self, worker: Worker, job: Job, bot: str, seed: int) -> Pick:
        loop = asyncio.get_running_loop()
        for number in range(1, TRIES + 1):
            if self.closed:
                raise WorkersClosed("the workers are closed")
            told = (job, self.specs.get(bot, bot), seed, self.patience)
            thinking = loop.run_in_executor(self.threads, worker.think, *told)
            try:
                return await asyncio.shield(thinking)
            except NoThought as problem:
                log.warning("bot %s at %s (%s), try %d of %d: %s", bot, job.game, job.question, number, TRIES, problem)
            except asyncio.CancelledError:
                worker.give_up()
                await asyncio.gather(thinking, return_exceptions=True)  # that it died is no news
                raise
        log.error("bot %s at %s (%s) gave no legal pick: a random one is taken", bot, job.game, job.question)
        return job.picks[Seeded(seed).pick(len(job.picks))]

    async def close(self) -> None:
        """End all processes, also those that think; whoever waits for a thought gets WorkersClosed."""
        self.closed = True
        for worker in self.workers:
            worker.give_up()
        await asyncio.to_thread(self.threads.shutdown)
        for worker in self.workers:
            worker.stop()
