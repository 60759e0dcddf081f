"""Hands, piles and abilities in force of a scene."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from monoceros.engine.scene import Number, Thing
from monoceros.games.tower.facts import cards_seen, side
from monoceros.games.tower.names import card_row
from monoceros.games.tower.scene_cards import back_of, face_of, from_hand, pile_name
from monoceros.games.tower.scene_ids import PILES, discard_id, force_id, hand_id, pile_id, played_id
from monoceros.games.tower.scene_words import effect_words, when_words
from monoceros.games.tower.state import Seen
from monoceros.games.tower.tables import FIRST_BASE, HAND_LIMIT, SPECIAL


def hand_things(view: Seen, words: Any, seat: int) -> Iterator[Thing]:
    """The own hand face up, one thing for each different card; another's as backs."""
    over = cards_seen(view, seat) > HAND_LIMIT  # then one is discarded next (AT-6.7)
    if seat == view.viewer:
        for card, number in enumerate(side(view.hands, seat)):
            if number:
                yield hand_card(view, words, seat, card, number, over)
        return
    for pile, number in zip(PILES, side(view.backs, seat), strict=True):
        face, label = back_of(words, pile), f"A hidden {pile} card"
        goes_to = discard_id(seat, pile) if over else ""
        for i in range(number):
            name = f"back/{seat}/{pile}-{i}"
            yield Thing(name, "card", f"hand/{seat}", label, face, seat, came_from=pile_id(seat, pile), goes_to=goes_to)


def hand_card(view: Seen, words: Any, seat: int, card: int, number: int, over: bool) -> Thing:
    row, pile = card_row(words, card), pile_name(card)
    numbers: tuple[Number, ...] = ()
    if card == SPECIAL:
        numbers = (Number("power", words["special_power"]),)
    elif card >= FIRST_BASE:
        numbers = (Number("base power", row["base_power"], "corner"),)
    copies = ""
    if number > 1:
        numbers, copies = (*numbers, Number("copies", number, "count")), f", {number} of them"
    return Thing(
        hand_id(seat, card),
        "card",
        f"hand/{seat}",
        f"{row['name']}{copies}. {row['text']}",
        face_of(words, row, numbers=numbers),
        seat,
        clause=row.get("clause", "AT-6.8"),
        when=when_words(view, seat, card),
        came_from=pile_id(seat, pile),
        goes_to=discard_id(seat, pile) if over else "",
    )


def pile_things(view: Seen, words: Any, seat: int) -> Iterator[Thing]:
    """The top of each pile: a back, or the last card that was discarded."""
    for i, pile in enumerate(PILES):
        left, discards = view.piles[seat * 2 + i].size(), view.discards[seat * 2 + i]
        if left:
            zone = pile_id(seat, pile)
            label = f"{left} hidden {pile} cards"
            yield Thing(f"{zone}/top", "card", zone, label, back_of(words, pile), seat, clause="AT-12.1")
        if discards:
            zone, row = discard_id(seat, pile), card_row(words, discards[-1])
            label = f"{row['name']}, on top of {len(discards)} discarded {pile} cards"
            yield Thing(f"{zone}/top", "card", zone, label, face_of(words, row), seat, clause="AT-12.2")


def force_things(view: Seen, words: Any, seat: int) -> Iterator[Thing]:
    """AT-7.6 Between the boards, in the owner's colour, until the end of the turn."""
    for i, slot in enumerate(view.played[seat]):
        card = words["abilities"][slot]
        said = effect_words(view, seat, card["text"])
        yield Thing(
            played_id(seat, i),
            "card",
            force_id(seat),
            f"In force: {card['name']}. {said}",
            face_of(words, card, said),
            seat,
            ("in force",),
            card["clause"],
            came_from=from_hand(view, seat, slot),
            goes_to=discard_id(seat, "ability"),
        )
