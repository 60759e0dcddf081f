"""Questions about what Omens can do (section 54; what the Cave Ghost has instead is in facts_ghost)."""

from __future__ import annotations

from monoceros.games.vast import tables_cave as c
from monoceros.games.vast import tables_ghost as g
from monoceros.games.vast.facts import in_forest, is_lit, kind_of, passable
from monoceros.games.vast.facts_dragon import can_fall
from monoceros.games.vast.facts_ghost import can_lock, has_card, is_around, object_tile
from monoceros.games.vast.facts_goblins import can_be_spored
from monoceros.games.vast.facts_push import can_come_to_rest, is_free, may_push, may_push_token
from monoceros.games.vast.facts_thief import has_upgrade
from monoceros.games.vast.facts_unicorn import removable_upgrades
from monoceros.games.vast.state import DARK, State
from monoceros.games.vast.tables import (
    CAVE,
    CAVE_GHOST,
    DRAGON,
    EMPTY,
    ENTRANCE,
    EVENT,
    EVENT_TOKEN,
    EVENTS,
    EYE_PIECE,
    FIRST_TERRAIN,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    KNIGHT_PIECE,
    NIGHTMARE,
    ROCKSLIDES,
    ROLE_PIECE,
    ROTATIONS,
    TERRAIN_OF,
    THIEF,
    TILES,
    VILE_GHOUL,
    WALLS,
    WAYS,
)


def in_reach(s: State, space: int) -> bool:
    """VF-60.6b The Cave reaches everything, the Cave Ghost what is around her."""
    return s.turn != CAVE_GHOST or is_around(s, space)


# -- Giant Bats (VF-54.3, VF-55.4) ---


def bat_pieces(s: State) -> list[int]:
    """The Knight and Tribes that can be moved at all; the Forest hides whoever is in it (VF-65.12)."""
    return [piece for piece in range(KNIGHT_PIECE, EYE_PIECE + 1) if bats_reach(s, piece)]


def bats_reach(s: State, piece: int) -> bool:
    tile = s.stands[piece]
    if tile == EMPTY or s.at[tile] == EMPTY or in_forest(tile):
        return False
    return any([may_push(s, piece, tile, way) for way in range(WAYS)])


def bat_treasures(s: State) -> list[int]:
    """Tiles with a Treasure token that can be moved."""
    return [tile for tile in range(TILES) if s.treasures[tile] and not in_forest(tile) and token_moves(s, tile)]


def token_moves(s: State, tile: int) -> bool:
    for way in range(WAYS):
        if may_push_token(s, tile, way) and can_come_to_rest(s, s.near[WAYS * tile + way], c.BATS_REACH - 1):
            return True
    return False


def bat_artifacts(s: State) -> list[int]:
    """T21 Loose Artifacts, while the Ghost plays the Cave's turn."""
    if s.possessed != CAVE:
        return []
    return [artifact for artifact in range(g.ARTIFACTS) if not s.ghost.locked[artifact] and artifact_ways(s, artifact)]


def artifact_ways(s: State, artifact: int) -> list[int]:
    """Where the Bats can take it: not to a piece, but where it would be locked."""
    tile = object_tile(s, g.ARTIFACT_OBJECT + artifact)
    if tile == EMPTY or in_forest(tile):
        return []
    found: list[int] = []
    for way in range(WAYS):
        other = s.near[WAYS * tile + way]
        if may_push_token(s, tile, way) and (is_free(s, other) or can_lock(s, other)):
            found.append(way)
    return found


# -- Rockslide (VF-54.4) ---


def rock_borders(s: State) -> list[int]:
    """Borders without walls between two tiles that are not both Dark, each once, as 4 * tile + way."""
    found: list[int] = []
    for tile in range(TILES):
        if s.at[tile] != EMPTY:
            found += [edge for edge in borders_of(s, tile) if takes_rocks(s, edge)]
    return found


def borders_of(s: State, tile: int) -> list[int]:
    """Of a tile to those after it in number."""
    return [WAYS * tile + way for way in range(WAYS) if s.near[WAYS * tile + way] > tile]


def takes_rocks(s: State, edge: int) -> bool:
    tile, other = edge // WAYS, s.near[edge]
    if s.lit[tile] == DARK and s.lit[other] == DARK:
        return False
    if tile >= FIRST_TERRAIN and TERRAIN_OF[tile] == TERRAIN_OF[other]:
        return False  # in the middle of Terrain there is no border
    return passable(s, tile, edge % WAYS)


def rocks_placed(s: State) -> list[int]:
    """The Rockslides on the map."""
    return [WAYS * tile + way for tile in range(TILES) for way in range(WAYS) if s.rocks[tile] >> way & 1]


def must_move_rocks(s: State) -> bool:
    return s.supply[ROCKSLIDES] == 0


# -- Soporific Spores (VF-54.5, VF-55.3) ---


def spore_roles(s: State) -> list[int]:
    """Players to whom they would do something."""
    found: list[int] = []
    for role in s.terms.role_of:
        if not s.gone >> s.terms.seat_of[role] & 1 and has_to_lose(s, role) and not is_sheltered(s, role):
            found.append(role)
    return found


def has_to_lose(s: State, role: int) -> bool:
    if role == KNIGHT:
        return s.knight.grit > 0
    if role == GOBLINS:
        return can_be_spored(s)
    if role == DRAGON:
        return can_fall(s)
    if role == THIEF:
        return has_upgrade(s)
    if role == NIGHTMARE:
        return bool(removable_upgrades(s))
    if role in (GHOUL, VILE_GHOUL):
        return s.ghoul.fury > 0
    return role == GHOST and s.possessed == EMPTY and has_card(s, CAVE)


def is_sheltered(s: State, role: int) -> bool:
    """VF-65.12 In the Mushroom Forest; Tribes are many."""
    piece = ROLE_PIECE[role]
    return piece != EMPTY and role != GOBLINS and s.stands[piece] != EMPTY and in_forest(s.stands[piece])


# -- Crystal Curse (VF-54.6) ---


def curse_tiles(s: State) -> list[int]:
    """Lit Cave tiles that can lie otherwise."""
    found: list[int] = []
    for tile in range(ENTRANCE + 1, FIRST_TERRAIN):
        if s.at[tile] == EMPTY or not is_lit(s, tile) or not in_reach(s, s.at[tile]):
            continue
        if ROTATIONS[s.terms.tile_shape[s.face[tile]]] > 1:
            found.append(tile)
    return found


def other_rotations(s: State, tile: int) -> list[int]:
    """In which a tile would have other walls than now."""
    shape = s.terms.tile_shape[s.face[tile]]
    return [turn for turn in range(ROTATIONS[shape]) if WALLS[WAYS * shape + turn] != s.walls[tile]]


def curse_events(s: State) -> list[int]:
    """Event tiles without a token, if a Knight plays and there is a token."""
    if not s.terms.has_events or not s.supply[EVENTS]:
        return []
    found: list[int] = []
    for tile in range(FIRST_TERRAIN):
        if s.at[tile] == EMPTY or kind_of(s, tile) != EVENT or s.tokens[tile] & EVENT_TOKEN:
            continue
        if in_reach(s, s.at[tile]):
            found.append(tile)
    return found


def can_sink(s: State) -> bool:
    """Are there Event cards to move under their deck?"""
    return s.terms.has_events and s.knight.event_deck.size() + len(s.knight.events_under) > 0
