"""Where one role's doing meets another role's rules. Roles know this file, not each other."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast.effects import move_piece
from monoceros.games.vast.facts import base_of, is_condemned
from monoceros.games.vast.facts_push import may_push
from monoceros.games.vast.picks import TILE, TILE_NUMBER
from monoceros.games.vast.rules import (
    dragon_harm,
    flame_wall,
    ghoul_harm,
    goblins_harm,
    knight_harm,
    nightmare_harm,
    shadow_teleport,
    teleport,
    thief_harm,
)
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    CAVE_GHOST,
    DRAGON_PIECE,
    EMPTY,
    EYE_PIECE,
    FANGS_PIECE,
    FLAME_WALL,
    GHOST_PIECE,
    GHOUL_PIECE,
    KNIGHT_PIECE,
    PIECE_ROLE,
    PIECES,
    SHADOW,
    THIEF_PIECE,
    UNICORN_PIECE,
    VILE_GHOUL,
    WAYS,
)

GRIT_LOST: Final[list[int]] = [0, 1, 3, 5]  # VF-17.5, by Anger


def role_of(s: State, piece: int) -> int:
    """Whose piece it is."""
    if piece == UNICORN_PIECE and s.terms.shadow_level:
        return SHADOW
    if piece == GHOUL_PIECE and s.terms.seat_of[VILE_GHOUL] != EMPTY:
        return VILE_GHOUL
    if piece == GHOST_PIECE and s.terms.seat_of[CAVE_GHOST] != EMPTY:
        return CAVE_GHOST
    return PIECE_ROLE[piece]


# -- the Nightmare Unicorn attacks (VF-17.5 to VF-17.10) ---


@rule
async def strike(s: State, piece: int, anger: int) -> bool:
    """What his attack does to a piece; True if it took effect."""
    struck = True
    if piece == KNIGHT_PIECE:
        await knight_harm.lose_grit(s, GRIT_LOST[anger])
    elif piece == DRAGON_PIECE:
        struck = await dragon_harm.struck(s, anger)
    elif piece == THIEF_PIECE:
        struck = await thief_harm.struck(s, anger)
    elif piece == GHOUL_PIECE:
        await ghoul_harm.struck(s, anger)
    else:
        struck = await goblins_harm.struck(s, piece, anger)
    return struck


# -- a tile is removed under pieces (section 7) ---


def can_leave(s: State, tile: int) -> bool:
    """VF-7.13, VF-21.10 Could every piece leave this tile, as far as anybody can know?"""
    for piece in range(PIECES):
        if s.stands[piece] == tile and piece != UNICORN_PIECE and not refuges(s, tile, piece):
            return False
    return True


@rule
async def leave_tile(s: State, seat: int, tile: int) -> bool:
    """VF-7.8, VF-7.9, VF-7.11, VF-7.12, VF-23.3 A Unicorn Teleports, then others are moved; False if one stays."""
    if s.stands[UNICORN_PIECE] == tile:
        await unicorn_flees(s)
        if s.stands[UNICORN_PIECE] == tile:
            return False
    for piece in range(PIECES):
        if s.stands[piece] == tile:
            left: bool = await move_off(s, seat, piece)
            if not left:
                return False
    return True


@rule
async def move_off(s: State, seat: int, piece: int) -> bool:
    """VF-7.11, VF-7.13, VF-7.14 The remover moves a piece off its tile; False if it cannot leave."""
    tile = s.stands[piece]
    if not refuges(s, tile, piece):
        return False
    s.focus = tile
    name: str = await choose(seat, "refuge", refuges(s, tile, piece))
    move_piece(s, piece, TILE_NUMBER[name])
    await entered_by_force(s, piece, s.stands[piece])
    return True


@rule
async def entered_by_force(s: State, piece: int, tile: int) -> bool:
    """VF-7.14 What a space does to a piece that others moved there; True if it stops the piece."""
    if FANGS_PIECE <= piece <= EYE_PIECE:
        await goblins_harm.wades(s, piece)
    if s.stands[piece] == tile and s.tokens[tile] & FLAME_WALL:
        burned: bool = await flame_wall.burn(s, piece)
        return burned
    return s.stands[piece] != tile


@rule
async def unicorn_attacked(s: State, role: int, succeeded: bool) -> None:
    """VF-22.1 to VF-22.3, VF-38.1, VF-38.2, VF-62.11b A role attacks whichever Unicorn there is; he Teleports."""
    if s.terms.shadow_level:
        await shadow_teleport.shadow_attacked(s, role, succeeded)
    else:
        await nightmare_harm.attacked(s, role, succeeded)


def unicorn_hit(s: State, role: int) -> None:
    """VF-57.6 to VF-57.8 The same without the Teleport, for which he waits until the Ghoul has skittered."""
    if s.terms.shadow_level:
        shadow_teleport.hit(s, role)
    else:
        nightmare_harm.hit(s, role)


@rule
async def unicorn_flees(s: State) -> None:
    """VF-22.2, VF-23.2, VF-37.12, VF-38.1 Whatever drives a Unicorn away makes him Teleport."""
    s.unicorn.chain = 0
    if s.terms.shadow_level:
        await shadow_teleport.shadow_teleport(s)
    else:
        await teleport.forced_teleport(s)


def refuges(s: State, tile: int, piece: int) -> list[Pick]:
    """VF-7.2 to VF-7.6, VF-7.10, VF-7.11, VF-7.15 The nearest spaces to which a piece can be moved off a tile.

    They are next to it, since it could pass through no others; but off Terrain, or in Dragon's Wrath, it may have to
    walk over other ground that goes.
    """
    seen = [tile]
    squares = [tile]
    while squares:
        found: list[Pick] = []
        further: list[int] = []
        for square in squares:
            for way in range(WAYS):
                other = s.near[WAYS * square + way]
                if other not in seen and may_push(s, piece, square, way):
                    seen.append(other)
                    if base_of(other) == base_of(tile) or is_condemned(s, other):
                        further.append(other)
                    else:
                        found.append(TILE[other])
        if found:
            return found
        squares = further
    return []
