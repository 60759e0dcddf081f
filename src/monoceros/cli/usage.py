"""How commands present themselves: plain help, with examples at its end."""

from __future__ import annotations

import typer

CONTEXT = {"help_option_names": ["-h", "--help"]}


def new_app(*, invoke_without_command: bool = False) -> typer.Typer:
    """An app for one command, or a small group of them."""
    return typer.Typer(
        rich_markup_mode=None,
        add_completion=False,
        invoke_without_command=invoke_without_command,
        context_settings=CONTEXT,
    )


def examples(*lines: str) -> str:
    """The end of a command's help; each line stays a line."""
    return "Examples:\n\n\b\n" + "\n".join(f"  {line}" for line in lines)
