"""The answers of the Ghoul and the Vile Ghoul, as words."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Pick
from monoceros.games.vast.picks import PIECE, TILE
from monoceros.games.vast.tables import DIE_NAMES, PIT, PITS, SYMBOL_NAMES, TERRAIN_FIRST, WAY_NAMES
from monoceros.games.vast.tables_ghoul import FACES, TERROR_IDS

END: Final = "end"
SMASH: Final = "smash"
FLARE: Final = "flare"
COLLECT: Final = "collect"
GEM: Final = "gem"  # with a roll
GEM_SAFELY: Final = "gem safely"  # with Seize, for more
BOOST_MOVEMENT: Final = "boost movement"
BOOST_ATTACK: Final = "boost attack"
ROLL: Final = "roll"
KEEP: Final = "keep"
DRAW: Final = "draw"
REVEAL: Final = "reveal"
LEAVE_DARK: Final = "leave"
BLEED: Final = "health"  # what an attack of the Ghoul can cost
GRIT: Final = "grit"
BOARD_TREASURE: Final = "treasure"  # a token of its board

PIT_PICKS: Final = tuple([TILE[TERRAIN_FIRST[PIT] + pit] for pit in range(PITS)])
STEP_TO: Final[tuple[Pick, ...]] = tuple([("step", way) for way in WAY_NAMES])
CHARGE: Final[tuple[Pick, ...]] = tuple([("charge", way) for way in WAY_NAMES])  # a step, and an attack at once
JUMP: Final[tuple[Pick, ...]] = tuple([("jump", pit) for pit in PIT_PICKS])
POUNCE: Final[tuple[Pick, ...]] = tuple([("pounce", pit) for pit in PIT_PICKS])  # a jump, and an attack at once
STRIKE: Final[tuple[Pick, ...]] = tuple([("attack", piece) for piece in PIECE])
USE: Final[tuple[Pick, ...]] = tuple([("use", card) for card in TERROR_IDS])  # once a turn
SPEND: Final[tuple[Pick, ...]] = tuple([("spend", card) for card in TERROR_IDS])  # once a game

TERROR: Final[tuple[Pick, ...]] = TERROR_IDS
FACE: Final[tuple[Pick, ...]] = tuple(range(1, FACES + 1))
DIE: Final[tuple[Pick, ...]] = DIE_NAMES
# Two dice: 6 * (the higher - 1) + the lower - 1.
PAIR: Final[tuple[Pick, ...]] = tuple([(high, low) for high in range(1, FACES + 1) for low in range(1, FACES + 1)])
SYMBOL: Final[tuple[Pick, ...]] = SYMBOL_NAMES[:3]

TERROR_NUMBER: Final[dict[str, int]] = {name: card for card, name in enumerate(TERROR_IDS)}
PAIR_NUMBER: Final[dict[Pick, int]] = {pair: number for number, pair in enumerate(PAIR)}
DIE_NUMBER: Final[dict[str, int]] = {name: face for face, name in enumerate(DIE_NAMES)}
SYMBOL_NUMBER: Final[dict[str, int]] = {name: symbol for symbol, name in enumerate(SYMBOL_NAMES)}
