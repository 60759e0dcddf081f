"""Looking at scenes in a few words."""

from __future__ import annotations

from typing import Any

from kit import Played
from monoceros.engine.scene import Number, Scene, Thing, Zone
from monoceros.games.tower.state import State

from .spots import GAME

EVERYBODY = (0, 1, None)
NAMES = ("Anna", "Maro")
FULL = "Treecity 0, Treecity 0, Treecity 0"
KINDS: tuple[dict[str, Any], ...] = ({"burn": True}, {"packs": ("armies",)})


def scene(t: Played | State, seat: int | None = 0) -> Scene:
    return GAME.scene(GAME.view(t.state if isinstance(t, Played) else t, seat))


def thing(found: Scene, name: str) -> Thing:
    return next(thing for thing in found.things if thing.id == name)


def zone(found: Scene, name: str) -> Zone:
    return next(zone for zone in found.zones if zone.id == name)


def number(what: Thing, name: str) -> Number:
    return next(number for number in what.face.numbers if number.what == name)


def lines(of: Number) -> list[str]:
    return [f"{line.label}: {line.value}" for line in of.ledger]
