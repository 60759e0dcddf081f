"""The Goblins' numbers and names, and the tables of their cards (T13, T14a and T14b).

A Tribe is 0 to 2, like the symbol on its Dark tiles; its piece is one more (`FANGS_PIECE` is 1).
"""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1

TRIBES: Final = 3
TRIBE_NAMES: Final = ("fangs", "bones", "eye")
FANGS: Final = 0
BONES: Final = 1
EYE: Final = 2
MOST_GOBLINS: Final = 4  # VF-40.3 discs of a Tribe
MOST_RAGE: Final = 3  # VF-42.3
MOST_SECRETS: Final = 5  # VF-41.6 face-up ones included
SCATTERED: Final = 2  # VF-42.6 Goblins that are lost
SMASH_STRENGTH: Final = 3  # VF-43.8 of each of the two Tribes
SMASH_TRIBES: Final = 2
WISP_REACH: Final = 3  # T14a
WORM_REACH: Final = 2
BLOB_GRIT: Final = 5
BOMBER_STRENGTH: Final = 2  # T14b
POISON_MARGIN: Final = 2  # a Tribe so much stronger poisons a second cube

# Monster slots (VF-41.4)
SLOTS: Final = 4
SLOT_NAMES: Final = ("fangs", "bones", "bones 2", "eye")
SLOT_TRIBE: Final[list[int]] = [FANGS, BONES, BONES, EYE]

# War cards (T13)
WAR_CARDS: Final = 10
WAR_IDS: Final = (
    "thirst",
    "spite",
    "consumption",
    "desolation",
    "waste",
    "ruin",
    "hate",
    "fear",
    "desperation",
    "pain",
)

# Monsters (T14a), numbered like the Knight's
MONSTER_CARDS: Final = 10
FROG: Final = 0
GOLEM: Final = 3
GNOME: Final = 4
WISP: Final = 5
BEETLES: Final = 6
UNDERWORM: Final = 7
BLOB: Final = 8

# Secrets (T14b)
TUNNELS: Final = 0
CAVE_IN: Final = 1
POISON: Final = 2
LEADER: Final = 3
RUBY: Final = 4
FURY: Final = 5
BOMBER: Final = 6
HEX: Final = 7
TRAP: Final = 8
HIDING: Final = 9
SECRETS: Final = 10
SECRET_IDS: Final = (
    "tunnels",
    "cave-in",
    "poison",
    "leader",
    "ruby",
    "fury",
    "bomber",
    "hex",
    "trap",
    "hiding spots",
)


class GoblinsTables:
    """What the content says of the Goblins."""

    __slots__ = ("discs", "monster_strength", "war_discs", "war_monsters", "war_rage", "war_secrets")

    def __init__(self) -> None:
        self.discs: list[int] = []  # Strength discs of each Tribe at the start (VF-40.2)
        # War cards, by number
        self.war_discs: list[int] = []  # 3 * card + Tribe
        self.war_monsters: list[int] = []
        self.war_secrets: list[int] = []
        self.war_rage: list[int] = []
        self.monster_strength: list[int] = []  # Strength discs that a Monster brings
