"""VF-59.10, VF-59.11: what other players do against the Ghost, and what she makes possessed pieces do."""

from __future__ import annotations

from monoceros.engine.core import Pick
from monoceros.engine.lowering import rule
from monoceros.games.vast.effects_artifacts import hand_artifact, put_artifact
from monoceros.games.vast.effects_ghost import block_card
from monoceros.games.vast.effects_ghoul import pay_movement
from monoceros.games.vast.effects_thief import spend_cubes
from monoceros.games.vast.facts_ghost import (
    artifact_of,
    block_price,
    has_card,
    is_beside_ghost,
    is_ghost_tile,
    loose_on,
)
from monoceros.games.vast.picks_ghost import BLOCK, DROP, PICK_UP
from monoceros.games.vast.rules import dragon_harm, goblins_harm, knight_harm, nightmare_harm
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import DRAGON, EMPTY, GHOST, GOBLINS, KNIGHT, NIGHTMARE, THIEF


def add_ghost_picks(s: State, role: int, piece: int, options: list[Pick]) -> None:
    """What a role's own turn offers besides, where a Ghost plays; `piece` is the one that acts."""
    if s.terms.seat_of[GHOST] == EMPTY:
        return
    if s.possessed == role:
        add_artifacts(s, role, s.stands[piece], options)
    elif s.possessed == EMPTY and can_block(s, role):
        options.append(BLOCK)


def add_artifacts(s: State, role: int, tile: int, options: list[Pick]) -> None:
    """VF-59.10 A possessed piece drops an Artifact, or picks one up, but not on Ghost tiles."""
    if tile == EMPTY or is_ghost_tile(s, tile):
        return
    if artifact_of(s, role) != EMPTY:
        options.append(DROP)
    elif loose_on(s, tile) != EMPTY:
        options.append(PICK_UP)


def can_block(s: State, role: int) -> bool:
    """VF-59.11 Close to her, and rich enough; a card that is not in the game, or blocked, needs no Block."""
    return has_card(s, role) and is_beside_ghost(s, role) and wealth_of(s, role) >= block_price(s, role)


def wealth_of(s: State, role: int) -> int:
    """T21 What a player has of that which a Mental Block costs it."""
    if role == KNIGHT:
        return s.knight.grit
    if role == GOBLINS:
        return len(goblins_harm.held_secrets(s))
    if role == DRAGON:
        return sum(s.dragon.hand)
    if role == NIGHTMARE:
        return len(s.unicorn.hand)
    if role == THIEF:
        return s.thief.cubes
    return s.ghoul.movement


@rule
async def pay_block(s: State, role: int, number: int) -> None:
    """T21"""
    if role == KNIGHT:
        await knight_harm.pay_grit(s, number)
    elif role == GOBLINS:
        for _ in range(number):
            await goblins_harm.lose_secret(s)
    elif role == DRAGON:
        await dragon_harm.discard_powers(s, number)
    elif role == NIGHTMARE:
        await nightmare_harm.discard(s, number)
    elif role == THIEF:
        spend_cubes(s, number)
    else:
        pay_movement(s, number)


@rule
async def ghost_pick(s: State, role: int, piece: int, pick: Pick) -> None:
    """One of GHOST_PICKS was chosen in a role's own turn."""
    tile = s.stands[piece]
    if pick == BLOCK:
        await pay_block(s, role, block_price(s, role))
        block(s, role)
    elif pick == DROP:
        put_artifact(s, artifact_of(s, role), tile)
    else:
        hand_artifact(s, loose_on(s, tile), role)


def block(s: State, role: int) -> None:
    """VF-54.5g, VF-59.11"""
    block_card(s, role)
