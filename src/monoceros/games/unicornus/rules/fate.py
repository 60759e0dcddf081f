"""Section 8: after every movement, enemy characters that meet the kingdom draw their fate."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.decks import draw_fate
from monoceros.games.unicornus.effects import move_knight
from monoceros.games.unicornus.facts import must_attack, range_between
from monoceros.games.unicornus.foes import add_army, bind, join
from monoceros.games.unicornus.marching import knight_steps
from monoceros.games.unicornus.picks import FOE, FOE_NUMBER, KNIGHT, KNIGHT_NUMBER, SPACE, SPACE_NUMBER
from monoceros.games.unicornus.rules import battle
from monoceros.games.unicornus.rules.deaths import suffer
from monoceros.games.unicornus.state import State, area_of, decider, map_of, seat_of
from monoceros.games.unicornus.tables import EMPTY, KNIGHTS


@rule
async def after_move(s: State, knight: int) -> None:
    """UK-8.2, UK-8.14 A kingdom character has moved: families are found, fate is checked."""
    find_family(s, knight)
    if can_be_bound(s):
        await check_fate(s, knight)


def find_family(s: State, knight: int) -> None:
    """UK-8.14 Lost Family: whoever else ends a movement beside it, wins it."""
    for space in map_of(s).grid.beside[s.place[knight]]:
        foe = s.foe_on[space]
        if foe != EMPTY and s.fate[foe] == t.LOST_FAMILY and s.bound[foe] != knight:
            join(s, foe, knight)


@rule
async def check_fate(s: State, mover: int) -> None:
    """UK-8.2, UK-8.5 One after the other, in an order that the decider picks. `mover`: the knight that moved."""
    while can_be_bound(s):
        foe: str = await choose(decider(s), "fate_order", can_be_bound(s))
        await meet_fate(s, FOE_NUMBER[foe], mover)


def can_be_bound(s: State) -> list[Pick]:
    """UK-8.1, UK-8.2, UK-8.4, UK-8.11 Unbound foes that have a kingdom character on their area or beside them."""
    foe_on, meeting = s.foe_on, map_of(s).grid.meeting
    met: int = 0  # foes, as bits
    for place in s.place:
        if place != EMPTY:
            for space in meeting[place]:
                foe: int = foe_on[space]
                if foe != EMPTY and s.fate[foe] == EMPTY and not s.terms.no_fate[foe]:
                    met |= 1 << foe
    if not met or (s.fates.size() == 0 and not s.fate_discards):
        return []
    return [FOE[unbound] for unbound in range(t.FOES) if met >> unbound & 1]


@rule
async def meet_fate(s: State, foe: int, mover: int) -> None:
    """UK-8.3, UK-8.6 to UK-8.13, UK-8.19 The foe is bound to somebody, and the card takes effect."""
    s.asked = foe
    name: str = await choose(decider(s), "fate_bound", can_bind(s, foe, mover))
    knight = KNIGHT_NUMBER[name]
    fate = draw_fate(s)
    bind(s, foe, fate, knight)
    if fate == t.LOVE:
        if are_opposite(s.terms.foe_gender[foe], s.terms.knight_gender[knight]):
            join(s, foe, knight)
    elif fate == t.FATED_ENEMY:
        add_army(s, s.foe_at[foe], s.terms.fate_amount[fate])
    elif fate == t.FRIEND_OR_FOE:
        await friend_or_foe(s, foe, knight)
    elif fate == t.TRAP:
        await suffer(s, knight, s.terms.fate_amount[fate])


def can_bind(s: State, foe: int, mover: int) -> list[Pick]:
    """UK-8.3 Who has just moved, if it meets the condition; else the nearest of those that meet it."""
    at = s.foe_at[foe]
    if mover != EMPTY and s.place[mover] != EMPTY and meets(s, at, s.place[mover]):
        return [KNIGHT[mover]]
    nearest: list[Pick] = []
    least = 0
    for knight in range(KNIGHTS):
        place = s.place[knight]
        if place != EMPTY and meets(s, at, place):
            distance = range_between(s, at, place)
            if not nearest or distance < least:
                nearest, least = [KNIGHT[knight]], distance
            elif distance == least:
                nearest.append(KNIGHT[knight])
    return nearest


def meets(s: State, at: int, place: int) -> bool:
    """UK-8.2 On the same area, or on an adjacent space."""
    return area_of(at) == area_of(place) or range_between(s, at, place) == 1


def are_opposite(first: int, second: int) -> bool:
    """UK-8.13 The Mountain Cat Band is both."""
    return bool(first & t.FEMALE and second & t.MALE) or bool(first & t.MALE and second & t.FEMALE)


@rule
async def friend_or_foe(s: State, foe: int, knight: int) -> None:
    """UK-8.17, UK-8.18, UK-8.20 One step toward the foe, and a battle if that leads to one."""
    if s.place[knight] == s.foe_at[foe]:
        await battle.due_battle(s, knight)
    elif knight_steps(s, knight, s.foe_at[foe]):
        s.asked = knight
        name: str = await choose(seat_of(s, knight), "foe_path", steps(s, knight, foe))
        space = SPACE_NUMBER[name]
        move_knight(s, knight, space, "fate")
        await after_move(s, knight)
        if must_attack(s, knight, space):
            await battle.fight(s, knight, True)


def steps(s: State, knight: int, foe: int) -> list[Pick]:
    return [SPACE[space] for space in knight_steps(s, knight, s.foe_at[foe])]
