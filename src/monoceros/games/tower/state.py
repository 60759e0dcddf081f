"""The state of a match: what there is, how it begins, and who may know it (AT-12.5)."""

from __future__ import annotations

from typing import Final, NewType

from monoceros.engine.chance import Dealer
from monoceros.engine.core import BaseState
from monoceros.engine.declared import Hidden, Known, Open, Own, Record, Shared, each, fresh, record, seen, state, times
from monoceros.engine.hiding import HIDDEN
from monoceros.engine.pile import Pile, draw_from
from monoceros.games.tower.tables import (
    ABILITIES,
    ABILITY_PILE,
    BASE_PILE,
    CARDS,
    EMPTY,
    KINDS,
    SEATS,
    SPACES,
    TERRITORIES,
    Terms,
)

STACKS: Final = 6  # in a combat: three stacks of troops a side
WALLS: Final = 6  # after them, three stacks of one: the defender's bases, or first the palace
ALL_STACKS: Final = 9
BASE_WOUNDS: Final = 18  # up to three troops in a stack (special troops stand in one), then the walls
WOUNDS: Final = 21

# How a combat begins: copied for each, which is quicker than to make them.
NOBODY: Final[list[int]] = [EMPTY] * ALL_STACKS
NOTHING: Final[list[int]] = [0] * ALL_STACKS
SOFT: Final[list[int]] = [1] * ALL_STACKS
UNHURT: Final[list[int]] = [0] * WOUNDS


@record
class Combat(Record):
    """One combat under way (section 8). Side 0 attacks, side 1 defends.

    A side has three stacks of like troops: those of its territory's spaces, or one stack of special troops; stacks 0
    to 2 attack, 3 to 5 defend; 6 to 8 are the bases behind the defenders, or the palace. What is fixed at the start
    (AT-8.1) is written while the combat is drawn up and then never again. Sets of stacks are masks: bit k for stack k.
    """

    attacker: Open[int]
    group: Open[int]  # territory 0 to 2, or PALACE for the special troops
    goal: Open[int]  # enemy territory 0 to 2, or PALACE
    # fixed at the start
    kind: Open[list[int]] = fresh(NOBODY[:])
    strike: Open[list[int]] = fresh(NOTHING[:])  # damage that each troop, or base, deals
    toughness: Open[list[int]] = fresh(SOFT[:])
    swift: Open[int] = 0  # stacks with initiative
    siege: Open[int] = 0  # with artillery
    again: Open[int] = 0  # with initiative, but striking in the normal step too
    doomed: Open[int] = 0
    unbroken: Open[int] = 0
    fallen: Open[int] = 0  # troops of either side that had been destroyed this turn
    fire: Open[list[int]] = fresh([])  # damage by each troop of a stack to each enemy troop; empty: none
    # changes as the combat goes on
    count: Open[list[int]] = fresh(NOTHING[:])  # troops alive; bases that stand
    wounds: Open[list[int]] = fresh(UNHURT[:])  # on each troop: stack * 3 + number; on bases: BASE_WOUNDS + number
    missing: Open[list[int]] = fresh(NOTHING[:])  # what a stack's troops, or a base, still need, all together
    wounds_before: Open[list[int]] = fresh([0, 0, 0])  # on bases, at the start of the step (AT-16.12)
    left: Open[int] = 0  # damage that the asked side has still to assign
    saved: Open[int] = 0  # sides that have used Unbroken in this combat, as a mask


# -- who may know what ---


def closed_piles(s: State, seat: int) -> list[Pile]:
    """AT-12.5 How many cards a draw pile has is open, and nothing else of it."""
    return [Pile([HIDDEN] * pile.size(), []) for pile in s.piles]


def backs_in_hands(s: State, seat: int) -> list[int]:
    """AT-12.5 How many cards of each back a hand holds is open: seat * 2 + pile."""
    found = []
    for first in range(0, SEATS * CARDS, CARDS):
        found += [sum(s.hands[first : first + ABILITIES]), sum(s.hands[first + ABILITIES : first + CARDS])]
    return found


