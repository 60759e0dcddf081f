"""The Knight (sections 26 to 31): worths are in Grit, about; a hit on her target is worth ten.

She looks for the aim that pays most for the cubes it takes, puts the cubes where they are needed, one at a time, and
walks. Cubes that nothing needs stay at hand as long as she explores: an Ambush is told before it strikes (VF-27.1).
"""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Ask, Pick
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.bots_chart import UNSEEN, WAY_BIT, Walks, beeline, walks_from, walks_through
from monoceros.games.vast.bots_prey import guard_of, is_last_trip, prey_of
from monoceros.games.vast.facts import visible
from monoceros.games.vast.facts_dragon import surfaced
from monoceros.games.vast.facts_goblins import is_tribe
from monoceros.games.vast.facts_knight import (
    attack_strength,
    encounters_left,
    hero_cubes,
    knight_tile,
    map_left,
    may_escape,
    monster_on,
    steps_left,
    strength_of,
    unicorn_with_her,
)
from monoceros.games.vast.facts_thief import burden, stealth
from monoceros.games.vast.facts_unicorn import hunts_unicorn
from monoceros.games.vast.picks import WAY_NUMBER
from monoceros.games.vast.picks_knight import (
    ENCOUNTER,
    END,
    PLACE_NUMBER,
    POTION_KIT,
    TREASURE_NUMBER,
)
from monoceros.games.vast.state import DARK, State
from monoceros.games.vast.tables import (
    CRYSTAL_TOKEN,
    DRAGON_PIECE,
    EMPTY,
    ENTRANCE,
    EVENT_TOKEN,
    GHOUL,
    GHOUL_PIECE,
    GOBLINS,
    KNIGHT,
    NIGHTMARE,
    PIECES,
    THIEF_PIECE,
    TILES,
    UNICORN_PIECE,
    VILE_GHOUL,
)

HIT: Final = 10.0  # a point of her target's Health
SMASHED: Final = 9.0  # a Crystal that counts for her goal
ESCAPE: Final = 60.0
TREASURE: Final = 4.0
THIEF_CAUGHT: Final = 1.0  # besides what he drops
LAST_TRIP: Final = 25.0  # he would win with it
TILE: Final = 1.2  # a tile revealed
YOUNG: Final = 0.9  # more, as long as she has few cubes
NEAR_HIM: Final = 2.0  # a Dark tile beside the Unicorn: a way to him
AMBUSHED: Final = 0.42  # the chance that a tile is an Ambush, or an Event that is one
LINE_C_STRENGTH: Final = 3  # what a Monster has, about


# -- what things are worth to her ---


def health_price(s: State) -> float:
    health = s.knight.health
    return 30.0 if health <= 1 else 6.0 if health == 2 else 3.0 if health == 3 else 1.8


def tile_price(s: State) -> float:
    """What a tile revealed is worth: Grit, which is cubes, the sooner the better."""
    return TILE + (YOUNG if hero_cubes(s) < 5 else 0.0)


def thief_price(s: State) -> float:
    """VF-29.5 What a Thief drops is hers to take; on his last trip nothing is worth more."""
    return THIEF_CAUGHT + TREASURE * float(burden(s)) + (LAST_TRIP if is_last_trip(s) else 0.0)


def prey_tile(s: State) -> int:
    """Where whoever she has to kill is; EMPTY if nowhere."""
    piece = prey_of(s, KNIGHT)
    return EMPTY if piece == EMPTY else s.stands[piece]


def wants_crystals(s: State) -> bool:
    return s.terms.target[KNIGHT] == EMPTY and not hunts_unicorn(s, KNIGHT)


def bombs_needed(s: State) -> int:
    """VF-29.3 Cubes that the Bomb still takes to reach a Dragon under ground."""
    if prey_of(s, KNIGHT) != DRAGON_PIECE or s.collapsing or surfaced(s) or s.knight.cubes[k.BOMB]:
        return 0
    return 0 if s.knight.treasure_at[k.JAVELIN] == k.FACE_UP else 1


