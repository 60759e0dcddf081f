"""Questions about those whom the Knight meets: whom she may, must or cannot attack (sections 28, 29, 33 and 38)."""

from __future__ import annotations

from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.facts import distance, in_forest, others_on, visible, way_to
from monoceros.games.vast.facts_dragon import dragon_armor, gems_on, surfaced
from monoceros.games.vast.facts_ghoul import ghoul_defense
from monoceros.games.vast.facts_goblins import guarded_strength, is_tribe
from monoceros.games.vast.facts_knight import (
    attack_strength,
    can_smash,
    is_possessed,
    knight_tile,
    perception_of,
    strength_of,
)
from monoceros.games.vast.facts_thief import stealth
from monoceros.games.vast.facts_unicorn import unicorn_armor
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    DRAGON_PIECE,
    EMPTY,
    EVENT_TOKEN,
    EYE_PIECE,
    FANGS_PIECE,
    GHOUL_PIECE,
    KNIGHT_PIECE,
    THIEF_PIECE,
    UNICORN_PIECE,
)

# -- in her way ---


def is_hostile(s: State, piece: int) -> bool:
    """VF-28.5 Whom she cannot ignore: Tribes, Unicorns, Ghouls, and the Dragon when he has surfaced."""
    if piece == DRAGON_PIECE:
        return surfaced(s)
    return piece in (UNICORN_PIECE, GHOUL_PIECE) or is_tribe(piece)


def can_beat(s: State, piece: int) -> bool:
    """VF-29.2, VF-29.4, VF-29.6, VF-33.1, VF-38.3 Is she strong enough to attack it?"""
    strength = attack_strength(s)
    if piece == UNICORN_PIECE:
        return strength >= unicorn_armor(s)
    if piece == DRAGON_PIECE:
        return strength >= dragon_armor(s)
    if piece == GHOUL_PIECE:
        return strength > ghoul_defense(s)
    return strength > guarded_strength(s, piece)


def can_enter(s: State, tile: int) -> bool:
    """She goes only where she can attack whom she cannot ignore; the Javelin helps against one of them (T11)."""
    found = others_on(s, tile, KNIGHT_PIECE)
    if not found:
        return True
    hostile = [piece for piece in found if is_hostile(s, piece)]
    return all([can_beat(s, piece) for piece in hostile])


def company(s: State) -> list[int]:
    """Whoever shares her space, but for Ghosts."""
    return others_on(s, knight_tile(s), KNIGHT_PIECE)


def must_attack(s: State, attacked: int) -> list[int]:
    """VF-28.5 Whom she has to attack in this Encounter, besides those she has attacked in it, as bits."""
    return [piece for piece in company(s) if not attacked >> piece & 1 and is_hostile(s, piece) and can_beat(s, piece)]


def may_attack(s: State, attacked: int) -> list[int]:
    """VF-29.3, VF-29.5 And whom she may: a Thief whom she sees coming, a Dragon under her feet."""
    found = must_attack(s, attacked)
    for piece in company(s):
        if piece == THIEF_PIECE and not attacked >> piece & 1 and perception_of(s) > stealth(s):
            found.append(piece)
        if piece == DRAGON_PIECE and can_dig(s):
            found.append(piece)
    return found


def has_encounter_here(s: State) -> bool:
    """VF-28.6, VF-28.7 Is there anything that an Encounter on her own space could do?"""
    tile = knight_tile(s)
    if s.tokens[tile] & EVENT_TOKEN or s.treasures[tile] or can_smash(s):
        return True
    return bool(may_attack(s, 0)) or bool(gems_on(s, tile))


# -- the Dragon under ground (VF-29.3, VF-30.1, T11) ---


def can_dig(s: State) -> bool:
    """Once a turn, with the Bomb or the Javelin; from the Collapse on without."""
    if surfaced(s) or s.knight.used & k.USED_DRAGON:
        return False
    return can_dig_bare(s) or can_bomb(s) or can_throw(s)


def can_dig_bare(s: State) -> bool:
    return s.collapsing and attack_strength(s) >= dragon_armor(s)


def can_bomb(s: State) -> bool:
    """The Bomb works without the Javelin, and not in a turn in which it blew up a wall."""
    return s.knight.cubes[k.BOMB] > 0 and not s.knight.used & k.USED_BOMB and strength_of(s) >= dragon_armor(s)


def can_throw(s: State) -> bool:
    return s.knight.treasure_at[k.JAVELIN] == k.FACE_UP and attack_strength(s) >= dragon_armor(s)


# -- shooting (VF-30.3, VF-33.5, VF-38.4b, T11) ---


def shots(s: State) -> list[int]:
    """Whom she can shoot now, with either bow: the Bow is for Tribes and Ghouls, the Enchanted Bow for the others."""
    found: list[int] = []
    if (s.knight.cubes[k.BOW] or is_possessed(s)) and not s.knight.used & k.USED_BOW and strength_of(s) > 1:
        for piece in (*range(FANGS_PIECE, EYE_PIECE + 1), GHOUL_PIECE):
            if is_in_sight(s, piece):
                found.append(piece)
    if s.knight.cubes[k.ON_CARD + k.ENCHANTED_BOW] and not s.knight.used & k.USED_ENCHANTED and not is_possessed(s):
        for piece in (DRAGON_PIECE, UNICORN_PIECE, THIEF_PIECE):
            if is_in_reach(s, piece) and (piece != THIEF_PIECE or perception_of(s) > stealth(s)):
                found.append(piece)
    return found


def is_in_sight(s: State, piece: int) -> bool:
    """VF-30.3, VF-65.12"""
    here, there = knight_tile(s), s.stands[piece]
    return there != EMPTY and visible(s, here, there) and can_hit(here, there)


def is_in_reach(s: State, piece: int) -> bool:
    """T11 Up to 5 spaces away in a row or column, through everything but the Forest."""
    here, there = knight_tile(s), s.stands[piece]
    if there == EMPTY or distance(s, here, there) > s.terms.knight.treasure_reach[k.ENCHANTED_BOW]:
        return False
    return here == there or (way_to(s, here, there) != EMPTY and can_hit(here, there))


def can_hit(here: int, there: int) -> bool:
    """VF-65.12 Nothing goes into the Mushroom Forest, or out of it."""
    return here == there or not (in_forest(here) or in_forest(there))
