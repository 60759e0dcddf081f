"""Loads content.toml and packs into flat tables; whatever is wrong is an error that names file and row."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from typing import Any, TypeVar

from monoceros.engine.content import SOURCES, Content, ContentError, ContentKit, Row, read_toml
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.content_layouts import (
    DRAWN,
    LayoutError,
    Slot,
    check_slots,
    check_ways,
    layout_of,
)
from monoceros.games.unicornus.content_rows import (
    ChapterRow,
    CharacterRow,
    DifficultyRow,
    EnemyRow,
    EventRow,
    FactionRow,
    FateRow,
    LayoutRow,
    MixedRow,
    PersonRow,
    PowerRow,
    PrincessRow,
    SupportRow,
    TerrainRow,
    TileRow,
)
from monoceros.games.unicornus.geometry import IMPASSABLE, NOBODY, Land, Layout
from monoceros.games.unicornus.tables import Terms

SUPPORT_CARDS = 60  # UK-1.1
FATE_CARDS = 24
EVENTS_OF_LEVEL = 8
MOST = 40  # of any printed number
PRINCESS = "P"  # where a person is named
SIDES = {"P": "princess", "E": "empire", "K": "kingdom"}  # by the first letter of tiles and people
SPACE = re.compile(r"([a-z]+)/(\d+)/(\d+|-)/(\d+|-)/(X|[+-]?\d)/(\d+)(\*?)")

R = TypeVar("R", bound=Row)


def rows_of(content: Content, kind: type[R]) -> list[R]:
    """The rows of a table in order, as what they are."""
    table = next(name for name, of in ROWS.items() if of is kind)
    return [row for row in content.tables[table].values() if isinstance(row, kind)]


# -- checking ---


def check(content: Content) -> None:
    """Every word can be read, every person has a place, every deck can be dealt."""
    for table, rows in content.tables.items():
        if table != "layout" and tuple(rows) != IDS[table]:
            new = [name for name in rows if name not in IDS[table]]
            raise ContentError(f"{table} {new[0]!r}: a pack can change rows of this table, but not add any")
        for row in rows.values():
            assert isinstance(row, MixedRow)
            check_numbers(f"{table} {row.id!r}", row)
        named = [str(getattr(row, "name", row.id)) for row in rows.values()]
        for name, number in Counter(named).items():
            if number > 1:
                raise ContentError(f"{table}: {number} rows have the name {name!r}")
    check_people(content)
    check_tiles(content)
    check_decks(content)
    for layout in rows_of(content, LayoutRow):
        check_layout(content, layout)


def check_numbers(where: str, row: MixedRow) -> None:
    """What holds in every table: sources that there are, numbers that a card can show."""
    if row.mixed and not set(row.mixed.split("+")) <= set(SOURCES):
        raise ContentError(f"{where}: mixed joins {', '.join(SOURCES)} with +, not {row.mixed!r}")
    for key in row.__struct_fields__:
        value = getattr(row, key)
        if isinstance(value, int) and not 0 <= value <= MOST:
            raise ContentError(f"{where}: {key} is a number from 0 to {MOST}, not {value}")


def check_people(content: Content) -> None:
    """Dice have six faces of three kinds; powers belong to somebody who can have them."""
    for hero in rows_of(content, CharacterRow):
        for key, faces in (("attack", hero.attack), ("defend", hero.defend)):
            if len(faces) != 6 or not set(faces) <= set("HML"):
                raise ContentError(f"character {hero.id!r}: {key} is six letters H, M or L, not {faces!r}")
    if set(content.tables["person"]) != set(person_ids(content)):
        raise ContentError("person: everybody is told of once")
    aims = [(row.id, row.wants, row.plays) for row in rows_of(content, PersonRow)]
    aims += [(row.id, row.wants, row.plays) for row in rows_of(content, FactionRow)]
    for who, wants, plays in aims:
        if not wants.strip() or not plays.strip():
            raise ContentError(f"{who!r}: what it wants and how it plays is said")
    lives = [(row.id, row.health) for row in rows_of(content, CharacterRow)]
    lives += [(row.id, row.life) for row in rows_of(content, EnemyRow)]
    lives += [(row.id, row.life) for row in rows_of(content, PrincessRow)]
    for person, life in lives:
        if not life:
            raise ContentError(f"{person!r} has at least 1 life")
    for power in rows_of(content, PowerRow):
        owners = content.tables["character" if power.kind == "own" else "enemy"]
        if power.of not in owners:
            raise ContentError(f"power {power.id!r}: there is nobody {power.of!r} who could have it")


def check_tiles(content: Content) -> None:
    """UK-1.6, UK-1.7, UK-1.9"""
    people = [PRINCESS, *content.tables["character"], *content.tables["enemy"]]
    placed: list[str] = []
    for row in rows_of(content, TileRow):
        stars = 0
        for code in row.spaces:
            space = read_space(content, row, code)
            stars += space[6] == "*"
        if len(row.starts) != stars:
            raise ContentError(f"tile {row.id!r}: {stars} spaces have a *, and {len(row.starts)} persons start there")
        if row.side != SIDES[row.id[0]] or not all([person[0] == row.id[0] for person in row.starts]):
            raise ContentError(f"tile {row.id!r}: it is of the {SIDES[row.id[0]]}, and so is who starts there")
        placed += row.starts
    if sorted(placed) != sorted(people):
        wrong = sorted((Counter(placed) - Counter(people)) + (Counter(people) - Counter(placed)))
        raise ContentError(f"tile: {wrong[0]!r} must start on exactly one tile")


def read_space(content: Content, row: TileRow, code: str) -> tuple[str, ...]:
    """A space's six values and its star, as words."""
    where = f"tile {row.id!r}: space {code!r}"
    found = SPACE.fullmatch(code)
    if found is None:
        raise ContentError(f"{where} is not type/defense/resource/recruit/difficulty/tokens")
    kind, _, resource, recruit, difficulty, tokens, star = found.groups()
    if kind not in content.tables["terrain"]:
        raise ContentError(f"{where}: there is no terrain {kind!r}")
    if kind not in ("village", "city", "fort") and (resource, recruit) != ("-", "-"):
        raise ContentError(f"{where}: only villages, cities and forts carry resources and recruits")
    if kind in ("road", "forest") and difficulty != {"road": "-1", "forest": "+1"}[kind]:
        raise ContentError(f"{where}: roads have difficulty -1 and forests +1")
    if difficulty == "X" and (star or tokens != "0"):
        raise ContentError(f"{where}: nobody can stand on an impassable space")
    return found.groups()


