"""What a seat may know of the Ghost and of the Cave Ghost's cards, as numbers."""

from __future__ import annotations

from typing import Final

from monoceros.engine.encoder import Part, Row, one, put_counts, put_each, put_mask, put_which
from monoceros.games.vast import tables_ghost as g
from monoceros.games.vast.encoder_parts import numbers_in
from monoceros.games.vast.facts_ghost import ghost_influence, ghost_movement, is_warded
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import GHOST, ROLE_NAMES, ROLES, TILES

OBJECTS: Final = 6  # of Telekinesis that are told: no more than her Influence
LAST_PLACE: Final = g.CARRIED + ROLES  # of an Artifact: with the last role


def encode_ghost(out: Row, s: State, seat: int) -> None:
    """VF-11.4 All but the card that lies face down on the Possession space is public."""
    ghost, tables = s.ghost, s.terms.ghost
    lies = ghost.chosen != g.NO_CARD
    shown = ghost.shown or seat == s.terms.seat_of[GHOST]
    put_each(out, [ghost.turns, ghost.focus, ghost_movement(s), ghost.steps, ghost_influence(s), ghost.influence])
    put_each(out, [ghost.fallen, tables.tile_losses, tables.goal, int(tables.focused), int(tables.strangers)])
    put_each(out, [int(ghost.roused), int(ghost.rested), int(is_warded(s)), int(lies), int(ghost.shown)])
    put_which(out, ghost.artifact_at)
    put_each(out, ghost.locked)
    put_counts(out, ghost.cards if shown or not lies else [*ghost.cards, ghost.chosen], ROLES)
    put_each(out, [ghost.chosen + 1 if shown else 0, ghost.blocked + 1])
    put_counts(out, ghost.gone, ROLES)
    put_mask(out, ghost.used, ROLES)
    numbers: list[int] = []
    for moved, spaces in ghost.moved[:OBJECTS]:
        numbers.append(moved + 1)
        numbers.append(spaces)
    put_each(out, numbers + [0] * (2 * OBJECTS - len(numbers)))


def ghost_parts() -> list[Part]:
    roles = list(ROLE_NAMES)
    artifacts = [f"Artifact {artifact + 1}" for artifact in range(g.ARTIFACTS)]
    return [
        one("Ghost: turns"),
        one("Ghost: Focus"),
        one("Ghost: Movement"),
        one("Ghost: steps used"),
        one("Ghost: Influence"),
        one("Ghost: Influence of the possession"),
        one("Ghost: Ghost tiles collapsed"),
        one("Ghost: Ghost tiles whose collapse loses"),
        one("Ghost: Artifacts to lock"),
        one("Ghost: Fully Focused", "flag"),
        one("Ghost: cards of roles that nobody plays", "flag"),
        one("Ghost: roused", "flag"),
        one("Ghost: has rested on a Ghost tile", "flag"),
        one("Ghost: may reveal no card", "flag"),
        one("Ghost: a card lies on the Possession space", "flag"),
        one("Ghost: it is revealed", "flag"),
        Part(f"Ghost: tile (from {g.CARRIED + 1}: role) with", artifacts, "which", LAST_PLACE),
        Part("Ghost: locked", artifacts, "flag"),
        Part("Ghost: in hand, or face down on the Possession space for others, the card of", roles),
        one("Ghost: card on the Possession space", "which", ROLES),
        one("Ghost: card that is blocked", "which", ROLES),
        Part("Ghost: gone is the card of", roles),
        Part("Ghost: has possessed in this turn", roles, "flag"),
        *[part for place in range(OBJECTS) for part in object_parts(f"Ghost: object {place + 1} moved")],
    ]


def object_parts(what: str) -> list[Part]:
    """Their numbers are said in tables_ghost."""
    return [one(what, "which", g.TREASURE_OBJECT + TILES), one(f"{what}: spaces")]


GHOST_NUMBERS: Final = numbers_in(ghost_parts())
