"""What events of the Dragon and the Thief are about: ids of things and zones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from monoceros.engine.events import Event
from monoceros.engine.questions import View
from monoceros.games.vast import tables_dragon as d
from monoceros.games.vast.names import boon_id, gem_id, power_id, sloth_id, tile_facts, tile_id
from monoceros.games.vast.scene_cave import MAP
from monoceros.games.vast.scene_dragon import DECK, MAT
from monoceros.games.vast.scene_thief import MAT as THIEF_MAT
from monoceros.games.vast.tables import PIECE_NAMES

Found = tuple[str, ...]
Finder = Callable[[View, Any], Found]


def his(*ids: str) -> Finder:
    """Things of the Dragon's mat; where nobody plays him there is none."""
    return lambda view, e: ids if "dragon" in view["roles"] else (MAP,)


def thiefs(*ids: str) -> Finder:
    return lambda view, e: ids if "thief" in view["roles"] else (MAP,)


def on_tile(view: View, tile: int, *ids: str) -> Found:
    """A tile, if it is still there, and things on it."""
    return (*ids, tile_id(tile)) if tile_facts(view, tile) is not None else (*ids, MAP)


def tile(view: View, e: Event) -> Found:
    return on_tile(view, e.facts[0])


def gem(view: View, e: Event) -> Found:
    return (gem_id(e.facts[0]), MAP) if "dragon" in view["roles"] else (MAP,)


def sloth(view: View, e: Event) -> Found:
    return (sloth_id(e.facts[0]), f"{MAT}/wake") if "dragon" in view["roles"] else (MAP,)


def victim(view: View, e: Event) -> Found:
    return f"piece/{PIECE_NAMES[e.facts[0]]}", MAP


DRAGON_POINTS: dict[str, Finder] = {
    "dragon_power": lambda v, e: (power_id(e.facts[0]), MAT) if "dragon" in v["roles"] else (MAP,),
    "power_drawn": his(DECK),
    "power_discarded": his(DECK),
    "powers_shuffled": his(DECK),
    "gem_lends": gem,
    "gem": gem,
    "gem_moved": gem,
    "gem_home": gem,
    "gem_carried": gem,
    "flame_wall": tile,
    "flame_wall_gone": tile,
    "burned": victim,
    "cube_wakes": sloth,
    "cube_sleeps": sloth,
    "slithers": lambda v, e: (sloth_id(e.facts[0]), sloth_id(e.facts[1])) if "dragon" in v["roles"] else (MAP,),
    "awakens": his(f"{MAT}/wake"),
    "surfaces": lambda v, e: ("piece/dragon", MAP),
    "dragon_smashes": tile,
    "eats": his(f"{MAT}/eaten"),
    "digests": his(f"{MAT}/eaten"),
    "dragon_takes": tile,
    "dragon_gives": his(MAT),
    "dragon_drops": tile,
    "shriek_ready": his(power_id(d.SHRIEK), MAT),
    "shrieks": his(power_id(d.SHRIEK), MAT),
    "dragon_hurt": his(f"{MAT}/health"),
}

THIEF_POINTS: dict[str, Finder] = {
    "assigned": thiefs(f"{THIEF_MAT}/movement", f"{THIEF_MAT}/stealth", f"{THIEF_MAT}/thievery"),
    "action_die": thiefs(f"{THIEF_MAT}/cubes"),
    "loots": tile,
    "thief_gains": thiefs(f"{THIEF_MAT}/burden"),
    "pickpockets": victim,
    "backstabs": victim,
    "robbed": thiefs(THIEF_MAT),
    "robbed_unseen": thiefs(THIEF_MAT),
    "hides_loot": thiefs(f"{THIEF_MAT}/loot"),
    "stashes": thiefs(f"{THIEF_MAT}/stash"),
    "boon": lambda v, e: (boon_id(e.facts[0]), THIEF_MAT) if "thief" in v["roles"] else (MAP,),
    "boon_lost": lambda v, e: (boon_id(e.facts[0]), THIEF_MAT) if "thief" in v["roles"] else (MAP,),
    "thief_dies": tile,
    "evades": lambda v, e: ("piece/thief", MAP),
}
