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

    __slots__ = ("cut", "defense", "difficulty", "kind", "recruit", "resource", "starter", "tokens")

    def __init__(self) -> None:
        self.cut: list[Tile] = []  # the same, tile by tile (see `tiles`)
        self.kind: list[int] = []
        self.defense: list[int] = []
        self.resource: list[int] = []  # 0: no icon
        self.recruit: list[int] = []
        self.difficulty: list[int] = []
        self.tokens: list[int] = []
        self.starter: list[int] = []  # the person whose starting location it is

    def tiles(self) -> list[Tile]:
        """Tile by tile, for laying maps: cut once, when everything is printed."""
        if not self.cut:
            self.cut = [Tile(self, tile * WAYS) for tile in range(len(self.kind) // WAYS)]
        return self.cut


class Tile:
    """The values of a tile's seven spaces, and which of its ways are impassable or somebody's starting location."""

    __slots__ = ("closed", "defense", "difficulty", "kind", "recruit", "resource", "starred", "starter", "tokens")

    def __init__(self, land: Land, first: int) -> None:
        end = first + WAYS
        self.kind: list[int] = land.kind[first:end]
        self.defense: list[int] = land.defense[first:end]
        self.resource: list[int] = land.resource[first:end]
        self.recruit: list[int] = land.recruit[first:end]
        self.difficulty: list[int] = land.difficulty[first:end]
        self.tokens: list[int] = land.tokens[first:end]
        self.starter: list[int] = land.starter[first:end]
        self.closed: list[int] = [way for way in range(WAYS) if self.difficulty[way] == IMPASSABLE]
        self.starred: list[int] = [way for way in range(WAYS) if self.starter[way] != NOBODY]


class Grid:
    """Lattice positions with a tile on each, whichever it is: what lies beside what, and how far away."""

    __slots__ = ("around", "beside", "is_near", "meeting", "near", "q", "r", "ranges", "slots", "spaces")

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
        self.meeting: list[list[int]] = self.find_meeting()  # the spaces of the own area, and the adjacent ones
        self.near: list[list[int]] = []  # of each slot the slots near it, its own first (UK-0.9)
        self.is_near: list[int] = [0] * (self.slots * self.slots)  # the same as flags, slot * slots + slot
        self.find_near(positions)
        self.ranges: list[int] = self.find_ranges()  # space * spaces + space
        self.around: list[list[int]] = [[] for _ in range(self.spaces)]  # what is within 2, see `within_two`

    def find_beside(self) -> list[list[int]]:
        """UK-0.8 The adjacent spaces of each, in the order of the ways."""
        at: dict[tuple[int, int], int] = {(self.q[i], self.r[i]): i for i in range(self.spaces)}
        found: list[list[int]] = []
        for i in range(self.spaces):
            around = [(self.q[i] + WAY_Q[way], self.r[i] + WAY_R[way]) for way in range(1, WAYS)]
            found.append([at[place] for place in around if place in at])
        return found

    def find_meeting(self) -> list[list[int]]:
        """UK-8.2 Where whoever stands there meets whoever stands on this space."""
        found: list[list[int]] = []
        for i in range(self.spaces):
            first = i - i % WAYS
            area = list(range(first, first + WAYS))
            found.append(area + [space for space in self.beside[i] if space not in area])
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

    def within_two(self, place: int) -> list[int]:
        """The spaces within range 2 of one, itself among them: found when somebody asks for them first."""
        if not self.around[place]:
            row = place * self.spaces
            self.around[place] = [space for space in range(self.spaces) if self.ranges[row + space] <= 2]
        return self.around[place]


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
        "row",
        "rows",
        "starter",
        "starts",
        "tiles",
        "tokens",
    )

    def __init__(self, grid: Grid, land: Land, tiles: tuple[int, ...]) -> None:
        self.grid: Grid = grid
        self.tiles: tuple[int, ...] = tiles  # of each slot
        self.kind: list[int] = []
        self.defense: list[int] = []
        self.resource: list[int] = []
        self.recruit: list[int] = []
        self.difficulty: list[int] = []
        self.tokens: list[int] = []
        self.starter: list[int] = []
        self.open: list[int] = [1] * grid.spaces
        self.beside: list[list[int]] = grid.beside[:]  # without impassable spaces
        self.starts: list[int] = [NOBODY] * PEOPLE  # where each person starts; NOBODY: its tile is not on the map
        nothing: list[int] = []
        self.rows: list[list[int]] = [nothing] * grid.spaces  # path distances, as far as somebody asked (see `path`)
        self.edges: list[list[int]] = [nothing] * grid.spaces  # how far each row has come: its farthest spaces
        for tile in tiles:
            self.lay(land.tiles()[tile])
        self.row: bytes = bytes([number + 1 for number in list(tiles) + self.kind])  # as observations have it

    def lay(self, tile: Tile) -> None:
        """Lay a tile on the next slot."""
        first = len(self.kind)
        self.kind += tile.kind
        self.defense += tile.defense
        self.resource += tile.resource
        self.recruit += tile.recruit
        self.difficulty += tile.difficulty
        self.tokens += tile.tokens
        self.starter += tile.starter
        for way in tile.closed:
            self.close(first + way)
        for way in tile.starred:
            self.starts[tile.starter[way]] = first + way

    def close(self, space: int) -> None:
        """UK-0.10 Nobody can enter it."""
        self.open[space] = 0
        for other in self.grid.beside[space]:
            around = self.beside[other][:]
            around.remove(space)
            self.beside[other] = around

    def path(self, start: int, goal: int) -> int:
        """UK-0.11 The path distance between two spaces: the range, unless something impassable lies between them."""
        if self.open[goal] and self.straight_steps(start, goal):
            return self.grid.ranges[start * self.grid.spaces + goal]
        row = self.row_from(start)
        while row[goal] == FAR and self.edges[start]:
            self.widen(start)
        return row[goal]

    def straight_steps(self, start: int, goal: int) -> list[int]:
        """The first steps of all paths that are as short as the range; found backward. None: there is no such path."""
        ranges = self.grid.ranges
        row = start * self.grid.spaces
        steps = [goal]
        for distance in range(ranges[row + goal] - 1, 0, -1):
            closer: list[int] = []
            for space in steps:
                for other in self.beside[space]:
                    if ranges[row + other] == distance and other not in closer:
                        closer.append(other)
            steps = closer
        return steps

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
        row, beside = self.rows[start], self.beside
        edge = self.edges[start]
        steps = row[edge[0]] + 1
        reached: list[int] = []
        for i in edge:
            for j in beside[i]:
                if row[j] == FAR:
                    row[j] = steps
                    reached.append(j)
        self.edges[start] = reached


MOST_GRIDS: Final = 100  # people write layouts of their own
GRIDS: Final[dict[tuple[tuple[int, int], ...], Grid]] = {}


def grid_of(positions: tuple[tuple[int, int], ...]) -> Grid:
    """Grids are few and never change: each is made once."""
    grid = GRIDS.get(positions)
    if grid is None:
        if len(GRIDS) >= MOST_GRIDS:
            GRIDS.clear()
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
