"""Questions about the Dragon's powers: what each can do where he is (T15). One that can do nothing is not offered."""

from __future__ import annotations

from monoceros.games.vast import tables_dragon as d
from monoceros.games.vast.effects_gems import flame_wall_at
from monoceros.games.vast.facts import (
    base_of,
    impassable,
    in_forest,
    is_dark,
    others_on,
    passable,
    tile_at,
    visible,
)
from monoceros.games.vast.facts_dragon import can_burrow, dragon_armor, gems_on, slithers
from monoceros.games.vast.facts_ghoul import ghoul_defense
from monoceros.games.vast.facts_knight import has_rocks, wall_between
from monoceros.games.vast.facts_push import can_come_to_rest, may_push, may_push_token
from monoceros.games.vast.facts_terrain import can_open
from monoceros.games.vast.picks_dragon import THINGS, TREASURE_THING
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    CRYSTAL_TOKEN,
    DIAGONAL,
    DRAGON_PIECE,
    EMPTY,
    ENTRANCE,
    EYE_PIECE,
    FANGS_PIECE,
    FIRST_TERRAIN,
    GHOST_PIECE,
    GHOUL_PIECE,
    KNIGHT_PIECE,
    PIECES,
    STEP,
    WAYS,
)


def can_use(s: State, power: int) -> bool:
    """Its price apart."""
    here = s.stands[DRAGON_PIECE]
    if power == d.CLAW:
        return bool(claw_victims(s, [here, *around(s, here)]))
    if power in (d.FLAME, d.SCORCH):
        return bool(dark_among(s, around(s, here))) or (power == d.FLAME and is_dark(s, here))
    if power == d.WING:
        return bool(flights(s, d.WING_MOVE, True)) or bool(wall_flights(s))
    if power == d.HISS:
        return bool(hissable(s))
    if power == d.SLITHER:
        return bool(slithers(s))
    if power == d.SWAT:
        return bool(swattable(s))
    if power == d.BURN:
        return bool(dark_tiles(s))
    if power == d.SLAP:
        return can_slap(s)
    if power == d.SHRIEK:
        return not s.dragon.shriek
    if power == d.SCRATCH:
        return bool(claw_victims(s, [here]))
    if power == d.FLAME_WALL_POWER:
        return flame_wall_at(s) == EMPTY and bool(wall_tiles(s))
    if power == d.SMASH:
        return bool(s.tokens[here] & CRYSTAL_TOKEN)
    return bool([tile for tile in [here, *around(s, here)] if base_of(tile) != ENTRANCE])


def around(s: State, tile: int) -> list[int]:
    """The tiles on the surrounding spaces (VF-1.2)."""
    found = [tile_at(s, s.at[tile] + by) for by in STEP] + [tile_at(s, s.at[tile] + by) for by in DIAGONAL]
    return [other for other in found if other != EMPTY]


def dark_among(s: State, tiles: list[int]) -> list[int]:
    return [tile for tile in tiles if is_dark(s, tile)]


def dark_tiles(s: State) -> list[int]:
    return [tile for tile in range(FIRST_TERRAIN) if s.at[tile] != EMPTY and is_dark(s, tile)]


# -- whom he can hurt ---


def claw_victims(s: State, tiles: list[int]) -> list[int]:
    """The pieces on these tiles that Claw or Scratch reach: the Forest protects, unless he is there too (VF-65.12)."""
    here = s.stands[DRAGON_PIECE]
    found: list[int] = []
    for piece in range(PIECES):
        tile = s.stands[piece]
        if tile not in tiles or piece in (DRAGON_PIECE, GHOST_PIECE):
            continue
        if tile == here or not (in_forest(here) or in_forest(tile)):
            found.append(piece)
    return found


def hissable(s: State) -> list[int]:
    """T15 Tribes on the map, VF-65.12 not in the Forest."""
    here = s.stands[DRAGON_PIECE]
    found: list[int] = []
    for piece in range(FANGS_PIECE, EYE_PIECE + 1):
        tile = s.stands[piece]
        if tile != EMPTY and (tile == here or not (in_forest(here) or in_forest(tile))):
            found.append(piece)
    return found


