"""The Nightmare Unicorn (sections 12 to 25): worths are in Radiance.

He thinks a turn ahead with the cards he holds: what an action gains at once, the best that the cards left could gain
after it, and how good the place would be to begin the next turn.
"""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Ask, Pick
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.bots_chart import Chart, beeline, passes
from monoceros.games.vast.facts import is_crystal, space_distance
from monoceros.games.vast.facts_knight import hero_cubes
from monoceros.games.vast.facts_unicorn import destination, radiance, stat
from monoceros.games.vast.picks import BY_FACING, BY_SEAT, CARD_NUMBER, READING, TILE_NUMBER, UPGRADE_NUMBER, WAY_NUMBER
from monoceros.games.vast.state import DARK, State
from monoceros.games.vast.tables import (
    ARMOR,
    AT_START,
    CUBE,
    EMPTY,
    ENTRANCE,
    FIRST_TERRAIN,
    KNIGHT,
    KNIGHT_PIECE,
    LEFT,
    NIGHTMARE,
    NO_TURN,
    PACE,
    STEP,
    TILES,
    UNICORN_CARDS,
    UNICORN_PIECE,
    WAYS,
)

ESCAPE: Final = 6.0  # what entering the Entrance is worth once he has his Radiance
UNKNOWN: Final = 0.33  # the chance that a Dark tile is a Crystal tile or a Treasure Room
UNKNOWN_AT_START: Final = 0.17  # of the first four: no Crystals are among them (VF-2.3)
GLIMPSE: Final = 0.12  # a tile revealed that he cannot mark now
NEVER: Final = -99.0  # what a bot has no use for
LATER: Final = 0.9  # of what a later action promises, something may come in between
NEARNESS: Final[list[float]] = [0.5, 0.5, 0.5, 0.38, 0.3, 0.2, 0.15, 0.1, 0.08, 0.05]  # of a prize for the next turn


def is_hunted(s: State) -> bool:
    return s.terms.seat_of[KNIGHT] != EMPTY


# -- what is to be had where ---


def prizes_of(s: State) -> list[float]:
    """What it is worth to end an action on each tile; with his Radiance complete only the way out counts."""
    found = [0.0] * TILES
    needs = s.terms.radiance_goal - radiance(s)
    if needs <= 0:
        found[ENTRANCE] = ESCAPE
        return found
    if s.unicorn.track == 0:
        return found
    most = float(needs)
    for tile in range(TILES):
        if s.at[tile] != EMPTY:
            worth = float(s.treasures[tile])
            if tile < FIRST_TERRAIN and s.lit[tile] == DARK:
                worth += UNKNOWN_AT_START if s.batch[tile] == AT_START else UNKNOWN
            elif is_crystal(s, tile) and not s.tokens[tile] & CUBE and s.unicorn.cubes:
                worth += 1.0
            found[tile] = min(most, worth)
    return found


class Outlook:
    """The map and the prizes on it, and how good it is to end a turn on a tile (reckoned once)."""

    __slots__ = ("chart", "places", "prizes")

    def __init__(self, s: State) -> None:
        self.chart: Chart = Chart(s)
        self.prizes: list[float] = prizes_of(s)
        self.places: list[float] = [-99.0] * TILES

    def place(self, s: State, tile: int) -> float:
        if self.places[tile] < -98.0:
            self.places[tile] = place_worth(s, tile, self.prizes)
        return self.places[tile]


def place_worth(s: State, tile: int, prizes: list[float]) -> float:
    """How good it is to begin the next turn here: prizes near by, the way out near the end, no Knight."""
    best = second = 0.0
    for other in range(TILES):
        if prizes[other] > 0.0 and other != tile:
            worth = prizes[other] * NEARNESS[min(9, space_distance(s.at[tile], s.at[other]))]
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
    worth = best + 0.4 * second
    needs = s.terms.radiance_goal - radiance(s)
    if 0 < needs <= 2:
        worth += (0.8 if needs == 1 else 0.3) * NEARNESS[min(9, beeline(s, tile, ENTRANCE))]
    if is_hunted(s):
        worth -= danger_at(s, tile)
    return worth


def danger_at(s: State, tile: int) -> float:
    """VF-33.1 What the Knight's next turn could cost him here."""
    knight = s.knight
    cubes = hero_cubes(s)
    spare = cubes - stat(s, ARMOR)  # cubes left to her when she is sure to hit
    if s.stands[KNIGHT_PIECE] == EMPTY or spare < -1:
        return 0.0
    reach = 1 + 2 * max(0, min(3, spare))
    if knight.treasure_at[k.BOOTS] == k.FACE_UP:
        reach += 2
    far = beeline(s, tile, s.stands[KNIGHT_PIECE])
    chance = 0.75 if far <= reach else 0.35 if far <= reach + 2 else 0.1
    if spare < 0:
        chance *= 0.5
    return chance * health_price(s)


