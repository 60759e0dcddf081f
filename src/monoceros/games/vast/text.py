"""The table as words: for the terminal and the screen reader."""

from __future__ import annotations

from collections.abc import Callable

from monoceros.engine.questions import View
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.asks_knight import goal_words
from monoceros.games.vast.names import (
    WAY_WORDS,
    capital,
    card_id,
    card_words,
    knight_tile,
    name_of,
    piece_name,
    place_name,
    row,
    some,
    spot,
    unicorn_name,
    unicorn_tile,
    who,
    whose,
)
from monoceros.games.vast.tables import EMPTY, PIECE_NAMES, SYMBOL_NAMES, WAYS
from monoceros.games.vast.tell import tell
from monoceros.games.vast.text_cave import cave_lines, ghost_lines
from monoceros.games.vast.text_dragon import dragon_lines
from monoceros.games.vast.text_ghoul import ghoul_lines
from monoceros.games.vast.text_goblins import goblins_lines
from monoceros.games.vast.text_thief import thief_lines

__all__ = ["tell", "text"]

ROLE_LINES: dict[str, Callable[[View], list[str]]] = {  # by the key of the view
    "goblins": goblins_lines,
    "ghoul": ghoul_lines,
    "dragon": dragon_lines,
    "thief": thief_lines,
    "cave": cave_lines,
    "ghost": ghost_lines,
}
LEGEND = (
    "(? Dark, E Entrance, a Ambush, e Event, t Treasure Room, v Vault, c Crystal, ~ Terrain, K Knight, U Unicorn, "
    "F B Y Tribes, D Dragon, T Thief, G Ghoul, S Ghost)"
)
PIECE_LETTERS = {
    "knight": "K",
    "unicorn": "U",
    "fangs": "F",
    "bones": "B",
    "eye": "Y",
    "dragon": "D",
    "thief": "T",
    "ghoul": "G",
    "ghost": "S",
}
LETTERS = {"entrance": "E", "ambush": "a", "event": "e", "treasure": "t", "vault": "v", "crystal": "c"}


def text(view: View) -> str:
    """The cave and its clock, the map as a drawing and tile by tile, the Unicorn, the Knight."""
    lines = [heading(view), cave(view), "", f"Map {LEGEND}:", *drawing(view), "", *tiles(view)]
    if view["unicorn"] is not None:
        lines += ["", *unicorn(view)]
    if view["knight"] is not None:
        lines += ["", *knight(view)]
    for role, words in ROLE_LINES.items():
        if view[role] is not None:
            lines += ["", *words(view)]
    return "\n".join(lines)


# -- the cave ---


def heading(view: View) -> str:
    if view["over"]:
        winners = ", ".join(who(seat) for seat in view["winners"])
        return "The game is over: " + (f"{winners} has won." if winners else "nobody has won.")
    if not view["round"]:
        return "Setup"
    turn = "" if view["role"] == EMPTY else f" · {whose(view['role'])} turn"
    return f"Round {view['round']}{turn}"


def cave(view: View) -> str:
    crystals = f"{some(view['crystals'], 'Crystal tile')} revealed, {view['collapsed']} of {view['collapse_at']} gone"
    if view["collapsing"]:
        return f"The Cave collapses · {crystals}"
    top = f", {view['top'].capitalize()} on top" if view["top"] else ""
    return f"The Cave grows · {some(view['stack'], 'tile')} in the stack{top} · {crystals}"


def drawing(view: View) -> list[str]:
    """The map from north to south, two letters a tile."""
    if not view["tiles"]:
        return []
    squares = {(tile["x"], tile["y"]): tile for tile in view["tiles"]}
    columns = [x for x, _ in squares]
    rows = [y for _, y in squares]
    lines = []
    for y in range(max(rows), min(rows) - 1, -1):
        cells = [cell(view, squares.get((x, y))) for x in range(min(columns), max(columns) + 1)]
        lines.append(f"  {y:3} {' '.join(cells)}".rstrip())
    return [*lines, f"      x from {min(columns)} to {max(columns)}"]


def cell(view: View, tile: View | None) -> str:
    if tile is None:
        return "  "
    ground = "~" if tile["terrain"] else LETTERS[tile["kind"]] if tile["lit"] else "?"
    here = [letter for name, letter in PIECE_LETTERS.items() if view["pieces"][name] == tile["tile"]]
    return f"{ground}{here[0] if here else ' '}"


def tiles(view: View) -> list[str]:
    """Tile by tile: its walls, and what lies there; Dark tiles with nothing on them together, by their sign."""
    lines = []
    plain: dict[str, list[str]] = {symbol: [] for symbol in SYMBOL_NAMES}
    for tile in view["tiles"]:
        things = things_on(view, tile)
        if tile["symbol"] and not things:
            plain[tile["symbol"]].append(spot(tile["x"], tile["y"]))
        else:
            lines.append("  " + " · ".join([tile_name(view, tile), *things]))
    return lines + [
        f"  Dark tiles with {name.capitalize()}: {' '.join(spots)}" for name, spots in plain.items() if spots
    ]


def tile_name(view: View, tile: View) -> str:
    name = capital(place_name(view, tile["tile"]).removeprefix("the "))
    name = name if tile["kind"] != "entrance" else f"Entrance at {spot(tile['x'], tile['y'])}"
    return f"{name} · {tile['symbol']}" if tile["symbol"] else name


