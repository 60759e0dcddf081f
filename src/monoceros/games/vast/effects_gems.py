"""Atoms of the Dragon's Gems and of his Flame Wall, which others meet too."""

from __future__ import annotations

from monoceros.games.vast import tables_dragon as d
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY, FLAME_WALL


def put_gem(s: State, gem: int, tile: int) -> None:
    """A Gem lies on a tile now."""
    s.dragon.gem_at[gem] = tile
    if s.telling:
        s.emit("gem", gem, tile)


def move_gem(s: State, gem: int, tile: int) -> None:
    """Somebody moves a Gem from tile to tile."""
    s.dragon.gem_at[gem] = tile
    if s.telling:
        s.emit("gem_moved", gem, tile)


def gem_home(s: State, gem: int) -> None:
    """It returns to the Dragon."""
    s.dragon.gem_at[gem] = d.IN_HOARD
    if s.telling:
        s.emit("gem_home", gem)


def carry_gem(s: State, gem: int) -> None:
    """The Thief has it."""
    s.dragon.gem_at[gem] = d.CARRIED
    if s.telling:
        s.emit("gem_carried", gem)


def put_flame_wall(s: State, tile: int) -> None:
    """VF-46.6"""
    s.tokens[tile] |= FLAME_WALL
    if s.telling:
        s.emit("flame_wall", tile)


def flame_wall_at(s: State) -> int:
    """The tile with the Flame Wall; EMPTY if there is none."""
    for tile, tokens in enumerate(s.tokens):
        if tokens & FLAME_WALL:
            return tile
    return EMPTY


def take_flame_wall(s: State) -> None:
    """VF-46.6 Back to the Dragon, at the start of his next turn."""
    tile = flame_wall_at(s)
    if tile != EMPTY:
        s.tokens[tile] &= ~FLAME_WALL
        if s.telling:
            s.emit("flame_wall_gone", tile)


def clear_gems(s: State, tile: int) -> None:
    """VF-8.9 The tile is removed: Gems on it go home."""
    for gem in range(d.KINDS):
        if s.dragon.gem_at[gem] == tile:
            gem_home(s, gem)
