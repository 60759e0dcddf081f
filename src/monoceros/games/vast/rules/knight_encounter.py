"""Section 28, VF-30.6 and VF-30.9: revealing, Encounters, collecting."""

from __future__ import annotations

from monoceros.engine.core import Pick, ask, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.effects import take_token, take_treasure
from monoceros.games.vast.effects_knight import (
    do_deed,
    gain_grit,
    keep_treasure,
    lose_treasure,
    put_cube,
    smash,
    treasures_left,
)
from monoceros.games.vast.facts import kind_of
from monoceros.games.vast.facts_dragon import gems_on
from monoceros.games.vast.facts_foes import may_attack, must_attack
from monoceros.games.vast.facts_knight import can_smash, is_possessed, knight_tile
from monoceros.games.vast.picks import PIECE_NUMBER
from monoceros.games.vast.picks_dragon import KIND_NUMBER, PAY_GEM
from monoceros.games.vast.picks_knight import CUBE_TO, DECLINE, FIGHT, FINISH, KEEP, PLACE_NUMBER, SMASH, TAKE
from monoceros.games.vast.rules import (
    cave_cards,
    dragon_gems,
    knight_ambush,
    knight_attack,
    knight_events,
    knight_harm,
    reveal,
)
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    AMBUSH,
    CRYSTAL_TOKEN,
    DRAGON,
    EMPTY,
    EVENT,
    EVENT_TOKEN,
    EVENTS,
    GHOUL,
    GOBLINS,
    KNIGHT,
    KNIGHT_PIECE,
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
async def encounter_here(s: State, seat: int, fresh: bool) -> None:
    """VF-28.4 An Event first; then attacks in any order; then what lies there. `fresh`: the tile was just revealed."""
    if s.knight.over:
        return
    tile = knight_tile(s)
    if s.tokens[tile] & EVENT_TOKEN:
        take_token(s, tile, EVENT_TOKEN, EVENTS)
        await knight_events.meet_event(s, seat)
    attacked = 0
    collecting = False
    while not s.knight.over and goes_on(s, attacked, collecting):
        pick: Pick = await ask(seat, "encounter", encounter_options(s, attacked, collecting))
        if pick == FINISH:
            break
        if pick == SMASH:
            smash(s)
        elif pick == TAKE:
            collecting = True
            await take(s, seat)
        elif pick[0] == "attack":
            piece = PIECE_NUMBER[pick[1]]
            attacked |= 1 << piece
            await knight_attack.attack(s, seat, piece, fresh)
        elif pick[0] == "gem":
            collecting = True
            await take_gem(s, KIND_NUMBER[pick[1]])
        else:
            put_cube(s, k.FREE, PLACE_NUMBER[pick[1]])


def goes_on(s: State, attacked: int, collecting: bool) -> bool:
    """Is anything left to decide here?"""
    tile = knight_tile(s)
    if s.treasures[tile] or may_attack(s, attacked) or gems_on(s, tile):
        return True
    return bool(s.tokens[tile] & CRYSTAL_TOKEN) and not collecting and (can_smash(s) or s.knight.cubes[k.FREE] > 0)


def encounter_options(s: State, attacked: int, collecting: bool) -> list[Pick]:
    """VF-28.4, VF-28.5 Whom she must attack comes before what she likes to take."""
    options: list[Pick] = []
    must = bool(must_attack(s, attacked))
    if must or not collecting:
        for piece in may_attack(s, attacked):
            options.append(FIGHT[piece])
    if can_smash(s) and not collecting:
        options.append(SMASH)
    if not must:
        if s.treasures[knight_tile(s)]:
            options.append(TAKE)
        for gem in gems_on(s, knight_tile(s)):
            options.append(PAY_GEM[gem])
        options.append(FINISH)
    add_cubes(s, options)
    return options


def add_cubes(s: State, options: list[Pick]) -> None:
    """VF-27.1, VF-27.2 Where a cube that is at hand may go."""
    knight, room = s.knight, s.terms.knight.room
    cubes = knight.cubes
    if not cubes[k.FREE] or is_possessed(s):
        return
    for place in range(k.MOVEMENT, k.SHIELD + 1):
        if cubes[place] < room[place] and (place != k.BOW or can_use_bow(s)):
            options.append(CUBE_TO[place])
    if k.FACE_UP in knight.treasure_at:
        for card in range(k.TREASURE_CARDS):
            place = k.ON_CARD + card
            if knight.treasure_at[card] == k.FACE_UP and cubes[place] < room[place]:
                options.append(CUBE_TO[place])


def can_use_bow(s: State) -> bool:
    """VF-30.3 Is anybody in the game whom the Bow could hit?"""
    return bool(s.terms.kept & (1 << GOBLINS | 1 << GHOUL))


# -- Dragon Gems (VF-30.9) ---


@rule
async def take_gem(s: State, gem: int) -> None:
    """A trapped one costs her Grit, any other brings some; it returns to the Dragon."""
    do_deed(s, k.CUNNING)
    trapped: bool = await dragon_gems.open_gem(s, gem)
    if trapped:
        await knight_harm.lose_grit(s, k.GRIT_FOR_TRAP)
    else:
        gain_grit(s, k.GRIT_FOR_GEM)


# -- Treasures (VF-30.6) ---


@rule
async def take(s: State, seat: int) -> None:
    """A Treasure token goes back to the supply, and she gets a card for it."""
    take_treasure(s, knight_tile(s))
    s.knight.taken += 1
    if s.knight.taken >= s.terms.knight.quest_needs[k.CUNNING] and s.terms.seat_of[DRAGON] == EMPTY:  # VF-33.9
        do_deed(s, k.CUNNING)
    await get_treasure(s, seat)


@rule
async def get_treasure(s: State, seat: int) -> None:
    """The top card: she keeps it face down, or declines it for Grit; without cards there is only Grit."""
    if not treasures_left(s):
        gain_grit(s, k.GRIT_FOR_TREASURE)
        return
    await cave_cards.deal_treasure(s)
    owner = s.terms.seat_of[KNIGHT] if s.terms.seat_of[KNIGHT] != EMPTY else seat  # also in a possession turn (T21)
    pick: str = await choose(owner, "treasure", (KEEP, DECLINE))
    card = s.knight.treasure_at.index(k.OFFERED)  # not kept over the question: others may imagine another one
    if pick == KEEP:
        keep_treasure(s, card)
    else:
        lose_treasure(s, card, "declined")
        gain_grit(s, k.GRIT_FOR_TREASURE)
