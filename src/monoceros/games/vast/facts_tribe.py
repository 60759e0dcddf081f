"""Where a Tribe can go, and what it costs (sections 43, 44 and 65)."""

from __future__ import annotations

from monoceros.games.vast import tables_goblins as g
from monoceros.games.vast.facts import (
    impassable,
    in_forest,
    is_lit,
    is_open_edge,
    passable,
    tile_at,
    tiles_left,
    visible,
)
from monoceros.games.vast.facts_dragon import dragon_armor, gem_on_map, gems_on
from monoceros.games.vast.facts_ghoul import ghoul_defense
from monoceros.games.vast.facts_goblins import has_monster, strength
from monoceros.games.vast.facts_knight import has_rocks, strength_of
from monoceros.games.vast.facts_push import is_immovable
from monoceros.games.vast.facts_unicorn import unicorn_armor
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    DIAGONAL,
    DRAGON,
    DRAGON_PIECE,
    EMPTY,
    FANGS_PIECE,
    FIRST_TERRAIN,
    GHOUL_PIECE,
    KNIGHT_PIECE,
    LAKE,
    MAGMA,
    OGRE_TOKEN,
    PIT,
    PITS,
    RIVER,
    STEP,
    TERRAIN_FIRST,
    TERRAIN_OF,
    TROLL_TOKEN,
    UNICORN_PIECE,
    WAYS,
)


def is_pit(tile: int) -> bool:
    return PIT <= TERRAIN_OF[tile] < PIT + PITS


# -- what it may enter (VF-43.4, VF-44.1) ---


def may_enter(s: State, tribe: int, tile: int, power: int) -> bool:
    """With this Strength: stronger than the Knight, than Armor or Defense of whoever is there."""
    if impassable(tile) or s.tokens[tile] & (OGRE_TOKEN | TROLL_TOKEN):
        return False
    stands = s.stands
    if stands[KNIGHT_PIECE] == tile and power <= strength_of(s):
        return False
    if stands[DRAGON_PIECE] == tile and power <= dragon_armor(s):
        return False
    if stands[UNICORN_PIECE] == tile and power <= unicorn_armor(s):
        return False
    return stands[GHOUL_PIECE] != tile or power > ghoul_defense(s)


def can_go(s: State, tribe: int, here: int, tile: int) -> bool:
    """Its Strength counts after what it loses on the way."""
    return may_enter(s, tribe, tile, strength(s, tribe) - toll(s, tribe, here, tile))


def steps(s: State, tribe: int, here: int) -> list[int]:
    """VF-43.2, T14a, VF-65.6 Ways over passable borders, through walls with the Golem; off Terrain into the open."""
    golem = has_monster(s, tribe, g.GOLEM)
    found: list[int] = []
    for way in range(WAYS):
        tile = s.near[WAYS * here + way]
        if tile == EMPTY:
            if can_open(s, here):
                found.append(way)
        elif (passable(s, here, way) or (golem and not has_rocks(s, here, way))) and can_go(s, tribe, here, tile):
            found.append(way)
    return found


def can_open(s: State, here: int) -> bool:
    """VF-65.6 Once in an activation."""
    return here >= FIRST_TERRAIN and not s.collapsing and not s.goblins.opened and tiles_left(s) > 0


def pits_from(s: State, tribe: int, here: int) -> list[int]:
    """VF-65.13 From one Pit to the others."""
    if not is_pit(here):
        return []
    pits = [TERRAIN_FIRST[PIT] + pit for pit in range(PITS)]
    return [tile for tile in pits if tile != here and s.at[tile] != EMPTY and can_go(s, tribe, here, tile)]


def worm_holes(s: State, tribe: int, here: int) -> list[int]:
    """T14a, VF-43.16b The Underworm: once, one or two spaces on a diagonal, whatever lies between."""
    if s.goblins.used_worm or not has_monster(s, tribe, g.UNDERWORM):
        return []
    found: list[int] = []
    for step in DIAGONAL:
        for far in range(1, g.WORM_REACH + 1):
            tile = tile_at(s, s.at[here] + far * step)
            if tile != EMPTY and can_go(s, tribe, here, tile):
                found.append(tile)
    return found


def doorsteps(s: State, tribe: int) -> list[int]:
    """VF-43.12 Tiles beside a lurking Tribe that it may enter; a Unicorn's space would take an action."""
    space = s.goblins.lurks[tribe]
    found: list[int] = []
    for way in range(WAYS):
        tile = tile_at(s, space + STEP[way])
        if tile == EMPTY or s.stands[UNICORN_PIECE] == tile or not may_enter(s, tribe, tile, strength(s, tribe)):
            continue
        if is_open_edge(s, tile, way ^ 2) or has_monster(s, tribe, g.GOLEM):
            found.append(tile)
    return found


# -- what it costs ---


def counts_as_lit(tile: int, lit: bool) -> bool:
    """VF-65.10 The Lake does."""
    return lit or TERRAIN_OF[tile] == LAKE


def leaves_lit(s: State, tribe: int, here: int) -> bool:
    """VF-43.3 Is this a Lit tile that it has not left before in this movement?"""
    return counts_as_lit(here, is_lit(s, here)) and here not in s.goblins.left_lit


def toll(s: State, tribe: int, here: int, tile: int) -> int:
    """VF-43.3, VF-65.10, VF-65.11b, VF-65.14 Goblins lost by this step; Blind Fury spares those of Lit tiles."""
    lost = 0
    furious = s.goblins.furious >> tribe & 1
    if leaves_lit(s, tribe, here) and not furious and len(s.goblins.left_lit) % 2 == 1:
        lost += 1
    if TERRAIN_OF[here] == MAGMA:
        lost += 1
    if TERRAIN_OF[tile] == LAKE and TERRAIN_OF[here] != LAKE:
        lost += 1
    if TERRAIN_OF[tile] == RIVER and (TERRAIN_OF[here] != RIVER or tile < here):
        lost += 1
    return lost


# -- what it can do there ---


def can_wisp(s: State, tribe: int) -> bool:
    """T14a, VF-43.16c, VF-65.12 The Knight is visible now, and can be moved."""
    here, there = s.stands[FANGS_PIECE + tribe], s.stands[KNIGHT_PIECE]
    if s.goblins.used_wisp or there == EMPTY or not has_monster(s, tribe, g.WISP) or is_immovable(s, KNIGHT_PIECE):
        return False
    return visible(s, here, there) and not (in_forest(there) and not in_forest(here))


def gems_here(s: State, here: int) -> list[int]:
    return gems_on(s, here) if s.terms.kept >> DRAGON & 1 else []


def dragon_to_rob(s: State, tribe: int, here: int) -> bool:
    """VF-43.15"""
    if s.stands[DRAGON_PIECE] != here or gem_on_map(s, 0) or gem_on_map(s, 1) or gem_on_map(s, 2):
        return False
    return strength(s, tribe) > dragon_armor(s)
