"""What events point at where that hangs on the table, and which things and zones there are at a moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from monoceros.engine.events import Event
from monoceros.games.crown.facts import is_standing, winners_of
from monoceros.games.crown.facts_seen import knows_cards, waits_for_heroes
from monoceros.games.crown.names import (
    CROWN_ID,
    ROCK_ID,
    card_ids,
    code_id,
    crown_at,
    deck_id,
    near_seat,
    piece_id,
    row_of,
    seat_id,
    space_id,
    space_name,
    stand_id,
)
from monoceros.games.crown.state import Seen
from monoceros.games.crown.tables import DRAGON, EMPTY, HOLDERS

Found = tuple[str, ...]

# -- what is there ---


def is_there(view: Seen, id: str) -> bool:
    """Is there a thing or zone of this id now? Those of kinds without a line here always are."""
    kind, *rest = id.split("/")
    here = HERE.get(kind)
    return here is None or here(view, rest)


def has_figure(view: Seen, rest: list[str]) -> bool:
    """A holder, by seat and place."""
    return is_standing(view, int(rest[0]) * HOLDERS + int(rest[1]))


def has_stand(view: Seen, rest: list[str]) -> bool:
    """Only one seat's stands lie open; a card that fights is in the battle, whosever it is."""
    if not has_figure(view, rest):
        return False
    return int(rest[0]) == near_seat(view) or (len(rest) > 2 and view.battle is not None)


def is_fought(view: Seen, rest: list[str]) -> bool:
    """A battle, and its sums or the cards of a side that has any."""
    battle = view.battle
    if battle is None:
        return False
    side = battle.attacker if rest[0] == "attacker" else battle.defender
    return rest[-1] != "cards" or (side != DRAGON and is_standing(view, side))


def lies_in_front(view: Seen, rest: list[str]) -> bool:
    return rest[1] in [row_of(view, "action", card)["id"] for card in view.front[int(rest[0])]]


HERE: Final[dict[str, Callable[[Seen, list[str]], bool]]] = {
    "piece": has_figure,
    "stand": has_stand,
    "battle": is_fought,
    "hero": lambda v, rest: waits_for_heroes(v),
    "die": lambda v, rest: not waits_for_heroes(v),
    "hand": lambda v, rest: v.viewer == int(rest[0]),
    "front": lies_in_front,
    "dragon": lambda v, rest: v.dragon_at != EMPTY,
    "dragon_card": lambda v, rest: v.dragon_at != EMPTY,
    "rock": lambda v, rest: v.rock != EMPTY,
    "open": lambda v, rest: v.open_card != EMPTY,
    "pool": lambda v, rest: bool(v.pool),
}


# -- places that hang on the table ---


def figure(holder: int) -> Found:
    """The figure on the board, and its stand."""
    return piece_id(holder), stand_id(holder)


def at_end(view: Seen, e: Event) -> Found:
    return tuple([seat_id(winner) for winner in winners_of(view)])


def at_attack(view: Seen, e: Event) -> Found:
    _, holder, code, at, _, _ = e.facts
    return piece_id(holder), code_id(code, at), space_id(space_name(at))


def at_revealed(view: Seen, e: Event) -> Found:
    return (*figure(e.facts[0]), "battle/attacker/cards", "battle/defender/cards")


def at_blow(view: Seen, e: Event) -> Found:
    """Both sides, on the board and in the battle."""
    return (*at_battle_over(view, e), "battle/attacker/sum", "battle/defender/sum")


def at_battle_over(view: Seen, e: Event) -> Found:
    return code_id(e.facts[0], 0), code_id(e.facts[1], 0)


def at_built(view: Seen, e: Event) -> Found:
    _, _, at, holder, _ = e.facts
    return (space_id(space_name(at)), *(figure(holder) if holder != EMPTY else ()))


def at_rock(view: Seen, e: Event) -> Found:
    return (ROCK_ID,) if e.facts[1] != EMPTY else ()


def at_crown(view: Seen, e: Event) -> Found:
    return CROWN_ID, space_id(space_name(crown_at(view)))


def at_assigned(view: Seen, e: Event) -> Found:
    """The holder that has the card now, and the card if one may know it."""
    holder = e.facts[1]
    if e.secret is None or not is_standing(view, holder) or not knows_cards(view, holder):
        return figure(holder)
    return (*figure(holder), *card_ids(view, holder, row_of(view, "military", e.secret)["id"]))


def at_chosen(view: Seen, e: Event) -> Found:
    return seat_id(e.facts[0]), deck_id("general", row_of(view, "general", e.facts[1])["branch"])
