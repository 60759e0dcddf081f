"""What a seat may know (VF-11.4, VF-11.5) as a row of numbers, for learners.

The row is the same for all tables of the game: first the table and the cave, then every role that there is. What
belongs to a role that is not in the game, neither played nor possessed, is zeros.
"""

from __future__ import annotations

from typing import Final

from monoceros.engine.encoder import (
    Part,
    Row,
    finished,
    new_row,
    one,
    put,
    put_each,
    put_flag,
    put_flags,
    put_mask,
    put_nothing,
    put_which,
)
from monoceros.games.vast.encoder_cave import CAVE_NUMBERS, cave_parts, encode_cave
from monoceros.games.vast.encoder_dragon import DRAGON_NUMBERS, dragon_parts, encode_dragon
from monoceros.games.vast.encoder_ghost import GHOST_NUMBERS, encode_ghost, ghost_parts
from monoceros.games.vast.encoder_ghoul import GHOUL_NUMBERS, encode_ghoul, ghoul_parts
from monoceros.games.vast.encoder_goblins import GOBLINS_NUMBERS, encode_goblins, goblins_parts
from monoceros.games.vast.encoder_knight import KNIGHT_NUMBERS, encode_knight, knight_parts
from monoceros.games.vast.encoder_terms import MOST_SEATS, SEATS, terms_parts
from monoceros.games.vast.encoder_thief import THIEF_NUMBERS, encode_thief, thief_parts
from monoceros.games.vast.encoder_tiles import SYMBOLS, encode_tiles, tile_parts
from monoceros.games.vast.encoder_unicorn import UNICORN_NUMBERS, encode_unicorn, unicorn_parts
from monoceros.games.vast.facts import symbol_of
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    CAVE,
    DIE_NAMES,
    DRAGON,
    EMPTY,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    NIGHTMARE,
    PIECE_NAMES,
    ROLE_NAMES,
    ROLES,
    SUPPLY_NAMES,
    THIEF,
    TILES,
)

# Of all roles but the Knight and the Unicorns, as many games have none of them; and one for each kind of Event.
OTHER_NUMBERS: Final = GOBLINS_NUMBERS + DRAGON_NUMBERS + THIEF_NUMBERS + CAVE_NUMBERS + GHOUL_NUMBERS + GHOST_NUMBERS


# -- the numbers ---


def encode(s: State, seat: int) -> bytes:
    out = new_row()
    terms = s.terms
    put_flags(out, s.turn, ROLES)
    put_flags(out, terms.role_of[seat], ROLES)
    put_flags(out, s.possessed, ROLES)
    put_mask(out, s.gone, MOST_SEATS)
    put(out, s.round)
    out.write(terms.row)
    encode_tiles(out, s, seat)
    put_which(out, s.stands)
    encode_map(out, s)
    if terms.seat_of[NIGHTMARE] != EMPTY or terms.shadow_level > 0:
        encode_unicorn(out, s, seat)
    else:
        put_nothing(out, UNICORN_NUMBERS)
    if terms.kept >> KNIGHT & 1:
        encode_knight(out, s, seat)
    else:
        put_nothing(out, KNIGHT_NUMBERS + len(terms.knight.event_copies))
    if terms.kept >> GOBLINS:
        encode_others(out, s, seat)
    else:
        put_nothing(out, OTHER_NUMBERS + len(terms.knight.event_copies))
    return finished(out)


def encode_map(out: Row, s: State) -> None:
    """The stack, the Collapse and the supply; what is going on."""
    put(out, len(s.tile_stack))
    put(out, symbol_of(s, s.tile_stack[-1]) + 1 if s.tile_stack else 0)
    put_flag(out, s.collapsing)
    put(out, s.crystals)
    put(out, s.collapsed)
    put(out, s.smashed)
    put(out, s.revealed)
    put(out, s.revealed_in_all)
    put_each(out, s.supply)
    put(out, s.focus + 1)
    put(out, s.condemned + 1)
    put(out, s.left)
    put(out, s.dice + 1)


def encode_others(out: Row, s: State, seat: int) -> None:
    kept = s.terms.kept
    if kept >> GOBLINS & 1:
        encode_goblins(out, s, seat)
    else:
        put_nothing(out, GOBLINS_NUMBERS)
    if kept >> DRAGON & 1:
        encode_dragon(out, s, seat)
    else:
        put_nothing(out, DRAGON_NUMBERS)
    if kept >> THIEF & 1:
        encode_thief(out, s)
    else:
        put_nothing(out, THIEF_NUMBERS)
    if kept >> CAVE & 1:
        encode_cave(out, s, seat)
    else:
        put_nothing(out, CAVE_NUMBERS + len(s.terms.knight.event_copies))
    if kept >> GHOUL & 1:
        encode_ghoul(out, s, seat)
    else:
        put_nothing(out, GHOUL_NUMBERS)
    if kept >> GHOST & 1:
        encode_ghost(out, s, seat)
    else:
        put_nothing(out, GHOST_NUMBERS)


# -- the same in words ---


def parts(s: State) -> list[Part]:
    events = len(s.terms.knight.event_copies)
    return [
        Part("turn", list(ROLE_NAMES), "flag"),
        Part("own role", list(ROLE_NAMES), "flag"),
        Part("possessed", list(ROLE_NAMES), "flag"),
        Part("out of the game", list(SEATS), "flag"),
        one("round"),
        *terms_parts(),
        *[part for tile in range(TILES) for part in tile_parts(tile)],
        Part("tile of", list(PIECE_NAMES), "which", TILES),
        *map_parts(),
        *unicorn_parts(),
        *knight_parts(events),
        *goblins_parts(),
        *dragon_parts(),
        *thief_parts(),
        *cave_parts(events),
        *ghoul_parts(),
        *ghost_parts(),
    ]


def map_parts() -> list[Part]:
    return [
        one("tiles in the stack"),
        one("symbol on top of the stack", "which", SYMBOLS),
        one("the Collapse has begun", "flag"),
        one("Crystals revealed"),
        one("Crystals collapsed"),
        one("Crystals smashed"),
        one("tiles revealed in this turn"),
        one("tiles revealed in all"),
        Part("supply", list(SUPPLY_NAMES)),
        one("tile that is asked about", "which", TILES),
        one("tile that is being removed", "which", TILES),
        one("tiles or steps left"),
        one("Dragon die", "which", len(DIE_NAMES)),
    ]
