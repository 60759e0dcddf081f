"""Section 11: the turns of all roles, round after round, until somebody has won or the cave has collapsed."""

from __future__ import annotations

from monoceros.engine.lowering import rule
from monoceros.games.vast.effects import begin_round, begin_turn
from monoceros.games.vast.rules.knight import knight_turn
from monoceros.games.vast.rules.nightmare import nightmare_turn
from monoceros.games.vast.rules.setup import set_up
from monoceros.games.vast.rules.shadow import shadow_turn
from monoceros.games.vast.rules.turn_end import end_of_turn
from monoceros.games.vast.state import PLAYING, State
from monoceros.games.vast.tables import KNIGHT, SHADOW


@rule
async def play(s: State) -> None:
    """VF-11.1 to VF-11.3 Turn order is the order of the seats; the Shadow Unicorn comes last."""
    set_up(s)
    while s.outcome == PLAYING:
        begin_round(s)
        for seat in range(s.seats):
            await take_turn(s, seat)
        if s.terms.shadow_level and not s.unicorn.out:
            begin_turn(s, SHADOW)
            await shadow_turn(s)


@rule
async def take_turn(s: State, seat: int) -> None:
    """A player's turn, and the tiles at its end."""
    role = s.terms.role_of[seat]
    begin_turn(s, role)
    if role == KNIGHT:
        await knight_turn(s)
    else:
        await nightmare_turn(s)
    await end_of_turn(s, seat, role)
