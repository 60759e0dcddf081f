"""VF-56.6: the Ghoul collects Treasures and Dragon Gems, which feed its Fury."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_ghoul as g
from monoceros.games.vast.effects_gems import gem_home
from monoceros.games.vast.effects_ghoul import (
    give_treasures_back,
    pay_movement,
    set_fury,
    store_from_afar,
    store_from_supply,
    store_treasure,
)
from monoceros.games.vast.facts_dragon import gems_on
from monoceros.games.vast.facts_ghoul import collect_price, ghoul_tile, holds, is_vile
from monoceros.games.vast.picks import TILE, TILE_NUMBER
from monoceros.games.vast.picks_dragon import GEM, KIND_NUMBER
from monoceros.games.vast.rules.ghoul_dice import roll_dragon_die
from monoceros.games.vast.rules.ghoul_harm import skitter
from monoceros.games.vast.rules.ghoul_terror import gain_terror, mark
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import DIE_CENTRE, EMPTY, TILES, TREASURES


@rule
async def collect(s: State, seat: int) -> None:
    """A Treasure token of its space."""
    pay_for_loot(s, collect_price(s))
    store_treasure(s, ghoul_tile(s))
    await after_loot(s, seat)


@rule
async def collect_gem(s: State, seat: int, safely: bool) -> None:
    """A Gem of its space: a trapped one makes it skitter; otherwise it gets a Treasure token for it."""
    name: str = await choose(seat, "gem", [GEM[gem] for gem in gems_on(s, ghoul_tile(s))])
    gem = KIND_NUMBER[name]
    pay_for_loot(s, s.terms.ghoul.collect_cost if safely and not s.ghoul.seizes else collect_price(s))
    if not safely:
        face: int = await roll_dragon_die(s, seat)
        if DIE_CENTRE[face]:
            gem_home(s, gem)
            await skitter(s, EMPTY)
            return
    gem_home(s, gem)
    if s.supply[TREASURES]:
        store_from_supply(s)
    elif treasure_places(s):
        place: str = await choose(seat, "take_from", treasure_places(s))
        store_from_afar(s, TILE_NUMBER[place])
    await after_loot(s, seat)


def pay_for_loot(s: State, price: int) -> None:
    pay_movement(s, price)
    if holds(s, g.SEIZE) and not s.ghoul.seizes:
        mark(s, g.SEIZE)


def treasure_places(s: State) -> list[Pick]:
    return [TILE[tile] for tile in range(TILES) if s.treasures[tile]]


@rule
async def after_loot(s: State, seat: int) -> None:
    """VF-56.6, VF-58.10, T20 Two tokens become Fury, or a Terror card of the Vile Ghoul; Seize brings two cards."""
    if s.ghoul.treasures >= g.TREASURES_A_FURY:
        give_treasures_back(s)
        await feed(s, seat)
    if s.ghoul.seizes:
        s.ghoul.seizes = False
        for _ in range(s.terms.ghoul.once_amount[g.SEIZE]):
            await gain_terror(s, seat, 1)


@rule
async def feed(s: State, seat: int) -> None:
    """VF-56.9, VF-56.11, VF-58.10 1 Fury, and at an even number a Terror card; for the Vile Ghoul always a card."""
    if is_vile(s):
        await gain_terror(s, seat, 1)
    elif s.ghoul.fury < s.terms.ghoul.most_fury:
        set_fury(s, s.ghoul.fury + 1)
        if s.ghoul.fury % 2 == 0:
            await gain_terror(s, seat, 1)