def can_slap(s: State) -> bool:
    """T15 The Knight on an adjacent space, who can be moved; VF-46.2 walls between them do not matter."""
    here, knight = s.stands[DRAGON_PIECE], s.stands[KNIGHT_PIECE]
    if knight == EMPTY or in_forest(here) or in_forest(knight) or s.at[knight] - s.at[here] not in STEP:
        return False
    return any([may_push(s, KNIGHT_PIECE, knight, way) for way in range(WAYS)])


# -- what he can move or place ---


def swattable(s: State) -> list[int]:
    """T15 THINGS * tile + thing: Gems and Treasures on adjacent spaces that can go somewhere."""
    here = s.stands[DRAGON_PIECE]
    found: list[int] = []
    for way in range(WAYS):
        tile = s.near[WAYS * here + way]
        if tile == EMPTY or not can_be_swatted(s, tile):
            continue
        found += [THINGS * tile + gem for gem in gems_on(s, tile)]
        if s.treasures[tile]:
            found.append(THINGS * tile + TREASURE_THING)
    return sorted(found)


def can_be_swatted(s: State, tile: int) -> bool:
    for way in range(WAYS):
        if may_push_token(s, tile, way) and can_come_to_rest(s, s.near[WAYS * tile + way], d.SWAT_REACH - 1):
            return True
    return False


def wall_tiles(s: State) -> list[int]:
    """T15 Adjacent tiles that he sees, for the Flame Wall."""
    here = s.stands[DRAGON_PIECE]
    near = [s.near[WAYS * here + way] for way in range(WAYS)]
    return [tile for tile in near if tile != EMPTY and not impassable(tile) and visible(s, here, tile)]


# -- where he can go ---


def flights(s: State, reach: int, wing: bool) -> list[int]:
    """VF-45.5, T15 Straight moves: FREE_MOVE * way + spaces - 1. On his Wings he crosses the Canyon (VF-65.8)."""
    here = s.stands[DRAGON_PIECE]
    found: list[int] = []
    for way in range(WAYS):
        tile = here
        if s.dragon.underground and can_open(s, here, way):  # VF-65.6
            found.append(d.FREE_MOVE * way)
        elif wing and crosses_canyon(s, here, way):
            found.append(d.FREE_MOVE * way + 1)
        for steps in range(reach):
            if not can_burrow(s, tile, way) or not may_share(s, s.near[WAYS * tile + way]):
                break
            found.append(d.FREE_MOVE * way + steps)
            tile = s.near[WAYS * tile + way]
    return found


def crosses_canyon(s: State, here: int, way: int) -> bool:
    """Surfaced, over an outer space onto the one behind it."""
    outer = s.near[WAYS * here + way]
    if s.dragon.underground or outer == EMPTY or not impassable(outer) or not passable(s, here, way):
        return False
    beyond = s.near[WAYS * outer + way]
    return can_burrow(s, outer, way) and may_share(s, beyond)


def wall_flights(s: State) -> list[int]:
    """T15 Ways in which his Wings carry him through a wall."""
    here = s.stands[DRAGON_PIECE]
    found: list[int] = []
    if s.dragon.underground:
        return found
    for way in range(WAYS):
        tile = s.near[WAYS * here + way]
        if tile == EMPTY or is_dark(s, tile) or impassable(tile) or not may_share(s, tile):
            continue
        if wall_between(s, here, way) and not has_rocks(s, here, way):
            found.append(way)
    return found


def may_share(s: State, tile: int) -> bool:
    """VF-57.2c, VF-48.1 Surfaced he enters a Ghoul's space only with Armor greater than its Defense."""
    if s.dragon.underground or GHOUL_PIECE not in others_on(s, tile, DRAGON_PIECE):
        return True
    return dragon_armor(s) > ghoul_defense(s)
