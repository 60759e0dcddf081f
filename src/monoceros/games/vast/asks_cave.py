"""Questions of the cave: tiles are revealed, placed and removed (sections 3, 8 to 10), and Terrain (section 65)."""

from __future__ import annotations

from monoceros.engine.core import Pick
from monoceros.engine.questions import Question, View
from monoceros.games.vast.asks_words import (
    about_edge,
    about_focus,
    about_tile,
    plain,
    space_short,
    space_touch,
    tile_label,
)
from monoceros.games.vast.names import (
    WAY_WORDS,
    capital,
    edge_spot,
    piece_name,
    place_name,
    some,
    terrain_word,
    tile_facts,
    tile_id,
    tile_spot,
    turn_id,
)
from monoceros.games.vast.picks import EDGE, EDGE_NUMBER, GO, LAY, NUMBER, ROTATION, STAY, TERRAIN, TILE
from monoceros.games.vast.tables import PIECE_NAMES, SHAPE_NAMES, TERRAIN_FIRST, TERRAIN_NAMES, WALLS, WAYS

# -- revealing ---


def walls_of(pick: Pick, view: View) -> int:
    """The walls that a tile would have in this rotation, as bits of ways."""
    facts = tile_facts(view, view["focus"])
    return 0 if facts is None else WALLS[WAYS * SHAPE_NAMES.index(facts["shape"]) + ROTATION.index(pick)]


def rotation_label(pick: Pick, view: View) -> str:
    walls = walls_of(pick, view)
    closed = [WAY_WORDS[way] for way in range(WAYS) if walls >> way & 1]
    return f"Walls in the {' and '.join(closed)}" if closed else "No walls"


def rotation_short(pick: Pick, view: View) -> str:
    """The open edges: `N E`."""
    walls = walls_of(pick, view)
    return "Open " + " ".join(WAY_WORDS[way][0].upper() for way in range(WAYS) if not walls >> way & 1)


def left_words(view: View) -> str:
    return f"{some(view['left'], 'tile')} still to go." if view["left"] > 1 else ""


# -- the map falls apart ---


def slide_label(pick: Pick, view: View) -> str:
    tile, way = divmod(EDGE_NUMBER[pick], WAYS)
    return f"The part with {place_name(view, tile)} goes {WAY_WORDS[way]}"


def slide_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return (tile_id(EDGE_NUMBER[pick] // WAYS),)


def refuge_prompt(view: View) -> str:
    """Of the pieces on the tile the first one leaves first (VF-7.12)."""
    there = [piece for piece, name in enumerate(PIECE_NAMES) if view["pieces"][name] == view["focus"]]
    name = piece_name(view, there[0]) if there else "the piece"
    return f"{capital(name)} must leave the tile: where to?"


# -- Terrain ---


def terrain_of_focus(view: View) -> str:
    """The Terrain that is being laid, by its first square."""
    return terrain_word(TERRAIN_NAMES[TERRAIN_FIRST.index(view["focus"])])


def lay_label(pick: Pick, view: View) -> str:
    """`part 1 r2`: which of its squares lies on the chosen space, and how it is turned."""
    _, part, turn = str(pick).split()
    return f"Square {int(part) + 1} there, turned {90 * int(turn[1:])} degrees"


def plunder_label(pick: Pick, view: View) -> str:
    return tile_label(pick, view) if pick in TILE else f"A new Dark tile at {edge_spot(view, pick)}"


CAVE_QUESTIONS: tuple[Question, ...] = (
    Question(
        "rotation",
        prompt=about_focus("how does {place} lie?"),
        told="{seat} turns a tile.",
        clause="VF-3.2",
        domain=ROTATION,
        label=rotation_label,
        short=rotation_short,
        touches=lambda pick, view: (turn_id(pick),),
        why=plain("Dark tiles will fill its open edges."),
    ),
    about_edge(
        "fill",
        "Which open edge is filled first?",
        "{seat} fills the open edges.",
        "VF-3.10",
        why="The tile is drawn from the stack; its Lit side stays hidden.",
    ),
    about_edge("place", "Where does a new Dark tile go?", "{seat} places a tile.", "VF-10.1", why=left_words),
    about_edge(
        "connect",
        "Which space joins the new tile to the map?",
        "{seat} joins a tile to the map.",
        "VF-19.7",
        why="A shortest chain of Dark tiles.",
    ),
    about_tile("remove", "The Cave collapses: which tile goes?", "{seat} removes a tile.", "VF-8.7", why=left_words),
    about_tile("refuge", refuge_prompt, "{seat} moves a piece off a tile.", "VF-7.11"),
    Question(
        "slide",
        prompt=plain("The map has fallen apart: which part slides where?"),
        told="{seat} slides a part of the map.",
        clause="VF-9.5",
        domain=EDGE,
        label=slide_label,
        short=lambda pick, view: f"{tile_spot(view, EDGE_NUMBER[pick] // WAYS)} {WAY_WORDS[EDGE_NUMBER[pick] % WAYS]}",
        touches=slide_touch,
        why=plain("Until it touches the rest."),
    ),
    about_edge(
        "join", "The map has fallen apart: where is the part joined?", "{seat} joins a part of the map.", "VF-9.7"
    ),
    Question(
        "terrain",
        prompt=plain("Which Terrain comes onto the map?"),
        told="{seat} chooses Terrain.",
        clause="VF-65.3",
        domain=TERRAIN,
        label=lambda pick, view: terrain_word(pick),
        about=lambda pick, view: str(view["lexicon"]["terrain"][TERRAIN.index(pick)]["text"]),
        why=plain("The first Event tile of a round brings some."),
    ),
    about_edge(
        "terrain_space",
        lambda view: f"Where does the {terrain_of_focus(view)} touch the map?",
        "{seat} places Terrain.",
        "VF-65.4",
    ),
    Question(
        "terrain_lay",
        prompt=lambda view: f"How does the {terrain_of_focus(view)} lie?",
        told="{seat} turns Terrain.",
        clause="VF-65.4",
        domain=LAY,
        label=lay_label,
    ),
    Question(
        "drift",
        prompt=plain("How far does the current carry?"),
        told="{seat} drifts with the River.",
        clause="VF-65.15",
        domain=NUMBER,
        label=lambda pick, view: capital(f"{some(pick, 'space')} with the current"),
        short=lambda pick, view: str(pick),
        harmless=0,
    ),
    Question(
        "leave_terrain",
        prompt=about_focus("leave {place} onto an open space?"),
        told="{seat} may leave the Terrain.",
        clause="VF-65.6",
        domain=(GO, STAY),
        label=lambda pick, view: "Go on: a Dark tile is placed there" if pick == GO else "Stop there",
        short=lambda pick, view: "Go on" if pick == GO else "Stop",
        harmless=STAY,
    ),
    Question(
        "plunder",
        prompt=plain("Past Plunder: where does a Treasure token go?"),
        told="{seat} hides a Treasure.",
        clause="VF-10.10",
        domain=(*TILE, *EDGE),
        label=plunder_label,
        short=space_short,
        touches=space_touch,
    ),
)
