"""Section 59: the turn of the Ghost, and what she does at the end of others' turns."""

from __future__ import annotations

from monoceros.engine.core import Pick, ask, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_ghost as g
from monoceros.games.vast.effects import move_piece
from monoceros.games.vast.effects_ghost import (
    begin_ghost_turn,
    choose_card,
    gain_focus,
    haunt,
    note_shift,
    rouse,
    show_card,
)
from monoceros.games.vast.facts import distance, is_dark, is_unoccupied
from monoceros.games.vast.facts_ghost import (
    can_haunt,
    ghost_influence,
    ghost_movement,
    ghost_tiles_in_reach,
    is_ghost_tile,
    is_locked_tile,
    is_warded,
    landing,
    spaces_left,
)
from monoceros.games.vast.picks import TILE, TILE_NUMBER, WAY_NUMBER
from monoceros.games.vast.picks_ghost import CARD, CARD_NUMBER, END, OBJECT_NUMBER, PASS, REVEAL
from monoceros.games.vast.rules import possession
from monoceros.games.vast.rules.telekinesis import add_shifts, shift
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY, FIRST_TERRAIN, GHOST, GHOST_PIECE, TILES


@rule
async def ghost_turn(s: State) -> None:
    """VF-59.4 Focus; moving and Telekinesis; a Possession card for the round."""
    seat = s.terms.seat_of[GHOST]
    begin_ghost_turn(s)
    if s.stands[GHOST_PIECE] == EMPTY:
        await appear(s, seat)
    if s.ghost.turns > 1 and s.ghost.chosen != g.NO_CARD and not s.ghost.shown:
        gain_focus(s)
        await wake_up(s, seat)
    await haunt_the_cave(s, seat)
    if is_ghost_tile(s, s.stands[GHOST_PIECE]) and not is_locked_tile(s, s.stands[GHOST_PIECE]):
        s.ghost.rested = True  # VF-64.4
    if card_picks(s):
        name: str = await choose(seat, "possession_card", card_picks(s))
        choose_card(s, CARD_NUMBER[name])


@rule
async def appear(s: State, seat: int) -> None:
    """VF-59.2 Her piece comes onto any unoccupied Dark tile."""
    name: str = await choose(seat, "haunt", first_tiles(s))
    move_piece(s, GHOST_PIECE, TILE_NUMBER[name])


def first_tiles(s: State) -> list[Pick]:
    """Without an unoccupied Dark tile wherever she could end a move."""
    cave = [tile for tile in range(FIRST_TERRAIN) if s.at[tile] != EMPTY and is_unoccupied(s, tile)]
    dark = [tile for tile in cave if is_dark(s, tile)]
    found = dark or [tile for tile in range(TILES) if s.at[tile] != EMPTY and can_haunt(s, tile)]
    return [TILE[tile] for tile in found]


@rule
async def wake_up(s: State, seat: int) -> None:
    """VF-59.4a Her own card may be revealed. She is asked whichever it is, so that nobody learns it by that."""
    pick: str = await ask(seat, "rouse", (REVEAL, PASS) if s.ghost.chosen == GHOST else (PASS,))
    if pick == REVEAL:
        rouse(s)


# -- phase 2 (VF-59.4b, VF-59.5, VF-59.6) ---


@rule
async def haunt_the_cave(s: State, seat: int) -> None:
    """She moves, and moves things, in any order."""
    while True:
        pick: Pick = await ask(seat, "ghost", ghost_options(s))
        if pick == END:
            return
        if pick in TILE_NUMBER:
            tile = TILE_NUMBER[pick]
            haunt(s, tile, distance(s, s.stands[GHOST_PIECE], tile))
        else:
            await move_thing(s, pick)


def ghost_options(s: State) -> list[Pick]:
    left = ghost_movement(s) - s.ghost.steps
    options: list[Pick] = [TILE[tile] for tile in ghost_tiles_in_reach(s, left)]
    add_shifts(s, options)
    options.append(END)
    return options


@rule
async def move_thing(s: State, pick: Pick) -> None:
    """VF-59.6b, VF-59.6d A move through a wall is all that an Artifact makes in a turn."""
    thing, way = OBJECT_NUMBER[pick[1]], WAY_NUMBER[pick[2]]
    if pick[0] == "through":
        await shift(s, thing, way, 1)
        note_shift(s, thing, thing, ghost_influence(s))
        return
    spaces = landing(s, thing, way, spaces_left(s, thing))
    now: int = await shift(s, thing, way, spaces)
    note_shift(s, thing, now, spaces)


# -- phase 3, and other players' turns ---


def card_picks(s: State) -> list[Pick]:
    """VF-59.4c All cards but a blocked one."""
    cards = s.ghost.cards if s.ghost.chosen == g.NO_CARD else sorted([*s.ghost.cards, s.ghost.chosen])
    return [CARD[card] for card in cards]


@rule
async def after_turn(s: State, role: int) -> None:
    """VF-59.7, VF-59.8 The end of a turn: she may reveal the matching card and play that role's turn again."""
    seat = s.terms.seat_of[GHOST]
    if s.terms.ghost.strangers:
        await possession.strangers(s, role)
    elif role != GHOST and can_reveal(s) and not s.gone >> s.terms.seat_of[role] & 1:
        pick: str = await ask(seat, "possess", (REVEAL, PASS) if s.ghost.chosen == role else (PASS,))
        if pick == REVEAL:
            show_card(s)
            await possession.possess_role(s, role)


def can_reveal(s: State) -> bool:
    """VF-59.11"""
    return s.ghost.chosen != g.NO_CARD and not s.ghost.shown and not is_warded(s)
