"""Section 8: a combat, from fixing each troop's power to taking away what was destroyed."""

from __future__ import annotations

from monoceros.engine.core import Finish, choose
from monoceros.engine.lowering import rule
from monoceros.games.tower.effects import (
    give_up_special,
    lose_base,
    lose_special,
    lose_troop,
    palace_falls,
)
from monoceros.games.tower.picks import BASE, PALACE_ITSELF, SPECIAL_TROOP, TROOP, Place, space_of
from monoceros.games.tower.rules.lineup import draw_up
from monoceros.games.tower.state import Combat, State, special_limit
from monoceros.games.tower.tables import PALACE, SEATS

Target = str | Place


@rule
async def fight(s: State, group: int, goal: int) -> None:
    """AT-8.3 The initiative step, then the normal step; then the fallen limit of special troops (AT-10.15)."""
    c = draw_up(s, group, goal)
    s.combat = c
    tell_totals(s, c, True)
    if total_of(c, 0, True, False) > 0 or total_of(c, 1, True, False) > 0:
        await initiative_step(s)
    if fights_on(s):
        await normal_step(s)
    end_combat(s)
    for seat in range(SEATS):
        while s.specials[seat] > special_limit(s, seat):
            give_up_special(s, seat)


def the_combat(s: State) -> Combat:
    c = s.combat
    assert c is not None
    return c


def seat_of(s: State, side: int) -> int:
    attacker = the_combat(s).attacker
    return attacker if side == 0 else 1 - attacker


def fights_on(s: State) -> bool:
    """AT-8.20 Without attackers the attack is over."""
    c = the_combat(s)
    return c.count[0] + c.count[1] + c.count[2] > 0


@rule
async def initiative_step(s: State) -> None:
    """AT-8.4 Troops with initiative strike first; who dies here has still struck (AT-8.5)."""
    c = the_combat(s)
    theirs = total_of(c, 1, True, False)
    await assign(s, 0, total_of(c, 0, True, False), False)
    await assign(s, 1, theirs, False)
    await destroy(s)


@rule
async def normal_step(s: State) -> None:
    """AT-8.7, AT-8.9 Everybody else strikes, the defender's bases or palace too; then all is destroyed at once."""
    c = the_combat(s)
    regular = total_of(c, 0, False, False)
    siege = total_of(c, 0, False, True)
    theirs = total_of(c, 1, False, False) + strike_of_bases(c)
    c.base_wounds_before = c.base_wounds[:]
    tell_totals(s, c, False)
    breathe_fire(c)
    await assign(s, 0, regular, False)
    await assign(s, 0, siege, True)
    await assign(s, 1, theirs, False)
    await destroy(s)


def total_of(c: Combat, side: int, initiative: bool, siege: bool) -> int:
    """AT-8.4, AT-8.7, AT-8.10 A side's total in a step: initiative, regular or siege. Defending artillery is silent."""
    total = 0
    for k in range(side * 3, side * 3 + 3):
        if not c.count[k]:
            continue
        if initiative:
            counts = c.swift[k] and not c.siege[k]
        else:
            counts = c.siege[k] == siege and (not c.swift[k] or c.again[k])
        if counts:
            total += c.count[k] * c.strike[k]
    return total


def strike_of_bases(c: Combat) -> int:
    """AT-8.7, AT-9.5 What the bases that stand, or the palace, add to the defender's total."""
    total = 0
    for i in range(3):
        if c.bases[i]:
            total += c.base_strike[i]
    return total


def breathe_fire(c: Combat) -> None:
    """AT-10.10, AT-10.11 Each dragon alive burns each enemy troop; it counts with the damage of the step."""
    for side in range(SEATS):
        heat = 0
        for k in range(side * 3, side * 3 + 3):
            heat += c.count[k] * c.fire[k]
        if heat:
            enemy = 3 - side * 3
            for k in range(enemy, enemy + 3):
                for troop in range(k * 3, k * 3 + c.count[k]):
                    c.wounds[troop] += heat


# -- AT-8.11: assigning damage ---


