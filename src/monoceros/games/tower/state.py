"""The state of a match: plain, flat, copied in a few list copies."""

from __future__ import annotations

from monoceros.engine.chance import Dealer
from monoceros.engine.core import BaseState
from monoceros.engine.pile import Pile
from monoceros.games.tower.tables import CARDS, EMPTY, SEATS, SPACES, TERRITORIES, Army, Terms

STACKS = 6  # in a combat: three stacks of troops a side
WOUNDS = 18  # up to three troops in a stack (special troops stand in one)


class Combat:
    """One combat under way (section 8). Side 0 attacks, side 1 defends.

    A side has three stacks of like troops: those of its territory's spaces, or one stack of special troops. Everything
    fixed at the start (AT-8.1) is kept here; wounds lie on single troops, bases, or the palace.
    """

    __slots__ = (
        "again",
        "attacker",
        "base_strike",
        "base_toughness",
        "base_wounds",
        "base_wounds_before",
        "bases",
        "count",
        "doomed",
        "fire",
        "goal",
        "group",
        "kind",
        "saved",
        "siege",
        "strike",
        "swift",
        "toughness",
        "unbroken",
        "wounds",
    )

    def __init__(self, attacker: int, group: int, goal: int) -> None:
        self.attacker: int = attacker
        self.group: int = group  # territory 0 to 2, or PALACE for the special troops
        self.goal: int = goal  # enemy territory 0 to 2, or PALACE
        self.kind: list[int] = [EMPTY] * STACKS
        self.count: list[int] = [0] * STACKS
        self.strike: list[int] = [0] * STACKS  # damage that each troop deals
        self.toughness: list[int] = [1] * STACKS
        self.swift: list[bool] = [False] * STACKS  # initiative
        self.siege: list[bool] = [False] * STACKS  # artillery
        self.again: list[bool] = [False] * STACKS  # initiative troops that strike in the normal step too
        self.doomed: list[bool] = [False] * STACKS
        self.unbroken: list[bool] = [False] * STACKS
        self.fire: list[int] = [0] * STACKS  # damage by each troop to each enemy troop
        self.wounds: list[int] = [0] * WOUNDS
        self.bases: list[bool] = [False, False, False]  # the defender's bases that stand; first: the palace
        self.base_strike: list[int] = [0, 0, 0]
        self.base_toughness: list[int] = [0, 0, 0]
        self.base_wounds: list[int] = [0, 0, 0]
        self.base_wounds_before: list[int] = [0, 0, 0]  # at the start of the step (AT-16.12)
        self.saved: list[bool] = [False, False]  # has the side used Unbroken in this combat?

    def copy(self) -> Combat:
        c = Combat(self.attacker, self.group, self.goal)
        c.kind = self.kind[:]
        c.count = self.count[:]
        c.strike = self.strike[:]
        c.toughness = self.toughness[:]
        c.swift = self.swift[:]
        c.siege = self.siege[:]
        c.again = self.again[:]
        c.doomed = self.doomed[:]
        c.unbroken = self.unbroken[:]
        c.fire = self.fire[:]
        c.wounds = self.wounds[:]
        c.bases = self.bases[:]
        c.base_strike = self.base_strike[:]
        c.base_toughness = self.base_toughness[:]
        c.base_wounds = self.base_wounds[:]
        c.base_wounds_before = self.base_wounds_before[:]
        c.saved = self.saved[:]
        return c


class State(BaseState):
    """A match. Lists for a seat's board are flat: index seat * 9 + space, or seat * 12 + card for hands."""

    __slots__ = (
        "active",
        "army",
        "attacks",
        "bases",
        "combat",
        "discards",
        "fallen",
        "game",
        "hands",
        "heavy_lost",
        "piles",
        "played",
        "secret_army",
        "specials",
        "starter",
        "terms",
        "troops",
        "turn",
        "winner",
        "wins",
    )
    SHARED = ("terms",)
    RECORDS = (Combat,)

    def __init__(self, terms: Terms) -> None:
        super().__init__()
        self.terms: Terms = terms
        self.army: list[int] = [EMPTY] * SEATS  # index into terms.armies
        self.secret_army: list[int] = [EMPTY] * SEATS  # chosen, not yet shown (AT-16.1)
        self.wins: list[int] = [0] * SEATS
        self.game: int = 0  # of the match, from 1
        self.turn: int = 0  # of the game, from 1
        self.starter: int = 0
        self.active: int = 0
        self.winner: int = EMPTY  # of the match
        self.hands: list[int] = [0] * (SEATS * CARDS)  # how many of each card
        self.piles: list[Pile] = [Pile([], []) for _ in range(2 * SEATS)]  # seat * 2 + pile
        self.discards: list[list[int]] = [[] for _ in range(2 * SEATS)]
        self.bases: list[int] = [EMPTY] * (SEATS * SPACES)  # the kind of each base
        self.troops: list[int] = [0] * (SEATS * SPACES)
        self.specials: list[int] = [0] * SEATS
        self.played: list[list[int]] = [[] for _ in range(SEATS)]  # abilities active this turn, in order
        self.attacks: list[int] = [0] * (TERRITORIES + 1)  # how often each group of the active player has attacked
        self.heavy_lost: list[int] = [0] * SEATS  # heavy infantry destroyed this turn
        self.fallen: int = 0  # troops of either side destroyed this turn
        self.combat: Combat | None = None

    def copy(self, chance: Dealer) -> State:
        t = State.__new__(State)
        self.copy_base_to(t, chance)
        t.terms = self.terms
        t.army = self.army[:]
        t.secret_army = self.secret_army[:]
        t.wins = self.wins[:]
        t.game = self.game
        t.turn = self.turn
        t.starter = self.starter
        t.active = self.active
        t.winner = self.winner
        t.hands = self.hands[:]
        t.piles = [pile.copy() for pile in self.piles]
        t.discards = [cards[:] for cards in self.discards]
        t.bases = self.bases[:]
        t.troops = self.troops[:]
        t.specials = self.specials[:]
        t.played = [cards[:] for cards in self.played]
        t.attacks = self.attacks[:]
        t.heavy_lost = self.heavy_lost[:]
        t.fallen = self.fallen
        combat = self.combat
        t.combat = None if combat is None else combat.copy()
        return t


# -- facts that every chapter uses ---------------------------------------------------------------------------------


def army_of(s: State, seat: int) -> Army:
    return s.terms.armies[s.army[seat]]


def in_turn_order(s: State) -> tuple[int, int]:
    """The active player first."""
    return (0, 1) if s.active == 0 else (1, 0)


def hand_size(s: State, seat: int) -> int:
    return sum(s.hands[seat * CARDS : seat * CARDS + CARDS])


def troops_of_kind(s: State, seat: int, kind: int) -> int:
    """How many troops of this kind the seat has on the board."""
    total = 0
    for at in range(seat * SPACES, seat * SPACES + SPACES):
        if s.bases[at] == kind:
            total += s.troops[at]
    return total


def troops_in(s: State, seat: int, territory: int) -> int:
    first = seat * SPACES + territory * 3
    return s.troops[first] + s.troops[first + 1] + s.troops[first + 2]


def bases_in(s: State, seat: int, territory: int) -> int:
    first = seat * SPACES + territory * 3
    return (s.bases[first] >= 0) + (s.bases[first + 1] >= 0) + (s.bases[first + 2] >= 0)


def special_limit(s: State, seat: int) -> int:
    """AT-10.13 One special troop for each own territory with three bases."""
    return (bases_in(s, seat, 0) == 3) + (bases_in(s, seat, 1) == 3) + (bases_in(s, seat, 2) == 3)
