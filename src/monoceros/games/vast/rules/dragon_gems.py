"""Sections 21, 30, 43 and 56: others lay hands on a Gem of the Dragon."""

from __future__ import annotations

from monoceros.engine.lowering import rule
from monoceros.games.vast.effects_gems import gem_home
from monoceros.games.vast.rules import dragon_die
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import DIE_CENTRE


@rule
async def is_trapped(s: State, gem: int) -> bool:
    """T17 The Thief's hand on it: a trap sends the Gem home, otherwise it is his to carry."""
    face: int = await dragon_die.roll(s)
    if DIE_CENTRE[face]:
        gem_home(s, gem)
    return DIE_CENTRE[face] == 1


@rule
async def open_gem(s: State, gem: int) -> bool:
    """VF-21.13, VF-30.9, VF-43.9b, VF-56.6 The die is rolled; True if it is trapped. The Gem returns in any case."""
    face: int = await dragon_die.roll(s)
    gem_home(s, gem)
    return DIE_CENTRE[face] == 1
