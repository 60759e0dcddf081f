"""Ids of zones and things on the table: options touch them, events point at them, scenes hold them."""

from __future__ import annotations

from monoceros.games.tower.state import Seen
from monoceros.games.tower.tables import ABILITIES, EMPTY, FIRST_BASE, KIND_NAMES, PALACE, SLOT_NAMES, SPACES

PILES = ("ability", "base")
STRIKE = "strike"  # the zone of a fight's totals


def space_id(seat: int, at: int, kind: int) -> str:
    """A space is an empty place, or the base on it: another base is another thing."""
    return f"space/{seat}/{at}" if kind == EMPTY else f"base/{seat}/{at}-{KIND_NAMES[kind]}"


def place_id(view: Seen, seat: int, at: int) -> str:
    """What lies on a space now."""
    return space_id(seat, at, view.bases[seat * SPACES + at])


def hand_id(seat: int, card: int) -> str:
    """A card in an open hand; all its copies are one thing."""
    kind = SLOT_NAMES[card] if card < ABILITIES else KIND_NAMES[card - FIRST_BASE]
    return f"hand/{seat}/{PILES[card >= FIRST_BASE]}-{kind}"


def territory_id(seat: int, territory: int) -> str:
    return f"palace/{seat}" if territory == PALACE else f"territory/{seat}/{territory}"


def plate_id(seat: int) -> str:
    """The palace itself, beside which special troops stand."""
    return f"plate/{seat}"


def special_id(seat: int, number: int) -> str:
    return f"special/{seat}/{number}"


def specials_of(view: Seen, seat: int) -> tuple[str, ...]:
    return tuple([special_id(seat, i) for i in range(view.specials[seat])])


def pile_id(seat: int, pile: str) -> str:
    return f"pile/{seat}/{pile}"


def discard_id(seat: int, pile: str) -> str:
    return f"discard/{seat}/{pile}"


def force_id(seat: int) -> str:
    """The zone of a seat's abilities in force."""
    return f"force/{seat}"


def played_id(seat: int, number: int) -> str:
    return f"played/{seat}/{number}"
