"""The Knight's mat with her tracks and cubes, her Sidequests and Treasures, and what she has to face now."""

from __future__ import annotations

from collections.abc import Iterator

from monoceros.engine.questions import View
from monoceros.engine.scene import Chip, Face, Line, Number, Thing, Zone
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.asks_knight import goal_words
from monoceros.games.vast.names import capital, cube_place_id, name_of, quest_id, row, some, treasure_id
from monoceros.games.vast.scene_unicorn import FREE, active, hearts

MAT_KNIGHT = "mat/knight"
HAND = "hand/knight"
TREASURES = "treasures"
QUESTS = "deck/quest"
EVENTS = "deck/event"
CHESTS = "deck/treasure"
MONSTERS = "deck/monster"
YELLOW = "#b48a0c"
CUBE, OWED = Chip("", "full"), Chip("", "free")
FIELDS = {QUESTS: "#3d5a2a", EVENTS: "purpure", CHESTS: "or", MONSTERS: "#4a5a1c"}


def seat_of(view: View) -> int:
    """Who plays her; -1: the Ghost, now and then (VF-59.8)."""
    return int(view["roles"].index("knight")) if "knight" in view["roles"] else -1


# -- her mat (T9) ---


def knight_zone(view: View) -> Zone:
    return Zone(MAT_KNIGHT, "mat", "Knight", goal_words(view), seat_of(view), active(view, "knight"), clause="VF-26.1")


def knight_things(view: View) -> Iterator[Thing]:
    knight = view["knight"]
    yield hearts(f"{MAT_KNIGHT}/health", MAT_KNIGHT, knight["health"], knight["most_health"])
    yield grit(view)
    for place in (k.MOVEMENT, k.PERCEPTION, k.STRENGTH):
        yield statistic(view, place)
    yield cubes(view, k.FREE, "At hand", "", knight["cubes"][k.FREE], "Hero cubes that she can still put to use.")
    for place in range(k.BOMB, k.SHIELD + 1):
        facts = row(view, "equipment", place - k.BOMB)
        yield cubes(view, place, facts["name"], facts["icon"], facts["cubes"], facts["text"])
    for card, at in enumerate(knight["treasures"]):
        facts = row(view, "treasure", card)
        if at == k.FACE_UP and facts["cube"]:
            yield cubes(view, k.ON_CARD + card, facts["name"], facts["icon"], 1, facts["text"])
    if knight["cubes"][k.ASIDE]:
        yield cubes(view, k.ASIDE, "Set aside", "", knight["cubes"][k.ASIDE], "Back at her next pick-up.")
    if active(view, "knight"):
        yield left_now(view)


def grit(view: View) -> Thing:
    """VF-27.3 The Grit track: at each mark a cube waits for her."""
    knight = view["knight"]
    marks = row(view, "track", k.STRENGTH)["values"]
    signs = tuple([CUBE if knight["track"] >> number & 1 else OWED for number in range(len(marks))])
    coming = next((mark for number, mark in enumerate(marks) if knight["track"] >> number & 1), None)
    text = f"A Hero cube at {coming} Grit." if coming is not None else "No Hero cube waits any more."
    face = Face("Grit", text=text, field=YELLOW, sockets=signs, numbers=(figure("Grit", knight["grit"]),))
    return Thing(f"{MAT_KNIGHT}/grit", "counter", MAT_KNIGHT, f"Grit {knight['grit']}. {text}", face, clause="VF-27.3")


def figure(what: str, value: int) -> Number:
    return Number(what, value, "figure")


def statistic(view: View, place: int) -> Thing:
    """A statistic with the cubes on its track, and what it comes to with everything."""
    facts = row(view, "track", place - k.MOVEMENT)
    name, number = facts["name"], view["knight"]["cubes"][place]
    value, printed = view["knight"][k.CUBE_PLACE_NAMES[place]], facts["values"][number]
    ledger: tuple[Line, ...] = ()
    if value != printed:
        more = f"{value - printed:+}".replace("-", "−")
        ledger = (Line(name, str(printed)), Line("cards and marks", more), Line(name, str(value), sum=True))
    face = Face(
        name,
        facts["icon"],
        text=facts["text"],
        field=YELLOW,
        sockets=cube_signs(number, view["knight"]["room"][place]),
        numbers=(Number(name, value, "figure", value - printed, ledger),),
    )
    label = f"{name} {value}: {some(number, 'Hero cube')} of {view['knight']['room'][place]}"
    return Thing(cube_place_id(k.CUBE_PLACE_NAMES[place]), "counter", MAT_KNIGHT, label, face, clause="VF-27.1")


def cube_signs(number: int, most: int) -> tuple[Chip, ...]:
    return (CUBE,) * number + (FREE,) * (most - number)


def cubes(view: View, place: int, name: str, icon: str, most: int, text: str) -> Thing:
    """A place for cubes, and how many are there."""
    number = view["knight"]["cubes"][place]
    face = Face(name, icon, text=text, field=YELLOW, sockets=cube_signs(number, max(number, most, 1)))
    label = f"{name}: {some(number, 'Hero cube')}. {text}"
    return Thing(cube_place_id(k.CUBE_PLACE_NAMES[place]), "counter", MAT_KNIGHT, label, face)


