"""The state of a game: plain, flat, copied in a few list copies."""

from __future__ import annotations

from typing import Final

from monoceros.engine.chance import Dealer
from monoceros.engine.core import BaseState
from monoceros.engine.pile import Pile
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


class State(BaseState):
    """A game. Lists over columns are flat: index seat * 6 + column, columns from 0.

    Cards are numbers of `terms.cards`. Counts of icons are numbers with six bits for each type (see tables).
    """

    __slots__ = (
        "active",
        "arranging",
        "auras",
        "bonus_left",
        "bought",
        "burning",
        "burning_left",
        "cemetery",
        "chosen",
        "column",
        "crit_pile",
        "crits",
        "curses_left",
        "decks",
        "discards",
        "doubled",
        "field",
        "gains",
        "generation",
        "gold_used",
        "guard",
        "hands",
        "harbor",
        "icons",
        "known",
        "ledger",
        "look_at",
        "looked",
        "looked_open",
        "market",
        "max_power",
        "might",
        "moved",
        "open_tops",
        "phase",
        "piles",
        "power_now",
        "province",
        "ranking",
        "renown",
        "round",
        "seats",
        "shown_crits",
        "stack_of_conditions",
        "starter",
        "terms",
        "up",
        "used",
        "waiting",
        "won",
    )
    SHARED = ("terms",)

    seats: int
    round: int
    phase: int
    starter: int  # who is Player 1 this round
    active: int  # whose card or turn it is
    column: int  # that is being deployed
    decks: list[Pile]
    open_tops: list[list[int]]  # beside a deck's top: is the card known to all?
    hands: list[list[int]]  # sorted: their order tells nothing
    known: list[list[int]]  # cards of the hand that everybody knows of (UO-15.8)
    discards: list[list[int]]
    field: list[int]
    up: list[int]  # columns that are deployed, as a mask
    chosen: list[int]  # icons chosen on Battlefield cards
    icons: list[int]  # icons of all deployed cards
    gains: list[int]  # the Might that each card brought
    province: list[int]
    harbor: list[int]  # icons chosen on Territories
    burning: list[int]
    used: list[int]  # Territories whose Phase effect was used, as a mask of columns
    bought: list[int]  # Territories bought this round
    gold_used: list[int]
    might: list[int]
    renown: list[int]
    guard: list[int]
    auras: list[Aura]
    waiting: list[Waiting]
    doubled: list[int]  # columns, as a mask
    max_power: list[int]
    crits: list[list[int]]  # face-down, hidden even from their owner
    generation: list[list[int]]  # beside them: before how many new piles drawn
    shown_crits: list[list[int]]  # turned up in the Results Phase
    crit_pile: Pile
    stack_of_conditions: list[int]  # its last card shows the round's conditions
    market: list[int]  # row * 3 + slot - 1; slot 1 is the newest
    piles: list[Pile]
    cemetery: list[list[int]]
    curses_left: int
    burning_left: int
    bonus_left: int
    won: list[int]  # who won each round
    ranking: list[int]  # at the end, the best first
    # what an effect under way has to remember
    power_now: int  # `power` steps of the Unit that is being deployed
    moved: tuple[int, ...]  # the cards that the last card-moving step moved
    looked: list[int]  # cards of the active player's deck that are being looked at, the top one first
    looked_open: list[int]  # beside them: is the card known to all?
    look_at: int  # which of them the question is about
    arranging: tuple[int, ...]  # the columns whose Territories a rearrangement has laid down so far
    ledger: tuple[Told, ...]  # the round's Might, line by line, for those who watch

    def __init__(self, terms: Terms) -> None:
        super().__init__()
        self.terms: Terms = terms

    def copy(self, chance: Dealer) -> State:
        other = State(self.terms)
        self.copy_base_to(other, chance)
        other.seats = self.seats
        other.round = self.round
        other.phase = self.phase
        other.starter = self.starter
        other.active = self.active
        other.column = self.column
        other.decks = [deck.copy() for deck in self.decks]
        other.open_tops = [top[:] for top in self.open_tops]
        other.hands = [hand[:] for hand in self.hands]
        other.known = [known[:] for known in self.known]
        other.discards = [pile[:] for pile in self.discards]
        other.field = self.field[:]
        other.up = self.up[:]
        other.chosen = self.chosen[:]
        other.icons = self.icons[:]
        other.gains = self.gains[:]
        other.province = self.province[:]
        other.harbor = self.harbor[:]
        other.burning = self.burning[:]
        other.used = self.used[:]
        other.bought = self.bought[:]
        other.gold_used = self.gold_used[:]
        other.might = self.might[:]
        other.renown = self.renown[:]
        other.guard = self.guard[:]
        other.auras = self.auras[:]
        other.waiting = self.waiting[:]
        other.doubled = self.doubled[:]
        other.max_power = self.max_power[:]
        other.crits = [crits[:] for crits in self.crits]
        other.generation = [drawn[:] for drawn in self.generation]
        other.shown_crits = [crits[:] for crits in self.shown_crits]
        other.crit_pile = self.crit_pile.copy()
        other.stack_of_conditions = self.stack_of_conditions[:]
        other.market = self.market[:]
        other.piles = [pile.copy() for pile in self.piles]
        other.cemetery = [pile[:] for pile in self.cemetery]
        other.curses_left = self.curses_left
        other.burning_left = self.burning_left
        other.bonus_left = self.bonus_left
        other.won = self.won[:]
        other.ranking = self.ranking[:]
        other.power_now = self.power_now
        other.moved = self.moved
        other.looked = self.looked[:]
        other.looked_open = self.looked_open[:]
        other.look_at = self.look_at
        other.arranging = self.arranging
        other.ledger = self.ledger
        return other


