"""Small words of a scene: how effects are told of another seat, when a card can be used, numbers with a sign."""

from __future__ import annotations

import re
from typing import Any

from monoceros.games.tower.facts import side, special_limit, troops_of_kind
from monoceros.games.tower.names import words_of
from monoceros.games.tower.state import Seen
from monoceros.games.tower.tables import (
    BATTLE,
    COMMON,
    FIGHT,
    FIRST_BASE,
    FIRST_STRIKE,
    RENEWAL,
    SPECIAL,
    TURN_END,
)

FOOT = 12  # letters that fit beside a number
OWNER = re.compile(r"\b([Yy]our|you)\b")


def number_words(number: int) -> str:
    """A change, with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "±0"


def foot_words(name: str) -> str:
    """The name of troops on a card's foot: of a long one, the last word."""
    return name if len(name) <= FOOT else name.rsplit(" ", 1)[-1].capitalize()


def effect_words(view: Seen, seat: int, text: str) -> str:
    """A card's text speaks to its owner; to everybody else it is told of the owner."""
    if seat == view.viewer:
        return text
    return OWNER.sub(lambda found: f"{{{seat}}}" + ("'s" if found[1].lower() == "your" else ""), text)


def when_words(view: Seen, seat: int, card: int) -> str:
    """When a card of the own hand can be used; shown while it cannot."""
    if card >= FIRST_BASE:
        return "only when renewing" if view.turn else "only when building"
    ability = words_of(view, seat)["abilities"][card]
    return why_not_now(view, seat, card, ability) or why_not_yet(view)


def why_not_now(view: Seen, seat: int, card: int, ability: Any) -> str:
    """AT-10.4, AT-10.9, AT-10.14, AT-10.16 Why an ability cannot be played as the table is; empty if it can."""
    words = {word for word, *_ in ability["does"]}
    if card == SPECIAL:
        limit = special_limit(view, seat)
        if not limit:
            return "only with a full territory"
        return "" if view.specials[seat] < limit else "no room at the palace"
    if words & {"musters", "rises", "ends_abilities"}:
        return "" if would_act(view, seat, card, words) else "nothing to do now"
    if card in view.played[seat] and "draws" not in words:
        return "already in force"
    if card == COMMON:
        return "" if view.active != seat else f"only on {{{1 - seat}}}'s turn"
    if "returns" in words and view.heavy_lost[seat]:
        return ""
    troops = words_of(view, seat)["bases"][card]["troops"]
    return "" if troops_of_kind(view, seat, card) else f"only with {foot_words(troops)} in play"


def would_act(view: Seen, seat: int, card: int, words: set[Any]) -> bool:
    """Would an ability that acts at once do anything?"""
    if "ends_abilities" in words:
        return any(view.played)
    board = zip(side(view.bases, seat), side(view.troops, seat), strict=True)
    bare = {kind for kind, troops in board if kind >= 0 and not troops}
    return card in bare if "rises" in words else bool(bare)


def why_not_yet(view: Seen) -> str:
    """A card that may be played, but not at this moment."""
    if view.step in (FIRST_STRIKE, FIGHT):
        return "not during a fight"
    if view.step < BATTLE or view.step > TURN_END:
        return "after renewing" if view.step == RENEWAL else "only in battle"
    return "when it is your move"
