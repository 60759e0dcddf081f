"""Section 3: what is laid out before the first round."""

from __future__ import annotations

from monoceros.games.overlord import events
from monoceros.games.overlord import tables as t
from monoceros.games.overlord.effects.cards import put_into_hand
from monoceros.games.overlord.state import State
from monoceros.games.overlord.tables import COLUMNS, UNIT


def lay_out(s: State, starter: int) -> None:
    """UO-3.3 to UO-3.6, UO-3.11 to UO-3.13 The piles, the first condition, a Town for everybody."""
    s.starter = starter
    events.starts(s, starter)
    s.crit_pile.shuffle_in(list(range(len(s.terms.criticals))))
    for row in range(t.ROWS):
        s.piles[row].shuffle_in(s.terms.deck_of_row[row])
    s.stack_of_conditions.append(s.crit_pile.draw(s.chance))
    events.condition(s, s.stack_of_conditions[-1])
    for seat in range(s.seats):
        s.province[seat * COLUMNS] = s.terms.town


def deal_extra(s: State, seat: int, number: int) -> None:
    """UO-3.14, UO-3.21 Units from the pile, shown to everybody. They wait in the hand until the deck is shuffled."""
    for _ in range(number):
        card = s.piles[UNIT].draw(s.chance)
        put_into_hand(s, seat, card)
        events.dealt(s, seat, card)


def shuffle_decks(s: State) -> None:
    """UO-3.12, UO-3.15, UO-3.17, UO-3.25 Starters and extra cards make the deck; hands are empty."""
    for seat in range(s.seats):
        s.decks[seat].shuffle_in(s.terms.starters + s.hands[seat])
        s.hands[seat], s.known[seat] = [], []
    events.shuffled(s)
