"""The state of a game: plain, flat, copied in a few list copies."""

from __future__ import annotations

from typing import Final

from monoceros.engine.chance import Dealer
from monoceros.engine.core import BaseState
from monoceros.games.vast.state_knight import Knight
from monoceros.games.vast.state_unicorn import Unicorn
from monoceros.games.vast.tables import CELLS, EMPTY, KNIGHT, PIECES, SUPPLIES, TILES, WAYS, Terms

PLAYING: Final = 0  # outcomes
OVER: Final = 1

DARK: Final = 0  # sides of a tile
LIT: Final = 1


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
        "cells",
        "collapsed",
        "collapsing",
        "condemned",
        "crystals",
        "dice",
        "face",
        "focus",
        "knight",
        "left",
        "lit",
        "near",
        "outcome",
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
        "tile_stack",
        "tokens",
        "treasures",
        "turn",
        "unicorn",
        "walls",
        "winners",
    )
    SHARED = ("terms",)
    RECORDS = (Unicorn, Knight)

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
        self.unicorn: Unicorn = Unicorn()
        self.knight: Knight = Knight()

    def copy(self, chance: Dealer) -> State:
        terms = self.terms
        other = State(terms, 0)
        self.copy_base_to(other, chance)
        other.seats = self.seats
        other.round = self.round
        other.turn = self.turn
        other.outcome = self.outcome
        other.winners = self.winners
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
        if terms.seat_of[KNIGHT] != EMPTY:  # a role that nobody plays never changes: copies may share it
            other.knight = self.knight.copy()
        else:
            other.knight = self.knight
        return other
