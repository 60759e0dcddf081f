"""What the rules and the scenes count: powers, costs, values, strengths. Nothing here changes the state.

Each of them asks a state, or a view of it: a view is a state in which only the others' hands are hidden.
"""

from __future__ import annotations

from typing import Final

from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.geometry import WAYS
from monoceros.games.unicornus.state import Seen, State, area_of, map_of
from monoceros.games.unicornus.tables import EMPTY, PRINCESS

# -- powers and events in force ---


def has(s: State, knight: int, power: int) -> bool:
    """UK-11.7, UK-11.8 An own power or one of an ally; the princess has neither."""
    if knight == PRINCESS:
        return False
    return bool((t.POWERS_OF[knight] | s.allies[knight] << t.FIRST_ALLY_POWER) >> power & 1)


def amount_of(s: State, knight: int, power: int) -> int:
    """The number of a passive power that the knight has, else 0."""
    return s.terms.power_amount[power] if has(s, knight, power) else 0


def in_force(s: State, event: int) -> bool:
    """UK-18.12 Protection stops only the event of this round, and an ONGOING one only for this round."""
    if s.event == event:
        return not s.protected
    return bool(s.ongoing >> event & 1)


def bits(mask: int) -> list[int]:
    """The members of a set: foes, heroes, events."""
    found: list[int] = []
    number = 0
    while mask >> number:
        if mask >> number & 1:
            found.append(number)
        number += 1
    return found


def events_left(s: State) -> int:
    """Cards in the event deck."""
    return sum(s.event_plan) + (0 if s.next_event == EMPTY else 1)


def coming_event(s: State) -> int:
    """UK-4.8 The next event, if it lies face up."""
    return s.next_event if s.next_open else EMPTY


# -- knights ---


def hand_leading(s: State, knight: int) -> int:
    """The hand that leads a hero; EMPTY: none does."""
    return s.hero_of.index(knight) if knight in s.hero_of else EMPTY


def own_hands(view: Seen) -> list[int]:
    """UK-0.20 The hands whose cards the viewer knows."""
    return [hand for hand in range(len(view.hands)) if hand % view.seats == view.viewer]


def seat_leading(s: State, knight: int) -> int:
    """UK-0.14, UK-0.18 Who decides for a knight; EMPTY: nobody, it is not in play."""
    if knight == PRINCESS:
        return s.starter
    hand = hand_leading(s, knight)
    return EMPTY if hand == EMPTY else hand % s.seats


def life_of(s: State, knight: int) -> int:
    """The printed life."""
    return s.terms.princess_life[s.princess] if knight == PRINCESS else s.terms.health[knight]


def life_left(s: State, knight: int) -> int:
    """UK-0.5"""
    return life_of(s, knight) - s.damage[knight]


def printed_command(s: State, knight: int) -> int:
    return s.terms.princess_command[s.princess] if knight == PRINCESS else s.terms.command[knight]


def command_of(s: State, knight: int) -> int:
    """UK-5.9 The most tokens that it can lead."""
    if knight == PRINCESS:
        return s.terms.princess_command[s.princess]
    banners = s.attached[2 * knight] * s.terms.support_amount[t.BANNER]
    return s.terms.command[knight] + banners + amount_of(s, knight, t.CAREFUL_PLANNING)


def start_tokens(s: State, knight: int) -> int:
    """UK-3.3"""
    return (printed_command(s, knight) + 1) // 2


# -- spaces ---


def has_enemy(s: State, space: int) -> bool:
    """Is an enemy unit there?"""
    return s.army[space] > 0 or s.foe_on[space] != EMPTY


def must_attack(s: State, knight: int, space: int) -> bool:
    """UK-5.15, UK-8.7 A kingdom unit has entered a space: if both are still there it attacks the enemy unit."""
    return s.place[knight] == space and has_enemy(s, space)


def is_empty(s: State, space: int) -> bool:
    """UK-0.13 Passable and without any unit."""
    return (
        s.army[space] == 0 and s.foe_on[space] == EMPTY and s.knight_on[space] == EMPTY and map_of(s).open[space] == 1
    )


def holds_character(s: State, space: int) -> bool:
    """UK-9.26 Of either side."""
    return s.knight_on[space] != EMPTY or s.foe_on[space] != EMPTY


def empty_spaces(s: State, area: int) -> list[int]:
    """The unoccupied spaces of an area."""
    return [space for space in range(WAYS * area, WAYS * area + WAYS) if is_empty(s, space)]


