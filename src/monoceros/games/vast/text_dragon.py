"""The Dragon's board in words."""

from __future__ import annotations

from monoceros.engine.questions import View
from monoceros.games.vast import tables_dragon as d
from monoceros.games.vast.asks_dragon import goal_words, kind_name
from monoceros.games.vast.names import name_of, place_name, some, tile_facts
from monoceros.games.vast.tables import EMPTY


def dragon_lines(view: View) -> list[str]:
    dragon, tile = view["dragon"], view["pieces"]["dragon"]
    where = "not in the cave" if tile == EMPTY else f"on {place_name(view, tile)}"
    depth = "underground" if dragon["underground"] else "surfaced"
    stats = f"Health {dragon['health']}/{dragon['most_health']} · Armor {dragon['armor']}, Spirit {dragon['spirit']}"
    lines = [f"The Dragon · {where}, {depth} · {stats}", f"  {goal_words(view)}"]
    asleep = [f"{name_of(view, 'sloth', place)} {dragon['sloth'][place]}" for place in range(d.SLOTHS)]
    lines.append(f"  Asleep: {', '.join(asleep)} · eaten Goblins {dragon['eaten']} · Treasures {dragon['treasures']}")
    gems = [f"{kind_name(view, gem)} {gem_place(view, tile)}" for gem, tile in enumerate(dragon["gems"])]
    lines.append(f"  Gems: {', '.join(gems)}{' · Shriek ready' if dragon['shriek'] else ''}")
    if dragon["hand"] is not None:
        cards = [some(number, kind_name(view, kind) + " card") for kind, number in enumerate(dragon["hand"]) if number]
        lines.append(f"  Your hand: {', '.join(cards) or 'empty'}")
    else:
        lines.append(f"  Hand: {some(dragon['hand_size'], 'Power card')}")
    return lines


def gem_place(view: View, tile: int) -> str:
    if tile == d.CARRIED:
        return "with the Thief"
    return "in the hoard" if tile_facts(view, tile) is None else f"on {place_name(view, tile)}"
