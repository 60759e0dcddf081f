"""Section 43: a Tribe is activated: it comes out of hiding, or moves and acts."""

from __future__ import annotations

from monoceros.engine.core import Pick, ask, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_goblins as g
from monoceros.games.vast.effects import move_piece, take_treasure, win
from monoceros.games.vast.effects_goblins import change_rage, leave_board, lurk, return_to_board
from monoceros.games.vast.facts import (
    is_dark,
    is_unoccupied,
    open_spaces,
    space_of,
    tiles_left,
)
from monoceros.games.vast.facts_goblins import has_monster, hideouts, is_lurking, is_revealed
from monoceros.games.vast.facts_tribe import (
    can_wisp,
    doorsteps,
    dragon_to_rob,
    gems_here,
    is_pit,
    leaves_lit,
    pits_from,
    steps,
    toll,
    worm_holes,
)
from monoceros.games.vast.picks import EDGE, EDGE_NUMBER, STAY, TILE, TILE_NUMBER, WAY_NUMBER
from monoceros.games.vast.picks_ghost import GHOST_PICKS
from monoceros.games.vast.picks_goblins import (
    CRYSTAL,
    EXPLORE,
    FLARE,
    GEM,
    GEM_NUMBER,
    HIDE,
    JUMP_TO,
    PLUNDER,
    ROB_DRAGON,
    SECRET_NUMBER,
    SPECIAL,
    STEP_TO,
    STOP,
    TUNNEL_TO,
    WISP,
    WORM_TO,
)
from monoceros.games.vast.rules import dragon_gems, flame_wall, flare, ghost_block, placing, pushing
from monoceros.games.vast.rules.goblins_attack import add_attacks, attack, attack_unicorn, strike_crystal
from monoceros.games.vast.rules.goblins_cards import add_plays, gain_monster, gain_secret, play_card
from monoceros.games.vast.rules.goblins_harm import lose_goblins, scatter
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    EMPTY,
    ENTRANCE,
    FANGS_PIECE,
    FIRST_TERRAIN,
    FLAME_WALL,
    GOBLINS,
    KNIGHT_PIECE,
    PIECE_NAMES,
    STEP,
    UNICORN_PIECE,
    WAYS,
)


@rule
async def activation(s: State, seat: int, tribe: int) -> None:
    """VF-43.1"""
    if is_revealed(s, tribe):
        await march(s, seat, tribe)
    elif is_lurking(s, tribe):
        await come_closer(s, seat, tribe)
    else:
        await come_out(s, seat, tribe)


# -- hidden and lurking Tribes (VF-43.11 to VF-43.13) ---


@rule
async def come_out(s: State, seat: int, tribe: int) -> None:
    """VF-43.11, VF-43.12 On a Dark tile with its symbol; without one it may lurk beside the map."""
    name: str = await choose(seat, "come_out", exits(s, tribe))
    if name == STAY:
        return
    if name in TILE_NUMBER:
        leave_board(s, tribe, TILE_NUMBER[name])
    else:
        lurk(s, tribe, space_of(s, EDGE_NUMBER[name]))


def exits(s: State, tribe: int) -> list[Pick]:
    tiles: list[Pick] = [TILE[tile] for tile in hideouts(s, tribe)]
    return [*(tiles or [EDGE[edge] for edge in open_spaces(s)]), STAY]


@rule
async def come_closer(s: State, seat: int, tribe: int) -> None:
    """VF-43.12 Onto a tile beside it, without action; or it hides."""
    name: str = await choose(seat, "lurking", ways_in(s, tribe))
    if name == HIDE:
        return_to_board(s, tribe, "hidden")
    elif name != STAY:
        leave_board(s, tribe, TILE_NUMBER[name])
        check_escape(s, tribe)


def ways_in(s: State, tribe: int) -> list[Pick]:
    options: list[Pick] = [TILE[tile] for tile in doorsteps(s, tribe)]
    return [*options, HIDE, STAY]


# -- revealed Tribes ---


