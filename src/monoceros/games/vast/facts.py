"""Questions about the cave: what lies beside what, what can be entered, what is seen (sections 1, 5 and 6)."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from monoceros.games.vast.state import DARK, LIT, State
from monoceros.games.vast.tables import (
    BRIDGE,
    CAVE_GHOST,
    CELLS,
    CROWDED,
    CRYSTAL,
    EMPTY,
    ENTRANCE,
    FIRST_TERRAIN,
    FOREST,
    GHOST,
    GHOST_PIECE,
    NORTH,
    PIECES,
    ROW,
    STEP,
    TERRAIN_OF,
    TILES,
    WAYS,
)

FAR: Final = 1000  # further than any two tiles
NO_MARKS: Final = bytes(CELLS)

# -- tiles ---


def tile_at(s: State, space: int) -> int:
    """The tile on a space, EMPTY for an open space."""
    tile: int = s.cells[space % CELLS]
    if tile == CROWDED:
        return s.at.index(space) if space in s.at else EMPTY
    return tile if tile != EMPTY and s.at[tile] == space else EMPTY


def is_dark(s: State, tile: int) -> bool:
    return s.lit[tile] == DARK


def is_lit(s: State, tile: int) -> bool:
    """VF-65.5, VF-65.8 Terrain is neither Lit nor Dark, but for the bridge."""
    return s.lit[tile] == LIT and (tile < FIRST_TERRAIN or tile == BRIDGE)


def kind_of(s: State, tile: int) -> int:
    """What a Lit Cave tile is; EMPTY for Dark tiles and Terrain."""
    if tile >= FIRST_TERRAIN or s.lit[tile] == DARK:
        return EMPTY
    return s.terms.tile_kind[s.face[tile]]


def is_crystal(s: State, tile: int) -> bool:
    """Is it a Lit Crystal tile, with or without its token (VF-4.4)?"""
    return kind_of(s, tile) == CRYSTAL


def symbol_of(s: State, tile: int) -> int:
    """The Tribe symbol on the Dark side of a Cave tile, which all see on the map and on top of the stack."""
    return s.terms.tile_symbol[s.face[tile]]


def tiles_left(s: State) -> int:
    """Tiles that can still be placed: the stack, and what the Cave holds (VF-8.1)."""
    return len(s.tile_stack) + len(s.cave.hand)


def only(seat: int) -> int:
    """The audience of a seat: nobody, where nobody plays a role that the Ghost possesses (VF-59.8)."""
    return 0 if seat == EMPTY else 1 << seat


def owner(s: State, role: int) -> int:
    """The seat that decides what becomes of a role: its player, or the Ghost where nobody plays it (VF-59.8)."""
    seat = s.terms.seat_of[role]
    return seat if seat != EMPTY else s.terms.seat_of[GHOST]


def mind_of(s: State, role: int) -> int:
    """The seat that decides for a role: its own, or the Ghost's while she plays its turn (VF-59.7)."""
    if s.possessed == role:
        ghost = s.terms.seat_of[GHOST]
        return ghost if ghost != EMPTY else s.terms.seat_of[CAVE_GHOST]
    return s.terms.seat_of[role]


# -- borders ---


def passable(s: State, tile: int, way: int) -> bool:
    """VF-1.11, VF-1.12 The border between a tile and the one beside it; never that to an open space."""
    return would_pass(s, tile, way, s.walls[tile])


def would_pass(s: State, tile: int, way: int, walls: int) -> bool:
    """The same, if the tile had these walls."""
    other = s.near[WAYS * tile + way]
    if other == EMPTY:
        return False
    back = way ^ 2
    if (s.rocks[tile] >> way | s.rocks[other] >> back) & 1:
        return False
    if (walls >> way | s.walls[other] >> back) & 1:
        return bool((s.bombed[tile] >> way | s.bombed[other] >> back) & 1)
    return True


def is_open_edge(s: State, tile: int, way: int) -> bool:
    """VF-1.9 An edge without a wall; a Bomb takes its wall away."""
    return not s.walls[tile] >> way & 1 or bool(s.bombed[tile] >> way & 1)


