"""Questions about the Shadow Unicorn: his board, what he faces, whom he sees (sections 35 and 36)."""

from __future__ import annotations

from monoceros.games.vast.facts import can_step, impassable, in_forest, visible, way_to
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    EASY,
    EMPTY,
    HARD,
    KNIGHT_PIECE,
    LEFT,
    MAGMA,
    NO_TURN,
    PIT,
    RIVER,
    TERRAIN_OF,
    UNICORN_PIECE,
    WAYS,
)

# -- his board (VF-35.1, VF-35.2) ---


def band_of(s: State) -> int:
    """How far the track of revealed Crystals has come."""
    terms = s.terms
    band = 0
    while band + 1 < len(terms.band_from) and s.crystals >= terms.band_from[band + 1]:
        band += 1
    return band


def shadow_spirit(s: State) -> int:
    return s.terms.band_spirit[band_of(s)]


def shadow_armor(s: State) -> int:
    return s.terms.band_armor[band_of(s)]


# -- prompts (VF-35.5, VF-35.6) ---


def prompts_move(s: State, card: int, place: int) -> bool:
    """Does a card that is drawn as the so-and-so-many-th of the phase prompt a Move? Otherwise it prompts a Turn."""
    terms = s.terms
    if terms.card_angry[card]:
        return terms.card_turn[card] == NO_TURN
    return place % 2 == 1


def provokes(s: State, card: int, place: int) -> bool:
    """VF-35.10 Would this card make him rampage, if he sees somebody?"""
    level = s.terms.shadow_level
    if s.terms.card_angry[card] or level == HARD:
        return True
    return level != EASY and prompts_move(s, card, place)


def sees_knight(s: State) -> bool:
    """VF-35.9, VF-35.12 His facing does not matter; the Forest hides."""
    here, there = s.stands[UNICORN_PIECE], s.stands[KNIGHT_PIECE]
    if here == EMPTY or there == EMPTY or not visible(s, here, there):
        return False
    return (not in_forest(there) or in_forest(here)) and can_run(s, here, there)


def can_run(s: State, tile: int, target: int) -> bool:
    """VF-1.15 Is there no impassable space between him and a tile that he sees?"""
    way = way_to(s, tile, target)
    while tile != target:
        tile = s.near[WAYS * tile + way]
        if impassable(tile):
            return False
    return True


# -- what he faces ---


def faces_wall(s: State, way: int) -> bool:
    """VF-36.10 to VF-36.12 A border he cannot cross: a wall, a Rockslide, no tile behind it, an impassable space."""
    return not can_step(s, s.stands[UNICORN_PIECE], way)


def is_restless(tile: int) -> bool:
    """VF-65.16, VF-37.13 Magma or a Pit, where no Move or Teleport of his ends."""
    return TERRAIN_OF[tile] == MAGMA or PIT <= TERRAIN_OF[tile] < RIVER


def next_open(s: State, turn: int) -> int:
    """VF-36.1, VF-36.14 The first open edge after at least a quarter turn; EMPTY if there is none."""
    by = 3 if turn == LEFT else 1
    way = s.unicorn.facing
    for _ in range(WAYS):
        way = (way + by) % WAYS
        if not faces_wall(s, way):
            return way
    return EMPTY
