"""Flat tables that the rules read: cards, effects as numbered blocks of steps, conditions. Made from the content."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

EMPTY: Final = -1
MOST_SEATS: Final = 4
ROUNDS: Final = 5
COLUMNS: Final = 6  # of a Province, and of a Battlefield in the last round
USUAL_COLUMNS: Final = 5
SLOTS: Final = 3  # of each row of the Marketplace
ROWS: Final = 3
EXTRA_CARDS: Final = 3
DECK: Final = 10

UNIT: Final = 0  # kinds of cards; also the rows of the Marketplace and the Cemeteries
ITEM: Final = 1
TERRITORY: Final = 2
CURSE: Final = 3
KIND_NAMES: Final = ("unit", "item", "territory", "curse")
ROW_NAMES: Final = ("unit", "item", "territory")
ROW_OF: Final = {"unit": UNIT, "item": ITEM, "territory": TERRITORY}
ROW_TITLES: Final = ("Units", "Items", "Territories")

TYPE_NAMES: Final = ("Sword", "Spear", "Axe", "Bow", "Staff", "Shield", "Cavalry", "Elf", "Bestral", "Angel")
TYPES: Final = 10
WEAPONS: Final = 5  # the first five
SHIFT: Final = 6  # icons are counted in one number, six bits a type
ICON_MASK: Final = 63

# filters: a bit for each type, then one for each kind of card
UNIT_BIT: Final = 1 << 10
ITEM_BIT: Final = 1 << 11
CURSE_BIT: Final = 1 << 12
ANY_CARD: Final = UNIT_BIT | ITEM_BIT | CURSE_BIT

# effect words that ask nothing
MIGHT: Final = 0
POWER: Final = 1
NEXT: Final = 2
DOUBLE: Final = 3
AURA_MINE: Final = 4
AURA_THEIRS: Final = 5
GUARD: Final = 6
DRAW: Final = 7
CRITICAL: Final = 8
CURSE_ME: Final = 9
MILL: Final = 10
# effect words that may ask: from IF on
IF: Final = 11
GOLD: Final = 12
STEAL: Final = 13
ICON: Final = 14
CURSE_ONE: Final = 15
CURSE_ALL: Final = 16
BURN: Final = 17
DISCARD: Final = 18
RECOVER: Final = 19
DESTROY_DISCARD: Final = 20
DESTROY_HAND: Final = 21
SIFT: Final = 22
PICK: Final = 23
GAIN: Final = 24
COPY: Final = 25
REORDER: Final = 26
SWAP: Final = 27

# whose Territories may burn
OF_OPPONENTS: Final = 0
ANY_TERRITORY: Final = 1

# durations
REST: Final = 0
UNTIL_NEXT: Final = 1

# counters
CONSTANT: Final = 0
GOLD_USED: Final = 1
COLUMN: Final = 2
CRITS: Final = 3
UNBURNED: Final = 4
RENOWN_GAP: Final = 5
TYPES_SEEN: Final = 6
LAST_COUNT: Final = 7
LAST_POWER: Final = 8
ICONS: Final = 9
UNITS: Final = 10
ENEMY_UNITS: Final = 11
LEFT: Final = 12
FIRST: Final = 13
BEHIND: Final = 14
# counters of Critical Conditions
ICONS_BF: Final = 15
TYPES_BF: Final = 16
ITEMS: Final = 17
UNITS_BF: Final = 18
STARTERS: Final = 19
MAX_POWER: Final = 20
ENDS: Final = 21
LOWEST: Final = 22
HAND: Final = 23
PART: Final = 24  # no counter: an amount of its own


@mypyc_attr(acyclic=True)
class Term:
    """`number` times a counter (over the cards that a filter names), or times an amount with a limit of its own."""

    __slots__ = ("counter", "filter", "number", "part")

    def __init__(self, number: int, counter: int, filter: int) -> None:
        self.number: int = number
        self.counter: int = counter
        self.filter: int = filter
        self.part: Amount | None = None


@mypyc_attr(acyclic=True)
class Amount:
    """A sum of terms, at most `most`."""

    __slots__ = ("most", "terms")

    def __init__(self, terms: list[Term], most: int) -> None:
        self.terms: list[Term] = terms
        self.most: int = most


@mypyc_attr(acyclic=True)
class Step:
    """One step of an effect: a word, its numbers, its filter, its amount; `if` has a test and two blocks."""

    __slots__ = ("amount", "filter", "n", "op", "otherwise", "second", "test", "then")

    def __init__(self, op: int, n: int, second: int, filter: int, amount: Amount) -> None:
        self.op: int = op
        self.n: int = n
        self.second: int = second  # a duration, a second number
        self.filter: int = filter
        self.amount: Amount = amount
        self.test: Test | None = None
        self.then: int = EMPTY  # blocks
        self.otherwise: int = EMPTY


@mypyc_attr(acyclic=True)
class Test:
    """A counter compared with a number: at least it, or exactly it."""

    __slots__ = ("counter", "exactly", "filter", "number")

    def __init__(self, counter: int, filter: int, exactly: bool, number: int) -> None:
        self.counter: int = counter
        self.filter: int = filter
        self.exactly: bool = exactly
        self.number: int = number


@mypyc_attr(acyclic=True)
class Card:
    """A card of the decks and the Marketplace, by its number among all cards."""

    __slots__ = (
        "always_aura",
        "always_filter",
        "block",
        "column_bonus",
        "column_filter",
        "copies_items",
        "gold_option",
        "icons",
        "id",
        "kind",
        "match",
        "needs_hand",
        "phase",
        "power",
        "starter",
        "types",
    )

    def __init__(self, id: str, kind: int, power: int, types: int, starter: bool) -> None:
        self.id: str = id
        self.kind: int = kind
        self.power: int = power
        self.types: int = types  # its Combatant types, a bit each
        self.icons: int = spread(types)  # the same as counts
        self.match: int = kind_bit(kind) | (types if kind == UNIT else 0)  # what filters find on it
        self.starter: bool = starter
        self.block: int = EMPTY  # its effect when deployed
        self.phase: int = EMPTY  # Territories: the Phase effect
        self.needs_hand: int = 0  # cards in hand without which the Phase effect cannot be used (UO-7.14)
        self.column_filter: int = 0  # Territories: the bonus of their column
        self.column_bonus: int = 0
        self.always_filter: int = 0  # Territories: what their owner's Units get
        self.always_aura: int = 0
        self.gold_option: int = EMPTY  # Territories: a block that is a further Gold action
        self.copies_items: bool = False


def kind_bit(kind: int) -> int:
    return (UNIT_BIT, ITEM_BIT, 0, CURSE_BIT)[kind]


def spread(types: int) -> int:
    """A set of types as counts: one icon of each."""
    icons = 0
    for t in range(TYPES):
        if types >> t & 1:
            icons |= 1 << SHIFT * t
    return icons


def icons_of(icons: int, type: int) -> int:
    return icons >> SHIFT * type & ICON_MASK


def types_in(icons: int) -> int:
    """How many different types there are."""
    found = 0
    while icons:
        if icons & ICON_MASK:
            found += 1
        icons >>= SHIFT
    return found


@mypyc_attr(acyclic=True)
class Critical:
    """A Critical card: its worth, and the two conditions that it shows."""

    __slots__ = ("first", "second", "value")

    def __init__(self, value: int, first: int, second: int) -> None:
        self.value: int = value
        self.first: int = first  # numbers of conditions
        self.second: int = second


class Terms:
    """What a table plays with: the cards of its content, and its options. The same for every copy of a state."""

    __slots__ = (
        "advanced",
        "blocks",
        "bonus_cards",
        "bonus_value",
        "burning_cards",
        "cards",
        "conditions",
        "criticals",
        "curse",
        "curse_cards",
        "deck_of_row",
        "earliness",
        "lexicon",
        "literal_armlet",
        "memory_aid",
        "number_of",
        "renown_of_round",
        "starters",
        "town",
        "worth",
        "worth_at_last",
        "worth_of_use",
    )

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.number_of: dict[str, int] = {}
        self.blocks: list[list[Step]] = []
        self.criticals: list[Critical] = []
        self.conditions: list[Test] = []
        self.deck_of_row: list[list[int]] = [[], [], []]  # the cards of the three piles, with copies
        self.starters: list[int] = []  # a player's own seven
        self.town: int = EMPTY
        self.curse: int = EMPTY
        self.curse_cards: int = 0
        self.burning_cards: int = 0
        self.renown_of_round: list[int] = []
        self.bonus_cards: int = 0
        self.bonus_value: int = 0
        self.advanced: bool = False
        self.literal_armlet: bool = False
        self.memory_aid: bool = True
        self.worth: list[float] = []  # what bots think of each card; see worth.py
        self.worth_at_last: list[float] = []
        self.worth_of_use: list[float] = []  # of a Territory's Phase effect
        self.earliness: list[float] = []
        self.lexicon: dict[str, Any] = {}  # names, words and icons, for views
