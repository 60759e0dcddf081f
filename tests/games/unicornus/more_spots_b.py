"""More words for tests of sections 8 to 19: what a battle rolls and shows, what a seat sees, cutting a part short."""

from __future__ import annotations

from typing import Any

from kit import Played
from monoceros.games.unicornus import fight as f
from monoceros.games.unicornus.battling import begin_battle, dice_number
from monoceros.games.unicornus.picks import FOE_NUMBER, KNIGHT_NUMBER, SPACE_NUMBER
from monoceros.games.unicornus.state import State

from .spots import GAME, armies, army, defeated, foe, unit

# -- battles ---


def dice_of(s: State, knight: str, attacking: bool = True) -> int:
    """How many dice a knight rolls if it fights where it stands."""
    begin_battle(s, KNIGHT_NUMBER[knight], attacking)
    return dice_number(s)


def shown(s: Any) -> tuple[int, int, int]:
    """Hits, misses and losses that are not assigned."""
    return s.fight[f.HITS], s.fight[f.MISSES], s.fight[f.LOSSES]


def blow(s: Any) -> int:
    """The damage to the kingdom unit in the last battle."""
    return int(s.fight[f.DAMAGE])


# -- the turn and the map ---


def place(space: str) -> int:
    return SPACE_NUMBER[space]


def knight(name: str) -> int:
    return KNIGHT_NUMBER[name]


def resources(s: Any, name: str) -> int:
    return int(s.resources[KNIGHT_NUMBER[name]])


def tokens(s: Any, name: str) -> int:
    return int(s.tokens[KNIGHT_NUMBER[name]])


def damage(s: Any, name: str) -> int:
    return int(s.damage[KNIGHT_NUMBER[name]])


def cut(s: State) -> State:
    """What is going on is broken off, so that another part of the game can be played from here."""
    s.stack.clear()
    s.active = -1
    return s


def plays(played: Played, seat: int = 0) -> list[str]:
    """The cards that a turn offers."""
    return [words.removeprefix("play ") for words in played.options(seat) if words.startswith("play ")]


def powers(played: Played, seat: int = 0) -> list[str]:
    """The powers that a turn offers."""
    return [words.removeprefix("power ") for words in played.options(seat) if words.startswith("power ")]


# -- what is seen ---


def everybody(s: State) -> tuple[int | None, ...]:
    return (*range(s.seats), None)


def sights(s: State, seat: int | None) -> tuple[Any, ...]:
    """All that a seat, or a spectator, can see: as data, as words and as a scene."""
    seen = GAME.view(s, seat)
    return seen, GAME.text(seen), GAME.scene(seen)


# -- a spot in a few facts ---


def look(s: Any, *keys: str) -> dict[str, Any]:
    """`look(s, "K-ZYN", "E-LYL", "12.E", "actions")`: units in a line, tokens on spaces, fields of the state."""
    return {key: fact(s, key) for key in keys}


def fact(s: Any, key: str) -> Any:
    if key in KNIGHT_NUMBER:
        return unit(s, key)
    if key in FOE_NUMBER:
        return foe(s, key)
    if key in SPACE_NUMBER:
        return army(s, key)
    return {"defeated": defeated, "armies": armies}[key](s) if key in ("defeated", "armies") else getattr(s, key)
