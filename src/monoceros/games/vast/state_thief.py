"""What belongs to the Thief."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from monoceros.games.vast.tables_thief import STATS, TOKENS


@mypyc_attr(acyclic=True)
class Thief:
    """His tokens, cubes and upgrades; where he stands is in `State.stands`, Gems he carries are in `Dragon.gem_at`."""

    __slots__ = (
        "assigned",
        "carried",
        "cubes",
        "evaded_in",
        "hexed",
        "looked",
        "loot",
        "rerolled",
        "rolled",
        "stashed",
        "steps",
        "targeted",
        "tried",
        "turns",
        "upgrades",
    )

    def __init__(self) -> None:
        self.turns: int = 0  # begun
        self.assigned: list[int] = [token % TOKENS for token in range(STATS)]  # the Stat token of each statistic
        self.cubes: int = 0  # Action cubes at hand
        self.carried: int = 0  # Treasure tokens
        self.stashed: int = 0  # tokens
        self.upgrades: int = 0  # as bits
        self.loot: int = 0  # Loot Drop Level
        self.hexed: int = 0  # Stealth that Hex takes away (T14b)
        # his turn
        self.steps: int = 0  # spaces entered
        self.looked: bool = False  # has he ended his movement by looking under a Dark tile (VF-50.2)?
        self.targeted: int = 0  # roles that he has robbed or stabbed, as bits (VF-51.1)
        self.tried: tuple[int, ...] = ()  # tiles whose Vault he has tried to open
        self.rerolled: bool = False  # Sticky Fingers
        self.rolled: int = 0  # what the Action die shows
        self.evaded_in: int = 0  # the turn in which he last rolled for Unnatural Evasion (VF-51.10)

    def copy(self) -> Thief:
        other = Thief()
        other.turns = self.turns
        other.assigned = self.assigned[:]
        other.cubes = self.cubes
        other.carried = self.carried
        other.stashed = self.stashed
        other.upgrades = self.upgrades
        other.loot = self.loot
        other.hexed = self.hexed
        other.steps = self.steps
        other.looked = self.looked
        other.targeted = self.targeted
        other.tried = self.tried
        other.rerolled = self.rerolled
        other.rolled = self.rolled
        other.evaded_in = self.evaded_in
        return other
