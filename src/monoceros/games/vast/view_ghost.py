"""What a seat may know of the Ghost or the Cave Ghost, and other worlds that it cannot tell apart."""

from __future__ import annotations

from typing import Any

from monoceros.engine.chance import Dealer
from monoceros.games.vast.state import State


def ghost_view(s: State, seat: int | None) -> dict[str, Any]:
    return {"turns": s.ghost.turns}


def ghost_summary(s: State) -> dict[str, Any]:
    """What counts most, for lists of players."""
    return {"turns": s.ghost.turns}


def redeal_ghost(w: State, seat: int | None, dealer: Dealer) -> None:
    """Hidden cards change places, for whoever does not know them."""


def check_ghost(s: State) -> None:
    assert s.ghost.turns >= 0
