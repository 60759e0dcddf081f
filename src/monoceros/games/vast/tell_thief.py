"""A sentence for each event of the Thief."""

from __future__ import annotations

from collections.abc import Callable

from monoceros.engine.events import Event
from monoceros.engine.questions import View
from monoceros.games.vast.names import name_of, piece_name, some, tile_facts, tile_spot, who

Sentence = Callable[[View, Event], str]


def thief(view: View) -> str:
    """His player."""
    return who(view["roles"].index("thief")) if "thief" in view["roles"] else "the Thief"


def at(view: View, tile: int) -> str:
    """` at (1, 2)`, or nothing if the tile is not on the map."""
    return "" if tile_facts(view, tile) is None else f" at {tile_spot(view, tile)}"


def assigned(view: View, e: Event) -> str:
    movement, stealth, thievery = [view["thief"]["tokens"][token] for token in e.facts]
    return f"{thief(view)} puts {movement} on Movement, {stealth} on Stealth, {thievery} on Thievery."


def robbed_unseen(view: View, e: Event) -> str:
    card = "a face-down Treasure card" if e.secret is None else f"the {name_of(view, 'treasure', e.secret)}"
    return f"the Knight loses {card} to {thief(view)}."


THIEF_SENTENCES: dict[str, Sentence] = {
    "assigned": assigned,
    "action_die": lambda v, e: f"the Action die shows {e.facts[0]}.",
    "loots": lambda v, e: f"{thief(v)} takes a Treasure token{at(v, e.facts[0])}.",
    "thief_gains": lambda v, e: f"{thief(v)} gets a Treasure token.",
    "pickpockets": lambda v, e: f"{thief(v)} robs {piece_name(v, e.facts[0])}.",
    "backstabs": lambda v, e: f"{thief(v)} stabs {piece_name(v, e.facts[0])} for {some(e.facts[1], 'cube')}.",
    "robbed": lambda v, e: f"the Knight loses the {name_of(v, 'treasure', e.facts[0])} to {thief(v)}.",
    "robbed_unseen": robbed_unseen,
    "hides_loot": lambda v, e: f"{thief(v)} hides loot: Loot Drop Level {e.facts[0]}.",
    "stashes": lambda v, e: f"{thief(v)} stashes a token: {e.facts[0]} so far.",
    "boon": lambda v, e: f"{thief(v)} takes the upgrade {name_of(v, 'boon', e.facts[0])}.",
    "boon_lost": lambda v, e: f"{thief(v)} loses the upgrade {name_of(v, 'boon', e.facts[0])}.",
    "thief_dies": lambda v, e: f"the Thief dies{at(v, e.facts[0])}, and drops what he carried.",
    "evades": lambda v, e: "the Thief evades the attack.",
}
