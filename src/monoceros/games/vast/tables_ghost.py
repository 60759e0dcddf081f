"""The Ghost's numbers and names, and those that the Cave Ghost shares (T2, T21)."""

from __future__ import annotations

from typing import Final

ARTIFACTS: Final = 6
MOST_FOCUS: Final = 7

# where an Artifact is, in `Ghost.artifact_at`: the number of a tile, or with a role
ELSEWHERE: Final = -1  # not in the game, or its tile was removed after it had been locked
CARRIED: Final = 100  # and the role that carries it

# Possession cards are numbered like the roles they are of; the Ghost's own card is GHOST
NO_CARD: Final = -1
CARD_MOVEMENT: Final = 2  # what the Ghost card gives for a turn (VF-59.4a)
CARD_INFLUENCE: Final = 1
CAVE_GHOST_INFLUENCE: Final = 2  # VF-60.6e
WALL_INFLUENCE: Final = 3  # VF-59.6d
FARTHEST: Final = 5  # VF-60.7 the Cave Ghost possesses nobody who is further away

# a possession turn (T21)
KNIGHT_MOVEMENT: Final = 5
KNIGHT_STRENGTH: Final = 3
NIGHTMARE_PACE: Final = 4
NIGHTMARE_CLARITY: Final = 2
THIEF_MOVEMENT: Final = 4
THIEF_STEALTH: Final = 3

# Objects of Telekinesis are numbered in `Ghost.moved`: pieces, then Artifacts, then Gems, then Treasures by tile.
ARTIFACT_OBJECT: Final = 10
GEM_OBJECT: Final = 20
TREASURE_OBJECT: Final = 30


class GhostTables:
    """What the content and the options say of the Ghost and the Cave Ghost."""

    __slots__ = (
        "card_position",
        "card_price",
        "card_value",
        "cards",
        "focused",
        "goal",
        "influence",
        "isolation_price",
        "isolation_reach",
        "movement",
        "random_cards",
        "strangers",
        "tile_losses",
    )

    def __init__(self) -> None:
        self.movement: list[int] = []  # by Focus (VF-59.3)
        self.influence: list[int] = []
        self.isolation_reach: list[int] = []  # Telekinesis of the Cave Ghost, by Isolation (VF-60.6d)
        self.isolation_price: list[int] = []  # Possession, by Isolation (VF-60.7)
        # Possession cards, by role
        self.card_value: list[int] = []
        self.card_position: list[int] = []
        self.card_price: list[int] = []  # of a Mental Block, beyond the Influence
        # the table's options (see options.py)
        self.goal: int = 5  # Artifacts to lock
        self.cards: list[int] = []  # roles whose cards are in the game, sorted
        self.strangers: bool = False  # VF-59.8 with one other player or none: cards of roles that nobody plays
        self.random_cards: int = 0  # VF-61.22 so many of them, drawn at random; 0: all
        self.focused: bool = False  # VF-64.4 Fully Focused
        self.tile_losses: int = 0  # VF-61.22 collapsed Ghost tiles that lose the game; 0: none do
