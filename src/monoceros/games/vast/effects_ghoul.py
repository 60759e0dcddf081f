"""Atoms of the Ghoul and the Vile Ghoul: each makes one change that somebody can see, and says so."""

from __future__ import annotations

from monoceros.engine.events import ALL, audience
from monoceros.engine.pile import Pile
from monoceros.games.vast import tables_ghoul as g
from monoceros.games.vast.effects import take_treasure, win
from monoceros.games.vast.facts_ghoul import ghoul_seat, may_escape
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import CRYSTAL_TOKEN, EMPTY, ENTRANCE, GHOUL_PIECE, TREASURES

# -- setup and the turn ---


def set_up_ghoul(s: State) -> None:
    """VF-56.2, VF-58.1 All dice are at hand, no disc on the Attack space, no Fury."""
    s.ghoul.deck = Pile(list(range(g.TERRORS)), [])


def begin_ghoul_turn(s: State) -> None:
    """VF-56.4, VF-58.4 The Attack space is cleared; if the Ghost plays, what the Ghoul has is kept for it (T21)."""
    ghoul = s.ghoul
    if s.possessed != EMPTY:
        ghoul.lent = (ghoul.discs, ghoul.flat, *ghoul.chart, *ghoul.dice)
        ghoul.discs = ghoul.movement = ghoul.pace = ghoul.boosts = ghoul.surge = 0
        ghoul.dice = []
        return
    ghoul.turns += 1
    ghoul.discs = ghoul.movement = ghoul.pace = ghoul.struck = ghoul.used = ghoul.once = ghoul.sneaks = 0
    ghoul.boosts = ghoul.surge = 0
    ghoul.scours = ghoul.seizes = False


def end_possession_ghoul(s: State) -> None:
    """T21 Its discs and dice are as they were."""
    ghoul = s.ghoul
    if ghoul.lent:
        ghoul.discs, ghoul.flat = ghoul.lent[:2]
        ghoul.chart = list(ghoul.lent[2 : 3 + g.FACES])
        ghoul.dice = list(ghoul.lent[3 + g.FACES :])
        ghoul.lent = ()
        ghoul.movement = ghoul.boosts = ghoul.surge = 0


def set_statistics(s: State, movement: int, attack: int) -> None:
    """VF-56.4, VF-58.5, VF-50.6d Movement points, less what a Backstab took, and discs on the Attack space."""
    ghoul = s.ghoul
    ghoul.movement = ghoul.pace = max(movement - ghoul.slowed, 0)
    ghoul.discs = attack
    ghoul.slowed = 0
    if s.telling:
        s.emit("ghoul_sets", ghoul.movement, attack)


def pay_movement(s: State, points: int) -> None:
    s.ghoul.movement -= points


def gain_movement(s: State, points: int) -> None:
    s.ghoul.movement += points
    s.ghoul.pace += points
    if s.telling:
        s.emit("ghoul_movement", s.ghoul.movement)


def gain_discs(s: State, number: int) -> None:
    """As many as there are (VF-56.2)."""
    s.ghoul.discs = min(s.ghoul.discs + number, s.terms.ghoul.discs)
    if s.telling:
        s.emit("ghoul_attack", s.ghoul.discs)


def pay_discs(s: State, number: int) -> None:
    s.ghoul.discs -= number


def begin_attack(s: State, piece: int) -> None:
    """VF-56.7, VF-58.7 Each piece once a turn; what Boost dice add is for one attack."""
    s.ghoul.struck |= 1 << piece
    s.ghoul.surge = 0
    if s.telling:
        s.emit("ghoul_attacks", piece)


def slow_down(s: State, points: int) -> None:
    """VF-50.6d It moves less on its next turn."""
    s.ghoul.slowed += points
    if s.telling:
        s.emit("ghoul_slowed", s.ghoul.slowed)


# -- dice ---


def roll_ghoul_dice(s: State, number: int, given: int) -> None:
    """VF-56.4, VF-58.4 So many dice; one of them may be given by Cheat (0: none is)."""
    dice = [given] if given else []
    while len(dice) < number:
        dice.append(s.chance.roll(g.FACES))
    set_dice(s, dice)


def reroll_ghoul_die(s: State, face: int) -> None:
    """T20 Cheat: one die of the roll again."""
    dice = s.ghoul.dice[:]
    dice.remove(face)
    set_dice(s, [*dice, s.chance.roll(g.FACES)])


def set_dice(s: State, dice: list[int]) -> None:
    s.ghoul.dice = sorted(dice)
    if s.telling:
        s.emit("ghoul_rolled", tuple(s.ghoul.dice))


def turn_die(s: State, face: int) -> None:
    """T20 Cheat: the Dragon die shows what it likes."""
    s.dice = face
    if s.telling:
        s.emit("rolled", face)


# -- the Vile Ghoul's chart (VF-58.4 to VF-58.7) ---


def slide_die(s: State) -> None:
    """VF-58.4 The die on the left side goes to the right side of its row."""
    ghoul = s.ghoul
    if ghoul.flat:
        ghoul.chart[ghoul.flat] += 1
        ghoul.flat = 0


def collect_dice(s: State) -> None:
    """VF-58.4 All dice are taken from the chart."""
    s.ghoul.flat = 0
    s.ghoul.chart = [0] * (g.FACES + 1)


def lay_die(s: State, face: int) -> None:
    """VF-58.5, VF-58.6 A die of the supply goes to the left side of its row, which says what the turn is like."""
    ghoul, tables = s.ghoul, s.terms.ghoul
    ghoul.dice.remove(face)
    ghoul.flat = face
    ghoul.boosts = ghoul.chart[face] if s.possessed == EMPTY else 0
    ghoul.chosen = tables.chart_movement[face]
    set_statistics(s, tables.chart_movement[face], tables.chart_attack[face])


