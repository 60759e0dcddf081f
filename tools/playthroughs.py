"""Recorded games (`make playthroughs`): what players see, and what every build must come to.

    tools/playthroughs.py            write the files in tests/playthroughs anew, by the pure build
    tools/playthroughs.py --check    exit code 1 if one of them is not what the sources say now

For every game and every number of seats there are two files. `tower-2.txt` is one game between bots as a spectator sees
it, with the question behind each pick: it is read in review like code; `vast-1-shadow.txt` shows another way to play
the same game. `tower-2.json` holds, for some random games, how
many decisions they took and a hash of all that was asked, picked and seen: every build must come to the same, and so
must rules that are written anew and mean the same.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    os.environ["MONOCEROS_BUILD"] = "pure"  # what is recorded is what the sources say

from monoceros.bots.match import stream
from monoceros.bots.spec import make_bot
from monoceros.engine.chance import Dealer, NoDealer, Seeded
from monoceros.engine.content import Content
from monoceros.engine.core import answer, asks, begin
from monoceros.engine.events import Event
from monoceros.engine.game import Game, Option, OptionValue, SetupError
from monoceros.engine.registry import find_game, game_names
from monoceros.engine.save import dump
from monoceros.engine.speech import folded
from monoceros.engine.table import Table
from monoceros.engine.views import number_of

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
WIDTH = 120
WIDEST_BOARD = 130
PICKS_A_PAGE = 40  # between two looks at the board, in a game that counts no turns
RANDOM_GAMES = 10  # of each kind
FEW_GAMES = 3  # where they are long
LONG = {"vast": 3}  # from so many seats on games are long
MOST_DECISIONS = 100_000
DECISIONS_A_LOOK = 16

# What a transcript is made with where the defaults would make a long file: options, bots, seed.
TRANSCRIPTS: dict[str, tuple[dict[str, OptionValue], str, int]] = {
    "crown": ({"turn_limit": 4}, "squire", 1),
    "tower": ({"match": "single"}, "knight", 1),
    "unicornus": ({"layout": "escape"}, "squire", 1),
    "vast": ({}, "squire", 5),
}
# Further ways to play that are games of their own: seats, options.
MODES: dict[str, dict[str, tuple[int, dict[str, OptionValue]]]] = {
    "vast": {
        "knight": (1, {"roles": "knight"}),
        "shadow": (1, {"shadow": "medium"}),
        "terrain": (2, {"terrain": True}),
    },
}
DEFAULT_TRANSCRIPT: tuple[dict[str, OptionValue], str, int] = ({}, "squire", 1)
# What random games are made with where the numbers that bots play with would make long games.
SHORT: dict[str, dict[str, OptionValue]] = {"crown": {"turn_limit": 8}}
# Told in paragraphs: after a pick so much happens that lines would make a long file.
FLOWING = frozenset(["crown", "overlord", "unicornus", "vast"])
# Where the board is large: rounds between two looks at it, instead of one look a turn.
ROUNDS_A_LOOK = {"crown": 1, "vast": 4}


def tables() -> list[tuple[Game, int]]:
    """Every game, with every number of seats."""
    games = [find_game(name) for name in game_names()]
    return [(game, seats) for game in games for seats in range(game.seats[0], game.seats[1] + 1)]


def shown() -> list[tuple[Game, int, str]]:
    """Every game, number of seats and further mode that a transcript shows; the usual mode is ``."""
    usual = [(game, seats, "") for game, seats in tables()]
    games = [find_game(name) for name in game_names()]
    return usual + [(game, seats, mode) for game in games for mode, (seats, _) in MODES.get(game.name, {}).items()]


def told_in(game: Game, seats: int, mode: str) -> str:
    """The name of a transcript's file."""
    return "-".join([game.name, str(seats), *([mode] if mode else [])]) + ".txt"


# -- a game as it is seen ----------------------------------------------------------------------------------------


def transcript(game: Game, seats: int, mode: str = "") -> str:
    """One game between bots, in words."""
    options, bot, seed = TRANSCRIPTS.get(game.name, DEFAULT_TRANSCRIPT)
    if mode:
        options = options | MODES[game.name][mode][1]
    table = Table(game, stream(seed, 0), seats=seats, options=options, bots_only=True)
    told = ", ".join([f"{name} {value}" for name, value in table.options.items()])
    heading = f"{game.title}: {seats} seats, {bot} on each, seed {seed}"
    lines = [heading, *textwrap.wrap(f"Options: {told}", WIDEST_BOARD, subsequent_indent="  "), ""]
    lines += sentences(table, table.events)
    page = page_of(table)
    for asked, happened in picks(table, bot, seed):
        lines += [asked, *sentences(table, happened)]
        if page_of(table) != page or table.is_over:
            page = page_of(table)
            lines += ["", *board(table), ""]
    return "\n".join([*lines, f"{len(table.entries)} picks, result {table.result()}"]) + "\n"


def picks(table: Table, bot_name: str, seed: int) -> Iterator[tuple[str, list[Event]]]:
    """The questions with their answers in words, and what happened then. The same chance as in a match of bots."""
    game, bot = table.game, make_bot(bot_name, table.game)
    order = stream(seed, 1)
    own = [stream(seed, 2 + 2 * seat) for seat in range(table.seats)]
    imagination = [stream(seed, 3 + 2 * seat) for seat in range(table.seats)]
    while questions := table.asks():
        ask = questions[order.pick(len(questions))] if len(questions) > 1 else questions[0]
        pick = bot.choose(table.seen(ask, imagination[ask.seat]), own[ask.seat])
        label = named(game.label(ask, pick, table.view(ask.seat)))
        yield f"{letter(ask.seat)} {ask.name} ({len(ask.options)} options): {label}", table.say(ask.seat, pick)


