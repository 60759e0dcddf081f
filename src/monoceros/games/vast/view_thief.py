"""What a seat may know of the Thief, and other worlds that it cannot tell apart."""

from __future__ import annotations

from typing import Any

from monoceros.engine.chance import Dealer
from monoceros.games.vast.state import State


def thief_view(s: State, seat: int | None) -> dict[str, Any]:
    return {"turns": s.thief.turns}


def thief_summary(s: State) -> dict[str, Any]:
    """What counts most, for lists of players."""
    return {"turns": s.thief.turns}


def redeal_thief(w: State, seat: int | None, dealer: Dealer) -> None:
    """Hidden cards change places, for whoever does not know them."""


def check_thief(s: State) -> None:
    assert s.thief.turns >= 0
