"""What belongs to the Goblins."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class Goblins:
    """Cards, tokens and numbers; where pieces stand is in `State.stands`."""

    __slots__ = ("turns",)

    def __init__(self) -> None:
        self.turns: int = 0  # begun

    def copy(self) -> Goblins:
        other = Goblins()
        other.turns = self.turns
        return other
