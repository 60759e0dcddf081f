"""Numbers and names of the game, and `Terms`: the flat tables that the rules read. Made from the content.

Everything is a number. A *tile* is a piece of the cave in this game: 0 is the Entrance, then the others in the order in
which they lay in the stack, then the squares of the Terrain. A *face* is what is printed on a Cave tile, a row of T1:
which face a tile has is hidden while it is Dark, so nothing but `State.face` may depend on it. A *space* is a square of
the endless grid. EMPTY is nobody, nothing, nowhere.
"""

from __future__ import annotations

from typing import Any, Final

from monoceros.games.vast.tables_cave import CaveTables
from monoceros.games.vast.tables_dragon import DragonTables
from monoceros.games.vast.tables_ghost import GhostTables
from monoceros.games.vast.tables_ghoul import GhoulTables
from monoceros.games.vast.tables_goblins import GoblinsTables
from monoceros.games.vast.tables_knight import KnightTables
from monoceros.games.vast.tables_thief import ThiefTables

EMPTY: Final = -1
CROWDED: Final = -2  # of a cell: tiles on several of its spaces

# -- roles, in turn order (VF-11.1, VF-11.2), and pieces ---

ROLE_NAMES: Final = (
    "knight",
    "goblins",
    "vile_ghoul",
    "dragon",
    "nightmare",
    "cave",
    "cave_ghost",
    "thief",
    "ghoul",
    "ghost",
    "shadow",
)
KNIGHT: Final = 0
GOBLINS: Final = 1
VILE_GHOUL: Final = 2
DRAGON: Final = 3
NIGHTMARE: Final = 4
CAVE: Final = 5
CAVE_GHOST: Final = 6
THIEF: Final = 7
GHOUL: Final = 8
GHOST: Final = 9
SHADOW: Final = 10  # the Shadow Unicorn: no player, but he takes turns (VF-11.3)
ROLES: Final = 11

PIECE_NAMES: Final = ("knight", "fangs", "bones", "eye", "dragon", "unicorn", "thief", "ghoul", "ghost")
KNIGHT_PIECE: Final = 0
FANGS_PIECE: Final = 1
BONES_PIECE: Final = 2
EYE_PIECE: Final = 3
DRAGON_PIECE: Final = 4
UNICORN_PIECE: Final = 5  # the Nightmare Unicorn or the Shadow Unicorn: never both (VF-11.8)
THIEF_PIECE: Final = 6
GHOUL_PIECE: Final = 7  # or the Vile Ghoul
GHOST_PIECE: Final = 8  # or the Cave Ghost
PIECES: Final = 9
PIECE_ROLE: Final[list[int]] = [KNIGHT, GOBLINS, GOBLINS, GOBLINS, DRAGON, NIGHTMARE, THIEF, GHOUL, GHOST]

ROLE_PIECE: Final[list[int]] = [  # EMPTY: none, or (Goblins) three
    KNIGHT_PIECE,
    EMPTY,
    GHOUL_PIECE,
    DRAGON_PIECE,
    UNICORN_PIECE,
    EMPTY,
    GHOST_PIECE,
    THIEF_PIECE,
    GHOUL_PIECE,
    GHOST_PIECE,
    UNICORN_PIECE,
]

# -- the grid (VF-1.1) ---

# Ways, clockwise. A space is (y + 100) * 200 + x + 100. The map is one connected set of at most 79 squares with the
# Entrance at (0, 0), so no tile is further than 78 from it: looking a few squares further stays inside.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
WAYS: Final = 4
WAY_NAMES: Final = ("N", "E", "S", "W")
ROW: Final = 200
CELLS: Final = 256  # spaces share these cells, so many that two tiles seldom do
STEP: Final[list[int]] = [ROW, 1, -ROW, -1]  # from a space to its neighbour
DIAGONAL: Final[list[int]] = [ROW + 1, 1 - ROW, -ROW - 1, ROW - 1]  # NE, SE, SW, NW
ORIGIN: Final = 100 * ROW + 100  # the space of the Entrance

# -- tiles ---

ENTRANCE: Final = 0  # the tile, and its face
FACES: Final = 58  # rows of T1, then the Ghost tiles of T2
CAVE_TILES: Final = 58  # numbers 0 to 57 are Cave tiles; not all are in every game
FIRST_TERRAIN: Final = 58  # squares of Terrain: canyon 3, lake 4, magma 3, forest 4, pits 1 each, river 4
TILES: Final = 79

