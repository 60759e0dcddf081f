"""Sections 8 and 9: atoms of tiles that leave the map, or slide with a part of it."""

from __future__ import annotations

from monoceros.engine.events import ALL, NOBODY
from monoceros.games.vast.effects import clear_rocks, join, pick_up, put, take_up
from monoceros.games.vast.effects_artifacts import clear_artifacts
from monoceros.games.vast.effects_gems import clear_gems
from monoceros.games.vast.facts import tile_at
from monoceros.games.vast.state import DARK, LIT, State
from monoceros.games.vast.tables import (
    ARTIFACT_TOKEN,
    CAVE_GHOST,
    CRYSTAL,
    CRYSTAL_TOKEN,
    CRYSTALS,
    CUBE,
    EMPTY,
    EVENT_TOKEN,
    EVENTS,
    FIRST_RETURN,
    STEP,
    TREASURES,
    VAULT_TOKEN,
    VAULTS,
    WAYS,
)


def remove_cave_tile(s: State, tile: int) -> None:
    """VF-8.8, VF-8.9, VF-9.2, VF-9.3, VF-9.10 Tokens go home; a Crystal tile has collapsed, others may come again."""
    clear_tokens(s, tile)
    crystal = s.terms.tile_kind[s.face[tile]] == CRYSTAL
    was_dark = s.lit[tile] == DARK
    if crystal:
        s.collapsed += 1
        if was_dark:
            s.crystals += 1
    take_up(s, tile)
    if s.telling:
        s.emit("removed", tile, s.face[tile], shows=ALL if was_dark else NOBODY)
    ghostly = s.terms.tile_ghost[s.face[tile]] == 1
    if crystal or s.collapsing:
        s.lit[tile] = LIT  # it has been seen
        if ghostly:
            s.ghost.fallen += 1
    elif ghostly and s.terms.seat_of[CAVE_GHOST] != EMPTY:
        return_ghost_tile(s, tile)
    else:
        put_under(s, tile)


def put_under(s: State, tile: int) -> None:
    """VF-9.2 Under the stack, where all know it to be."""
    turn_back(s, tile)
    s.tile_stack.insert(0, tile)
    if s.telling:
        s.emit("under_stack", tile)


def shuffle_under(s: State, tiles: list[int]) -> None:
    """VF-9.2 Several tiles that went under the stack together are shuffled: nobody knows any more which is which."""
    if len(tiles) > 1:
        faces = [s.face[tile] for tile in tiles]
        s.chance.shuffle(faces)
        for tile, face in zip(tiles, faces, strict=True):
            s.face[tile] = face
            s.batch[tile] = s.batch[tiles[0]]


def return_ghost_tile(s: State, tile: int) -> None:
    """VF-60.8 To the Cave Ghost's supply."""
    turn_back(s, tile)
    s.cave.ghost_tiles = sorted([*s.cave.ghost_tiles, tile])
    if s.telling:
        s.emit("ghost_tile_back", tile)


def turn_back(s: State, tile: int) -> None:
    """Dark again; all have seen what it is, so it cannot be exchanged with another in anybody's mind."""
    s.lit[tile] = DARK
    s.known[tile] = 0
    s.batch[tile] = FIRST_RETURN + s.batches
    s.batches += 1


def turn_over(s: State, tile: int, *, stays: bool) -> None:
    """VF-59.12 A Dark tile is turned over to be removed; a Ghost tile stays."""
    s.known[tile] = (1 << s.seats + 1) - 1  # every seat, and whoever looks on
    if s.telling:
        s.emit("ghost_tile" if stays else "turned_over", tile, s.face[tile], shows=ALL)


def remove_terrain(s: State, squares: list[int]) -> None:
    """VF-65.7, VF-65.19 A Terrain tile with all its squares; it may be placed again before the Collapse."""
    for square in squares:
        clear_tokens(s, square)
    for square in squares:  # whoever watches a Gem go home sees the tile whole
        take_up(s, square)
    if s.telling:
        s.emit("terrain_removed", squares[0])


def clear_tokens(s: State, tile: int) -> None:
    """VF-8.9, VF-4.6 Home to their supplies; Bombs leave the game."""
    tokens = s.tokens[tile]
    s.supply[TREASURES] += s.treasures[tile]
    if tokens & CRYSTAL_TOKEN:
        s.supply[CRYSTALS] += 1
    if tokens & EVENT_TOKEN:
        s.supply[EVENTS] += 1
    if tokens & VAULT_TOKEN:
        s.supply[VAULTS] += 1
    if tokens & CUBE:
        s.unicorn.cubes += 1
    if tokens & ARTIFACT_TOKEN:
        clear_artifacts(s, tile)
    s.treasures[tile] = s.tokens[tile] = 0
    clear_gems(s, tile)
    for way in range(WAYS):
        clear_rocks(s, tile, way)
        other = s.near[WAYS * tile + way]
        if other != EMPTY:
            clear_rocks(s, other, way ^ 2)
    s.bombed[tile] = 0


def slide(s: State, part: list[int], by: int) -> None:
    """VF-9.5, VF-9.9 Move a part of the map with all that is on it, and join it to what it touches."""
    spaces = [s.at[tile] + by for tile in part]
    for tile in part:
        pick_up(s, tile)
    for number, tile in enumerate(part):
        put(s, tile, spaces[number])
    for tile in part:
        for way in range(WAYS):
            if s.near[WAYS * tile + way] == EMPTY:
                join(s, tile, way, tile_at(s, s.at[tile] + STEP[way]))
    if s.telling:
        s.emit("slid", tuple(part), by)
