"""Rows of content.toml about the cave, the Unicorns, the Knight, and levels (T1 to T12, T14a, T22 to T24)."""

from __future__ import annotations

from typing import Literal

from monoceros.games.vast.content_rows import MixedRow, NamedRow

Kind = Literal["entrance", "ambush", "event", "treasure", "vault", "crystal"]
Shape = Literal["open", "side", "corner", "tunnel", "dead end"]
Stat = Literal["spirit", "pace", "armor", "clarity", "unbridled", "blast"]
Space = tuple[int, int]


class TileRow(MixedRow, frozen=True, kw_only=True):
    kind: Kind
    shape: Shape
    symbol: Literal["none", "fangs", "bones", "eye"]
    ghost: bool = False


class TerrainRow(NamedRow, frozen=True, kw_only=True):
    spaces: tuple[Space, ...]


class UnicornRow(MixedRow, frozen=True, kw_only=True):
    move: int  # 0: it shows no Move
    turn: Literal["", "left", "right"]
    angry: bool
    forward: int
    right: int


class BoardRow(NamedRow, frozen=True, kw_only=True):
    number: int


class TrackRow(NamedRow, frozen=True, kw_only=True):
    values: tuple[int, ...]


class UpgradeRow(NamedRow, frozen=True, kw_only=True):
    stat: Stat
    amount: int


class BandRow(MixedRow, frozen=True, kw_only=True):
    crystals: int
    spirit: int
    armor: int


class DieRow(NamedRow, frozen=True, kw_only=True):
    spaces: tuple[Space, ...]


class EquipmentRow(NamedRow, frozen=True, kw_only=True):
    cubes: int


class TreasureRow(NamedRow, frozen=True, kw_only=True):
    cube: bool
    movement: int
    perception: int
    strength: int
    amount: int = 0
    reach: int = 0


class SidequestRow(NamedRow, frozen=True, kw_only=True):
    grit: int
    kind: Literal["deed", "state"]  # VF-30.11
    needs: int


class EventRow(NamedRow, frozen=True, kw_only=True):
    copies: int
    amount: int


class MonsterRow(NamedRow, frozen=True, kw_only=True):
    strength: int
    amount: int


class VariantRow(NamedRow, frozen=True, kw_only=True):
    numbers: tuple[int, ...]


class LevelRow(NamedRow, frozen=True, kw_only=True):
    role: Literal[
        "nightmare",
        "knight",
        "shadow",
        "goblins",
        "dragon",
        "cave",
        "thief",
        "ghoul",
        "vile_ghoul",
        "ghost",
        "cave_ghost",
    ]
    difficulty: Literal["easiest", "easy", "standard", "hard", "expert"]
    radiance: int = 0
    health: int = 0  # of the Dragon or Nightmare Unicorn that is to be killed
    crystals: int = 0  # to be smashed, where nobody is to be killed
    smash: int = 0  # the Strength it takes
    knight: int = 0  # her Health, if she is to be killed
    wakefulness: int = 0
    shrieks: int = 0
    tiles: int = 0  # Crystal tiles that collapse
    without: int = 0  # tiles of each type that are out of the game
    without_ghost: int = 0  # and Ghost tiles
    hatred: int = 0
    stash: int = 0
    bare: int = 0  # stashed tokens that bring no upgrade
    fury: int = 0  # and the number of players
    dice: int = 0
    artifacts: int = 0
    ghost_card: int = 0


class SupplyRow(NamedRow, frozen=True, kw_only=True):
    number: int
