"""Loads content.toml and packs into flat tables; whatever is wrong is an error that names file and row."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Literal

import msgspec

from monoceros.engine.content import Content, ContentError, ContentKit, Row
from monoceros.games.tower.tables import (
    ALWAYS,
    ARMY_WORDS,
    ARTILLERY,
    ATTACKING,
    INITIATIVE,
    KIND_NAMES,
    NO_TRAIT,
    SLOT_NAMES,
    SPECIAL,
    Ability,
    Army,
)

Kind = Literal["light", "shooter", "heavy", "cavalry", "siege"]
Slot = Literal["light", "shooter", "heavy", "cavalry", "siege", "common", "special"]
TRAITS = {"": NO_TRAIT, "initiative": INITIATIVE, "artillery": ARTILLERY}


class ArmyRow(Row, frozen=True, kw_only=True):
    word: str
    name: str
    palace_power: int
    ability_cards: int
    base_cards: int
    colour: str
    icon: str


class BaseRow(Row, frozen=True, kw_only=True):
    army: str
    kind: Kind
    name: str
    troop: str
    troops: str
    power: int
    trait: Literal["", "initiative", "artillery"] = ""
    base_power: int
    copies: int
    icon: str
    troop_icon: str


class AbilityRow(Row, frozen=True, kw_only=True):
    army: str
    kind: Slot
    name: str
    copies: int
    slim_copies: int | None = None
    does: tuple[tuple[str | int, ...], ...]
    icon: str
    clause: str


class PieceRow(Row, frozen=True, kw_only=True):
    name: str
    number: int


# The effect words: each with the argument it takes, and which cards may have it.
NUMBER, WHEN, NOTHING = "a number", "always or attacking", "nothing"
TROOP_WORDS = {
    "own_power": NUMBER,
    "own_power_after_loss": NUMBER,
    "own_initiative": WHEN,
    "own_damage": NUMBER,
    "own_damage_attacking": NUMBER,
    "own_damage_set": NUMBER,
    "own_toughness": NUMBER,
    "own_regular": NOTHING,
    "strikes_again": NOTHING,
    "doomed": NOTHING,
    "unbroken": NOTHING,
    "enemy_power": NUMBER,
    "enemy_damage": NUMBER,
    "enemy_toughness": NUMBER,
    "fire": NUMBER,
    "silences_cavalry": NOTHING,
    "silences_bases": NOTHING,
    "base_toughness": NUMBER,
    "draws": NOTHING,
    "returns": NOTHING,
    "second_attack": NOTHING,
    "rises": NOTHING,
}
COMMON_WORDS = {"blocks_attacks": NOTHING, "blocks_palace": NOTHING, "musters": NOTHING, "ends_abilities": NOTHING}
SPECIAL_WORDS = {"special": NUMBER, "special_guard": NUMBER, "special_recruits": NOTHING, "special_stays": NOTHING}
LARGEST = 99  # number on a card
NOT_IN_COMBAT = ("draws", "returns", "second_attack", "rises")
AT_ONCE = ("musters", "rises", "ends_abilities")
ONLY_FOR = {"returns": "heavy", "unbroken": "heavy", "second_attack": "cavalry"}  # the rules count only these


def words_for(kind: str) -> dict[str, str]:
    if kind == "common":
        return COMMON_WORDS
    return SPECIAL_WORDS if kind == "special" else TROOP_WORDS


def check_words(row: AbilityRow) -> None:
    """Every effect word is known, stands on a card that may have it, and has the argument it takes."""
    known = words_for(row.kind)
    if not row.does or () in row.does:
        raise ContentError(f"ability {row.id!r} does nothing: give it an effect word")
    for word, *given in row.does:
        if word not in known:
            raise ContentError(
                f"ability {row.id!r}: {word!r} is no effect word of a {row.kind} card; {', '.join(known)}"
            )
        if not fits(known[str(word)], given):
            raise ContentError(f"ability {row.id!r}: {word} takes {known[str(word)]}, not {given}")
        if ONLY_FOR.get(str(word), row.kind) != row.kind:
            raise ContentError(f"ability {row.id!r}: {word} is only for {ONLY_FOR[str(word)]} cards")
    powers = [given[0] for word, *given in row.does if word == "special"]
    if row.kind == "special" and (not powers or int(powers[0]) < 0):
        raise ContentError(f"ability {row.id!r}: a special troop needs a power, the effect word special")


def fits(wanted: str, given: list[str | int]) -> bool:
    if wanted == NOTHING:
        return not given
    if len(given) != 1:
        return False
    number = given[0]
    return number in ("always", "attacking") if wanted == WHEN else isinstance(number, int) and abs(number) <= LARGEST


def check(content: Content) -> None:
    """AT-2.2 Each army has five bases and seven abilities, with as many cards as its row says."""
    check_army_words(content)
    for army in content.tables["army"].values():
        assert isinstance(army, ArmyRow)
        bases, abilities = rows_of(content, "base", army.id), rows_of(content, "ability", army.id)
        check_kinds(army, "base", [row.kind for row in bases], KIND_NAMES)
        check_kinds(army, "ability", [row.kind for row in abilities], SLOT_NAMES)
        check_numbers(army, bases, abilities)
        for table, rows, wanted in (("base", bases, army.base_cards), ("ability", abilities, army.ability_cards)):
            number = sum(row.copies for row in rows)
            if number != wanted:
                raise ContentError(f"army {army.id!r} has {number} {table} cards, but its row says {wanted}")
    for table in ("base", "ability"):
        for row in content.tables[table].values():
            if getattr(row, "army", None) not in content.tables["army"]:
                raise ContentError(f"{table} {row.id!r}: there is no army {getattr(row, 'army', None)!r}")
    for row in content.tables["ability"].values():
        assert isinstance(row, AbilityRow)
        check_words(row)


def check_army_words(content: Content) -> None:
    """The words of armies are answers with code numbers: a pack can change an army, but not add a word."""
    words = [row.word for row in content.tables["army"].values() if isinstance(row, ArmyRow)]
    for word in words:
        if word not in ARMY_WORDS or words.count(word) > 1:
            raise ContentError(f"an army's word is one of {', '.join(ARMY_WORDS)}, each once; not {word!r}")


def rows_of(content: Content, table: str, army: str) -> list[Any]:
    return [row for row in content.tables[table].values() if getattr(row, "army", None) == army]


def check_kinds(army: ArmyRow, table: str, found: list[str], wanted: tuple[str, ...]) -> None:
    if sorted(found) != sorted(wanted):
        raise ContentError(f"army {army.id!r} needs one {table} of each kind ({', '.join(wanted)}), it has {found}")


def check_numbers(army: ArmyRow, bases: list[BaseRow], abilities: list[AbilityRow]) -> None:
    cards: list[BaseRow | AbilityRow] = [*bases, *abilities]
    for row in cards:
        if not 0 <= row.copies <= LARGEST:
            raise ContentError(f"{row.id!r}: copies cannot be {row.copies}")
    for ability in abilities:
        if ability.slim_copies is not None and not 0 <= ability.slim_copies <= ability.copies:
            raise ContentError(f"ability {ability.id!r}: slim_copies is a number from 0 to its {ability.copies} copies")
    for base in bases:
        if not 0 <= base.power <= LARGEST or not 1 <= base.base_power <= LARGEST:
            raise ContentError(f"base {base.id!r}: power is 0 to {LARGEST}, base_power 1 to {LARGEST}")
    if not 1 <= army.palace_power <= LARGEST:
        raise ContentError(f"army {army.id!r}: palace_power is 1 to {LARGEST}")


_flat: dict[str, tuple[list[Army], list[dict[str, Any]]]] = {}


def flat_tables(content: Content) -> tuple[list[Army], list[dict[str, Any]]]:
    """The armies for the rules and their words for views: made once for each content, then never changed."""
    if content.hash not in _flat:
        _flat[content.hash] = (armies(content), lexicon(content))
    return _flat[content.hash]


def armies(content: Content) -> list[Army]:
    """The flat tables of the rules, an army each, in the order of the rows."""
    return [flat_army(content, row) for row in content.tables["army"].values() if isinstance(row, ArmyRow)]


def flat_army(content: Content, row: ArmyRow) -> Army:
    army = Army(row.word)
    army.palace_power = row.palace_power
    for base in rows_of(content, "base", row.id):
        kind = KIND_NAMES.index(base.kind)
        army.power[kind], army.trait[kind] = base.power, TRAITS[base.trait]
        army.base_power[kind], army.base_copies[kind] = base.base_power, base.copies
    found = {ability.kind: ability for ability in rows_of(content, "ability", row.id)}
    army.abilities = [flat_ability(found[slot]) for slot in SLOT_NAMES]
    for word, *given in found[SLOT_NAMES[SPECIAL]].does:
        set_special_word(army, word, given)
    return army


def flat_ability(row: AbilityRow) -> Ability:
    ability = Ability(row.id, row.name, row.copies, row.copies if row.slim_copies is None else row.slim_copies)
    for word, *given in row.does:
        if row.kind != "special":
            setattr(ability, str(word), flat_argument(given))
    ability.at_once = any(word in AT_ONCE for word, *_ in row.does)
    ability.in_combat = any(word in TROOP_WORDS and word not in NOT_IN_COMBAT for word, *_ in row.does)
    ability.stacks = ability.draws  # AT-10.17
    return ability


def flat_argument(given: list[Any]) -> Any:
    if not given:
        return True
    return {"always": ALWAYS, "attacking": ATTACKING}.get(given[0], given[0])


def set_special_word(army: Army, word: Any, given: list[Any]) -> None:
    match word:
        case "special":
            army.special_power = given[0]
        case "special_guard":
            army.special_guard = given[0]
        case "special_recruits":
            army.special_recruits = True
        case "special_stays":
            army.special_attacks = False


def lexicon(content: Content) -> list[dict[str, Any]]:
    """What people are told of each army: names, texts, icons, in the order of the kinds."""
    return [army_words(content, row) for row in content.tables["army"].values() if isinstance(row, ArmyRow)]


def army_words(content: Content, row: ArmyRow) -> dict[str, Any]:
    bases = {base.kind: base for base in rows_of(content, "base", row.id)}
    abilities = {ability.kind: ability for ability in rows_of(content, "ability", row.id)}
    powers = {word: given[0] for word, *given in abilities["special"].does if given}
    return {
        "id": row.id,
        "word": row.word,
        "name": row.name,
        "text": row.text,
        "colour": row.colour,
        "icon": row.icon,
        "palace_power": row.palace_power,
        "special_power": powers["special"],
        "bases": [plain_row(bases[kind]) for kind in KIND_NAMES],
        "abilities": [plain_row(abilities[slot]) for slot in SLOT_NAMES],
    }


def plain_row(row: Row) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(row)
    return plain


def text_of(name: str) -> str:
    return files("monoceros.games.tower").joinpath(name).read_text(encoding="utf-8")


KIT = ContentKit(
    rows={"army": ArmyRow, "base": BaseRow, "ability": AbilityRow, "piece": PieceRow},
    text=text_of("content.toml"),
    packs={"armies": text_of("packs/armies.toml")},
    check=check,
)
