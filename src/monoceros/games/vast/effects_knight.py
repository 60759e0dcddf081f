"""Atoms of the Knight: each makes one change that somebody can see, and says so."""

from __future__ import annotations

from monoceros.engine.events import ALL
from monoceros.engine.pile import Pile
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.effects import die, move_piece, win
from monoceros.games.vast.facts import only
from monoceros.games.vast.facts_knight import can_lose_cube, may_escape, monster_on
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    BOMBS,
    CRYSTAL_TOKEN,
    ENTRANCE,
    KNIGHT,
    KNIGHT_PIECE,
    OGRE_TOKEN,
    TROLL_TOKEN,
)

# -- setup and the turn ---


def set_up_knight(s: State) -> None:
    """VF-26.2, VF-34.9, VF-32.1 Her board, her piece, her decks."""
    knight, tables = s.knight, s.terms.knight
    knight.health = tables.health
    knight.cubes[k.FREE] = k.OWN_CUBES
    knight.track = (1 << k.GRIT_SPACES) - 1
    knight.quest_deck = Pile(list(tables.quests), [])
    knight.treasure_deck = Pile(list(range(k.TREASURE_CARDS)), [])
    knight.event_deck = Pile(
        [kind for kind in range(len(tables.event_copies)) for _ in range(tables.event_copies[kind])], []
    )
    knight.monster_deck = Pile(list(range(k.MONSTERS)), [])
    move_piece(s, KNIGHT_PIECE, ENTRANCE)
    for _ in range(tables.start_quests):
        draw_quest(s)


def begin_knight_turn(s: State) -> None:
    """VF-26.7 She picks up her Hero cubes, but for those on the Grit track and those she has given up."""
    knight = s.knight
    for place in range(k.MOVEMENT, k.ASIDE + 1):
        knight.cubes[k.FREE] += knight.cubes[place]
        knight.cubes[place] = 0
    knight.over = False
    knight.steps = knight.encounters = knight.ambushes = knight.taken = knight.map_used = knight.used = knight.done = 0
    knight.entered = knight.met = ()
    if s.telling:
        s.emit("picks_up", knight.cubes[k.FREE])


# -- cubes (section 27) ---


def put_cube(s: State, source: int, place: int) -> None:
    """A Hero cube goes from one place to another."""
    s.knight.cubes[source] -= 1
    s.knight.cubes[place] += 1
    if s.telling:
        s.emit("hero_cube", source, place)


def cube_to_track(s: State, source: int, space: int) -> None:
    """VF-27.4"""
    s.knight.cubes[source] -= 1
    s.knight.track |= 1 << space
    if s.telling:
        s.emit("cube_back", source, space)


def cube_from_track(s: State, space: int) -> None:
    """VF-27.3"""
    s.knight.cubes[k.FREE] += 1
    s.knight.track &= ~(1 << space)
    if s.telling:
        s.emit("cube_won", space)


def gain_grit(s: State, number: int) -> None:
    """VF-27.3, VF-27.5"""
    knight, tables = s.knight, s.terms.knight
    knight.grit = min(knight.grit + number, tables.most_grit)
    if s.telling:
        s.emit("grit", number, knight.grit)
    for space in range(k.GRIT_SPACES):
        if knight.grit >= tables.grit_marks[space] and knight.track >> space & 1:
            cube_from_track(s, space)


def sink_grit(s: State, number: int) -> None:
    """VF-27.5 Her cubes are the caller's affair."""
    lost = min(number, s.knight.grit)
    s.knight.grit -= lost
    if s.telling:
        s.emit("grit", -lost, s.knight.grit)


def end_turn_now(s: State) -> None:
    """VF-27.4"""
    if s.turn == KNIGHT and not s.knight.over:
        s.knight.over = True
        if s.telling:
            s.emit("turn_ends")


# -- health ---


def regain_health(s: State, number: int) -> None:
    """VF-26.6"""
    gained = min(number, s.terms.knight.health - s.knight.health)
    s.knight.health += gained
    if s.telling:
        s.emit("healed", gained, s.knight.health)


def hurt_knight(s: State, number: int, ambush: bool) -> None:
    """VF-26.5, VF-32.5, VF-39.2 At Health 0 she is dead; there are those who win if an Ambush killed her."""
    s.knight.health = max(s.knight.health - number, 0)
    if s.telling:
        s.emit("hurt", number, s.knight.health)
    if s.knight.health == 0:
        if ambush and s.terms.ambush_wins:
            win(s, s.terms.ambush_wins)
        die(s, KNIGHT)
        s.knight.over = True  # others play on (VF-61.6, VF-62.14)


