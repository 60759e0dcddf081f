"""VF-59.6, VF-60.6d: the Ghost and the Cave Ghost move things from afar."""

from __future__ import annotations

from monoceros.engine.core import Pick
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_ghost as g
from monoceros.games.vast.effects import move_treasure
from monoceros.games.vast.effects_artifacts import move_artifact
from monoceros.games.vast.effects_gems import move_gem
from monoceros.games.vast.facts_ghost import landing, lines_to, may_pass_wall, object_tile, objects, spaces_left
from monoceros.games.vast.picks_ghost import SHIFT, THROUGH
from monoceros.games.vast.rules import pushing
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import WAYS


@rule
async def shift(s: State, thing: int, way: int, spaces: int) -> int:
    """So many spaces this way, over whatever is between; the number of the object where it is now."""
    tile = object_tile(s, thing)
    for _ in range(spaces):
        tile = s.near[WAYS * tile + way]
    if thing < g.ARTIFACT_OBJECT:
        await pushing.push(s, thing, tile)
        return thing
    if thing < g.GEM_OBJECT:
        move_artifact(s, thing - g.ARTIFACT_OBJECT, tile)
        return thing
    if thing < g.TREASURE_OBJECT:
        move_gem(s, thing - g.GEM_OBJECT, tile)
        return thing
    move_treasure(s, thing - g.TREASURE_OBJECT, tile)
    return g.TREASURE_OBJECT + tile


def add_shifts(s: State, options: list[Pick]) -> None:
    """VF-59.6a, VF-59.6b, VF-59.6d What the Ghost can still move in this turn."""
    for thing in objects(s):
        left = spaces_left(s, thing)
        if left <= 0:
            continue
        for way in lines_to(s, object_tile(s, thing)):
            if landing(s, thing, way, left):
                options.append(SHIFT[WAYS * thing + way])
            elif may_pass_wall(s, thing, way):
                options.append(THROUGH[WAYS * thing + way])
