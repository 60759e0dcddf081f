"""Questions about the Shadow Unicorn: his board, what he faces, whom he sees (sections 35 and 36)."""

from __future__ import annotations

from monoceros.games.vast.facts import can_step, distance, impassable, in_forest, visible, way_to
from monoceros.games.vast.facts_goblins import is_tribe, tribe_strength
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    CAVE_GHOST,
    EASY,
    EMPTY,
    GHOST_PIECE,
    GHOUL_PIECE,
    HARD,
    LEFT,
    MAGMA,
    NO_TURN,
    PIECE_ROLE,
    PIECES,
    PIT,
    RIVER,
    TERRAIN_OF,
    UNICORN_PIECE,
    VILE_GHOUL,
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


def visible_pieces(s: State) -> list[int]:
    """VF-35.9, VF-35.12, VF-36.20 Whom he sees and can run to; his facing does not matter, Ghosts are not looked at."""
    here = s.stands[UNICORN_PIECE]
    if here == EMPTY:
        return []
    return [piece for piece in range(PIECES) if piece not in (UNICORN_PIECE, GHOST_PIECE) and sees(s, here, piece)]


def sees(s: State, here: int, piece: int) -> bool:
    """The Forest hides whoever is in it."""
    there = s.stands[piece]
    if there == EMPTY or not visible(s, here, there):
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


# -- who decides for him, and whom he prefers ---


def decider(s: State) -> int:
    """VF-34.7, VF-34.15, VF-36.9, VF-37.9 Who decides for him, turns and joins his tiles: the hunter.

    Without one, or with one who is out of the game, the last player in turn order with a piece on the map; failing
    that, the last one.
    """
    hunter = s.terms.hunter
    if hunter != EMPTY and not s.gone >> hunter & 1:
        return hunter
    last = left = EMPTY
    for seat in range(s.seats):
        if not s.gone >> seat & 1:
            left = seat
            if has_piece(s, seat):
                last = seat
    return left if last == EMPTY else last


def has_piece(s: State, seat: int) -> bool:
    return bool(pieces_of(s, seat))


def pieces_of(s: State, seat: int) -> list[int]:
    """The pieces of a seat that are on the map."""
    found: list[int] = []
    for piece in range(PIECES):
        if s.stands[piece] != EMPTY and piece != UNICORN_PIECE and seat_of_piece(s, piece) == seat:
            found.append(piece)
    return found


def seat_of_piece(s: State, piece: int) -> int:
    """Who plays it."""
    if piece == GHOUL_PIECE and s.terms.seat_of[VILE_GHOUL] != EMPTY:
        return s.terms.seat_of[VILE_GHOUL]
    if piece == GHOST_PIECE and s.terms.seat_of[CAVE_GHOST] != EMPTY:
        return s.terms.seat_of[CAVE_GHOST]
    return s.terms.seat_of[PIECE_ROLE[piece]]


def preferred(s: State, pieces: list[int]) -> list[int]:
    """VF-36.19, VF-37.4, VF-62.9, VF-62.10 Whom of these he targets: the hunter's, then the closest, the strongest.

    Of the hunter's Tribes the strongest comes before the closest.
    """
    own = [piece for piece in pieces if seat_of_piece(s, piece) == s.terms.hunter]
    if own:
        return closest(s, strongest(s, own))
    return strongest(s, closest(s, pieces))


def strongest(s: State, pieces: list[int]) -> list[int]:
    """All but Tribes that are weaker than another of these Tribes."""
    most = max([tribe_strength(s, piece) for piece in pieces if is_tribe(piece)], default=0)
    return [piece for piece in pieces if not is_tribe(piece) or tribe_strength(s, piece) == most]


def closest(s: State, pieces: list[int]) -> list[int]:
    here = s.stands[UNICORN_PIECE]
    least = min([distance(s, here, s.stands[piece]) for piece in pieces], default=0)
    return [piece for piece in pieces if distance(s, here, s.stands[piece]) == least]


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
