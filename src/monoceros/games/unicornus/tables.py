"""Numbers and names of the game, and `Terms`: the flat tables that the rules read. Made from the content.

Everything is a number: *knights* are the kingdom characters 0 to 11 and the princess, 12; *foes* are the enemy
characters 0 to 14; cards, fates, events and powers are numbered in the order of the content's rows. EMPTY is nobody,
nothing, nowhere.
"""

from __future__ import annotations

from typing import Any, Final

from monoceros.games.unicornus.geometry import Land, Layout

EMPTY: Final = -1
MOST_SEATS: Final = 6

# -- people ---

KNIGHT_IDS: Final = (
    "K-ANN",
    "K-DON",
    "K-GAT",
    "K-GOD",
    "K-JOS",
    "K-MAG",
    "K-HAV",
    "K-ILS",
    "K-MIR",
    "K-MCB",
    "K-URG",
    "K-ZYN",
    "P",
)
HEROES: Final = 12  # knights that players lead
PRINCESS: Final = 12
KNIGHTS: Final = 13  # with the princess
DONIA: Final = 1

FOE_IDS: Final = (
    "E-LIO",
    "E-AMI",
    "E-BLA",
    "E-DAH",
    "E-DEM",
    "E-DOR",
    "E-EXH",
    "E-GRE",
    "E-IRV",
    "E-MAR",
    "E-KOS",
    "E-LYL",
    "E-KIN",
    "E-RAV",
    "E-ROZ",
)
FOES: Final = 15
LIONEL: Final = 0
AMINA: Final = 1
BLACK_KNIGHT: Final = 2
DAHAKA: Final = 3
DEMIAN: Final = 4
DORGAS: Final = 5
EXHAR: Final = 6
GREGORIO: Final = 7
IRVIN: Final = 8
MARIANNE: Final = 9
KOSTOV: Final = 10
LYLA: Final = 11
ABYSS: Final = 12
RAVINITH: Final = 13
ROZIE: Final = 14
FIRST_FOE: Final = 13  # a foe as a person (see geometry): 13 + its number

PRINCESS_IDS: Final = ("P-TAC", "P-WAR", "P-LUC", "P-SOC")
TACTICIAN: Final = 0
WARRIOR: Final = 1
LUCKY_GIRL: Final = 2
SOCIAL: Final = 3

FEMALE: Final = 1  # genders, as bits (UK-8.13)
MALE: Final = 2
DEFENSIVE: Final = 0  # personalities
NORMAL: Final = 1
AGGRESSIVE: Final = 2
PERSONALITY_NAMES: Final = ("defensive", "normal", "aggressive")

HIT: Final = 0  # what a die shows
MISS: Final = 1
LOSS: Final = 2
RESULT_NAMES: Final = ("hit", "miss", "loss")

# -- the land ---

KIND_NAMES: Final = ("city", "desert", "forest", "fort", "lake", "mountain", "plains", "road", "village")
CITY: Final = 0
DESERT: Final = 1
FOREST: Final = 2
FORT: Final = 3
LAKE: Final = 4
MOUNTAIN: Final = 5
PLAINS: Final = 6
ROAD: Final = 7
VILLAGE: Final = 8

CASTLE_TILE: Final = 0  # tiles: the Ancestral Castle, the Capital and 13 more of the empire, 12 of the kingdom
CAPITAL_TILE: Final = 1
DRAKE_TILE: Final = 2  # Black Drake Mountain
FIRST_KINGDOM_TILE: Final = 15  # a hero's own tile: 15 + its number

# -- cards ---

