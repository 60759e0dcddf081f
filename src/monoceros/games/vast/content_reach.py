"""Numbers that can never matter, since nothing in the game reaches them: each is an error that names its row."""

from __future__ import annotations

from typing import NamedTuple, NoReturn

from monoceros.engine.content import Content, ContentError
from monoceros.games.vast import tables as t
from monoceros.games.vast.content_cave_rows import BoardRow, SupplyRow, TrackRow, UpgradeRow
from monoceros.games.vast.content_dragon import SlothRow
from monoceros.games.vast.content_rows import rows_in
from monoceros.games.vast.content_thief import ThiefRow
from monoceros.games.vast.tables_ghost import ARTIFACTS
from monoceros.games.vast.tables_ghoul import DICE

MOST_ANGER = 3  # VF-17.5 to VF-17.10 say what an attack does up to that
CRYSTAL_TILES = 9  # VF-1.6
VAULT_TILES = 6
TYPE_TILES = 6  # VF-1.6 of the type with the fewest, the Treasure Rooms


class Limit(NamedTuple):
    """As far as a number can be reached; `id` is "" for all rows of the table."""

    table: str
    id: str
    key: str
    most: int
    why: str


def check_reach(content: Content) -> None:
    for limit in limits(content):
        for row in content.tables[limit.table].values():
            value = getattr(row, limit.key)
            if row.id == (limit.id or row.id) and value > limit.most:
                never(limit.table, row.id, f"{limit.key} {value}", limit.why)
    most_grit = boards(content)["KN-GRIT"]
    for track in rows_in(content, "track", TrackRow):
        if track.id == "grit" and track.values[-1] > most_grit:
            never("track", track.id, f"{track.values[-1]} Grit", f"Grit never counts above {most_grit}")
    check_hand(content)


def never(table: str, id: str, what: str, why: str) -> NoReturn:
    raise ContentError(f"{table} {id!r}: {what} can never matter: {why}")


def boards(content: Content) -> dict[str, int]:
    return {row.id: row.number for row in rows_in(content, "board", BoardRow)}


# -- the Nightmare Unicorn's board ---


def check_hand(content: Content) -> None:
    """VF-13.4, VF-13.5 An action takes a card at least, so a hand of so many cards can use no higher Pace.

    What he draws for killing a Thief (VF-17.9) may make a hand larger for a turn; the board is not made for that.
    """
    board = boards(content)
    upgrades = rows_in(content, "upgrade", UpgradeRow)
    for row in upgrades:
        if row.id in ("unbridled", "blast") and row.amount != 1:
            never("upgrade", row.id, f"amount {row.amount}", "it is there or not")
        if not row.amount:
            never("upgrade", row.id, "it", "it raises nothing")
    if board["NU-PACE"] > board["NU-SPIRIT"]:
        never("board", "NU-PACE", f"Pace {board['NU-PACE']}", f"the first hand has {board['NU-SPIRIT']} cards")
    for stat, most, why in (
        ("spirit", t.UNICORN_CARDS, f"there are {t.UNICORN_CARDS} cards"),
        ("clarity", t.UNICORN_CARDS, f"there are {t.UNICORN_CARDS} cards"),
        ("pace", raised(board, upgrades, "spirit"), "no hand has more than {most} cards"),
    ):
        value = board[f"NU-{stat.upper()}"]
        for row in upgrades:
            value += row.amount if row.stat == stat else 0
            if row.stat == stat and value > most:
                never("upgrade", row.id, f"{stat.capitalize()} {value}", why.format(most=most))


def raised(board: dict[str, int], upgrades: list[UpgradeRow], stat: str) -> int:
    """A statistic with all its upgrade spaces filled."""
    return board[f"NU-{stat.upper()}"] + sum([row.amount for row in upgrades if row.stat == stat])


# -- what there is of everything ---


def limits(content: Content) -> list[Limit]:
    board = boards(content)
    tokens = {row.id: row.number for row in rows_in(content, "supply", SupplyRow)}
    treasures = {row.id: row.number for row in rows_in(content, "thief", ThiefRow)}["treasures"]
    sloth = sum([row.cubes for row in rows_in(content, "sloth", SlothRow)])
    crystal_tiles = f"there are {CRYSTAL_TILES} Crystal tiles"
    return [
        Limit("board", "NU-ANGER", "number", MOST_ANGER, f"attacks are told up to Anger {MOST_ANGER}"),
        Limit("board", "NU-SPIRIT", "number", t.UNICORN_CARDS, f"there are {t.UNICORN_CARDS} cards"),
        Limit("board", "NU-CLARITY", "number", t.UNICORN_CARDS, f"there are {t.UNICORN_CARDS} cards"),
        Limit("board", "NU-RADIANCE", "number", board["CUBES"], f"there are {board['CUBES']} cubes"),
        Limit("board", "COLLAPSE", "number", CRYSTAL_TILES, crystal_tiles),
        Limit("band", "", "crystals", CRYSTAL_TILES, crystal_tiles),
        Limit("band", "", "spirit", t.UNICORN_CARDS, f"there are {t.UNICORN_CARDS} cards"),
        Limit("supply", "crystal", "number", CRYSTAL_TILES, crystal_tiles),
        Limit("supply", "vault", "number", VAULT_TILES, f"there are {VAULT_TILES} Vault tiles"),
        Limit("wake", "", "cubes", sloth, f"{sloth} cubes can wake"),
        Limit("level", "", "wakefulness", sloth, f"{sloth} cubes can wake"),
        Limit("level", "", "radiance", board["NU-RADIANCE"], f"the track has {board['NU-RADIANCE']} spaces"),
        Limit("level", "", "crystals", tokens["crystal"], f"there are {tokens['crystal']} Crystal tokens"),
        Limit("level", "", "tiles", CRYSTAL_TILES, crystal_tiles),
        Limit("level", "", "without", TYPE_TILES, f"there are {TYPE_TILES} Treasure Rooms"),
        Limit("level", "", "stash", treasures, f"there are {treasures} Treasure tokens"),
        Limit("level", "", "artifacts", ARTIFACTS, f"there are {ARTIFACTS} Artifacts"),
        Limit("level", "", "dice", DICE, f"the Ghoul has {DICE} dice"),
    ]
