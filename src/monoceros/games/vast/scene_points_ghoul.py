"""What an event of the Ghoul or the Vile Ghoul is about: ids of things and zones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from monoceros.engine.events import Event
from monoceros.engine.questions import View
from monoceros.games.vast.names import terror_id, tile_id
from monoceros.games.vast.scene_ghoul import DECK, mat_of
from monoceros.games.vast.tables import EMPTY, PIECE_NAMES

GHOUL = "piece/ghoul"
Found = tuple[str, ...]


def on_mat(*names: str) -> Callable[[View, Any], Found]:
    """Parts of its mat."""
    return lambda view, e: tuple([f"{mat_of(view)}/{name}" for name in names])


def rolled(view: View, e: Event) -> Found:
    """The dice as they lie."""
    return tuple([f"{mat_of(view)}/die/{number}" for number in range(len(e.facts[0]))])


def card(view: View, e: Event) -> Found:
    """A Terror card, which may have left its place."""
    return terror_id(e.facts[0]), mat_of(view)


def collects(view: View, e: Event) -> Found:
    there = () if e.facts[0] == EMPTY else (tile_id(e.facts[0]),)
    return (f"{mat_of(view)}/treasures", *there)


GHOUL_POINTS: dict[str, Callable[[View, Any], Found]] = {
    "ghoul_rolled": rolled,
    "ghoul_sets": on_mat("movement", "discs"),
    "ghoul_movement": on_mat("movement"),
    "ghoul_attack": on_mat("discs"),
    "ghoul_slowed": on_mat("movement"),
    "ghoul_attacks": lambda v, e: (GHOUL, f"piece/{PIECE_NAMES[e.facts[0]]}"),
    "ghoul_smashes": lambda v, e: (GHOUL, tile_id(e.facts[0])),
    "ghoul_collects": collects,
    "ghoul_trades": on_mat("treasures"),
    "ghoul_robbed": on_mat("treasures"),
    "ghoul_looks": lambda v, e: (DECK,),
    "skitters": lambda v, e: (GHOUL, mat_of(v)),
    "fury": on_mat("fury"),
    "terror": card,
    "terror_used": card,
    "terror_spent": card,
    "terror_lost": card,
    "terror_back": card,
    "upgrade_lost": lambda v, e: ("mat/nightmare",),
}
