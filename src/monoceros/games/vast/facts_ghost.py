"""Questions about the Ghost and the Cave Ghost: Artifacts, Ghost tiles, Influence, what she can move (59, 60)."""

from __future__ import annotations

from monoceros.games.vast import tables_ghost as g
from monoceros.games.vast.facts import (
    in_forest,
    kind_of,
    open_spaces,
    passable,
    space_distance,
    space_of,
    way_to,
)
from monoceros.games.vast.facts_push import is_free, may_push, may_push_token
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    ARTIFACT_TOKEN,
    CAVE_GHOST,
    EMPTY,
    EYE_PIECE,
    FANGS_PIECE,
    FIRST_TERRAIN,
    GHOST,
    GHOST_PIECE,
    GHOUL_PIECE,
    GOBLINS,
    PIECE_ROLE,
    ROLE_PIECE,
    ROW,
    SHADOW,
    TILES,
    UNICORN_PIECE,
    VILE_GHOUL,
    WAYS,
)

# -- Artifacts and Ghost tiles ---


def is_ghost_tile(s: State, tile: int) -> bool:
    """T2 A Lit tile with the Ghost sign."""
    return kind_of(s, tile) != EMPTY and s.terms.tile_ghost[s.face[tile]] == 1


def artifacts_on(s: State, tile: int) -> int:
    """How many Artifacts lie on a tile, locked or not."""
    return s.ghost.artifact_at.count(tile) if s.tokens[tile] & ARTIFACT_TOKEN else 0


def loose_on(s: State, tile: int) -> int:
    """An Artifact on a tile that is not locked; EMPTY if there is none."""
    if s.tokens[tile] & ARTIFACT_TOKEN:
        for artifact in range(g.ARTIFACTS):
            if s.ghost.artifact_at[artifact] == tile and not s.ghost.locked[artifact]:
                return artifact
    return EMPTY


def is_locked_tile(s: State, tile: int) -> bool:
    """Is an Artifact locked on this tile?"""
    if not s.tokens[tile] & ARTIFACT_TOKEN:
        return False
    return any([s.ghost.artifact_at[each] == tile and s.ghost.locked[each] == 1 for each in range(g.ARTIFACTS)])


def can_lock(s: State, tile: int) -> bool:
    """VF-59.9a"""
    return is_ghost_tile(s, tile) and not is_locked_tile(s, tile)


def artifact_of(s: State, role: int) -> int:
    """VF-59.10 The Artifact that a player carries; EMPTY if it carries none."""
    at = s.ghost.artifact_at
    return at.index(g.CARRIED + role) if g.CARRIED + role in at else EMPTY


def owner_of(s: State, piece: int) -> int:
    """The role that a piece belongs to; all Tribes are the Goblins'."""
    if piece == UNICORN_PIECE and s.terms.shadow_level:
        return SHADOW
    if piece == GHOUL_PIECE and s.terms.seat_of[VILE_GHOUL] != EMPTY:
        return VILE_GHOUL
    return PIECE_ROLE[piece]


def locked_artifacts(s: State) -> int:
    return sum(s.ghost.locked)


# -- statistics (VF-59.3, VF-59.4a) ---


def ghost_movement(s: State) -> int:
    return s.terms.ghost.movement[s.ghost.focus] + (g.CARD_MOVEMENT if s.ghost.roused else 0)


def ghost_influence(s: State) -> int:
    """VF-60.6e The Cave Ghost has always the same."""
    if s.terms.seat_of[CAVE_GHOST] != EMPTY:
        return g.CAVE_GHOST_INFLUENCE
    return s.terms.ghost.influence[s.ghost.focus] + (g.CARD_INFLUENCE if s.ghost.roused else 0)


# -- moving (VF-59.5) ---


def ghost_tiles_in_reach(s: State, steps: int) -> list[int]:
    """Tiles on which she can end, as the crow flies: walls, pieces and open spaces do not hold her up."""
    here = s.stands[GHOST_PIECE]
    found: list[int] = []
    for tile in range(TILES):
        if s.at[tile] == EMPTY or tile == here:
            continue
        if space_distance(s.at[here], s.at[tile]) <= steps and can_haunt(s, tile):
            found.append(tile)
    return found


