"""Section 8: the Market trade, and discarding down to the limits at its end."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.crown import tables as t
from monoceros.games.crown.cards import (
    assign,
    discard_black,
    discard_military,
    draw_black,
    draw_general,
    draw_military,
    pay_for,
)
from monoceros.games.crown.effects import sell_food
from monoceros.games.crown.facts import (
    can_draw,
    empty_land,
    free_general,
    general_limit,
    generals_of,
    has_empty_land,
    holders_of,
    is_in_order,
    places,
)
from monoceros.games.crown.picks import (
    BLACK,
    BLACK_CARD,
    BLACK_NUMBER,
    BUY_GENERAL,
    BUY_MILITARY,
    DONE,
    MILITARY,
    MILITARY_NUMBER,
    SELL,
    SPACE_NUMBER,
)
from monoceros.games.crown.pieces import lose_general, put_general
from monoceros.games.crown.state import State
from monoceros.games.crown.tables import BLACK_DECK, BRANCH_NAMES, BRANCHES, EMPTY, GENERAL_DECK, GOLD_CAP, HOLDERS


@rule
async def market_trade(s: State, seat: int) -> None:
    """CD-8.1 In any order and any number of times, while the player can pay; then the limits."""
    while True:
        pick: Pick = await choose(seat, "market", market_options(s, seat))
        if pick == DONE:
            break
        if pick == BLACK_CARD:
            pay_for(s, seat, BLACK_DECK, s.terms.black_price)
            draw_black(s, seat, "market")
        elif pick == SELL:
            sell_food(s, seat, s.terms.hero_food_price[s.hero[seat]], 1)
        elif pick[0] == "general":
            await buy_general(s, seat, BRANCH_NAMES.index(pick[1]))
        else:
            await buy_military(s, seat, BRANCH_NAMES.index(pick[1]))
    await keep_to_limits(s, seat)


def market_options(s: State, seat: int) -> list[Pick]:
    """CD-8.2 to CD-8.4, CD-8.10, CD-8.12"""
    gold, terms = s.gold[seat], s.terms
    options: list[Pick] = []
    if gold >= terms.general_price and free_general(s, seat) != EMPTY and has_empty_land(s, seat):
        options += [BUY_GENERAL[branch] for branch in range(BRANCHES) if can_draw(s, GENERAL_DECK + branch)]
    for branch in range(BRANCHES):
        if gold >= military_price(s, seat, branch) and can_draw(s, branch):
            options.append(BUY_MILITARY[branch])
    if gold >= terms.black_price and can_draw(s, BLACK_DECK):
        options.append(BLACK_CARD)
    if gold < GOLD_CAP and s.food[seat] >= terms.hero_food_price[s.hero[seat]]:
        options.append(SELL)
    options.append(DONE)
    return options


def military_price(s: State, seat: int, branch: int) -> int:
    """CD-8.2. CD-17.7, CD-17.9 The first card of a trade costs Bruno more and Ove less."""
    price = s.terms.military_price[branch]
    return price if s.bought else max(0, price - s.terms.hero_discount[s.hero[seat]])


@rule
async def buy_general(s: State, seat: int, branch: int) -> None:
    """CD-8.3, CD-8.4"""
    pay_for(s, seat, GENERAL_DECK + branch, s.terms.general_price)
    draw_general(s, seat, branch, "market")
    await place_recruit(s, seat, "market")


@rule
async def place_recruit(s: State, seat: int, why: str) -> None:
    """CD-8.4 On an empty ordinary space of the own territory."""
    space: str = await choose(seat, "place_general", empty_land(s, seat))
    put_general(s, free_general(s, seat), SPACE_NUMBER[space], why)


@rule
async def buy_military(s: State, seat: int, branch: int) -> None:
    """CD-8.3, CD-8.5 To any own holder, wherever it stands: limits are for the end of the trade (CD-8.8)."""
    pay_for(s, seat, branch, military_price(s, seat, branch))
    draw_military(s, seat, branch, "market")
    space: str = await choose(seat, "assign", places(s, holders_of(s, seat)))
    assign(s, seat, s.board[SPACE_NUMBER[space]])


# -- CD-8.8: limits ---


@rule
async def keep_to_limits(s: State, seat: int) -> None:
    """CD-8.7, CD-8.8 First generals, then each holder, then Black cards; one pick at a time."""
    while len(generals_of(s, seat)) > general_limit(s, seat):
        space: str = await choose(seat, "discard_general", places(s, generals_of(s, seat)))
        lose_general(s, s.board[SPACE_NUMBER[space]], "limit")
    for holder in range(seat * HOLDERS, seat * HOLDERS + HOLDERS):
        while not is_in_order(s, holder):
            s.focus = holder
            card: str = await choose(seat, "discard", cards_on(s, holder))
            discard_military(s, holder, MILITARY_NUMBER[card], "limit")
    s.focus = EMPTY
    while len(s.blacks[seat]) > t.BLACK_LIMIT:
        black: str = await choose(seat, "discard_black", [BLACK[number] for number in sorted(set(s.blacks[seat]))])
        discard_black(s, seat, BLACK_NUMBER[black])


def cards_on(s: State, holder: int) -> list[Pick]:
    return [MILITARY[card] for card in sorted(set(s.cards[holder]))]
