"""Questions about the Cave and the Cave Ghost: what they know, hold, can pay and do (sections 53 to 55, 60)."""

from __future__ import annotations

from monoceros.games.vast import tables_cave as c
from monoceros.games.vast.facts import is_dark, mind_of
from monoceros.games.vast.state import LIT, State
from monoceros.games.vast.tables import (
    CAVE,
    CAVE_GHOST,
    CRYSTAL,
    CRYSTAL_TOKEN,
    EMPTY,
    FIRST_TERRAIN,
    GHOST,
    TREASURES,
)

# -- who knows what (VF-11.4) ---


def cave_mind(s: State) -> int:
    """Who decides over the tiles of the hand: the Cave, the Cave Ghost, or the Ghost who plays the Cave's turn."""
    if s.possessed == CAVE:
        return mind_of(s, CAVE)
    return s.terms.cave_seat


def knows_face(s: State, seat: int | None, tile: int) -> bool:
    """VF-11.4 Does a seat know what is printed on a Cave tile? The Cave knows the map, its hand and its supply."""
    if s.lit[tile] == LIT:
        return True
    if seat is None:
        return bool(s.known[tile] >> s.seats & 1)
    if s.known[tile] >> seat & 1:
        return True
    if seat != s.terms.cave_seat:
        return False
    return s.at[tile] != EMPTY or tile in s.cave.hand or tile in s.cave.ghost_tiles


# -- tiles of the hand ---


def hand_tiles(s: State) -> list[int]:
    """VF-53.6, VF-53.7 Ghost tiles go first where a Ghost plays; then, on its own turn, Crystal tiles."""
    hand, terms = s.cave.hand, s.terms
    if terms.seat_of[GHOST] != EMPTY:
        ghosts = [tile for tile in hand if terms.tile_ghost[s.face[tile]]]
        if ghosts:
            return ghosts
    if s.turn == CAVE or s.turn == CAVE_GHOST:
        crystals = [tile for tile in hand if terms.tile_kind[s.face[tile]] == CRYSTAL]
        if crystals:
            return crystals
    return hand


# -- Omens ---


def tokens_on_map(s: State) -> int:
    """VF-53.4 Treasure and Crystal tokens, those that the Thief carries included."""
    crystals = len([1 for tokens in s.tokens if tokens & CRYSTAL_TOKEN])
    return sum(s.treasures) + s.thief.carried + crystals + extra_crystals(s)


def extra_crystals(s: State) -> int:
    """VF-64.1 Crowded House: one more token than there is."""
    return 1 if s.terms.crowded else 0


def band_of(bands: list[int], number: int) -> int:
    """How many of the rising numbers are reached."""
    return len([1 for start in bands if start <= number])


def price(s: State, power: int) -> int:
    """VF-54.1, VF-54.2 What a power costs now."""
    return s.terms.cave.power_cost[3 * power + min(s.cave.uses[power], 2)]


def payable(s: State, power: int) -> int:
    """Tokens at hand that a power accepts."""
    accepts = s.terms.cave.power_accepts[power]
    return sum([s.cave.omens[omen] for omen in range(c.OMENS) if accepts >> omen & 1])


# -- Treasures (VF-53.8) ---


def treasure_places(s: State) -> list[int]:
    """Dark tiles without piece and without Treasure token, if there is a token to place."""
    if not s.supply[TREASURES]:
        return []
    return [tile for tile in range(FIRST_TERRAIN) if takes_treasure(s, tile)]


def takes_treasure(s: State, tile: int) -> bool:
    return s.at[tile] != EMPTY and is_dark(s, tile) and not s.treasures[tile] and tile not in s.stands