def abilities_held(hands: list[int], seat: int) -> int:
    """The different ability cards of a hand, as a mask."""
    held = 0
    for slot in range(ABILITIES):
        if hands[seat * CARDS + slot]:
            held |= 1 << slot
    return held


@state
class State(BaseState):
    """A match, or what a seat may know of it. Boards and hands are flat: seat * 9 + space, seat * 12 + card."""

    terms: Shared[Terms]
    seats: Shared[int] = SEATS
    army: Open[list[int]] = each(EMPTY)  # index into terms.armies
    # chosen, not yet shown (AT-16.1): a list of one place a seat, since that one is chosen is seen
    secret_army: Own[list[int]] = each(EMPTY, 1, fixed="without the pack of armies there is no other")
    wins: Open[list[int]] = each(0, says="games won", weight=9)
    game: Open[int] = 0  # of the match, from 1
    turn: Open[int] = 0  # of the game, from 1
    starter: Open[int] = 0
    active: Open[int] = 0
    step: Open[int] = 0  # SETUP to GAME_OVER: nothing in the rules depends on it
    winner: Open[int] = EMPTY  # of the match
    hands: Own[list[int]] = each(0, CARDS)  # how many of each card
    held: Own[list[int]] = each(0)  # the different ability cards in each hand, as a mask: what `hands` adds up to
    piles: Hidden[list[Pile]] = each(Pile, 2, seen=closed_piles)  # seat * 2 + pile
    discards: Open[list[list[int]]] = each([], 2)
    bases: Open[list[int]] = each(EMPTY, SPACES)  # the kind of each base
    troops: Open[list[int]] = each(0, SPACES)
    mustered: Open[list[int]] = each(0, KINDS)  # troops of each kind on the board: what `troops` adds up to
    specials: Open[list[int]] = each(0, says="special troops", weight=6)
    played: Open[list[list[int]]] = each([])  # abilities active this turn, in order
    attack_group: Open[int] = EMPTY  # of the attack that is declared and not yet over; EMPTY: none
    attack_goal: Open[int] = EMPTY
    attacks: Open[list[int]] = times(0, TERRITORIES + 1)  # how often each group of the active player has attacked
    heavy_lost: Open[list[int]] = each(0)  # heavy infantry destroyed this turn
    fallen: Open[int] = 0  # troops of either side destroyed this turn
    waited: Open[list[int]] = each(0)  # own turns in a row in which a seat neither renewed nor attacked: for who looks
    combat: Open[Combat | None] = None
    # what a view has of hands that it does not see
    backs: Known[list[int]] = seen(backs_in_hands)

    def redeal_more(self, seat: int, dealer: Dealer) -> None:
        """Others hold other cards of the same backs, and have secretly chosen another army."""
        for other in range(SEATS):
            if other != seat:
                self.redeal_cards(other, ABILITY_PILE, 0, ABILITIES, dealer)
                self.redeal_cards(other, BASE_PILE, ABILITIES, CARDS, dealer)
                self.held[other] = abilities_held(self.hands, other)
                if self.secret_army[other] != EMPTY and self.terms.fixed_armies[other] == EMPTY:
                    self.secret_army[other] = dealer.pick(len(self.terms.armies))

    def redeal_cards(self, owner: int, pile: int, first: int, end: int, dealer: Dealer) -> None:
        """Put the hidden cards of one back together, and deal the hand anew from them."""
        hands, bag = self.hands, self.piles[owner * 2 + pile].bag
        held = 0
        for card in range(first, end):
            at = owner * CARDS + card
            while hands[at]:
                hands[at] -= 1
                bag.append(card)
                held += 1
        bag.sort()
        for _ in range(held):
            hands[owner * CARDS + draw_from(bag, dealer)] += 1


Seen = NewType("Seen", State)  # the table as a seat, its `viewer`, or a spectator may know it
