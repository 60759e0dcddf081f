"""What a declared state calls to hide what a seat may not know, and to deal it anew (see declared/). Compiled."""

from __future__ import annotations

from typing import Final

from monoceros.engine.chance import Dealer
from monoceros.engine.pile import Pile, draw_from

# None of them is an index by accident: used as one, it fails at the first look.
HIDDEN: Final = -1_000_000  # in a view: a card, or a number, that the viewer does not know
TABLE: Final = -2_000_000  # whose view it is: nobody's, it is the table itself
SPECTATOR: Final = -3_000_000  # or that of somebody without a seat


def masked(cards: list[int]) -> list[int]:
    """As many, all unknown."""
    return [HIDDEN] * len(cards)


def masked_but(cards: list[int], known: list[int]) -> list[int]:
    """What is known of a hand stands in front: its place would tell something."""
    return known + [HIDDEN] * (len(cards) - len(known))


def masked_pile(pile: Pile) -> Pile:
    return Pile([HIDDEN] * len(pile.bag), [HIDDEN] * len(pile.top))


def unknown_of(hand: list[int], known: list[int]) -> list[int]:
    """The cards of a hand that are not known of it."""
    left = hand[:]
    for card in known:
        left.remove(card)
    return left


def dealt_hand(hand: list[int], known: list[int], pool: list[int], dealer: Dealer) -> list[int]:
    """A hand with what is known of it, and the rest from the pool."""
    return sorted(known + [draw_from(pool, dealer) for _ in range(len(hand) - len(known))])