def can_haunt(s: State, tile: int) -> bool:
    """VF-59.5 Not with Artifacts, and not with a piece that carries one."""
    if s.tokens[tile] & ARTIFACT_TOKEN:
        return False
    for piece in range(GHOST_PIECE):
        if s.stands[piece] == tile and artifact_of(s, owner_of(s, piece)) != EMPTY:
            return False
    return True


def may_win(s: State) -> bool:
    """VF-59.1, VF-64.4 Would entering the Entrance win now?"""
    if s.terms.seat_of[GHOST] == EMPTY:
        return False
    locked, goal = locked_artifacts(s), s.terms.ghost.goal
    return locked >= goal and (not s.terms.ghost.focused or s.ghost.rested or locked > goal)


# -- Telekinesis (VF-59.6) ---


def lines_to(s: State, tile: int) -> list[int]:
    """The ways that lead straight toward her or away from her; from her own space all four do."""
    here = s.stands[GHOST_PIECE]
    if tile == here:
        return [0, 1, 2, 3]
    way = way_to(s, tile, here)
    return [] if way == EMPTY else [way, way ^ 2]


def object_tile(s: State, thing: int) -> int:
    """Where an object is, by its number in tables_ghost; EMPTY if it is nowhere to be moved."""
    if thing < g.ARTIFACT_OBJECT:
        tile = s.stands[thing]
    elif thing < g.GEM_OBJECT:
        tile = s.ghost.artifact_at[thing - g.ARTIFACT_OBJECT]
    elif thing < g.TREASURE_OBJECT:
        tile = s.dragon.gem_at[thing - g.GEM_OBJECT]
    else:
        tile = thing - g.TREASURE_OBJECT
    return tile if 0 <= tile < TILES and s.at[tile] != EMPTY else EMPTY


def objects(s: State) -> list[int]:
    """VF-59.6a, VF-59.6c, VF-59.14 Pieces, loose Artifacts, Gems and Treasures on the map."""
    found = [piece for piece in range(GHOST_PIECE) if object_tile(s, piece) != EMPTY]
    for artifact in range(g.ARTIFACTS):
        if not s.ghost.locked[artifact] and object_tile(s, g.ARTIFACT_OBJECT + artifact) != EMPTY:
            found.append(g.ARTIFACT_OBJECT + artifact)
    for gem in range(len(s.dragon.gem_at)):
        if object_tile(s, g.GEM_OBJECT + gem) != EMPTY:
            found.append(g.GEM_OBJECT + gem)
    return found + [g.TREASURE_OBJECT + tile for tile in range(TILES) if s.treasures[tile]]


def landing(s: State, thing: int, way: int, most: int) -> int:
    """Section 7, VF-59.6d How many spaces this way an object has to be moved to come to rest; 0: it cannot be moved.

    Pieces go one space. Tokens pass over pieces, but do not stop with them; an Artifact stops where it is locked.
    """
    tile = object_tile(s, thing)
    if shelters(s, tile):
        return 0
    if thing < g.ARTIFACT_OBJECT:
        return 1 if most > 0 and may_push(s, thing, tile, way) else 0
    for spaces in range(1, most + 1):
        if not may_push_token(s, tile, way):
            return 0
        tile = s.near[WAYS * tile + way]
        if is_free(s, tile) or (thing < g.GEM_OBJECT and can_lock(s, tile)):
            return spaces
    return 0


def shelters(s: State, tile: int) -> bool:
    """VF-65.12 A Mushroom Forest that she is not in herself."""
    return in_forest(tile) and not in_forest(s.stands[GHOST_PIECE])


def may_pass_wall(s: State, thing: int, way: int) -> bool:
    """VF-59.6d With Influence 3 an Artifact passes one wall, as its only move of the turn."""
    if not g.ARTIFACT_OBJECT <= thing < g.GEM_OBJECT or ghost_influence(s) < g.WALL_INFLUENCE:
        return False
    tile = object_tile(s, thing)
    return s.near[WAYS * tile + way] != EMPTY and not passable(s, tile, way) and spaces_moved(s, thing) == 0


def spaces_moved(s: State, thing: int) -> int:
    """In this turn."""
    for moved, spaces in s.ghost.moved:
        if moved == thing:
            return spaces
    return 0


def spaces_left(s: State, thing: int) -> int:
    """VF-59.6b At most Influence objects, each at most Influence spaces in a turn."""
    influence = ghost_influence(s)
    for moved, spaces in s.ghost.moved:
        if moved == thing:
            return influence - spaces
    return influence if len(s.ghost.moved) < influence else 0


