"""Tiles as numbers: where they lie, what is seen of them, what lies on them."""

from __future__ import annotations

from typing import Final

from monoceros.engine.encoder import Part, Row, new_row, one, put, put_mask, put_nothing
from monoceros.games.vast.encoder_parts import MIDDLE, put_space
from monoceros.games.vast.facts import symbol_of
from monoceros.games.vast.facts_cave import knows_face
from monoceros.games.vast.state import LIT, State
from monoceros.games.vast.tables import (
    CAVE_TILES,
    EMPTY,
    FACES,
    FIRST_TERRAIN,
    GOBLINS,
    ROW,
    SYMBOL_NAMES,
    TERRAIN_NAMES,
    TERRAIN_OF,
    TILES,
    WAY_NAMES,
)

SYMBOLS: Final = len(SYMBOL_NAMES)
TERRAINS: Final = len(TERRAIN_NAMES)
FIRST_KNOWN: Final = FACES + SYMBOLS + TERRAINS + 1  # before it Lit faces, symbols of Dark tiles, Terrain
MOST_SEEN: Final = FACES + SYMBOLS + TERRAINS + FACES
SEEN_WORDS: Final = (
    f"1 to {FACES} its face, {FACES + 1} to {FACES + SYMBOLS} a Dark tile's symbol, then Terrain, "
    f"from {FIRST_KNOWN} the face of a Dark tile that this seat knows"
)
TOKENS: Final = 8  # bits of State.tokens
TOKEN_NAMES: Final = ("Crystal", "Event", "Vault", "Unicorn cube", "Ogre", "Troll", "Flame Wall", "Artifact")
TILE_NUMBERS: Final = 7 + TOKENS
PLACES: Final[list[bytes]] = []
EDGES: Final = 16  # ways of walls round a tile
BARE_TILES: Final = [  # from what is seen of them on: tiles with walls and nothing else
    bytes([seen, walls]) + bytes(TILE_NUMBERS - 4) for seen in range(MOST_SEEN + 1) for walls in range(EDGES)
]


def encode_tiles(out: Row, s: State, seat: int) -> None:
    """Tiles that are not on the map are nothing but zeros, so those that follow each other are one piece."""
    if not PLACES:
        write_places()
    knows = s.terms.kept >> GOBLINS != 0  # only these roles look under Dark tiles
    absent = 0
    for tile in range(TILES):
        if s.at[tile] == EMPTY:
            absent += 1
            continue
        if absent:
            put_nothing(out, absent * TILE_NUMBERS)
            absent = 0
        encode_tile(out, s, tile, what_is_known(s, seat, tile) if knows else what_is_seen(s, tile))
    put_nothing(out, absent * TILE_NUMBERS)


def write_places() -> None:
    """With the first observation, as most tables have no learner: two numbers for every space of the grid."""
    for space in range(ROW * ROW):
        place = new_row()
        put_space(place, space)
        PLACES.append(place.getvalue())


def encode_tile(out: Row, s: State, tile: int, seen: int) -> None:
    """What lies there."""
    out.write(PLACES[s.at[tile]])
    if not (s.bombed[tile] or s.rocks[tile] or s.treasures[tile] or s.tokens[tile]):
        out.write(BARE_TILES[seen * EDGES + s.walls[tile]])  # as most are
        return
    put(out, seen)
    put(out, s.walls[tile])
    put(out, s.bombed[tile])
    put(out, s.rocks[tile])
    put(out, s.treasures[tile])
    put_mask(out, s.tokens[tile], TOKENS)


def what_is_seen(s: State, tile: int) -> int:
    """A Lit tile's face, a Dark tile's symbol, a kind of Terrain: one after the other, from 1."""
    if tile >= FIRST_TERRAIN:
        return FACES + SYMBOLS + TERRAIN_OF[tile] + 1
    return s.face[tile] + 1 if s.lit[tile] == LIT else FACES + symbol_of(s, tile) + 1


def what_is_known(s: State, seat: int, tile: int) -> int:
    """VF-11.4 The same, and beyond it the faces of Dark tiles that the seat has looked at."""
    if tile < FIRST_TERRAIN and s.lit[tile] != LIT and knows_face(s, seat, tile):
        return FIRST_KNOWN + s.face[tile]
    return what_is_seen(s, tile)


def tile_parts(tile: int) -> list[Part]:
    what = f"tile {tile}" if tile < CAVE_TILES else f"Terrain square {tile}"
    return [
        one(f"{what}: east ({MIDDLE}: the Entrance's column; 0: not on the map)"),
        one(f"{what}: north"),
        one(f"{what}: {SEEN_WORDS}", "which", MOST_SEEN),
        one(f"{what}: walls, as bits {' '.join(WAY_NAMES)}", most=15),
        one(f"{what}: Bombs, likewise", most=15),
        one(f"{what}: Rockslides, likewise", most=15),
        one(f"{what}: Treasures"),
        Part(f"{what}: token", list(TOKEN_NAMES), "flag"),
    ]
