"""Loads content.toml and packs into flat tables; whatever is wrong is an error that names file and row."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from typing import Any, TypeVar

from monoceros.engine.content import SOURCES, Content, ContentError, ContentKit, Row, read_toml
from monoceros.games.vast import tables as t
from monoceros.games.vast.content_cave import CAVE_ROWS, add_cave, check_cave_rows
from monoceros.games.vast.content_cave_rows import (
    BandRow,
    BoardRow,
    DieRow,
    EquipmentRow,
    EventRow,
    LevelRow,
    MonsterRow,
    SidequestRow,
    SupplyRow,
    TerrainRow,
    TileRow,
    TrackRow,
    TreasureRow,
    UnicornRow,
    UpgradeRow,
    VariantRow,
)
from monoceros.games.vast.content_dragon import DRAGON_ROWS, add_dragon, check_dragon_rows
from monoceros.games.vast.content_ghost import GHOST_ROWS, add_ghost, check_ghost_rows
from monoceros.games.vast.content_ghoul import GHOUL_ROWS, add_ghoul, check_ghoul_rows
from monoceros.games.vast.content_goblins import GOBLINS_ROWS, add_goblins, check_goblins_rows
from monoceros.games.vast.content_reach import check_reach
from monoceros.games.vast.content_rows import MixedRow, rows_in
from monoceros.games.vast.content_thief import THIEF_ROWS, add_thief, check_thief_rows
from monoceros.games.vast.tables import Terms

MOST = 60  # of any printed number
NUMBER_OF = {"ambush": 15, "event": 15, "treasure": 6, "vault": 6, "crystal": 9, "entrance": 1}  # VF-1.6
SYMBOLS_EACH = 17  # T1: each symbol is on so many Dark sides
EVENT_CARDS = 15
TRACK_CUBES = 3  # T9: on each of the three tracks
LEVEL_NUMBERS = {  # T24: what each role's levels must say
    "nightmare": ("radiance",),
    "knight": ("health", "crystals", "smash"),
    "goblins": ("knight",),
    "dragon": ("wakefulness",),
    "cave": ("tiles",),
    "thief": ("stash",),
    "ghoul": ("fury", "dice"),
    "vile_ghoul": ("knight", "health", "crystals", "dice"),
    "ghost": ("artifacts",),
    "cave_ghost": ("tiles",),
}
GRID = 2  # VF-18.2 Teleports reach so far on each side


R = TypeVar("R", bound=Row)


def rows_of(content: Content, kind: type[R]) -> list[R]:
    """The rows of the table of this kind."""
    return rows_in(content, next(name for name, of in ROWS.items() if of is kind), kind)


# -- checking ---


def check(content: Content) -> None:
    """Every row is there, every number can be played with."""
    for table, rows in content.tables.items():
        if tuple(rows) != IDS[table]:
            new = [name for name in rows if name not in IDS[table]]
            raise ContentError(f"{table} {new[0]!r}: a pack can change rows of this table, but not add any")
        for row in rows.values():
            assert isinstance(row, MixedRow)
            check_numbers(f"{table} {row.id!r}", row)
        named = [str(getattr(row, "name", row.id)) for row in rows.values() if table != "level"]
        for name, number in Counter(named).items():
            if number > 1:
                raise ContentError(f"{table}: {number} rows have the name {name!r}")
    check_tiles(content)
    check_unicorn_cards(content)
    check_boards(content)
    check_cards(content)
    for check_rows in ROLE_CHECKS:
        check_rows(content)
    check_reach(content)


def check_numbers(where: str, row: MixedRow) -> None:
    """What holds in every table: sources that there are, numbers that a card can show."""
    if row.mixed and not set(row.mixed.split("+")) <= set(SOURCES):
        raise ContentError(f"{where}: mixed joins {', '.join(SOURCES)} with +, not {row.mixed!r}")
    for key in row.__struct_fields__:
        value = getattr(row, key)
        least = -GRID if key in ("forward", "right") else 0
        if isinstance(value, int) and not least <= value <= MOST:
            raise ContentError(f"{where}: {key} is a number from {least} to {MOST}, not {value}")


def check_tiles(content: Content) -> None:
    """VF-1.6, VF-65.1, T1"""
    rows = [row for row in rows_of(content, TileRow) if not row.ghost]
    kinds: Counter[str] = Counter([row.kind for row in rows])
    for kind, wanted in NUMBER_OF.items():
        if kinds[kind] != wanted:
            raise ContentError(f"tile: there are {wanted} tiles of the kind {kind}, not {kinds[kind]}")
    symbols: Counter[str] = Counter([row.symbol for row in rows])
    for symbol in ("fangs", "bones", "eye"):
        if symbols[symbol] != SYMBOLS_EACH:
            raise ContentError(f"tile: {SYMBOLS_EACH} Dark sides show {symbol}, not {symbols[symbol]}")
    for row in rows:
        if row.kind != FILE_KINDS[row.id]:
            raise ContentError(f"tile {row.id!r}: its kind is {FILE_KINDS[row.id]}, and stays so")
        if row.kind == "entrance" and (row.shape, row.symbol) != ("open", "none"):
            raise ContentError(f"tile {row.id!r}: the Entrance is open on all sides, and never Dark")
    for land in rows_of(content, TerrainRow):
        if len(set(land.spaces)) != len(land.spaces) or (0, 0) not in land.spaces:
            raise ContentError(f"terrain {land.id!r}: its spaces are different, and (0, 0) is one of them")


def check_unicorn_cards(content: Content) -> None:
    """VF-13.6, VF-18.3"""
    rows = rows_of(content, UnicornRow)
    for row in rows:
        where = f"unicorn {row.id!r}"
        if not -GRID <= row.forward <= GRID or not -GRID <= row.right <= GRID:
            raise ContentError(f"{where}: the marked square lies in a grid of 5 by 5")
        if (row.forward, row.right) == (0, 0):
            raise ContentError(f"{where}: the marked square is not the middle")
        if row.angry == bool(row.move and row.turn) or not (row.move or row.turn):
            raise ContentError(f"{where}: an angry card shows a Move or a Turn, every other card both")
    squares = {(row.forward, row.right) for row in rows}
    if len(squares) != len(rows):
        raise ContentError("unicorn: two cards mark the same square")


def check_upgrades(content: Content) -> None:
    """VF-21.11 A printed space raises what it is called; which statistic each of the others raises can be changed."""
    raised: Counter[str] = Counter()
    for row in rows_of(content, UpgradeRow):
        may_raise = STATISTICS if row.id.startswith("space-") else (row.id,)
        if row.stat not in may_raise:
            raise ContentError(f"upgrade {row.id!r}: it raises {' or '.join(may_raise)}, not {row.stat}")
        raised[row.stat] += 1
        if raised[row.stat] >= t.STAT_SPACES:
            raise ContentError(f"upgrade {row.id!r}: at most {t.STAT_SPACES - 1} spaces raise {row.stat}")
    for stat in STATISTICS:
        if not raised[stat]:
            raise ContentError(f"upgrade: no space raises {stat}")


def check_boards(content: Content) -> None:
    """VF-21.11, VF-26.3, VF-35.2, VF-6.1"""
    check_upgrades(content)
    for track in rows_of(content, TrackRow):
        wanted = 5 if track.id == "grit" else TRACK_CUBES + 1
        if len(track.values) != wanted or list(track.values) != sorted(set(track.values)):
            raise ContentError(f"track {track.id!r}: {wanted} numbers that rise, not {list(track.values)}")
    bands = [row.crystals for row in rows_of(content, BandRow)]
    if bands[0] != 0 or bands != sorted(set(bands)):
        raise ContentError(f"band: the numbers of Crystals rise from 0, not {bands}")
    for die in rows_of(content, DieRow):
        if not die.spaces or not all([abs(x) <= 1 and abs(y) <= 1 for x, y in die.spaces]):
            raise ContentError(f"die {die.id!r}: a face shows spaces around the middle")
    for board in rows_of(content, BoardRow):
        if not board.number:
            raise ContentError(f"board {board.id!r}: it starts with at least 1")


def check_cards(content: Content) -> None:
    """T12, T24"""
    events = sum([row.copies for row in rows_of(content, EventRow)])
    if events != EVENT_CARDS:
        raise ContentError(f"event: there are {EVENT_CARDS} cards, not {events}")
    for tool in rows_of(content, EquipmentRow):
        if not 1 <= tool.cubes <= TRACK_CUBES:
            raise ContentError(f"equipment {tool.id!r}: it takes 1 to {TRACK_CUBES} cubes, not {tool.cubes}")
    for row in rows_of(content, LevelRow):
        where = f"level {row.id!r}"
        if row.id != f"{row.role}-{row.difficulty}":
            raise ContentError(f"{where}: it is the {row.difficulty} level of {row.role}")
        if not all([getattr(row, key) for key in LEVEL_NUMBERS.get(row.role, ())]):
            raise ContentError(f"{where}: its numbers are at least 1")
    (infestation,) = [row for row in rows_of(content, VariantRow) if row.id == "infestation"]
    if len(infestation.numbers) != 2:
        raise ContentError("variant 'infestation': two Strengths, of the lines A and B")


# -- flat tables ---


def make_terms(content: Content) -> Terms:
    """The tables that the rules read; the options stay as they are by default."""
    terms = Terms()
    for tile in rows_of(content, TileRow):
        terms.tile_ghost.append(int(tile.ghost))
        terms.tile_kind.append(t.KIND_NAMES.index(tile.kind))
        terms.tile_shape.append(SHAPES.index(tile.shape))
        terms.tile_symbol.append(t.SYMBOL_NAMES.index(tile.symbol))
    supply = {row.id: row.number for row in rows_of(content, SupplyRow)}
    terms.supply = [supply.get(name, 0) for name in t.SUPPLY_NAMES]
    add_unicorns(terms, content)
    add_knight(terms, content)
    for add_role in ROLE_TABLES:
        add_role(terms, content)
    for level in rows_of(content, LevelRow):
        keys = [key for key in LevelRow.__struct_fields__ if isinstance(getattr(level, key), int)]
        terms.levels[level.role, level.difficulty] = {key: int(getattr(level, key)) for key in keys}
    terms.lexicon = lexicon(content)
    return terms


def numbers_of(content: Content) -> dict[str, int]:
    """What the boards start with."""
    return {row.id: row.number for row in rows_of(content, BoardRow)}


def add_unicorns(terms: Terms, content: Content) -> None:
    """T4 to T6"""
    for card in rows_of(content, UnicornRow):
        terms.card_move.append(card.move)
        terms.card_turn.append({"": t.NO_TURN, "left": t.LEFT, "right": t.RIGHT}[card.turn])
        terms.card_angry.append(int(card.angry))
        terms.card_forward.append(card.forward)
        terms.card_right.append(card.right)
    board = numbers_of(content)
    terms.start_stat = [board[f"NU-{stat}"] for stat in ("SPIRIT", "PACE", "ARMOR", "CLARITY")]
    for upgrade in rows_of(content, UpgradeRow):
        terms.upgrade_stat.append(t.STAT_NAMES.index(upgrade.stat))
        terms.upgrade_amount.append(upgrade.amount)
    terms.radiance_spaces = board["NU-RADIANCE"]
    terms.most_anger = board["NU-ANGER"]
    terms.cubes = board["CUBES"]
    terms.unicorn_health = board["NU-HEALTH"]
    terms.shadow_health = board["SU-HEALTH"]
    terms.collapse_at = board["COLLAPSE"]
    for band in rows_of(content, BandRow):
        terms.band_from.append(band.crystals)
        terms.band_spirit.append(band.spirit)
        terms.band_armor.append(band.armor)


def add_knight(terms: Terms, content: Content) -> None:
    """T9 to T12, T14a"""
    board, knight = numbers_of(content), terms.knight
    knight.health = board["KN-HEALTH"]
    knight.most_grit = board["KN-GRIT"]
    knight.cubes = board["KN-CUBES"]
    knight.start_quests = board["KN-QUESTS"]
    knight.smash = board["KN-SMASH"]
    for track in rows_of(content, TrackRow):
        if track.id == "grit":
            knight.grit_marks = list(track.values)
        else:
            knight.track += track.values
    knight.room = [0, *[TRACK_CUBES] * 3]
    knight.room += [row.cubes for row in rows_of(content, EquipmentRow)]
    knight.room += [int(row.cube) for row in rows_of(content, TreasureRow)]
    for treasure in rows_of(content, TreasureRow):
        knight.treasure_movement.append(treasure.movement)
        knight.treasure_perception.append(treasure.perception)
        knight.treasure_strength.append(treasure.strength)
        knight.treasure_amount.append(treasure.amount)
        knight.treasure_reach.append(treasure.reach)
    for quest in rows_of(content, SidequestRow):
        knight.quest_grit.append(quest.grit)
        knight.quest_needs.append(quest.needs)
    for event in rows_of(content, EventRow):
        knight.event_copies.append(event.copies)
        knight.event_amount.append(event.amount)
    for monster in rows_of(content, MonsterRow):
        knight.monster_strength.append(monster.strength)
        knight.monster_amount.append(monster.amount)
    (infestation,) = [row for row in rows_of(content, VariantRow) if row.id == "infestation"]
    knight.line_strength = list(infestation.numbers)


# -- words ---


def lexicon(content: Content) -> dict[str, Any]:
    """What views say of tiles and cards: all of it is public."""
    found: dict[str, Any] = {}
    for table, rows in content.tables.items():
        keys = [key for key in ROWS[table].__struct_fields__ if key != "mixed"]
        found[table] = [{key: getattr(row, key) for key in keys} for row in rows.values()]
    return found


def text_of(name: str) -> str:
    return files("monoceros.games.vast").joinpath(name).read_text(encoding="utf-8")


ROWS: dict[str, type[MixedRow]] = {
    "tile": TileRow,
    "terrain": TerrainRow,
    "unicorn": UnicornRow,
    "board": BoardRow,
    "track": TrackRow,
    "upgrade": UpgradeRow,
    "band": BandRow,
    "die": DieRow,
    "equipment": EquipmentRow,
    "treasure": TreasureRow,
    "sidequest": SidequestRow,
    "event": EventRow,
    "monster": MonsterRow,
    "variant": VariantRow,
    "level": LevelRow,
    "supply": SupplyRow,
    **GOBLINS_ROWS,
    **DRAGON_ROWS,
    **THIEF_ROWS,
    **CAVE_ROWS,
    **GHOUL_ROWS,
    **GHOST_ROWS,
}
ROLE_CHECKS = (
    check_goblins_rows,
    check_dragon_rows,
    check_thief_rows,
    check_cave_rows,
    check_ghoul_rows,
    check_ghost_rows,
)
ROLE_TABLES = (add_goblins, add_dragon, add_thief, add_cave, add_ghoul, add_ghost)
FILE: dict[str, Any] = read_toml(text_of("content.toml"), "content.toml")
IDS: dict[str, tuple[str, ...]] = {table: tuple([row["id"] for row in FILE[table]]) for table in ROWS}
FILE_KINDS: dict[str, str] = {row["id"]: row["kind"] for row in FILE["tile"]}
STATISTICS = t.STAT_NAMES[: t.CLARITY + 1]  # with a number
SHAPES = ("open", "side", "corner", "tunnel", "dead end")  # in the order of tables.SHAPE_NAMES

KIT = ContentKit(
    rows=ROWS,
    text=text_of("content.toml"),
    packs={"hasty_unicorn": text_of("packs/hasty_unicorn.toml")},
    check=check,
    file="vast/content.toml",
)
