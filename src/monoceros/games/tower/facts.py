"""Questions to a state, or to a view of it: nothing here changes anything."""

from __future__ import annotations

from monoceros.games.tower.state import ALL_STACKS, WALLS, Combat, Seen, State, abilities_held
from monoceros.games.tower.tables import (
    BATTLE,
    CARDS,
    CAVALRY,
    COMMON,
    EMPTY,
    KINDS,
    ONWARD,
    PALACE,
    SEATS,
    SPACES,
    Army,
)

# -- a seat, its cards and its board ---


def side(flat: list[int], seat: int) -> list[int]:
    """A seat's part of a flat list."""
    width = len(flat) // SEATS
    return flat[seat * width : seat * width + width]


def army_of(s: State, seat: int) -> Army:
    return s.terms.armies[s.army[seat]]


def in_turn_order(s: State) -> tuple[int, int]:
    """The active player first."""
    return (0, 1) if s.active == 0 else (1, 0)


def hand_size(s: State, seat: int) -> int:
    total = 0
    for at in range(seat * CARDS, seat * CARDS + CARDS):
        total += s.hands[at]
    return total


def troops_of_kind(s: State, seat: int, kind: int) -> int:
    """How many troops of this kind the seat has on the board."""
    return s.mustered[seat * KINDS + kind]


def count_held(s: State) -> list[int]:
    """What `held` must be."""
    return [abilities_held(s.hands, seat) for seat in range(SEATS)]


def count_troops(s: State) -> list[int]:
    """What `mustered` must be."""
    counted = [0] * (SEATS * KINDS)
    for at in range(SEATS * SPACES):
        if s.troops[at]:
            counted[at // SPACES * KINDS + s.bases[at]] += s.troops[at]
    return counted


def bases_in(s: State, seat: int, territory: int) -> int:
    first = seat * SPACES + territory * 3
    return (s.bases[first] >= 0) + (s.bases[first + 1] >= 0) + (s.bases[first + 2] >= 0)


def special_limit(s: State, seat: int) -> int:
    """AT-10.13 One special troop for each own territory with three bases."""
    return (bases_in(s, seat, 0) == 3) + (bases_in(s, seat, 1) == 3) + (bases_in(s, seat, 2) == 3)


def palace_toughness(s: State, owner: int) -> int:
    """AT-3.6, AT-16.6 The damage that would bring the palace down now; 0 before the army is shown."""
    if s.army[owner] == EMPTY:
        return 0
    army = army_of(s, owner)
    return army.palace_power + s.specials[owner] * army.special_guard


def cards_seen(view: Seen, seat: int) -> int:
    """How many cards a hand holds, be it seen or not."""
    return view.backs[seat * 2] + view.backs[seat * 2 + 1]


# -- attacks ---


def is_blocked(s: State, seat: int) -> bool:
    """AT-10.9, AT-7.16 Wall of thorns, played by the opponent: no attack can be declared."""
    played = s.played[1 - seat]
    return len(played) > 0 and COMMON in played and army_of(s, 1 - seat).abilities[COMMON].blocks_attacks


def may_attack(s: State, group: int) -> bool:
    """Has the active player's group troops, and an attack left?"""
    return has_troops(s, group) and (s.attacks[group] == 0 or s.attacks[group] < attacks_allowed(s, group))


def has_troops(s: State, group: int) -> bool:
    """Has the active player's group somebody to attack with? 16.3 A Rune golem never attacks."""
    if group == PALACE:
        return s.specials[s.active] > 0 and army_of(s, s.active).special_attacks
    first = s.active * SPACES + group * 3
    return s.troops[first] > 0 or s.troops[first + 1] > 0 or s.troops[first + 2] > 0


def attacks_allowed(s: State, group: int) -> int:
    """AT-7.11 Once a turn; AT-16.7 a territory twice with Reaping and a rider still alive."""
    seat = s.active
    if group == PALACE:
        return 1
    if CAVALRY in s.played[seat] and army_of(s, seat).abilities[CAVALRY].second_attack and has_riders(s, seat, group):
        return 2
    return 1


def has_riders(s: State, seat: int, territory: int) -> bool:
    first = seat * SPACES + territory * 3
    for at in range(first, first + 3):
        if s.bases[at] == CAVALRY and s.troops[at]:
            return True
    return False


def is_bare(s: State, territory: int) -> bool:
    """No troop and no base of the enemy there (troops are never without a base)."""
    return bases_in(s, 1 - s.active, territory) == 0


def is_left(s: State, group: int) -> bool:
    """May this group of the active player still attack this turn? PALACE: the special troops."""
    return BATTLE <= s.step <= ONWARD and not is_blocked(s, s.active) and may_attack(s, group)


# -- a combat: what the sides strike with ---


def seat_of(c: Combat, side: int) -> int:
    return c.attacker if side == 0 else 1 - c.attacker


def attackers_left(c: Combat) -> bool:
    """AT-8.20 Without attackers the attack is over."""
    return c.count[0] > 0 or c.count[1] > 0 or c.count[2] > 0


def initiative_total(c: Combat, side: int) -> int:
    """AT-8.4 What a side's troops with initiative deal."""
    total = 0
    for k in range(side * 3, side * 3 + 3):
        if c.swift >> k & 1:
            total += c.count[k] * c.strike[k]
    return total


def regular_total(c: Combat, side: int) -> int:
    """AT-8.7, AT-8.6 What the others deal, artillery aside. 16.3 Repeaters: initiative troops strike again."""
    silent = c.siege | (c.swift & ~c.again)
    total = 0
    for k in range(side * 3, side * 3 + 3):
        if not silent >> k & 1:
            total += c.count[k] * c.strike[k]
    return total


def siege_total(c: Combat) -> int:
    """AT-8.7, AT-8.10 What the attackers' artillery deals; that of defenders has nothing to hit."""
    total = 0
    for k in range(3):
        if c.siege >> k & 1:
            total += c.count[k] * c.strike[k]
    return total


def strike_of_bases(c: Combat) -> int:
    """AT-8.7, AT-9.5 What the bases that stand, or the palace, add to the defender's total."""
    total = 0
    for k in range(WALLS, ALL_STACKS):
        if c.count[k]:
            total += c.strike[k]
    return total


def heat_of(c: Combat, side: int) -> int:
    """AT-10.10 The damage to each enemy troop by all of a side's dragons together."""
    heat = 0
    if c.fire:
        for k in range(side * 3, side * 3 + 3):
            heat += c.count[k] * c.fire[k]
    return heat
