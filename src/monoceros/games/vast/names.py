"""What things are called, for asks, texts and scenes: tiles, spaces, pieces and cards in words; ids of drawn things."""

from __future__ import annotations

from typing import Any

from monoceros.engine.core import Pick
from monoceros.engine.questions import View
from monoceros.games.vast.picks import EDGE_NUMBER, TILE_NUMBER
from monoceros.games.vast.tables import (
    EMPTY,
    FANGS_PIECE,
    GHOUL_PIECE,
    KNIGHT_PIECE,
    PIECE_NAMES,
    ROLE_NAMES,
    UNICORN_PIECE,
    WAY_NAMES,
    WAYS,
)
from monoceros.games.vast.tables_ghoul import KIND_OF
from monoceros.games.vast.tables_goblins import TRIBES

WAY_WORDS = ("north", "east", "south", "west")
WAY_STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
ROLE_WORDS = {
    "knight": "the Knight",
    "goblins": "the Goblins",
    "vile_ghoul": "the Vile Ghoul",
    "dragon": "the Dragon",
    "nightmare": "the Nightmare Unicorn",
    "cave": "the Cave",
    "cave_ghost": "the Cave Ghost",
    "thief": "the Thief",
    "ghoul": "the Ghoul",
    "ghost": "the Ghost",
    "shadow": "the Shadow Unicorn",
}
KIND_WORDS = {
    "entrance": "Entrance",
    "ambush": "Ambush tile",
    "event": "Event tile",
    "treasure": "Treasure Room",
    "vault": "Vault",
    "crystal": "Crystal tile",
}
SUPPLY_WORDS = {
    "crystal": "Crystal token",
    "event": "Event token",
    "treasure": "Treasure token",
    "cube": "Unicorn cube",
}


def who(seat: int) -> str:
    """A seat as the table that knows people's names fills it in."""
    return "{" + str(seat) + "}"


def capital(words: str) -> str:
    """As a sentence begins."""
    return words[:1].upper() + words[1:]


def some(number: int, word: str) -> str:
    """`1 token`, `3 tokens`, `no tokens`."""
    return f"{number or 'no'} {word}" + ("" if number == 1 else "s")


def row(view: View, table: str, number: int) -> Any:
    """A row of the content."""
    return view["lexicon"][table][number]


def name_of(view: View, table: str, number: int) -> str:
    return str(row(view, table, number)["name"])


# -- tiles and spaces ---


def tile_facts(view: View, tile: int) -> Any:
    """What the view says of a tile on the map; None if it is not there."""
    return next((facts for facts in view["tiles"] if facts["tile"] == tile), None)


def spot(x: int, y: int) -> str:
    return f"({x}, {y})"


def tile_spot(view: View, tile: int) -> str:
    """Its coordinates, the Entrance being (0, 0)."""
    facts = tile_facts(view, tile)
    return "nowhere" if facts is None else spot(facts["x"], facts["y"])


def tile_kind(view: View, tile: int) -> str:
    """`Dark tile`, `Crystal tile`, `River`."""
    facts = tile_facts(view, tile)
    if facts is None:
        return "tile"
    if facts["terrain"]:
        return terrain_word(facts["terrain"])
    return KIND_WORDS[facts["kind"]] if facts["lit"] else "Dark tile"


def terrain_word(terrain: str) -> str:
    """`forest` is the Mushroom Forest, `pit 2` a Pit."""
    if terrain == "forest":
        return "Mushroom Forest"
    return "Pit" if terrain.startswith("pit") else terrain.capitalize()


def place_name(view: View, tile: int) -> str:
    """In a sentence: `the Entrance`, `the Dark tile at (0, 2)`."""
    facts = tile_facts(view, tile)
    if facts is not None and facts["kind"] == "entrance":
        return "the Entrance"
    return f"the {tile_kind(view, tile)} at {tile_spot(view, tile)}"


def tile_of(pick: Pick) -> int:
    """Of `t12`."""
    return TILE_NUMBER[pick]


def space_of_edge(view: View, pick: Pick) -> tuple[int, int]:
    """Of `t12.N`: the open space north of tile 12."""
    tile, way = divmod(EDGE_NUMBER[pick], WAYS)
    facts = tile_facts(view, tile)
    x, y = WAY_STEPS[way]
    return (0, 0) if facts is None else (facts["x"] + x, facts["y"] + y)


def edge_spot(view: View, pick: Pick) -> str:
    return spot(*space_of_edge(view, pick))


def tile_beside(view: View, tile: int, way: int) -> int:
    """The tile next to one, EMPTY for an open space."""
    facts = tile_facts(view, tile)
    if facts is None:
        return EMPTY
    x, y = facts["x"] + WAY_STEPS[way][0], facts["y"] + WAY_STEPS[way][1]
    return next((int(other["tile"]) for other in view["tiles"] if (other["x"], other["y"]) == (x, y)), EMPTY)


# -- pieces ---


def piece_name(view: View, piece: int) -> str:
    if piece == UNICORN_PIECE:
        return unicorn_name(view)
    if piece == GHOUL_PIECE:
        return ghoul_name(view)
    if FANGS_PIECE <= piece < FANGS_PIECE + TRIBES:
        return tribe_name(view, piece - FANGS_PIECE)
    return ROLE_WORDS.get(PIECE_NAMES[piece], f"the {PIECE_NAMES[piece]}")


