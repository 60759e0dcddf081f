"""How Might comes about, line by line: the sums of `facts` with the cards they come from, for those who watch."""

from __future__ import annotations

from monoceros.games.overlord.facts import column_bonus, icons_in, own_icons
from monoceros.games.overlord.state import State, Told
from monoceros.games.overlord.tables import COLUMNS, EMPTY


def power_lines(s: State, seat: int, column: int) -> list[Told]:
    """UO-9.3 Each card that has a part in a Unit's total Power, the Unit itself first."""
    at = seat * COLUMNS + column
    number = s.field[at]
    card = s.terms.cards[number]
    parts = [("printed", number, card.power), ("own", number, s.power_now)]
    parts.append(("column", s.province[at], column_bonus(s, seat, column, card)))
    for place in range(seat * COLUMNS, seat * COLUMNS + COLUMNS):
        land = s.province[place]
        if land != EMPTY and s.burning[place] == 0 and card.match & s.terms.cards[land].always_filter:
            parts.append(("land", land, s.terms.cards[land].always_aura))
    lowering: list[tuple[str, int, int]] = []
    for owner, theirs, filter, amount, _, source, where in s.auras:
        if card.match & filter:
            if theirs == 0 and owner == seat and where != column:
                parts.append(("aura", source, amount))
            elif theirs == 1 and owner != seat and s.guard[seat] == 0:
                lowering.append(("lowered", source, amount))
    for whose, where, filter, amount, source in s.waiting:
        if whose == seat and where == column and card.match & filter:
            parts.append(("next", source, amount))
    told: list[Told] = []
    for what, source, amount in parts + lowering:
        if amount or what == "printed":
            told.append((seat, column, what, source, amount))
    return told


def bonus_lines(s: State, seat: int, column: int) -> list[Told]:
    """UO-9.7 Each other deployed card and each Territory whose icons give the Unit its Combatant Bonus."""
    types = s.terms.cards[s.field[seat * COLUMNS + column]].types
    told: list[Told] = []
    for k in range(COLUMNS):
        at = seat * COLUMNS + k
        if s.up[seat] >> k & 1 and k != column and s.field[at] != EMPTY:
            found = icons_in(own_icons(s, seat, k), types)
            if found:
                told.append((seat, column, "bonus", s.field[at], found))
    for k in range(COLUMNS):
        at = seat * COLUMNS + k
        land = s.province[at]
        if land != EMPTY and s.burning[at] == 0:
            found = icons_in(s.terms.cards[land].icons + s.harbor[at], types)
            if found:
                told.append((seat, column, "bonus", land, found))
    return told
