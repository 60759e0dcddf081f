"""What a view knows: whose cards, how many of what, and which backs."""

from __future__ import annotations

from monoceros.games.crown.facts import branch_of_unit
from monoceros.games.crown.state import BACK, Seen, cards_counted, in_battle, is_counted, is_pool_shown, sees
from monoceros.games.crown.tables import ARCHERY, EMPTY, HOLDERS


def waits_for_heroes(view: Seen) -> bool:
    """CD-4.5 Has somebody none yet?"""
    return EMPTY in view.hero


def knows_seat(view: Seen, seat: int) -> bool:
    """The own cards, and those of an ally whom one looks over the shoulder."""
    return sees(view, view.viewer, seat)


def knows_cards(view: Seen, holder: int) -> bool:
    return knows_seat(view, holder // HOLDERS) or in_battle(view, holder)


def knows_backs(view: Seen, holder: int) -> bool:
    return knows_cards(view, holder) or is_counted(view, knows_seat(view, holder // HOLDERS))


def knows_strength(view: Seen, holder: int) -> bool:
    return knows_cards(view, holder) and view.officer[holder] >= EMPTY


def cards_number(view: Seen, holder: int) -> int:
    """The military cards of a holder; EMPTY where nobody counts them for the viewer."""
    known = knows_seat(view, holder // HOLDERS)
    return len(view.cards[holder]) if cards_counted(view, holder, known) else EMPTY


def unit_seen(view: Seen, holder: int) -> int:
    """What it moves and fights as, or EMPTY."""
    return branch_of_unit(view, holder) if knows_backs(view, holder) else EMPTY


def is_shooter(view: Seen, holder: int) -> bool:
    """CD-12.6"""
    return unit_seen(view, holder) == ARCHERY and cards_number(view, holder) > 0


def food_seen(view: Seen, seat: int) -> int:
    """CD-21.7 EMPTY where nobody tells it."""
    return view.food[seat] if is_counted(view, knows_seat(view, seat)) else EMPTY


def hand_size(view: Seen, seat: int) -> int:
    return len(view.hands[seat]) if is_counted(view, knows_seat(view, seat)) else EMPTY


def black_size(view: Seen, seat: int) -> int:
    return len(view.blacks[seat]) if is_counted(view, knows_seat(view, seat)) else EMPTY


def looked_seen(view: Seen) -> tuple[int, ...]:
    """The Action cards that are looked at, for who knows them."""
    return view.looked if knows_seat(view, view.active) else ()


def is_pool_seen(view: Seen) -> bool:
    return view.pool_of != EMPTY and is_pool_shown(view, knows_seat(view, view.pool_of))


def pool_seen(view: Seen) -> tuple[int, ...]:
    """The military cards that wait for a holder, for who knows them."""
    return view.pool if is_pool_seen(view) else ()


def branches(view: Seen, cards: tuple[int, ...]) -> list[int]:
    """Of military cards, or of their backs."""
    return [view.terms.military_weapon[card] // 3 if card >= 0 else BACK - card for card in cards]


def pool_backs(view: Seen) -> list[int]:
    """And the branches of all of them."""
    return branches(view, view.pool)
