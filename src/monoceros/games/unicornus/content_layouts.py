"""Layouts of one's own (UK-17.4): read from a short text or from TOML, checked, told in words what is wrong with them.

A short text has a part for each tile: its id or title, `@`, and its place on the lattice of UK-2.3, as in
`E01@0,-2 E02@0,-1 kingdom@-1,0 P01@0,0`. `empire` and `kingdom` stand for a tile that is drawn.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from monoceros.engine.chance import Seeded
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.geometry import (
    ANY_EMPIRE,
    ANY_KINGDOM,
    FAR,
    NOBODY,
    TILES,
    Grid,
    Land,
    Layout,
    Map,
)

CASTLE = "P01"
CAPITAL = "E01"
DRAWN = {"empire": ANY_EMPIRE, "kingdom": ANY_KINGDOM}  # what a place may hold beside a named tile
OF_A_SIDE = {"empire": ("E", 14), "kingdom": ("K", 12)}  # how their ids begin, how many tiles there are
MOST_AWAY = 20  # lattice steps from the middle; all tiles in a row have room
MOST_LETTERS = 4_000
TRIES = 40  # draws of tiles that are looked at
SHAPE = "write each tile as NAME@A,B, such as E01@0,-2"
PART = re.compile(r"([^@;\n]{1,60}?)\s*@\s*(-?\d{1,4})\s*,\s*(-?\d{1,4})(?:\s*\^\s*(-?\d{1,4}))?(?=[\s;]|$)")
BETWEEN = re.compile(r"[\s;]*")
QUOTED = 30  # letters of a text that an error shows


class LayoutError(ValueError):
    """A layout that cannot be played: says which tile, and what is wrong with it."""


@dataclass(frozen=True)
class Slot:
    """A place of the lattice, and the id of the tile that lies there, or which side's tile is drawn for it."""

    a: int
    b: int
    what: str

    @property
    def place(self) -> str:
        return f"{self.a},{self.b}"


# -- reading ---


def read_layout(text: str, titles: Mapping[str, str]) -> tuple[Slot, ...]:
    """A short text or TOML, checked as far as that can be done without the land; `titles` are those of all tiles."""
    if len(text) > MOST_LETTERS:
        raise LayoutError(f"a layout has {MOST_LETTERS} letters at most, not {len(text)}")
    slots = read_toml_layout(text, titles) if "[[" in text else read_short(text, titles)
    check_slots(slots, titles)
    return slots


def write_layout(slots: Sequence[Slot]) -> str:
    """The short text, as it is kept with a table."""
    return " ".join([f"{slot.what}@{slot.place}" for slot in slots])


def read_short(text: str, titles: Mapping[str, str]) -> tuple[Slot, ...]:
    slots: list[Slot] = []
    at = skip(text, 0)
    while at < len(text):
        found = PART.match(text, at)
        if found is None:
            raise LayoutError(f"{text[at : at + QUOTED].split()[0]!r} cannot be read: {SHAPE}")
        name, a, b, turn = found.groups()
        slots.append(slot_of(name, int(a), int(b), int(turn or 0), titles))
        at = skip(text, found.end())
    return tuple(slots)


def skip(text: str, at: int) -> int:
    found = BETWEEN.match(text, at)
    return at if found is None else found.end()


def read_toml_layout(text: str, titles: Mapping[str, str]) -> tuple[Slot, ...]:
    """`[[tile]]` with `name`, `at = [a, b]` and, if one likes to say so, `turn = 0`."""
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise LayoutError(f"it is no TOML: {error}") from None
    rows = data.pop("tile", [])
    if data or not isinstance(rows, list):
        raise LayoutError(f"there is no {next(iter(data), 'tile')!r} here: write each tile under [[tile]]")
    return tuple([row_slot(number, row, titles) for number, row in enumerate(rows, 1)])


def row_slot(number: int, row: Any, titles: Mapping[str, str]) -> Slot:
    where = f"[[tile]] number {number}"
    if not isinstance(row, dict) or not set(row) <= {"name", "at", "turn"}:
        raise LayoutError(f"{where}: the keys are name, at and turn")
    name, at, turn = row.get("name"), row.get("at"), row.get("turn", 0)
    if not isinstance(name, str) or type(turn) is not int:
        raise LayoutError(f"{where}: name is a text and turn a whole number")
    if not isinstance(at, list) or len(at) != 2 or not all([type(each) is int for each in at]):
        raise LayoutError(f"{where}: at is a place of the lattice, such as [0, -2]")
    return slot_of(name, at[0], at[1], turn, titles)


def slot_of(name: str, a: int, b: int, turn: int, titles: Mapping[str, str]) -> Slot:
    slot = Slot(a, b, tile_called(name, titles))
    if turn:
        raise LayoutError(
            f"{called(slot, titles)} at {slot.place} lies the wrong way round, turned by {turn}: "
            "tiles are never turned, all titles are read from the same side (UK-2.2)"
        )
    return slot