def impassable(tile: int) -> bool:
    """VF-65.8 The outer spaces of the Canyon."""
    return tile == BRIDGE - 1 or tile == BRIDGE + 1


def can_step(s: State, tile: int, way: int) -> bool:
    """VF-14.2"""
    return passable(s, tile, way) and not impassable(s.near[WAYS * tile + way])


# -- distances and lines ---


def distance(s: State, tile: int, other: int) -> int:
    """VF-1.3 Orthogonally, whatever lies between."""
    return space_distance(s.at[tile], s.at[other])


def space_distance(a: int, b: int) -> int:
    columns = a % ROW - b % ROW
    rows = a // ROW - b // ROW
    return (columns if columns > 0 else -columns) + (rows if rows > 0 else -rows)


def distance_to_map(s: State, space: int, without: tuple[int, ...]) -> int:
    """From a space to the nearest tile that is not one of these."""
    least = FAR
    at = s.at
    for tile in range(TILES):
        if at[tile] != EMPTY:
            steps = space_distance(at[tile], space)
            if steps < least and tile not in without:
                least = steps
    return least


def tiles_to_connect(s: State, space: int) -> int:
    """VF-19.8 How many tiles an open space needs to be joined to the map, the one on it included."""
    return distance_to_map(s, space, ())


def way_to(s: State, tile: int, other: int) -> int:
    """The way from a tile to another in the same row or column; EMPTY if it lies askew, or is the same."""
    start, end = s.at[tile], s.at[other]
    for way in range(WAYS):
        steps = (end - start) // STEP[way]
        if steps > 0 and start + steps * STEP[way] == end and (way % 2 == NORTH or start // ROW == end // ROW):
            return way
    return EMPTY


def visible(s: State, tile: int, other: int) -> bool:
    """VF-5.1 to VF-5.4 In a straight line over passable borders, with no Dark tile strictly between."""
    if tile == other:
        return True
    way = way_to(s, tile, other)
    if way == EMPTY:
        return False
    while passable(s, tile, way):
        tile = s.near[WAYS * tile + way]
        if tile == other:
            return True
        if s.lit[tile] == DARK:
            return False
    return False


# -- pieces ---


def piece_on(s: State, tile: int) -> int:
    """Some piece on a tile that is no [Cave] Ghost, EMPTY if there is none."""
    stands = s.stands
    for piece in range(PIECES):
        if stands[piece] == tile and piece != GHOST_PIECE:
            return piece
    return EMPTY


def others_on(s: State, tile: int, piece: int) -> list[int]:
    """The pieces beside this one on a tile, without [Cave] Ghosts."""
    return [other for other in range(PIECES) if s.stands[other] == tile and other not in (piece, GHOST_PIECE)]


def is_unoccupied(s: State, tile: int) -> bool:
    """VF-1.16 No piece and no token."""
    return tile not in s.stands and s.tokens[tile] == 0 and s.treasures[tile] == 0 and tile not in s.dragon.gem_at


def in_forest(tile: int) -> bool:
    return TERRAIN_OF[tile] == FOREST


# -- open spaces ---


def open_spaces(s: State) -> list[int]:
    """Every open space beside the map once, as 4 * tile + way of the first tile beside it."""
    near, at = s.near, s.at
    marks = BytesWriter()  # cells whose spaces were met; it is asked for often, so it is no set, and no way is a loop
    marks.write(NO_MARKS)
    found: list[int] = []
    end: int = TILES if s.squares else FIRST_TERRAIN
    tile: int
    for tile in range(end):
        space: int = at[tile]
        if space != EMPTY:
            edge: int = WAYS * tile
            if near[edge] == EMPTY and is_new_space(s, marks, tile, space + ROW):
                found.append(edge)
            if near[edge + 1] == EMPTY and is_new_space(s, marks, tile, space + 1):
                found.append(edge + 1)
            if near[edge + 2] == EMPTY and is_new_space(s, marks, tile, space - ROW):
                found.append(edge + 2)
            if near[edge + 3] == EMPTY and is_new_space(s, marks, tile, space - 1):
                found.append(edge + 3)
    return found


def is_new_space(s: State, marks: BytesWriter, tile: int, space: int) -> bool:
    """Is this the first tile beside the space? Certainly, if no space that shares its cell was met before."""
    cell: int = space % CELLS
    if marks[cell] == 0:
        marks[cell] = 1
        return True
    return is_first_beside(s, tile, space)


def is_first_beside(s: State, tile: int, space: int) -> bool:
    """Has no tile beside an open space a lower number than this one?"""
    return not (
        EMPTY < tile_at(s, space + ROW) < tile
        or EMPTY < tile_at(s, space + 1) < tile
        or EMPTY < tile_at(s, space - ROW) < tile
        or EMPTY < tile_at(s, space - 1) < tile
    )


def space_of(s: State, edge: int) -> int:
    """The open space that 4 * tile + way names."""
    return s.at[edge // WAYS] + STEP[edge % WAYS]


def edges_to_fill(s: State) -> list[int]:
    """VF-3.8, VF-3.17 Open edges of Lit tiles, and ends of the bridge, that face an open space, each space once."""
    found: list[int] = []
    seen: set[int] = set()
    for tile in range(BRIDGE + 1):
        if s.at[tile] != EMPTY and is_lit(s, tile):
            for edge in tile_edges_to_fill(s, tile):
                if space_of(s, edge) not in seen:
                    seen.add(space_of(s, edge))
                    found.append(edge)
    return found


def tile_edges_to_fill(s: State, tile: int) -> list[int]:
    """Those of one tile."""
    found: list[int] = []
    for way in range(WAYS):
        if s.near[WAYS * tile + way] == EMPTY and is_open_edge(s, tile, way):
            found.append(WAYS * tile + way)
    return found


# -- the way out ---


def lit_from_entrance(s: State, without: int) -> list[int]:
    """1 for every tile that passable borders through Lit tiles and Terrain, but this, join to the Entrance."""
    reached = [0] * TILES
    reached[without] = reached[ENTRANCE] = 1
    found = [ENTRANCE]
    for tile in found:
        for way in range(WAYS):
            other = s.near[WAYS * tile + way]
            if other != EMPTY and not reached[other] and s.lit[other] == LIT and passable(s, tile, way):
                reached[other] = 1
                found.append(other)
    return reached


def touch_number(s: State, tile: int) -> int:
    """VF-8.4 How many other tiles a Cave tile shares an edge with; a Terrain tile counts once."""
    near, edge = s.near, WAYS * tile  # the four ways are written out: this is asked for often
    north, east, south, west = near[edge], near[edge + 1], near[edge + 2], near[edge + 3]
    touched = 0
    if north != EMPTY:
        touched += 1
    if east != EMPTY:
        touched += 1
    if south != EMPTY:
        touched += 1
    if west != EMPTY:
        touched += 1
    if s.squares and touched > 1:
        terrains = [TERRAIN_OF[other] for other in (north, east, south, west) if other >= FIRST_TERRAIN]
        touched += len(set(terrains)) - len(terrains)
    return touched


def terrain_touch_number(s: State, first: int) -> int:
    """VF-8.4 The same of a Terrain tile as a whole, by its first square: it touches no other Terrain."""
    seen: set[int] = set()
    for square in squares_of(first):
        for way in range(WAYS):
            other = s.near[WAYS * square + way]
            if EMPTY < other < FIRST_TERRAIN:
                seen.add(other)
    return len(seen)


def base_of(tile: int) -> int:
    """A number for the whole tile: itself, or the first square of its Terrain."""
    while tile > FIRST_TERRAIN and TERRAIN_OF[tile] == TERRAIN_OF[tile - 1]:
        tile -= 1
    return tile


def is_condemned(s: State, tile: int) -> bool:
    """VF-23.2 Is it being removed?"""
    return (s.condemned != EMPTY and base_of(tile) == base_of(s.condemned)) or tile in s.dragon.doomed


def squares_of(tile: int) -> list[int]:
    """The squares that are removed with a tile: of Terrain all."""
    if tile < FIRST_TERRAIN:
        return [tile]
    return [square for square in range(FIRST_TERRAIN, TILES) if TERRAIN_OF[square] == TERRAIN_OF[tile]]
