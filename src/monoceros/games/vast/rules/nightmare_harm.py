"""Sections 22, 33, 44, 55 and 57: what others do to the Nightmare Unicorn."""

from __future__ import annotations

from monoceros.engine.core import choose
from monoceros.engine.lowering import rule
from monoceros.games.vast.effects import die, take_piece
from monoceros.games.vast.effects_unicorn import discard_card, lose_unicorn_health, lose_upgrade_cube
from monoceros.games.vast.facts import owner
from monoceros.games.vast.facts_unicorn import hunts_unicorn, removable_upgrades
from monoceros.games.vast.picks import CARD, CARD_NUMBER, UPGRADE, UPGRADE_NUMBER
from monoceros.games.vast.rules import teleport
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY, NIGHTMARE, UNICORN_PIECE


@rule
async def attacked(s: State, role: int, succeeded: bool) -> None:
    """VF-22.1 to VF-22.5 He loses Health to the one who must kill him; then, hit or not, he is forced to Teleport."""
    s.unicorn.chain = 0
    if succeeded:
        hit(s, role)
    if s.stands[UNICORN_PIECE] != EMPTY:
        await teleport.forced_teleport(s)


def hit(s: State, role: int) -> None:
    """VF-22.1, VF-22.5, VF-57.6, VF-57.7 1 Health, if this role must kill him; at 0 he is dead, and it may win."""
    if not hunts_unicorn(s, role):
        return
    lose_unicorn_health(s)
    if s.unicorn.health == 0:
        s.unicorn.out = True
        take_piece(s, UNICORN_PIECE)
        die(s, NIGHTMARE)


@rule
async def discard(s: State, number: int) -> None:
    """VF-33.5, VF-44.3 Cards of his choice, one at a time, as many as he has."""
    while number > 0 and s.unicorn.hand:
        s.left = number
        name: str = await choose(owner(s, NIGHTMARE), "discard", [CARD[card] for card in s.unicorn.hand])
        discard_card(s, CARD_NUMBER[name])
        number -= 1


@rule
async def shot(s: State, number: int) -> None:
    """VF-33.5 The Enchanted Bow: he discards, then is forced to Teleport."""
    s.unicorn.chain = 0
    await discard(s, number)
    await teleport.forced_teleport(s)


@rule
async def lose_upgrade(s: State) -> None:
    """VF-55.1, VF-55.2 Soporific Spores: an upgrade of his choice; he keeps his Radiance."""
    name: str = await choose(
        s.terms.seat_of[NIGHTMARE], "lose_upgrade", [UPGRADE[which] for which in removable_upgrades(s)]
    )
    lose_upgrade_cube(s, UPGRADE_NUMBER[name])
