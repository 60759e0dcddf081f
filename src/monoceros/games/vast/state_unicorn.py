"""What belongs to the Unicorn of a game, the Nightmare Unicorn or the Shadow Unicorn."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from monoceros.engine.pile import Pile
from monoceros.games.vast.tables import NORTH, STATS


@mypyc_attr(acyclic=True)
class Unicorn:
    """Cards, cubes and numbers of a Unicorn; where he stands is in `State.stands`."""

    __slots__ = (
        "actions",
        "anger",
        "angry",
        "aside",
        "attacked",
        "blasted",
        "chain",
        "counted",
        "cubes",
        "deck",
        "discards",
        "drawn",
        "facing",
        "hand",
        "health",
        "out",
        "played",
        "revealed",
        "shown",
        "simple",
        "spare",
        "spirit",
        "track",
        "turns",
        "upgrades",
    )

    def __init__(self) -> None:
        self.facing: int = NORTH
        self.health: int = 0
        self.cubes: int = 0  # in the supply
        self.deck: Pile = Pile([], [])
        self.discards: list[int] = []
        self.counted: tuple[int, ...] = ()  # hidden cards of the last reshuffle: whoever counts knows them
        self.revealed: tuple[int, ...] = ()  # cards turned up for a Teleport that is not over (VF-13.9)
        self.chain: int = 0  # Teleports without a decision between them (VF-11.10)
        self.turns: int = 0  # that he has begun
        self.out: bool = False  # dead (VF-22.5, VF-38.7)
        # the Nightmare Unicorn
        self.hand: list[int] = []  # sorted
        self.aside: list[int] = []  # his own hand, while the Ghost plays his turn with other cards (T21)
        self.played: tuple[int, ...] = ()  # for the action under way; discarded when it is over (VF-13.5)
        self.anger: int = 1
        self.angry: bool = False  # is an angry action under way (VF-16.3)?
        self.track: int = 0  # cubes on the Radiance track
        self.spare: int = 0  # cubes for which no upgrade space was free (VF-21.12)
        self.upgrades: list[int] = [0] * STATS  # filled spaces of each statistic
        self.actions: int = 0  # used in this turn
        self.blasted: bool = False  # in this turn (VF-21.9)
        self.attacked: int = 0  # roles that he has attacked in this turn, to some effect, as bits (VF-17.12)
        self.simple: bool = False  # cards are read from the seat, not along the facing (VF-24.1)
        # the Shadow Unicorn
        self.spirit: list[int] = []  # the Spirit pile, its top last; nobody knows it
        self.shown: int = -1  # the card being resolved
        self.drawn: int = 0  # cards drawn from the pile in this phase

    def copy(self) -> Unicorn:
        other = Unicorn()
        other.facing = self.facing
        other.health = self.health
        other.cubes = self.cubes
        other.deck = self.deck.copy()
        other.discards = self.discards[:]
        other.counted = self.counted
        other.revealed = self.revealed
        other.chain = self.chain
        other.turns = self.turns
        other.out = self.out
        other.hand = self.hand[:]
        other.aside = self.aside[:]
        other.played = self.played
        other.anger = self.anger
        other.angry = self.angry
        other.track = self.track
        other.spare = self.spare
        other.upgrades = self.upgrades[:]
        other.actions = self.actions
        other.blasted = self.blasted
        other.attacked = self.attacked
        other.simple = self.simple
        other.spirit = self.spirit[:]
        other.shown = self.shown
        other.drawn = self.drawn
        return other
