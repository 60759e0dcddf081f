"""Atoms of the cave: each makes one change that somebody can see, and says so. Nobody else touches what they touch."""

from __future__ import annotations

from monoceros.engine.core import GameOver
from monoceros.engine.events import ALL, NOBODY, audience
from monoceros.games.vast.effects_artifacts import bring_artifact, drop_artifacts
from monoceros.games.vast.facts import tile_at, tiles_left
from monoceros.games.vast.state import LIT, OVER, State
from monoceros.games.vast.tables import (
    CELLS,
    CROWDED,
    CRYSTAL,
    CRYSTAL_TOKEN,
    CRYSTALS,
    EMPTY,
    EVENT,
    EVENT_TOKEN,
    EVENTS,
    FANGS_PIECE,
    FIRST_TERRAIN,
    GHOST,
    GHOST_PIECE,
    GOBLINS,
    KNIGHT,
    PIECE_ROLE,
    PIECES,
    ROCKSLIDES,
    STEP,
    TERRAIN_FIRST,
    TREASURE_ROOM,
    TREASURES,
    VAULT,
    VAULT_TOKEN,
    VAULTS,
    WALLS,
    WAYS,
)

# -- turns and the end ---


def begin_round(s: State) -> None:
    s.round += 1
    s.terrain_placed = False
    if s.telling:
        s.emit("round", s.round)


def begin_turn(s: State, role: int) -> None:
    """VF-8.1, VF-8.2 The Collapse begins with a turn, if all tiles are on the map."""
    s.turn = role
    s.revealed = 0
    if s.telling:
        s.emit("turn", role)
    if not s.collapsing and not tiles_left(s):
        s.collapsing = True
        if s.telling:
            s.emit("collapse")


def win(s: State, seats: int) -> None:
    """VF-11.6 These seats, as bits, have won."""
    s.outcome = OVER
    s.winners = seats
    if s.telling:
        s.emit("won", seats)
    raise GameOver


def lose_all(s: State, why: str) -> None:
    """VF-8.11, VF-34.5 Nobody wins."""
    s.outcome = OVER
    s.winners = 0
    if s.telling:
        s.emit("lost", why)
    raise GameOver


def cave_falls(s: State) -> None:
    """VF-8.11 The Cave or Cave Ghost wins; without one, everybody loses."""
    if s.terms.cave_seat == EMPTY:
        lose_all(s, "collapsed")
    if not s.cave.hatred:  # VF-63.3
        win(s, 1 << s.terms.cave_seat)


def die(s: State, role: int) -> None:
    """VF-11.6, VF-61.6, VF-62.14 to VF-62.16 A player at Health 0: whoever had to kill it wins, else others play on.

    Whoever must escape besides has not won yet (VF-62.7). If nobody is left, everybody has lost.
    """
    terms = s.terms
    winners = terms.death_wins[role]
    for seat, killer in enumerate(terms.role_of):
        if terms.target[killer] == role and not terms.escapes >> killer & 1 and not s.gone >> seat & 1:
            winners |= 1 << seat
    if winners:
        win(s, winners)
    if terms.seat_of[role] != EMPTY:  # or nobody plays it, and the Ghost had it for a turn (VF-59.8)
        s.gone |= 1 << terms.seat_of[role]
        if s.telling:
            s.emit("gone", role)
        if s.gone == (1 << s.seats) - 1:
            lose_all(s, "knight" if role == KNIGHT else "dead")
    if terms.seat_of[GHOST] != EMPTY:
        drop_artifacts(s, role)
    for piece in range(PIECES):
        if PIECE_ROLE[piece] == role and s.stands[piece] != EMPTY:
            take_piece(s, piece)


def roll_die(s: State) -> int:
    """VF-6.1 The Dragon die: one of its six faces."""
    s.dice = s.chance.pick(6)
    if s.telling:
        s.emit("rolled", s.dice)
    return s.dice


# -- tiles come and go ---


def draw_tile(s: State, space: int) -> int:
    """VF-3.9, VF-3.10 The top tile of the stack goes on a space, Dark side up; the next symbol shows."""
    tile = s.tile_stack.pop()
    lay(s, tile, space)
    if s.telling:
        s.emit("placed", tile, shows=ALL if s.tile_stack else NOBODY)
    return tile


def lay(s: State, tile: int, space: int) -> None:
    """Put a tile on an open space and join it to what lies beside it."""
    put(s, tile, space)
    for way in range(WAYS):
        join(s, tile, way, tile_at(s, space + STEP[way]))


def put(s: State, tile: int, space: int) -> None:
    s.at[tile] = space
    cell = space % CELLS
    s.cells[cell] = tile if s.cells[cell] == EMPTY else CROWDED
    if tile >= FIRST_TERRAIN:
        s.squares += 1
    if s.terms.kept >> GOBLINS & 1:
        for tribe, lurks in enumerate(s.goblins.lurks):
            if lurks == space:  # VF-43.12 a tile under a lurking Tribe reveals it
                s.goblins.lurks[tribe] = EMPTY
                move_piece(s, FANGS_PIECE + tribe, tile)


