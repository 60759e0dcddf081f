"""What an event is about: ids of things and zones, for a table that lights them while the event is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from monoceros.engine.events import Event
from monoceros.engine.questions import View
from monoceros.games.unicornus.geometry import name_space
from monoceros.games.unicornus.names import (
    dice_id,
    event_id,
    foe_id,
    hand_id,
    knight_id,
    mat_id,
    roster_id,
    space_id,
)
from monoceros.games.unicornus.scene_battle import ARMY, DICE, FOE, US
from monoceros.games.unicornus.tables import EMPTY, FOE_IDS, KNIGHT_IDS, PRINCESS_IDS, RESULT_NAMES

Found = tuple[str, ...]


def points(event: Event, view: View) -> Found:
    """Of the event as the view's seat may know it; the view is of the moment after it."""
    find = POINTS.get(event.name)
    return () if find is None else find(view, event)


def knight(view: View, e: Event) -> Found:
    """The unit on the map, and its mat."""
    return knight_id(e.facts[0]), mat_id(e.facts[0])


def hand(view: View, number: int) -> str:
    """The own hand, or the line of the hero that holds it."""
    facts = view["hands"][number]
    if facts["cards"] is not None:
        return f"hand/{number}"
    return mat_id(facts["hero"]) if facts["hero"] != EMPTY else f"waits/{number}"


def drew(view: View, e: Event) -> Found:
    number = e.facts[0]
    taken = hand(view, number) if e.secret is None else hand_id(number, e.secret)
    return taken, "deck/support"


def unit(foe: int, space: int) -> Found:
    """An enemy unit: its character, or its stack."""
    return (foe_id(foe),) if foe != EMPTY else (f"stack/{name_space(space)}",)


def army(view: View, e: Event) -> Found:
    """The tokens on a space, whoever leads them, or the space if none are left."""
    space = e.facts[0]
    leaders = [foe_id(foe) for foe, facts in enumerate(view["foes"]) if facts["place"] == space]
    return leaders[0] if leaders else f"stack/{name_space(space)}", space_id(space)


def unit_moves(view: View, e: Event) -> Found:
    _, to, foe, _, _ = e.facts
    return (*unit(foe, to), space_id(to))


def plans(view: View, e: Event) -> Found:
    start, to, foe, _ = e.facts
    return (*unit(foe, start), space_id(to))


def foe(view: View, e: Event) -> Found:
    return foe_id(e.facts[0]), roster_id(e.facts[0])


def fate(view: View, e: Event) -> Found:
    bound = e.facts[2]
    return (*foe(view, e), knight_id(bound), mat_id(bound))


def battle(view: View, e: Event) -> Found:
    number, space, _, leader, _, _ = e.facts
    return (knight_id(number), *unit(leader, space), US)


def assigned(view: View, e: Event) -> Found:
    _, result, on_army = e.facts
    return ARMY if on_army else FOE, dice_id(RESULT_NAMES[result])


def dice(view: View, e: Event) -> Found:
    return DICE, US


POINTS: dict[str, Callable[[View, Any], Found]] = {
    # knights
    "leads": lambda v, e: (mat_id(e.facts[1]), f"hero/{KNIGHT_IDS[e.facts[1]]}"),
    "placed": knight,
    "gains_tokens": knight,
    "loses_tokens": knight,
    "gains_resources": knight,
    "pays": knight,
    "hurt": knight,
    "healed": knight,
    "gains_actions": lambda v, e: (mat_id(e.facts[0]),),
    "moves": lambda v, e: (knight_id(e.facts[0]), space_id(e.facts[2])),
    "dies": lambda v, e: (knight_id(e.facts[0]), space_id(e.facts[1])),
    "collects": knight,
    "recruits": knight,
    "sends": lambda v, e: (knight_id(e.facts[0]), knight_id(e.facts[1])),
    "turn": knight,
    # cards and powers
    "drew": drew,
    "discards": lambda v, e: (hand(v, e.facts[0]), "discard/support"),
    "plays": lambda v, e: (mat_id(e.facts[0]), "discard/support"),
    "uses": lambda v, e: (mat_id(e.facts[0]),),
    "reshuffled": lambda v, e: (f"deck/{e.facts[0]}",),
    "volley": lambda v, e: (knight_id(e.facts[0]), space_id(e.facts[1])),
    "illness_paid": lambda v, e: ("events",),
    # the enemy
    "army": army,
    "army_lost": army,
    "sabotaged": army,
    "plans": plans,
    "unit_moves": unit_moves,
    "foe_hurt": foe,
    "foe_healed": foe,
    "defeated": lambda v, e: (roster_id(e.facts[0]), "defeated"),
    "joins": lambda v, e: (f"ally/{FOE_IDS[e.facts[0]]}", roster_id(e.facts[0]), mat_id(e.facts[1])),
    "spent": lambda v, e: (roster_id(e.facts[0]), "defeated"),
    "returns": foe,
    "fate": fate,
    # battles
    "battle": battle,
    "princess_battle": lambda v, e: ("unit/P", *unit(e.facts[1], e.facts[0]), US),
    "rolled": dice,
    "rerolled": dice,
    "dice": dice,
    "assigned": assigned,
    # the round
    "princess": lambda v, e: (f"version/{PRINCESS_IDS[e.facts[0]]}",),
    "map": lambda v, e: ("map",),
    "event": lambda v, e: (event_id(e.facts[0]),),
    "protected": lambda v, e: (event_id(e.facts[0]),),
    "next_event": lambda v, e: (event_id(e.facts[0]), "deck/event"),
    "next_hidden": lambda v, e: ("deck/event",),
    "over": lambda v, e: ("unit/P", space_id(v["goal"])),
}