def left_now(view: View) -> Thing:
    """VF-28.1, VF-28.4 What she can still do in this turn."""
    knight = view["knight"]
    steps, encounters = max(0, knight["steps"]), max(0, knight["encounters"])
    numbers = (figure("steps left", steps), figure("Encounters left", encounters))
    label = f"{some(steps, 'step')} and {some(encounters, 'Encounter')} left"
    return Thing(f"{MAT_KNIGHT}/left", "counter", MAT_KNIGHT, label, Face(numbers=numbers))


# -- her cards (T10, T11) ---


def card_zones(view: View) -> Iterator[Zone]:
    knight = view["knight"]
    if knight["quests"] is not None:
        yield Zone(HAND, "hand", "Your Sidequests", "", seat_of(view), ("laid",), clause="VF-30.10")
    if has_treasures(view):
        note = f"{knight['face_down']} face down" if knight["face_down"] else ""
        yield Zone(TREASURES, "row", "Treasures", note, seat_of(view), size="xs", clause="VF-30.6")


def has_treasures(view: View) -> bool:
    return bool(owned(view)) or view["knight"]["face_down"] > 0


def owned(view: View) -> list[int]:
    """Treasure cards that the viewer may know to be hers."""
    places = view["knight"]["treasures"]
    return [card for card, place in enumerate(places) if place in (k.OFFERED, k.FACE_DOWN, k.FACE_UP)]


def card_things(view: View) -> Iterator[Thing]:
    for quest in view["knight"]["quests"] or ():
        facts = row(view, "sidequest", quest)
        face = Face(
            facts["name"],
            facts["icon"],
            text=facts["text"],
            field=FIELDS[QUESTS],
            pattern="chevrons",
            numbers=(Number("Grit", facts["grit"], "corner"),),
        )
        label = f"Sidequest {facts['name']}, {facts['grit']} Grit: {facts['text']}"
        yield Thing(quest_id(quest), "card", HAND, label, face, came_from=QUESTS)
    for card in owned(view):
        facts, place = row(view, "treasure", card), view["knight"]["treasures"][card]
        said = {k.OFFERED: "found", k.FACE_DOWN: "face down", k.FACE_UP: ""}[place]
        face = Face(facts["name"], facts["icon"], text=facts["text"], field="or", pattern="lozengy", foot=said)
        label = f"{facts['name']}{', ' + said if said else ''}: {facts['text']}"
        yield Thing(treasure_id(card), "card", TREASURES, label, face, came_from=CHESTS)


# -- the decks ---


def pile_zones(view: View) -> Iterator[Zone]:
    for id, name, word in PILES:
        yield Zone(id, "pile", name, count=view["knight"][word], size="xs", holds=gone_lines(view, id))


PILES = (
    (QUESTS, "Quests", "quests_left"),
    (CHESTS, "Treasure", "treasures_left"),
    (EVENTS, "Events", "events_left"),
    (MONSTERS, "Monsters", "monsters_left"),
)
ICONS = {QUESTS: "scroll-quill", CHESTS: "chest", EVENTS: "uncertainty", MONSTERS: "troll"}
GONE = {
    QUESTS: ("sidequest", "quests_gone"),
    EVENTS: ("event", "events_gone"),
    MONSTERS: ("monster", "monster_discards"),
}


def gone_lines(view: View, id: str) -> tuple[Line, ...]:
    """What lies on the discard pile of a deck."""
    if id not in GONE:
        return ()
    table, word = GONE[id]
    return tuple([Line(f"{name_of(view, table, card)}, discarded") for card in view["knight"][word]])


def pile_things(view: View) -> Iterator[Thing]:
    for id, name, word in PILES:
        if view["knight"][word]:
            face = Face(icon=ICONS[id], field=FIELDS[id], down=True)
            yield Thing(f"{id}/top", "card", id, f"{name}: {view['knight'][word]}", face)


# -- what she faces ---


def encounter_notices(view: View, zone: str) -> Iterator[Thing]:
    """VF-30.13, VF-31.3 The Event or the Monster that is being resolved."""
    knight = view["knight"]
    if knight is None or view["over"]:
        return
    if knight["event"] != k.NOTHING:
        facts = row(view, "event", knight["event"])
        face = Face(facts["name"], facts["icon"], text=facts["text"], field="purpure", pattern="chequy")
        yield Thing("event/now", "card", zone, f"Event: {facts['name']}. {facts['text']}", face, came_from=EVENTS)
    if knight["monster"] != k.NOTHING:
        facts = row(view, "monster", knight["monster"])
        against = f"Strength {knight['ambush']} against {knight['strength']}. " if knight["ambush"] else ""
        face = Face(facts["name"], facts["icon"], text=against + facts["text"], field="gules", pattern="semy")
        label = f"Monster: {capital(facts['name'])}. {face.text}"
        yield Thing("monster/now", "card", zone, label, face, came_from=MONSTERS)
