"""Section 8: a combat, from fixing each troop's power to taking away what was destroyed."""

from __future__ import annotations

from monoceros.engine.core import Finish, Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.tower import events
from monoceros.games.tower.effects import (
    enter_step,
    give_up_special,
    lose_base,
    lose_special,
    lose_troop,
    palace_falls,
)
from monoceros.games.tower.facts import (
    attackers_left,
    heat_of,
    initiative_total,
    regular_total,
    seat_of,
    siege_total,
    special_limit,
    strike_of_bases,
)
from monoceros.games.tower.picks import BASE, PALACE_ITSELF, SPECIAL_TROOP, TROOP, space_of
from monoceros.games.tower.rules.lineup import draw_up
from monoceros.games.tower.state import BASE_WOUNDS, STACKS, WALLS, Combat, State
from monoceros.games.tower.tables import FIGHT, FIRST_STRIKE, PALACE, SEATS


@rule
async def fight(s: State, group: int, goal: int) -> None:
    """AT-8.3 The initiative step, then the normal step; then the fallen limit of special troops (AT-10.15)."""
    c = draw_up(s, group, goal)
    s.combat = c
    enter_step(s, FIRST_STRIKE if c.swift else FIGHT)
    events.combat(s, c.attacker, group, goal)
    if c.swift:
        await initiative_step(s)
    if attackers_left(the_combat(s)):
        await normal_step(s)
    end_combat(s)
    for seat in range(SEATS):
        while s.specials[seat] and s.specials[seat] > special_limit(s, seat):
            give_up_special(s, seat)


def the_combat(s: State) -> Combat:
    c = s.combat
    assert c is not None
    return c


@rule
async def initiative_step(s: State) -> None:
    """AT-8.4 Troops with initiative strike first; who dies here has still struck (AT-8.5)."""
    c = the_combat(s)
    ours = initiative_total(c, 0)
    theirs = initiative_total(c, 1)
    events.initiative(s, ours, theirs)
    if ours:
        await assign(s, 0, ours, False)
    if theirs:
        await assign(s, 1, theirs, False)
    await destroy(s)


@rule
async def normal_step(s: State) -> None:
    """AT-8.7, AT-8.9 Everybody else strikes, the defender's bases or palace too; then all is destroyed at once."""
    c = the_combat(s)
    regular = regular_total(c, 0)
    siege = siege_total(c)
    theirs = regular_total(c, 1) + strike_of_bases(c)
    enter_step(s, FIGHT)
    if c.unbroken:
        c.wounds_before = c.wounds[BASE_WOUNDS:]
    events.normal(s, regular, siege, theirs)
    if c.fire:
        breathe_fire(s, c)
    if regular:
        await assign(s, 0, regular, False)
    if siege:
        await assign(s, 0, siege, True)
    if theirs:
        await assign(s, 1, theirs, False)
    await destroy(s)


def breathe_fire(s: State, c: Combat) -> None:
    """AT-10.10, AT-10.11 Each dragon alive burns each enemy troop; it counts with the damage of the step."""
    for side in range(SEATS):
        heat = heat_of(c, side)
        if heat:
            enemy = 3 - side * 3
            for k in range(enemy, enemy + 3):
                for troop in range(k * 3, k * 3 + c.count[k]):
                    c.wounds[troop] += heat
                count_missing(c, k)
            events.fire(s, seat_of(c, side), seat_of(c, 1 - side), heat)


# -- AT-8.11: assigning damage ---


@rule
async def assign(s: State, side: int, total: int, siege: bool) -> None:
    """AT-8.11 The side names targets one by one; each takes what is missing to its toughness, or all that is left.

    AT-17.2 No question when the total covers every legal target, or only one is legal.
    """
    while total > 0:
        missing = missing_in_all(the_combat(s), 1 - side, siege)
        if missing == 0:
            return
        if missing <= total:
            total -= missing
            fill_all(s, 1 - side)
        else:
            the_combat(s).left = total
            target: Pick = await choose(seat_of(the_combat(s), side), "assign", legal_targets(s, 1 - side, siege))
            total -= wound(s, 1 - side, target, total)


