"""How likely each role is to win at a table of several: its share of the odds.

A role's prospect is the logarithm of its odds against nobody winning: what it still needs, what it has for that, and
how long the cave will last. Rivals' prospects make the own share smaller, so whoever looks at shares hinders the leader
too. The weights are one regression over the games of all roles together (see docs/vast.md), rounded; they stand in one
place because none of them means much without the others.
"""

from __future__ import annotations

import math
from typing import Final

from monoceros.games.vast import tables_dragon as d
from monoceros.games.vast import tables_ghost as ghost_tables
from monoceros.games.vast import tables_goblins as g
from monoceros.games.vast.bots_chart import walks_from
from monoceros.games.vast.bots_ghost import cards_left, dark_ghost_tiles, journeys_left, open_goals
from monoceros.games.vast.bots_ghoul import wish
from monoceros.games.vast.bots_goblins import ways_to
from monoceros.games.vast.bots_outlook import unicorn_hope
from monoceros.games.vast.bots_prey import guard_of, health_of, is_last_trip, prey_of
from monoceros.games.vast.bots_thief import hunts, purses
from monoceros.games.vast.bots_threats import blows
from monoceros.games.vast.facts import is_crystal, space_distance
from monoceros.games.vast.facts_dragon import hand_size, wakefulness
from monoceros.games.vast.facts_ghost import locked_artifacts, may_win, owner_of
from monoceros.games.vast.facts_ghoul import ghoul_role, is_vile, may_escape
from monoceros.games.vast.facts_goblins import perception, strength
from monoceros.games.vast.facts_knight import hero_cubes
from monoceros.games.vast.facts_knight import may_escape as escapes
from monoceros.games.vast.facts_thief import burden, stealth
from monoceros.games.vast.facts_unicorn import hunts_unicorn, radiance
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    CAVE,
    CAVE_GHOST,
    CRYSTAL_TOKEN,
    DRAGON,
    DRAGON_PIECE,
    EMPTY,
    ENTRANCE,
    FANGS_PIECE,
    FIRST_TERRAIN,
    GHOST,
    GHOST_PIECE,
    GHOUL_PIECE,
    GOBLINS,
    KNIGHT,
    KNIGHT_PIECE,
    NIGHTMARE,
    SPIRIT,
    THIEF,
    THIEF_PIECE,
    TILES,
    UNICORN_PIECE,
    VAULT_TOKEN,
)

FAR: Final = 10  # steps: further away is all the same
LONG_WALK: Final = 12  # a Tribe may walk for ever (VF-43.2), but it should not
CLAW_REACH: Final = 3  # steps from which a Thief may be clawed in the Dragon's next turn
KNIGHT_REACH: Final = 4  # steps that the Knight makes to catch him
TRIBE_REACH: Final = 5  # and a Tribe
MOST_PERCEPTION: Final = 4  # of the Knight (VF-26.3)
CERTAIN: Final = 12.0  # the logarithm of odds that nothing exceeds

# What the cave's clock means to each role: ten tiles of the stack, the Collapse, a Crystal tile that may still fall.
#                                  Kn    Go    Vi    Dr    Ni    Ca     CG     Th    Gl    Gs
STACK: Final[list[float]] = [0.45, 0.55, 0.25, 1.05, 0.55, -0.55, -0.35, 0.95, 0.75, 0.3]
COLLAPSE: Final[list[float]] = [-0.4, -0.45, -0.35, -0.75, 0.0, 0.1, 0.1, -0.45, -0.5, -0.2]
CRYSTAL: Final[list[float]] = [0.55, 0.45, 0.3, 0.55, 0.1, -0.2, -0.2, 0.6, 0.3, 0.2]


def share(s: State, seat: int) -> float:
    """The chance of a seat, from 0 to 1."""
    total = 1.0 if s.terms.cave_seat == EMPTY else 0.0  # what is lost to nobody (VF-8.11)
    own = 0.0
    for other in range(s.seats):
        if s.gone >> other & 1:
            continue
        odds = math.exp(max(-CERTAIN, min(CERTAIN, prospect(s, s.terms.role_of[other]))))
        total += odds
        if other == seat:
            own = odds
    return own / total if total > 0.0 else 0.0


