"""The state of a game: what there is, how it begins, and who may know it (UK-0.20, UK-0.21)."""

from __future__ import annotations

from typing import Final, NewType

from monoceros.engine.chance import Dealer
from monoceros.engine.core import BaseState
from monoceros.engine.declared import Hidden, Known, Open, Own, Shared, fresh, made, seen, state, times
from monoceros.engine.hiding import HIDDEN, masked
from monoceros.engine.pile import Pile, draw_from
from monoceros.games.unicornus.fight import FIELDS
from monoceros.games.unicornus.geometry import WAYS, Map
from monoceros.games.unicornus.tables import EMPTY, FOES, HEALING_POTION, KNIGHTS, PRINCESS, Terms

SETUP: Final = 0  # steps of a round
DAWN: Final = 1
NEWS: Final = 2
TURNS: Final = 3
MARCH: Final = 4
RAID: Final = 5
DUSK: Final = 6
STEP_NAMES: Final = ("setup", "start", "event", "players", "princess", "enemies", "end")

PLAYING: Final = 0  # outcomes
WON: Final = 1
LOST: Final = 2
CUT_OFF: Final = 3  # lost too, but by the option `turn_limit` and not by a rule

DESTINY_TAKEN: Final = 1 << 47  # a bit of `used`, above those of the powers


# -- who may know what ---


def hands_at(seats: int) -> int:
    """UK-15.2 Two players lead two heroes each."""
    return 4 if seats == 2 else seats


def spaces_of(terms: Terms) -> int:
    return terms.layouts[terms.layout].grid.spaces


def hands_seen(s: State, seat: int) -> list[list[int]]:
    """UK-0.20 The cards of a hand are its owner's; all see how many there are."""
    return [cards[:] if hand % s.seats == seat else masked(cards) for hand, cards in enumerate(s.hands)]


def has_shown_potion(s: State, hand: int) -> bool:
    """UK-5.23 A Send without tokens is made of potions: all know of one before it is carried out."""
    to, tokens, _ = s.sending
    return to == PRINCESS and tokens == 0 and s.hero_of[hand] == s.active


def next_seen(s: State, seat: int) -> int:
    """UK-4.8, UK-11.17 The top event while it lies face up; nothing of it but that it is there when it was turned."""
    return s.next_event if s.next_open or s.next_event == EMPTY else HIDDEN


def levels_left(s: State) -> list[int]:
    """How many cards of each level are still in the event deck; the one that was seen lies on top of it."""
    left = s.event_plan[:]
    if s.next_event != EMPTY:
        left[s.terms.event_level[s.next_event] - 1] += 1
    return left


def levels_seen(s: State, seat: int) -> list[int]:
    return levels_left(s)


