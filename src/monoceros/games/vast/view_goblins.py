"""What a seat may know of the Goblins, and other worlds that it cannot tell apart."""

from __future__ import annotations

from typing import Any

from monoceros.engine.chance import Dealer
from monoceros.games.vast.state import State


def goblins_view(s: State, seat: int | None) -> dict[str, Any]:
    return {"turns": s.goblins.turns}


def goblins_summary(s: State) -> dict[str, Any]:
    """What counts most, for lists of players."""
    return {"turns": s.goblins.turns}


def redeal_goblins(w: State, seat: int | None, dealer: Dealer) -> None:
    """Hidden cards change places, for whoever does not know them."""


def check_goblins(s: State) -> None:
    assert s.goblins.turns >= 0
