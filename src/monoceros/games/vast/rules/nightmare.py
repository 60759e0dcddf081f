"""Sections 12 to 16, 19, 21 and 24: the Nightmare Unicorn's turn."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast.effects import move_piece
from monoceros.games.vast.effects_unicorn import (
    announce_wish,
    begin_unicorn_turn,
    discard_hand,
    discard_played,
    draw_hand,
    face,
    play_card,
    raise_anger,
    reset_anger,
    switch_reading,
    teleport_to,
    use_action,
    use_blast,
)
from monoceros.games.vast.facts import can_step, mind_of, tile_at
from monoceros.games.vast.facts_terrain import can_open
from monoceros.games.vast.facts_unicorn import destination, leads_somewhere, stat
from monoceros.games.vast.picks import (
    BLAST_CARD,
    BY_FACING,
    BY_SEAT,
    CARD_NUMBER,
    MOVE,
    READING,
    STOP,
    TELEPORT,
    TURN,
)
from monoceros.games.vast.picks_ghost import GHOST_PICKS
from monoceros.games.vast.rules import ghost_block
from monoceros.games.vast.rules.nightmare_start import enter_the_cave
from monoceros.games.vast.rules.placing import connect
from monoceros.games.vast.rules.removal import can_be_removed, remove_tile
from monoceros.games.vast.rules.teleport import arrive, come_to_rest, enter, gather
from monoceros.games.vast.rules.terrain import leave_terrain
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    BLAST,
    EMPTY,
    LEFT,
    NIGHTMARE,
    NO_TURN,
    PACE,
    SPIRIT,
    UNICORN_CARDS,
    UNICORN_PIECE,
    WAYS,
)

# -- the turn (section 13) ---


@rule
async def nightmare_turn(s: State) -> None:
    """VF-13.1 Perform Actions; Replace Hand and Reset Anger."""
    seat = mind_of(s, NIGHTMARE)
    if s.possessed == NIGHTMARE:  # T21 limits that he has used up stay used
        s.unicorn.actions = 0
    else:
        begin_unicorn_turn(s)
    if s.stands[UNICORN_PIECE] == EMPTY:
        await enter_the_cave(s, seat)
    may_switch: bool = await perform_actions(s, seat)
    if s.possessed == NIGHTMARE:
        return
    if may_switch:
        await announce_reading(s, seat)
    discard_hand(s)
    draw_hand(s, stat(s, SPIRIT))
    reset_anger(s)


@rule
async def perform_actions(s: State, seat: int) -> bool:
    """VF-13.4 to VF-13.7, VF-24.3 As many as his Pace allows, as long as he has cards.

    True if he wants to be asked, when they are over, how his cards are read: nobody who does not want it is.
    """
    wants = False
    while s.unicorn.actions < stat(s, PACE) and s.unicorn.hand:
        pick: Pick = await choose(seat, "act", actions(s, wants))
        if pick == STOP:
            break
        if pick == READING:
            wants = True
            announce_wish(s)
        elif pick in GHOST_PICKS:
            await ghost_block.ghost_pick(s, NIGHTMARE, UNICORN_PIECE, pick)
        else:
            use_action(s)
            await act(s, seat, pick)
    return wants


def actions(s: State, wants: bool) -> list[Pick]:
    """VF-13.4 to VF-13.7, VF-13.11 Whatever his cards allow."""
    terms, hand = s.terms, s.unicorn.hand
    options: list[Pick] = []
    for card in hand:
        if terms.card_move[card]:
            options.append(MOVE[card])
        if terms.card_turn[card] != NO_TURN:
            options.append(TURN[2 * card])
            options.append(TURN[2 * card + 1])
    if len(hand) > 1:
        for card in hand:
            if leads_somewhere(s, card):
                for other in hand:
                    if other != card:
                        options.append(TELEPORT[UNICORN_CARDS * card + other])
    if s.unicorn.upgrades[BLAST] and not s.unicorn.blasted:
        for card in hand:
            if can_blast(s, card):
                options.append(BLAST_CARD[card])
    ghost_block.add_ghost_picks(s, NIGHTMARE, UNICORN_PIECE, options)
    if s.terms.switching and s.possessed == EMPTY and not wants:
        options.append(READING)
    options.append(STOP)
    return options


@rule
async def act(s: State, seat: int, pick: Pick) -> None:
    """One action, completed before the next begins (VF-13.7)."""
    card = CARD_NUMBER[pick[1]]
    play_card(s, card)
    if pick[0] == "teleport":
        play_card(s, CARD_NUMBER[pick[2]])
        await teleport(s, seat, card)
    elif pick[0] == "blast":
        use_blast(s)
        await remove_tile(s, seat, tile_at(s, destination(s, card)))
    else:
        s.unicorn.angry = bool(s.terms.card_angry[card])
        if s.unicorn.angry:
            raise_anger(s)
        if pick[0] == "move":
            await move(s, seat, s.terms.card_move[card])
        else:
            turn(s, card, pick[2] // 90)
            await gather(s, seat)
        s.unicorn.angry = False
    discard_played(s)


# -- Move and Turn (sections 14 and 15) ---


@rule
async def move(s: State, seat: int, number: int) -> None:
    """VF-14.1 to VF-14.8 Forward as far as possible; an attack or a Teleport ends it."""
    opened = False  # VF-65.6: has a tile been laid to leave Terrain?
    while number > 0:
        tile = s.stands[UNICORN_PIECE]
        if not can_step(s, tile, s.unicorn.facing):
            if opened or not can_open(s, tile, s.unicorn.facing):
                break
            opened = True
            left: bool = await leave_terrain(s, seat, tile, s.unicorn.facing)
            if not left:
                break
        number -= 1
        move_piece(s, UNICORN_PIECE, s.near[WAYS * tile + s.unicorn.facing])
        attacked: bool = await enter(s, s.unicorn.facing ^ 2, s.unicorn.facing if number > 0 else EMPTY)
        if attacked:
            return
    await come_to_rest(s, seat)


def turn(s: State, card: int, quarters: int) -> None:
    """VF-15.1, VF-15.3"""
    by = -quarters if s.terms.card_turn[card] == LEFT else quarters
    face(s, (s.unicorn.facing + by) % WAYS)


# -- the Teleport action (section 19) and the Displacement Blast (VF-21.9) ---


@rule
async def teleport(s: State, seat: int, card: int) -> None:
    """VF-19.1 to VF-19.5 An open space gets a tile first, and a way to the map."""
    space = destination(s, card)
    tile = tile_at(s, space)
    if tile == EMPTY:
        tile = await connect(s, seat, space)
    teleport_to(s, tile, False)
    await arrive(s, seat)


def can_blast(s: State, card: int) -> bool:
    """VF-21.10"""
    tile = tile_at(s, destination(s, card))
    return tile != EMPTY and can_be_removed(s, tile)


# -- how his cards are read (section 24) ---


@rule
async def announce_reading(s: State, seat: int) -> None:
    """VF-24.3, VF-24.4"""
    now = BY_SEAT if s.unicorn.simple else BY_FACING
    other = BY_FACING if s.unicorn.simple else BY_SEAT
    name: str = await choose(seat, "reading", (now, other))
    if name != now:
        switch_reading(s, not s.unicorn.simple)
