"""Sections 8 and 9: tiles are removed, by the Collapse and by effects; a map that falls apart is joined again."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast.effects import cave_falls, lose_all
from monoceros.games.vast.effects_knight import monster_leaves
from monoceros.games.vast.effects_removal import remove_cave_tile, remove_terrain, turn_over
from monoceros.games.vast.facts import base_of, is_crystal, squares_of, terrain_touch_number, touch_number
from monoceros.games.vast.facts_cave import knows_face
from monoceros.games.vast.facts_ghost import is_locked_tile
from monoceros.games.vast.picks import TILE, TILE_NUMBER
from monoceros.games.vast.rules import meetings
from monoceros.games.vast.rules.placing import fill_edges
from monoceros.games.vast.rules.reconnect import reconnect
from monoceros.games.vast.state import DARK, State
from monoceros.games.vast.tables import (
    EMPTY,
    ENTRANCE,
    FIRST_TERRAIN,
    GHOST,
    OGRE_TOKEN,
    TERRAIN_FIRST,
    TERRAINS,
    TROLL_TOKEN,
    WAYS,
)

MOST_TOUCHED: Final = 16  # where no Cave tile can go, Terrain may, whatever it touches

# -- the Collapse ---


@rule
async def collapse_tiles(s: State, seat: int, number: int, spared: tuple[int, ...]) -> None:
    """VF-8.5 to VF-8.13, VF-10.3 Tiles leave the game one by one, as many as can, but none of the spared ones.

    A tile that somebody could not leave is spared too (VF-7.13, VF-20.4).
    """
    while number > 0:
        options = tuple(removable(s, spared))
        if not options:
            break
        s.left = number
        name: str = await choose(seat, "remove", options)
        tile = TILE_NUMBER[name]
        removed: bool = await remove_tile(s, seat, tile)
        if removed:
            number -= 1
        else:
            spared = (*spared, tile)


def removable(s: State, spared: tuple[int, ...]) -> list[Pick]:
    """VF-8.5 to VF-8.7, VF-10.5, VF-65.7 The tiles of the lowest tier, Crystals first; Terrain only by choice."""
    tier = lowest_tier(s, spared)
    crystals = [tile for tile in tier if is_crystal(s, tile)]
    if crystals:
        return [TILE[tile] for tile in crystals]
    dark = alone_first(s, tier) if s.terms.alone else []
    terrain: list[int] = []
    if s.squares:
        most = max([touch_number(s, tile) for tile in tier], default=MOST_TOUCHED)
        terrain = loose_terrain(s, max(1, most), spared)
    return [TILE[tile] for tile in (dark or tier) + terrain]


def alone_first(s: State, tier: list[int]) -> list[int]:
    """VF-10.5 Ghost tiles with a locked Artifact, then Dark tiles."""
    locked = [tile for tile in tier if is_locked_tile(s, tile)]
    return locked or [tile for tile in tier if s.lit[tile] == DARK]


def lowest_tier(s: State, spared: tuple[int, ...]) -> list[int]:
    """VF-8.5, VF-8.6 The Cave tiles that touch at most one other, else two, and so on, and can go."""
    found: list[int] = []
    least: int = WAYS  # touched by those that were found
    for tile in range(1, FIRST_TERRAIN):
        if s.at[tile] == EMPTY:
            continue
        touched = max(1, touch_number(s, tile))
        if touched <= least and can_go(s, tile, spared):
            if touched < least:
                found, least = [], touched
            found.append(tile)
    return found


def can_go(s: State, tile: int, spared: tuple[int, ...]) -> bool:
    """Nothing that is spared, or that a piece could not leave."""
    return tile not in spared and not is_held(s, tile) and meetings.can_leave(s, tile)


def loose_terrain(s: State, most: int, spared: tuple[int, ...]) -> list[int]:
    """VF-65.7 Terrain of the tier of which at least half of the outer edges face open spaces, by its first square."""
    found: list[int] = []
    for terrain in range(TERRAINS):
        first = TERRAIN_FIRST[terrain]
        if s.at[first] == EMPTY or terrain_touch_number(s, first) > most or not is_loose(s, first):
            continue
        if all([can_go(s, square, spared) for square in squares_of(first)]):
            found.append(first)
    return found


def is_loose(s: State, first: int) -> bool:
    squares = squares_of(first)
    outer = faces_open = 0
    for square in squares:
        for way in range(WAYS):
            other = s.near[WAYS * square + way]
            if other not in squares:
                outer += 1
                if other == EMPTY:
                    faces_open += 1
    return 2 * faces_open >= outer


# -- one tile ---


@rule
async def remove_tile(s: State, seat: int, tile: int) -> bool:
    """VF-8.8 to VF-8.13, VF-9.2 to VF-9.5 Pieces leave it, it goes, the map is made whole; False if it had to stay."""
    if turns_out_to_stay(s, tile):
        return False
    s.condemned = tile
    for square in tuple(squares_of(tile)):
        left: bool = await meetings.leave_tile(s, seat, square)
        if not left:
            s.condemned = EMPTY
            return False
    s.condemned = EMPTY
    if s.at[tile] == EMPTY:  # VF-37.7 it was among the three that the Shadow Unicorn cost who had left it
        return True
    splits = might_split(s, tile)
    take_away(s, tile)
    count_losses(s)
    if splits:
        await reconnect(s, seat)
    await fill_edges(s, seat)
    return True


def is_held(s: State, tile: int) -> bool:
    """VF-59.12 A Ghost tile without locked Artifact, as far as everybody knows."""
    if s.terms.seat_of[GHOST] == EMPTY or tile >= FIRST_TERRAIN:
        return False
    return knows_face(s, None, tile) and s.terms.tile_ghost[s.face[tile]] == 1 and not is_locked_tile(s, tile)


def count_losses(s: State) -> None:
    """VF-8.11, VF-61.22 Enough Crystal tiles have gone, or Ghost tiles: the game is over."""
    if s.collapsed >= s.terms.collapse_at:
        cave_falls(s)
    if s.terms.ghost.tile_losses and s.ghost.fallen >= s.terms.ghost.tile_losses:
        lose_all(s, "ghost tiles")


def turns_out_to_stay(s: State, tile: int) -> bool:
    """VF-59.12 A Dark tile that is turned over to be removed stays if it is a Ghost tile; all have seen it then.

    Any other is seen too, before anybody leaves it or Terrain beside it falls.
    """
    if s.terms.seat_of[GHOST] == EMPTY or tile >= FIRST_TERRAIN:
        return False
    stays = s.terms.tile_ghost[s.face[tile]] == 1 and not is_locked_tile(s, tile)
    if s.lit[tile] == DARK:
        turn_over(s, tile, stays=stays)
    return stays


def might_split(s: State, tile: int) -> bool:
    """Only what touches two others holds a map together."""
    return tile >= FIRST_TERRAIN or touch_number(s, tile) > 1


def take_away(s: State, tile: int) -> None:
    for square in squares_of(tile):
        if s.tokens[square] & (OGRE_TOKEN | TROLL_TOKEN):
            monster_leaves(s, square)
    if tile < FIRST_TERRAIN:
        remove_cave_tile(s, tile)
    else:
        remove_terrain(s, squares_of(tile))


def can_be_taken(s: State, tile: int) -> bool:
    """VF-9.1 May an effect remove this tile, pieces on it apart?"""
    return base_of(tile) != ENTRANCE and not is_held(s, tile)


def can_be_removed(s: State, tile: int) -> bool:
    """VF-9.1, VF-21.10 May an effect remove this tile, whatever it touches?"""
    return can_be_taken(s, tile) and all([meetings.can_leave(s, square) for square in squares_of(tile)])
