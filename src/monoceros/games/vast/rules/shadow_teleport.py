"""Sections 37 and 38: the Shadow Unicorn attacks, is attacked, and Teleports."""

from __future__ import annotations

from monoceros.engine.lowering import rule
from monoceros.games.vast.effects_shadow import hurt_shadow, leave_cube, lose_spirit
from monoceros.games.vast.effects_unicorn import discard_revealed, face, teleport_to, turn_up_card
from monoceros.games.vast.facts import is_dark, squares_of, tile_at, tiles_to_connect
from monoceros.games.vast.facts_shadow import faces_wall, is_restless, next_open
from monoceros.games.vast.facts_unicorn import can_land, destination
from monoceros.games.vast.rules import knight_harm, placing, removal, reveal, terrain
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    CUBE,
    EMPTY,
    KNIGHT_PIECE,
    LONGEST_CHAIN,
    REMOVED_A_TURN,
    RIGHT,
    RIVER,
    TERRAIN_OF,
    UNICORN_PIECE,
)


@rule
async def shadow_teleport(s: State) -> None:
    """VF-37.5, VF-11.10 He Teleports, and again as long as what he meets there demands it.

    While he is between two cards of a Teleport his tile cannot be removed: he stays, and another one is taken.
    """
    again = not s.unicorn.revealed
    while again and s.unicorn.chain < LONGEST_CHAIN:
        again = await teleport_once(s)
        if again:
            again = await arrive(s)


# -- one Teleport (VF-37.6 to VF-37.11) ---


@rule
async def teleport_once(s: State) -> bool:
    """Cards of the deck, one at a time, until one is valid; False if none is: he stays."""
    tile = EMPTY
    collapsed = False
    while tile == EMPTY and turn_up_card(s):
        space = destination(s, s.unicorn.revealed[-1])
        tile = tile_at(s, space)
        if tile != EMPTY:
            if not can_land(s, tile):
                tile = EMPTY
        elif s.collapsing:
            if not collapsed:
                collapsed = True
                await collapse(s)
        elif tiles_to_connect(s, space) <= len(s.tile_stack):
            tile = await placing.connect(s, s.terms.hunter, space)
    if tile != EMPTY:
        teleport_to(s, tile, True)
    discard_revealed(s)
    return tile != EMPTY


@rule
async def collapse(s: State) -> None:
    """VF-37.7, VF-37.9 Tiles that an open destination costs, but not his own; another removal may be under way."""
    left, condemned = s.left, s.condemned
    own = s.stands[UNICORN_PIECE]
    await removal.collapse_tiles(s, s.terms.hunter, REMOVED_A_TURN, tuple(squares_of(own)))
    s.left = left
    s.condemned = condemned


# -- entering a space (VF-36.3, VF-37.8) ---


@rule
async def arrive(s: State) -> bool:
    """The end of a Teleport: steps (1) to (4); True if he Teleports again."""
    tile = s.stands[UNICORN_PIECE]
    if is_dark(s, tile):
        await reveal.reveal(s, s.terms.hunter, UNICORN_PIECE, tile, EMPTY, EMPTY, True)
    teleports: bool = await meet(s)
    return teleports or is_restless(s.stands[UNICORN_PIECE])


@rule
async def meet(s: State) -> bool:
    """Steps (2) to (4) on the space he has entered; True if he Teleports."""
    if s.stands[KNIGHT_PIECE] == s.stands[UNICORN_PIECE]:
        if s.unicorn.chain >= LONGEST_CHAIN:  # VF-11.10
            return False
        await attack(s)
        return True
    if TERRAIN_OF[s.stands[UNICORN_PIECE]] == RIVER:  # VF-37.13
        await terrain.drift(s, s.terms.hunter, UNICORN_PIECE)
    return stop(s)


@rule
async def attack(s: State) -> None:
    """VF-37.1, VF-37.2a Always a success: 1 Health."""
    if s.telling:
        s.emit("shadow_attacks")
    await knight_harm.lose_health(s, 1)


def stop(s: State) -> bool:
    """VF-36.3 (3) and (4), VF-37.12 A cube there, or no open edge: he Teleports. A wall ahead: a cube, and he turns."""
    tile = s.stands[UNICORN_PIECE]
    if s.tokens[tile] & CUBE:
        return True
    if faces_wall(s, s.unicorn.facing):
        leave_cube(s, tile)
        way = next_open(s, RIGHT)
        if way == EMPTY:
            return True
        face(s, way)
    return False


# -- he is attacked, or shot at (section 38) ---


@rule
async def shadow_attacked(s: State, succeeded: bool) -> None:
    """VF-38.1 to VF-38.3, VF-38.7"""
    if succeeded:
        hurt_shadow(s)
    if not s.unicorn.out:
        s.unicorn.chain = 0
        await shadow_teleport(s)


@rule
async def shadow_shot(s: State, number: int) -> None:
    """VF-38.4b The Enchanted Bow."""
    lose_spirit(s, number)
    s.unicorn.chain = 0
    await shadow_teleport(s)
