"""What others do to the Cave."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast.effects_cave import lose_omen
from monoceros.games.vast.picks_cave import OMEN, OMEN_NUMBER
from monoceros.games.vast.state import State
from monoceros.games.vast.tables_cave import OMENS


@rule
async def lose_omens(s: State, number: int) -> None:
    """T14b Hex: the Cave discards Omens of its choice, as many as it has."""
    while number > 0 and omen_picks(s):
        s.left = number
        name: str = await choose(s.terms.cave_seat, "lose_omen", omen_picks(s))
        lose_omen(s, OMEN_NUMBER[name])
        number -= 1


def omen_picks(s: State) -> list[Pick]:
    return [OMEN[omen] for omen in range(OMENS) if s.cave.omens[omen]]
