"""The answers of the Knight, and of whoever decides for the Shadow Unicorn, as words."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Pick
from monoceros.games.vast.picks import PIECE, TILE
from monoceros.games.vast.tables import PIT, TERRAIN_FIRST, WAY_NAMES
from monoceros.games.vast.tables_knight import CUBE_PLACE_NAMES, QUEST_IDS, TREASURE_IDS

END: Final = "end"
ENCOUNTER: Final = "encounter"
POTION_KIT: Final = "potion"
FLARE: Final = "flare"
ATTACK: Final = "attack"
SMASH: Final = "smash"
TAKE: Final = "take"
FINISH: Final = "finish"
KEEP: Final = "keep"
DECLINE: Final = "decline"
GO_ON: Final = "go on"
MONSTER: Final = "monster"
PASS: Final = "pass"
SWING: Final = "swing"  # the Mighty Axe

FIGHT: Final[tuple[Pick, ...]] = tuple([("attack", piece) for piece in PIECE])
SHOOT: Final[tuple[Pick, ...]] = tuple([("shoot", piece) for piece in PIECE])
STEP_TO: Final[tuple[Pick, ...]] = tuple([("step", way) for way in WAY_NAMES])
THROUGH: Final[tuple[Pick, ...]] = tuple([("through", way) for way in WAY_NAMES])  # a wall, with the Ancient Map
JUMP: Final[tuple[Pick, ...]] = tuple([("jump", TILE[TERRAIN_FIRST[PIT] + pit]) for pit in range(3)])  # to a Pit
BLOW_UP: Final[tuple[Pick, ...]] = tuple([("bomb", way) for way in WAY_NAMES])
CUBE_TO: Final[tuple[Pick, ...]] = tuple([("cube", place) for place in CUBE_PLACE_NAMES])
CUBE_FROM: Final[tuple[Pick, ...]] = tuple([("from", place) for place in CUBE_PLACE_NAMES])
TURN_UP: Final[tuple[Pick, ...]] = tuple([("turn up", treasure) for treasure in TREASURE_IDS])
LOSE_CARD: Final[tuple[Pick, ...]] = tuple([("lose", treasure) for treasure in TREASURE_IDS])
SHOW: Final[tuple[Pick, ...]] = tuple([("quest", quest) for quest in QUEST_IDS])

PLACE_NUMBER: Final[dict[str, int]] = {name: place for place, name in enumerate(CUBE_PLACE_NAMES)}
TREASURE_NUMBER: Final[dict[str, int]] = {name: card for card, name in enumerate(TREASURE_IDS)}
QUEST_NUMBER: Final[dict[str, int]] = {name: quest for quest, name in enumerate(QUEST_IDS)}
