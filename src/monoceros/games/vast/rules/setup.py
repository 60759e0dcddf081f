"""Section 2: the stack is built, and the first tiles are laid."""

from __future__ import annotations

from monoceros.games.vast.effects import draw_tile, lay
from monoceros.games.vast.effects_cave import set_up_cave
from monoceros.games.vast.effects_dragon import set_up_dragon
from monoceros.games.vast.effects_ghost import set_up_ghost
from monoceros.games.vast.effects_ghoul import set_up_ghoul
from monoceros.games.vast.effects_goblins import set_up_goblins
from monoceros.games.vast.effects_knight import set_up_knight
from monoceros.games.vast.effects_possession import send_strangers_off
from monoceros.games.vast.effects_shadow import set_up_shadow
from monoceros.games.vast.effects_thief import set_up_thief
from monoceros.games.vast.effects_unicorn import set_up_nightmare
from monoceros.games.vast.state import LIT, State
from monoceros.games.vast.tables import (
    AMBUSH,
    AT_START,
    CAVE,
    CAVE_GHOST,
    CRYSTAL,
    CRYSTALS_A_PART,
    DRAGON,
    EMPTY,
    ENTRANCE,
    EVENT,
    FIRST_PART,
    GHOST,
    GHOST_TILES,
    GHOSTS_A_PART,
    GHOUL,
    GOBLINS,
    KNIGHT,
    NIGHTMARE,
    ORIGIN,
    PIECES,
    SET_ASIDE,
    STACK_PARTS,
    START_TILES,
    STEP,
    TAKEN_OUT,
    THIEF,
    TREASURE_ROOM,
    VAULT,
    VAULTS_A_PART,
    VILE_GHOUL,
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
    set_up_strangers(s)
    for role in s.terms.role_of:
        set_up_role(s, role)
    if s.terms.shadow_level:
        set_up_shadow(s)
    if s.terms.ghost.strangers:
        send_strangers_off(s)


def set_up_strangers(s: State) -> None:
    """VF-59.8 Roles that only the Ghost will play have their boards and decks, but nobody is on the map yet."""
    telling = s.telling
    s.telling = False
    for role in s.terms.ghost.cards:
        if s.terms.seat_of[role] == EMPTY:
            set_up_role(s, role)
    for piece in range(PIECES):
        s.stands[piece] = EMPTY
    s.telling = telling


def set_up_role(s: State, role: int) -> None:
    """The Vile Ghoul has the Ghoul's things, the Cave Ghost those of the Cave and of the Ghost."""
    if role == KNIGHT:
        set_up_knight(s)
    elif role == GOBLINS:
        set_up_goblins(s)
    elif role == DRAGON:
        set_up_dragon(s)
    elif role == NIGHTMARE:
        set_up_nightmare(s)
    elif role == THIEF:
        set_up_thief(s)
    elif role in (GHOUL, VILE_GHOUL):
        set_up_ghoul(s)
    elif role in (CAVE, CAVE_GHOST):
        set_up_cave(s)
    if role in (GHOST, CAVE_GHOST):
        set_up_ghost(s)


def build_stack(s: State) -> None:
    """VF-2.1 to VF-2.8, VF-2.10 Tiles are numbered in the order in which they will be drawn."""
    s.face[ENTRANCE] = ENTRANCE
    s.lit[ENTRANCE] = LIT
    lay(s, ENTRANCE, ORIGIN)
    common, taken_out = common_faces(s)
    crystals = faces_of(s.terms, CRYSTAL)
    vaults = faces_of(s.terms, VAULT) if s.terms.seat_of[THIEF] != EMPTY else []
    ghosts = ghost_faces(s)
    s.chance.shuffle(common)
    s.chance.shuffle(crystals)
    s.chance.shuffle(vaults)
    number = deal(s, 1, common[:START_TILES], AT_START)
    aside = START_TILES + s.terms.set_aside
    for part in range(STACK_PARTS):
        pile = common[aside + part :: STACK_PARTS]
        pile += crystals[CRYSTALS_A_PART * part : CRYSTALS_A_PART * (part + 1)]
        pile += vaults[VAULTS_A_PART * part : VAULTS_A_PART * (part + 1)]
        pile += ghosts[GHOSTS_A_PART * part : GHOSTS_A_PART * (part + 1)]
        s.chance.shuffle(pile)
        while pile[0] in ghosts:
            s.chance.shuffle(pile)
        number = deal(s, number, pile, FIRST_PART + part)
    s.tile_stack = list(range(number - 1, 0, -1))
    number = deal(s, number, common[START_TILES:aside], SET_ASIDE)
    number = deal(s, number, taken_out, TAKEN_OUT)
    if s.terms.seat_of[CAVE_GHOST] != EMPTY:
        supply = all_ghost_faces(s.terms)
        if s.terms.cave.without_ghost:
            s.chance.shuffle(supply)
        last = deal(s, number, supply[s.terms.cave.without_ghost :], GHOST_TILES)
        s.cave.ghost_tiles = list(range(number, last))


def common_faces(s: State) -> tuple[list[int], list[int]]:
    """VF-2.3, VF-2.7, T24 Ambush, Event and Treasure tiles, without those of each type that are taken out."""
    out = s.terms.cave.without + (GHOSTS_A_PART if s.terms.seat_of[GHOST] != EMPTY else 0)
    common: list[int] = []
    taken_out: list[int] = []
    for kind in (AMBUSH, EVENT, TREASURE_ROOM):
        faces = faces_of(s.terms, kind)
        if out:
            s.chance.shuffle(faces)
        taken_out += faces[:out]
        common += faces[out:]
    return common, taken_out


def ghost_faces(s: State) -> list[int]:
    """VF-2.7 The Ghost tiles that go into the stack."""
    if s.terms.seat_of[GHOST] == EMPTY:
        return []
    faces = all_ghost_faces(s.terms)
    s.chance.shuffle(faces)
    return faces


def all_ghost_faces(terms: Terms) -> list[int]:
    return [face for face, ghost in enumerate(terms.tile_ghost) if ghost]


def faces_of(terms: Terms, kind: int) -> list[int]:
    return [face for face, of in enumerate(terms.tile_kind) if of == kind and not terms.tile_ghost[face]]


def deal(s: State, number: int, faces: list[int], batch: int) -> int:
    """Give tiles from this number on their faces; the first number after them."""
    for face in faces:
        s.face[number] = face
        s.batch[number] = batch
        number += 1
    return number
