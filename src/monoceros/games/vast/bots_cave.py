"""Tiles: how one is turned, where new ones go, which ones fall (sections 3, 8 to 10 and 65)."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Ask
from monoceros.games.vast.bots_chart import Chart, beeline
from monoceros.games.vast.facts import is_crystal, space_distance, space_of, touch_number
from monoceros.games.vast.picks import EDGE_NUMBER, ROTATION_NUMBER, TILE_NUMBER
from monoceros.games.vast.state import DARK, State
from monoceros.games.vast.tables import (
    CUBE,
    EMPTY,
    FIRST_TERRAIN,
    KNIGHT_PIECE,
    NIGHTMARE,
    STEP,
    UNICORN_PIECE,
    WALLS,
    WAYS,
)

FILL: Final = 0.35  # what a tile of the stack is worth: time
OPEN: Final = 0.3  # a border that can be crossed
AHEAD: Final = 0.3  # the one that a Unicorn looks at


def own_piece(s: State, seat: int) -> int:
    return UNICORN_PIECE if s.terms.role_of[seat] == NIGHTMARE else KNIGHT_PIECE


def rotation_worths(s: State, ask: Ask) -> list[float]:
    """Ways to go on, but not more of the stack than needed."""
    tile = s.focus
    shape = s.terms.tile_shape[s.face[tile]]
    hunting = s.terms.role_of[ask.seat] != NIGHTMARE
    found: list[float] = []
    for pick in ask.options:
        walls = WALLS[WAYS * shape + ROTATION_NUMBER[pick]]
        worth = 0.0
        for way in range(WAYS):
            if walls >> way & 1:
                continue
            other = s.near[WAYS * tile + way]
            if other == EMPTY:
                worth -= 0.0 if s.collapsing else FILL
            elif not s.walls[other] >> (way ^ 2) & 1:
                worth += OPEN
                if way == s.unicorn.facing and not hunting:
                    worth += AHEAD
        found.append(worth)
    return found


def place_worths(s: State, ask: Ask) -> list[float]:
    """VF-10.1 Near the own piece, and around Crystal tiles, which fall last among many neighbours."""
    here = s.stands[own_piece(s, ask.seat)]
    chart = Chart(s)
    found: list[float] = []
    for pick in ask.options:
        edge = EDGE_NUMBER[pick]
        space = space_of(s, edge)
        worth = 0.0
        for way in range(WAYS):
            other = chart.tile_on(space + STEP[way])
            if other != EMPTY:
                worth += 0.15
                if is_crystal(s, other):
                    worth += 0.4
        if here != EMPTY:
            worth -= 0.12 * float(min(8, space_distance(space, s.at[here])))
        found.append(worth)
    return found


def remove_worths(s: State, ask: Ask) -> list[float]:
    """VF-8.7 What nobody needs, far away, and nothing that keeps a Crystal tile in place."""
    here = s.stands[own_piece(s, ask.seat)]
    found: list[float] = []
    for pick in ask.options:
        tile = TILE_NUMBER[pick]
        worth = 0.1 * float(min(6, beeline(s, tile, here)))
        if tile == here:
            worth -= 0.5
        worth -= 1.0 * float(s.treasures[tile])
        if is_crystal(s, tile) and not s.tokens[tile] & CUBE:
            worth -= 0.6
        for way in range(WAYS):
            other = s.near[WAYS * tile + way]
            if EMPTY < other < FIRST_TERRAIN and is_crystal(s, other) and touch_number(s, other) <= 3:
                worth -= 0.5
        if s.lit[tile] == DARK:
            worth -= 0.1
        found.append(worth)
    return found


def plunder_worths(s: State, ask: Ask) -> list[float]:
    """VF-10.10 The Treasure lies where he can fetch it on his next turn, and the Knight cannot."""
    knight = s.stands[KNIGHT_PIECE]
    here = s.stands[UNICORN_PIECE]
    found: list[float] = []
    for pick in ask.options:
        tile = TILE_NUMBER[pick]
        far = beeline(s, tile, here)
        worth = 0.0 if far <= 2 else -0.25 * float(min(8, far - 2))
        worth += 0.15 * float(min(4, beeline(s, tile, knight)))
        found.append(worth)
    return found
