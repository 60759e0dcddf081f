"""Questions about the Knight: her statistics, her cubes, what she can do where she stands (sections 26 to 30)."""

from __future__ import annotations

from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.facts import is_dark
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    CRYSTAL_TOKEN,
    DIAGONAL,
    EMPTY,
    KNIGHT,
    KNIGHT_PIECE,
    OGRE_TOKEN,
    STEP,
    TROLL_TOKEN,
    UNICORN_PIECE,
    WAYS,
)
from monoceros.games.vast.tables_ghost import KNIGHT_MOVEMENT, KNIGHT_STRENGTH

# -- statistics (VF-26.3) ---


def is_possessed(s: State) -> bool:
    """T21 Does the Ghost play her turn? Then her numbers are those of the Possession card."""
    return s.possessed == KNIGHT


def movement_of(s: State) -> int:
    if is_possessed(s):
        return KNIGHT_MOVEMENT
    tables, cubes = s.terms.knight, s.knight.cubes
    total = tables.track[cubes[k.MOVEMENT]]
    if 1 in cubes[k.FIRST_CARD : k.ASIDE]:
        for card in range(k.SWORD, k.TREASURE_CARDS):
            if cubes[k.ON_CARD + card]:
                total += tables.treasure_movement[card]
    return total


def perception_of(s: State) -> int:
    if is_possessed(s):
        return s.ghost.influence + 1
    tables, cubes = s.terms.knight, s.knight.cubes
    total = tables.track[4 + cubes[k.PERCEPTION]]
    if 1 in cubes[k.FIRST_CARD : k.ASIDE]:
        for card in range(k.SWORD, k.TREASURE_CARDS):
            if cubes[k.ON_CARD + card]:
                total += tables.treasure_perception[card]
    return total


def strength_of(s: State) -> int:
    """VF-26.4, T11 Sword and Axe help on her own turn."""
    if is_possessed(s):
        return KNIGHT_STRENGTH
    tables, cubes = s.terms.knight, s.knight.cubes
    total = tables.track[8 + cubes[k.STRENGTH]]
    if s.turn == KNIGHT and 1 in cubes[k.FIRST_CARD : k.ASIDE]:
        for card in range(k.SWORD, k.TREASURE_CARDS):
            if cubes[k.ON_CARD + card]:
                total += tables.treasure_strength[card]
    return total


def attack_strength(s: State) -> int:
    """VF-33.7 With the Javelin, which the next attack uses up."""
    if s.knight.treasure_at[k.JAVELIN] == k.FACE_UP and not is_possessed(s):
        return strength_of(s) + s.terms.knight.treasure_strength[k.JAVELIN]
    return strength_of(s)


def steps_left(s: State) -> int:
    return movement_of(s) - s.knight.steps


def encounters_left(s: State) -> int:
    return perception_of(s) - s.knight.encounters


# -- cubes (section 27) ---


def hero_cubes(s: State) -> int:
    """VF-32.2 Her cubes: at hand, placed or set aside."""
    cubes = s.knight.cubes
    total = cubes[k.ASIDE]
    for place in range(k.LAST_PLACE + 1):
        total += cubes[place]
    return total


def can_lose_cube(s: State) -> bool:
    """VF-27.7"""
    return hero_cubes(s) > k.OWN_CUBES


def has_shield(s: State) -> bool:
    return s.knight.cubes[k.SHIELD] > 0


def wall_price(s: State) -> int:
    """VF-30.4, T14a Cubes on the Ancient Map that a wall takes."""
    return s.terms.knight.monster_amount[k.GOLEM] if s.knight.golem else 1


def map_left(s: State) -> int:
    if is_possessed(s):  # once
        return 0 if s.knight.map_used else wall_price(s)
    return s.knight.cubes[k.MAP] - s.knight.map_used


# -- where she stands ---


def knight_tile(s: State) -> int:
    return s.stands[KNIGHT_PIECE]


def unicorn_with_her(s: State) -> bool:
    tile = s.stands[UNICORN_PIECE]
    return tile != EMPTY and tile == s.stands[KNIGHT_PIECE]


def monster_on(s: State, tile: int) -> int:
    """VF-31.6 The Ogre or Troll that guards a tile."""
    tokens = s.tokens[tile]
    return k.OGRE if tokens & OGRE_TOKEN else k.TROLL if tokens & TROLL_TOKEN else k.NOTHING


def can_smash(s: State) -> bool:
    """VF-29.1"""
    tile = s.stands[KNIGHT_PIECE]
    return bool(s.tokens[tile] & CRYSTAL_TOKEN) and attack_strength(s) >= s.terms.knight.smash


def wall_between(s: State, tile: int, way: int) -> bool:
    """Is there a wall on a border that no Bomb has taken away, on either side?"""
    other = s.near[WAYS * tile + way]
    walls, bombed = s.walls[tile] >> way, s.bombed[tile] >> way
    if other != EMPTY:
        walls |= s.walls[other] >> (way ^ 2)
        bombed |= s.bombed[other] >> (way ^ 2)
    return bool(walls & 1) and not bombed & 1


def has_rocks(s: State, tile: int, way: int) -> bool:
    other = s.near[WAYS * tile + way]
    return bool(s.rocks[tile] >> way & 1) or (other != EMPTY and bool(s.rocks[other] >> (way ^ 2) & 1))


# -- goals and Sidequests ---


def may_escape(s: State) -> bool:
    """VF-26.1, VF-34.2 Would entering the Entrance win now?"""
    terms = s.terms
    if s.possessed != EMPTY:
        return False
    if terms.hunter == terms.seat_of[KNIGHT]:
        return terms.shadow_level > 0 and s.unicorn.out
    if terms.target[KNIGHT] != EMPTY:
        return False  # killing alone wins
    return s.knight.smashed >= terms.knight.goal


def is_met(s: State, quest: int) -> bool:
    """VF-30.10, VF-30.11, T10 May this Sidequest of her hand be shown now?"""
    needs = s.terms.knight.quest_needs[quest]
    if quest == k.INTREPID:
        return s.revealed_in_all >= needs
    if quest == k.BEDECKED:
        return s.knight.treasure_at.count(k.FACE_UP) >= needs
    if quest == k.PERSISTENT:
        return s.smashed >= needs
    return bool(s.knight.done >> quest & 1)


def dark_around(s: State) -> list[int]:
    """VF-6, T12 The Dark tiles among the 8 spaces around her."""
    here = s.stands[KNIGHT_PIECE]
    found: list[int] = []
    for tile in range(len(s.at)):
        if s.at[tile] != EMPTY and is_dark(s, tile) and is_around(s.at[here], s.at[tile]):
            found.append(tile)
    return found


def is_around(space: int, other: int) -> bool:
    """VF-1.2 Do two spaces share an edge or a corner?"""
    return other - space in STEP or other - space in DIAGONAL
