"""What support cards and powers can be aimed at (sections 1.6, 12 and 18). Enemy units are named by their spaces."""

from __future__ import annotations

from typing import Final

from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.facts import (
    are_near,
    can_draw,
    command_of,
    has,
    has_enemy,
    is_empty,
    life_left,
    move_targets,
    recipients,
)
from monoceros.games.unicornus.geometry import WAYS
from monoceros.games.unicornus.state import State, area_of, hand_of, map_of
from monoceros.games.unicornus.tables import EMPTY, KNIGHTS, PRINCESS

# -- units with tokens to take ---


def can_lose_tokens(s: State, space: int) -> bool:
    """UK-18.10 Outside battles nobody takes tokens from the Black Knight's unit."""
    return s.army[space] > 0 and s.foe_on[space] != t.BLACK_KNIGHT


def beside_knight(s: State, knight: int) -> list[int]:
    return [space for space in map_of(s).beside[s.place[knight]] if can_lose_tokens(s, space)]


def for_fire(s: State, knight: int) -> list[int]:
    """Fire Tactics: on the own area or on an adjacent space."""
    place = s.place[knight]
    first = WAYS * area_of(place)
    found = [space for space in range(first, first + WAYS) if can_lose_tokens(s, space)]
    for space in beside_knight(s, knight):
        if space not in found:
            found.append(space)
    return found


def for_magic(s: State, knight: int) -> list[int]:
    """Court Magic: within 2."""
    return [space for space in map_of(s).grid.within_two(s.place[knight]) if can_lose_tokens(s, space)]


def for_tithe(s: State, knight: int) -> list[int]:
    """UK-18.9, UK-12.7 Blood Tithe: not from Lionel's unit or the Black Knight's, and only if there is room."""
    if s.tokens[knight] >= command_of(s, knight):
        return []
    return [space for space in beside_knight(s, knight) if s.foe_on[space] != t.LIONEL]


def for_defection(s: State, knight: int) -> list[int]:
    """UK-12.7 Leaderless units beside the knight, if it has room."""
    if s.tokens[knight] >= command_of(s, knight):
        return []
    return [space for space in beside_knight(s, knight) if s.foe_on[space] == EMPTY]


# -- whole units, characters, spaces ---


def units_near(s: State, knight: int) -> list[int]:
    """UK-0.9 Enemy units on the own area and on adjacent ones."""
    found: list[int] = []
    for area in map_of(s).grid.near[area_of(s.place[knight])]:
        for space in range(WAYS * area, WAYS * area + WAYS):
            if has_enemy(s, space):
                found.append(space)
    return found


def is_unit_near(s: State, knight: int, but: tuple[int, ...]) -> bool:
    """Is there any that is not among these? As `units_near`, without the list."""
    for area in map_of(s).grid.near[area_of(s.place[knight])]:
        for space in range(WAYS * area, WAYS * area + WAYS):
            if has_enemy(s, space) and space not in but:
                return True
    return False


def for_sabotage(s: State, knight: int) -> list[int]:
    return [space for space in units_near(s, knight) if space not in s.sabotaged]


def for_volley(s: State, knight: int) -> list[int]:
    return [space for space in map_of(s).beside[s.place[knight]] if has_enemy(s, space)]


def for_snipe(s: State, knight: int) -> list[int]:
    """UK-18.7 Enemy characters within 2, but never Amina."""
    grid = map_of(s).grid
    row = s.place[knight] * grid.spaces
    found: list[int] = []
    for foe in range(t.FOES):
        at = s.foe_at[foe]
        if at != EMPTY and foe != t.AMINA and grid.ranges[row + at] <= t.MAGIC_RANGE:
            found.append(foe)
    return found


def for_mercy(s: State, knight: int) -> list[int]:
    """Damaged knights near, the own one and the princess included."""
    grid = map_of(s).grid
    row = area_of(s.place[knight]) * grid.slots
    found: list[int] = []
    for other in range(KNIGHTS):
        if s.damage[other] and s.place[other] != EMPTY and grid.is_near[row + area_of(s.place[other])]:
            found.append(other)
    return found


def for_retreat(s: State) -> list[int]:
    """Strategic Retreat, UK-18.17: empty spaces beside the princess that are not closer to her goal."""
    m = map_of(s)
    row = m.paths_to(s.goal)
    place = s.place[PRINCESS]
    return [space for space in m.beside[place] if is_empty(s, space) and row[space] >= row[place]]


# -- what can be played and used now ---


