"""A quick player's turn (sections 21.2 to 21.8): what each entry of the menu is worth, in points of the princess."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Ask
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.bots_odds import battle_worth, dice_for
from monoceros.games.unicornus.bots_outlook import ambush_at, guard_of, route_ahead, strength_of
from monoceros.games.unicornus.bots_send import send_worth
from monoceros.games.unicornus.facts import (
    amount_of,
    collect_gain,
    command_of,
    empire_strength,
    has_enemy,
    life_left,
    move_cost,
    recruit_value,
)
from monoceros.games.unicornus.picks import (
    CARD_NUMBER,
    COLLECT,
    DESTINY,
    POWER_NUMBER,
    RECRUIT,
    SEND,
    SPACE_NUMBER,
)
from monoceros.games.unicornus.state import State, area_of, map_of
from monoceros.games.unicornus.tables import DEFENSIVE, EMPTY, PRINCESS

TOKEN: Final = 0.45  # a token more for a hero
RESOURCE: Final = 0.14  # a resource more for a hero who has few
RICH: Final = 16  # resources that are enough
CARD: Final = 0.9  # a support card
STEP: Final = 0.35  # a step that is still to go
AHEAD: Final = 6  # steps of her route that are looked at
REACH: Final = 4  # steps to an enemy unit that a hero thinks of attacking


# -- what matters where ---


def weights_of(s: State, route: list[int]) -> list[float]:
    """How much a point of an enemy unit on each space matters to the princess."""
    m = map_of(s)
    found = [0.12] * m.grid.spaces
    for i in range(len(route) - 1, -1, -1):
        near = 0.35 if i < 4 else 0.25
        for space in m.beside[route[i]]:
            if found[space] < near:
                found[space] = near
    for i in range(len(route)):
        found[route[i]] = 1.0 if i < 4 else 0.7
    for space in m.beside[s.place[PRINCESS]]:
        if found[space] < 0.5:
            found[space] = 0.5
    return found


def attack_worth(s: State, knight: int, space: int, weights: list[float]) -> float:
    foe = s.foe_on[space]
    dice = dice_for(s, knight, space, True)
    return battle_worth(s, knight, foe, s.army[space], dice, weights[space], True)


def stations(s: State, knight: int, route: list[int], weights: list[float]) -> list[float]:
    """How good it is for the hero to be on each space, from 0: places of supply near her way, enemies to beat."""
    m = map_of(s)
    grid = m.grid
    spaces = grid.spaces
    found = [0.0] * spaces
    lack = command_of(s, knight) - s.tokens[knight]
    poor = s.resources[knight] < RICH
    here = area_of(s.place[PRINCESS])
    ahead = area_of(route[2]) if len(route) > 2 else here
    blight = s.foe_at[t.ABYSS]
    row = m.paths_to(s.place[knight])
    pull = 1.0 + 0.06 * float(min(30, max(0, s.resources[knight] - RICH))) + (0.1 * float(s.tokens[knight]))
    for space in range(spaces):
        if s.knight_on[space] != EMPTY and s.knight_on[space] != knight:
            continue
        worth = 0.0
        if m.resource[space] and (blight == EMPTY or area_of(blight) != area_of(space)):
            worth = 0.5 * TOKEN * float(min(m.recruit[space], lack + 1)) + (0.5 if poor else 0.25) * RESOURCE * float(
                m.resource[space]
            )
        if s.army[space] or s.foe_on[space] != EMPTY:
            worth *= 0.3
            if row[space] <= REACH:
                worth += max(0.0, attack_worth(s, knight, space, weights))
        area = area_of(space)
        if grid.is_near[area * grid.slots + ahead]:
            worth += 0.6 * pull
        if grid.is_near[area * grid.slots + here]:
            worth += 0.3 * pull
        found[space] = worth
    return found


def place_worth(s: State, at: int, worths: list[float]) -> float:
    """The best station, less for each step to it."""
    row = map_of(s).paths_to(at)
    best = 0.0
    for space in range(len(worths)):
        if worths[space] > best:
            worth = worths[space] - STEP * float(row[space])
            if worth > best:
                best = worth
    return best


def danger_of(s: State, knight: int, at: int) -> float:
    """What the enemy step would bring the hero on a space: bad below 0, a fight that it wins above."""
    army, chief, fiercest = 0, EMPTY, -1
    m = map_of(s)
    for space in m.beside[at]:
        foe = s.foe_on[space]
        if foe == EMPTY:
            army += s.army[space]
        elif s.terms.personality[foe] != DEFENSIVE:
            might = s.terms.foe_might[foe] + s.army[space]
            if might > fiercest:
                chief, fiercest = foe, might
    if chief != EMPTY:
        army += s.army[s.foe_at[chief]]
    if army == 0 and chief == EMPTY:
        return 0.0
    dice = dice_for(s, knight, at, False)
    return battle_worth(s, knight, chief, army, dice, 0.3, False)


def must_wait(s: State, route: list[int]) -> bool:
    """21.1 Would the next march kill her, or leave her with next to nothing?"""
    left = s.tokens[PRINCESS] + life_left(s, PRINCESS)
    guard = guard_of(s)
    place = s.place[PRINCESS]
    for i in range(min(len(route), t.PRINCESS_ACTIONS)):
        place = route[i]
        blow = strength_of(s, place)
        if s.foe_on[place] == t.LIONEL:
            blow += empire_strength(s)
        left -= max(0, blow - guard)
    if place == s.goal:
        return left <= 0
    left -= max(0, ambush_at(s, place, route) - guard)
    return left <= 1


# -- the menu ---


def turn_worths(s: State, ask: Ask) -> list[float]:
    knight = s.active
    route = route_ahead(s, AHEAD)
    waiting = must_wait(s, route)
    weights = weights_of(s, route)
    stops = stations(s, knight, route, weights)
    last = s.actions <= 1
    stay = place_worth(s, s.place[knight], stops)
    if last:
        stay += danger_of(s, knight, s.place[knight])
    found: list[float] = []
    for pick in ask.options:
        if isinstance(pick, str):
            found.append(action_worth(s, knight, pick, waiting))
            continue
        kind = pick[0]
        if kind == "move":
            found.append(move_worth(s, knight, SPACE_NUMBER[pick[1]], route, weights, stops, stay, waiting))
        elif kind == "play":
            found.append(card_worth(s, knight, CARD_NUMBER[pick[1]], waiting))
        elif kind == "power":
            found.append(power_worth(s, knight, POWER_NUMBER[pick[1]]))
        else:
            found.append(3.0)  # a mercenary
    return found


def action_worth(s: State, knight: int, pick: str, waiting: bool) -> float:
    if pick == RECRUIT:
        gain = recruit_value(s, s.place[knight]) + amount_of(s, knight, t.IMPERIAL_DECREE)
        return TOKEN * float(min(gain, command_of(s, knight) - s.tokens[knight])) - 0.2
    if pick == COLLECT:
        gain = collect_gain(s, knight)
        return RESOURCE * float(gain) * (1.0 if s.resources[knight] < RICH else 0.5)
    if pick == SEND:
        return send_worth(s, knight, waiting)
    if pick == DESTINY:
        return CARD - 0.12 * float(len(s.hands[s.hero_of.index(knight)]))
    return -1.5 if s.actions > 0 else -0.2


def move_worth(
    s: State,
    knight: int,
    space: int,
    route: list[int],
    weights: list[float],
    stops: list[float],
    stay: float,
    waiting: bool,
) -> float:
    """21.2, 21.4, 21.5 A fight that pays, a better place, or a place in her way."""
    cost = 0 if s.free_move else move_cost(s, knight, space)
    worth = -(0.06 if s.resources[knight] < RICH else 0.025) * float(cost)
    if has_enemy(s, space):
        return worth + attack_worth(s, knight, space, weights)
    worth += place_worth(s, space, stops) - stay
    if s.actions <= 1:
        worth += danger_of(s, knight, space)
        if len(route) and space == route[0]:
            worth += 2.5 if waiting else -0.8
    return worth


def card_worth(s: State, knight: int, card: int, waiting: bool) -> float:
    """When to play a card that is not for battles."""
    if card == t.FIRE_TACTICS or card == t.DEFECTION:
        return 1.3
    if card == t.SNIPE:
        return 0.8
    if card == t.MOCK:
        return -1.5
    if card == t.SABOTAGE:
        return 0.2 if waiting else -0.6
    if card == t.REPENTANCE:
        return 1.2
    if card == t.PROTECTION:
        return 1.5 if s.event != EMPTY and PROTECT >> s.event & 1 else -2.0
    if card == t.HEALING_POTION:
        damage = s.damage[knight]
        if s.damage[PRINCESS] >= 2:
            return -0.6
        return 0.6 if damage >= 2 else -1.0
    if card == t.HELP:
        room = command_of(s, knight) - s.tokens[knight]
        return TOKEN * float(min(3, room)) if room >= 2 else -1.0
    if card == t.STRATEGIC_RETREAT:
        return 2.0 if waiting and s.actions <= 1 else -2.5
    if card == t.MESSENGER:
        return send_worth(s, knight, waiting) - 0.2
    if card == t.FORCED_MARCH:
        return 0.5 if s.actions > 0 and s.tokens[knight] >= 4 else -1.5
    if card == t.BURST:
        return 1.0 if s.actions <= 1 else 0.4
    return 1.2  # resources, and what is attached


# events that are worth a Protection, as bits
PROTECT: Final = 1 << t.HOPELESSNESS | 1 << t.SUDDEN_ILLNESS | 1 << t.MANHUNT | 1 << t.TOTAL_WAR | 1 << t.COUNTERATTACK


def power_worth(s: State, knight: int, power: int) -> float:
    if power == t.SPIRIT_VOICES:
        return 0.6 if s.resources[knight] >= 8 else -0.3
    if power == t.REGENERATION:
        return 0.6 if s.damage[knight] >= 2 else 0.1
    if power == t.COURT_MAGIC:
        return 0.7
    if power == t.ELVEN_VOLLEY:
        return 0.25 * float(s.tokens[knight])
    if power == t.SWIFT_COLUMNS:
        return -0.8
    if power == t.MERCY:
        return 0.9 if s.damage[PRINCESS] else 0.3
    if power == t.BLOOD_TITHE:
        return 0.8
    room = command_of(s, knight) - s.tokens[knight]  # Army of the Dead
    return 1.0 if room >= 4 and life_left(s, knight) >= 2 else -1.0