def missing_in_all(c: Combat, side: int, siege: bool) -> int:
    """How much damage the legal targets can take together."""
    first = side * 3
    troops = c.missing[first] + c.missing[first + 1] + c.missing[first + 2]
    if troops:
        return 0 if siege else troops
    return c.missing[WALLS] + c.missing[WALLS + 1] + c.missing[WALLS + 2] if side == 1 else 0


def legal_targets(s: State, side: int, siege: bool) -> list[Pick]:
    """AT-8.12, AT-8.13, AT-9.4 Troops; bases or the palace once no troop is left to hit. AT-8.10 Siege: only those."""
    c = the_combat(s)
    targets: list[Pick] = []
    first = side * 3
    for k in range(first, first + 3):
        if c.missing[k]:
            targets.append(troop_pick(c, side, k - first))
    if targets:
        return [] if siege else targets
    if side == 1:
        for i in range(3):
            if c.missing[WALLS + i]:
                targets.append(PALACE_ITSELF if c.goal == PALACE else BASE[c.goal * 3 + i])
    return targets


def troop_pick(c: Combat, side: int, i: int) -> Pick:
    """AT-17.1 A troop is named by its base's space."""
    place = c.group if side == 0 else c.goal
    return SPECIAL_TROOP if place == PALACE else TROOP[place * 3 + i]


def fill_all(s: State, side: int) -> None:
    """Every legal target receives all that it is missing: the troops, or when they have it, the bases."""
    c = the_combat(s)
    first = side * 3
    troops = c.missing[first] + c.missing[first + 1] + c.missing[first + 2] > 0
    if not troops:
        first = WALLS
    for k in range(first, first + 3):
        if c.missing[k]:
            fill(c, k)
    events.hit_all(s, seat_of(c, 1 - side), seat_of(c, side), troops)


def fill(c: Combat, k: int) -> None:
    """All of a stack, or a base, has damage of its toughness."""
    toughness = c.toughness[k]
    c.missing[k] = 0
    if k >= WALLS:
        c.wounds[BASE_WOUNDS + k - WALLS] = toughness
        return
    for troop in range(k * 3, k * 3 + c.count[k]):
        if c.wounds[troop] < toughness:
            c.wounds[troop] = toughness


def count_missing(c: Combat, k: int) -> None:
    """What `missing` must be for a stack of troops."""
    missing, toughness = 0, c.toughness[k]
    for troop in range(k * 3, k * 3 + c.count[k]):
        if c.wounds[troop] < toughness:
            missing += toughness - c.wounds[troop]
    c.missing[k] = missing


def wound(s: State, side: int, target: Pick, total: int) -> int:
    """Put damage on a target; gives how much it took. A stack takes it troop by troop while the target is named."""
    c = the_combat(s)
    if isinstance(target, str):
        taken = wound_base(c, 0, total) if target == PALACE_ITSELF else wound_stack(c, side * 3, total)
    else:
        i = space_of(target) % 3
        taken = wound_base(c, i, total) if target[0] == "base" else wound_stack(c, side * 3 + i, total)
    events.hit(s, seat_of(c, 1 - side), seat_of(c, side), target, taken)
    return taken


def wound_base(c: Combat, i: int, total: int) -> int:
    taken = min(total, c.missing[WALLS + i])
    c.wounds[BASE_WOUNDS + i] += taken
    c.missing[WALLS + i] -= taken
    return taken


def wound_stack(c: Combat, k: int, total: int) -> int:
    """AT-17.1 The troop that is nearest to its end is finished first."""
    best, most = -1, -1
    for troop in range(k * 3, k * 3 + c.count[k]):
        if most < c.wounds[troop] < c.toughness[k]:
            best, most = troop, c.wounds[troop]
    taken = min(total, c.toughness[k] - most)
    c.wounds[best] += taken
    c.missing[k] -= taken
    return taken


# -- AT-8.18: what is destroyed ---


