"""Sections 26 to 30: the Knight's turn."""

from __future__ import annotations

from monoceros.engine.core import Pick, ask
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.effects import draw_tile
from monoceros.games.vast.effects_knight import (
    begin_knight_turn,
    blow_up,
    do_deed,
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
from monoceros.games.vast.facts import impassable, is_dark, passable
from monoceros.games.vast.facts_knight import (
    can_enter,
    can_lose_cube,
    can_shoot,
    encounters_left,
    has_encounter_here,
    has_rocks,
    is_met,
    knight_tile,
    map_left,
    monster_on,
    movement_of,
    steps_left,
    strength_of,
    unicorn_with_her,
    wall_between,
    wall_price,
)
from monoceros.games.vast.picks import TILE_NUMBER, WAY_NUMBER
from monoceros.games.vast.picks_knight import (
    BLOW_UP,
    ENCOUNTER,
    END,
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
from monoceros.games.vast.rules import knight_ambush, nightmare, shadow_teleport
from monoceros.games.vast.rules.knight_encounter import add_cubes, encounter_here, explore
from monoceros.games.vast.rules.knight_harm import lose_health
from monoceros.games.vast.rules.placing import fill_edges
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    BOMBS,
    EMPTY,
    EVENT_TOKEN,
    FIRST_TERRAIN,
    KNIGHT,
    MAGMA,
    NIGHTMARE,
    PIT,
    PITS,
    RIVER,
    STEP,
    TERRAIN_FIRST,
    TERRAIN_OF,
    WAYS,
)


@rule
async def knight_turn(s: State) -> None:
    """VF-26.7, VF-28.12 She picks up her cubes, then moves and acts until she has enough, or is made to stop."""
    seat = s.terms.seat_of[KNIGHT]
    begin_knight_turn(s)
    while not s.knight.over:
        pick: Pick = await ask(seat, "knight", turn_options(s))
        if pick == END:
            break
        await act(s, seat, pick)
    if TERRAIN_OF[knight_tile(s)] == MAGMA and s.knight.health > 1:  # VF-65.11a
        await lose_health(s, 1)


@rule
async def act(s: State, seat: int, pick: Pick) -> None:
    if pick == ENCOUNTER:
        use_encounter(s, knight_tile(s))
        await encounter_here(s, seat)
    elif pick == POTION_KIT:
        drink_potion(s)
    elif pick == SHOOT:
        await shoot(s)
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
    for card in range(k.TREASURE_CARDS):
        if s.knight.treasure_at[card] == k.FACE_DOWN:
            options.append(TURN_UP[card])
    for quest in s.knight.quests:
        if is_met(s, quest):
            options.append(SHOW[quest])
    if not is_pit(knight_tile(s)) or not can_walk(options):
        options.append(END)
    return options


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
        elif may_enter(s, tile) and (left > 0 or drifts(here, tile)):
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
    return here >= FIRST_TERRAIN and not s.collapsing and bool(s.tile_stack)


def drifts(here: int, tile: int) -> bool:
    """VF-65.14 With the current of the River it costs nothing."""
    return TERRAIN_OF[here] == RIVER and TERRAIN_OF[tile] == RIVER and tile > here


def is_pit(tile: int) -> bool:
    return PIT <= TERRAIN_OF[tile] < RIVER


def add_tools(s: State, options: list[Pick]) -> None:
    """VF-30.1, T11 The Bomb, the Potion Kit, the Enchanted Bow."""
    knight, here = s.knight, knight_tile(s)
    if knight.cubes[k.BOMB] and not knight.used & k.USED_BOMB and s.supply[BOMBS]:
        for way in range(WAYS):
            if wall_between(s, here, way):
                options.append(BLOW_UP[way])
    if knight.cubes[k.ON_CARD + k.POTION] and can_lose_cube(s) and knight.health < s.terms.knight.health:
        options.append(POTION_KIT)
    if can_shoot(s):
        options.append(SHOOT)


# -- moving (section 28) ---


@rule
async def walk(s: State, seat: int, way: int) -> None:
    """VF-28.1"""
    here = knight_tile(s)
    tile = s.near[WAYS * here + way]
    if tile == EMPTY:
        tile = draw_tile(s, s.at[here] + STEP[way])
    if not drifts(here, tile):
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
        await encounter_here(s, seat)
        return
    move_knight(s, tile)
    if is_dark(s, tile):
        use_encounter(s, tile)
        await explore(s, seat, tile, back)
        await encounter_here(s, seat)
    elif s.tokens[tile] & EVENT_TOKEN or unicorn_with_her(s):
        use_encounter(s, tile)
        await encounter_here(s, seat)


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


# -- the Enchanted Bow (VF-33.5, VF-38.4b) ---


@rule
async def shoot(s: State) -> None:
    """The Unicorn discards cards of her Strength minus 1, and Teleports."""
    s.knight.used |= k.USED_ENCHANTED
    number = min(strength_of(s) - 1, s.terms.knight.treasure_amount[k.ENCHANTED_BOW])
    do_deed(s, k.EAGLE_EYED)
    if s.telling:
        s.emit("shoots", number)
    if s.terms.seat_of[NIGHTMARE] != EMPTY:
        await nightmare.shot(s, number)
    else:
        await shadow_teleport.shadow_shot(s, number)
