"""`monoceros play`: a game in the terminal, alone with bots or hot-seat."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from monoceros.bots.plan import Plan
from monoceros.cli.errors import BadUse
from monoceros.cli.files import PERSON, Secret, key_path, new_game_path
from monoceros.cli.plan import Options, Packs, Seats, bot_name, bot_specs, bots_for, read_plan
from monoceros.cli.screen import Screen
from monoceros.cli.session import Session, begin_session, resume_session
from monoceros.cli.terminal import Terminal
from monoceros.cli.usage import examples, new_app
from monoceros.engine.registry import find_game, game_names
from monoceros.engine.speech import NAME_LENGTH, one_line, told_apart

DEFAULT_BOT = "knight"
KEY_BYTES = 32

app = new_app()


@app.command(
    epilog=examples(
        "monoceros play tower",
        "monoceros play tower --bots squire --option match=single",
        "monoceros play tower --hot-seat --name Ada --name Ben",
        "monoceros play --resume FILE",
    )
)
def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="The game's name.", autocompletion=game_names, show_default=False),
    ] = None,
    seats: Seats = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="BOT,...", help="Who plays the other seats.  [default: knight; with --hot-seat nobody]"),
    ] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="People share this terminal.")] = False,
    name: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="A person's name; may be repeated, in seat order.")
    ] = None,
    option: Options = None,
    pack: Packs = None,
    no_story: Annotated[bool, typer.Option("--no-story", help="Begin without the game's story.")] = False,
    seed: Annotated[int | None, typer.Option(metavar="N", help="Practise with repeatable chance, not sealed.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the game in this file.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a game that was left.")] = None,
) -> None:
    """Play in the terminal.

    Alone against bots, or hot-seat. The game is kept in a file at every question, and can be left and resumed.
    """
    if resume is not None:
        if hot_seat or any(given is not None for given in (game, seats, bots, name, option, pack, seed, save)):
            raise BadUse("--resume goes on with the game as it was begun: give the file and nothing else")
        session = resume_session(resume)
    elif game is None:
        raise BadUse(f"name a game to play ({', '.join(game_names())}), or a file with --resume")
    else:
        plan = read_plan(game, seats, option, pack, bots_only=False)
        players = seat_players(plan, bots, hot_seat=hot_seat)
        session = new_session(plan, players, read_names(name or (), players), seed, free_path(game, save))
    Terminal(session, Screen(), story=not no_story).run()


def seat_players(plan: Plan, bots: str | None, *, hot_seat: bool) -> list[str]:
    """A person or a bot for each seat: people first."""
    game = find_game(plan.game)
    if not hot_seat:
        return [PERSON, *bots_for(DEFAULT_BOT if bots is None else bots, plan.seats - 1, game)]
    if bots is None:
        return [PERSON] * plan.seats
    named = len(bot_specs(bots))
    if named >= plan.seats:
        raise BadUse(f"--hot-seat with {named} bots leaves no seat of {plan.seats} for people")
    return [PERSON] * (plan.seats - named) + bots_for(bots, named, game)


def read_names(given: Sequence[str], players: Sequence[str]) -> list[str]:
    """Names of all seats: people's as given, bots' after their kind; no two alike."""
    people = players.count(PERSON)
    names = [one_line(name) for name in given]
    if len(names) > people:
        raise BadUse(f"--name is given {len(names)} times for {people} {'person' if people == 1 else 'people'}")
    for name in names:
        if not 1 <= len(name) <= NAME_LENGTH:
            raise BadUse(f"a name has 1 to {NAME_LENGTH} letters, not {len(name)}")
        if names.count(name) > 1:
            raise BadUse(f"two people are called {name!r}: give them different names")
    names += ["Player"] * (people - len(names))
    return told_apart(names + [bot_name(spec) for spec in players[people:]])


def free_path(game: str, given: Path | None) -> Path:
    """Where the new game goes; no file is ever overwritten."""
    path = given or new_game_path(game)
    if path.is_dir():
        raise BadUse(f"{str(path)!r} is a folder, not a file")
    if path.exists() or key_path(path).exists():
        raise BadUse(f"{str(path)!r} is there already: choose another name, or go on with it by --resume")
    return path


def new_session(plan: Plan, players: Sequence[str], names: Sequence[str], seed: int | None, path: Path) -> Session:
    """Sealed chance with a fresh key, or a seed for practice. The file is there before the first question."""
    key = secrets.token_bytes(KEY_BYTES) if seed is None else None
    session = begin_session(plan, Secret(key, seed, tuple(players)), names, path)
    session.save()
    return session
