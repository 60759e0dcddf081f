"""What an event of the Goblins is about: ids of things and zones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from monoceros.engine.events import Event
from monoceros.engine.questions import View
from monoceros.games.vast.names import secret_id, tile_id, tribe_id, war_id
from monoceros.games.vast.scene_goblins import MAT, MONSTERS, SECRETS
from monoceros.games.vast.tables import FANGS_PIECE, PIECE_NAMES

Found = tuple[str, ...]


def tribe(view: View, e: Event) -> Found:
    """The Tribe that the event begins with."""
    return (tribe_id(e.facts[0]),)


def revealed(view: View, e: Event) -> Found:
    return tribe_id(e.facts[0]), f"piece/{PIECE_NAMES[FANGS_PIECE + e.facts[0]]}", tile_id(e.facts[1])


def rage(view: View, e: Event) -> Found:
    return (f"{MAT}/rage",)


def monster(view: View, e: Event) -> Found:
    return MONSTERS, MAT


def secret(view: View, e: Event) -> Found:
    return secret_id(e.facts[0]), SECRETS


GOBLINS_POINTS: dict[str, Callable[[View, Any], Found]] = {
    "rage": rage,
    "war_drawn": lambda v, e: (war_id(e.facts[0]),),
    "war": lambda v, e: (war_id(e.facts[0]),),
    "ruby": lambda v, e: (MAT,),
    "refused": tribe,
    "goblins": tribe,
    "tribe_revealed": revealed,
    "tribe_hidden": tribe,
    "lurks": tribe,
    "activated": tribe,
    "monster_drawn": monster,
    "monster_assigned": lambda v, e: (tribe_id(e.facts[1]), MONSTERS),
    "monster_discarded": monster,
    "secret_drawn": lambda v, e: (SECRETS,) if e.secret is None else (secret_id(e.secret), SECRETS),
    "secret_discarded": secret,
    "secret_shown": secret,
    "secret_played": secret,
    "hexed": lambda v, e: (MAT,),
    "tribes_smash": lambda v, e: (tile_id(e.facts[0]),),
}
