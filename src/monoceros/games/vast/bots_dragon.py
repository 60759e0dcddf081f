"""The Dragon's quick answers: one cube a track and turn is the ceiling, so he plans Greed, Hunger and Pride each turn.

Worths are in cubes woken, about. Asleep he looks for Treasures, prey and Dark tiles; awake for a Crystal tile, then for
the way out.
"""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Ask, Pick
from monoceros.games.vast import tables_dragon as d
from monoceros.games.vast.bots_chart import UNSEEN, sharpen, walks_from
from monoceros.games.vast.bots_prey import is_last_trip
from monoceros.games.vast.facts import is_crystal, is_dark, space_distance
from monoceros.games.vast.facts_dragon import can_wake
from monoceros.games.vast.facts_powers import around, claw_victims, dark_among, flights
from monoceros.games.vast.facts_thief import burden
from monoceros.games.vast.picks import WAY_NUMBER
from monoceros.games.vast.picks_dragon import (
    END,
    ENOUGH,
    KIND_NUMBER,
    LOSE_CARDS,
    LOSE_HEALTH,
    NO_GEM,
    POWER_NUMBER,
    REROLL,
)
from monoceros.games.vast.picks_knight import ATTACK
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    DRAGON_PIECE,
    EMPTY,
    ENTRANCE,
    FANGS_PIECE,
    GHOUL,
    GHOUL_PIECE,
    GOBLINS,
    KNIGHT_PIECE,
    NIGHTMARE,
    THIEF_PIECE,
    TILES,
    UNICORN_PIECE,
    VILE_GHOUL,
    WAYS,
)

QUESTIONS: Final = (
    "dragon",
    "pay",
    "fly",
    "slither",
    "lay_gem",
    "stir",
    "shriek",
    "discard_power",
    "ghoul_bite",
    "strike_dragon",
)
HEAT: Final = 0.3
EVENTS_AMONG_DARK: Final = 0.36  # the chance that a Dark tile is an Event tile
HIT: Final = 0.45  # that the die affects a certain tile
NEAR: Final = 0.35  # what a step towards a wish is worth
FAR_DARK: Final = 2  # a Dark tile is as good as a Treasure so much further away


def weights(s: State, ask: Ask) -> list[float]:
    """How willingly each answer is given."""
    name = ask.name
    if name == "dragon" or name == "fly":
        wishes = wishes_of(s)
        return sharpen([turn_worth(s, wishes, pick) for pick in ask.options], HEAT)
    return [weigh(s, name, pick) for pick in ask.options]


def weigh(s: State, name: str, pick: Pick) -> float:
    if name == "pay":
        return 6.0 if pick[0] == "gem" else float(s.dragon.hand[KIND_NUMBER[pick[1]]])
    if name == "discard_power":
        return float(s.dragon.hand[KIND_NUMBER[pick]])
    if name == "lay_gem":
        return 0.2 if pick == NO_GEM else 1.0
    if name == "stir":
        return 0.02 if pick == ENOUGH else 1.0
    if name == "shriek":
        return 0.4 if pick == REROLL else 1.0
    if name == "ghoul_bite":
        return 2.0 if pick == LOSE_CARDS else 0.3 if pick == LOSE_HEALTH else 1.0
    if name == "strike_dragon":
        return 5.0 if pick == ATTACK else 0.2
    hungry = not has_food(s)
    if pick[0] == "hunger":
        return 3.0 if hungry else 0.3
    return 0.02 if pick[1] == "hunger" and hungry else 0.3  # Slither


# -- where he wants to be ---


def wishes_of(s: State) -> list[int]:
    """How far every tile is from what he wants; UNSEEN for what is not on the map."""
    if not s.dragon.underground:
        return walks_from(s, ENTRANCE, [0] * TILES).far
    found = [UNSEEN] * TILES
    for goal in range(TILES):
        if s.at[goal] == EMPTY:
            continue
        extra = wish(s, goal)
        if extra == UNSEEN:
            continue
        for tile in range(TILES):
            if s.at[tile] != EMPTY:
                steps = space_distance(s.at[tile], s.at[goal]) + extra
                if steps < found[tile]:
                    found[tile] = steps
    return found


def wish(s: State, tile: int) -> int:
    """Does he want to be there? How many steps it is worth less than the best; UNSEEN: no."""
    if s.dragon.awake:
        return 0 if is_crystal(s, tile) else 9 if is_dark(s, tile) else UNSEEN
    if s.treasures[tile] and s.dragon.sloth[d.GREED]:
        return 0
    if s.dragon.sloth[d.HUNGER] and is_prey(s, tile):
        return 1
    if s.stands[THIEF_PIECE] == tile and (burden(s) > 1 or is_last_trip(s)):
        return 0 if is_last_trip(s) else 1
    return FAR_DARK if is_dark(s, tile) else UNSEEN