# -- Possession (VF-59.7, VF-59.11) ---


def is_warded(s: State) -> bool:
    """VF-59.11 A piece on a Ghost tile with a locked Artifact forbids revealing Possession cards."""
    return any([s.stands[piece] != EMPTY and is_locked_tile(s, s.stands[piece]) for piece in range(GHOST_PIECE)])


def has_card(s: State, role: int) -> bool:
    """VF-59.11 Is this a card that a Mental Block would keep from her?"""
    return role in s.ghost.cards or (s.ghost.chosen == role and not s.ghost.shown)


def is_beside_ghost(s: State, role: int) -> bool:
    """VF-59.11 In her space or adjacent."""
    there = s.stands[GHOST_PIECE]
    if there == EMPTY:
        return False
    pieces = range(FANGS_PIECE, EYE_PIECE + 1) if role == GOBLINS else (ROLE_PIECE[role],)
    for piece in pieces:
        if piece == EMPTY or not is_on_map(s, piece):
            continue
        if space_distance(s.at[s.stands[piece]], s.at[there]) <= 1:
            return True
    return False


def block_price(s: State, role: int) -> int:
    """T21"""
    return ghost_influence(s) + s.terms.ghost.card_price[role]


# -- the Cave Ghost (section 60) ---


def isolation(s: State, piece: int) -> int:
    """VF-60.3 The ring distance to a piece."""
    return ring_distance(s.at[s.stands[GHOST_PIECE]], s.at[s.stands[piece]])


def ring_distance(a: int, b: int) -> int:
    columns = a % ROW - b % ROW
    rows = a // ROW - b // ROW
    return max(columns if columns > 0 else -columns, rows if rows > 0 else -rows)


def closest_isolation(s: State) -> int:
    """VF-60.4 To the closest piece; 0 if there is none."""
    found = [isolation(s, piece) for piece in range(GHOST_PIECE) if is_on_map(s, piece)]
    return min(found, default=0)


def ghost_tiles_on_map(s: State) -> int:
    """VF-60.4 Dark ones included: everybody knows which they are."""
    faces = s.terms.tile_ghost
    return len([1 for tile in range(FIRST_TERRAIN) if s.at[tile] != EMPTY and faces[s.face[tile]] == 1])


def is_around(s: State, space: int) -> bool:
    """VF-60.6b Is it one of the eight spaces around her?"""
    return ring_distance(s.at[s.stands[GHOST_PIECE]], space) == 1


def ring_edges(s: State) -> list[int]:
    """VF-60.6c Open spaces around her that touch the map, as 4 * tile + way."""
    return [edge for edge in open_spaces(s) if is_around(s, space_of(s, edge))]


def role_isolation(s: State, role: int) -> int:
    """VF-60.7 To the closest piece of a player; too far if it has none on the map."""
    pieces = range(FANGS_PIECE, EYE_PIECE + 1) if role == GOBLINS else (ROLE_PIECE[role],)
    found = [isolation(s, piece) for piece in pieces if piece != EMPTY and is_on_map(s, piece)]
    return min(found, default=g.FARTHEST + 1)


def is_on_map(s: State, piece: int) -> bool:
    """Lurking Tribes stand beside it."""
    return s.stands[piece] >= 0 and s.at[s.stands[piece]] != EMPTY


def possession_price(s: State, role: int) -> int:
    """VF-60.7"""
    tables = s.terms.ghost
    return tables.isolation_price[role_isolation(s, role)] + tables.card_value[role]


def possessable(s: State, coins: int) -> list[int]:
    """VF-60.6e, VF-60.7 Players whom the Cave Ghost can reach and pay for, each once a turn."""
    found: list[int] = []
    for role in s.ghost.cards:
        if s.ghost.used >> role & 1 or s.gone >> s.terms.seat_of[role] & 1:
            continue
        if role_isolation(s, role) <= g.FARTHEST and possession_price(s, role) <= coins:
            found.append(role)
    return found


def possession_number(s: State) -> int:
    """T22 Alone in the Dark II: the value of the card she has chosen; her own is worth 1 more than her Influence."""
    chosen = s.ghost.chosen
    if chosen == g.NO_CARD:
        return ghost_influence(s)
    return ghost_influence(s) + 1 if chosen == GHOST else s.terms.ghost.card_value[chosen]