def prospect(s: State, role: int) -> float:
    """The logarithm of its odds."""
    hope = STACK[role] * 0.1 * float(len(s.tile_stack)) + CRYSTAL[role] * float(s.terms.collapse_at - s.collapsed)
    if s.collapsing:
        hope += COLLAPSE[role]
    if role == KNIGHT:
        return hope + knight_prospect(s)
    if role == GOBLINS:
        return hope + goblins_prospect(s)
    if role == DRAGON:
        return hope + dragon_prospect(s)
    if role == NIGHTMARE:
        return hope + nightmare_prospect(s)
    if role == THIEF:
        return hope + thief_prospect(s)
    if role == GHOST:
        return hope + ghost_prospect(s)
    if role in (CAVE, CAVE_GHOST):
        hope -= 0.3 * float(s.cave.hatred)  # VF-63.3 worth two uses of Hatred, or it would never go
        return hope + (1.6 if role == CAVE else 0.0) + 0.05 * float(sum(s.cave.omens))
    return hope + ghoul_prospect(s)


# -- what several of them ask ---


def way(s: State, tile: int, other: int) -> int:
    """Steps as the crow flies, FAR at most, also from and to nowhere."""
    if tile == EMPTY or other == EMPTY:
        return FAR
    return min(FAR, space_distance(s.at[tile], s.at[other]))


def way_to_crystal(s: State, here: int) -> int:
    """To a Crystal token."""
    least = FAR
    for tile in range(FIRST_TERRAIN):
        if s.tokens[tile] & CRYSTAL_TOKEN:
            least = min(least, way(s, here, tile))
    return least


# -- the roles ---


def knight_prospect(s: State) -> float:
    knight, here, prey = s.knight, s.stands[KNIGHT_PIECE], prey_of(s, KNIGHT)
    cubes = hero_cubes(s)
    hope = -3.2 + 0.22 * float(cubes) + 0.014 * float(min(knight.grit, 45)) + 0.15 * float(knight.health)
    if knight.health < 3:
        hope -= 0.3 * float(3 - knight.health)
    hope -= 0.2 * blows(s)
    if escapes(s):
        return hope + 1.4 - 0.1 * float(way(s, here, ENTRANCE))
    if prey != EMPTY:
        gap = float(max(-2, min(4, cubes - guard_of(s, prey))))
        return hope - 0.85 * float(health_of(s, prey)) + 0.35 * gap - 0.1 * float(way(s, here, s.stands[prey]))
    left = max(0, s.terms.knight.goal - knight.smashed)
    return hope - 0.6 * float(left) - 0.05 * float(way_to_crystal(s, here))


def goblins_prospect(s: State) -> float:
    """Blows that are about to fall are half struck; then everything that the next ones will be made of."""
    goblins, prey = s.goblins, prey_of(s, GOBLINS)
    hope = 1.0 + 0.07 * float(len(goblins.hand) + len(goblins.shown)) + 0.05 * float(goblins.rage)
    hope += 0.03 * float(sum(goblins.population))
    walked = goblins.walked + goblins.walked_before  # whoever looks back on a turn may see it from the next one
    hope -= 0.03 * float(walked) + 0.1 * float(max(0, walked - LONG_WALK))
    if prey != EMPTY:
        return hope + 0.95 * (blows(s) - float(health_of(s, prey)))
    left = max(0, s.terms.crystal_goal[GOBLINS] - goblins.smashed)
    return hope + 0.08 * tribe_at_crystal(s) - 1.5 * float(left)


