"""Loads content.toml and packs into flat tables; whatever is wrong is an error that names file and row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Literal, TypeVar

from monoceros.engine.content import SOURCES, Content, ContentError, ContentKit, Row, read_toml
from monoceros.games.crown import tables as t
from monoceros.games.crown.geometry import DIRECTION_NAMES, SIDE
from monoceros.games.crown.tables import Terms

Branch = Literal["infantry", "archery", "cavalry"]
Weapon = Literal["axe", "spear", "sword", "crossbow", "javelin", "longbow", "lance", "sabre", "flail"]
Window = Literal["start", "roll", "battle", "win", "answer"]
HIGHEST = 200  # of an attack or defence number
MOST_CARDS = 3  # on a hero
DEAREST = 12  # a price is one that somebody could pay


class CrownRow(Row, frozen=True, kw_only=True):
    name: str
    icon: str
    mixed: str = ""  # where the numbers come from, if from several sources: printed+designed


class BranchRow(CrownRow, frozen=True, kw_only=True):
    price: int  # of a military card
    moves: int  # spaces in Move army


class WeaponRow(CrownRow, frozen=True, kw_only=True):
    branch: Branch


class FighterRow(CrownRow, frozen=True, kw_only=True):
    """What has numbers for a battle."""

    number: str
    attack: int
    defence: int


class HeroRow(FighterRow, frozen=True, kw_only=True):
    role: str
    cards: int  # military cards that the hero carries
    generals: int  # that may be kept
    food_price: int = 2  # food for 1 gold in a Market trade
    income: int = 0  # gold at Income more, or less, than others receive
    discount: int = 0  # off the first military card of a trade, or on top of it
    tunnel: int = 1  # cost of a step from tunnel to tunnel
    looks: int = 0  # with so many castles the hero looks at two Action cards; 0: never
    steals: int = 0  # the least white die with which the hero takes a gold; 0: never


class GeneralRow(FighterRow, frozen=True, kw_only=True):
    branch: Branch
    weapon: Weapon


class MilitaryRow(FighterRow, frozen=True, kw_only=True):
    weapon: Weapon
    upkeep: int
    copies: int


class CastleRow(FighterRow, frozen=True, kw_only=True):
    copies: int  # one for each colour


class DragonRow(FighterRow, frozen=True, kw_only=True):
    points: int  # VP when held


class CardRow(CrownRow, frozen=True, kw_only=True):
    """An Action card: an effect word and its number."""

    number: str
    copies: int
    does: str
    amount: int = 0


class BlackRow(CardRow, frozen=True, kw_only=True):
    window: Window


class DieRow(CrownRow, frozen=True, kw_only=True):
    faces: tuple[str, ...]


class PriceRow(CrownRow, frozen=True, kw_only=True):
    cost: int
    pays: Literal["gold", "food"]


class PieceRow(CrownRow, frozen=True, kw_only=True):
    copies: int


TABLES: dict[str, type[Row]] = {
    "branch": BranchRow,
    "weapon": WeaponRow,
    "hero": HeroRow,
    "general": GeneralRow,
    "military": MilitaryRow,
    "castle": CastleRow,
    "dragon": DragonRow,
    "action": CardRow,
    "black": BlackRow,
    "die": DieRow,
    "price": PriceRow,
    "piece": PieceRow,
}
R = TypeVar("R", bound=Row)


def rows(content: Content, table: str, kind: type[R]) -> Iterator[R]:
    """The rows of a table, each as what it is."""
    for row in content.tables[table].values():
        assert isinstance(row, kind)
        yield row


# -- effect words: those that take a number, from and to ---

BONUS = (10, 100)
ACTION_AMOUNTS: dict[str, tuple[int, int]] = {
    "gold": (1, t.GOLD_CAP),
    "food": (1, t.FOOD_CAP),
    "grant": (0, t.GOLD_CAP),  # and 1 for each castle
    "caravan": (1, 3),
    "take_gold": (1, t.GOLD_CAP),
    "take_food": (1, t.FOOD_CAP),
    "march": (1, 6),
    "architect": (0, DEAREST),  # for so much gold
    "banner": BONUS,
    "shield": BONUS,
    "horn": (1, 3),
    "scholar": (1, 5),
}
BLACK_AMOUNTS: dict[str, tuple[int, int]] = {
    "ambush": BONUS,
    "stakes": BONUS,
    "assassin": (0, t.CARDS_ON_OTHERS),  # a general with at most so many cards
    "arson": (1, t.WALLS),
    "bribe": (1, t.GOLD_CAP),
    "heirloom": (10, 50),
}
IN_TENS = ("banner", "shield", "ambush", "stakes", "heirloom")  # words whose number is a score, or VP
WINDOW_OF: dict[str, Window] = {
    "ambush": "battle",
    "stakes": "battle",
    "poison": "battle",
    "turncoat": "win",
    "assassin": "start",
    "arson": "start",
    "loaded_die": "roll",
    "whisper": "roll",
    "bribe": "start",
    "heirloom": "start",
    "countermand": "answer",
}

# -- checking ---


def check(content: Content) -> None:
    """Every row can be played with, and the decks are as large as the pieces say."""
    for table, found in content.tables.items():
        if tuple(found) != IDS[table]:
            new = [id_ for id_ in found if id_ not in IDS[table]]
            raise ContentError(f"{table} {new[0]!r}: a pack can change rows, but not add any")
        for row in found.values():
            assert isinstance(row, CrownRow)
            check_row(f"{table} {row.id!r}", row)
        for name, number in Counter(row.name for row in rows(content, table, CrownRow)).items():
            if number > 1:
                raise ContentError(f"{table}: {number} rows have the name {name!r}")
    check_counts(content)


def check_row(where: str, row: CrownRow) -> None:
    if row.mixed and not set(row.mixed.split("+")) <= set(SOURCES):
        raise ContentError(f"{where}: mixed joins {', '.join(SOURCES)} with +, not {row.mixed!r}")
    match row:
        case HeroRow():
            check_scores(where, row)
            check_hero(where, row)
        case FighterRow():
            check_scores(where, row)
            check_fighter(where, row)
        case BlackRow():
            check_word(where, row, t.BLACK_WORDS, BLACK_AMOUNTS)
            if row.window != WINDOW_OF[row.does]:
                raise ContentError(f"{where}: {row.does} is for the {WINDOW_OF[row.does]} window, not {row.window}")
        case CardRow():
            check_word(where, row, t.ACTION_WORDS, ACTION_AMOUNTS)
        case BranchRow():
            check_range(where, "a price", row.price, 0, DEAREST)
            check_range(where, "moves", row.moves, 1, SIDE)
        case PriceRow():
            if row.pays != ("food" if row.id == "redeploy" else "gold"):
                raise ContentError(f"{where}: it is not paid in {row.pays}")
            check_range(where, "a price", row.cost, 0, t.FOOD_CAP if row.pays == "food" else DEAREST)
        case WeaponRow():
            if t.BRANCH_NAMES.index(row.branch) != t.WEAPON_NAMES.index(row.id) // 3:
                raise ContentError(f"{where}: it is no weapon of {row.branch}")
        case DieRow():
            if row.faces != FACES[row.id]:
                raise ContentError(f"{where}: its faces are {', '.join(FACES[row.id])}")
        case PieceRow():
            check_copies(where, row.copies)


FACES = {"white": ("1", "2", "3", "4", "5", "6"), "black": (*DIRECTION_NAMES, "rock", "rock")}


def check_range(where: str, what: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise ContentError(f"{where}: {what} is {least} to {most}, not {number}")


def check_copies(where: str, copies: int) -> None:
    check_range(where, "the number of copies", copies, 0, 100)


def check_scores(where: str, row: FighterRow) -> None:
    for what, number in (("attack", row.attack), ("defence", row.defence)):
        check_range(where, what, number, 0, HIGHEST)
        if number % 10:
            raise ContentError(f"{where}: {what} goes in tens, not {number}")


def check_hero(where: str, row: HeroRow) -> None:
    check_range(where, "cards", row.cards, 1, MOST_CARDS)
    check_range(where, "generals", row.generals, 1, 3)
    check_range(where, "food_price", row.food_price, 1, t.FOOD_CAP)
    check_range(where, "income", row.income, -t.HOME_GOLD, t.GOLD_CAP)
    check_range(where, "discount", row.discount, -DEAREST, DEAREST)
    check_range(where, "tunnel", row.tunnel, 0, 3)
    check_range(where, "looks", row.looks, 0, t.CASTLES)
    check_range(where, "steals", row.steals, 0, 6)


def check_fighter(where: str, row: FighterRow) -> None:
    match row:
        case GeneralRow():
            if t.BRANCH_NAMES.index(row.branch) != t.WEAPON_NAMES.index(row.weapon) // 3:
                raise ContentError(f"{where}: {row.weapon} is no weapon of {row.branch}")
        case MilitaryRow():
            check_range(where, "upkeep", row.upkeep, 0, DEAREST)
            check_copies(where, row.copies)
        case CastleRow():
            check_range(where, "the number of copies", row.copies, t.MOST_SEATS, t.MOST_SEATS)
        case DragonRow():
            check_range(where, "points", row.points, 0, 50)
            if row.points % 10:
                raise ContentError(f"{where}: points go in tens, not {row.points}")


def check_word(where: str, row: CardRow, words: tuple[str, ...], amounts: dict[str, tuple[int, int]]) -> None:
    check_copies(where, row.copies)
    if row.does not in words:
        raise ContentError(f"{where}: {row.does!r} is no effect word; {', '.join(words)}")
    if row.does not in amounts:
        if row.amount:
            raise ContentError(f"{where}: {row.does} takes no amount")
        return
    least, most = amounts[row.does]
    check_range(where, f"the amount of {row.does}", row.amount, least, most)
    if row.does in IN_TENS and row.amount % 10:
        raise ContentError(f"{where}: {row.does} goes in tens, not {row.amount}")


def check_counts(content: Content) -> None:
    """CD-2.1 The cards are as many as the table of components says; each branch has a card to buy."""
    military = list(rows(content, "military", MilitaryRow))
    made = {
        "hero": len(IDS["hero"]),
        "general": len(IDS["general"]),
        "dragon_card": len(IDS["dragon"]),
        "castle": sum([row.copies for row in rows(content, "castle", CastleRow)]),
        "military": sum([row.copies for row in military]),
        "action": sum([row.copies for row in rows(content, "action", CardRow)]),
        "black": sum([row.copies for row in rows(content, "black", BlackRow)]),
    }
    for row in rows(content, "piece", PieceRow):
        if row.id in made and made[row.id] != row.copies:
            raise ContentError(f"piece {row.id!r}: there are {made[row.id]} of them in the rows, not {row.copies}")
    for branch in range(t.BRANCHES):
        if not sum([row.copies for row in military if t.WEAPON_NAMES.index(row.weapon) // 3 == branch]):
            raise ContentError(f"military: there is no card of the {t.BRANCH_NAMES[branch]}")
    if made["black"] < t.MOST_SEATS:
        raise ContentError(f"black: {made['black']} cards are too few for {t.MOST_SEATS} players")


# -- flat tables ---


def make_terms(content: Content) -> Terms:
    """The tables that the rules read."""
    terms = Terms()
    for military in rows(content, "military", MilitaryRow):
        terms.military_weapon.append(t.WEAPON_NAMES.index(military.weapon))
        terms.military_attack.append(military.attack)
        terms.military_defence.append(military.defence)
        terms.military_upkeep.append(military.upkeep)
        terms.military_copies.append(military.copies)
    for general in rows(content, "general", GeneralRow):
        terms.general_weapon.append(t.WEAPON_NAMES.index(general.weapon))
        terms.general_attack.append(general.attack)
        terms.general_defence.append(general.defence)
    for castle in rows(content, "castle", CastleRow):
        terms.castle_attack.append(castle.attack)
        terms.castle_defence.append(castle.defence)
    for dragon in rows(content, "dragon", DragonRow):
        terms.dragon_attack.append(dragon.attack)
        terms.dragon_defence.append(dragon.defence)
        terms.dragon_points.append(dragon.points)
    add_cards(terms, content)
    add_heroes(terms, content)
    add_prices(terms, content)
    terms.lexicon = lexicon(content)
    return terms


def add_cards(terms: Terms, content: Content) -> None:
    for action in rows(content, "action", CardRow):
        terms.action_word.append(t.ACTION_WORDS.index(action.does))
        terms.action_number.append(action.amount)
        terms.action_copies.append(action.copies)
    for black in rows(content, "black", BlackRow):
        terms.black_word.append(t.BLACK_WORDS.index(black.does))
        terms.black_number.append(black.amount)
        terms.black_window.append(t.WINDOW_NAMES.index(black.window))
        terms.black_copies.append(black.copies)


def add_heroes(terms: Terms, content: Content) -> None:
    for hero in rows(content, "hero", HeroRow):
        terms.hero_attack.append(hero.attack)
        terms.hero_defence.append(hero.defence)
        terms.hero_cards.append(hero.cards)
        terms.hero_generals.append(hero.generals)
        terms.hero_food_price.append(hero.food_price)
        terms.hero_income.append(hero.income)
        terms.hero_discount.append(hero.discount)
        terms.hero_tunnel.append(hero.tunnel)
        terms.hero_looks.append(hero.looks)
        terms.hero_steals.append(hero.steals)


def add_prices(terms: Terms, content: Content) -> None:
    terms.moves = [row.moves for row in rows(content, "branch", BranchRow)]
    terms.military_price = [row.price for row in rows(content, "branch", BranchRow)]
    price = {row.id: row.cost for row in rows(content, "price", PriceRow)}
    terms.general_price = price["general"]
    terms.black_price = price["black"]
    terms.castle_price = price["castle"]
    terms.wall_price = price["wall"]
    terms.redeploy_price = price["redeploy"]


# -- words ---

SPOKEN_OF = ("hero", "general", "military", "castle", "dragon", "action", "black", "branch", "weapon", "price")


def lexicon(content: Content) -> dict[str, Any]:
    """What views say of cards, branches, weapons and prices, by kind and number: all of it is public."""
    return {kind: [plain(row) for row in content.tables[kind].values()] for kind in SPOKEN_OF}


def plain(row: Row) -> dict[str, Any]:
    """A row as plain data."""
    return {key: getattr(row, key) for key in row.__struct_fields__ if key != "mixed"}


def text_of(name: str) -> str:
    return files("monoceros.games.crown").joinpath(name).read_text(encoding="utf-8")


IDS: dict[str, tuple[str, ...]] = {
    table: tuple([row["id"] for row in found])
    for table, found in read_toml(text_of("content.toml"), "content.toml").items()
}
HERO_IDS: tuple[str, ...] = IDS["hero"]
GENERAL_IDS: tuple[str, ...] = IDS["general"]
MILITARY_IDS: tuple[str, ...] = IDS["military"]
CASTLE_IDS: tuple[str, ...] = IDS["castle"]
DRAGON_IDS: tuple[str, ...] = IDS["dragon"]
ACTION_IDS: tuple[str, ...] = IDS["action"]
BLACK_IDS: tuple[str, ...] = IDS["black"]

KIT = ContentKit(rows=TABLES, text=text_of("content.toml"), check=check, file="crown/content.toml")
