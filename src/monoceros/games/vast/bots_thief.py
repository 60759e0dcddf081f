"""The Thief's quick answers: Treasures and pockets, two tokens a trip or one near the door; spare cubes hide the loot.

Worths are in tokens brought nearer to the stash, about.
"""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Ask, Pick
from monoceros.games.vast import tables_thief as f
from monoceros.games.vast.bots_chart import UNSEEN, beeline, sharpen
from monoceros.games.vast.facts import can_step, is_dark
from monoceros.games.vast.facts_targets import can_rob, can_target, wariness
from monoceros.games.vast.facts_thief import burden, has, may_escape_as_thief, steps_left, token_value
from monoceros.games.vast.facts_unicorn import hunts_unicorn
from monoceros.games.vast.picks import PIECE_NUMBER, TILE_NUMBER, WAY_NUMBER
from monoceros.games.vast.picks_thief import (
    ACCEPT,
    BOON_NUMBER,
    END,
    FLARE,
    LEAVE_DARK,
    LOOK,
    LOOT_TREASURE,
    STAY_PUT,
)
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    DRAGON_PIECE,
    EMPTY,
    ENTRANCE,
    EYE_PIECE,
    FANGS_PIECE,
    GHOUL_PIECE,
    KNIGHT_PIECE,
    THIEF,
    THIEF_PIECE,
    TILES,
    UNICORN_PIECE,
    VAULT_TOKEN,
    WAYS,
)

QUESTIONS: Final = ("stats", "thief", "peek", "sticky", "boon", "lose_boon", "evade")
HEAT: Final = 0.25
TRIP: Final = 2  # tokens with which he goes home
AT_DOOR: Final = 3  # steps from which one token is enough
STEP_WORTH: Final = 0.4
ROBBERY: Final = 0.5  # Stealth with which he can rob somebody near by
FAR_DARK: Final = 3  # a Dark tile is as good as a Treasure so much further away
LUCK: Final[list[float]] = [0.0, 0.5, 0.85, 1.0]  # by cubes
# what an upgrade is worth: statistics first
BOON_WORTH: Final[list[float]] = [1.6, 1.4, 1.6, 0.4, 0.9, 0.6, 0.5, 1.0, 1.2, 1.2, 1.3]


def weights(s: State, ask: Ask) -> list[float]:
    """How willingly each answer is given."""
    if ask.name == "thief":
        wishes = wishes_of(s)
        return sharpen([turn_worth(s, wishes, pick) for pick in ask.options], HEAT)
    if ask.name == "stats":
        here = s.stands[THIEF_PIECE]
        far = wishes_of(s)[here if here != EMPTY else ENTRANCE]
        return sharpen([spread_worth(s, far, pick) for pick in ask.options], HEAT)
    return [weigh(s, ask.name, pick) for pick in ask.options]


def weigh(s: State, name: str, pick: Pick) -> float:
    if name == "boon":
        return BOON_WORTH[BOON_NUMBER[pick]]
    if name == "lose_boon":
        return 2.0 - BOON_WORTH[BOON_NUMBER[pick]]
    if name == "evade":
        return 0.3 if pick == STAY_PUT else 1.0
    if name == "peek":
        return 0.3 if pick == LEAVE_DARK else 1.0
    return 0.1 if pick == ACCEPT else 1.0


# -- where he wants to be ---


def goes_home(s: State) -> bool:
    """With enough, with all that is needed, or to escape."""
    carried = burden(s)
    enough = s.terms.thief.goal > 0 and carried + s.thief.stashed >= s.terms.thief.goal
    near = carried > 0 and beeline(s, s.stands[THIEF_PIECE], ENTRANCE) <= AT_DOOR
    return near or carried >= TRIP or enough or may_escape_as_thief(s)


def hunts(s: State) -> bool:
    """VF-34.2 Does he have to kill a Unicorn?"""
    return hunts_unicorn(s, THIEF) and not s.unicorn.out


PURSES: Final = (KNIGHT_PIECE, *range(FANGS_PIECE, EYE_PIECE + 1), DRAGON_PIECE, GHOUL_PIECE)


def purses(s: State) -> list[int]:
    """VF-50.5 Pieces that he could rob."""
    return [piece for piece in PURSES if s.stands[piece] != EMPTY and can_rob(s, piece) and is_unseen(s, piece)]


def is_unseen(s: State, piece: int) -> bool:
    """VF-51.1 While he has cubes with the Stealth that he has, later with the most that he can have."""
    if s.turn == THIEF and s.thief.cubes > 0:
        return can_target(s, piece)
    return most_stealth(s) > wariness(s, piece)