@rule
async def assign(s: State, side: int, total: int, siege: bool) -> None:
    """AT-8.11 The side names targets one by one; each takes what is missing to its toughness, or all that is left.

    AT-17.2 No question when the total covers every legal target, or only one is legal.
    """
    while total > 0:
        missing = missing_in_all(s, 1 - side, siege)
        if missing == 0:
            return
        if missing <= total:
            total -= missing
            fill_all(s, 1 - side)
        else:
            target: Target = await choose(seat_of(s, side), "assign", legal_targets(s, 1 - side, siege))
            total -= wound(s, 1 - side, target, total)


def missing_of(c: Combat, k: int) -> int:
    """How much damage the troops of a stack still need, all together."""
    missing = 0
    toughness = c.toughness[k]
    for troop in range(k * 3, k * 3 + c.count[k]):
        if c.wounds[troop] < toughness:
            missing += toughness - c.wounds[troop]
    return missing


def missing_of_base(c: Combat, i: int) -> int:
    """How much damage a base, or the palace, still needs; none if it does not stand."""
    return max(0, c.base_toughness[i] - c.base_wounds[i]) if c.bases[i] else 0


def is_defended(c: Combat, side: int) -> bool:
    """AT-8.13 Is there a troop that is neither destroyed nor mortally hit?"""
    for k in range(side * 3, side * 3 + 3):
        if missing_of(c, k):
            return True
    return False


def legal_targets(s: State, side: int, siege: bool) -> list[Target]:
    """AT-8.12, AT-8.13, AT-9.4 Troops; bases or the palace once no troop is left to hit. AT-8.10 Siege: only those."""
    c = the_combat(s)
    targets: list[Target] = []
    first = side * 3
    for k in range(first, first + 3):
        if missing_of(c, k):
            targets.append(troop_pick(c, side, k - first))
    if targets:
        return [] if siege else targets
    if side == 1:
        for i in range(3):
            if missing_of_base(c, i):
                targets.append(PALACE_ITSELF if c.goal == PALACE else BASE[c.goal * 3 + i])
    return targets


def troop_pick(c: Combat, side: int, i: int) -> Target:
    """AT-17.1 A troop is named by its base's space."""
    place = c.group if side == 0 else c.goal
    return SPECIAL_TROOP if place == PALACE else TROOP[place * 3 + i]


def missing_in_all(s: State, side: int, siege: bool) -> int:
    """How much damage the legal targets can take together."""
    c = the_combat(s)
    first = side * 3
    troops = missing_of(c, first) + missing_of(c, first + 1) + missing_of(c, first + 2)
    if troops:
        return 0 if siege else troops
    return missing_of_base(c, 0) + missing_of_base(c, 1) + missing_of_base(c, 2) if side == 1 else 0


def fill_all(s: State, side: int) -> None:
    """Every legal target receives all that it is missing: the troops, or when they have it, the bases."""
    c = the_combat(s)
    if s.telling:
        s.emit("hit_all", seat_of(s, 1 - side), seat_of(s, side), is_defended(c, side))
    if is_defended(c, side):
        for k in range(side * 3, side * 3 + 3):
            for troop in range(k * 3, k * 3 + c.count[k]):
                c.wounds[troop] = max(c.wounds[troop], c.toughness[k])
    else:
        for i in range(3):
            c.base_wounds[i] += missing_of_base(c, i)


def wound(s: State, side: int, target: Target, total: int) -> int:
    """Put damage on a target; gives how much it took. A stack takes it troop by troop while the target is named."""
    c = the_combat(s)
    if isinstance(target, str):
        taken = wound_base(c, 0, total) if target == PALACE_ITSELF else wound_stack(c, side * 3, total)
    else:
        i = space_of(target[1], target[2]) % 3
        taken = wound_base(c, i, total) if target[0] == "base" else wound_stack(c, side * 3 + i, total)
    if s.telling:
        s.emit("hit", seat_of(s, 1 - side), seat_of(s, side), target, taken)
    return taken


def wound_base(c: Combat, i: int, total: int) -> int:
    taken = min(total, missing_of_base(c, i))
    c.base_wounds[i] += taken
    return taken


def wound_stack(c: Combat, k: int, total: int) -> int:
    """AT-17.1 The troop that is nearest to its end is finished first."""
    best, most = -1, -1
    for troop in range(k * 3, k * 3 + c.count[k]):
        if most < c.wounds[troop] < c.toughness[k]:
            best, most = troop, c.wounds[troop]
    taken = min(total, c.toughness[k] - most)
    c.wounds[best] += taken
    return taken


# -- AT-8.18: what is destroyed ---


