"""Every answer there is, made once: options are lists of these, so that offering them makes nothing new."""

from __future__ import annotations

from typing import Final

from monoceros.games.tower.tables import ABILITIES, CARDS, FIRST_BASE, KINDS, PALACE, SLOT_NAMES, SPACES, TERRITORIES

Place = tuple[str, int, int]  # a word, a territory and a space, both from 1
Building = tuple[str, str, int, int]  # "build", the kind, territory, space
Card = tuple[str, str]  # "ability" or "base", and the kind

RENEW: Final = ("renew", "decline")
PILES: Final = ("ability", "base")
BURN: Final = ("burn", "keep")
GO_ON: Final = ("palace", "stay")
DONE: Final = "done"
PASS: Final = "pass"
END: Final = "end"
SPECIAL_TROOP: Final = "special"
PALACE_ITSELF: Final = "palace"

PLAY: Final = tuple([("play", SLOT_NAMES[slot]) for slot in range(ABILITIES)])
CARD: Final = tuple(
    [("base", SLOT_NAMES[c - FIRST_BASE]) if c >= FIRST_BASE else ("ability", SLOT_NAMES[c]) for c in range(CARDS)]
)
CARD_OF: Final = {pick: card for card, pick in enumerate(CARD)}
BUILD: Final = tuple(
    [
        tuple([("build", SLOT_NAMES[kind], space // 3 + 1, space % 3 + 1) for space in range(SPACES)])
        for kind in range(KINDS)
    ]
)
GROUP_NAMES: Final = ("1", "2", "3", "palace")
ATTACK: Final = tuple(
    [tuple([("attack", GROUP_NAMES[group], goal + 1) for goal in range(TERRITORIES)]) for group in range(PALACE + 1)]
)
TROOP: Final = tuple([("troop", space // 3 + 1, space % 3 + 1) for space in range(SPACES)])
BASE: Final = tuple([("base", space // 3 + 1, space % 3 + 1) for space in range(SPACES)])


def space_of(territory: int, place: int) -> int:
    """The space that a pick names: both count from 1."""
    return (territory - 1) * 3 + place - 1
