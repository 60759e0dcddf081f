"""Sections 7 and 11: moving step by step, with a battle on the way; the hero's move and Move army."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.crown.facts import pieces_of
from monoceros.games.crown.paths import allowance, cost_between, moves
from monoceros.games.crown.picks import DONE, SPACE, SPACE_NUMBER, STOP
from monoceros.games.crown.pieces import eat_rations, make_step, set_mover
from monoceros.games.crown.rules.battle import attack
from monoceros.games.crown.rules.losses import can_claim, claim_crown
from monoceros.games.crown.state import State
from monoceros.games.crown.tables import EMPTY, HOLDERS


@rule
async def move(s: State, holder: int, steps: int, hungry: bool) -> None:
    """CD-7.12, CD-11.6 Step by step, and perhaps one battle; whoever is beaten in it goes no further.

    `hungry`: the first step costs a food (CD-19.2).
    """
    set_mover(s, holder, steps)
    while True:
        pick: Pick = await choose(holder // HOLDERS, "move", move_options(s, holder, hungry))
        if pick == STOP:
            break
        if pick[0] == "step":
            if hungry:
                eat_rations(s, holder)
                hungry = False
            walk(s, holder, SPACE_NUMBER[pick[1]])
            if can_claim(s):
                await claim_crown(s)
        else:
            beaten: bool = await attack(s, holder, SPACE_NUMBER[pick[1]])
            if beaten:
                break
    set_mover(s, EMPTY, 0)


def move_options(s: State, holder: int, hungry: bool) -> list[Pick]:
    """CD-19.2 Without food a hungry piece can only fight."""
    return moves(s, holder, 0 if hungry and s.food[holder // HOLDERS] == 0 else s.steps_left)


def walk(s: State, holder: int, space: int) -> None:
    make_step(s, holder, space, cost_between(s, holder, s.where[holder], space))


@rule
async def move_army(s: State, seat: int) -> None:
    """CD-11.1, CD-11.7 Any number of pieces, the hero too, each once, one after the other."""
    while True:
        pick: Pick = await choose(seat, "army", [*waiting(s, seat), DONE])
        if pick == DONE:
            return
        holder = s.board[SPACE_NUMBER[pick]]
        s.marched |= 1 << holder % HOLDERS
        await move(s, holder, allowance(s, holder), s.terms.rations)


def waiting(s: State, seat: int) -> list[Pick]:
    """DP14 Own pieces that have not been moved."""
    return [SPACE[s.where[holder]] for holder in pieces_of(s, seat) if not s.marched >> holder % HOLDERS & 1]
