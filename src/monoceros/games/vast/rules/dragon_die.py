"""Section 6 and VF-46.8: the Dragon die, which the Dragon's Shriek may roll again."""

from __future__ import annotations

from monoceros.engine.core import ask
from monoceros.engine.lowering import rule
from monoceros.games.vast.effects import roll_die
from monoceros.games.vast.effects_dragon import spend_shriek
from monoceros.games.vast.facts import mind_of
from monoceros.games.vast.picks_dragon import KEEP_ROLL, REROLL
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import DRAGON, EMPTY


@rule
async def roll(s: State) -> int:
    """VF-6.1, VF-46.8 Whoever rolls it: while his Shriek token lies ready, the Dragon may have it rolled again."""
    roll_die(s)
    if s.dragon.shriek and mind_of(s, DRAGON) != EMPTY:  # what a Ghost readied in his name is nobody's (VF-59.8)
        name: str = await ask(mind_of(s, DRAGON), "shriek", (REROLL, KEEP_ROLL))
        if name == REROLL:
            spend_shriek(s)
            roll_die(s)
    return s.dice