@rule
async def destroy(s: State) -> None:
    """AT-8.4, AT-8.9 Everything with damage of its toughness or more is destroyed at once."""
    if the_combat(s).unbroken:
        await save_one(s, 0)
        await save_one(s, 1)
    c = the_combat(s)
    for k in range(STACKS):
        if c.count[k] and c.wounds[k * 3] + c.wounds[k * 3 + 1] + c.wounds[k * 3 + 2]:
            take_away_troops(s, c, k)
    take_away_bases(s)  # after their troops, which are counted as destroyed and not just gone (AT-3.3, AT-10.7)


@rule
async def save_one(s: State, side: int) -> None:
    """16.3 Unbroken: in each combat the first Ironbreaker that would be destroyed is not."""
    if saveable(s, side):
        where: Pick = await choose(seat_of(the_combat(s), side), "unbroken", saveable(s, side))
        stand_unbroken(s, side, space_of(where))


def dead_in(c: Combat, k: int) -> int:
    """How many troops of a stack have enough damage."""
    dead = 0
    for troop in range(k * 3, k * 3 + c.count[k]):
        if c.wounds[troop] >= c.toughness[k]:
            dead += 1
    return dead


def take_away_troops(s: State, c: Combat, k: int) -> None:
    """The dead of a stack leave the board; the wounds of those who live stay until the end of the combat (AT-8.16)."""
    alive, toughness = 0, c.toughness[k]
    for troop in range(k * 3, k * 3 + c.count[k]):
        wounds = c.wounds[troop]
        c.wounds[troop] = 0
        if wounds < toughness:
            c.wounds[k * 3 + alive] = wounds
            alive += 1
    for _ in range(c.count[k] - alive):
        lose_from(s, c, k // 3, k)


def lose_from(s: State, c: Combat, side: int, k: int) -> None:
    """One troop of a stack is gone."""
    place = c.group if side == 0 else c.goal
    c.count[k] -= 1
    if place == PALACE:
        lose_special(s, seat_of(c, side))
    else:
        lose_troop(s, seat_of(c, side), place * 3 + k - side * 3)


def take_away_bases(s: State) -> None:
    """AT-8.17, AT-9.6 A base is taken off the board; a palace ends the game (AT-1.1, AT-1.3)."""
    c = the_combat(s)
    for i in range(3):
        if c.count[WALLS + i] and c.wounds[BASE_WOUNDS + i] >= c.toughness[WALLS + i]:
            c.count[WALLS + i] = 0
            if c.goal == PALACE:
                palace_falls(s, seat_of(c, 1))
                s.combat = None
                raise Finish("monoceros.games.tower.rules.match.play_game", c.attacker)
            lose_base(s, seat_of(c, 1), c.goal * 3 + i)


def saveable(s: State, side: int) -> list[Pick]:
    """The stacks in which an Ironbreaker would be destroyed, if none of the side was saved in this combat."""
    c = the_combat(s)
    if c.saved >> side & 1:
        return []
    place, first = c.group if side == 0 else c.goal, side * 3
    return [TROOP[place * 3 + i] for i in range(3) if c.unbroken >> (first + i) & 1 and dead_in(c, first + i)]


def stand_unbroken(s: State, side: int, space: int) -> None:
    """16.3, AT-16.12 One of them lives on with one point to go; the bases behind it were defended after all."""
    c = the_combat(s)
    k = side * 3 + space % 3
    for troop in range(k * 3, k * 3 + c.count[k]):
        if c.wounds[troop] >= c.toughness[k]:
            c.wounds[troop] = c.toughness[k] - 1
            break
    count_missing(c, k)
    c.saved |= 1 << side
    if side == 1:
        c.wounds[BASE_WOUNDS:] = c.wounds_before
        for i in range(3):
            c.missing[WALLS + i] = c.toughness[WALLS + i] - c.wounds_before[i] if c.count[WALLS + i] else 0
    events.unbroken(s, seat_of(c, side), space)


def end_combat(s: State) -> None:
    """AT-8.16 All damage is wiped off. 16.3 Headlong: the riders that charged are destroyed."""
    c = the_combat(s)
    if c.doomed:
        for k in range(3):
            for _ in range(c.count[k] if c.doomed >> k & 1 else 0):
                lose_from(s, c, 0, k)
    s.combat = None
    events.combat_over(s, c.attacker, c.group, c.goal)
