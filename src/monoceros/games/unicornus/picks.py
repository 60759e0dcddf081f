"""The answers there can be, as words: made once, so that options are looked up and not built."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Pick
from monoceros.games.unicornus.geometry import MOST_SPACES, name_space
from monoceros.games.unicornus.tables import (
    EVENT_IDS,
    FOE_IDS,
    KNIGHT_IDS,
    MOST_SENT,
    POWER_IDS,
    PRINCESS_IDS,
    SUPPORT_IDS,
)

RECRUIT: Final = "recruit"
COLLECT: Final = "collect"
SEND: Final = "send"
DESTINY: Final = "destiny"
END: Final = "end"
PASS: Final = "pass"
STAY: Final = "stay"
ROLL: Final = "roll"
GO_ON: Final = "continue"
STOP: Final = "stop"
LOSSES: Final = "losses"
LOSSES_AND_MISSES: Final = "losses_and_misses"

SPACE: Final[tuple[Pick, ...]] = tuple([name_space(space) for space in range(MOST_SPACES)])  # "12.SE"
KNIGHT: Final[tuple[Pick, ...]] = KNIGHT_IDS
FOE: Final[tuple[Pick, ...]] = FOE_IDS
CARD: Final[tuple[Pick, ...]] = SUPPORT_IDS
EVENT: Final[tuple[Pick, ...]] = EVENT_IDS
VERSION: Final[tuple[Pick, ...]] = PRINCESS_IDS
MOVE: Final[tuple[Pick, ...]] = tuple([("move", name) for name in SPACE])
PLAY: Final[tuple[Pick, ...]] = tuple([("play", card) for card in SUPPORT_IDS])
POWER: Final[tuple[Pick, ...]] = tuple([("power", power) for power in POWER_IDS])
HIRE: Final[tuple[Pick, ...]] = tuple([("hire", foe) for foe in FOE_IDS])
NUMBER: Final[tuple[Pick, ...]] = tuple(range(MOST_SENT + 1))  # how many
DIE: Final = ("hit", "miss", "loss")

SPACE_NUMBER: Final[dict[str, int]] = {SPACE[space]: space for space in range(MOST_SPACES)}
KNIGHT_NUMBER: Final[dict[str, int]] = {id: number for number, id in enumerate(KNIGHT_IDS)}
FOE_NUMBER: Final[dict[str, int]] = {id: number for number, id in enumerate(FOE_IDS)}
CARD_NUMBER: Final[dict[str, int]] = {id: number for number, id in enumerate(SUPPORT_IDS)}
POWER_NUMBER: Final[dict[str, int]] = {id: number for number, id in enumerate(POWER_IDS)}
EVENT_NUMBER: Final[dict[str, int]] = {id: number for number, id in enumerate(EVENT_IDS)}
VERSION_NUMBER: Final[dict[str, int]] = {id: number for number, id in enumerate(PRINCESS_IDS)}