def health_price(s: State) -> float:
    """What a point of Health is worth to him."""
    if s.unicorn.health <= 1:
        return 4.0
    return 2.0 / float(s.unicorn.health) + 0.3


# -- actions ---


def act_worths(s: State, ask: Ask) -> list[float]:
    out = Outlook(s)
    here, facing = s.stands[UNICORN_PIECE], s.unicorn.facing
    hand = 0
    for card in s.unicorn.hand:
        hand |= CARD_BIT[card]
    left = stat(s, PACE) - s.unicorn.actions - 1
    found: list[float] = []
    for pick in ask.options:
        if isinstance(pick, str):
            found.append(NEVER if pick == READING else out.place(s, here))
            continue
        card = CARD_NUMBER[pick[1]]
        rest = hand & ~CARD_BIT[card]
        kind = pick[0]
        if kind == "move":
            found.append(move_worth(s, out, card, here, facing, rest, left))
        elif kind == "turn":
            quarters = pick[2] // 90
            found.append(turn_worth(s, out, card, quarters, here, facing, rest, left))
        elif kind == "teleport":
            rest &= ~CARD_BIT[CARD_NUMBER[pick[2]]]
            found.append(teleport_worth(s, out, destination(s, card), facing, rest, left))
        else:
            found.append(blast_worth(s, out, card, here))
    return found


CARD_BIT: Final[list[int]] = [1 << card for card in range(UNICORN_CARDS)]


def move_worth(s: State, out: Outlook, card: int, here: int, facing: int, rest: int, left: int) -> float:
    steps = s.terms.card_move[card]
    if out.prizes[ENTRANCE] >= ESCAPE and passes(s, here, facing, steps, ENTRANCE):
        return 2.0 * ESCAPE
    end = out.chart.end(s, here, facing, steps)
    angry = s.terms.card_angry[card] == 1
    if end == s.stands[KNIGHT_PIECE]:
        return strike_worth(s, s.unicorn.anger + int(angry))
    if angry:
        gain = GLIMPSE if s.lit[end] == DARK else 0.0
        return gain + follow(s, out, end, facing, rest, left, False)
    return arrival(s, out, end, facing, rest, left)


def turn_worth(s: State, out: Outlook, card: int, quarters: int, here: int, facing: int, rest: int, left: int) -> float:
    by = -quarters if s.terms.card_turn[card] == LEFT else quarters
    way = (facing + by) % WAYS
    if s.terms.card_angry[card] == 1:
        return follow(s, out, here, way, rest, left, False)
    return arrival(s, out, here, way, rest, left)


def teleport_worth(s: State, out: Outlook, space: int, facing: int, rest: int, left: int) -> float:
    tile = out.chart.tile_on(space)
    if tile == EMPTY:  # VF-19.4 tiles of the stack, one of which is revealed
        return UNKNOWN - 0.25 + LATER * out.place(s, s.stands[UNICORN_PIECE])
    if tile == s.stands[KNIGHT_PIECE]:
        return strike_worth(s, s.unicorn.anger)
    return arrival(s, out, tile, facing, rest, left)


def strike_worth(s: State, anger: int) -> float:
    """VF-17.5, VF-17.11 At full anger Radiance; in any case she loses Grit, and he goes he knows not where."""
    worth = 0.05 * float(min(anger, 3)) + 0.2
    if anger >= s.terms.most_anger and not s.unicorn.attacked >> KNIGHT & 1:
        worth += 1.0
    return worth


def blast_worth(s: State, out: Outlook, card: int, here: int) -> float:
    """VF-9.2 A tile goes back to the stack: time won; but an action lost, and no prize should go."""
    tile = out.chart.tile_on(destination(s, card))
    if tile == EMPTY or out.prizes[tile] > 0.0 or is_crystal(s, tile) or s.collapsing:
        return -2.0
    return out.place(s, here) + 0.02


def arrival(s: State, out: Outlook, tile: int, facing: int, rest: int, left: int) -> float:
    """An action that is not angry ends here: what is to be had is taken."""
    if tile == ENTRANCE and out.prizes[tile] >= ESCAPE:
        return 2.0 * ESCAPE
    return out.prizes[tile] + follow(s, out, tile, facing, rest, left, True)


def follow(s: State, out: Outlook, tile: int, facing: int, rest: int, left: int, taken: bool) -> float:
    """The best that one more action, or a Turn and a Move, could do from here, or the place itself."""
    best = out.place(s, tile)
    if left <= 0 or rest == 0:
        return best
    terms, prizes = s.terms, out.prizes
    here = 0.0 if taken else prizes[tile]
    single = rest & (rest - 1) == 0
    for card in range(UNICORN_CARDS):
        if not rest & CARD_BIT[card]:
            continue
        angry = terms.card_angry[card] == 1
        turns = terms.card_turn[card] != NO_TURN
        if here > 0.0 and turns and not angry:
            best = max(best, LATER * here + out.place(s, tile))
        if terms.card_move[card] and not angry:
            best = max(best, promise(s, out, tile, out.chart.end(s, tile, facing, terms.card_move[card])))
        if not single:
            best = max(best, promise(s, out, tile, out.chart.tile_on(goal_from(s, tile, facing, card))))
            if left > 1 and turns:
                best = max(best, turned_promise(s, out, tile, facing, card, rest))
    return best


