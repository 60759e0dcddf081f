"""What a view shows, laid out seat by seat, so that a test can ask for it in a word or two."""

from __future__ import annotations

from typing import Any

from monoceros.games.tower.facts import side, special_limit
from monoceros.games.tower.state import Seen, State
from monoceros.games.tower.tables import EMPTY, SEATS

from .spots import GAME


def shown(s: State, seat: int | None) -> list[dict[str, Any]]:
    """Of each seat, what this one may know."""
    view: Seen = GAME.view(s, seat)
    return [side_of(view, owner, owner == seat) for owner in range(SEATS)]


def side_of(view: Seen, owner: int, own: bool) -> dict[str, Any]:
    abilities, bases = side(view.backs, owner)
    return {
        "army": view.army[owner],
        "chosen_army": view.secret_army[owner] if own else EMPTY,
        "has_chosen": view.secret_army[owner] != EMPTY,
        "hand": side(view.hands, owner) if own else None,
        "hand_abilities": abilities,
        "hand_bases": bases,
        "piles": [pile.size() for pile in side(view.piles, owner)],
        "discards": side(view.discards, owner),
        "bases": side(view.bases, owner),
        "troops": side(view.troops, owner),
        "specials": view.specials[owner],
        "special_limit": special_limit(view, owner),
        "played": view.played[owner],
    }
