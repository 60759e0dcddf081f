"""Loads content.toml and packs into flat tables; whatever is wrong is an error that names file and row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Literal

from monoceros.engine.content import SOURCES, Content, ContentError, ContentKit, Row, read_toml
from monoceros.games.overlord import tables as t
from monoceros.games.overlord.language import TYPES, LanguageError, read_condition, read_effect
from monoceros.games.overlord.tables import Amount, Card, Critical, Step, Term, Terms, Test

Type = Literal["Sword", "Spear", "Axe", "Bow", "Staff", "Shield", "Cavalry", "Elf", "Bestral", "Angel"]
MOST_POWER = 20
MOST_WORTH = 20  # of a Critical or Renown card


class MixedRow(Row, frozen=True, kw_only=True):
    mixed: str = ""  # where the numbers come from, if from several sources: printed+designed


class CardRow(MixedRow, frozen=True, kw_only=True):
    number: str
    name: str
    kind: Literal["unit", "item", "territory", "curse"]
    power: int = 0
    bears: tuple[Type, ...] = ()
    copies: int
    effect: str
    icon: str
    starter: bool = False


class ConditionRow(MixedRow, frozen=True, kw_only=True):
    test: str


class CriticalRow(MixedRow, frozen=True, kw_only=True):
    value: int
    conditions: tuple[str, str]


class RenownRow(MixedRow, frozen=True, kw_only=True):
    name: str
    value: int
    copies: int
    icon: str


class PieceRow(MixedRow, frozen=True, kw_only=True):
    name: str
    copies: int
    icon: str


# -- checking ---


def check(content: Content) -> None:
    """Every effect can be read and stands on a card that may have it; the decks can be dealt."""
    for row in content.tables["card"].values():
        assert isinstance(row, CardRow)
        check_card(row)
    for condition in content.tables["condition"].values():
        assert isinstance(condition, ConditionRow)
        read_or_fail(f"condition {condition.id!r}", read_condition, condition.test)
    for critical in content.tables["critical"].values():
        assert isinstance(critical, CriticalRow)
        for name in critical.conditions:
            if name not in content.tables["condition"]:
                raise ContentError(f"critical {critical.id!r}: there is no condition {name!r}")
    for table, rows in content.tables.items():
        for any_row in rows.values():
            assert isinstance(any_row, MixedRow)
            check_numbers(f"{table} {any_row.id!r}", any_row)
    if tuple(content.tables["card"]) != CARD_IDS:
        new = [name for name in content.tables["card"] if name not in CARD_IDS]
        raise ContentError(f"card {new[0]!r}: a pack can change cards, but not add any")
    check_counts(content)


def check_numbers(where: str, row: MixedRow) -> None:
    """What holds in every table: sources that there are, no fewer than no cards, worths that a marker can show."""
    if row.mixed and not set(row.mixed.split("+")) <= set(SOURCES):
        raise ContentError(f"{where}: mixed joins {', '.join(SOURCES)} with +, not {row.mixed!r}")
    if isinstance(row, CardRow | RenownRow | PieceRow) and row.copies < 0:
        raise ContentError(f"{where}: copies are no less than 0")
    if isinstance(row, CriticalRow | RenownRow) and not 0 <= row.value <= MOST_WORTH:
        raise ContentError(f"{where}: a value is 0 to {MOST_WORTH}")


def check_card(row: CardRow) -> None:
    where = f"card {row.id!r}"
    steps = read_or_fail(where, read_effect, row.effect)
    if row.kind != "unit" and (row.power or (row.kind != "territory" and row.bears)):
        raise ContentError(f"{where}: only Units have Power, and only Units and Territories bear icons")
    if not 0 <= row.power <= MOST_POWER or len(set(row.bears)) != len(row.bears):
        raise ContentError(f"{where}: Power is 0 to {MOST_POWER}, and no type stands twice")
    blocks = [step[0] for step in steps if step[0] in ("phase", "always")]
    if row.kind == "territory":
        if len(blocks) != len(steps) or len(set(blocks)) != len(blocks):
            raise ContentError(f"{where}: a Territory has at most one phase and one always block, and nothing else")
        check_always(where, steps)
    elif blocks:
        raise ContentError(f"{where}: phase and always are for Territories")
    for step in every_step(steps):
        check_step(where, row.kind, step)


def every_step(steps: list[Any]) -> Iterator[list[Any]]:
    """The steps of an effect, also those inside its blocks; but for `always`, which is no step to carry out."""
    for step in steps:
        if step[0] == "if":
            yield from every_step(step[2] + step[3])
        elif step[0] == "phase":
            yield from every_step(step[1])
        elif step[0] != "always":
            yield step


def check_step(where: str, kind: str, step: list[Any]) -> None:
    """Some words mean something on a deployed card only, or only inside `always`."""
    if step[0] == "power" and kind != "unit":
        raise ContentError(f"{where}: only a Unit has Power to change")
    if kind == "territory" and step[0] in ("next", "double", "swap", "copy"):
        raise ContentError(f"{where}: {step[0]} is for cards of the Battlefield")
    if step[0] == "aura" and step[4] == "always":
        raise ContentError(f"{where}: an aura lasts always only inside always")


def check_always(where: str, steps: list[Any]) -> None:
    """UO-17.8 What holds all the time: a bonus of the column, an aura, a further Gold action; one of each."""
    inside = [step for block in steps if block[0] == "always" for step in block[1]]
    words = [step[0] for step in inside]
    if not set(words) <= {"column", "aura", "option"} or len(set(words)) != len(words):
        raise ContentError(f"{where}: inside always stand column, aura and option, each once")
    for step in inside:
        if step[0] == "option" and step[1][0] != "draw":
            raise ContentError(f"{where}: a further Gold action is a draw")
        if step[0] == "aura" and (step[1] != "mine" or step[4] != "always"):
            raise ContentError(f"{where}: an aura inside always is (mine, …, always)")
        if step[0] != "option" and not isinstance(step[3 if step[0] == "aura" else 2], int):
            raise ContentError(f"{where}: what always holds is a plain number")


def read_or_fail(where: str, read: Any, text: str) -> list[Any]:
    try:
        found: list[Any] = read(text)
        return found
    except LanguageError as error:
        raise ContentError(f"{where}: {error}") from None


def check_counts(content: Content) -> None:
    """UO-3.12 Seven starters and a Town for each of four players; enough cards to deal, and a Curse."""
    cards = [row for row in content.tables["card"].values() if isinstance(row, CardRow)]
    for row in cards:
        if row.starter and row.copies % t.MOST_SEATS:
            raise ContentError(f"card {row.id!r}: a starter has as many copies for each of {t.MOST_SEATS} players")
    for name, number in Counter(row.name for row in cards).items():
        if number > 1:
            raise ContentError(f"card: {number} cards have the name {name!r}")
    own = sum(row.copies for row in cards if row.starter and row.kind != "territory") // t.MOST_SEATS
    if own + t.EXTRA_CARDS != t.DECK:
        raise ContentError(f"card: a player has {own} starters; with {t.EXTRA_CARDS} more they make a deck of {t.DECK}")
    towns = [row for row in cards if row.starter and row.kind == "territory"]
    curses = [row for row in cards if row.kind == "curse"]
    if len(towns) != 1 or len(curses) != 1:
        raise ContentError("card: there is exactly one starter Territory and one kind of Curse")
    for kind in t.ROW_NAMES:
        number = sum(row.copies for row in cards if row.kind == kind and not row.starter)
        if number < 30 - 12 * (kind != "unit"):
            raise ContentError(f"card: {number} cards are too few for the {kind} pile")
    if [f"renown_{n}" for n in range(1, t.ROUNDS + 1)] + ["final_bonus"] != list(content.tables["renown"]):
        raise ContentError("renown: the rows are renown_1 to renown_5 and final_bonus")
    if len(content.tables["critical"]) < 2 or "burning" not in content.tables["piece"]:
        raise ContentError("critical, piece: there are at least two Critical cards, and a row `burning`")


# -- flat tables ---


def make_terms(content: Content) -> Terms:
    """The tables that the rules read."""
    terms = Terms()
    for row in content.tables["card"].values():
        assert isinstance(row, CardRow)
        add_card(terms, row)
    names = list(content.tables["condition"])
    for condition in content.tables["condition"].values():
        assert isinstance(condition, ConditionRow)
        terms.conditions.append(make_test(read_condition(condition.test)))
    for critical in content.tables["critical"].values():
        assert isinstance(critical, CriticalRow)
        first, second = [names.index(name) for name in critical.conditions]
        terms.criticals.append(Critical(critical.value, first, second))
    for renown in content.tables["renown"].values():
        assert isinstance(renown, RenownRow)
        if renown.id == "final_bonus":
            terms.bonus_cards, terms.bonus_value = renown.copies, renown.value
        else:
            terms.renown_of_round.append(renown.value)
    burning = content.tables["piece"]["burning"]
    assert isinstance(burning, PieceRow)
    terms.burning_cards = burning.copies
    terms.lexicon = lexicon(content)
    return terms


def add_card(terms: Terms, row: CardRow) -> None:
    types = 0
    for name in row.bears:
        types |= 1 << TYPES.index(name)
    card = Card(row.id, t.KIND_NAMES.index(row.kind), row.power, types, row.starter)
    number = len(terms.cards)
    terms.cards.append(card)
    terms.number_of[row.id] = number
    steps = read_effect(row.effect)
    if card.kind == t.TERRITORY:
        add_territory(terms, card, steps)
    else:
        card.block = make_block(terms, steps)
    card.copies_items = any(step[0] == "copy" for step in steps)
    if row.starter and card.kind == t.TERRITORY:
        terms.town = number
    elif row.starter:
        terms.starters += [number] * (row.copies // t.MOST_SEATS)
    elif card.kind == t.CURSE:
        terms.curse, terms.curse_cards = number, row.copies
    else:
        terms.deck_of_row[card.kind] += [number] * row.copies


def add_territory(terms: Terms, card: Card, blocks: list[Any]) -> None:
    for word, steps in blocks:
        if word == "phase":
            card.phase = make_block(terms, steps)
            card.needs_hand = sum(step[1] for step in steps if step[0] == "discard")
            continue
        for step in steps:
            if step[0] == "option":
                card.gold_option = make_block(terms, [step[1]])
            elif step[0] == "column":
                card.column_filter, card.column_bonus = make_filter(step[1]), step[2]
            else:
                card.always_filter, card.always_aura = make_filter(step[2]), step[3]


def make_block(terms: Terms, steps: list[Any]) -> int:
    """A block's number; an empty effect has none."""
    if not steps:
        return t.EMPTY
    made = [make_step(terms, step) for step in steps]
    terms.blocks.append(made)
    return len(terms.blocks) - 1


