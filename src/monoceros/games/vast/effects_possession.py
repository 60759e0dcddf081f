"""What is put aside for a possession turn, and comes back after it (T21)."""

from __future__ import annotations

from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.effects import look_at, move_piece, take_piece
from monoceros.games.vast.effects_cave import draw_omens, fill_hand, return_hand
from monoceros.games.vast.effects_dragon import end_possession_dragon
from monoceros.games.vast.effects_ghoul import end_possession_ghoul
from monoceros.games.vast.effects_goblins import end_possession_goblins
from monoceros.games.vast.effects_thief import end_possession_thief
from monoceros.games.vast.effects_unicorn import (
    discard_hand,
    discard_played,
    discard_revealed,
    draw_hand,
    reset_anger,
)
from monoceros.games.vast.facts import mind_of
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    CAVE,
    DRAGON,
    EMPTY,
    ENTRANCE,
    EYE_PIECE,
    FANGS_PIECE,
    GHOUL,
    GOBLINS,
    KNIGHT,
    KNIGHT_PIECE,
    NIGHTMARE,
    ROLE_PIECE,
    THIEF,
    VILE_GHOUL,
)
from monoceros.games.vast.tables_cave import OMENS


def begin_possession(s: State, role: int) -> None:
    if role == KNIGHT:
        if s.stands[KNIGHT_PIECE] == EMPTY:  # VF-59.8
            move_piece(s, KNIGHT_PIECE, ENTRANCE)
        s.knight.over = False
        s.knight.steps = s.knight.encounters = s.knight.map_used = 0
    elif role == NIGHTMARE:
        s.unicorn.aside = s.unicorn.hand
        s.unicorn.hand = []
        draw_hand(s, s.ghost.influence + 2)
    elif role == CAVE:
        lend_cave(s)


def end_possession(s: State, role: int) -> None:
    if role == NIGHTMARE:
        discard_revealed(s)
        discard_played(s)
        discard_hand(s)
        s.unicorn.angry = False
        reset_anger(s)
        s.unicorn.hand = s.unicorn.aside
        s.unicorn.aside = []
    elif role == CAVE:
        take_cave_back(s)
    elif role == GOBLINS:
        end_possession_goblins(s)
    elif role == DRAGON:
        end_possession_dragon(s)
    elif role == THIEF:
        end_possession_thief(s)
    elif role in (GHOUL, VILE_GHOUL):
        end_possession_ghoul(s)
    elif role == KNIGHT:
        s.knight.event = s.knight.monster = k.NOTHING


def lend_cave(s: State) -> None:
    """T21 She sees the Cave's hand, and draws Omens of her own."""
    cave = s.cave
    cave.own_omens = cave.omens
    cave.omens = [0] * OMENS
    if s.terms.cave_seat == EMPTY:
        fill_hand(s)
    for tile in cave.hand:
        look_at(s, mind_of(s, CAVE), tile)
    draw_omens(s, s.ghost.influence + 1)


def take_cave_back(s: State) -> None:
    cave = s.cave
    for omen in range(OMENS):
        cave.bag[omen] += cave.omens[omen]
    cave.omens = cave.own_omens
    cave.own_omens = []
    cave.space = cave.power = EMPTY
    if s.terms.cave_seat == EMPTY:
        return_hand(s)


def send_strangers_off(s: State) -> None:
    """VF-59.8 Roles that nobody plays are set up, but their pieces appear only when the Ghost plays their turn."""
    for role in s.terms.ghost.cards:
        if s.terms.seat_of[role] == EMPTY:
            leave_map(s, role)


def leave_map(s: State, role: int) -> None:
    """VF-59.8 The piece of a role that nobody plays was only there for that turn."""
    pieces = range(FANGS_PIECE, EYE_PIECE + 1) if role == GOBLINS else (ROLE_PIECE[role],)
    for piece in pieces:
        if piece != EMPTY and s.stands[piece] != EMPTY:
            take_piece(s, piece)
