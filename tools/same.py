"""All that tables say of random games, as hashes: run it before and after a change that ought to change nothing.

    tools/same.py                            every game, each number of seats, seeds 0 and 1
    tools/same.py overlord vast --seats 2,4 --seeds 0-5 --every 4
    tools/same.py overlord --told FILE       and write all that was hashed, line by line, for `diff`

It prints a line a game, with a hash of each part: what is declared, what is asked and answered, scenes, texts,
sentences, pointing, words of questions, saves, redealt worlds (as their saves), what bots think, observations; for
every viewer.
The shape of views is no part of it, nor the text of rules: names of rules' versions stay out of the saves. Both builds
say the same (`MONOCEROS_BUILD=pure` or `fast`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from hashlib import blake2b
from pathlib import Path
from typing import Any, TextIO

sys.path.insert(0, str(Path(__file__).resolve().parent))

from monoceros.engine.chance import Seeded
from monoceros.engine.core import Ask, BaseState
from monoceros.engine.events import Event
from monoceros.engine.game import Game
from monoceros.engine.registry import find_game, game_names
from monoceros.engine.save import dump
from monoceros.engine.table import Table
from playthroughs import SHORT, some_options

PARTS = ("declared", "played", "scene", "text", "events", "points", "asks", "save", "redealt", "minds", "encoded")
MOST_DECISIONS = 6000


class Heard:
    """What one game's tables have said: a hash of each part, and the lines themselves where somebody wants them."""

    def __init__(self, lines: TextIO | None = None) -> None:
        self.hashes = {part: blake2b(digest_size=6) for part in PARTS}
        self.lines = lines
        self.games = self.decisions = self.looks = 0

    def put(self, part: str, *said: object) -> None:
        line = f"{said!r}\n"
        self.hashes[part].update(line.encode())
        if self.lines is not None:
            self.lines.write(f"{part} {line}")

    def line(self) -> str:
        hashes = " ".join([f"{part}={found.hexdigest()}" for part, found in self.hashes.items()])
        return f"games={self.games} decisions={self.decisions} looks={self.looks} {hashes}"


# -- one game ----------------------------------------------------------------------------------------------------


def listen(game: Game, seats: list[int], seeds: range, every: int, heard: Heard) -> Heard:
    """Play at random, with other options each time, and look on the way."""
    questions = [(q.name, q.domain, q.told, q.harmless) for q in game.questions.questions]
    heard.put("declared", questions, sorted(game.headings), sorted(game.tallies.items()), game.version)
    for number in seats:
        for seed in seeds:
            play(game, number, seed, every, heard)
    return heard


def play(game: Game, seats: int, seed: int, every: int, heard: Heard) -> None:
    table, rng = laid(game, seats, seed), Seeded(2 * seed + 1)
    heard.put("played", seats, seed, sorted(table.options.items()))
    heard.games += 1
    begun = len(table.entries)
    tell(heard, game, table, table.events)
    while not table.is_over and len(table.entries) - begun < MOST_DECISIONS:
        asks = table.asks()
        ask = asks[rng.pick(len(asks))]
        pick = ask.options[rng.pick(len(ask.options))]
        dear = rng.pick(every) == 0
        heard.put("played", [(each.seat, each.name, tuple(each.options)) for each in asks], ask.seat, pick)
        if dear:
            look(heard, game, table, seed)
        happened = table.say(ask.seat, pick)
        heard.decisions += 1
        if dear:
            tell(heard, game, table, happened)
    look(heard, game, table, seed)
    heard.put("played", table.result())


def laid(game: Game, seats: int, seed: int) -> Table:
    """A table as bots play it, or, where the seed is odd, with options at random."""
    options = some_options(game, seats, game.content.load([]), Seeded(seed)) if seed % 2 else SHORT.get(game.name, {})
    return Table(game, Seeded(seed), seats=seats, options=options, bots_only=True, watching=True)


# -- what is said ------------------------------------------------------------------------------------------------


