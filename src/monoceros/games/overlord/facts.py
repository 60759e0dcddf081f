"""What the rules count: icons, totals, conditions. Nothing here changes the state."""

from __future__ import annotations

from monoceros.engine.hiding import HIDDEN
from monoceros.games.overlord import tables as t
from monoceros.games.overlord.state import RESULTS, State, columns_now, opponents
from monoceros.games.overlord.tables import COLUMNS, EMPTY, Amount, Card, Term, Test

# -- icons ---


def territory_icons(s: State, seat: int) -> int:
    """The icons of a seat's unburned Territories (UO-7.9, UO-16.9 to UO-16.11)."""
    icons: int = 0  # declared, such variables are machine words when they are compiled
    for at in range(seat * COLUMNS, seat * COLUMNS + COLUMNS):
        card: int = s.province[at]
        if card == EMPTY:
            break
        if s.burning[at] == 0:
            icons += s.terms.cards[card].icons + s.harbor[at]
    return icons


def own_icons(s: State, seat: int, column: int) -> int:
    """The icons of a deployed card itself: printed and chosen."""
    at = seat * COLUMNS + column
    card = s.field[at]
    if column < 0 or card == EMPTY:
        return 0
    printed = s.terms.cards[card].icons if s.terms.cards[card].kind == t.UNIT else 0
    return printed + s.chosen[at]


def other_icons(s: State, seat: int, column: int) -> int:
    """UO-9.7, UO-9.8 The icons on the seat's other deployed cards and its unburned Territories."""
    return s.icons[seat] - own_icons(s, seat, column) + territory_icons(s, seat)


def combatant_bonus(s: State, seat: int, column: int) -> int:
    """UO-9.7, UO-9.9 One for every other own icon of each type of the Unit."""
    at = seat * COLUMNS + column
    unit = s.terms.cards[s.field[at]]
    icons: int = s.icons[seat] - unit.icons - s.chosen[at] + territory_icons(s, seat)  # as `other_icons` has it
    types: int = unit.types
    bonus: int = 0
    while types:
        if types & 1:
            bonus += icons & t.ICON_MASK
        icons >>= t.SHIFT
        types >>= 1
    return bonus


# -- Power ---


def total_power(s: State, seat: int, column: int) -> int:
    """UO-9.3, UO-9.4 Printed, own effect, column, Territories, auras, what waited for the column; never below 0."""
    card = s.terms.cards[s.field[seat * COLUMNS + column]]
    total: int = card.power + s.power_now + column_bonus(s, seat, column, card) + territory_aura(s, seat, card)
    for owner, theirs, filter, amount, _, _, source in s.auras:
        if theirs:
            applies = owner != seat and s.guard[seat] == 0  # UO-9.22
        else:
            applies = owner == seat and source != column  # UO-9.12: never the card it comes from
        if applies and card.match & filter:
            total += amount
    for whose, where, filter, amount, _ in s.waiting:
        if whose == seat and where == column and card.match & filter:
            total += amount
    return max(0, total)


def column_bonus(s: State, seat: int, column: int, card: Card) -> int:
    """UO-9.11"""
    at = seat * COLUMNS + column
    if s.province[at] == EMPTY or s.burning[at]:
        return 0
    territory = s.terms.cards[s.province[at]]
    return territory.column_bonus if card.match & territory.column_filter else 0


def territory_aura(s: State, seat: int, card: Card) -> int:
    """UO-7.5 What the seat's unburned Territories give to all its Units."""
    total: int = 0
    for at in range(seat * COLUMNS, seat * COLUMNS + COLUMNS):
        number: int = s.province[at]
        if number == EMPTY:
            break
        territory = s.terms.cards[number]
        if card.match & territory.always_filter and s.burning[at] == 0:
            total += territory.always_aura
    return total


# -- counters and conditions (section 17.3) ---


def amount_of(s: State, amount: Amount, seat: int, column: int) -> int:
    """UO-17.5 As things stand now."""
    total = 0
    for term in amount.terms:
        total += term_of(s, term, seat, column)
    return min(total, amount.most)


def term_of(s: State, term: Term, seat: int, column: int) -> int:
    if term.counter == t.CONSTANT:
        return term.number
    if term.part is not None:
        return term.number * amount_of(s, term.part, seat, column)
    return term.number * count(s, term.counter, term.filter, seat, column)


def holds(s: State, test: Test, seat: int, column: int) -> bool:
    found = count(s, test.counter, test.filter, seat, column)
    return found == test.number if test.exactly else found >= test.number


def count(s: State, counter: int, filter: int, seat: int, column: int) -> int:
    """A counter of a card's effect."""
    if counter == t.GOLD_USED:
        return s.gold_used[seat]
    if counter == t.COLUMN:
        return column + 1
    if counter == t.CRITS:
        return len(s.crits[seat])
    if counter == t.UNBURNED:
        return unburned(s, seat)
    if counter == t.RENOWN_GAP:
        return renown_gap(s, seat)
    if counter == t.TYPES_SEEN:
        return t.types_in(s.icons[seat] + territory_icons(s, seat))
    if counter == t.LAST_COUNT:
        return len(s.moved)
    if counter == t.LAST_POWER:
        return sum([s.terms.cards[card].power for card in s.moved])
    if counter == t.ICONS:
        return icons_in(other_icons(s, seat, column), filter)
    if counter == t.UNITS:
        return units_up(s, seat, filter, column)
    if counter == t.ENEMY_UNITS:
        return sum([units_up(s, other, filter, EMPTY) for other in opponents(s, seat)])
    if counter == t.LEFT:
        return 1 if left_matches(s, seat, column, filter) else 0
    if counter == t.FIRST:
        return 1 if column == 0 else 0
    if counter == t.BEHIND:
        return 1 if max(s.might) > s.might[seat] else 0
    return count_for_condition(s, counter, filter, seat)