def can_play(s: State, knight: int, card: int) -> bool:
    """UK-12.3 A support card for the own turn: it needs a target, if it has any, and something to do."""
    if s.terms.support_actions[card] > s.actions:
        return False
    if card == t.FIRE_TACTICS:
        return len(for_fire(s, knight)) > 0
    if card == t.SNIPE:
        return len(for_snipe(s, knight)) > 0
    if card == t.MOCK:
        return is_unit_near(s, knight, ())
    if card == t.SABOTAGE:
        return is_unit_near(s, knight, s.sabotaged)
    if card == t.DEFECTION:
        return len(for_defection(s, knight)) > 0
    if card == t.REPENTANCE:
        return s.defeated != 0
    if card == t.PROTECTION:
        return s.event != EMPTY and not s.protected
    if card == t.HEALING_POTION:
        return s.damage[knight] > 0
    if card == t.FORCED_MARCH:
        return not s.free_move
    if card == t.STRATEGIC_RETREAT:
        return len(for_retreat(s)) > 0
    if card == t.MESSENGER:
        return len(recipients(s, knight, True)) > 0
    return card >= t.HELP  # gains, Burst of Energy, and what is attached; cards for battles come before them


def usable_powers(s: State, knight: int) -> list[int]:
    """UK-12.4 Powers for the own turn that can be paid for and would do something."""
    found: list[int] = []
    own = TURN_POWER_OF[knight]
    if own != EMPTY and can_pay(s, knight, own) and has_use(s, knight, own):
        found.append(own)
    if s.allies[knight] & USEFUL_ALLIES:
        for power in (t.MERCY, t.BLOOD_TITHE, t.ARMY_OF_THE_DEAD):
            if has(s, knight, power) and can_pay(s, knight, power) and has_use(s, knight, power):
                found.append(power)
    return found


# the power that each hero can use in its turn, and the allies that have one
TURN_POWER_OF: Final[list[int]] = [
    EMPTY,
    t.SPIRIT_VOICES,
    t.REGENERATION,
    EMPTY,
    EMPTY,
    t.COURT_MAGIC,
    EMPTY,
    t.ELVEN_VOLLEY,
    EMPTY,
    EMPTY,
    EMPTY,
    t.SWIFT_COLUMNS,
]
USEFUL_ALLIES: Final = 1 << t.AMINA | 1 << t.DEMIAN | 1 << t.RAVINITH


def can_pay(s: State, knight: int, power: int) -> bool:
    terms = s.terms
    if terms.power_actions[power] > s.actions or terms.power_resources[power] > s.resources[knight]:
        return False
    cost = terms.power_damage[power]
    return (cost == 0 or life_left(s, knight) > cost) and s.tokens[knight] >= terms.power_tokens[power]


def has_use(s: State, knight: int, power: int) -> bool:
    """Has it a target, and was it not used too often this turn?"""
    if power == t.SPIRIT_VOICES:
        return not s.used >> power & 1 and can_draw(s)
    if power == t.REGENERATION:
        return s.damage[knight] > 0
    if power == t.COURT_MAGIC:
        return len(for_magic(s, knight)) > 0
    if power == t.ELVEN_VOLLEY:
        return len(for_volley(s, knight)) > 0
    if power == t.SWIFT_COLUMNS:
        left = s.resources[knight] - s.terms.power_resources[power]
        return not s.used >> power & 1 and len(move_targets(s, knight, left)) > 0
    if power == t.MERCY:
        return len(for_mercy(s, knight)) > 0
    if power == t.BLOOD_TITHE:
        return len(for_tithe(s, knight)) > 0
    return True


def can_hunger(s: State, knight: int) -> bool:
    """Hunger, at the start of the turn: for one own token, up to two of a unit beside."""
    return has(s, knight, t.HUNGER) and can_pay(s, knight, t.HUNGER) and len(beside_knight(s, knight)) > 0


def hireable(s: State, knight: int) -> list[int]:
    """UK-8.16 Mercenaries bound to the knight and near it, if it can pay."""
    found: list[int] = []
    if s.resources[knight] >= s.terms.fate_amount[t.MERCENARY]:
        for foe in range(t.FOES):
            bound = s.fate[foe] == t.MERCENARY and s.bound[foe] == knight
            if bound and are_near(s, s.place[knight], s.foe_at[foe]):
                found.append(foe)
    return found


def own_cards(s: State, knight: int) -> list[int]:
    """The hand of a hero, each kind once."""
    found: list[int] = []
    for card in s.hands[hand_of(s, knight)]:
        if not found or found[-1] != card:
            found.append(card)
    return found