# -- moving and Encounters (section 28) ---


def move_knight(s: State, tile: int) -> None:
    """VF-26.1, VF-34.2 She enters a space; the Entrance wins, if her goal is reached."""
    knight = s.knight
    move_piece(s, KNIGHT_PIECE, tile)
    while tile == ENTRANCE and knight.cubes[k.POISONED]:
        put_cube(s, k.POISONED, k.FREE)
    if tile == ENTRANCE and may_escape(s):
        win(s, 1 << s.terms.seat_of[KNIGHT])
    if s.turn == KNIGHT and tile not in knight.entered:
        knight.entered += (tile,)
        if len(knight.entered) >= s.terms.knight.quest_needs[k.SWIFT]:
            do_deed(s, k.SWIFT)


def use_step(s: State) -> None:
    """VF-26.4"""
    s.knight.steps += 1


def use_map(s: State, cubes: int) -> None:
    """VF-30.4"""
    s.knight.map_used += cubes
    if s.telling:
        s.emit("passes_wall")


def use_encounter(s: State, tile: int) -> None:
    """VF-28.3, VF-28.4"""
    knight = s.knight
    knight.encounters += 1
    if s.telling:
        s.emit("encounter", tile)
    if tile not in knight.met:
        knight.met += (tile,)
        if len(knight.met) >= s.terms.knight.quest_needs[k.ADVENTUROUS]:
            do_deed(s, k.ADVENTUROUS)


def smash(s: State) -> None:
    """VF-29.1, VF-4.4, VF-27.8 She keeps the token: it counts for her goal."""
    tile = s.stands[KNIGHT_PIECE]
    s.tokens[tile] &= ~CRYSTAL_TOKEN
    s.smashed += 1
    s.knight.smashed += 1
    if s.telling:
        s.emit("smashed", tile, s.knight.smashed)
    use_up_javelin(s)
    gain_grit(s, k.GRIT_FOR_CRYSTAL)


def blow_up(s: State, way: int) -> None:
    """VF-30.1, VF-30.2"""
    tile = s.stands[KNIGHT_PIECE]
    s.bombed[tile] |= 1 << way
    s.supply[BOMBS] -= 1
    s.knight.used |= k.USED_BOMB
    if s.telling:
        s.emit("bombed", tile, way)


# -- Treasure cards (VF-30.6 to VF-30.8) ---


def treasures_left(s: State) -> int:
    return s.knight.treasure_deck.size() + len(s.knight.treasures_under)


def draw_treasure_card(s: State) -> int:
    """The top card of the deck; those that were put under it come last."""
    if s.knight.treasure_deck.size():
        return s.knight.treasure_deck.draw(s.chance)
    return s.knight.treasures_under.pop(0)


def offer_treasure(s: State, card: int) -> None:
    """She sees what it is, and the Cave that gave it to her does."""
    s.knight.treasure_at[card] = k.OFFERED
    if s.telling:
        s.emit("finds", secret=card, to=knowing_seats(s))


def knowing_seats(s: State) -> int:
    """Who knows her face-down Treasures: she, and the Cave."""
    return only(s.terms.seat_of[KNIGHT]) | only(s.terms.cave_seat)


def treasure_under(s: State, card: int) -> None:
    """VF-30.6, VF-50.5a A card goes under the deck; a cube on it is at hand again."""
    s.knight.treasure_at[card] = k.IN_DECK
    s.knight.treasures_under.append(card)
    if s.knight.cubes[k.ON_CARD + card]:
        put_cube(s, k.ON_CARD + card, k.FREE)


def keep_treasure(s: State, card: int) -> None:
    s.knight.treasure_at[card] = k.FACE_DOWN
    if s.telling:
        s.emit("keeps", secret=card, to=knowing_seats(s), news=False)


def turn_up(s: State, card: int) -> None:
    """VF-30.7"""
    s.knight.treasure_at[card] = k.FACE_UP
    if s.telling:
        s.emit("turns_up", card, shows=ALL)


def lose_treasure(s: State, card: int, why: str) -> None:
    """A Treasure card leaves the game, and all see it; a cube on it is at hand again."""
    hidden = s.knight.treasure_at[card] != k.FACE_UP
    s.knight.treasure_at[card] = k.GONE
    if s.telling:
        s.emit("treasure_lost", card, why, shows=ALL if hidden else 0)
    if s.knight.cubes[k.ON_CARD + card]:
        put_cube(s, k.ON_CARD + card, k.FREE)