@rule
async def march(s: State, seat: int, tribe: int) -> None:
    """VF-43.1, VF-43.2 Space by space, then at most one action."""
    piece = FANGS_PIECE + tribe
    over = False
    while not over and s.stands[piece] != EMPTY:
        pick: Pick = await ask(seat, "tribe", march_options(s, tribe))
        over = pick == STOP
        if pick == WISP:
            s.goblins.used_wisp = True
            await pushing.carry(s, seat, KNIGHT_PIECE, g.WISP_REACH)
        elif pick == FLARE:
            s.goblins.flared |= 1 << tribe
            await flare.flare(s, seat, piece, s.at[s.stands[piece]])
        elif pick in GHOST_PICKS:
            await ghost_block.ghost_pick(s, GOBLINS, piece, pick)
        elif pick[0] == "play":
            await play_card(s, seat, SECRET_NUMBER[pick[1]])
        elif pick[0] == "step":
            await walk(s, seat, tribe, WAY_NUMBER[pick[1]])
        elif pick[0] == "jump" or pick[0] == "worm":
            s.goblins.used_worm = s.goblins.used_worm or pick[0] == "worm"
            await go_to(s, seat, tribe, TILE_NUMBER[pick[1]])
        elif pick[0] == "tunnel":
            s.goblins.moved = True
            move_piece(s, piece, TILE_NUMBER[pick[1]])
        elif not over:
            over = True
            await act(s, seat, tribe, pick)


def march_options(s: State, tribe: int) -> list[Pick]:
    goblins = s.goblins
    here = s.stands[FANGS_PIECE + tribe]
    options: list[Pick] = []
    if not goblins.moved:
        add_ways(s, tribe, here, options)
    walks = len(options) > 0
    if (s.terms.flares >> GOBLINS & 1 or s.possessed == GOBLINS) and not goblins.flared >> tribe & 1:
        options.append(FLARE)
    if can_wisp(s, tribe):
        options.append(WISP)
    ghost_block.add_ghost_picks(s, GOBLINS, FANGS_PIECE + tribe, options)
    if not is_pit(here) or not walks:  # VF-65.13 nobody stays on a Pit
        add_actions(s, tribe, here, options)
        options.append(STOP)
    add_plays(s, options)
    return options


def add_ways(s: State, tribe: int, here: int, options: list[Pick]) -> None:
    """VF-43.2, T14a, T14b, VF-65.6, VF-65.13"""
    for way in steps(s, tribe, here):
        options.append(STEP_TO[way])
    for pit in pits_from(s, tribe, here):
        options.append(JUMP_TO[pit])
    for tile in worm_holes(s, tribe, here):
        options.append(WORM_TO[tile])
    if s.goblins.tunnels and not s.goblins.stepped:
        for tile in range(FIRST_TERRAIN):
            if s.at[tile] != EMPTY and is_dark(s, tile) and is_unoccupied(s, tile):
                options.append(TUNNEL_TO[tile])


@rule
async def walk(s: State, seat: int, tribe: int, way: int) -> None:
    """VF-43.2, VF-65.6 One space; an open space beside Terrain gets a Dark tile first."""
    here = s.stands[FANGS_PIECE + tribe]
    tile = s.near[WAYS * here + way]
    if tile == EMPTY:
        s.goblins.opened = True
        tile = await placing.lay_dark(s, s.at[here] + STEP[way])
    await go_to(s, seat, tribe, tile)


@rule
async def go_to(s: State, seat: int, tribe: int, tile: int) -> None:
    """VF-43.3, VF-44.1, VF-65.10, VF-65.11b, VF-65.14 What it costs to leave and to enter, and whom it meets."""
    piece = FANGS_PIECE + tribe
    here = s.stands[piece]
    price = toll(s, tribe, here, tile)
    if leaves_lit(s, tribe, here):
        s.goblins.left_lit += (here,)
    s.goblins.stepped = True
    s.goblins.walked += 1
    move_piece(s, piece, tile)
    if price:
        await lose_goblins(s, tribe, price)
        if s.stands[piece] == EMPTY:
            return
    check_escape(s, tribe)
    if s.tokens[tile] & FLAME_WALL:
        stopped: bool = await flame_wall.burn(s, piece)
        if stopped:
            return
    if s.stands[UNICORN_PIECE] == tile:
        await attack_unicorn(s, tribe)


