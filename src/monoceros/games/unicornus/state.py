"""The state of a game: plain, flat, copied in a few list copies."""

from __future__ import annotations

from typing import Final

from monoceros.engine.chance import Dealer
from monoceros.engine.core import BaseState
from monoceros.engine.pile import Pile
from monoceros.games.unicornus import fight
from monoceros.games.unicornus.geometry import WAYS, Map
from monoceros.games.unicornus.tables import EMPTY, FOES, KNIGHTS, PRINCESS, Terms

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


class State(BaseState):
    """A game. A *hand* is a place at the table that leads a hero: one a seat, in a two-player game two (UK-15.2).

    Hand h belongs to seat h % seats. Lists over knights have the princess as their last; spaces are numbers of `map`.
    All tokens of the empire on a space are one unit (UK-0.4), with the foe that stands there, if any.
    """

    __slots__ = (
        "acted",
        "actions",
        "active",
        "allies",
        "army",
        "arrivals",
        "asked",
        "attached",
        "bound",
        "damage",
        "defeat_seen",
        "defeated",
        "dice",
        "event",
        "event_bag",
        "event_plan",
        "events_gone",
        "fate",
        "fate_discards",
        "fates",
        "fight",
        "foe_at",
        "foe_damage",
        "foe_on",
        "free_move",
        "goal",
        "hands",
        "hero_of",
        "illness_paid",
        "kept_map",
        "knight_on",
        "next_event",
        "next_open",
        "ongoing",
        "origin",
        "outcome",
        "place",
        "plans",
        "played_out",
        "potions",
        "princess",
        "protected",
        "resources",
        "round",
        "sabotaged",
        "seats",
        "sending",
        "starter",
        "step",
        "support",
        "support_discards",
        "terms",
        "tiles",
        "tokens",
        "used",
        "wounded",
    )
    SHARED = ("terms", "kept_map")

    def __init__(self, terms: Terms, seats: int) -> None:
        """For 0 seats every list is empty: `copy` fills them (compiled, `__new__` alone makes no object)."""
        super().__init__()
        hands = 4 if seats == 2 else seats
        knights = KNIGHTS if seats else 0
        foes = FOES if seats else 0
        spaces = terms.layouts[terms.layout].grid.spaces if seats else 0
        self.terms: Terms = terms
        self.kept_map: Map | None = None  # made from the tiles when it is needed (see `map_of`)
        self.seats: int = seats
        self.round: int = 0
        self.step: int = SETUP
        self.outcome: int = PLAYING
        self.starter: int = 0  # the starting player's seat
        self.tiles: tuple[int, ...] = ()  # of each slot
        self.goal: int = EMPTY  # the space that the princess marches to
        self.princess: int = EMPTY  # her version
        # knights
        self.place: list[int] = [EMPTY] * knights  # the space each stands on; EMPTY: not in play
        self.tokens: list[int] = [0] * knights
        self.resources: list[int] = [0] * knights
        self.damage: list[int] = [0] * knights
        self.allies: list[int] = [0] * knights  # foes, as bits
        self.attached: list[int] = [0] * (knights * 2)  # knight * 2: Unicorn Banners, + 1: Fine Steeds
        self.origin: list[int] = [EMPTY] * knights  # where each came from by its last movement
        self.hero_of: list[int] = [EMPTY] * hands  # the hero of each hand; EMPTY: it waits for one
        self.hands: list[list[int]] = [[] for _ in range(hands)]  # kinds of support cards, sorted
        self.played_out: int = 0  # heroes that were used in this game, as bits (UK-11.13)
        # the enemy
        self.foe_at: list[int] = [EMPTY] * foes  # the space each stands on; EMPTY: not on the map
        self.foe_damage: list[int] = [0] * foes
        self.fate: list[int] = [EMPTY] * foes  # the fate card of each
        self.bound: list[int] = [EMPTY] * foes  # the knight it is bound to
        self.defeated: int = 0  # the defeated pile: foes, as bits
        self.army: list[int] = [0] * spaces  # enemy tokens on each space
        # who stands where, the same facts by space
        self.knight_on: list[int] = [EMPTY] * spaces
        self.foe_on: list[int] = [EMPTY] * spaces
        # cards
        self.support: Pile = Pile([], [])
        self.support_discards: list[int] = []
        self.fates: Pile = Pile([], [])
        self.fate_discards: list[int] = []
        self.event_bag: list[int] = []  # events nobody has seen yet, in the deck or in the box
        self.event_plan: list[int] = [0, 0, 0]  # how many of each level are still in the deck
        self.events_gone: list[int] = []  # events of earlier rounds, in order
        self.next_event: int = EMPTY  # the top card of the event deck, if it was ever seen
        self.next_open: bool = False  # does it lie face up now (Star Reading)?
        # the round
        self.event: int = EMPTY  # of this round
        self.ongoing: int = 0  # ONGOING events in force, as bits
        self.protected: bool = False  # by Protection, from this round's event
        self.defeat_seen: bool = False  # was an empire character defeated this round (UK-11.6)?
        self.illness_paid: int = 0  # resources on Sudden Illness
        self.potions: int = 0  # Healing Potions beside the princess
        self.acted: int = 0  # hands whose turn is over, as bits
        self.sabotaged: tuple[int, ...] = ()  # spaces of enemy units that do not move this round
        # the turn
        self.active: int = EMPTY  # the hero whose turn it is
        self.actions: int = 0  # left; in the princess step hers
        self.used: int = 0  # powers used in this turn, as bits, and DESTINY_TAKEN
        self.free_move: bool = False  # Forced March
        # what is going on
        self.plans: tuple[int, ...] = ()  # planned enemy moves: from, to, from, to …
        self.arrivals: tuple[int, ...] = ()  # where enemy units have entered: to, from, to, from …
        self.asked: int = EMPTY  # the space, person, hand or card that a question is about (see asks.py)
        self.sending: tuple[int, int, int] = (EMPTY, 0, 0)  # a Send: to whom, tokens (EMPTY: not said yet), resources
        self.wounded: tuple[int, int] = (EMPTY, 0)  # the knight that suffers damage outside battles, and how much
        self.fight: list[int] = [0] * (fight.FIELDS if seats else 0)  # the last battle, see fight.py
        self.dice: tuple[int, ...] = ()  # its dice: face * 3 + what it counts as

    def copy(self, chance: Dealer) -> State:
        other = State(self.terms, 0)
        self.copy_base_to(other, chance)
        other.kept_map = self.kept_map
        other.seats = self.seats
        other.round = self.round
        other.step = self.step
        other.outcome = self.outcome
        other.starter = self.starter
        other.tiles = self.tiles
        other.goal = self.goal
        other.princess = self.princess
        other.place = self.place[:]
        other.tokens = self.tokens[:]
        other.resources = self.resources[:]
        other.damage = self.damage[:]
        other.allies = self.allies[:]
        other.attached = self.attached[:]
        other.origin = self.origin[:]
        other.hero_of = self.hero_of[:]
        other.hands = [hand[:] for hand in self.hands]
        other.played_out = self.played_out
        other.foe_at = self.foe_at[:]
        other.foe_damage = self.foe_damage[:]
        other.fate = self.fate[:]
        other.bound = self.bound[:]
        other.defeated = self.defeated
        other.army = self.army[:]
        other.knight_on = self.knight_on[:]
        other.foe_on = self.foe_on[:]
        other.support = self.support.copy()
        other.support_discards = self.support_discards[:]
        other.fates = self.fates.copy()
        other.fate_discards = self.fate_discards[:]
        other.event_bag = self.event_bag[:]
        other.event_plan = self.event_plan[:]
        other.events_gone = self.events_gone[:]
        other.next_event = self.next_event
        other.next_open = self.next_open
        other.event = self.event
        other.ongoing = self.ongoing
        other.protected = self.protected
        other.defeat_seen = self.defeat_seen
        other.illness_paid = self.illness_paid
        other.potions = self.potions
        other.acted = self.acted
        other.sabotaged = self.sabotaged
        other.active = self.active
        other.actions = self.actions
        other.used = self.used
        other.free_move = self.free_move
        other.plans = self.plans
        other.arrivals = self.arrivals
        other.asked = self.asked
        other.sending = self.sending
        other.wounded = self.wounded
        other.fight = self.fight[:]
        other.dice = self.dice
        return other


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
