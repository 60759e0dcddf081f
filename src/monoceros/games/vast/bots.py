"""What the general bots are told: how good a position is, and what a quick player would do."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Ask
from monoceros.games.vast import (
    bots_cave,
    bots_dragon,
    bots_encounter,
    bots_ghost,
    bots_ghoul,
    bots_goblins,
    bots_knight,
    bots_omens,
    bots_thief,
    bots_unicorn,
)
from monoceros.games.vast.bots_chart import sharpen
from monoceros.games.vast.bots_outlook import hope_of, is_small
from monoceros.games.vast.bots_prospects import share
from monoceros.games.vast.state import OVER, State
from monoceros.games.vast.tables import EMPTY


def value(s: State, seat: int) -> float:
    """How likely a seat is to win, from 0 to 1; what is over is known."""
    if s.outcome == OVER:
        return float(s.winners >> seat & 1)
    return hope_of(s, seat) if is_small(s) else share(s, seat)


ROLES_A_ROUND: Final = 16


def turn(s: State) -> int:
    """The number of the turn; 0 at small tables, whose value function looks into the middle of turns."""
    return 0 if is_small(s) else ROLES_A_ROUND * (s.round + 1) + s.turn + 1


RADIANCE_HEAT: Final = 0.12
GRIT_HEAT: Final = 0.25
TILE_HEAT: Final = 0.2


def instinct(s: State, ask: Ask) -> list[float]:
    """A weight for each option: what somebody who knows the game would do without thinking long."""
    if len(ask.options) == 1:
        return [1.0]
    if s.possessed != EMPTY:
        return bots_ghost.with_artifacts(ask, role_instinct(s, ask))
    return role_instinct(s, ask)


def role_instinct(s: State, ask: Ask) -> list[float]:
    """As whoever plays the role would."""
    name = ask.name
    if name == "act":
        return sharpen(bots_unicorn.act_worths(s, ask), RADIANCE_HEAT)
    if name == "knight":
        return sharpen(bots_knight.turn_worths(s, ask), GRIT_HEAT)
    if name == "place" and ask.seat == s.terms.cave_seat:
        return bots_omens.place_worths(s, ask)
    if name == "remove" and ask.seat == s.terms.cave_seat:
        return bots_omens.remove_worths(s, ask)
    if name == "rotation":
        return sharpen(bots_cave.rotation_worths(s, ask), TILE_HEAT)
    if name == "place":
        return sharpen(bots_cave.place_worths(s, ask), TILE_HEAT)
    if name == "remove":
        return sharpen(bots_cave.remove_worths(s, ask), TILE_HEAT)
    if name == "plunder":
        return sharpen(bots_cave.plunder_worths(s, ask), TILE_HEAT)
    if name == "forced":
        return sharpen(bots_unicorn.forced_worths(s, ask), RADIANCE_HEAT)
    if name == "facing":
        return sharpen(bots_unicorn.facing_worths(s, ask), RADIANCE_HEAT)
    if name == "start_tile":
        return sharpen(bots_unicorn.start_worths(s, ask), RADIANCE_HEAT)
    if name in UNICORNS:
        return [bots_unicorn.weigh(s, name, pick) for pick in ask.options]
    if name in KNIGHTS:
        return [bots_encounter.weigh(s, name, pick) for pick in ask.options]
    if name in bots_ghoul.QUESTIONS:
        return [bots_ghoul.weigh(s, name, pick) for pick in ask.options]
    if name in bots_goblins.QUESTIONS:
        return bots_goblins.weights(s, ask)
    if name in bots_dragon.QUESTIONS:
        return bots_dragon.weights(s, ask)
    if name in bots_thief.QUESTIONS:
        return bots_thief.weights(s, ask)
    if name in bots_omens.QUESTIONS:
        return [bots_omens.weigh(s, name, pick) for pick in ask.options]
    if name in bots_ghost.QUESTIONS:
        return bots_ghost.weights(s, ask)
    return [1.0] * len(ask.options)


UNICORNS: Final = ("gather", "upgrade", "discard", "reading")
KNIGHTS: Final = ("encounter", "ambush", "rest", "treasure", "return_cube")
