"""Sentences for the events of the Goblins."""

from __future__ import annotations

from collections.abc import Callable

from monoceros.engine.events import Event
from monoceros.engine.questions import View
from monoceros.games.vast.names import (
    monster_name,
    name_of,
    role_name,
    secret_name,
    some,
    tile_facts,
    tile_spot,
    tribe_name,
)

Sentence = Callable[[View, Event], str]


def place(view: View, tile: int) -> str:
    return "" if tile_facts(view, tile) is None else f" at {tile_spot(view, tile)}"


def hidden(view: View, e: Event) -> str:
    tribe, why = e.facts
    return f"{tribe_name(view, tribe)} {'scatters' if why == 'scattered' else 'hides'}."


def drew(view: View, e: Event) -> str:
    card = "a Secret" if e.secret is None else f"the Secret {secret_name(view, e.secret)}"
    return f"the Goblins draw {card}."


def assigned(view: View, e: Event) -> str:
    return f"the {monster_name(view, e.facts[0])} goes with {tribe_name(view, e.facts[1])}."


GOBLINS_SENTENCES: dict[str, Sentence] = {
    "rage": lambda view, e: f"the Goblins' Rage is {e.facts[0]}.",
    "war_drawn": lambda view, e: f"the Goblins draw the War card {name_of(view, 'war', e.facts[0])}.",
    "war": lambda view, e: f"the Goblins follow {name_of(view, 'war', e.facts[0])}.",
    "ruby": lambda view, e: "the Goblin Ruby glows: a card is exchanged.",
    "refused": lambda view, e: f"{tribe_name(view, e.facts[0])} takes no discs.",
    "goblins": lambda view, e: f"{tribe_name(view, e.facts[0])} has {some(e.facts[1], 'Goblin')}.",
    "tribe_revealed": lambda view, e: f"{tribe_name(view, e.facts[0])} comes out of hiding{place(view, e.facts[1])}.",
    "tribe_hidden": hidden,
    "lurks": lambda view, e: f"{tribe_name(view, e.facts[0])} lurks beside the map.",
    "activated": lambda view, e: f"{tribe_name(view, e.facts[0])} is activated.",
    "monster_drawn": lambda view, e: f"a Monster comes: the {monster_name(view, e.facts[0])}.",
    "monster_assigned": assigned,
    "monster_discarded": lambda view, e: f"the {monster_name(view, e.facts[0])} is discarded.",
    "secret_drawn": drew,
    "secret_discarded": lambda view, e: f"the Goblins discard {secret_name(view, e.facts[0])}.",
    "secret_shown": lambda view, e: f"the Goblins lay {secret_name(view, e.facts[0])} face up.",
    "secret_played": lambda view, e: f"the Goblins play {secret_name(view, e.facts[0])}.",
    "hexed": lambda view, e: f"the Hex hits {role_name(e.facts[0])}, by {e.facts[1]}.",
    "tribes_smash": lambda view, e: f"two Tribes smash the Crystal{place(view, e.facts[0])}.",
}
