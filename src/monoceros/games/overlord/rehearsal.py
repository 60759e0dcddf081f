"""How a row of cards will go: a rehearsal of one player's columns without playing them."""

from __future__ import annotations

from monoceros.games.overlord import tables as t
from monoceros.games.overlord.facts import column_bonus, icons_in, territory_aura, territory_icons
from monoceros.games.overlord.state import State, columns_now
from monoceros.games.overlord.tables import COLUMNS, EMPTY, ROUNDS, UNIT, Amount, Step
from monoceros.games.overlord.worth import CRITICAL, GOLD, GUESSES, step_worth


class Row:
    """A rehearsal of one player's columns: what the cards so far have set up for the next."""

    __slots__ = ("auras", "crits", "doubled", "gold", "icons", "left", "might", "waiting")

    def __init__(self, s: State, seat: int) -> None:
        self.icons: int = s.icons[seat] + territory_icons(s, seat)
        self.gold: int = s.gold_used[seat]
        self.crits: int = len(s.crits[seat])
        self.left: int = 0  # what filters find on the Unit to the left
        self.auras: list[tuple[int, int]] = [(a[2], a[3]) for a in s.auras if a[0] == seat and a[1] == 0]
        self.waiting: list[tuple[int, int]] = []
        self.doubled: bool = False
        self.might: float = 0.0


def rehearse(s: State, seat: int, row: list[int], first: int) -> float:
    """The Might that these cards will bring from column `first` on, as far as it can be foreseen."""
    r = Row(s, seat)
    future = 0.0 if s.round == ROUNDS else 1.0
    if first > 0 and row[first - 1] != EMPTY:
        before = s.terms.cards[row[first - 1]]
        r.left = before.match if before.kind == UNIT else 0
    for whose, where, filter, amount, _ in s.waiting:
        if whose == seat and where == first:
            r.waiting.append((filter, amount))
    r.doubled = bool(s.doubled[seat] >> first & 1)
    for column in range(first, columns_now(s)):
        card = row[column]
        waiting, doubled = r.waiting, r.doubled
        r.waiting, r.doubled = [], False
        if card == EMPTY:
            r.left = 0
            continue
        rehearse_card(s, seat, r, card, column, waiting, doubled, future)
    return r.might


def filled_row(s: State, seat: int, next_card: int) -> list[int]:
    """The row so far, a card in the next column, and the best of the hand after it, helpers first."""
    row = s.field[seat * COLUMNS : seat * COLUMNS + COLUMNS]
    hand = s.hands[seat][:]
    column = 0
    while column < columns_now(s) and row[column] != EMPTY:
        column += 1
    if next_card != EMPTY and column < columns_now(s):
        row[column] = next_card
        hand.remove(next_card)
        column += 1
    worth = s.terms.worth_at_last if s.round == ROUNDS else s.terms.worth
    hand.sort(key=lambda card: worth[card], reverse=True)
    chosen = hand[: columns_now(s) - column]
    chosen.sort(key=lambda card: s.terms.earliness[card])
    for card in chosen:
        row[column] = card
        column += 1
    return row


def rehearse_card(
    s: State, seat: int, r: Row, number: int, column: int, waiting: list[tuple[int, int]], doubled: bool, future: float
) -> None:
    card = s.terms.cards[number]
    auras = r.auras[:]  # what this card adds does not help itself
    power = float(card.power)
    if card.block != EMPTY:
        for step in s.terms.blocks[card.block]:
            power += rehearse_step(s, seat, r, step, column, future)
    if card.kind != UNIT:
        r.left = 0
        return
    power += float(column_bonus(s, seat, column, card) + territory_aura(s, seat, card))
    for filter, amount in auras:
        if card.match & filter:
            power += amount
    for filter, amount in waiting:
        if card.match & filter:
            power += amount
    power = max(0.0, power)
    r.might += 2 * power if doubled else power
    icons, types = r.icons, card.types
    while types:
        if types & 1:
            r.might += icons & t.ICON_MASK
        icons >>= t.SHIFT
        types >>= 1
    r.icons += card.icons
    r.left = card.match


def rehearse_step(s: State, seat: int, r: Row, step: Step, column: int, future: float) -> float:
    """Carries a step out in the rehearsal; gives the Power it adds to its own Unit."""
    op = step.op
    if op == t.POWER:
        return foresee(s, seat, r, step.amount, column)
    if op == t.MIGHT:
        r.might += foresee(s, seat, r, step.amount, column)
    elif op == t.IF:
        return rehearse_branch(s, seat, r, step, column, future)
    elif op == t.NEXT:
        r.waiting.append((step.filter, step.amount.terms[0].number))
    elif op == t.DOUBLE:
        r.doubled = True
    elif op == t.AURA_MINE:
        r.auras.append((step.filter, step.amount.terms[0].number))
    elif op == t.CRITICAL:
        r.crits += step.n
        r.might += CRITICAL * step.n
    elif op == t.GOLD:
        r.gold += step.n
        r.might += GOLD * step.n * future
    elif op == t.ICON:
        r.icons += step.n << t.SHIFT * most_frequent(r.icons, step.second)
    else:
        r.might += step_worth(s.terms, step, future)
    return 0.0


def rehearse_branch(s: State, seat: int, r: Row, step: Step, column: int, future: float) -> float:
    test = step.test
    assert test is not None
    if test.counter == t.LEFT:
        share = 1.0 if r.left & test.filter else 0.0
    elif test.counter == t.FIRST:
        share = 1.0 if column == 0 else 0.0
    elif test.counter == t.CRITS:
        share = 1.0 if r.crits >= test.number else 0.0
    elif test.counter == t.ICONS:
        share = 1.0 if icons_in(r.icons, test.filter) >= test.number else 0.0
    else:
        share = 0.5
    if share == 0.0 or step.then == EMPTY:
        return 0.0
    power = 0.0
    for inner in s.terms.blocks[step.then]:
        power += rehearse_step(s, seat, r, inner, column, future)
    return power * share


def foresee(s: State, seat: int, r: Row, amount: Amount, column: int) -> float:
    total = 0.0
    for term in amount.terms:
        if term.part is not None:
            total += foresee(s, seat, r, term.part, column)
        else:
            total += term.number * foresee_counter(s, seat, r, term.counter, term.filter, column)
    return min(total, float(amount.most))


def foresee_counter(s: State, seat: int, r: Row, counter: int, filter: int, column: int) -> float:
    if counter == t.CONSTANT:
        return 1.0
    if counter == t.GOLD_USED:
        return float(r.gold)
    if counter == t.COLUMN:
        return float(column) + 1.0
    if counter == t.TYPES_SEEN:
        return float(t.types_in(r.icons)) + 0.5
    if counter == t.ICONS:
        return float(icons_in(r.icons, filter))
    if counter == t.UNITS:
        return min(float(icons_in(r.icons, filter)), 3.0)
    if counter == t.RENOWN_GAP:
        return float(max(0, max(s.renown) - s.renown[seat]))
    return GUESSES.get(counter, 1.0)


def most_frequent(icons: int, types: int) -> int:
    best = 0
    for type in range(types):
        if t.icons_of(icons, type) > t.icons_of(icons, best):
            best = type
    return best
