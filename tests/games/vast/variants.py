"""What the terms of a set of roles say, in a few words."""

from __future__ import annotations

from typing import Any

from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.tables import Terms

from .spots import fresh

ALL_QUESTS = list(range(k.QUESTS))
FEWER_QUESTS = [quest for quest in ALL_QUESTS if quest not in (k.DARING, k.EAGLE_EYED)]


def terms_of(roles: str, **options: Any) -> Terms:
    return fresh(roles, **options).terms


def flares(terms: Terms) -> list[str]:
    """Who has Flare."""
    return [name for role, name in enumerate(t.ROLE_NAMES) if terms.flares >> role & 1]


def holder(terms: Terms, seat: int) -> str:
    return "" if seat == t.EMPTY else t.ROLE_NAMES[terms.role_of[seat]]


def prey(terms: Terms, role: int) -> str:
    return "" if terms.target[role] == t.EMPTY else t.ROLE_NAMES[terms.target[role]]


def ambush_winners(terms: Terms) -> list[str]:
    return [t.ROLE_NAMES[role] for seat, role in enumerate(terms.role_of) if terms.ambush_wins >> seat & 1]
