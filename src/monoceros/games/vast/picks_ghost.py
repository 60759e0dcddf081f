"""The answers of the Ghost and the Cave Ghost, and of those whom she meets, as words."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Pick
from monoceros.games.vast import tables_ghost as g
from monoceros.games.vast.tables import GHOST_PIECE, PIECE_NAMES, ROLE_NAMES, TILES, WAY_NAMES, WAYS

END: Final = "end"
REVEAL: Final = "reveal"
PASS: Final = "pass"
BLOCK: Final = "block"  # a Mental Block, in another player's turn (VF-59.11)
DROP: Final = "drop artifact"  # what a possessed piece can be made to do (VF-59.10)
PICK_UP: Final = "take artifact"
GHOST_PICKS: Final[tuple[Pick, ...]] = (BLOCK, DROP, PICK_UP)  # in the main question of every role
CARD: Final[tuple[Pick, ...]] = ROLE_NAMES

OBJECT_NAMES: Final[dict[int, str]] = (
    {piece: PIECE_NAMES[piece] for piece in range(GHOST_PIECE)}
    | {g.ARTIFACT_OBJECT + artifact: f"artifact {artifact + 1}" for artifact in range(g.ARTIFACTS)}
    | {g.GEM_OBJECT + gem: name for gem, name in enumerate(("claw gem", "flame gem", "wing gem"))}
    | {g.TREASURE_OBJECT + tile: f"treasure t{tile}" for tile in range(TILES)}
)
# Telekinesis, by 4 * object + way; and through a wall (VF-59.6d)
SHIFT: Final[dict[int, Pick]] = {
    WAYS * thing + way: ("shift", name, WAY_NAMES[way]) for thing, name in OBJECT_NAMES.items() for way in range(WAYS)
}
THROUGH: Final[dict[int, Pick]] = {
    WAYS * (g.ARTIFACT_OBJECT + artifact) + way: ("through", f"artifact {artifact + 1}", WAY_NAMES[way])
    for artifact in range(g.ARTIFACTS)
    for way in range(WAYS)
}
ARTIFACT: Final[tuple[Pick, ...]] = tuple([f"artifact {artifact + 1}" for artifact in range(g.ARTIFACTS)])
ARTIFACT_NUMBER: Final[dict[str, int]] = {f"artifact {artifact + 1}": artifact for artifact in range(g.ARTIFACTS)}
OBJECT_NUMBER: Final[dict[str, int]] = {name: thing for thing, name in OBJECT_NAMES.items()}
CARD_NUMBER: Final[dict[str, int]] = {name: role for role, name in enumerate(ROLE_NAMES)}
