"""Section 11: Curses, Burning and Critical cards."""

from __future__ import annotations

from monoceros.games.overlord import events
from monoceros.games.overlord.state import State
from monoceros.games.overlord.tables import COLUMNS


def curse(s: State, seat: int, by: int, number: int) -> int:
    """UO-11.4 to UO-11.6 Openly on top of the deck, as far as the pile goes. Gives how many."""
    placed = min(number, s.curses_left)
    for _ in range(placed):
        s.curses_left -= 1
        s.decks[seat].put_on_top(s.terms.curse)
        s.open_tops[seat].append(1)
        events.cursed(s, seat, by)
    return placed


def burn(s: State, by: int, owner: int, column: int) -> None:
    """UO-11.8"""
    s.burning_left -= 1
    s.burning[owner * COLUMNS + column] += 1
    events.burned(s, by, owner, column, s.province[owner * COLUMNS + column])


def quench(s: State) -> None:
    """UO-7.13 The topmost Burning card of each column goes back to its pile."""
    for at in range(s.seats * COLUMNS):
        if s.burning[at]:
            s.burning[at] -= 1
            s.burning_left += 1
            events.quenched(s, at // COLUMNS, at % COLUMNS, s.province[at])


def draw_criticals(s: State, seat: int, number: int) -> None:
    """UO-11.17 to UO-11.20 Face-down; an empty pile is made anew of the condition stack below its top card."""
    for _ in range(number):
        if s.crit_pile.size() == 0 and not renew_criticals(s):
            return
        s.crits[seat].append(s.crit_pile.draw(s.chance))
        s.generation[seat].append(0)
        events.critical(s, seat)


def renew_criticals(s: State) -> bool:
    below = s.stack_of_conditions[:-1]
    if not below:
        return False
    s.stack_of_conditions = s.stack_of_conditions[-1:]
    s.crit_pile.shuffle_in(below)
    for drawn in s.generation:  # the cards that are out now are known not to be among those below
        for i in range(len(drawn)):
            drawn[i] += 1
    events.criticals_renewed(s, len(below))
    return True