def check_decks(content: Content) -> None:
    """UK-1.1"""
    support = sum([row.copies for row in rows_of(content, SupportRow)])
    fate = sum([row.copies for row in rows_of(content, FateRow)])
    for table, found, wanted in (("support", support, SUPPORT_CARDS), ("fate", fate, FATE_CARDS)):
        if found != wanted:
            raise ContentError(f"{table}: there are {wanted} cards, not {found}")
    for level in range(1, t.LEVELS + 1):
        number = sum([row.level == level for row in rows_of(content, EventRow)])
        if number != EVENTS_OF_LEVEL:
            raise ContentError(f"event: level {level} has {EVENTS_OF_LEVEL} cards, not {number}")
    for row in rows_of(content, DifficultyRow):
        if not all([0 <= number <= EVENTS_OF_LEVEL for number in row.mix]) or not any(row.mix):
            raise ContentError(f"difficulty {row.id!r}: of each level there are 0 to {EVENTS_OF_LEVEL} events")


def check_layout(content: Content, row: LayoutRow) -> None:
    """UK-17.4"""
    slots = slots_of(row)
    for slot in slots:
        if slot.what not in TITLES and slot.what not in DRAWN:
            raise ContentError(f"layout {row.id!r}: a slot holds a tile, `empire` or `kingdom`, not {slot.what!r}")
    try:
        check_slots(slots, TITLES)
        if BUILT_IN.get(row.id) != row.slots:
            check_ways(make_layout(row), make_land(content))
    except LayoutError as error:
        raise ContentError(f"layout {row.id!r}: {error}") from None


def slots_of(row: LayoutRow) -> tuple[Slot, ...]:
    return tuple([Slot(a, b, what) for a, b, what in row.slots])


# -- flat tables ---

GENDERS = {"female": t.FEMALE, "male": t.MALE, "both": t.FEMALE | t.MALE, "unknown": 0, "none": 0}


def make_terms(content: Content) -> Terms:
    """The tables that the rules read; the options stay as they are by default."""
    terms = Terms()
    terms.land = make_land(content)
    terms.layouts = [make_layout(row) for row in rows_of(content, LayoutRow)]
    add_people(terms, content)
    add_cards(terms, content)
    for power in rows_of(content, PowerRow):
        terms.power_amount.append(power.amount)
        terms.power_actions.append(power.actions)
        terms.power_resources.append(power.resources)
        terms.power_damage.append(power.damage)
        terms.power_tokens.append(power.tokens)
    terms.lexicon = lexicon(content)
    return terms


