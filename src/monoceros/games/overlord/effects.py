"""Atoms: each makes one change that somebody can see, and says so. Nobody else touches what they touch."""

from __future__ import annotations

from bisect import insort

from monoceros.engine.events import ALL, audience
from monoceros.games.overlord import tables as t
from monoceros.games.overlord.facts import combatant_bonus, met_conditions, total_power
from monoceros.games.overlord.state import GUARD_NEXT, GUARD_REST, State, player_order, territory_count
from monoceros.games.overlord.sums import bonus_lines, power_lines
from monoceros.games.overlord.tables import COLUMNS, EMPTY, SLOTS, UNIT

# -- setup ---


def lay_out(s: State, starter: int) -> None:
    """UO-3.3 to UO-3.6, UO-3.11 to UO-3.13 The piles, the first condition, a Town for everybody."""
    s.starter = starter
    if s.telling:
        s.emit("starts", starter)
    s.crit_pile.shuffle_in(list(range(len(s.terms.criticals))))
    for row in range(t.ROWS):
        s.piles[row].shuffle_in(s.terms.deck_of_row[row])
    s.stack_of_conditions.append(s.crit_pile.draw(s.chance))
    if s.telling:
        s.emit("condition", s.stack_of_conditions[-1], shows=ALL)
    for seat in range(s.seats):
        s.province[seat * COLUMNS] = s.terms.town


def deal_extra(s: State, seat: int, number: int) -> None:
    """UO-3.14, UO-3.21 Units from the pile, shown to everybody. They wait in the hand until the deck is shuffled."""
    for _ in range(number):
        card = s.piles[UNIT].draw(s.chance)
        put_into_hand(s, seat, card)
        if s.telling:
            s.emit("dealt", seat, card, shows=ALL)


def shuffle_decks(s: State) -> None:
    """UO-3.12, UO-3.15, UO-3.17, UO-3.25 Starters and extra cards make the deck; hands are empty."""
    for seat in range(s.seats):
        s.decks[seat].shuffle_in(s.terms.starters + s.hands[seat])
        s.hands[seat], s.known[seat] = [], []
    if s.telling:
        s.emit("shuffled")


# -- the round ---


def begin_round(s: State) -> None:
    """UO-5.3 Might and everything that counts for one round only is 0 again."""
    s.round += 1
    seats = s.seats
    s.might = [0] * seats
    s.gold_used = [0] * seats
    s.bought = [0] * seats
    s.max_power = [0] * seats
    s.used = [0] * seats
    s.gains = [0] * (seats * COLUMNS)
    s.active = s.column = EMPTY
    if s.telling:
        s.emit("round", s.round, s.starter)


def begin_phase(s: State, phase: int) -> None:
    s.phase = phase
    if s.telling:
        s.emit("phase", phase)


def set_active(s: State, seat: int) -> None:
    s.active = seat


# -- cards of a player ---


def draw_cards(s: State, seat: int, number: int) -> None:
    """UO-6.4 to UO-6.7 From the own deck; an empty one is made anew of the discard pile at the moment it is needed."""
    deck = s.decks[seat]
    for _ in range(number):
        if not deck.bag and not deck.top:
            if not s.discards[seat]:
                return
            reshuffle(s, seat)
        card = take_top(s, seat)
        insort(s.hands[seat], card)
        if s.telling:
            s.emit("drew", seat, secret=card, to=audience(seat))


def reshuffle(s: State, seat: int) -> None:
    s.decks[seat].shuffle_in(s.discards[seat])
    s.discards[seat] = []
    if s.telling:
        s.emit("reshuffled", seat)


def take_top(s: State, seat: int) -> int:
    if s.decks[seat].top:
        s.open_tops[seat].pop()
    return s.decks[seat].draw(s.chance)


def put_into_hand(s: State, seat: int, card: int) -> None:
    """UO-15.8 Everybody has seen it go there."""
    insort(s.hands[seat], card)
    insort(s.known[seat], card)


def take_from_hand(s: State, seat: int, card: int) -> None:
    """What is known of the hand is known of this card first."""
    s.hands[seat].remove(card)
    if card in s.known[seat]:
        s.known[seat].remove(card)


