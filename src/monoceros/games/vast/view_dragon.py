"""What a seat may know of the Dragon, and other worlds that it cannot tell apart."""

from __future__ import annotations

from typing import Any

from monoceros.engine.chance import Dealer
from monoceros.games.vast.state import State


def dragon_view(s: State, seat: int | None) -> dict[str, Any]:
    return {"turns": s.dragon.turns}


def dragon_summary(s: State) -> dict[str, Any]:
    """What counts most, for lists of players."""
    return {"turns": s.dragon.turns}


def redeal_dragon(w: State, seat: int | None, dealer: Dealer) -> None:
    """Hidden cards change places, for whoever does not know them."""


def check_dragon(s: State) -> None:
    assert s.dragon.turns >= 0
