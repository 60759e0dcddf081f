"""Sections 6 and 13: the black die, the rock, and the dragon's flight and landing."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.crown.facts import is_castle, is_hero
from monoceros.games.crown.geometry import TUNNEL_AT, TUNNELS
from monoceros.games.crown.picks import SPACE, SPACE_NUMBER
from monoceros.games.crown.pieces import (
    advance_dragon,
    beat_hero,
    close_battle,
    drive_dragon_back,
    fly,
    is_summoned,
    lose_castle,
    lose_general,
    lose_wall,
    open_battle,
    put_rock,
    settle_dragon,
    summon_dragon,
)
from monoceros.games.crown.rules.battle import blow, slay, strike
from monoceros.games.crown.rules.losses import can_claim, claim_crown, go_home
from monoceros.games.crown.rules.windows import battle_window
from monoceros.games.crown.state import State
from monoceros.games.crown.tables import DRAGON, EMPTY, HOLDERS, ROCK, WALL


@rule
async def black_die(s: State, seat: int) -> None:
    """CD-6.4 to CD-6.14"""
    if s.die_black >= ROCK:
        await roll_rock(s, seat)
    elif s.alert:
        await wake_dragon(s)
    elif s.dragon_at != EMPTY:
        fly(s, s.die_black, s.die_white)
        await land(s)


# -- the rock ---


@rule
async def roll_rock(s: State, seat: int) -> None:
    """CD-6.4 to CD-6.6 Placed by choice the first time, then clockwise, past the dragon."""
    if s.rock == EMPTY:
        space: str = await choose(seat, "rock", rock_tunnels(s))
        put_rock(s, seat, SPACE_NUMBER[space])
    else:
        put_rock(s, seat, next_tunnel(s))


def rock_tunnels(s: State) -> list[Pick]:
    """Tunnels without the dragon."""
    return [SPACE[space] for space in TUNNELS if space != s.dragon_at]


def next_tunnel(s: State) -> int:
    number = TUNNEL_AT[s.rock] + 1
    if TUNNELS[number % 4] == s.dragon_at:
        number += 1
    return TUNNELS[number % 4]


# -- the dragon ---


@rule
async def wake_dragon(s: State) -> None:
    """CD-6.8, CD-6.9 One slot further; in the last it flies to G7 at once."""
    advance_dragon(s)
    if is_summoned(s):
        summon_dragon(s)
        await land(s)


@rule
async def land(s: State) -> None:
    """CD-13.3 to CD-13.10 It attacks whatever it lands on."""
    what = s.board[s.dragon_at]
    if what == EMPTY:
        settle_dragon(s)
        if s.rock == s.dragon_at:
            put_rock(s, s.active, EMPTY)
    elif what >= WALL:
        lose_wall(s, s.dragon_at, "dragon")
        settle_dragon(s)
    elif s.cards[what]:
        await fall_upon(s, what)
    else:
        await devour(s, what)


@rule
async def fall_upon(s: State, holder: int) -> None:
    """CD-13.6 to CD-13.9 An armed holder defends itself; a hero strikes back."""
    open_battle(s, DRAGON, holder, 0)
    await battle_window(s, holder // HOLDERS, 1)
    winner = strike(s) if is_hero(holder) else only_blow(s)
    if winner == DRAGON:
        await devour(s, holder)
    elif winner == EMPTY:
        drive_dragon_back(s, "held")
    else:
        slay(s, holder // HOLDERS)
    close_battle(s, winner)


def only_blow(s: State) -> int:
    """CD-13.6, CD-13.7 Generals and castles never strike back at the dragon. Gives DRAGON if it wins, else EMPTY."""
    return DRAGON if blow(s) else EMPTY


@rule
async def devour(s: State, holder: int) -> None:
    """CD-13.5, CD-13.9, CD-13.10, CD-13.19 The holder is lost, and the space is the dragon's."""
    if is_hero(holder):
        beat_hero(s, holder, "dragon")
        settle_dragon(s)
        await go_home(s, holder)
    elif is_castle(holder):
        lose_castle(s, holder, EMPTY, "dragon")
        settle_dragon(s)
        if can_claim(s):
            await claim_crown(s)
    else:
        lose_general(s, holder, "dragon")
        settle_dragon(s)
