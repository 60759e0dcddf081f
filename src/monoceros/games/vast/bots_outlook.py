"""How good a position is for each role."""

from __future__ import annotations

import math

from monoceros.games.vast.bots_unicorn import place_worth, prizes_of
from monoceros.games.vast.facts_knight import hero_cubes
from monoceros.games.vast.facts_unicorn import radiance
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY, NIGHTMARE, UNICORN_PIECE


def hope_of(s: State, seat: int) -> float:
    if s.terms.role_of[seat] == NIGHTMARE:
        return 1.0 / (1.0 + math.exp(-unicorn_hope(s)))
    return 1.0 / (1.0 + math.exp(-knight_hope(s)))


def unicorn_hope(s: State) -> float:
    needs = float(s.terms.radiance_goal - radiance(s))
    here = s.stands[UNICORN_PIECE]
    hope = 1.0 - 0.5 * max(0.0, needs) + 0.05 * float(len(s.tile_stack)) - 0.5 * float(s.collapsed)
    if here != EMPTY:
        hope += 0.5 * place_worth(s, here, prizes_of(s))
    return hope


def knight_hope(s: State) -> float:
    hope = 0.3 * float(s.knight.health) + 0.3 * float(hero_cubes(s)) + 0.04 * float(s.knight.grit)
    if s.terms.hunter != EMPTY:
        hope -= 0.6 * float(s.unicorn.health)
    else:
        hope += 0.6 * float(s.knight.smashed)
    return hope - 0.4 * float(s.collapsed)
