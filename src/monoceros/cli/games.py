"""`monoceros games`: which games there are, and all that is to know of one."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
import typer

from monoceros.cli.errors import BadUse
from monoceros.cli.out import console, put, put_json, put_table, talk
from monoceros.cli.plan import GameName, Json, Packs, find_pack, load_content
from monoceros.cli.usage import examples, new_app
from monoceros.engine.content import Content
from monoceros.engine.game import Game, Option
from monoceros.engine.registry import bot_names, find_game, game_names
from monoceros.engine.speech import one_line

app = new_app(invoke_without_command=True)


@app.callback(epilog=examples("monoceros games", "monoceros games --json", "monoceros games show tower"))
def games(context: typer.Context, json: Json = False) -> None:
    """List the games, or show one."""
    if context.invoked_subcommand is not None:
        return
    found = list(loadable())
    if json:
        put_json([game_data(game, game.content.load()) for game in found])
    else:
        put_table(["game", "title", "seats", ""], [[g.name, g.title, seats_words(g), g.tagline] for g in found])


@app.command(
    epilog=examples(
        "monoceros games show tower",
        "monoceros games show tower --content --pack armies",
        "monoceros games show tower --rules AT-7.5",
    )
)
def show(
    game: GameName,
    clause: Annotated[
        str | None, typer.Argument(help="With --rules: one clause, or a part of it such as AT-7.")
    ] = None,
    content: Annotated[bool, typer.Option("--content", help="Every card and piece, with its source.")] = False,
    rules: Annotated[bool, typer.Option("--rules", help="The rules, clause by clause.")] = False,
    pack: Packs = None,
    json: Json = False,
) -> None:
    """Show one game.

    Its seats, options, packs and content; with --content every row and its source, with --rules the rules.
    """
    found = find_game(game)
    if clause is not None and not rules:
        raise BadUse(f"{clause!r} is one argument too many; a clause is shown with --rules")
    rows = load_content(found, [find_pack(found, name) for name in pack or ()])
    if rules:
        show_rules(found, clause, json=json)
    elif content:
        show_content(rows, json=json)
    elif json:
        put_json(
            {
                **game_data(found, rows),
                "tagline": found.tagline,
                "packs": list(found.content.packs),
                "bots": bot_names(found),
            }
        )
    else:
        show_game(found, rows)


def loadable() -> Iterator[Game]:
    """Every game but those that are broken, which are told."""
    for name in game_names():
        try:
            yield find_game(name)
        except Exception as error:  # anything may be wrong with a game of somebody else's
            talk(f"{name} cannot be loaded: {one_line(f'{type(error).__name__}: {error}')}; see `monoceros doctor`")


def game_data(game: Game, content: Content) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "seats": list(game.seats),
        "version": game.version,
        "options": {option.name: option_data(option) for option in game.options},
        "content": content.sources(),
    }


def option_data(option: Option) -> dict[str, Any]:
    data: dict[str, Any] = {"kind": option.kind, "default": option.default, "help": option.help}
    if option.for_bots is not None:
        data["for_bots"] = option.for_bots
    if option.choices:
        data["choices"] = list(option.choices)
    if option.own is not None:
        data["own"] = True
    if option.kind == "number":
        data["least"], data["most"] = option.least, option.most
    return {**data, "clause": option.clause}


def seats_words(game: Game) -> str:
    least, most = game.seats
    return str(least) if least == most else f"{least}–{most}"


# -- one game, for people ---


def show_game(game: Game, content: Content) -> None:
    put(f"{game.title} ({game.name}), for {seats_words(game)} players; rules version {game.version}")
    put(game.tagline)
    put()
    put("options")
    for option in game.options:
        show_option(option)
    put()
    put(f"packs    {', '.join(game.content.packs) or 'none'}")
    put(f"bots     {', '.join(bot_names(game))}")
    counts = ", ".join(f"{number} {source}" for source, number in content.sources().items())
    put(f"content  {counts} (every row: monoceros games show {game.name} --content)")
    put(f"rules    {len(game.rules.clauses)} clauses (read them: monoceros games show {game.name} --rules)")


def show_option(option: Option) -> None:
    """Its default and clause, then what it means and which values it takes."""
    default = words(option.default)
    if option.for_bots is not None:
        default += f" (bots: {words(option.for_bots)})"
    values = {
        "yes or no": "yes, no",
        "choice": ", ".join(option.choices) + (", or your own" if option.own else ""),
        "roles": f"{option.default}, or one of {len(option.choices) - 1} sets; all of them: --json",
        "number": f"{option.least} to {option.most}",
    }[option.kind]
    put_wrapped(f"{option.name} = {default}    {option.clause}", "  ")
    put_wrapped(f"{option.help} [{values}]", "      ")


def words(value: Any) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


# -- content and rules ---


def show_content(content: Content, *, json: bool) -> None:
    if json:
        put_json(
            {
                "hash": content.hash,
                "tables": {t: [row_data(r) for r in rows.values()] for t, rows in content.tables.items()},
            }
        )
        return
    for table, rows in content.tables.items():
        put(f"[{table}]")
        for row in rows.values():
            data = row_data(row)
            numbers = ", ".join(f"{k} {plain(v)}" for k, v in data.items() if k not in ("id", "text", "source"))
            put_wrapped(f"{data['id']} ({data['source']}): {numbers}", "  ")
            put_wrapped(str(data["text"]), "      ")
        put()


def row_data(row: Any) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(row)
    return {key: value for key, value in data.items() if value not in ("", None, [], ())}


def plain(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return "(" + " ".join(plain(part) for part in value) + ")"
    return words(value)


def show_rules(game: Game, wanted: str | None, *, json: bool) -> None:
    """All clauses, one, or those that begin alike: AT-7 is chapter 7."""
    found = [c for c in game.rules.clauses.values() if wanted is None or begins(c.id, wanted.upper())]
    if not found:
        ids = list(game.rules.clauses)
        raise BadUse(f"{game.title} has no clause {wanted!r}; clauses go from {ids[0]} to {ids[-1]}")
    if json:
        put_json([{"id": c.id, "section": c.section, "text": c.text} for c in found])
        return
    section = ""
    for c in found:
        if c.section != section:
            put(f"{'' if not section else chr(10)}{c.section}")
            section = c.section
        put_wrapped(f"{c.id}  {c.text}", "  ")


def begins(clause: str, wanted: str) -> bool:
    return clause == wanted or clause.startswith(wanted.rstrip(".") + ".")


def put_wrapped(text: str, indent: str) -> None:
    width = min(console().width, 100)
    put(textwrap.fill(text, width, initial_indent=indent, subsequent_indent=indent + "    ", break_on_hyphens=False))
