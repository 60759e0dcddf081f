"""Section 7: the enemy step. All units move at the same time, then come fate, retreats and battles."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.unicornus.effects import move_knight, pay
from monoceros.games.unicornus.facts import has_enemy, is_empty, move_cost
from monoceros.games.unicornus.foes import carry_out_plans, forget_all_arrivals, plan_move
from monoceros.games.unicornus.marching import (
    acting_units,
    is_planned,
    nature_of,
    origins_of,
    steps_toward,
    targets_of,
    wishes_of,
)
from monoceros.games.unicornus.picks import FOE, FOE_NUMBER, KNIGHT, KNIGHT_NUMBER, SPACE, SPACE_NUMBER, STAY
from monoceros.games.unicornus.rules.battle import fight
from monoceros.games.unicornus.rules.fate import after_move, check_fate
from monoceros.games.unicornus.state import State, heroes_in_order, map_of, seat_of
from monoceros.games.unicornus.tables import EMPTY, KNIGHTS, NORMAL, RETREAT_COST


@rule
async def enemy_step(s: State) -> None:
    """UK-7.1 Movement, merging, fate, retreats, battles."""
    order = tuple(acting_units(s))
    for unit in order:
        await plan_unit(s, unit, order)
    if s.plans:
        carry_out_plans(s)
        await check_fate(s, EMPTY)  # UK-7.17
        await retreats(s)
        await battles(s)
        forget_all_arrivals(s)


# -- 7.1, 7.2 movement ---


@rule
async def plan_unit(s: State, unit: int, order: tuple[int, ...]) -> None:
    """UK-7.8 to UK-7.12 What the unit does, in its turn; of rivals for a space the starting player picks one."""
    prey: int = EMPTY
    while not is_planned(s, unit):
        targets = tuple(targets_of(s, unit))
        if not targets:
            return
        if prey == EMPTY or not steps_toward(s, unit, prey):  # UK-7.11: a barred unit first tries another way to it
            prey = targets[0]
            if len(targets) > 1:
                prey = await aim(s, unit, targets)
        s.asked = unit
        step: str = await choose(s.starter, "aggressive_step", steps_to(s, unit, prey))
        to = SPACE_NUMBER[step]
        if s.foe_on[unit] == EMPTY or len(rivals(s, unit, to, order)) == 1:
            plan_move(s, unit, to)
        else:
            s.asked = to
            winner: str = await choose(s.starter, "contention", rivals(s, unit, to, order))
            plan_move(s, s.foe_at[FOE_NUMBER[winner]], to)


@rule
async def aim(s: State, unit: int, targets: tuple[int, ...]) -> int:
    """UK-7.5, UK-7.6 Whom the unit goes for, where there is a choice. A normal unit has it on the space beside."""
    s.asked = unit
    if nature_of(s, unit) == NORMAL:
        prey: str = await choose(s.starter, "normal_target", named(targets))
        return KNIGHT_NUMBER[prey]
    target: str = await choose(s.starter, "aggressive_target", named(targets))
    return KNIGHT_NUMBER[target]


def named(knights: tuple[int, ...]) -> list[Pick]:
    return [KNIGHT[knight] for knight in knights]


def steps_to(s: State, unit: int, knight: int) -> list[Pick]:
    return [SPACE[space] for space in steps_toward(s, unit, knight)]


def rivals(s: State, unit: int, to: int, order: tuple[int, ...]) -> list[Pick]:
    """UK-7.10 The characters that could enter a space now: this unit's and those still to come in the order."""
    found: list[Pick] = [FOE[s.foe_on[unit]]]
    beside = map_of(s).beside[to]
    for other in order[order.index(unit) + 1 :]:
        if s.foe_on[other] != EMPTY and other in beside and not is_planned(s, other) and to in wishes_of(s, other):
            found.append(FOE[s.foe_on[other]])
    return found


# -- 7.4 retreat before combat ---


@rule
async def retreats(s: State) -> None:
    """UK-7.18 In seat order from the starting player. UK-7.20 The princess does not retreat."""
    for knight in tuple(heroes_in_order(s)):
        if s.place[knight] != EMPTY and origins_of(s, s.place[knight]):
            await retreat(s, knight)


@rule
async def retreat(s: State, knight: int) -> None:
    """UK-7.19, UK-7.21"""
    s.asked = knight
    pick: str = await choose(seat_of(s, knight), "retreat", ways_out(s, knight))
    if pick != STAY:
        space = SPACE_NUMBER[pick]
        pay(s, knight, move_cost(s, knight, space) + RETREAT_COST)
        move_knight(s, knight, space, "retreat")
        await after_move(s, knight)


def ways_out(s: State, knight: int) -> list[Pick]:
    """UK-7.18, UK-7.19 Empty spaces beside it that it can pay for and that no part of the enemy came from."""
    found: list[Pick] = [STAY]
    place = s.place[knight]
    if not has_enemy(s, place):
        return found
    origins = origins_of(s, place)
    for space in map_of(s).beside[place]:
        free = is_empty(s, space) and space not in origins
        if free and move_cost(s, knight, space) + RETREAT_COST <= s.resources[knight]:
            found.append(SPACE[space])
    return found


# -- 7.5 battles ---


@rule
async def battles(s: State) -> None:
    """UK-7.22, UK-7.23 One after the other, in an order that the starting player picks."""
    while shared_spaces(s):
        name: str = await choose(s.starter, "battle_order", shared_spaces(s))
        await fight(s, s.knight_on[SPACE_NUMBER[name]], False)


def shared_spaces(s: State) -> list[Pick]:
    """Where a kingdom unit and an enemy unit stand together."""
    found: list[Pick] = []
    for knight in range(KNIGHTS):
        place = s.place[knight]
        if place != EMPTY and has_enemy(s, place):
            found.append(SPACE[place])
    return found