def tribe_at_crystal(s: State) -> float:
    """VF-43.8 How strong and how near to a Crystal token the best Tribe is."""
    best = -3.0
    for tribe in range(g.TRIBES):
        here = s.stands[FANGS_PIECE + tribe]
        if s.goblins.population[tribe] and here != EMPTY:
            over = float(strength(s, tribe) - g.SMASH_STRENGTH + 1) - 0.5 * float(way_to_crystal(s, here))
            best = max(best, min(3.0, over))
    return best


def dragon_prospect(s: State) -> float:
    dragon, here = s.dragon, s.stands[DRAGON_PIECE]
    hope = -4.0 - 0.4 * float(max(0, s.terms.dragon.goal - wakefulness(s)))
    hope += 0.15 * float(min(dragon.eaten, 2 * d.GOBLINS_A_CUBE)) + 0.3 * float(dragon.treasures)
    hope += 0.1 * float(hand_size(s)) + 0.2 * float(min(dragon.health, 2))
    hope -= 1.0 * float(max(0, s.terms.dragon.shrieks - dragon.shriek_turns))
    if hunts_unicorn(s, DRAGON):
        hope -= 0.6 * float(s.unicorn.health)
    if not dragon.awake:
        least = FAR
        for tile in range(TILES):
            if s.treasures[tile]:
                least = min(least, way(s, here, tile))
        return hope - 0.05 * float(least)
    if not dragon.underground:
        steps = walks_from(s, ENTRANCE, [0] * TILES).far[here] if here != EMPTY else FAR
        return hope + 3.6 - 0.33 * float(min(FAR, steps))
    least = FAR
    for tile in range(FIRST_TERRAIN):
        if s.at[tile] != EMPTY and is_crystal(s, tile):
            least = min(least, way(s, here, tile))
    return hope + 0.5 - 0.12 * float(least)


def nightmare_prospect(s: State) -> float:
    hope = 0.55 * unicorn_hope(s) - 0.1 * float(max(0, s.terms.radiance_goal - radiance(s)))
    hope += 0.2 * float(s.unicorn.upgrades[SPIRIT])
    if s.terms.hunter != EMPTY:
        hope += 0.2 * float(s.unicorn.health) - 1.1
    return hope


def thief_prospect(s: State) -> float:
    thief, here = s.thief, s.stands[THIEF_PIECE]
    if hunts(s):
        return -1.2 - 0.6 * float(s.unicorn.health) - 0.05 * float(way(s, here, s.stands[UNICORN_PIECE]))
    left = max(0, s.terms.thief.goal - thief.stashed)
    carried = min(burden(s), left)
    hope = -1.0 - 0.95 * float(left) + 0.03 * float(3 - thief.loot)
    if carried:
        hope += float(carried) * (0.7 - 0.04 * float(way_home(s, here)) - 0.1 * float(hunters(s, here)))
    if is_last_trip(s):
        return hope + 0.8
    return hope + loot_in_reach(s, here, left - carried)


def way_home(s: State, here: int) -> int:
    """VF-50.1 On foot, over Dark tiles too; a wall costs him cubes, but hardly more than three steps (T17)."""
    if here == EMPTY:
        return FAR
    return min(FAR, way(s, here, ENTRANCE) + 3, ways_to(s, [ENTRANCE], 0)[here])


def loot_in_reach(s: State, here: int, wanted: int) -> float:
    """The nearest token that he can take, and how much lies near his door altogether."""
    least, rich = FAR, 0.0
    for tile in range(TILES):
        number = s.treasures[tile] + s.dragon.gem_at.count(tile)
        if s.tokens[tile] & VAULT_TOKEN and tile not in s.thief.tried:
            number += 1
        if number:
            least = min(least, way(s, here if here != EMPTY else ENTRANCE, tile))
            rich += float(number) / (3.0 + float(way(s, ENTRANCE, tile)))
    for piece in purses(s):
        least = min(least, way(s, here if here != EMPTY else ENTRANCE, s.stands[piece]))
    return 0.4 * min(rich, 0.3 * float(wanted)) - 0.04 * float(least)


