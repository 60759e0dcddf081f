"""Sections 6 and 12: the Renewal, drawing, discarding, building."""

from __future__ import annotations

from monoceros.engine.core import Pick, ask, choose
from monoceros.engine.lowering import rule
from monoceros.games.tower.effects import build_base, discard_card, done_building, draw_card, recruit_everywhere
from monoceros.games.tower.facts import hand_size, in_turn_order
from monoceros.games.tower.picks import BUILD, CARD, CARD_OF, DONE, PILES, space_of
from monoceros.games.tower.state import State
from monoceros.games.tower.tables import (
    ABILITY_PILE,
    BASE_PILE,
    CARDS,
    FIRST_BASE,
    HAND_LIMIT,
    KINDS,
    RENEWAL_DRAW,
    SLOT_OF,
    SPACES,
)


@rule
async def renewal(s: State) -> None:
    """AT-6.1, AT-6.2 Both recruit, then both draw, then both build; the active player first each time."""
    for seat in in_turn_order(s):
        recruit_everywhere(s, seat)
    for seat in in_turn_order(s):
        await draw_cards(s, seat, RENEWAL_DRAW)
        await discard_down(s, seat)
    for seat in in_turn_order(s):
        await build(s, seat, True)


@rule
async def draw_cards(s: State, seat: int, number: int) -> None:
    """AT-6.6 One after the other, each from either own pile, seeing each before naming the pile of the next."""
    for _ in range(min(number, cards_left(s, seat))):
        pile: str = await choose(seat, "draw", drawable(s, seat))
        draw_card(s, seat, BASE_PILE if pile == "base" else ABILITY_PILE)


def cards_left(s: State, seat: int) -> int:
    """AT-12.3 How many cards the seat's piles can still give, their discards shuffled in."""
    ability, base = seat * 2, seat * 2 + 1
    left = len(s.piles[ability].bag) + len(s.piles[base].bag)
    return left + len(s.discards[ability]) + len(s.discards[base]) + len(s.piles[ability].top) + len(s.piles[base].top)


def drawable(s: State, seat: int) -> tuple[str, ...]:
    """AT-12.3 A pile that is empty, with an empty discard pile, gives nothing."""
    if can_draw(s, seat * 2):
        return PILES if can_draw(s, seat * 2 + 1) else PILES[:1]
    return PILES[1:]


def can_draw(s: State, pile: int) -> bool:
    deck = s.piles[pile]
    return bool(deck.bag) or bool(s.discards[pile]) or bool(deck.top)


@rule
async def discard_down(s: State, seat: int) -> None:
    """AT-6.7, AT-12.4 Down to five cards, one at a time."""
    while hand_size(s, seat) > HAND_LIMIT:
        card: Pick = await choose(seat, "discard", cards_in_hand(s, seat))
        discard_card(s, seat, CARD_OF[card])


def cards_in_hand(s: State, seat: int) -> list[Pick]:
    """Every different card in the hand."""
    hands, first = s.hands, seat * CARDS
    return [CARD[card] for card in range(CARDS) if hands[first + card]]


@rule
async def build(s: State, seat: int, over: bool) -> None:
    """AT-4.4, AT-6.8 Any number of base cards from the hand, one at a time; `over` own bases too in a Renewal."""
    while has_base_card(s, seat):
        pick: Pick = await ask(seat, "build", buildings(s, seat, over))
        if isinstance(pick, str):
            break
        build_base(s, seat, SLOT_OF[pick[1]], space_of(pick))
    done_building(s, seat)


def has_base_card(s: State, seat: int) -> bool:
    first = seat * CARDS + FIRST_BASE
    for at in range(first, first + KINDS):
        if s.hands[at]:
            return True
    return False


def buildings(s: State, seat: int, over: bool) -> list[Pick]:
    """AT-4.4 On empty spaces. AT-6.9 In a Renewal over own bases too, which is every space."""
    hands, first = s.hands, seat * CARDS + FIRST_BASE
    options: list[Pick] = [DONE]
    for kind in range(KINDS):
        if hands[first + kind]:
            if over:
                options += BUILD[kind]
            else:
                options += [BUILD[kind][space] for space in range(SPACES) if s.bases[seat * SPACES + space] < 0]
    return options
