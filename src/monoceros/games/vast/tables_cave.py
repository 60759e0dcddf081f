"""The Cave's numbers and names, and those that the Cave Ghost shares: Omens and what they buy (T19, VF-60.7)."""

from __future__ import annotations

from typing import Final

# Omen tokens, places in `Cave.omens` and `Cave.bag`
CHASM: Final = 0
BAT: Final = 1
BOULDER: Final = 2
QUARTZ: Final = 3
MUSHROOM: Final = 4
TRAIL: Final = 5
OMENS: Final = 6
OMEN_NAMES: Final = ("chasm", "bat", "boulder", "quartz", "mushroom", "trail")

# what Omens buy: the six of T19, then those that the Cave Ghost has instead of some of them
BATS: Final = 0
ROCKSLIDE: Final = 1
PLUNDER: Final = 2
SPORES: Final = 3
HATRED: Final = 4
CURSE: Final = 5
TELEKINESIS: Final = 6
PLOT_TWIST: Final = 7
POSSESSION: Final = 8
POWERS: Final = 9
POWER_NAMES: Final = (
    "bats",
    "rockslide",
    "plunder",
    "spores",
    "hatred",
    "curse",
    "telekinesis",
    "plot twist",
    "possession",
)
CAVE_POWERS: Final[list[int]] = [BATS, ROCKSLIDE, PLUNDER, SPORES, HATRED, CURSE]
CAVE_GHOST_POWERS: Final[list[int]] = [TELEKINESIS, ROCKSLIDE, PLOT_TWIST, HATRED, CURSE, POSSESSION]

# what has been done in this turn, as bits of `Cave.done`
SHAPED: Final = 1
TREASURED: Final = 2

# numbers that the rules name
HAND: Final = 3  # VF-2.9 tiles
BATS_REACH: Final = 3  # VF-54.3
SPORES_GRIT: Final = 5  # VF-54.5a
DEEP_OMENS: Final = 2  # VF-54.8
EVENTS_DRAWN: Final = 3  # VF-30.13
TREASURES_DRAWN: Final = 2  # VF-30.6
PLUNDER_AT: Final = 6  # VF-60.5 spent Omens that make a Treasure
GHOST_STEPS: Final = 6  # VF-60.2


class CaveTables:
    """What the content and the options say of the Cave and the Cave Ghost."""

    __slots__ = (
        "ghost_omen_from",
        "hatred",
        "omen_count",
        "omen_from",
        "optional_treasure",
        "power_accepts",
        "power_cost",
        "without",
        "without_ghost",
    )

    def __init__(self) -> None:
        self.omen_count: list[int] = []  # tokens of each symbol
        self.omen_from: list[int] = []  # tokens on the map at which 1, 2, … Omens are drawn (VF-53.4)
        self.ghost_omen_from: list[int] = []  # the same of the Cave Ghost (VF-60.4)
        self.power_cost: list[int] = []  # 3 * power + how often it was used in this turn, at most 2
        self.power_accepts: list[int] = []  # symbols, as bits
        # the table's options (see options.py)
        self.optional_treasure: bool = False  # VF-61.8, VF-61.15c
        self.hatred: int = 0  # Hatred tokens at the start (VF-63.3)
        self.without: int = 0  # T24: tiles of each type that are taken out
        self.without_ghost: int = 0  # T24: and Ghost tiles
