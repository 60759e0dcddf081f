"""The state of a game: plain, flat, copied in a few list copies."""

from __future__ import annotations

from typing import Final

from monoceros.engine.chance import Dealer
from monoceros.engine.core import BaseState
from monoceros.games.vast.state_cave import Cave
from monoceros.games.vast.state_dragon import Dragon
from monoceros.games.vast.state_ghost import Ghost
from monoceros.games.vast.state_ghoul import Ghoul
from monoceros.games.vast.state_goblins import Goblins
from monoceros.games.vast.state_knight import Knight
from monoceros.games.vast.state_thief import Thief
from monoceros.games.vast.state_unicorn import Unicorn
from monoceros.games.vast.tables import (
    CAVE,
    CELLS,
    DRAGON,
    EMPTY,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    PIECES,
    SUPPLIES,
    THIEF,
    TILES,
    WAYS,
    Terms,
)

PLAYING: Final = 0  # outcomes
OVER: Final = 1

DARK: Final = 0  # sides of a tile
LIT: Final = 1


# What a copy holds before it is filled: nobody changes these.
NO_UNICORN: Final = Unicorn()
NO_KNIGHT: Final = Knight()
NO_GOBLINS: Final = Goblins()
NO_DRAGON: Final = Dragon()
NO_THIEF: Final = Thief()
NO_CAVE: Final = Cave()
NO_GHOUL: Final = Ghoul()
NO_GHOST: Final = Ghost()


