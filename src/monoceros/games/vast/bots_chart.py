"""The cave as a bot looks at it: which tile lies where, where lines end, how far it is on foot."""

from __future__ import annotations

import math
from typing import Final

from monoceros.games.vast.facts import can_step, impassable, space_distance
from monoceros.games.vast.state import DARK, State
from monoceros.games.vast.tables import EMPTY, KNIGHT_PIECE, TILES, WAYS

UNSEEN: Final = 99
LONGEST_MOVE: Final = 3  # of a Unicorn card
LINES: Final = LONGEST_MOVE + 1
NOT_WALKED: Final = -2


class Chart:
    """What a question needs to know of the map more than once."""

    __slots__ = ("ends", "spaces")

    def __init__(self, s: State) -> None:
        self.spaces: dict[int, int] = {}  # the tile on a space
        for tile in range(TILES):
            if s.at[tile] != EMPTY:
                self.spaces[s.at[tile]] = tile
        self.ends: list[int] = [NOT_WALKED] * (TILES * WAYS * LINES)

    def tile_on(self, space: int) -> int:
        return self.spaces.get(space, EMPTY)

    def end(self, s: State, tile: int, way: int, steps: int) -> int:
        """Where a Unicorn comes to who walks so far: walls stop him, and so does whom he attacks.

        What he reveals on the way is taken to let him through: it has to, if it can (VF-3.4).
        """
        place = LINES * (WAYS * tile + way) + steps
        if self.ends[place] == NOT_WALKED:
            self.ends[place] = walk(s, tile, way, steps)
        return self.ends[place]


def walk(s: State, tile: int, way: int, steps: int) -> int:
    prey = s.stands[KNIGHT_PIECE]
    for _ in range(steps):
        if not can_step(s, tile, way):
            break
        tile = s.near[WAYS * tile + way]
        if tile == prey:
            break
    return tile


def passes(s: State, tile: int, way: int, steps: int, goal: int) -> bool:
    """Does a walk of so many steps enter this tile?"""
    for _ in range(steps):
        if not can_step(s, tile, way):
            return False
        tile = s.near[WAYS * tile + way]
        if tile == goal:
            return True
    return False


# -- on foot ---


class Walks:
    """How many steps every tile is away, and which first steps begin a shortest way there, as bits of ways."""

    __slots__ = ("far", "ways")

    def __init__(self) -> None:
        self.far: list[int] = [UNSEEN] * TILES
        self.ways: list[int] = [0] * TILES


WAY_BIT: Final[list[int]] = [1, 2, 4, 8]


def walks_from(s: State, start: int, closed: list[int]) -> Walks:
    """Over Lit tiles and Terrain; a Dark tile can be entered, but what lies behind it is not known.

    Tiles marked in `closed` can be entered and end the walk too.
    """
    found = Walks()
    found.far[start] = 0
    spread(s, found, [start], 0, closed)
    return found


def spread(s: State, found: Walks, ring: list[int], steps: int, closed: list[int]) -> None:
    """Go on from tiles that are so many steps away."""
    far, ways, near = found.far, found.ways, s.near
    while ring:
        steps += 1
        after: list[int] = []
        for tile in ring:
            for way in range(WAYS):
                other = near[WAYS * tile + way]
                if other == EMPTY or far[other] < steps or not can_step(s, tile, way):
                    continue
                if far[other] == UNSEEN:
                    far[other] = steps
                    if s.lit[other] != DARK and not closed[other]:
                        after.append(other)
                ways[other] |= WAY_BIT[way] if steps == 1 else ways[tile]
        ring = after


def walks_through(s: State, open_walks: Walks, start: int, closed: list[int]) -> Walks:
    """The same with one wall passed on the way (VF-30.4), from every tile that can be walked to without."""
    found = Walks()
    by_far: list[list[int]] = []
    for tile in range(TILES):
        steps = open_walks.far[tile]
        if steps < UNSEEN and s.lit[tile] != DARK and not closed[tile]:
            while len(by_far) <= steps:
                by_far.append([])
            by_far[steps].append(tile)
    for steps in range(len(by_far)):
        ring: list[int] = []
        for tile in by_far[steps]:
            for way in range(WAYS):
                other = s.near[WAYS * tile + way]
                if other == EMPTY or can_step(s, tile, way) or impassable(other) or found.far[other] <= steps + 1:
                    continue
                found.far[other] = steps + 1
                found.ways[other] = WAY_BIT[way] if tile == start else open_walks.ways[tile]
                if s.lit[other] != DARK and not closed[other]:
                    ring.append(other)
        spread(s, found, ring, steps + 1, closed)
    return found


def beeline(s: State, tile: int, other: int) -> int:
    """Orthogonal distance, UNSEEN if one of them is nowhere."""
    if tile == EMPTY or other == EMPTY:
        return UNSEEN
    return space_distance(s.at[tile], s.at[other])


# -- weights ---


def sharpen(worths: list[float], heat: float) -> list[float]:
    """Worths to weights: `heat` more is taken about three times as often."""
    best = worths[0]
    for worth in worths:
        if worth > best:
            best = worth
    return [math.exp(max(-15.0, (worth - best) / heat)) for worth in worths]
