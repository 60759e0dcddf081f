"""The answers of the Goblins, as words."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Pick
from monoceros.games.vast.picks import EDGE, TILE
from monoceros.games.vast.tables import (
    CAVE,
    CAVE_GHOST,
    DRAGON,
    KNIGHT,
    NIGHTMARE,
    PIECE_NAMES,
    ROLE_NAMES,
    SHADOW,
    THIEF,
    WAY_NAMES,
)
from monoceros.games.vast.tables_goblins import SECRET_IDS, SLOT_NAMES, TRIBE_NAMES, WAR_IDS

TAKE_DISCS: Final = "take"
DISCARD: Final = "discard"
REDRAW: Final = "redraw"
KEEP: Final = "keep"
END: Final = "end"
STOP: Final = "stop"
HIDE: Final = "hide"
SPECIAL: Final = "special"
CRYSTAL: Final = "crystal"
PLUNDER: Final = "plunder"
ROB_DRAGON: Final = "rob the dragon"
FLARE: Final = "flare"
WISP: Final = "wisp"
TRAP: Final = "trap"
NO_TRAP: Final = "no trap"
BEETLES: Final = "beetles"
NO_BEETLES: Final = "no beetles"
POISON: Final = "poison"
NO_POISON: Final = "no poison"
NOBODY: Final = "nobody"
RAGE: Final = "rage"
SECRET: Final = "secret"
LEADER: Final = "leader"
HIDDEN: Final = "hidden"
STAY: Final = "stay"

TRIBE: Final[tuple[Pick, ...]] = TRIBE_NAMES
REWARD: Final = ("secret", "rage")
SLOT: Final[tuple[Pick, ...]] = SLOT_NAMES
WAR: Final[tuple[Pick, ...]] = WAR_IDS
SECRETS: Final[tuple[Pick, ...]] = SECRET_IDS
HEX: Final[tuple[Pick, ...]] = ROLE_NAMES

REDRAW_WAR: Final[tuple[Pick, ...]] = tuple([("redraw", card) for card in WAR_IDS])
ACTIVATE: Final[tuple[Pick, ...]] = tuple([("activate", tribe) for tribe in TRIBE_NAMES])
PLAY: Final[tuple[Pick, ...]] = tuple([("play", card) for card in SECRET_IDS])
STEP_TO: Final[tuple[Pick, ...]] = tuple([("step", way) for way in WAY_NAMES])
WORM_TO: Final[tuple[Pick, ...]] = tuple([("worm", tile) for tile in TILE])
JUMP_TO: Final[tuple[Pick, ...]] = tuple([("jump", tile) for tile in TILE])  # from Pit to Pit
TUNNEL_TO: Final[tuple[Pick, ...]] = tuple([("tunnel", tile) for tile in TILE])
ATTACK: Final[tuple[Pick, ...]] = tuple([("attack", piece) for piece in PIECE_NAMES])
GEM: Final[tuple[Pick, ...]] = tuple([("gem", gem) for gem in ("claw", "flame", "wing")])
EXPLORE: Final[tuple[Pick, ...]] = tuple([("explore", edge) for edge in EDGE])

TRIBE_NUMBER: Final[dict[str, int]] = {name: tribe for tribe, name in enumerate(TRIBE_NAMES)}
SLOT_NUMBER: Final[dict[str, int]] = {name: slot for slot, name in enumerate(SLOT_NAMES)}
WAR_NUMBER: Final[dict[str, int]] = {name: card for card, name in enumerate(WAR_IDS)}
SECRET_NUMBER: Final[dict[str, int]] = {name: card for card, name in enumerate(SECRET_IDS)}
GEM_NUMBER: Final[dict[str, int]] = {"claw": 0, "flame": 1, "wing": 2}
HEX_ROLES: Final[list[int]] = [KNIGHT, DRAGON, NIGHTMARE, CAVE, CAVE_GHOST, THIEF, SHADOW]  # whom a Hex can hit
