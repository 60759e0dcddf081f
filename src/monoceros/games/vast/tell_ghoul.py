"""A sentence for each event of the Ghoul or the Vile Ghoul."""

from __future__ import annotations

from collections.abc import Callable

from monoceros.engine.events import Event
from monoceros.engine.questions import View
from monoceros.engine.speech import listed
from monoceros.games.vast.names import ghoul_name, piece_name, some, terror_name, tile_facts, tile_spot, who
from monoceros.games.vast.tables import SYMBOL_NAMES

Sentence = Callable[[View, Event], str]


def ghoul(view: View) -> str:
    """Its player."""
    for role in ("ghoul", "vile_ghoul"):
        if role in view["roles"]:
            return who(view["roles"].index(role))
    return ghoul_name(view)


def at(view: View, tile: int) -> str:
    """` at (1, 2)`, or nothing if the tile is not on the map."""
    return "" if tile_facts(view, tile) is None else f" at {tile_spot(view, tile)}"


def rolled(view: View, e: Event) -> str:
    return f"{ghoul(view)} rolls {listed([str(face) for face in e.facts[0]])}."


def looks(view: View, e: Event) -> str:
    if e.secret is None:
        return f"{ghoul(view)} looks at {some(e.facts[0], 'Terror card')}."
    return f"{ghoul(view)} looks at {listed([terror_name(view, card) for card in e.secret])}."


def card(words: str) -> Sentence:
    """With the player and a Terror card in the sentence."""
    return lambda view, e: words.format(ghoul(view), terror_name(view, e.facts[0]))


GHOUL_SENTENCES: dict[str, Sentence] = {
    "ghoul_rolled": rolled,
    "ghoul_sets": lambda v, e: f"{ghoul(v)} has {some(e.facts[0], 'movement point')} and Attack {e.facts[1]}.",
    "ghoul_movement": lambda v, e: f"{ghoul(v)} has {some(e.facts[0], 'movement point')} now.",
    "ghoul_attack": lambda v, e: f"{ghoul(v)} has Attack {e.facts[0]} now.",
    "ghoul_slowed": lambda v, e: f"{ghoul_name(v)} will have {e.facts[0]} movement less.",
    "ghoul_attacks": lambda v, e: f"{ghoul(v)} attacks {piece_name(v, e.facts[0])}.",
    "ghoul_smashes": lambda v, e: f"{ghoul(v)} smashes a Crystal: {e.facts[1]} so far.",
    "ghoul_collects": lambda v, e: f"{ghoul(v)} collects a Treasure{at(v, e.facts[0])}.",
    "ghoul_trades": lambda v, e: f"{ghoul(v)} gives two Treasures back.",
    "ghoul_robbed": lambda v, e: f"{ghoul(v)} loses a Treasure to the Thief.",
    "ghoul_looks": looks,
    "skitters": lambda v, e: f"{ghoul_name(v)} skitters to the symbol {SYMBOL_NAMES[e.facts[0]]}.",
    "fury": lambda v, e: f"{ghoul(v)} has Fury {e.facts[0]}.",
    "terror": card("{} gets the Terror card {}."),
    "terror_used": card("{} uses {}."),
    "terror_spent": card("{} uses {} up."),
    "terror_lost": card("{} loses {}."),
    "terror_back": card("{} shuffles {} back into the deck."),
    "upgrade_lost": lambda v, e: "the Nightmare Unicorn loses an upgrade.",
}
