"""The Ghost's quick answers: Artifacts along rows toward Ghost tiles; early on the card stays face down for Focus."""

from __future__ import annotations

import math
from typing import Final

from monoceros.engine.core import Ask, Pick
from monoceros.games.vast import tables_ghost as g
from monoceros.games.vast.bots_chart import sharpen
from monoceros.games.vast.bots_omens import POWER_WORTH
from monoceros.games.vast.facts import impassable, passable, space_distance, way_to
from monoceros.games.vast.facts_ghost import (
    artifact_of,
    can_lock,
    ghost_influence,
    may_pass_wall,
    may_win,
    object_tile,
    owner_of,
    spaces_left,
)
from monoceros.games.vast.facts_push import is_free, may_push_token
from monoceros.games.vast.picks import STOP, TILE_NUMBER, WAY_NUMBER
from monoceros.games.vast.picks_cave import POWER_NUMBER
from monoceros.games.vast.picks_ghost import CARD_NUMBER, DROP, END, OBJECT_NUMBER, PASS, PICK_UP
from monoceros.games.vast.state import DARK, State
from monoceros.games.vast.tables import EMPTY, ENTRANCE, FIRST_TERRAIN, GHOST, GHOST_PIECE, TILES, WAYS

QUESTIONS: Final = ("ghost", "cave_ghost", "telekinesis", "possession_card", "possess", "rouse")
HEAT: Final = 0.25
FAR: Final = 12
BESIDE_GHOST_TILE: Final = 3  # spaces that are still to go from a Dark Ghost tile, as it were
IN_THE_DARK: Final = 5  # and from any other Dark tile
OUT_AND_IN: Final = 2  # spaces
WALL: Final = 3  # spaces that a wall counts for, once she can move Artifacts through it (VF-59.6d)
LOCKED: Final = 3.0  # what locking is worth beside the spaces
NOW: Final = 0.5  # a gain in hand is better than the promise of one
PATIENCE: Final = 4  # the Focus up to which a card is kept face down
DROPPING: Final = 0.1  # how likely, beside the next unlikely thing, a possessed piece drops what it carries


def weights(s: State, ask: Ask) -> list[float]:
    if ask.name == "ghost":
        errand = Errand(s)
        return sharpen([turn_worth(s, errand, pick) for pick in ask.options], HEAT)
    return [weigh(s, ask.name, pick) for pick in ask.options]


def weigh(s: State, name: str, pick: Pick) -> float:
    if name == "possess":
        patience = g.MOST_FOCUS if s.terms.ghost.strangers else PATIENCE  # VF-59.8 strangers' cards serve only once
        return 1.0 if (pick == PASS) == (s.ghost.focus < patience) else 0.3
    if name == "rouse":
        return 0.1 if pick == PASS else 1.0
    if name == "possession_card":
        return card_weight(s, CARD_NUMBER[pick])
    if name == "telekinesis":
        return 0.5 if pick == STOP else 1.0
    if pick == END:
        return 0.8
    return 0.15 if pick in TILE_NUMBER else 0.1 + POWER_WORTH[POWER_NUMBER[pick[1]]]


def card_weight(s: State, card: int) -> float:
    """Alone the cave grows by the card's value (T22): one that is worth little gives her more turns."""
    if s.terms.alone:
        value = ghost_influence(s) + 1 if card == GHOST else s.terms.ghost.card_value[card]
        return math.exp(-1.2 * float(value))
    return 2.0 if card == GHOST and s.ghost.focus >= PATIENCE else 1.0


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


def is_dark_ghost_tile(s: State, tile: int) -> bool:
    """Everybody sees that on its back."""
    return s.at[tile] != EMPTY and s.lit[tile] == DARK and s.terms.tile_ghost[s.face[tile]] == 1


def dark_ghost_tiles(s: State) -> int:
    """On the map."""
    return len([1 for tile in range(FIRST_TERRAIN) if is_dark_ghost_tile(s, tile)])


def cards_left(s: State) -> int:
    """Possession cards that she has."""
    return len(s.ghost.cards) + (0 if s.ghost.chosen == g.NO_CARD else 1)


