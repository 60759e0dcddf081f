"""The answers of the Thief, as words."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Pick
from monoceros.games.vast.picks import TILE
from monoceros.games.vast.tables import PIECE_NAMES, PIT, TERRAIN_FIRST, WAY_NAMES
from monoceros.games.vast.tables_dragon import KIND_IDS
from monoceros.games.vast.tables_knight import TREASURE_IDS
from monoceros.games.vast.tables_thief import MOST_STAT, TIERS, UPGRADE_IDS

END: Final = "end"
LOOK: Final = "look"
LOOT_TREASURE: Final = "loot"
FLARE: Final = "flare"
REVEAL: Final = "reveal"
LEAVE_DARK: Final = "leave"
AGAIN: Final = "again"
ACCEPT: Final = "accept"
STAY_PUT: Final = "stay"
FACE_DOWN_CARD: Final = "face down"

# three values, for Movement, Stealth and Thievery
VALUES: Final = range(1, MOST_STAT + 1)
STATS_PICK: Final[tuple[Pick, ...]] = tuple([(m, s, t) for m in VALUES for s in VALUES for t in VALUES])
SNEAK: Final[tuple[Pick, ...]] = tuple([("step", way) for way in WAY_NAMES])
CLIMB_TO: Final[tuple[Pick, ...]] = tuple([("climb", way) for way in WAY_NAMES])
JUMP_TO: Final[tuple[Pick, ...]] = tuple([("jump", TILE[TERRAIN_FIRST[PIT] + pit]) for pit in range(3)])
LOOT_GEM: Final[tuple[Pick, ...]] = tuple([("gem", kind, cubes) for kind in KIND_IDS for cubes in (1, 2)])
# TIERS * piece + cubes - 1
ROB: Final[tuple[Pick, ...]] = tuple(
    [("pickpocket", piece, cubes) for piece in PIECE_NAMES for cubes in range(1, TIERS + 1)]
)
STAB: Final[tuple[Pick, ...]] = tuple(
    [("backstab", piece, cubes) for piece in PIECE_NAMES for cubes in range(1, TIERS + 1)]
)
UNLOCK: Final[tuple[Pick, ...]] = tuple([("unlock", tier) for tier in range(1, TIERS + 1)])
HIDE: Final[tuple[Pick, ...]] = tuple([("hide", cubes) for cubes in range(1, MOST_STAT + 1)])
ROB_KNIGHT: Final[tuple[Pick, ...]] = (*TREASURE_IDS, FACE_DOWN_CARD)
BOON: Final[tuple[Pick, ...]] = UPGRADE_IDS

BOON_NUMBER: Final[dict[str, int]] = {name: upgrade for upgrade, name in enumerate(UPGRADE_IDS)}
GEM_NUMBER: Final[dict[str, int]] = {name: gem for gem, name in enumerate(KIND_IDS)}
