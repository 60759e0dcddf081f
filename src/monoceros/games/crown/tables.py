"""Numbers and names that the rules read, and `Terms`: what the content and the options make of them for one table."""

from __future__ import annotations

from typing import Any, Final

EMPTY: Final = -1
MOST_SEATS: Final = 4

ROCK: Final = 4  # the fifth and sixth face of the black die; the first four are directions (see geometry.py)
NO_DIE: Final = -1
WALLS: Final = 8  # of each seat

# -- who stands where ---

# A holder is whatever can carry military cards. Each seat has twelve: seat * 12 is the hero, then eight places for
# generals (three is the limit, but a trade may exceed it), then a castle for each of the three castle cards.
HOLDERS: Final = 12
GENERAL: Final = 1  # the first general's place
CASTLE: Final = 9  # the first castle's place
CASTLES: Final = 3
WALL: Final = 48  # + seat: what `board` says of a wall
DRAGON: Final = 52

# -- cards ---

INFANTRY: Final = 0
ARCHERY: Final = 1
CAVALRY: Final = 2
BRANCHES: Final = 3
BRANCH_NAMES: Final = ("infantry", "archery", "cavalry")
MIXED: Final = -2  # the branch of cards that do not agree

# a weapon's branch is its number // 3
WEAPON_NAMES: Final = ("axe", "spear", "sword", "crossbow", "javelin", "longbow", "lance", "sabre", "flail")

# decks: 0 to 2 are military cards by branch; then generals by branch, then the others
GENERAL_DECK: Final = 3
ACTION_DECK: Final = 6
BLACK_DECK: Final = 7
DECKS: Final = 8  # those with a discard pile; the dragon deck is the ninth
DRAGON_DECK: Final = 8

# -- fixed numbers of the rules ---

GOLD_CAP: Final = 12  # CD-5.4
FOOD_CAP: Final = 5
FIRST_GOLD: Final = 5  # CD-4.8
HOME_GOLD: Final = 2  # CD-5.2
CASTLE_GOLD: Final = 2
HOME_FOOD: Final = 1  # CD-5.3
CASTLE_FOOD: Final = 1
CARDS_ON_OTHERS: Final = 2  # CD-8.7; on a hero, Terms.hero_cards
BLACK_LIMIT: Final = 1
WIN_POINTS: Final = 10  # CD-12.32, CD-13.13
QUEUE_POINTS: Final = 20  # CD-10.12
LAST_SLOT: Final = 5  # CD-6.9
TARGET: Final = 70  # CD-1.2
SHORT_TARGET: Final = 50  # CD-1.3

# -- effect words of Action and Black cards (20.7, 20.8), each with one number n ---

GOLD: Final = 0  # gain n
FOOD: Final = 1  # gain n
GRANT: Final = 2  # gain n gold, and 1 more for each own castle
CARAVAN: Final = 3  # sell at most n food, one for one
TAKE_GOLD: Final = 4  # n from one opponent
TAKE_FOOD: Final = 5
RECALL: Final = 6
MARCH: Final = 7  # n spaces
PASSAGE: Final = 8
SHIFT_ROCK: Final = 9
MASONS: Final = 10
ARCHITECT: Final = 11  # for n gold
SAPPERS: Final = 12
CONSCRIPT: Final = 13
CAPTAIN: Final = 14
DESERTERS: Final = 15
DRILL: Final = 16
SUPPLY: Final = 17  # stays
BANNER: Final = 18  # stays: n to the own attack score
SHIELD: Final = 19  # stays: n to the own defence score
HORN: Final = 20  # at most n spaces
LULLABY: Final = 21
SPY: Final = 22
SCHOLAR: Final = 23  # draw n
PROCESSION: Final = 24
ACTION_WORDS: Final = (
    "gold",
    "food",
    "grant",
    "caravan",
    "take_gold",
    "take_food",
    "recall",
    "march",
    "passage",
    "shift_rock",
    "masons",
    "architect",
    "sappers",
    "conscript",
    "captain",
    "deserters",
    "drill",
    "supply",
    "banner",
    "shield",
    "horn",
    "lullaby",
    "spy",
    "scholar",
    "procession",
)

AMBUSH: Final = 0  # n to the own attack score
STAKES: Final = 1  # n to the own defence score
POISON: Final = 2
TURNCOAT: Final = 3
ASSASSIN: Final = 4  # a general with at most n cards
ARSON: Final = 5  # at most n walls of one opponent
LOADED_DIE: Final = 6
WHISPER: Final = 7
BRIBE: Final = 8  # take n gold from one opponent
HEIRLOOM: Final = 9  # n VP
COUNTERMAND: Final = 10
BLACK_WORDS: Final = (
    "ambush",
    "stakes",
    "poison",
    "turncoat",
    "assassin",
    "arson",
    "loaded_die",
    "whisper",
    "bribe",
    "heirloom",
    "countermand",
)

