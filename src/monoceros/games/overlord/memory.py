"""UO-15.9 What a person knows who remembers all that lay open: which cards are out of sight, never where they lie."""

from __future__ import annotations

from monoceros.games.overlord.state import State
from monoceros.games.overlord.tables import COLUMNS, EMPTY


def deck_cards(s: State, owner: int) -> list[int]:
    """What a deck is made of; cards that are being looked at still belong to it."""
    deck = s.decks[owner]
    looked = s.looked if owner == s.active else []
    return sorted(deck.bag + deck.top + looked)


def unseen_cards(s: State, owner: int) -> list[int]:
    """What the others know of somebody's cards: those of deck, hand and face-down columns, all together."""
    first = owner * COLUMNS
    down = [s.field[first + k] for k in range(COLUMNS) if not s.up[owner] >> k & 1]
    return sorted(deck_cards(s, owner) + s.hands[owner] + [card for card in down if card != EMPTY])


def critical_cards(s: State) -> list[int]:
    """The Critical cards of the present pile, with those that were drawn from it and still lie face-down."""
    found = s.crit_pile.cards()
    for cards, generation in zip(s.crits, s.generation, strict=True):
        found += [card for card, drawn in zip(cards, generation, strict=True) if drawn == 0]
    return sorted(found)
