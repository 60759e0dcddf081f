"""Section 7: pieces and tokens are moved by others, space by space."""

from __future__ import annotations

from monoceros.engine.core import Pick, ask
from monoceros.engine.lowering import rule
from monoceros.games.vast.effects import move_piece, move_treasure
from monoceros.games.vast.effects_gems import move_gem
from monoceros.games.vast.facts_push import can_come_to_rest, is_free, may_push, may_push_token, stops_there
from monoceros.games.vast.picks import STOP, WAY, WAY_NUMBER
from monoceros.games.vast.rules import meetings
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY, WAYS

TREASURE_TOKEN = -1  # what `carry_token` moves: a Treasure, or a Gem by its number


@rule
async def push(s: State, piece: int, tile: int) -> bool:
    """VF-7.14 One space further; False if the piece goes no further by this effect."""
    move_piece(s, piece, tile)
    stopped: bool = await meetings.entered_by_force(s, piece, tile)
    return not stopped and s.stands[piece] == tile and not stops_there(s, piece, tile)


@rule
async def carry(s: State, seat: int, piece: int, most: int) -> None:
    """A player moves a piece up to so many spaces."""
    while most > 0 and pushes(s, piece):
        s.focus = s.stands[piece]
        s.left = most
        name: str = await ask(seat, "carry", (*pushes(s, piece), STOP))
        if name == STOP:
            return
        most -= 1
        goes_on: bool = await push(s, piece, s.near[WAYS * s.stands[piece] + WAY_NUMBER[name]])
        if not goes_on:
            return


def pushes(s: State, piece: int) -> tuple[Pick, ...]:
    tile = s.stands[piece]
    if tile == EMPTY:
        return ()
    return tuple([WAY[way] for way in range(WAYS) if may_push(s, piece, tile, way)])


@rule
async def carry_token(s: State, seat: int, tile: int, gem: int, most: int) -> int:
    """A player moves a Treasure token, or a Gem, up to so many spaces; where it comes to lie."""
    while most > 0 and slides(s, tile, most):
        s.focus = tile
        s.left = most
        name: str = await ask(seat, "carry", slides(s, tile, most))
        if name == STOP:
            break
        most -= 1
        beside = s.near[WAYS * tile + WAY_NUMBER[name]]
        if gem == TREASURE_TOKEN:
            move_treasure(s, tile, beside)
        else:
            move_gem(s, gem, beside)
        tile = beside
    return tile


def slides(s: State, tile: int, most: int) -> tuple[Pick, ...]:
    """VF-7.10 Ways from which it can still come to rest on a tile without pieces."""
    found: list[Pick] = []
    for way in range(WAYS):
        if may_push_token(s, tile, way) and can_come_to_rest(s, s.near[WAYS * tile + way], most - 1):
            found.append(WAY[way])
    if found and is_free(s, tile):
        found.append(STOP)
    return tuple(found)