START_WINDOW: Final = 0
ROLL_WINDOW: Final = 1
BATTLE_WINDOW: Final = 2
WIN_WINDOW: Final = 3
ANSWER_WINDOW: Final = 4
WINDOW_NAMES: Final = ("start", "roll", "battle", "win", "answer")
HEIRLOOM_CASTLES: Final = 2


class Terms:
    """What a table plays with: the cards of its content, and its options. The same for every copy of a state.

    Cards of each kind are numbered in the order of their rows; lists are indexed by that number.
    """

    __slots__ = (
        "action_copies",
        "action_number",
        "action_word",
        "black_copies",
        "black_number",
        "black_price",
        "black_window",
        "black_word",
        "blind_general",
        "castle_attack",
        "castle_defence",
        "castle_price",
        "dragon_attack",
        "dragon_defence",
        "dragon_points",
        "dragonslayer",
        "first",
        "flags",
        "general_attack",
        "general_defence",
        "general_price",
        "general_weapon",
        "hero_attack",
        "hero_cards",
        "hero_defence",
        "hero_discount",
        "hero_food_price",
        "hero_generals",
        "hero_income",
        "hero_looks",
        "hero_steals",
        "hero_tunnel",
        "lexicon",
        "military_attack",
        "military_copies",
        "military_defence",
        "military_price",
        "military_upkeep",
        "military_weapon",
        "moves",
        "only_listed",
        "rations",
        "redeploy_price",
        "team_sees",
        "teams",
        "turn_limit",
        "wall_price",
    )

    def __init__(self) -> None:
        # military cards
        self.military_weapon: list[int] = []
        self.military_attack: list[int] = []
        self.military_defence: list[int] = []
        self.military_upkeep: list[int] = []
        self.military_copies: list[int] = []
        # generals: one card each
        self.general_weapon: list[int] = []
        self.general_attack: list[int] = []
        self.general_defence: list[int] = []
        # castle cards: one of each for every seat
        self.castle_attack: list[int] = []
        self.castle_defence: list[int] = []
        # Dragon cards: one each
        self.dragon_attack: list[int] = []
        self.dragon_defence: list[int] = []
        self.dragon_points: list[int] = []  # VP when held
        # Action and Black cards: an effect word and its number
        self.action_word: list[int] = []
        self.action_number: list[int] = []
        self.action_copies: list[int] = []
        self.black_word: list[int] = []
        self.black_number: list[int] = []
        self.black_window: list[int] = []
        self.black_copies: list[int] = []
        # heroes (section 17)
        self.hero_attack: list[int] = []
        self.hero_defence: list[int] = []
        self.hero_cards: list[int] = []  # military cards that the hero carries: 2, Bruno 3
        self.hero_generals: list[int] = []  # generals that may be kept: 3, Bruno 2
        self.hero_food_price: list[int] = []  # food for 1 gold in a trade: 2, Henry 1
        self.hero_income: list[int] = []  # gold at Income more than others: 0, Ove 1, Bruno -1
        self.hero_discount: list[int] = []  # off the first military card of a trade: 0, Ove 1, Bruno -3
        self.hero_tunnel: list[int] = []  # cost of a step from tunnel to tunnel: 1, Lira 0
        self.hero_looks: list[int] = []  # with so many castles looks at two Action cards: 0 never, Henry 2
        self.hero_steals: list[int] = []  # the least white die for taking a gold: 0 never, Lira 5
        self.moves: list[int] = []  # spaces of Move army, by branch (CD-11.3)
        # prices
        self.military_price: list[int] = []  # by branch
        self.general_price: int = 0
        self.black_price: int = 0
        self.castle_price: int = 0
        self.wall_price: int = 0
        self.redeploy_price: int = 0  # in food
        # options
        self.first: int = EMPTY  # the seat that goes first; by chance if EMPTY
        self.teams: bool = False
        self.team_sees: bool = False
        self.turn_limit: int = 0  # in rounds; 0: none
        self.dragonslayer: bool = False
        self.rations: bool = False
        self.flags: bool = False
        self.blind_general: bool = False  # CD-4.7: the first general is drawn from a branch, not chosen
        self.only_listed: bool = False  # CD-21.7: of others no more is shown than the draft lists
        self.lexicon: dict[str, Any] = {}  # names, words and icons of all cards, for views
