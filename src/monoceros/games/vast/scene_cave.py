"""The cave on its board: where it lies there, its tiles with their walls, and how a new one can be turned."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from monoceros.engine.questions import View
from monoceros.engine.scene import Face, Thing, Zone
from monoceros.games.vast.names import (
    KIND_WORDS,
    WAY_STEPS,
    WAY_WORDS,
    card_goes_to,
    open_id,
    some,
    spot,
    terrain_word,
    tile_id,
    turn_id,
    unicorn_tile,
)
from monoceros.games.vast.picks import ROTATION
from monoceros.games.vast.tables import (
    EMPTY,
    ROTATIONS,
    SHAPE_NAMES,
    TERRAIN_NAMES,
    WALLS,
    WAYS,
)

MAP = "map"
STACK = "stack"
SIZE = 60  # a tile's usual size, so that no tile need say it
HALF = SIZE // 2
LEAST_ACROSS, LEAST_DOWN = 4, 3  # spaces on each side of the Entrance that are always in sight
TURN_SIZE, TURN_AT = 42, 56  # a tile in another rotation, and how far from the middle of the real one it lies
KIND_ICONS = {
    "entrance": "cave-entrance",
    "ambush": "daggers",
    "event": "uncertainty",
    "treasure": "open-treasure-chest",
    "vault": "locked-chest",
    "crystal": "crystal-growth",
}
KIND_FIELDS = {
    "entrance": "cave-gold",
    "ambush": "cave-red",
    "treasure": "cave-gold",
    "vault": "cave-gold",
    "crystal": "cave-pale",
}
SYMBOL_ICONS = {"fangs": "fangs", "bones": "crossed-bones", "eye": "eyeball", "none": "", "": ""}
TERRAIN_FIELDS = {
    "canyon": "cave-dust",
    "lake": "cave-deep",
    "magma": "cave-ember",
    "forest": "cave-moss",
    "river": "cave-deep",
}


class Chart:
    """What lies where. The Entrance is the middle of the measure: no tile changes its place while the cave grows."""

    def __init__(self, view: View) -> None:
        self.tiles: dict[int, dict[str, Any]] = {facts["tile"]: facts for facts in view["tiles"]}
        self.at = {(facts["x"], facts["y"]): facts["tile"] for facts in view["tiles"]}
        self.goals = goals(view)  # the spaces that the cards mark which the viewer knows
        ring = {(x + dx, y + dy): 0 for x, y in self.at for dx, dy in WAY_STEPS}
        self.open = [space for space in ring | dict.fromkeys(self.goals.values(), 0) if space not in self.at]

    def middle(self, tile: int) -> tuple[int, int]:
        facts = self.tiles[tile]
        return middle(facts["x"], facts["y"])


def goals(view: View) -> dict[int, tuple[int, int]]:
    """VF-18.2 Where each card would take the Unicorn: those of a hand, or the one that was turned up last."""
    unicorn = view["unicorn"]
    if unicorn is None or unicorn_tile(view) == EMPTY:
        return {}
    cards = unicorn["revealed"][-1:] or unicorn["hand"] or []
    return {card: card_goes_to(view, card) for card in cards}


def middle(x: int, y: int) -> tuple[int, int]:
    """North is up."""
    return x * SIZE, -y * SIZE


def cave_zone(view: View, chart: Chart) -> Zone:
    """All tiles and a ring of open spaces."""
    spaces = [*chart.at, *chart.open, (-LEAST_ACROSS, -LEAST_DOWN), (LEAST_ACROSS, LEAST_DOWN)]
    left, right = min([x for x, _ in spaces]), max([x for x, _ in spaces])
    low, high = min([y for _, y in spaces]), max([y for _, y in spaces])
    return Zone(
        MAP,
        "board",
        "The cave",
        x=left * SIZE - HALF,
        y=-high * SIZE - HALF,
        width=(right - left + 1) * SIZE,
        height=(high - low + 1) * SIZE,
        clause="VF-1.1",
    )


def cave_things(view: View, chart: Chart) -> Iterator[Thing]:
    for facts in view["tiles"]:
        yield tile_thing(facts)
    for x, y in chart.open:
        yield open_space(x, y)
    yield from rotations(view, chart)


# -- tiles ---


@cache
def face_of(kind: str, terrain: str, symbol: str, bridge: bool) -> Face:
    if terrain.startswith(("pit", "second", "third")):
        return Face("Pit", "hole", field="cave-pit")
    if terrain:
        icon = {"canyon": "stone-bridge" if bridge else "", "forest": "mushrooms-cluster", "magma": "lava"}.get(terrain)
        return Face(terrain_word(terrain), "waves" if icon is None else icon, field=TERRAIN_FIELDS[terrain])
    if not kind:
        return Face("Dark tile", SYMBOL_ICONS[symbol], field="cave-dark")
    return Face(KIND_WORDS[kind], KIND_ICONS[kind], field=KIND_FIELDS.get(kind, "cave"))


def tile_thing(facts: dict[str, Any]) -> Thing:
    x, y = middle(facts["x"], facts["y"])
    marks = wall_marks(facts["walls"] & ~facts["bombs"])
    if facts["kind"] == "entrance":
        marks += ("framed",)
    if facts["terrain"] == "canyon" and not facts["bridge"]:
        marks += ("impassable",)
    came_from = "" if facts["terrain"] or facts["kind"] == "entrance" else STACK
    face = face_of(facts["kind"], facts["terrain"], facts["symbol"], facts["bridge"])
    return Thing(
        tile_id(facts["tile"]), "tile", MAP, tile_words(facts), face, marks=marks, x=x, y=y, came_from=came_from
    )


def wall_marks(walls: int) -> tuple[str, ...]:
    return tuple([f"wall {WAY_WORDS[way]}" for way in range(WAYS) if walls >> way & 1])


def tile_words(facts: dict[str, Any]) -> str:
    """`Crystal tile at (1, 0): walls north and east, Crystal token`."""
    terrain = terrain_word(facts["terrain"]) if facts["terrain"] else ""
    name = terrain or (KIND_WORDS[facts["kind"]] if facts["lit"] else "Dark tile")
    walls = [WAY_WORDS[way] for way in range(WAYS) if (facts["walls"] & ~facts["bombs"]) >> way & 1]
    words = ["bridge"] * bool(facts["bridge"]) + [facts["symbol"]] * bool(facts["symbol"])
    words += [f"walls {' and '.join(walls)}"] * bool(walls)
    words += [some(facts["treasures"], "Treasure token")] * bool(facts["treasures"])
    words += [token for token in ("crystal", "event") if facts[token]]
    words += ["Unicorn cube"] * bool(facts["cube"]) + [facts["monster"]] * bool(facts["monster"])
    return f"{name} at {spot(facts['x'], facts['y'])}" + (f": {', '.join(words)}" if words else "")


@cache
def open_space(x: int, y: int) -> Thing:
    at_x, at_y = middle(x, y)
    return Thing(open_id(x, y), "slot", MAP, f"Open space {spot(x, y)}", marks=("offered",), x=at_x, y=at_y)


def rotations(view: View, chart: Chart) -> Iterator[Thing]:
    """VF-3.2 How the tile that is being revealed could lie: small ones at its corners, of which one is picked."""
    tile = view["focus"]
    facts = chart.tiles.get(tile)
    if facts is None or not facts["lit"] or facts["walls"] or facts["terrain"]:
        return
    shape = SHAPE_NAMES.index(facts["shape"])
    x, y = chart.middle(tile)
    for number in range(ROTATIONS[shape] if ROTATIONS[shape] > 1 else 0):
        walls = WALLS[WAYS * shape + number]
        closed = " and ".join([WAY_WORDS[way] for way in range(WAYS) if walls >> way & 1])
        across, down = ((1, -1), (1, 1), (-1, 1), (-1, -1))[number]
        yield Thing(
            turn_id(ROTATION[number]),
            "tile",
            MAP,
            f"With walls in the {closed}",
            Face(field=KIND_FIELDS.get(facts["kind"], "cave")),
            marks=("offered", *wall_marks(walls)),
            x=x + across * TURN_AT,
            y=y + down * TURN_AT,
            width=TURN_SIZE,
        )


# The board names Terrain by the words of the tables: whoever adds one there adds its look here.
assert {name for name in TERRAIN_NAMES if "pit" not in name} == set(TERRAIN_FIELDS), "Terrain without a look"
