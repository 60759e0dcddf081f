"""What things are called, by whose army they are of."""

from __future__ import annotations

from typing import Any

from monoceros.games.tower.facts import side
from monoceros.games.tower.state import Seen
from monoceros.games.tower.tables import ABILITIES, EMPTY, FIRST_BASE, PALACE, SLOT_OF

ROMAN = ("I", "II", "III")


def who(seat: int) -> str:
    """A seat as the table that knows people's names fills it in."""
    return "{" + str(seat) + "}"


def mine(view: Seen) -> int:
    """The seat that looks; a spectator sits with the first."""
    return max(0, view.viewer)


def words_of(view: Seen, seat: int) -> dict[str, Any]:
    """The names of a seat's army; of the first army before one is shown."""
    return view.terms.lexicon[max(0, view.army[seat])]


def card_row(words: Any, card: int) -> Any:
    return words["abilities"][card] if card < ABILITIES else words["bases"][card - FIRST_BASE]


def card_name(view: Seen, seat: int, card: int) -> str:
    name = card_row(words_of(view, seat), card)["name"]
    return str(name) if card < ABILITIES else f"{name} (base)"


def base_words(view: Seen, seat: int, kind: str) -> Any:
    return words_of(view, seat)["bases"][SLOT_OF[kind]]


def ability_words(view: Seen, seat: int, slot: str) -> Any:
    return words_of(view, seat)["abilities"][SLOT_OF[slot]]


def base_at(view: Seen, seat: int, space: int) -> Any:
    """The base on a space, in words; None: there is none."""
    kind = side(view.bases, seat)[space]
    return None if kind == EMPTY else words_of(view, seat)["bases"][kind]


def base_on(view: Seen, seat: int, space: int) -> str:
    base = base_at(view, seat, space)
    return "empty space" if base is None else str(base["name"])


def special_name(view: Seen, seat: int) -> str:
    return str(words_of(view, seat)["abilities"][-1]["name"])


def troop_name(view: Seen, seat: int, kind: int) -> str:
    return str(words_of(view, seat)["bases"][kind]["troop"])


def space_name(view: Seen, seat: int, at: int, kind: int) -> str:
    """A base by name and place."""
    name = words_of(view, seat)["bases"][kind]["name"] if kind >= 0 else "space"
    return f"{name} ({short_place(at)})"


def place(at: int) -> str:
    return f"territory {ROMAN[at // 3]}, space {at % 3 + 1}"


def short_place(at: int) -> str:
    """A space on a button: `II.3`."""
    return f"{ROMAN[at // 3]}.{at % 3 + 1}"


def group_name(view: Seen, seat: int, group: int) -> str:
    return f"{special_name(view, seat)}s" if group == PALACE else f"territory {ROMAN[group]}"


def a_or_an(name: str) -> str:
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name}"
