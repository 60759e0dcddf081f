"""What an event is about: ids of things and zones, for a table that lights them while the event is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from monoceros.engine.events import Event
from monoceros.engine.questions import View
from monoceros.games.crown.geometry import SPACE_NAMES
from monoceros.games.crown.names import (
    BLACK_DIE_ID,
    CROWN_ID,
    DRAGON_ID,
    POOL_ZONE,
    ROCK_ID,
    WHITE_DIE_ID,
    card_ids,
    code_id,
    crown_at,
    deck_id,
    front_id,
    hand_id,
    hero_id,
    piece_id,
    row_of,
    seat_id,
    space_id,
    stand_id,
)
from monoceros.games.crown.scene_people import near_seat
from monoceros.games.crown.scene_setup import waits_for_heroes
from monoceros.games.crown.tables import ACTION_DECK, BLACK_DECK, BRANCH_NAMES, DRAGON, EMPTY, GENERAL_DECK, HOLDERS

Found = tuple[str, ...]


def points(event: Event, view: View) -> Found:
    """Of the event as the view's seat may know it; the view is of the moment after it, when some of it may be gone."""
    find = POINTS.get(event.name)
    return () if find is None else tuple([id for id in find(view, event) if is_there(view, id)])


# -- what is on the table ---


def is_there(view: View, id: str) -> bool:
    """Is there a thing or zone of this id now? Those of kinds without a line here always are."""
    kind, *rest = id.split("/")
    here = HERE.get(kind)
    return here is None or bool(here(view, rest))


def is_standing(view: View, rest: list[str]) -> bool:
    """A holder, by seat and place."""
    return view["holders"][int(rest[0]) * HOLDERS + int(rest[1])] is not None


def has_stand(view: View, rest: list[str]) -> bool:
    """Only one seat's stands lie open; a card that fights is in the battle, whosever it is."""
    if not is_standing(view, rest):
        return False
    return int(rest[0]) == near_seat(view) or (len(rest) > 2 and view["battle"] is not None)


def is_fought(view: View, rest: list[str]) -> bool:
    """A battle, and its sums or the cards of a side that has any."""
    if view["battle"] is None:
        return False
    side = view["battle"][rest[0]]
    return rest[-1] != "cards" or (side != DRAGON and view["holders"][side] is not None)


HERE: dict[str, Callable[[View, list[str]], bool]] = {
    "piece": is_standing,
    "stand": has_stand,
    "battle": is_fought,
    "hero": lambda v, rest: waits_for_heroes(v),
    "die": lambda v, rest: not waits_for_heroes(v),
    "hand": lambda v, rest: v["seat"] == int(rest[0]),
    "front": lambda v, rest: (
        rest[1] in [row_of(v, "action", card)["id"] for card in v["players"][int(rest[0])]["front"]]
    ),
    "dragon": lambda v, rest: v["dragon_at"] != EMPTY,
    "dragon_card": lambda v, rest: v["dragon_at"] != EMPTY,
    "rock": lambda v, rest: v["rock"] != EMPTY,
    "open": lambda v, rest: v["open_card"] != EMPTY,
    "pool": lambda v, rest: bool(v["pool_backs"]),
}


# -- what single events are about ---


def at(number: int) -> str:
    return space_id(SPACE_NAMES[number])


def figure(holder: int) -> Found:
    """The figure on the board, and its stand."""
    return piece_id(holder), stand_id(holder)


def seat(view: View, e: Event) -> Found:
    return (seat_id(e.facts[0]),)


def dice(view: View, e: Event) -> Found:
    return WHITE_DIE_ID, BLACK_DIE_ID


def fought(view: View, e: Event) -> Found:
    """Both sides, on the board and in the battle."""
    return code_id(e.facts[0], 0), code_id(e.facts[1], 0), "battle/attacker/sum", "battle/defender/sum"


def deck(number: int) -> str:
    """`deck/general/archery`, by the number of a deck."""
    if number >= ACTION_DECK:
        return deck_id("black" if number == BLACK_DECK else "action")
    kind = "general" if number >= GENERAL_DECK else "military"
    return deck_id(kind, BRANCH_NAMES[number % GENERAL_DECK])


def assigned(view: View, e: Event) -> Found:
    """The holder that has the card now, and the card if one may know it."""
    holder = e.facts[1]
    facts = view["holders"][holder]
    if e.secret is None or facts is None or facts["cards"] is None:
        return figure(holder)
    return (*figure(holder), *card_ids(view, holder, row_of(view, "military", e.secret)["id"]))


def action_card(view: View, e: Event) -> Found:
    """An Action card that is played or used by its seat."""
    name = row_of(view, "action", e.facts[1])["id"]
    return "open/card", front_id(e.facts[0], name), seat_id(e.facts[0])


def drew(view: View, e: Event) -> Found:
    taken = seat_id(e.facts[0]) if e.secret is None else hand_id(e.facts[0], row_of(view, "action", e.secret)["id"])
    return taken, deck_id("action")


