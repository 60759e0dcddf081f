"""Section 60: the turn of the Cave Ghost."""

from __future__ import annotations

from monoceros.engine.core import Pick, ask, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_cave as c
from monoceros.games.vast.effects import put_treasure
from monoceros.games.vast.effects_cave import (
    begin_cave_turn,
    bought,
    buy,
    draw_omens,
    empty_plunder_space,
    place_ghost_tile,
    put_rocks,
    spend_omen,
    take_rocks,
)
from monoceros.games.vast.effects_ghost import begin_ghost_turn, haunt
from monoceros.games.vast.facts import distance, space_of
from monoceros.games.vast.facts_cave import band_of, extra_crystals, payable, price, treasure_places
from monoceros.games.vast.facts_ghost import (
    closest_isolation,
    ghost_tiles_in_reach,
    ghost_tiles_on_map,
    landing,
    lines_to,
    object_tile,
    objects,
    possessable,
    possession_price,
    ring_distance,
    ring_edges,
)
from monoceros.games.vast.facts_omens import must_move_rocks, rocks_placed, takes_rocks
from monoceros.games.vast.picks import EDGE, EDGE_NUMBER, TILE, TILE_NUMBER, WAY_NUMBER
from monoceros.games.vast.picks_cave import END, OMEN_NUMBER, POWER, POWER_NUMBER, STOP
from monoceros.games.vast.picks_ghost import CARD, CARD_NUMBER, OBJECT_NUMBER, SHIFT
from monoceros.games.vast.rules import cave, omens, possession
from monoceros.games.vast.rules.ghost import appear
from monoceros.games.vast.rules.telekinesis import shift
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import CAVE_GHOST, CRYSTAL_TOKEN, EMPTY, GHOST_PIECE, WAYS


@rule
async def cave_ghost_turn(s: State) -> None:
    """VF-60.2 Collect Omens; shape the Cave; move and use powers; place Treasure; check Past Plunder."""
    seat = s.terms.seat_of[CAVE_GHOST]
    begin_cave_turn(s)
    begin_ghost_turn(s)
    if s.stands[GHOST_PIECE] == EMPTY:
        await appear(s, seat)
    draw_omens(s, band_of(s.terms.cave.ghost_omen_from, ghost_omens(s)))
    await cave.shape(s, seat)
    await haunt_the_cave(s, seat)
    if treasure_places(s):
        await place_treasure(s, seat)
    while sum(s.cave.spent) >= c.PLUNDER_AT:
        empty_plunder_space(s)
        if treasure_places(s):
            await cave.hide_treasure(s, seat)


def ghost_omens(s: State) -> int:
    """VF-60.4 Isolation, Crystal tokens and Ghost tiles on the map."""
    crystals = len([1 for tokens in s.tokens if tokens & CRYSTAL_TOKEN])
    return closest_isolation(s) + crystals + extra_crystals(s) + ghost_tiles_on_map(s)


@rule
async def place_treasure(s: State, seat: int) -> None:
    """VF-53.8, VF-61.8"""
    if s.terms.cave.optional_treasure:
        pick: str = await choose(seat, "hide_treasure", [*[TILE[tile] for tile in treasure_places(s)], STOP])
        if pick != STOP:
            put_treasure(s, TILE_NUMBER[pick])
    else:
        await cave.hide_treasure(s, seat)


# -- moving and powers ---


@rule
async def haunt_the_cave(s: State, seat: int) -> None:
    """VF-60.2, VF-60.6 In any order."""
    while True:
        pick: Pick = await ask(seat, "cave_ghost", ghost_options(s))
        if pick == END:
            return
        if pick in TILE_NUMBER:
            tile = TILE_NUMBER[pick]
            haunt(s, tile, distance(s, s.stands[GHOST_PIECE], tile))
        else:
            power = POWER_NUMBER[pick[1]]
            if power == c.POSSESSION:
                await take_over(s, seat)
            else:
                await cave.pay(s, seat, power)
                await use(s, seat, power)


def ghost_options(s: State) -> list[Pick]:
    options: list[Pick] = [TILE[tile] for tile in ghost_tiles_in_reach(s, c.GHOST_STEPS - s.ghost.steps)]
    for power in c.CAVE_GHOST_POWERS:
        if payable(s, power) >= price(s, power) and can_use(s, power):
            options.append(POWER[power])
    options.append(END)
    return options