NOTHING = Amount([], 0)
DURATIONS = {"rest": t.REST, "next": t.UNTIL_NEXT}
PLAIN = {
    "steal": t.STEAL,
    "gold": t.GOLD,
    "draw": t.DRAW,
    "critical": t.CRITICAL,
    "discard": t.DISCARD,
    "mill": t.MILL,
    "double": t.DOUBLE,
    "reorder": t.REORDER,
    "swap": t.SWAP,
}
CURSES = {"me": t.CURSE_ME, "opp": t.CURSE_ONE, "all": t.CURSE_ALL}
OVER_CARDS = {"recover": t.RECOVER, "pick": t.PICK, "gain": t.GAIN, "copy": t.COPY}


def make_step(terms: Terms, step: list[Any]) -> Step:
    match step:
        case ["if", condition, then, otherwise]:
            made = Step(t.IF, 0, 0, 0, NOTHING)
            made.test = make_test(condition)
            made.then, made.otherwise = make_block(terms, then), make_block(terms, otherwise)
            return made
        case ["might", amount]:
            return Step(t.MIGHT, 0, 0, 0, make_amount(amount))
        case ["power", amount]:
            return Step(t.POWER, 0, 0, 0, make_amount(amount))
        case ["next", words, amount]:
            return Step(t.NEXT, 0, 0, make_filter(words), make_amount(amount))
        case ["aura", whose, words, amount, lasting]:
            op = t.AURA_MINE if whose == "mine" else t.AURA_THEIRS
            return Step(op, 0, DURATIONS[lasting], make_filter(words), make_amount(amount))
        case ["guard", lasting]:
            return Step(t.GUARD, 0, DURATIONS[lasting], 0, NOTHING)
        case ["icon", which, number]:
            return Step(t.ICON, number, t.TYPES if which == "all" else t.WEAPONS, 0, NOTHING)
        case ["curse", whom, number]:
            return Step(CURSES[whom], number, 0, 0, NOTHING)
        case ["destroy", zone, words, number]:
            return Step(t.DESTROY_HAND if zone == "hand" else t.DESTROY_DISCARD, number, 0, make_filter(words), NOTHING)
        case ["burn", *whose, number]:
            return Step(t.BURN, number, t.ANY_TERRITORY if whose else t.OF_OPPONENTS, 0, NOTHING)
        case ["sift", number, most]:
            return Step(t.SIFT, number, most, 0, NOTHING)
        case [word, words, *number] if word in OVER_CARDS:
            return Step(OVER_CARDS[word], number[0] if number else 1, 0, make_filter(words), NOTHING)
        case [word, *number]:
            return Step(PLAIN[word], number[0] if number else 0, 0, 0, NOTHING)
    raise AssertionError(step)


