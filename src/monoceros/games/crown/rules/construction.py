"""Section 10: walls and castles."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.crown.facts import free_ground, free_slots
from monoceros.games.crown.picks import (
    BUILD_CASTLE,
    BUILD_WALL,
    CASTLE_CARD,
    CASTLE_NUMBER,
    DONE,
    SPACE_NUMBER,
)
from monoceros.games.crown.pieces import build_castle, build_wall
from monoceros.games.crown.rules.losses import can_claim, claim_crown
from monoceros.games.crown.state import State
from monoceros.games.crown.tables import CASTLE, CASTLES, EMPTY, HOLDERS


@rule
async def construction(s: State, seat: int) -> None:
    """CD-10.1, CD-10.2 One structure after the other, while the player can pay."""
    while True:
        pick: Pick = await choose(seat, "construction", building_sites(s, seat))
        if pick == DONE:
            return
        if pick[0] == "wall":
            build_wall(s, seat, SPACE_NUMBER[pick[1]], s.terms.wall_price)
        else:
            await raise_castle(s, seat, SPACE_NUMBER[pick[1]], s.terms.castle_price)


def building_sites(s: State, seat: int) -> list[Pick]:
    """CD-10.3 to CD-10.8"""
    options: list[Pick] = []
    if s.gold[seat] >= s.terms.wall_price:
        options += [BUILD_WALL[space] for space in free_slots(s, seat)]
    if s.gold[seat] >= s.terms.castle_price:
        options += [BUILD_CASTLE[space] for space in free_ground(s, seat)]
    options.append(DONE)
    return options


@rule
async def raise_castle(s: State, seat: int, space: int, price: int) -> None:
    """CD-10.9 With one of the unused castle cards. CD-14.3 The hero on G7 may have waited for it."""
    card: str = await choose(seat, "castle_card", unused_castles(s, seat))
    build_castle(s, seat, CASTLE_NUMBER[card], space, price)
    if can_claim(s):
        await claim_crown(s)


def unused_castles(s: State, seat: int) -> list[Pick]:
    first = seat * HOLDERS + CASTLE
    return [CASTLE_CARD[card] for card in range(CASTLES) if s.where[first + card] == EMPTY]