def can_use(s: State, power: int) -> bool:
    """VF-60.6 Would this power do anything where she is?"""
    if power == c.TELEKINESIS:
        return bool(shift_picks(s))
    if power == c.ROCKSLIDE:
        return bool(own_borders(s))
    if power == c.PLOT_TWIST:
        return bool(s.cave.ghost_tiles) and bool(ring_edges(s)) and not s.collapsing
    if power == c.HATRED:
        return bool(omens.hatred_picks(s))
    if power == c.CURSE:
        return bool(omens.curse_choices(s))
    return bool(possessable(s, payable(s, c.POSSESSION)))


@rule
async def use(s: State, seat: int, power: int) -> None:
    if power == c.TELEKINESIS:
        await telekinesis(s, seat)
    elif power == c.ROCKSLIDE:
        await rockslide(s, seat)
    elif power == c.PLOT_TWIST:
        await plot_twist(s, seat)
    elif power == c.HATRED:
        await omens.hatred(s, seat)
    else:
        await omens.crystal_curse(s, seat)


# -- Telekinesis (VF-60.6d) ---


@rule
async def telekinesis(s: State, seat: int) -> None:
    """One object, straight toward her or away from her; the closer it is, the further it may go."""
    pick: Pick = await choose(seat, "telekinesis", shift_picks(s))
    thing, way = OBJECT_NUMBER[pick[1]], WAY_NUMBER[pick[2]]
    left = reach_of(s, thing)
    while left > 0 and object_tile(s, thing) != EMPTY and landing(s, thing, way, left):
        spaces = landing(s, thing, way, left)
        thing = await shift(s, thing, way, spaces)
        left -= spaces
        if left > 0 and object_tile(s, thing) != EMPTY and landing(s, thing, way, left):
            go_on: Pick = await ask(seat, "telekinesis", (SHIFT[WAYS * thing + way], STOP))
            if go_on == STOP:
                return


def shift_picks(s: State) -> list[Pick]:
    found: list[Pick] = []
    for thing in objects(s):
        for way in lines_to(s, object_tile(s, thing)):
            if landing(s, thing, way, reach_of(s, thing)):
                found.append(SHIFT[WAYS * thing + way])
    return found


def reach_of(s: State, thing: int) -> int:
    reach = s.terms.ghost.isolation_reach
    return reach[min(ring_distance(s.at[s.stands[GHOST_PIECE]], s.at[object_tile(s, thing)]), len(reach) - 1)]


# -- Rockslide and Plot Twist (VF-60.6a, VF-60.6c) ---


@rule
async def rockslide(s: State, seat: int) -> None:
    """Only on a border of her own space."""
    if must_move_rocks(s):
        old: str = await choose(seat, "take_rocks", [EDGE[edge] for edge in rocks_placed(s)])
        take_rocks(s, EDGE_NUMBER[old] // WAYS, EDGE_NUMBER[old] % WAYS)
    name: str = await choose(seat, "rocks", own_borders(s))
    put_rocks(s, EDGE_NUMBER[name] // WAYS, EDGE_NUMBER[name] % WAYS)
    await omens.wall_in(s)


def own_borders(s: State) -> list[Pick]:
    here = s.stands[GHOST_PIECE]
    edges = [WAYS * here + way for way in range(WAYS)]
    return [EDGE[edge] for edge in edges if s.near[edge] != EMPTY and takes_rocks(s, edge)]


@rule
async def plot_twist(s: State, seat: int) -> None:
    """A Ghost tile of her choice, Dark side up, in a surrounding space."""
    name: str = await choose(seat, "place", [EDGE[edge] for edge in ring_edges(s)])
    s.cave.space = space_of(s, EDGE_NUMBER[name])
    chosen: str = await choose(seat, "ghost_tile", [TILE[tile] for tile in s.cave.ghost_tiles])
    place_ghost_tile(s, TILE_NUMBER[chosen], s.cave.space)
    s.cave.space = EMPTY


# -- Possession (VF-60.6e, VF-60.7) ---


def takeovers(s: State) -> list[Pick]:
    return [CARD[role] for role in possessable(s, payable(s, c.POSSESSION))]


@rule
async def take_over(s: State, seat: int) -> None:
    """It begins at once; whose turn it is decides what it costs."""
    name: str = await choose(seat, "take_over", takeovers(s))
    role = CARD_NUMBER[name]
    buy(s, c.POSSESSION)
    left = possession_price(s, role)
    while left > 0:
        s.left = left
        coin: str = await choose(seat, "pay_omen", cave.coins(s))
        spend_omen(s, OMEN_NUMBER[coin])
        left -= 1
    bought(s)
    s.ghost.used |= 1 << role
    await possession.possess_role(s, role)
