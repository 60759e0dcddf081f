"""Atoms of the Ghost's Artifacts: where they lie, who carries them, how they are locked (VF-59.9, VF-59.10)."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Finish
from monoceros.games.vast import tables_ghost as g
from monoceros.games.vast.facts_ghost import artifact_of, can_lock, owner_of
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import ARTIFACT_TOKEN, EMPTY, ENTRANCE, GHOST, ROLE_PIECE, TILES

POSSESSION_TURN: Final = "monoceros.games.vast.rules.possession.possession_turn"  # what locking ends (VF-59.9c)


def put_artifact(s: State, artifact: int, tile: int) -> None:
    """It lies on a tile."""
    s.ghost.artifact_at[artifact] = tile
    s.tokens[tile] |= ARTIFACT_TOKEN
    if s.telling:
        s.emit("artifact", artifact, tile)


def lift_artifact(s: State, artifact: int) -> None:
    tile = s.ghost.artifact_at[artifact]
    s.ghost.artifact_at[artifact] = g.ELSEWHERE
    if 0 <= tile < TILES and tile not in s.ghost.artifact_at:
        s.tokens[tile] &= ~ARTIFACT_TOKEN


def move_artifact(s: State, artifact: int, tile: int) -> None:
    """VF-59.6, VF-59.9a By Telekinesis or Bats; on a Ghost tile it is locked."""
    lift_artifact(s, artifact)
    put_artifact(s, artifact, tile)
    if can_lock(s, tile):
        lock(s, artifact, tile)


def hand_artifact(s: State, artifact: int, role: int) -> None:
    """VF-59.10 A player carries it from now on."""
    lift_artifact(s, artifact)
    s.ghost.artifact_at[artifact] = g.CARRIED + role
    if s.telling:
        s.emit("artifact_taken", artifact, role)


def lock(s: State, artifact: int, tile: int) -> None:
    """VF-59.9a, VF-59.9c, VF-59.9d For good; a possession turn ends with it."""
    lift_artifact(s, artifact)
    s.ghost.locked[artifact] = 1
    s.ghost.artifact_at[artifact] = tile
    s.tokens[tile] |= ARTIFACT_TOKEN
    if s.telling:
        s.emit("locked", artifact, tile)
    if s.possessed != EMPTY:
        raise Finish(POSSESSION_TURN)


def bring_artifact(s: State, piece: int) -> None:
    """VF-59.9a, VF-59.9b A piece has entered a tile, or its tile was revealed: what it carries may be locked there.

    In her own turn she has moved it; in a possession turn the possessed player did.
    """
    if s.turn != GHOST and s.possessed == EMPTY:
        return
    tile = s.stands[piece]
    artifact = artifact_of(s, owner_of(s, piece))
    if artifact != EMPTY and tile != EMPTY and can_lock(s, tile):
        lock(s, artifact, tile)


def drop_artifacts(s: State, role: int) -> None:
    """VF-62.16 A player who is out of the game leaves it where its piece stands; without one, on the Entrance."""
    artifact = artifact_of(s, role)
    if artifact != EMPTY:
        piece = ROLE_PIECE[role]
        tile = EMPTY if piece == EMPTY else s.stands[piece]
        put_artifact(s, artifact, ENTRANCE if tile == EMPTY else tile)


def clear_artifacts(s: State, tile: int) -> None:
    """VF-59.9d A removed tile: what is locked there counts all the same; loose Artifacts go to the Entrance."""
    for artifact in range(g.ARTIFACTS):
        if s.ghost.artifact_at[artifact] == tile:
            lift_artifact(s, artifact)
            if not s.ghost.locked[artifact]:
                put_artifact(s, artifact, ENTRANCE)