def recruited(view: View, e: Event) -> Found:
    return seat_id(e.facts[0]), deck_id("general", BRANCH_NAMES[e.facts[1]])


def chose_general(view: View, e: Event) -> Found:
    return seat_id(e.facts[0]), deck_id("general", row_of(view, "general", e.facts[1])["branch"])


def built(view: View, e: Event) -> Found:
    _, _, space, holder, _ = e.facts
    return (at(space), *figure(holder)) if holder != EMPTY else (at(space),)


POINTS: dict[str, Callable[[View, Any], Found]] = {
    # the turn
    "starts": seat,
    "hero": lambda v, e: (seat_id(e.facts[0]), hero_id(row_of(v, "hero", e.facts[1])["id"])),
    "turn": lambda v, e: (seat_id(e.facts[2]),),
    "income": seat,
    "gained": seat,
    "took": lambda v, e: (seat_id(e.facts[0]), seat_id(e.facts[1])),
    "sold": seat,
    "points": seat,
    "main": seat,
    "game_over": lambda v, e: tuple([seat_id(winner) for winner in v["winners"]]),
    # pieces
    "recruited": recruited,
    "chose_general": chose_general,
    "placed": lambda v, e: (piece_id(e.facts[1]), at(e.facts[2])),
    "step": lambda v, e: (piece_id(e.facts[1]), at(e.facts[3])),
    "rations": lambda v, e: (seat_id(e.facts[0]), piece_id(e.facts[1])),
    "attack": lambda v, e: (piece_id(e.facts[1]), code_id(e.facts[2], e.facts[3]), at(e.facts[3])),
    "revealed": lambda v, e: (*figure(e.facts[0]), "battle/attacker/cards", "battle/defender/cards"),
    "poisoned": lambda v, e: (*figure(e.facts[1]),),
    "blow": fought,
    "riposte": fought,
    "shots": fought,
    "battle_over": lambda v, e: tuple([code_id(side, 0) for side in e.facts[:2]]),
    "wall_lost": lambda v, e: (at(e.facts[1]),),
    "general_lost": lambda v, e: (at(e.facts[2]), "discard/troops"),
    "castle_lost": lambda v, e: (at(e.facts[2]),),
    "hero_beaten": lambda v, e: (piece_id(e.facts[1]), at(e.facts[2])),
    "discarded": lambda v, e: (piece_id(e.facts[1]), "discard/troops"),
    "upkeep": lambda v, e: (seat_id(e.facts[0]), *figure(e.facts[1])),
    # the dragon, the rock and the crown
    "rolled": dice,
    "die_set": lambda v, e: (WHITE_DIE_ID,),
    "dragon_turned": lambda v, e: (BLACK_DIE_ID,),
    "rock": lambda v, e: (ROCK_ID,) if e.facts[1] != EMPTY else (),
    "alert": lambda v, e: (f"alert/{e.facts[0]}",),
    "dragon_comes": lambda v, e: (DRAGON_ID, "dragon_card/now"),
    "dragon_flies": lambda v, e: (DRAGON_ID, at(e.facts[1])),
    "dragon_back": lambda v, e: ("alert",),
    "dragon_gone": lambda v, e: ("alert",),
    "trophy": lambda v, e: (seat_id(e.facts[0]), f"trophy/{row_of(v, 'dragon', e.facts[1])['id']}"),
    "crown": lambda v, e: (CROWN_ID, at(crown_at(v))),
    "crown_back": lambda v, e: (CROWN_ID,),
    # cards and structures
    "bought": lambda v, e: (seat_id(e.facts[0]), deck(e.facts[1])),
    "black_drawn": lambda v, e: (seat_id(e.facts[0]), deck_id("black")),
    "drawn_card": lambda v, e: (POOL_ZONE, deck_id("military", BRANCH_NAMES[e.facts[1]])),
    "assigned": assigned,
    "picked_up": lambda v, e: (*figure(e.facts[1]), POOL_ZONE),
    "drilled": lambda v, e: (*figure(e.facts[1]), *figure(e.facts[2])),
    "taken_up": lambda v, e: (seat_id(e.facts[0]), POOL_ZONE),
    "built": built,
    "queued": lambda v, e: (f"queue/{e.facts[1]}", seat_id(e.facts[0])),
    "unqueued": lambda v, e: ("queue", seat_id(e.facts[0])),
    "played": action_card,
    "stays": action_card,
    "used": action_card,
    "countermanded": lambda v, e: ("open/card", seat_id(e.facts[0])),
    "black_played": lambda v, e: (seat_id(e.facts[0]), "discard/black"),
    "black_discarded": lambda v, e: (seat_id(e.facts[0]), "discard/black"),
    "drew": drew,
    "looked": lambda v, e: (seat_id(e.facts[0]), deck_id("action")),
    "buried": lambda v, e: (deck_id("action"),),
    "reshuffled": lambda v, e: (deck(e.facts[0]),),
    "spied": lambda v, e: (seat_id(e.facts[0]), piece_id(e.facts[1])),
}
