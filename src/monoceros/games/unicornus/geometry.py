"""The lie of the land (section 2): spaces, areas, what touches what, how far it is. Static, as flat tables of ints.

A space is a number: seven times its slot plus its way, so that counting spaces up is the order of UK-7.8.
"""

from __future__ import annotations

from typing import Final

C: Final = 0  # the ways: the centre of a tile, and the six spaces around it
NE: Final = 1
E: Final = 2
SE: Final = 3
SW: Final = 4
W: Final = 5
NW: Final = 6
WAYS: Final = 7  # spaces of a tile
WAY_NAMES: Final = ("C", "NE", "E", "SE", "SW", "W", "NW")
WAY_Q: Final = (0, 1, 1, 0, -1, -1, 0)  # UK-2.2
WAY_R: Final = (0, -1, 0, 1, 1, 0, -1)
NEIGHBOURS: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))  # UK-2.4, of a lattice position

TILES: Final = 27
PEOPLE: Final = 28  # heroes, the princess, foes
MOST_SPACES: Final = TILES * WAYS
IMPASSABLE: Final = 9  # as a difficulty
NOBODY: Final = -1  # starts on this space
FAR: Final = 999  # the path distance of what cannot be reached
ANY_EMPIRE: Final = -1  # what a slot of a layout holds: one of these, or a tile
ANY_KINGDOM: Final = -2


def slot_of(space: int) -> int:
    return space // WAYS


def name_space(space: int) -> str:
    """UK-2.5 Slots are counted from 1: `12.SE`."""
    return f"{space // WAYS + 1}.{WAY_NAMES[space % WAYS]}"


class Land:
    """What is printed on the tiles: seven spaces a tile, index tile * 7 + way."""

    __slots__ = ("defense", "difficulty", "kind", "recruit", "resource", "starter", "tokens")

    def __init__(self) -> None:
        self.kind: list[int] = []
        self.defense: list[int] = []
        self.resource: list[int] = []  # 0: no icon
        self.recruit: list[int] = []
        self.difficulty: list[int] = []
        self.tokens: list[int] = []
        self.starter: list[int] = []  # the person whose starting location it is


class Grid:
    """Lattice positions with a tile on each, whichever it is: what lies beside what, and how far away."""

    __slots__ = ("beside", "is_near", "near", "q", "r", "ranges", "slots", "spaces")

    def __init__(self, positions: tuple[tuple[int, int], ...]) -> None:
        self.slots: int = len(positions)
        self.spaces: int = self.slots * WAYS
        self.q: list[int] = []
        self.r: list[int] = []
        for a, b in positions:
            for way in range(WAYS):
                self.q.append(2 * a - b + WAY_Q[way])  # UK-2.3
                self.r.append(a + 3 * b + WAY_R[way])
        self.beside: list[list[int]] = self.find_beside()
        self.near: list[list[int]] = []  # of each slot the slots near it, its own first (UK-0.9)
        self.is_near: list[int] = [0] * (self.slots * self.slots)  # the same as flags, slot * slots + slot
        self.find_near(positions)
        self.ranges: list[int] = self.find_ranges()  # space * spaces + space

    def find_beside(self) -> list[list[int]]:
        """UK-0.8 The adjacent spaces of each, in the order of the ways."""
        at: dict[tuple[int, int], int] = {(self.q[i], self.r[i]): i for i in range(self.spaces)}
        found: list[list[int]] = []
        for i in range(self.spaces):
            around = [(self.q[i] + WAY_Q[way], self.r[i] + WAY_R[way]) for way in range(1, WAYS)]
            found.append([at[place] for place in around if place in at])
        return found

    def find_near(self, positions: tuple[tuple[int, int], ...]) -> None:
        """UK-2.4"""
        slot_at: dict[tuple[int, int], int] = {positions[i]: i for i in range(self.slots)}
        for slot in range(self.slots):
            a, b = positions[slot]
            around = [(a + da, b + db) for da, db in NEIGHBOURS]
            found = [slot] + sorted([slot_at[place] for place in around if place in slot_at])
            self.near.append(found)
            for other in found:
                self.is_near[slot * self.slots + other] = 1

    def find_ranges(self) -> list[int]:
        """UK-2.10"""
        found: list[int] = []
        for i in range(self.spaces):
            q, r = self.q[i], self.r[i]
            for j in range(self.spaces):
                dq, dr = q - self.q[j], r - self.r[j]
                found.append(max(abs(dq), abs(dr), abs(dq + dr)))
        return found


