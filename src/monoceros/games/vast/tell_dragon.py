"""A sentence for each event of the Dragon."""

from __future__ import annotations

from collections.abc import Callable

from monoceros.engine.events import Event
from monoceros.engine.questions import View
from monoceros.engine.speech import listed
from monoceros.games.vast import tables_dragon as d
from monoceros.games.vast.names import name_of, piece_name, some, tile_facts, tile_spot, who

Sentence = Callable[[View, Event], str]


def dragon(view: View) -> str:
    """His player."""
    return who(view["roles"].index("dragon")) if "dragon" in view["roles"] else "the Dragon"


def at(view: View, tile: int) -> str:
    """` at (1, 2)`, or nothing if the tile is not on the map."""
    return "" if tile_facts(view, tile) is None else f" at {tile_spot(view, tile)}"


def kind(view: View, number: int) -> str:
    return name_of(view, "power_card", number)


def gem(view: View, number: int) -> str:
    return f"the {kind(view, number)} Gem"


def place(view: View, number: int) -> str:
    return name_of(view, "sloth", number)


def drawn(view: View, e: Event) -> str:
    return f"{dragon(view)} draws {'a Power card' if e.secret is None else f'a {kind(view, e.secret)} card'}."


def shuffled(view: View, e: Event) -> str:
    cards = [f"{number} {kind(view, of)}" for of, number in enumerate(e.facts[0]) if number]
    first = f"{dragon(view)} discards {listed(cards)}. " if cards else ""
    return f"{first}The Power cards are shuffled."


DRAGON_SENTENCES: dict[str, Sentence] = {
    "dragon_power": lambda v, e: f"{dragon(v)} uses {name_of(v, 'dragon_power', e.facts[0])}.",
    "power_drawn": drawn,
    "power_discarded": lambda v, e: f"{dragon(v)} discards a {kind(v, e.facts[0])} card.",
    "powers_shuffled": shuffled,
    "gem_lends": lambda v, e: f"{gem(v, e.facts[0])} lends its symbol.",
    "gem": lambda v, e: f"{gem(v, e.facts[0])} lies{at(v, e.facts[1])}.",
    "gem_moved": lambda v, e: "",
    "gem_home": lambda v, e: f"{gem(v, e.facts[0])} returns to the Dragon.",
    "gem_carried": lambda v, e: f"the Thief has {gem(v, e.facts[0])}.",
    "flame_wall": lambda v, e: f"a Flame Wall burns{at(v, e.facts[0])}.",
    "flame_wall_gone": lambda v, e: "the Flame Wall dies down.",
    "burned": lambda v, e: f"{piece_name(v, e.facts[0])} runs into the Flame Wall.",
    "cube_wakes": lambda v, e: f"a cube of {place(v, e.facts[0])} wakes: Wakefulness {e.facts[1]}.",
    "cube_sleeps": lambda v, e: f"a cube falls asleep on {place(v, e.facts[0])}: Wakefulness {e.facts[1]}.",
    "slithers": lambda v, e: f"a cube moves from {place(v, e.facts[0])} to {place(v, e.facts[1])}.",
    "awakens": lambda v, e: "the Dragon awakens!",
    "surfaces": lambda v, e: "the Dragon breaks through to the surface!",
    "dragon_smashes": lambda v, e: f"the Dragon smashes the Crystal{at(v, e.facts[0])}.",
    "eats": lambda v, e: f"the Dragon eats {e.facts[0]}: {some(e.facts[1], 'eaten Goblin')}.",
    "digests": lambda v, e: f"{dragon(v)} digests {d.GOBLINS_A_CUBE} Goblins.",
    "dragon_takes": lambda v, e: f"{dragon(v)} picks up {some(e.facts[1], 'Treasure token')}{at(v, e.facts[0])}.",
    "dragon_gives": lambda v, e: f"{dragon(v)} gives {some(e.facts[0], 'Treasure token')} away.",
    "dragon_drops": lambda v, e: f"the Dragon leaves {some(e.facts[1], 'Treasure token')}{at(v, e.facts[0])}.",
    "shriek_ready": lambda v, e: "the Shriek token lies ready.",
    "shrieks": lambda v, e: f"{dragon(v)} shrieks: the die is rolled again.",
    "dragon_hurt": lambda v, e: f"{dragon(v)} loses {e.facts[0]} Health: {e.facts[1]} left.",
}
