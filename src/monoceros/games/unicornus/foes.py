"""Atoms of the enemy: its tokens, its units on the map, its characters and what becomes of them. See effects.py."""

from __future__ import annotations

from monoceros.games.unicornus import events
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.effects import gain_resources, place_foe, trim
from monoceros.games.unicornus.facts import has_enemy, in_force
from monoceros.games.unicornus.state import State
from monoceros.games.unicornus.tables import EMPTY

# -- the enemy's tokens ---


def add_army(s: State, space: int, number: int) -> None:
    """They join the enemy unit on the space, or are one."""
    s.army[space] += number
    events.army(s, space, number)


def remove_army(s: State, space: int, number: int, knight: int) -> None:
    """UK-18.15 By a knight: Oppressive Empire pays for each."""
    if number == 0:
        return
    s.army[space] -= number
    events.army_lost(s, space, number, knight)
    forget_sabotage(s, space)
    if in_force(s, t.OPPRESSIVE_EMPIRE) and s.place[knight] != EMPTY:
        gain_resources(s, knight, number * s.terms.event_amount[t.OPPRESSIVE_EMPIRE])


def sabotage(s: State, space: int) -> None:
    """UK-18.16 It is the unit that does not move, wherever it then is."""
    s.sabotaged = (*s.sabotaged, space)
    events.sabotaged(s, space)


def forget_sabotage(s: State, space: int) -> None:
    if s.sabotaged and space in s.sabotaged and not has_enemy(s, space):
        s.sabotaged = tuple([other for other in s.sabotaged if other != space])


# -- enemy units on the map ---


def move_unit(s: State, unit: int, to: int, why: str) -> None:
    """UK-7.2, UK-7.15 Character and tokens; where there are others they merge."""
    foe = s.foe_on[unit]
    moved = s.army[unit]
    s.army[unit] = 0
    s.army[to] += moved
    if foe != EMPTY:
        s.foe_on[unit] = EMPTY
        place_foe(s, foe, to)
    if s.sabotaged and unit in s.sabotaged:
        s.sabotaged = tuple([to if space == unit else space for space in s.sabotaged])
    events.unit_moves(s, unit, to, foe, moved, why)


def plan_move(s: State, unit: int, to: int) -> None:
    """UK-7.1 Units move at the same time: until all have planned, none has moved."""
    s.plans = (*s.plans, unit, to)
    events.plans(s, unit, to, s.foe_on[unit], s.army[unit])


def carry_out_plans(s: State) -> None:
    """UK-7.1, UK-7.14, UK-7.16 All planned moves at once; units on one space merge and know where they came from."""
    plans = s.plans
    armies = [s.army[plans[i]] for i in range(0, len(plans), 2)]
    foes = [s.foe_on[plans[i]] for i in range(0, len(plans), 2)]
    for i in range(0, len(plans), 2):
        s.army[plans[i]] = 0
        s.foe_on[plans[i]] = EMPTY
    arrivals: list[int] = []
    for i in range(0, len(plans), 2):
        unit, to = plans[i], plans[i + 1]
        s.army[to] += armies[i // 2]
        if foes[i // 2] != EMPTY:
            place_foe(s, foes[i // 2], to)
        arrivals += [to, unit]
    s.plans = ()
    s.arrivals = tuple(arrivals)
    for i in range(0, len(plans), 2):
        events.unit_moves(s, plans[i], plans[i + 1], foes[i // 2], armies[i // 2], "raid")


def enter(s: State, unit: int, to: int) -> None:
    """UK-18.11 An enemy unit is made to move: the space it left in this move is its origin."""
    move_unit(s, unit, to, "mock")
    s.arrivals = (to, unit)


def forget_all_arrivals(s: State) -> None:
    s.arrivals = ()


def forget_arrivals(s: State, space: int) -> None:
    """A battle on this space is over."""
    kept: list[int] = []
    for i in range(0, len(s.arrivals), 2):
        if s.arrivals[i] != space:
            kept += [s.arrivals[i], s.arrivals[i + 1]]
    s.arrivals = tuple(kept)


# -- foes ---


def wound_foe(s: State, foe: int, number: int) -> None:
    if number:
        s.foe_damage[foe] += number
        events.foe_hurt(s, foe, number)


def heal_foe(s: State, foe: int, number: int) -> None:
    healed = min(number, s.foe_damage[foe])
    if healed:
        s.foe_damage[foe] -= healed
        events.foe_healed(s, foe, healed)


def take_off_map(s: State, foe: int) -> None:
    """UK-8.8, UK-8.9, UK-11.4, UK-11.5 Its fate card and its damage go; its tokens stay."""
    space = s.foe_at[foe]
    s.foe_on[space] = s.foe_at[foe] = EMPTY
    s.foe_damage[foe] = 0
    if s.fate[foe] != EMPTY:
        s.fate_discards.append(s.fate[foe])
        s.fate[foe] = s.bound[foe] = EMPTY
    forget_sabotage(s, space)


def defeat(s: State, foe: int, knight: int) -> None:
    """UK-11.4, UK-11.6, UK-8.21 To the defeated pile, or by Persuasion to whoever defeated it, if still alive."""
    persuaded = s.fate[foe] == t.PERSUASION and s.place[knight] != EMPTY
    if s.terms.empire[foe]:
        s.defeat_seen = True
    take_off_map(s, foe)
    events.defeated(s, foe, knight)
    if persuaded:
        add_ally(s, foe, knight)
    else:
        s.defeated |= 1 << foe


def join(s: State, foe: int, knight: int) -> None:
    """UK-8.8 An enemy character on the map becomes an ally."""
    take_off_map(s, foe)
    add_ally(s, foe, knight)


def add_ally(s: State, foe: int, knight: int) -> None:
    s.allies[knight] |= 1 << foe
    events.joins(s, foe, knight)


def repent(s: State, foe: int, knight: int) -> None:
    """UK-18.13 From the defeated pile."""
    s.defeated &= ~(1 << foe)
    add_ally(s, foe, knight)


def spend_ally(s: State, foe: int, knight: int) -> None:
    """UK-11.10 Rozie goes to the defeated pile."""
    s.allies[knight] &= ~(1 << foe)
    s.defeated |= 1 << foe
    events.spent(s, foe, knight)
    trim(s, knight)


def return_foe(s: State, foe: int, space: int) -> None:
    """UK-13.9 Undamaged, without tokens, unbound."""
    s.defeated &= ~(1 << foe)
    place_foe(s, foe, space)
    events.returns(s, foe, space)


def bind(s: State, foe: int, fate: int, knight: int) -> None:
    """UK-8.2, UK-8.3"""
    s.fate[foe], s.bound[foe] = fate, knight
    events.fate(s, foe, fate, knight)
