"""What things are called: cards and players by a view, and the ids of what lies on the table (see scene.py)."""

from __future__ import annotations

from typing import Any

from monoceros.engine.core import Pick
from monoceros.games.overlord.state import Seen
from monoceros.games.overlord.tables import COLUMNS, ROW_OF, SLOTS


def card_of(view: Seen, card: int) -> Any:
    return view.terms.lexicon["cards"][card]


def number_of(view: Seen, card_id: str) -> int:
    return int(view.terms.lexicon["numbers"][card_id])


def name_of_card(view: Seen, card: int) -> str:
    return str(card_of(view, card)["name"])


def name_of(view: Seen, card_id: str) -> str:
    return str(card_of(view, number_of(view, card_id))["name"])


def words_of(card: Any) -> str:
    """What a card is and does. A Unit's Power and types stand before its effect, as on its face."""
    face = f"Power {card['power']}, {', '.join(card['bears'])}." if card["kind"] == "unit" else ""
    return f"{face} {card['text']}".strip()


def mine(view: Seen) -> int:
    """The seat of whoever looks; the first one's for a spectator."""
    return max(0, view.viewer)


def who(seat: int) -> str:
    """A seat as the table that knows people's names fills it in."""
    return "{" + str(seat) + "}"


def slot_of(pick: Pick) -> int:
    """The index in the Marketplace of ("buy", row, slot)."""
    slot: int = pick[2]
    return ROW_OF[pick[1]] * SLOTS + slot - 1


def in_market(view: Seen, pick: Pick) -> Any:
    return card_of(view, view.market[slot_of(pick)])


def territory_in(view: Seen, seat: int, column: int) -> Any:
    """The Territory of a column, from 1."""
    return card_of(view, view.province[seat * COLUMNS + column - 1])


# -- ids of things on the table (see scene.py) ---


def market_id(pick: Pick) -> str:
    return f"market/{pick[1]}/{pick[2]}"


def hand_id(seat: int, card_id: str) -> str:
    return f"hand/{seat}/{card_id}"


def province_id(seat: int, column: int) -> str:
    """Columns from 1."""
    return f"province/{seat}/{column}"


def field_id(seat: int, column: int) -> str:
    return f"field/{seat}/{column}"


def discard_id(seat: int) -> str:
    return f"discard/{seat}"


def seat_id(seat: int) -> str:
    return f"field/{seat}"
