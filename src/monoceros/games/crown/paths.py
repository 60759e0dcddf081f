"""Section 7 and 12.1 as facts: where a piece can step, where it may stop, what it can attack, how far it reaches."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Pick
from monoceros.games.crown import tables as t
from monoceros.games.crown.facts import branch_of_unit, is_opposed
from monoceros.games.crown.geometry import (
    AREA,
    FORTRESS,
    LONGEST_FLIGHT,
    NEIGHBOURS,
    ORDINARY,
    SHOTS,
    SPACES,
    TERRITORY,
    TUNNEL_AT,
    TUNNELS,
    flight,
)
from monoceros.games.crown.picks import ATTACK, STEP, STOP
from monoceros.games.crown.state import ARMY, State
from monoceros.games.crown.tables import CASTLE, DRAGON, EMPTY, HOLDERS, WALL

BLOCKED: Final = 99  # the cost of a step that cannot be made


# -- steps ---


def is_own_castle(s: State, seat: int, space: int) -> bool:
    what = s.board[space]
    return seat * HOLDERS + CASTLE <= what < seat * HOLDERS + HOLDERS


def step_cost(s: State, holder: int, space: int) -> int:
    """CD-7.2 to CD-7.4, CD-7.8, CD-7.9 What a step onto a neighbouring space costs the piece; BLOCKED if it cannot."""
    seat = holder // HOLDERS
    what = s.board[space]
    if what not in (EMPTY, holder):
        return 0 if is_own_castle(s, seat, space) else BLOCKED
    if space == s.rock:
        return BLOCKED
    if TERRITORY[space] == s.territory[seat]:
        return 1
    return 1 if s.cards[holder] and (AREA[space] != FORTRESS or holder % HOLDERS == 0) else BLOCKED


def tunnel_cost(s: State, holder: int) -> int:
    """CD-7.6, CD-17.5 From one tunnel to another."""
    return s.terms.hero_tunnel[s.hero[holder // HOLDERS]] if holder % HOLDERS == 0 else 1


def is_open_tunnel(s: State, space: int) -> bool:
    """CD-6.7, CD-7.6 Neither the rock nor the dragon is there."""
    return space not in (s.rock, s.dragon_at)


def may_stop(s: State, holder: int, space: int) -> bool:
    """CD-7.5 Not on a tunnel, not on an own castle."""
    return TUNNEL_AT[space] < 0 and s.board[space] in (EMPTY, holder)


def passage(s: State, holder: int, space: int) -> int:
    """The bit of a tunnel or own castle, on which the piece is only passing; 0 for other spaces."""
    if TUNNEL_AT[space] >= 0:
        return 1 << TUNNEL_AT[space]
    return 1 << s.board[space] % HOLDERS if is_own_castle(s, holder // HOLDERS, space) else 0


def trail_of(s: State, holder: int) -> int:
    """CD-21.6 The tunnels and own castles of a free walk so far, the one where the piece is now included."""
    return s.trail | passage(s, holder, s.where[holder]) if holder == s.mover else 0


def can_end(s: State, holder: int, space: int, left: int, seen: int) -> bool:
    """CD-21.6 Can the piece, once on this space with so many steps left, still come to a space where it may stop?

    `seen` are the tunnels and own castles that it has come through, as a mask.
    """
    if may_stop(s, holder, space):
        return True
    bit = passage(s, holder, space)
    if seen & bit:
        return False
    seen |= bit
    for there in NEIGHBOURS[space]:
        cost = step_cost(s, holder, there)
        if cost <= left and can_end(s, holder, there, left - cost, seen):
            return True
    if TUNNEL_AT[space] >= 0:
        cost = tunnel_cost(s, holder)
        for there in other_tunnels(s, space):
            if cost <= left and can_end(s, holder, there, left - cost, seen):
                return True
    return False


def other_tunnels(s: State, space: int) -> list[int]:
    """CD-7.6 Where a piece on a tunnel could come out."""
    return [there for there in TUNNELS if there != space and is_open_tunnel(s, there)]


def steps_from(s: State, holder: int, space: int, left: int) -> list[int]:
    """The spaces onto which the piece may step next: neighbours, then other tunnels.

    CD-21.6 Free steps lead nowhere twice, or a piece could walk between two castles for ever.
    """
    found: list[int] = []
    trail = trail_of(s, holder)
    for there in NEIGHBOURS[space]:
        cost = step_cost(s, holder, there)
        if cost <= left and can_end(s, holder, there, left - cost, 0 if cost else trail):
            found.append(there)
    if TUNNEL_AT[space] >= 0:
        cost = tunnel_cost(s, holder)
        for there in other_tunnels(s, space):
            if cost <= left and can_end(s, holder, there, left - cost, 0 if cost else trail):
                found.append(there)
    return found


def cost_between(s: State, holder: int, start: int, space: int) -> int:
    """What a legal step costs."""
    if TUNNEL_AT[start] >= 0 and TUNNEL_AT[space] >= 0:
        return tunnel_cost(s, holder)
    return step_cost(s, holder, space)


def reach(s: State, holder: int, steps: int) -> list[int]:
    """For those who look: at each space the steps left on coming there, EMPTY where the piece cannot come.

    Where it comes only on its way (a tunnel, an own castle) counts too: `may_stop` tells them apart.
    """
    best = [EMPTY] * SPACES
    best[s.where[holder]] = steps
    line = [s.where[holder]]  # spaces to go on from, the nearest first
    trail = trail_of(s, holder)
    for space in line:
        left = best[space]
        for there in NEIGHBOURS[space]:
            after = left - step_cost(s, holder, there)
            if after == steps and trail & passage(s, holder, there):
                continue
            if after > best[there]:
                best[there] = after
                line.append(there)
        if TUNNEL_AT[space] >= 0:
            after = left - tunnel_cost(s, holder)
            for there in other_tunnels(s, space):
                if after == steps and trail & passage(s, holder, there):
                    continue
                if after > best[there]:
                    best[there] = after
                    line.append(there)
    return best


# -- attacks ---


def is_target(s: State, holder: int, what: int) -> bool:
    """CD-12.4, CD-12.38, CD-18.2 Whatever stands there: may the piece attack it at all?"""
    if what == DRAGON:
        return holder % HOLDERS == 0
    owner = what - WALL if what >= WALL else what // HOLDERS
    return is_opposed(s, holder // HOLDERS, owner)


def has_battle_left(s: State, holder: int) -> bool:
    """CD-12.1, CD-12.2, CD-12.36"""
    return bool(s.cards[holder]) and not s.fought >> holder % HOLDERS & 1


def targets_from(s: State, holder: int, space: int) -> list[int]:
    """CD-12.5 to CD-12.8 The spaces that an armed piece could attack from here."""
    board = s.board
    found: list[int] = []
    for there in NEIGHBOURS[space]:
        if board[there] != EMPTY and is_target(s, holder, board[there]):
            found.append(there)
    if branch_of_unit(s, holder) == t.ARCHERY:
        for there in SHOTS[space]:
            what = board[there]
            if what != EMPTY and not WALL <= what < DRAGON and is_target(s, holder, what):
                found.append(there)
    return found


# -- what is offered ---


def moves(s: State, holder: int, steps: int) -> list[Pick]:
    """DP7, DP15 Steps, attacks, and to stop where that is allowed."""
    space = s.where[holder]
    options: list[Pick] = [STEP[there] for there in steps_from(s, holder, space, steps)]
    if TUNNEL_AT[space] < 0 and s.board[space] == holder:
        if has_battle_left(s, holder):
            for there in targets_from(s, holder, space):
                options.append(ATTACK[there])
        options.append(STOP)
    return options


def can_act(s: State, holder: int, steps: int) -> bool:
    """Is there anything to do for the piece with so many steps?"""
    space = s.where[holder]
    if steps_from(s, holder, space, steps):
        return True
    return has_battle_left(s, holder) and bool(targets_from(s, holder, space))


def allowance(s: State, holder: int) -> int:
    """CD-11.3 The spaces of a piece in Move army."""
    return s.terms.moves[branch_of_unit(s, holder)]


# -- for those who look at the board ---


def reachable(s: State) -> list[int]:
    """The spaces on which the piece that is moving could end its move."""
    if s.mover == EMPTY or s.where[s.mover] == EMPTY:
        return []
    return could_end(s, s.mover, s.steps_left)


def march(s: State, holder: int) -> list[int]:
    """CD-11.3 The spaces to which a piece could come in Move army; none if it is moving, has moved, or is hungry."""
    seat = holder // HOLDERS
    marched = s.active == seat and s.action == ARMY and s.marched >> holder % HOLDERS & 1
    hungry = s.terms.rations and s.food[seat] == 0  # CD-19.2
    if holder == s.mover or marched or hungry:
        return []
    return could_end(s, holder, allowance(s, holder))


def could_end(s: State, holder: int, steps: int) -> list[int]:
    left = reach(s, holder, steps)
    return [space for space, steps in enumerate(left) if steps >= 0 and may_stop(s, holder, space)]


# -- for those who look ahead ---


def threat_range(s: State, holder: int) -> int:
    """How far a piece could strike in Move army, as the crow flies: its steps and its weapon."""
    return allowance(s, holder) + (3 if branch_of_unit(s, holder) == t.ARCHERY else 1)


def landings(s: State) -> list[int]:
    """The 24 spaces on which the dragon on the map may land by the next roll, by direction and number."""
    if s.dragon_at == EMPTY:
        return []
    return [flight(s.dragon_at, way, far) for way in range(4) for far in range(1, LONGEST_FLIGHT + 1)]


def beside_tunnels(s: State) -> list[int]:
    """Hidden Passage: the empty ordinary spaces adjacent to an open tunnel."""
    found: list[int] = []
    for tunnel in TUNNELS:
        if is_open_tunnel(s, tunnel):
            found += [there for there in NEIGHBOURS[tunnel] if ORDINARY[there] and s.board[there] == EMPTY]
    return found