def use_up_javelin(s: State) -> None:
    """T11 It boosts the next attack, whichever that is."""
    if s.knight.treasure_at[k.JAVELIN] == k.FACE_UP:
        lose_treasure(s, k.JAVELIN, "used")


def drink_potion(s: State) -> None:
    """T11 The Potion Kit: the cube is given up, the card leaves the game."""
    put_cube(s, k.ON_CARD + k.POTION, k.DISCARDED)
    lose_treasure(s, k.POTION, "used")
    regain_health(s, s.terms.knight.treasure_amount[k.POTION])


# -- Sidequests (VF-30.10 to VF-30.12) ---


def draw_quest(s: State) -> None:
    knight = s.knight
    if knight.quest_deck.size():
        quest = knight.quest_deck.draw(s.chance)
        knight.quests = sorted([*knight.quests, quest])
        if s.telling:
            s.emit("draws_quest", secret=quest, to=only(s.terms.seat_of[KNIGHT]))


def do_deed(s: State, quest: int) -> None:
    """VF-30.11 A deed counts for the Sidequests that she holds at that moment."""
    if quest in s.knight.quests:
        s.knight.done |= 1 << quest


def show_quest(s: State, quest: int) -> None:
    knight = s.knight
    knight.quests = [other for other in knight.quests if other != quest]
    knight.quests_gone.append(quest)
    if s.telling:
        s.emit("quest", quest, s.terms.knight.quest_grit[quest], shows=ALL)
    gain_grit(s, s.terms.knight.quest_grit[quest])
    draw_quest(s)


# -- Events (VF-30.13) ---


def draw_event(s: State) -> int:
    """Played Events leave the game; NOTHING when there are no more."""
    if not events_left(s):
        return k.NOTHING
    event = draw_event_card(s)
    play_event(s, event)
    return event


def events_left(s: State) -> int:
    return s.knight.event_deck.size() + len(s.knight.events_under)


def draw_event_card(s: State) -> int:
    """The top card of the deck; those that were put under it come last."""
    if s.knight.event_deck.size():
        return s.knight.event_deck.draw(s.chance)
    return s.knight.events_under.pop(0)


def play_event(s: State, event: int) -> None:
    s.knight.event = event
    s.knight.events_gone.append(event)
    if s.telling:
        s.emit("event", event, shows=ALL)


def eat_bread(s: State) -> None:
    """T12 A cube comes back; failing that the one on the highest space of the Grit track."""
    knight = s.knight
    if knight.cubes[k.DISCARDED]:
        put_cube(s, k.DISCARDED, k.FREE)
        return
    for space in range(k.GRIT_SPACES - 1, -1, -1):
        if knight.track >> space & 1:
            cube_from_track(s, space)
            return


def give_up_cube(s: State, place: int) -> None:
    """T12 Light"""
    assert can_lose_cube(s)
    put_cube(s, place, k.DISCARDED)


# -- Monsters (section 31) ---


def draw_monster(s: State) -> int:
    """VF-31.4 The pile is reshuffled when it is empty."""
    knight = s.knight
    if not knight.monster_deck.size():
        knight.monster_deck.shuffle_in(knight.monster_discards)
        knight.monster_discards = []
    knight.monster = knight.monster_deck.draw(s.chance)
    if s.telling:
        s.emit("monster", knight.monster, shows=ALL)
    return knight.monster


def discard_monster(s: State, monster: int) -> None:
    s.knight.monster_discards.append(monster)


def put_monster(s: State, monster: int, tile: int) -> None:
    """VF-31.6"""
    s.tokens[tile] |= OGRE_TOKEN if monster == k.OGRE else TROLL_TOKEN
    if s.telling:
        s.emit("monster_waits", monster, tile)


def monster_leaves(s: State, tile: int) -> None:
    """VF-31.4, VF-8.9 The Ogre or Troll on a tile is beaten, or its tile is removed: the card can be drawn again."""
    monster = monster_on(s, tile)
    if monster != k.NOTHING:
        s.tokens[tile] &= ~(OGRE_TOKEN | TROLL_TOKEN)
        discard_monster(s, monster)
        if s.telling:
            s.emit("monster_gone", monster, tile)
