"""What an event is about: ids of things and zones, for a table that lights them while the event is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from monoceros.engine.events import Event
from monoceros.engine.questions import View
from monoceros.games.overlord.names import card_of, discard_id, field_id, hand_id, province_id
from monoceros.games.overlord.tables import ROW_NAMES, SLOTS

Found = tuple[str, ...]


def points(event: Event, view: View) -> Found:
    """Of the event as the view's seat may know it; the view is of the moment after it."""
    find = POINTS.get(event.name)
    return () if find is None else find(view, event)


def drew(view: View, e: Event) -> Found:
    seat = e.facts[0]
    return (hand_id(seat, card_of(view, e.secret)["id"]),) if e.secret is not None else (f"deck/{seat}",)


def might(view: View, e: Event) -> Found:
    """The number, and the card that changes it."""
    seat = e.facts[0]
    column = view["column"]
    card = (field_id(view["active"], column + 1),) if column >= 0 else ()
    here = ("sum/now",) if column >= 0 and seat == view["active"] else ()
    return (*card, f"might/{seat}/now", *here)


def bought(view: View, e: Event) -> Found:
    """A Territory comes to the Province, other cards to the hand."""
    seat, card = e.facts
    row = card_of(view, card)
    if row["kind"] == "territory":
        last = [k for k, found in enumerate(view["players"][seat]["province"]) if found == card][-1:]
        return tuple([province_id(seat, k + 1) for k in last])
    return (hand_id(seat, row["id"]),) if view["seat"] == seat else (f"field/{seat}",)


def offered(view: View, e: Event) -> Found:
    """The card where it lies; the row if it is gone again."""
    row, card, _ = e.facts
    first = row * SLOTS
    here = [k for k in range(SLOTS) if view["market"][first + k] == card]
    return tuple([f"market/{ROW_NAMES[row]}/{k + 1}" for k in here[:1]]) or (f"market/{ROW_NAMES[row]}",)


def bears(view: View, e: Event) -> Found:
    """A Battlefield card, or a Territory, that bears a chosen icon."""
    seat, card, _, _ = e.facts
    p = view["players"][seat]
    if card_of(view, card)["kind"] == "territory":
        return tuple([province_id(seat, k + 1) for k, found in enumerate(p["province"]) if found == card][:1])
    return tuple([field_id(seat, k + 1) for k, found in enumerate(p["field"]) if found == card and p["up"][k]][-1:])


def aura(view: View, e: Event) -> Found:
    column = view["column"]
    return (field_id(e.facts[0], column + 1),) if column >= 0 and view["active"] == e.facts[0] else ()


def waits(view: View, e: Event) -> Found:
    """The column that it waits for, unless the card lies in the last."""
    seat, column = e.facts[0], e.facts[1]
    return (field_id(seat, column + 1),) if column < view["columns"] else ()


def shown_criticals(view: View, e: Event) -> Found:
    seat = e.facts[0]
    p = view["players"][seat]
    return (f"might/{seat}/criticals",) if p["criticals"] or p["shown_criticals"] else (f"might/{seat}",)


def discarded(view: View, e: Event) -> Found:
    return (discard_id(e.facts[0]),)


def on_province(view: View, e: Event) -> Found:
    return (province_id(e.facts[0], e.facts[1] + 1),)


POINTS: dict[str, Callable[[View, Any], Found]] = {
    "deployed": lambda v, e: (field_id(e.facts[0], e.facts[1] + 1),),
    "might": might,
    "guarded": lambda v, e: (f"field/{e.facts[0]}",),
    "dealt": lambda v, e: (f"deck/{e.facts[0]}",),
    "bought": bought,
    "gained": bought,
    "offered": offered,
    "refreshed": lambda v, e: tuple([f"market/{row}" for row in ROW_NAMES]),
    "uses": on_province,
    "quenched": on_province,
    "burned": lambda v, e: (province_id(e.facts[1], e.facts[2] + 1),),
    "rearranged": lambda v, e: (f"province/{e.facts[0]}",),
    "swapped": lambda v, e: (field_id(e.facts[0], e.facts[1] + 1), field_id(e.facts[0], e.facts[2] + 1)),
    "bears": bears,
    "aura": aura,
    "waits": waits,
    "doubles": waits,
    "drew": drew,
    "looks": lambda v, e: (f"deck/{e.facts[0]}",),
    "reshuffled": lambda v, e: (f"deck/{e.facts[0]}",),
    "cursed": lambda v, e: (f"deck/{e.facts[0]}", "curses"),
    "discarded": discarded,
    "milled": discarded,
    "recovered": discarded,
    "destroyed": lambda v, e: (discard_id(e.facts[0]), "cemetery"),
    "critical": shown_criticals,
    "criticals": shown_criticals,
    "criticals_renewed": lambda v, e: ("criticals",),
    "condition": lambda v, e: ("conditions", "stack"),
    "conditions": lambda v, e: ("conditions",),
    "round_won": lambda v, e: (f"result/{e.facts[1]}", f"renown/{e.facts[1]}"),
    "game_over": lambda v, e: (f"renown/{e.facts[0]}",),
}