def discard_from_hand(s: State, seat: int, card: int) -> None:
    take_from_hand(s, seat, card)
    s.discards[seat].append(card)
    if s.telling:
        s.emit("discarded", seat, card, shows=ALL)


def discard_rest_of_hand(s: State, seat: int) -> None:
    """UO-8.5"""
    for card in s.hands[seat][:]:
        discard_from_hand(s, seat, card)


def mill(s: State, seat: int, number: int) -> None:
    """UO-11.14 Discarding from the deck is not drawing: nothing is shuffled for it."""
    cards: list[int] = []
    for _ in range(min(number, s.decks[seat].size())):
        card = take_top(s, seat)
        s.discards[seat].append(card)
        cards.append(card)
        if s.telling:
            s.emit("milled", seat, card, shows=ALL)
    s.moved = tuple(cards)


def look(s: State, seat: int, number: int) -> None:
    """UO-11.14, UO-11.16 The top cards of the own deck, for the owner's eyes only."""
    for _ in range(min(number, s.decks[seat].size())):
        s.looked_open.append(s.open_tops[seat][-1] if s.decks[seat].top else 0)
        s.looked.append(take_top(s, seat))
    s.look_at = 0
    if s.telling:
        s.emit("looks", seat, len(s.looked), secret=tuple(s.looked), to=audience(seat))


def keep_looked(s: State) -> None:
    s.look_at += 1


def discard_looked(s: State, seat: int) -> None:
    card = s.looked.pop(s.look_at)
    s.looked_open.pop(s.look_at)
    s.discards[seat].append(card)
    if s.telling:
        s.emit("milled", seat, card, shows=ALL)


def put_back_looked(s: State, seat: int) -> None:
    """UO-11.15, UO-15.6 In their original order; the owner knows it, the others know of Curses only."""
    while s.looked:
        s.decks[seat].put_on_top(s.looked.pop())
        s.open_tops[seat].append(s.looked_open.pop())
    s.look_at = 0


def recover(s: State, seat: int, card: int) -> None:
    """From the discard pile back to the hand."""
    s.discards[seat].remove(card)
    put_into_hand(s, seat, card)
    s.moved = (*s.moved, card)
    if s.telling:
        s.emit("recovered", seat, card)


def pick_up(s: State, seat: int, card: int) -> None:
    """UO-16.15 One of the cards that a step before has moved: `last` still counts what that step moved."""
    moved = s.moved
    recover(s, seat, card)
    s.moved = moved


def bury(s: State, card: int) -> None:
    """UO-11.2, UO-11.3 To the Cemetery of its kind; a Curse goes back to its pile."""
    kind = s.terms.cards[card].kind
    if kind == t.CURSE:
        s.curses_left += 1
    else:
        s.cemetery[kind].append(card)


def destroy_discarded(s: State, seat: int, card: int) -> None:
    """UO-10.13"""
    s.discards[seat].remove(card)
    bury(s, card)
    s.moved = (*s.moved, card)
    if s.telling:
        s.emit("destroyed", seat, card)


def destroy_for_gold(s: State, seat: int, card: int) -> None:
    """UO-10.13 By a Gold action: no step of the effect that gave it, so its cards are not those `last` counts."""
    moved = s.moved
    destroy_discarded(s, seat, card)
    s.moved = moved


def destroy_in_hand(s: State, seat: int, card: int) -> None:
    take_from_hand(s, seat, card)
    bury(s, card)
    s.moved = (*s.moved, card)
    if s.telling:
        s.emit("destroyed", seat, card, shows=ALL)


# -- the Marketplace ---


def draw_for_market(s: State, row: int) -> int:
    """UO-10.21, UO-10.22 An empty pile is made anew of its Cemetery, without starters; nothing may be left."""
    pile = s.piles[row]
    if pile.size() == 0:
        cards = s.terms.cards
        pile.shuffle_in([card for card in s.cemetery[row] if not cards[card].starter])
        s.cemetery[row] = [card for card in s.cemetery[row] if cards[card].starter]
        if pile.size() == 0:
            return EMPTY
    return pile.draw(s.chance)