def new_state(terms: Terms, seats: int) -> State:
    """A game before anything is laid out."""
    s = State(terms)
    s.seats = seats
    s.round = 0
    s.phase = SETUP
    s.starter = 0
    s.active = EMPTY
    s.column = EMPTY
    s.decks = [Pile([], []) for _ in range(seats)]
    s.open_tops = [[] for _ in range(seats)]
    s.hands = [[] for _ in range(seats)]
    s.known = [[] for _ in range(seats)]
    s.discards = [[] for _ in range(seats)]
    s.field = [EMPTY] * (seats * COLUMNS)
    s.up = [0] * seats
    s.chosen = [0] * (seats * COLUMNS)
    s.icons = [0] * seats
    s.gains = [0] * (seats * COLUMNS)
    s.province = [EMPTY] * (seats * COLUMNS)
    s.harbor = [0] * (seats * COLUMNS)
    s.burning = [0] * (seats * COLUMNS)
    s.used = [0] * seats
    s.bought = [0] * seats
    s.gold_used = [0] * seats
    s.might = [0] * seats
    s.renown = [0] * seats
    s.guard = [0] * seats
    s.auras = []
    s.waiting = []
    s.doubled = [0] * seats
    s.max_power = [0] * seats
    s.crits = [[] for _ in range(seats)]
    s.generation = [[] for _ in range(seats)]
    s.shown_crits = [[] for _ in range(seats)]
    s.crit_pile = Pile([], [])
    s.stack_of_conditions = []
    s.market = [EMPTY] * (ROWS * SLOTS)
    s.piles = [Pile([], []) for _ in range(ROWS)]
    s.cemetery = [[] for _ in range(ROWS)]
    s.curses_left = terms.curse_cards
    s.burning_left = terms.burning_cards
    s.bonus_left = terms.bonus_cards
    s.won = []
    s.ranking = []
    s.power_now = 0
    s.moved = ()
    s.looked = []
    s.looked_open = []
    s.look_at = 0
    s.arranging = ()
    s.ledger = ()
    return s


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
