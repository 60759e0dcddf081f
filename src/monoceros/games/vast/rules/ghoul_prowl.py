"""VF-56.5 to VF-56.9: the Ghoul moves and acts for its movement points."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_ghoul as g
from monoceros.games.vast.effects import move_piece
from monoceros.games.vast.effects_ghoul import check_ghoul_escape, pay_movement, use_boost
from monoceros.games.vast.facts import is_crystal, is_dark, others_on
from monoceros.games.vast.facts_dragon import gems_on
from monoceros.games.vast.facts_ghoul import (
    can_attack,
    can_attack_all,
    can_smash_here,
    can_spend,
    collect_price,
    crystal_tiles,
    free_spaces,
    ghoul_role,
    ghoul_tile,
    has_terror,
    holds,
    jump_extra,
    step_base,
    step_extra,
)
from monoceros.games.vast.facts_terrain import is_pit
from monoceros.games.vast.picks import PIECE_NUMBER, TILE_NUMBER, WAY_NUMBER
from monoceros.games.vast.picks_ghost import GHOST_PICKS
from monoceros.games.vast.picks_ghoul import (
    BOOST_ATTACK,
    BOOST_MOVEMENT,
    CHARGE,
    COLLECT,
    END,
    FLARE,
    GEM,
    GEM_SAFELY,
    JUMP,
    POUNCE,
    SMASH,
    SPEND,
    STEP_TO,
    STRIKE,
    TERROR_NUMBER,
    USE,
)
from monoceros.games.vast.rules import flame_wall, ghost_block
from monoceros.games.vast.rules.flare import affected, reveal_all
from monoceros.games.vast.rules.ghoul_attack import attack, pounce, smash
from monoceros.games.vast.rules.ghoul_dice import roll_dragon_die
from monoceros.games.vast.rules.ghoul_loot import collect, collect_gem
from monoceros.games.vast.rules.ghoul_terror import scour, spend, use
from monoceros.games.vast.rules.placing import lay_dark
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    EMPTY,
    FLAME_WALL,
    GHOUL_PIECE,
    PIT,
    PITS,
    STEP,
    TERRAIN_FIRST,
    WAYS,
)


@rule
async def prowl(s: State, seat: int) -> None:
    """VF-56.3 It goes on until it has enough."""
    while True:
        pick: Pick = await choose(seat, "ghoul", prowl_options(s))
        if pick == END:
            return
        await act(s, seat, pick)


@rule
async def act(s: State, seat: int, pick: Pick) -> None:
    if pick == COLLECT:
        await collect(s, seat)
    elif pick in (GEM, GEM_SAFELY):
        await collect_gem(s, seat, pick == GEM_SAFELY or s.ghoul.seizes)
    elif pick == SMASH:
        await smash(s, seat)
    elif pick == FLARE:
        await flare(s, seat)
    elif pick in GHOST_PICKS:
        await ghost_block.ghost_pick(s, ghoul_role(s), GHOUL_PIECE, pick)
    elif pick in (BOOST_MOVEMENT, BOOST_ATTACK):
        use_boost(s, pick == BOOST_ATTACK)
    elif pick[0] == "step" or pick[0] == "charge":
        await walk(s, seat, WAY_NUMBER[pick[1]], pick[0] == "charge")
    elif pick[0] == "jump" or pick[0] == "pounce":
        tile = TILE_NUMBER[pick[1]]
        pay(s, g.STEP_COST, jump_extra(s, tile, pick[0] == "pounce"))
        await enter(s, seat, tile, pick[0] == "pounce")
    elif pick[0] == "attack":
        await attack(s, seat, PIECE_NUMBER[pick[1]])
    elif pick[0] == "use":
        await use(s, seat, TERROR_NUMBER[pick[1]])
    else:
        await spend(s, seat, TERROR_NUMBER[pick[1]])


# -- what it can do ---


def prowl_options(s: State) -> list[Pick]:
    options: list[Pick] = []
    add_steps(s, options)
    leaves = bool(options)
    add_acts(s, options)
    if s.possessed == EMPTY:
        for kind in range(g.KINDS):
            add_terror(s, options, kind)
    ghost_block.add_ghost_picks(s, ghoul_role(s), GHOUL_PIECE, options)
    if not is_pit(ghoul_tile(s)) or not leaves:  # VF-65.13
        options.append(END)
    return options


def add_steps(s: State, options: list[Pick]) -> None:
    """VF-56.5 Onto a space with company it may go attacking, or for more movement without."""
    here, left = ghoul_tile(s), s.ghoul.movement
    for way in range(WAYS):
        base = step_base(s, here, way)
        if base != g.NO_WAY:
            if base + spared(s, step_extra(s, here, way, False)) <= left:
                options.append(STEP_TO[way])
            charging = base + spared(s, step_extra(s, here, way, True))
            if charging <= left and can_attack_all(s, s.near[WAYS * here + way]):
                options.append(CHARGE[way])
    if is_pit(here) and s.ghoul.pace >= g.MOVE_INTO_PIT:
        add_jumps(s, options, here)


def add_jumps(s: State, options: list[Pick], here: int) -> None:
    """VF-65.13 From one Pit to another."""
    for pit in range(PITS):
        tile = TERRAIN_FIRST[PIT] + pit
        if tile != here and s.at[tile] != EMPTY:
            if g.STEP_COST + spared(s, jump_extra(s, tile, False)) <= s.ghoul.movement:
                options.append(JUMP[pit])
            if can_attack_all(s, tile) and s.ghoul.movement >= g.STEP_COST:
                options.append(POUNCE[pit])


def add_acts(s: State, options: list[Pick]) -> None:
    """VF-56.6, VF-56.7, VF-58.7, T22"""
    ghoul, here = s.ghoul, ghoul_tile(s)
    for piece in others_on(s, here, GHOUL_PIECE):
        if can_attack(s, piece):
            options.append(STRIKE[piece])
    if can_smash_here(s):
        options.append(SMASH)
    if s.treasures[here] and collect_price(s) <= ghoul.movement:
        options.append(COLLECT)
    if gems_on(s, here):
        if collect_price(s) <= ghoul.movement:
            options.append(GEM)
        if holds(s, g.SEIZE) and not ghoul.seizes and s.terms.ghoul.collect_cost <= ghoul.movement:
            options.append(GEM_SAFELY)
    if (s.terms.flares >> ghoul_role(s) & 1 or s.possessed != EMPTY) and ghoul.movement >= g.FLARE_COST:
        options.append(FLARE)
    if ghoul.boosts:
        options.append(BOOST_MOVEMENT)
        options.append(BOOST_ATTACK)


def add_terror(s: State, options: list[Pick], kind: int) -> None:
    """VF-56.13 Of equal cards one is offered."""
    card = has_terror(s, kind)
    if card == g.NOBODY or kind == g.CHEAT or kind == g.ADAPT:
        return
    here = ghoul_tile(s)
    can_use = kind != g.SEIZE
    can_spend_now = can_spend(s, kind)
    if kind == g.BLINK:
        can_use = is_crystal(s, here) and s.ghoul.movement >= s.terms.ghoul.turn_amount[kind] and bool(crystal_tiles(s))
        can_spend_now = can_spend_now and is_crystal(s, here) and bool(free_spaces(s))
    elif kind == g.SCOUR:
        can_use = is_dark(s, here)
    if can_use:
        options.append(USE[card])
    if can_spend_now:
        options.append(SPEND[card])


# -- moving ---


def spared(s: State, extra: int) -> int:
    """T20 What is left to pay of the extra movement after Sneak."""
    return max(extra - s.ghoul.sneaks, 0)


def pay(s: State, base: int, extra: int) -> None:
    owed = spared(s, extra)
    s.ghoul.sneaks -= extra - owed
    pay_movement(s, base + owed)


@rule
async def walk(s: State, seat: int, way: int, charging: bool) -> None:
    """VF-56.5, VF-65.6"""
    here = ghoul_tile(s)
    pay(s, step_base(s, here, way), step_extra(s, here, way, charging))
    tile = s.near[WAYS * here + way]
    if tile == EMPTY:
        tile = await lay_dark(s, s.at[here] + STEP[way])
    await enter(s, seat, tile, charging)


@rule
async def enter(s: State, seat: int, tile: int, charging: bool) -> None:
    """VF-56.1, VF-57.2c It may win here, burn itself, look at a Dark tile, or attack."""
    move_piece(s, GHOUL_PIECE, tile)
    check_ghoul_escape(s)
    if s.tokens[tile] & FLAME_WALL:
        burned: bool = await flame_wall.burn(s, GHOUL_PIECE)
        if burned:
            return
    if s.ghoul.scours and is_dark(s, tile) and s.possessed == EMPTY:
        await scour(s, seat)
    if charging:
        await pounce(s, seat)


@rule
async def flare(s: State, seat: int) -> None:
    """T22 For 1 movement, around its own space."""
    pay_movement(s, g.FLARE_COST)
    face: int = await roll_dragon_die(s, seat)
    await reveal_all(s, seat, GHOUL_PIECE, tuple(affected(s, s.at[ghoul_tile(s)], face)))
