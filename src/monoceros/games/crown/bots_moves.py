"""What a quick player does with figures: moving, choosing whom to move, placing, and cards that move (section 24)."""

from __future__ import annotations

import math
from typing import Final

from monoceros.engine.core import Ask
from monoceros.games.crown.bots_aims import HORIZON, aims_of, survey
from monoceros.games.crown.bots_odds import attack_worth
from monoceros.games.crown.facts import pieces_of
from monoceros.games.crown.geometry import GATES, HOME_POINTS, KIND, WALL_SLOT, WALL_SLOTS, distance
from monoceros.games.crown.paths import allowance
from monoceros.games.crown.picks import DONE, SPACE_NUMBER, STOP
from monoceros.games.crown.state import State

MOVE_HEAT: Final = 0.8
IDLE: Final = 0.05  # a step for nothing costs a little, so that nobody walks about
BATTLE_NOW: Final = 0.3  # a battle at hand is better than one round the corner


def sharpen(worths: list[float], heat: float) -> list[float]:
    """Worths to weights: `heat` more is taken about three times as often."""
    best = worths[0]
    for worth in worths:
        if worth > best:
            best = worth
    return [math.exp(max(-15.0, (worth - best) / heat)) for worth in worths]


# -- a move, step by step ---


def move_weights(s: State, ask: Ask) -> list[float]:
    """Towards the aim that pays most; an attack where it pays; else stay."""
    holder = s.mover
    seen = survey(s, holder, HORIZON)
    aims = aims_of(s, holder, s.steps_left, seen)
    worths: list[float] = []
    for pick in ask.options:
        if pick == STOP:
            worths.append(aims.here)
        elif pick[0] == "step":
            space = SPACE_NUMBER[pick[1]]
            step = 0.0
            for door in range(len(seen.doors)):
                if seen.doors[door] == space:
                    step = aims.by_door[door]
            worths.append(step - IDLE)
        else:
            space = SPACE_NUMBER[pick[1]]
            far = distance(s.where[holder], space)
            battle = attack_worth(s, holder, s.board[space], far)
            worths.append(battle + BATTLE_NOW + (aims.beside if battle > 0.0 else 0.0))
    return sharpen(worths, MOVE_HEAT)


def march_worth(s: State, holder: int, steps: int) -> float:
    """What a move of so many steps would bring: something done now, or a way made."""
    if not s.cards[holder]:
        return 0.0
    aims = aims_of(s, holder, steps, survey(s, holder, HORIZON))
    best = aims.now
    for going in aims.by_door:
        best = max(best, going - aims.here)
    return best


def army_worth(s: State, seat: int) -> float:
    """Move army: all pieces together, each with its own allowance."""
    total = 0.0
    for holder in pieces_of(s, seat):
        if s.cards[holder]:
            total += march_worth(s, holder, allowance(s, holder))
    return total


def army_weights(s: State, ask: Ask) -> list[float]:
    """Who has something to do goes first."""
    worths: list[float] = []
    for pick in ask.options:
        if pick == DONE:
            worths.append(0.2)
        else:
            holder = s.board[SPACE_NUMBER[pick]]
            worths.append(march_worth(s, holder, allowance(s, holder)))
    return sharpen(worths, MOVE_HEAT)


def marcher_weights(s: State, ask: Ask, steps: int) -> list[float]:
    """Forced March."""
    return sharpen([march_worth(s, s.board[SPACE_NUMBER[pick]], steps) for pick in ask.options], MOVE_HEAT)


# -- placing ---


def placing_weights(s: State, ask: Ask) -> list[float]:
    """By the gate: walls, once all stand, let nobody out. On a wall slot only while others are free."""
    land = s.territory[ask.seat]
    weights: list[float] = []
    for pick in ask.options:
        space = SPACE_NUMBER[pick]
        weight = 1.0 / (0.1 + float(distance(space, GATES[land])))
        weights.append(0.3 * weight if KIND[space] == WALL_SLOT else weight)
    return weights


def castle_site(s: State, seat: int, space: int) -> float:
    """Section 24 The corner away from the gate: three spaces there are out of range from outside the walls."""
    land = s.territory[seat]
    far = distance(space, GATES[land])
    home = distance(space, HOME_POINTS[land])
    return float(far) - 0.5 * float(home)


def wall_site(s: State, seat: int, space: int) -> float:
    """Far from the gate first, so that the own pieces can leave as long as possible."""
    return 0.1 * float(distance(space, GATES[s.territory[seat]]))


def wall_gap(s: State, seat: int) -> int:
    """Wall slots without a wall."""
    return len(WALL_SLOTS[s.territory[seat]]) - s.walls[seat]
