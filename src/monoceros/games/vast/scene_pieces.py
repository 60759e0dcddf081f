"""What lies and stands on the tiles: tokens, pieces, where cards lead the Unicorn, and which way it can look."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from monoceros.engine.questions import View
from monoceros.engine.scene import Arrow, Face, Number, Thing
from monoceros.games.vast.names import (
    WAY_STEPS,
    WAY_WORDS,
    capital,
    piece_name,
    some,
    spot,
    tile_id,
    unicorn_name,
    unicorn_tile,
    way_id,
    who,
)
from monoceros.games.vast.picks import WAY
from monoceros.games.vast.scene_cave import MAP, Chart, middle
from monoceros.games.vast.tables import (
    EMPTY,
    KNIGHT_PIECE,
    NIGHTMARE,
    PIECE_NAMES,
    RIVER,
    RIVER_MOUTH,
    TERRAIN_FIRST,
    UNICORN_IDS,
    UNICORN_PIECE,
    WAYS,
)

UNICORN = "piece/unicorn"
PIECE_SIZE, GHOST_SIZE, TOKEN_SIZE, CUBE_SIZE = 40, 28, 19, 14
CORNER = 20  # from the middle of a tile to the tokens in its corners
EDGE = 25  # to those on its edges
BESIDE = 48  # to the ways it can look
WINE, STEEL, GOLD = "#7d1730", "#7a6410", "#8a6410"
PIECE_ICONS = {
    "knight": "visored-helm",
    "fangs": "fangs",
    "bones": "crossed-bones",
    "eye": "eyeball",
    "dragon": "dragon-head",
    "unicorn": "unicorn",
    "thief": "hood",
    "ghoul": "shambling-zombie",
    "ghost": "spectre",
}
PIECE_FIELDS = {
    "knight": STEEL,
    "fangs": "#2f7435",
    "bones": "#2f7435",
    "eye": "#2f7435",
    "dragon": "#a51214",
    "unicorn": WINE,
    "thief": "#5a5f68",
    "ghoul": "#a3541a",
    "ghost": "#176f87",
}


def piece_things(view: View, chart: Chart) -> Iterator[Thing]:
    for facts in view["tiles"]:
        yield from tokens(facts)
    yield from pieces(view, chart)
    yield from ghosts(view, chart)
    yield from facings(view, chart)


# -- what lies on them ---


def tokens(facts: dict[str, Any]) -> Iterator[Thing]:
    """At fixed corners, so that they can be told apart by their places too."""
    tile = facts["tile"]
    if facts["crystal"]:
        yield token(facts, f"crystal/{tile}", "Crystal token", Face("Crystal", "crystal-shine", field="#1f6f8c"), 1, -1)
    if facts["treasures"]:
        count = (Number("Treasure tokens", facts["treasures"], "count"),) if facts["treasures"] > 1 else ()
        face = Face("Treasure", "chest", field=GOLD, numbers=count)
        yield token(facts, f"treasure-token/{tile}", some(facts["treasures"], "Treasure token"), face, 1, 1)
    if facts["event"]:
        face = Face("Event", "perspective-dice-six", field="#6b3f8f")
        yield token(facts, f"event/{tile}", "Event token", face, -1, -1)
    if facts["cube"]:
        face = Face("Unicorn cube", field="#b02a48")
        yield token(facts, f"cube/{tile}", "Unicorn cube", face, -1, 0, CUBE_SIZE)
    if facts["artifacts"]:
        count = (Number("Artifacts", facts["artifacts"], "count"),) if facts["artifacts"] > 1 else ()
        face = Face("Artifact", "relic-blade", field="#1c6f85", numbers=count)
        yield token(facts, f"artifact/{tile}", some(facts["artifacts"], "Artifact"), face, 0, 1)
    if facts["monster"]:
        face = Face(capital(facts["monster"]), facts["monster"], field="#4a5a1c")
        yield token(facts, f"monster/{facts['monster']}", f"The {capital(facts['monster'])}", face, -1, 1)
    for way in range(WAYS):
        if facts["bombs"] >> way & 1:
            face = Face("Bomb", "unlit-bomb", text="The wall is gone.", field="#3a3320")
            yield edge_token(facts, f"bomb/{tile}/{way}", f"Bomb in the {WAY_WORDS[way]}", face, way)
        if facts["rocks"] >> way & 1:
            face = Face("Rockslide", "stone-pile", text="Nobody can pass.", field="#4a463f")
            yield edge_token(facts, f"rocks/{tile}/{way}", f"Rockslide in the {WAY_WORDS[way]}", face, way)


TOKEN_MARKS = {"Crystal": ("lozenge",), "Treasure": ("square",), "Unicorn cube": ("square",)}


def token(
    facts: dict[str, Any], id: str, name: str, face: Face, across: int, down: int, size: int = TOKEN_SIZE
) -> Thing:
    x, y = middle(facts["x"], facts["y"])
    label = f"{name} at {spot(facts['x'], facts['y'])}"
    marks = TOKEN_MARKS.get(face.title, ())
    x, y = x + across * CORNER, y + down * CORNER
    return Thing(id, "token", MAP, label, face, marks=marks, x=x, y=y, width=size)


def edge_token(facts: dict[str, Any], id: str, name: str, face: Face, way: int) -> Thing:
    x, y = middle(facts["x"], facts["y"])
    dx, dy = WAY_STEPS[way]
    label = f"{name}, {spot(facts['x'], facts['y'])}"
    marks = TOKEN_MARKS.get(face.title, ())
    return Thing(id, "token", MAP, label, face, marks=marks, x=x + dx * EDGE, y=y - dy * EDGE, width=TOKEN_SIZE)


# -- who stands on them ---


def pieces(view: View, chart: Chart) -> Iterator[Thing]:
    for piece, name in enumerate(PIECE_NAMES):
        tile = view["pieces"][name]
        if tile == EMPTY:
            continue
        facts = chart.tiles[tile]
        x, y = chart.middle(tile)
        marks: tuple[str, ...] = ()
        label = f"{capital(piece_name(view, piece))} at {spot(facts['x'], facts['y'])}"
        if piece == UNICORN_PIECE:
            way = WAY_WORDS[view["unicorn"]["facing"]]
            marks, label = (f"facing {way}",), f"{label}, facing {way}"
        face = Face(piece_name(view, piece).removeprefix("the "), PIECE_ICONS[name], field=piece_field(view, piece))
        owner = owner_of(view, piece)
        yield Thing(
            f"piece/{name}",
            "piece",
            MAP,
            label + (f", of {who(owner)}" if owner != EMPTY else ""),
            face,
            owner,
            marks,
            x=x,
            y=y,
            width=PIECE_SIZE,
        )


def piece_field(view: View, piece: int) -> str:
    """The Shadow Unicorn is the game's own: black."""
    if piece == UNICORN_PIECE and view["unicorn"]["shadow"]:
        return "sable"
    return PIECE_FIELDS.get(PIECE_NAMES[piece], "stone")


