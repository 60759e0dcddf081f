"""The answers of the Dragon, as words."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Pick
from monoceros.games.vast.picks import TILE
from monoceros.games.vast.tables import WAY_NAMES
from monoceros.games.vast.tables_dragon import FREE_MOVE, KIND_IDS, KINDS, POWER_IDS, SLOTH_IDS

END: Final = "end"
NO_GEM: Final = "none"
ENOUGH: Final = "enough"
REROLL: Final = "reroll"
KEEP_ROLL: Final = "keep"
LOSE_CARDS: Final = "cards"
LOSE_HEALTH: Final = "health"
LOSE_SLEEP: Final = "sleep"

# FREE_MOVE * way + spaces - 1
GO: Final[tuple[Pick, ...]] = tuple([("go", way, steps) for way in WAY_NAMES for steps in range(1, FREE_MOVE + 1)])
THROUGH_WALL: Final[tuple[Pick, ...]] = tuple([("through", way) for way in WAY_NAMES])
USE: Final[tuple[Pick, ...]] = tuple([("power", power) for power in POWER_IDS])
WAKE: Final[tuple[Pick, ...]] = tuple([("wake", place) for place in SLOTH_IDS])
# SLOTHS * from + to
SLITHER_TO: Final[tuple[Pick, ...]] = tuple([(place, other) for place in SLOTH_IDS for other in SLOTH_IDS])
SLEEP: Final[tuple[Pick, ...]] = SLOTH_IDS
KIND: Final[tuple[Pick, ...]] = KIND_IDS
GEM: Final[tuple[Pick, ...]] = KIND_IDS
PAY_CARD: Final[tuple[Pick, ...]] = tuple([("card", kind) for kind in KIND_IDS])
PAY_GEM: Final[tuple[Pick, ...]] = tuple([("gem", kind) for kind in KIND_IDS])
THINGS: Final = KINDS + 1  # on a tile: Gems, and Treasure tokens
TREASURE_THING: Final = KINDS
# THINGS * tile + thing
SWAT_AT: Final[tuple[Pick, ...]] = tuple([(tile, thing) for tile in TILE for thing in (*KIND_IDS, "treasure")])

POWER_NUMBER: Final[dict[str, int]] = {name: power for power, name in enumerate(POWER_IDS)}
SLOTH_NUMBER: Final[dict[str, int]] = {name: place for place, name in enumerate(SLOTH_IDS)}
KIND_NUMBER: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KIND_IDS)}
THING_NUMBER: Final[dict[str, int]] = {"claw": 0, "flame": 1, "wing": 2, "treasure": 3}
