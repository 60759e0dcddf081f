"""What an event is about: ids of things and zones, for a table that lights them while the event is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from monoceros.engine.events import Event
from monoceros.engine.questions import View
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.names import (
    cube_place_id,
    knight_tile,
    quest_id,
    row,
    tile_facts,
    tile_id,
    tile_on,
    treasure_id,
    unicorn_card_id,
    unicorn_tile,
    upgrade_id,
)
from monoceros.games.vast.scene_cave import MAP, STACK
from monoceros.games.vast.scene_knight import CHESTS, HAND, MAT_KNIGHT, QUESTS, TREASURES
from monoceros.games.vast.scene_pieces import UNICORN
from monoceros.games.vast.scene_points_cave import CAVE_POINTS
from monoceros.games.vast.scene_points_dragon import DRAGON_POINTS, THIEF_POINTS
from monoceros.games.vast.scene_points_ghoul import GHOUL_POINTS
from monoceros.games.vast.scene_points_goblins import GOBLINS_POINTS
from monoceros.games.vast.scene_stack import CAVE
from monoceros.games.vast.scene_unicorn import DECK, DISCARDS, MAT_NIGHTMARE, MAT_SHADOW, SPIRIT
from monoceros.games.vast.tables import EMPTY, PIECE_NAMES, ROLE_NAMES, STAT_NAMES

KNIGHT = "piece/knight"
Found = tuple[str, ...]


def points(event: Event, view: View) -> Found:
    """Of the event as the view's seat may know it; the view is of the moment after it."""
    find = POINTS.get(event.name)
    return () if find is None else find(view, event)


def tile(view: View, e: Event) -> Found:
    """The tile that the event begins with."""
    return (tile_id(e.facts[0]),)


def here(view: View, e: Event) -> Found:
    """Where the Knight stands."""
    return KNIGHT, tile_id(knight_tile(view)) if knight_tile(view) != EMPTY else MAP


def unicorn(view: View, e: Event) -> Found:
    return (UNICORN,)


def his_mat(view: View) -> str:
    return MAT_SHADOW if view["unicorn"]["shadow"] else MAT_NIGHTMARE


def rolled(view: View, e: Event) -> Found:
    """The die, and the tiles that it touches around the one that is asked about, or around the Knight."""
    centre = tile_facts(view, view["focus"] if view["knight"] is None else knight_tile(view))
    if centre is None:
        return ("die",)
    spaces = [(centre["x"] + x, centre["y"] + y) for x, y in row(view, "die", e.facts[0])["spaces"]]
    found = [tile_on(view, x, y) for x, y in spaces]
    return ("die", *[tile_id(number) for number in found if number != EMPTY])


def moved(view: View, e: Event) -> Found:
    piece, number = e.facts
    return f"piece/{PIECE_NAMES[piece]}", tile_id(number)


def drew(view: View, e: Event) -> Found:
    return (DECK,) if e.secret is None else (unicorn_card_id(e.secret), DECK)


def finds(view: View, e: Event) -> Found:
    return (CHESTS,) if e.secret is None else (treasure_id(e.secret), TREASURES)


def hero_cube(view: View, e: Event) -> Found:
    """From where to where."""
    names = [k.CUBE_PLACE_NAMES[place] for place in e.facts if place != k.DISCARDED]
    return tuple([cube_place_id(name) for name in names])


