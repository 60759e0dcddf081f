"""How good a position is for Nightmare Unicorn and Knight, alone or against each other: their clocks and the cave's.

The weights are logistic regressions on games of the instinct, rounded (see docs/vast.md): what comes out is the
logarithm of the odds to win.
"""

from __future__ import annotations

import math
from typing import Final

from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.bots_chart import beeline
from monoceros.games.vast.bots_unicorn import CARD_BIT, Outlook, follow
from monoceros.games.vast.facts_knight import encounters_left, hero_cubes, knight_tile
from monoceros.games.vast.facts_unicorn import radiance, stat, unicorn_armor
from monoceros.games.vast.state import DARK, State
from monoceros.games.vast.tables import (
    ARMOR,
    CRYSTAL_TOKEN,
    CRYSTALS_A_PART,
    EMPTY,
    ENTRANCE,
    FIRST_TERRAIN,
    KNIGHT,
    KNIGHT_PIECE,
    NIGHTMARE,
    PACE,
    SPIRIT,
    STACK_PARTS,
    UNICORN_PIECE,
)


def is_small(s: State) -> bool:
    """Does nobody else play?"""
    others = s.seats
    for role in (KNIGHT, NIGHTMARE):
        if s.terms.seat_of[role] != EMPTY:
            others -= 1
    return others == 0


def hope_of(s: State, seat: int) -> float:
    """The chance of a seat of a small table."""
    hope = unicorn_hope(s) if s.terms.role_of[seat] == NIGHTMARE else knight_hope(s)
    return 1.0 / (1.0 + math.exp(-hope))


# -- the cave's clock ---

FILLED: Final = 3.0  # tiles that fill edges in a turn
ALL_CRYSTALS: Final = CRYSTALS_A_PART * STACK_PARTS


def growing(s: State) -> float:
    """Rounds until the Collapse begins, about."""
    stack = float(len(s.tile_stack))
    if s.terms.alone:
        return stack / (FILLED + float(alone_rate(s)))
    return stack / 5.5


def collapsing(s: State) -> float:
    """Rounds that the Collapse will last, if Crystal tiles lie anywhere."""
    tiles = len(s.tile_stack)
    for tile in range(1, FIRST_TERRAIN):
        if s.at[tile] != EMPTY:
            tiles += 1
    fall = float((s.terms.collapse_at - s.collapsed) * (tiles + 1)) / float(ALL_CRYSTALS + 1 - s.collapsed)
    if s.terms.alone:
        return fall / float(alone_rate(s) + 1)
    return fall / (4.5 if s.seats == 1 else 6.0)


def alone_rate(s: State) -> int:
    """VF-25.4, VF-32.2 Tiles that a turn of a solo game places or removes."""
    return max(s.crystals, stat(s, PACE) if s.terms.seat_of[NIGHTMARE] != EMPTY else hero_cubes(s))


# -- the Nightmare Unicorn ---


def unicorn_hope(s: State) -> float:
    here = s.stands[UNICORN_PIECE]
    if here == EMPTY:
        return -0.4  # he is not on the map yet
    grows, falls = growing(s), collapsing(s)
    needs = s.terms.radiance_goal - radiance(s)
    hope = 0.6 * grows + 0.26 * falls - 0.35 * float(s.collapsed) - 0.8 * float(max(0, needs))
    if s.collapsing:
        hope -= 1.0
    out = Outlook(s)
    place = out.place(s, here)
    plan = best_of_hand(s, out, here) - place
    if needs <= 0:
        hope += 1.5 + 0.3 * (grows + falls) - 0.12 * float(beeline(s, here, ENTRANCE)) + 0.5 * place + 0.8 * plan
    else:
        lit = dark = 0
        for tile in range(FIRST_TERRAIN):
            if out.prizes[tile] >= 1.0:
                lit += 1
            elif out.prizes[tile] > 0.0:
                dark += 1
        hope += 0.9 * place + 0.5 * plan + 0.5 * float(min(lit, needs)) + 0.1 * float(min(dark, 8))
    hope += 0.1 * float(s.unicorn.upgrades[SPIRIT]) + 0.2 * float(s.unicorn.upgrades[PACE])
    if s.turn == NIGHTMARE:
        hope += 0.12 * float(stat(s, PACE) - s.unicorn.actions)
    return hope + (hunted_hope(s) if s.seats == 2 and is_small(s) else 0.0)


