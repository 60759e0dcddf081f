"""What others do to the Thief: sections 17, 51 and 52."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_thief as f
from monoceros.games.vast.effects import move_piece
from monoceros.games.vast.effects_thief import drop_everything, lose_boon, roll_action_die
from monoceros.games.vast.effects_unicorn import draw_hand
from monoceros.games.vast.facts import can_step, owner, piece_on
from monoceros.games.vast.facts_thief import has, has_upgrade, is_alive, losable_upgrades
from monoceros.games.vast.picks import TILE, TILE_NUMBER
from monoceros.games.vast.picks_thief import BOON, BOON_NUMBER, STAY_PUT
from monoceros.games.vast.rules import thief_steps
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY, ROLES, THIEF, THIEF_PIECE, WAYS


@rule
async def attacked(s: State) -> bool:
    """VF-51.2, VF-51.10 Every attack kills him, unless he evades it; True if he is dead.

    His killer's bonus is his Loot Drop Level (VF-51.8), which his death does not change.
    """
    if not is_alive(s):
        return False
    evades: bool = await evade(s)
    if evades:
        return False
    await die(s)
    return True


@rule
async def die(s: State) -> None:
    """VF-51.7 What he carries stays; he comes back with his next turn."""
    if is_alive(s):
        drop_everything(s)


# -- Unnatural Evasion (VF-51.10, VF-52.8) ---


@rule
async def evade(s: State) -> bool:
    """The first attack on him in each turn fails on 4 or more, and he may move 1 space."""
    now = s.round * ROLES + s.turn
    if not has(s, f.EVASION) or s.thief.evaded_in == now:
        return False
    s.thief.evaded_in = now
    if roll_action_die(s) < f.EVADES_ON:
        return False
    if s.telling:
        s.emit("evades")
    options = tuple(bolt_holes(s))
    if options:
        name: str = await choose(owner(s, THIEF), "evade", (*options, STAY_PUT))
        if name != STAY_PUT:
            move_piece(s, THIEF_PIECE, TILE_NUMBER[name])
            await thief_steps.arrive(s, s.terms.seat_of[THIEF], TILE_NUMBER[name])
    return True


def bolt_holes(s: State) -> list[Pick]:
    """Spaces next to his, free of pieces if there are such."""
    here = s.stands[THIEF_PIECE]
    near = [s.near[WAYS * here + way] for way in range(WAYS) if can_step(s, here, way)]
    free = [tile for tile in near if piece_on(s, tile) == EMPTY]
    return [TILE[tile] for tile in free or near]


# -- the Nightmare Unicorn (VF-17.9, VF-17.16) ---


@rule
async def struck(s: State, anger: int) -> bool:
    """He is killed, the Unicorn draws cards for it; at the highest Anger an upgrade is lost too."""
    killed: bool = await attacked(s)
    if not killed:
        return False
    draw_hand(s, s.thief.loot + anger - 1)
    if anger == s.terms.most_anger:
        await lose_upgrade(s)
    return True


@rule
async def lose_upgrade(s: State) -> None:
    """VF-17.9, VF-54.5d One of his choice; its token still counts (VF-51.6)."""
    if has_upgrade(s):
        name: str = await choose(owner(s, THIEF), "lose_boon", lost_boons(s))
        lose_boon(s, BOON_NUMBER[name])


def lost_boons(s: State) -> list[Pick]:
    return [BOON[upgrade] for upgrade in losable_upgrades(s)]
