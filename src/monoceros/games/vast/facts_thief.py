"""Questions about the Thief: his statistics, his upgrades, what he carries (sections 49 to 52)."""

from __future__ import annotations

from monoceros.games.vast import tables_thief as f
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY, THIEF, THIEF_PIECE
from monoceros.games.vast.tables_dragon import CARRIED

# -- upgrades and statistics ---


def has(s: State, upgrade: int) -> bool:
    return bool(s.thief.upgrades >> upgrade & 1)


def has_upgrade(s: State) -> bool:
    """VF-54.5d Is there one to lose?"""
    return s.thief.upgrades != 0


def free_upgrades(s: State) -> list[int]:
    """T18 Free spaces; those of the row of Stat tokens are filled in order."""
    found: list[int] = []
    for upgrade in range(f.UPGRADES):
        if not has(s, upgrade) and (upgrade <= f.FIRST_FLIP or has(s, upgrade - 1)):
            found.append(upgrade)
    return found


def losable_upgrades(s: State) -> list[int]:
    """Of the row of Stat tokens only the last."""
    found: list[int] = []
    for upgrade in range(f.UPGRADES):
        if has(s, upgrade) and not (f.FIRST_FLIP <= upgrade < f.UPGRADES - 1 and has(s, upgrade + 1)):
            found.append(upgrade)
    return found


def token_value(s: State, token: int) -> int:
    """T18 The 2 becomes a 3, the 3 becomes a 4, then all are 4."""
    values = s.terms.thief.token
    if has(s, f.FIRST_FLIP + 2):
        return values[f.TOKENS - 1]
    if token < f.TOKENS - 1 and has(s, f.FIRST_FLIP + token):
        return values[token + 1]
    return values[token]


def stat_of(s: State, stat: int) -> int:
    """VF-49.4 Its token and its upgrade, 5 at most."""
    return min(token_value(s, s.thief.assigned[stat]) + int(has(s, f.UP_MOVEMENT + stat)), f.MOST_STAT)


def thief_movement(s: State) -> int:
    """T21 The Ghost has her own numbers."""
    if s.possessed == THIEF:
        return f.GHOST_MOVEMENT
    return stat_of(s, f.MOVEMENT)


def thievery(s: State) -> int:
    if s.possessed == THIEF:
        return s.ghost.influence + 1
    return stat_of(s, f.THIEVERY)


def stealth(s: State) -> int:
    """VF-49.4, T14b Less 1 for each token carried, and what Hex takes."""
    full = f.GHOST_STEALTH if s.possessed == THIEF else stat_of(s, f.STEALTH)
    return full - burden(s) - s.thief.hexed


def burden(s: State) -> int:
    """Tokens that he carries."""
    return s.thief.carried + s.dragon.gem_at.count(CARRIED)


def steps_left(s: State) -> int:
    """VF-50.1, VF-50.2 Looking under a Dark tile ends his movement."""
    return 0 if s.thief.looked else thief_movement(s) - s.thief.steps


def is_alive(s: State) -> bool:
    return s.stands[THIEF_PIECE] != EMPTY


def may_escape_as_thief(s: State) -> bool:
    """VF-34.2 As hunter of the Shadow Unicorn: he is dead, and the way out is free."""
    terms = s.terms
    return terms.shadow_level > 0 and terms.hunter == terms.seat_of[THIEF] and s.unicorn.out


# -- prices (T17, T18) ---


def lock_price(s: State, tier: int) -> int:
    return tier - int(has(s, f.LOCK_KIT))


def climb_price(s: State, canyon: bool) -> int:
    return (f.CANYON_CLIMB if canyon else f.WALL_CLIMB) - int(has(s, f.CLIMBING_GEAR))
