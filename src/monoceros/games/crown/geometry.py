"""The board of section 3 as flat tables: 13 x 13 spaces, numbered row by row from A1 = 0 to M13 = 168."""

from __future__ import annotations

from typing import Final

SIDE: Final = 13
SPACES: Final = 169
NOWHERE: Final = -1
COLUMN_NAMES: Final = "ABCDEFGHIJKLM"

# directions, also those of the black die's first four faces (CD-6.3)
UP: Final = 0
DOWN: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
DIRECTION_NAMES: Final = ("up", "down", "left", "right")

# areas: the territories clockwise, then the arms of the Wilds clockwise, then the Fortress (CD-3.2 to CD-3.4)
NORTH_WEST: Final = 0
NORTH_EAST: Final = 1
SOUTH_EAST: Final = 2
SOUTH_WEST: Final = 3
NORTH_ARM: Final = 4
EAST_ARM: Final = 5
SOUTH_ARM: Final = 6
WEST_ARM: Final = 7
FORTRESS: Final = 8
TERRITORIES: Final = 4
TERRITORY_NAMES: Final = ("North-west", "North-east", "South-east", "South-west")
AREA_NAMES: Final = (*TERRITORY_NAMES, "north arm", "east arm", "south arm", "west arm", "Fortress")

# what a space is
PLAIN: Final = 0  # of a territory: the only kind that takes a castle (CD-10.5)
HOME_POINT: Final = 1
WALL_SLOT: Final = 2
GATE: Final = 3
WILD: Final = 4
TUNNEL: Final = 5
RUIN: Final = 6  # of the Fortress
CENTRE: Final = 7  # of the Fortress: the crown's space
KIND_NAMES: Final = ("plain", "home", "slot", "gate", "wild", "tunnel", "ruin", "centre")

FARTHEST_SHOT: Final = 3  # CD-12.6
LONGEST_FLIGHT: Final = 6  # the white die


def space(name: str) -> int:
    """CD-3.1 `G7` is the centre: column, then row."""
    column, row = COLUMN_NAMES.find(name[:1]), name[1:]
    if column < 0 or not name[:1] or not row.isdecimal() or not 1 <= int(row) <= SIDE:
        raise ValueError(f"{name!r} is no space; spaces are A1 to M13")
    return (int(row) - 1) * SIDE + column


def spaces(names: str) -> list[int]:
    return [space(name) for name in names.split()]


def distance(a: int, b: int) -> int:
    """Steps up, down, left or right, whatever is in between."""
    across, down = a % SIDE - b % SIDE, a // SIDE - b // SIDE
    return (across if across > 0 else -across) + (down if down > 0 else -down)


SPACE_NAMES: Final[list[str]] = [f"{COLUMN_NAMES[at % SIDE]}{at // SIDE + 1}" for at in range(SPACES)]
CROWN_SPACE: Final = 84  # G7 (CD-3.2)
TUNNELS: Final[list[int]] = spaces("G3 K7 G11 C7")  # CD-3.9, clockwise (CD-3.10)
HOME_POINTS: Final[list[int]] = spaces("A1 M1 M13 A13")  # CD-3.6, by territory
GATES: Final[list[int]] = spaces("E5 I5 I9 E9")  # CD-3.8
WALL_SLOTS: Final[list[list[int]]] = [  # CD-3.7
    spaces("E1 E2 E3 E4 A5 B5 C5 D5"),
    spaces("I1 I2 I3 I4 J5 K5 L5 M5"),
    spaces("J9 K9 L9 M9 I10 I11 I12 I13"),
    spaces("A9 B9 C9 D9 E10 E11 E12 E13"),
]


