"""Section 46 and table T15: the Dragon's powers; section 48: what they do to Unicorns."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_dragon as d
from monoceros.games.vast.effects_dragon import (
    do_proud_deed,
    draw_powers,
    eat,
    go_to,
    move_cube,
    ready_shriek,
    smash_crystal,
)
from monoceros.games.vast.effects_gems import put_flame_wall
from monoceros.games.vast.facts import kind_of, mind_of
from monoceros.games.vast.facts_dragon import slithers
from monoceros.games.vast.facts_powers import (
    around,
    claw_victims,
    dark_among,
    dark_tiles,
    flights,
    hissable,
    swattable,
    wall_flights,
    wall_tiles,
)
from monoceros.games.vast.picks import PIECE, PIECE_NUMBER, TILE, TILE_NUMBER, WAY_NUMBER
from monoceros.games.vast.picks_dragon import (
    GO,
    SLITHER_TO,
    SLOTH_NUMBER,
    SWAT_AT,
    THING_NUMBER,
    THROUGH_WALL,
    TREASURE_THING,
)
from monoceros.games.vast.rules import (
    dragon_die,
    flare,
    ghoul_harm,
    goblins_harm,
    knight_harm,
    meetings,
    pushing,
    thief_harm,
    wrath,
)
from monoceros.games.vast.rules.dragon_flight import fly, meet
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    DRAGON,
    DRAGON_PIECE,
    EVENT,
    EYE_PIECE,
    FANGS_PIECE,
    GHOUL_PIECE,
    KNIGHT_PIECE,
    THIEF_PIECE,
    UNICORN_PIECE,
    WAYS,
)

# Who is hit first: a Unicorn Teleports and may attack others, so he comes last.
IN_TURN: Final = (KNIGHT_PIECE, FANGS_PIECE, FANGS_PIECE + 1, EYE_PIECE, THIEF_PIECE, GHOUL_PIECE, UNICORN_PIECE)


@rule
async def use_power(s: State, seat: int, power: int) -> None:
    """T15 It has been paid for."""
    here = s.stands[DRAGON_PIECE]
    if power == d.CLAW:
        face: int = await dragon_die.roll(s)
        await maul(s, seat, tuple(flare.affected(s, s.at[here], face)), d.CLAW_BITE)
    elif power == d.FLAME:
        rolled: int = await dragon_die.roll(s)
        await light_up(s, seat, tuple(flare.affected(s, s.at[here], rolled)))
    elif power == d.WING:
        await spread_wings(s, seat)
    elif power == d.HISS:
        await hiss(s, seat)
    elif power == d.SLITHER:
        await slither(s, seat)
    elif power == d.SWAT:
        await swat(s, seat)
    elif power == d.SCORCH:
        await light_up(s, seat, tuple(around(s, here)))
    elif power == d.BURN:
        name: str = await choose(seat, "burn", [TILE[tile] for tile in dark_tiles(s)])
        await light_up(s, seat, (TILE_NUMBER[name],))
    elif power == d.SLAP:
        await pushing.carry(s, seat, KNIGHT_PIECE, d.SLAP_REACH)
    elif power == d.SHRIEK:
        ready_shriek(s)
    elif power == d.SCRATCH:
        await maul(s, seat, (here,), d.SCRATCH_BITE)
    elif power == d.FLAME_WALL_POWER:
        spot: str = await choose(seat, "flame_wall", [TILE[tile] for tile in wall_tiles(s)])
        put_flame_wall(s, TILE_NUMBER[spot])
    elif power == d.SMASH:
        smash_crystal(s, here)
    else:
        await wrath.wrath(s, seat)


# -- Claw and Scratch ---


@rule
async def maul(s: State, seat: int, tiles: tuple[int, ...], bite: int) -> None:
    """VF-46.2 to VF-46.4, VF-48.2, VF-48.7, VF-57.2c Everybody on these tiles; `bite` tells Claw from Scratch."""
    victims = tuple(claw_victims(s, list(tiles)))
    for piece in IN_TURN:
        if piece in victims and s.stands[piece] in tiles:
            if piece == KNIGHT_PIECE:
                await maul_knight(s, seat, bite)
            elif piece == THIEF_PIECE:
                killed: bool = await thief_harm.attacked(s)
                if killed:
                    draw_powers(s, s.thief.loot)
            elif piece == GHOUL_PIECE:
                eat(s, bite)
                await maul_ghoul(s, bite)
            elif piece == UNICORN_PIECE:
                eat(s, bite)
                await meetings.unicorn_attacked(s, DRAGON, True)
            else:
                eaten: int = await maul_tribe(s, piece, bite)
                eat(s, eaten)


@rule
async def maul_knight(s: State, seat: int, bite: int) -> None:
    """T15 Claw may move her 1 space, Scratch costs her Grit."""
    if bite == d.CLAW_BITE:
        await pushing.carry(s, seat, KNIGHT_PIECE, 1)
    else:
        await knight_harm.lose_grit(s, d.SCRATCH_GRIT)


@rule
async def maul_tribe(s: State, piece: int, bite: int) -> int:
    """VF-46.3 The Population that it loses is eaten."""
    if bite == d.CLAW_BITE:
        clawed: int = await goblins_harm.clawed(s, piece)
        return clawed
    scratched: int = await goblins_harm.scratched(s, piece)
    return scratched


@rule
async def maul_ghoul(s: State, bite: int) -> None:
    """VF-57.2c Whoever plays this turn opposes it."""
    seat = mind_of(s, DRAGON)
    if bite == d.CLAW_BITE:
        await ghoul_harm.attacked(s, seat)
    else:
        await ghoul_harm.scratched(s, seat)


@rule
async def hiss(s: State, seat: int) -> None:
    """T15, VF-48.4 A Tribe anywhere; no Unicorn."""
    name: str = await choose(seat, "hiss", [PIECE[piece] for piece in hissable(s)])
    eaten: int = await goblins_harm.hissed(s, PIECE_NUMBER[name])
    eat(s, eaten)


# -- Flame, Scorch, Burn ---


@rule
async def light_up(s: State, seat: int, tiles: tuple[int, ...]) -> None:
    """VF-46.5, VF-47.3 Dark tiles are revealed; an Event tile among them feeds his Pride."""
    dark = tuple(dark_among(s, list(tiles)))
    await flare.reveal_all(s, seat, DRAGON_PIECE, dark)
    for tile in dark:
        if kind_of(s, tile) == EVENT:
            do_proud_deed(s, d.PRIDE)


# -- Wing, Slither, Swat ---


@rule
async def spread_wings(s: State, seat: int) -> None:
    """T15 Up to 2 spaces straight, or 1 space through a wall."""
    pick: Pick = await choose(seat, "fly", wing_options(s))
    way = WAY_NUMBER[pick[1]]
    if pick[0] == "go":
        await fly(s, seat, way, pick[2])
    else:
        go_to(s, s.near[WAYS * s.stands[DRAGON_PIECE] + way])
        await meet(s)


def wing_options(s: State) -> list[Pick]:
    straight = [GO[flight] for flight in flights(s, d.WING_MOVE, True)]
    return straight + [THROUGH_WALL[way] for way in wall_flights(s)]


@rule
async def slither(s: State, seat: int) -> None:
    """T15 A Sloth cube to another track."""
    pick: Pick = await choose(seat, "slither", [SLITHER_TO[move] for move in slithers(s)])
    move_cube(s, SLOTH_NUMBER[pick[0]], SLOTH_NUMBER[pick[1]])


@rule
async def swat(s: State, seat: int) -> None:
    """T15, VF-7.10 A Gem or Treasure on an adjacent space flies off."""
    pick: Pick = await choose(seat, "swat", [SWAT_AT[thing] for thing in swattable(s)])
    thing = THING_NUMBER[pick[1]]
    token = pushing.TREASURE_TOKEN if thing == TREASURE_THING else thing
    await pushing.carry_token(s, seat, TILE_NUMBER[pick[0]], token, d.SWAT_REACH)
