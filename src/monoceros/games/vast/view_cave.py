"""What a seat may know of it, and other worlds that it cannot tell apart."""

from __future__ import annotations

from typing import Any

from monoceros.engine.chance import Dealer
from monoceros.games.vast.state import State


def cave_view(s: State, seat: int | None) -> dict[str, Any]:
    return {"turns": s.cave.turns}


def cave_summary(s: State) -> dict[str, Any]:
    """What counts most, for lists of players."""
    return {"turns": s.cave.turns}


def redeal_cave(w: State, seat: int | None, dealer: Dealer) -> None:
    """Hidden cards change places, for whoever does not know them."""


def check_cave(s: State) -> None:
    assert s.cave.turns >= 0
