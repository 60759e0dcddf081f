"""The fixed words of the game and, flat for the rules, what the content says of each army."""

from __future__ import annotations

from typing import Any, Final

SEATS: Final = 2

# The five kinds of troop, then the two other kinds of ability card (AT-2.4).
LIGHT: Final = 0
SHOOTER: Final = 1
HEAVY: Final = 2
CAVALRY: Final = 3
SIEGE: Final = 4
COMMON: Final = 5
SPECIAL: Final = 6
KINDS: Final = 5
ABILITIES: Final = 7
SLOT_NAMES: Final = ("light", "shooter", "heavy", "cavalry", "siege", "common", "special")
KIND_NAMES: Final = SLOT_NAMES[:KINDS]
SLOT_OF: Final = {name: slot for slot, name in enumerate(SLOT_NAMES)}

# Cards: an ability card is its slot, a base card FIRST_BASE and its kind. Copies are alike.
FIRST_BASE: Final = 7
CARDS: Final = 12

ARMY_WORDS: Final = ("fae", "crownlands", "grave host", "deep hold")  # section 16

# The board (AT-2.1, AT-3.1): nine spaces a seat; space = 3 * territory + place, both counted from 0.
TERRITORIES: Final = 3
SPACES: Final = 9
EMPTY: Final = -1
PALACE: Final = 3  # as a group: the special troops; as a goal: the palace

# Where in a game the players are, for those who look at the table. An attack goes from DECLARED to ONWARD.
SETUP: Final = 0
CHOICE: Final = 1  # renew or not
RENEWAL: Final = 2
BATTLE: Final = 3
DECLARED: Final = 4
FIRST_STRIKE: Final = 5
FIGHT: Final = 6
CLEARED: Final = 7  # go on to the palace or not
ONWARD: Final = 8
TURN_END: Final = 9
GAME_OVER: Final = 10

TROOP_LIMIT: Final = 2  # AT-2.3
HAND_LIMIT: Final = 5  # AT-12.4

# Piles of a seat.
ABILITY_PILE: Final = 0
BASE_PILE: Final = 1

NO_TRAIT: Final = 0
INITIATIVE: Final = 1
ARTILLERY: Final = 2

# When an effect word holds: always, or only for troops that attack, or defend.
NEVER: Final = 0
ALWAYS: Final = 1
ATTACKING: Final = 2


class Ability:
    """An ability card of an army: its effect words, flat. A word that the card does not have is 0 or False.

    `own_*` words change own troops of the card's kind; `enemy_*` words change every enemy troop in combats in which
    own troops of the card's kind take part (AT-16.2).
    """

    __slots__ = (
        "at_once",
        "base_toughness",
        "blocks_attacks",
        "blocks_palace",
        "copies",
        "doomed",
        "draws",
        "ends_abilities",
        "enemy_damage",
        "enemy_power",
        "enemy_toughness",
        "fire",
        "id",
        "in_combat",
        "musters",
        "name",
        "own_damage",
        "own_damage_attacking",
        "own_damage_set",
        "own_initiative",
        "own_power",
        "own_power_after_loss",
        "own_regular",
        "own_toughness",
        "returns",
        "rises",
        "second_attack",
        "silences_bases",
        "silences_cavalry",
        "slim_copies",
        "stacks",
        "strikes_again",
        "unbroken",
    )

    def __init__(self, card_id: str, name: str, copies: int, slim_copies: int) -> None:
        self.id: str = card_id
        self.name: str = name
        self.copies: int = copies
        self.slim_copies: int = slim_copies  # with the option `slim_abilities`
        self.own_power: int = 0  # power is this number
        self.own_power_after_loss: int = 0  # likewise, once a troop was destroyed this turn
        self.own_initiative: int = NEVER
        self.own_damage: int = 0
        self.own_damage_attacking: int = 0
        self.own_damage_set: int = 0  # damage is this number
        self.own_toughness: int = 0
        self.own_regular: bool = False  # no artillery
        self.strikes_again: bool = False  # initiative troops strike in the normal step too
        self.doomed: bool = False  # attackers are destroyed at the end of the combat
        self.unbroken: bool = False
        self.enemy_power: int = 0
        self.enemy_damage: int = 0  # of enemy troops without initiative
        self.enemy_toughness: int = 0
        self.fire: int = 0  # damage to each enemy troop at the start of the normal step, by each own troop
        self.silences_cavalry: bool = False
        self.silences_bases: bool = False
        self.base_toughness: int = 0  # while defending
        self.draws: bool = False  # at the end of the turn, one card for each own troop of the kind
        self.returns: bool = False  # at the end of the turn, lost troops of the kind come back
        self.second_attack: bool = False
        self.blocks_attacks: bool = False
        self.blocks_palace: bool = False
        self.musters: bool = False  # at once
        self.rises: bool = False  # at once
        self.ends_abilities: bool = False  # at once
        self.at_once: bool = False
        self.in_combat: bool = False  # does any of its words count in a combat?
        self.stacks: bool = False  # each copy counts


class Army:
    """What the content says of one army, flat."""

    __slots__ = (
        "abilities",
        "base_copies",
        "base_power",
        "palace_power",
        "power",
        "special_attacks",
        "special_guard",
        "special_power",
        "special_recruits",
        "trait",
        "word",
    )

    def __init__(self, word: str) -> None:
        self.word: str = word
        self.power: list[int] = [0] * KINDS
        self.trait: list[int] = [NO_TRAIT] * KINDS
        self.base_copies: list[int] = [0] * KINDS
        self.base_power: list[int] = [0] * KINDS  # AT-3.5
        self.palace_power: int = 0  # AT-3.6
        self.abilities: list[Ability] = []
        self.special_power: int = 0
        self.special_attacks: bool = True
        self.special_guard: int = 0  # each one adds so much to the palace's toughness
        self.special_recruits: bool = False

    def deck(self, *, slim: bool) -> list[int]:
        """AT-4.1 The ability cards."""
        copies = [a.slim_copies if slim else a.copies for a in self.abilities]
        return [slot for slot in range(ABILITIES) for _ in range(copies[slot])]

    def base_deck(self) -> list[int]:
        """AT-4.1 The base cards."""
        return [FIRST_BASE + kind for kind in range(KINDS) for _ in range(self.base_copies[kind])]


class Terms:
    """What is settled before the first card: the armies there are, and the options. The same for every copy."""

    __slots__ = ("armies", "burn", "fixed_armies", "games_to_win", "lexicon", "open_choice", "slim", "turn_limit")

    def __init__(self, armies: list[Army], lexicon: list[dict[str, Any]]) -> None:
        self.armies: list[Army] = armies
        self.lexicon: list[dict[str, Any]] = lexicon  # names, texts and icons of each army, for views
        self.games_to_win: int = 2  # AT-1.4; 1 for a single game
        self.turn_limit: int = 0  # AT-1.5; 0 for none
        self.burn: bool = False  # AT-15.1
        self.slim: bool = False  # AT-15.2
        self.open_choice: bool = False  # AT-16.1
        self.fixed_armies: list[int] = [EMPTY, EMPTY]  # an army that is set for a seat


BURNS: Final = 3  # AT-15.1
FIRST_HAND: Final = 5  # AT-4.3
RENEWAL_DRAW: Final = 2  # AT-6.6
GAMES_AT_MOST: Final = 5  # AT-13.4
