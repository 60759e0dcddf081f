"""Atoms of the Dragon: each makes one change that somebody can see, and says so."""

from __future__ import annotations

from monoceros.engine.events import ALL, NOBODY
from monoceros.engine.pile import Pile
from monoceros.games.vast import tables_dragon as d
from monoceros.games.vast.effects import move_piece, take_piece, win
from monoceros.games.vast.effects_gems import put_gem, take_flame_wall
from monoceros.games.vast.facts import mind_of, only
from monoceros.games.vast.facts_dragon import dragon_spirit, may_escape_as_dragon, on_crystal, wakefulness
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    CRYSTAL_TOKEN,
    DRAGON,
    DRAGON_PIECE,
    EMPTY,
    ENTRANCE,
    KNIGHT_PIECE,
    TREASURES,
)

# -- setup and the turn ---


def set_up_dragon(s: State) -> None:
    """VF-45.2, VF-61.6 His board and his first hand; he comes onto the map with his first turn."""
    dragon, tables = s.dragon, s.terms.dragon
    dragon.health = tables.health
    dragon.sloth = tables.sloth[:]
    dragon.sloth[d.HUNGER] -= tables.woken
    dragon.deck = Pile([kind for kind in range(d.KINDS) for _ in range(tables.cards[kind])], [])
    draw_powers(s, tables.start_hand)


def begin_dragon_turn(s: State) -> None:
    """VF-45.3, VF-46.6 The Flame Wall returns. The Ghost draws cards instead, and what is used up stays so (T21)."""
    dragon = s.dragon
    if s.possessed == DRAGON:
        dragon.aside = dragon.hand
        dragon.hand = [0] * d.KINDS
        draw_powers(s, s.ghost.influence + d.GHOST_CARDS)
        appear(s)
        return
    dragon.turns += 1
    dragon.moved = dragon.stirred = dragon.roared = False
    dragon.lent = dragon.used = dragon.deeds = 0
    take_flame_wall(s)
    appear(s)


def appear(s: State) -> None:
    """VF-45.3 On his first turn: where the Knight is, without her on the Entrance."""
    if s.stands[DRAGON_PIECE] == EMPTY:
        knight = s.stands[KNIGHT_PIECE]
        move_piece(s, DRAGON_PIECE, ENTRANCE if knight == EMPTY else knight)


def end_possession_dragon(s: State) -> None:
    """VF-59.7, T21 The Ghost's cards go back, his own hand returns. One that nobody plays leaves (VF-59.8)."""
    dragon = s.dragon
    for kind in range(d.KINDS):
        number = dragon.hand[kind] + dragon.discards[kind]
        dragon.deck.shuffle_in([kind] * number)
    dragon.hand = dragon.aside
    dragon.aside = [0] * d.KINDS
    dragon.discards = [0] * d.KINDS
    dragon.paying = dragon.doomed = ()
    if s.terms.seat_of[DRAGON] == EMPTY:
        drop_treasures(s)
        take_flame_wall(s)
        dragon.shriek = False
        if s.stands[DRAGON_PIECE] != EMPTY:
            take_piece(s, DRAGON_PIECE)


def go_to(s: State, tile: int) -> None:
    """VF-45.1 He enters a space by himself; the Entrance wins, if he may escape."""
    s.dragon.stirred = True
    move_piece(s, DRAGON_PIECE, tile)
    if tile == ENTRANCE and may_escape_as_dragon(s):
        win(s, 1 << s.terms.seat_of[DRAGON])


# -- Power cards ---


def draw_powers(s: State, number: int) -> None:
    """Only he sees what he draws (VF-11.4)."""
    dragon = s.dragon
    for _ in range(min(number, dragon.deck.size())):
        kind = dragon.deck.draw(s.chance)
        dragon.hand[kind] += 1
        if s.telling:
            s.emit("power_drawn", secret=kind, to=only(mind_of(s, DRAGON)))


def discard_power(s: State, kind: int) -> None:
    """A card of his hand, for all to see."""
    s.dragon.hand[kind] -= 1
    s.dragon.discards[kind] += 1
    if s.telling:
        s.emit("power_discarded", kind, shows=ALL)


def lend_symbol(s: State, gem: int) -> None:
    """VF-45.6"""
    s.dragon.lent |= 1 << gem
    if s.telling:
        s.emit("gem_lends", gem)


def renew_hand(s: State) -> None:
    """VF-45.9 The hand is discarded, all Power cards are shuffled, Spirit cards are drawn."""
    dragon = s.dragon
    if s.telling:
        s.emit("powers_shuffled", tuple(dragon.hand), shows=ALL if sum(dragon.hand) else NOBODY)
    dragon.hand = [0] * d.KINDS
    dragon.discards = [0] * d.KINDS
    dragon.deck = Pile([kind for kind in range(d.KINDS) for _ in range(s.terms.dragon.cards[kind])], [])
    draw_powers(s, dragon_spirit(s))


