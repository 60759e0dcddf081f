"""The answers of the Cave and the Cave Ghost, as words."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Pick
from monoceros.games.vast.tables import ROLE_NAMES
from monoceros.games.vast.tables_cave import OMEN_NAMES, POWER_NAMES

SHAPE: Final = "shape"
TREASURE: Final = "treasure"
END: Final = "end"
STOP: Final = "stop"
TILES_GO: Final = "tile"  # Hatred does what it says
TOKEN_GOES: Final = "token"  # or takes a Hatred token away (VF-63.3)
TURN_TILE: Final = "turn"  # what Crystal Curse can do (VF-54.6)
ADD_EVENT: Final = "event"
SINK_EVENTS: Final = "sink"

POWER: Final[tuple[Pick, ...]] = tuple([("omen", name) for name in POWER_NAMES])
OMEN: Final[tuple[Pick, ...]] = OMEN_NAMES
ROLE: Final[tuple[Pick, ...]] = ROLE_NAMES
EVENT_PICK: Final[tuple[Pick, ...]] = ("ambush", "light", "vantage", "air", "water", "bread", "rats", "deep")

POWER_NUMBER: Final[dict[str, int]] = {name: power for power, name in enumerate(POWER_NAMES)}
OMEN_NUMBER: Final[dict[str, int]] = {name: omen for omen, name in enumerate(OMEN_NAMES)}
ROLE_NUMBER: Final[dict[str, int]] = {name: role for role, name in enumerate(ROLE_NAMES)}
EVENT_NUMBER: Final[dict[str, int]] = {name: event for event, name in enumerate(EVENT_PICK)}
