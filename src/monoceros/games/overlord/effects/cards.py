"""Sections 6, 8, 11: the cards of a player: deck, hand and discard pile."""

from __future__ import annotations

from monoceros.games.overlord import events
from monoceros.games.overlord import tables as t
from monoceros.games.overlord.state import State


def draw_cards(s: State, seat: int, number: int) -> None:
    """UO-6.4 to UO-6.7 From the own deck; an empty one is made anew of the discard pile at the moment it is needed."""
    deck, hand = s.decks[seat], s.hands[seat]
    for _ in range(number):
        if not deck.bag and not deck.top:
            if not s.discards[seat]:
                break
            reshuffle(s, seat)
        card = take_top(s, seat)
        hand.append(card)
        if s.telling:
            hand.sort()
        events.drew(s, seat, card)
    hand.sort()


def reshuffle(s: State, seat: int) -> None:
    s.decks[seat].shuffle_in(s.discards[seat])
    s.discards[seat] = []
    events.reshuffled(s, seat)


def take_top(s: State, seat: int) -> int:
    deck = s.decks[seat]
    if deck.top:
        s.open_tops[seat].pop()
    return deck.draw(s.chance)


def sort_in(cards: list[int], card: int) -> None:
    """Add a card to sorted ones."""
    cards.append(card)
    if len(cards) > 1 and cards[-2] > card:
        cards.sort()


def take_out(cards: list[int], card: int) -> None:
    """As `cards.remove(card)`; compiled, comparing numbers here is much faster than there."""
    at: int = 0
    while cards[at] != card:
        at += 1
    cards.pop(at)


def put_into_hand(s: State, seat: int, card: int) -> None:
    """UO-15.8 Everybody has seen it go there."""
    sort_in(s.hands[seat], card)
    sort_in(s.known[seat], card)


def take_from_hand(s: State, seat: int, card: int) -> None:
    """What is known of the hand is known of this card first."""
    take_out(s.hands[seat], card)
    if s.known[seat] and card in s.known[seat]:
        s.known[seat].remove(card)


def discard_from_hand(s: State, seat: int, card: int) -> None:
    take_from_hand(s, seat, card)
    s.discards[seat].append(card)
    events.discarded(s, seat, card)


def discard_rest_of_hand(s: State, seat: int) -> None:
    """UO-8.5"""
    for card in s.hands[seat][:]:
        discard_from_hand(s, seat, card)


def mill(s: State, seat: int, number: int) -> None:
    """UO-11.14 Discarding from the deck is not drawing: nothing is shuffled for it."""
    cards: list[int] = []
    for _ in range(min(number, s.decks[seat].size())):
        card = take_top(s, seat)
        s.discards[seat].append(card)
        cards.append(card)
        events.milled(s, seat, card)
    s.moved = tuple(cards)


def look(s: State, seat: int, number: int) -> None:
    """UO-11.14, UO-11.16 The top cards of the own deck, for the owner's eyes only."""
    for _ in range(min(number, s.decks[seat].size())):
        s.looked_open.append(s.open_tops[seat][-1] if s.decks[seat].top else 0)
        s.looked.append(take_top(s, seat))
    s.look_at = 0
    events.looks(s, seat, len(s.looked), s.looked)


def keep_looked(s: State) -> None:
    s.look_at += 1


def discard_looked(s: State, seat: int) -> None:
    card = s.looked.pop(s.look_at)
    s.looked_open.pop(s.look_at)
    s.discards[seat].append(card)
    events.milled(s, seat, card)


def put_back_looked(s: State, seat: int) -> None:
    """UO-11.15, UO-15.6 In their original order; the owner knows it, the others know of Curses only."""
    while s.looked:
        s.decks[seat].put_on_top(s.looked.pop())
        s.open_tops[seat].append(s.looked_open.pop())
    s.look_at = 0


def recover(s: State, seat: int, card: int) -> None:
    """From the discard pile back to the hand."""
    take_out(s.discards[seat], card)
    put_into_hand(s, seat, card)
    s.moved = (*s.moved, card)
    events.recovered(s, seat, card)


def pick_up(s: State, seat: int, card: int) -> None:
    """UO-16.15 One of the cards that a step before has moved: `last` still counts what that step moved."""
    moved = s.moved
    recover(s, seat, card)
    s.moved = moved


def bury(s: State, card: int) -> None:
    """UO-11.2, UO-11.3 To the Cemetery of its kind; a Curse goes back to its pile."""
    kind = s.terms.cards[card].kind
    if kind == t.CURSE:
        s.curses_left += 1
    else:
        s.cemetery[kind].append(card)


def destroy_discarded(s: State, seat: int, card: int) -> None:
    """UO-10.13"""
    take_out(s.discards[seat], card)
    bury(s, card)
    s.moved = (*s.moved, card)
    events.destroyed(s, seat, card)


def destroy_for_gold(s: State, seat: int, card: int) -> None:
    """UO-10.13 By a Gold action: no step of the effect that gave it, so its cards are not those `last` counts."""
    moved = s.moved
    destroy_discarded(s, seat, card)
    s.moved = moved


def destroy_in_hand(s: State, seat: int, card: int) -> None:
    take_from_hand(s, seat, card)
    bury(s, card)
    s.moved = (*s.moved, card)
    events.destroyed_in_hand(s, seat, card)
