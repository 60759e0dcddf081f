"""The games as environments for learners: PettingZoo, Gymnasium and, in `monoceros.env.openspiel`, OpenSpiel.

Importing it registers every game that has an observation encoder: `pettingzoo.make("aec", "monoceros/tower-v1")`,
`gymnasium.make("monoceros/tower-v1")`. The number is the version of the game's rules: as long as it stays, so do the
numbers of actions.
"""

from __future__ import annotations

from functools import partial

import gymnasium
from pettingzoo.env_registry.registration import aec_registry, parallel_registry
from pettingzoo.env_registry.registration import register as register_pettingzoo

from monoceros.engine.registry import find_game, game_names
from monoceros.env.aec import env, raw_env
from monoceros.env.episode import IllegalAction
from monoceros.env.parallel import parallel_env
from monoceros.env.solo import Solo

__all__ = ["IllegalAction", "Solo", "env", "parallel_env", "raw_env", "register"]


def register() -> list[str]:
    """Make every game known to PettingZoo and Gymnasium; gives their names there."""
    known = []
    for name in game_names():
        game = find_game(name)
        if game.encoder is None:
            continue
        full = f"monoceros/{name}-v{game.version}"
        if full not in aec_registry:
            register_pettingzoo("aec", full, entry_point=partial(env, name))
        if full not in parallel_registry:
            register_pettingzoo("parallel", full, entry_point=partial(parallel_env, name))
        if full not in gymnasium.registry:
            gymnasium.register(full, entry_point="monoceros.env.solo:Solo", kwargs={"game": name})
        known.append(full)
    return known


register()