SUPPORT_IDS: Final = (
    "S-AMB",
    "S-SHW",
    "S-SEC",
    "S-CHA",
    "S-FIR",
    "S-SNI",
    "S-MOC",
    "S-SAB",
    "S-DEF",
    "S-REP",
    "S-PRO",
    "S-HEA",
    "S-HEL",
    "S-SUP",
    "S-FOR",
    "S-BUR",
    "S-RET",
    "S-MES",
    "S-BAN",
    "S-STE",
)
SUPPORTS: Final = 20
AMBUSH: Final = 0
SHIELD_WALL: Final = 1
SECOND_WIND: Final = 2
HEROIC_CHARGE: Final = 3
FIRE_TACTICS: Final = 4
SNIPE: Final = 5
MOCK: Final = 6
SABOTAGE: Final = 7
DEFECTION: Final = 8
REPENTANCE: Final = 9
PROTECTION: Final = 10
HEALING_POTION: Final = 11
HELP: Final = 12
SUPPLY_TRAIN: Final = 13
FORCED_MARCH: Final = 14
BURST: Final = 15
STRATEGIC_RETREAT: Final = 16
MESSENGER: Final = 17
BANNER: Final = 18
STEEDS: Final = 19

FATE_IDS: Final = ("F-LOY", "F-PER", "F-LOV", "F-MER", "F-FAT", "F-RES", "F-LOS", "F-FOE", "F-TRA")
LOYAL_SOLDIER: Final = 0
PERSUASION: Final = 1
LOVE: Final = 2
MERCENARY: Final = 3
FATED_ENEMY: Final = 4
RESPECT: Final = 5
LOST_FAMILY: Final = 6
FRIEND_OR_FOE: Final = 7
TRAP: Final = 8

EVENT_IDS: Final = (
    "V-OPP",
    "V-PAT",
    "V-RAI",
    "V-DES",
    "V-HAR",
    "V-IMP",
    "V-SPI",
    "V-TAX",
    "V-HOP",
    "V-ILL",
    "V-ASS",
    "V-REI",
    "V-FAM",
    "V-ROA",
    "V-CON",
    "V-MAN",
    "V-TOT",
    "V-CUR",
    "V-COU",
    "V-WEA",
    "V-DAW",
    "V-LEV",
    "V-THR",
    "V-DWI",
)
EVENTS: Final = 24
LEVELS: Final = 3
OPPRESSIVE_EMPIRE: Final = 0
PATROLS: Final = 1
HEAVY_RAIN: Final = 2
DESERTERS: Final = 3
HARVEST: Final = 4
IMPATIENT_PRINCESS: Final = 5
SPIES: Final = 6
TAX_COLLECTORS: Final = 7
HOPELESSNESS: Final = 8
SUDDEN_ILLNESS: Final = 9
ASSASSINS: Final = 10
REINFORCEMENTS: Final = 11
FAMINE: Final = 12
BROKEN_ROADS: Final = 13
RAIDED_CONVOYS: Final = 14
MANHUNT: Final = 15
TOTAL_WAR: Final = 16
CURSE_OF_IMMORTALITY: Final = 17
COUNTERATTACK: Final = 18
ANCESTRAL_WEAPON: Final = 19
BLACK_DAWN: Final = 20
LAST_LEVY: Final = 21
THRONE_GUARD: Final = 22
DWINDLING_SUPPLIES: Final = 23

# -- powers: 16 of heroes, 16 of foes as enemies, 15 of foes as allies (32 + the foe's number) ---