def count_for_condition(s: State, counter: int, filter: int, seat: int) -> int:
    """A counter of a Critical Condition (UO-12.8): the own Battlefield only, unless it says otherwise."""
    if counter == t.ICONS_BF:
        return icons_in(s.icons[seat], filter)
    if counter == t.TYPES_BF:
        return t.types_in(s.icons[seat])
    if counter == t.ITEMS:
        return cards_up(s, seat, t.ITEM_BIT)
    if counter == t.UNITS_BF:
        return cards_up(s, seat, t.UNIT_BIT)
    if counter == t.STARTERS:
        return starters_up(s, seat)
    if counter == t.MAX_POWER:
        return s.max_power[seat]
    if counter == t.ENDS:
        return unit_in(s, seat, 0) + unit_in(s, seat, columns_now(s) - 1)
    if counter == t.LOWEST:
        return 1 if min(s.might) == s.might[seat] else 0
    assert counter == t.HAND
    return len(s.hands[seat])


def unburned(s: State, seat: int) -> int:
    found = 0
    for at in range(seat * COLUMNS, seat * COLUMNS + COLUMNS):
        if s.province[at] != EMPTY and s.burning[at] == 0:
            found += 1
    return found


def renown_gap(s: State, seat: int) -> int:
    """UO-16.14 How far behind; with the option, how far apart."""
    gap = max([s.renown[other] for other in range(s.seats) if other != seat]) - s.renown[seat]
    return abs(gap) if s.terms.literal_armlet else max(0, gap)


def icons_in(icons: int, types: int) -> int:
    """How many icons of the types of a filter."""
    found = 0
    while types and icons:
        if types & 1:
            found += icons & t.ICON_MASK
        icons >>= t.SHIFT
        types >>= 1
    return found


def units_up(s: State, seat: int, filter: int, column: int) -> int:
    """Deployed Units that a filter matches, but for the one in this column."""
    found = 0
    for k in range(COLUMNS):
        if s.up[seat] >> k & 1 and k != column:
            card = s.field[seat * COLUMNS + k]
            if card != EMPTY and s.terms.cards[card].kind == t.UNIT and s.terms.cards[card].match & filter:
                found += 1
    return found


def cards_up(s: State, seat: int, bit: int) -> int:
    found = 0
    for k in range(COLUMNS):
        card = s.field[seat * COLUMNS + k]
        if card != EMPTY and s.up[seat] >> k & 1 and s.terms.cards[card].match & bit:
            found += 1
    return found


def starters_up(s: State, seat: int) -> int:
    found = 0
    for k in range(COLUMNS):
        card = s.field[seat * COLUMNS + k]
        if card != EMPTY and s.up[seat] >> k & 1 and s.terms.cards[card].starter:
            found += s.terms.cards[card].kind == t.UNIT
    return found


def unit_in(s: State, seat: int, column: int) -> int:
    card = s.field[seat * COLUMNS + column]
    return 1 if card != EMPTY and s.up[seat] >> column & 1 and s.terms.cards[card].kind == t.UNIT else 0


def left_matches(s: State, seat: int, column: int, filter: int) -> bool:
    """Is the own card in the column directly to the left a Unit that matches?"""
    if column <= 0:
        return False
    card = s.field[seat * COLUMNS + column - 1]
    return card != EMPTY and s.terms.cards[card].kind == t.UNIT and bool(s.terms.cards[card].match & filter)


def met_conditions(s: State, seat: int) -> int:
    """UO-12.2 How many of the round's two Critical Conditions the seat meets."""
    shown = s.terms.criticals[s.stack_of_conditions[-1]]
    return int(condition_met(s, seat, shown.first)) + int(condition_met(s, seat, shown.second))


def condition_met(s: State, seat: int, number: int) -> bool:
    test = s.terms.conditions[number]
    found = (
        count_for_condition(s, test.counter, test.filter, seat) if test.counter != t.GOLD_USED else s.gold_used[seat]
    )
    return found == test.number if test.exactly else found >= test.number


# -- what a view is asked, too ---


def meets(s: State, seat: int) -> list[bool]:
    """Does the seat meet each of the round's two conditions? Nothing where it does not count yet, or no more.

    Conditions look at deployed cards: there is nothing to say of them before the first.
    """
    if not s.stack_of_conditions or s.phase > RESULTS or not any(s.up):
        return []
    shown = s.terms.criticals[s.stack_of_conditions[-1]]
    return [condition_met(s, seat, number) for number in (shown.first, shown.second)]


def deck_size(s: State, owner: int) -> int:
    """Cards that are being looked at still belong to the deck."""
    return s.decks[owner].size() + (len(s.looked) if owner == s.active else 0)


def known_top(view: State, owner: int) -> list[int]:
    """UO-15.6 The cards known to lie on a deck, the top one first: Curses to all, looked-at ones to the owner."""
    looked = view.looked if owner == view.active else []
    found: list[int] = []
    for card in looked + view.decks[owner].top[::-1]:
        if card == HIDDEN:
            break
        found.append(card)
    return found


def own_looked(view: State) -> list[int]:
    """The cards that the viewer is looking at."""
    return view.looked if view.viewer == view.active else []


def side(values: list[int], seat: int) -> list[int]:
    """What belongs to a seat in a list over columns."""
    return values[seat * COLUMNS : seat * COLUMNS + COLUMNS]


def icon_counts(icons: int) -> list[int]:
    return [t.icons_of(icons, type) for type in range(t.TYPES)] if icons else []
