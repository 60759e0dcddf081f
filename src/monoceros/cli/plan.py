"""What is settled before a game, read from the command line: the game, seats, options, packs, bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from monoceros.bots.plan import Plan
from monoceros.cli.errors import BadUse
from monoceros.cli.files import read_text
from monoceros.engine.bot import Bot
from monoceros.engine.chance import NoDealer
from monoceros.engine.content import Content, ContentError, Pack, read_pack
from monoceros.engine.game import Game, OptionValue
from monoceros.engine.registry import find_game, game_names

# -- the arguments that commands share ---

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="The game's name.", autocompletion=game_names, show_default=False)
]
Seats = Annotated[int | None, typer.Option(metavar="N", help="How many seats.  [default: as few as the game allows]")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="Set an option of the game; may be repeated."),
]
Packs = Annotated[
    list[str] | None,
    typer.Option("--pack", metavar="NAME_OR_FILE", help="Lay a content pack over the game's; may be repeated."),
]
Seed = Annotated[int, typer.Option(metavar="N", help="The same seed gives the same games.")]
Jobs = Annotated[
    int, typer.Option(metavar="N", min=0, help="Processes; 0: one for each core. The results are the same.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def read_plan(
    game_name: str,
    seats: int | None,
    options: Sequence[str] | None,
    packs: Sequence[str] | None,
    *,
    bots_only: bool,
) -> Plan:
    """All of it checked, so that what is wrong is said before anything begins."""
    game = find_game(game_name)
    count = game.seat_count(seats)
    values = game.option_values(read_options(game, options or ()), bots_only=bots_only)
    laid = tuple(find_pack(game, pack) for pack in packs or ())
    game.new_state(count, values, load_content(game, laid), NoDealer())
    return Plan(game.name, count, values, laid)


def read_options(game: Game, given: Sequence[str]) -> dict[str, OptionValue]:
    """`match=single`; where an option takes a text of one's own, `layout=@mine.toml` names a file that has it."""
    own = {option.name for option in game.options if option.own is not None}
    values: dict[str, OptionValue] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise BadUse(f"--option is NAME=VALUE, not {text!r}")
        if name.strip() in values:
            raise BadUse(f"--option {name.strip()} is given twice")
        file = name.strip() in own and value.strip().startswith("@")
        values[name.strip()] = read_text(Path(value.strip()[1:])) if file else value.strip()
    return values


def find_pack(game: Game, name: str) -> Pack:
    """A pack that comes with the game, by its name, or a file."""
    if name in game.content.packs:
        return game.content.pack(name)
    if not Path(name).exists():
        known = ", ".join(game.content.packs) or "none"
        raise BadUse(f"there is no pack and no file {name!r}; {game.title} comes with: {known}")
    return read_pack(read_text(Path(name)), Path(name).name)


def load_content(game: Game, packs: Sequence[Pack]) -> Content:
    """The content with the packs laid over it; what does not fit names the packs."""
    try:
        return game.content.load(packs)
    except ContentError as error:
        names = ", ".join(pack.name for pack in packs)
        raise BadUse(str(error) if names in str(error) else f"with {names}: {error}") from None


# -- bots ---


def bot_specs(text: str) -> list[str]:
    """`knight,champion:iterations=200,seconds=1` names two bots: a part with `=` alone belongs to the bot before it.

    Commas in quotes divide nothing: `process:python3 "my, bot.py"` is one bot.
    """
    specs: list[str] = []
    for part in divided(text):
        if specs and "=" in part and ":" not in part:
            specs[-1] += "," + part.strip()
        else:
            specs.append(part.strip())
    if not all(specs):
        raise BadUse(f"--bots names bots with commas between them, not {text!r}")
    return specs


def divided(text: str) -> list[str]:
    """The text between commas that stand in no quotes."""
    parts, quote = [""], ""
    for sign in text:
        if sign == quote:
            quote = ""
        elif not quote and sign in "\"'":
            quote = sign
        if sign == "," and not quote:
            parts.append("")
        else:
            parts[-1] += sign
    return parts


def bots_for(text: str, seats: int, game: Game) -> list[str]:
    """One bot for each seat: as many as seats, or one for all. Every one is made once, to see that it can be."""
    specs = bot_specs(text)
    if len(specs) == 1:
        specs *= seats
    if len(specs) != seats:
        raise BadUse(f"--bots names {len(specs)} bots for {seats} seats; name one for all, or {seats}")
    for spec in sorted(set(specs)):
        new_bot(spec, game).close()
    return specs


def new_bot(spec: str, game: Game) -> Bot:
    from monoceros.bots.spec import make_bot

    return make_bot(spec, game, processes=True)


def bot_name(spec: str) -> str:
    """`champion:seconds=1` is Champion."""
    return spec.partition(":")[0].capitalize()
