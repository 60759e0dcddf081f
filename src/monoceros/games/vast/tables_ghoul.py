"""Numbers and names of the Ghoul and the Vile Ghoul, and the tables of their cards (T20)."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NO_WAY: Final = -1

# Terror cards (T20): 13 cards of 8 kinds
KIND_IDS: Final = ("chase", "hunt", "sneak", "cheat", "blink", "adapt", "seize", "scour")
CHASE: Final = 0
HUNT: Final = 1
SNEAK: Final = 2
CHEAT: Final = 3
BLINK: Final = 4
ADAPT: Final = 5
SEIZE: Final = 6
SCOUR: Final = 7
KINDS: Final = 8
TERRORS: Final = 13
TERROR_IDS: Final = (
    "chase-1",
    "chase-2",
    "chase-3",
    "hunt-1",
    "hunt-2",
    "hunt-3",
    "sneak-1",
    "sneak-2",
    "cheat",
    "blink",
    "adapt",
    "seize",
    "scour",
)
KIND_OF: Final[list[int]] = [CHASE, CHASE, CHASE, HUNT, HUNT, HUNT, SNEAK, SNEAK, CHEAT, BLINK, ADAPT, SEIZE, SCOUR]

DICE: Final = 3
FACES: Final = 6  # of a Ghoul die, 1 to 6
ALL_TURN: Final = 99  # more extra movement than a turn can cost: Sneak for the whole turn

# what it does for movement points, and what that costs
STEP_COST: Final = 1  # VF-56.5
EXTRA: Final = 1  # more, for a wall, or for company that it does not attack
FLARE_COST: Final = 1  # T22

# numbers that the rules name
MOVE_INTO_PIT: Final = 3  # VF-65.13
TREASURES_A_FURY: Final = 2  # VF-56.6, VF-58.10


class GhoulTables:
    """What the content and the options say of the Ghoul or the Vile Ghoul."""

    __slots__ = (
        "chart_attack",
        "chart_movement",
        "collect_cost",
        "dice",
        "discs",
        "fury_goal",
        "low_sum",
        "most_fury",
        "names_symbol",
        "once_amount",
        "smash",
        "turn_amount",
    )

    def __init__(self) -> None:
        # Terror cards, by kind
        self.turn_amount: list[int] = []  # of the lasting effect, or that of once a turn
        self.once_amount: list[int] = []  # of the effect of once a game
        # boards
        self.discs: int = 9
        self.most_fury: int = 14
        self.collect_cost: int = 2  # VF-56.6
        self.smash: int = 3  # VF-56.7, VF-58.8
        self.low_sum: list[int] = [0, 0, 4, 7]  # by the number of dice: a sum up to this brings a Terror card (VF-56.4)
        self.chart_movement: list[int] = [0]  # of the Vile Ghoul, by face of the die (VF-58.6)
        self.chart_attack: list[int] = [0]
        # the table's options (see options.py)
        self.dice: int = DICE  # 2 at high difficulty (T24)
        self.fury_goal: int = 0  # VF-56.1; 0: Fury does not win
        self.names_symbol: bool = False  # VF-64.3 it names the symbol, its opponent the tile