def out_of_reach(s: State) -> bool:
    """VF-29.3, VF-30.1 The Dragon under ground can be attacked once a turn, and not after the Bomb went elsewhere."""
    if prey_of(s, KNIGHT) != DRAGON_PIECE or surfaced(s):
        return False
    return bool(s.knight.used & k.USED_DRAGON) or (not s.collapsing and bool(s.knight.used & k.USED_BOMB))


def expects_raiders(s: State) -> bool:
    """Is anybody in the game whom her Strength keeps away on other turns?"""
    seats = s.terms.seat_of
    return seats[GOBLINS] != EMPTY or seats[GHOUL] != EMPTY or seats[VILE_GHOUL] != EMPTY


def ambush_risk(s: State, strength: int) -> float:
    """What it costs, on the average, to reveal a tile with so much Strength at hand."""
    tables = s.terms.knight
    line = tables.line
    foe = LINE_C_STRENGTH if line == k.LINE_C else tables.line_strength[line]
    chance = 0.0 if strength > foe else 0.5 if strength == foe else 1.0
    if line == k.LINE_C:
        chance = 0.3 if strength > foe else 0.6 if strength == foe else 0.9
    return chance * health_price(s)


# -- aims ---


class Plan:
    """The best aim: the tile, the ways that begin the walk to it, the cubes it takes, what it is worth."""

    __slots__ = ("bomb", "encounters", "here", "movement", "strength", "tile", "wall", "ways", "worth")

    def __init__(self) -> None:
        self.tile: int = EMPTY
        self.ways: int = 0
        self.worth: float = 0.0
        self.movement: int = 0  # cubes that are missing
        self.encounters: int = 0
        self.strength: int = 0
        self.wall: int = 0
        self.bomb: int = 0
        self.here: bool = False  # it is on her own space


class Means:
    """What she has for it: statistics now, and cubes at hand."""

    __slots__ = (
        "encounters",
        "free",
        "movement_cubes",
        "perception_cubes",
        "steps",
        "strength",
        "strength_cubes",
        "wall",
    )

    def __init__(self, s: State) -> None:
        cubes = s.knight.cubes
        self.free: int = cubes[k.FREE]
        self.steps: int = steps_left(s)
        self.encounters: int = encounters_left(s)
        self.strength: int = attack_strength(s)
        self.movement_cubes: int = 3 - cubes[k.MOVEMENT]  # that still fit
        self.perception_cubes: int = 3 - cubes[k.PERCEPTION]
        self.strength_cubes: int = 3 - cubes[k.STRENGTH]
        self.wall: int = 0


def best_plan(s: State) -> Plan:
    means = Means(s)
    plan = Plan()
    closed = [0] * TILES
    for tile in range(TILES):
        if s.tokens[tile] & EVENT_TOKEN or monster_on(s, tile) != k.NOTHING:
            closed[tile] = 1
    for piece in range(PIECES):  # she has to fight there, or cannot even enter
        if s.stands[piece] != EMPTY and stops_her(s, piece):
            closed[s.stands[piece]] = 1
    walks = walks_from(s, knight_tile(s), closed)
    for tile in range(TILES):
        if walks.far[tile] != UNSEEN:
            consider(s, plan, means, walks, tile, closed, 0)
    if means.free + map_left(s) > 0 and not s.knight.golem:
        means.wall = 1 - min(1, map_left(s))
        through = walks_through(s, walks, knight_tile(s), closed)
        for tile in range(TILES):
            if through.far[tile] + 1 < walks.far[tile]:
                consider(s, plan, means, through, tile, closed, means.wall)
    return plan


def stops_her(s: State, piece: int) -> bool:
    """VF-28.5"""
    if piece == DRAGON_PIECE:
        return surfaced(s)
    return piece in (UNICORN_PIECE, GHOUL_PIECE) or is_tribe(piece)