POWER_IDS: Final = (
    "battle_genius",
    "star_reading",
    "spirit_voices",
    "dragon_blood",
    "regeneration",
    "armour_of_faith",
    "trade_routes",
    "great_caravans",
    "court_magic",
    "royal_bodyguard",
    "elven_volley",
    "woodland_king",
    "cornered_blades",
    "highway_robbers",
    "dwarven_feet",
    "swift_columns",
    "throne_of_the_empire",
    "beloved",
    "outsider",
    "black_plate",
    "twofold_fury",
    "blood_feast",
    "steel_hurricane",
    "cold_discipline",
    "night_rites",
    "perfect_formation",
    "reckless_valour",
    "bottomless_coffers",
    "goddess_of_war",
    "blight",
    "raise_the_fallen",
    "unknown_alloy",
    "imperial_decree",
    "mercy",
    "silent_blade",
    "black_flame",
    "blood_tithe",
    "momentum",
    "cold_calculation",
    "blood_prayer",
    "careful_planning",
    "passionate_ambush",
    "open_purse",
    "iron_nerves",
    "hunger",
    "army_of_the_dead",
    "ancient_weapon",
)
POWERS: Final = 47
BATTLE_GENIUS: Final = 0
STAR_READING: Final = 1
SPIRIT_VOICES: Final = 2
DRAGON_BLOOD: Final = 3
REGENERATION: Final = 4
ARMOUR_OF_FAITH: Final = 5
TRADE_ROUTES: Final = 6
GREAT_CARAVANS: Final = 7
COURT_MAGIC: Final = 8
ROYAL_BODYGUARD: Final = 9
ELVEN_VOLLEY: Final = 10
WOODLAND_KING: Final = 11
CORNERED_BLADES: Final = 12
HIGHWAY_ROBBERS: Final = 13
DWARVEN_FEET: Final = 14
SWIFT_COLUMNS: Final = 15
THRONE_OF_THE_EMPIRE: Final = 16
BELOVED: Final = 17
OUTSIDER: Final = 18
BLACK_PLATE: Final = 19
TWOFOLD_FURY: Final = 20
BLOOD_FEAST: Final = 21
STEEL_HURRICANE: Final = 22
COLD_DISCIPLINE: Final = 23
NIGHT_RITES: Final = 24
PERFECT_FORMATION: Final = 25
RECKLESS_VALOUR: Final = 26
BOTTOMLESS_COFFERS: Final = 27
GODDESS_OF_WAR: Final = 28
BLIGHT: Final = 29
RAISE_THE_FALLEN: Final = 30
UNKNOWN_ALLOY: Final = 31
IMPERIAL_DECREE: Final = 32
MERCY: Final = 33
SILENT_BLADE: Final = 34
BLACK_FLAME: Final = 35
BLOOD_TITHE: Final = 36
MOMENTUM: Final = 37
COLD_CALCULATION: Final = 38
BLOOD_PRAYER: Final = 39
CAREFUL_PLANNING: Final = 40
PASSIONATE_AMBUSH: Final = 41
OPEN_PURSE: Final = 42
IRON_NERVES: Final = 43
HUNGER: Final = 44
ARMY_OF_THE_DEAD: Final = 45
ANCIENT_WEAPON: Final = 46
FIRST_ALLY_POWER: Final = 32
# A power as a bit. Compiled, `1 << power` would be counted in 32 bits, which are too few.
POWER_BIT: Final[list[int]] = [2**power for power in range(FIRST_ALLY_POWER + FOES)]

# the powers of heroes as bits, by hero (the ally powers of a foe: one bit, 32 + its number)
POWERS_OF: Final[list[int]] = [
    1 << BATTLE_GENIUS,
    1 << STAR_READING | 1 << SPIRIT_VOICES,
    1 << DRAGON_BLOOD | 1 << REGENERATION,
    1 << ARMOUR_OF_FAITH,
    1 << TRADE_ROUTES | 1 << GREAT_CARAVANS,
    1 << COURT_MAGIC,
    1 << ROYAL_BODYGUARD,
    1 << ELVEN_VOLLEY | 1 << WOODLAND_KING,
    1 << CORNERED_BLADES,
    1 << HIGHWAY_ROBBERS,
    1 << DWARVEN_FEET,
    1 << SWIFT_COLUMNS,
    0,
]

# -- numbers that the rules name ---

