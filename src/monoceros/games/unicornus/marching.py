"""Who goes where by the rules: the princess's route (section 6), enemy units (section 7). Forecasts use the same facts.

Nothing here changes the state. An enemy unit is named by its space.
"""

from __future__ import annotations

from monoceros.engine.chance import NoDealer
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.facts import collect_gain, has_enemy, in_force, life_left, move_cost, princess_blow
from monoceros.games.unicornus.geometry import FAR
from monoceros.games.unicornus.state import MARCH, State, area_of, map_of
from monoceros.games.unicornus.tables import AGGRESSIVE, DEFENSIVE, EMPTY, KNIGHTS, NORMAL, PRINCESS

# -- the princess ---


def princess_ways(s: State) -> list[int]:
    """UK-6.4 to UK-6.6, UK-6.11 The cheapest of the closer spaces, or else of those as far away. None: she Collects."""
    m = map_of(s)
    place = s.place[PRINCESS]
    row = m.paths_to(s.goal)
    distance = row[place]
    closer: list[int] = []
    level: list[int] = []
    if distance == 0:
        return closer
    for space in m.beside[place]:
        if s.knight_on[space] == EMPTY:
            if row[space] == distance - 1:
                closer.append(space)
            elif row[space] == distance:
                level.append(space)
    return cheapest(s, closer if closer else level)


def cheapest(s: State, spaces: list[int]) -> list[int]:
    if len(spaces) < 2:
        return spaces
    costs = [move_cost(s, PRINCESS, space) for space in spaces]
    least = min(costs)
    return [spaces[i] for i in range(len(spaces)) if costs[i] == least]


def princess_distance(s: State) -> int:
    """How many steps her goal is away."""
    return map_of(s).paths_to(s.goal)[s.place[PRINCESS]]


def princess_forecast(s: State, actions: int) -> list[tuple[int, int]]:
    """What her next actions would be as things stand: the space after each, and the damage of a battle there.

    Of equal ways the first is taken, and damage takes tokens before life; a blow that would kill her is the last step.
    """
    path: list[tuple[int, int]] = []
    if s.place[PRINCESS] == EMPTY:
        return path
    w = s.copy(NoDealer())
    assert isinstance(w, State)
    for _ in range(actions):
        ways = princess_ways(w)
        if not ways or move_cost(w, PRINCESS, ways[0]) > w.resources[PRINCESS]:
            w.resources[PRINCESS] += collect_gain(w, PRINCESS)
            path.append((w.place[PRINCESS], 0))
            continue
        to = ways[0]
        w.resources[PRINCESS] -= move_cost(w, PRINCESS, to)
        w.knight_on[w.place[PRINCESS]] = EMPTY
        w.knight_on[to] = PRINCESS
        w.place[PRINCESS] = to
        blow = princess_blow(w, to) if has_enemy(w, to) else 0
        path.append((to, blow))
        if blow >= w.tokens[PRINCESS] + life_left(w, PRINCESS):
            break
        if has_enemy(w, to):
            strike(w, to, blow)
    return path


def strike(w: State, space: int, blow: int) -> None:
    """An imagined princess battle: the enemy unit is gone, tokens fall first."""
    lost = min(blow, w.tokens[PRINCESS])
    w.tokens[PRINCESS] -= lost
    w.damage[PRINCESS] += blow - lost
    w.army[space] = 0
    foe = w.foe_on[space]
    if foe != EMPTY:
        w.foe_on[space] = w.foe_at[foe] = EMPTY


# -- the enemy ---


def nature_of(s: State, unit: int) -> int:
    """UK-7.4 to UK-7.6, UK-13.12 How the unit on a space acts in this enemy step."""
    foe = s.foe_on[unit]
    nature = NORMAL if foe == EMPTY else s.terms.personality[foe]
    if nature == NORMAL and in_force(s, t.MANHUNT):
        return AGGRESSIVE
    if foe != EMPTY and s.terms.empire[foe] and in_force(s, t.TOTAL_WAR):
        return AGGRESSIVE
    return nature


def is_planned(s: State, unit: int) -> bool:
    """Has the unit its move already?"""
    plans = s.plans
    for i in range(0, len(plans), 2):
        if plans[i] == unit:
            return True
    return False


def is_barred(s: State, unit: int, space: int) -> bool:
    """UK-7.9 Another enemy character stands there, or will by the moves planned so far."""
    if s.foe_on[unit] == EMPTY:
        return False
    plans = s.plans
    for i in range(0, len(plans), 2):
        if plans[i + 1] == space and s.foe_on[plans[i]] != EMPTY:
            return True
    return s.foe_on[space] != EMPTY and not is_planned(s, space)


