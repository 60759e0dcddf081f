"""Atoms of the Event deck, and of Treasures, while a Cave [Ghost] looks after them (VF-54.6, VF-54.7)."""

from __future__ import annotations

from monoceros.engine.events import audience
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.effects_knight import (
    draw_event_card,
    draw_treasure_card,
    events_left,
    offer_treasure,
    play_event,
    treasure_under,
)
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import CAVE, EMPTY
from monoceros.games.vast.tables_cave import EVENTS_DRAWN, TREASURES_DRAWN

# -- Events ---


def look_ahead(s: State) -> None:
    """VF-54.7, VF-60.8 The Cave may look at the top three at any time: they are settled for it, not for its Ghost."""
    seat = s.terms.seat_of[CAVE]
    if seat == EMPTY or not s.terms.has_events:
        return
    deck = s.knight.event_deck
    before = len(deck.top)
    while len(deck.top) < EVENTS_DRAWN and deck.bag:
        deck.top.insert(0, deck.bag.pop(s.chance.pick(len(deck.bag))))
    if s.telling and len(deck.top) > before:
        s.emit("events_seen", secret=tuple(reversed(deck.top)), to=audience(seat))


def offer_events(s: State) -> None:
    """VF-30.13 The Cave [Ghost] draws three."""
    s.cave.offered = [draw_event_card(s) for _ in range(min(EVENTS_DRAWN, events_left(s)))]
    if s.telling:
        s.emit("events_offered", secret=tuple(s.cave.offered), to=audience(s.terms.cave_seat))


def choose_event(s: State, event: int) -> None:
    """One is played on the Knight, the others go under the deck."""
    offered = s.cave.offered
    offered.remove(event)
    s.knight.events_under += offered
    s.cave.offered = []
    play_event(s, event)


def sink_events(s: State) -> None:
    """VF-54.6 The top three go under the deck."""
    for _ in range(min(EVENTS_DRAWN, events_left(s))):
        s.knight.events_under.append(draw_event_card(s))
    if s.telling:
        s.emit("events_sunk")
    look_ahead(s)


# -- Treasures ---


def deal_treasures(s: State) -> None:
    """VF-30.6 The Cave [Ghost] draws two."""
    cards = [draw_treasure_card(s) for _ in range(TREASURES_DRAWN)]
    for card in cards:
        s.knight.treasure_at[card] = k.DEALT
    if s.telling:
        s.emit("treasures_offered", secret=tuple(sorted(cards)), to=audience(s.terms.cave_seat))


def give_treasure(s: State, card: int) -> None:
    """One is offered to the Knight, the other goes under the deck."""
    offer_treasure(s, card)
    for other in range(k.TREASURE_CARDS):
        if s.knight.treasure_at[other] == k.DEALT:
            treasure_under(s, other)
