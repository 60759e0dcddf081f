"""The Ghost's quick answers: Artifacts along rows toward Ghost tiles; early on the card stays face down for Focus."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Ask, Pick
from monoceros.games.vast import tables_ghost as g
from monoceros.games.vast.bots_chart import sharpen
from monoceros.games.vast.bots_omens import POWER_WORTH
from monoceros.games.vast.facts import space_distance
from monoceros.games.vast.facts_ghost import artifact_of, can_lock, may_win, object_tile, owner_of
from monoceros.games.vast.picks import STOP, TILE_NUMBER, WAY_NUMBER
from monoceros.games.vast.picks_cave import POWER_NUMBER
from monoceros.games.vast.picks_ghost import CARD_NUMBER, DROP, END, OBJECT_NUMBER, PASS, PICK_UP
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY, ENTRANCE, FIRST_TERRAIN, GHOST, ROW, STEP

QUESTIONS: Final = ("ghost", "cave_ghost", "telekinesis", "possession_card", "possess", "rouse")
HEAT: Final = 0.25
FAR: Final = 12
PATIENCE: Final = 4  # the Focus up to which a card is kept face down
DROPPING: Final = 0.1  # how likely, beside the next unlikely thing, a possessed piece drops what it carries


def weights(s: State, ask: Ask) -> list[float]:
    if ask.name == "ghost":
        goals = open_goals(s)
        return sharpen([turn_worth(s, goals, pick) for pick in ask.options], HEAT)
    return [weigh(s, ask.name, pick) for pick in ask.options]


def weigh(s: State, name: str, pick: Pick) -> float:
    if name == "possess":
        return 1.0 if (pick == PASS) == (s.ghost.focus < PATIENCE) else 0.3
    if name == "rouse":
        return 0.1 if pick == PASS else 1.0
    if name == "possession_card":
        return 2.0 if CARD_NUMBER[pick] == GHOST and s.ghost.focus >= PATIENCE else 1.0
    if name == "telekinesis":
        return 0.5 if pick == STOP else 1.0
    if pick == END:
        return 0.8
    return 0.15 if pick in TILE_NUMBER else 0.1 + POWER_WORTH[POWER_NUMBER[pick[1]]]


# -- a possession turn ---


def with_artifacts(ask: Ask, worths: list[float]) -> list[float]:
    """VF-59.10 The same weights, but she has an Artifact taken along wherever one lies, and does not drop it again."""
    most, least = max(worths), min(worths)
    weighed: list[float] = []
    for pick, worth in zip(ask.options, worths, strict=True):
        weighed.append(most if pick == PICK_UP else DROPPING * least if pick == DROP else worth)
    return weighed


# -- her turn ---


def open_goals(s: State) -> list[int]:
    """Ghost tiles on which an Artifact can be locked."""
    return [tile for tile in range(FIRST_TERRAIN) if s.at[tile] != EMPTY and can_lock(s, tile)]


def turn_worth(s: State, goals: list[int], pick: Pick) -> float:
    """About 2: an Artifact comes to a Ghost tile; 0: she could as well stop."""
    if pick == END:
        return 0.0
    if pick in TILE_NUMBER:
        return place_worth(s, goals, TILE_NUMBER[pick])
    thing = OBJECT_NUMBER[pick[1]]
    if thing < g.ARTIFACT_OBJECT and artifact_of(s, owner_of(s, thing)) == EMPTY:
        return -0.5
    if thing >= g.GEM_OBJECT:
        return -1.0
    space = s.at[object_tile(s, thing)]
    nearer = nearest(s, goals, space) - nearest(s, goals, space + STEP[WAY_NUMBER[pick[2]]])
    return 1.0 * float(nearer) + (1.0 if thing >= g.ARTIFACT_OBJECT else 0.0) - (0.0 if nearer > 0 else 1.5)


def nearest(s: State, goals: list[int], space: int) -> int:
    least = FAR
    for tile in goals:
        least = min(least, space_distance(s.at[tile], space))
    return least


def place_worth(s: State, goals: list[int], tile: int) -> float:
    """The Entrance once she may win; else in line with an Artifact that is in line with a Ghost tile."""
    if may_win(s):
        return 3.0 - 0.2 * float(space_distance(s.at[tile], s.at[ENTRANCE]))
    here = s.at[tile]
    worth = -0.4
    for artifact in range(g.ARTIFACTS):
        there = object_tile(s, g.ARTIFACT_OBJECT + artifact)
        if there == EMPTY or s.ghost.locked[artifact] or not in_line(here, s.at[there]):
            continue
        for goal in goals:
            if in_line(s.at[there], s.at[goal]) and in_line(here, s.at[goal]):
                worth = max(worth, 0.8)
        worth = max(worth, 0.1)
    return worth if s.ghost.moved == () or worth > 0.5 else worth - 0.5


def in_line(space: int, other: int) -> bool:
    return space // ROW == other // ROW or space % ROW == other % ROW