def targets_of(s: State, unit: int) -> list[int]:
    """UK-7.5, UK-7.6, UK-7.11, UK-7.12 The kingdom units among which the unit's target is chosen."""
    nature = nature_of(s, unit)
    found: list[int] = []
    if nature == DEFENSIVE or unit in s.sabotaged:
        return found
    if nature == NORMAL:
        for space in map_of(s).beside[unit]:
            if s.knight_on[space] != EMPTY and not is_barred(s, unit, space):
                found.append(s.knight_on[space])
        found.sort()
        return found
    rank = EMPTY
    for ranked in ranked_targets(s, unit):
        if found and ranked // KNIGHTS != rank:
            break
        knight = ranked % KNIGHTS
        if steps_toward(s, unit, knight):
            rank = ranked // KNIGHTS
            found.append(knight)
    return found


def ranked_targets(s: State, unit: int) -> list[int]:
    """UK-7.6 The kingdom units on the own area and adjacent ones, nearest first, the own area before others.

    As numbers: rank * 13 + knight, where a rank is twice the distance, plus 1 for another area.
    """
    m = map_of(s)
    area = area_of(unit)
    found: list[int] = []
    for knight in range(KNIGHTS):
        place = s.place[knight]
        if place == EMPTY or not m.grid.is_near[area * m.grid.slots + area_of(place)]:
            continue
        distance = m.path(unit, place)
        if distance != FAR:
            found.append((2 * distance + (0 if area_of(place) == area else 1)) * KNIGHTS + knight)
    found.sort()
    return found


def steps_toward(s: State, unit: int, knight: int) -> list[int]:
    """The spaces that are one step along a shortest path to a knight and not barred."""
    place = s.place[knight]
    if place in map_of(s).beside[unit]:
        return [] if is_barred(s, unit, place) else [place]
    return [space for space in first_steps(s, unit, place) if not is_barred(s, unit, space)]


def first_steps(s: State, start: int, goal: int) -> list[int]:
    """The spaces beside the start from which the goal is one step closer: found backward, along the start's row."""
    m = map_of(s)
    steps = m.straight_steps(start, goal)
    if steps:
        steps.sort()
        return steps
    steps = [goal]
    farthest = m.path(start, goal) - 1
    row = m.row_from(start)
    for distance in range(farthest, 0, -1):
        closer: list[int] = []
        for space in steps:
            for other in m.beside[space]:
                if row[other] == distance and other not in closer:
                    closer.append(other)
        steps = closer
    steps.sort()
    return steps


def wishes_of(s: State, unit: int) -> list[int]:
    """Every space that the unit could enter now by its first choice."""
    found: list[int] = []
    for knight in targets_of(s, unit):
        for space in steps_toward(s, unit, knight):
            if space not in found:
                found.append(space)
    return found


def acting_units(s: State) -> list[int]:
    """UK-7.8 The units that have a kingdom unit to go for, in the order in which they move."""
    m = map_of(s)
    ranked: list[int] = []
    for unit in units_with_sight(s):
        if unit in s.sabotaged or nature_of(s, unit) == DEFENSIVE:
            continue
        leaderless = 1 if s.foe_on[unit] == EMPTY else 0
        ranked.append((2 * nearest_knight(s, unit) + leaderless) * m.grid.spaces + unit)
    ranked.sort()
    return [rank % m.grid.spaces for rank in ranked]


def units_with_sight(s: State) -> list[int]:
    """Units next to a kingdom unit, and aggressive ones with a kingdom unit near; in no order."""
    m = map_of(s)
    found: list[int] = []
    areas = 0  # with a kingdom unit near, as bits
    for knight in range(KNIGHTS):
        place = s.place[knight]
        if place != EMPTY:
            for space in m.beside[place]:
                if (s.army[space] > 0 or s.foe_on[space] != EMPTY) and space not in found:
                    found.append(space)
            for area in m.grid.near[area_of(place)]:
                areas |= 1 << area
    for foe in range(t.FOES):
        unit = s.foe_at[foe]
        if unit != EMPTY and areas >> area_of(unit) & 1 and unit not in found and nature_of(s, unit) == AGGRESSIVE:
            found.append(unit)
    if in_force(s, t.MANHUNT):
        for unit in range(m.grid.spaces):
            if s.army[unit] and areas >> area_of(unit) & 1 and unit not in found:
                found.append(unit)
    return found


