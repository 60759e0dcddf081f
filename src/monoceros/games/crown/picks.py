"""The answers there can be: made once, so that options are looked up and not built."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Pick
from monoceros.games.crown.content import ACTION_IDS, BLACK_IDS, CASTLE_IDS, GENERAL_IDS, HERO_IDS, MILITARY_IDS
from monoceros.games.crown.geometry import DIRECTION_NAMES, SPACE_NAMES
from monoceros.games.crown.tables import BRANCH_NAMES

PASS: Final = "pass"
STOP: Final = "stop"
DONE: Final = "done"
NONE: Final = "none"
SELL: Final = "sell"
BLACK_CARD: Final = "black"
REMOVE: Final = "remove"  # the rock from the board
PAY: Final = "pay"
DISCARD: Final = "discard"
USE: Final = "use"
MARKET: Final = "market"
REDEPLOY: Final = "redeploy"
CONSTRUCTION: Final = "construction"
ARMY: Final = "army"

SPACE: Final[tuple[Pick, ...]] = tuple(SPACE_NAMES)  # a space, or the holder that stands on it
STEP: Final[tuple[Pick, ...]] = tuple([("step", name) for name in SPACE_NAMES])
ATTACK: Final[tuple[Pick, ...]] = tuple([("attack", name) for name in SPACE_NAMES])
BUILD_WALL: Final[tuple[Pick, ...]] = tuple([("wall", name) for name in SPACE_NAMES])
BUILD_CASTLE: Final[tuple[Pick, ...]] = tuple([("castle", name) for name in SPACE_NAMES])
SPACE_NUMBER: Final[dict[str, int]] = {name: at for at, name in enumerate(SPACE_NAMES)}

BRANCH: Final = ("infantry", "archery", "cavalry")  # as BRANCH_NAMES
BUY_GENERAL: Final[tuple[Pick, ...]] = tuple([("general", name) for name in BRANCH_NAMES])
BUY_MILITARY: Final[tuple[Pick, ...]] = tuple([("military", name) for name in BRANCH_NAMES])
DIRECTION: Final = ("up", "down", "left", "right")  # as DIRECTION_NAMES
FAR: Final = 3  # the farthest that the Dragon Horn can send the dragon
FLY: Final[tuple[Pick, ...]] = tuple([("fly", way, far) for way in DIRECTION_NAMES for far in range(1, FAR + 1)])
FACE: Final = (1, 2, 3, 4, 5, 6)  # of the white die

HERO: Final[tuple[Pick, ...]] = HERO_IDS
GENERAL_CARD: Final[tuple[Pick, ...]] = GENERAL_IDS
CASTLE_CARD: Final[tuple[Pick, ...]] = CASTLE_IDS
MILITARY: Final[tuple[Pick, ...]] = MILITARY_IDS
ACTION: Final[tuple[Pick, ...]] = ACTION_IDS
BLACK: Final[tuple[Pick, ...]] = BLACK_IDS
HERO_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(HERO_IDS)}
GENERAL_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(GENERAL_IDS)}
CASTLE_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(CASTLE_IDS)}
MILITARY_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(MILITARY_IDS)}
ACTION_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(ACTION_IDS)}
BLACK_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(BLACK_IDS)}
SUPPLY_TRAIN: Final = ("use", "keep")
UPKEEP: Final = ("pay", "discard")
