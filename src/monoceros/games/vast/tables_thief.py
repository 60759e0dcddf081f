"""Numbers and names of the Thief, and the tables of his actions and upgrades (T17 and T18)."""

from __future__ import annotations

from typing import Final

# statistics, places in `Thief.assigned`
MOVEMENT: Final = 0
STEALTH: Final = 1
THIEVERY: Final = 2
STATS: Final = 3
STAT_IDS: Final = ("movement", "stealth", "thievery")
TOKENS: Final = 3  # Stat tokens, lowest first
MOST_STAT: Final = 5  # VF-49.4

# actions (T17)
LOOT: Final = 0
CLIMB: Final = 1
PICKPOCKET: Final = 2
PICK_LOCK: Final = 3
BACKSTAB: Final = 4
HIDE_LOOT: Final = 5
ACTION_IDS: Final = ("loot", "climb", "pickpocket", "pick-lock", "backstab", "hide-loot")

# upgrades (T18)
UP_MOVEMENT: Final = 0  # the first three raise the statistic of the same number
STICKY_FINGERS: Final = 3
LOCK_KIT: Final = 4
CLIMBING_GEAR: Final = 5
CROSSBOW: Final = 6
EVASION: Final = 7
FIRST_FLIP: Final = 8  # the three of the row are taken in order
UPGRADES: Final = 11
UPGRADE_IDS: Final = (
    "movement",
    "stealth",
    "thievery",
    "sticky",
    "kit",
    "gear",
    "crossbow",
    "evasion",
    "flip-1",
    "flip-2",
    "flip-3",
)

# numbers that the rules name
SAFE_LOOT: Final = 2  # cubes for which a Gem cannot bite (T17)
TIERS: Final = 3  # cubes that Pickpocket, Pick Lock and Backstab can take
NEEDED: Final[list[int]] = [0, 4, 2, 1]  # T17: the Action die must show so much, by cubes
STAB_GRIT: Final[list[int]] = [0, 1, 3, 5]  # VF-50.6a, by cubes
UNICORN_STAB: Final = 3  # VF-52.2
WALL_CLIMB: Final = 2  # cubes
CANYON_CLIMB: Final = 3
CROSSBOW_REACH: Final = 3
EVADES_ON: Final = 4  # VF-51.10
PIT_MOVEMENT: Final = 3  # VF-65.13
ACTION_DIE: Final = 6
GHOST_MOVEMENT: Final = 4  # T21
GHOST_STEALTH: Final = 3


class ThiefTables:
    """What the content and the options say of the Thief."""

    __slots__ = ("bare", "cubes", "goal", "most_loot", "token", "treasures")

    def __init__(self) -> None:
        """Filled by content.py and options.py."""
        self.token: list[int] = []  # the values of the Stat tokens
        self.cubes: int = 5  # Action cubes
        self.most_loot: int = 3  # Loot Drop Level at the start and after stashing
        self.treasures: int = 12  # tokens in a game with him (VF-4.1)
        # the table's options (see options.py)
        self.goal: int = 6  # tokens to stash; 0: stashing does not win
        self.bare: int = 0  # of them the first so many bring no upgrade (VF-63.4)
