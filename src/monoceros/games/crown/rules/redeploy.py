"""Section 9: Redeploy. Card by card; only holders are offered with which all the rest can still be placed."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.crown.cards import assign, take_up_all
from monoceros.games.crown.effects import pay_food
from monoceros.games.crown.facts import card_limit, fitting, holders_of, is_mixable
from monoceros.games.crown.picks import SPACE, SPACE_NUMBER
from monoceros.games.crown.state import State
from monoceros.games.crown.tables import BRANCHES


@rule
async def redeploy(s: State, seat: int) -> None:
    """CD-9.1 to CD-9.6"""
    pay_food(s, seat, s.terms.redeploy_price)
    take_up_all(s, seat)
    while s.pool:
        space: str = await choose(seat, "redeploy", stations(s, seat))
        assign(s, seat, s.board[SPACE_NUMBER[space]])


def stations(s: State, seat: int) -> list[Pick]:
    """CD-9.6 Holders for the next card."""
    weapons = s.terms.military_weapon
    branch = weapons[s.pool[0]] // 3
    left = [0, 0, 0]  # the other cards, by branch
    for card in s.pool[1:]:
        left[weapons[card] // 3] += 1
    return [SPACE[s.where[holder]] for holder in fitting(s, seat, branch) if leaves_room(s, seat, holder, branch, left)]


def leaves_room(s: State, seat: int, holder: int, branch: int, cards: list[int]) -> bool:
    """Could the other cards still be placed if one of this branch went to this holder?"""
    anywhere = 0  # room on generals
    left = cards[:]
    bare: list[int] = []  # room on heroes and castles that have no branch yet
    for other in holders_of(s, seat):
        room = card_limit(s, other) - len(s.cards[other]) - (1 if other == holder else 0)
        if is_mixable(other):
            anywhere += room
        elif other == holder or s.cards[other]:
            bound = branch if other == holder else s.terms.military_weapon[s.cards[other][0]] // 3
            left[bound] = max(0, left[bound] - room)
        else:
            bare.append(room)
    return can_place(left, bare, len(bare), anywhere)


def can_place(left: list[int], bare: list[int], number: int, anywhere: int) -> bool:
    """Give each bare holder a branch, in every way, until what is left over goes to the generals."""
    if left[0] + left[1] + left[2] <= anywhere:
        return True
    if number == 0:
        return False
    for branch in range(BRANCHES):
        if left[branch]:
            rest = left[:]
            rest[branch] = max(0, rest[branch] - bare[number - 1])
            if can_place(rest, bare, number - 1, anywhere):
                return True
    return False
