"""Section 11: the turns of all roles, round after round, until somebody has won or the cave has collapsed."""

from __future__ import annotations

from monoceros.engine.lowering import rule
from monoceros.games.vast.effects import begin_round, begin_turn
from monoceros.games.vast.rules.cave import cave_turn
from monoceros.games.vast.rules.cave_ghost import cave_ghost_turn
from monoceros.games.vast.rules.dragon import dragon_turn
from monoceros.games.vast.rules.ghost import after_turn, ghost_turn
from monoceros.games.vast.rules.ghoul import ghoul_turn
from monoceros.games.vast.rules.goblins import goblins_turn
from monoceros.games.vast.rules.knight import knight_turn
from monoceros.games.vast.rules.nightmare import nightmare_turn
from monoceros.games.vast.rules.setup import set_up
from monoceros.games.vast.rules.shadow import shadow_turn
from monoceros.games.vast.rules.thief import thief_turn
from monoceros.games.vast.rules.turn_end import end_of_turn
from monoceros.games.vast.rules.vile_ghoul import vile_ghoul_turn
from monoceros.games.vast.state import PLAYING, State
from monoceros.games.vast.tables import (
    CAVE,
    CAVE_GHOST,
    DRAGON,
    EMPTY,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    NIGHTMARE,
    SHADOW,
    THIEF,
    VILE_GHOUL,
)


@rule
async def play(s: State) -> None:
    """VF-11.1 to VF-11.3 Turn order is the order of the seats; the Shadow Unicorn comes last."""
    set_up(s)
    while s.outcome == PLAYING:
        begin_round(s)
        for seat in range(s.seats):
            if not s.gone >> seat & 1:
                await take_turn(s, seat)
        if s.terms.shadow_level and not s.unicorn.out:
            begin_turn(s, SHADOW)
            await shadow_turn(s)


@rule
async def take_turn(s: State, seat: int) -> None:
    """A player's turn, the tiles at its end, and what the Ghost makes of it."""
    role = s.terms.role_of[seat]
    begin_turn(s, role)
    await role_turn(s, role)
    if not s.gone >> seat & 1:
        await end_of_turn(s, seat, role)
    if s.terms.seat_of[GHOST] != EMPTY:
        await after_turn(s, role)


@rule
async def role_turn(s: State, role: int) -> None:
    """What a role does in its turn, without the tiles at its end."""
    if role == KNIGHT:
        await knight_turn(s)
    elif role == GOBLINS:
        await goblins_turn(s)
    elif role == VILE_GHOUL:
        await vile_ghoul_turn(s)
    elif role == DRAGON:
        await dragon_turn(s)
    elif role == NIGHTMARE:
        await nightmare_turn(s)
    elif role == CAVE:
        await cave_turn(s)
    elif role == CAVE_GHOST:
        await cave_ghost_turn(s)
    elif role == THIEF:
        await thief_turn(s)
    elif role == GHOUL:
        await ghoul_turn(s)
    elif role == GHOST:
        await ghost_turn(s)
