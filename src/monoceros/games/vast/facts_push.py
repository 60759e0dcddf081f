"""Section 7: what may be moved by others, and where to."""

from __future__ import annotations

from monoceros.games.vast.facts import impassable, is_dark, passable, piece_on
from monoceros.games.vast.facts_dragon import underground
from monoceros.games.vast.facts_knight import has_shield
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    ARTIFACT_TOKEN,
    DRAGON_PIECE,
    EMPTY,
    EVENT_TOKEN,
    GHOST_PIECE,
    KNIGHT,
    KNIGHT_PIECE,
    OGRE_TOKEN,
    SHADOW,
    TROLL_TOKEN,
    UNICORN_PIECE,
    WAYS,
)


def may_push(s: State, piece: int, tile: int, way: int) -> bool:
    """VF-7.2 to VF-7.10 May another player move this piece from a tile one step this way?"""
    other = s.near[WAYS * tile + way]
    if other == EMPTY or impassable(other) or is_immovable(s, piece):
        return False
    if piece == GHOST_PIECE:
        return not s.tokens[other] & ARTIFACT_TOKEN
    if not is_free(s, other):
        return False
    if piece == DRAGON_PIECE and underground(s):
        return True
    return passable(s, tile, way) and not (shuns_the_dark(piece) and is_dark(s, other))


def is_immovable(s: State, piece: int) -> bool:
    """VF-7.9, VF-30.5 The Shadow Unicorn, and the Knight behind her Shield but for her own doing."""
    if piece == UNICORN_PIECE:
        return s.terms.shadow_level > 0
    return piece == KNIGHT_PIECE and has_shield(s) and s.turn != KNIGHT and s.turn != SHADOW


def shuns_the_dark(piece: int) -> bool:
    """VF-7.3, VF-7.5, VF-7.7 The Dragon is asked only when he has surfaced."""
    return piece in (KNIGHT_PIECE, DRAGON_PIECE, UNICORN_PIECE)


def is_free(s: State, tile: int) -> bool:
    """VF-7.15 No piece, and no Monster, is on a tile; Ghosts do not count."""
    return piece_on(s, tile) == EMPTY and not s.tokens[tile] & (OGRE_TOKEN | TROLL_TOKEN)


def stops_there(s: State, piece: int, tile: int) -> bool:
    """VF-7.3 The Knight who comes to an Event token is moved no further."""
    return piece == KNIGHT_PIECE and bool(s.tokens[tile] & EVENT_TOKEN)


# -- tokens ---


def may_push_token(s: State, tile: int, way: int) -> bool:
    """VF-7.10 Treasures, Gems and Artifacts: not through walls, not onto open spaces; over pieces they may pass."""
    other = s.near[WAYS * tile + way]
    return other != EMPTY and not impassable(other) and passable(s, tile, way)


def can_come_to_rest(s: State, tile: int, steps: int) -> bool:
    """VF-7.10 Is there a tile without pieces so few steps away from this one, counting itself?"""
    seen = [tile]
    for _ in range(steps + 1):
        for each in seen:
            if is_free(s, each):
                return True
        for each in seen[:]:
            for way in range(WAYS):
                other = s.near[WAYS * each + way]
                if other not in seen and may_push_token(s, each, way):
                    seen.append(other)
    return False
