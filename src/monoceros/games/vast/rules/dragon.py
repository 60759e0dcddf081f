"""Sections 45 and 47: the Dragon's turn."""

from __future__ import annotations

from monoceros.engine.core import Pick, ask, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_dragon as d
from monoceros.games.vast.effects_dragon import (
    begin_dragon_turn,
    digest,
    discard_power,
    give_treasures,
    lend_symbol,
    pick_up_treasures,
    place_gem,
    renew_hand,
    surface,
    wake_cube,
)
from monoceros.games.vast.facts import mind_of
from monoceros.games.vast.facts_dragon import can_pay, can_wake, lends, on_crystal, wakeable
from monoceros.games.vast.facts_powers import can_use, flights
from monoceros.games.vast.picks import WAY_NUMBER
from monoceros.games.vast.picks_dragon import (
    END,
    ENOUGH,
    GO,
    KIND,
    KIND_NUMBER,
    NO_GEM,
    PAY_CARD,
    PAY_GEM,
    POWER_NUMBER,
    SLOTH_NUMBER,
    USE,
    WAKE,
)
from monoceros.games.vast.picks_ghost import GHOST_PICKS
from monoceros.games.vast.rules import ghost_block
from monoceros.games.vast.rules.dragon_flight import fly
from monoceros.games.vast.rules.dragon_powers import use_power
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import DRAGON, DRAGON_PIECE, EMPTY


@rule
async def dragon_turn(s: State) -> None:
    """VF-45.4 He moves and uses powers; picks up Treasure; places a Gem; replaces his hand."""
    seat = mind_of(s, DRAGON)
    begin_dragon_turn(s)
    await prowl(s, seat)
    if s.stands[DRAGON_PIECE] == EMPTY:
        return
    hoard(s)
    if s.possessed != DRAGON:  # T21
        await lay_gem(s, seat)
    await stir(s, seat)
    if s.possessed != DRAGON:
        renew_hand(s)
    if s.dragon.awake and on_crystal(s):  # VF-47.7
        surface(s)


# -- moving and powers ---


@rule
async def prowl(s: State, seat: int) -> None:
    """VF-45.5, VF-45.6 His free move and his powers in any order, until he has enough, or is dead."""
    while s.stands[DRAGON_PIECE] != EMPTY:
        pick: Pick = await ask(seat, "dragon", turn_options(s))
        if pick == END:
            return
        if pick in GHOST_PICKS:
            await ghost_block.ghost_pick(s, DRAGON, DRAGON_PIECE, pick)
        elif pick[0] == "go":
            s.dragon.moved = True
            await fly(s, seat, WAY_NUMBER[pick[1]], pick[2])
        elif pick[0] == "wake":
            wake(s, SLOTH_NUMBER[pick[1]])
        else:
            power = POWER_NUMBER[pick[1]]
            await pay(s, seat, s.terms.dragon.cost[power])
            if s.telling:
                s.emit("dragon_power", power)
            await use_power(s, seat, power)


def turn_options(s: State) -> list[Pick]:
    options: list[Pick] = []
    if not s.dragon.moved:
        options += [GO[flight] for flight in flights(s, d.FREE_MOVE, False)]
    for power in range(d.POWERS):
        if can_pay(s, s.terms.dragon.cost[power]) and can_use(s, power):
            options.append(USE[power])
    options += [WAKE[place] for place in wakeable(s, False)]
    ghost_block.add_ghost_picks(s, DRAGON, DRAGON_PIECE, options)
    options.append(END)
    return options


@rule
async def pay(s: State, seat: int, cost: tuple[int, ...]) -> None:
    """VF-45.6 Card by card; he is asked wherever there could be a choice, whatever he holds."""
    s.dragon.paying = cost
    while s.dragon.paying:
        kind = s.dragon.paying[0]
        if kind != d.ANY_KIND and not lends(s, kind):
            spend(s, "card", kind)
        else:
            pick: Pick = await ask(seat, "pay", payments(s, kind))
            spend(s, pick[0], KIND_NUMBER[pick[1]])


def spend(s: State, with_what: str, kind: int) -> None:
    s.dragon.paying = s.dragon.paying[1:]
    if with_what == "card":
        discard_power(s, kind)
    else:
        lend_symbol(s, kind)


def payments(s: State, wanted: int) -> list[Pick]:
    """Cards and Gems that show a symbol, or any."""
    kinds = [kind for kind in range(d.KINDS) if wanted == d.ANY_KIND or wanted == kind]
    cards = [PAY_CARD[kind] for kind in kinds if s.dragon.hand[kind]]
    return cards + [PAY_GEM[kind] for kind in kinds if lends(s, kind)]


# -- Treasure, Gems, Wakefulness ---


def hoard(s: State) -> None:
    """VF-45.7, VF-47.1 Treasures on his space; one of them wakes a Greed cube, with none asleep all go back."""
    pick_up_treasures(s)
    if not s.dragon.treasures:
        return
    if not s.dragon.sloth[d.GREED]:
        give_treasures(s, s.dragon.treasures)
    elif can_wake(s, d.GREED):
        give_treasures(s, 1)
        wake_cube(s, d.GREED)


@rule
async def lay_gem(s: State, seat: int) -> None:
    """VF-45.8"""
    if d.IN_HOARD not in s.dragon.gem_at:
        return
    name: str = await choose(seat, "lay_gem", gem_picks(s))
    if name != NO_GEM:
        place_gem(s, KIND_NUMBER[name])


def gem_picks(s: State) -> list[Pick]:
    gems: list[Pick] = [KIND[gem] for gem in range(d.KINDS) if s.dragon.gem_at[gem] == d.IN_HOARD]
    return [*gems, NO_GEM]


@rule
async def stir(s: State, seat: int) -> None:
    """VF-47.2 to VF-47.4 At the end of his turn, cubes whose price is there."""
    while wakeable(s, True):
        pick: Pick = await ask(seat, "stir", stirs(s))
        if pick == ENOUGH:
            return
        wake(s, SLOTH_NUMBER[pick[1]])


def stirs(s: State) -> list[Pick]:
    return [*[WAKE[place] for place in wakeable(s, True)], ENOUGH]


def wake(s: State, place: int) -> None:
    if place == d.HUNGER:
        digest(s)
    wake_cube(s, place)
