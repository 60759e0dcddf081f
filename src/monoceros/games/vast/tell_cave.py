"""Sentences for what the Cave, the Cave Ghost and the Ghost do."""

from __future__ import annotations

from collections.abc import Callable

from monoceros.engine.events import Event
from monoceros.engine.questions import View
from monoceros.games.vast.names import (
    KIND_WORDS,
    WAY_WORDS,
    name_of,
    role_name,
    row,
    some,
    tile_facts,
    tile_spot,
    who,
)
from monoceros.games.vast.tables import GHOST

Sentence = Callable[[View, Event], str]


def cave_name(view: View) -> str:
    """Who has the tiles and Omens."""
    for name in ("cave", "cave_ghost"):
        if name in view["roles"]:
            return who(view["roles"].index(name))
    return "the Cave"


def ghost_name(view: View) -> str:
    for name in ("ghost", "cave_ghost"):
        if name in view["roles"]:
            return who(view["roles"].index(name))
    return "the Ghost"


def place(view: View, tile: int) -> str:
    """` at (1, 2)`, or nothing if the tile has left the map since."""
    return "" if tile_facts(view, tile) is None else f" at {tile_spot(view, tile)}"


def goes(view: View, tile: int) -> str:
    return "" if tile_facts(view, tile) is None else f" to {tile_spot(view, tile)}"


def face_words(view: View, face: int) -> str:
    return f"{KIND_WORDS[row(view, 'tile', face)['kind']]} {row(view, 'tile', face)['id']}"


def tile_taken(view: View, e: Event) -> str:
    tile = "a tile" if e.secret is None else f"a tile, {face_words(view, e.secret)},"
    return f"{cave_name(view)} takes {tile} from the stack."


def looked(view: View, e: Event) -> str:
    seat, tile = e.facts
    what = "" if e.secret is None else f": {face_words(view, e.secret)}"
    return f"{who(seat)} looks at the Dark tile{place(view, tile)}{what}."


def events_seen(view: View, e: Event) -> str:
    if e.secret is None:
        return ""
    return f"the next Events: {', '.join(name_of(view, 'event', event) for event in e.secret)}."


def offered(view: View, e: Event) -> str:
    if e.secret is None:
        return f"{cave_name(view)} draws Events."
    return f"{cave_name(view)} draws {', '.join(name_of(view, 'event', event) for event in e.secret)}."


def treasures_offered(view: View, e: Event) -> str:
    if e.secret is None:
        return f"{cave_name(view)} draws two Treasure cards."
    return f"{cave_name(view)} draws {' and '.join(name_of(view, 'treasure', card) for card in e.secret)}."


def card_chosen(view: View, e: Event) -> str:
    card = "a card" if e.secret is None else f"the card of {role_name(e.secret)}"
    return f"{ghost_name(view)} puts {card} on the Possession space."


def card_shown(view: View, e: Event) -> str:
    whose = "her own card" if e.facts[0] == GHOST else f"the card of {role_name(e.facts[0])}"
    return f"{ghost_name(view)} reveals {whose}."


CAVE_SENTENCES: dict[str, Sentence] = {
    "tile_taken": tile_taken,
    "tiles_returned": lambda v, e: "the tiles go back on top of the stack.",
    "looked": looked,
    "treasure_moved": lambda v, e: f"a Treasure token is moved{goes(v, e.facts[1])}.",
    "omen_drawn": lambda v, e: f"{cave_name(v)} draws an Omen: {name_of(v, 'omen', e.facts[0])}.",
    "omen_spent": lambda v, e: "",
    "omen_lost": lambda v, e: f"{cave_name(v)} loses an Omen: {name_of(v, 'omen', e.facts[0])}.",
    "omens_back": lambda v, e: "six spent Omens go back to the bag.",
    "power": lambda v, e: f"{cave_name(v)} uses {name_of(v, 'power', e.facts[0])}.",
    "hatred_gone": lambda v, e: f"a Hatred token leaves: {some(e.facts[0], 'token')} left.",
    "rockslide": lambda v, e: f"a Rockslide comes down {WAY_WORDS[e.facts[1]]} of the tile{place(v, e.facts[0])}.",
    "rockslide_gone": lambda v, e: f"the Rockslide{place(v, e.facts[0])} is taken away.",
    "events_seen": events_seen,
    "events_offered": offered,
    "events_sunk": lambda v, e: "the top three Events go under their deck.",
    "treasures_offered": treasures_offered,
    "ghost_tile_back": lambda v, e: "the Ghost tile goes back to the Cave Ghost's supply.",
    "ghost_tile": lambda v, e: f"the tile{place(v, e.facts[0])} is a Ghost tile and stays.",
    "turned_over": lambda v, e: f"the tile{place(v, e.facts[0])} is turned over.",
    # the Ghost
    "focus": lambda v, e: f"{ghost_name(v)}'s Focus rises to {e.facts[0]}.",
    "card_chosen": card_chosen,
    "card_shown": card_shown,
    "blocked": lambda v, e: f"a Mental Block: the card of {role_name(e.facts[0])} is out of the Ghost's reach.",
    "artifact": lambda v, e: f"Artifact {e.facts[0] + 1} lies{place(v, e.facts[1])} now.",
    "artifact_taken": lambda v, e: f"{role_name(e.facts[1])} carries Artifact {e.facts[0] + 1} now.",
    "locked": lambda v, e: f"Artifact {e.facts[0] + 1} is locked{place(v, e.facts[1])}.",
    "possessed": lambda v, e: f"{ghost_name(v)} plays the turn of {role_name(e.facts[0])}.",
    "let_go": lambda v, e: f"{ghost_name(v)} lets go.",
}
