"""What rooms outside of a game read of a view, be it a declared state or a dict of the game's own."""

from __future__ import annotations

from typing import Any

from monoceros.engine.declared.fields import facts_of
from monoceros.engine.hiding import SPECTATOR, TABLE
from monoceros.engine.pile import Pile


def viewer_of(view: Any) -> int | None:
    """The seat whose view it is; None for a spectator's."""
    viewer = view.get("seat") if isinstance(view, dict) else view.viewer
    return None if viewer in (SPECTATOR, TABLE) else viewer


def number_of(view: Any, name: str) -> int | None:
    """A number on the table, if the game has one of this name: its turn, say."""
    return view.get(name) if isinstance(view, dict) else getattr(view, name, None)


def plainly(seen: Any) -> str:
    """A view in one line, always the same; the words of the game's content are no part of it."""
    if isinstance(seen, (list, tuple)):
        return "[" + ", ".join([plainly(value) for value in seen]) + "]"
    named = named_in(seen)
    if named is None:
        return str(seen)
    return "{" + ", ".join([f"{name}: {plainly(value)}" for name, value in named.items()]) + "}"


def named_in(seen: Any) -> dict[str, Any] | None:
    """What a view, or a thing in it, is made of; None if it is one piece."""
    if isinstance(seen, dict):
        return {name: value for name, value in seen.items() if not is_words(value)}
    if isinstance(seen, Pile):
        return {"top": seen.top, "bag": sorted(seen.bag)}
    facts = facts_of(seen)
    return {fact.name: getattr(seen, fact.name) for fact in facts if fact.seen not in ("inner", "shared")} or None


def is_words(value: Any) -> bool:
    """Content, in a view that is a dict."""
    return not (value is None or isinstance(value, (bool, int, float, str, list, tuple, dict)))
