"""The state of a game: plain, flat, copied in a few list copies."""

from __future__ import annotations

from typing import Final

from monoceros.engine.chance import Dealer
from monoceros.engine.core import BaseState
from monoceros.engine.declared import Open, Record, record, times
from monoceros.engine.pile import Pile
from monoceros.games.crown.geometry import SPACES
from monoceros.games.crown.tables import DECKS, EMPTY, HOLDERS, NO_DIE, Terms

SETUP: Final = 0  # steps of a turn (CD-5.1)
INCOME: Final = 1
ROLL: Final = 2
BLACK_DIE: Final = 3
HERO_MOVE: Final = 4
MAIN: Final = 5
PLAY: Final = 6
TAKE: Final = 7
STEP_NAMES: Final = ("setup", "income", "roll", "black die", "hero move", "main action", "play", "take")

NO_ACTION: Final = 0  # main actions (CD-5.9)
MARKET: Final = 1
REDEPLOY: Final = 2
CONSTRUCTION: Final = 3
ARMY: Final = 4
ACTION_NAMES: Final = ("", "market", "redeploy", "construction", "army")


IN_HAND: Final = -2  # the crown, while its new owner chooses a castle (CD-14.6)


@record
class Battle(Record):
    """A battle under way. A side is a holder, or DRAGON. Masks of cards go by their place on the holder."""

    attacker: Open[int]
    defender: Open[int]
    distance: Open[int]  # 0: the dragon has landed on the defender
    dragon: Open[int]  # its face-up card, if it fights
    # by side, attacker first: does the holder's bonus apply (CD-12.14), and what does it add?
    attack_bonus: Open[list[int]] = times(0, 2)
    defence_bonus: Open[list[int]] = times(0, 2)
    attack_extra: Open[list[int]] = times(0, 2)  # by cards of the battle window
    defence_extra: Open[list[int]] = times(0, 2)
    poisoned: Open[list[int]] = times(0, 2)  # cards of that side that count 0, as a mask
    shot: Open[int] = EMPTY  # CD-12.25: the defender's cards that are shot away, as a mask; EMPTY before or no shot
    blow: Open[tuple[int, ...]] = ()  # (attack, defence) of the first comparison once it is made
    riposte: Open[tuple[int, ...]] = ()  # and of the second


