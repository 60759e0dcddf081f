"""The Dragon's mat: Wakefulness, Sloth, powers and Gems; his Power cards; Gems and the Flame Wall in the cave."""

from __future__ import annotations

from collections.abc import Iterator

from monoceros.engine.questions import View
from monoceros.engine.scene import Chip, Face, Number, Thing, Zone
from monoceros.games.vast import tables_dragon as d
from monoceros.games.vast.asks_dragon import cost_words, goal_words, kind_name
from monoceros.games.vast.names import gem_id, power_card_id, power_id, row, sloth_id, some, spot, tile_facts
from monoceros.games.vast.scene_cave import MAP, middle
from monoceros.games.vast.scene_unicorn import FREE, FULL, GOAL, GOAL_FREE, active, hearts, track

MAT = "mat/dragon"
HAND = "hand/dragon"
DECK = "deck/power"
RED = "#c71619"
DARK_RED = "#6b1416"
GEM_SIZE = 16
BELOW = 22  # from the middle of a tile to its Gems
ABOVE = -22  # to the Flame Wall
GEM_STEP = 14


def seat_of(view: View) -> int:
    return int(view["roles"].index("dragon")) if "dragon" in view["roles"] else -1


# -- his mat ---


def dragon_zone(view: View) -> Zone:
    return Zone(MAT, "mat", "Dragon", goal_words(view), seat_of(view), active(view, "dragon"), clause="VF-45.1")


def dragon_things(view: View) -> Iterator[Thing]:
    dragon = view["dragon"]
    yield hearts(f"{MAT}/health", MAT, dragon["health"], dragon["most_health"])
    yield wakefulness(view)
    for place in range(d.SLOTHS):
        yield sloth(view, place)
    eaten = (FULL,) * dragon["eaten"] + (FREE,) * (dragon["most_eaten"] - dragon["eaten"])
    yield track(f"{MAT}/eaten", MAT, "Eaten Goblins", eaten, dragon["eaten"], f"{dragon['eaten']}")
    numbers = tuple([Number(what, dragon[what.lower()], "figure") for what in ("Armor", "Spirit")])
    label = f"Armor {dragon['armor']}, Spirit {dragon['spirit']}"
    yield Thing(f"{MAT}/stats", "counter", MAT, label, Face("Armor and Spirit", numbers=numbers), clause="VF-47.5")
    if dragon["treasures"]:
        kept = some(dragon["treasures"], "Treasure token")
        face = Face("Treasures kept", "chest", numbers=(Number("Treasures", dragon["treasures"], "figure"),))
        yield Thing(f"{MAT}/treasures", "counter", MAT, f"{kept} kept", face, clause="VF-45.7")
    if view["seat"] == seat_of(view):
        for power in range(d.POWERS):
            yield power_thing(view, power)
    else:
        yield all_powers(view)
    yield from gems(view)
    yield from flame_wall(view)


def wakefulness(view: View) -> Thing:
    """VF-47.6 Cubes that are awake; a double ring where he is."""
    dragon = view["dragon"]
    awake, most, goal = dragon["wakefulness"], sum(dragon["room"]), dragon["goal"]
    signs: list[Chip] = []
    for space in range(1, most + 1):
        full = space <= awake
        signs.append((GOAL if full else GOAL_FREE) if space == goal else FULL if full else FREE)
    said = f"{awake} of {goal}: {'awake' if dragon['awake'] else 'asleep'}"
    where = "underground" if dragon["underground"] else "surfaced"
    return track(f"{MAT}/wake", MAT, "Wakefulness", tuple(signs), awake, f"{said}, {where}")


def sloth(view: View, place: int) -> Thing:
    dragon, facts = view["dragon"], row(view, "sloth", place)
    asleep, most = dragon["sloth"][place], dragon["room"][place]
    marks = ("faded",) if dragon["used"] >> d.TRACK_OF[place] & 1 else ()
    signs = (FULL,) * asleep + (FREE,) * (most - asleep)
    face = Face(facts["name"], facts["icon"], text=facts["text"], field=DARK_RED, sockets=signs)
    label = f"{facts['name']}: {some(asleep, 'cube')} asleep"
    return Thing(sloth_id(place), "counter", MAT, label, face, marks=marks, clause="VF-47.4")


