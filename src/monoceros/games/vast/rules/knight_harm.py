"""Section 27: what costs the Knight Grit or Health."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.effects_knight import cube_to_track, end_turn_now, hurt_knight, sink_grit
from monoceros.games.vast.facts_knight import can_lose_cube, has_shield
from monoceros.games.vast.picks_knight import CUBE_FROM, PLACE_NUMBER
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import KNIGHT


@rule
async def lose_grit(s: State, amount: int) -> None:
    """VF-27.4, VF-27.5, VF-30.5 For each number she falls below, a cube goes back; a Shield makes every loss 1."""
    before = s.knight.grit
    sink_grit(s, min(amount, 1) if has_shield(s) else amount)
    for space in range(k.GRIT_SPACES - 1, -1, -1):
        if before >= s.terms.knight.grit_marks[space] > s.knight.grit:
            await return_cube(s, space)


@rule
async def return_cube(s: State, space: int) -> None:
    """VF-27.4, VF-27.7 One that is not placed; otherwise one of her choice, and then her own turn ends."""
    if s.knight.track >> space & 1 or not can_lose_cube(s):
        return
    if s.knight.cubes[k.FREE]:
        cube_to_track(s, k.FREE, space)
        return
    pick: Pick = await choose(s.terms.seat_of[KNIGHT], "return_cube", placed_cubes(s))
    cube_to_track(s, PLACE_NUMBER[pick[1]], space)
    end_turn_now(s)


def placed_cubes(s: State) -> list[Pick]:
    """Where she has cubes that are not at hand."""
    cubes = s.knight.cubes
    return [CUBE_FROM[place] for place in range(k.MOVEMENT, k.ASIDE + 1) if cubes[place]]


@rule
async def lose_health(s: State, amount: int) -> None:
    """VF-26.5"""
    hurt_knight(s, amount, False)
