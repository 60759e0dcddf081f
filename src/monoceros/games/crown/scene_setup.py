"""Before the game: the heroes to choose from, then the general cards that nobody has."""

from __future__ import annotations

from collections.abc import Iterator

from monoceros.engine.scene import Chip, Face, Number, Thing, Zone
from monoceros.games.crown.facts_seen import waits_for_heroes
from monoceros.games.crown.names import deck_id, general_card_id, hero_id, row_by_id, who
from monoceros.games.crown.scene_cards import face_of
from monoceros.games.crown.state import SETUP, Seen
from monoceros.games.crown.tables import EMPTY, GENERAL, HOLDERS

HEROES, GENERALS = "heroes", "generals"

# -- heroes ---


def hero_zone() -> Zone:
    return Zone(HEROES, "row", "Who leads?", size="l", clause="CD-4.5")


def hero_things(view: Seen) -> Iterator[Thing]:
    taken = {hero: seat for seat, hero in enumerate(view.hero)}
    for number, row in enumerate(view.terms.lexicon["hero"]):
        seat = taken.get(number, EMPTY)
        with_whom = f"with {who(seat)}" if seat != EMPTY else f"the {row['role']}"
        bonus = (Number("bonus attack", row["attack"], "shield"), Number("bonus defence", row["defence"], "foot"))
        face = Face(
            row["name"], row["icon"], text=row["text"], field="purpure", pattern="semy", numbers=bonus, foot=with_whom
        )
        label = f"{row['name']}, {with_whom}. {row['text']}"
        marks = ("faded",) if seat != EMPTY else ()
        yield Thing(hero_id(row["id"]), "card", HEROES, label, face, seat, marks, "CD-4.5")


# -- first generals ---


def waits_for_general(view: Seen) -> bool:
    """CD-4.6 The hero stands, and its general is to be chosen."""
    first = view.active * HOLDERS
    if view.step != SETUP or view.terms.blind_general or waits_for_heroes(view):
        return False
    stands = view.where[first] != EMPTY and view.where[first + GENERAL] == EMPTY
    return bool(stands and view.recruit == EMPTY)


def general_zone() -> Zone:
    return Zone(GENERALS, "row", "Who is the first general?", size="s", clause="CD-4.6")


def general_things(view: Seen) -> Iterator[Thing]:
    """All that are left: it was seen whom the others have."""
    taken = set(view.officer)
    for number, row in enumerate(view.terms.lexicon["general"]):
        if number in taken:
            continue
        weapon = row_by_id(view, "weapon", row["weapon"])
        label = f"{row['name']}, {row['branch']}. {row['text']}"
        face = face_of(
            row["branch"],
            row,
            chips=(Chip(weapon["icon"], weapon["name"]),),
            foot=f"+{row['attack']} / +{row['defence']}",  # both or none: a phone has room for one number
        )
        source = deck_id("general", row["branch"])
        yield Thing(general_card_id(row["id"]), "card", GENERALS, label, face, clause="CD-4.6", came_from=source)