class State(BaseState):
    """A game. Spaces are numbers of geometry.py, holders seat * 12 + place (see tables), cards numbers of Terms.

    Military cards on a holder, Action cards of a hand and the like are sorted tuples, so their order tells nothing.
    """

    __slots__ = (
        "action",
        "action_bottom",
        "active",
        "alert",
        "battle",
        "blacks",
        "board",
        "bought",
        "cards",
        "crown",
        "decks",
        "die_black",
        "die_white",
        "discards",
        "dragon_at",
        "dragon_bottom",
        "dragon_card",
        "first",
        "focus",
        "food",
        "fought",
        "front",
        "gold",
        "hands",
        "hero",
        "looked",
        "marched",
        "matter",
        "mover",
        "officer",
        "open_card",
        "points",
        "pool",
        "pool_of",
        "queue",
        "recruit",
        "rock",
        "round",
        "seats",
        "shown",
        "step",
        "steps_left",
        "terms",
        "territory",
        "trail",
        "trophies",
        "turn",
        "walls",
        "where",
        "winners",
    )
    SHARED = ("terms",)
    RECORDS = (Battle,)

    first: int  # who goes first in a round
    round: int  # from 1
    turn: int  # from 1, over the whole game
    active: int  # whose turn it is; in setup, who is placing
    step: int
    action: int  # the main action under way
    # seats
    territory: list[int]
    hero: list[int]
    gold: list[int]
    food: list[int]
    points: list[int]  # tokens (CD-1.7): neither the queue nor Dragon cards are in it
    trophies: list[int]  # Dragon cards held, as a mask
    walls: list[int]  # on the board
    hands: list[tuple[int, ...]]  # Action cards
    front: list[tuple[int, ...]]  # Action cards lying in front (CD-15.4)
    blacks: list[tuple[int, ...]]
    queue: tuple[int, ...]  # seats, place 1 first
    # the board
    board: list[int]  # a holder, WALL + seat, DRAGON, or EMPTY
    where: list[int]  # the space of each holder
    officer: list[int]  # the general card of each general
    shown: list[int]  # 1: that card is known to all (CD-21.4)
    cards: list[tuple[int, ...]]  # military cards
    crown: int  # the castle that it lies on, as a holder; EMPTY: on G7; IN_HAND
    rock: int  # its space
    alert: int  # slot of the dragon; 0: it is on the map, or has left the game
    dragon_at: int  # its space
    dragon_card: int  # the face-up card
    # decks (see tables); a card leaves an unordered bag when it is drawn
    decks: list[Pile]
    discards: list[list[int]]
    action_bottom: list[int]  # put under the Action deck by Henry, who knows them; the first is drawn first
    dragon_bottom: list[int]  # put under the Dragon deck; known to all
    # the turn
    die_white: int  # 0: not rolled yet
    die_black: int
    fought: int  # the active seat's places (0 to 11) that have started a battle this turn, as a mask
    marched: int  # and those that have been chosen in Move army
    mover: int  # the holder that is moving
    steps_left: int
    trail: int  # the tunnels and own castles that it has come through since its last step that was not free, as a mask
    bought: int  # military cards bought in this trade
    battle: Battle | None
    # what a question is about
    open_card: int  # the Action card that was just played, until it has taken effect
    focus: int  # a holder
    matter: int  # a military card
    recruit: int  # a general card that has no figure yet
    pool: tuple[int, ...]  # military cards that have no holder yet; the next one first
    pool_of: int  # and whose they are
    looked: tuple[int, ...]  # the Action cards that Henry looks at
    winners: int  # seats, as a mask; several are a winning team, or a draw without the target

    def __init__(self, terms: Terms, seats: int) -> None:
        super().__init__()
        self.terms: Terms = terms
        self.seats: int = seats

    def copy(self, chance: Dealer) -> State:
        other = State(self.terms, self.seats)
        self.copy_base_to(other, chance)
        other.first = self.first
        other.round = self.round
        other.turn = self.turn
        other.active = self.active
        other.step = self.step
        other.action = self.action
        other.territory = self.territory[:]
        other.hero = self.hero[:]
        other.gold = self.gold[:]
        other.food = self.food[:]
        other.points = self.points[:]
        other.trophies = self.trophies[:]
        other.walls = self.walls[:]
        other.hands = self.hands[:]
        other.front = self.front[:]
        other.blacks = self.blacks[:]
        other.queue = self.queue
        other.board = self.board[:]
        other.where = self.where[:]
        other.officer = self.officer[:]
        other.shown = self.shown[:]
        other.cards = self.cards[:]
        other.crown = self.crown
        other.rock = self.rock
        other.alert = self.alert
        other.dragon_at = self.dragon_at
        other.dragon_card = self.dragon_card
        other.decks = [deck.copy() for deck in self.decks]
        other.discards = [pile[:] for pile in self.discards]
        other.action_bottom = self.action_bottom[:]
        other.dragon_bottom = self.dragon_bottom[:]
        other.die_white = self.die_white
        other.die_black = self.die_black
        other.fought = self.fought
        other.marched = self.marched
        other.mover = self.mover
        other.steps_left = self.steps_left
        other.trail = self.trail
        other.bought = self.bought
        other.battle = None if self.battle is None else self.battle.copy()
        other.open_card = self.open_card
        other.focus = self.focus
        other.matter = self.matter
        other.recruit = self.recruit
        other.pool = self.pool
        other.pool_of = self.pool_of
        other.looked = self.looked
        other.winners = self.winners
        return other


def new_state(terms: Terms, seats: int) -> State:
    """A game before its first rule."""
    s = State(terms, seats)
    s.first = 0
    s.round = 0
    s.turn = 0
    s.active = 0
    s.step = SETUP
    s.action = NO_ACTION
    s.territory = [EMPTY] * seats
    s.hero = [EMPTY] * seats
    s.gold = [0] * seats
    s.food = [0] * seats
    s.points = [0] * seats
    s.trophies = [0] * seats
    s.walls = [0] * seats
    s.hands = [()] * seats
    s.front = [()] * seats
    s.blacks = [()] * seats
    s.queue = ()
    s.board = [EMPTY] * SPACES
    s.where = [EMPTY] * (seats * HOLDERS)
    s.officer = [EMPTY] * (seats * HOLDERS)
    s.shown = [0] * (seats * HOLDERS)
    s.cards = [()] * (seats * HOLDERS)
    s.crown = EMPTY
    s.rock = EMPTY
    s.alert = 1
    s.dragon_at = EMPTY
    s.dragon_card = EMPTY
    s.decks = [Pile([], []) for _ in range(DECKS + 1)]
    s.discards = [[] for _ in range(DECKS)]
    s.action_bottom = []
    s.dragon_bottom = []
    s.die_white = 0
    s.die_black = NO_DIE
    s.fought = 0
    s.marched = 0
    s.mover = EMPTY
    s.steps_left = 0
    s.trail = 0
    s.bought = 0
    s.battle = None
    s.open_card = EMPTY
    s.focus = EMPTY
    s.matter = EMPTY
    s.recruit = EMPTY
    s.pool = ()
    s.pool_of = EMPTY
    s.looked = ()
    s.winners = 0
    return s
