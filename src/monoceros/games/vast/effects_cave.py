"""Atoms of the Cave and the Cave Ghost: each makes one change that somebody can see, and says so."""

from __future__ import annotations

from monoceros.engine.events import ALL, NOBODY, audience
from monoceros.games.vast import tables_cave as c
from monoceros.games.vast.effects import clear_rocks, lay, rotate
from monoceros.games.vast.effects_events import look_ahead
from monoceros.games.vast.facts_cave import cave_mind
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import CAVE, CAVE_GHOST, EMPTY, EVENT_TOKEN, EVENTS, ROCKSLIDES, WAYS

# -- setup and the turn ---


def set_up_cave(s: State) -> None:
    """VF-53.2, VF-60.1, VF-63.3 The bag of Omens, the hand of tiles, the Hatred tokens."""
    cave = s.cave
    cave.bag = s.terms.cave.omen_count[:]
    cave.hatred = s.terms.cave.hatred
    if s.terms.cave_seat != EMPTY:
        fill_hand(s)
        look_ahead(s)


def begin_cave_turn(s: State) -> None:
    cave = s.cave
    cave.turns += 1
    cave.done = cave.steps = 0
    cave.uses = [0] * c.POWERS


def finish_step(s: State, step: int) -> None:
    s.cave.done |= step


# -- tiles of the hand (VF-2.9, VF-3.9) ---


def fill_hand(s: State) -> None:
    """T21 A Ghost who plays the Cave's turn uses the hand, so she sees what comes into it, and remembers it."""
    while len(s.cave.hand) < c.HAND and s.tile_stack:
        tile = s.tile_stack.pop()
        s.cave.hand = sorted([*s.cave.hand, tile])
        if s.possessed == CAVE:
            s.known[tile] |= 1 << cave_mind(s)
        if s.telling:
            shows = ALL if s.tile_stack else NOBODY  # the next symbol
            s.emit("tile_taken", tile, secret=s.face[tile], to=audience(cave_mind(s)), shows=shows)


def place_from_hand(s: State, tile: int, space: int) -> None:
    """VF-53.5 Dark side up; the hand is filled again."""
    s.cave.hand = [other for other in s.cave.hand if other != tile]
    lay(s, tile, space)
    if s.telling:
        s.emit("placed", tile)
    fill_hand(s)


def return_hand(s: State) -> None:
    """T21 Without a Cave the tiles that the Ghost drew for its turn go back on top, as they lay."""
    for tile in reversed(s.cave.hand):
        s.tile_stack.append(tile)
    s.cave.hand = []
    if s.telling:
        s.emit("tiles_returned", shows=ALL)


def place_ghost_tile(s: State, tile: int, space: int) -> None:
    """VF-60.6c"""
    s.cave.ghost_tiles = [other for other in s.cave.ghost_tiles if other != tile]
    lay(s, tile, space)
    if s.telling:
        s.emit("placed", tile)


# -- Omens ---


def draw_omens(s: State, number: int) -> None:
    """VF-53.4, VF-54.8 From the bag, as many as there are."""
    cave = s.cave
    for _ in range(min(number, sum(cave.bag))):
        at = s.chance.pick(sum(cave.bag))
        omen = 0
        while at >= cave.bag[omen]:
            at -= cave.bag[omen]
            omen += 1
        cave.bag[omen] -= 1
        cave.omens[omen] += 1
        if s.telling:
            s.emit("omen_drawn", omen, shows=ALL)


def spend_omen(s: State, omen: int) -> None:
    """VF-54.1, VF-60.5 Back to the bag, or to the Cave Ghost's Past Plunder space."""
    cave = s.cave
    cave.omens[omen] -= 1
    if s.terms.seat_of[CAVE_GHOST] != EMPTY:
        cave.spent[omen] += 1
    else:
        cave.bag[omen] += 1
    if s.telling:
        s.emit("omen_spent", omen, cave.power)


def lose_omen(s: State, omen: int) -> None:
    """Hex (T14b): a token goes back to the bag."""
    s.cave.omens[omen] -= 1
    s.cave.bag[omen] += 1
    if s.telling:
        s.emit("omen_lost", omen)


def empty_plunder_space(s: State) -> None:
    """VF-60.5 Six of the spent Omens go back to the bag, those of most kinds first."""
    cave = s.cave
    for _ in range(c.PLUNDER_AT):
        omen = cave.spent.index(max(cave.spent))
        cave.spent[omen] -= 1
        cave.bag[omen] += 1
    if s.telling:
        s.emit("omens_back")


def buy(s: State, power: int) -> None:
    """A power is paid for now."""
    s.cave.power = power
    if s.telling:
        s.emit("power", power)


def bought(s: State) -> None:
    s.cave.uses[s.cave.power] += 1


def remove_hatred(s: State) -> None:
    """VF-63.3"""
    s.cave.hatred -= 1
    if s.telling:
        s.emit("hatred_gone", s.cave.hatred)


# -- what Omens do to the map ---


def put_rocks(s: State, tile: int, way: int) -> None:
    """VF-54.4 A Rockslide on a border."""
    s.rocks[tile] |= 1 << way
    s.supply[ROCKSLIDES] -= 1
    if s.telling:
        s.emit("rockslide", tile, way)


def take_rocks(s: State, tile: int, way: int) -> None:
    """VF-54.4 It will lie elsewhere."""
    clear_rocks(s, tile, way)
    if s.telling:
        s.emit("rockslide_gone", tile, way)


def turn_tile(s: State, tile: int, rotation: int) -> None:
    """VF-54.6, VF-54.4, VF-30.2 A Lit tile is rotated: Rockslides on it vanish, Bombs leave the game."""
    for way in range(WAYS):
        clear_rocks(s, tile, way)
        other = s.near[WAYS * tile + way]
        if other != EMPTY:
            clear_rocks(s, other, way ^ 2)
    s.bombed[tile] = 0
    rotate(s, tile, rotation)


def put_event(s: State, tile: int) -> None:
    """VF-54.6"""
    s.supply[EVENTS] -= 1
    s.tokens[tile] |= EVENT_TOKEN
    if s.telling:
        s.emit("token", tile, EVENT_TOKEN)
