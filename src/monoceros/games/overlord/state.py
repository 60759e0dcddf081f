"""The state of a game: plain, flat, copied in a few list copies."""

from __future__ import annotations

from typing import Final

from monoceros.engine.chance import Dealer
from monoceros.engine.core import BaseState
from monoceros.engine.pile import Pile
from monoceros.games.overlord.tables import COLUMNS, EMPTY, ROUNDS, ROWS, SLOTS, USUAL_COLUMNS, Terms

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

    def __init__(self, terms: Terms, seats: int) -> None:
        super().__init__()
        self.terms: Terms = terms
        self.seats: int = seats
        self.round: int = 0
        self.phase: int = SETUP
        self.starter: int = 0  # who is Player 1 this round
        self.active: int = EMPTY  # whose card or turn it is
        self.column: int = EMPTY  # that is being deployed
        self.decks: list[Pile] = [Pile([], []) for _ in range(seats)]
        self.open_tops: list[list[int]] = [[] for _ in range(seats)]  # beside a deck's top: is the card known to all?
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # sorted: their order tells nothing
        self.known: list[list[int]] = [[] for _ in range(seats)]  # cards of the hand that everybody knows of (UO-15.8)
        self.discards: list[list[int]] = [[] for _ in range(seats)]
        self.field: list[int] = [EMPTY] * (seats * COLUMNS)
        self.up: list[int] = [0] * seats  # columns that are deployed, as a mask
        self.chosen: list[int] = [0] * (seats * COLUMNS)  # icons chosen on Battlefield cards
        self.icons: list[int] = [0] * seats  # icons of all deployed cards
        self.gains: list[int] = [0] * (seats * COLUMNS)  # the Might that each card brought
        self.province: list[int] = [EMPTY] * (seats * COLUMNS)
        self.harbor: list[int] = [0] * (seats * COLUMNS)  # icons chosen on Territories
        self.burning: list[int] = [0] * (seats * COLUMNS)
        self.used: list[int] = [0] * seats  # Territories whose Phase effect was used, as a mask of columns
        self.bought: list[int] = [0] * seats  # Territories bought this round
        self.gold_used: list[int] = [0] * seats
        self.might: list[int] = [0] * seats
        self.renown: list[int] = [0] * seats
        self.guard: list[int] = [0] * seats
        self.auras: list[Aura] = []
        self.waiting: list[Waiting] = []
        self.doubled: list[int] = [0] * seats  # columns, as a mask
        self.max_power: list[int] = [0] * seats
        self.crits: list[list[int]] = [[] for _ in range(seats)]  # face-down, hidden even from their owner
        self.generation: list[list[int]] = [[] for _ in range(seats)]  # beside them: before how many new piles drawn
        self.shown_crits: list[list[int]] = [[] for _ in range(seats)]  # turned up in the Results Phase
        self.crit_pile: Pile = Pile([], [])
        self.stack_of_conditions: list[int] = []  # its last card shows the round's conditions
        self.market: list[int] = [EMPTY] * (ROWS * SLOTS)  # row * 3 + slot - 1; slot 1 is the newest
        self.piles: list[Pile] = [Pile([], []) for _ in range(ROWS)]
        self.cemetery: list[list[int]] = [[] for _ in range(ROWS)]
        self.curses_left: int = terms.curse_cards
        self.burning_left: int = terms.burning_cards
        self.bonus_left: int = terms.bonus_cards
        self.won: list[int] = []  # who won each round
        self.ranking: list[int] = []  # at the end, the best first
        # what an effect under way has to remember
        self.power_now: int = 0  # `power` steps of the Unit that is being deployed
        self.moved: tuple[int, ...] = ()  # the cards that the last card-moving step moved
        self.looked: list[int] = []  # cards of the active player's deck that are being looked at, the top one first
        self.looked_open: list[int] = []  # beside them: is the card known to all?
        self.look_at: int = 0  # which of them the question is about
        self.arranging: tuple[int, ...] = ()  # the columns whose Territories a rearrangement has laid down so far
        self.ledger: tuple[tuple[str, int], ...] = ()  # the last Unit's Might, line by line, for those who watch

    def copy(self, chance: Dealer) -> State:
        other = State.__new__(State)
        self.copy_base_to(other, chance)
        other.terms = self.terms
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


def columns_now(s: State) -> int:
    """UO-5.2 Five columns, six in the last round."""
    return COLUMNS if s.round == ROUNDS else USUAL_COLUMNS


def player_order(s: State) -> list[int]:
    """UO-4.1, UO-4.2 The seats from Player 1 on."""
    return [(s.starter + i) % s.seats for i in range(s.seats)]


def player_number(s: State, seat: int) -> int:
    """1 to 4, as the round has it."""
    return (seat - s.starter) % s.seats + 1


def opponents(s: State, seat: int) -> list[int]:
    """The other seats, in player order."""
    return [other for other in player_order(s) if other != seat]


def territory_count(s: State, seat: int) -> int:
    """A Province has no gaps (UO-10.7): its Territories lie in its first columns."""
    at = seat * COLUMNS
    number = 0
    while number < COLUMNS and s.province[at + number] != EMPTY:
        number += 1
    return number


def is_guarded(s: State, seat: int) -> bool:
    """UO-9.20"""
    return s.guard[seat] != 0


def unguarded(s: State, seat: int) -> list[int]:
    """The opponents whom this seat's cards can touch."""
    return [other for other in opponents(s, seat) if s.guard[other] == 0]