def make_filter(words: str) -> int:
    """UO-17.4"""
    bits = 0
    for word in words.split("|"):
        if word in TYPES:
            bits |= 1 << TYPES.index(word)
        else:
            bits |= {"Unit": t.UNIT_BIT, "Item": t.ITEM_BIT, "Curse": t.CURSE_BIT, "Any": t.ANY_CARD}[word]
    return bits


COUNTERS = {
    "gold_used": t.GOLD_USED,
    "column": t.COLUMN,
    "crits": t.CRITS,
    "territories": t.UNBURNED,
    "renown_gap": t.RENOWN_GAP,
    "types": t.TYPES_SEEN,
    "last.count": t.LAST_COUNT,
    "last.power": t.LAST_POWER,
    "icons": t.ICONS,
    "units": t.UNITS,
    "opp_units": t.ENEMY_UNITS,
    "icons_bf": t.ICONS_BF,
    "types_bf": t.TYPES_BF,
    "items": t.ITEMS,
    "units_bf": t.UNITS_BF,
    "starters": t.STARTERS,
    "max_power": t.MAX_POWER,
    "ends": t.ENDS,
    "lowest": t.LOWEST,
    "hand": t.HAND,
}
NO_LIMIT = 1 << 30


def make_amount(terms: Any) -> Amount:
    match terms:
        case int(number):
            return Amount([Term(number, t.CONSTANT, 0)], NO_LIMIT)
        case [["min", inner, most]]:
            part = make_amount(inner)
            return Amount(part.terms, min(part.most, most))
    return Amount([make_term(term) for term in terms], NO_LIMIT)


