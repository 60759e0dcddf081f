"""The state of a match: plain, flat, copied in a few list copies."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from monoceros.engine.chance import Dealer
from monoceros.engine.core import BaseState
from monoceros.engine.pile import Pile
from monoceros.games.tower.tables import ABILITIES, CARDS, EMPTY, KINDS, SEATS, SPACES, TERRITORIES, Army, Terms

STACKS: Final = 6  # in a combat: three stacks of troops a side
WALLS: Final = 6  # after them, three stacks of one: the defender's bases, or first the palace
ALL_STACKS: Final = 9
BASE_WOUNDS: Final = 18  # up to three troops in a stack (special troops stand in one), then the walls
WOUNDS: Final = 21


@mypyc_attr(acyclic=True, free_list_len=1)
class Combat:
    """One combat under way (section 8). Side 0 attacks, side 1 defends.

    A side has three stacks of like troops: those of its territory's spaces, or one stack of special troops; stacks 0
    to 2 attack, 3 to 5 defend; 6 to 8 are the bases behind the defenders, or the palace. What is fixed at the start
    (AT-8.1) is written while the combat is drawn up and then never again, so copies share it. Sets of stacks are masks:
    bit k for stack k.
    """

    __slots__ = (
        "again",
        "attacker",
        "count",
        "doomed",
        "fallen",
        "fire",
        "goal",
        "group",
        "kind",
        "left",
        "missing",
        "saved",
        "siege",
        "strike",
        "swift",
        "toughness",
        "unbroken",
        "wounds",
        "wounds_before",
    )

    # fixed at the start
    kind: list[int]
    strike: list[int]  # damage that each troop, or base, deals
    toughness: list[int]
    swift: int  # stacks with initiative
    siege: int  # with artillery
    again: int  # with initiative, but striking in the normal step too
    doomed: int
    unbroken: int
    fallen: int  # troops of either side that had been destroyed this turn
    fire: list[int]  # damage by each troop of a stack to each enemy troop; empty: none
    # changes as the combat goes on
    count: list[int]  # troops alive; bases that stand
    wounds: list[int]  # on each troop: stack * 3 + number; on bases: BASE_WOUNDS + number
    missing: list[int]  # the damage that a stack's troops, or a base, still need, all together
    wounds_before: list[int]  # on bases, at the start of the step (AT-16.12)
    left: int  # damage that the asked side has still to assign
    saved: int  # sides that have used Unbroken in this combat, as a mask

    def __init__(self, attacker: int, group: int, goal: int) -> None:
        self.attacker: int = attacker
        self.group: int = group  # territory 0 to 2, or PALACE for the special troops
        self.goal: int = goal  # enemy territory 0 to 2, or PALACE

    def copy(self) -> Combat:
        c = Combat(self.attacker, self.group, self.goal)
        c.kind = self.kind
        c.strike = self.strike
        c.toughness = self.toughness
        c.swift = self.swift
        c.siege = self.siege
        c.again = self.again
        c.doomed = self.doomed
        c.unbroken = self.unbroken
        c.fallen = self.fallen
        c.fire = self.fire
        c.count = self.count[:]
        c.wounds = self.wounds[:]
        c.missing = self.missing[:]
        c.wounds_before = self.wounds_before  # replaced as a whole, never written into
        c.left = self.left
        c.saved = self.saved
        return c


NO_FIRE: Final[list[int]] = []
NO_WOUNDS: Final[list[int]] = [0, 0, 0]
NOBODY: Final = [EMPTY] * ALL_STACKS  # copied for each combat: quicker than made
NOTHING: Final = [0] * ALL_STACKS
SOFT: Final = [1] * ALL_STACKS
UNHURT: Final = [0] * WOUNDS


def new_combat(attacker: int, group: int, goal: int) -> Combat:
    """A combat with nobody in it yet."""
    c = Combat(attacker, group, goal)
    c.kind = NOBODY[:]
    c.strike = NOTHING[:]
    c.toughness = SOFT[:]
    c.count = NOTHING[:]
    c.wounds = UNHURT[:]
    c.missing = NOTHING[:]
    c.swift = c.siege = c.again = c.doomed = c.unbroken = c.fallen = c.saved = c.left = 0
    c.fire = NO_FIRE
    c.wounds_before = NO_WOUNDS
    return c


class State(BaseState):
    """A match. Lists for a seat's board are flat: index seat * 9 + space, or seat * 12 + card for hands."""

    __slots__ = (
        "active",
        "army",
        "attack_goal",
        "attack_group",
        "attacks",
        "bases",
        "combat",
        "discards",
        "fallen",
        "game",
        "hands",
        "heavy_lost",
        "held",
        "mustered",
        "piles",
        "played",
        "secret_army",
        "specials",
        "starter",
        "step",
        "terms",
        "troops",
        "turn",
        "waited",
        "winner",
        "wins",
    )
    SHARED = ("terms",)
    RECORDS = (Combat,)

    army: list[int]  # index into terms.armies
    secret_army: list[int]  # chosen, not yet shown (AT-16.1)
    wins: list[int]
    game: int  # of the match, from 1
    turn: int  # of the game, from 1
    starter: int
    active: int
    step: int  # SETUP to GAME_OVER: nothing in the rules depends on it
    winner: int  # of the match
    hands: list[int]  # how many of each card
    held: list[int]  # the different ability cards in each hand, as a mask: what `hands` adds up to
    piles: list[Pile]  # seat * 2 + pile
    discards: list[list[int]]
    bases: list[int]  # the kind of each base
    troops: list[int]
    mustered: list[int]  # troops of each kind on the board, seat * 5 + kind: what `troops` adds up to
    specials: list[int]
    played: list[list[int]]  # abilities active this turn, in order
    attack_group: int  # of the attack that is declared and not yet over; EMPTY: none
    attack_goal: int
    attacks: list[int]  # how often each group of the active player has attacked
    heavy_lost: list[int]  # heavy infantry destroyed this turn
    fallen: int  # troops of either side destroyed this turn
    waited: list[int]  # each seat's own turns, up to now, in which it neither renewed nor attacked: for those who look
    combat: Combat | None

    def __init__(self, terms: Terms) -> None:
        super().__init__()
        self.terms: Terms = terms

    def copy(self, chance: Dealer) -> State:
        t = State(self.terms)
        self.copy_base_to(t, chance)
        t.army = self.army[:]
        t.secret_army = self.secret_army[:]
        t.wins = self.wins[:]
        t.game = self.game
        t.turn = self.turn
        t.starter = self.starter
        t.active = self.active
        t.step = self.step
        t.winner = self.winner
        t.hands = self.hands[:]
        t.held = self.held[:]
        t.piles = [pile.copy() for pile in self.piles]
        t.discards = [cards[:] for cards in self.discards]
        t.bases = self.bases[:]
        t.troops = self.troops[:]
        t.mustered = self.mustered[:]
        t.specials = self.specials[:]
        t.played = [cards[:] for cards in self.played]
        t.attack_group = self.attack_group
        t.attack_goal = self.attack_goal
        t.attacks = self.attacks[:]
        t.heavy_lost = self.heavy_lost[:]
        t.fallen = self.fallen
        t.waited = self.waited[:]
        combat = self.combat
        t.combat = None if combat is None else combat.copy()
        return t


