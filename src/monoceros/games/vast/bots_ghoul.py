"""The Ghouls' quick answers: attack what is cheapest, take what lies near, then go home (sections 56 to 58)."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Pick
from monoceros.games.vast import tables_ghoul as g
from monoceros.games.vast.facts import distance, is_dark, tile_at
from monoceros.games.vast.facts_ghoul import can_attack, defence_of, ghoul_role, ghoul_tile, may_escape
from monoceros.games.vast.picks import PIECE_NUMBER, TILE_NUMBER, WAY_NUMBER
from monoceros.games.vast.picks_ghoul import (
    BLEED,
    BOOST_ATTACK,
    BOOST_MOVEMENT,
    COLLECT,
    END,
    FLARE,
    GEM,
    GEM_SAFELY,
    REVEAL,
    SMASH,
    TERROR_NUMBER,
)
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    CRYSTAL_TOKEN,
    DIAGONAL,
    EMPTY,
    ENTRANCE,
    GHOST_PIECE,
    GHOUL_PIECE,
    PIECES,
    STEP,
    TILES,
    WAYS,
)

QUESTIONS: Final = ("ghoul", "dice", "vile_die", "prey", "skitter", "lair", "blink", "scour", "mauled_knight")
FAR: Final = 20
PLAIN: Final[dict[str, float]] = {
    SMASH: 9.0,
    COLLECT: 5.0,
    GEM_SAFELY: 4.0,
    GEM: 2.0,
    BOOST_MOVEMENT: 0.2,
    BOOST_ATTACK: 0.15,
    FLARE: 0.05,
}


def weigh(s: State, name: str, pick: Pick) -> float:
    """How willingly an answer is given."""
    if name == "ghoul":
        return prowl_weight(s, pick)
    if name == "dice":
        return float(pick[0] * pick[1] + 2 * pick[1])
    if name == "vile_die":
        tables = s.terms.ghoul
        return float(tables.chart_movement[pick] * tables.chart_attack[pick] + 4 * s.ghoul.chart[pick])
    if name == "prey":
        return 4.0 - 0.5 * float(min(defence_of(s, PIECE_NUMBER[pick]), 6))
    if name in ("skitter", "lair", "blink"):
        return closeness(s, TILE_NUMBER[pick])
    if name == "scour":
        return 2.0 if pick == REVEAL else 1.0
    return 0.3 if pick == BLEED else 1.0  # what the Knight loses to it


def prowl_weight(s: State, pick: Pick) -> float:
    if isinstance(pick, str):
        return act_weight(s, pick)
    verb, what = pick
    if verb in ("attack", "charge", "pounce"):
        return 0.1 if may_escape(s) else 8.0
    if verb == "use":
        return 1.0
    if verb == "spend":
        return 0.1 if g.KIND_OF[TERROR_NUMBER[what]] != g.SEIZE else 0.4
    if verb != "step":
        return 0.5
    tile = s.near[WAYS * ghoul_tile(s) + WAY_NUMBER[what]]
    if tile == EMPTY:
        return 0.1
    if seeks_light(s):
        return 0.3 if darks_around(s, tile) > darks_around(s, ghoul_tile(s)) else 0.05
    gain = closeness(s, tile) - closeness(s, ghoul_tile(s))
    return 4.0 if gain > 0.0 else 0.3 if gain == 0.0 else 0.05


def act_weight(s: State, pick: str) -> float:
    if pick == END:
        return 3.0 if s.ghoul.movement == 0 else 0.02 if seeks_light(s) else 0.3
    if pick == FLARE and seeks_light(s):
        return 0.4 * float(darks_around(s, ghoul_tile(s)))
    return PLAIN.get(pick, 0.3)


def seeks_light(s: State) -> bool:
    """Has it Flare, and nothing that it could reach in this turn?"""
    if not s.terms.flares >> ghoul_role(s) & 1 or may_escape(s):
        return False
    return wish(s, ghoul_tile(s)) > s.ghoul.movement


def darks_around(s: State, tile: int) -> int:
    """Dark tiles that a Flare could reveal from there."""
    number = 1 if is_dark(s, tile) else 0
    for by in STEP + DIAGONAL:
        other = tile_at(s, s.at[tile] + by)
        if other != EMPTY and is_dark(s, other):
            number += 1
    return number


def closeness(s: State, tile: int) -> float:
    """The nearer to what it wants, the better: the Entrance, prey, Crystals, Treasures."""
    return float(FAR - min(FAR - 1, wish(s, tile)))


def wish(s: State, tile: int) -> int:
    """Steps from a tile to the nearest thing that helps."""
    if may_escape(s):
        return distance(s, tile, ENTRANCE)
    least = FAR
    for piece in range(PIECES):
        there = s.stands[piece]
        if there != EMPTY and piece != GHOUL_PIECE and piece != GHOST_PIECE and can_attack(s, piece):
            least = min(least, distance(s, tile, there))
    strong = s.ghoul.discs >= s.terms.ghoul.smash
    for other in range(TILES):
        if s.treasures[other] or (s.tokens[other] & CRYSTAL_TOKEN and strong):
            least = min(least, distance(s, tile, other))
    return least
