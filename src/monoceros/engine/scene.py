"""Scenes: what lies where on the table, as plain data. The table knows no game, the game knows no browser.

A scene is a set of *zones* that hold *things*. A zone's kind says how its things lie (a row of cards, a pile, a board
with places of its own); the *layout* says which zones lie beside each other. There are no pixels here but inside
boards: whoever draws the scene decides how large a card is on a phone and on a wall.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

ZoneKind = Literal["board", "hand", "row", "pile", "mat", "track", "notices", "figures", "roster"]
ThingKind = Literal["card", "plate", "tile", "hex", "piece", "token", "die", "counter", "slot"]
Size = Literal["xs", "s", "m", "l"]
NumberPlace = Literal["shield", "corner", "foot", "count", "figure"]
StepState = Literal["done", "now", "next"]


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of a ledger or of a list: what, how much."""

    label: str
    value: str = ""
    icon: str = ""
    sum: bool = False  # stands under a rule: the result of the lines above


class Number(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number on a thing, and whether it stands above or below the printed one.

    Places: `shield` at the picture's lower left, `corner` a shield at the upper right, `foot` a tab at the lower right
    beside the foot's words, `count` a black roundel, `figure` large with its name below (in mats and figures).
    """

    what: str
    value: int
    at: NumberPlace = "shield"
    change: int = 0
    ledger: tuple[Line, ...] = ()  # how it came about, line by line


class Chip(msgspec.Struct, frozen=True, omit_defaults=True):
    """A small round sign on a thing: a type, a trait, a troop in its socket. Without an icon: a free socket."""

    icon: str
    label: str


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a thing looks. Field (a tincture) and pattern go together: never hue alone.

    Tinctures: vert teal olive azure dusk purpure gules ember or tenne sable stone, or `#rrggbb`. Patterns: paly bendy
    barry chevrons lozengy chequy semy. A face that is `down` is a back: its field, and its icon names the deck.
    """

    title: str = ""
    icon: str = ""
    sign: str = ""  # the icon of its kind
    text: str = ""
    field: str = ""
    pattern: str = ""
    numbers: tuple[Number, ...] = ()
    chips: tuple[Chip, ...] = ()
    sockets: tuple[Chip, ...] = ()
    foot: str = ""
    pips: tuple[int, int] = (0, 0)  # damage: how many of how many
    grid: tuple[str, ...] = ()  # small squares row by row: `.` one, `x` a marked one, `o` the middle, `^` it looks up
    designed: bool = False  # a number on it was designed here
    down: bool = False


class Thing(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something on the table. Its id stays the same while the thing is the same.

    `when` says in a few words when it can be used, for the times when it cannot. `came_from` and `goes_to` name the
    zone or thing between which and its place it travels when it appears and when it goes. What is marked `offered` is
    drawn only while it can be picked.
    """

    id: str
    kind: ThingKind
    zone: str
    label: str  # the whole thing as words, for those who hear the table
    face: Face = Face()
    owner: int = -1
    marks: tuple[str, ...] = ()  # faded, turned, damaged, new, aimed, attacking, in force, offered …
    clause: str = ""
    about: str = ""  # the entry of the game's chapters that tells who or what it is
    when: str = ""
    on: str = ""  # the thing it stands on; in a roster or a hand the thing elsewhere that it stands for
    x: int = 0  # on boards: the middle, in the board's own measure
    y: int = 0
    width: int = 0
    height: int = 0
    came_from: str = ""
    goes_to: str = ""
    reach: tuple[str, ...] = ()  # on boards: the places where it could come to, drawn while somebody looks at it
    strikes: tuple[str, ...] = ()  # likewise: the places that it could strike from where it stands


class Zone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the table that holds things, in the order of the scene."""

    id: str
    kind: ZoneKind
    label: str
    note: str = ""  # what is to be said of it now: "under attack"
    owner: int = -1
    marks: tuple[str, ...] = ()  # active, attacking, aimed, quiet (small if room is short), pinned (always in sight)
    count: int = -1
    size: Size = "m"
    holds: tuple[Line, ...] = ()  # an open pile's cards, for those who look through it; the legend of a board
    x: int = 0  # boards: where their measure begins, for those that grow
    y: int = 0
    width: int = 0  # boards: their measure
    height: int = 0
    clause: str = ""
    about: str = ""  # the entry of the game's chapters that tells whose it is


class Arrow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact drawn as an arrow: a declared attack, a coming move.

    A `quiet` one is drawn on demand: while somebody looks at the thing where it starts, or asks for all of them.
    """

    start: str
    end: str
    label: str
    owner: int = -1
    icon: str = ""
    through: tuple[str, ...] = ()
    quiet: bool = False


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """Zones beside each other: `even` shares the width, `ends` gives each what it needs and pushes them apart.

    `blocks` makes one panel of the zones of each owner: its rows lie under each other, column by column, figures and
    mats beside them, piles in its head. Zones that are nobody's belong to the panel before them.
    """

    zones: tuple[str, ...]
    form: Literal["even", "ends", "blocks"] = "even"
    grow: bool = False  # takes the height that is left (boards)


class Layout(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where zones lie: the table's rows from the far side to the near one, what lies below the question, the sides.

    Zones that no part names are laid in rows of their own after the table's.
    """

    table: tuple[Row, ...] = ()
    near: tuple[str, ...] = ()  # below the question: the own hand and what lies beside it
    left: tuple[str, ...] = ()
    right: tuple[str, ...] = ()


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the steps or rounds that the game goes through."""

    label: str
    state: StepState
    weight: int = 0  # how grave it is, 1 to 3; 0: they are all alike


class Plate(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is said of a seat in a line: cards in hand, games won.

    `standing` is what counts most, in a few words: small screens keep it in sight while the table scrolls.
    """

    seat: int
    note: str = ""
    score: tuple[int, int] = (0, 0)  # won, of how many; nothing is shown for none
    score_label: str = ""
    standing: str = ""


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """The whole table, as one seat or a spectator may see it. Words may name seats as {0}, {1}."""

    zones: tuple[Zone, ...]
    things: tuple[Thing, ...]
    arrows: tuple[Arrow, ...] = ()
    layout: Layout = Layout()
    heading: str = ""  # "Game 2 of 3 · turn 9"
    steps_title: str = ""
    steps: tuple[Step, ...] = ()
    rounds: tuple[Step, ...] = ()
    plates: tuple[Plate, ...] = ()

    def ids(self) -> list[str]:
        """Everything that an option may touch."""
        return [zone.id for zone in self.zones] + [thing.id for thing in self.things]

    def plain(self) -> Any:
        return msgspec.to_builtins(self)