# -- Sloth and Wakefulness (section 47) ---


def wake_cube(s: State, place: int) -> None:
    """VF-47.4 to VF-47.7 A cube goes to Wakefulness; enough awaken him, and on a Crystal tile he surfaces."""
    dragon = s.dragon
    dragon.sloth[place] -= 1
    dragon.used |= 1 << d.TRACK_OF[place]
    if s.telling:
        s.emit("cube_wakes", place, wakefulness(s))
    if not dragon.awake and wakefulness(s) >= s.terms.dragon.goal:
        dragon.awake = True
        if s.telling:
            s.emit("awakens")
        if on_crystal(s):
            surface(s)


def cube_sleeps(s: State, place: int) -> None:
    """VF-50.5c, VF-54.5c A cube returns from Wakefulness; an awake Dragon stays awake."""
    s.dragon.sloth[place] += 1
    if s.telling:
        s.emit("cube_sleeps", place, wakefulness(s))


def move_cube(s: State, place: int, other: int) -> None:
    """T15 Slither"""
    s.dragon.sloth[place] -= 1
    s.dragon.sloth[other] += 1
    if s.telling:
        s.emit("slithers", place, other)


def surface(s: State) -> None:
    """VF-47.7 The Crystal on his tile is smashed."""
    if not s.dragon.underground:
        return
    s.dragon.underground = False
    if s.telling:
        s.emit("surfaces")
    smash_crystal(s, s.stands[DRAGON_PIECE])


def smash_crystal(s: State, tile: int) -> None:
    """VF-46.9, VF-4.4 The token leaves the game."""
    if s.tokens[tile] & CRYSTAL_TOKEN:
        s.tokens[tile] &= ~CRYSTAL_TOKEN
        s.smashed += 1
        if s.telling:
            s.emit("dragon_smashes", tile)


def eat(s: State, number: int) -> None:
    """VF-46.3, VF-48.2"""
    dragon = s.dragon
    eaten = min(dragon.eaten + number, s.terms.dragon.most_eaten)
    if eaten != dragon.eaten:
        dragon.eaten = eaten
        if s.telling:
            s.emit("eats", number, eaten)


def digest(s: State) -> None:
    """VF-47.2"""
    s.dragon.eaten -= d.GOBLINS_A_CUBE
    if s.telling:
        s.emit("digests", s.dragon.eaten)


def do_proud_deed(s: State, place: int) -> None:
    """VF-47.3"""
    s.dragon.deeds |= 1 << place


# -- Treasures and Gems (VF-45.7, VF-45.8) ---


def pick_up_treasures(s: State) -> None:
    tile = s.stands[DRAGON_PIECE]
    number = s.treasures[tile]
    if number:
        s.treasures[tile] = 0
        s.dragon.treasures += number
        if s.telling:
            s.emit("dragon_takes", tile, number)


def give_treasures(s: State, number: int) -> None:
    """Kept tokens go to the supply."""
    s.dragon.treasures -= number
    s.supply[TREASURES] += number
    if s.telling:
        s.emit("dragon_gives", number)


def drop_treasures(s: State) -> None:
    """VF-62.16 What he kept stays where he dies."""
    tile = s.stands[DRAGON_PIECE]
    if s.dragon.treasures and tile != EMPTY:
        s.treasures[tile] += s.dragon.treasures
        if s.telling:
            s.emit("dragon_drops", tile, s.dragon.treasures)
        s.dragon.treasures = 0


def place_gem(s: State, gem: int) -> None:
    """VF-45.8, VF-47.3"""
    if s.dragon.gem_at.count(d.IN_HOARD) < d.KINDS:
        do_proud_deed(s, d.GEMS)
    put_gem(s, gem, s.stands[DRAGON_PIECE])


def ready_shriek(s: State) -> None:
    """VF-46.8, T24"""
    s.dragon.shriek = True
    if not s.dragon.roared:
        s.dragon.roared = True
        s.dragon.shriek_turns += 1
    if s.telling:
        s.emit("shriek_ready")


def spend_shriek(s: State) -> None:
    s.dragon.shriek = False
    if s.telling:
        s.emit("shrieks")


def hurt_dragon(s: State, number: int) -> None:
    """VF-47.10 What his death means is the caller's affair."""
    s.dragon.health = max(s.dragon.health - number, 0)
    if s.telling:
        s.emit("dragon_hurt", number, s.dragon.health)