def has_food(s: State) -> bool:
    """Is anybody in the game whom he can eat?"""
    terms = s.terms
    if terms.seat_of[GOBLINS] != EMPTY or terms.seat_of[GHOUL] != EMPTY or terms.seat_of[VILE_GHOUL] != EMPTY:
        return True
    return terms.seat_of[NIGHTMARE] != EMPTY or terms.shadow_level > 0


def is_prey(s: State, tile: int) -> bool:
    for piece in range(FANGS_PIECE, GHOUL_PIECE + 1):
        if s.stands[piece] == tile and piece != DRAGON_PIECE and piece != THIEF_PIECE:
            return True
    return False


def nearness(s: State, wishes: list[int], tile: int) -> float:
    """What it is worth to stand there rather than here."""
    here = min(wishes[s.stands[DRAGON_PIECE]], 12)
    return NEAR * float(here - min(wishes[tile], 12))


# -- his turn ---


def turn_worth(s: State, wishes: list[int], pick: Pick) -> float:
    if pick == END:
        return 0.0
    if isinstance(pick, str):
        return -1.0  # a Mental Block costs cards
    if pick[0] == "wake":
        return 3.0
    if pick[0] == "go":
        return nearness(s, wishes, flown_to(s, WAY_NUMBER[pick[1]], pick[2])) - 0.1
    if pick[0] == "through":
        return nearness(s, wishes, s.near[WAYS * s.stands[DRAGON_PIECE] + WAY_NUMBER[pick[1]]]) - 0.1
    return power_worth(s, wishes, POWER_NUMBER[pick[1]])


def flown_to(s: State, way: int, steps: int) -> int:
    tile = s.stands[DRAGON_PIECE]
    for _ in range(steps):
        other = s.near[WAYS * tile + way]
        if other == EMPTY:
            return tile
        tile = other
    return tile


def power_worth(s: State, wishes: list[int], power: int) -> float:
    here = s.stands[DRAGON_PIECE]
    if power == d.WING:
        return best_flight(s, wishes)
    if power in (d.FLAME, d.SCORCH, d.BURN):
        return light_worth(s, power, here)
    if power == d.CLAW:
        return HIT * prey_worth(s, claw_victims(s, [here, *around(s, here)]), 1)
    if power == d.SCRATCH:
        return prey_worth(s, claw_victims(s, [here]), 3)
    if power == d.HISS:
        return 0.4 if s.dragon.sloth[d.HUNGER] else 0.1
    if power == d.SHRIEK:
        return 2.0 if s.dragon.shriek_turns < s.terms.dragon.shrieks and not s.dragon.roared else -0.3
    if power == d.SLITHER:
        return 0.9 if s.dragon.sloth[d.HUNGER] and not has_food(s) else -0.4
    if power == d.SMASH:
        return -0.6
    return -1.5 if power == d.WRATH else -0.2


def best_flight(s: State, wishes: list[int]) -> float:
    best = -0.5
    for flight in flights(s, d.WING_MOVE, True):
        worth = nearness(s, wishes, flown_to(s, flight // d.FREE_MOVE, flight % d.FREE_MOVE + 1))
        if worth > best:
            best = worth
    return best - 0.1


def light_worth(s: State, power: int, here: int) -> float:
    """An Event tile wakes a cube of Pride, and Dark tiles may be Treasure Rooms or Crystal tiles."""
    dark = float(len(dark_among(s, around(s, here))))
    seen = 1.0 if power == d.BURN else dark if power == d.SCORCH else HIT * dark
    proud = 1.0 if can_wake(s, d.PRIDE) and not s.dragon.deeds >> d.PRIDE & 1 else 0.0
    return min(seen, 3.0) * (EVENTS_AMONG_DARK * proud + 0.12)


def prey_worth(s: State, victims: list[int], bite: int) -> float:
    """What he would eat, if he is hungry; the Thief's loot; what the Knight loses."""
    hunger = 0.5 if s.dragon.sloth[d.HUNGER] else 0.0
    worth = 0.0
    for piece in victims:
        if piece == THIEF_PIECE:
            worth += 0.3 + 0.2 * float(s.thief.loot) + 0.6 * float(burden(s)) + (4.0 if is_last_trip(s) else 0.0)
        elif piece == KNIGHT_PIECE:
            worth += 0.5 if bite > 1 else 0.05
        elif piece in (UNICORN_PIECE, GHOUL_PIECE):
            worth += hunger * float(bite) + 0.1
        else:
            worth += hunger * float(min(s.goblins.population[piece - FANGS_PIECE], 2 * bite)) + 0.2
    return worth
