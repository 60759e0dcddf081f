"""What a view shows, laid out player by player, so that a test can ask for it in a word or two."""

from __future__ import annotations

from typing import Any

from monoceros.engine.hiding import HIDDEN
from monoceros.games.overlord.facts import deck_size, icon_counts, known_top, meets, own_looked, side, territory_icons
from monoceros.games.overlord.state import PHASE_NAMES, Seen, State, columns_now, is_up, player_number
from monoceros.games.overlord.tables import COLUMNS

from .spots import GAME

FACE_DOWN = HIDDEN
OPEN = ("round", "starter", "active", "column", "market", "cemetery", "curses_left", "burning_left", "bonus_left")


def shown(s: State, seat: int | None) -> dict[str, Any]:
    view: Seen = GAME.view(s, seat)
    return {name: getattr(view, name) for name in (*OPEN, "auras", "waiting", "won", "ranking", "ledger")} | {
        "seat": seat,
        "seats": view.seats,
        "phase": PHASE_NAMES[view.phase],
        "columns": columns_now(view),
        "lexicon": view.terms.lexicon,
        "piles": [pile.size() for pile in view.piles],
        "conditions": view.stack_of_conditions,
        "critical_pile": view.crit_pile.size(),
        "critical_cards": view.critical_cards if view.terms.memory_aid else None,
        "looked": own_looked(view),
        "players": [player(view, owner) for owner in range(view.seats)],
    }


def player(view: Seen, owner: int) -> dict[str, Any]:
    flat = {name: side(getattr(view, name), owner) for name in ("field", "gains", "province", "burning")}
    return flat | {
        "number": player_number(view, owner),
        "deck": deck_size(view, owner),
        "deck_top": known_top(view, owner),
        "hand": view.hands[owner] if owner == view.viewer else None,
        "hand_size": len(view.hands[owner]),
        "known": view.known[owner],
        "discards": view.discards[owner],
        "up": [is_up(view, owner, k) for k in range(COLUMNS)],
        "chosen": [icon_counts(icons) for icons in side(view.chosen, owner)],
        "harbor": [icon_counts(icons) for icons in side(view.harbor, owner)],
        "used": [bool(view.used[owner] >> k & 1) for k in range(COLUMNS)],
        "doubled": [bool(view.doubled[owner] >> k & 1) for k in range(COLUMNS)],
        "bought": view.bought[owner],
        "gold_used": view.gold_used[owner],
        "might": view.might[owner],
        "renown": view.renown[owner],
        "guard": view.guard[owner],
        "icons": icon_counts(view.icons[owner] + territory_icons(view, owner)),
        "criticals": len(view.crits[owner]),
        "shown_criticals": view.shown_crits[owner],
        "remembered": view.remembered[owner] if view.terms.memory_aid else None,
        "meets": meets(view, owner),
    }
