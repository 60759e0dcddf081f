"""Section 2: the stack is built, and the first tiles are laid."""

from __future__ import annotations

from monoceros.games.vast.effects import draw_tile, lay
from monoceros.games.vast.effects_cave import set_up_cave
from monoceros.games.vast.effects_dragon import set_up_dragon
from monoceros.games.vast.effects_ghost import set_up_ghost
from monoceros.games.vast.effects_ghoul import set_up_ghoul
from monoceros.games.vast.effects_goblins import set_up_goblins
from monoceros.games.vast.effects_knight import set_up_knight
from monoceros.games.vast.effects_shadow import set_up_shadow
from monoceros.games.vast.effects_thief import set_up_thief
from monoceros.games.vast.effects_unicorn import set_up_nightmare
from monoceros.games.vast.state import LIT, State
from monoceros.games.vast.tables import (
    AMBUSH,
    AT_START,
    CAVE,
    CRYSTAL,
    CRYSTALS_A_PART,
    DRAGON,
    EMPTY,
    ENTRANCE,
    EVENT,
    FIRST_PART,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    NIGHTMARE,
    ORIGIN,
    SET_ASIDE,
    STACK_PARTS,
    START_TILES,
    STEP,
    THIEF,
    TREASURE_ROOM,
    VAULT,
    VAULTS_A_PART,
    WAYS,
    Terms,
)


def set_up(s: State) -> None:
    """Everything before the first turn."""
    s.supply = s.terms.supply[:]
    build_stack(s)
    if s.telling:
        s.emit("set_up")
    for way in range(WAYS):
        draw_tile(s, ORIGIN + STEP[way])
    kept = s.terms.kept
    if kept >> KNIGHT & 1:
        set_up_knight(s)
    if kept >> GOBLINS & 1:
        set_up_goblins(s)
    if kept >> DRAGON & 1:
        set_up_dragon(s)
    if s.terms.seat_of[NIGHTMARE] != EMPTY:
        set_up_nightmare(s)
    if kept >> CAVE & 1:
        set_up_cave(s)
    if kept >> THIEF & 1:
        set_up_thief(s)
    if kept >> GHOUL & 1:
        set_up_ghoul(s)
    if kept >> GHOST & 1:
        set_up_ghost(s)
    if s.terms.shadow_level:
        set_up_shadow(s)


def build_stack(s: State) -> None:
    """VF-2.1 to VF-2.6, VF-2.10 Tiles are numbered in the order in which they will be drawn."""
    s.face[ENTRANCE] = ENTRANCE
    s.lit[ENTRANCE] = LIT
    lay(s, ENTRANCE, ORIGIN)
    common = faces_of(s.terms, AMBUSH) + faces_of(s.terms, EVENT) + faces_of(s.terms, TREASURE_ROOM)
    crystals = faces_of(s.terms, CRYSTAL)
    vaults = faces_of(s.terms, VAULT) if s.terms.seat_of[THIEF] != EMPTY else []
    s.chance.shuffle(common)
    s.chance.shuffle(crystals)
    s.chance.shuffle(vaults)
    number = deal(s, 1, common[:START_TILES], AT_START)
    aside = START_TILES + s.terms.set_aside
    for part in range(STACK_PARTS):
        pile = common[aside + part :: STACK_PARTS]
        pile += crystals[CRYSTALS_A_PART * part : CRYSTALS_A_PART * (part + 1)]
        pile += vaults[VAULTS_A_PART * part : VAULTS_A_PART * (part + 1)]
        s.chance.shuffle(pile)
        number = deal(s, number, pile, FIRST_PART + part)
    s.tile_stack = list(range(number - 1, 0, -1))
    deal(s, number, common[START_TILES:aside], SET_ASIDE)


def faces_of(terms: Terms, kind: int) -> list[int]:
    return [face for face, of in enumerate(terms.tile_kind) if of == kind]


def deal(s: State, number: int, faces: list[int], batch: int) -> int:
    """Give tiles from this number on their faces; the first number after them."""
    for face in faces:
        s.face[number] = face
        s.batch[number] = batch
        number += 1
    return number
