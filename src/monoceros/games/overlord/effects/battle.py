"""Sections 7 to 9 and 16: Territories in use, cards placed and deployed, and the Might that they bring."""

from __future__ import annotations

from monoceros.games.overlord import events
from monoceros.games.overlord import tables as t
from monoceros.games.overlord.effects.cards import take_out
from monoceros.games.overlord.facts import combatant_bonus, total_power
from monoceros.games.overlord.state import GUARD_NEXT, GUARD_REST, State
from monoceros.games.overlord.sums import bonus_lines, power_lines
from monoceros.games.overlord.tables import COLUMNS, EMPTY, UNIT


def place(s: State, seat: int, column: int, card: int) -> None:
    """UO-8.1 Face-down. Nobody else learns more than that it was done."""
    take_out(s.hands[seat], card)
    s.field[seat * COLUMNS + column] = card
    events.placed(s, seat, column, card)


def forget_known_hands(s: State) -> None:
    """UO-15.8 Until the next placement."""
    for seat in range(s.seats):
        if s.known[seat]:
            s.known[seat] = []


def end_of_column_effects(s: State, seat: int) -> None:
    """UO-9.14, UO-9.16 What lasted until this seat's next column is over."""
    for aura in s.auras:
        if aura[0] == seat and aura[4] == t.UNTIL_NEXT:
            s.auras = [other for other in s.auras if other[0] != seat or other[4] != t.UNTIL_NEXT]
            break
    if s.guard[seat]:
        s.guard[seat] &= ~GUARD_NEXT


def turn_up(s: State, seat: int, column: int) -> int:
    """UO-8.8 The card is deployed. Gives it; EMPTY if there is none."""
    end_of_column_effects(s, seat)
    s.active, s.column, s.power_now, s.moved = seat, column, 0, ()
    s.up[seat] = s.up[seat] | 1 << column
    card = s.field[seat * COLUMNS + column]
    if card != EMPTY:
        deployed = s.terms.cards[card]
        if deployed.kind == UNIT:
            s.icons[seat] = s.icons[seat] + deployed.icons
        events.deployed(s, seat, column, card)
    return card


def change_might(s: State, seat: int, amount: int, why: str, parts: tuple[int, ...] = ()) -> int:
    """UO-1.6, UO-1.15 Added at once, never below 0. Gives the change that was made; `parts` are told with it."""
    before: int = s.might[seat]
    after: int = max(0, before + amount)
    changed = after - before
    s.might[seat] = after
    if s.column >= 0 and s.active == seat:
        at = seat * COLUMNS + s.column
        s.gains[at] = s.gains[at] + changed
    if s.telling and amount:
        if why not in COUNTED:
            tell_change(s, seat, changed, why)
        events.might(s, seat, changed, why, after, parts)
    return changed


COUNTED = ("power", "bonus")  # told line by line by `count_unit`


def tell_change(s: State, seat: int, changed: int, why: str) -> None:
    """A line of the ledger: by the card that is being deployed, at whose column it counts if it is the seat's own."""
    card = s.field[s.active * COLUMNS + s.column] if s.column >= 0 else EMPTY
    column = s.column if s.active == seat else EMPTY
    s.ledger = (*s.ledger, (seat, column, why, card, changed))


def count_unit(s: State, seat: int, column: int) -> None:
    """UO-9.2 to UO-9.10 Steps 2 and 3: Might for the total Power, then the Combatant Bonus."""
    total = total_power(s, seat, column)
    s.max_power[seat] = max(s.max_power[seat], total)
    twice = s.doubled[seat] >> column & 1
    bonus = combatant_bonus(s, seat, column)
    parts = tell_power(s, seat, column, total, twice) if s.telling else ()
    change_might(s, seat, 2 * total if twice else total, "power", parts)
    if bonus:
        if s.telling:
            s.ledger = (*s.ledger, *bonus_lines(s, seat, column))
        change_might(s, seat, bonus, "bonus")


def tell_power(s: State, seat: int, column: int, total: int, twice: int) -> tuple[int, ...]:
    """Lines of the ledger for the parts of a Unit's total Power. Gives the parts."""
    lines = power_lines(s, seat, column)
    parts = tuple([line[4] for line in lines])
    lines.append((seat, column, "power", EMPTY, total))
    if twice:
        lines.append((seat, column, "twice", EMPTY, 2 * total))
    s.ledger = (*s.ledger, *lines)
    return parts


def steal(s: State, seat: int, victim: int, number: int) -> None:
    """UO-16.22 The user gains exactly what was lost."""
    lost = -change_might(s, victim, -number, "stolen")
    change_might(s, seat, lost, "steal")


def add_aura(s: State, seat: int, theirs: int, filter: int, amount: int, lasting: int, card: int) -> None:
    s.auras.append((seat, theirs, filter, amount, lasting, card, s.column))
    events.aura(s, seat, theirs, amount, lasting, card)


def add_waiting(s: State, seat: int, column: int, filter: int, amount: int, card: int) -> None:
    """UO-9.18 It belongs to the next column, not to the card that lies there."""
    s.waiting.append((seat, column + 1, filter, amount, card))
    events.waits(s, seat, column + 1, amount, card)


def double_next(s: State, seat: int, column: int) -> None:
    """UO-9.5, UO-16.13"""
    s.doubled[seat] |= 1 << (column + 1)
    events.doubles(s, seat, column + 1)


def put_on_guard(s: State, seat: int, lasting: int) -> None:
    s.guard[seat] |= GUARD_REST if lasting == t.REST else GUARD_NEXT
    events.guarded(s, seat, lasting)


def bear_icons(s: State, seat: int, bearer: int, type: int, number: int) -> None:
    """UO-16.3, UO-16.5, UO-16.9 Added on a Battlefield card; on a Territory they replace the old choice."""
    icons = number << t.SHIFT * type
    if bearer >= 0:
        s.chosen[bearer] += icons
        s.icons[seat] += icons
    else:
        s.harbor[-bearer - 1] = icons
    card = s.field[bearer] if bearer >= 0 else s.province[-bearer - 1]
    events.bears(s, seat, card, type, number)


def swap(s: State, seat: int, first: int, second: int) -> None:
    """UO-16.21 The owner knows what lies where; the others see that two cards changed places."""
    a, b = seat * COLUMNS + first, seat * COLUMNS + second
    s.field[a], s.field[b] = s.field[b], s.field[a]
    events.swapped(s, seat, first, second)


def rearrange(s: State, seat: int, order: tuple[int, ...]) -> None:
    """UO-16.6 Territories change columns; Burning stays where it lies (UO-11.13), a Harbor takes its icon along."""
    first = seat * COLUMNS
    province = [s.province[first + k] for k in order]
    harbor = [s.harbor[first + k] for k in order]
    used = sum([(s.used[seat] >> k & 1) << i for i, k in enumerate(order)])
    s.province[first : first + len(order)] = province
    s.harbor[first : first + len(order)] = harbor
    s.used[seat] = used
    events.rearranged(s, seat, province)


def use_territory(s: State, seat: int, column: int) -> None:
    """UO-7.3"""
    s.used[seat] |= 1 << column
    s.moved = ()
    events.uses(s, seat, column, s.province[seat * COLUMNS + column])


def end_battle(s: State) -> None:
    """UO-8.14 Modifiers and guards end; what lies there is still seen."""
    s.auras = []
    s.waiting = []
    for seat in range(s.seats):
        s.guard[seat] = 0
        s.doubled[seat] = 0
    s.active = s.column = EMPTY
