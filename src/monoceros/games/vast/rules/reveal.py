"""Section 3: a Dark tile is revealed: flip, orient, fill, place tokens. What follows is the revealing role's."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast.effects import place_tokens, rotate, turn_over
from monoceros.games.vast.effects_artifacts import bring_artifact
from monoceros.games.vast.facts import impassable, kind_of, lit_from_entrance, tiles_left, would_pass
from monoceros.games.vast.picks import ROTATION, ROTATION_NUMBER
from monoceros.games.vast.rules.placing import fill_tile
from monoceros.games.vast.rules.terrain import event_terrain
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY, EVENT, GHOST, GHOST_PIECE, ROTATIONS, WALLS, WAYS


@rule
async def reveal(s: State, seat: int, piece: int, tile: int, came_from: int, onward: int, event: bool) -> None:
    """VF-3.1 The seat decides; the piece is whose doing it is.

    `came_from` is the way back to where the piece came from, `onward` the way in which it must be able to go on, EMPTY
    where there is none. `event`: an Event tile gets a token, since it is not the Knight who resolves it now.
    """
    turn_over(s, tile)
    s.focus = tile
    name: str = await choose(seat, "rotation", rotations(s, tile, came_from, onward))
    rotate(s, tile, ROTATION_NUMBER[name])
    await fill_tile(s, seat, tile)
    if s.terms.terrain and kind_of(s, tile) == EVENT:
        await event_terrain(s, seat, piece)
    place_tokens(s, tile, event)
    if s.terms.seat_of[GHOST] != EMPTY:
        for each in range(GHOST_PIECE):
            if s.stands[each] == tile:
                bring_artifact(s, each)


def rotations(s: State, tile: int, came_from: int, onward: int) -> list[Pick]:
    """VF-3.2 What the filters leave, in their order; one that would leave nothing is skipped."""
    shape = s.terms.tile_shape[s.face[tile]]
    found = list(range(ROTATIONS[shape]))
    if len(found) > 1:
        if came_from != EMPTY:
            found = entry_filter(s, tile, shape, found, came_from) or found
        if onward != EMPTY:
            found = straight_filter(s, tile, shape, found, onward) or found
        found = entrance_filter(s, tile, shape, found) or found
    return [ROTATION[rotation] for rotation in found]


def entry_filter(s: State, tile: int, shape: int, found: list[int], came_from: int) -> list[int]:
    """VF-3.3 The border to the space it came from is passable."""
    return [rotation for rotation in found if would_pass(s, tile, came_from, WALLS[WAYS * shape + rotation])]


def straight_filter(s: State, tile: int, shape: int, found: list[int], onward: int) -> list[int]:
    """VF-3.4 It can be left straight ahead."""
    return [rotation for rotation in found if can_go_on(s, tile, onward, WALLS[WAYS * shape + rotation])]


def can_go_on(s: State, tile: int, onward: int, walls: int) -> bool:
    """VF-3.6 Onto a tile, or an open space that will be filled before the piece moves on."""
    other = s.near[WAYS * tile + onward]
    if other == EMPTY:
        return not walls >> onward & 1 and not s.collapsing and tiles_left(s) > 0
    return would_pass(s, tile, onward, walls) and not impassable(other)


def entrance_filter(s: State, tile: int, shape: int, found: list[int]) -> list[int]:
    """VF-3.5 A chain of passable borders through Lit tiles leads to the Entrance."""
    reached = lit_from_entrance(s, tile)
    kept: list[int] = []
    for rotation in found:
        walls = WALLS[WAYS * shape + rotation]
        for way in range(WAYS):
            other = s.near[WAYS * tile + way]
            if other != EMPTY and reached[other] and would_pass(s, tile, way, walls):
                kept.append(rotation)
                break
    return kept
