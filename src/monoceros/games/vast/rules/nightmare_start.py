"""Section 12: where the Nightmare Unicorn appears on his first turn."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast.effects import move_piece
from monoceros.games.vast.effects_unicorn import face
from monoceros.games.vast.facts import distance, impassable, is_dark, is_lit, is_unoccupied, passable, piece_on, way_to
from monoceros.games.vast.picks import TILE, TILE_NUMBER, WAY, WAY_NUMBER
from monoceros.games.vast.rules.reveal import reveal
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY, ENTRANCE, KNIGHT_PIECE, TILES, UNICORN_PIECE, WAYS


@rule
async def enter_the_cave(s: State, seat: int) -> None:
    """VF-12.10 to VF-12.14 Beside the Knight, on the Entrance, or on a Dark tile next to that."""
    knight = s.stands[KNIGHT_PIECE]
    if knight != EMPTY and free_lit_beside(s, knight):
        near_her: str = await choose(seat, "start_tile", free_lit_beside(s, knight))
        move_piece(s, UNICORN_PIECE, TILE_NUMBER[near_her])
        face(s, way_to(s, knight, s.stands[UNICORN_PIECE]))
    elif piece_on(s, ENTRANCE) == EMPTY:
        move_piece(s, UNICORN_PIECE, ENTRANCE)
        way: str = await choose(seat, "facing", quiet_ways(s))
        face(s, WAY_NUMBER[way])
    elif free_dark_beside(s, ENTRANCE):
        in_the_dark: str = await choose(seat, "start_tile", free_dark_beside(s, ENTRANCE))
        tile = TILE_NUMBER[in_the_dark]
        move_piece(s, UNICORN_PIECE, tile)
        face(s, way_to(s, ENTRANCE, tile))
        await reveal(s, seat, UNICORN_PIECE, tile, EMPTY, EMPTY, True)
    else:
        anywhere: str = await choose(seat, "start_tile", nearest_free(s))
        move_piece(s, UNICORN_PIECE, TILE_NUMBER[anywhere])
        looks: str = await choose(seat, "facing", list(WAY))
        face(s, WAY_NUMBER[looks])
        if is_dark(s, s.stands[UNICORN_PIECE]):
            await reveal(s, seat, UNICORN_PIECE, s.stands[UNICORN_PIECE], EMPTY, EMPTY, True)


def nearest_free(s: State) -> list[Pick]:
    """Where everybody crowds around the Entrance: the tiles without a piece that are nearest to it."""
    free = [
        tile for tile in range(TILES) if s.at[tile] != EMPTY and piece_on(s, tile) == EMPTY and not impassable(tile)
    ]
    least = min([distance(s, ENTRANCE, tile) for tile in free])
    return [TILE[tile] for tile in free if distance(s, ENTRANCE, tile) == least]


def free_lit_beside(s: State, tile: int) -> list[Pick]:
    """VF-12.13 Lit neighbours without a piece, walls or not."""
    return [TILE[other] for other in beside(s, tile) if is_lit(s, other) and piece_on(s, other) == EMPTY]


def free_dark_beside(s: State, tile: int) -> list[Pick]:
    """VF-12.12"""
    return [TILE[other] for other in beside(s, tile) if is_dark(s, other) and is_unoccupied(s, other)]


def beside(s: State, tile: int) -> list[int]:
    near = [s.near[WAYS * tile + way] for way in range(WAYS)]
    return [other for other in near if other != EMPTY]


def quiet_ways(s: State) -> list[Pick]:
    """VF-12.15 The ways in which no piece is in sight straight ahead, or all if there is none."""
    quiet = [WAY[way] for way in range(WAYS) if not sees_piece(s, ENTRANCE, way)]
    return quiet or list(WAY)


def sees_piece(s: State, tile: int, way: int) -> bool:
    """Does the first space ahead hold a piece, or any that is visible?"""
    first = s.near[WAYS * tile + way]
    if first != EMPTY and piece_on(s, first) != EMPTY:
        return True
    while passable(s, tile, way):
        tile = s.near[WAYS * tile + way]
        if piece_on(s, tile) != EMPTY:
            return True
        if is_dark(s, tile):
            return False
    return False
