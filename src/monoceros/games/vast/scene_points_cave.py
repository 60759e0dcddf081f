"""What events of the Cave and the Ghosts are about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from monoceros.engine.events import Event
from monoceros.engine.questions import View
from monoceros.games.vast.names import row, tile_id
from monoceros.games.vast.scene_cave import MAP, STACK
from monoceros.games.vast.tables import ROLE_NAMES
from monoceros.games.vast.tables_ghost import CARRIED

GHOST = "piece/ghost"
Found = tuple[str, ...]


def mat(view: View, name: str) -> str:
    """A mat, if somebody plays the role; else the map."""
    return f"mat/{name}" if name in view["roles"] else MAP


def cave(view: View, e: Event) -> Found:
    """The mat of whoever has Omens and tiles."""
    return (mat(view, "cave") if "cave" in view["roles"] else mat(view, "cave_ghost"),)


def ghost(view: View, e: Event) -> Found:
    return (mat(view, "ghost") if "ghost" in view["roles"] else mat(view, "cave_ghost"),)


def omen(view: View, e: Event) -> Found:
    """On folded mats there is only the mat to point at."""
    return f"omen/{row(view, 'omen', e.facts[0])['id']}", *cave(view, e)


def power(view: View, e: Event) -> Found:
    return f"power/{row(view, 'power', e.facts[0])['id']}", *cave(view, e)


def held(view: View, e: Event) -> Found:
    return f"held/{e.facts[0]}", STACK


def role(view: View, e: Event) -> Found:
    """The player that the event begins with."""
    return (mat(view, ROLE_NAMES[e.facts[0]]), *ghost(view, e))


def artifact(view: View, e: Event) -> Found:
    at = view["ghost"]["artifacts"][e.facts[0]]
    return (tile_id(at),) if 0 <= at < CARRIED else ghost(view, e)


CAVE_POINTS: dict[str, Callable[[View, Any], Found]] = {
    "tile_taken": held,
    "tiles_returned": lambda v, e: (STACK,),
    "looked": lambda v, e: (tile_id(e.facts[1]), MAP),
    "treasure_moved": lambda v, e: (tile_id(e.facts[1]),),
    "omen_drawn": omen,
    "omen_spent": omen,
    "omen_lost": omen,
    "omens_back": cave,
    "power": power,
    "hatred_gone": cave,
    "rockslide": lambda v, e: (tile_id(e.facts[0]),),
    "rockslide_gone": lambda v, e: (tile_id(e.facts[0]),),
    "events_seen": cave,
    "events_offered": cave,
    "events_sunk": cave,
    "treasures_offered": cave,
    "ghost_tile_back": cave,
    "ghost_tile": lambda v, e: (tile_id(e.facts[0]),),
    "turned_over": lambda v, e: (tile_id(e.facts[0]),),
    "focus": ghost,
    "card_chosen": ghost,
    "card_shown": role,
    "blocked": role,
    "artifact": artifact,
    "artifact_taken": artifact,
    "locked": artifact,
    "possessed": role,
    "let_go": ghost,
}