def use_boost(s: State, to_attack: bool) -> None:
    """VF-58.7 Movement, or the next attack; the die stays."""
    s.ghoul.boosts -= 1
    if to_attack:
        s.ghoul.surge += 1
        if s.telling:
            s.emit("ghoul_attack", s.ghoul.discs + s.ghoul.surge)
    else:
        gain_movement(s, 1)


# -- Terror cards (VF-56.13, T20) ---


def top_terror(s: State) -> int:
    """The next card of the deck, last of all those that it has put under it; NOBODY when there is none."""
    ghoul = s.ghoul
    if ghoul.deck.size():
        return ghoul.deck.draw(s.chance)
    return ghoul.under.pop(0) if ghoul.under else g.NOBODY


def lay_terror(s: State, card: int) -> None:
    """VF-56.13 Face up before it."""
    s.ghoul.terror = sorted([*s.ghoul.terror, card])
    if s.telling:
        s.emit("terror", card, shows=ALL)


def look_at_terrors(s: State, number: int) -> None:
    """VF-56.10, T20 Cards to keep one of: only it sees them."""
    for _ in range(number):
        card = top_terror(s)
        if card != g.NOBODY:
            s.ghoul.offered.append(card)
    if s.telling and s.ghoul.offered:
        cards = tuple(s.ghoul.offered)
        s.emit("ghoul_looks", len(cards), secret=cards, to=audience(ghoul_seat(s)))


def keep_terror(s: State, card: int) -> None:
    """One of them lies face up, the others go under the deck."""
    ghoul = s.ghoul
    ghoul.under += [other for other in ghoul.offered if other != card]
    ghoul.offered = []
    lay_terror(s, card)


def take_from_deck(s: State, card: int) -> None:
    """T20 Adapt: any card of the deck, which is shuffled then."""
    ghoul = s.ghoul
    left = [other for other in ghoul.deck.cards() + ghoul.under if other != card]
    ghoul.deck = Pile(left, [])
    ghoul.under = []
    lay_terror(s, card)


def use_terror(s: State, card: int) -> None:
    """Its effect of once a turn, or a lasting one: not again in this turn."""
    s.ghoul.used |= 1 << card
    if s.telling:
        s.emit("terror_used", card)


def spend_terror(s: State, card: int) -> None:
    """Its effect of once a game uses a card up."""
    s.ghoul.once |= 1 << g.KIND_OF[card]
    drop_terror(s, card)
    if s.telling:
        s.emit("terror_spent", card)


def discard_terror(s: State, card: int) -> None:
    """VF-17.10, VF-57.2c It leaves the game."""
    drop_terror(s, card)
    if s.telling:
        s.emit("terror_lost", card)


def drop_terror(s: State, card: int) -> None:
    s.ghoul.terror = [other for other in s.ghoul.terror if other != card]
    s.ghoul.gone = sorted([*s.ghoul.gone, card])


def shuffle_terror_back(s: State, card: int) -> None:
    """VF-50.5d"""
    ghoul = s.ghoul
    ghoul.terror = [other for other in ghoul.terror if other != card]
    ghoul.deck.shuffle_in([card, *ghoul.under])
    ghoul.under = []
    if s.telling:
        s.emit("terror_back", card)


# -- Fury, Treasures, Crystals ---


def set_fury(s: State, fury: int) -> None:
    s.ghoul.fury = max(0, min(fury, s.terms.ghoul.most_fury))
    if s.telling:
        s.emit("fury", s.ghoul.fury)


def store_treasure(s: State, tile: int) -> None:
    """VF-56.6 From the map to its board."""
    s.ghoul.treasures += 1
    s.treasures[tile] -= 1
    if s.telling:
        s.emit("ghoul_collects", tile, s.ghoul.treasures)


def store_from_supply(s: State) -> None:
    """VF-56.6 For a Gem, a Treasure token from the supply."""
    s.supply[TREASURES] -= 1
    s.ghoul.treasures += 1
    if s.telling:
        s.emit("ghoul_collects", g.NOBODY, s.ghoul.treasures)


def store_from_afar(s: State, tile: int) -> None:
    """VF-56.6 With an empty supply, from anywhere on the map."""
    take_treasure(s, tile)
    store_from_supply(s)


def give_treasures_back(s: State) -> None:
    """VF-56.6 Two tokens have become Fury, or a Terror card."""
    s.ghoul.treasures -= g.TREASURES_A_FURY
    s.supply[TREASURES] += g.TREASURES_A_FURY
    if s.telling:
        s.emit("ghoul_trades", s.ghoul.treasures)


def take_board_treasure(s: State) -> None:
    """VF-50.5d A token goes from its board to the Thief, who books it."""
    s.ghoul.treasures -= 1
    if s.telling:
        s.emit("ghoul_robbed", s.ghoul.treasures)


def smash_by_ghoul(s: State) -> None:
    """VF-56.7 The Crystal token on its space."""
    tile = s.stands[GHOUL_PIECE]
    s.tokens[tile] &= ~CRYSTAL_TOKEN
    s.smashed += 1
    s.ghoul.smashed += 1
    if s.telling:
        s.emit("ghoul_smashes", tile, s.ghoul.smashed)


def check_ghoul_escape(s: State) -> None:
    """VF-56.1, VF-58.2, VF-61.18 It wins at the moment it enters the Entrance with its goal reached."""
    if s.stands[GHOUL_PIECE] == ENTRANCE and may_escape(s):
        win(s, 1 << ghoul_seat(s))
