"""Section 10: the Marketplace."""

from __future__ import annotations

from monoceros.games.overlord import events
from monoceros.games.overlord import tables as t
from monoceros.games.overlord.effects.cards import bury, put_into_hand
from monoceros.games.overlord.state import State, territory_count
from monoceros.games.overlord.tables import COLUMNS, EMPTY, SLOTS


def draw_for_market(s: State, row: int) -> int:
    """UO-10.21, UO-10.22 An empty pile is made anew of its Cemetery, without starters; nothing may be left."""
    pile = s.piles[row]
    if pile.size() == 0:
        cards = s.terms.cards
        pile.shuffle_in([card for card in s.cemetery[row] if not cards[card].starter])
        s.cemetery[row] = [card for card in s.cemetery[row] if cards[card].starter]
        if pile.size() == 0:
            return EMPTY
    return pile.draw(s.chance)


def fill_row(s: State, row: int) -> None:
    """UO-3.8, UO-10.9, UO-10.18 Cards slide away from the pile, and new ones come in beside it."""
    first = row * SLOTS
    free = first + SLOTS - 1  # the oldest place that nothing lies in yet
    for at in range(free, first - 1, -1):
        card = s.market[at]
        if card != EMPTY:
            s.market[at] = EMPTY
            s.market[free] = card
            free -= 1
    for at in range(free, first - 1, -1):
        s.market[at] = draw_for_market(s, row)
        if s.market[at] == EMPTY:
            return
        events.offered(s, row, s.market[at], s.round)


def take_from_market(s: State, row: int, slot: int) -> int:
    """UO-10.8 Takes the card of a slot (0 is the newest); the row is slid and refilled."""
    card = s.market[row * SLOTS + slot]
    s.market[row * SLOTS + slot] = EMPTY
    return card


def buy(s: State, seat: int, row: int, slot: int) -> None:
    """UO-10.6, UO-10.7 To the hand; a Territory at once into the Province."""
    card = take_from_market(s, row, slot)
    if row == t.TERRITORY:
        s.province[seat * COLUMNS + territory_count(s, seat)] = card
        s.bought[seat] += 1
    else:
        put_into_hand(s, seat, card)
    events.bought(s, seat, card)
    fill_row(s, row)


def gain(s: State, seat: int, row: int, slot: int) -> None:
    """UO-16.20, UO-3.26 Taken without a purchase."""
    card = take_from_market(s, row, slot)
    put_into_hand(s, seat, card)
    events.gained(s, seat, card)
    fill_row(s, row)


def refresh(s: State, seat: int) -> None:
    """UO-10.16 to UO-10.20 The two oldest cards of each row are destroyed, and the rows filled."""
    events.refreshed(s, seat)
    for row in range(t.ROWS):
        gone = 0
        for slot in range(SLOTS - 1, -1, -1):
            card = s.market[row * SLOTS + slot]
            if card != EMPTY and gone < 2:
                s.market[row * SLOTS + slot] = EMPTY
                bury(s, card)
                gone += 1
        fill_row(s, row)


def use_gold(s: State, seat: int, *, counts: bool) -> None:
    """UO-10.3, UO-10.4 Counted only if it was used, and only in the Battle Phase."""
    if counts:
        s.gold_used[seat] = s.gold_used[seat] + 1
