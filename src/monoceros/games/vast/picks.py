"""The answers there can be, as words: made once, so that options are looked up and not built."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Pick
from monoceros.games.vast.tables import PIECE_NAMES, STAT_NAMES, TERRAIN_NAMES, TILES, UNICORN_IDS, WAY_NAMES

STOP: Final = "stop"
READING: Final = "reading"  # to be asked, when the actions are over, how cards are read (VF-24.3)
MARK: Final = "mark"
COLLECT: Final = "collect"
LEAVE: Final = "leave"  # neither mark nor collect
BY_SEAT: Final = "from the seat"  # readings of the cards (VF-24.1)
BY_FACING: Final = "along the facing"
GO: Final = "go"
STAY: Final = "stay"

TILE: Final[tuple[Pick, ...]] = tuple([f"t{tile}" for tile in range(TILES)])
# An open space is named by a tile and the way from it: 4 * tile + way, of all such the first (see facts.open_spaces).
EDGE: Final[tuple[Pick, ...]] = tuple([f"t{tile}.{way}" for tile in range(TILES) for way in WAY_NAMES])
WAY: Final[tuple[Pick, ...]] = WAY_NAMES
ROTATION: Final[tuple[Pick, ...]] = tuple([f"r{turn}" for turn in range(4)])
PIECE: Final[tuple[Pick, ...]] = PIECE_NAMES
UPGRADE: Final[tuple[Pick, ...]] = STAT_NAMES
TERRAIN: Final[tuple[Pick, ...]] = TERRAIN_NAMES
# How Terrain lies on a space: which of its parts is there, and its rotation.
LAY: Final[tuple[Pick, ...]] = tuple([f"part {part} r{turn}" for part in range(4) for turn in range(4)])
NUMBER: Final[tuple[Pick, ...]] = tuple(range(10))  # how many

CARD: Final[tuple[Pick, ...]] = UNICORN_IDS
MOVE: Final[tuple[Pick, ...]] = tuple([("move", card) for card in UNICORN_IDS])
TURN: Final[tuple[Pick, ...]] = tuple([("turn", card, degrees) for card in UNICORN_IDS for degrees in (90, 180)])
# 24 * the card whose grid is used + the other
TELEPORT: Final[tuple[Pick, ...]] = tuple([("teleport", card, other) for card in UNICORN_IDS for other in UNICORN_IDS])
BLAST_CARD: Final[tuple[Pick, ...]] = tuple([("blast", card) for card in UNICORN_IDS])

TILE_NUMBER: Final[dict[str, int]] = {TILE[tile]: tile for tile in range(TILES)}
EDGE_NUMBER: Final[dict[str, int]] = {EDGE[edge]: edge for edge in range(len(EDGE))}
WAY_NUMBER: Final[dict[str, int]] = {name: way for way, name in enumerate(WAY_NAMES)}
ROTATION_NUMBER: Final[dict[str, int]] = {"r0": 0, "r1": 1, "r2": 2, "r3": 3}
PIECE_NUMBER: Final[dict[str, int]] = {name: piece for piece, name in enumerate(PIECE_NAMES)}
UPGRADE_NUMBER: Final[dict[str, int]] = {name: stat for stat, name in enumerate(STAT_NAMES)}
TERRAIN_NUMBER: Final[dict[str, int]] = {name: terrain for terrain, name in enumerate(TERRAIN_NAMES)}
LAY_NUMBER: Final[dict[str, int]] = {LAY[lay]: lay for lay in range(len(LAY))}
CARD_NUMBER: Final[dict[str, int]] = {id: number for number, id in enumerate(UNICORN_IDS)}
