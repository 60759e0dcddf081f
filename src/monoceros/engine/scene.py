"""Scenes: what is drawn where, as plain data. The table knows no game, the game knows no browser."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

ZoneKind = Literal["board", "hand", "row", "pile", "mat", "track"]
ThingKind = Literal["card", "tile", "hex", "piece", "token", "die", "counter", "slot"]


class Number(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number on a thing: `where` on it, and whether it stands above or below the printed one."""

    what: str
    value: int
    change: int = 0


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a thing looks: title, icon, numbers, text, colour and shape (never one without the other)."""

    title: str = ""
    icon: str = ""
    sign: str = ""  # the icon of its kind
    text: str = ""
    numbers: tuple[Number, ...] = ()
    colour: str = ""
    shape: str = ""
    designed: bool = False
    down: bool = False


class Thing(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something on the table. Its id stays the same while the thing is the same."""

    id: str
    kind: ThingKind
    zone: str
    x: int
    y: int
    width: int
    height: int
    label: str
    face: Face = Face()
    owner: int = -1
    marks: tuple[str, ...] = ()
    clause: str = ""


class Zone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the table that holds things."""

    id: str
    kind: ZoneKind
    x: int
    y: int
    width: int
    height: int
    label: str
    owner: int = -1
    marks: tuple[str, ...] = ()
    count: int = -1


class Arrow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact drawn as an arrow: a declared attack, a coming move."""

    start: str
    end: str
    label: str
    owner: int = -1


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """The whole table, as one seat or a spectator may see it."""

    width: int
    height: int
    zones: tuple[Zone, ...]
    things: tuple[Thing, ...]
    arrows: tuple[Arrow, ...] = ()
    title: str = ""

    def ids(self) -> list[str]:
        """Everything that an option may touch."""
        return [zone.id for zone in self.zones] + [thing.id for thing in self.things]

    def plain(self) -> Any:
        return msgspec.to_builtins(self)
