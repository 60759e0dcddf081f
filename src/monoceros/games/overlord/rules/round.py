"""Sections 5 to 9 and 12 to 14: the round, phase by phase."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose, together
from monoceros.engine.lowering import rule
from monoceros.games.overlord import tables as t
from monoceros.games.overlord.effects.battle import (
    count_unit,
    end_battle,
    forget_known_hands,
    place,
    turn_up,
    use_territory,
)
from monoceros.games.overlord.effects.cards import discard_rest_of_hand, draw_cards
from monoceros.games.overlord.effects.icons import draw_criticals, quench
from monoceros.games.overlord.effects.round import (
    begin_phase,
    begin_round,
    clear_fields,
    give_renown,
    lay_criticals_away,
    meet_conditions,
    pass_marker,
    set_active,
    show_criticals,
)
from monoceros.games.overlord.picks import COLUMN, END
from monoceros.games.overlord.rules.effect import carry_out, different_in_hand, do_plainly
from monoceros.games.overlord.state import (
    BATTLE,
    DRAWING,
    ENDING,
    PLACING,
    RESULTS,
    TERRITORIES,
    State,
    columns_now,
    player_order,
)
from monoceros.games.overlord.tables import COLUMNS, EMPTY, ROUNDS


@rule
async def play_round(s: State) -> None:
    """UO-5.1 Draw, Territory, Battle, Results and End Phase. UO-13.9 The last round has no End Phase."""
    begin_round(s)
    draw_phase(s)
    await territory_phase(s)
    await placement(s)
    await battle(s)
    results(s)
    if s.round < ROUNDS:
        end_phase(s)


# -- section 6 ---


def draw_phase(s: State) -> None:
    """UO-6.1, UO-6.2, UO-6.9 Five cards each, six in the last round, in player order."""
    begin_phase(s, DRAWING)
    for seat in player_order(s):
        draw_cards(s, seat, columns_now(s))


# -- section 7 ---


@rule
async def territory_phase(s: State) -> None:
    """UO-7.1, UO-7.13 Each player in turn; then one Burning card goes from each column."""
    begin_phase(s, TERRITORIES)
    for seat in player_order(s):
        set_active(s, seat)
        await territory_turn(s, seat)
    set_active(s, EMPTY)
    quench(s)


@rule
async def territory_turn(s: State, seat: int) -> None:
    """UO-7.2 to UO-7.4 Phase effects in any order, each at most once, as many as the player likes."""
    while True:
        pick: Pick = await choose(seat, "territory", to_use(s, seat))
        if pick == END:
            return
        column: int = pick - 1
        use_territory(s, seat, column)
        at = seat * COLUMNS + column
        await carry_out(s, seat, s.terms.cards[s.province[at]].phase, column, -at - 1)


def to_use(s: State, seat: int) -> list[Pick]:
    """UO-7.3, UO-7.9, UO-7.14 Unburned Territories whose Phase effect was not used and can be, or the end."""
    found: list[Pick] = []
    for k in range(COLUMNS):
        at = seat * COLUMNS + k
        if s.province[at] == EMPTY:
            break
        card = s.terms.cards[s.province[at]]
        unused = s.burning[at] == 0 and not s.used[seat] >> k & 1
        if unused and card.phase != EMPTY and len(s.hands[seat]) >= card.needs_hand:
            found.append(COLUMN[k])
    found.append(END)
    return found


# -- section 8 ---


@rule
async def placement(s: State) -> None:
    """UO-8.1, UO-8.5 All at the same time and in secret; then the rest of each hand is discarded."""
    begin_phase(s, PLACING)
    forget_known_hands(s)
    await together(s, place_cards, player_order(s))
    for seat in player_order(s):
        discard_rest_of_hand(s, seat)


@rule
async def place_cards(s: State, seat: int) -> None:
    """UO-8.1 to UO-8.4 A card for every column from the left, as long as there are cards."""
    for column in range(min(columns_now(s), len(s.hands[seat]))):
        card: str = await choose(seat, "place", different_in_hand(s, seat))
        place(s, seat, column, s.terms.number_of[card])


@rule
async def battle(s: State) -> None:
    """UO-8.8 to UO-8.12 Column by column, every player in turn turns a card up; its effect; for a Unit, its Power."""
    begin_phase(s, BATTLE)
    for column in range(columns_now(s)):
        for seat in player_order(s):
            card: int = turn_up(s, seat, column)
            if has_effect(s, card) and not do_plainly(s, seat, s.terms.cards[card].block, column):
                await carry_out(s, seat, s.terms.cards[card].block, column, seat * COLUMNS + column)
            if is_unit(s, card):
                count_unit(s, seat, column)
    end_battle(s)


def has_effect(s: State, card: int) -> bool:
    return card != EMPTY and s.terms.cards[card].block != EMPTY


def is_unit(s: State, card: int) -> bool:
    return card != EMPTY and s.terms.cards[card].kind == t.UNIT


# -- sections 12 to 14 ---


def results(s: State) -> None:
    """UO-12.1 to UO-12.14, UO-14.2"""
    begin_phase(s, RESULTS)
    met = meet_conditions(s)
    for seat in player_order(s):
        draw_criticals(s, seat, met[seat])
    show_criticals(s)
    winner = round_winner(s)
    give_renown(s, winner, final_bonus(s, winner) if s.round == ROUNDS else 0)


def round_winner(s: State) -> int:
    """UO-12.9, UO-12.14 The most Might; of equals, whoever comes last in the round's order."""
    winner = s.starter
    for seat in player_order(s):
        if s.might[seat] >= s.might[winner]:
            winner = seat
    return winner


def final_bonus(s: State, winner: int) -> int:
    """UO-14.2, UO-14.4, UO-14.5 A card for every full 10 of lead, as long as there are any."""
    second = max([s.might[seat] for seat in range(s.seats) if seat != winner])
    return min((s.might[winner] - second) // 10, s.bonus_left)


def end_phase(s: State) -> None:
    """UO-13.1 to UO-13.8"""
    begin_phase(s, ENDING)
    lay_criticals_away(s)
    clear_fields(s)
    pass_marker(s)
