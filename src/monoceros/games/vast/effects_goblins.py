"""Atoms of the Goblins: each makes one change that somebody can see, and says so."""

from __future__ import annotations

from monoceros.engine.events import ALL
from monoceros.engine.pile import Pile
from monoceros.games.vast import tables_goblins as g
from monoceros.games.vast.effects import win
from monoceros.games.vast.facts import mind_of, only
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import CRYSTAL_TOKEN, EMPTY, FANGS_PIECE, GOBLINS, KNIGHT

# -- set-up and the turn ---


def set_up_goblins(s: State) -> None:
    """VF-40.2 Three hidden Tribes without Goblins, three decks, Rage 1."""
    goblins = s.goblins
    goblins.rage = 1
    goblins.war_deck = Pile(list(range(g.WAR_CARDS)), [])
    goblins.monster_deck = Pile(list(range(g.MONSTER_CARDS)), [])
    goblins.secret_deck = Pile(list(range(g.SECRETS)), [])


def begin_goblins_turn(s: State) -> None:
    """VF-41.1 At Rage 0 it rises to 1; what held for the last turn is over."""
    goblins = s.goblins
    goblins.turns += 1
    goblins.walked_before = goblins.walked
    goblins.walked = 0
    goblins.refused = goblins.activated = goblins.flared = goblins.furious = goblins.bombers = 0
    goblins.active = goblins.striker = g.NOTHING
    goblins.tunnels = goblins.used_ruby = goblins.used_wisp = goblins.used_worm = False
    if goblins.rage == 0:
        change_rage(s, 1)


def end_goblins_turn(s: State) -> None:
    """VF-41.9 All War cards are shuffled; Fire Bombers are spent."""
    goblins = s.goblins
    goblins.war_deck.shuffle_in(goblins.war_discards + list(goblins.war))
    goblins.war_discards = []
    goblins.war = ()
    goblins.furious = goblins.bombers = 0
    goblins.tunnels = False
    goblins.active = goblins.striker = g.NOTHING


def begin_possession_goblins(s: State) -> None:
    """T21 Each Tribe has as many Goblins as the Ghost has Influence; no cards."""
    goblins = s.goblins
    goblins.aside = tuple(goblins.population)
    goblins.population = [s.ghost.influence] * g.TRIBES
    goblins.activated = goblins.flared = 0
    goblins.active = goblins.striker = g.NOTHING
    goblins.used_wisp = goblins.used_worm = goblins.tunnels = False


def end_possession_goblins(s: State) -> None:
    """T21 The Goblins are as many as before; Tribes that had none, or that nobody plays, are hidden again."""
    goblins = s.goblins
    if goblins.aside:
        goblins.population = list(goblins.aside)
        goblins.aside = ()
    goblins.active = goblins.striker = g.NOTHING
    for tribe in range(g.TRIBES):
        there = s.stands[FANGS_PIECE + tribe] != EMPTY or goblins.lurks[tribe] != EMPTY
        if there and (goblins.population[tribe] == 0 or s.terms.seat_of[GOBLINS] == EMPTY):
            return_to_board(s, tribe, "hidden")


def change_rage(s: State, by: int) -> None:
    """VF-42.3 to VF-42.5"""
    goblins = s.goblins
    rage = min(max(goblins.rage + by, 0), g.MOST_RAGE)
    if rage != goblins.rage:
        goblins.rage = rage
        if s.telling:
            s.emit("rage", rage)


# -- War cards ---


def draw_war(s: State) -> None:
    """VF-41.1 All see what is drawn."""
    card = s.goblins.war_deck.draw(s.chance)
    s.goblins.war += (card,)
    if s.telling:
        s.emit("war_drawn", card, shows=ALL)


def choose_war(s: State, card: int) -> None:
    goblins = s.goblins
    goblins.war_discards += [other for other in goblins.war if other != card]
    goblins.war = (card,)
    if s.telling:
        s.emit("war", card)


def redraw_war(s: State, card: int) -> None:
    """T14b Goblin Ruby: this one is discarded, another is drawn."""
    goblins = s.goblins
    use_ruby(s)
    goblins.war_discards.append(card)
    goblins.war = tuple([other for other in goblins.war if other != card])
    draw_war(s)


def use_ruby(s: State) -> None:
    s.goblins.used_ruby = True
    if s.telling:
        s.emit("ruby")


def refuse_discs(s: State, tribe: int) -> None:
    """VF-41.2 For 1 Rage."""
    s.goblins.refused |= 1 << tribe
    change_rage(s, -1)
    if s.telling:
        s.emit("refused", tribe)


# -- Goblins ---


def add_goblins(s: State, tribe: int, number: int) -> None:
    s.goblins.population[tribe] += number
    if s.telling:
        s.emit("goblins", tribe, s.goblins.population[tribe])


def set_population(s: State, tribe: int, number: int) -> None:
    """VF-40.2, T14b At 0 the Goblin Ruby is lost."""
    goblins = s.goblins
    if goblins.population[tribe] == number:
        return
    goblins.population[tribe] = number
    if s.telling:
        s.emit("goblins", tribe, number)
    if number == 0 and g.RUBY in goblins.shown and s.possessed != GOBLINS:
        discard_secret(s, g.RUBY)