def journeys(s: State) -> list[int]:
    """How many spaces an Artifact has to be moved from each tile to be locked, or to light up what may be a Ghost tile.

    Alone a Flare is rolled around each Artifact on a Dark tile (VF-61.22a): there they wait for Ghost tiles to be lit.
    """
    left = [FAR] * TILES
    ring = open_goals(s)
    for tile in ring:
        left[tile] = 0
    for tile in range(FIRST_TERRAIN):
        if is_dark_ghost_tile(s, tile):
            left[tile] = BESIDE_GHOST_TILE
            ring.append(tile)
        elif s.terms.alone and s.at[tile] != EMPTY and s.lit[tile] == DARK:
            left[tile] = IN_THE_DARK
            ring.append(tile)
    price = WALL if ghost_influence(s) >= g.WALL_INFLUENCE else FAR
    for tile in ring:  # it grows while it is walked
        for way in range(WAYS):
            other = s.near[WAYS * tile + way]
            if other == EMPTY or impassable(other):
                continue
            spaces = left[tile] + (1 if passable(s, tile, way) else price)
            if spaces < left[other]:
                left[other] = spaces
                ring.append(other)
    return left


def journeys_left(s: State) -> list[int]:
    """Spaces that each Artifact has to be moved yet, the shortest journeys first."""
    left = journeys(s)
    found: list[int] = []
    for artifact in range(g.ARTIFACTS):
        if not s.ghost.locked[artifact]:
            tile = object_tile(s, g.ARTIFACT_OBJECT + artifact)
            found.append(FAR if tile == EMPTY else left[tile] or OUT_AND_IN)
    return sorted(found)


class Errand:
    """What Telekinesis could do in the rest of her turn: for each loose Artifact and way, how much nearer it comes."""

    def __init__(self, s: State) -> None:
        self.left: list[int] = journeys(s)
        self.artifacts: list[int] = []
        self.gains: list[float] = []  # by way, for each of them
        for artifact in range(g.ARTIFACTS):
            thing = g.ARTIFACT_OBJECT + artifact
            if s.ghost.locked[artifact] or object_tile(s, thing) == EMPTY:
                continue
            self.artifacts.append(artifact)
            for way in range(WAYS):
                self.gains.append(self.gain(s, thing, way))

    def gain(self, s: State, thing: int, way: int) -> float:
        """The best that can be done with an object on a straight line."""
        tile = object_tile(s, thing)
        start, best = self.way_left(tile), 0
        spaces = spaces_left(s, thing)
        if spaces and may_pass_wall(s, thing, way):
            return float(start - self.left[s.near[WAYS * tile + way]])
        for _ in range(spaces):
            if not may_push_token(s, tile, way):
                break
            tile = s.near[WAYS * tile + way]
            if can_lock(s, tile):
                return float(start) + LOCKED
            if is_free(s, tile):
                best = max(best, start - self.left[tile])
        return float(best)

    def way_left(self, tile: int) -> int:
        """An Artifact that lay on a Ghost tile when it was lit has to leave it first (VF-59.9a)."""
        return self.left[tile] or OUT_AND_IN

    def by_shift(self, artifact: int, way: int) -> float:
        return self.gains[WAYS * self.artifacts.index(artifact) + way]

    def promise(self, s: State, tile: int) -> float:
        """The best gain that she has from a tile."""
        best = 0.0
        for i, artifact in enumerate(self.artifacts):
            there = object_tile(s, g.ARTIFACT_OBJECT + artifact)
            way = way_to(s, there, tile)
            if way != EMPTY:
                best = max(best, self.gains[WAYS * i + way], self.gains[WAYS * i + (way ^ 2)])
        return best


def turn_worth(s: State, errand: Errand, pick: Pick) -> float:
    """How many spaces nearer an Artifact comes, and more where it is locked; 0: she could as well stop."""
    if pick == END:
        return 0.0
    if pick in TILE_NUMBER:
        return place_worth(s, errand, TILE_NUMBER[pick])
    thing, way = OBJECT_NUMBER[pick[1]], WAY_NUMBER[pick[2]]
    if g.ARTIFACT_OBJECT <= thing < g.GEM_OBJECT:
        gain = errand.by_shift(thing - g.ARTIFACT_OBJECT, way)
        return gain + NOW if gain > 0.0 else -1.5
    if thing >= g.GEM_OBJECT or artifact_of(s, owner_of(s, thing)) == EMPTY:
        return -1.0
    tile = object_tile(s, thing)
    other = s.near[WAYS * tile + way]
    if can_lock(s, other):
        return LOCKED + NOW
    return float(errand.left[tile] - errand.left[other])


def place_worth(s: State, errand: Errand, tile: int) -> float:
    """The Entrance once she may win; else wherever she has the best line."""
    if may_win(s):
        return 3.0 - 0.2 * float(space_distance(s.at[tile], s.at[ENTRANCE]))
    here = s.at[s.stands[GHOST_PIECE]]
    return errand.promise(s, tile) - 0.05 * float(space_distance(s.at[tile], here)) - 0.1
