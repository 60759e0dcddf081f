"""Questions of the Cave, and of the Cave Ghost in its place: tiles in hand, Omens, Treasures (sections 53, 54, 60)."""

from __future__ import annotations

from monoceros.engine.core import Pick
from monoceros.engine.questions import Question, View
from monoceros.games.vast.asks_cards import CARD_QUESTIONS
from monoceros.games.vast.asks_cave import rotation_label, rotation_short
from monoceros.games.vast.asks_words import (
    Prompt,
    about_focus,
    about_tile,
    about_words,
    apart,
    piece_label,
    plain,
    said,
    tile_short,
    tile_touch,
    way_label,
    way_short,
    with_answer,
)
from monoceros.games.vast.names import (
    KIND_WORDS,
    capital,
    name_of,
    place_name,
    role_name,
    row,
    some,
    spot,
    tile_beside,
    tile_id,
    tile_of,
    tile_spot,
)
from monoceros.games.vast.picks import EDGE, EDGE_NUMBER, PIECE, PIECE_NUMBER, ROTATION, STOP, TILE, WAY
from monoceros.games.vast.picks_cave import (
    ADD_EVENT,
    END,
    OMEN,
    OMEN_NUMBER,
    POWER,
    POWER_NUMBER,
    ROLE,
    ROLE_NUMBER,
    SHAPE,
    SINK_EVENTS,
    TILES_GO,
    TOKEN_GOES,
    TREASURE,
    TURN_TILE,
)
from monoceros.games.vast.picks_ghost import ARTIFACT
from monoceros.games.vast.tables import EMPTY, WAYS

POWER_CLAUSES = (
    "VF-54.3",
    "VF-54.4",
    "VF-53.8",
    "VF-54.5a",
    "VF-54.2",
    "VF-54.6",
    "VF-60.6d",
    "VF-60.6c",
    "VF-60.6e",
)

# -- tiles in hand ---


def hand_tile(view: View, pick: Pick, supply: str) -> View:
    """What the seat knows of a tile that it holds."""
    return next(facts for facts in view["cave"][supply] if facts["tile"] == tile_of(pick))


def held_words(view: View, pick: Pick, supply: str) -> str:
    facts = hand_tile(view, pick, supply)
    if not facts["id"]:
        return f"Tile {facts['tile']}, {facts['symbol']}"
    sign = ", with the Ghost sign" if facts["ghost"] else ""
    return f"{capital(KIND_WORDS[facts['kind']])} {facts['id']}: {facts['shape']}, {facts['symbol']}{sign}"


def hand_label(pick: Pick, view: View) -> str:
    return held_words(view, pick, "hand")


def held_short(view: View, pick: Pick, supply: str) -> str:
    facts = hand_tile(view, pick, supply)
    return str(facts["id"]) or f"Tile {facts['tile']}"


def where_words(view: View) -> str:
    there = view["cave"]["space"]
    return "" if there is None else f" at {spot(*there)}"


# -- Omens ---


def power_label(pick: Pick, view: View) -> str:
    power = POWER_NUMBER[pick[1]]
    cost = next(each["price"] for each in view["cave"]["powers"] if each["power"] == power)
    price = f", {some(cost, 'Omen')}" if cost else ""
    return f"{name_of(view, 'power', power)}{price}"


def cave_label(pick: Pick, view: View) -> str:
    if pick == SHAPE:
        return "Remove three tiles" if view["collapsing"] else "Place a tile of the hand"
    if pick == TREASURE:
        return "Place a Treasure token"
    if pick == END:
        return "End the turn"
    return power_label(pick, view)


def cave_short(pick: Pick, view: View) -> str:
    return {SHAPE: "Shape", TREASURE: "Treasure", END: "End"}.get(pick) or name_of(view, "power", POWER_NUMBER[pick[1]])


def cave_about(pick: Pick, view: View) -> str:
    return str(row(view, "power", POWER_NUMBER[pick[1]])["text"]) if isinstance(pick, tuple) else ""


def power_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return (f"power/{pick[1]}",) if isinstance(pick, tuple) else ()


def cave_clause(pick: Pick, view: View) -> str:
    return POWER_CLAUSES[POWER_NUMBER[pick[1]]] if isinstance(pick, tuple) else "VF-53.3"


def omen_label(pick: Pick, view: View) -> str:
    number = view["cave"]["omens"][OMEN_NUMBER[pick]]
    return f"{name_of(view, 'omen', OMEN_NUMBER[pick])} (of {number})"


def pay_prompt(view: View) -> str:
    power = view["cave"]["power"]
    return f"Which Omen pays for {name_of(view, 'power', power)}?"


def left_omens(view: View) -> str:
    return f"{some(view['left'], 'Omen')} still to go." if view["left"] > 1 else ""


def about_omen(name: str, prompt: Prompt, told: str) -> Question:
    """A question whose answers are Omens."""
    return Question(
        name,
        prompt=said(prompt),
        told=told,
        clause="VF-54.1",
        domain=OMEN,
        label=omen_label,
        short=lambda pick, view: name_of(view, "omen", OMEN_NUMBER[pick]),
        touches=lambda pick, view: (f"omen/{pick}",),
        why=left_omens,
    )


# -- things and places ---