def leave_board(s: State, tribe: int, tile: int) -> None:
    """VF-43.11 A hidden Tribe is revealed on a tile."""
    s.goblins.lurks[tribe] = EMPTY
    s.stands[FANGS_PIECE + tribe] = tile
    if s.telling:
        s.emit("tribe_revealed", tribe, tile)


def return_to_board(s: State, tribe: int, why: str) -> None:
    """VF-43.13, VF-42.6 The piece goes back: it hides, or it scatters."""
    s.goblins.lurks[tribe] = EMPTY
    s.stands[FANGS_PIECE + tribe] = EMPTY
    if s.telling:
        s.emit("tribe_hidden", tribe, why)


def lurk(s: State, tribe: int, space: int) -> None:
    """VF-43.12 On an open space beside the map."""
    s.goblins.lurks[tribe] = space
    if s.telling:
        s.emit("lurks", tribe)


def activate(s: State, tribe: int) -> None:
    goblins = s.goblins
    goblins.activated |= 1 << tribe
    goblins.active = tribe
    goblins.left_lit = ()
    goblins.moved = goblins.used_worm = goblins.stepped = goblins.opened = False
    if s.telling:
        s.emit("activated", tribe)


# -- Monsters ---


def draw_tribe_monster(s: State) -> bool:
    """VF-41.9 The discards are shuffled when the deck is empty; False if all Monsters are assigned."""
    goblins = s.goblins
    if not goblins.monster_deck.size():
        goblins.monster_deck.shuffle_in(goblins.monster_discards)
        goblins.monster_discards = []
    if not goblins.monster_deck.size():
        return False
    goblins.fresh = goblins.monster_deck.draw(s.chance)
    if s.telling:
        s.emit("monster_drawn", goblins.fresh, shows=ALL)
    return True


def assign_monster(s: State, slot: int) -> None:
    """VF-41.4 The Monster just drawn takes a slot; an old one is discarded."""
    goblins = s.goblins
    old = goblins.monsters[slot]
    if old != g.NOTHING:
        goblins.monster_discards.append(old)
    goblins.monsters[slot] = goblins.fresh
    if s.telling:
        s.emit("monster_assigned", goblins.fresh, g.SLOT_TRIBE[slot])
    goblins.fresh = g.NOTHING


def discard_fresh_monster(s: State) -> None:
    goblins = s.goblins
    goblins.monster_discards.append(goblins.fresh)
    if s.telling:
        s.emit("monster_discarded", goblins.fresh)
    goblins.fresh = g.NOTHING


def lose_monster(s: State, slot: int) -> None:
    goblins = s.goblins
    monster = goblins.monsters[slot]
    goblins.monsters[slot] = g.NOTHING
    goblins.monster_discards.append(monster)
    if s.telling:
        s.emit("monster_discarded", monster)


# -- Secrets ---


def draw_secret(s: State) -> bool:
    """VF-41.9 Only their player sees it; False if none is left to draw."""
    goblins = s.goblins
    if not goblins.secret_deck.size():
        goblins.secret_deck.shuffle_in(goblins.secret_discards)
        goblins.secret_discards = []
        goblins.counted = tuple(goblins.hand)
    if not goblins.secret_deck.size():
        return False
    card = goblins.secret_deck.draw(s.chance)
    goblins.hand = sorted([*goblins.hand, card])
    goblins.drawn = card
    if s.telling:
        s.emit("secret_drawn", secret=card, to=only(mind_of(s, GOBLINS)))
    return True


def discard_secret(s: State, card: int) -> None:
    """From the hand, or from those that lie face up: now all see it."""
    goblins = s.goblins
    if card in goblins.hand:
        goblins.hand = [other for other in goblins.hand if other != card]
    else:
        goblins.shown = [other for other in goblins.shown if other != card]
    if goblins.drawn == card:  # by the Ruby: between two cards none is the one just drawn
        goblins.drawn = g.NOTHING
    goblins.secret_discards.append(card)
    if s.telling:
        s.emit("secret_discarded", card, shows=ALL)


def show_secret(s: State, card: int) -> None:
    """T14b Ruby and Trap lie face up until they are used."""
    goblins = s.goblins
    goblins.hand = [other for other in goblins.hand if other != card]
    goblins.shown = sorted([*goblins.shown, card])
    if s.telling:
        s.emit("secret_shown", card, shows=ALL)


def play_secret(s: State, card: int) -> None:
    """VF-41.8 Discarded after use."""
    goblins = s.goblins
    goblins.hand = [other for other in goblins.hand if other != card]
    goblins.secret_discards.append(card)
    if s.telling:
        s.emit("secret_played", card, shows=ALL)


# -- Crystals ---


def tribes_smash(s: State, tile: int) -> None:
    """VF-43.8, VF-4.4, VF-40.1 The token goes to the Knight if she plays, else it counts for the Goblins."""
    s.tokens[tile] &= ~CRYSTAL_TOKEN
    s.smashed += 1
    if s.terms.seat_of[KNIGHT] != EMPTY:
        s.knight.smashed += 1
    else:
        s.goblins.smashed += 1
    if s.telling:
        s.emit("tribes_smash", tile, s.goblins.smashed)
    goal = s.terms.crystal_goal[GOBLINS]
    if goal and s.goblins.smashed >= goal and not s.terms.escapes >> GOBLINS & 1:
        win(s, 1 << s.terms.seat_of[GOBLINS])
