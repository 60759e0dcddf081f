"""Sections 34 to 36: the Shadow Unicorn's turn."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast.effects import move_piece
from monoceros.games.vast.effects_shadow import discard_shown, draw_spirit, refresh_spirit
from monoceros.games.vast.effects_unicorn import begin_unicorn_turn, face
from monoceros.games.vast.facts import distance, is_dark, is_lit, is_unoccupied, others_on, piece_on, way_to
from monoceros.games.vast.facts_shadow import (
    decider,
    faces_wall,
    is_restless,
    next_open,
    pieces_of,
    prompts_move,
    provokes,
    visible_pieces,
)
from monoceros.games.vast.picks import TILE, TILE_NUMBER, WAY, WAY_NUMBER
from monoceros.games.vast.rules.reveal import reveal
from monoceros.games.vast.rules.shadow_teleport import attack, attack_here, meet, pick_target, shadow_teleport
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY, RIGHT, TILES, UNICORN_PIECE, WAYS


@rule
async def shadow_turn(s: State) -> None:
    """VF-35.3, VF-35.4 Card by card of the Spirit pile, then a new pile."""
    begin_unicorn_turn(s)
    if s.unicorn.turns == 1:
        await appear(s, decider(s))
    while s.unicorn.spirit:
        card = draw_spirit(s)
        await follow(s, card)
        discard_shown(s)
    refresh_spirit(s)


@rule
async def follow(s: State, card: int) -> None:
    """VF-35.4, VF-35.9, VF-35.11 What a card prompts, or a Rampage instead; never one on his first turn."""
    place = s.unicorn.drawn
    if s.unicorn.turns > 1 and provokes(s, card, place) and visible_pieces(s):
        await rampage(s)
    elif prompts_move(s, card, place):
        await move(s, s.terms.card_move[card])
    else:
        await turn(s, s.terms.card_turn[card])


# -- his first turn (VF-34.12, VF-34.13) ---


@rule
async def appear(s: State, seat: int) -> None:
    """Beside the hunter, facing away; on a Lit tile, failing that on a Dark one, failing that anywhere."""
    name: str = await choose(seat, "appear", appearances(s, seat))
    tile = TILE_NUMBER[name]
    move_piece(s, UNICORN_PIECE, tile)
    way: str = await choose(seat, "appear_facing", ways_away(s, seat, tile))
    face(s, WAY_NUMBER[way])
    if is_dark(s, tile):
        await reveal(s, decider(s), UNICORN_PIECE, tile, EMPTY, EMPTY, True)


def ways_away(s: State, seat: int, tile: int) -> list[Pick]:
    """Directly away from a piece of the hunter next to the tile; if there is none, any way."""
    away: list[int] = []
    for piece in pieces_of(s, seat):
        if distance(s, s.stands[piece], tile) == 1:
            away.append(way_to(s, s.stands[piece], tile))
    return [WAY[way] for way in range(WAYS) if way in away or not away]


def appearances(s: State, seat: int) -> list[Pick]:
    """VF-34.13 With several Tribes beside any one of them."""
    near: list[int] = []
    for piece in pieces_of(s, seat):
        near += [s.near[WAYS * s.stands[piece] + way] for way in range(WAYS)]
    near = sorted({tile for tile in near if tile != EMPTY})
    lit = [tile for tile in near if is_lit(s, tile) and piece_on(s, tile) == EMPTY]
    if lit:
        return [TILE[tile] for tile in lit]
    dark = [tile for tile in near if is_dark(s, tile) and is_unoccupied(s, tile)]
    if dark:
        return [TILE[tile] for tile in dark]
    return [TILE[tile] for tile in nearest_free(s)]


def nearest_free(s: State) -> list[int]:
    """Unoccupied Lit tiles: the Entrance, or the nearest to it."""
    free = [tile for tile in range(TILES) if s.at[tile] != EMPTY and is_lit(s, tile) and is_unoccupied(s, tile)]
    least = min([distance(s, 0, tile) for tile in free], default=0)
    return [tile for tile in free if distance(s, 0, tile) == least] or [0]


# -- Move and Turn (section 36) ---


@rule
async def move(s: State, number: int) -> None:
    """VF-36.1 to VF-36.8 Forward as far as he can, turning at walls; a Teleport ends it."""
    if faces_wall(s, s.unicorn.facing):
        way = next_open(s, RIGHT)
        if way == EMPTY:  # VF-37.12
            await shadow_teleport(s)
            return
        face(s, way)
    left = number
    while left > 0 and not faces_wall(s, s.unicorn.facing):
        left -= 1
        stops: bool = await stride(s, left)
        teleports: bool = await meet(s)
        if teleports:
            await shadow_teleport(s)
            return
        if stops:
            break
    if is_restless(s.stands[UNICORN_PIECE]):  # VF-37.13
        await shadow_teleport(s)


@rule
async def stride(s: State, left: int) -> bool:
    """VF-36.3 (1), VF-36.7 One space ahead; True if he cannot go on from a tile he has revealed."""
    way = s.unicorn.facing
    tile = s.near[WAYS * s.stands[UNICORN_PIECE] + way]
    move_piece(s, UNICORN_PIECE, tile)
    if not is_dark(s, tile):
        return False
    await reveal(s, decider(s), UNICORN_PIECE, tile, way ^ 2, way if left else EMPTY, True)
    return faces_wall(s, way)


@rule
async def turn(s: State, direction: int) -> None:
    """VF-36.14, VF-37.12 To the first open edge in the card's direction, after a quarter turn at least."""
    way = next_open(s, direction)
    if way == EMPTY:
        await shadow_teleport(s)
    else:
        face(s, way)


# -- Rampage (VF-36.15 to VF-36.18) ---


@rule
async def rampage(s: State) -> None:
    """He turns to his target, runs to it whatever cubes lie on the way, attacks whom he meets, and Teleports."""
    target: int = await pick_target(s, tuple(visible_pieces(s)))
    here, there = s.stands[UNICORN_PIECE], s.stands[target]
    if s.telling:
        s.emit("rampage", there)
    if here == there:
        await attack(s, target)
    else:
        face(s, way_to(s, here, there))
        while not others_on(s, s.stands[UNICORN_PIECE], UNICORN_PIECE) or s.stands[UNICORN_PIECE] == here:
            stops: bool = await stride(s, 0)
            assert not stops or s.stands[UNICORN_PIECE] == there, "he ran where he could not see"
        await attack_here(s)
    await shadow_teleport(s)
