"""What rooms outside of a game read of a view, be it a declared state or a dict of the game's own."""

from __future__ import annotations

from typing import Any

from monoceros.engine.hiding import SPECTATOR, TABLE


def viewer_of(view: Any) -> int | None:
    """The seat whose view it is; None for a spectator's."""
    viewer = view.get("seat") if isinstance(view, dict) else view.viewer
    return None if viewer in (SPECTATOR, TABLE) else viewer


def number_of(view: Any, name: str) -> int | None:
    """A number on the table, if the game has one of this name: its turn, say."""
    return view.get(name) if isinstance(view, dict) else getattr(view, name, None)