def fill_row(s: State, row: int) -> None:
    """UO-3.8, UO-10.9, UO-10.18 Cards slide away from the pile, and new ones come in beside it."""
    first = row * SLOTS
    free = first + SLOTS - 1  # the oldest place that nothing lies in yet
    for at in range(free, first - 1, -1):
        card = s.market[at]
        if card != EMPTY:
            s.market[at] = EMPTY
            s.market[free] = card
            free -= 1
    for at in range(free, first - 1, -1):
        s.market[at] = draw_for_market(s, row)
        if s.market[at] == EMPTY:
            return
        if s.telling:
            s.emit("offered", row, s.market[at], s.round, shows=ALL)


def take_from_market(s: State, row: int, slot: int) -> int:
    """UO-10.8 Takes the card of a slot (0 is the newest); the row is slid and refilled."""
    card = s.market[row * SLOTS + slot]
    s.market[row * SLOTS + slot] = EMPTY
    return card


def buy(s: State, seat: int, row: int, slot: int) -> None:
    """UO-10.6, UO-10.7 To the hand; a Territory at once into the Province."""
    card = take_from_market(s, row, slot)
    if row == t.TERRITORY:
        s.province[seat * COLUMNS + territory_count(s, seat)] = card
        s.bought[seat] += 1
    else:
        put_into_hand(s, seat, card)
    if s.telling:
        s.emit("bought", seat, card)
    fill_row(s, row)


def gain(s: State, seat: int, row: int, slot: int) -> None:
    """UO-16.20, UO-3.26 Taken without a purchase."""
    card = take_from_market(s, row, slot)
    put_into_hand(s, seat, card)
    if s.telling:
        s.emit("gained", seat, card)
    fill_row(s, row)


def refresh(s: State, seat: int) -> None:
    """UO-10.16 to UO-10.20 The two oldest cards of each row are destroyed, and the rows filled."""
    if s.telling:
        s.emit("refreshed", seat)
    for row in range(t.ROWS):
        gone = 0
        for slot in range(SLOTS - 1, -1, -1):
            card = s.market[row * SLOTS + slot]
            if card != EMPTY and gone < 2:
                s.market[row * SLOTS + slot] = EMPTY
                bury(s, card)
                gone += 1
        fill_row(s, row)


def use_gold(s: State, seat: int, *, counts: bool) -> None:
    """UO-10.3, UO-10.4 Counted only if it was used, and only in the Battle Phase."""
    if counts:
        s.gold_used[seat] += 1


# -- Curses, Burning, Critical ---


def curse(s: State, seat: int, by: int, number: int) -> int:
    """UO-11.4 to UO-11.6 Openly on top of the deck, as far as the pile goes. Gives how many."""
    placed = min(number, s.curses_left)
    for _ in range(placed):
        s.curses_left -= 1
        s.decks[seat].put_on_top(s.terms.curse)
        s.open_tops[seat].append(1)
        if s.telling:
            s.emit("cursed", seat, by)
    return placed


def burn(s: State, by: int, owner: int, column: int) -> None:
    """UO-11.8"""
    s.burning_left -= 1
    s.burning[owner * COLUMNS + column] += 1
    if s.telling:
        s.emit("burned", by, owner, column, s.province[owner * COLUMNS + column])


