"""Section 5.3: the Move of a player's character."""

from __future__ import annotations

from monoceros.engine.lowering import rule
from monoceros.games.unicornus.effects import march_free, move_knight, pay
from monoceros.games.unicornus.facts import move_cost, must_attack
from monoceros.games.unicornus.rules.battle import fight
from monoceros.games.unicornus.rules.fate import after_move
from monoceros.games.unicornus.state import State


@rule
async def move(s: State, knight: int, space: int) -> None:
    """UK-5.11 to UK-5.16 Pay, enter, check fate, then fight whoever is still there."""
    if s.free_move:
        march_free(s)
    else:
        pay(s, knight, move_cost(s, knight, space))
    move_knight(s, knight, space, "move")
    await after_move(s, knight)
    if must_attack(s, knight, space):
        await fight(s, knight, True)
