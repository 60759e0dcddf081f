"""Do the bots finish every game? (`make endings`): champions and knights at their normal settings, as people play it.

    tools/endings.py                          20 games of each game and number of seats; a table at the end
    tools/endings.py --games 4 --only crown   fewer, or of one game
    tools/endings.py --table                  the table of what has been played so far

No limit of turns: people have none. A game that is not over after `--most` decisions counts as cut. Each game is a
line in a file under `build`, named for the sources, so that the command goes on where it stopped, and begins anew when
a rule or a bot changes. First comes one game of each kind, then a second, and so on. Four line-ups take turns: the
first bot on all seats, both in turn, the second bot on all seats, both in turn the other way round. Exit code 1 if a
game was cut.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from monoceros import _build
from monoceros.bots.batch import play_any_order
from monoceros.bots.match import EndlessGame, play_match
from monoceros.bots.seeds import derive
from monoceros.bots.spec import make_bot
from monoceros.engine.registry import find_game, game_names

ROOT = Path(__file__).resolve().parent.parent
HEADS = ("game", "seats", "games", "ended", "cut", "longest", "mean", "seconds a game")


@dataclass(frozen=True)
class Wish:
    """What is to be played: of each kind, a game and a number of seats, so many games."""

    kinds: tuple[tuple[str, int], ...]
    games: int
    bots: tuple[str, str]
    most: int
    seed: int = 1

    def kind_of(self, number: int) -> tuple[str, int, int]:
        """The game, its seats, and which game of its kind."""
        return *self.kinds[number % len(self.kinds)], number // len(self.kinds)


def kinds(only: str) -> tuple[tuple[str, int], ...]:
    names = [name for name in game_names() if name in (only or name)]
    return tuple(
        [(name, seats) for name in names for seats in range(find_game(name).seats[0], find_game(name).seats[1] + 1)]
    )


def line_up(bots: tuple[str, str], seats: int, number: int) -> list[str]:
    turn = number % 4
    if turn % 2 == 0:
        return [bots[turn // 2]] * seats
    return [bots[(seat + turn // 2) % 2] for seat in range(seats)]


# -- playing, in any process -----------------------------------------------------------------------------------------


def play_numbers(wish: Wish, numbers: Sequence[int]) -> list[dict[str, Any]]:
    return [play_one(wish, *wish.kind_of(number)) for number in numbers]


def play_one(wish: Wish, name: str, seats: int, number: int) -> dict[str, Any]:
    game = find_game(name)
    specs = line_up(wish.bots, seats, number)
    bots = [make_bot(spec, game) for spec in specs]
    start = time.process_time()
    row = {"game": name, "seats": seats, "number": number, "bots": specs}
    seed = derive(wish.seed, name, seats, number)
    try:
        result = play_match(game, bots, seed, game.option_values({}), game.content.load(), most=wish.most)
        row |= {"ended": not result.cut_off, "decisions": result.decisions}
    except EndlessGame:
        row |= {"ended": False, "decisions": wish.most}
    return row | {"seconds": round(time.process_time() - start, 1)}


# -- the file --------------------------------------------------------------------------------------------------------


def file_of_sources() -> Path:
    sources = _build.fingerprint(_build.source_hashes(ROOT / "src" / "monoceros"))
    return ROOT / "build" / f"endings-{sources}.jsonl"


def read_rows(file: Path) -> Iterator[dict[str, Any]]:
    """Whole lines: the last one may have been cut by whoever stopped the command."""
    if file.is_file():
        for line in file.read_text(encoding="utf-8").splitlines(keepends=True):
            if line.endswith("\n"):
                yield json.loads(line)


def missing(wish: Wish, rows: Sequence[dict[str, Any]]) -> list[int]:
    there = {(row["game"], row["seats"], row["number"]) for row in rows if set(row["bots"]) <= set(wish.bots)}
    return [number for number in range(wish.games * len(wish.kinds)) if wish.kind_of(number) not in there]


def play_missing(wish: Wish, file: Path, jobs: int) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    rows = list(read_rows(file))
    file.write_text("".join([json.dumps(row) + "\n" for row in rows]), encoding="utf-8")
    with file.open("a", encoding="utf-8") as out:
        for _, played in play_any_order(play_numbers, wish, [[number] for number in missing(wish, rows)], jobs):
            for row in played:
                out.write(json.dumps(row) + "\n")
                out.flush()


# -- the table -------------------------------------------------------------------------------------------------------


def table_of(wish: Wish, rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    made = []
    for name, seats in wish.kinds:
        own = [row for row in rows if (row["game"], row["seats"]) == (name, seats) and row["number"] < wish.games]
        lengths = [row["decisions"] for row in own]
        ended = sum([row["ended"] for row in own])
        numbers = [name, seats, len(own), ended, len(own) - ended, max(lengths, default=0)]
        mean, seconds = sum(lengths) // max(1, len(own)), sum([row["seconds"] for row in own]) / max(1, len(own))
        made.append(dict(zip(HEADS, [*numbers, mean, round(seconds, 1)], strict=True)))
    return made


def show(table: Sequence[dict[str, Any]]) -> None:
    """As Markdown, for docs/bots.md."""
    print(f"| {' | '.join(HEADS)} |")
    print(f"|{'---|' + '--:|' * (len(HEADS) - 1)}")
    for row in table:
        print(f"| {' | '.join([str(row[head]) for head in HEADS])} |")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=20, help="of each kind")
    parser.add_argument("--only", default="", help="names of games")
    parser.add_argument("--bots", default="champion,knight", help="two of them")
    parser.add_argument("--most", type=int, default=20_000, help="decisions, then a game is cut")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--file", type=Path, help="where the games are kept")
    parser.add_argument("--table", action="store_true", help="play nothing")
    given = parser.parse_args(arguments)
    first, second = given.bots.split(",")
    wish = Wish(kinds(given.only), given.games, (first, second), given.most)
    file = given.file or file_of_sources()
    if not given.table:
        play_missing(wish, file, given.jobs)
    table = table_of(wish, list(read_rows(file)))
    show(table)
    return 1 if any([row["cut"] for row in table]) else 0


if __name__ == "__main__":
    sys.exit(main())
