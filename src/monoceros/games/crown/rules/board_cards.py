"""20.7: Action cards that move figures, rock, crown or dragon, build, destroy. What each can aim at is beside it."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.crown.facts import castles_of, empty_land, free_ground, free_slots, is_opposed, pieces_of, places
from monoceros.games.crown.geometry import DIRECTION_NAMES, NEIGHBOURS, TUNNELS
from monoceros.games.crown.paths import beside_tunnels, can_act
from monoceros.games.crown.picks import FAR, FLY, REMOVE, SPACE, SPACE_NUMBER
from monoceros.games.crown.pieces import build_wall, fly, lose_wall, put_crown, put_piece, put_rock
from monoceros.games.crown.rules.construction import raise_castle
from monoceros.games.crown.rules.dragon import land, wake_dragon
from monoceros.games.crown.rules.move import move
from monoceros.games.crown.state import State
from monoceros.games.crown.tables import DRAGON, EMPTY, HOLDERS, WALL


@rule
async def recall(s: State, seat: int) -> None:
    """AC07 A piece comes home, from anywhere to any empty ordinary space."""
    start: str = await choose(seat, "recall", places(s, pieces_of(s, seat)))
    s.focus = s.board[SPACE_NUMBER[start]]
    space: str = await choose(seat, "recall_to", empty_land(s, seat))
    put_piece(s, s.focus, SPACE_NUMBER[space], "recall")
    s.focus = EMPTY


@rule
async def forced_march(s: State, seat: int, steps: int) -> None:
    """AC08, CD-20.1 So many spaces whatever the branch, with a battle if the piece has not had one."""
    start: str = await choose(seat, "march", marchers(s, seat, steps))
    await move(s, s.board[SPACE_NUMBER[start]], steps, False)


def marchers(s: State, seat: int, steps: int) -> list[Pick]:
    return [SPACE[s.where[holder]] for holder in pieces_of(s, seat) if can_act(s, holder, steps)]


def can_march(s: State, seat: int, steps: int) -> bool:
    """Whether `marchers` finds any."""
    for holder in pieces_of(s, seat):
        if can_act(s, holder, steps):
            return True
    return False


@rule
async def hidden_passage(s: State, seat: int) -> None:
    """AC09"""
    space: str = await choose(seat, "passage", exits(s, seat))
    put_piece(s, seat * HOLDERS, SPACE_NUMBER[space], "passage")


def exits(s: State, seat: int) -> list[Pick]:
    """CD-15.6 Only an armed hero can be placed outside."""
    return [SPACE[space] for space in beside_tunnels(s)] if s.cards[seat * HOLDERS] else []


@rule
async def shift_rock(s: State, seat: int) -> None:
    """AC10"""
    pick: str = await choose(seat, "shift_rock", rock_places(s))
    put_rock(s, seat, EMPTY if pick == REMOVE else SPACE_NUMBER[pick])


def rock_places(s: State) -> list[Pick]:
    """Another tunnel without the dragon, or off the board."""
    options: list[Pick] = [SPACE[space] for space in TUNNELS if space not in (s.dragon_at, s.rock)]
    if s.rock != EMPTY:
        options.append(REMOVE)
    return options


@rule
async def build_for_nothing(s: State, seat: int) -> None:
    """AC11, CD-20.3"""
    space: str = await choose(seat, "masons", [SPACE[slot] for slot in free_slots(s, seat)])
    build_wall(s, seat, SPACE_NUMBER[space], 0)


@rule
async def build_cheaply(s: State, seat: int, price: int) -> None:
    """AC12, CD-20.3"""
    space: str = await choose(seat, "architect", [SPACE[ground] for ground in free_ground(s, seat)])
    await raise_castle(s, seat, SPACE_NUMBER[space], price)


@rule
async def sap(s: State, seat: int) -> None:
    """AC13, CD-15.7 No battle: no VP, no upkeep."""
    space: str = await choose(seat, "sappers", undermined(s, seat))
    lose_wall(s, SPACE_NUMBER[space], "sappers")


def undermined(s: State, seat: int) -> list[Pick]:
    """Opponents' walls beside an own armed piece."""
    found: list[int] = []
    for holder in pieces_of(s, seat):
        if s.cards[holder]:
            for space in NEIGHBOURS[s.where[holder]]:
                what = s.board[space]
                if WALL <= what < DRAGON and is_opposed(s, seat, what - WALL) and space not in found:
                    found.append(space)
    return [SPACE[space] for space in sorted(found)]


@rule
async def blow_horn(s: State, seat: int, most: int) -> None:
    """AC21, CD-20.6 A slot further, or a flight to order."""
    if s.alert:
        await wake_dragon(s)
        return
    pick: Pick = await choose(seat, "horn", flights(most))
    fly(s, DIRECTION_NAMES.index(pick[1]), pick[2])
    await land(s)


def flights(most: int) -> list[Pick]:
    return [FLY[way * FAR + far] for way in range(len(DIRECTION_NAMES)) for far in range(most)]


@rule
async def move_crown(s: State, seat: int) -> None:
    """AC25, CD-20.18 To another own castle."""
    space: str = await choose(seat, "crown", other_castles(s, seat))
    put_crown(s, s.board[SPACE_NUMBER[space]])


def other_castles(s: State, seat: int) -> list[Pick]:
    return [SPACE[s.where[castle]] for castle in castles_of(s, seat) if castle != s.crown]
