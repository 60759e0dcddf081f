"""The Cave's quick answers: Hatred for the tempo of the Collapse, Crystal tiles at the tips, trouble for the others."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Ask, Pick
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.bots_chart import beeline, sharpen
from monoceros.games.vast.facts import space_of, tile_at, touch_number
from monoceros.games.vast.picks import EDGE_NUMBER, STOP, TILE_NUMBER
from monoceros.games.vast.picks_cave import (
    END,
    EVENT_NUMBER,
    POWER_NUMBER,
    ROLE_NUMBER,
    SHAPE,
    SINK_EVENTS,
    TILES_GO,
    TREASURE,
    TURN_TILE,
)
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    CRYSTAL,
    EMPTY,
    ENTRANCE,
    FIRST_TERRAIN,
    KNIGHT,
    NIGHTMARE,
    STEP,
    THIEF,
    WAYS,
)

QUESTIONS: Final = (
    "cave",
    "hand_tile",
    "hide_treasure",
    "pay_omen",
    "bats",
    "spread_spores",
    "hatred",
    "curse",
    "event_choice",
    "treasure_choice",
)
HEAT: Final = 0.25
# how gladly the Cave uses each power, while it can pay for it
POWER_WORTH: Final[list[float]] = [0.1, 0.1, 0.0, 1.2, 2.0, 0.1, 0.6, 0.6, 0.4]
# what an Event does to the Knight, for the Cave
EVENT_WORTH: Final[list[float]] = [3.0, 0.1, 0.3, 0.1, 0.1, 0.1, 2.0, 2.0]
# how good a Treasure is for the Knight
TREASURE_WORTH: Final[list[float]] = [0.6, 1.2, 1.0, 0.9, 1.0, 0.9, 0.7]


def weigh(s: State, name: str, pick: Pick) -> float:
    """How willingly an answer is given."""
    if name == "cave":
        return cave_weight(s, pick)
    if name == "hand_tile":
        return 0.4 if s.terms.tile_kind[s.face[TILE_NUMBER[pick]]] == CRYSTAL else 1.0
    if name == "hide_treasure":
        return 0.1 if pick == STOP else hiding_weight(s, TILE_NUMBER[pick])
    if name == "event_choice":
        return EVENT_WORTH[EVENT_NUMBER[pick]]
    if name == "treasure_choice":
        return 1.5 - TREASURE_WORTH[k.TREASURE_IDS.index(pick)]
    if name == "hatred":
        return 1.0 if (pick == TILES_GO) == (s.cave.hatred == 0) else 0.3
    if name == "curse":
        return 0.2 if pick == SINK_EVENTS else 1.0 if pick == TURN_TILE else 0.6
    if name == "spread_spores":
        return 2.0 if ROLE_NUMBER[pick] in (KNIGHT, NIGHTMARE) else 1.0
    return 0.1 if pick == STOP else 1.0


def hiding_weight(s: State, tile: int) -> float:
    """Far from the Entrance, if there is a Thief who has to bring it there."""
    if s.terms.seat_of[THIEF] == EMPTY:
        return 1.0
    far = 1.0 + float(min(8, beeline(s, tile, ENTRANCE)))
    return far * far


def cave_weight(s: State, pick: Pick) -> float:
    if pick in (SHAPE, TREASURE):
        return 5.0
    if pick == END:
        return 0.6
    return POWER_WORTH[POWER_NUMBER[pick[1]]]


# -- tiles (in the Cave's own turn) ---


def place_worths(s: State, ask: Ask) -> list[float]:
    """Where few tiles hold it: what lies at a tip falls first."""
    found: list[float] = []
    for pick in ask.options:
        space = space_of(s, EDGE_NUMBER[pick])
        touched = 0
        for way in range(WAYS):
            if tile_at(s, space + STEP[way]) != EMPTY:
                touched += 1
        found.append(-0.4 * float(touched))
    return sharpen(found, HEAT)


def remove_worths(s: State, ask: Ask) -> list[float]:
    """Crystal tiles, Dark ones too, and what holds Crystal tiles in place."""
    found: list[float] = []
    for pick in ask.options:
        tile = TILE_NUMBER[pick]
        worth = 2.0 if is_hidden_crystal(s, tile) else 0.0
        for way in range(WAYS):
            other = s.near[WAYS * tile + way]
            if EMPTY < other < FIRST_TERRAIN and is_hidden_crystal(s, other) and touch_number(s, other) <= 2:
                worth += 0.8
        found.append(worth)
    return sharpen(found, HEAT)


def is_hidden_crystal(s: State, tile: int) -> bool:
    """The Cave knows what lies on the map."""
    return tile < FIRST_TERRAIN and s.terms.tile_kind[s.face[tile]] == CRYSTAL