def check_escape(s: State, tribe: int) -> None:
    """VF-61.24 With enough Crystals smashed, a Tribe that enters the Entrance wins."""
    goal = s.terms.crystal_goal[GOBLINS]
    if (
        s.stands[FANGS_PIECE + tribe] == ENTRANCE
        and s.terms.escapes >> GOBLINS & 1
        and goal
        and s.goblins.smashed >= goal
    ):
        win(s, 1 << s.terms.seat_of[GOBLINS])


# -- actions (VF-43.5 to VF-43.15) ---


def add_actions(s: State, tribe: int, here: int, options: list[Pick]) -> None:
    add_attacks(s, tribe, options)
    if s.treasures[here]:
        options.append(PLUNDER)
    for gem in gems_here(s, here):
        options.append(GEM[gem])
    if dragon_to_rob(s, tribe, here):
        options.append(ROB_DRAGON)
    if is_dark(s, here) and not s.collapsing and tiles_left(s):
        for way in range(WAYS):
            if s.near[WAYS * here + way] == EMPTY:
                options.append(EXPLORE[WAYS * here + way])
    if s.possessed != GOBLINS:
        options.append(HIDE)
        options.append(SPECIAL)


@rule
async def act(s: State, seat: int, tribe: int, pick: Pick) -> None:
    here = s.stands[FANGS_PIECE + tribe]
    if pick == CRYSTAL:
        await strike_crystal(s, tribe)
    elif pick == PLUNDER:
        take_treasure(s, here)
        change_rage(s, 1)
        await gnome_jumps(s, seat, tribe)
    elif pick == ROB_DRAGON:
        change_rage(s, 1)
        await gnome_jumps(s, seat, tribe)
    elif pick == HIDE:
        return_to_board(s, tribe, "hidden")
    elif pick == SPECIAL:
        await special(s, seat, tribe)
    elif pick[0] == "gem":
        await plunder_gem(s, seat, tribe, GEM_NUMBER[pick[1]])
    elif pick[0] == "explore":
        edge = EDGE_NUMBER[pick[1]]
        tile: int = await placing.lay_dark(s, space_of(s, edge))
        move_piece(s, FANGS_PIECE + tribe, tile)
    else:
        await attack(s, tribe, PIECE_NAMES.index(pick[1]))


@rule
async def plunder_gem(s: State, seat: int, tribe: int, gem: int) -> None:
    """VF-43.9b The Gem goes home either way."""
    trapped: bool = await dragon_gems.open_gem(s, gem)
    if trapped:
        await scatter(s, tribe)
    else:
        change_rage(s, 1)
        await gnome_jumps(s, seat, tribe)


@rule
async def gnome_jumps(s: State, seat: int, tribe: int) -> None:
    """T14a After a Plunder, to any unoccupied Dark tile."""
    if has_monster(s, tribe, g.GNOME):
        name: str = await choose(seat, "gnome", (*free_dark(s), STAY))
        if name != STAY:
            move_piece(s, FANGS_PIECE + tribe, TILE_NUMBER[name])


def free_dark(s: State) -> list[Pick]:
    found: list[Pick] = []
    for tile in range(FIRST_TERRAIN):
        if s.at[tile] != EMPTY and is_dark(s, tile) and is_unoccupied(s, tile):
            found.append(TILE[tile])
    return found


@rule
async def special(s: State, seat: int, tribe: int) -> None:
    """VF-43.14"""
    if tribe == g.FANGS:
        change_rage(s, 1)
    elif tribe == g.BONES:
        await gain_monster(s, seat)
    else:
        await gain_secret(s)
