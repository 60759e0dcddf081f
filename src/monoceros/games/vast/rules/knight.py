"""Sections 26 to 30: the Knight's turn."""

from __future__ import annotations

from monoceros.engine.core import Pick, ask, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.effects_knight import (
    begin_knight_turn,
    blow_up,
    drink_potion,
    monster_leaves,
    move_knight,
    put_cube,
    show_quest,
    turn_up,
    use_encounter,
    use_map,
    use_step,
)
from monoceros.games.vast.facts import impassable, is_dark, mind_of, open_spaces, passable, space_of, tiles_left
from monoceros.games.vast.facts_foes import can_enter, has_encounter_here, must_attack, shots
from monoceros.games.vast.facts_knight import (
    can_lose_cube,
    encounters_left,
    has_rocks,
    is_met,
    is_possessed,
    knight_tile,
    map_left,
    monster_on,
    movement_of,
    steps_left,
    wall_between,
    wall_price,
)
from monoceros.games.vast.facts_terrain import is_pit, with_current
from monoceros.games.vast.picks import EDGE, EDGE_NUMBER, PIECE_NUMBER, TILE, TILE_NUMBER, WAY_NUMBER
from monoceros.games.vast.picks_ghost import GHOST_PICKS
from monoceros.games.vast.picks_knight import (
    BLOW_UP,
    ENCOUNTER,
    END,
    FLARE,
    JUMP,
    PLACE_NUMBER,
    POTION_KIT,
    QUEST_NUMBER,
    SHOOT,
    SHOW,
    STEP_TO,
    THROUGH,
    TREASURE_NUMBER,
    TURN_UP,
)
from monoceros.games.vast.rules import flame_wall, ghost_block, knight_ambush
from monoceros.games.vast.rules.flare import flare
from monoceros.games.vast.rules.knight_attack import shoot
from monoceros.games.vast.rules.knight_encounter import add_cubes, encounter_here, explore
from monoceros.games.vast.rules.knight_harm import lose_health
from monoceros.games.vast.rules.placing import fill_edges, lay_dark
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    BOMBS,
    EMPTY,
    EVENT_TOKEN,
    FIRST_TERRAIN,
    FLAME_WALL,
    KNIGHT,
    KNIGHT_PIECE,
    MAGMA,
    PIT,
    PITS,
    RIVER,
    STEP,
    TERRAIN_FIRST,
    TERRAIN_OF,
    TILES,
    WAYS,
)


@rule
async def knight_turn(s: State) -> None:
    """VF-26.7, VF-28.12 She picks up her cubes, then moves and acts until she has enough, or is made to stop."""
    seat = mind_of(s, KNIGHT)
    if not is_possessed(s):
        begin_knight_turn(s)
    await move_and_act(s, seat)
    if s.stands[KNIGHT_PIECE] != EMPTY and TERRAIN_OF[knight_tile(s)] == MAGMA and s.knight.health > 1:  # VF-65.11a
        await lose_health(s, 1)


@rule
async def move_and_act(s: State, seat: int) -> None:
    """VF-28.11, VF-28.12 Until she has enough, or is made to stop."""
    while not s.knight.over:
        pick: Pick = await ask(seat, "knight", turn_options(s))
        if pick == END:
            break
        await act(s, seat, pick)


