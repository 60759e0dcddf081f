"""The rows of content.toml: a class for each table. Their numbers are checked in `content.py`."""

from __future__ import annotations

from typing import Literal

from monoceros.engine.content import Row

Gender = Literal["female", "male", "both", "unknown", "none"]
When = Literal["passive", "turn", "before roll", "after roll", "damage", "start of round", "start of turn"]


class MixedRow(Row, frozen=True, kw_only=True):
    mixed: str = ""  # where the numbers come from, if from several sources: printed+designed


class TerrainRow(MixedRow, frozen=True, kw_only=True):
    name: str
    defense: int
    difficulty: str
    icon: str


class TileRow(MixedRow, frozen=True, kw_only=True):
    name: str
    side: Literal["princess", "empire", "kingdom"]
    spaces: tuple[str, str, str, str, str, str, str]
    starts: tuple[str, ...]  # the persons of its starting locations, in the order of the spaces


class PrincessRow(MixedRow, frozen=True, kw_only=True):
    name: str
    life: int
    command: int
    amount: int = 0
    icon: str


class CharacterRow(MixedRow, frozen=True, kw_only=True):
    name: str
    title: str
    gender: Gender
    command: int
    health: int
    attack: str  # what each face of a die means: H hit, M miss, L loss
    defend: str
    icon: str


class EnemyRow(MixedRow, frozen=True, kw_only=True):
    name: str
    title: str
    gender: Gender
    power: int
    life: int
    personality: Literal["defensive", "normal", "aggressive"]
    fate: bool  # it draws fate cards
    empire: bool
    icon: str


class PowerRow(MixedRow, frozen=True, kw_only=True):
    of: str
    name: str
    kind: Literal["own", "enemy", "ally"]
    when: When
    actions: int = 0  # what it costs
    resources: int = 0
    damage: int = 0
    tokens: int = 0
    amount: int = 0


class SupportRow(MixedRow, frozen=True, kw_only=True):
    name: str
    copies: int
    when: Literal["turn", "before roll", "after roll", "damage"]
    actions: int = 0
    ongoing: bool = False
    amount: int = 0
    icon: str


class FateRow(MixedRow, frozen=True, kw_only=True):
    name: str
    copies: int
    amount: int = 0
    icon: str


class EventRow(MixedRow, frozen=True, kw_only=True):
    name: str
    level: int
    ongoing: bool = False
    amount: int = 0
    icon: str


class DifficultyRow(MixedRow, frozen=True, kw_only=True):
    name: str
    mix: tuple[int, int, int]  # event cards of each level; their sum is the number of rounds


class LayoutRow(MixedRow, frozen=True, kw_only=True):
    name: str
    slots: tuple[tuple[int, int, str], ...]  # lattice position, and a tile's id, `empire` or `kingdom`


class ChapterRow(MixedRow, frozen=True, kw_only=True):
    name: str


class FactionRow(MixedRow, frozen=True, kw_only=True):
    name: str
    icon: str
    wants: str
    plays: str


class PersonRow(MixedRow, frozen=True, kw_only=True):
    """Who somebody is; the id is that of the character, and the princess is `P`."""

    what: str  # age and kind
    wants: str
    plays: str