def all_powers(view: View) -> Thing:
    """For those who only watch him: names and prices."""
    names = [f"{row(view, 'dragon_power', power)['name']} ({cost_words(view, power)})" for power in range(d.POWERS)]
    ready = "Shriek lies ready. " if view["dragon"]["shriek"] else ""
    text = f"{ready}{', '.join(names)}."
    face = Face("Powers", "triple-scratches", text=text)
    return Thing(f"{MAT}/powers", "counter", MAT, "Powers", face, clause="VF-46.1")


def power_thing(view: View, power: int) -> Thing:
    facts = row(view, "dragon_power", power)
    foot = cost_words(view, power)
    if power == d.SHRIEK and view["dragon"]["shriek"]:
        foot += ", ready"
    face = Face(facts["name"], facts["icon"], text=facts["text"], field=DARK_RED, foot=foot)
    return Thing(power_id(power), "counter", MAT, f"{facts['name']} ({foot})", face, clause="VF-46.1")


# -- Gems and fire ---


def gems(view: View) -> Iterator[Thing]:
    """VF-45.8 Gems in the cave lie there; those of the hoard, and what the Thief has, on the mat."""
    for gem, tile in enumerate(view["dragon"]["gems"]):
        name = f"{kind_name(view, gem)} Gem"
        facts = None if tile < 0 else tile_facts(view, tile)
        if facts is None:
            foot = "the Thief has it" if tile == d.CARRIED else "in the hoard"
            face = Face(name, "cut-diamond", field=RED, foot=foot)
            yield Thing(gem_id(gem), "counter", MAT, f"{name}: {foot}", face, clause="VF-45.8")
        else:
            x, y = middle(facts["x"], facts["y"])
            label = f"{name} at {spot(facts['x'], facts['y'])}"
            face = Face(name, "cut-diamond", field=RED)
            x, y = x + GEM_STEP * (gem - 1), y + BELOW
            yield Thing(gem_id(gem), "token", MAP, label, face, x=x, y=y, width=GEM_SIZE)


def flame_wall(view: View) -> Iterator[Thing]:
    facts = tile_facts(view, view["dragon"]["flame_wall"])
    if facts is not None:
        x, y = middle(facts["x"], facts["y"])
        face = Face("Flame Wall", "wildfires", text="Whoever enters is burned.", field="ember")
        label = f"Flame Wall at {spot(facts['x'], facts['y'])}"
        yield Thing("flame-wall", "token", MAP, label, face, x=x, y=y + ABOVE, width=GEM_SIZE)


# -- Power cards ---


def dragon_card_zones(view: View) -> Iterator[Zone]:
    dragon = view["dragon"]
    if dragon["hand"] is not None:
        yield Zone(HAND, "hand", "Your Power cards", "", seat_of(view), ("laid",), clause="VF-45.6")
    note = f"{some(dragon['hand_size'], 'card')} in hand"
    yield Zone(DECK, "pile", "Powers", note, count=dragon["deck"], size="xs", clause="VF-45.9")


def dragon_card_things(view: View) -> Iterator[Thing]:
    dragon = view["dragon"]
    for kind, number in enumerate(dragon["hand"] or ()):
        facts = row(view, "power_card", kind)
        if number:
            count = (Number(f"{facts['name']} cards", number, "count"),)
            face = Face(facts["name"], facts["icon"], text=facts["text"], field=RED, numbers=count)
            label = some(number, facts["name"] + " card")
            yield Thing(power_card_id(kind), "card", HAND, label, face)
    if dragon["deck"]:
        face = Face(icon="triple-scratches", field=DARK_RED, down=True)
        yield Thing(f"{DECK}/top", "card", DECK, f"Power cards: {dragon['deck']}", face)
