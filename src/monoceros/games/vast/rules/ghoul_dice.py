"""The dice that the Ghoul rolls, and how it cheats (T20: Cheat)."""

from __future__ import annotations

from monoceros.engine.core import Pick, ask
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_ghoul as g
from monoceros.games.vast.effects import roll_die
from monoceros.games.vast.effects_ghoul import reroll_ghoul_die, roll_ghoul_dice, spend_terror, turn_die, use_terror
from monoceros.games.vast.facts_ghoul import can_spend, has_terror, holds
from monoceros.games.vast.picks_ghoul import DIE, DIE_NUMBER, FACE, KEEP, ROLL
from monoceros.games.vast.rules import dragon_die
from monoceros.games.vast.state import State


@rule
async def roll(s: State, seat: int, number: int) -> None:
    """VF-56.4, VF-58.4 Its dice; with Cheat it may choose one instead of rolling it, or roll one again."""
    given = 0
    if can_spend(s, g.CHEAT):
        pick: Pick = await ask(seat, "cheat", [ROLL, *FACE])
        if pick != ROLL:
            given = pick
            spend_terror(s, has_terror(s, g.CHEAT))
    roll_ghoul_dice(s, number, given)
    if holds(s, g.CHEAT):
        again: Pick = await ask(seat, "reroll", [KEEP, *rolled(s)])
        if again != KEEP:
            mark_cheat(s)
            reroll_ghoul_die(s, again)


def rolled(s: State) -> list[Pick]:
    return [face for face in FACE if face in s.ghoul.dice]


def mark_cheat(s: State) -> None:
    """VF-56.13 Not both effects of one card in one turn."""
    card = has_terror(s, g.CHEAT)
    if card != g.NOBODY:
        use_terror(s, card)


@rule
async def roll_dragon_die(s: State, seat: int) -> int:
    """T20 The same with the Dragon die, for a Gem or a Flare."""
    if can_spend(s, g.CHEAT):
        pick: Pick = await ask(seat, "cheat_dragon", [ROLL, *DIE])
        if pick != ROLL:
            spend_terror(s, has_terror(s, g.CHEAT))
            turn_die(s, DIE_NUMBER[pick])
            return s.dice
    face: int = await dragon_die.roll(s)
    if holds(s, g.CHEAT):
        again: Pick = await ask(seat, "reroll_dragon", (ROLL, KEEP))
        if again == ROLL:
            mark_cheat(s)
            return roll_die(s)
    return face