class State(BaseState):
    """A game. Whatever lies or stands on a tile is told by the tile's number, so it travels with it (VF-9.9).

    Where tiles lie: `at` is the space of each, EMPTY if it is not on the map; `near[4 * tile + way]` is the tile beside
    it, EMPTY for an open space. `cells` finds the tile on a space: spaces share cells, CROWDED ones are looked through.
    `walls` are the closed edges of Lit tiles as bits of ways, 0 for Dark ones.
    """

    __slots__ = (
        "at",
        "batch",
        "batches",
        "bombed",
        "cave",
        "cells",
        "collapsed",
        "collapsing",
        "condemned",
        "crystals",
        "dice",
        "dragon",
        "face",
        "focus",
        "ghost",
        "ghoul",
        "goblins",
        "gone",
        "knight",
        "known",
        "left",
        "lit",
        "near",
        "outcome",
        "possessed",
        "revealed",
        "revealed_in_all",
        "rocks",
        "rotation",
        "round",
        "seats",
        "smashed",
        "squares",
        "stands",
        "supply",
        "terms",
        "terrain_placed",
        "thief",
        "tile_stack",
        "tokens",
        "treasures",
        "turn",
        "unicorn",
        "walls",
        "winners",
    )
    SHARED = ("terms",)
    RECORDS = (Unicorn, Knight, Goblins, Dragon, Thief, Cave, Ghoul, Ghost)

    def __init__(self, terms: Terms, seats: int) -> None:
        """For 0 seats every list is empty: `copy` fills them (compiled, `__new__` alone makes no object)."""
        super().__init__()
        tiles = TILES if seats else 0
        self.terms: Terms = terms
        self.seats: int = seats
        self.round: int = 0
        self.turn: int = EMPTY  # the role whose turn it is
        self.outcome: int = PLAYING
        self.winners: int = 0  # seats, as bits
        self.gone: int = 0  # seats that are out of the game, as bits (VF-62.14)
        self.known: list[int] = [0] * tiles  # who has looked at a Dark tile: seats as bits, then spectators
        self.possessed: int = EMPTY  # the role whose turn the Ghost plays (VF-59.7)
        # tiles
        self.face: list[int] = [EMPTY] * tiles  # what is printed on it (hidden while it is Dark)
        self.batch: list[int] = [0] * tiles  # which tiles it could be exchanged with, see tables
        self.batches: int = 0  # how often tiles went back to the stack
        self.at: list[int] = [EMPTY] * tiles
        self.cells: list[int] = [EMPTY] * (CELLS if seats else 0)
        self.squares: int = 0  # of Terrain on the map
        self.near: list[int] = [EMPTY] * (tiles * WAYS)
        self.lit: list[int] = [DARK] * tiles
        self.rotation: list[int] = [0] * tiles
        self.walls: list[int] = [0] * tiles
        self.bombed: list[int] = [0] * tiles  # edges with a Bomb token, as bits of ways (VF-1.11)
        self.rocks: list[int] = [0] * tiles  # edges with a Rockslide; it counts for both tiles
        self.tokens: list[int] = [0] * tiles  # bits, see tables
        self.treasures: list[int] = [0] * tiles  # Treasure tokens
        self.tile_stack: list[int] = []  # tiles, the top last
        self.supply: list[int] = [0] * (SUPPLIES if seats else 0)
        self.stands: list[int] = [EMPTY] * (PIECES if seats else 0)  # the tile each piece stands on
        # the cave
        self.collapsing: bool = False  # has the Collapse begun (VF-8.1)?
        self.crystals: int = 0  # Crystal tiles revealed so far, collapsed ones included
        self.collapsed: int = 0  # Crystal tiles removed
        self.smashed: int = 0  # Crystal tokens smashed, by anyone
        self.revealed: int = 0  # tiles revealed in this turn (VF-10.9)
        self.revealed_in_all: int = 0
        self.terrain_placed: bool = False  # in this round (VF-65.2)
        # what is going on
        self.focus: int = EMPTY  # the tile that a question is about
        self.condemned: int = EMPTY  # the tile that is being removed (VF-23.2)
        self.left: int = 0  # tiles still to be placed or removed, steps still to be made
        self.dice: int = EMPTY  # the last face of the Dragon die
        # roles
        self.unicorn: Unicorn = Unicorn() if seats else NO_UNICORN
        self.knight: Knight = Knight() if seats else NO_KNIGHT
        self.goblins: Goblins = Goblins() if seats else NO_GOBLINS
        self.dragon: Dragon = Dragon() if seats else NO_DRAGON
        self.thief: Thief = Thief() if seats else NO_THIEF
        self.cave: Cave = Cave() if seats else NO_CAVE
        self.ghoul: Ghoul = Ghoul() if seats else NO_GHOUL
        self.ghost: Ghost = Ghost() if seats else NO_GHOST

    def copy(self, chance: Dealer) -> State:
        terms = self.terms
        other = State(terms, 0)
        self.copy_base_to(other, chance)
        other.seats = self.seats
        other.round = self.round
        other.turn = self.turn
        other.outcome = self.outcome
        other.winners = self.winners
        other.gone = self.gone
        other.possessed = self.possessed
        other.face = self.face[:]
        other.batch = self.batch[:]
        other.batches = self.batches
        other.at = self.at[:]
        other.cells = self.cells[:]
        other.squares = self.squares
        other.near = self.near[:]
        other.lit = self.lit[:]
        other.rotation = self.rotation[:]
        other.walls = self.walls[:]
        other.bombed = self.bombed[:]
        other.rocks = self.rocks[:]
        other.tokens = self.tokens[:]
        other.treasures = self.treasures[:]
        other.tile_stack = self.tile_stack[:]
        other.supply = self.supply[:]
        other.stands = self.stands[:]
        other.collapsing = self.collapsing
        other.condemned = self.condemned
        other.crystals = self.crystals
        other.collapsed = self.collapsed
        other.smashed = self.smashed
        other.revealed = self.revealed
        other.revealed_in_all = self.revealed_in_all
        other.terrain_placed = self.terrain_placed
        other.focus = self.focus
        other.left = self.left
        other.dice = self.dice
        other.unicorn = self.unicorn.copy()
        kept = terms.kept  # a role that nobody plays never changes: copies may share it
        other.knight = self.knight.copy() if kept >> KNIGHT & 1 else self.knight
        other.known = self.known
        if kept >> GOBLINS:
            other.known = self.known[:]
            other.goblins = self.goblins.copy() if kept >> GOBLINS & 1 else self.goblins
            other.dragon = self.dragon.copy() if kept >> DRAGON & 1 else self.dragon
            other.thief = self.thief.copy() if kept >> THIEF & 1 else self.thief
            other.cave = self.cave.copy() if kept >> CAVE & 1 else self.cave
            other.ghoul = self.ghoul.copy() if kept >> GHOUL & 1 else self.ghoul
            other.ghost = self.ghost.copy() if kept >> GHOST & 1 else self.ghost
        return other
