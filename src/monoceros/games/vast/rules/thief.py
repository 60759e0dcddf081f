"""Sections 49 and 50: the Thief's turn."""

from __future__ import annotations

from monoceros.engine.core import Pick, ask, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_thief as f
from monoceros.games.vast.effects import look_at
from monoceros.games.vast.effects_thief import assign, begin_thief_turn, end_thief_turn, hide_loot, spend_cubes
from monoceros.games.vast.facts import is_dark, mind_of
from monoceros.games.vast.facts_dragon import gems_on
from monoceros.games.vast.facts_targets import robbable, stabbable
from monoceros.games.vast.facts_thief import is_alive, lock_price, token_value
from monoceros.games.vast.picks import TILE_NUMBER, WAY_NUMBER
from monoceros.games.vast.picks_ghost import GHOST_PICKS
from monoceros.games.vast.picks_thief import (
    END,
    FLARE,
    HIDE,
    LEAVE_DARK,
    LOOK,
    LOOT_GEM,
    LOOT_TREASURE,
    REVEAL,
    ROB,
    STAB,
    STATS_PICK,
    UNLOCK,
)
from monoceros.games.vast.rules import flare, ghost_block, thief_actions, thief_harm, thief_steps
from monoceros.games.vast.rules.reveal import reveal
from monoceros.games.vast.rules.thief_steps import is_pit, step_options
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY, MAGMA, TERRAIN_OF, THIEF, THIEF_PIECE, UNICORN_PIECE, VAULT_TOKEN


@rule
async def thief_turn(s: State) -> None:
    """VF-49.3, VF-50.4, VF-65.11c He assigns his Stat tokens, then moves and acts in any order."""
    seat = mind_of(s, THIEF)
    begin_thief_turn(s)
    if s.possessed != THIEF:
        values: tuple[int, int, int] = await ask(seat, "stats", spreads(s))
        assign(s, tokens_for(s, values))
    while is_alive(s):
        pick: Pick = await ask(seat, "thief", turn_options(s))
        if pick == END:
            break
        await act(s, seat, pick)
    end_thief_turn(s)
    if is_alive(s) and TERRAIN_OF[s.stands[THIEF_PIECE]] == MAGMA:
        await thief_harm.die(s)


@rule
async def act(s: State, seat: int, pick: Pick) -> None:
    if pick == LOOK:
        await look(s, seat)
    elif pick == LOOT_TREASURE:
        thief_actions.loot(s)
    elif pick in GHOST_PICKS:
        await ghost_block.ghost_pick(s, THIEF, THIEF_PIECE, pick)
    elif pick == FLARE:
        spend_cubes(s, 1)
        await flare.flare(s, seat, THIEF_PIECE, s.at[s.stands[THIEF_PIECE]])
    elif pick[0] == "step":
        await thief_steps.sneak(s, seat, WAY_NUMBER[pick[1]])
    elif pick[0] == "climb":
        await thief_steps.climb(s, seat, WAY_NUMBER[pick[1]])
    elif pick[0] == "jump":
        await thief_steps.enter(s, seat, TILE_NUMBER[pick[1]])
    elif pick[0] == "gem":
        await thief_actions.loot_a_gem(s, pick[1], pick[2])
    elif pick[0] == "pickpocket":
        await thief_actions.pickpocket(s, seat, pick[1], pick[2])
    elif pick[0] == "backstab":
        await thief_actions.backstab(s, pick[1], pick[2])
    elif pick[0] == "unlock":
        await thief_actions.pick_lock(s, seat, pick[1])
    else:
        spend_cubes(s, pick[1])
        hide_loot(s, pick[1])


# -- Stat tokens (VF-49.3) ---


def spreads(s: State) -> list[Pick]:
    """The values that he can give to Movement, Stealth and Thievery; tokens that are equal make fewer."""
    values = [token_value(s, token) for token in range(f.TOKENS)]
    found: list[Pick] = []
    for spread in STATS_PICK:
        if sorted(spread) == sorted(values):
            found.append(spread)
    return found


def tokens_for(s: State, values: tuple[int, int, int]) -> list[int]:
    """The tokens that show these values, of equal ones the lower first."""
    left = list(range(f.TOKENS))
    found: list[int] = []
    for value in values:
        token = next(token for token in left if token_value(s, token) == value)
        left.remove(token)
        found.append(token)
    return found


# -- what he can do ---


def turn_options(s: State) -> list[Pick]:
    """VF-50.3"""
    thief, here = s.thief, s.stands[THIEF_PIECE]
    steps = step_options(s)
    options = steps[:]
    if is_dark(s, here) and not thief.looked:
        options.append(LOOK)
    if thief.cubes:
        add_loot(s, here, options)
        add_victims(s, options)
        for cubes in range(1, min(thief.cubes, thief.loot) + 1):
            options.append(HIDE[cubes - 1])
        if (s.terms.flares >> THIEF & 1 or s.possessed == THIEF) and thief_actions.can_flare(s, here):
            options.append(FLARE)
    add_locks(s, here, options)
    ghost_block.add_ghost_picks(s, THIEF, THIEF_PIECE, options)
    if not is_pit(here) or not steps:  # VF-65.13
        options.append(END)
    return options


def add_loot(s: State, here: int, options: list[Pick]) -> None:
    if s.treasures[here]:
        options.append(LOOT_TREASURE)
    for gem in gems_on(s, here):
        for cubes in range(1, min(s.thief.cubes, f.SAFE_LOOT) + 1):
            options.append(LOOT_GEM[2 * gem + cubes - 1])


def add_victims(s: State, options: list[Pick]) -> None:
    """VF-52.2 A Unicorn is stabbed with exactly 3 cubes."""
    most = min(s.thief.cubes, f.TIERS)
    for piece in robbable(s):
        for cubes in range(1, most + 1):
            options.append(ROB[f.TIERS * piece + cubes - 1])
    for piece in stabbable(s):
        for cubes in range(f.UNICORN_STAB if piece == UNICORN_PIECE else 1, most + 1):
            options.append(STAB[f.TIERS * piece + cubes - 1])


def add_locks(s: State, here: int, options: list[Pick]) -> None:
    """T17 Each Vault once a turn."""
    if s.tokens[here] & VAULT_TOKEN and here not in s.thief.tried:
        for tier in range(1, f.TIERS + 1):
            if lock_price(s, tier) <= s.thief.cubes:
                options.append(UNLOCK[tier - 1])


# -- looking (VF-50.2) ---


@rule
async def look(s: State, seat: int) -> None:
    """The end of his movement: he looks under the Dark tile, and may reveal it."""
    s.thief.looked = True
    tile = s.stands[THIEF_PIECE]
    look_at(s, seat, tile)
    s.focus = tile
    name: str = await choose(seat, "peek", (REVEAL, LEAVE_DARK))
    if name == REVEAL:
        await reveal(s, seat, THIEF_PIECE, tile, EMPTY, EMPTY, True)
