"""The state of a game: what there is, how it begins, and who may know it (section 15)."""

from __future__ import annotations

from typing import Final, NewType

from monoceros.engine.chance import Dealer
from monoceros.engine.core import BaseState
from monoceros.engine.declared import Hidden, Inner, Known, Open, Own, Shared, each, fresh, made, seen, state, times
from monoceros.engine.pile import Pile, draw_from
from monoceros.games.overlord.tables import COLUMNS, EMPTY, MOST_SEATS, ROUNDS, ROWS, SLOTS, USUAL_COLUMNS, Terms

SETUP: Final = 0  # phases
DRAWING: Final = 1
TERRITORIES: Final = 2
PLACING: Final = 3
BATTLE: Final = 4
RESULTS: Final = 5
ENDING: Final = 6
PHASE_NAMES: Final = ("setup", "draw", "territory", "placing", "battle", "results", "end")

GUARD_REST: Final = 1
GUARD_NEXT: Final = 2

# owner, theirs (1) or mine (0), filter, amount, duration, the card it comes from, and that card's column
Aura = tuple[int, int, int, int, int, int, int]
Waiting = tuple[int, int, int, int, int]  # seat, column, filter, amount, card it comes from
Told = tuple[int, int, str, int, int]  # seat, column (EMPTY: none of its own), what, card it comes from, amount


# -- who may know what ---


def is_up(s: State, owner: int, column: int) -> bool:
    return bool(s.up[owner] >> column & 1)


def lies_open(s: State, owner: int, place: int) -> bool:
    """UO-15.6 A card on a deck that everybody knows: a Curse."""
    return bool(s.open_tops[owner][place])


def is_looked_at_openly(s: State, owner: int, place: int) -> bool:
    return bool(s.looked_open[place])


def deck_cards(s: State, owner: int) -> list[int]:
    """UO-15.9 What a deck is made of; cards that are being looked at still belong to it."""
    deck = s.decks[owner]
    looked = s.looked if owner == s.active else []
    return sorted(deck.bag + deck.top + looked)


def unseen_cards(s: State, owner: int) -> list[int]:
    """UO-15.9 What the others know of somebody's cards: those of deck, hand and face-down columns, all together."""
    first = owner * COLUMNS
    down = [s.field[first + k] for k in range(COLUMNS) if not s.up[owner] >> k & 1]
    return sorted(deck_cards(s, owner) + s.hands[owner] + [card for card in down if card != EMPTY])


def critical_cards(s: State) -> list[int]:
    """UO-15.9 The Critical cards of the present pile, with those that were drawn from it and still lie face-down."""
    found = s.crit_pile.cards()
    for cards, generation in zip(s.crits, s.generation, strict=True):
        found += [card for card, drawn in zip(cards, generation, strict=True) if drawn == 0]
    return sorted(found)


def remembered_cards(s: State, seat: int) -> list[list[int]]:
    """UO-15.10 The own deck's cards; of another player all that are out of sight. Nothing without the aid."""
    if not s.terms.memory_aid:
        return [[] for _ in range(s.seats)]
    return [deck_cards(s, owner) if owner == seat else unseen_cards(s, owner) for owner in range(s.seats)]


def remembered_criticals(s: State, seat: int) -> list[int]:
    return critical_cards(s) if s.terms.memory_aid else []


