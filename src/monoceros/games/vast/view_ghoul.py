"""What a seat may know of the Ghoul or the Vile Ghoul, and other worlds that it cannot tell apart."""

from __future__ import annotations

from typing import Any

from monoceros.engine.chance import Dealer
from monoceros.games.vast.state import State


def ghoul_view(s: State, seat: int | None) -> dict[str, Any]:
    return {"turns": s.ghoul.turns}


def ghoul_summary(s: State) -> dict[str, Any]:
    """What counts most, for lists of players."""
    return {"turns": s.ghoul.turns}


def redeal_ghoul(w: State, seat: int | None, dealer: Dealer) -> None:
    """Hidden cards change places, for whoever does not know them."""


def check_ghoul(s: State) -> None:
    assert s.ghoul.turns >= 0
