"""What belongs to the Goblins."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from monoceros.engine.pile import Pile
from monoceros.games.vast.tables_goblins import NOTHING, SLOTS, TRIBES


@mypyc_attr(acyclic=True)
class Goblins:
    """Discs, cards and Rage; where revealed Tribes stand is in `State.stands`."""

    __slots__ = (
        "activated",
        "active",
        "aside",
        "bombers",
        "counted",
        "drawn",
        "flared",
        "fresh",
        "furious",
        "hand",
        "left_lit",
        "lurks",
        "monster_deck",
        "monster_discards",
        "monsters",
        "moved",
        "opened",
        "population",
        "rage",
        "refused",
        "secret_deck",
        "secret_discards",
        "shown",
        "smashed",
        "stepped",
        "striker",
        "tunnels",
        "turns",
        "used_ruby",
        "used_wisp",
        "used_worm",
        "walked",
        "walked_before",
        "war",
        "war_deck",
        "war_discards",
    )

    def __init__(self) -> None:
        self.population: list[int] = [0] * TRIBES
        self.monsters: list[int] = [NOTHING] * SLOTS
        self.lurks: list[int] = [NOTHING] * TRIBES  # the open space where a Tribe lurks (VF-40.4)
        self.rage: int = 0
        self.smashed: int = 0  # Crystal tokens they have smashed for themselves
        self.turns: int = 0  # begun
        # cards
        self.war_deck: Pile = Pile([], [])
        self.war_discards: list[int] = []
        self.war: tuple[int, ...] = ()  # War cards drawn, then the one that was chosen
        self.monster_deck: Pile = Pile([], [])
        self.monster_discards: list[int] = []
        self.secret_deck: Pile = Pile([], [])
        self.secret_discards: list[int] = []
        self.hand: list[int] = []  # Secrets, sorted; only their player knows them
        self.counted: tuple[int, ...] = ()  # the hand when the discards were last shuffled: whoever counts knows it
        self.shown: list[int] = []  # Secrets that lie face up: Ruby, Trap
        self.fresh: int = NOTHING  # the Monster just drawn, while it is decided about
        self.drawn: int = NOTHING  # the Secret just drawn, which the Ruby could exchange
        self.aside: tuple[int, ...] = ()  # the true Population, while the Ghost plays their turn (T21)
        # their turn
        self.refused: int = 0  # Tribes that take no discs, as bits (VF-41.2)
        self.activated: int = 0  # Tribes, as bits
        self.active: int = NOTHING  # the Tribe being activated
        self.left_lit: tuple[int, ...] = ()  # Lit tiles it has left in this movement (VF-43.3)
        self.moved: bool = False  # by Secret Tunnels: it moves no more
        self.stepped: bool = False  # has it moved in this activation?
        self.walked: int = 0  # spaces that Tribes have entered in this turn: bots should not walk for ever (VF-43.2)
        self.walked_before: int = 0  # and in the turn before: alone at the table, the next turn is theirs again
        self.opened: bool = False  # has it left Terrain onto an open space in this activation (VF-65.6)?
        self.striker: int = NOTHING  # the Tribe that has used Attack on a Crystal (VF-43.8)
        self.flared: int = 0  # Tribes that have used Flare, as bits
        self.furious: int = 0  # Tribes with Blind Fury, as bits
        self.bombers: int = 0  # Tribes with a Fire Bomber, as bits
        self.tunnels: bool = False  # Secret Tunnels are open
        self.used_ruby: bool = False
        self.used_wisp: bool = False
        self.used_worm: bool = False  # in this movement

    def copy(self) -> Goblins:
        other = Goblins()
        other.population = self.population[:]
        other.monsters = self.monsters[:]
        other.lurks = self.lurks[:]
        other.rage = self.rage
        other.smashed = self.smashed
        other.turns = self.turns
        other.war_deck = self.war_deck.copy()
        other.war_discards = self.war_discards[:]
        other.war = self.war
        other.monster_deck = self.monster_deck.copy()
        other.monster_discards = self.monster_discards[:]
        other.secret_deck = self.secret_deck.copy()
        other.secret_discards = self.secret_discards[:]
        other.hand = self.hand[:]
        other.counted = self.counted
        other.shown = self.shown[:]
        other.fresh = self.fresh
        other.drawn = self.drawn
        other.aside = self.aside
        other.refused = self.refused
        other.activated = self.activated
        other.active = self.active
        other.left_lit = self.left_lit
        other.moved = self.moved
        other.stepped = self.stepped
        other.walked = self.walked
        other.walked_before = self.walked_before
        other.opened = self.opened
        other.striker = self.striker
        other.flared = self.flared
        other.furious = self.furious
        other.bombers = self.bombers
        other.tunnels = self.tunnels
        other.used_ruby = self.used_ruby
        other.used_wisp = self.used_wisp
        other.used_worm = self.used_worm
        return other
