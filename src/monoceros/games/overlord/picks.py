"""The answers there can be, as words: made once, so that options are looked up and not built."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Pick
from monoceros.games.overlord.content import CARD_IDS
from monoceros.games.overlord.tables import COLUMNS, MOST_SEATS, ROW_NAMES, SLOTS, TYPE_NAMES

END: Final = "end"
DECLINE: Final = "decline"
REFRESH: Final = "refresh"
OPTION: Final = "option"
NONE: Final = "none"
KEEP: Final = "keep"
DISCARD: Final = "discard"

CARD: Final[tuple[Pick, ...]] = CARD_IDS  # a card by its id, in the order of the cards' numbers
BUY: Final[list[Pick]] = [("buy", row, slot) for row in ROW_NAMES for slot in range(1, SLOTS + 1)]
TAKE: Final[tuple[Pick, ...]] = tuple([("take", row, slot) for row in ROW_NAMES for slot in range(1, SLOTS + 1)])
COLUMN: Final[tuple[Pick, ...]] = tuple(range(1, COLUMNS + 1))
BURN: Final[tuple[Pick, ...]] = tuple([("burn", seat, k) for seat in range(MOST_SEATS) for k in range(1, COLUMNS + 1)])
TYPE: Final[tuple[Pick, ...]] = tuple([name.lower() for name in TYPE_NAMES])
SIFT: Final = ("keep", "discard")
DESTROY: Final[tuple[Pick, ...]] = tuple([("destroy", card) for card in CARD_IDS])
