"""Section 31: Ambushes of the Goblin Infestation, and the Monsters of its line C (T14a)."""

from __future__ import annotations

from monoceros.engine.core import Pick, ask, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.effects import roll_die
from monoceros.games.vast.effects_knight import (
    discard_monster,
    do_deed,
    draw_monster,
    hurt_knight,
    lose_treasure,
    move_knight,
    put_cube,
    put_monster,
)
from monoceros.games.vast.facts import can_step, is_dark, is_unoccupied, open_spaces, space_of, tile_at, tiles_left
from monoceros.games.vast.facts_knight import is_possessed, knight_tile, strength_of
from monoceros.games.vast.picks import EDGE, EDGE_NUMBER, TILE, TILE_NUMBER
from monoceros.games.vast.picks_knight import GO_ON, MONSTER, PLACE_NUMBER
from monoceros.games.vast.rules import goblins_attack, knight_encounter, placing, terrain
from monoceros.games.vast.rules.knight_harm import lose_grit
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    BRIDGE,
    CANYON,
    DIAGONAL,
    DIE_CENTRE,
    EMPTY,
    GOBLINS,
    KNIGHT_PIECE,
    OGRE_TOKEN,
    TILES,
    TROLL_TOKEN,
    WAYS,
)


@rule
async def ambush(s: State, seat: int) -> None:
    """VF-31.2 to VF-31.5 Her Strength against the ambusher's, after she has added cubes."""
    s.knight.monster = k.NOTHING
    if not no_goblins(s):  # VF-31.1
        await brace(s, seat)
        s.knight.ambushes += 1
        await goblins_attack.ambush(s)
        return
    if s.terms.knight.line == k.LINE_C:
        draw_monster(s)
    await brace(s, seat)
    monster = s.knight.monster
    hit = fight(s, monster)
    if monster == k.NOTHING:
        return
    if hit and monster in (k.OGRE, k.TROLL):
        await strike(s, seat, monster)
        put_away(s, monster)
    else:  # the card is put away first: what it does may lead to another Ambush
        put_away(s, monster)
        if hit:
            await strike(s, seat, monster)


def fight(s: State, monster: int) -> bool:
    """VF-31.3, T10 True if she is hit, which costs 1 Health."""
    knight, strength = s.knight, ambush_strength(s)
    if s.telling:
        s.emit("ambush", monster, strength)
    hit = is_hit(s, strength, monster == k.WISP)
    if monster != k.NOTHING:
        knight.beetles = 0
        if not hit:
            do_deed(s, k.FEARLESS)
    knight.ambushes += 1
    if knight.ambushes >= s.terms.knight.quest_needs[k.STALWART]:
        do_deed(s, k.STALWART)
    if hit:
        hurt_knight(s, 1, True)
    return hit


def put_away(s: State, monster: int) -> None:
    """VF-31.4 Discarded after use, but for those whose token waits on the map."""
    s.knight.monster = k.NOTHING
    if not has_token(s, monster):
        discard_monster(s, monster)


@rule
async def brace(s: State, seat: int) -> None:
    """VF-27.1, VF-31.4, T10 Cubes before it is resolved; with Fearless she may draw a Monster on lines A and B."""
    while s.knight.cubes[k.FREE] or (s.knight.quests and might_call_monster(s)):
        pick: Pick = await ask(seat, "ambush", brace_options(s))
        if pick == GO_ON:
            return
        if pick == MONSTER:
            draw_monster(s)
        else:
            put_cube(s, k.FREE, PLACE_NUMBER[pick[1]])


def brace_options(s: State) -> list[Pick]:
    options: list[Pick] = [GO_ON]
    if k.FEARLESS in s.knight.quests and might_call_monster(s):
        options.append(MONSTER)
    knight_encounter.add_cubes(s, options)
    return options


def might_call_monster(s: State) -> bool:
    """T10 As far as everybody knows: with Fearless in hand. A Ghost who plays her turn does without her cards (T21)."""
    return s.knight.monster == k.NOTHING and no_goblins(s) and not is_possessed(s)


def no_goblins(s: State) -> bool:
    """T10 Stalwart and Fearless speak of Ambushes only where no Goblins play."""
    return s.terms.seat_of[GOBLINS] == EMPTY


def ambush_strength(s: State) -> int:
    """VF-31.2 Of line A or B, or of the Monster."""
    tables, monster = s.terms.knight, s.knight.monster
    if monster == k.NOTHING:
        return tables.line_strength[tables.line]
    return tables.monster_strength[monster] + s.knight.beetles