@state
class State(BaseState):
    """A game, or what a seat may know of it.

    A *hand* is a place at the table that leads a hero: one a seat, in a two-player game two (UK-15.2). Hand h belongs
    to seat h % seats. Lists over knights have the princess as their last; spaces are numbers of `map_of`. All tokens of
    the empire on a space are one unit (UK-0.4), with the foe that stands there, if any.
    """

    terms: Shared[Terms]
    seats: Open[int]
    kept_map: Shared[Map | None] = None  # made from the tiles when it is needed (see `map_of`)
    round: Open[int] = 0
    step: Open[int] = SETUP
    outcome: Open[int] = PLAYING
    starter: Open[int] = 0  # the starting player's seat
    tiles: Open[tuple[int, ...]] = ()  # of each slot
    goal: Open[int] = EMPTY  # the space that the princess marches to
    princess: Open[int] = EMPTY  # her version
    # knights
    place: Open[list[int]] = times(EMPTY, KNIGHTS)  # the space each stands on; EMPTY: not in play
    tokens: Open[list[int]] = times(0, KNIGHTS)
    resources: Open[list[int]] = times(0, KNIGHTS)
    damage: Open[list[int]] = times(0, KNIGHTS)
    allies: Open[list[int]] = times(0, KNIGHTS)  # foes, as bits
    attached: Open[list[int]] = times(0, KNIGHTS * 2)  # knight * 2: Unicorn Banners, + 1: Fine Steeds
    origin: Open[list[int]] = times(EMPTY, KNIGHTS)  # where each came from by its last movement
    hero_of: Open[list[int]] = made(lambda s: [EMPTY] * hands_at(s.seats))  # of each hand; EMPTY: it waits for one
    hands: Own[list[list[int]]] = made(
        lambda s: [[] for _ in range(hands_at(s.seats))], seen=hands_seen
    )  # kinds of support cards, sorted
    played_out: Open[int] = 0  # heroes that were used in this game, as bits (UK-11.13)
    # the enemy
    foe_at: Open[list[int]] = times(EMPTY, FOES)  # the space each stands on; EMPTY: not on the map
    foe_damage: Open[list[int]] = times(0, FOES)
    fate: Open[list[int]] = times(EMPTY, FOES)  # the fate card of each
    bound: Open[list[int]] = times(EMPTY, FOES)  # the knight it is bound to
    defeated: Open[int] = 0  # the defeated pile: foes, as bits
    army: Open[list[int]] = made(lambda s: [0] * spaces_of(s.terms))  # enemy tokens on each space
    # who stands where, the same facts by space
    knight_on: Open[list[int]] = made(lambda s: [EMPTY] * spaces_of(s.terms))
    foe_on: Open[list[int]] = made(lambda s: [EMPTY] * spaces_of(s.terms))
    # cards
    support: Hidden[Pile] = fresh(Pile)
    support_discards: Open[list[int]] = fresh([])
    fates: Hidden[Pile] = fresh(Pile, fixed="what is in it is known, and it has no order")
    fate_discards: Open[list[int]] = fresh([])
    event_bag: Hidden[list[int]] = fresh(
        [], fixed="what is in it is known, and it has no order"
    )  # events nobody has seen yet, in the deck or in the box
    event_plan: Open[list[int]] = fresh([0, 0, 0])  # how many of each level are still in the deck
    events_gone: Open[list[int]] = fresh([])  # events of earlier rounds, in order
    next_event: Hidden[int] = fresh(
        EMPTY, seen=next_seen, fixed="everybody saw it before it was turned down"
    )  # the top card of the event deck, if it was ever seen
    next_open: Open[bool] = False  # does it lie face up now (Star Reading)?
    levels_left: Known[list[int]] = seen(levels_seen)  # how many events of each level a view counts in the deck
    # the round
    event: Open[int] = EMPTY  # of this round
    ongoing: Open[int] = 0  # ONGOING events in force, as bits
    protected: Open[bool] = False  # by Protection, from this round's event
    defeat_seen: Open[bool] = False  # was an empire character defeated this round (UK-11.6)?
    illness_paid: Open[int] = 0  # resources on Sudden Illness
    potions: Open[int] = fresh(0, says="Healing Potions beside the princess")
    acted: Open[int] = 0  # hands whose turn is over, as bits
    sabotaged: Open[tuple[int, ...]] = ()  # spaces of enemy units that do not move this round
    # the turn
    active: Open[int] = EMPTY  # the hero whose turn it is
    actions: Open[int] = fresh(0, says="actions", price=True)  # left; in the princess step hers
    used: Open[int] = 0  # powers used in this turn, as bits, and DESTINY_TAKEN
    free_move: Open[bool] = False  # Forced March
    # what is going on
    plans: Open[tuple[int, ...]] = ()  # planned enemy moves: from, to, from, to …
    arrivals: Open[tuple[int, ...]] = ()  # where enemy units have entered: to, from, to, from …
    asked: Open[int] = EMPTY  # the space, person, hand or card that a question is about (see asks.py)
    sending: Open[tuple[int, int, int]] = (EMPTY, 0, 0)  # to whom, tokens (EMPTY: not said yet), resources
    wounded: Open[tuple[int, int]] = (EMPTY, 0)  # the knight that suffers damage outside battles, and how much
    fight: Open[list[int]] = times(0, FIELDS)  # the last battle, see fight.py
    dice: Open[tuple[int, ...]] = ()  # its dice: face * 3 + what it counts as

    def redeal_more(self, seat: int, dealer: Dealer) -> None:
        """Other hands, out of the cards that the seat has not seen."""
        self.event_bag.sort()
        others = [hand for hand in range(len(self.hands)) if hand % self.seats != seat]
        pool = self.support.bag[:]
        for hand in others:
            pool += self.hands[hand]
            if has_shown_potion(self, hand):
                pool.remove(HEALING_POTION)
        pool.sort()
        for hand in others:
            known = [HEALING_POTION] if has_shown_potion(self, hand) else []
            size = len(self.hands[hand]) - len(known)
            self.hands[hand] = sorted([draw_from(pool, dealer) for _ in range(size)] + known)
        self.support.bag = pool


Seen = NewType("Seen", State)  # the table as a seat, its `viewer`, or a spectator may know it


def map_of(s: State) -> Map:
    """The map as it was built: the same object for every copy of a state."""
    kept = s.kept_map
    if kept is None:
        kept = Map(s.terms.layouts[s.terms.layout].grid, s.terms.land, s.tiles)
        s.kept_map = kept
    return kept


def area_of(space: int) -> int:
    """The slot of a space."""
    return space // WAYS


def hand_of(s: State, knight: int) -> int:
    """The hand that leads a hero."""
    return s.hero_of.index(knight)


def seat_of(s: State, knight: int) -> int:
    """UK-0.14, UK-0.18 Who decides for a knight: its player, for the princess the starting player."""
    return s.starter if knight == PRINCESS else s.hero_of.index(knight) % s.seats


def decider(s: State) -> int:
    """UK-0.14, UK-8.5 The player whose turn it is, otherwise the starting player."""
    return s.starter if s.active == EMPTY else s.hero_of.index(s.active) % s.seats


def hand_order(s: State) -> list[int]:
    """Hands in seat order from the starting player; in a two-player game both of a seat after each other."""
    seats = s.seats
    found: list[int] = []
    for i in range(seats):
        seat = (s.starter + i) % seats
        found.append(seat)
        if seats == 2:
            found.append(seat + 2)
    return found


def heroes_in_order(s: State) -> list[int]:
    """The heroes in play, in seat order from the starting player."""
    return [s.hero_of[hand] for hand in hand_order(s) if s.hero_of[hand] != EMPTY]
