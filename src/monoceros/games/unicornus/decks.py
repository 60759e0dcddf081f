"""The three decks: cards are drawn when they are needed, and made anew when they run out. Atoms, as in effects.py."""

from __future__ import annotations

from bisect import insort

from monoceros.games.unicornus import events
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.facts import events_left
from monoceros.games.unicornus.state import State
from monoceros.games.unicornus.tables import EMPTY


def shuffle_decks(s: State) -> None:
    """UK-3.10 to UK-3.12"""
    s.support.shuffle_in(s.terms.support_deck)
    s.fates.shuffle_in(s.terms.fate_deck)
    if not s.terms.tutorial:
        s.event_bag = list(range(t.EVENTS))
        s.event_plan = list(s.terms.mix)
    events.shuffled(s)


# -- support and fate ---


def draw_support(s: State, hand: int) -> None:
    """UK-5.26 From the deck; an empty one is made anew of the discard pile."""
    if s.support.size() == 0:
        if not s.support_discards:
            return
        s.support.shuffle_in(s.support_discards)
        s.support_discards = []
        events.reshuffled(s, "support")
    card = s.support.draw(s.chance)
    insort(s.hands[hand], card)
    events.drew(s, hand, card)


def draw_fate(s: State) -> int:
    """UK-8.11 The next fate card, or EMPTY if there is none at all."""
    if s.fates.size() == 0:
        if not s.fate_discards:
            return EMPTY
        s.fates.shuffle_in(s.fate_discards)
        s.fate_discards = []
        events.reshuffled(s, "fate")
    return s.fates.draw(s.chance)


# -- event cards ---


def take_event(s: State) -> int:
    """UK-3.11, UK-4.5 The top card of the event deck: what lies there is settled when it is first seen."""
    card = s.next_event
    s.next_event, s.next_open = EMPTY, False
    return draw_event(s) if card == EMPTY else card


def draw_event(s: State) -> int:
    level = 0
    while s.event_plan[level] == 0:
        level += 1
    s.event_plan[level] -= 1
    unseen = [card for card in s.event_bag if s.terms.event_level[card] == level + 1]
    card = unseen[s.chance.pick(len(unseen))]
    s.event_bag.remove(card)
    return card


def turn_up_event(s: State) -> None:
    """UK-4.8 Star Reading: the top card lies face up while Donia is in play."""
    if s.place[t.DONIA] == EMPTY or s.next_open or events_left(s) == 0:
        return
    if s.next_event == EMPTY:
        s.next_event = draw_event(s)
    s.next_open = True
    events.next_event(s, s.next_event)


def turn_down_event(s: State) -> None:
    """UK-11.17"""
    if s.next_open:
        s.next_open = False
        events.next_hidden(s)
