"""What troops and bases bring now, and which abilities in force made it so: for those who look, never for the rules.

Nothing is worked out twice: the rules' own functions (see `lineup`) make the changes here too, one ability at a time.
"""

from __future__ import annotations

from typing import NamedTuple

from monoceros.engine.chance import NoDealer
from monoceros.games.tower.facts import army_of, is_bare
from monoceros.games.tower.rules import lineup
from monoceros.games.tower.state import ALL_STACKS, STACKS, WALLS, Combat, State
from monoceros.games.tower.tables import (
    ARTILLERY,
    CLEARED,
    DECLARED,
    EMPTY,
    INITIATIVE,
    ONWARD,
    PALACE,
    SEATS,
    SPACES,
    SPECIAL,
    TERRITORIES,
)

Sources = list[list[int]]  # seat and slot of an ability, by how much it changed strike, and toughness


class Changed(NamedTuple):
    """A stack of troops, or a base, that is not as printed."""

    seat: int
    at: int  # a space, or from 9 on the palace
    base: bool
    strike: int
    toughness: int
    swift: bool
    siege: bool
    by: Sources


def combat_ahead(s: State) -> Combat | None:
    """The combat that a declared attack leads to, as it would start now."""
    if s.combat is not None or s.attack_group == EMPTY:
        return None
    if s.step == DECLARED and not is_bare(s, s.attack_goal):
        return lineup.draw_up(s, s.attack_group, s.attack_goal)
    if s.step in (CLEARED, ONWARD):
        return lineup.draw_up(s, s.attack_group, PALACE)
    return None


def changes(s: State) -> list[Changed]:
    """Every stack of troops, and every base, that is not as printed: in the fight that is on or ahead, and at rest."""
    if not lineup.is_changed(s):
        return []
    w = s.copy(NoDealer())
    assert isinstance(w, State)
    fight = s.combat or combat_ahead(s)
    found: list[Changed] = []
    places = [EMPTY, EMPTY]
    if fight is not None:
        places[fight.attacker], places[1 - fight.attacker] = fight.group, fight.goal
        w.fallen = fight.fallen
        found += changed(s, w, fight)
        w.fallen = s.fallen
    for seat in range(SEATS):
        if s.played[seat]:
            for territory in range(TERRITORIES):
                if territory != places[seat]:
                    found += changed(s, w, at_rest(s, seat, territory))
    return found


def at_rest(s: State, seat: int, territory: int) -> Combat:
    """The troops of a territory that is not attacked: what they would defend with."""
    c = Combat(1 - seat, EMPTY, territory)
    lineup.line_up(s, c, 1, seat, territory)
    return c


def changed(s: State, w: State, c: Combat) -> list[Changed]:
    """The stacks of a combat that an ability changed. `w` is a copy of the state that may be spoiled."""
    start = printed(s, c)
    sources = traced(s, w, c, start)
    found = []
    for k in range(ALL_STACKS):
        if c.count[k] and sources[k]:
            seat = c.attacker if k < 3 else 1 - c.attacker
            place = c.group if k < 3 else c.goal
            traits = bool(start.swift >> k & 1), bool(start.siege >> k & 1)
            at, is_base = place * 3 + k % 3, k >= WALLS
            found.append(Changed(seat, at, is_base, start.strike[k], start.toughness[k], *traits, sources[k]))
    return found


def printed(s: State, c: Combat) -> Combat:
    """The same stacks as nothing had changed them; who is dead by now stands too."""
    start = Combat(c.attacker, c.group, c.goal)
    start.kind = c.kind[:]
    start.count = c.count[:]
    for k in range(STACKS):
        if c.kind[k] != EMPTY:
            army = army_of(s, c.attacker if k < 3 else 1 - c.attacker)
            start.strike[k] = army.special_power if c.kind[k] == SPECIAL else army.power[c.kind[k]]
            trait = 0 if c.kind[k] == SPECIAL else army.trait[c.kind[k]]
            start.swift |= (trait == INITIATIVE) << k
            start.siege |= (trait == ARTILLERY) << k
    print_walls(s, c, start)
    return start


def print_walls(s: State, c: Combat, start: Combat) -> None:
    enemy = 1 - c.attacker
    army = army_of(s, enemy)
    for i in range(3):
        if c.count[WALLS + i]:
            kind = PALACE if c.goal == PALACE else s.bases[enemy * SPACES + c.goal * 3 + i]
            start.strike[WALLS + i] = army.palace_power if c.goal == PALACE else army.base_power[kind]
            start.toughness[WALLS + i] = c.toughness[WALLS] if c.goal == PALACE else army.base_power[kind]


def traced(s: State, w: State, c: Combat, start: Combat) -> list[Sources]:
    """Lead `start` to what `c` was at its start; for each stack: seat and slot of an ability, and what it changed."""
    sources: list[Sources] = [[] for _ in range(ALL_STACKS)]
    for number, change in enumerate(lineup.CHANGES):
        if number == lineup.SETTLE_BEFORE:
            lineup.settle(start)
        for side in range(SEATS):
            seat = c.attacker if side == 0 else 1 - c.attacker
            for slot in s.played[seat]:
                w.played = [[slot], []] if seat == 0 else [[], [slot]]
                before = start.copy()
                change(w, start)
                note(sources, before, start, seat, slot)
    return sources


def note(sources: list[Sources], before: Combat, after: Combat, seat: int, slot: int) -> None:
    """Write down which stacks an ability has changed: by how much strike, how much toughness."""
    for k in range(ALL_STACKS):
        strike = after.strike[k] - before.strike[k]
        toughness = after.toughness[k] - before.toughness[k]
        traits = (after.swift ^ before.swift | after.siege ^ before.siege) >> k & 1
        if strike or toughness or traits:
            sources[k].append([seat, slot, strike, toughness])