class Layout:
    """A plan of the map before tiles are drawn: lattice positions, and what each of them holds."""

    __slots__ = ("grid", "holds", "id", "mix", "positions", "rounds", "spare")

    def __init__(self, id: str, positions: tuple[tuple[int, int], ...], holds: tuple[int, ...]) -> None:
        self.id: str = id
        self.positions: tuple[tuple[int, int], ...] = positions
        self.holds: tuple[int, ...] = holds  # of each slot a tile, ANY_EMPIRE or ANY_KINGDOM
        self.spare: list[int] = [tile for tile in range(TILES) if tile not in holds]  # tiles that it does not name
        self.grid: Grid = grid_of(positions)
        self.rounds: int = 0  # that go with it (UK-17.1); 0: no limit
        self.mix: tuple[int, int, int] = (0, 0, 0)  # of the event deck (UK-17.2)


class Map:
    """A grid with its tiles: the values of every space, and path distances (UK-0.11)."""

    __slots__ = (
        "beside",
        "defense",
        "difficulty",
        "edges",
        "grid",
        "kind",
        "open",
        "recruit",
        "resource",
        "rows",
        "starter",
        "starts",
        "tiles",
        "tokens",
    )

    def __init__(self, grid: Grid, land: Land, tiles: tuple[int, ...]) -> None:
        self.grid: Grid = grid
        self.tiles: tuple[int, ...] = tiles  # of each slot
        self.kind: list[int] = laid(land.kind, tiles)
        self.defense: list[int] = laid(land.defense, tiles)
        self.resource: list[int] = laid(land.resource, tiles)
        self.recruit: list[int] = laid(land.recruit, tiles)
        self.difficulty: list[int] = laid(land.difficulty, tiles)
        self.tokens: list[int] = laid(land.tokens, tiles)
        self.starter: list[int] = laid(land.starter, tiles)
        self.open: list[int] = [1] * grid.spaces
        self.beside: list[list[int]] = grid.beside[:]  # without impassable spaces
        self.starts: list[int] = [NOBODY] * PEOPLE  # where each person starts; NOBODY: its tile is not on the map
        nothing: list[int] = []
        self.rows: list[list[int]] = [nothing] * grid.spaces  # path distances, as far as somebody asked (see `path`)
        self.edges: list[list[int]] = [nothing] * grid.spaces  # how far each row has come: its farthest spaces
        self.look_around()

    def look_around(self) -> None:
        for space in range(self.grid.spaces):
            if self.difficulty[space] == IMPASSABLE:
                self.close(space)
            if self.starter[space] != NOBODY:
                self.starts[self.starter[space]] = space

    def close(self, space: int) -> None:
        """UK-0.10 Nobody can enter it."""
        self.open[space] = 0
        for other in self.grid.beside[space]:
            self.beside[other] = [at for at in self.beside[other] if at != space]

    def path(self, start: int, goal: int) -> int:
        """UK-0.11 The path distance between two spaces."""
        row = self.row_from(start)
        while row[goal] == FAR and self.edges[start]:
            self.widen(start)
        return row[goal]

    def paths_to(self, goal: int) -> list[int]:
        """The path distance of every space to this one."""
        row = self.row_from(goal)
        while self.edges[goal]:
            self.widen(goal)
        return row

    def row_from(self, start: int) -> list[int]:
        """The distances from a space that are known by now; FAR where nobody has asked yet."""
        row = self.rows[start]
        if not row:
            row = [FAR] * self.grid.spaces
            row[start] = 0
            self.rows[start] = row
            self.edges[start] = [start]
        return row

    def widen(self, start: int) -> None:
        """Find the spaces that are one step farther away."""
        row = self.rows[start]
        edge = self.edges[start]
        steps = row[edge[0]] + 1
        reached: list[int] = []
        for i in edge:
            for j in self.beside[i]:
                if row[j] == FAR:
                    row[j] = steps
                    reached.append(j)
        self.edges[start] = reached


def laid(printed: list[int], tiles: tuple[int, ...]) -> list[int]:
    """A value of every space, from what is printed on the tiles."""
    found: list[int] = []
    for tile in tiles:
        found += printed[tile * WAYS : tile * WAYS + WAYS]
    return found


GRIDS: Final[dict[tuple[tuple[int, int], ...], Grid]] = {}


def grid_of(positions: tuple[tuple[int, int], ...]) -> Grid:
    """Grids are few and never change: each is made once."""
    grid = GRIDS.get(positions)
    if grid is None:
        grid = Grid(positions)
        GRIDS[positions] = grid
    return grid


def start_of(map: Map, person: int) -> int:
    """A person's starting location, or -1 if its tile is not on the map."""
    return map.starts[person]


def is_whole(grid: Grid) -> bool:
    """Do the tiles hang together? Only then can a draw of tiles join them."""
    reached = [0]
    for slot in reached:
        for other in grid.near[slot]:
            if other not in reached:
                reached.append(other)
    return len(reached) == grid.slots


def is_joined(map: Map) -> bool:
    """UK-17.4 Every starting location can be reached from every other."""
    starts = [i for i in range(map.grid.spaces) if map.starter[i] != NOBODY]
    row = map.paths_to(starts[0])
    for i in starts:
        if row[i] == FAR:
            return False
    return True
