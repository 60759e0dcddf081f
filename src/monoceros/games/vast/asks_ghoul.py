"""Questions of the Ghoul and the Vile Ghoul: where it goes and what it does (sections 56 to 58)."""

from __future__ import annotations

from monoceros.engine.core import Pick
from monoceros.engine.questions import Question, View
from monoceros.games.vast import tables_ghoul as g
from monoceros.games.vast.asks_terror import TERROR_QUESTIONS
from monoceros.games.vast.asks_words import (
    about_piece,
    about_tile,
    beside_touch,
    plain,
    tile_about,
    way_words,
)
from monoceros.games.vast.names import (
    capital,
    ghoul_name,
    ghoul_tile,
    piece_name,
    place_name,
    row,
    some,
    terror_id,
    terror_name,
    tile_beside,
    tile_facts,
    tile_id,
    tile_of,
    way_number,
)
from monoceros.games.vast.picks import PIECE_NUMBER, TILE
from monoceros.games.vast.picks_dragon import GEM as GEMS
from monoceros.games.vast.picks_ghoul import (
    BOOST_ATTACK,
    BOOST_MOVEMENT,
    CHARGE,
    COLLECT,
    END,
    FLARE,
    GEM,
    GEM_SAFELY,
    JUMP,
    POUNCE,
    SMASH,
    SPEND,
    STEP_TO,
    STRIKE,
    SYMBOL,
    TERROR_NUMBER,
    USE,
)
from monoceros.games.vast.tables import EMPTY

# -- its turn ---


def turn_prompt(view: View) -> str:
    ghoul = view["ghoul"]
    attack = ghoul["discs"] + ghoul["surge"]
    return f"{capital(ghoul_name(view))}'s turn: {some(ghoul['movement'], 'movement point')}, Attack {attack}."


def turn_why(view: View) -> str:
    """What it still has to do."""
    ghoul = view["ghoul"]
    if ghoul["may_escape"]:
        return "Now escape through the Entrance!"
    goals = []
    if ghoul["fury_goal"]:
        goals.append(f"Fury {ghoul['fury']} of {ghoul['fury_goal']}")
    if ghoul["crystal_goal"]:
        goals.append(f"{ghoul['smashed']} of {some(ghoul['crystal_goal'], 'Crystal')}")
    return f"{capital(' or '.join(goals))}." if goals else ""


ACTS = {
    END: "End the turn",
    SMASH: "Smash the Crystal",
    FLARE: "Flare: light up the surroundings for 1 movement",
    COLLECT: "Collect a Treasure",
    GEM: "Collect a Gem, and roll for it",
    GEM_SAFELY: "Collect a Gem safely",
    BOOST_MOVEMENT: "Boost: 1 movement more",
    BOOST_ATTACK: "Boost: the next attack is 1 stronger",
}
SHORT_ACTS = {
    END: "End turn",
    SMASH: "Smash",
    FLARE: "Flare",
    COLLECT: "Collect",
    GEM: "Gem",
    GEM_SAFELY: "Gem safely",
    BOOST_MOVEMENT: "Boost movement",
    BOOST_ATTACK: "Boost attack",
}


