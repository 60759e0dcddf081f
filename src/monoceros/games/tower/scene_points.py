"""What an event is about: ids of things and zones, for a table that lights them while the event is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from monoceros.engine.events import Event
from monoceros.engine.questions import View
from monoceros.games.tower.picks import PALACE_ITSELF, SPECIAL_TROOP, space_of
from monoceros.games.tower.scene_ids import (
    PILES,
    discard_id,
    hand_id,
    pile_id,
    place_id,
    plate_id,
    played_id,
    space_id,
    special_id,
    specials_of,
    territory_id,
)
from monoceros.games.tower.tables import EMPTY, FIRST_BASE, PALACE, SPACES, SPECIAL

Found = tuple[str, ...]


def points(event: Event, view: View) -> Found:
    """Of the event as the view's seat may know it; the view is of the moment after it."""
    find = POINTS.get(event.name)
    return () if find is None else find(view, event)


def drew(view: View, e: Event) -> Found:
    seat, pile = e.facts
    taken = () if e.secret is None else (hand_id(seat, e.secret),)
    return (*taken, pile_id(seat, PILES[pile]))


def discarded(view: View, e: Event) -> Found:
    seat, card = e.facts
    return hand_id(seat, card), discard_id(seat, PILES[card >= FIRST_BASE])


def played(view: View, e: Event) -> Found:
    """An ability lies between the boards, a special troop stands on the palace."""
    seat, slot = e.facts
    side = view["seats"][seat]
    if slot == SPECIAL:
        return (special_id(seat, side["specials"] - 1),)
    return tuple([played_id(seat, i) for i, other in enumerate(side["played"]) if other == slot][-1:])


def built(view: View, e: Event) -> Found:
    seat, kind, at, _ = e.facts
    return (space_id(seat, at, kind),)


def recruited_all(view: View, e: Event) -> Found:
    seat = e.facts[0]
    bases = view["seats"][seat]["bases"]
    return tuple([place_id(view, seat, at) for at in range(SPACES) if bases[at] >= 0])


def attacked(view: View, e: Event) -> Found:
    seat, group, goal = e.facts
    return territory_id(seat, group), territory_id(1 - seat, goal)


def hit(view: View, e: Event) -> Found:
    _, seat, target, _ = e.facts
    if target == SPECIAL_TROOP:
        return specials_of(view, seat)
    return (plate_id(seat),) if target == PALACE_ITSELF else (place_id(view, seat, space_of(target)),)


def struck(view: View, e: Event) -> Found:
    """Everything of a seat that is in the combat."""
    combat, seat = view["combat"], e.facts[1]
    if combat is None:
        return ()
    place = combat["group"] if seat == combat["attacker"] else combat["goal"]
    if place == PALACE:
        return (*specials_of(view, seat), plate_id(seat))
    places = range(place * 3, place * 3 + 3)
    return tuple([place_id(view, seat, at) for at in places if view["seats"][seat]["bases"][at] >= 0])


def both_strike(view: View, e: Event) -> Found:
    return ("strike/0", "strike/1")


def on_space(view: View, e: Event) -> Found:
    return (place_id(view, e.facts[0], e.facts[1]),)


def base_gone(view: View, e: Event) -> Found:
    """The base that was there, and the place where it was."""
    seat, at, kind = e.facts
    return space_id(seat, at, kind), space_id(seat, at, EMPTY)


def special_gone(view: View, e: Event) -> Found:
    seat = e.facts[0]
    return special_id(seat, view["seats"][seat]["specials"]), territory_id(seat, PALACE)


POINTS: dict[str, Callable[[View, Any], Found]] = {
    "army": lambda v, e: (plate_id(e.facts[0]),),
    "reshuffled": lambda v, e: (pile_id(e.facts[0], PILES[e.facts[1]]),),
    "drew": drew,
    "discarded": discarded,
    "burned": lambda v, e: (f"hand/{e.facts[0]}",),
    "played": played,
    "abilities_end": lambda v, e: (discard_id(e.facts[0], "ability"),),
    "built": built,
    "recruited_all": recruited_all,
    "recruited": on_space,
    "troop_lost": on_space,
    "special_lost": special_gone,
    "special_given_up": special_gone,
    "base_lost": base_gone,
    "attack": attacked,
    "to_palace": lambda v, e: (plate_id(1 - e.facts[0]),),
    "combat": attacked,
    "initiative": both_strike,
    "normal": both_strike,
    "hit": hit,
    "fire": struck,
    "hit_all": struck,
    "unbroken": on_space,
    "palace_lost": lambda v, e: (plate_id(e.facts[0]),),
    "combat_over": attacked,
}
