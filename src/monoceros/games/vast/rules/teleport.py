"""Sections 17 to 20: the Nightmare Unicorn arrives somewhere, attacks whom he meets, and is forced to Teleport."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast.effects import move_piece, take_treasure, win
from monoceros.games.vast.effects_unicorn import (
    discard_revealed,
    gain_upgrade,
    put_cube,
    set_cube_aside,
    teleport_to,
    turn_up_card,
)
from monoceros.games.vast.facts import is_crystal, is_dark, mind_of, others_on, tile_at
from monoceros.games.vast.facts_dragon import gems_on
from monoceros.games.vast.facts_unicorn import destination, free_upgrades, leads_to_tile, own_turn, radiance, stat
from monoceros.games.vast.picks import (
    CARD,
    CARD_NUMBER,
    COLLECT,
    LEAVE,
    MARK,
    NUMBER,
    PIECE,
    PIECE_NUMBER,
    UPGRADE,
    UPGRADE_NUMBER,
)
from monoceros.games.vast.picks_dragon import KIND_NUMBER, PAY_GEM
from monoceros.games.vast.rules import dragon_gems, flame_wall, meetings
from monoceros.games.vast.rules.reveal import reveal
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    CLARITY,
    CUBE,
    EMPTY,
    ENTRANCE,
    LONGEST_CHAIN,
    MAGMA,
    NIGHTMARE,
    PIT,
    PITS,
    RIVER,
    RIVER_MOUTH,
    TERRAIN_OF,
    UNICORN_PIECE,
)

# -- entering a space ---


@rule
async def enter(s: State, came_from: int, onward: int) -> bool:
    """VF-12.3, VF-17.1, VF-18.5 He has just entered a space, by Move, Teleport or River. True if he is away again.

    The win is checked first, then a Dark tile is revealed, then a piece is attacked; else a fire may burn him.
    """
    tile = s.stands[UNICORN_PIECE]
    seat = mind_of(s, NIGHTMARE)
    check_escape(s)
    if is_dark(s, tile):
        await reveal(s, seat, UNICORN_PIECE, tile, came_from, onward, True)
    if others_on(s, tile, UNICORN_PIECE) and s.unicorn.chain < LONGEST_CHAIN:  # VF-11.10
        await attack(s, seat)
        return True
    if flame_wall.burns(s, UNICORN_PIECE):  # VF-48.4
        flame_wall.catch_fire(s, UNICORN_PIECE)
        await forced_teleport(s)
        return True
    if TERRAIN_OF[tile] == RIVER:
        drifted: bool = await drift(s, seat)
        return drifted
    return False


def check_escape(s: State) -> None:
    """VF-12.1 to VF-12.6 He wins at the moment he enters the Entrance in his own turn."""
    own = own_turn(s) and s.possessed == EMPTY
    if s.stands[UNICORN_PIECE] == ENTRANCE and own and radiance(s) >= s.terms.radiance_goal:
        win(s, 1 << s.terms.seat_of[NIGHTMARE])


@rule
async def drift(s: State, seat: int) -> bool:
    """VF-65.15, VF-65.18 With the current as far as he likes; whom he meets he attacks. True if he did."""
    number: int = await choose(seat, "drift", NUMBER[: RIVER_MOUTH - s.stands[UNICORN_PIECE] + 1])
    for _ in range(number):
        tile = s.stands[UNICORN_PIECE] + 1
        move_piece(s, UNICORN_PIECE, tile)
        if others_on(s, tile, UNICORN_PIECE) and s.unicorn.chain < LONGEST_CHAIN:
            await attack(s, seat)
            return True
    return False


# -- attacking ---


@rule
async def attack(s: State, seat: int) -> None:
    """VF-17.1, VF-17.2, VF-17.11 to VF-17.13 One piece in his space; then he is forced to Teleport."""
    name: str = await choose(seat, "target", targets(s))
    piece = PIECE_NUMBER[name]
    struck: bool = await meetings.strike(s, piece, s.unicorn.anger)
    role = meetings.role_of(s, piece)
    if struck and not s.unicorn.attacked >> role & 1:
        s.unicorn.attacked |= 1 << role
        if s.unicorn.anger == s.terms.most_anger:
            await gain_radiance(s)
    await forced_teleport(s)


def targets(s: State) -> list[Pick]:
    return [PIECE[piece] for piece in others_on(s, s.stands[UNICORN_PIECE], UNICORN_PIECE)]


# -- forced Teleports ---


@rule
async def forced_teleport(s: State) -> None:
    """VF-20.1 to VF-20.6 By one of the cards that Clarity reveals; further ones until one is valid."""
    if s.unicorn.chain >= LONGEST_CHAIN:
        return
    seat = mind_of(s, NIGHTMARE)
    turn_up_cards(s)
    if not ways_out(s):
        discard_revealed(s)
        return
    if len(ways_out(s)) > 1:
        s.unicorn.chain = 0  # a decision begins a new chain (VF-11.10)
    name: str = await choose(seat, "forced", ways_out(s))
    tile = tile_at(s, destination(s, CARD_NUMBER[name]))
    teleport_to(s, tile, True)
    discard_revealed(s)
    await arrive(s, seat)


def turn_up_cards(s: State) -> None:
    """VF-20.1, VF-20.3"""
    for _ in range(stat(s, CLARITY)):
        turn_up_card(s)
    while not ways_out(s) and turn_up_card(s):
        pass


def ways_out(s: State) -> list[Pick]:
    return [CARD[card] for card in s.unicorn.revealed if leads_to_tile(s, card)]


@rule
async def arrive(s: State, seat: int) -> None:
    """VF-18.5, VF-18.6, VF-65.16 What follows a Teleport, forced or not."""
    attacked: bool = await enter(s, EMPTY, EMPTY)
    if not attacked:
        await come_to_rest(s, seat)


@rule
async def come_to_rest(s: State, seat: int) -> None:
    """VF-14.6, VF-15.2, VF-65.16 The end of a Move or Teleport: hot ground drives him on; else he gathers Radiance."""
    if is_restless(s.stands[UNICORN_PIECE]):
        await forced_teleport(s)
    else:
        await gather(s, seat)


def is_restless(tile: int) -> bool:
    """VF-65.16 Magma or a Pit."""
    return TERRAIN_OF[tile] == MAGMA or PIT <= TERRAIN_OF[tile] < PIT + PITS


# -- Radiance ---


@rule
async def gather(s: State, seat: int) -> None:
    """VF-14.6, VF-14.9, VF-16.3, VF-16.4, VF-21.4 In his own turn, and not in anger, he may mark and collect."""
    while own_turn(s) and not s.unicorn.angry and len(to_gather(s)) > 1:
        what: Pick = await choose(seat, "gather", to_gather(s))
        if what == LEAVE:
            return
        if what == MARK:
            put_cube(s, s.stands[UNICORN_PIECE])
        elif what == COLLECT:
            take_treasure(s, s.stands[UNICORN_PIECE])
        else:
            trapped: bool = await dragon_gems.open_gem(s, KIND_NUMBER[what[1]])
            if trapped:  # VF-21.14
                await forced_teleport(s)
                return
        await gain_radiance(s)


def to_gather(s: State) -> list[Pick]:
    """VF-21.1 to VF-21.4, VF-21.12 Nothing while no cube is left on the Radiance track."""
    tile = s.stands[UNICORN_PIECE]
    found: list[Pick] = []
    if s.unicorn.track:
        if is_crystal(s, tile) and not s.tokens[tile] & CUBE and s.unicorn.cubes:
            found.append(MARK)
        if s.treasures[tile]:
            found.append(COLLECT)
        for gem in gems_on(s, tile):  # VF-21.13
            found.append(PAY_GEM[gem])
    found.append(LEAVE)
    return found


@rule
async def gain_radiance(s: State) -> None:
    """VF-21.5, VF-21.12 His own player chooses the upgrade, whoever plays his turn (T21)."""
    if s.unicorn.track == 0:
        return
    if not free_upgrades(s):
        set_cube_aside(s)
        return
    owner = s.terms.seat_of[NIGHTMARE]
    seat = owner if owner != EMPTY else mind_of(s, NIGHTMARE)
    name: str = await choose(seat, "upgrade", upgrade_picks(s))
    gain_upgrade(s, UPGRADE_NUMBER[name])


def upgrade_picks(s: State) -> list[Pick]:
    return [UPGRADE[which] for which in free_upgrades(s)]
