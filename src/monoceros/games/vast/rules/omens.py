"""Section 54: what the Cave's Omens do."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_cave as c
from monoceros.games.vast.effects import cave_falls
from monoceros.games.vast.effects_artifacts import move_artifact
from monoceros.games.vast.effects_cave import put_event, put_rocks, remove_hatred, take_rocks, turn_tile
from monoceros.games.vast.effects_events import sink_events
from monoceros.games.vast.facts import open_spaces, space_of, tiles_left
from monoceros.games.vast.facts_cave import treasure_places
from monoceros.games.vast.facts_omens import (
    artifact_ways,
    bat_artifacts,
    bat_pieces,
    bat_treasures,
    can_sink,
    curse_events,
    curse_tiles,
    in_reach,
    must_move_rocks,
    other_rotations,
    rock_borders,
    rocks_placed,
    spore_roles,
)
from monoceros.games.vast.facts_shadow import next_open
from monoceros.games.vast.picks import (
    EDGE,
    EDGE_NUMBER,
    PIECE,
    PIECE_NUMBER,
    ROTATION,
    ROTATION_NUMBER,
    TILE,
    TILE_NUMBER,
    WAY,
    WAY_NUMBER,
)
from monoceros.games.vast.picks_cave import ADD_EVENT, ROLE, ROLE_NUMBER, SINK_EVENTS, TILES_GO, TOKEN_GOES, TURN_TILE
from monoceros.games.vast.picks_ghost import ARTIFACT, ARTIFACT_NUMBER
from monoceros.games.vast.rules import (
    cave,
    dragon_harm,
    ghost_block,
    ghoul_harm,
    goblins_harm,
    knight_harm,
    meetings,
    nightmare_harm,
    pushing,
    thief_harm,
)
from monoceros.games.vast.rules.placing import fill_edges, lay_dark
from monoceros.games.vast.rules.removal import removable, remove_tile
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    CAVE,
    DRAGON,
    EMPTY,
    GHOST,
    GOBLINS,
    KNIGHT,
    NIGHTMARE,
    RIGHT,
    THIEF,
    UNICORN_PIECE,
    WAYS,
)


def can_use(s: State, power: int) -> bool:
    """Would this power of the Cave do anything now?"""
    if power == c.BATS:
        return bool(bat_picks(s))
    if power == c.ROCKSLIDE:
        return bool(rock_borders(s))
    if power == c.PLUNDER:
        return bool(treasure_places(s))
    if power == c.SPORES:
        return bool(spore_roles(s))
    if power == c.HATRED:
        return bool(hatred_picks(s))
    return bool(curse_choices(s))


@rule
async def use(s: State, seat: int, power: int) -> None:
    """One of T19, which has been paid for."""
    if power == c.BATS:
        await giant_bats(s, seat)
    elif power == c.ROCKSLIDE:
        await rockslide(s, seat)
    elif power == c.PLUNDER:
        await cave.hide_treasure(s, seat)
    elif power == c.SPORES:
        await spores(s, seat)
    elif power == c.HATRED:
        await hatred(s, seat)
    else:
        await crystal_curse(s, seat)


# -- Giant Bats (VF-54.3) ---


@rule
async def giant_bats(s: State, seat: int) -> None:
    name: str = await choose(seat, "bats", bat_picks(s))
    if name in PIECE_NUMBER:
        await pushing.carry(s, seat, PIECE_NUMBER[name], c.BATS_REACH)
    elif name in ARTIFACT_NUMBER:
        await carry_artifact(s, seat, ARTIFACT_NUMBER[name])
    else:
        await pushing.carry_token(s, seat, TILE_NUMBER[name], pushing.TREASURE_TOKEN, c.BATS_REACH)


def bat_picks(s: State) -> list[Pick]:
    pieces: list[Pick] = [PIECE[piece] for piece in bat_pieces(s)]
    return pieces + [TILE[tile] for tile in bat_treasures(s)] + [ARTIFACT[each] for each in bat_artifacts(s)]


@rule
async def carry_artifact(s: State, seat: int, artifact: int) -> None:
    """T21 In a possession turn Bats move an Artifact one space."""
    s.focus = s.ghost.artifact_at[artifact]
    s.left = 1
    name: str = await choose(seat, "carry", [WAY[way] for way in artifact_ways(s, artifact)])
    move_artifact(s, artifact, s.near[WAYS * s.ghost.artifact_at[artifact] + WAY_NUMBER[name]])


# -- Rockslide (VF-54.4) ---


@rule
async def rockslide(s: State, seat: int) -> None:
    """With all of them on the map one is moved."""
    if must_move_rocks(s):
        old: str = await choose(seat, "take_rocks", [EDGE[edge] for edge in rocks_placed(s)])
        take_rocks(s, EDGE_NUMBER[old] // WAYS, EDGE_NUMBER[old] % WAYS)
    name: str = await choose(seat, "rocks", [EDGE[edge] for edge in rock_borders(s)])
    put_rocks(s, EDGE_NUMBER[name] // WAYS, EDGE_NUMBER[name] % WAYS)
    await wall_in(s)


# -- Soporific Spores (VF-54.5) ---


@rule
async def spores(s: State, seat: int) -> None:
    name: str = await choose(seat, "spread_spores", [ROLE[role] for role in spore_roles(s)])
    role = ROLE_NUMBER[name]
    if role == KNIGHT:
        await knight_harm.lose_grit(s, c.SPORES_GRIT)
    elif role == GOBLINS:
        await goblins_harm.spored(s)
    elif role == DRAGON:
        await dragon_harm.fall_asleep(s)
    elif role == THIEF:
        await thief_harm.lose_upgrade(s)
    elif role == NIGHTMARE:
        await nightmare_harm.lose_upgrade(s)
    elif role == GHOST:
        ghost_block.block(s, CAVE)
    else:
        ghoul_harm.lose_fury(s)


# -- Hatred (T19, VF-63.3) ---


def hate_edges(s: State) -> list[Pick]:
    """Where it can place a tile."""
    if s.collapsing or not tiles_left(s):
        return []
    return [EDGE[edge] for edge in open_spaces(s) if in_reach(s, space_of(s, edge))]


def hate_tiles(s: State, spared: tuple[int, ...]) -> list[Pick]:
    """What it can remove during the Collapse."""
    if not s.collapsing:
        return []
    return [name for name in removable(s, spared) if in_reach(s, s.at[TILE_NUMBER[name]])]


@rule
async def hatred(s: State, seat: int) -> None:
    """A tile is placed, or removed during the Collapse; instead of that a Hatred token may go."""
    what: str = await choose(seat, "hatred", hatred_picks(s))
    if what == TOKEN_GOES:
        remove_hatred(s)
        if s.collapsed >= s.terms.collapse_at:
            cave_falls(s)
    elif s.collapsing:
        await remove_one(s, seat)
    else:
        s.left = 1
        name: str = await choose(seat, "place", hate_edges(s))
        await lay_dark(s, space_of(s, EDGE_NUMBER[name]))


@rule
async def remove_one(s: State, seat: int) -> None:
    """VF-7.13 A tile that somebody cannot leave stays, and another is taken."""
    spared: tuple[int, ...] = ()
    while hate_tiles(s, spared):
        s.left = 1
        name: str = await choose(seat, "remove", hate_tiles(s, spared))
        removed: bool = await remove_tile(s, seat, TILE_NUMBER[name])
        if removed:
            return
        spared = (*spared, TILE_NUMBER[name])


def hatred_picks(s: State) -> list[Pick]:
    options: list[Pick] = []
    if hate_edges(s) or hate_tiles(s, ()):
        options.append(TILES_GO)
    if s.cave.hatred:
        options.append(TOKEN_GOES)
    return options


# -- Crystal Curse (VF-54.6, VF-55.7) ---


@rule
async def crystal_curse(s: State, seat: int) -> None:
    what: str = await choose(seat, "curse", curse_choices(s))
    if what == TURN_TILE:
        await curse_tile(s, seat)
    elif what == ADD_EVENT:
        name: str = await choose(seat, "curse_event", [TILE[tile] for tile in curse_events(s)])
        put_event(s, TILE_NUMBER[name])
    else:
        sink_events(s)


def curse_choices(s: State) -> list[Pick]:
    options: list[Pick] = []
    if curse_tiles(s):
        options.append(TURN_TILE)
    if curse_events(s):
        options.append(ADD_EVENT)
    if can_sink(s):
        options.append(SINK_EVENTS)
    return options


@rule
async def curse_tile(s: State, seat: int) -> None:
    """VF-54.6, VF-3.8 A Lit tile lies otherwise; edges that open are filled."""
    name: str = await choose(seat, "curse_tile", [TILE[tile] for tile in curse_tiles(s)])
    s.focus = TILE_NUMBER[name]
    turn: str = await choose(seat, "curse_turn", [ROTATION[turn] for turn in other_rotations(s, s.focus)])
    turn_tile(s, s.focus, ROTATION_NUMBER[turn])
    await fill_edges(s, seat)
    await wall_in(s)


@rule
async def wall_in(s: State) -> None:
    """VF-37.12 The Shadow Unicorn Teleports off a tile without open edges."""
    if s.terms.shadow_level and s.stands[UNICORN_PIECE] != EMPTY and next_open(s, RIGHT) == EMPTY:
        await meetings.unicorn_flees(s)