def owner_of(view: View, piece: int) -> int:
    """The seat that leads a piece; EMPTY: nobody's."""
    role = {KNIGHT_PIECE: "knight", UNICORN_PIECE: "nightmare"}.get(piece, PIECE_NAMES[piece])
    return int(view["roles"].index(role)) if role in view["roles"] else EMPTY


def shows_ghosts(view: View) -> bool:
    """While the Unicorn is about to use cards."""
    return bool(not view["over"] and (view["role"] == NIGHTMARE or (view["unicorn"] and view["unicorn"]["revealed"])))


def ghosts(view: View, chart: Chart) -> Iterator[Thing]:
    """VF-18.2 The Unicorn as it would stand where a card leads, with the number of that card."""
    if not shows_ghosts(view):
        return
    for card, (x, y) in chart.goals.items():
        label = f"{UNICORN_IDS[card]} leads {unicorn_name(view)} to {spot(x, y)}"
        face = Face(
            f"Teleport by {UNICORN_IDS[card]}",
            "unicorn",
            field=piece_field(view, UNICORN_PIECE),
            numbers=(Number("card", card, "count"),),
        )
        x, y = middle(x, y)
        yield Thing(ghost_id(card), "piece", MAP, label, face, marks=("ghost",), x=x, y=y, width=GHOST_SIZE)


def ghost_id(card: int) -> str:
    return f"ghost/{card}"


def teleports(view: View, chart: Chart) -> Iterator[Arrow]:
    """From the Unicorn to where a card leads: drawn while somebody looks at the card, or once it is turned up."""
    if not shows_ghosts(view):
        return
    turned_up = bool(view["unicorn"]["revealed"])
    owner = owner_of(view, UNICORN_PIECE)
    for card, (x, y) in chart.goals.items():
        label = f"Teleport by {UNICORN_IDS[card]} to {spot(x, y)}"
        yield Arrow(UNICORN, ghost_id(card), label, owner, quiet=not turned_up)


def current(chart: Chart) -> Iterator[Arrow]:
    """VF-65.15 Which way the River runs, for those who look at where it springs or ends."""
    squares = [tile_id(tile) for tile in range(TERRAIN_FIRST[RIVER], RIVER_MOUTH + 1)]
    if RIVER_MOUTH in chart.tiles:
        yield Arrow(squares[0], squares[-1], "The current of the River", through=tuple(squares[1:-1]), quiet=True)


def facings(view: View, chart: Chart) -> Iterator[Thing]:
    """VF-12.11, VF-34.13 The four ways it can look when it comes into the cave, around the Unicorn."""
    tile = unicorn_tile(view)
    if tile == EMPTY or view["unicorn"]["turns"] > 1:
        return
    x, y = chart.middle(tile)
    for way in range(WAYS):
        dx, dy = WAY_STEPS[way]
        yield Thing(
            way_id(WAY[way]),
            "piece",
            MAP,
            f"Facing {WAY_WORDS[way]}",
            Face(f"Facing {WAY_WORDS[way]}", "unicorn", field=piece_field(view, UNICORN_PIECE)),
            marks=("offered", f"facing {WAY_WORDS[way]}"),
            x=x + dx * BESIDE,
            y=y - dy * BESIDE,
            width=GHOST_SIZE,
        )
