"""What belongs to the Dragon."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from monoceros.engine.pile import Pile
from monoceros.games.vast.tables_dragon import IN_HOARD, KINDS, SLOTHS


@mypyc_attr(acyclic=True)
class Dragon:
    """His cards, cubes, Gems and numbers; where he stands is in `State.stands`, the Flame Wall in `State.tokens`."""

    __slots__ = (
        "aside",
        "awake",
        "burned",
        "burned_in",
        "deck",
        "deeds",
        "discards",
        "doomed",
        "eaten",
        "gem_at",
        "hand",
        "health",
        "lent",
        "moved",
        "paying",
        "roared",
        "shriek",
        "shriek_turns",
        "sloth",
        "stirred",
        "treasures",
        "turns",
        "underground",
        "used",
    )

    def __init__(self) -> None:
        self.turns: int = 0  # begun
        self.health: int = 0
        self.underground: bool = True
        self.awake: bool = False
        self.sloth: list[int] = [0] * SLOTHS  # cubes that still sleep, by place; the others are on Wakefulness
        self.eaten: int = 0  # Goblins
        self.treasures: int = 0  # tokens that he has picked up and not given away (VF-45.7)
        self.hand: list[int] = [0] * KINDS  # Power cards of each kind; others know only how many
        self.aside: list[int] = [0] * KINDS  # his own hand, while the Ghost plays his turn (T21)
        self.deck: Pile = Pile([], [])  # kinds
        self.discards: list[int] = [0] * KINDS
        self.gem_at: list[int] = [IN_HOARD] * KINDS  # the tile of each Gem; IN_HOARD, CARRIED
        self.shriek: bool = False  # does the Shriek token lie ready (VF-46.8)?
        self.shriek_turns: int = 0  # turns on which he placed it (T24)
        # his turn
        self.moved: bool = False  # has he used his free move (VF-45.5)?
        self.stirred: bool = False  # has he moved at all (VF-47.3)?
        self.roared: bool = False  # was Shriek used?
        self.lent: int = 0  # Gems that have lent their symbol, as bits (VF-45.6)
        self.used: int = 0  # tracks from which a cube has come, as bits (VF-47.4)
        self.deeds: int = 0  # places of Pride whose deed is done, as bits (VF-47.3)
        # what is going on
        self.paying: tuple[int, ...] = ()  # symbols that a power still costs
        self.doomed: tuple[int, ...] = ()  # tiles that Wrath removes (VF-46.7)
        self.burned: int = 0  # roles that the Flame Wall has hit in the turn `burned_in`, as bits (VF-46.6)
        self.burned_in: int = 0

    def copy(self) -> Dragon:
        other = Dragon()
        other.turns = self.turns
        other.health = self.health
        other.underground = self.underground
        other.awake = self.awake
        other.sloth = self.sloth[:]
        other.eaten = self.eaten
        other.treasures = self.treasures
        other.hand = self.hand[:]
        other.aside = self.aside[:]
        other.deck = self.deck.copy()
        other.discards = self.discards[:]
        other.gem_at = self.gem_at[:]
        other.shriek = self.shriek
        other.shriek_turns = self.shriek_turns
        other.moved = self.moved
        other.stirred = self.stirred
        other.roared = self.roared
        other.lent = self.lent
        other.used = self.used
        other.deeds = self.deeds
        other.paying = self.paying
        other.doomed = self.doomed
        other.burned = self.burned
        other.burned_in = self.burned_in
        return other