def hunters(s: State, here: int) -> int:
    """VF-51.2 Who could catch him before his next turn: Knight, Tribes that see him; the Dragon, whom none escapes."""
    found = 0
    if way(s, here, s.stands[DRAGON_PIECE]) <= CLAW_REACH and not s.dragon.awake:
        found += 2
    hidden = stealth(s)
    if s.stands[KNIGHT_PIECE] != EMPTY and way(s, here, s.stands[KNIGHT_PIECE]) <= KNIGHT_REACH:
        found += 1 if min(MOST_PERCEPTION, hero_cubes(s)) > hidden else 0
    for tribe in range(g.TRIBES):
        if way(s, here, s.stands[FANGS_PIECE + tribe]) <= TRIBE_REACH and perception(s, tribe) > hidden:
            found += 1
    return found


def ghoul_prospect(s: State) -> float:
    """Of either Ghoul."""
    ghoul, here, role = s.ghoul, s.stands[GHOUL_PIECE], ghoul_role(s)
    hope = -2.3 + 0.3 * float(len(ghoul.terror)) + 0.1 * float(ghoul.treasures) + 0.03 * float(ghoul.discs)
    if may_escape(s):
        return hope + 2.0 - 0.15 * float(way(s, here, ENTRANCE))
    if s.terms.ghoul.fury_goal and not is_vile(s):
        hope -= 0.45 * float(max(0, s.terms.ghoul.fury_goal - ghoul.fury))
    hope -= 0.5 * float(max(0, s.terms.crystal_goal[role] - ghoul.smashed))
    hope -= 0.4 * float(health_of(s, prey_of(s, role)))
    return hope - (0.04 * float(min(FAR, wish(s, here))) if here != EMPTY else 0.4)


def ghost_prospect(s: State) -> float:
    """Artifacts that are locked, then the ones that are nearest to a Ghost tile."""
    left = max(0, s.terms.ghost.goal - locked_artifacts(s))
    if s.terms.alone:
        return lone_ghost_prospect(s, left)
    hope = -2.2 - 0.8 * float(left) + 0.1 * float(s.ghost.focus)
    if may_win(s):
        return hope + 1.0 - 0.15 * float(way(s, s.stands[GHOST_PIECE], ENTRANCE))
    goals = open_goals(s)
    nearest = FAR
    for artifact in range(ghost_tables.ARTIFACTS):
        if not s.ghost.locked[artifact]:
            for tile in artifact_tiles(s, artifact):
                for goal in goals:
                    nearest = min(nearest, way(s, tile, goal))
    return hope + 0.1 * float(min(len(goals), 4)) - 0.06 * float(nearest)


def lone_ghost_prospect(s: State, left: int) -> float:
    """Alone the cave's clock is hers (a fit of its own): tiles that are left, Ghost tiles for all that she needs."""
    hope = -2.3 + 0.13 * float(len(s.tile_stack)) + 0.6 * float(s.terms.collapse_at - s.collapsed)
    hope += 0.17 * float(cards_left(s)) - (1.8 if s.collapsing else 0.9) * float(left)
    if may_win(s):
        return hope + 0.6 - 0.15 * float(way(s, s.stands[GHOST_PIECE], ENTRANCE))
    hope += 0.4 * float(dark_ghost_tiles(s)) - 1.15 * float(max(0, left - len(open_goals(s))))
    errands = journeys_left(s)[:left]
    return hope - 0.27 * float(errands[0] if errands else 0) - 0.03 * float(sum(errands))


def artifact_tiles(s: State, artifact: int) -> list[int]:
    """Where it lies, or where whoever carries it stands: dropping it and picking it up again gain nothing."""
    place = s.ghost.artifact_at[artifact]
    if place < ghost_tables.CARRIED:
        return [] if place == ghost_tables.ELSEWHERE else [place]
    carrier = place - ghost_tables.CARRIED
    pieces = [piece for piece in range(GHOST_PIECE) if owner_of(s, piece) == carrier]
    return [s.stands[piece] for piece in pieces if s.stands[piece] != EMPTY]