KIND_NAMES: Final = ("entrance", "ambush", "event", "treasure", "vault", "crystal", "ghost")
ENTRANCE_KIND: Final = 0
AMBUSH: Final = 1
EVENT: Final = 2
TREASURE_ROOM: Final = 3
VAULT: Final = 4
CRYSTAL: Final = 5

SYMBOL_NAMES: Final = ("fangs", "bones", "eye", "none")
FANGS: Final = 0
BONES: Final = 1
EYE: Final = 2
NO_SYMBOL: Final = 3

SHAPE_NAMES: Final = ("open", "side", "corner", "tunnel", "dead")
OPEN: Final = 0
SIDE: Final = 1
CORNER: Final = 2
TUNNEL: Final = 3
DEAD_END: Final = 4
# VF-1.7, VF-1.8 Walls as bits of ways, by shape * 4 + rotation; rotations that look alike are offered once.
WALLS: Final[list[int]] = [0, 0, 0, 0, 8, 1, 2, 4, 12, 9, 3, 6, 10, 5, 10, 5, 14, 13, 11, 7]
ROTATIONS: Final[list[int]] = [1, 4, 4, 2, 4]  # how many look different, by shape

FACE_IDS: Final = (
    "ENT",
    *[f"A{n:02}" for n in range(1, 16)],
    *[f"E{n:02}" for n in range(1, 16)],
    *[f"T{n:02}" for n in range(1, 7)],
    *[f"V{n:02}" for n in range(1, 7)],
    *[f"C{n:02}" for n in range(1, 10)],
    *[f"G{n:02}" for n in range(1, 7)],
)

# -- Terrain (section 65) ---

TERRAIN_NAMES: Final = ("canyon", "lake", "magma", "forest", "pits", "second pit", "third pit", "river")
CANYON: Final = 0
LAKE: Final = 1
MAGMA: Final = 2
FOREST: Final = 3
PIT: Final = 4  # the first: they are placed together (VF-65.13)
PITS: Final = 3
RIVER: Final = 7
TERRAINS: Final = 8
TERRAIN_FIRST: Final[list[int]] = [58, 61, 65, 68, 72, 73, 74, 75, 79]  # the first square of each, and the end
TERRAIN_OF: Final[list[int]] = [EMPTY] * FIRST_TERRAIN + [
    terrain for terrain in range(TERRAINS) for _ in range(TERRAIN_FIRST[terrain + 1] - TERRAIN_FIRST[terrain])
]  # by tile
BRIDGE: Final = 59  # the middle square of the Canyon
RIVER_MOUTH: Final = 78  # the current runs towards it
# The squares of each Terrain from its first one, as it lies in rotation 0: east, then north of it.
TERRAIN_EAST: Final[list[int]] = [0] * FIRST_TERRAIN + [0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0]
TERRAIN_NORTH: Final[list[int]] = [0] * FIRST_TERRAIN + [0, 1, 2, 0, 0, 1, 1, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 2, 3]
TERRAIN_TURNS: Final[list[int]] = [2, 1, 4, 1, 1, 1, 1, 4]  # rotations that are different

# -- tokens on a tile, as bits of `State.tokens`; Treasures are counted in `State.treasures` ---

CRYSTAL_TOKEN: Final = 1
EVENT_TOKEN: Final = 2
VAULT_TOKEN: Final = 4
CUBE: Final = 8  # a Unicorn cube
OGRE_TOKEN: Final = 16
TROLL_TOKEN: Final = 32
FLAME_WALL: Final = 64
ARTIFACT_TOKEN: Final = 128  # at least one Artifact lies there; which ones is in `Ghost.artifact_at`

# supplies, places in `State.supply`
CRYSTALS: Final = 0
TREASURES: Final = 1
EVENTS: Final = 2
VAULTS: Final = 3
ROCKSLIDES: Final = 4
BOMBS: Final = 5
SUPPLIES: Final = 6
SUPPLY_NAMES: Final = ("crystal", "treasure", "event", "vault", "rockslide", "bomb")

# -- dice (section 6) ---