def new_state(terms: Terms) -> State:
    """A match before its first game."""
    s = State(terms)
    s.army = [EMPTY] * SEATS
    s.secret_army = [EMPTY] * SEATS
    s.wins = [0] * SEATS
    s.game = s.turn = s.starter = s.active = s.step = 0
    s.winner = s.attack_group = s.attack_goal = EMPTY
    s.hands = [0] * (SEATS * CARDS)
    s.held = [0] * SEATS
    s.piles = [Pile([], []) for _ in range(2 * SEATS)]
    s.discards = [[] for _ in range(2 * SEATS)]
    s.bases = [EMPTY] * (SEATS * SPACES)
    s.troops = [0] * (SEATS * SPACES)
    s.mustered = [0] * (SEATS * KINDS)
    s.specials = [0] * SEATS
    s.played = [[] for _ in range(SEATS)]
    s.attacks = [0] * (TERRITORIES + 1)
    s.heavy_lost = [0] * SEATS
    s.fallen = 0
    s.waited = [0] * SEATS
    s.combat = None
    return s


# -- facts that every chapter uses ---------------------------------------------------------------------------------


def army_of(s: State, seat: int) -> Army:
    return s.terms.armies[s.army[seat]]


def in_turn_order(s: State) -> tuple[int, int]:
    """The active player first."""
    return (0, 1) if s.active == 0 else (1, 0)


def hand_size(s: State, seat: int) -> int:
    total = 0
    for at in range(seat * CARDS, seat * CARDS + CARDS):
        total += s.hands[at]
    return total


def troops_of_kind(s: State, seat: int, kind: int) -> int:
    """How many troops of this kind the seat has on the board."""
    return s.mustered[seat * KINDS + kind]


def count_held(s: State) -> list[int]:
    """What `held` must be."""
    held = [0] * SEATS
    for seat in range(SEATS):
        for slot in range(ABILITIES):
            if s.hands[seat * CARDS + slot]:
                held[seat] |= 1 << slot
    return held


def count_troops(s: State) -> list[int]:
    """What `mustered` must be."""
    counted = [0] * (SEATS * KINDS)
    for at in range(SEATS * SPACES):
        if s.troops[at]:
            counted[at // SPACES * KINDS + s.bases[at]] += s.troops[at]
    return counted


def bases_in(s: State, seat: int, territory: int) -> int:
    first = seat * SPACES + territory * 3
    return (s.bases[first] >= 0) + (s.bases[first + 1] >= 0) + (s.bases[first + 2] >= 0)


def special_limit(s: State, seat: int) -> int:
    """AT-10.13 One special troop for each own territory with three bases."""
    return (bases_in(s, seat, 0) == 3) + (bases_in(s, seat, 1) == 3) + (bases_in(s, seat, 2) == 3)