def unicorn_name(view: View) -> str:
    """Of the Unicorn in the game, if there is one."""
    shadow = view["unicorn"] is not None and view["unicorn"]["shadow"]
    return "the Shadow Unicorn" if shadow else "the Nightmare Unicorn"


def role_name(role: int) -> str:
    return ROLE_WORDS.get(ROLE_NAMES[role], ROLE_NAMES[role].replace("_", " "))


def whose(role: int) -> str:
    """`the Knight's`, `the Goblins'`"""
    name = role_name(role)
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def knight_tile(view: View) -> int:
    return int(view["pieces"][PIECE_NAMES[KNIGHT_PIECE]])


def unicorn_tile(view: View) -> int:
    return int(view["pieces"][PIECE_NAMES[UNICORN_PIECE]])


def ghoul_tile(view: View) -> int:
    return int(view["pieces"][PIECE_NAMES[GHOUL_PIECE]])


def ghoul_name(view: View) -> str:
    """Of the Ghoul in the game, if there is one."""
    vile = view["ghoul"] is not None and view["ghoul"]["vile"]
    return "the Vile Ghoul" if vile else "the Ghoul"


# -- cards ---


def card_id(view: View, card: int) -> str:
    return str(row(view, "unicorn", card)["id"])


def card_words(view: View, card: int) -> str:
    """`Move 2 or Turn left`, `angry Move 3`."""
    facts = row(view, "unicorn", card)
    words = [f"Move {facts['move']}"] * bool(facts["move"]) + [f"Turn {facts['turn']}"] * bool(facts["turn"])
    return ("angry " if facts["angry"] else "") + " or ".join(words)


def card_goes_to(view: View, card: int) -> tuple[int, int]:
    """The coordinates that a card marks, from where the Unicorn stands (VF-18.2, VF-24.1)."""
    unicorn, facts = view["unicorn"], row(view, "unicorn", card)
    here = tile_facts(view, unicorn_tile(view))
    if here is None:
        return 0, 0
    arrow = unicorn["simple_way"] if unicorn["simple"] else unicorn["facing"]
    ahead, aside = WAY_STEPS[arrow], WAY_STEPS[(arrow + 1) % WAYS]
    x = here["x"] + facts["forward"] * ahead[0] + facts["right"] * aside[0]
    y = here["y"] + facts["forward"] * ahead[1] + facts["right"] * aside[1]
    return x, y


def tile_on(view: View, x: int, y: int) -> int:
    """The tile with these coordinates, EMPTY if there is none."""
    return next((int(facts["tile"]) for facts in view["tiles"] if (facts["x"], facts["y"]) == (x, y)), EMPTY)


def monster_attacks(view: View, monster: int, strength: int) -> str:
    """`the Ogre attacks with Strength 4!`, `the Bright Beetles attack …`."""
    name = name_of(view, "monster", monster)
    return f"the {name} {'attack' if name.endswith('s') else 'attacks'} with Strength {strength}!"


def terror_name(view: View, card: int) -> str:
    """A Terror card, by its number."""
    return name_of(view, "terror", KIND_OF[card])


# -- ids of things on the table (see scene.py) ---


def tile_id(tile: int) -> str:
    return f"tile/{tile}"


def open_id(x: int, y: int) -> str:
    return f"open/{x}/{y}"


def unicorn_card_id(card: int) -> str:
    return f"unicorn/{card}"


def treasure_id(card: int) -> str:
    return f"treasure/{card}"


def quest_id(quest: int) -> str:
    return f"quest/{quest}"


def cube_place_id(place: str) -> str:
    return f"place/{place}"


def upgrade_id(stat: str) -> str:
    return f"upgrade/{stat}"


def turn_id(rotation: Pick) -> str:
    """A way in which a tile could lie."""
    return f"turn/{rotation}"


def way_id(way: Pick) -> str:
    """A way in which a Unicorn could look."""
    return f"way/{way}"


def way_number(name: Pick) -> int:
    return WAY_NAMES.index(name)


def terror_id(card: int) -> str:
    return f"terror/{card}"


# -- the Goblins ---


def tribe_name(view: View, tribe: int) -> str:
    """`the Fangs Tribe`"""
    return f"the {name_of(view, 'tribe', tribe)} Tribe"


def monster_name(view: View, monster: int) -> str:
    return name_of(view, "tribe_monster", monster)


def secret_name(view: View, card: int) -> str:
    return name_of(view, "secret", card)


def tribe_id(tribe: int) -> str:
    return f"tribe/{tribe}"


def slot_id(slot: int) -> str:
    return f"slot/{slot}"


def war_id(card: int) -> str:
    return f"war/{card}"


def secret_id(card: int) -> str:
    return f"secret/{card}"


# -- the Dragon and the Thief ---


def power_id(power: int) -> str:
    return f"power/{power}"


def power_card_id(kind: int) -> str:
    return f"power-card/{kind}"


def sloth_id(place: int) -> str:
    return f"sloth/{place}"


def gem_id(gem: int) -> str:
    return f"gem/{gem}"


def boon_id(upgrade: int) -> str:
    return f"boon/{upgrade}"