@rule
async def destroy(s: State) -> None:
    """AT-8.4, AT-8.9 Everything with damage of its toughness or more is destroyed at once."""
    for side in (0, 1):
        if would_be_saved(s, side):
            where: Place = await choose(seat_of(s, side), "unbroken", saveable(s, side))
            stand_unbroken(s, side, space_of(where[1], where[2]))
    take_away_bases(s)
    for side in range(SEATS):
        for k in range(side * 3, side * 3 + 3):
            take_away_troops(s, side, k)


def dead_in(c: Combat, k: int) -> int:
    """How many troops of a stack have enough damage."""
    dead = 0
    for troop in range(k * 3, k * 3 + c.count[k]):
        if c.wounds[troop] >= c.toughness[k]:
            dead += 1
    return dead


def take_away_troops(s: State, side: int, k: int) -> None:
    c = the_combat(s)
    dead = dead_in(c, k)
    if not dead:
        return
    alive = [w for w in c.wounds[k * 3 : k * 3 + c.count[k]] if w < c.toughness[k]]
    c.wounds[k * 3 : k * 3 + 3] = alive + [0] * (3 - len(alive))
    c.count[k] = len(alive)
    for _ in range(dead):
        lose_from(s, c, side, k)


def lose_from(s: State, c: Combat, side: int, k: int) -> None:
    """One troop of a stack is gone."""
    place = c.group if side == 0 else c.goal
    if place == PALACE:
        lose_special(s, seat_of(s, side))
    else:
        lose_troop(s, seat_of(s, side), place * 3 + k - side * 3)


def take_away_bases(s: State) -> None:
    """AT-8.17, AT-9.6 A base is taken off the board; a palace ends the game (AT-1.1, AT-1.3)."""
    c = the_combat(s)
    for i in range(3):
        if c.bases[i] and c.base_wounds[i] >= c.base_toughness[i]:
            c.bases[i] = False
            if c.goal == PALACE:
                palace_falls(s, seat_of(s, 1))
                s.combat = None
                raise Finish("monoceros.games.tower.rules.match.play_game", c.attacker)
            lose_base(s, seat_of(s, 1), c.goal * 3 + i)


def would_be_saved(s: State, side: int) -> bool:
    c = the_combat(s)
    first = side * 3
    if c.saved[side] or not (c.unbroken[first] or c.unbroken[first + 1] or c.unbroken[first + 2]):
        return False
    return len(saveable(s, side)) > 0


def saveable(s: State, side: int) -> list[Place]:
    """16.3 Unbroken: the stacks of Ironbreakers in which one would be destroyed."""
    c = the_combat(s)
    place = c.group if side == 0 else c.goal
    first = side * 3
    return [TROOP[place * 3 + i] for i in range(3) if c.unbroken[first + i] and dead_in(c, first + i)]


def stand_unbroken(s: State, side: int, space: int) -> None:
    """16.3, AT-16.12 One of them lives on with one point to go; the bases behind it were defended after all."""
    c = the_combat(s)
    k = side * 3 + space % 3
    for troop in range(k * 3, k * 3 + c.count[k]):
        if c.wounds[troop] >= c.toughness[k]:
            c.wounds[troop] = c.toughness[k] - 1
            break
    c.saved[side] = True
    if side == 1:
        c.base_wounds = c.base_wounds_before[:]
    if s.telling:
        s.emit("unbroken", seat_of(s, side), space)


def end_combat(s: State) -> None:
    """AT-8.16 All damage is wiped off. 16.3 Headlong: the riders that charged are destroyed."""
    c = the_combat(s)
    for k in range(3):
        if c.doomed[k]:
            for _ in range(c.count[k]):
                lose_from(s, c, 0, k)
    s.combat = None
    if s.telling:
        s.emit("combat_over", c.attacker, c.group, c.goal)


def tell_totals(s: State, c: Combat, initiative: bool) -> None:
    """The totals that both sides bring to a step."""
    if not s.telling:
        return
    if initiative:
        s.emit("combat", c.attacker, c.group, c.goal)
        s.emit("initiative", total_of(c, 0, True, False), total_of(c, 1, True, False))
    else:
        theirs = total_of(c, 1, False, False) + strike_of_bases(c)
        s.emit("normal", total_of(c, 0, False, False), total_of(c, 0, False, True), theirs)