def are_near(s: State, first: int, second: int) -> bool:
    """UK-0.9 Two spaces on the same area or on adjacent ones."""
    grid = map_of(s).grid
    return grid.is_near[area_of(first) * grid.slots + area_of(second)] == 1


def range_between(s: State, first: int, second: int) -> int:
    """UK-0.12"""
    grid = map_of(s).grid
    return grid.ranges[first * grid.spaces + second]


def is_blighted(s: State, space: int) -> bool:
    """UK-18.19 Does the King of the Abyss stand on this area?"""
    abyss = s.foe_at[t.ABYSS]
    return abyss != EMPTY and abyss // WAYS == space // WAYS


def is_empire_tile(tile: int) -> bool:
    return t.CAPITAL_TILE <= tile < t.FIRST_KINGDOM_TILE


# -- actions ---


def difficulty_for(s: State, knight: int, space: int) -> int:
    """UK-5.12 Broken Roads change the ground, Ilsahti and Urgan how they take it."""
    m = map_of(s)
    if is_ground_as_printed(s, knight):
        return m.difficulty[space]
    powers = t.POWERS_OF[knight]
    if powers & GROUND_POWERS:
        if powers & 1 << t.DWARVEN_FEET:
            return 0
        if m.kind[space] == t.FOREST:
            return 0
    if s.event == t.BROKEN_ROADS and not s.protected:
        kind = m.kind[space]
        if kind == t.ROAD:
            return 0
        if kind == t.FOREST or kind == t.MOUNTAIN:
            return m.difficulty[space] + s.terms.event_amount[t.BROKEN_ROADS]
    return m.difficulty[space]


def is_ground_as_printed(s: State, knight: int) -> bool:
    """Does nothing change what spaces cost the knight?"""
    return not t.POWERS_OF[knight] & GROUND_POWERS and (s.event != t.BROKEN_ROADS or s.protected)


GROUND_POWERS: Final = 1 << t.DWARVEN_FEET | 1 << t.WOODLAND_KING


def move_cost(s: State, knight: int, space: int) -> int:
    """UK-5.12, UK-5.14 Without Forced March."""
    if t.POWERS_OF[knight] & 1 << t.DRAGON_BLOOD:
        return 0
    cost = unit_weight(s, knight) + difficulty_for(s, knight, space)
    return cost if cost > 1 else 1


def unit_weight(s: State, knight: int) -> int:
    """UK-5.12 What a Move costs on plain ground: tokens, Heavy Rain, Fine Steeds."""
    weight = s.tokens[knight]
    if s.event == t.HEAVY_RAIN and not s.protected:
        weight += s.terms.event_amount[t.HEAVY_RAIN]
    steeds = s.attached[2 * knight + 1]
    return weight - steeds * s.terms.support_amount[t.STEEDS] if steeds else weight


def move_targets(s: State, knight: int, resources: int) -> list[int]:
    """UK-5.11, UK-5.13 Where the knight can move to with so many resources."""
    m, knight_on = map_of(s), s.knight_on
    found: list[int] = []
    if s.free_move or t.POWERS_OF[knight] & 1 << t.DRAGON_BLOOD:
        for space in m.beside[s.place[knight]]:
            if knight_on[space] == EMPTY:
                found.append(space)
    elif resources > 0:
        left = resources - unit_weight(s, knight)
        printed = is_ground_as_printed(s, knight)
        for space in m.beside[s.place[knight]]:
            difficulty = m.difficulty[space] if printed else difficulty_for(s, knight, space)
            if difficulty <= left and knight_on[space] == EMPTY:
                found.append(space)
    return found


def steps_of(s: State, knight: int) -> list[tuple[int, int]]:
    """The spaces beside a knight that can be entered at all, and what that costs."""
    if s.place[knight] == EMPTY:
        return []
    free = s.free_move and knight == s.active
    return [(space, 0 if free else move_cost(s, knight, space)) for space in map_of(s).beside[s.place[knight]]]


def recruit_value(s: State, space: int) -> int:
    """UK-5.8, UK-18.19"""
    return 0 if is_blighted(s, space) else map_of(s).recruit[space]


