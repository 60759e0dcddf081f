"""The Knight's numbers and names, and the tables of her cards (T9 to T12, T14a)."""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1

# where a Hero cube can be, places in `Knight.cubes`; what is in none of them is on the Grit track
FREE: Final = 0
MOVEMENT: Final = 1
PERCEPTION: Final = 2
STRENGTH: Final = 3
BOMB: Final = 4
BOW: Final = 5
MAP: Final = 6
SHIELD: Final = 7
ON_CARD: Final = 8  # and the number of a Treasure card, 0 to 6
FIRST_CARD: Final = 9  # with a cube space
ASIDE: Final = 15
DISCARDED: Final = 16
POISONED: Final = 17  # on the Entrance, until she enters it (T14b)
CUBE_PLACES: Final = 18
LAST_PLACE: Final = 14  # places from MOVEMENT to here hold a cube in use
CUBE_PLACE_NAMES: Final = (
    "free",
    "movement",
    "perception",
    "strength",
    "bomb",
    "bow",
    "map",
    "shield",
    "javelin",
    "sword",
    "axe",
    "potion",
    "boots",
    "lantern",
    "enchanted",
    "aside",
    "discarded",
    "poisoned",
)
OWN_CUBES: Final = 2  # VF-27.7 that nobody takes from her
GRIT_SPACES: Final = 5  # with a cube, on the Grit track

# Treasure cards (T11), and where each is
JAVELIN: Final = 0
SWORD: Final = 1
AXE: Final = 2
POTION: Final = 3
BOOTS: Final = 4
LANTERN: Final = 5
ENCHANTED_BOW: Final = 6
TREASURE_CARDS: Final = 7
TREASURE_IDS: Final = ("javelin", "sword", "axe", "potion", "boots", "lantern", "enchanted")
IN_DECK: Final = 0
OFFERED: Final = 1  # she has drawn it and has not said whether she keeps it
FACE_DOWN: Final = 2
FACE_UP: Final = 3
GONE: Final = 4
DEALT: Final = 5  # the Cave has drawn it and says which of two she gets (VF-54.7)

# Sidequests (T10)
STALWART: Final = 0
INTREPID: Final = 1
DARING: Final = 2
FEARLESS: Final = 3
CUNNING: Final = 4
BEDECKED: Final = 5
ADVENTUROUS: Final = 6
SWIFT: Final = 7
EAGLE_EYED: Final = 8
PERSISTENT: Final = 9
QUESTS: Final = 10
QUEST_IDS: Final = (
    "stalwart",
    "intrepid",
    "daring",
    "fearless",
    "cunning",
    "bedecked",
    "adventurous",
    "swift",
    "eagle-eyed",
    "persistent",
)

# Event cards (T12), by what they do
AMBUSH_CARD: Final = 0
LIGHT: Final = 1
VANTAGE: Final = 2
FRESH_AIR: Final = 3
FRESH_WATER: Final = 4
CAVE_BREAD: Final = 5
RATS: Final = 6
DEEP_AND_DARK: Final = 7

# Monsters (T14a)
FROG: Final = 0
OGRE: Final = 1
TROLL: Final = 2
GOLEM: Final = 3
GNOME: Final = 4
WISP: Final = 5
BEETLES: Final = 6
UNDERWORM: Final = 7
BLOB: Final = 8
FLAME_GIANT: Final = 9
MONSTERS: Final = 10

# lines of Goblin Infestation (VF-31.2)
LINE_A: Final = 0
LINE_B: Final = 1
LINE_C: Final = 2
LINE_NAMES: Final = ("A", "B", "C")

# numbers that the rules name
GRIT_FOR_TILE: Final = 1  # VF-27.8
GRIT_FOR_CRYSTAL: Final = 2
GRIT_FOR_TREASURE: Final = 5
PIT_MOVEMENT: Final = 3  # VF-65.13
STRONG_FOE: Final = 3  # Population of a Tribe, or Defense of a Ghoul, for Stalwart (T10, VF-57.2a)
GRIT_FOR_GEM: Final = 5  # VF-30.9
GRIT_FOR_TRAP: Final = 2

# what she has used in this turn, as bits of `Knight.used`
USED_BOMB: Final = 1
USED_ENCHANTED: Final = 2
USED_BOW: Final = 4
USED_DRAGON: Final = 8  # an attack on the Dragon under ground (VF-29.3)
USED_FLARE: Final = 16  # T22


class KnightTables:
    """What the content and the options say of the Knight."""

    __slots__ = (
        "cubes",
        "event_amount",
        "event_copies",
        "goal",
        "grit_marks",
        "health",
        "line",
        "line_strength",
        "monster_amount",
        "monster_strength",
        "most_grit",
        "quest_grit",
        "quest_needs",
        "quests",
        "room",
        "smash",
        "start_quests",
        "track",
        "treasure_amount",
        "treasure_movement",
        "treasure_perception",
        "treasure_reach",
        "treasure_strength",
    )

    def __init__(self) -> None:
        # her board (T9)
        self.health: int = 7
        self.most_grit: int = 45
        self.cubes: int = 7
        self.start_quests: int = 3
        self.track: list[int] = []  # 4 * (MOVEMENT, PERCEPTION or STRENGTH - 1) + cubes there
        self.room: list[int] = []  # cubes that fit a place, from FREE to the last Treasure card
        self.grit_marks: list[int] = []  # where the cubes of the Grit track wait
        # cards, by number
        self.treasure_movement: list[int] = []
        self.treasure_perception: list[int] = []
        self.treasure_strength: list[int] = []
        self.treasure_amount: list[int] = []
        self.treasure_reach: list[int] = []
        self.quest_grit: list[int] = []
        self.quest_needs: list[int] = []
        self.event_copies: list[int] = []
        self.event_amount: list[int] = []
        self.monster_strength: list[int] = []
        self.monster_amount: list[int] = []
        self.line_strength: list[int] = []  # of Goblin Infestation, lines A and B
        # the table's options (see options.py)
        self.line: int = LINE_A
        self.goal: int = 5  # Crystal tokens she has to smash where nobody is to be killed (VF-26.1)
        self.smash: int = 3  # the Strength it takes (VF-29.1)
        self.quests: list[int] = list(range(QUESTS))  # Sidequests in the game (VF-32.1)