def tile_called(name: str, titles: Mapping[str, str]) -> str:
    """The id of a tile by its id or its title, with or without `The`."""
    known = {plain(each): each for each in (*DRAWN, *titles)}
    known |= {plain(title): each for each, title in titles.items()}
    if plain(name) not in known:
        near = difflib.get_close_matches(plain(name), known, 1)
        hint = f"; is it {name_of(known[near[0]], titles)}?" if near else ""
        raise LayoutError(f"there is no tile {name.strip()[:QUOTED]!r}{hint}")
    return known[plain(name)]


def plain(name: str) -> str:
    words = name.casefold().replace("_", " ").split()
    return " ".join(words[1:] if words[:1] == ["the"] else words)


def name_of(tile: str, titles: Mapping[str, str]) -> str:
    return f"{titles[tile]} ({tile})" if tile in titles else tile


def called(slot: Slot, titles: Mapping[str, str]) -> str:
    return f"a tile of the {slot.what}" if slot.what in DRAWN else name_of(slot.what, titles)


# -- checking: what can be seen without the land ---


def check_slots(slots: Sequence[Slot], titles: Mapping[str, str]) -> None:
    """UK-2.3, UK-17.4 (a) and (b), and that the tiles hang together."""
    for slot in slots:
        if not (-MOST_AWAY <= slot.a <= MOST_AWAY and -MOST_AWAY <= slot.b <= MOST_AWAY):
            raise LayoutError(f"{called(slot, titles)}: {slot.place} is off the grid, -{MOST_AWAY} to {MOST_AWAY}")
    check_tiles(slots, titles)
    for tile, use in ((CAPITAL, "the princess marches there"), (CASTLE, "she has her home there")):
        if tile not in [slot.what for slot in slots]:
            raise LayoutError(f"{name_of(tile, titles)} is missing: {use} (UK-17.4)")
    check_whole(slots, titles)


def check_tiles(slots: Sequence[Slot], titles: Mapping[str, str]) -> None:
    """Each place once, each tile once, and no more tiles than there are."""
    at: dict[str, Slot] = {}
    used: dict[str, Slot] = {}
    for slot in slots:
        if slot.place in at:
            both = f"{called(at[slot.place], titles)} and {called(slot, titles)}"
            raise LayoutError(f"{both} overlap: both lie at {slot.place}")
        if slot.what in used and slot.what not in DRAWN:
            places = f"at {used[slot.what].place} and at {slot.place}"
            raise LayoutError(f"{called(slot, titles)} is there twice, {places}: each tile is used once (UK-17.4)")
        at[slot.place] = used[slot.what] = slot
    for side, (letter, most) in OF_A_SIDE.items():
        number = len([slot for slot in slots if slot.what == side or slot.what[0] == letter])
        if number > most:
            raise LayoutError(f"there are {most} {side} tiles, not {number}")


def check_whole(slots: Sequence[Slot], titles: Mapping[str, str]) -> None:
    """UK-2.4 No tile lies apart from the one with The Capital."""
    near = Grid(tuple([(slot.a, slot.b) for slot in slots])).near
    reached = [[slot.what for slot in slots].index(CAPITAL)]
    for number in reached:
        reached += [other for other in near[number] if other not in reached]
    for number, slot in enumerate(slots):
        if number not in reached:
            raise LayoutError(f"{called(slot, titles)} at {slot.place} is not connected with {titles[CAPITAL]}")


# -- checking: can everybody come everywhere? ---


def check_ways(layout: Layout, land: Land) -> None:
    """UK-17.4 (d) Whatever is drawn, every starting location can be reached from every other."""
    drawn = any(held in DRAWN.values() for held in layout.holds)
    chance = Seeded(0)
    for _ in range(TRIES if drawn else 1):
        map = Map(layout.grid, land, some_tiles(layout, chance))
        apart = cut_off(map)
        if apart != NOBODY:
            a, b = layout.positions[apart // 7]
            when = "with some tiles that can be drawn, " if drawn else ""
            raise LayoutError(f"{when}the starting location of the tile at {a},{b} cannot be reached from the others")


def cut_off(map: Map) -> int:
    """A starting location that cannot be reached from the first one; NOBODY if there is none."""
    starts = [space for space in range(map.grid.spaces) if map.starter[space] != NOBODY]
    row = map.paths_to(starts[0])
    return next((space for space in starts if row[space] == FAR), NOBODY)


def some_tiles(layout: Layout, chance: Seeded) -> tuple[int, ...]:
    """Tiles as they could be drawn for a layout."""
    pools = {
        ANY_EMPIRE: [tile for tile in layout.spare if t.CAPITAL_TILE < tile < t.FIRST_KINGDOM_TILE],
        ANY_KINGDOM: [tile for tile in layout.spare if t.FIRST_KINGDOM_TILE <= tile < TILES],
    }
    for pool in pools.values():
        chance.shuffle(pool)
    return tuple([pools[held].pop() if held in pools else held for held in layout.holds])


def layout_of(id: str, slots: Sequence[Slot], tiles: Sequence[str]) -> Layout:
    """As the rules have it; `tiles` are the ids of all tiles, in the order of their numbers."""
    holds = [DRAWN[slot.what] if slot.what in DRAWN else tiles.index(slot.what) for slot in slots]
    return Layout(id, tuple([(slot.a, slot.b) for slot in slots]), tuple(holds))
