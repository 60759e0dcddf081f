"""Atoms of the Unicorns: cards, anger, Radiance, cubes."""

from __future__ import annotations

from bisect import insort

from monoceros.engine.events import ALL, audience
from monoceros.games.vast.effects_artifacts import bring_artifact
from monoceros.games.vast.facts import mind_of
from monoceros.games.vast.facts_unicorn import has_ash_cube
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    ARMOR,
    CUBE,
    EMPTY,
    GHOST,
    NIGHTMARE,
    SPIRIT,
    STAT_SPACES,
    UNBRIDLED,
    UNICORN_CARDS,
    UNICORN_PIECE,
)

# -- setting up ---


def set_up_nightmare(s: State) -> None:
    """VF-12.7, VF-12.8"""
    unicorn = s.unicorn
    unicorn.health = s.terms.unicorn_health
    unicorn.anger = 1
    unicorn.track = s.terms.radiance_spaces
    unicorn.cubes = s.terms.cubes - unicorn.track
    if has_ash_cube(s):  # VF-62.2
        unicorn.cubes -= 1
        unicorn.upgrades[ARMOR] = 1
    unicorn.simple = s.terms.simple
    shuffle_unicorn_cards(s)
    draw_hand(s, s.terms.stat_at[STAT_SPACES * SPIRIT])


def shuffle_unicorn_cards(s: State) -> None:
    s.unicorn.deck.shuffle_in(list(range(UNICORN_CARDS)))
    if s.telling:
        s.emit("unicorn_shuffled")


# -- cards ---


def take_card(s: State) -> int:
    """VF-13.9 The top card of the deck, made anew of the discards when it is empty; EMPTY if there is none at all."""
    unicorn = s.unicorn
    if unicorn.deck.size() == 0:
        if not unicorn.discards:
            return EMPTY
        unicorn.deck.shuffle_in(unicorn.discards)
        unicorn.discards = []
        unicorn.counted = tuple(unicorn.hand + unicorn.aside + unicorn.spirit)
        if s.telling:
            s.emit("unicorn_reshuffled")
    return unicorn.deck.draw(s.chance)


def draw_hand(s: State, number: int) -> None:
    """Cards into the Nightmare Unicorn's hand, which only he sees (VF-11.5)."""
    for _ in range(number):
        card = take_card(s)
        if card == EMPTY:
            return
        insort(s.unicorn.hand, card)
        if s.telling:
            s.emit("unicorn_drew", secret=card, to=audience(mind_of(s, NIGHTMARE)))


def discard_card(s: State, card: int) -> None:
    """A card from his hand to the discards, which all see: they learn what he held."""
    s.unicorn.hand.remove(card)
    s.unicorn.discards.append(card)
    if s.telling:
        s.emit("unicorn_discarded", card, shows=~audience(mind_of(s, NIGHTMARE)))


def play_card(s: State, card: int) -> None:
    """VF-13.5 A card for an action: it lies with the discards, but is none of them before the action is over."""
    s.unicorn.hand.remove(card)
    s.unicorn.played += (card,)
    if s.telling:
        s.emit("unicorn_discarded", card)


def discard_played(s: State) -> None:
    """VF-13.5"""
    s.unicorn.discards += s.unicorn.played
    s.unicorn.played = ()


def discard_hand(s: State) -> None:
    """VF-13.8"""
    if s.unicorn.hand:
        cards = tuple(s.unicorn.hand)
        s.unicorn.discards += cards
        s.unicorn.hand = []
        if s.telling:
            s.emit("unicorn_hand_discarded", cards, shows=ALL)


def turn_up_card(s: State) -> bool:
    """VF-20.1 Reveal a card for a Teleport; False if there is none left."""
    card = take_card(s)
    if card == EMPTY:
        return False
    s.unicorn.revealed += (card,)
    if s.telling:
        s.emit("unicorn_turned_up", card, shows=ALL)
    return True


def discard_revealed(s: State) -> None:
    """VF-20.1, VF-13.9"""
    s.unicorn.discards += s.unicorn.revealed
    s.unicorn.revealed = ()


# -- moving ---


def face(s: State, way: int) -> None:
    """VF-12.16"""
    s.unicorn.facing = way
    if s.telling:
        s.emit("faces", way)


def teleport_to(s: State, tile: int, forced: bool) -> None:
    """VF-18.1, VF-18.4"""
    s.stands[UNICORN_PIECE] = tile
    s.unicorn.chain += 1
    if s.telling:
        s.emit("teleported", tile, forced)
    if s.terms.seat_of[GHOST] != EMPTY:
        bring_artifact(s, UNICORN_PIECE)


# -- anger and Radiance ---


def raise_anger(s: State) -> None:
    """VF-16.1, VF-16.2"""
    set_anger(s, min(s.unicorn.anger + 1, s.terms.most_anger))


def reset_anger(s: State) -> None:
    """VF-13.8, VF-21.8"""
    set_anger(s, 2 if s.unicorn.upgrades[UNBRIDLED] else 1)


def set_anger(s: State, anger: int) -> None:
    if s.unicorn.anger != anger:
        s.unicorn.anger = anger
        if s.telling:
            s.emit("anger", anger)


def gain_upgrade(s: State, which: int) -> None:
    """VF-21.5, VF-21.7, VF-21.8 A cube goes from the Radiance track to an upgrade space."""
    s.unicorn.track -= 1
    s.unicorn.upgrades[which] += 1
    if s.telling:
        s.emit("upgraded", which, s.terms.radiance_spaces - s.unicorn.track)
    if which == UNBRIDLED:
        raise_anger(s)


def set_cube_aside(s: State) -> None:
    """VF-21.12 A Radiance for which no upgrade space is free."""
    s.unicorn.track -= 1
    s.unicorn.spare += 1
    if s.telling:
        s.emit("upgraded", EMPTY, s.terms.radiance_spaces - s.unicorn.track)


def lose_upgrade_cube(s: State, which: int) -> None:
    """VF-55.1 The cube goes to his supply, the space is free again; what is gained stays gained."""
    s.unicorn.upgrades[which] -= 1
    s.unicorn.cubes += 1
    if s.telling:
        s.emit("upgrade_lost", which)


def put_cube(s: State, tile: int) -> None:
    """VF-21.3, VF-36.3 A Unicorn cube from the supply."""
    s.unicorn.cubes -= 1
    s.tokens[tile] |= CUBE
    if s.telling:
        s.emit("cube", tile)


# -- health ---


def lose_unicorn_health(s: State) -> None:
    """VF-22.1, VF-38.3"""
    s.unicorn.health -= 1
    if s.telling:
        s.emit("unicorn_hurt", s.unicorn.health)


def announce_wish(s: State) -> None:
    """VF-24.3 Everybody hears it: who did not could tell from what is asked later."""
    if s.telling:
        s.emit("reading_wished")


def switch_reading(s: State, simple: bool) -> None:
    """VF-24.3"""
    s.unicorn.simple = simple
    if s.telling:
        s.emit("reading", simple)


def begin_unicorn_turn(s: State) -> None:
    s.unicorn.turns += 1
    s.unicorn.actions = 0
    s.unicorn.blasted = False
    s.unicorn.attacked = 0


def use_action(s: State) -> None:
    """VF-13.4 An action of the Pace; a new chain of Teleports may begin."""
    s.unicorn.actions += 1
    s.unicorn.chain = 0


def use_blast(s: State) -> None:
    """VF-21.9"""
    s.unicorn.blasted = True