FACE_RING: Final = 0
FACE_CENTRE: Final = 1
FACE_PLUS: Final = 2
FACE_PLUS_CENTRE: Final = 3
FACE_DIAGONALS: Final = 4
FACE_DIAGONALS_CENTRE: Final = 5
DIE_NAMES: Final = ("ring", "centre", "plus", "plus and centre", "diagonals", "diagonals and centre")
DIE_CENTRE: Final[list[int]] = [0, 1, 0, 1, 0, 1]  # is the centre affected, are the adjacent, the diagonal spaces?
DIE_PLUS: Final[list[int]] = [1, 0, 1, 1, 0, 0]
DIE_DIAGONALS: Final[list[int]] = [1, 0, 0, 0, 1, 1]

# -- Unicorns ---

UNICORN_CARDS: Final = 24
UNICORN_IDS: Final = tuple([f"U{n:02}" for n in range(UNICORN_CARDS)])
NO_TURN: Final = 0  # what a card says of turning
LEFT: Final = 1
RIGHT: Final = 2

STAT_NAMES: Final = ("spirit", "pace", "armor", "clarity", "unbridled", "blast")
SPIRIT: Final = 0
PACE: Final = 1
ARMOR: Final = 2
CLARITY: Final = 3
UNBRIDLED: Final = 4
BLAST: Final = 5
STATS: Final = 6
STAT_SPACES: Final = 8  # more than the upgrade spaces of one statistic, and 0

EASY: Final = 1  # levels of the Shadow Unicorn (VF-35.10)
MEDIUM: Final = 2
HARD: Final = 3
SHADOW_LEVELS: Final = ("none", "easy", "medium", "hard")

DIFFICULTIES: Final = ("easiest", "easy", "standard", "hard", "expert")  # columns of T24

# -- numbers that the rules name ---

START_TILES: Final = 4  # VF-2.3
STACK_PARTS: Final = 3  # VF-2.4
CRYSTALS_A_PART: Final = 3  # VF-2.5
VAULTS_A_PART: Final = 2
GHOSTS_A_PART: Final = 2  # VF-2.7 and so many tiles of each type make room for them
REMOVED_A_TURN: Final = 3  # VF-10.1, VF-10.3
COLLAPSED_CRYSTALS: Final = 5  # VF-8.11
LONGEST_CHAIN: Final = 24  # VF-11.10

# Which tiles may be exchanged without anybody noticing (see view.redeal): where a tile came from.
KNOWN: Final = 0  # the Entrance, Terrain, and what is not in the game
SET_ASIDE: Final = 1  # VF-2.10
AT_START: Final = 2  # the four around the Entrance
FIRST_PART: Final = 3  # 3, 4 and 5: the parts of the stack
GHOST_TILES: Final = 6  # in the Cave Ghost's supply (VF-2.8)
TAKEN_OUT: Final = 7  # so many of each type (VF-2.7, T24)
FIRST_RETURN: Final = 8  # 8 and more: what went under the stack together


class Printed:
    """What is printed on tiles, cards and boards: the same at every table with the same content."""

    __slots__ = (
        "band_armor",
        "band_from",
        "band_spirit",
        "card_angry",
        "card_forward",
        "card_move",
        "card_right",
        "card_turn",
        "cave",
        "cubes",
        "dragon",
        "ghost",
        "ghoul",
        "goblins",
        "knight",
        "levels",
        "lexicon",
        "most_anger",
        "radiance_spaces",
        "shadow_health",
        "start_stat",
        "stat_at",
        "supply",
        "thief",
        "tile_ghost",
        "tile_kind",
        "tile_shape",
        "tile_symbol",
        "upgrade_amount",
        "upgrade_spaces",
        "upgrade_stat",
    )

    def __init__(self) -> None:
        # Cave tiles, by face
        self.tile_ghost: list[int] = []  # 1: it shows the Ghost sign (T2)
        self.tile_kind: list[int] = []
        self.tile_shape: list[int] = []
        self.tile_symbol: list[int] = []
        self.supply: list[int] = []  # of tokens at the start (VF-4.1)
        # Unicorn cards, by number
        self.card_move: list[int] = []  # how far; 0: the card shows no Move
        self.card_turn: list[int] = []  # NO_TURN, LEFT or RIGHT
        self.card_angry: list[int] = []  # 1: angry
        self.card_forward: list[int] = []  # where its grid is marked
        self.card_right: list[int] = []
        # the Nightmare Unicorn's board
        self.start_stat: list[int] = []  # Spirit, Pace, Armor, Clarity
        self.upgrade_stat: list[int] = []  # the 12 upgrade spaces, those of a statistic in the order of filling
        self.upgrade_amount: list[int] = []
        self.stat_at: list[int] = []  # STAT_SPACES * statistic + filled spaces: its value, reckoned from the above
        self.upgrade_spaces: list[int] = []  # of each statistic
        self.radiance_spaces: int = 12
        self.most_anger: int = 3
        self.cubes: int = 21
        # the Shadow Unicorn's board
        self.shadow_health: int = 7
        self.band_from: list[int] = []  # revealed Crystals at which each band begins
        self.band_spirit: list[int] = []
        self.band_armor: list[int] = []
        # the other roles' boards
        self.knight: KnightTables = KnightTables()
        self.goblins: GoblinsTables = GoblinsTables()
        self.dragon: DragonTables = DragonTables()
        self.thief: ThiefTables = ThiefTables()
        self.cave: CaveTables = CaveTables()
        self.ghoul: GhoulTables = GhoulTables()
        self.ghost: GhostTables = GhostTables()
        self.levels: dict[tuple[str, str], dict[str, int]] = {}  # T24: numbers by role and difficulty, for options.py
        self.lexicon: dict[str, Any] = {}  # names, words and icons, for views


