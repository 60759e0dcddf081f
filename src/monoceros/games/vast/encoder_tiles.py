"""Tiles as numbers: where they lie, what is seen of them, what lies on them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import u8  # compiled, a byte of a number

from monoceros.engine.encoder import Part, Row, one, put_at, put_nothing
from monoceros.games.vast.encoder_parts import MIDDLE, column_of, row_of
from monoceros.games.vast.facts_cave import knows_face
from monoceros.games.vast.state import LIT, State
from monoceros.games.vast.tables import (
    CAVE_TILES,
    EMPTY,
    FACES,
    FIRST_TERRAIN,
    GOBLINS,
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


def encode_tiles(out: Row, s: State, seat: int) -> None:
    """Tiles that are not on the map are nothing but zeros, and so is most of what could lie on the others.

    There are dozens of them, so their numbers, all of them less than a byte's, are set right here.
    """
    place: int = len(out)
    put_nothing(out, TILES * TILE_NUMBERS)
    knows = s.terms.kept >> GOBLINS != 0  # only these roles look under Dark tiles
    at, walls, bombed, rocks, treasures, tokens = s.at, s.walls, s.bombed, s.rocks, s.treasures, s.tokens
    end: int = TILES if s.squares else FIRST_TERRAIN
    tile: int
    for tile in range(end):
        space: int = at[tile]
        if space != EMPTY:
            column, row = column_of(space), row_of(space)
            seen = what_is_known(s, seat, tile) if knows else what_is_seen(s, tile)
            closed: int = walls[tile]
            out[place] = u8(column)  # only variables: the compiler would look twice at anything else
            out[place + 1] = u8(row)
            out[place + 2] = u8(seen)
            out[place + 3] = u8(closed)
            if tokens[tile] or treasures[tile] or bombed[tile] or rocks[tile]:
                encode_load(out, place + 4, s, tile)
        place += TILE_NUMBERS


def encode_load(out: Row, place: int, s: State, tile: int) -> None:
    """What lies on it and on its edges, as on few tiles."""
    put_at(out, place, s.bombed[tile])
    put_at(out, place + 1, s.rocks[tile])
    put_at(out, place + 2, s.treasures[tile])
    tokens: int = s.tokens[tile]
    for token in range(TOKENS):
        put_at(out, place + 3 + token, tokens >> token & 1)


def what_is_seen(s: State, tile: int) -> int:
    """A Lit tile's face, a Dark tile's symbol, a kind of Terrain: one after the other, from 1."""
    if tile >= FIRST_TERRAIN:
        return FACES + SYMBOLS + TERRAIN_OF[tile] + 1
    face: int = s.face[tile]
    if s.lit[tile] == LIT:
        return face + 1
    symbol: int = s.terms.tile_symbol[face]
    return FACES + symbol + 1


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