def nearest_knight(s: State, unit: int) -> int:
    """UK-7.8 The path distance to the nearest kingdom unit."""
    m = map_of(s)
    for space in m.beside[unit]:
        if s.knight_on[space] != EMPTY:
            return 1
    ranges, row = m.grid.ranges, unit * m.grid.spaces
    closest, least = s.place[PRINCESS], FAR
    for place in s.place:
        if place != EMPTY and ranges[row + place] < least:
            closest, least = place, ranges[row + place]
    nearest = m.path(unit, closest)
    if nearest > least:  # there may be a shorter path to another, but none is shorter than the range
        for place in s.place:
            if place != EMPTY and ranges[row + place] < nearest:
                nearest = min(nearest, m.path(unit, place))
    return nearest


def enemy_forecast(s: State) -> list[tuple[int, tuple[int, ...]]]:
    """Each unit that would move in the enemy step as things stand, in order, with the spaces it could enter."""
    found: list[tuple[int, tuple[int, ...]]] = []
    for unit in acting_units(s):
        wishes = wishes_of(s, unit)
        if wishes and not is_planned(s, unit):
            found.append((unit, tuple(wishes)))
    return found


def coming_route(s: State) -> list[tuple[int, int]]:
    """Her next actions as things stand: space and blow. UK-6.13 Nobody knows the Tactician's before they are chosen."""
    if s.place[PRINCESS] == EMPTY or s.outcome or s.princess == t.TACTICIAN:
        return []
    return princess_forecast(s, max(1, s.actions) if s.step == MARCH else t.PRINCESS_ACTIONS)


def coming_raids(s: State) -> list[tuple[int, tuple[int, ...]]]:
    """What the enemy would do as things stand."""
    return [] if s.place[PRINCESS] == EMPTY or s.outcome else enemy_forecast(s)


# -- withdrawals (UK-9.26 to UK-9.28) and forced steps ---


def enemy_refuges(s: State, space: int) -> list[int]:
    """Where an enemy unit may withdraw to from a battle on a space."""
    m = map_of(s)
    origins = [at for at in origins_of(s, space) if free_of_characters(s, at)]
    if origins:
        return origins
    found = [at for at in m.beside[space] if free_of_characters(s, at)]
    reach = 1
    while not found:
        reach += 1
        found = [at for at in range(m.grid.spaces) if in_reach(s, space, at, reach) and free_of_characters(s, at)]
    return found


def in_reach(s: State, space: int, at: int, reach: int) -> bool:
    m = map_of(s)
    return m.open[at] == 1 and m.grid.ranges[space * m.grid.spaces + at] == reach


def free_of_characters(s: State, space: int) -> bool:
    return s.knight_on[space] == EMPTY and s.foe_on[space] == EMPTY


def origins_of(s: State, space: int) -> list[int]:
    """UK-7.16 The spaces that the parts of the unit on a space came from."""
    found: list[int] = []
    arrivals = s.arrivals
    for i in range(0, len(arrivals), 2):
        if arrivals[i] == space and arrivals[i + 1] not in found:
            found.append(arrivals[i + 1])
    return found


def knight_refuges(s: State, knight: int) -> list[int]:
    """UK-9.24 The space the attack came from; if somebody has taken it meanwhile, the nearest unoccupied ones."""
    m = map_of(s)
    space, origin = s.place[knight], s.origin[knight]
    if origin != EMPTY and vacant(s, origin):
        return [origin]
    found = [at for at in m.beside[space] if vacant(s, at)]
    reach = 1
    while not found:
        reach += 1
        found = [at for at in range(m.grid.spaces) if in_reach(s, space, at, reach) and vacant(s, at)]
    return found


def vacant(s: State, space: int) -> bool:
    return s.army[space] == 0 and s.foe_on[space] == EMPTY and s.knight_on[space] == EMPTY


def knight_steps(s: State, knight: int, goal: int) -> list[int]:
    """UK-8.17 One step along a shortest path, not onto another kingdom character."""
    m = map_of(s)
    row = m.paths_to(goal)
    distance = row[s.place[knight]] - 1
    return [at for at in m.beside[s.place[knight]] if row[at] == distance and s.knight_on[at] == EMPTY]


def mock_steps(s: State, unit: int, knight: int) -> list[int]:
    """UK-18.11 One step along a shortest path to a knight, not onto another enemy character."""
    m = map_of(s)
    row = m.paths_to(s.place[knight])
    distance = row[unit] - 1
    return [at for at in m.beside[unit] if row[at] == distance and s.foe_on[at] == EMPTY]