def consider(s: State, plan: Plan, means: Means, walks: Walks, tile: int, closed: list[int], wall: int) -> None:
    """Is this tile a better aim?"""
    far = walks.far[tile]
    if tile == ENTRANCE and far > 0 and may_escape(s):
        weigh_aim(s, plan, means, walks, tile, ESCAPE, 0, 0, 0.0, wall)
    if tile == s.stands[THIEF_PIECE] and burden(s):
        seen = max(1, stealth(s) + 1 - s.knight.encounters)  # VF-29.5 so many Encounters are so much Perception
        weigh_aim(s, plan, means, walks, tile, thief_price(s), seen, 0, 0.0, wall)
    if tile == prey_tile(s) and not out_of_reach(s):
        armor = guard_of(s, prey_of(s, KNIGHT))
        weigh_aim(s, plan, means, walks, tile, HIT, 1, armor + 1, 0.0, wall)
        weigh_aim(s, plan, means, walks, tile, 0.45 * HIT, 1, armor, 0.0, wall)
    elif s.lit[tile] == DARK:
        worth = tile_price(s) + (TREASURE if s.treasures[tile] else 0.0)
        if hunts_unicorn(s, KNIGHT):
            worth += NEAR_HIM / float(1 + beeline(s, tile, s.stands[UNICORN_PIECE]))
        if wants_crystals(s):
            worth += 1.5 - 0.06 * float(beeline(s, tile, ENTRANCE))  # it may be a Crystal tile; she has to come back
        weigh_aim(s, plan, means, walks, tile, worth, 1, 0, AMBUSHED, wall)
    else:
        if s.tokens[tile] & CRYSTAL_TOKEN:
            worth = SMASHED if wants_crystals(s) else 2.0
            weigh_aim(s, plan, means, walks, tile, worth, 1, s.terms.knight.smash, 0.0, wall)
        if s.treasures[tile]:
            weigh_aim(s, plan, means, walks, tile, TREASURE * float(s.treasures[tile]), 1, 0, 0.0, wall)
        elif closed[tile] and s.tokens[tile] & EVENT_TOKEN:
            weigh_aim(s, plan, means, walks, tile, 0.5, 1, 0, 0.25, wall)


def weigh_aim(
    s: State,
    plan: Plan,
    means: Means,
    walks: Walks,
    tile: int,
    worth: float,
    encounters: int,
    strength: int,
    danger: float,
    wall: int,
) -> None:
    """Cubes that are missing for it; what is out of reach this turn is worth less."""
    far = walks.far[tile]
    for_steps = min_cubes(far - means.steps, 2)
    for_encounters = max(0, (1 if far > 0 and encounters == 0 else encounters) - means.encounters)
    for_strength = max(0, strength - means.strength)
    bomb = bombs_needed(s) if strength > 0 and tile == prey_tile(s) else 0
    missing = for_steps + for_encounters + for_strength + wall + bomb
    within = (
        missing <= means.free
        and for_steps <= means.movement_cubes
        and for_encounters <= means.perception_cubes
        and for_strength <= means.strength_cubes
    )
    spare = max(0, means.free - missing) if within else means.free
    total = worth
    risk = 0.0
    if danger > 0.0:
        risk = danger * ambush_risk(s, strength_of(s) + min(spare, means.strength_cubes))
        total -= risk
    if within:
        total -= 0.25 * float(missing) + 0.1 * float(far)
    else:
        turns = 1 + far // 4
        if for_strength > min(means.free, means.strength_cubes):
            turns += 2  # she is not strong enough yet
        for _ in range(turns):
            total *= 0.65
        total -= 0.15 * float(far)
        for_strength = 0
    if total > plan.worth:
        plan.worth = total
        plan.tile = tile
        plan.ways = walks.ways[tile]
        plan.here = far == 0
        plan.movement = for_steps
        plan.encounters = for_encounters
        plan.strength = for_strength
        plan.wall = wall
        plan.bomb = bomb if within else 0


def min_cubes(lack: int, each: int) -> int:
    """Cubes for so many more of a statistic that gains `each` by a cube."""
    return 0 if lack <= 0 else (lack + each - 1) // each


# -- her turn ---


def turn_worths(s: State, ask: Ask) -> list[float]:
    plan = best_plan(s)
    return [turn_worth(s, plan, pick) for pick in ask.options]