def pick_up(s: State, tile: int) -> None:
    cell = s.at[tile] % CELLS
    if s.cells[cell] == tile:
        s.cells[cell] = EMPTY
    s.at[tile] = EMPTY
    if tile >= FIRST_TERRAIN:
        s.squares -= 1


def join(s: State, tile: int, way: int, other: int) -> None:
    s.near[WAYS * tile + way] = other
    if other != EMPTY:
        s.near[WAYS * other + (way ^ 2)] = tile


def take_up(s: State, tile: int) -> None:
    """Take a tile off the map; nothing is left on it."""
    for way in range(WAYS):
        other = s.near[WAYS * tile + way]
        if other != EMPTY:
            s.near[WAYS * other + (way ^ 2)] = EMPTY
            s.near[WAYS * tile + way] = EMPTY
    pick_up(s, tile)
    s.walls[tile] = 0
    s.rotation[tile] = 0


def turn_over(s: State, tile: int) -> None:
    """VF-3.1 A Dark tile is flipped; how it lies is settled next."""
    s.lit[tile] = LIT
    s.revealed += 1
    s.revealed_in_all += 1
    if s.terms.tile_kind[s.face[tile]] == CRYSTAL:
        s.crystals += 1
    if s.telling:
        s.emit("revealed", tile, s.face[tile], shows=ALL)


def look_at(s: State, seat: int, tile: int) -> None:
    """VF-50.2 A player looks at a Dark tile in secret."""
    if not s.known[tile] >> seat & 1:
        s.known[tile] |= 1 << seat
        if s.telling:
            s.emit("looked", seat, tile, secret=s.face[tile], to=audience(seat))


def rotate(s: State, tile: int, rotation: int) -> None:
    """VF-3.2, VF-54.4 A Rockslide gives way to a wall."""
    walls = WALLS[WAYS * s.terms.tile_shape[s.face[tile]] + rotation]
    s.rotation[tile] = rotation
    s.walls[tile] = walls
    for way in range(WAYS):
        other = s.near[WAYS * tile + way]
        if walls >> way & 1:
            clear_rocks(s, tile, way)
            if other != EMPTY:
                clear_rocks(s, other, way ^ 2)
    if s.telling:
        s.emit("oriented", tile, rotation)


def clear_rocks(s: State, tile: int, way: int) -> None:
    if s.rocks[tile] >> way & 1:
        s.rocks[tile] &= ~(1 << way)
        s.supply[ROCKSLIDES] += 1


def place_tokens(s: State, tile: int, event: bool) -> None:
    """VF-3.13, VF-3.14 What a revealed tile brings, if the supply has it."""
    kind = s.terms.tile_kind[s.face[tile]]
    if kind == TREASURE_ROOM:
        put_treasure(s, tile)
    elif kind == CRYSTAL:
        put_token(s, tile, CRYSTAL_TOKEN, CRYSTALS)
    elif kind == VAULT:
        put_token(s, tile, VAULT_TOKEN, VAULTS)
    elif kind == EVENT and event and s.terms.has_events:
        put_token(s, tile, EVENT_TOKEN, EVENTS)


def put_token(s: State, tile: int, token: int, supply: int) -> None:
    if s.supply[supply]:
        s.supply[supply] -= 1
        s.tokens[tile] |= token
        if s.telling:
            s.emit("token", tile, token)


def take_token(s: State, tile: int, token: int, supply: int) -> None:
    """A token goes back to its supply."""
    s.tokens[tile] &= ~token
    s.supply[supply] += 1
    if s.telling:
        s.emit("token_gone", tile, token)


def put_treasure(s: State, tile: int) -> None:
    """VF-4.3"""
    if s.supply[TREASURES]:
        s.supply[TREASURES] -= 1
        s.treasures[tile] += 1
        if s.telling:
            s.emit("treasure", tile)


def take_treasure(s: State, tile: int) -> None:
    """VF-4.2 Back to the common supply."""
    s.treasures[tile] -= 1
    s.supply[TREASURES] += 1
    if s.telling:
        s.emit("treasure_gone", tile)


def move_treasure(s: State, tile: int, other: int) -> None:
    """VF-7.10 Somebody moves a Treasure token."""
    s.treasures[tile] -= 1
    s.treasures[other] += 1
    if s.telling:
        s.emit("treasure_moved", tile, other)


# -- pieces ---


def move_piece(s: State, piece: int, tile: int) -> None:
    s.stands[piece] = tile
    if s.telling:
        s.emit("moved", piece, tile)
    if s.terms.seat_of[GHOST] != EMPTY and piece != GHOST_PIECE:
        bring_artifact(s, piece)


def take_piece(s: State, piece: int) -> None:
    """A piece leaves the map."""
    s.stands[piece] = EMPTY
    if s.telling:
        s.emit("left_map", piece)


# -- Terrain (section 65) ---


def lay_terrain(s: State, terrain: int, spaces: list[int]) -> None:
    """VF-65.4 A Terrain tile on open spaces; it blocks no sight (VF-65.5)."""
    first = TERRAIN_FIRST[terrain]
    for square, space in enumerate(spaces, first):
        s.lit[square] = LIT
        lay(s, square, space)
    if s.telling:
        s.emit("terrain", terrain)
