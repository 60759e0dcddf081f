"""Section 58: the Vile Ghoul's turn: its dice wander over a chart."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast.effects_ghoul import begin_ghoul_turn, collect_dice, lay_die, slide_die
from monoceros.games.vast.facts_ghoul import dice_to_roll, ghoul_player
from monoceros.games.vast.picks_ghoul import FACE
from monoceros.games.vast.rules.ghoul import appear, end_prowl
from monoceros.games.vast.rules.ghoul_dice import roll
from monoceros.games.vast.rules.ghoul_prowl import prowl
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY, GHOUL_PIECE


@rule
async def vile_ghoul_turn(s: State) -> None:
    """VF-58.3 Prepare the board; select statistics; move and act; its Attack is its Defense (VF-58.10)."""
    seat = ghoul_player(s)
    begin_ghoul_turn(s)
    if s.stands[GHOUL_PIECE] == EMPTY:
        await appear(s, seat)
    await prepare(s, seat)
    face: int = await choose(seat, "vile_die", faces(s))
    lay_die(s, face)
    await prowl(s, seat)
    await end_prowl(s)


@rule
async def prepare(s: State, seat: int) -> None:
    """VF-58.4 Without dice at hand all are rolled anew; otherwise the last one slides to the right side of its row."""
    if s.ghoul.dice:
        slide_die(s)
    else:
        collect_dice(s)
        await roll(s, seat, dice_to_roll(s))


def faces(s: State) -> list[Pick]:
    """VF-58.5 The faces of the dice at hand."""
    return [face for face in FACE if face in s.ghoul.dice]
