"""VF-46.6: what the Flame Wall does to a piece that enters its tile."""

from __future__ import annotations

from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_dragon as d
from monoceros.games.vast.facts import owner
from monoceros.games.vast.rules import ghoul_harm, goblins_harm, knight_harm, meetings, thief_harm
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    DRAGON,
    DRAGON_PIECE,
    FLAME_WALL,
    GHOST_PIECE,
    GHOUL_PIECE,
    KNIGHT,
    KNIGHT_PIECE,
    ROLES,
    THIEF_PIECE,
    UNICORN_PIECE,
)


@rule
async def burn(s: State, piece: int) -> bool:
    """The first time per player and turn; True if the piece is not there any more, or must stop."""
    tile = s.stands[piece]
    if not burns(s, piece):
        return False
    catch_fire(s, piece)
    if piece == KNIGHT_PIECE:
        await knight_harm.lose_grit(s, d.WALL_GRIT)
        return s.turn == KNIGHT and s.knight.over
    if piece == THIEF_PIECE:
        await thief_harm.die(s)
    elif piece == GHOUL_PIECE:
        await ghoul_harm.attacked(s, owner(s, DRAGON))
    elif piece == UNICORN_PIECE:
        await meetings.unicorn_flees(s)
    else:
        await goblins_harm.burned(s, piece)
    return s.stands[piece] != tile


def catch_fire(s: State, piece: int) -> None:
    """Its player is not burned again in this turn."""
    s.dragon.burned |= 1 << meetings.role_of(s, piece)
    if s.telling:
        s.emit("burned", piece, s.stands[piece])


def burns(s: State, piece: int) -> bool:
    """Does it enter the fire, and was its player not burned in this turn?"""
    if piece in (DRAGON_PIECE, GHOST_PIECE) or not s.tokens[s.stands[piece]] & FLAME_WALL:
        return False
    now = this_turn(s)
    if s.dragon.burned_in != now:
        s.dragon.burned_in = now
        s.dragon.burned = 0
    return not s.dragon.burned >> meetings.role_of(s, piece) & 1


def this_turn(s: State) -> int:
    """A number for the turn that is being played."""
    return s.round * ROLES + s.turn
