"""The Goblins' quick answers: War cards without a crowd, Tribes that go where they can strike, Secrets that help."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Ask, Pick
from monoceros.games.vast import picks_goblins as p
from monoceros.games.vast import tables_goblins as g
from monoceros.games.vast.bots_chart import sharpen
from monoceros.games.vast.bots_prey import guard_of, is_last_trip, prey_of
from monoceros.games.vast.facts import can_step, is_lit
from monoceros.games.vast.facts_goblins import is_revealed, perception, strength
from monoceros.games.vast.facts_thief import burden, stealth
from monoceros.games.vast.picks import STAY, TILE_NUMBER, WAY_NUMBER
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    CRYSTAL_TOKEN,
    EMPTY,
    FANGS_PIECE,
    GOBLINS,
    KNIGHT_PIECE,
    THIEF_PIECE,
    TILES,
    UNICORN_PIECE,
    WAYS,
)

FAR: Final = 1 << 20
LIT_TILE: Final = 64  # a Tribe would rather walk so many steps in the Dark than leave a Lit tile (VF-43.3)
HARD_MARCH: Final = 16  # steps and Lit tiles: beyond, all is the same
CHASE: Final = 7  # so many steps are not too far for a Thief
HEAT: Final = 0.4
QUESTIONS: Final = (
    "war",
    "refuse",
    "overpopulation",
    "assign",
    "new_secret",
    "drop_secret",
    "goblins",
    "come_out",
    "lurking",
    "tribe",
    "trap",
    "poison",
    "lie_in_wait",
)
# What it is worth to play a Secret now, and to keep it.
PLAY_WORTH: Final[list[float]] = [-1.0, -1.0, 0.0, 0.0, 1.0, -0.5, -0.5, 0.5, 1.2, 3.0]
KEEP_WORTH: Final[list[float]] = [0.3, 0.2, 1.0, 0.6, 1.0, 0.5, 0.6, 0.8, 1.5, 1.2]


def weights(s: State, ask: Ask) -> list[float]:
    """A weight for each option."""
    name = ask.name
    if name == "tribe":
        return sharpen(march_worths(s, ask), HEAT)
    if name == "come_out" or name == "lurking":
        return sharpen(exit_worths(s, ask), HEAT)
    return sharpen([worth(s, name, pick) for pick in ask.options], HEAT)


def worth(s: State, name: str, pick: Pick) -> float:
    if name == "war":
        return war_worth(s, pick)
    if name == "refuse":
        return 0.0 if pick == p.TAKE_DISCS else refuse_worth(s, p.TRIBE_NUMBER[pick])
    if name == "overpopulation":
        return 2.0 if pick == p.LEADER else -float(s.goblins.population[p.TRIBE_NUMBER[pick]])
    if name == "assign":
        return slot_worth(s, pick)
    if name == "drop_secret":
        return -KEEP_WORTH[p.SECRET_NUMBER[pick]]
    if name == "goblins":
        return turn_worth(s, pick)
    if name == "lie_in_wait":
        return -2.0 if pick == p.NOBODY else -0.2 * float(s.goblins.population[p.TRIBE_NUMBER[pick]])
    return 1.0 if pick in (p.TRAP, p.POISON, p.KEEP) else 0.0


# -- cards ---


def war_worth(s: State, pick: Pick) -> float:
    """New Goblins without a crowd, Monsters, Secrets and Rage."""
    if not isinstance(pick, str):
        return PLAY_WORTH[p.SECRET_NUMBER[pick[1]]] if pick[0] == "play" else -1.0
    tables, card = s.terms.goblins, p.WAR_NUMBER[pick]
    total, crowded = 0.0, False
    for tribe in range(g.TRIBES):
        room = g.MOST_GOBLINS - s.goblins.population[tribe]
        discs = tables.war_discs[g.TRIBES * card + tribe]
        total += float(min(room, discs))
        crowded = crowded or discs > room
    total += 0.6 * float(tables.war_monsters[card]) + 0.7 * float(tables.war_secrets[card])
    total += 0.8 * float(tables.war_rage[card])
    return total - 2.5 if crowded else total


def refuse_worth(s: State, tribe: int) -> float:
    """Worth it only for the Tribe that alone would have too many."""
    card = s.goblins.war[0]
    crowds = 0
    for other in range(g.TRIBES):
        discs = s.terms.goblins.war_discs[g.TRIBES * card + other]
        if not s.goblins.refused >> other & 1 and s.goblins.population[other] + discs > g.MOST_GOBLINS:
            crowds += 1
    own = s.goblins.population[tribe] + s.terms.goblins.war_discs[g.TRIBES * card + tribe]
    return 1.0 if crowds == 1 and own > g.MOST_GOBLINS and s.goblins.rage > 1 else -2.0


def slot_worth(s: State, pick: Pick) -> float:
    if pick == p.DISCARD or pick == p.REDRAW:
        return 0.0
    old = s.goblins.monsters[p.SLOT_NUMBER[pick]]
    return 1.0 if old == g.NOTHING else -0.5


def turn_worth(s: State, pick: Pick) -> float:
    if pick == p.END:
        return -3.0 if is_waiting(s) else 0.0
    if pick[0] == "play":
        return PLAY_WORTH[p.SECRET_NUMBER[pick[1]]]
    return 0.3 * float(strength(s, p.TRIBE_NUMBER[pick[1]]))


def is_waiting(s: State) -> bool:
    """Is there a Tribe that has not been activated?"""
    for tribe in range(g.TRIBES):
        if s.goblins.population[tribe] and not s.goblins.activated >> tribe & 1:
            return True
    return False


# -- where to go ---


def marches(s: State) -> list[int]:
    """How far each tile is from what they are after, for a Tribe that keeps to the Dark; FAR where there is no way."""
    ring: list[int] = []
    piece = prey_of(s, GOBLINS)
    if piece != EMPTY:
        if s.stands[piece] != EMPTY:
            ring.append(s.stands[piece])
    else:
        for tile in range(TILES):
            if s.tokens[tile] & CRYSTAL_TOKEN:
                ring.append(tile)
    return ways_to(s, ring, LIT_TILE)


def ways_to(s: State, ring: list[int], lit: int) -> list[int]:
    """How many steps each tile is from these; a Lit tile that is left counts as so many more."""
    steps = [FAR] * TILES
    for tile in ring:
        steps[tile] = 0
    for tile in ring:  # it grows while it is walked
        for way in range(WAYS):
            other = s.near[WAYS * tile + way]
            if other == EMPTY or not can_step(s, tile, way):
                continue
            far = steps[tile] + step_price(s, other, lit)
            if far < steps[other]:
                steps[other] = far
                ring.append(other)
    return steps


def step_price(s: State, tile: int, lit: int) -> int:
    """Of leaving a tile."""
    return 1 + lit if is_lit(s, tile) else 1


def losses(march: int) -> int:
    """VF-43.3 Goblins that a Tribe loses on it."""
    return march // LIT_TILE // 2


def hardship(march: int) -> int:
    """Its steps and its Lit tiles, HARD_MARCH at most."""
    return min(HARD_MARCH, march % LIT_TILE + march // LIT_TILE)


def march_worths(s: State, ask: Ask) -> list[float]:
    """To the prey, if the Tribe is strong enough for it; else to a Thief with loot, who costs nothing (VF-43.6)."""
    tribe = s.goblins.active
    here = s.stands[FANGS_PIECE + tribe]
    march = marches(s)
    ready = can_strike(s, tribe, march[here])
    if (not ready or is_last_trip(s)) and is_worth_catching(s, tribe):
        march = ways_to(s, [s.stands[THIEF_PIECE]], LIT_TILE)
        ready = march[here] != FAR and march[here] % LIT_TILE < CHASE
    return [march_worth(s, tribe, here, march, ready, pick) for pick in ask.options]


def is_worth_catching(s: State, tribe: int) -> bool:
    """VF-51.2 Does the Tribe see a Thief who carries something?"""
    return s.stands[THIEF_PIECE] != EMPTY and burden(s) > 0 and perception(s, tribe) > stealth(s)


def can_strike(s: State, tribe: int, march: int) -> bool:
    """Would it be strong enough when it gets there?"""
    if march == FAR:
        return False
    left = strength(s, tribe) - losses(march)
    piece = prey_of(s, GOBLINS)
    return left >= g.SMASH_STRENGTH if piece == EMPTY else left > guard_of(s, piece)


def march_worth(s: State, tribe: int, here: int, march: list[int], ready: bool, pick: Pick) -> float:
    if isinstance(pick, str):
        return act_worth(s, tribe, pick)
    if pick[0] == "attack":
        return attack_worth(s, pick)
    if pick[0] == "step":
        other = s.near[WAYS * here + WAY_NUMBER[pick[1]]]
        return -2.0 if other == EMPTY else step_worth(s, here, other, march, ready)
    if pick[0] in ("worm", "jump"):
        return step_worth(s, here, TILE_NUMBER[pick[1]], march, ready)
    if pick[0] == "play":
        return PLAY_WORTH[p.SECRET_NUMBER[pick[1]]]
    return 0.5 if pick[0] == "gem" else -1.0


def attack_worth(s: State, pick: Pick) -> float:
    """The prey before everything, but for a Thief on his last trip."""
    if pick[1] == "thief":
        return 8.0 if is_last_trip(s) else 5.0 if burden(s) else 2.0
    return 6.0 if pick[1] == "knight" or pick[1] == "dragon" else 2.0


def step_worth(s: State, here: int, other: int, march: list[int], ready: bool) -> float:
    if s.stands[UNICORN_PIECE] == other and prey_of(s, GOBLINS) != UNICORN_PIECE:
        return -4.0  # it would scatter for nothing
    if not ready or march[other] + step_price(s, here, LIT_TILE) > march[here]:
        return -2.0
    return 4.0


def act_worth(s: State, tribe: int, pick: Pick) -> float:
    if pick == p.CRYSTAL:
        return 5.0 if prey_of(s, GOBLINS) == EMPTY else -1.0
    if pick == p.PLUNDER or pick == p.ROB_DRAGON:
        return 1.0 if s.goblins.rage < g.MOST_RAGE else -0.5
    if pick == p.SPECIAL:
        return 0.6 if tribe != g.FANGS or s.goblins.rage < g.MOST_RAGE else -0.5
    if pick == p.FLARE:
        return 1.5
    return 0.2 if pick == p.HIDE else -0.5


def exit_worths(s: State, ask: Ask) -> list[float]:
    """Out of hiding near the prey; one Tribe waits for the Knight in ambush."""
    march = marches(s)
    found: list[float] = []
    for pick in ask.options:
        if pick in TILE_NUMBER:
            found.append(2.0 - 0.15 * float(hardship(march[TILE_NUMBER[pick]])))
        elif pick == STAY:
            found.append(1.0 if waits(s) else -0.5)
        else:
            found.append(-1.0)
    return found


def waits(s: State) -> bool:
    """Are the other Tribes out already, while a Knight walks into Ambushes?"""
    out = 0
    for tribe in range(g.TRIBES):
        if is_revealed(s, tribe):
            out += 1
    return out > 1 and s.stands[KNIGHT_PIECE] != EMPTY
