"""What a seat may know of the Thief: everything. What he has seen under Dark tiles is in `State.known`."""

from __future__ import annotations

from typing import Any

from monoceros.engine.chance import Dealer
from monoceros.games.vast import tables_thief as f
from monoceros.games.vast.facts_thief import (
    burden,
    is_alive,
    stat_of,
    stealth,
    steps_left,
    thief_movement,
    thievery,
    token_value,
)
from monoceros.games.vast.state import State


def thief_view(s: State, seat: int | None) -> dict[str, Any]:
    """VF-11.4"""
    thief, tables = s.thief, s.terms.thief
    return {
        "turns": thief.turns,
        "alive": is_alive(s),
        "assigned": thief.assigned[:],
        "tokens": [token_value(s, token) for token in range(f.TOKENS)],
        "movement": thief_movement(s),
        "stealth": stealth(s),
        "full_stealth": stat_of(s, f.STEALTH),
        "thievery": thievery(s),
        "steps": steps_left(s),
        "cubes": thief.cubes,
        "most_cubes": tables.cubes,
        "carried": thief.carried,
        "burden": burden(s),
        "stashed": thief.stashed,
        "goal": tables.goal,
        "bare": tables.bare,
        "upgrades": [upgrade for upgrade in range(f.UPGRADES) if thief.upgrades >> upgrade & 1],
        "loot": thief.loot,
        "most_loot": tables.most_loot,
        "hexed": thief.hexed,
        "targeted": thief.targeted,
        "rolled": thief.rolled,
        "looked": thief.looked,
    }


def thief_summary(s: State) -> dict[str, Any]:
    """What counts most, for lists of players."""
    return {"stashed": s.thief.stashed, "carried": burden(s), "loot": s.thief.loot}


def redeal_thief(w: State, seat: int | None, dealer: Dealer) -> None:
    """He has nothing that is hidden."""


def check_thief(s: State) -> None:
    thief, tables = s.thief, s.terms.thief
    assert 0 <= thief.cubes <= tables.cubes, "the Thief has more Action cubes than there are"
    assert 0 <= thief.loot <= tables.most_loot, "the Loot Drop Level has overrun its track"
    assert sorted(thief.assigned) == list(range(f.TOKENS)), "a Stat token is assigned twice"
    assert thief.carried >= 0, "the Thief owes a Treasure"
    assert bin(thief.upgrades).count("1") <= thief.stashed, "an upgrade without a token"
    assert thief.carried == 0 or is_alive(s), "a dead Thief carries Treasures"
