"""VF-56.7 to VF-56.10, VF-57.4 to VF-57.8, VF-58.8 to VF-58.10: the Ghoul attacks, feeds on it, and skitters away."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast.effects_ghoul import begin_attack, pay_discs, smash_by_ghoul
from monoceros.games.vast.facts import others_on
from monoceros.games.vast.facts_ghoul import (
    attack_price,
    can_attack,
    ghoul_role,
    ghoul_tile,
    is_vile,
)
from monoceros.games.vast.picks import PIECE, PIECE_NUMBER
from monoceros.games.vast.rules import dragon_harm, goblins_harm, knight_harm, meetings, thief_harm
from monoceros.games.vast.rules.ghoul_harm import skitter
from monoceros.games.vast.rules.ghoul_loot import feed
from monoceros.games.vast.rules.ghoul_terror import gain_terror
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    DRAGON,
    DRAGON_PIECE,
    EMPTY,
    GHOUL_PIECE,
    KNIGHT_PIECE,
    SHADOW,
    THIEF_PIECE,
    UNICORN_PIECE,
)


@rule
async def pounce(s: State, seat: int) -> None:
    """VF-56.5 One of the pieces on the space that it has just entered."""
    if targets(s):
        name: str = await choose(seat, "prey", targets(s))
        await attack(s, seat, PIECE_NUMBER[name])


def targets(s: State) -> list[Pick]:
    return [PIECE[piece] for piece in others_on(s, ghoul_tile(s), GHOUL_PIECE) if can_attack(s, piece)]


@rule
async def attack(s: State, seat: int, piece: int) -> None:
    """VF-56.7, VF-56.9 It pays, harms, feeds and skitters; a Unicorn Teleports after that (VF-57.5, VF-57.8)."""
    price = attack_price(s, piece)
    begin_attack(s, piece)
    pay_discs(s, price)
    hit: bool = await harm(s, seat, piece)
    if hit:
        await feed(s, seat)
    await skitter(s, opponent_of(s, piece))
    if piece == UNICORN_PIECE and s.stands[UNICORN_PIECE] != EMPTY:
        await meetings.unicorn_flees(s)


def opponent_of(s: State, piece: int) -> int:
    """VF-56.14 Whose the piece is; nobody's for the Shadow Unicorn."""
    role = meetings.role_of(s, piece)
    return EMPTY if role == SHADOW else s.terms.seat_of[role]


@rule
async def harm(s: State, seat: int, piece: int) -> bool:
    """VF-56.8, VF-57.6 to VF-57.8, VF-58.9 What the attack does; True if it took effect."""
    if piece == KNIGHT_PIECE:
        await knight_harm.mauled(s, is_vile(s))
    elif piece == DRAGON_PIECE:
        await dragon_harm.struck_by_ghoul(s, must_kill_dragon(s))
    elif piece == UNICORN_PIECE:
        meetings.unicorn_hit(s, ghoul_role(s))
    elif piece == THIEF_PIECE:
        killed: bool = await kill_thief(s, seat)
        return killed
    else:
        await goblins_harm.mauled(s, piece)
    return True


def must_kill_dragon(s: State) -> bool:
    """VF-58.9 A player whom the Vile Ghoul has to kill must lose Health."""
    return is_vile(s) and s.terms.target[ghoul_role(s)] == DRAGON


@rule
async def kill_thief(s: State, seat: int) -> bool:
    """VF-56.10 For his death it draws Terror cards of his Loot Drop Level, and keeps one."""
    loot = s.thief.loot
    killed: bool = await thief_harm.attacked(s)
    if killed:
        await gain_terror(s, seat, max(loot, 1))
    return killed


@rule
async def smash(s: State, seat: int) -> None:
    """VF-56.7, VF-58.8 A Crystal: an attack that nobody opposes."""
    if not is_vile(s):
        pay_discs(s, s.terms.ghoul.smash)
    s.ghoul.surge = 0
    smash_by_ghoul(s)
    await feed(s, seat)
    await skitter(s, EMPTY)
