"""What belongs to the Ghost, and the Cave Ghost's cards."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from monoceros.games.vast.tables_ghost import ARTIFACTS, ELSEWHERE, NO_CARD


@mypyc_attr(acyclic=True)
class Ghost:
    """Focus, Artifacts and Possession cards; where she stands is in `State.stands`."""

    __slots__ = (
        "artifact_at",
        "blocked",
        "cards",
        "chosen",
        "fallen",
        "focus",
        "gone",
        "influence",
        "locked",
        "moved",
        "rested",
        "roused",
        "shown",
        "steps",
        "turns",
        "used",
    )

    def __init__(self) -> None:
        self.turns: int = 0  # begun
        self.focus: int = 0
        self.artifact_at: list[int] = [ELSEWHERE] * ARTIFACTS  # see tables_ghost
        self.locked: list[int] = [0] * ARTIFACTS  # 1: it never moves again and counts (VF-59.9d)
        self.rested: bool = False  # VF-64.4 has she ended a turn on a bare Ghost tile?
        self.fallen: int = 0  # Ghost tiles that have collapsed
        # Possession cards, by role
        self.cards: list[int] = []  # in hand, sorted; which of them lies on the Possession space is hers to know
        self.chosen: int = NO_CARD  # on the Possession space
        self.shown: bool = False  # has it been revealed?
        self.blocked: int = NO_CARD  # by a Mental Block (VF-59.11)
        self.gone: list[int] = []  # out of the game (VF-59.8)
        # her turn
        self.roused: bool = False  # the Ghost card was revealed for this turn (VF-59.4a)
        self.steps: int = 0  # movement used
        self.moved: tuple[tuple[int, int], ...] = ()  # objects that were moved: number, spaces so far
        self.used: int = 0  # roles that the Cave Ghost has possessed in this turn, as bits
        # a possession turn
        self.influence: int = 0  # it is played with (VF-59.7, VF-60.6e)

    def copy(self) -> Ghost:
        other = Ghost()
        other.turns = self.turns
        other.focus = self.focus
        other.artifact_at = self.artifact_at[:]
        other.locked = self.locked[:]
        other.rested = self.rested
        other.fallen = self.fallen
        other.cards = self.cards[:]
        other.chosen = self.chosen
        other.shown = self.shown
        other.blocked = self.blocked
        other.gone = self.gone[:]
        other.roused = self.roused
        other.steps = self.steps
        other.moved = self.moved
        other.used = self.used
        other.influence = self.influence
        return other