def turn_worth(s: State, plan: Plan, pick: Pick) -> float:
    """3 and more: at once; about 2: the next thing of her plan; 1: the end; below: hardly ever."""
    if isinstance(pick, str):
        if pick == END:
            return 1.0 - end_risk(s)
        if pick == ENCOUNTER:
            return 2.2 if plan.here and plan.strength <= 0 and plan.bomb <= 0 else 0.8
        if pick == POTION_KIT:
            return 3.0 if s.knight.health <= s.terms.knight.health - 2 else 0.0
        return shot_worth(s)
    kind = pick[0]
    if kind == "cube":
        return cube_worth(s, plan, PLACE_NUMBER[pick[1]])
    if kind == "step" or kind == "through":
        return step_worth(s, plan, WAY_NUMBER[pick[1]])
    if kind == "quest":
        return 4.0
    if kind == "turn up":
        return turn_up_worth(s, plan, TREASURE_NUMBER[pick[1]])
    return 0.3 if kind == "jump" else -0.5


def end_risk(s: State) -> float:
    """VF-35.9 In sight of the Shadow Unicorn she should not stay."""
    target = s.stands[UNICORN_PIECE]
    if not s.terms.shadow_level or target == EMPTY or not visible(s, target, knight_tile(s)):
        return 0.0
    return 0.3


def step_worth(s: State, plan: Plan, way: int) -> float:
    if plan.worth <= 0.0 or plan.here or not plan.ways & WAY_BIT[way]:
        return 0.0
    if plan.encounters > 0 and s.knight.cubes[k.FREE] > 0:
        return 1.2  # an Encounter would be missing there
    if plan.strength > 0 and s.knight.cubes[k.FREE] >= plan.strength and plan.tile == prey_tile(s):
        return 1.2  # she could not even enter, or not strike
    return 2.0


def cube_worth(s: State, plan: Plan, place: int) -> float:
    """What the plan lacks; the rest stays at hand until nothing else is left to do."""
    free = s.knight.cubes[k.FREE]
    if plan.worth > 0.0:
        if place == k.STRENGTH and plan.strength > 0:
            return 2.1 if plan.strength <= free else 0.9
        if place == k.MAP and plan.wall > 0:
            return 2.15
        if place == k.BOMB and plan.bomb > 0:
            return 2.15 if plan.here else 0.9
        if place == k.MOVEMENT and plan.movement > 0:
            return 2.3 if encounters_left(s) > 0 or plan.encounters > 0 else 0.5
        if place == k.PERCEPTION and plan.encounters > 0:
            return 2.2
        if place >= k.ON_CARD:
            return card_cube_worth(s, plan, place - k.ON_CARD)
    if place == k.SHIELD:
        return 1.2 if s.terms.seat_of[NIGHTMARE] != EMPTY else 0.3  # rather than end her turn
    if place == k.ON_CARD + k.POTION:
        return 2.5 if s.knight.health <= s.terms.knight.health - 3 else 0.2
    if place == k.STRENGTH and expects_raiders(s):
        return 1.2
    return 0.6 if place == k.STRENGTH else 0.3


def card_cube_worth(s: State, plan: Plan, card: int) -> float:
    """A Treasure gives more than a track, if it gives what is missing."""
    tables = s.terms.knight
    if card == k.POTION:
        return 2.5 if s.knight.health <= s.terms.knight.health - 3 else 0.2
    if card == k.ENCHANTED_BOW:
        return 0.5
    use = 0.0
    if plan.movement > 0 and tables.treasure_movement[card] > 1:
        use += 2.4
    if plan.strength > 0 and tables.treasure_strength[card] > 0:
        use += 2.15
    if plan.encounters > 0 and tables.treasure_perception[card] > 0:
        use += 2.25
    return use if use > 0.0 else 0.4


def turn_up_worth(s: State, plan: Plan, card: int) -> float:
    """VF-30.7 What helps always lies open; the Javelin only when it makes a hit sure."""
    if card == k.JAVELIN:
        return 2.4 if plan.worth > 0.0 and plan.tile == prey_tile(s) and plan.strength == 1 else 0.2
    return 3.0


def shot_worth(s: State) -> float:
    """VF-33.5 Cards of his, but he gets away."""
    return 1.1 if strength_of(s) >= 3 and not unicorn_with_her(s) else 0.3