def make_term(term: Any) -> Term:
    match term:
        case int(number):
            return Term(number, t.CONSTANT, 0)
        case ["min", _, _]:
            made = Term(1, t.PART, 0)
            made.part = make_amount([term])
            return made
        case [number, counter]:
            return Term(number, COUNTERS[counter], 0)
        case [number, counter, words]:
            return Term(number, COUNTERS[counter], make_filter(words))
    raise AssertionError(term)


def make_test(condition: list[Any]) -> Test:
    match condition:
        case ["first"]:
            return Test(t.FIRST, 0, False, 1)
        case ["behind"]:
            return Test(t.BEHIND, 0, False, 1)
        case ["left", words]:
            return Test(t.LEFT, make_filter(words), False, 1)
        case [name, (">=" | "==") as sign, number]:
            return Test(COUNTERS[name], 0, sign == "==", number)
        case [name, words, sign, number]:
            return Test(COUNTERS[name], make_filter(words), sign == "==", number)
    raise AssertionError(condition)


# -- words ---


def lexicon(content: Content) -> dict[str, Any]:
    """What views say of the cards: all of it is public."""
    cards: list[dict[str, Any]] = []
    for row in content.tables["card"].values():
        assert isinstance(row, CardRow)
        facts = ("id", "name", "kind", "power", "text", "icon", "starter", "source")
        cards.append({fact: getattr(row, fact) for fact in facts} | {"bears": list(row.bears)})
    conditions = {row.id: row.text for row in content.tables["condition"].values()}
    criticals: list[dict[str, Any]] = []
    for critical in content.tables["critical"].values():
        assert isinstance(critical, CriticalRow)
        words = [conditions[name] for name in critical.conditions]
        criticals.append({"id": critical.id, "value": critical.value, "conditions": words})
    return {"cards": cards, "criticals": criticals, "numbers": {card["id"]: n for n, card in enumerate(cards)}}


def text_of(name: str) -> str:
    return files("monoceros.games.overlord").joinpath(name).read_text(encoding="utf-8")


CARD_IDS: tuple[str, ...] = tuple([row["id"] for row in read_toml(text_of("content.toml"), "content.toml")["card"]])

KIT = ContentKit(
    rows={
        "card": CardRow,
        "condition": ConditionRow,
        "critical": CriticalRow,
        "renown": RenownRow,
        "piece": PieceRow,
    },
    text=text_of("content.toml"),
    check=check,
    file="overlord/content.toml",
)