class Terms(Printed):
    """What a table plays with: its content and its options. The same for every copy of a state."""

    __slots__ = (
        "alone",
        "ambush_wins",
        "ash",
        "cave_seat",
        "collapse_at",
        "crowded",
        "crystal_goal",
        "death_wins",
        "escapes",
        "flares",
        "has_events",
        "hunter",
        "kept",
        "one_tile",
        "plunder",
        "radiance_goal",
        "role_of",
        "row",
        "seat_of",
        "set_aside",
        "shadow_level",
        "simple",
        "simple_way",
        "slow_collapse",
        "switching",
        "target",
        "terrain",
        "unicorn_health",
    )

    def __init__(self) -> None:
        super().__init__()
        # who plays, and how (see options.py)
        self.role_of: list[int] = []  # of each seat, in turn order
        self.seat_of: list[int] = [EMPTY] * ROLES  # of each role; EMPTY: nobody plays it
        self.alone: bool = False  # VF-10.4 a solo game with Alone in the Dark (I or II)
        self.has_events: bool = False  # VF-2.11 a Knight plays: Event tokens and cards are used
        self.radiance_goal: int = 9  # VF-25.7
        self.unicorn_health: int = 5  # VF-12.9
        self.collapse_at: int = COLLAPSED_CRYSTALS
        self.shadow_level: int = 0  # EASY, MEDIUM or HARD; 0: no Shadow Unicorn
        self.hunter: int = EMPTY  # the seat that must kill a Unicorn (VF-34.2, VF-22.1)
        self.plunder: int = EMPTY  # the seat that holds Past Plunder (VF-32.4)
        self.kept: int = 0  # roles whose records a copy needs, as bits: all that are played, or possessed (VF-59.8)
        self.cave_seat: int = EMPTY  # who plays the Cave or the Cave Ghost (VF-3.9, VF-8.11)
        self.flares: int = 0  # roles that have Flare (T22), as bits
        self.ash: bool = False  # Ash Dragon (T22)
        self.one_tile: bool = False  # VF-10.6
        self.slow_collapse: bool = False  # VF-64.2
        self.crowded: bool = False  # VF-64.1 Crowded House
        # victory conditions of this table (sections 61 to 63)
        self.target: list[int] = [EMPTY] * ROLES  # by role: the role that it must kill
        self.crystal_goal: list[int] = [0] * ROLES  # by role: Crystal tokens that it must smash; 0: none
        self.escapes: int = 0  # roles that must enter the Entrance besides, as bits
        self.death_wins: list[int] = [0] * ROLES  # by role: seats that win if it dies, however, as bits
        self.ambush_wins: int = 0  # seats that win if an Ambush kills the Knight, as bits (VF-32.5)
        self.terrain: bool = False  # VF-65.2
        self.set_aside: int = 0  # VF-2.10
        self.simple: bool = False  # VF-24.1
        self.simple_way: int = NORTH  # VF-24.2
        self.switching: bool = False  # VF-24.3 may he switch between the readings?
        self.row: bytes = b""  # all this as observations have it
