"""Whom the Thief can rob or stab (VF-50.5, VF-50.6, VF-51.1, section 52)."""

from __future__ import annotations

from monoceros.games.vast import tables_knight as k
from monoceros.games.vast import tables_thief as f
from monoceros.games.vast.facts import distance, in_forest, others_on, visible
from monoceros.games.vast.facts_dragon import can_be_robbed_of_sleep, dragon_armor
from monoceros.games.vast.facts_ghoul import can_be_robbed, ghoul_defense
from monoceros.games.vast.facts_goblins import guarded_perception, has_secrets
from monoceros.games.vast.facts_knight import perception_of
from monoceros.games.vast.facts_thief import has, stealth
from monoceros.games.vast.facts_unicorn import unicorn_armor
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    DRAGON_PIECE,
    EMPTY,
    GHOST_PIECE,
    GHOUL_PIECE,
    KNIGHT_PIECE,
    PIECE_ROLE,
    PIECES,
    THIEF_PIECE,
    UNICORN_PIECE,
)


def wariness(s: State, piece: int) -> int:
    """VF-51.1, VF-52.2, VF-57.2d What his Stealth must exceed."""
    if piece == KNIGHT_PIECE:
        return perception_of(s)
    if piece == DRAGON_PIECE:
        return dragon_armor(s)
    if piece == UNICORN_PIECE:
        return unicorn_armor(s)
    if piece == GHOUL_PIECE:
        return ghoul_defense(s)
    return guarded_perception(s, piece)


def can_target(s: State, piece: int) -> bool:
    """VF-51.1, VF-52.7 Each other player once a turn, and only unseen."""
    return not s.thief.targeted >> PIECE_ROLE[piece] & 1 and stealth(s) > wariness(s, piece)


def robbable(s: State) -> list[int]:
    """VF-50.5, VF-52.3 Pieces on his space that have something to lose; no Unicorn."""
    here = s.stands[THIEF_PIECE]
    return [piece for piece in others_on(s, here, THIEF_PIECE) if can_rob(s, piece) and can_target(s, piece)]


def can_rob(s: State, piece: int) -> bool:
    """VF-50.5e"""
    if piece == KNIGHT_PIECE:
        return has_cards(s)
    if piece == DRAGON_PIECE:
        return can_be_robbed_of_sleep(s)
    if piece == GHOUL_PIECE:
        return can_be_robbed(s)
    return piece != UNICORN_PIECE and has_secrets(s)


def has_cards(s: State) -> bool:
    """VF-50.5a Does the Knight own Treasure cards?"""
    return k.FACE_UP in s.knight.treasure_at or k.FACE_DOWN in s.knight.treasure_at


def stabbable(s: State) -> list[int]:
    """T17, T18, VF-52.6 Pieces on his space; with the Hand Crossbow those he sees up to 3 spaces away."""
    found: list[int] = []
    for piece in range(PIECES):
        if piece not in (THIEF_PIECE, GHOST_PIECE) and in_reach(s, s.stands[piece]) and can_target(s, piece):
            found.append(piece)
    return found


def in_reach(s: State, tile: int) -> bool:
    """VF-65.12 Into or out of the Forest nobody shoots."""
    here = s.stands[THIEF_PIECE]
    if tile == EMPTY:
        return False
    if tile == here:
        return True
    if not has(s, f.CROSSBOW) or in_forest(here) or in_forest(tile):
        return False
    return distance(s, here, tile) <= f.CROSSBOW_REACH and visible(s, here, tile)