def area_at(at: int) -> int:
    """CD-3.2 to CD-3.4: the board is a grid of three by three areas, five, three and five spaces wide."""
    across = band(at % SIDE)
    down = band(at // SIDE)
    return (
        (NORTH_WEST, NORTH_ARM, NORTH_EAST),
        (WEST_ARM, FORTRESS, EAST_ARM),
        (SOUTH_WEST, SOUTH_ARM, SOUTH_EAST),
    )[down][across]


def band(line: int) -> int:
    """0 before the Fortress, 1 beside it, 2 behind it."""
    return 0 if line < 5 else 1 if line < 8 else 2


def kind_at(at: int) -> int:
    area = area_at(at)
    if area == FORTRESS:
        return CENTRE if at == CROWN_SPACE else RUIN
    if area >= TERRITORIES:
        return TUNNEL if at in TUNNELS else WILD
    if at in WALL_SLOTS[area]:
        return WALL_SLOT
    return HOME_POINT if at in HOME_POINTS else GATE if at in GATES else PLAIN


def step(at: int, direction: int) -> int:
    """The next space in a direction; beyond the edge there is none."""
    column, row = at % SIDE, at // SIDE
    if direction == UP:
        return at - SIDE if row else NOWHERE
    if direction == DOWN:
        return at + SIDE if row < SIDE - 1 else NOWHERE
    if direction == LEFT:
        return at - 1 if column else NOWHERE
    return at + 1 if column < SIDE - 1 else NOWHERE


def landing(at: int, direction: int, far: int) -> int:
    """CD-6.11 Where the dragon comes down: for it the board goes on at the opposite edge."""
    column, row = at % SIDE, at // SIDE
    if direction <= DOWN:
        row += far if direction == DOWN else -far
    else:
        column += far if direction == RIGHT else -far
    return row % SIDE * SIDE + column % SIDE


AREA: Final[list[int]] = [area_at(at) for at in range(SPACES)]
KIND: Final[list[int]] = [kind_at(at) for at in range(SPACES)]
# CD-3.12, CD-7.2: neither a tunnel nor in the Fortress
ORDINARY: Final[list[bool]] = [KIND[at] <= WILD for at in range(SPACES)]
# the territory that a space is in, or NOWHERE
TERRITORY: Final[list[int]] = [AREA[at] if AREA[at] < TERRITORIES else NOWHERE for at in range(SPACES)]
# CD-3.10 the number of the tunnel on a space, or NOWHERE
TUNNEL_AT: Final[list[int]] = [TUNNELS.index(at) if at in TUNNELS else NOWHERE for at in range(SPACES)]

# spaces that share an edge, in the order up, down, left, right (CD-7.1)
NEIGHBOURS: Final[list[list[int]]] = [
    [step(at, way) for way in range(4) if step(at, way) != NOWHERE] for at in range(SPACES)
]
# spaces at distance 2 or 3, the range of archers (CD-12.6)
SHOTS: Final[list[list[int]]] = [
    [to for to in range(SPACES) if 2 <= distance(at, to) <= FARTHEST_SHOT] for at in range(SPACES)
]
# where each flight ends: LANDING[(space * 4 + direction) * 6 + far - 1]
LANDING: Final[list[int]] = [
    landing(at, way, far) for at in range(SPACES) for way in range(4) for far in range(1, LONGEST_FLIGHT + 1)
]

# of each territory: all its spaces, and those that take a castle (CD-10.5)
LAND: Final[list[list[int]]] = [[at for at in range(SPACES) if AREA[at] == land] for land in range(TERRITORIES)]
CASTLE_GROUND: Final[list[list[int]]] = [[at for at in LAND[land] if KIND[at] == PLAIN] for land in range(TERRITORIES)]


def flight(at: int, direction: int, far: int) -> int:
    """`landing`, looked up."""
    return LANDING[(at * 4 + direction) * LONGEST_FLIGHT + far - 1]


def territories_in_use(seats: int) -> tuple[int, ...]:
    """CD-3.13 The territories of a game, in turn order from the first player (CD-4.4)."""
    if seats == 2:
        return NORTH_WEST, SOUTH_EAST
    return (NORTH_WEST, NORTH_EAST, SOUTH_EAST) if seats == 3 else (NORTH_WEST, NORTH_EAST, SOUTH_EAST, SOUTH_WEST)
