"""Section 17: carrying out a card's effect, step by step, wherever it asks."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.overlord import tables as t
from monoceros.games.overlord.effects.battle import (
    add_aura,
    add_waiting,
    bear_icons,
    change_might,
    double_next,
    put_on_guard,
    rearrange,
    steal,
    swap,
)
from monoceros.games.overlord.effects.cards import (
    destroy_discarded,
    destroy_in_hand,
    discard_from_hand,
    discard_looked,
    draw_cards,
    keep_looked,
    look,
    mill,
    pick_up,
    put_back_looked,
    recover,
)
from monoceros.games.overlord.effects.icons import burn, curse, draw_criticals
from monoceros.games.overlord.effects.market import gain
from monoceros.games.overlord.facts import amount_of, holds
from monoceros.games.overlord.picks import BURN, CARD, COLUMN, DECLINE, DISCARD, KEEP, NONE, SIFT, TAKE, TYPE
from monoceros.games.overlord.rules.gold import gold_actions
from monoceros.games.overlord.state import State, columns_now, territory_count, unguarded
from monoceros.games.overlord.tables import COLUMNS, EMPTY, Step


@rule
async def carry_out(s: State, seat: int, block: int, column: int, bearer: int) -> None:
    """UO-9.1, UO-17.2 The steps of a block from left to right.

    `column` is where the card lies that has the effect, `bearer` the place that chosen icons go to: an index of the
    Battlefields, or below 0 one of the Provinces.
    """
    for number in range(len(s.terms.blocks[block])):
        step = s.terms.blocks[block][number]
        op, n = step.op, step.n
        if op < t.IF:
            do_step(s, seat, step, column)
        elif op == t.IF:
            branch = branch_of(s, seat, step, column)
            if branch != EMPTY:
                await carry_out(s, seat, branch, column, bearer)
        elif op == t.GOLD:
            await gold_actions(s, seat, n)
        elif op == t.STEAL:
            await steal_might(s, seat, n)
        elif op == t.ICON:
            await choose_icon(s, seat, step.second, n, bearer)
        elif op == t.CURSE_ONE:
            await curse_one(s, seat, n)
        elif op == t.CURSE_ALL:
            await curse_all(s, seat, n)
        elif op == t.BURN:
            await burn_territories(s, seat, step.second, n)
        elif op == t.DISCARD:
            await discard_cards(s, seat, n)
        elif op == t.RECOVER:
            await recover_cards(s, seat, step.filter, n)
        elif op == t.DESTROY_DISCARD:
            await destroy_from_discards(s, seat, step.filter, n)
        elif op == t.DESTROY_HAND:
            await destroy_from_hand(s, seat, step.filter, n)
        elif op == t.SIFT:
            await sift(s, seat, n, step.second)
        elif op == t.PICK:
            await pick_from_moved(s, seat, step.filter, n)
        elif op == t.GAIN:
            await gain_card(s, seat, step.filter)
        elif op == t.COPY:
            await copy_item(s, seat, column)
        elif op == t.REORDER:
            await reorder(s, seat)
        else:
            await swap_cards(s, seat, column)


def do_plainly(s: State, seat: int, block: int, column: int) -> bool:
    """Carry out a block that asks nothing, without following a rule. False: it may ask, and nothing was done."""
    steps = s.terms.blocks[block]
    for step in steps:
        if step.op >= t.IF:
            return False
    for step in steps:
        do_step(s, seat, step, column)
    return True


def branch_of(s: State, seat: int, step: Step, column: int) -> int:
    """The block that an `if` goes on with."""
    assert step.test is not None
    return step.then if holds(s, step.test, seat, column) else step.otherwise


def do_step(s: State, seat: int, step: Step, column: int) -> None:
    """The steps that ask nothing."""
    op = step.op
    card = s.field[seat * COLUMNS + column] if s.column >= 0 else EMPTY
    if op == t.MIGHT:
        change_might(s, seat, amount_of(s, step.amount, seat, column), "effect")
    elif op == t.POWER:
        s.power_now += amount_of(s, step.amount, seat, column)
    elif op == t.NEXT:
        add_waiting(s, seat, column, step.filter, amount_of(s, step.amount, seat, column), card)
    elif op == t.DOUBLE:
        double_next(s, seat, column)
    elif op == t.AURA_MINE:
        add_aura(s, seat, 0, step.filter, amount_of(s, step.amount, seat, column), step.second, card)
    elif op == t.AURA_THEIRS:
        add_aura(s, seat, 1, step.filter, amount_of(s, step.amount, seat, column), step.second, card)
    elif op == t.GUARD:
        put_on_guard(s, seat, step.second)
    elif op == t.DRAW:
        draw_cards(s, seat, step.n)
    elif op == t.CRITICAL:
        draw_criticals(s, seat, step.n)
    elif op == t.CURSE_ME:
        s.moved = ()
        put_curses(s, seat, seat, step.n)
    else:
        assert op == t.MILL
        mill(s, seat, step.n)


# -- other players ---


@rule
async def steal_might(s: State, seat: int, number: int) -> None:
    """UO-16.22, UO-19.2"""
    if unguarded(s, seat):
        victim: int = await choose(seat, "steal", unguarded(s, seat))
        steal(s, seat, victim, number)


@rule
async def curse_one(s: State, seat: int, number: int) -> None:
    s.moved = ()
    if unguarded(s, seat) and s.curses_left:
        victim: int = await choose(seat, "curse", unguarded(s, seat))
        put_curses(s, victim, seat, number)


@rule
async def curse_all(s: State, seat: int, number: int) -> None:
    """UO-11.7 In player order; if there are too few Curses, the user says who gets them, one by one."""
    s.moved = ()
    victims: tuple[int, ...] = tuple(unguarded(s, seat))
    if s.curses_left >= number * len(victims):
        for victim in victims:
            put_curses(s, victim, seat, number)
        return
    for _ in range(number):
        left = victims
        while left and s.curses_left:
            chosen: int = await choose(seat, "curse", left)
            put_curses(s, chosen, seat, 1)
            left = without(left, chosen)


def put_curses(s: State, victim: int, by: int, number: int) -> None:
    """Curses count among the cards that a step has moved."""
    for _ in range(curse(s, victim, by, number)):
        s.moved = (*s.moved, s.terms.curse)


def without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple([other for other in seats if other != seat])


@rule
async def burn_territories(s: State, seat: int, whose: int, number: int) -> None:
    """UO-11.8, UO-11.12"""
    for _ in range(number):
        if s.burning_left and burnable(s, seat, whose):
            pick: Pick = await choose(seat, "burn", burnable(s, seat, whose))
            burn(s, seat, pick[1], pick[2] - 1)


def burnable(s: State, seat: int, whose: int) -> list[Pick]:
    """UO-11.8 Every Territory of an unguarded opponent, burning or not; if the card says so, the own ones as well."""
    owners = [seat, *unguarded(s, seat)] if whose == t.ANY_TERRITORY else unguarded(s, seat)
    return [
        BURN[other * COLUMNS + k]
        for other in owners
        for k in range(COLUMNS)
        if s.province[other * COLUMNS + k] != EMPTY
    ]


# -- own cards ---


def different(s: State, cards: list[int], filter: int) -> list[Pick]:
    """Each different card that a filter matches, once (section 19)."""
    known = s.terms.cards
    return [CARD[card] for card in sorted(set(cards)) if known[card].match & filter]


def different_in_hand(s: State, seat: int) -> list[Pick]:
    """Each different card of a hand, once: hands are sorted."""
    options: list[Pick] = []
    last = EMPTY
    for card in s.hands[seat]:
        if card != last:
            options.append(CARD[card])
            last = card
    return options


def with_none(options: list[Pick]) -> list[Pick]:
    return [*options, NONE]


@rule
async def discard_cards(s: State, seat: int, number: int) -> None:
    """UO-7.14 Exactly so many, one after the other."""
    for _ in range(min(number, len(s.hands[seat]))):
        card: str = await choose(seat, "discard", different_in_hand(s, seat))
        discard_from_hand(s, seat, s.terms.number_of[card])


@rule
async def recover_cards(s: State, seat: int, filter: int, number: int) -> None:
    s.moved = ()
    for _ in range(number):
        card: str = await choose(seat, "recover", with_none(different(s, s.discards[seat], filter)))
        if card == NONE:
            return
        recover(s, seat, s.terms.number_of[card])


@rule
async def destroy_from_discards(s: State, seat: int, filter: int, number: int) -> None:
    s.moved = ()
    for _ in range(number):
        card: str = await choose(seat, "destroy", with_none(different(s, s.discards[seat], filter)))
        if card == NONE:
            return
        destroy_discarded(s, seat, s.terms.number_of[card])


@rule
async def destroy_from_hand(s: State, seat: int, filter: int, number: int) -> None:
    s.moved = ()
    for _ in range(number):
        card: str = await choose(seat, "destroy_hand", with_none(different(s, s.hands[seat], filter)))
        if card == NONE:
            return
        destroy_in_hand(s, seat, s.terms.number_of[card])


@rule
async def sift(s: State, seat: int, number: int, most: int) -> None:
    """UO-11.14 to UO-11.16 Keep or discard, from the top card down, until enough are discarded."""
    look(s, seat, number)
    discarded = 0
    while s.look_at < len(s.looked) and discarded < most:
        answer: str = await choose(seat, "sift", SIFT)
        if answer == DISCARD:
            discard_looked(s, seat)
            discarded += 1
        else:
            keep_looked(s)
    put_back_looked(s, seat)


@rule
async def pick_from_moved(s: State, seat: int, filter: int, number: int) -> None:
    """Into the hand, from what the step before moved to the discard pile."""
    moved = s.moved
    for _ in range(number):
        card: str = await choose(seat, "pick", with_none(different(s, list(moved), filter)))
        if card == NONE:
            return
        pick_up(s, seat, s.terms.number_of[card])
        moved = minus(moved, s.terms.number_of[card])


def minus(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


@rule
async def gain_card(s: State, seat: int, filter: int) -> None:
    """UO-16.20"""
    pick: Pick = await choose(seat, "gain", with_none(takeable(s, filter)))
    if pick != NONE:
        gain(s, seat, t.ROW_OF[pick[1]], pick[2] - 1)


def takeable(s: State, filter: int) -> list[Pick]:
    cards = s.terms.cards
    return [TAKE[at] for at, card in enumerate(s.market) if card != EMPTY and cards[card].match & filter]


@rule
async def copy_item(s: State, seat: int, column: int) -> None:
    """UO-16.1 to UO-16.4 Its effect again, from this column; chosen icons go to the copied card."""
    if copyable(s, seat, column):
        item: str = await choose(seat, "copy", copyable(s, seat, column))
        at = where_deployed(s, seat, s.terms.number_of[item], column)
        block = s.terms.cards[s.field[at]].block
        if block != EMPTY:
            await carry_out(s, seat, block, column, at)


def copyable(s: State, seat: int, column: int) -> list[Pick]:
    """Each different Item deployed earlier this round that does not copy itself."""
    cards = s.terms.cards
    found: list[int] = []
    for k in range(COLUMNS):
        card = s.field[seat * COLUMNS + k]
        if k == column or not s.up[seat] >> k & 1 or card == EMPTY:
            continue
        if cards[card].kind == t.ITEM and not cards[card].copies_items:
            found.append(card)
    return different(s, found, t.ITEM_BIT)


def where_deployed(s: State, seat: int, card: int, column: int) -> int:
    for k in range(COLUMNS):
        if k != column and s.up[seat] >> k & 1 and s.field[seat * COLUMNS + k] == card:
            return seat * COLUMNS + k
    raise ValueError("the card is not deployed")


@rule
async def choose_icon(s: State, seat: int, types: int, number: int, bearer: int) -> None:
    """UO-16.5, UO-16.9"""
    name: str = await choose(seat, "icon", TYPE[:types])
    bear_icons(s, seat, bearer, TYPE.index(name), number)


# -- moving things about ---


@rule
async def reorder(s: State, seat: int) -> None:
    """UO-16.6 For each column from the left, one of the own Territories not yet laid down; or all stay."""
    s.arranging = ()
    for k in range(territory_count(s, seat)):
        pick: Pick = await choose(seat, "reorder", to_lay_down(s, seat, k))
        if pick == KEEP:
            return
        s.arranging = (*s.arranging, pick - 1)
    rearrange(s, seat, s.arranging)
    s.arranging = ()


def to_lay_down(s: State, seat: int, column: int) -> list[Pick]:
    """Before the first column, all may stay as well."""
    return still_free(s, seat) if column else [KEEP, *still_free(s, seat)]


def still_free(s: State, seat: int) -> list[Pick]:
    """Columns whose Territory is not laid down yet; of like ones only the first."""
    found: list[Pick] = []
    seen: list[tuple[int, int, int]] = []
    for k in range(territory_count(s, seat)):
        at = seat * COLUMNS + k
        same = (s.province[at], s.harbor[at], s.used[seat] >> k & 1)
        if k not in s.arranging and same not in seen:
            seen.append(same)
            found.append(COLUMN[k])
    return found


@rule
async def swap_cards(s: State, seat: int, column: int) -> None:
    """UO-16.21 Two own cards to the right of this column change places."""
    if len(face_down(s, seat, column, EMPTY)) < 2:
        return
    first: Pick = await choose(seat, "swap", [*face_down(s, seat, column, EMPTY), DECLINE])
    if first == DECLINE:
        return
    second: int = await choose(seat, "swap_with", face_down(s, seat, column, first - 1))
    swap(s, seat, first - 1, second - 1)


def face_down(s: State, seat: int, column: int, but: int) -> list[Pick]:
    return [COLUMN[k] for k in range(column + 1, columns_now(s)) if s.field[seat * COLUMNS + k] != EMPTY and k != but]
