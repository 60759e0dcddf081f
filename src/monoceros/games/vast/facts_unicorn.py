"""Questions about the Unicorns: their numbers, and where their cards lead (sections 13, 18 to 21)."""

from __future__ import annotations

from typing import Final

from monoceros.games.vast.facts import (
    impassable,
    in_forest,
    is_condemned,
    others_on,
    tile_at,
    tiles_left,
    tiles_to_connect,
)
from monoceros.games.vast.facts_shadow import shadow_armor
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    ARMOR,
    CLARITY,
    DRAGON,
    EMPTY,
    NIGHTMARE,
    PACE,
    STAT_SPACES,
    STATS,
    STEP,
    UNICORN_PIECE,
    WAYS,
)
from monoceros.games.vast.tables_ghost import NIGHTMARE_CLARITY, NIGHTMARE_PACE

MOST_STEPS: Final = 4  # from the middle of a card's grid to a corner


def stat(s: State, which: int) -> int:
    """VF-13.2, VF-21.7 Spirit, Pace, Armor or Clarity of the Nightmare Unicorn."""
    if s.possessed == NIGHTMARE:  # T21
        if which == PACE:
            return NIGHTMARE_PACE
        if which == CLARITY:
            return NIGHTMARE_CLARITY
    return s.terms.stat_at[STAT_SPACES * which + s.unicorn.upgrades[which]]


def unicorn_armor(s: State) -> int:
    """The Armor of the Unicorn that is in the game."""
    return shadow_armor(s) if s.terms.shadow_level else stat(s, ARMOR)


def hunts_unicorn(s: State, role: int) -> bool:
    """VF-22.1, VF-22.4, VF-34.2, VF-62.5, VF-62.11b Is it the Unicorn that this role has to kill?"""
    terms = s.terms
    if terms.shadow_level:
        return terms.hunter != EMPTY and terms.hunter == terms.seat_of[role]
    return terms.target[role] == NIGHTMARE


def radiance(s: State) -> int:
    """VF-21.5"""
    return s.terms.radiance_spaces - s.unicorn.track


def free_upgrades(s: State) -> list[int]:
    """VF-21.11 The statistics with a free upgrade space."""
    filled = s.unicorn.upgrades
    return [which for which, spaces in enumerate(s.terms.upgrade_spaces) if filled[which] < spaces]


def has_ash_cube(s: State) -> bool:
    """VF-62.2 Where Ash Dragon is handed out and no Dragon plays, the first Armor space is filled from the start."""
    return s.terms.ash and s.terms.seat_of[DRAGON] == EMPTY


def removable_upgrades(s: State) -> list[int]:
    """VF-55.1 to VF-55.3 The statistics whose last upgrade can be lost; the cube of Ash Dragon stays."""
    found: list[int] = []
    for which in range(STATS):
        kept = 1 if which == ARMOR and has_ash_cube(s) else 0
        if s.unicorn.upgrades[which] > kept:
            found.append(which)
    return found


def own_turn(s: State) -> bool:
    """Is it the Nightmare Unicorn's turn?"""
    return s.turn == NIGHTMARE


def destination(s: State, card: int) -> int:
    """VF-18.2, VF-24.1 The space that a card marks, from where the Unicorn stands."""
    terms = s.terms
    arrow = terms.simple_way if s.unicorn.simple else s.unicorn.facing
    forward = terms.card_forward[card] * STEP[arrow]
    right = terms.card_right[card] * STEP[(arrow + 1) % WAYS]
    return s.at[s.stands[UNICORN_PIECE]] + forward + right


def can_land(s: State, tile: int) -> bool:
    """VF-18.7, VF-18.8, VF-23.2 May a Teleport of the Nightmare Unicorn end on this tile?"""
    if is_condemned(s, tile) or impassable(tile):
        return False
    if in_forest(tile) or in_forest(s.stands[UNICORN_PIECE]):
        return not others_on(s, tile, UNICORN_PIECE)
    return True


def leads_to_tile(s: State, card: int) -> bool:
    """VF-20.2 Is it a card for a forced Teleport?"""
    tile = tile_at(s, destination(s, card))
    return tile != EMPTY and can_land(s, tile)


def leads_somewhere(s: State, card: int) -> bool:
    """VF-19.4, VF-19.6, VF-19.8 Is it a card for the Teleport action?"""
    space = destination(s, card)
    tile = tile_at(s, space)
    if tile != EMPTY:
        return can_land(s, tile)
    left = tiles_left(s)
    if s.collapsing or not left:
        return False
    # He stands at most MOST_STEPS from it himself: only a short stack can be too short.
    return left >= MOST_STEPS or tiles_to_connect(s, space) <= left