def rampage(view: View, e: Event) -> Found:
    """He sees her: both, and the tiles between them."""
    start, end = tile_facts(view, unicorn_tile(view)), tile_facts(view, e.facts[0])
    if start is None or end is None:
        return UNICORN, KNIGHT
    dx, dy = end["x"] - start["x"], end["y"] - start["y"]
    length = max(abs(dx), abs(dy), 1)
    steps = [(start["x"] + dx * n // length, start["y"] + dy * n // length) for n in range(length + 1)]
    between = [tile_on(view, x, y) for x, y in steps] if not dx or not dy else []
    return (UNICORN, KNIGHT, *[tile_id(number) for number in between if number != EMPTY])


def shown(view: View, e: Event) -> Found:
    return unicorn_card_id(e.facts[0]), UNICORN


def turn(view: View, e: Event) -> Found:
    return (f"mat/{ROLE_NAMES[e.facts[0]]}",)


POINTS: dict[str, Callable[[View, Any], Found]] = {
    # the cave
    "set_up": lambda v, e: (MAP,),
    "turn": turn,
    "collapse": lambda v, e: (CAVE,),
    "rolled": rolled,
    "placed": lambda v, e: (tile_id(e.facts[0]), STACK),
    "revealed": tile,
    "oriented": tile,
    "token": tile,
    "token_gone": tile,
    "treasure": tile,
    "treasure_gone": tile,
    "removed": lambda v, e: (CAVE,),
    "under_stack": lambda v, e: (STACK,),
    "terrain": lambda v, e: (MAP,),
    "slid": lambda v, e: tuple([tile_id(number) for number in e.facts[0]]),
    "moved": moved,
    # Unicorns
    "unicorn_shuffled": lambda v, e: (DECK,),
    "unicorn_reshuffled": lambda v, e: (DECK,),
    "unicorn_drew": drew,
    "unicorn_discarded": lambda v, e: (unicorn_card_id(e.facts[0]), DISCARDS),
    "unicorn_hand_discarded": lambda v, e: (DISCARDS,),
    "unicorn_turned_up": shown,
    "faces": unicorn,
    "teleported": lambda v, e: (UNICORN, tile_id(e.facts[0])),
    "anger": lambda v, e: (f"{MAT_NIGHTMARE}/anger",),
    "upgraded": lambda v, e: (
        f"{MAT_NIGHTMARE}/radiance",
        *([] if e.facts[0] == EMPTY else [upgrade_id(STAT_NAMES[e.facts[0]])]),
    ),
    "cube": lambda v, e: (UNICORN, tile_id(e.facts[0])),
    "unicorn_hurt": lambda v, e: (UNICORN, f"{his_mat(v)}/health"),
    "spirit": lambda v, e: (SPIRIT,),
    "spirit_card": shown,
    "spirit_lost": lambda v, e: (SPIRIT, DISCARDS),
    "rampage": rampage,
    "shadow_attacks": lambda v, e: (UNICORN, f"piece/{PIECE_NAMES[e.facts[0]]}"),
    # the Knight
    "picks_up": lambda v, e: (cube_place_id("free"),),
    "hero_cube": hero_cube,
    "cube_back": lambda v, e: (f"{MAT_KNIGHT}/grit",),
    "cube_won": lambda v, e: (f"{MAT_KNIGHT}/grit", cube_place_id("free")),
    "grit": lambda v, e: (f"{MAT_KNIGHT}/grit",),
    "healed": lambda v, e: (f"{MAT_KNIGHT}/health",),
    "hurt": lambda v, e: (KNIGHT, f"{MAT_KNIGHT}/health"),
    "encounter": here,
    "smashed": tile,
    "bombed": tile,
    "passes_wall": here,
    "attacks": here,
    "shoots": lambda v, e: (KNIGHT, f"piece/{PIECE_NAMES[e.facts[0]]}"),
    "finds": finds,
    "keeps": finds,
    "turns_up": lambda v, e: (treasure_id(e.facts[0]),),
    "treasure_lost": lambda v, e: (treasure_id(e.facts[0]), CHESTS),
    "draws_quest": lambda v, e: (QUESTS,) if e.secret is None else (quest_id(e.secret), HAND),
    "quest": lambda v, e: (quest_id(e.facts[0]), f"{MAT_KNIGHT}/grit"),
    "event": lambda v, e: ("event/now", KNIGHT),
    "monster": lambda v, e: ("monster/now", KNIGHT),
    "ambush": here,
    "monster_waits": lambda v, e: (tile_id(e.facts[1]),),
    "monster_gone": lambda v, e: (tile_id(e.facts[1]),),
    **GOBLINS_POINTS,
    **GHOUL_POINTS,
    **CAVE_POINTS,
    **DRAGON_POINTS,
    **THIEF_POINTS,
}
