"""What a view shows, laid out holder by holder and player by player, so that a test can ask for it in a word or two."""

from __future__ import annotations

from typing import Any

from monoceros.games.crown.facts import (
    deck_sizes,
    is_castle,
    is_hero,
    is_standing,
    officer_branch,
    points_of,
    trophies_of,
)
from monoceros.games.crown.facts_seen import (
    black_size,
    branches,
    cards_number,
    food_seen,
    hand_size,
    knows_backs,
    knows_cards,
    knows_seat,
    pool_backs,
    pool_seen,
    unit_seen,
)
from monoceros.games.crown.state import Seen, State
from monoceros.games.crown.tables import EMPTY, HOLDERS

from .spots import GAME

OPEN = ("board", "alert", "rock", "crown", "dragon_at", "dragon_card", "discards")


def shown(s: State, seat: int | None) -> dict[str, Any]:
    view: Seen = GAME.view(s, seat)
    return {name: getattr(view, name) for name in OPEN} | {
        "flags": view.terms.flags,
        "queue": list(view.queue),
        "decks": deck_sizes(view),
        "recruit": max(EMPTY, view.recruit),
        "pool": list(pool_seen(view)),
        "pool_backs": pool_backs(view),
        "holders": [shown_holder(view, holder) for holder in range(view.seats * HOLDERS)],
        "players": [shown_player(view, owner) for owner in range(view.seats)],
    }


def shown_holder(view: Seen, holder: int) -> dict[str, Any] | None:
    if not is_standing(view, holder):
        return None
    cards = view.cards[holder]
    return {
        "kind": "hero" if is_hero(holder) else "castle" if is_castle(holder) else "general",
        "officer": max(EMPTY, view.officer[holder]),
        "branch": officer_branch(view, holder),
        "number": cards_number(view, holder),
        "backs": sorted(branches(view, cards)) if knows_backs(view, holder) else None,
        "cards": list(cards) if knows_cards(view, holder) else None,
        "unit": unit_seen(view, holder),
    }


def shown_player(view: Seen, owner: int) -> dict[str, Any]:
    own = knows_seat(view, owner)
    return {
        "gold": view.gold[owner],
        "food": food_seen(view, owner),
        "vp": points_of(view, owner),
        "trophies": trophies_of(view, owner),
        "hand": list(view.hands[owner]) if own else None,
        "hand_size": hand_size(view, owner),
        "front": list(view.front[owner]),
        "black": list(view.blacks[owner]) if own else None,
        "black_size": black_size(view, owner),
        "in_queue": view.queue.index(owner) + 1 if owner in view.queue else 0,
    }