def add_people(terms: Terms, content: Content) -> None:
    for hero in rows_of(content, CharacterRow):
        terms.command.append(hero.command)
        terms.health.append(hero.health)
        terms.attack += ["HML".index(face) for face in hero.attack]
        terms.defend += ["HML".index(face) for face in hero.defend]
        terms.knight_gender.append(GENDERS[hero.gender])
    terms.knight_gender.append(t.FEMALE)  # the princess
    for version in rows_of(content, PrincessRow):
        terms.princess_life.append(version.life)
        terms.princess_command.append(version.command)
        terms.princess_amount.append(version.amount)
    for foe in rows_of(content, EnemyRow):
        terms.foe_might.append(foe.power)
        terms.foe_life.append(foe.life)
        terms.foe_gender.append(GENDERS[foe.gender])
        terms.personality.append(t.PERSONALITY_NAMES.index(foe.personality))
        terms.no_fate.append(int(not foe.fate))
        terms.empire.append(int(foe.empire))


def add_cards(terms: Terms, content: Content) -> None:
    for number, support in enumerate(rows_of(content, SupportRow)):
        terms.support_deck += [number] * support.copies
        terms.support_amount.append(support.amount)
        terms.support_actions.append(support.actions)
    for number, fate in enumerate(rows_of(content, FateRow)):
        terms.fate_deck += [number] * fate.copies
        terms.fate_amount.append(fate.amount)
    for event in rows_of(content, EventRow):
        terms.event_level.append(event.level)
        terms.event_amount.append(event.amount)
        terms.event_ongoing.append(int(event.ongoing))


def difficulties(content: Content) -> dict[str, tuple[int, int, int]]:
    """UK-17.2 The mixes of the event deck that have a name; a mix has as many cards as the game has rounds."""
    return {row.id: row.mix for row in rows_of(content, DifficultyRow)}


def make_land(content: Content) -> Land:
    land = Land()
    people = person_ids(content)
    for row in rows_of(content, TileRow):
        starting = list(row.starts)
        for code in row.spaces:
            kind, defense, resource, recruit, difficulty, tokens, star = read_space(content, row, code)
            land.kind.append(t.KIND_NAMES.index(kind))
            land.defense.append(int(defense))
            land.resource.append(0 if resource == "-" else int(resource))
            land.recruit.append(0 if recruit == "-" else int(recruit))
            land.difficulty.append(IMPASSABLE if difficulty == "X" else int(difficulty))
            land.tokens.append(int(tokens))
            land.starter.append(people.index(starting.pop(0)) if star else NOBODY)
    return land


def person_ids(content: Content) -> list[str]:
    """Everybody in the order of their numbers: the kingdom, the princess, the enemies."""
    return [*content.tables["character"], PRINCESS, *content.tables["enemy"]]


def make_layout(row: LayoutRow) -> Layout:
    return layout_of(row.id, slots_of(row), IDS["tile"])


# -- words ---


def lexicon(content: Content) -> dict[str, Any]:
    """What views say of tiles, people and cards: all of it is public."""
    found: dict[str, Any] = {}
    for table, rows in content.tables.items():
        if table in TOLD:
            continue
        keys = [key for key in ROWS[table].__struct_fields__ if key != "mixed"]
        found[table] = [{key: getattr(row, key) for key in keys} for row in rows.values()]
    cards = [table for table in found if table not in ("difficulty", "layout")]
    found["numbers"] = {row["id"]: n for table in cards for n, row in enumerate(found[table])}
    return found


def text_of(name: str) -> str:
    return files("monoceros.games.unicornus").joinpath(name).read_text(encoding="utf-8")


ROWS: dict[str, type[MixedRow]] = {
    "terrain": TerrainRow,
    "tile": TileRow,
    "princess": PrincessRow,
    "character": CharacterRow,
    "enemy": EnemyRow,
    "power": PowerRow,
    "support": SupportRow,
    "fate": FateRow,
    "event": EventRow,
    "difficulty": DifficultyRow,
    "layout": LayoutRow,
    "chapter": ChapterRow,
    "faction": FactionRow,
    "person": PersonRow,
}
TOLD = ("chapter", "faction", "person")  # what the rules page tells, and no table needs
FILE: dict[str, Any] = read_toml(text_of("content.toml"), "content.toml")
IDS: dict[str, tuple[str, ...]] = {table: tuple([row["id"] for row in FILE[table]]) for table in ROWS}
TITLES: dict[str, str] = {row["id"]: row["name"] for row in FILE["tile"]}
BUILT_IN = {row["id"]: tuple([(a, b, what) for a, b, what in row["slots"]]) for row in FILE["layout"]}

KIT = ContentKit(rows=ROWS, text=text_of("content.toml"), check=check, file="unicornus/content.toml")