@state
class State(BaseState):
    """A game, or what a seat may know of it. Columns are flat: index seat * 6 + column, from 0.

    Cards are numbers of `terms.cards`. Counts of icons are numbers with six bits for each type (see tables).
    """

    terms: Shared[Terms]
    seats: Open[int]
    round: Open[int] = 0
    phase: Open[int] = SETUP
    starter: Open[int] = 0  # who is Player 1 this round
    active: Open[int] = EMPTY  # whose card or turn it is
    column: Open[int] = EMPTY  # that is being deployed
    # a player's cards
    hands: Own[list[list[int]]] = each([], known="known", pool="cards", says="hand", weight=1)  # sorted
    known: Open[list[list[int]]] = each([])  # cards of the hand that everybody knows of (UO-15.8)
    decks: Own[list[Pile]] = each(Pile, shown=lies_open, pool="cards")
    open_tops: Open[list[list[int]]] = each([])  # beside a deck's top: is the card known to all?
    discards: Open[list[list[int]]] = each([])
    field: Own[list[int]] = each(EMPTY, COLUMNS, shown=is_up, pool="cards")
    up: Open[list[int]] = each(0)  # columns that are deployed, as a mask
    chosen: Open[list[int]] = each(0, COLUMNS)  # icons chosen on Battlefield cards
    icons: Open[list[int]] = each(0)  # icons of all deployed cards
    gains: Open[list[int]] = each(0, COLUMNS)  # the Might that each card brought
    province: Open[list[int]] = each(EMPTY, COLUMNS)
    harbor: Open[list[int]] = each(0, COLUMNS)  # icons chosen on Territories
    burning: Open[list[int]] = each(0, COLUMNS)
    used: Open[list[int]] = each(0)  # Territories whose Phase effect was used, as a mask of columns
    bought: Open[list[int]] = each(0, says="Territories bought", weight=1)  # this round
    gold_used: Open[list[int]] = each(0, says="Gold used", weight=1)
    might: Open[list[int]] = each(0, says="Might", weight=8)
    renown: Open[list[int]] = each(0, says="Renown", weight=9)
    guard: Open[list[int]] = each(0)
    auras: Open[list[Aura]] = fresh([])
    waiting: Open[list[Waiting]] = fresh([])
    doubled: Open[list[int]] = each(0)  # columns, as a mask
    max_power: Open[list[int]] = each(0)
    crits: Hidden[list[list[int]]] = each(
        [], says="Critical cards", weight=6
    )  # face-down, hidden even from their owner
    generation: Open[list[list[int]]] = each([])  # beside them: before how many new piles drawn
    shown_crits: Open[list[list[int]]] = each([])  # turned up in the Results Phase
    # on the table
    crit_pile: Hidden[Pile] = fresh(Pile)
    stack_of_conditions: Open[list[int]] = fresh([])  # its last card shows the round's conditions
    market: Open[list[int]] = times(EMPTY, ROWS * SLOTS)  # row * 3 + slot - 1; slot 1 is the newest
    piles: Hidden[list[Pile]] = times(Pile, ROWS, fixed="all that is in them is known, and their bags have no order")
    cemetery: Open[list[list[int]]] = times([], ROWS)
    curses_left: Open[int] = made(lambda s: s.terms.curse_cards)
    burning_left: Open[int] = made(lambda s: s.terms.burning_cards)
    bonus_left: Open[int] = made(lambda s: s.terms.bonus_cards)
    won: Open[list[int]] = fresh([])  # who won each round
    ranking: Open[list[int]] = fresh([])  # at the end, the best first
    ledger: Open[tuple[Told, ...]] = ()  # the round's Might, line by line, for those who watch
    # what an effect under way has to remember
    power_now: Inner[int] = 0  # `power` steps of the Unit that is being deployed
    moved: Inner[tuple[int, ...]] = ()  # the cards that the last card-moving step moved
    looked: Own[list[int]] = fresh([], owner="active", shown=is_looked_at_openly, pool="cards")  # the top card first
    looked_open: Open[list[int]] = fresh([])  # beside them: is the card known to all?
    look_at: Own[int] = fresh(0, owner="active", fixed="how far the owner is decides what the owner is asked next")
    arranging: Open[tuple[int, ...]] = ()  # the columns whose Territories a rearrangement has laid down so far
    # what a view shows to whoever remembers (UO-15.10)
    remembered: Known[list[list[int]]] = seen(remembered_cards)
    critical_cards: Known[list[int]] = seen(remembered_criticals)

    def redeal_more(self, seat: int, dealer: Dealer) -> None:
        """Face-down Critical cards: those of one pile are dealt anew among themselves and what is left of the pile."""
        generations = sorted({drawn for drawn_by in self.generation for drawn in drawn_by})
        for generation in generations:
            places = [(owner, i) for owner, d in enumerate(self.generation) for i, g in enumerate(d) if g == generation]
            pool = [self.crits[owner][i] for owner, i in places]
            if generation == 0:
                pool += self.crit_pile.bag
            pool.sort()
            for owner, i in places:
                self.crits[owner][i] = draw_from(pool, dealer)
            if generation == 0:
                self.crit_pile.bag = pool


Seen = NewType("Seen", State)  # the table as a seat, its `viewer`, or a spectator may know it


def columns_now(s: State) -> int:
    """UO-5.2 Five columns, six in the last round."""
    return COLUMNS if s.round == ROUNDS else USUAL_COLUMNS


# the seats from each starting player on, for two seats, then three, then four
ORDERS: Final = [
    [tuple([(starter + i) % seats for i in range(seats)]) for starter in range(seats)]
    for seats in range(MOST_SEATS + 1)
]


def player_order(s: State) -> tuple[int, ...]:
    """UO-4.1, UO-4.2 The seats from Player 1 on."""
    return ORDERS[s.seats][s.starter]


def player_number(s: State, seat: int) -> int:
    """1 to 4, as the round has it."""
    return (seat - s.starter) % s.seats + 1


def opponents(s: State, seat: int) -> list[int]:
    """The other seats, in player order."""
    return [other for other in player_order(s) if other != seat]


def territory_count(s: State, seat: int) -> int:
    """A Province has no gaps (UO-10.7): its Territories lie in its first columns."""
    first = seat * COLUMNS
    for at in range(first, first + COLUMNS):
        if s.province[at] == EMPTY:
            return at - first
    return COLUMNS


def is_guarded(s: State, seat: int) -> bool:
    """UO-9.20"""
    return s.guard[seat] != 0


def unguarded(s: State, seat: int) -> list[int]:
    """The opponents whom this seat's cards can touch."""
    return [other for other in opponents(s, seat) if s.guard[other] == 0]
