"""Every answer there is, made once: options are lists of these, so that offering them makes nothing new."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Pick
from monoceros.games.tower.tables import ABILITIES, KIND_NAMES, PALACE, SLOT_NAMES, SPACES, TERRITORIES

RENEW: Final = ("renew", "decline")
PILES: Final = ("ability", "base")
BURN: Final = ("burn", "keep")
GO_ON: Final = ("palace", "stay")
DONE: Final = "done"
PASS: Final = "pass"
END: Final = "end"
SPECIAL_TROOP: Final = "special"
PALACE_ITSELF: Final = "palace"

# Typed as picks, not as the tuples they are: a compiler would take them apart and put them together again at each use.
PLAY: Final[tuple[Pick, ...]] = tuple([("play", SLOT_NAMES[slot]) for slot in range(ABILITIES)])
CARD: Final[tuple[Pick, ...]] = tuple(
    [("ability", slot) for slot in SLOT_NAMES] + [("base", kind) for kind in KIND_NAMES]
)
CARD_OF: Final[dict[Pick, int]] = {pick: card for card, pick in enumerate(CARD)}
BUILD: Final[tuple[tuple[Pick, ...], ...]] = tuple(
    [tuple([("build", kind, space // 3 + 1, space % 3 + 1) for space in range(SPACES)]) for kind in KIND_NAMES]
)
GROUP_NAMES: Final = ("1", "2", "3", "palace")
GROUP_OF: Final = {name: group for group, name in enumerate(GROUP_NAMES)}
ATTACK: Final[tuple[tuple[Pick, ...], ...]] = tuple(
    [tuple([("attack", GROUP_NAMES[group], goal + 1) for goal in range(TERRITORIES)]) for group in range(PALACE + 1)]
)
TROOP: Final[tuple[Pick, ...]] = tuple([("troop", space // 3 + 1, space % 3 + 1) for space in range(SPACES)])
BASE: Final[tuple[Pick, ...]] = tuple([("base", space // 3 + 1, space % 3 + 1) for space in range(SPACES)])


def space_of(pick: Pick) -> int:
    """The space that a pick names: its last two words are a territory and a place, both from 1."""
    territory: int = pick[-2]
    place: int = pick[-1]
    return territory * 3 + place - 4