def is_hit(s: State, strength: int, wisp: bool) -> bool:
    """VF-31.3, VF-31.5 Higher is safe, lower is hit; the die decides between equals, and always against a Wisp."""
    own = strength_of(s)
    if own == strength or wisp:
        return DIE_CENTRE[roll_die(s)] == 1
    return own < strength


def has_token(s: State, monster: int) -> bool:
    """VF-31.4 Does it wait on the map?"""
    token = OGRE_TOKEN if monster == k.OGRE else TROLL_TOKEN if monster == k.TROLL else 0
    for tokens in s.tokens:
        if tokens & token:
            return True
    return False


# -- what a Monster does when it hits (T14a) ---


@rule
async def strike(s: State, seat: int, monster: int) -> None:
    amount = s.terms.knight.monster_amount[monster]
    if monster == k.OGRE:
        await thrown(s, seat)
    elif monster == k.TROLL:
        await bridge(s, seat)
    elif monster == k.GOLEM:
        s.knight.golem = True
    elif monster == k.GNOME:
        rob(s)
    elif monster == k.BEETLES:
        s.knight.beetles = amount
    elif monster == k.UNDERWORM:
        await dragged(s, seat)
    elif monster == k.BLOB:
        await lose_grit(s, amount)
    elif monster == k.FLAME_GIANT and strength_of(s) <= amount:
        hurt_knight(s, 1, True)


@rule
async def thrown(s: State, seat: int) -> None:
    """The Ogre: she moves to an unoccupied space beside that is not Dark; it stays where she was."""
    if refuges(s):
        here = knight_tile(s)
        pick: str = await choose(seat, "thrown", refuges(s))
        move_knight(s, TILE_NUMBER[pick])
        put_monster(s, k.OGRE, here)


def refuges(s: State) -> list[Pick]:
    """VF-7.3 Not through walls."""
    here = knight_tile(s)
    found: list[Pick] = []
    for way in range(WAYS):
        if can_step(s, here, way):
            tile = s.near[WAYS * here + way]
            if not is_dark(s, tile) and is_unoccupied(s, tile):
                found.append(TILE[tile])
    return found


@rule
async def bridge(s: State, seat: int) -> None:
    """VF-65.20 The Troll: the Canyon comes onto the map, if it is not there; the Troll guards its bridge."""
    if s.at[BRIDGE] == EMPTY:
        await terrain.place_terrain(s, seat, KNIGHT_PIECE, CANYON)
    if s.at[BRIDGE] != EMPTY and BRIDGE not in s.stands:
        put_monster(s, k.TROLL, BRIDGE)


def rob(s: State) -> None:
    """The Gnome: a Treasure card of hers by chance."""
    cards = [card for card in range(k.TREASURE_CARDS) if s.knight.treasure_at[card] in (k.FACE_DOWN, k.FACE_UP)]
    if cards:
        lose_treasure(s, cards[s.chance.pick(len(cards))], "stolen")


@rule
async def dragged(s: State, seat: int) -> None:
    """The Underworm: to the nearest Dark tile on a diagonal, which is revealed; one is placed if there is none."""
    if not dark_diagonals(s) and not s.collapsing and tiles_left(s) and diagonal_edges(s):
        edge: str = await choose(seat, "worm_tile", diagonal_edges(s))
        await placing.lay_dark(s, space_of(s, EDGE_NUMBER[edge]))
    if dark_diagonals(s):
        pick: str = await choose(seat, "worm", dark_diagonals(s))
        tile = TILE_NUMBER[pick]
        move_knight(s, tile)
        await knight_encounter.explore(s, seat, tile, EMPTY)


def dark_diagonals(s: State) -> list[Pick]:
    """The nearest Dark tiles on her diagonals."""
    middle = s.at[knight_tile(s)]
    for far in range(1, TILES):
        found: list[Pick] = []
        for step in DIAGONAL:
            tile = tile_at(s, middle + far * step)
            if tile != EMPTY and is_dark(s, tile):
                found.append(TILE[tile])
        if found:
            return found
    return []


def diagonal_edges(s: State) -> list[Pick]:
    """The nearest open spaces beside the map on her diagonals."""
    middle = s.at[knight_tile(s)]
    edges = open_spaces(s)
    for far in range(1, TILES):
        spaces = [middle + far * step for step in DIAGONAL]
        found: list[Pick] = [EDGE[edge] for edge in edges if space_of(s, edge) in spaces]
        if found:
            return found
    return []
