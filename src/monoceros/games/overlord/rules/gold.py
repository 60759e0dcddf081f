"""Section 10: Gold actions and the Marketplace."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.overlord import tables as t
from monoceros.games.overlord.effects.cards import destroy_for_gold, draw_cards
from monoceros.games.overlord.effects.market import buy, refresh, use_gold
from monoceros.games.overlord.picks import BUY, DECLINE, DESTROY, OPTION, REFRESH
from monoceros.games.overlord.state import BATTLE, State, territory_count
from monoceros.games.overlord.tables import COLUMNS, EMPTY, SLOTS


@rule
async def gold_actions(s: State, seat: int, number: int) -> None:
    """UO-10.1 to UO-10.3 One after the other, each chosen when the one before is done; declining ends them all."""
    for _ in range(number):
        pick: Pick = await choose(seat, "gold", gold_options(s, seat))
        if pick == DECLINE:
            return
        use_gold(s, seat, counts=s.phase == BATTLE)
        act(s, seat, pick)


def act(s: State, seat: int, pick: Pick) -> None:
    if isinstance(pick, tuple):
        if pick[0] == "buy":
            buy(s, seat, t.ROW_OF[pick[1]], pick[2] - 1)
        else:
            destroy_for_gold(s, seat, s.terms.number_of[pick[1]])
    elif pick == REFRESH:
        refresh(s, seat)
    else:
        draw_cards(s, seat, option_draws(s, seat))


def gold_options(s: State, seat: int) -> list[Pick]:
    """UO-10.6, UO-10.10, UO-10.13, UO-10.16, UO-16.8 What a Gold action can be used for now, or nothing."""
    options = to_buy(s, t.ROWS if can_buy_territory(s, seat) else t.TERRITORY)
    last = EMPTY
    for card in sorted(s.discards[seat]):
        if card != last:
            options.append(DESTROY[card])
            last = card
    if not is_market_empty(s):
        options.append(REFRESH)
    if option_draws(s, seat):
        options.append(OPTION)
    options.append(DECLINE)
    return options


def to_buy(s: State, rows: int) -> list[Pick]:
    """UO-10.6 The cards of the first rows: nearly always there is one in every slot."""
    market, slots = s.market, rows * SLOTS
    for at in range(slots):
        if market[at] == EMPTY:
            return [BUY[at] for at in range(slots) if market[at] != EMPTY]
    return BUY[:slots]


def can_buy_territory(s: State, seat: int) -> bool:
    """UO-10.10, UO-10.12 One a round, as long as the Province has room."""
    return s.bought[seat] == 0 and territory_count(s, seat) < COLUMNS


def is_market_empty(s: State) -> bool:
    for card in s.market:
        if card != EMPTY:
            return False
    return True


def option_draws(s: State, seat: int) -> int:
    """UO-16.8 The further action of a Village: how many cards it draws. Several Villages add it only once."""
    most: int = 0
    for at in range(seat * COLUMNS, seat * COLUMNS + COLUMNS):
        card: int = s.province[at]
        if card == EMPTY:
            break
        block = s.terms.cards[card].gold_option
        if block != EMPTY and s.burning[at] == 0:
            most = max(most, s.terms.blocks[block][0].n)
    return most
