"""The Goblins' mat: their Tribes with discs and Monsters, Rage, War cards, and their Secrets."""

from __future__ import annotations

from collections.abc import Iterator

from monoceros.engine.questions import View
from monoceros.engine.scene import Chip, Face, Line, Number, Thing, Zone
from monoceros.games.vast import tables_goblins as g
from monoceros.games.vast.asks_goblins import goal_words
from monoceros.games.vast.names import (
    capital,
    name_of,
    row,
    secret_id,
    slot_id,
    some,
    spot,
    tribe_id,
    tribe_name,
    war_id,
)
from monoceros.games.vast.scene_unicorn import FREE, active, track

MAT = "mat/goblins"
HAND = "hand/goblins"
WARS = "row/war"
MONSTERS = "deck/tribe_monster"
SECRETS = "deck/secret"
GREEN = "#3f9b45"
DARK_GREEN = "#24502a"
GOBLIN = Chip("", "full")


def seat_of(view: View) -> int:
    return int(view["roles"].index("goblins")) if "goblins" in view["roles"] else -1


# -- their mat ---


def goblins_zone(view: View) -> Zone:
    return Zone(MAT, "mat", "Goblins", goal_words(view), seat_of(view), active(view, "goblins"), clause="VF-40.1")


def goblins_things(view: View) -> Iterator[Thing]:
    goblins = view["goblins"]
    signs = (GOBLIN,) * goblins["rage"] + (FREE,) * (goblins["most_rage"] - goblins["rage"])
    said = "They draw as many War cards; without Rage every Tribe is weaker."
    yield track(f"{MAT}/rage", MAT, "Rage", signs, goblins["rage"], f"Rage {goblins['rage']}. {said}", said)
    for tribe in range(g.TRIBES):
        yield tribe_counter(view, tribe)
    for slot in range(g.SLOTS):
        yield monster_slot(view, slot)


def tribe_counter(view: View, tribe: int) -> Thing:
    facts, words = view["goblins"]["tribes"][tribe], row(view, "tribe", tribe)
    room = max(g.MOST_GOBLINS, facts["population"])
    signs = (GOBLIN,) * facts["population"] + (FREE,) * (room - facts["population"])
    marks = ("active",) if view["goblins"]["active"] == tribe else ()
    where = whereabouts(view, tribe)
    face = Face(
        words["name"],
        words["icon"],
        text=words["text"],
        field=GREEN,
        sockets=signs,
        numbers=(Number("Strength", facts["strength"], "figure"),),
        foot=where,
    )
    label = f"{capital(tribe_name(view, tribe))}: {some(facts['population'], 'Goblin')}, Strength {facts['strength']}, "
    label += f"Perception {facts['perception']}, {where}"
    return Thing(tribe_id(tribe), "counter", MAT, label, face, marks=marks, clause="VF-42.1")


def whereabouts(view: View, tribe: int) -> str:
    facts = view["goblins"]["tribes"][tribe]
    if facts["lurks"] is not None:
        return f"lurking at {spot(*facts['lurks'])}"
    return "hidden" if facts["tile"] < 0 else "in the cave"


def monster_slot(view: View, slot: int) -> Thing:
    monster = view["goblins"]["monsters"][slot]
    tribe = name_of(view, "tribe", g.SLOT_TRIBE[slot])
    if monster == g.NOTHING:
        face = Face(f"{tribe}: no Monster", field=DARK_GREEN)
        return Thing(slot_id(slot), "counter", MAT, f"No Monster of {tribe}", face, clause="VF-41.4")
    facts = row(view, "tribe_monster", monster)
    face = Face(f"{tribe}: {facts['name']}", facts["icon"], text=facts["text"], field=DARK_GREEN)
    label = f"Monster of {tribe}: {facts['name']}. {facts['text']}"
    return Thing(slot_id(slot), "counter", MAT, label, face, clause="VF-41.4")


# -- cards ---


def goblins_card_zones(view: View) -> Iterator[Zone]:
    goblins = view["goblins"]
    if goblins["war"]:
        yield Zone(WARS, "row", "War", "", seat_of(view), size="xs", clause="VF-41.1")
    if goblins["hand"] is not None:
        yield Zone(HAND, "hand", "Your Secrets", "", seat_of(view), ("laid",), clause="VF-41.8")
    elif goblins["shown"]:
        yield Zone(HAND, "row", "The Goblins' Secrets", "", seat_of(view), size="xs", clause="VF-41.8")
    gone = [Line(f"{name_of(view, 'tribe_monster', card)}, discarded") for card in goblins["monster_discards"]]
    yield Zone(MONSTERS, "pile", "Goblin Monsters", count=goblins["monsters_left"], size="xs", holds=tuple(gone))
    gone = [Line(f"{name_of(view, 'secret', card)}, discarded") for card in goblins["secret_discards"]]
    note = f"{goblins['hand_size']} in hand"
    yield Zone(SECRETS, "pile", "Secrets", note, count=goblins["secrets_left"], size="xs", holds=tuple(gone))


def goblins_card_things(view: View) -> Iterator[Thing]:
    goblins = view["goblins"]
    for card in goblins["war"]:
        facts = row(view, "war", card)
        face = Face(facts["name"], facts["icon"], text=facts["text"], field="gules", pattern="bendy")
        yield Thing(war_id(card), "card", WARS, f"War card {facts['name']}: {facts['text']}", face)
    for card in [*goblins["shown"], *(goblins["hand"] or ())]:
        facts = row(view, "secret", card)
        foot = "face up" if card in goblins["shown"] else ""
        face = Face(facts["name"], facts["icon"], text=facts["text"], field=DARK_GREEN, pattern="semy", foot=foot)
        label = f"Secret {facts['name']}{', face up' if foot else ''}: {facts['text']}"
        yield Thing(secret_id(card), "card", HAND, label, face, came_from=SECRETS)
    for zone, name, count, icon in (
        (MONSTERS, "Goblin Monsters", goblins["monsters_left"], "troll"),
        (SECRETS, "Secrets", goblins["secrets_left"], "eyeball"),
    ):
        if count:
            yield Thing(f"{zone}/top", "card", zone, f"{name}: {count}", Face(icon=icon, field=DARK_GREEN, down=True))
