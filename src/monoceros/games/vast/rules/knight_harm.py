"""Section 27: what costs the Knight Grit or Health."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.effects_knight import (
    cube_to_track,
    end_turn_now,
    hurt_knight,
    lose_treasure,
    put_cube,
    sink_grit,
)
from monoceros.games.vast.facts import owner
from monoceros.games.vast.facts_knight import can_lose_cube, has_shield, hero_cubes
from monoceros.games.vast.picks_ghoul import BLEED, GRIT
from monoceros.games.vast.picks_knight import CUBE_FROM, LOSE_CARD, PLACE_NUMBER, TREASURE_NUMBER
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import KNIGHT


@rule
async def lose_grit(s: State, amount: int) -> None:
    """VF-27.4, VF-27.5, VF-30.5 For each number she falls below, a cube goes back; a Shield makes every loss 1."""
    await pay_grit(s, min(amount, 1) if has_shield(s) else amount)


@rule
async def pay_grit(s: State, amount: int) -> None:
    """VF-27.4 The same as a price, which no Shield makes cheaper."""
    before = s.knight.grit
    sink_grit(s, amount)
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
    pick: Pick = await choose(owner(s, KNIGHT), "return_cube", placed_cubes(s))
    cube_to_track(s, PLACE_NUMBER[pick[1]], space)
    end_turn_now(s)


def placed_cubes(s: State) -> list[Pick]:
    """Where she has cubes that are not at hand."""
    cubes = s.knight.cubes
    return [CUBE_FROM[place] for place in range(k.MOVEMENT, k.ASIDE + 1) if cubes[place]]


@rule
async def mauled(s: State, must_bleed: bool) -> None:
    """VF-56.8, VF-58.9 The Ghoul: 1 Grit for each Hero cube, 1 Health, or a Treasure card; the Vile Ghoul: Health."""
    what: Pick = BLEED
    if not must_bleed:
        what = await choose(owner(s, KNIGHT), "mauled_knight", wounds(s))
    if what == BLEED:
        hurt_knight(s, 1, False)
    elif what == GRIT:
        await lose_grit(s, hero_cubes(s))
    else:
        lose_treasure(s, TREASURE_NUMBER[what[1]], "mauled")


def wounds(s: State) -> list[Pick]:
    """What she can lose to the Ghoul."""
    found: list[Pick] = [BLEED, GRIT]
    for card in range(k.TREASURE_CARDS):
        if s.knight.treasure_at[card] == k.FACE_DOWN or s.knight.treasure_at[card] == k.FACE_UP:
            found.append(LOSE_CARD[card])
    return found


@rule
async def lose_to_poison(s: State, number: int) -> None:
    """T14b, VF-27.7 Cubes go on the Entrance: those that are not placed first, then some of her choice."""
    for _ in range(number):
        if not can_lose_cube(s):
            return
        if s.knight.cubes[k.FREE]:
            put_cube(s, k.FREE, k.POISONED)
        else:
            pick: Pick = await choose(owner(s, KNIGHT), "return_cube", placed_cubes(s))
            put_cube(s, PLACE_NUMBER[pick[1]], k.POISONED)


@rule
async def lose_health(s: State, amount: int) -> None:
    """VF-26.5"""
    hurt_knight(s, amount, False)