def page_of(table: Table) -> Any:
    """Changes when it is time to look at the board again."""
    view = table.view(None)
    number, turn = number_of(view, "round"), number_of(view, "turn")
    if number is not None and table.game.name in ROUNDS_A_LOOK:
        return number // ROUNDS_A_LOOK[table.game.name]
    if turn is not None:
        return number_of(view, "game"), turn
    return len(table.entries) // PICKS_A_PAGE if number is None else number


def sentences(table: Table, events: Sequence[Event]) -> list[str]:
    """What a spectator is told."""
    view = table.view(None)
    told = [named(table.game.tell(event.seen_by(None), view)) for event in events]
    if table.game.name in FLOWING:
        told = [" ".join(folded([words for words in told if words]))]
    return [line for words in told if words for line in textwrap.wrap(words, WIDTH, **INDENT)]


def board(table: Table) -> list[str]:
    lines = named(table.game.text(table.view(None))).splitlines()
    return [part.rstrip() for line in lines for part in ruled(line)]


def ruled(line: str) -> list[str]:
    """A line of the board behind a rule; what is too long goes on in the next."""
    if len(line) <= WIDEST_BOARD:
        return ["  | " + line]
    inset = " " * (len(line) - len(line.lstrip()))
    return textwrap.wrap(
        line.strip(), WIDEST_BOARD, initial_indent=f"  | {inset}", subsequent_indent=f"  | {inset}    "
    )


INDENT: dict[str, Any] = {"initial_indent": "    ", "subsequent_indent": "      "}


def named(words: str) -> str:
    return re.sub(r"\{(\d+)\}", lambda found: letter(int(found[1])), words)


def letter(seat: int) -> str:
    return chr(ord("A") + seat)


# -- random games as hashes --------------------------------------------------------------------------------------


def digests(game: Game, seats: int) -> dict[str, Any]:
    """Random games without and with each pack of the game, and with many options."""
    found = {}
    for pack in ("", *game.content.packs):
        content = game.content.load([game.content.pack(pack)] if pack else [])
        for seed in range(FEW_GAMES if is_long(game, seats) else RANDOM_GAMES):
            options = some_options(game, seats, content, Seeded(seed))
            state = game.new_state(seats, options, content, Seeded(2 * seed))
            begin(state, game.first)
            decisions, digest = play_random(game, state, seats, Seeded(2 * seed + 1))
            usual = game.option_values({}, bots_only=True)
            unusual = {name: value for name, value in options.items() if value != usual[name]}
            found[f"{pack} {seed}".strip()] = {"options": unusual, "decisions": decisions, "hash": digest}
    return found


def is_long(game: Game, seats: int) -> bool:
    return seats >= LONG.get(game.name, seats + 1)


def some_options(game: Game, seats: int, content: Content, rng: Dealer) -> dict[str, OptionValue]:
    """Options at random, such that a game can be set up with them."""
    while True:
        options = game.option_values(
            {option.name: some_value(option, seats, rng) for option in game.options} | SHORT.get(game.name, {})
        )
        try:
            game.new_state(seats, options, content, NoDealer())
        except SetupError:
            continue
        return options


def some_value(option: Option, seats: int, rng: Dealer) -> OptionValue:
    """Any value; of a number, what bots play with."""
    usual = option.default_for(bots_only=True)
    values = {"yes or no": (False, True), "number": (usual,)}.get(option.kind) or option.choices_for(seats)
    return values[rng.pick(len(values))]


def play_random(game: Game, state: Any, seats: int, rng: Dealer) -> tuple[int, str]:
    """Play to the end; gives the number of decisions, and a hash of questions and picks, and of tables on the way."""
    seen = blake2b(digest_size=12)
    decisions = 0
    while (questions := asks(state)) and decisions < MOST_DECISIONS:
        ask = questions[rng.pick(len(questions))]
        pick = ask.options[rng.pick(len(ask.options))]
        seen.update(f"{[(q.seat, q.name, tuple(q.options)) for q in questions]} {ask.seat} {pick!r}\n".encode())
        answer(state, ask.seat, pick)
        decisions += 1
        if decisions % DECISIONS_A_LOOK == 0 or not state.stack:
            seen.update(f"{[game.text(game.view(state, seat)) for seat in range(seats)]}".encode())
            seen.update(json.dumps(dump(state)["fields"], sort_keys=True).encode())
    seen.update(f"{game.score(state)}".encode())
    return decisions, seen.hexdigest()


def record(found: Mapping[str, Any]) -> str:
    """One line a game, so that a change shows which games it touches."""
    lines = [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in found.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


# -- files -------------------------------------------------------------------------------------------------------


def recordings() -> Iterator[tuple[Path, str]]:
    """Every file, and what is to be in it."""
    for game, seats, mode in shown():
        yield FOLDER / told_in(game, seats, mode), transcript(game, seats, mode)
    for game, seats in tables():
        yield FOLDER / f"{game.name}-{seats}.json", record(digests(game, seats))


def main() -> int:
    parser = argparse.ArgumentParser(description="Writes the recorded games anew, or checks them.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit code 1 if a file is out of date")
    chosen = parser.parse_args()
    changed = 0
    for file, text in recordings():
        same = file.is_file() and file.read_text(encoding="utf-8") == text
        print(f"{'same   ' if same else 'changed'} {file.relative_to(FOLDER.parent.parent)}")
        changed += not same
        if not same and not chosen.check:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    return 1 if changed and chosen.check else 0


if __name__ == "__main__":
    sys.exit(main())