def quench(s: State) -> None:
    """UO-7.13 The topmost Burning card of each column goes back to its pile."""
    for at in range(s.seats * COLUMNS):
        if s.burning[at]:
            s.burning[at] -= 1
            s.burning_left += 1
            if s.telling:
                s.emit("quenched", at // COLUMNS, at % COLUMNS, s.province[at])


def draw_criticals(s: State, seat: int, number: int) -> None:
    """UO-11.17 to UO-11.20 Face-down; an empty pile is made anew of the condition stack below its top card."""
    for _ in range(number):
        if s.crit_pile.size() == 0 and not renew_criticals(s):
            return
        s.crits[seat].append(s.crit_pile.draw(s.chance))
        s.generation[seat].append(0)
        if s.telling:
            s.emit("critical", seat)


def renew_criticals(s: State) -> bool:
    below = s.stack_of_conditions[:-1]
    if not below:
        return False
    s.stack_of_conditions = s.stack_of_conditions[-1:]
    s.crit_pile.shuffle_in(below)
    for drawn in s.generation:  # the cards that are out now are known not to be among those below
        for i in range(len(drawn)):
            drawn[i] += 1
    if s.telling:
        s.emit("criticals_renewed", len(below))
    return True


# -- the Battle ---


def place(s: State, seat: int, column: int, card: int) -> None:
    """UO-8.1 Face-down. Nobody else learns more than that it was done."""
    s.hands[seat].remove(card)
    s.field[seat * COLUMNS + column] = card
    if s.telling:
        s.emit("placed", seat, column, secret=card, to=audience(seat), news=False)


def forget_known_hands(s: State) -> None:
    """UO-15.8 Until the next placement."""
    s.known = [[] for _ in range(s.seats)]


def end_of_column_effects(s: State, seat: int) -> None:
    """UO-9.14, UO-9.16 What lasted until this seat's next column is over."""
    for aura in s.auras:
        if aura[0] == seat and aura[4] == t.UNTIL_NEXT:
            s.auras = [other for other in s.auras if other[0] != seat or other[4] != t.UNTIL_NEXT]
            break
    s.guard[seat] &= ~GUARD_NEXT


def turn_up(s: State, seat: int, column: int) -> int:
    """UO-8.8 The card is deployed. Gives it; EMPTY if there is none."""
    end_of_column_effects(s, seat)
    s.active, s.column, s.power_now, s.moved = seat, column, 0, ()
    s.up[seat] |= 1 << column
    card = s.field[seat * COLUMNS + column]
    if card != EMPTY:
        if s.terms.cards[card].kind == UNIT:
            s.icons[seat] += s.terms.cards[card].icons
        if s.telling:
            s.emit("deployed", seat, column, card, shows=ALL)
    return card


def change_might(s: State, seat: int, amount: int, why: str, parts: tuple[int, ...] = ()) -> int:
    """UO-1.6, UO-1.15 Added at once, never below 0. Gives the change that was made; `parts` are told with it."""
    before = s.might[seat]
    s.might[seat] = max(0, before + amount)
    changed = s.might[seat] - before
    if s.column >= 0 and s.active == seat:
        s.gains[seat * COLUMNS + s.column] += changed
    if s.telling and amount:
        if why not in COUNTED:
            tell_change(s, seat, changed, why)
        s.emit("might", seat, changed, why, s.might[seat], parts)
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
    if s.telling:
        s.emit("aura", seat, theirs, amount, lasting, card)


def add_waiting(s: State, seat: int, column: int, filter: int, amount: int, card: int) -> None:
    """UO-9.18 It belongs to the next column, not to the card that lies there."""
    s.waiting.append((seat, column + 1, filter, amount, card))
    if s.telling:
        s.emit("waits", seat, column + 1, amount, card)


def double_next(s: State, seat: int, column: int) -> None:
    """UO-9.5, UO-16.13"""
    s.doubled[seat] |= 1 << (column + 1)
    if s.telling:
        s.emit("doubles", seat, column + 1)


def put_on_guard(s: State, seat: int, lasting: int) -> None:
    s.guard[seat] |= GUARD_REST if lasting == t.REST else GUARD_NEXT
    if s.telling:
        s.emit("guarded", seat, lasting)


def bear_icons(s: State, seat: int, bearer: int, type: int, number: int) -> None:
    """UO-16.3, UO-16.5, UO-16.9 Added on a Battlefield card; on a Territory they replace the old choice."""
    icons = number << t.SHIFT * type
    if bearer >= 0:
        s.chosen[bearer] += icons
        s.icons[seat] += icons
    else:
        s.harbor[-bearer - 1] = icons
    if s.telling:
        card = s.field[bearer] if bearer >= 0 else s.province[-bearer - 1]
        s.emit("bears", seat, card, type, number)


def swap(s: State, seat: int, first: int, second: int) -> None:
    """UO-16.21 The owner knows what lies where; the others see that two cards changed places."""
    a, b = seat * COLUMNS + first, seat * COLUMNS + second
    s.field[a], s.field[b] = s.field[b], s.field[a]
    if s.telling:
        s.emit("swapped", seat, first, second)


def rearrange(s: State, seat: int, order: tuple[int, ...]) -> None:
    """UO-16.6 Territories change columns; Burning stays where it lies (UO-11.13), a Harbor takes its icon along."""
    first = seat * COLUMNS
    province = [s.province[first + k] for k in order]
    harbor = [s.harbor[first + k] for k in order]
    used = sum([(s.used[seat] >> k & 1) << i for i, k in enumerate(order)])
    s.province[first : first + len(order)] = province
    s.harbor[first : first + len(order)] = harbor
    s.used[seat] = used
    if s.telling:
        s.emit("rearranged", seat, tuple(province))


def use_territory(s: State, seat: int, column: int) -> None:
    """UO-7.3"""
    s.used[seat] |= 1 << column
    s.moved = ()
    if s.telling:
        s.emit("uses", seat, column, s.province[seat * COLUMNS + column])


def end_battle(s: State) -> None:
    """UO-8.14 Modifiers and guards end; what lies there is still seen."""
    s.auras = []
    s.waiting = []
    s.guard = [0] * s.seats
    s.doubled = [0] * s.seats
    s.active = s.column = EMPTY


# -- results and end ---


def meet_conditions(s: State) -> list[int]:
    """UO-12.2, UO-12.3 For all players at once: how many of the two conditions each meets."""
    met = [met_conditions(s, seat) for seat in range(s.seats)]
    if s.telling:
        s.emit("conditions", s.stack_of_conditions[-1], tuple(met))
    return met


def show_criticals(s: State) -> None:
    """UO-12.6, UO-12.7 All cards are turned up, and their values are Might."""
    for seat in player_order(s):
        s.shown_crits[seat] = s.crits[seat]
        s.crits[seat], s.generation[seat] = [], []
        worth = sum([s.terms.criticals[card].value for card in s.shown_crits[seat]])
        if s.telling and s.shown_crits[seat]:
            s.emit("criticals", seat, tuple(s.shown_crits[seat]), worth, shows=ALL)
        change_might(s, seat, worth, "criticals")


def give_renown(s: State, winner: int, number: int) -> None:
    """UO-12.9 to UO-12.12, UO-14.2"""
    s.won.append(winner)
    s.renown[winner] += s.terms.renown_of_round[s.round - 1] + number * s.terms.bonus_value
    s.bonus_left -= number
    if s.telling:
        s.emit("round_won", s.round, winner, s.terms.renown_of_round[s.round - 1], number * s.terms.bonus_value)


def lay_criticals_away(s: State) -> None:
    """UO-13.1 to UO-13.4 All onto the condition stack, then the next condition card."""
    for seat in player_order(s):
        s.stack_of_conditions += s.shown_crits[seat]
        s.shown_crits[seat] = []
    if s.crit_pile.size() == 0:
        s.crit_pile.shuffle_in(s.stack_of_conditions)
        s.stack_of_conditions = []
    s.stack_of_conditions.append(s.crit_pile.draw(s.chance))
    if s.telling:
        s.emit("condition", s.stack_of_conditions[-1], shows=ALL)


def clear_fields(s: State) -> None:
    """UO-13.5, UO-13.6 Battlefields go to the discard piles, column 1 first; Might is 0."""
    for seat in range(s.seats):
        for at in range(seat * COLUMNS, seat * COLUMNS + COLUMNS):
            if s.field[at] != EMPTY:
                s.discards[seat].append(s.field[at])
    s.field = [EMPTY] * (s.seats * COLUMNS)
    s.chosen = [0] * (s.seats * COLUMNS)
    s.up = [0] * s.seats
    s.icons = [0] * s.seats
    s.might = [0] * s.seats
    s.ledger = ()
    if s.telling:
        s.emit("cleared")


def pass_marker(s: State) -> None:
    """UO-4.3"""
    s.starter = (s.starter + 1) % s.seats


def end_game(s: State, ranking: list[int]) -> None:
    s.ranking = ranking
    s.active = EMPTY
    if s.telling:
        s.emit("game_over", ranking[0], tuple(s.renown))
