"""The Knight's quick answers: in an Encounter, in an Ambush, with a Treasure, when she has to give up a cube."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Pick
from monoceros.games.vast import tables_goblins as g
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.bots_knight import bombs_needed, prey_tile
from monoceros.games.vast.bots_prey import guard_of, prey_of
from monoceros.games.vast.facts_goblins import is_alive, is_revealed, strength
from monoceros.games.vast.facts_knight import attack_strength, knight_tile, strength_of, unicorn_with_her
from monoceros.games.vast.picks_knight import FINISH, GO_ON, KEEP, PASS, PLACE_NUMBER, SMASH, TAKE
from monoceros.games.vast.rules.knight_ambush import ambush_strength, no_goblins
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import CRYSTAL_TOKEN, EMPTY, KNIGHT


def encounter_weight(s: State, pick: Pick) -> float:
    if isinstance(pick, str):
        if pick == SMASH:
            return 3.0
        if pick == TAKE:
            return 2.0
        return 0.05 if pick == FINISH else 0.5
    if pick[0] in ("attack", "gem"):
        return 1.0
    prey = prey_of(s, KNIGHT)
    with_prey = prey != EMPTY and prey_tile(s) == knight_tile(s)
    if pick[1] == "bomb":
        return 5.0 if with_prey and bombs_needed(s) and attack_strength(s) >= guard_of(s, prey) else 0.02
    if pick[1] == "strength":
        if with_prey:
            return 6.0 if attack_strength(s) <= guard_of(s, prey) else 0.02
        if unicorn_with_her(s):
            return 0.02
        lack = s.terms.knight.smash - attack_strength(s)
        return 4.0 if s.tokens[knight_tile(s)] & CRYSTAL_TOKEN and 0 < lack <= s.knight.cubes[k.FREE] else 0.02
    return 0.02


def brace_weight(s: State, pick: Pick) -> float:
    """VF-27.1 Strength until she is safe; what cannot help stays at hand."""
    foe = ambush_strength(s) if no_goblins(s) else strongest_in_hiding(s) - 1  # Tribes must be stronger than she is
    own, free = strength_of(s), s.knight.cubes[k.FREE]
    most = own + min(free, 3 - s.knight.cubes[k.STRENGTH])
    if s.knight.monster == k.WISP or own > foe or most < foe:
        return 1.0 if pick == GO_ON else 0.02
    if pick == GO_ON:
        return 0.05
    if isinstance(pick, str):
        return 0.2  # a Monster, for Fearless
    return 1.0 if pick[1] == "strength" else 0.02


def strongest_in_hiding(s: State) -> int:
    """VF-31.1 The Strength of the strongest Tribe that may leap out; 0 if there is none."""
    hidden = [tribe for tribe in range(g.TRIBES) if is_alive(s, tribe) and not is_revealed(s, tribe)]
    return max([strength(s, tribe) for tribe in hidden], default=0)


def rest_weight(s: State, pick: Pick) -> float:
    """T12 Health for a cube: one that is at hand, if she is hurt."""
    hurt = s.terms.knight.health - s.knight.health
    if pick == PASS:
        return 0.3 if hurt >= 2 else 1.0
    for_good = s.knight.event == k.LIGHT
    worth = 0.3 * float(hurt) * (0.4 if for_good else 1.0)
    return worth * (1.0 if pick[1] == "free" else 0.3)


def treasure_weight(s: State, pick: Pick) -> float:
    """VF-30.6 Sword, Axe, Boots and Lantern are kept; 5 Grit is a cube, early on."""
    card = s.knight.treasure_at.index(k.OFFERED)
    keep = KEEPING[card]
    if card == k.POTION and s.knight.health <= 4:
        keep = 0.8
    if prey_of(s, KNIGHT) == EMPTY and card in (k.ENCHANTED_BOW, k.JAVELIN):
        keep = 0.05
    return keep if pick == KEEP else 1.0 - keep


KEEPING: Final[list[float]] = [0.3, 0.9, 0.75, 0.35, 0.7, 0.75, 0.3]  # Javelin, Sword, Axe, Potion, Boots, Lantern, Bow


def return_weight(pick: Pick) -> float:
    """VF-27.4 A cube that has done its work."""
    place = PLACE_NUMBER[pick[1]]
    return 2.0 if place == k.MOVEMENT or place == k.ASIDE else 0.3 if place == k.STRENGTH or place == k.SHIELD else 1.0


def weigh(s: State, name: str, pick: Pick) -> float:
    if name == "encounter":
        return encounter_weight(s, pick)
    if name == "ambush":
        return brace_weight(s, pick)
    if name == "rest":
        return rest_weight(s, pick)
    if name == "treasure":
        return treasure_weight(s, pick)
    if name == "return_cube":
        return return_weight(pick)
    return 1.0
