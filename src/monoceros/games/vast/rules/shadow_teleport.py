"""Sections 37 and 38: the Shadow Unicorn attacks, is attacked, and Teleports."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import choose
from monoceros.engine.lowering import rule
from monoceros.games.vast.effects_shadow import hurt_shadow, leave_cube, lose_spirit
from monoceros.games.vast.effects_unicorn import discard_revealed, face, teleport_to, turn_up_card
from monoceros.games.vast.facts import is_dark, others_on, squares_of, tile_at, tiles_left, tiles_to_connect
from monoceros.games.vast.facts_shadow import (
    decider,
    faces_wall,
    is_restless,
    next_open,
    preferred,
    seat_of_piece,
)
from monoceros.games.vast.facts_unicorn import can_land, destination, hunts_unicorn
from monoceros.games.vast.picks import PIECE, PIECE_NUMBER
from monoceros.games.vast.rules import (
    dragon_harm,
    flame_wall,
    ghoul_harm,
    goblins_harm,
    knight_harm,
    placing,
    removal,
    reveal,
    terrain,
    thief_harm,
)
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    CUBE,
    DRAGON,
    DRAGON_PIECE,
    EMPTY,
    GHOUL_PIECE,
    KNIGHT,
    KNIGHT_PIECE,
    LONGEST_CHAIN,
    REMOVED_A_TURN,
    RIGHT,
    RIVER,
    TERRAIN_OF,
    THIEF_PIECE,
    UNICORN_PIECE,
)

SHADOW_GRIT: Final = 5  # VF-62.12


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
        elif tiles_to_connect(s, space) <= tiles_left(s):
            tile = await placing.connect(s, decider(s), space)
    if tile != EMPTY:
        teleport_to(s, tile, True)
    discard_revealed(s)
    return tile != EMPTY


@rule
async def collapse(s: State) -> None:
    """VF-37.7, VF-37.9 Tiles that an open destination costs, but not his own; another removal may be under way."""
    left, condemned = s.left, s.condemned
    own = s.stands[UNICORN_PIECE]
    await removal.collapse_tiles(s, decider(s), REMOVED_A_TURN, tuple(squares_of(own)))
    s.left = left
    s.condemned = condemned


# -- entering a space (VF-36.3, VF-37.8) ---


@rule
async def arrive(s: State) -> bool:
    """The end of a Teleport: steps (1) to (4); True if he Teleports again."""
    tile = s.stands[UNICORN_PIECE]
    if is_dark(s, tile):
        await reveal.reveal(s, decider(s), UNICORN_PIECE, tile, EMPTY, EMPTY, True)
    teleports: bool = await meet(s)
    return teleports or is_restless(s.stands[UNICORN_PIECE])


@rule
async def meet(s: State) -> bool:
    """Steps (2) to (4) on the space he has entered; True if he Teleports."""
    if others_on(s, s.stands[UNICORN_PIECE], UNICORN_PIECE):
        if s.unicorn.chain >= LONGEST_CHAIN:  # VF-11.10
            return False
        await attack_here(s)
        return True
    if flame_wall.burns(s, UNICORN_PIECE):  # VF-48.4
        flame_wall.catch_fire(s, UNICORN_PIECE)
        return True
    if TERRAIN_OF[s.stands[UNICORN_PIECE]] == RIVER:  # VF-37.13
        await terrain.drift(s, decider(s), UNICORN_PIECE)
    return stop(s)


# -- attacking (VF-37.1 to VF-37.4) ---


@rule
async def attack_here(s: State) -> None:
    """VF-37.4 One of the pieces in his space."""
    piece: int = await pick_target(s, tuple(others_on(s, s.stands[UNICORN_PIECE], UNICORN_PIECE)))
    await attack(s, piece)


@rule
async def pick_target(s: State, pieces: tuple[int, ...]) -> int:
    """VF-36.19, VF-62.9, VF-62.10 Whom he likes best; of equal Tribes the hunter names one, else chance."""
    found = tuple(preferred(s, list(pieces)))
    if len(found) == 1:
        return found[0]
    if seat_of_piece(s, found[0]) == s.terms.hunter:
        name: str = await choose(s.terms.hunter, "rampage", [PIECE[piece] for piece in found])
        return PIECE_NUMBER[name]
    return found[s.chance.pick(len(found))]


@rule
async def attack(s: State, piece: int) -> None:
    """VF-37.1, VF-37.2 Always a success; the Ghoul skitters before he Teleports (VF-57.9)."""
    if s.telling:
        s.emit("shadow_attacks", piece)
    if piece == KNIGHT_PIECE:
        if is_hunted(s, KNIGHT):  # VF-62.12
            await knight_harm.lose_grit(s, SHADOW_GRIT)
        else:
            await knight_harm.lose_health(s, 1)
    elif piece == DRAGON_PIECE:
        await dragon_harm.struck_by_shadow(s, is_hunted(s, DRAGON))
    elif piece == THIEF_PIECE:
        await thief_harm.attacked(s)
    elif piece == GHOUL_PIECE:
        await ghoul_harm.skitter(s, EMPTY)
    else:
        await goblins_harm.struck(s, piece, 0)


def is_hunted(s: State, role: int) -> bool:
    """VF-62.12, VF-62.13 Does another player have to kill it? To win when it dies is another thing (VF-61.18)."""
    return role in [s.terms.target[other] for other in s.terms.role_of]


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
async def shadow_attacked(s: State, role: int, succeeded: bool) -> None:
    """VF-38.1 to VF-38.3, VF-38.7 Hit or not, he Teleports, unless that was his last Health."""
    if succeeded:
        hit(s, role)
    if not s.unicorn.out:
        s.unicorn.chain = 0
        await shadow_teleport(s)


def hit(s: State, role: int) -> None:
    """VF-38.3, VF-57.8, VF-62.11b Only the hunter's attacks cost him Health."""
    if hunts_unicorn(s, role):
        hurt_shadow(s)


@rule
async def shadow_shot(s: State, number: int) -> None:
    """VF-38.4b The Enchanted Bow."""
    lose_spirit(s, number)
    s.unicorn.chain = 0
    await shadow_teleport(s)
