"""A quick player on the princess's way and in the enemy step (sections 21.1, 21.2, 21.5, 21.6)."""

from __future__ import annotations

import math
from typing import Final

from monoceros.engine.core import Pick
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.bots_odds import battle_worth, dice_for
from monoceros.games.unicornus.bots_outlook import ambush_at, guard_of, strength_of
from monoceros.games.unicornus.facts import has_enemy, life_left, move_cost
from monoceros.games.unicornus.picks import COLLECT, SPACE_NUMBER, STAY
from monoceros.games.unicornus.state import State, map_of
from monoceros.games.unicornus.tables import EMPTY, PRINCESS

CHEAP: Final = 3  # a blow that the princess takes gladly, as the unit is gone then


def route_worth(s: State, space: int, last: bool) -> float:
    """A way of the princess: few blows, and no ambush where she stops."""
    guard = guard_of(s)
    worth = 0.0
    if has_enemy(s, space):
        worth -= float(max(0, strength_of(s, space) - guard))
    if last:
        worth -= 0.6 * float(max(0, ambush_at(s, space, []) - guard))
    ahead = map_of(s).paths_to(s.goal)
    least = 99
    for other in map_of(s).beside[space]:
        if ahead[other] < ahead[space]:
            least = min(least, max(0, strength_of(s, other) - guard))
    return worth - 0.5 * float(0 if least == 99 else least)


def steer_worth(s: State, pick: Pick) -> float:
    """The Tactician goes where the way is short and clear, and collects where it is not."""
    if pick == COLLECT:
        return -0.5 - 0.6 * float(max(0, ambush_at(s, s.place[PRINCESS], []) - guard_of(s)))
    space = SPACE_NUMBER[pick[1]]
    row = map_of(s).paths_to(s.goal)
    gained = row[s.place[PRINCESS]] - row[space]
    blow = strength_of(s, space)
    if s.foe_on[space] == t.LIONEL:
        for foe in range(1, t.FOES):
            if s.foe_at[foe] != EMPTY and s.terms.empire[foe]:
                blow += 1
    if blow - guard_of(s) >= s.tokens[PRINCESS] + life_left(s, PRINCESS):
        return -20.0
    if space == s.goal:
        return 20.0
    return 1.5 * float(gained) + 0.5 * route_worth(s, space, s.actions == 0)


def prey_worth(s: State, unit: int, knight: int) -> float:
    """Whom an enemy unit had better attack: the princess if it costs her little, else the strongest defender."""
    if knight == PRINCESS:
        blow = max(0, strength_of(s, unit) - guard_of(s))
        spare = s.tokens[PRINCESS] - blow
        kill = 2.0 if s.foe_on[unit] != EMPTY else 0.5
        return kill - 0.7 * float(blow) if spare >= 0 else -3.0 - float(blow)
    dice = dice_for(s, knight, s.place[knight], False)
    return battle_worth(s, knight, s.foe_on[unit], s.army[unit], dice, 0.4, False)


def step_worth(s: State, unit: int, space: int) -> float:
    """Where an aggressive unit goes: not to the princess, and rather off her way."""
    row = map_of(s).paths_to(s.goal)
    place = s.place[PRINCESS]
    if s.knight_on[space] != EMPTY:
        return prey_worth(s, unit, s.knight_on[space])
    return 0.3 * float(map_of(s).paths_to(place)[space]) + 0.1 * float(row[space])


def contender_worth(s: State, foe: int, space: int) -> float:
    knight = s.knight_on[space]
    return prey_worth(s, s.foe_at[foe], knight) if knight != EMPTY else 0.0


def retreat_worth(s: State, knight: int, pick: Pick) -> float:
    """21.4 Stay where the battle pays, or go where it is safe and cheap."""
    place = s.place[knight]
    if pick == STAY:
        dice = dice_for(s, knight, place, False)
        return battle_worth(s, knight, s.foe_on[place], s.army[place], dice, 0.4, False)
    space = SPACE_NUMBER[pick]
    return -0.8 - 0.07 * float(move_cost(s, knight, space))


def withdraw_worth(s: State, space: int) -> float:
    """A beaten enemy goes away from the princess; a hero goes to cover."""
    m = map_of(s)
    return 0.5 * float(min(4, m.paths_to(s.place[PRINCESS])[space])) + 0.3 * float(m.defense[space])


def fate_worth(s: State, knight: int, foe: int) -> float:
    """21.6 The right character meets a foe: of the other gender, with tokens against a trap."""
    genders = s.terms.foe_gender[foe] | s.terms.knight_gender[knight]
    worth = 1.0 if genders == t.FEMALE | t.MALE else 0.0
    return worth - (0.5 if knight == PRINCESS else 0.0) + 0.1 * float(s.tokens[knight])


def sharpen(worths: list[float], heat: float) -> list[float]:
    """Worths to weights: `heat` more is taken about three times as often."""
    best = worths[0]
    for worth in worths:
        if worth > best:
            best = worth
    return [math.exp(max(-15.0, (worth - best) / heat)) for worth in worths]
