"""Whom a role has to kill, and what stands in the way: for bots of every role."""

from __future__ import annotations

from monoceros.games.vast.facts_dragon import dragon_armor
from monoceros.games.vast.facts_knight import strength_of
from monoceros.games.vast.facts_thief import burden
from monoceros.games.vast.facts_unicorn import hunts_unicorn, unicorn_armor
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import DRAGON, DRAGON_PIECE, EMPTY, KNIGHT, KNIGHT_PIECE, THIEF, UNICORN_PIECE


def prey_of(s: State, role: int) -> int:
    """The piece that a role has to kill; EMPTY if there is none, or none any more."""
    if hunts_unicorn(s, role):
        return EMPTY if s.unicorn.out else UNICORN_PIECE
    target = s.terms.target[role]
    if target == KNIGHT:
        return KNIGHT_PIECE
    return DRAGON_PIECE if target == DRAGON else EMPTY


def health_of(s: State, piece: int) -> int:
    """What it has left; nobody has nothing."""
    if piece == EMPTY:
        return 0
    if piece == KNIGHT_PIECE:
        return s.knight.health
    return s.dragon.health if piece == DRAGON_PIECE else s.unicorn.health


def guard_of(s: State, piece: int) -> int:
    """What an attacker's Strength is held against."""
    if piece == KNIGHT_PIECE:
        return strength_of(s)
    return dragon_armor(s) if piece == DRAGON_PIECE else unicorn_armor(s)


def is_last_trip(s: State) -> bool:
    """VF-49.1 Does the Thief carry all that he still needs? Then nothing is as urgent as to catch him."""
    goal, carried = s.terms.thief.goal, burden(s)
    return s.terms.seat_of[THIEF] != EMPTY and carried > 0 and 0 < goal <= s.thief.stashed + carried
