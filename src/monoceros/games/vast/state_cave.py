"""What belongs to the Cave, and to the Cave Ghost in its place."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from monoceros.games.vast.tables_cave import OMENS, POWERS


@mypyc_attr(acyclic=True)
class Cave:
    """Omens and tiles; where the Cave Ghost stands is in `State.stands`, her cards are in `State.ghost`."""

    __slots__ = (
        "bag",
        "done",
        "ghost_tiles",
        "hand",
        "hatred",
        "offered",
        "omens",
        "own_omens",
        "power",
        "space",
        "spent",
        "steps",
        "turns",
        "uses",
    )

    def __init__(self) -> None:
        self.turns: int = 0  # begun
        self.hand: list[int] = []  # tiles, sorted (VF-2.9)
        self.omens: list[int] = [0] * OMENS  # tokens at hand, by symbol
        self.bag: list[int] = [0] * OMENS
        self.own_omens: list[int] = []  # the Cave's own, while the Ghost plays its turn with others
        self.spent: list[int] = [0] * OMENS  # on the Cave Ghost's Past Plunder space (VF-60.5)
        self.hatred: int = 0  # Hatred tokens left (VF-63.3)
        self.ghost_tiles: list[int] = []  # the Cave Ghost's supply of Ghost tiles (VF-2.8)
        self.offered: list[int] = []  # Event or Treasure cards of which the Knight gets one (VF-54.7)
        # the turn
        self.done: int = 0  # bits, see tables_cave
        self.uses: list[int] = [0] * POWERS  # how often each was bought
        self.steps: int = 0  # that the Cave Ghost has used
        # what is going on
        self.power: int = -1  # what Omens are being paid for
        self.space: int = -1  # where a tile of the hand will go

    def copy(self) -> Cave:
        other = Cave()
        other.turns = self.turns
        other.hand = self.hand[:]
        other.omens = self.omens[:]
        other.bag = self.bag[:]
        other.own_omens = self.own_omens[:]
        other.spent = self.spent[:]
        other.hatred = self.hatred
        other.ghost_tiles = self.ghost_tiles[:]
        other.offered = self.offered[:]
        other.done = self.done
        other.uses = self.uses[:]
        other.steps = self.steps
        other.power = self.power
        other.space = self.space
        return other