ACTIONS_OF: Final[list[int]] = [0, 0, 4, 5, 4, 3, 3]  # UK-5.1, by number of players
PRINCESS_ACTIONS: Final = 3  # UK-6.2
START_RESOURCES: Final = 10  # UK-3.3
HAND_LIMIT: Final = 7  # UK-5.6
ESCORT: Final = 10  # UK-5.19, resources for each token of a Send
RETREAT_COST: Final = 2  # UK-7.19, on top of the move
MAGIC_RANGE: Final = 2  # Court Magic and Snipe reach so far
RAISED: Final = 2  # tokens of the new stack of Raise the Fallen; the power's amount is what her unit is filled up to
MANY_TOKENS: Final = 4  # Deserters look at units with so many tokens
TOO_MANY_TOKENS: Final = 6  # Dwindling Supplies
ILLNESS_PRICE: Final = 10  # resources that cancel Sudden Illness
POTION: Final = 2  # damage that a Healing Potion takes off, where nothing else is said
MOST_SENT: Final = 240  # resources in one Send: twelve tokens could escort no more than that
MOST_UNIT: Final = 40  # tokens that a question can speak of
NO_END: Final = 0  # as a number of rounds: the game goes on until it is won or the princess dies
LIMIT_FOR_BOTS: Final = 40  # UK-14.6, in rounds
TUTORIAL_TOKENS: Final = 6  # UK-16.4, UK-16.6
TUTORIAL_DAMAGE: Final = 3  # UK-16.5
MOST_ON_A_TILE: Final = 2  # UK-16.7


class Terms:
    """What a table plays with: its content and its options. The same for every copy of a state."""

    __slots__ = (
        "attack",
        "command",
        "defend",
        "empire",
        "endless",
        "event_amount",
        "event_level",
        "event_ongoing",
        "fate_amount",
        "fate_deck",
        "foe_gender",
        "foe_life",
        "foe_might",
        "health",
        "knight_gender",
        "land",
        "layout",
        "layouts",
        "lexicon",
        "mix",
        "no_fate",
        "personality",
        "power_actions",
        "power_amount",
        "power_damage",
        "power_resources",
        "power_tokens",
        "princess",
        "princess_amount",
        "princess_command",
        "princess_life",
        "rounds",
        "starter",
        "support_actions",
        "support_amount",
        "support_deck",
        "turn_limit",
        "tutorial",
    )

    def __init__(self) -> None:
        self.land: Land = Land()
        self.layouts: list[Layout] = []
        # heroes, by number
        self.command: list[int] = []
        self.health: list[int] = []
        self.attack: list[int] = []  # hero * 6 + face - 1: HIT, MISS or LOSS
        self.defend: list[int] = []
        self.knight_gender: list[int] = []  # bits; the princess is the last
        # versions of the princess
        self.princess_life: list[int] = []
        self.princess_command: list[int] = []
        self.princess_amount: list[int] = []
        # foes
        self.foe_might: list[int] = []  # printed combat power (UK's CP)
        self.foe_life: list[int] = []
        self.foe_gender: list[int] = []
        self.personality: list[int] = []
        self.no_fate: list[int] = []  # 1: never bound
        self.empire: list[int] = []  # 1: an empire character (UK-0.6)
        # cards
        self.support_deck: list[int] = []  # every card by its kind, with copies
        self.support_amount: list[int] = []
        self.support_actions: list[int] = []
        self.fate_deck: list[int] = []
        self.fate_amount: list[int] = []
        self.event_level: list[int] = []  # 1 to 3
        self.event_amount: list[int] = []
        self.event_ongoing: list[int] = []  # 1: ONGOING
        # powers
        self.power_amount: list[int] = []
        self.power_actions: list[int] = []
        self.power_resources: list[int] = []
        self.power_damage: list[int] = []
        self.power_tokens: list[int] = []
        self.lexicon: dict[str, Any] = {}  # names, words and icons, for views
        # options (see __init__.py)
        self.layout: int = 0  # number of the layout in use
        self.tutorial: bool = False
        self.mix: tuple[int, int, int] = (3, 3, 4)  # cards of each level in the event deck
        self.rounds: int = 10  # the game is lost after so many; NO_END: it has no last round
        self.turn_limit: int = 0  # UK-14.6, in rounds; 0: none
        self.endless: bool = False
        self.princess: int = EMPTY  # the version; EMPTY: the first seat chooses
        self.starter: int = EMPTY  # the first starting player; EMPTY: by chance