def viewers(table: Table) -> tuple[int | None, ...]:
    return (None, *range(table.seats))


def look(heard: Heard, game: Game, table: Table, seed: int) -> None:
    """All that can be seen and asked of a table as it stands."""
    heard.looks += 1
    state = table.state
    heard.put("save", saved(state))
    for viewer in viewers(table):
        view = game.view(state, viewer)
        heard.put("scene", viewer, game.scene(view))
        heard.put("text", viewer, game.text(view))
        heard.put("redealt", viewer, saved(game.redeal(state, viewer, Seeded(1000 * seed + heard.looks))))
    for ask in table.asks():
        say_question(heard, game, table, ask)
    for seat in range(table.seats):
        heard.put("minds", seat, game.mind.value(state, seat))
        if game.encoder is not None:
            heard.put("encoded", seat, game.encoder.encode(state, seat))


def say_question(heard: Heard, game: Game, table: Table, ask: Ask) -> None:
    """A question with every answer, as each viewer would have it in words."""
    question, questions = game.questions[ask.name], game.questions
    view = table.view(ask.seat)
    heard.put("asks", ask.name, question.prompt(view), question.why(view), question.clause_now(view))
    for pick in ask.options:
        words = question.label(pick, view), (question.short or question.label)(pick, view), question.about(pick, view)
        at = question.touches(pick, view), questions.clause_of(ask, pick, view), questions.code(ask.name, pick)
        heard.put("asks", pick, words, at)
    for viewer in viewers(table):
        heard.put("asks", viewer, [question.label(pick, table.view(viewer)) for pick in ask.options[:1]])
    heard.put("minds", ask.name, game.mind.instinct(table.state, ask))


def tell(heard: Heard, game: Game, table: Table, happened: list[Event]) -> None:
    """What happened, in the words and at the places of the moment after it."""
    for event, moment in zip(happened, table.moments, strict=True):
        heard.put("events", event.name, event.facts, event.secret, event.to, event.shows)
        for viewer in viewers(table):
            view, seen = game.view(moment, viewer), event.seen_by(viewer)
            heard.put("events", viewer, seen.facts, seen.secret, game.tell(seen, view))
            heard.put("points", viewer, game.points(seen, view))


def saved(state: BaseState) -> Any:
    """A save, but for what changes with the text of rules alone."""
    return plain(dump(state))


def plain(data: Any) -> Any:
    if isinstance(data, list):
        return [plain(item) for item in data]
    if not isinstance(data, dict):
        return data
    items = sorted([item for item in data.items() if item[0] != "version"])
    return {name: last_name(value) if name == "point" else plain(value) for name, value in items}


def last_name(label: str) -> str:
    """`round.place()` is `place()` called through its module."""
    return label.rpartition(".")[2]


# -- the command -------------------------------------------------------------------------------------------------


def numbers(text: str) -> list[int]:
    """`2,4` or `0-5`."""
    found: list[int] = []
    for part in text.split(","):
        first, _, last = part.partition("-")
        found += range(int(first), int(last or first) + 1)
    return found


def lines_of(wanted: argparse.Namespace) -> Iterator[str]:
    for name in wanted.games or game_names():
        game = find_game(name)
        least, most = game.seats
        seats = [n for n in wanted.seats or range(least, most + 1) if least <= n <= most]
        with wanted.told.open("a", encoding="utf-8") if wanted.told else nullcontext() as lines:
            yield f"{name} {listen(game, seats, wanted.seeds, wanted.every, Heard(lines)).line()}"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", help="names of games; all if none is named")
    parser.add_argument("--seats", type=numbers, help="as 2,4 or 2-4; all if not given")
    parser.add_argument("--seeds", type=numbers, default=[0, 1], help="as 0-5")
    parser.add_argument("--every", type=int, default=12, help="one look in so many decisions")
    parser.add_argument("--told", type=Path, help="a file for all that is hashed, line by line")
    wanted = parser.parse_args()
    if wanted.told:
        wanted.told.unlink(missing_ok=True)
    for line in lines_of(wanted):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