def collect_gain(s: State, knight: int) -> int:
    """UK-5.10, UK-6.9 What a Collect brings."""
    space = s.place[knight]
    value = 0 if is_blighted(s, space) else map_of(s).resource[space]
    if value and in_force(s, t.FAMINE):
        value //= 2
    gain = value if value > 1 else 1
    if in_force(s, t.HARVEST):
        gain += s.terms.event_amount[t.HARVEST]
    if knight == PRINCESS:
        return gain + s.terms.princess_amount[t.SOCIAL] if s.princess == t.SOCIAL else gain
    return gain + amount_of(s, knight, t.TRADE_ROUTES) + amount_of(s, knight, t.OPEN_PURSE)


def recipients(s: State, knight: int, anywhere: bool) -> list[int]:
    """UK-5.17, UK-5.18 Who can be sent something: tokens or, to the princess, potions (UK-5.23)."""
    place = s.place[knight]
    if s.tokens[knight] == 0:
        if t.HEALING_POTION not in s.hands[s.hero_of.index(knight)]:
            return []
        return [PRINCESS] if anywhere or are_near(s, place, s.place[PRINCESS]) else []
    found: list[int] = []
    for other in range(t.KNIGHTS):
        at = s.place[other]
        if at != EMPTY and other != knight and (anywhere or are_near(s, place, at)):
            found.append(other)
    return found


def can_send(s: State, knight: int) -> bool:
    """Is there anybody near to send something to, and something to send? As `recipients`, without the list."""
    if s.tokens[knight] == 0:
        return len(recipients(s, knight, False)) > 0
    grid = map_of(s).grid
    row = s.place[knight] // WAYS * grid.slots
    for other in range(t.KNIGHTS):
        at = s.place[other]
        if at != EMPTY and other != knight and grid.is_near[row + at // WAYS]:
            return True
    return False


def escorted(s: State, knight: int, tokens: int) -> int:
    """UK-5.19 The most resources that so many tokens take along."""
    each = s.terms.power_amount[t.GREAT_CARAVANS] if has(s, knight, t.GREAT_CARAVANS) else t.ESCORT
    return min(s.resources[knight], each * tokens, t.MOST_SENT)


def can_draw(s: State) -> bool:
    """UK-5.26"""
    return len(s.support_discards) > 0 or s.support.size() > 0


# -- foes ---


def foe_life_left(s: State, foe: int) -> int:
    return s.terms.foe_life[foe] - s.foe_damage[foe]


def lord_of(s: State, foe: int) -> int:
    """The knight whom a foe follows as an ally; EMPTY: nobody."""
    for knight in range(t.KNIGHTS):
        if s.allies[knight] >> foe & 1:
            return knight
    return EMPTY


def is_defeated(s: State, foe: int) -> bool:
    """Does it lie on the defeated pile?"""
    return bool(s.defeated >> foe & 1)


def might_of(s: State, foe: int, attacking: bool) -> int:
    """A foe's combat power (CP) now."""
    terms = s.terms
    if foe == t.LIONEL:
        return empire_strength(s) * terms.power_amount[t.THRONE_OF_THE_EMPIRE]
    might = terms.foe_might[foe]
    if foe == t.DORGAS and attacking:
        might += terms.power_amount[t.STEEL_HURRICANE]
    if foe == t.MARIANNE and s.foe_at[t.IRVIN] != EMPTY:
        might += terms.power_amount[t.RECKLESS_VALOUR]
    return might


def empire_strength(s: State) -> int:
    """How many empire characters are on the map besides Lionel."""
    count = 0
    for foe in range(1, t.FOES):
        if s.foe_at[foe] != EMPTY and s.terms.empire[foe]:
            count += 1
    return count


def princess_blow(s: State, space: int) -> int:
    """UK-10.2, UK-10.3 The damage of a princess battle with the enemy unit on a space."""
    foe = s.foe_on[space]
    blow = s.army[space]
    if foe != EMPTY:
        life = foe_life_left(s, foe)
        blow += life * s.terms.power_amount[t.TWOFOLD_FURY] if foe == t.DAHAKA else life
        if foe == t.LIONEL:
            blow += might_of(s, foe, False)
    return max(0, blow - princess_guard(s, space))


def princess_guard(s: State, space: int) -> int:
    """UK-10.3 What is taken off: the Warrior, each ally, Havok beside the space of the battle."""
    guard = 0
    if s.princess == t.WARRIOR:
        guard += s.terms.princess_amount[t.WARRIOR]
    allies = s.allies[PRINCESS]
    while allies:
        allies &= allies - 1
        guard += 1
    for other in map_of(s).beside[space]:
        knight = s.knight_on[other]
        if knight != EMPTY and knight != PRINCESS:
            guard += amount_of(s, knight, t.ROYAL_BODYGUARD)
    return guard