def thing_label(pick: Pick, view: View) -> str:
    if pick in PIECE_NUMBER:
        return piece_label(pick, view)
    if pick == STOP:
        return "None"
    if pick in ARTIFACT:
        return capital(str(pick))
    return f"A Treasure token on {place_name(view, tile_of(pick))}"


def thing_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return tile_touch(pick, view) if pick in TILE else ()


def thing_short(pick: Pick, view: View) -> str:
    return tile_short(pick, view) if pick in TILE else thing_label(pick, view)


def border_ends(pick: Pick, view: View) -> tuple[str, str]:
    tile, way = divmod(EDGE_NUMBER[pick], WAYS)
    return tile_spot(view, tile), tile_spot(view, tile_beside(view, tile, way))


def border_label(pick: Pick, view: View) -> str:
    return "Between {} and {}".format(*border_ends(pick, view))


def border_short(pick: Pick, view: View) -> str:
    return "{} | {}".format(*border_ends(pick, view))


def border_touch(pick: Pick, view: View) -> tuple[str, ...]:
    tile, way = divmod(EDGE_NUMBER[pick], WAYS)
    other = tile_beside(view, tile, way)
    return (tile_id(tile),) if other == EMPTY else (tile_id(tile), tile_id(other))


def about_border(name: str, prompt: str, told: str) -> Question:
    """A question whose answers are borders that a Rockslide closes, or closed."""
    return Question(
        name,
        prompt=plain(prompt),
        told=told,
        clause="VF-54.4",
        domain=EDGE,
        label=border_label,
        short=border_short,
        touches=border_touch,
    )


def steps_left(view: View) -> str:
    return f"Up to {some(view['left'], 'space')} more."


def role_label(pick: Pick, view: View) -> str:
    return capital(role_name(ROLE_NUMBER[pick]))


OMEN_QUESTIONS: tuple[Question, ...] = (
    Question(
        "cave",
        prompt=plain("What does the Cave do?"),
        told="{seat} shapes the Cave.",
        clause="VF-53.3",
        domain=(SHAPE, TREASURE, END, *POWER),
        label=cave_label,
        short=cave_short,
        about=cave_about,
        option_clause=cave_clause,
        touches=power_touch,
    ),
    Question(
        "hand_tile",
        prompt=lambda view: f"Which tile of the hand goes{where_words(view)}?",
        told="{seat} gives a tile of the hand.",
        clause="VF-3.9",
        domain=TILE,
        label=hand_label,
        short=lambda pick, view: held_short(view, pick, "hand"),
        touches=lambda pick, view: (f"held/{tile_of(pick)}",),
        why=plain("It is placed Dark side up; then the hand is filled again."),
    ),
    with_answer(
        about_tile("hide_treasure", "Where does a Treasure token go?", "{seat} hides a Treasure.", "VF-53.8"),
        STOP,
        "No Treasure",
        "None",
    ),
    about_omen("pay_omen", pay_prompt, "{seat} pays with Omens."),
    about_omen("lose_omen", "Hex: which Omen goes back to the bag?", "{seat} loses an Omen."),
    Question(
        "bats",
        prompt=plain("Giant Bats: what do they carry away?"),
        told="{seat} sends Giant Bats.",
        clause="VF-54.3",
        domain=(*PIECE, *TILE, *ARTIFACT),
        label=thing_label,
        short=thing_short,
        touches=thing_touch,
    ),
    Question(
        "carry",
        prompt=about_focus("from {place}, which way next?"),
        told="{seat} moves something.",
        clause="VF-7.1",
        domain=(*WAY, STOP),
        label=apart(STOP, "It stays there", way_label),
        short=apart(STOP, "Stop", way_short),
        why=steps_left,
    ),
    about_border("rocks", "Which border does the Rockslide close?", "{seat} lets rocks slide."),
    about_border("take_rocks", "Which Rockslide is moved?", "{seat} moves a Rockslide."),
    Question(
        "spread_spores",
        prompt=plain("Soporific Spores: who breathes them?"),
        told="{seat} spreads Soporific Spores.",
        clause="VF-54.5a",
        domain=ROLE,
        label=role_label,
    ),
    about_words(
        "hatred",
        "Hatred: what does it do?",
        "{seat} uses Hatred.",
        "VF-63.3",
        {TILES_GO: "A tile", TOKEN_GOES: "A Hatred token leaves"},
    ),
    about_words(
        "curse",
        "Crystal Curse: what does it do?",
        "{seat} uses Crystal Curse.",
        "VF-54.6",
        {
            TURN_TILE: "Rotate a Lit tile",
            ADD_EVENT: "Put an Event token on an Event tile",
            SINK_EVENTS: "Move the top three Events under their deck",
        },
    ),
    about_tile("curse_tile", "Which Lit tile is rotated?", "{seat} rotates a tile.", "VF-54.6"),
    Question(
        "curse_turn",
        prompt=about_focus("how does {place} lie from now on?"),
        told="{seat} rotates a tile.",
        clause="VF-54.6",
        domain=ROTATION,
        label=rotation_label,
        short=rotation_short,
        touches=lambda pick, view: (tile_id(view["focus"]),),
    ),
    about_tile("curse_event", "Which Event tile gets a token?", "{seat} puts an Event token on a tile.", "VF-54.6"),
    *CARD_QUESTIONS,
)
