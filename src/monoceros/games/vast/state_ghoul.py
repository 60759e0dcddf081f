"""What belongs to the Ghoul or the Vile Ghoul."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from monoceros.engine.pile import Pile
from monoceros.games.vast.tables_ghoul import FACES


@mypyc_attr(acyclic=True)
class Ghoul:
    """Cards, dice and numbers; where it stands is in `State.stands`."""

    __slots__ = (
        "boosts",
        "chart",
        "chosen",
        "deck",
        "dice",
        "discs",
        "flat",
        "fury",
        "gone",
        "lent",
        "movement",
        "offered",
        "once",
        "pace",
        "scours",
        "seizes",
        "slowed",
        "smashed",
        "sneaks",
        "struck",
        "surge",
        "terror",
        "treasures",
        "turns",
        "under",
        "used",
    )

    def __init__(self) -> None:
        self.turns: int = 0  # begun
        self.fury: int = 0
        self.discs: int = 0  # on the Attack space: attack points, and between its turns its Defense
        self.treasures: int = 0  # tokens on its board
        self.smashed: int = 0  # Crystals
        self.slowed: int = 0  # movement that its next turn lacks (VF-50.6d)
        # Terror cards, by number
        self.terror: list[int] = []  # face up before it, sorted
        self.deck: Pile = Pile([], [])
        self.under: list[int] = []  # cards that it has put under the deck; the first is drawn first
        self.gone: list[int] = []  # used up or discarded
        self.offered: list[int] = []  # drawn, to keep one of them
        # its turn
        self.dice: list[int] = []  # the roll; of the Vile Ghoul the supply: sorted faces
        self.chosen: int = 0  # the attack die of the Ghoul, the Movement of the Vile Ghoul's row (T22)
        self.pace: int = 0  # movement points it has had in this turn
        self.movement: int = 0  # movement points left
        self.struck: int = 0  # pieces that it has attacked in this turn, as bits
        self.used: int = 0  # Terror cards whose effect of once a turn, or lasting effect, was used, as bits
        self.once: int = 0  # kinds of Terror cards that were used up in this turn, as bits
        self.sneaks: int = 0  # extra movement that it need not pay any more
        self.scours: bool = False  # does it look at every Dark tile that it enters?
        self.seizes: bool = False  # is the next Treasure or Gem free?
        # the Vile Ghoul
        self.flat: int = 0  # the face of the die on the left side of the chart; 0: none
        self.chart: list[int] = [0] * (FACES + 1)  # dice on the right side, by row
        self.boosts: int = 0  # Boost dice that are left in this turn
        self.surge: int = 0  # what Boost dice add to the next attack
        self.lent: tuple[int, ...] = ()  # while the Ghost plays: its own discs, die on the left, chart, dice (T21)

    def copy(self) -> Ghoul:
        other = Ghoul()
        other.turns = self.turns
        other.fury = self.fury
        other.discs = self.discs
        other.treasures = self.treasures
        other.smashed = self.smashed
        other.slowed = self.slowed
        other.terror = self.terror[:]
        other.deck = self.deck.copy()
        other.under = self.under[:]
        other.gone = self.gone[:]
        other.offered = self.offered[:]
        other.dice = self.dice[:]
        other.chosen = self.chosen
        other.pace = self.pace
        other.movement = self.movement
        other.struck = self.struck
        other.used = self.used
        other.once = self.once
        other.sneaks = self.sneaks
        other.scours = self.scours
        other.seizes = self.seizes
        other.flat = self.flat
        other.chart = self.chart[:]
        other.boosts = self.boosts
        other.surge = self.surge
        other.lent = self.lent
        return other
