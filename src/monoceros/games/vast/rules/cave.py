"""Sections 53 and 54: the turn of the Cave."""

from __future__ import annotations

from monoceros.engine.core import Pick, ask, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_cave as c
from monoceros.games.vast.effects import put_treasure
from monoceros.games.vast.effects_cave import begin_cave_turn, bought, buy, draw_omens, finish_step, spend_omen
from monoceros.games.vast.facts import mind_of, tiles_left
from monoceros.games.vast.facts_cave import band_of, payable, price, tokens_on_map, treasure_places
from monoceros.games.vast.picks import TILE, TILE_NUMBER
from monoceros.games.vast.picks_cave import END, OMEN, OMEN_NUMBER, POWER, POWER_NUMBER, SHAPE, TREASURE
from monoceros.games.vast.rules import omens
from monoceros.games.vast.rules.placing import place_tiles
from monoceros.games.vast.rules.removal import collapse_tiles
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import CAVE, REMOVED_A_TURN


@rule
async def cave_turn(s: State) -> None:
    """VF-53.3 Collect Omens, shape the Cave, place a Treasure; Omens may be spent at any time after the first step."""
    seat = mind_of(s, CAVE)
    if s.possessed == CAVE:  # T21 the Ghost has drawn Omens of her own, and what was used up stays so
        s.cave.done = 0
    else:
        begin_cave_turn(s)
        draw_omens(s, band_of(s.terms.cave.omen_from, tokens_on_map(s)))
    await spend_and_shape(s, seat)


@rule
async def spend_and_shape(s: State, seat: int) -> None:
    """VF-53.3 Until the steps of the turn are done and no more Omens are wanted."""
    while True:
        pick: Pick = await ask(seat, "cave", cave_options(s))
        if pick == END:
            return
        if pick == SHAPE:
            await shape(s, seat)
        elif pick == TREASURE:
            finish_step(s, c.TREASURED)
            await hide_treasure(s, seat)
        else:
            power = POWER_NUMBER[pick[1]]
            await pay(s, seat, power)
            await omens.use(s, seat, power)


def cave_options(s: State) -> list[Pick]:
    options: list[Pick] = []
    done = s.cave.done
    waiting = done & c.SHAPED and not done & c.TREASURED and bool(treasure_places(s))
    if not done & c.SHAPED:
        options.append(SHAPE)
    elif waiting:
        options.append(TREASURE)
    for power in c.CAVE_POWERS:
        if payable(s, power) >= price(s, power) and omens.can_use(s, power):
            options.append(POWER[power])
    if done & c.SHAPED and (not waiting or s.terms.cave.optional_treasure):
        options.append(END)
    return options


# -- the steps ---


@rule
async def shape(s: State, seat: int) -> None:
    """VF-53.5 One tile is placed; during the Collapse three are removed."""
    finish_step(s, c.SHAPED)
    if s.collapsing:
        await collapse_tiles(s, seat, REMOVED_A_TURN, ())
    elif tiles_left(s):
        await place_tiles(s, seat, 1)


@rule
async def hide_treasure(s: State, seat: int) -> None:
    """VF-53.8"""
    name: str = await choose(seat, "hide_treasure", [TILE[tile] for tile in treasure_places(s)])
    put_treasure(s, TILE_NUMBER[name])


@rule
async def pay(s: State, seat: int, power: int) -> None:
    """VF-54.1, VF-54.2 Token by token, of the symbols that the power accepts."""
    buy(s, power)
    left = price(s, power)
    while left > 0:
        s.left = left
        name: str = await choose(seat, "pay_omen", coins(s))
        spend_omen(s, OMEN_NUMBER[name])
        left -= 1
    bought(s)


def coins(s: State) -> list[Pick]:
    accepts = s.terms.cave.power_accepts[s.cave.power]
    return [OMEN[omen] for omen in range(c.OMENS) if accepts >> omen & 1 and s.cave.omens[omen]]
