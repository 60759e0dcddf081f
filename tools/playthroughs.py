"""Recorded games (`make playthroughs`): what players would see, and what every build must come to.

    tools/playthroughs.py            write the files in tests/playthroughs anew, by the pure build
    tools/playthroughs.py --check    exit code 1 if one of them is not as the rules have it now

For every game and every number of seats there are two files. `tower-2.txt` is one game between bots as a spectator
sees it, with the question behind each pick: it is read in review like code. `tower-2.json` holds, for many random
games, how many decisions they took and a hash of all that was asked, picked and kept: the pure and the compiled build
must both come to it.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import textwrap
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    os.environ["MONOCEROS_BUILD"] = "pure"  # what is recorded is what the sources say

from monoceros.bots.match import stream
from monoceros.bots.spec import make_bot
from monoceros.engine.chance import Seeded
from monoceros.engine.core import Ask, Event, Pick, answer, asks, begin
from monoceros.engine.game import Game, OptionValue
from monoceros.engine.registry import find_game, game_names
from monoceros.engine.save import dump
from monoceros.engine.table import Table

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
WIDTH = 120
BOT = "knight:worlds=3,ahead=4"
SEED = 1
RANDOM_GAMES = 12  # of each kind
PAUSE = 40  # picks between two looks at the board, in a game that counts no turns

# What is recorded of a game where its defaults would make a long file: options and seed of the transcript.
TRANSCRIPTS: dict[str, tuple[dict[str, OptionValue], int]] = {"tower": ({"match": "single"}, SEED)}


def tables() -> list[tuple[Game, int]]:
    """Every game, with every number of seats."""
    games = [find_game(name) for name in game_names()]
    return [(game, seats) for game in games for seats in range(game.seats[0], game.seats[1] + 1)]


# -- a game as it is seen ----------------------------------------------------------------------------------------


def transcript(game: Game, seats: int) -> str:
    """One game between bots, in words."""
    options, seed = TRANSCRIPTS.get(game.name, ({}, SEED))
    table = Table(game, stream(seed, 0), seats=seats, options=options, bots_only=True)
    told = ", ".join([f"{name} {value}" for name, value in table.options.items()])
    lines = [f"{game.title}, {seats} seats, all {BOT}, seed {seed}", f"options: {told}", ""]
    lines += sentences(table, table.events)
    for before, question, pick, happened in play(table, seed):
        lines += ["", board(table.game, before)] if is_new_turn(before, table, len(table.entries)) else []
        lines += asked(table, before, question, pick)
        lines += sentences(table, happened)
    lines += ["", board(game, table.view(None)), "", f"result: {table.result()}", f"picks: {len(table.entries)}"]
    return "\n".join(lines) + "\n"


def play(table: Table, seed: int) -> Iterator[tuple[dict[str, Any], Ask, Pick, list[Event]]]:
    """Each pick: what a spectator saw before it, the question, the answer, and what happened then."""
    bot = make_bot(BOT, table.game)
    order = stream(seed, 1)
    own = [stream(seed, 2 + 2 * seat) for seat in range(table.seats)]
    imagination = [stream(seed, 3 + 2 * seat) for seat in range(table.seats)]
    while questions := table.asks():
        question = questions[order.pick(len(questions))] if len(questions) > 1 else questions[0]
        seen = table.seen(question, imagination[question.seat])
        before = table.view(None)
        pick = bot.choose(seen, own[question.seat])
        label = table.game.label(question, pick, table.view(question.seat))
        yield before, question, label, table.say(question.seat, pick)