def best_of_hand(s: State, out: Outlook, here: int) -> float:
    hand = 0
    for card in s.unicorn.hand:
        hand |= CARD_BIT[card]
    left = stat(s, PACE) - (s.unicorn.actions if s.turn == NIGHTMARE else 0)
    return follow(s, out, here, s.unicorn.facing, hand, left, False)


def hunted_hope(s: State) -> float:
    """What a Knight makes of it: his Health, and whether she is strong enough for him."""
    hope = 0.9 + 0.5 * float(s.unicorn.health - s.terms.unicorn_health) + 0.1 * float(7 - s.knight.health)
    if s.unicorn.health == 1:
        hope -= 0.7
    hope += 0.2 * float(s.unicorn.upgrades[SPIRIT])
    gap = hero_cubes(s) - stat(s, ARMOR)
    return hope - 0.25 * float(max(-1, gap))


# -- the Knight ---

LAST_CUBE: Final = 35  # Grit above this brings no more cubes (VF-27.3)


def knight_hope(s: State) -> float:
    knight = s.knight
    hunts = s.terms.hunter != EMPTY
    left = s.unicorn.health if hunts else max(0, s.terms.knight.goal - knight.smashed)
    cubes = hero_cubes(s)
    hope = 0.35 * growing(s) + 0.15 * collapsing(s) - 0.2 * float(s.collapsed) - (0.6 if s.collapsing else 0.0)
    hope += (
        0.35 * float(cubes)
        + 0.0143 * float(min(knight.grit, LAST_CUBE))
        + 0.3 * float(min(4, knight.health))
        + 0.12 * float(knight.health)
    )
    hope += cards_hope(s)
    if s.turn == KNIGHT:
        hope += 0.08 * float(knight.cubes[k.FREE]) + 0.08 * float(encounters_left(s))
    if left == 0:
        return hope + 4.0 - 0.5 * float(beeline(s, knight_tile(s), ENTRANCE))
    if hunts:
        return hope - 4.0 + hunt_hope(s, left, cubes)
    lit = 0
    for tile in range(FIRST_TERRAIN):
        if s.tokens[tile] & CRYSTAL_TOKEN:
            lit += 1
    hope += 1.2 * float(min(lit, left)) - 0.3 * float(s.crystals) - 1.4 * float(left)
    return hope - 0.5 - 0.06 * float(nearest_crystal(s))


def cards_hope(s: State) -> float:
    hope = 0.0
    for card in range(k.TREASURE_CARDS):
        place = s.knight.treasure_at[card]
        if place == k.FACE_UP or place == k.FACE_DOWN:
            hope += CARD_HOPE[card]
    return hope


CARD_HOPE: Final[list[float]] = [0.15, 0.45, 0.35, 0.15, 0.25, 0.35, 0.1]


def hunt_hope(s: State, left: int, cubes: int) -> float:
    """Hits that are still to be made, how near the Unicorn is, and whether she is stronger than he."""
    hope = -0.8 * float(left)
    target = s.stands[UNICORN_PIECE]
    if target != EMPTY:
        hope -= 0.12 * float(min(8, beeline(s, knight_tile(s), target)))
        hope += 0.25 * float(max(-1, min(4, cubes - unicorn_armor(s))))
    if s.seats == 2:
        needs = s.terms.radiance_goal - radiance(s)
        hope += 2.0 + 0.4 * float(max(0, needs)) - 0.2 * float(s.unicorn.upgrades[SPIRIT])
        if needs <= 0:
            hope -= 1.2
        return hope
    return hope + 2.5


def nearest_crystal(s: State) -> int:
    """Steps to a Crystal token, or to a Dark tile that may hold one."""
    here = s.stands[KNIGHT_PIECE]
    least = 9
    for tile in range(FIRST_TERRAIN):
        if s.at[tile] != EMPTY and (s.tokens[tile] & CRYSTAL_TOKEN or s.lit[tile] == DARK):
            least = min(least, beeline(s, here, tile) + (0 if s.tokens[tile] & CRYSTAL_TOKEN else 3))
    return least