@rule
async def act(s: State, seat: int, pick: Pick) -> None:
    if pick == ENCOUNTER:
        use_encounter(s, knight_tile(s))
        await encounter_here(s, seat, False)
    elif pick == POTION_KIT:
        drink_potion(s)
    elif pick == FLARE:
        await light_up(s, seat)
    elif pick in GHOST_PICKS:
        await ghost_block.ghost_pick(s, KNIGHT, KNIGHT_PIECE, pick)
    elif pick[0] == "shoot":
        await shoot(s, PIECE_NUMBER[pick[1]])
    elif pick[0] == "cube":
        put_cube(s, k.FREE, PLACE_NUMBER[pick[1]])
    elif pick[0] == "step":
        await walk(s, seat, WAY_NUMBER[pick[1]])
    elif pick[0] == "through":
        use_map(s, wall_price(s))
        use_step(s)
        await enter(s, seat, s.near[WAYS * knight_tile(s) + WAY_NUMBER[pick[1]]], EMPTY)
    elif pick[0] == "jump":
        use_step(s)
        await enter(s, seat, TILE_NUMBER[pick[1]], EMPTY)
    elif pick[0] == "bomb":
        blow_up(s, WAY_NUMBER[pick[1]])
        await fill_edges(s, seat)
    elif pick[0] == "turn up":
        turn_up(s, TREASURE_NUMBER[pick[1]])
    else:
        show_quest(s, QUEST_NUMBER[pick[1]])


# -- what she can do ---


def turn_options(s: State) -> list[Pick]:
    """VF-28.11"""
    options: list[Pick] = []
    add_steps(s, options)
    if encounters_left(s) > 0 and has_encounter_here(s):
        options.append(ENCOUNTER)
    add_cubes(s, options)
    add_tools(s, options)
    if not is_possessed(s):
        add_cards(s, options)
    ghost_block.add_ghost_picks(s, KNIGHT, KNIGHT_PIECE, options)
    if not is_pit(knight_tile(s)) or not can_walk(options):
        options.append(END)
    return options


def add_cards(s: State, options: list[Pick]) -> None:
    """VF-30.7, VF-30.10 Treasures to turn up, Sidequests to show."""
    for card in range(k.TREASURE_CARDS):
        if s.knight.treasure_at[card] == k.FACE_DOWN:
            options.append(TURN_UP[card])
    for quest in s.knight.quests:
        if is_met(s, quest):
            options.append(SHOW[quest])


def can_walk(options: list[Pick]) -> bool:
    """VF-65.13 No turn ends on a Pit, as long as she can leave it."""
    for pick in options:
        if pick in STEP_TO or pick in THROUGH or pick in JUMP:
            return True
    return False


def add_steps(s: State, options: list[Pick]) -> None:
    """VF-28.1, VF-28.2, VF-28.7, VF-30.4 One space, while an Encounter is unused and no Event waits for her here."""
    here, left = knight_tile(s), steps_left(s)
    if encounters_left(s) <= 0 or s.tokens[here] & EVENT_TOKEN or (left <= 0 and TERRAIN_OF[here] != RIVER):
        return
    for way in range(WAYS):
        tile = s.near[WAYS * here + way]
        if tile == EMPTY:
            if left > 0 and can_lay(s, here):
                options.append(STEP_TO[way])
        elif may_enter(s, tile) and (left > 0 or with_current(here, tile)):
            if passable(s, here, way):
                options.append(STEP_TO[way])
            elif left > 0 and can_pass_wall(s, here, way):
                options.append(THROUGH[way])
    if left > 0 and is_pit(here):
        add_jumps(s, here, options)


def may_enter(s: State, tile: int) -> bool:
    """VF-33.1, VF-65.8, VF-65.13 Walls apart: Pits need a Movement of 3."""
    return not impassable(tile) and can_enter(s, tile) and (not is_pit(tile) or movement_of(s) >= k.PIT_MOVEMENT)


def can_pass_wall(s: State, here: int, way: int) -> bool:
    """VF-30.4 With the Ancient Map; a Rockslide stays closed."""
    return map_left(s) >= wall_price(s) and wall_between(s, here, way) and not has_rocks(s, here, way)


def add_jumps(s: State, here: int, options: list[Pick]) -> None:
    """VF-65.13 From one Pit to another."""
    for pit in range(PITS):
        tile = TERRAIN_FIRST[PIT] + pit
        if tile != here and s.at[tile] != EMPTY and may_enter(s, tile):
            options.append(JUMP[pit])


