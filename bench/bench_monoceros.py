"""Monoceros: every registered game, random players, by the engine's own loop and driven from Python.

MONOCEROS_BUILD says which build: `pure`, or `fast`, which refuses to start if nothing is compiled.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable

from harness import Row, Subject, Tally, Visit, main

import monoceros
from monoceros.engine.chance import Seeded
from monoceros.engine.core import BaseState, answer, asks, begin
from monoceros.engine.playout import play_out
from monoceros.engine.registry import find_game, game_names

LIMIT = 1_000_000  # decisions: a game that does not end is an error, not a figure
FULL = 5  # seats of a full table, where the game has so many

Start = Callable[[], BaseState]


def seeded() -> Seeded:
    return Seeded(random.getrandbits(64))


def starter(name: str, seats: int) -> Start:
    """What starts a new game: the options that bots play by, events off, content read once."""
    game = find_game(name)
    options = game.option_values({}, bots_only=True)
    content = game.content.load()

    def start() -> BaseState:
        state = game.new_state(seats, options, content, seeded())
        begin(state, game.first)
        return state

    return start


def loop_game(start: Start) -> Tally:
    """The engine's own loop: one call a game; compiled in the compiled build."""
    state = start()
    decisions = play_out(state, seeded(), LIMIT)
    if state.stack:
        raise RuntimeError(f"a game was not over after {LIMIT:,} decisions")
    return decisions, 0, 1


def driven_game(start: Start, visit: Visit | None = None, rnd: Callable[[], float] = random.random) -> Tally:
    """Questions and answers through the public calls, chosen here as for the peers."""
    state, decisions = start(), 0
    while open_asks := asks(state):
        ask = open_asks[int(rnd() * len(open_asks))] if len(open_asks) > 1 else open_asks[0]
        options = ask.options
        if visit:
            visit(state, len(options))
        answer(state, ask.seat, options[int(rnd() * len(options))])
        decisions += 1
    return decisions, 0, 1


def own_loop(name: str, seats: int) -> Subject:
    start, dealer = starter(name, seats), seeded()
    return Subject(lambda: loop_game(start), lambda visit: driven_game(start, visit), lambda state: state.copy(dealer))


def driven(name: str, seats: int) -> Subject:
    start, dealer = starter(name, seats), seeded()
    return Subject(
        lambda: driven_game(start), lambda visit: driven_game(start, visit), lambda state: state.copy(dealer)
    )


def tables() -> list[tuple[str, int, str]]:
    """Every game with its fewest seats, and with a full table: the most it allows up to five; its name in the row."""
    found = []
    for name in game_names():
        game = find_game(name)
        fewest, full = game.seat_count(None), min(game.seats[1], FULL)
        found.append((name, fewest, name))
        if full > fewest:
            found.append((name, full, f"{name} with {full} seats"))
    return found


def rows(build: str) -> list[Row]:
    def row(how: str, make: Callable[[str, int], Subject], name: str, seats: int, label: str) -> Row:
        return Row(f"Monoceros {build}, {how}", label, lambda: make(name, seats))

    return [
        *[row("own loop", own_loop, *table) for table in tables()],
        *[row("from Python", driven, *table) for table in tables()],
    ]


if __name__ == "__main__":
    main(monoceros.__version__, rows(os.environ.get("MONOCEROS_BUILD") or "auto"))
