"""Sections 28 and 29: revealing, Encounters, attacks, collecting."""

from __future__ import annotations

from monoceros.engine.core import Pick, ask, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.effects import roll_die, take_token, take_treasure
from monoceros.games.vast.effects_knight import (
    do_deed,
    draw_treasure,
    gain_grit,
    keep_treasure,
    lose_treasure,
    put_cube,
    smash,
    use_up_javelin,
)
from monoceros.games.vast.facts import kind_of
from monoceros.games.vast.facts_knight import attack_strength, can_smash, knight_tile, unicorn_with_her
from monoceros.games.vast.facts_unicorn import unicorn_armor
from monoceros.games.vast.picks_knight import ATTACK, CUBE_TO, DECLINE, FINISH, KEEP, PLACE_NUMBER, SMASH, TAKE
from monoceros.games.vast.rules import knight_ambush, knight_events, nightmare, reveal, shadow_teleport
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    AMBUSH,
    CRYSTAL_TOKEN,
    DIE_CENTRE,
    EMPTY,
    EVENT,
    EVENT_TOKEN,
    EVENTS,
    KNIGHT,
    KNIGHT_PIECE,
    NIGHTMARE,
)

# -- revealing ---


@rule
async def explore(s: State, seat: int, tile: int, back: int) -> None:
    """VF-28.3, VF-28.8, VF-27.10 The Dark tile she has entered is revealed and resolved; then 1 Grit in any case."""
    await reveal.reveal(s, seat, KNIGHT_PIECE, tile, back, EMPTY, False)
    kind = kind_of(s, tile)
    if kind == AMBUSH:
        await knight_ambush.ambush(s, seat)
    elif kind == EVENT:
        await knight_events.meet_event(s, seat)
    gain_grit(s, k.GRIT_FOR_TILE)


# -- an Encounter on her space ---


@rule
async def encounter_here(s: State, seat: int) -> None:
    """VF-28.4 An Event first; then attacks in any order; then what lies there. A Unicorn must be attacked."""
    tile = knight_tile(s)
    if s.tokens[tile] & EVENT_TOKEN and not s.knight.over:
        take_token(s, tile, EVENT_TOKEN, EVENTS)
        await knight_events.meet_event(s, seat)
    attacked = collecting = False
    while not s.knight.over and goes_on(s, attacked, collecting):
        pick: Pick = await ask(seat, "encounter", encounter_options(s, attacked, collecting))
        if pick == FINISH:
            break
        if pick == ATTACK:
            attacked = True
            await attack(s, seat)
        elif pick == SMASH:
            smash(s)
        elif pick == TAKE:
            collecting = True
            await take(s, seat)
        else:
            put_cube(s, k.FREE, PLACE_NUMBER[pick[1]])


def goes_on(s: State, attacked: bool, collecting: bool) -> bool:
    """Is anything left to decide here?"""
    tile = knight_tile(s)
    if s.treasures[tile] or (must_attack(s) and not attacked):
        return True
    return bool(s.tokens[tile] & CRYSTAL_TOKEN) and not collecting and (can_smash(s) or s.knight.cubes[k.FREE] > 0)


def must_attack(s: State) -> bool:
    """VF-28.5 A Unicorn in her space whom she is strong enough to attack."""
    return unicorn_with_her(s) and attack_strength(s) >= unicorn_armor(s)


def encounter_options(s: State, attacked: bool, collecting: bool) -> list[Pick]:
    options: list[Pick] = []
    must = must_attack(s) and not attacked
    if must:
        options.append(ATTACK)
    if can_smash(s) and not collecting:
        options.append(SMASH)
    if not must and s.treasures[knight_tile(s)]:
        options.append(TAKE)
    if not must:
        options.append(FINISH)
    add_cubes(s, options)
    return options


def add_cubes(s: State, options: list[Pick]) -> None:
    """VF-27.1, VF-27.2 Where a cube that is at hand may go."""
    knight, room = s.knight, s.terms.knight.room
    cubes = knight.cubes
    if not cubes[k.FREE]:
        return
    for place in range(k.MOVEMENT, k.SHIELD + 1):
        if cubes[place] < room[place] and place != k.BOW:  # nobody is in the game whom the Bow could hit
            options.append(CUBE_TO[place])
    if k.FACE_UP in knight.treasure_at:
        for card in range(k.TREASURE_CARDS):
            place = k.ON_CARD + card
            if knight.treasure_at[card] == k.FACE_UP and cubes[place] < room[place]:
                options.append(CUBE_TO[place])


# -- attacking a Unicorn (VF-33.1 to VF-33.4, VF-38.3) ---


@rule
async def attack(s: State, seat: int) -> None:
    """Greater Strength succeeds, equal Strength if the die affects the centre. He Teleports either way."""
    strength, armor = attack_strength(s), unicorn_armor(s)
    use_up_javelin(s)
    do_deed(s, k.DARING)
    if s.telling:
        s.emit("attacks", strength, armor)
    succeeds = strength > armor or (strength == armor and DIE_CENTRE[roll_die(s)] == 1)
    if s.terms.seat_of[NIGHTMARE] != EMPTY:
        await nightmare.attacked(s, KNIGHT, succeeds)
    else:
        await shadow_teleport.shadow_attacked(s, succeeds)


# -- Treasures (VF-30.6) ---


@rule
async def take(s: State, seat: int) -> None:
    """A Treasure token goes back to the supply, and she gets a card for it."""
    take_treasure(s, knight_tile(s))
    s.knight.taken += 1
    if s.knight.taken >= s.terms.knight.quest_needs[k.CUNNING]:
        do_deed(s, k.CUNNING)
    await get_treasure(s, seat)


@rule
async def get_treasure(s: State, seat: int) -> None:
    """The top card: she keeps it face down, or declines it for Grit; without cards there is only Grit."""
    if not s.knight.treasure_deck.size():
        gain_grit(s, k.GRIT_FOR_TREASURE)
        return
    draw_treasure(s)
    pick: str = await choose(seat, "treasure", (KEEP, DECLINE))
    card = s.knight.treasure_at.index(k.OFFERED)  # not kept over the question: others may imagine another one
    if pick == KEEP:
        keep_treasure(s, card)
    else:
        lose_treasure(s, card, "declined")
        gain_grit(s, k.GRIT_FOR_TREASURE)
