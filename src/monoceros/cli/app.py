"""The command itself: its parts are loaded when they are called for, and every error becomes one line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from monoceros.cli.errors import BAD_USE, FAILED, GOOD, STOPPED, CheckFailed, bad_inputs
from monoceros.cli.out import talk
from monoceros.cli.usage import CONTEXT, examples
from monoceros.engine.speech import one_line

COMMANDS = {
    "play": "monoceros.cli.play",
    "serve": "monoceros.cli.serve",
    "games": "monoceros.cli.games",
    "replay": "monoceros.cli.replay",
    "verify": "monoceros.cli.verify",
    "sim": "monoceros.cli.sim",
    "arena": "monoceros.cli.arena",
    "lab": "monoceros.cli.lab",
    "fuzz": "monoceros.cli.fuzz",
    "bench": "monoceros.cli.bench",
    "doctor": "monoceros.cli.doctor",
}  # each module has an `app`


class Rooms(TyperGroup):
    """Loads a command's module when the command is called, or listed."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        names = [cmd_name] if cmd_name in COMMANDS else list(COMMANDS)  # all of them, to name one that is like it
        for name in names:
            if name not in self.commands:
                self.commands[name] = typer.main.get_command(import_module(COMMANDS[name]).app)
        return self.commands.get(cmd_name)


def show_version(wanted: bool) -> None:
    if wanted:
        from monoceros._build import describe

        print(describe())
        raise typer.Exit


app = typer.Typer(
    cls=Rooms,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings=CONTEXT,
)


@app.callback(epilog=examples("monoceros play tower", "monoceros games show tower", "monoceros sim --help"))
def monoceros(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Say version and build, and leave.")
    ] = False,
) -> None:
    """One engine that knows every rule of five fantasy board games: play, simulate, check."""


def run(args: Sequence[str]) -> int:
    """Run the command; gives the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a sign gets a question mark
    try:
        code = typer.main.get_command(app).main(list(args), prog_name="monoceros", standalone_mode=False)
    except typer.TyperException as error:
        return misused(error, args)
    except CheckFailed as error:
        talk(one_line(str(error)))
        return FAILED
    except bad_inputs() as error:
        talk("monoceros: " + one_line(str(error.args[0] if error.args else error)))
        return BAD_USE
    if code == STOPPED:  # Ctrl-C
        talk("stopped")
    return code if isinstance(code, int) else GOOD


def misused(error: typer.TyperException, args: Sequence[str]) -> int:
    """What typer does not understand, in a line; a call without any argument shows the help."""
    message = one_line(error.format_message())
    if not args:
        print(error.format_message(), file=sys.stderr)
        return BAD_USE
    command = f"monoceros {args[0]}" if args[0] in COMMANDS else "monoceros"
    talk(f"{command}: {message}{'' if message.endswith(('.', '?')) else '.'} See `{command} --help`.")
    return BAD_USE
