"""The stack and what becomes of the cave: tiles left, Crystals, the last die; and notices of what is going on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from monoceros.engine.questions import View
from monoceros.engine.scene import Chip, Face, Thing, Zone
from monoceros.games.vast.names import capital, row, some
from monoceros.games.vast.scene_cave import STACK, SYMBOL_ICONS
from monoceros.games.vast.scene_knight import encounter_notices
from monoceros.games.vast.scene_unicorn import shown_notices
from monoceros.games.vast.tables import EMPTY

__all__ = ["CAVE", "NOTICES", "STACK", "notices", "stack_things", "stack_zones"]

CAVE = "cave"
NOTICES = "now"
CRYSTALS = 9
NIGHT = "#241d36"
GONE, MARKED, SHOWN, HIDDEN = Chip("", "loss"), Chip("", "gem marked"), Chip("", "gem"), Chip("", "gem unseen")


def stack_zones(view: View) -> Iterator[Zone]:
    if view["collapsing"]:
        label, note = "The cave collapses", f"{view['collapse_at'] - view['collapsed']} Crystal tiles until the end"
    else:
        label, note = "The cave grows", f"{some(view['stack'], 'tile')} until it collapses"
    yield Zone(CAVE, "mat", label, note, clause="VF-8.1")
    yield Zone(STACK, "pile", "Tiles", count=view["stack"], size="xs", clause="VF-2.6")


def stack_things(view: View) -> Iterator[Thing]:
    """VF-2.6 The stack shows the symbol of its top tile."""
    if view["stack"]:
        symbol = view["top"]
        face = Face(icon=SYMBOL_ICONS[symbol], field=NIGHT, down=True)
        yield Thing("stack/top", "card", STACK, f"{some(view['stack'], 'tile')}, {symbol} on top", face)
    yield crystals(view)
    if view["dice"] != EMPTY:
        facts = row(view, "die", view["dice"])
        face = Face(
            facts["name"], text=facts["text"], grid=die_grid(tuple([tuple(space) for space in facts["spaces"]]))
        )
        yield Thing("die", "die", CAVE, f"The Dragon die shows {facts['name'].lower()}: {facts['text']}", face)


def crystals(view: View) -> Thing:
    """VF-8.11 Nine Crystal tiles: gone, marked by the Unicorn, in sight, or still hidden."""
    gone, marked = view["collapsed"], len([1 for tile in view["tiles"] if tile["kind"] == "crystal" and tile["cube"]])
    shown = view["crystals"] - gone - marked
    signs = (GONE,) * gone + (MARKED,) * marked + (SHOWN,) * shown + (HIDDEN,) * (CRYSTALS - view["crystals"])
    words = [f"{view['crystals']} of {CRYSTALS} revealed", f"{gone} of {view['collapse_at']} gone"]
    words += [f"{marked} marked"] * bool(marked) + [f"{view['smashed']} smashed"] * bool(view["smashed"])
    text = ", ".join(words)
    face = Face("Crystals", text=capital(text) + ".", field="azure", sockets=signs)
    return Thing("crystals", "counter", CAVE, f"Crystal tiles: {text}", face, clause="VF-8.11")


@cache
def die_grid(spaces: tuple[tuple[int, int], ...]) -> tuple[str, ...]:
    """VF-6.1 The nine spaces around and under whoever rolls; the affected ones are marked."""
    return tuple(["".join(["x" if (x, y) in spaces else "." for x in (-1, 0, 1)]) for y in (1, 0, -1)])


def notices(view: View) -> Iterator[Thing]:
    """What is going on right now, if it is not to be seen on the map."""
    yield from shown_notices(view, NOTICES)
    yield from encounter_notices(view, NOTICES)
