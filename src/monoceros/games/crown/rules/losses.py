"""12.5 and section 14: what becomes of the loser, and where the crown goes."""

from __future__ import annotations

from monoceros.engine.core import choose
from monoceros.engine.lowering import rule
from monoceros.games.crown.facts import castle_count, castles_of, homecoming, is_castle, is_hero, places
from monoceros.games.crown.geometry import CROWN_SPACE
from monoceros.games.crown.picks import SPACE_NUMBER
from monoceros.games.crown.pieces import beat_hero, lose_castle, lose_general, put_crown, put_piece
from monoceros.games.crown.state import IN_HAND, State
from monoceros.games.crown.tables import EMPTY, HOLDERS, WALL


@rule
async def fall(s: State, holder: int, conqueror: int, why: str) -> None:
    """CD-12.29 to CD-12.31, CD-12.34, CD-12.35 The holder has lost against a player."""
    if is_castle(holder):
        lose_castle(s, holder, conqueror, why)
        if s.crown == IN_HAND:
            await crown_a_castle(s, conqueror)
        elif can_claim(s):
            await claim_crown(s)
    elif is_hero(holder):
        beat_hero(s, holder, why)
        await go_home(s, holder)
    else:
        lose_general(s, holder, why)


@rule
async def go_home(s: State, hero: int) -> None:
    """CD-12.30 The owner says where."""
    space: str = await choose(hero // HOLDERS, "home", homecoming(s, hero // HOLDERS))
    put_piece(s, hero, SPACE_NUMBER[space], "home")


# -- the crown ---


def can_claim(s: State) -> bool:
    """CD-14.2, CD-14.3 The crown lies on G7, and a hero stands there whose owner has a castle."""
    holder = s.board[CROWN_SPACE]
    if s.crown != EMPTY or not 0 <= holder < WALL:
        return False
    return is_hero(holder) and castle_count(s, holder // HOLDERS) > 0


@rule
async def claim_crown(s: State) -> None:
    """CD-14.4"""
    await crown_a_castle(s, s.board[CROWN_SPACE] // HOLDERS)


@rule
async def crown_a_castle(s: State, seat: int) -> None:
    """CD-14.4, CD-14.6 One own castle of choice."""
    space: str = await choose(seat, "crown", places(s, castles_of(s, seat)))
    put_crown(s, s.board[SPACE_NUMBER[space]])