def turn_label(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return ACTS[pick]
    verb, what = pick
    if verb == "attack":
        return f"Attack {piece_name(view, PIECE_NUMBER[what])}"
    if verb == "use":
        return f"{terror_name(view, TERROR_NUMBER[what])}, once a turn"
    if verb == "spend":
        return f"{terror_name(view, TERROR_NUMBER[what])}, once a game"
    words = "Attack" if verb in ("charge", "pounce") else "Go"
    if verb in ("jump", "pounce"):
        return f"{words} through the Pits to {place_name(view, tile_of(what))}"
    return f"{words} {way_words(what)}{wall_words(view, what)} to {step_goal(view, what)}"


def wall_words(view: View, way: str) -> str:
    """Does the step lead through a wall?"""
    number = way_number(way)
    here = tile_facts(view, ghoul_tile(view))
    there = tile_facts(view, tile_beside(view, ghoul_tile(view), number))
    walls = (here["walls"] & ~here["bombs"]) >> number & 1 if here is not None else 0
    if there is not None:
        walls |= (there["walls"] & ~there["bombs"]) >> (number ^ 2) & 1
    return " through the wall" if walls else ""


def step_goal(view: View, way: str) -> str:
    tile = tile_beside(view, ghoul_tile(view), way_number(way))
    return "a new Dark tile" if tile == EMPTY else place_name(view, tile)


def turn_short(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return SHORT_ACTS[pick]
    verb, what = pick
    if verb == "attack":
        return f"Attack {what}"
    if verb in ("use", "spend"):
        return f"{terror_name(view, TERROR_NUMBER[what])} ({'turn' if verb == 'use' else 'game'})"
    words = {"step": "Go {}", "charge": "Attack {}", "jump": "Pit {}", "pounce": "Attack in Pit {}"}[verb]
    return words.format(what if verb in ("step", "charge") else place_name(view, tile_of(what)).rpartition(" at ")[2])


def turn_about(pick: Pick, view: View) -> str:
    if pick in (COLLECT, GEM):
        return f"It costs {view['ghoul']['collect_price']} movement."
    if isinstance(pick, str):
        return ""
    if pick[0] in ("use", "spend"):
        return str(row(view, "terror", g.KIND_OF[TERROR_NUMBER[pick[1]]])["text"])
    if pick[0] in ("step", "charge"):
        tile = tile_beside(view, ghoul_tile(view), way_number(pick[1]))
        return "A Dark tile is placed there first." if tile == EMPTY else tile_about(TILE[tile], view)
    return ""


def turn_touch(pick: Pick, view: View) -> tuple[str, ...]:
    if isinstance(pick, str):
        return (tile_id(ghoul_tile(view)),) if pick in (SMASH, COLLECT, GEM, GEM_SAFELY, FLARE) else ()
    if pick[0] in ("step", "charge"):
        return beside_touch(view, ghoul_tile(view), way_number(pick[1]))
    if pick[0] in ("jump", "pounce"):
        return (tile_id(tile_of(pick[1])),)
    if pick[0] == "attack":
        return (tile_id(ghoul_tile(view)),)
    return (terror_id(TERROR_NUMBER[pick[1]]),)


CLAUSES = {"step": "VF-56.5", "charge": "VF-56.7", "jump": "VF-65.13", "pounce": "VF-56.7", "attack": "VF-56.7"}
ACT_CLAUSES = {SMASH: "VF-56.7", COLLECT: "VF-56.6", GEM: "VF-56.6", GEM_SAFELY: "VF-56.6"}


def turn_clause(pick: Pick, view: View) -> str | None:
    if isinstance(pick, str):
        boost = pick in (BOOST_ATTACK, BOOST_MOVEMENT)
        return "VF-58.7" if boost else ACT_CLAUSES.get(pick)
    return CLAUSES.get(pick[0], "VF-56.13")


PROWL = (
    *STEP_TO,
    *CHARGE,
    *JUMP,
    *POUNCE,
    *STRIKE,
    SMASH,
    COLLECT,
    GEM,
    GEM_SAFELY,
    FLARE,
    BOOST_MOVEMENT,
    BOOST_ATTACK,
    *USE,
    *SPEND,
    END,
)

GHOUL_QUESTIONS: tuple[Question, ...] = (
    Question(
        "ghoul",
        prompt=turn_prompt,
        told="{seat} leads the Ghoul.",
        clause="VF-56.3",
        domain=PROWL,
        label=turn_label,
        short=turn_short,
        about=turn_about,
        touches=turn_touch,
        option_clause=turn_clause,
        harmless=END,
        why=turn_why,
    ),
    about_tile("lair", "Where does the Ghoul crawl out of the dark?", "{seat} places the Ghoul.", "VF-56.2"),
    about_piece("prey", "Whom does the Ghoul attack?", "{seat} attacks.", "VF-56.7"),
    Question(
        "symbol",
        prompt=plain("The Ghoul skitters away: to which symbol?"),
        told="{seat} names a symbol.",
        clause="VF-56.14",
        domain=SYMBOL,
        label=lambda pick, view: str(pick).capitalize(),
        why=plain("It goes to a Dark tile with that symbol and nothing on it."),
    ),
    about_tile("skitter", "Where does the Ghoul skitter to?", "{seat} moves the Ghoul.", "VF-56.14"),
    Question(
        "gem",
        prompt=plain("Which Gem?"),
        told="{seat} reaches for a Gem.",
        clause="VF-56.6",
        domain=GEMS,
        label=lambda pick, view: f"The {str(pick).capitalize()} Gem",
    ),
    about_tile(
        "take_from",
        "No Treasure is in the supply: from where on the map is one taken?",
        "{seat} takes a Treasure from the map.",
        "VF-56.6",
    ),
    *TERROR_QUESTIONS,
)
