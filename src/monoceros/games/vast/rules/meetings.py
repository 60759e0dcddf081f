"""Where one role's doing meets another role's rules. Roles know this file, not each other."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast.effects import move_piece
from monoceros.games.vast.facts import base_of, can_step, is_dark, piece_on
from monoceros.games.vast.facts_knight import has_shield
from monoceros.games.vast.picks import TILE, TILE_NUMBER
from monoceros.games.vast.rules import knight_harm, shadow_teleport, teleport
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    EMPTY,
    KNIGHT,
    KNIGHT_PIECE,
    OGRE_TOKEN,
    PIECE_ROLE,
    SHADOW,
    TROLL_TOKEN,
    UNICORN_PIECE,
    WAYS,
)

GRIT_LOST: Final[list[int]] = [0, 1, 3, 5]  # VF-17.5, by Anger


def role_of(s: State, piece: int) -> int:
    """Whose piece it is."""
    if piece == UNICORN_PIECE and s.terms.shadow_level:
        return SHADOW
    return PIECE_ROLE[piece]


# -- the Nightmare Unicorn attacks (VF-17.5 to VF-17.10) ---


@rule
async def strike(s: State, piece: int, anger: int) -> bool:
    """What his attack does to a piece; True if it took effect."""
    if piece == KNIGHT_PIECE:
        await knight_harm.lose_grit(s, GRIT_LOST[anger])
    return True


# -- a tile is removed under pieces (section 7) ---


def can_leave(s: State, tile: int) -> bool:
    """VF-7.13, VF-21.10 Could every piece leave this tile, as far as anybody can know?"""
    return s.stands[KNIGHT_PIECE] != tile or bool(refuges(s, tile))


@rule
async def leave_tile(s: State, seat: int, tile: int) -> bool:
    """VF-7.8, VF-7.9, VF-7.11, VF-7.12, VF-23.3 A Unicorn Teleports, then others are moved; False if one stays."""
    if s.stands[UNICORN_PIECE] == tile:
        await unicorn_flees(s)
        if s.stands[UNICORN_PIECE] == tile:
            return False
    if s.stands[KNIGHT_PIECE] == tile:
        if not refuges(s, tile):
            return False
        name: str = await choose(seat, "refuge", refuges(s, tile))
        move_piece(s, KNIGHT_PIECE, TILE_NUMBER[name])
    return True


@rule
async def unicorn_flees(s: State) -> None:
    """VF-23.2, VF-37.12"""
    s.unicorn.chain = 0
    if s.terms.shadow_level:
        await shadow_teleport.shadow_teleport(s)
    else:
        await teleport.forced_teleport(s)


def refuges(s: State, tile: int) -> list[Pick]:
    """VF-7.2, VF-7.3, VF-7.11, VF-7.15 The nearest spaces to which the Knight can be moved off a tile.

    They are next to it, since she could pass through no others; but off Terrain she may have to walk over it first.
    Behind a Shield nobody else can move her (VF-30.5).
    """
    if has_shield(s) and s.turn != KNIGHT and s.turn != SHADOW:
        return []
    seen = [tile]
    squares = [tile]
    while squares:
        found: list[Pick] = []
        further: list[int] = []
        for square in squares:
            for way in range(WAYS):
                other = s.near[WAYS * square + way]
                if other not in seen and can_be_moved(s, square, way):
                    seen.append(other)
                    if base_of(other) == base_of(tile):
                        further.append(other)
                    else:
                        found.append(TILE[other])
        if found:
            return found
        squares = further
    return []


def can_be_moved(s: State, tile: int, way: int) -> bool:
    """VF-7.3 Not through a wall, not onto a Dark tile, not to another piece."""
    other = s.near[WAYS * tile + way]
    return can_step(s, tile, way) and not is_dark(s, other) and is_free(s, other)


def is_free(s: State, tile: int) -> bool:
    """No other piece, and no Monster, is on a tile."""
    return piece_on(s, tile) == EMPTY and not s.tokens[tile] & (OGRE_TOKEN | TROLL_TOKEN)