def can_lay(s: State, here: int) -> bool:
    """VF-65.6 She may leave Terrain onto an open space, which gets a Dark tile first."""
    return here >= FIRST_TERRAIN and not s.collapsing and tiles_left(s) > 0


def add_tools(s: State, options: list[Pick]) -> None:
    """VF-30.1, T11 The Bomb, the Potion Kit, the Enchanted Bow."""
    knight, here = s.knight, knight_tile(s)
    if (knight.cubes[k.BOMB] or is_possessed(s)) and not knight.used & k.USED_BOMB and s.supply[BOMBS]:
        for way in range(WAYS):
            if wall_between(s, here, way):
                options.append(BLOW_UP[way])
    if can_drink(s):
        options.append(POTION_KIT)
    for piece in shots(s):
        options.append(SHOOT[piece])
    if s.terms.flares >> KNIGHT & 1 and not knight.used & k.USED_FLARE and not is_possessed(s):
        options.append(FLARE)


def can_drink(s: State) -> bool:
    """T11"""
    hurt = s.knight.health < s.terms.knight.health
    return bool(s.knight.cubes[k.ON_CARD + k.POTION]) and hurt and can_lose_cube(s) and not is_possessed(s)


# -- moving (section 28) ---


@rule
async def walk(s: State, seat: int, way: int) -> None:
    """VF-28.1"""
    here = knight_tile(s)
    tile = s.near[WAYS * here + way]
    if tile == EMPTY:
        tile = await lay_dark(s, s.at[here] + STEP[way])
    if not with_current(here, tile):
        use_step(s)
    await enter(s, seat, tile, way ^ 2)


@rule
async def enter(s: State, seat: int, tile: int, back: int) -> None:
    """VF-28.3 to VF-28.5, VF-3.3 Some spaces are Encounters; `back` is EMPTY where she came through a wall."""
    if monster_on(s, tile) != k.NOTHING:
        use_encounter(s, tile)
        beaten: bool = await face_monster(s, seat, tile)
        if not beaten:
            return
        move_knight(s, tile)
        await encounter_here(s, seat, False)
        return
    move_knight(s, tile)
    if s.tokens[tile] & FLAME_WALL:
        stopped: bool = await flame_wall.burn(s, KNIGHT_PIECE)
        if stopped:
            return
    if is_dark(s, tile):
        use_encounter(s, tile)
        await explore(s, seat, tile, back)
        await encounter_here(s, seat, True)
    elif s.tokens[tile] & EVENT_TOKEN or must_attack(s, 0):
        use_encounter(s, tile)
        await encounter_here(s, seat, False)


@rule
async def face_monster(s: State, seat: int, tile: int) -> bool:
    """VF-31.6, VF-31.7 The Ogre or Troll lets her in when she is stronger, or as strong and lucky."""
    strength = s.terms.knight.monster_strength[monster_on(s, tile)]
    if s.telling:
        s.emit("ambush", monster_on(s, tile), strength)
    if knight_ambush.is_hit(s, strength, False):
        await lose_health(s, 1)
        return False
    monster_leaves(s, tile)
    return True


# -- Flare (T22) ---


@rule
async def light_up(s: State, seat: int) -> None:
    """Once a turn, around any space, and without an Encounter."""
    s.knight.used |= k.USED_FLARE
    name: str = await choose(seat, "flare_at", flare_spaces(s))
    space = s.at[TILE_NUMBER[name]] if name in TILE_NUMBER else space_of(s, EDGE_NUMBER[name])
    await flare(s, seat, KNIGHT_PIECE, space)


def flare_spaces(s: State) -> list[Pick]:
    """The tiles of the map, and the open spaces beside it."""
    tiles: list[Pick] = [TILE[tile] for tile in range(TILES) if s.at[tile] != EMPTY]
    return tiles + [EDGE[edge] for edge in open_spaces(s)]
