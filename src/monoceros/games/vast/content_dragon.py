"""Rows of content.toml about the Dragon (T15 and T16), and the tables made of them."""

from __future__ import annotations

from typing import Literal

from monoceros.engine.content import Content, ContentError
from monoceros.games.vast import tables_dragon as d
from monoceros.games.vast.content_rows import MixedRow, NamedRow, rows_in
from monoceros.games.vast.tables import Terms

Symbol = Literal["claw", "flame", "wing", "any"]
MOST_SYMBOLS = 4  # that a power costs
DECK = 18  # VF-45.2


class PowerRow(NamedRow, frozen=True, kw_only=True):
    cost: tuple[Symbol, ...]


class PowerCardRow(NamedRow, frozen=True, kw_only=True):
    copies: int


class SlothRow(NamedRow, frozen=True, kw_only=True):
    cubes: int


class WakeRow(MixedRow, frozen=True, kw_only=True):
    cubes: int  # on Wakefulness, at which this begins
    armor: int
    spirit: int


class DragonRow(NamedRow, frozen=True, kw_only=True):
    number: int


DRAGON_ROWS: dict[str, type[MixedRow]] = {  # by table
    "dragon_power": PowerRow,
    "power_card": PowerCardRow,
    "sloth": SlothRow,
    "wake": WakeRow,
    "dragon": DragonRow,
}


def check_dragon_rows(content: Content) -> None:
    """What is wrong is an error that names the row."""
    for power in rows_in(content, "dragon_power", PowerRow):
        if not 1 <= len(power.cost) <= MOST_SYMBOLS:
            raise ContentError(
                f"dragon_power {power.id!r}: it costs 1 to {MOST_SYMBOLS} symbols, not {len(power.cost)}"
            )
        if "any" in power.cost and len(set(power.cost)) > 1:
            raise ContentError(f"dragon_power {power.id!r}: it costs any symbols, or certain ones, not both")
    cards = sum([row.copies for row in rows_in(content, "power_card", PowerCardRow)])
    if cards != DECK:
        raise ContentError(f"power_card: there are {DECK} cards, not {cards}")
    bands = [row.cubes for row in rows_in(content, "wake", WakeRow)]
    if bands[0] != 0 or bands != sorted(set(bands)):
        raise ContentError(f"wake: the numbers of cubes rise from 0, not {bands}")
    for row in rows_in(content, "dragon", DragonRow):
        if not row.number:
            raise ContentError(f"dragon {row.id!r}: it is at least 1")


def add_dragon(terms: Terms, content: Content) -> None:
    """Fill `terms.dragon`."""
    dragon = terms.dragon
    board = {row.id: row.number for row in rows_in(content, "dragon", DragonRow)}
    dragon.health = board["health"]
    dragon.most_eaten = board["eaten"]
    dragon.start_hand = board["hand"]
    dragon.goal = board["goal"]
    dragon.cards = [row.copies for row in rows_in(content, "power_card", PowerCardRow)]
    dragon.sloth = [row.cubes for row in rows_in(content, "sloth", SlothRow)]
    dragon.cubes = sum(dragon.sloth)
    bands = rows_in(content, "wake", WakeRow)
    for cubes in range(dragon.cubes + 1):
        band = [row for row in bands if row.cubes <= cubes][-1]
        dragon.armor_at.append(band.armor)
        dragon.spirit_at.append(band.spirit)
    symbols = (*d.KIND_IDS, "any")
    for power in rows_in(content, "dragon_power", PowerRow):
        dragon.cost.append(tuple([symbols.index(symbol) for symbol in power.cost]))