def most_stealth(s: State) -> int:
    """VF-49.4 With the best of his Stat tokens."""
    return stealth_with(s, token_value(s, f.TOKENS - 1))


def stealth_with(s: State, value: int) -> int:
    return min(value + int(has(s, f.UP_MOVEMENT + f.STEALTH)), f.MOST_STAT) - burden(s) - s.thief.hexed


def wishes_of(s: State) -> list[int]:
    """How many steps every tile is from what he wants."""
    robbed = 0  # tiles with a purse, as bits
    for piece in purses(s):
        robbed |= 1 << s.stands[piece]
    far = [UNSEEN] * TILES
    rings: list[list[int]] = [[] for _ in range(FAR_DARK + 1)]
    for tile in range(TILES):
        if s.at[tile] != EMPTY:
            extra = wish(s, tile, bool(robbed >> tile & 1))
            if extra <= FAR_DARK:
                rings[extra].append(tile)
                far[tile] = extra
    ring: list[int] = []
    steps = 0
    while ring or steps <= FAR_DARK:
        if steps <= FAR_DARK:
            ring += [tile for tile in rings[steps] if far[tile] == steps]
        after: list[int] = []
        for tile in ring:
            for way in range(WAYS):
                other = s.near[WAYS * tile + way]
                if other != EMPTY and far[other] > steps + 1 and can_step(s, tile, way):
                    far[other] = steps + 1
                    after.append(other)
        ring = after
        steps += 1
    return far


def wish(s: State, tile: int, purse: bool) -> int:
    """Does he want to be there? How many steps it is worth less than the best; UNSEEN: no."""
    if goes_home(s):
        return 0 if tile == ENTRANCE else UNSEEN
    if hunts(s):
        return 0 if s.stands[UNICORN_PIECE] == tile else UNSEEN
    if s.treasures[tile] or tile in s.dragon.gem_at or purse:
        return 0
    if s.tokens[tile] & VAULT_TOKEN and tile not in s.thief.tried:
        return 0
    return FAR_DARK if is_dark(s, tile) else UNSEEN


# -- his turn ---


def spread_worth(s: State, far: int, pick: Pick) -> float:
    """Movement to get there, Thievery to do something then, the rest is Stealth."""
    movement, stealth, thievery = float(pick[0]), float(pick[1]), float(pick[2])
    worth = STEP_WORTH * min(movement, float(far) + 1.0) + 0.15 * stealth
    if hunts(s):
        return worth + 0.6 * min(thievery, 3.0)
    if not goes_home(s) and robs_with(s, pick[0], pick[1]):
        worth += ROBBERY
    return worth + (0.1 if goes_home(s) else 0.35) * thievery


def robs_with(s: State, movement: int, value: int) -> bool:
    """Is there a purse within so many steps that so much Stealth is enough for?"""
    here = s.stands[THIEF_PIECE]
    for piece in purses(s):
        near = beeline(s, here if here != EMPTY else ENTRANCE, s.stands[piece]) <= movement
        if near and stealth_with(s, value) > wariness(s, piece):
            return True
    return False


def turn_worth(s: State, wishes: list[int], pick: Pick) -> float:
    here = s.stands[THIEF_PIECE]
    if isinstance(pick, str):
        if pick == END:
            return 0.0
        if pick == LOOT_TREASURE:
            return 3.0
        if pick == LOOK:
            return 0.3 if steps_left(s) <= 0 else -0.6
        return 0.2 if pick == FLARE and not s.treasures[here] else -1.0
    verb = pick[0]
    if verb in ("step", "climb", "jump"):
        return step_worth(s, wishes, here, pick)
    if verb == "gem":
        return 2.5 if pick[2] >= f.SAFE_LOOT else 0.6
    if verb == "pickpocket":
        return 2.2 * LUCK[int(pick[2])]
    if verb == "unlock":
        return 2.4 * LUCK[int(pick[1])]
    if verb == "backstab":
        return 3.0 if PIECE_NUMBER[pick[1]] == UNICORN_PIECE and hunts(s) else 0.1
    return 0.15 * float(pick[1]) if steps_left(s) <= 0 else -0.2  # Hide Loot


def step_worth(s: State, wishes: list[int], here: int, pick: Pick) -> float:
    """Towards what he wants."""
    tile = TILE_NUMBER[pick[1]] if pick[0] == "jump" else s.near[WAYS * here + WAY_NUMBER[pick[1]]]
    if tile == EMPTY:
        return -0.3
    gain = min(wishes[here], 15) - min(wishes[tile], 15)
    price = 0.3 if pick[0] == "climb" else 0.05
    return STEP_WORTH * float(gain) - price
