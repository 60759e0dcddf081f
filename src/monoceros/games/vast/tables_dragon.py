"""Numbers and names of the Dragon, and the tables of his powers, cards and tracks (T15 and T16)."""

from __future__ import annotations

from typing import Final

# kinds of Power cards and of Gems
CLAW_CARD: Final = 0
FLAME_CARD: Final = 1
WING_CARD: Final = 2
KINDS: Final = 3
KIND_IDS: Final = ("claw", "flame", "wing")
ANY_KIND: Final = 3  # in a cost: any symbol

# where a Gem is that lies on no tile
IN_HOARD: Final = -1
CARRIED: Final = -2  # by the Thief

# places of Sloth cubes, in `Dragon.sloth`; what is in none of them is on Wakefulness
GREED: Final = 0
HUNGER: Final = 1
PRIDE: Final = 2  # for an Event tile revealed
STILL: Final = 3  # for a turn without movement
GEMS: Final = 4  # for a Gem placed while another is on the map
SLOTHS: Final = 5
SLOTH_IDS: Final = ("greed", "hunger", "pride", "still", "gems")
TRACK_OF: Final[list[int]] = [0, 1, 2, 2, 2]  # VF-47.4: all of Pride is one track

# powers (T15)
CLAW: Final = 0
FLAME: Final = 1
WING: Final = 2
HISS: Final = 3
SLITHER: Final = 4
SWAT: Final = 5
SCORCH: Final = 6
BURN: Final = 7
SLAP: Final = 8
SHRIEK: Final = 9
SCRATCH: Final = 10
FLAME_WALL_POWER: Final = 11
SMASH: Final = 12
WRATH: Final = 13
POWERS: Final = 14
POWER_IDS: Final = (
    "claw",
    "flame",
    "wing",
    "hiss",
    "slither",
    "swat",
    "scorch",
    "burn",
    "slap",
    "shriek",
    "scratch",
    "flame-wall",
    "smash",
    "wrath",
)

# numbers that the rules name
FREE_MOVE: Final = 2  # VF-45.5
WING_MOVE: Final = 2  # T15
SWAT_REACH: Final = 5
SLAP_REACH: Final = 3
SCRATCH_GRIT: Final = 5
WALL_GRIT: Final = 5  # VF-46.6
GOBLINS_A_CUBE: Final = 2  # VF-47.2
CLAW_BITE: Final = 1  # VF-48.2, VF-57.2c: eaten for a Unicorn or a Ghoul
SCRATCH_BITE: Final = 3
MOST_ARMOR: Final = 4  # VF-47.11
GHOST_CARDS: Final = 2  # T21: more than her Influence
SHADOW_CARDS: Final = 2  # VF-62.13


class DragonTables:
    """What the content and the options say of the Dragon."""

    __slots__ = (
        "armor_at",
        "cards",
        "cost",
        "cubes",
        "goal",
        "health",
        "most_eaten",
        "shrieks",
        "sloth",
        "spirit_at",
        "start_hand",
        "woken",
    )

    def __init__(self) -> None:
        """Filled by content.py and options.py."""
        self.health: int = 5
        self.most_eaten: int = 7
        self.start_hand: int = 3
        self.cards: list[int] = []  # of each kind
        self.sloth: list[int] = []  # room for cubes in each place; all are full at the start
        self.cubes: int = 0  # in all
        self.armor_at: list[int] = []  # by cubes on Wakefulness (VF-47.5)
        self.spirit_at: list[int] = []
        self.cost: list[tuple[int, ...]] = []  # of each power: kinds, ANY_KIND
        # the table's options (see options.py)
        self.goal: int = 11  # Wakefulness at which he is awake (VF-47.6)
        self.shrieks: int = 0  # turns on which he must have used Shriek to win (T24)
        self.woken: int = 0  # Hunger cubes that start on Wakefulness and stay there (VF-61.6)
