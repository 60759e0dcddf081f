"""Which things and zones are on the table at a moment: whatever is not cannot be pointed at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from monoceros.games.crown.facts import is_standing, waits_for_heroes
from monoceros.games.crown.names import near_seat, row_of
from monoceros.games.crown.state import Seen
from monoceros.games.crown.tables import DRAGON, EMPTY, HOLDERS


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
