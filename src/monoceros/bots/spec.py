"""Bots by name: `knight`, `champion:iterations=200,jobs=2`, `process:python3 mybot.py`."""

from __future__ import annotations

import inspect
import math
from typing import Any

from monoceros.bots.errors import BotError
from monoceros.bots.process import ProcessBot
from monoceros.engine.bot import Bot
from monoceros.engine.game import Game
from monoceros.engine.registry import find_bot

__all__ = ["BotError", "make_bot"]

PROCESS = "process"


def make_bot(spec: str, game: Game, *, processes: bool = False) -> Bot:
    """A bot from its name and, after a colon, its settings.

    With `processes`, `process:COMMAND` is one in another process: only where whoever names the bot may run programs.
    """
    name, _, settings = spec.partition(":")
    if processes and name.strip() == PROCESS:
        return ProcessBot.from_words(settings)
    made = find_bot(name.strip(), game)
    try:
        bot = made(**read_settings(spec, made, settings))
    except BotError:
        raise
    except ValueError as error:
        raise BotError(f"bot {spec!r}: {error}") from None
    if not isinstance(bot, Bot):
        raise BotError(f"the entry point {name!r} makes no Bot")
    return bot


def read_settings(spec: str, made: Any, settings: str) -> dict[str, Any]:
    known = inspect.signature(made).parameters
    found: dict[str, Any] = {}
    for setting in [part.strip() for part in settings.split(",") if part.strip()]:
        key, equals, value = setting.partition("=")
        if not equals or key not in known:
            names = ", ".join(known) or "none"
            raise BotError(f"bot {spec!r}: {setting!r} is no setting; its settings are: {names} (written name=number)")
        found[key] = read_number(spec, key, value, whole=isinstance(known[key].default, int))
    return found


def read_number(spec: str, key: str, value: str, *, whole: bool) -> float | int:
    try:
        number = int(value) if whole or value.lstrip("-").isdigit() else float(value)
        if math.isfinite(number):
            return number
    except (ValueError, OverflowError):
        pass
    raise BotError(f"bot {spec!r}: {key} is a {'whole ' if whole else ''}number, not {value!r}")
