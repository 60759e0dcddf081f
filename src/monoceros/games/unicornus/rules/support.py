"""Sections 1.6, 12 and 18: support cards for the own turn."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.effects import (
    gain_action,
    gain_resources,
    gain_tokens,
    heal,
    move_knight,
    play_card,
    protect,
)
from monoceros.games.unicornus.facts import command_of, foe_life_left, has_enemy
from monoceros.games.unicornus.foes import defeat, enter, forget_all_arrivals, remove_army, repent, sabotage, wound_foe
from monoceros.games.unicornus.marching import mock_steps
from monoceros.games.unicornus.picks import FOE, FOE_NUMBER, NUMBER, SPACE, SPACE_NUMBER
from monoceros.games.unicornus.reach import for_defection, for_fire, for_retreat, for_sabotage, for_snipe, units_near
from monoceros.games.unicornus.rules.battle import fight
from monoceros.games.unicornus.rules.fate import after_move, check_fate
from monoceros.games.unicornus.rules.send import send
from monoceros.games.unicornus.state import State
from monoceros.games.unicornus.tables import EMPTY, PRINCESS


@rule
async def play(s: State, seat: int, knight: int, card: int) -> None:
    """UK-12.1 Announce, resolve, discard."""
    s.actions -= s.terms.support_actions[card]
    play_card(s, knight, card)
    s.asked = card
    if card == t.FIRE_TACTICS or card == t.DEFECTION:
        await take_tokens(s, seat, knight, card)
    elif card == t.SNIPE:
        await snipe(s, seat, knight)
    elif card == t.MOCK:
        await mock(s, seat, knight)
    elif card == t.SABOTAGE:
        unit: str = await choose(seat, "target_unit", to_sabotage(s, knight))
        sabotage(s, SPACE_NUMBER[unit])
    elif card == t.REPENTANCE:
        foe: str = await choose(seat, "target_foe", defeated_foes(s))
        repent(s, FOE_NUMBER[foe], knight)
    elif card == t.STRATEGIC_RETREAT:
        space: str = await choose(seat, "target_space", retreats(s))
        move_knight(s, PRINCESS, SPACE_NUMBER[space], "card")
        await after_move(s, PRINCESS)
    elif card == t.MESSENGER:
        await send(s, seat, knight, True)
    else:
        do(s, knight, card, s.terms.support_amount[card])


def do(s: State, knight: int, card: int, amount: int) -> None:
    """Cards without a target. A Banner and Steeds are attached already."""
    if card == t.PROTECTION:
        protect(s)
    elif card == t.HEALING_POTION:
        heal(s, knight, amount)
    elif card == t.HELP:
        gain_tokens(s, knight, amount)
    elif card == t.SUPPLY_TRAIN:
        gain_resources(s, knight, amount)
    elif card == t.FORCED_MARCH:
        s.free_move = True
    elif card == t.BURST:
        gain_action(s, knight, amount)


# -- cards with targets ---


@rule
async def take_tokens(s: State, seat: int, knight: int, card: int) -> None:
    """Fire Tactics removes up to 2 tokens, Defection takes them over (UK-12.7: as far as there is room)."""
    name: str = await choose(seat, "target_unit", losers(s, knight, card))
    space = SPACE_NUMBER[name]
    most = min(s.terms.support_amount[card], s.army[space])
    if card == t.DEFECTION:
        most = min(most, command_of(s, knight) - s.tokens[knight])
    number: int = await choose(seat, "how_many", NUMBER[1 : most + 1])
    remove_army(s, space, number, knight)
    if card == t.DEFECTION:
        gain_tokens(s, knight, number)


def losers(s: State, knight: int, card: int) -> list[Pick]:
    spaces = for_fire(s, knight) if card == t.FIRE_TACTICS else for_defection(s, knight)
    return [SPACE[space] for space in spaces]


@rule
async def snipe(s: State, seat: int, knight: int) -> None:
    name: str = await choose(seat, "target_foe", in_sight(s, knight))
    foe = FOE_NUMBER[name]
    wound_foe(s, foe, s.terms.support_amount[t.SNIPE])
    if foe_life_left(s, foe) <= 0:
        defeat(s, foe, knight)


def in_sight(s: State, knight: int) -> list[Pick]:
    return [FOE[foe] for foe in for_snipe(s, knight)]


def to_sabotage(s: State, knight: int) -> list[Pick]:
    return [SPACE[space] for space in for_sabotage(s, knight)]


def defeated_foes(s: State) -> list[Pick]:
    """UK-18.13"""
    return [FOE[foe] for foe in range(t.FOES) if s.defeated >> foe & 1]


def retreats(s: State) -> list[Pick]:
    return [SPACE[space] for space in for_retreat(s)]


# -- Mock ---


@rule
async def mock(s: State, seat: int, knight: int) -> None:
    """UK-18.11 An enemy unit near is drawn toward the player's character, step by step, and fights what it meets."""
    name: str = await choose(seat, "target_unit", to_mock(s, knight))
    unit: int = SPACE_NUMBER[name]
    for _ in range(s.terms.support_amount[t.MOCK]):
        if unit == EMPTY or s.place[knight] == EMPTY or not mock_steps(s, unit, knight):
            return
        s.asked = unit
        step: str = await choose(seat, "mock_path", mocked_steps(s, unit, knight))
        to = SPACE_NUMBER[step]
        enter(s, unit, to)
        foe = s.foe_on[to]  # tokens alone may have joined one
        await check_fate(s, EMPTY)
        at: int = await meet(s, to)
        forget_all_arrivals(s)
        unit = where_is(s, at, foe)


def to_mock(s: State, knight: int) -> list[Pick]:
    return [SPACE[space] for space in units_near(s, knight)]


def mocked_steps(s: State, unit: int, knight: int) -> list[Pick]:
    return [SPACE[space] for space in mock_steps(s, unit, knight)]


@rule
async def meet(s: State, space: int) -> int:
    """The battle that the unit's step has led to, if any. Gives where the unit is then; EMPTY if it is no more."""
    if s.knight_on[space] == EMPTY or not has_enemy(s, space):
        return space
    return await fight(s, s.knight_on[space], False)


def where_is(s: State, space: int, foe: int) -> int:
    """A led unit is where its character is; a leaderless one where it was last."""
    if foe != EMPTY and s.foe_at[foe] != EMPTY:
        return s.foe_at[foe]
    return space if space != EMPTY and has_enemy(s, space) else EMPTY