def promise(s: State, out: Outlook, tile: int, end: int) -> float:
    """What an action that ends there would gain."""
    if end in (EMPTY, tile) or out.prizes[end] == 0.0:
        return -99.0
    return LATER * out.prizes[end] + out.place(s, end)


def goal_from(s: State, tile: int, facing: int, card: int) -> int:
    """VF-18.2, VF-24.1 The space that a card marks, if he stood there."""
    terms = s.terms
    arrow = terms.simple_way if s.unicorn.simple else facing
    return s.at[tile] + terms.card_forward[card] * STEP[arrow] + terms.card_right[card] * STEP[(arrow + 1) % WAYS]


def turned_promise(s: State, out: Outlook, tile: int, facing: int, card: int, rest: int) -> float:
    """A Turn with this card and a Move with another."""
    terms = s.terms
    by = 3 if terms.card_turn[card] == LEFT else 1
    best = -99.0
    for other in range(UNICORN_CARDS):
        if other != card and rest & CARD_BIT[other] and terms.card_move[other] and not terms.card_angry[other]:
            for quarters in range(1, 3):
                end = out.chart.end(s, tile, (facing + quarters * by) % WAYS, terms.card_move[other])
                if end != tile and out.prizes[end] > 0.0:
                    best = max(best, LATER * LATER * out.prizes[end] + out.place(s, end))
    return best


# -- other questions of his ---


def forced_worths(s: State, ask: Ask) -> list[float]:
    """VF-20.1 Where a forced Teleport leads: prizes count only in his own turn (VF-14.9)."""
    out = Outlook(s)
    own = s.turn == NIGHTMARE and not s.unicorn.angry
    found: list[float] = []
    for pick in ask.options:
        tile = out.chart.tile_on(destination(s, CARD_NUMBER[pick]))
        worth = out.place(s, tile)
        if tile == s.stands[KNIGHT_PIECE]:
            worth = strike_worth(s, s.unicorn.anger)
        elif own or (tile == ENTRANCE and s.turn == NIGHTMARE):
            worth += out.prizes[tile]
        elif s.lit[tile] != DARK:
            worth += 0.5 * out.prizes[tile]  # a Turn there is enough on his next turn
        found.append(worth)
    return found


def start_worths(s: State, ask: Ask) -> list[float]:
    """VF-12.10 Away from the Knight, with Dark tiles around."""
    prizes = prizes_of(s)
    return [place_worth(s, TILE_NUMBER[pick], prizes) for pick in ask.options]


def facing_worths(s: State, ask: Ask) -> list[float]:
    """The way in which his first cards do most."""
    out = Outlook(s)
    here = s.stands[UNICORN_PIECE]
    hand = 0
    for card in s.unicorn.hand:
        hand |= CARD_BIT[card]
    return [follow(s, out, here, WAY_NUMBER[pick], hand, stat(s, PACE), True) for pick in ask.options]


def upgrade_weight(s: State, which: int) -> float:
    """Alone: cards, then actions that no longer cost tiles (VF-25.4); hunted: Armor before she is strong."""
    filled = s.unicorn.upgrades[which]
    if is_hunted(s):
        return HUNTED_TASTE[3 * which + min(2, filled)]
    if which == PACE:
        return 5.0 if s.crystals > stat(s, PACE) else 0.05
    return ALONE_TASTE[which]


ALONE_TASTE: Final[list[float]] = [8.0, 0.0, 0.2, 0.3, 0.2, 0.3]  # Spirit, Pace, Armor, Clarity, Unbridled, Blast
HUNTED_TASTE: Final[list[float]] = [
    *(5.0, 3.0, 2.0),  # Spirit
    *(2.0, 1.0, 1.0),  # Pace
    *(9.0, 6.0, 3.0),  # Armor
    *(0.5, 0.2, 0.2),  # Clarity
    *(0.7, 0.7, 0.7),  # Unbridled
    *(0.2, 0.2, 0.2),  # Displacement Blast
]


def discard_weight(s: State, card: int) -> float:
    """VF-33.5 Angry Turns first, then what moves least."""
    if s.terms.card_angry[card]:
        return 2.0
    return 1.0 if s.terms.card_move[card] == 1 else 0.7


def weigh(s: State, name: str, pick: Pick) -> float:
    """Quick answers."""
    if name == "gather":
        return 0.01 if pick == "leave" else 1.0
    if name == "upgrade":
        return upgrade_weight(s, UPGRADE_NUMBER[pick])
    if name == "discard":
        return discard_weight(s, CARD_NUMBER[pick])
    if name == "reading":  # only a slip brought him here
        return 1.0 if pick == (BY_SEAT if s.unicorn.simple else BY_FACING) else 0.01
    return 1.0
