"""Finding games and bots by their entry points, ours and others' alike."""

from __future__ import annotations

import sys
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from monoceros.engine.game import Game

GAMES = "monoceros.games"
BOTS = "monoceros.bots"


class UnknownName(LookupError):
    """No game or bot of this name: says which there are."""


def entries(group: str) -> dict[str, EntryPoint]:
    return _entries(group, tuple(sys.path))


@lru_cache
def _entries(group: str, path: tuple[str, ...]) -> dict[str, EntryPoint]:
    """Looked up once for each place to look: it reads many files, and leaves cycles of objects behind."""
    return {entry.name: entry for entry in sorted(entry_points(group=group), key=lambda e: e.name)}


def game_names() -> list[str]:
    return list(entries(GAMES))


def find_game(name: str) -> Game:
    game = _find(GAMES, "game", name)
    if not isinstance(game, Game):
        raise UnknownName(f"the entry point {name!r} of {GAMES} is no Game")
    return game


def bot_names(game: Game | None = None) -> list[str]:
    """The general bots, and the game's own."""
    return list(dict.fromkeys([*entries(BOTS), *(game.bots if game else ())]))


def find_bot(name: str, game: Game | None = None) -> Any:
    """A bot's class."""
    if game is not None and name in game.bots:
        return game.bots[name]
    if name not in entries(BOTS):
        raise UnknownName(f"there is no bot {name!r}; there are: {', '.join(bot_names(game))}")
    return _find(BOTS, "bot", name)


def _find(group: str, kind: str, name: str) -> Any:
    known = entries(group)
    if name not in known:
        raise UnknownName(f"there is no {kind} {name!r}; there are: {', '.join(known) or 'none'}")
    return known[name].load()