def things_on(view: View, tile: View) -> list[str]:
    """What stands at its edges, what lies there, and who is there."""
    words = []
    for what, edges in (("walls", tile["walls"] & ~tile["bombs"]), ("Rockslide", tile["rocks"])):
        ways = [WAY_WORDS[way] for way in range(WAYS) if edges >> way & 1]
        words += [f"{what} {' '.join(ways)}"] if ways else []
    words += ["Crystal"] * tile["crystal"] + ["Event token"] * tile["event"] + ["Unicorn cube"] * tile["cube"]
    words += [some(tile["treasures"], "Treasure")] * bool(tile["treasures"])
    words += [tile["monster"].capitalize()] * bool(tile["monster"])
    words += ["Vault token"] * tile["vault"] + [some(tile["artifacts"], "Artifact")] * bool(tile["artifacts"])
    if view["dragon"] is not None:
        words += [f"{name_of(view, 'power_card', gem)} Gem" for gem in gems_on(view, tile["tile"])]
        words += ["Flame Wall"] * (tile["tile"] == view["dragon"]["flame_wall"])
    return words + [
        piece_name(view, piece) for piece, name in enumerate(PIECE_NAMES) if view["pieces"][name] == tile["tile"]
    ]


def gems_on(view: View, tile: int) -> list[int]:
    return [gem for gem, place in enumerate(view["dragon"]["gems"]) if place == tile]


# -- the Unicorn ---


def unicorn(view: View) -> list[str]:
    facts = view["unicorn"]
    if facts["out"]:
        return [f"{capital(unicorn_name(view))} is dead."]
    where = "not in the cave yet"
    if unicorn_tile(view) != EMPTY:
        where = f"on {place_name(view, unicorn_tile(view))}, facing {WAY_WORDS[facts['facing']]}"
    first = f"{capital(unicorn_name(view))} · {where} · Health {facts['health']} · Armor {facts['armor']}"
    cards = f"deck {facts['deck']}, discards {len(facts['discards'])}, cubes {facts['cubes']}"
    if facts["shadow"]:
        shown = "" if facts["shown"] == EMPTY else f" · now {card_words(view, facts['shown'])}"
        return [first, f"  Level {facts['level']} · Spirit pile {facts['spirit_pile']}{shown} · {cards}"]
    stats = f"Spirit {facts['spirit']}, Pace {facts['pace']}, Clarity {facts['clarity']}"
    lines = [first, f"  Anger {facts['anger']} · Radiance {facts['radiance']} of {facts['goal']} · {stats} · {cards}"]
    if facts["revealed"]:
        lines.append("  Turned up: " + ", ".join(card_line(view, card) for card in facts["revealed"]))
    if facts["hand"] is not None:
        lines.append("  Your hand: " + (", ".join(card_line(view, card) for card in facts["hand"]) or "empty"))
    else:
        lines.append(f"  Hand: {some(facts['hand_size'], 'card')}")
    return lines


def card_line(view: View, card: int) -> str:
    facts = row(view, "unicorn", card)
    return f"{card_id(view, card)} {card_words(view, card)} ({facts['forward']:+}, {facts['right']:+})"


# -- the Knight ---


def knight(view: View) -> list[str]:
    facts = view["knight"]
    where = "not in the cave yet" if knight_tile(view) == EMPTY else f"on {place_name(view, knight_tile(view))}"
    health = f"Health {facts['health']}/{facts['most_health']}"
    stats = f"Movement {facts['movement']}, Perception {facts['perception']}, Strength {facts['strength']}"
    lines = [f"The Knight · {where} · {health} · Grit {facts['grit']} · {stats}", f"  {goal_words(view)}"]
    places = [f"{place_word(view, place)} {number}" for place, number in enumerate(facts["cubes"]) if number]
    lines.append(f"  Hero cubes: {', '.join(places)}")
    lines += treasures(view)
    if facts["quests"] is not None:
        quests = [f"{name_of(view, 'sidequest', quest)} ({quest_words(view, quest)})" for quest in facts["quests"]]
        lines.append(f"  Your Sidequests: {'; '.join(quests) or 'none'}")
    else:
        lines.append(f"  {capital(some(facts['quest_count'], 'Sidequest'))} in hand")
    return lines


def place_word(view: View, place: int) -> str:
    """Where cubes are: `at hand 2`, `Strength 1`, `Ancient Map 1`."""
    if place == k.FREE:
        return "at hand"
    if place <= k.STRENGTH:
        return k.CUBE_PLACE_NAMES[place].capitalize()
    if place <= k.SHIELD:
        return name_of(view, "equipment", place - k.BOMB)
    if place < k.ASIDE:
        return name_of(view, "treasure", place - k.ON_CARD)
    return "set aside" if place == k.ASIDE else "given up"


def quest_words(view: View, quest: int) -> str:
    facts = row(view, "sidequest", quest)
    return f"{facts['grit']} Grit: {facts['text']}"


def treasures(view: View) -> list[str]:
    facts = view["knight"]
    up = [name_of(view, "treasure", card) for card, place in enumerate(facts["treasures"]) if place == k.FACE_UP]
    down = [name_of(view, "treasure", card) for card, place in enumerate(facts["treasures"]) if place == k.FACE_DOWN]
    lines = [f"  Treasures: {', '.join(up)}"] if up else []
    if down:
        lines.append(f"  Face down: {', '.join(down)}")
    elif facts["face_down"]:
        lines.append(f"  {some(facts['face_down'], 'Treasure')} face down")
    return lines
