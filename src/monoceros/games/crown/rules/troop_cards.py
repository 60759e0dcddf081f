"""20.7: Action cards about military cards and generals. What each can aim at is beside it."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.crown.cards import (
    assign,
    discard_military,
    draw_general,
    draw_military,
    drill,
    pick_up,
    spy_on,
    without_card,
)
from monoceros.games.crown.facts import (
    can_draw,
    fits,
    fitting,
    general_limit,
    generals_of,
    has_empty_land,
    has_fitting,
    holders_of,
    is_mixable,
    opponents,
    places,
)
from monoceros.games.crown.picks import BRANCH, MILITARY, MILITARY_NUMBER, NONE, SPACE, SPACE_NUMBER
from monoceros.games.crown.rules.market import place_recruit
from monoceros.games.crown.state import State
from monoceros.games.crown.tables import BRANCH_NAMES, BRANCHES, EMPTY, GENERAL_DECK

FEWEST_FOR_DESERTERS = 2


@rule
async def conscript(s: State, seat: int) -> None:
    """AC14, CD-20.4"""
    branch: str = await choose(seat, "conscript", recruitable(s, seat))
    draw_military(s, seat, BRANCH_NAMES.index(branch), "conscript")
    space: str = await choose(seat, "assign", places(s, fitting(s, seat, BRANCH_NAMES.index(branch))))
    assign(s, seat, s.board[SPACE_NUMBER[space]])


def recruitable(s: State, seat: int) -> list[Pick]:
    """Branches with a card to draw and an own holder that it fits."""
    return [BRANCH[branch] for branch in range(BRANCHES) if can_draw(s, branch) and has_fitting(s, seat, branch)]


@rule
async def hire_captain(s: State, seat: int) -> None:
    """AC15"""
    branch: str = await choose(seat, "captain", captains(s, seat))
    draw_general(s, seat, BRANCH_NAMES.index(branch), "captain")
    await place_recruit(s, seat, "captain")


def captains(s: State, seat: int) -> list[Pick]:
    """Branches with a general to draw, below the own limit of generals."""
    if len(generals_of(s, seat)) >= general_limit(s, seat) or not has_empty_land(s, seat):
        return []
    return [BRANCH[branch] for branch in range(BRANCHES) if can_draw(s, GENERAL_DECK + branch)]


@rule
async def desert(s: State, seat: int) -> None:
    """AC16, CD-20.5 Chance says which card."""
    space: str = await choose(seat, "deserters", wavering(s, seat))
    holder = s.board[SPACE_NUMBER[space]]
    discard_military(s, holder, s.cards[holder][s.chance.pick(len(s.cards[holder]))], "deserters")


def wavering(s: State, seat: int) -> list[Pick]:
    return [
        SPACE[s.where[holder]]
        for other in opponents(s, seat)
        for holder in holders_of(s, other)
        if len(s.cards[holder]) >= FEWEST_FOR_DESERTERS
    ]


@rule
async def spy(s: State, seat: int) -> None:
    """AC23, CD-20.17"""
    space: str = await choose(seat, "spy", secretive(s, seat))
    spy_on(s, seat, s.board[SPACE_NUMBER[space]])


def secretive(s: State, seat: int) -> list[Pick]:
    """Opponents' holders with something to look at: military cards, or a general nobody has seen."""
    return [
        SPACE[s.where[holder]]
        for other in opponents(s, seat)
        for holder in holders_of(s, other)
        if s.cards[holder] or (s.officer[holder] != EMPTY and s.shown[holder] == 0)
    ]


# -- AC17 Drill ---


@rule
async def drill_cards(s: State, seat: int) -> None:
    """AC17 A card moves to another own holder with room, or changes places with a card there."""
    from_space: str = await choose(seat, "drill", drillable(s, seat))
    start = s.board[SPACE_NUMBER[from_space]]
    s.focus = start
    card: str = await choose(seat, "drill_card", drill_cards_of(s, seat, start))
    pick_up(s, seat, start, MILITARY_NUMBER[card])
    to_space: str = await choose(seat, "drill_to", drill_ends(s, seat, start, s.pool[0]))
    end = s.board[SPACE_NUMBER[to_space]]
    s.focus = end
    back: str = await choose(seat, "drill_swap", drill_swaps(s, start, s.pool[0], end))
    if back != NONE:
        drill(s, seat, end, MILITARY_NUMBER[back], start)
    assign(s, seat, end)
    s.focus = EMPTY


def drillable(s: State, seat: int) -> list[Pick]:
    """Own holders with a card that can go somewhere."""
    return [SPACE[s.where[holder]] for holder in holders_of(s, seat) if drill_cards_of(s, seat, holder)]


def can_drill(s: State, seat: int) -> bool:
    """Whether `drillable` finds any."""
    own = holders_of(s, seat)
    for start in own:
        for card in s.cards[start]:
            for end in own:
                if end != start and drill_swaps(s, start, card, end):
                    return True
    return False


def drill_cards_of(s: State, seat: int, start: int) -> list[Pick]:
    return [MILITARY[card] for card in sorted(set(s.cards[start])) if drill_ends(s, seat, start, card)]


def drill_ends(s: State, seat: int, start: int, card: int) -> list[Pick]:
    return [
        SPACE[s.where[holder]]
        for holder in holders_of(s, seat)
        if holder != start and drill_swaps(s, start, card, holder)
    ]


def drill_swaps(s: State, start: int, card: int, end: int) -> list[Pick]:
    """What may come back for the card: another one, if CD-8.6 holds afterwards; nothing, if there is room."""
    weapons = s.terms.military_weapon
    staying = s.cards[start] if s.pool else without_card(s.cards[start], card)  # once chosen it is in the pool
    options: list[Pick] = []
    for other in sorted(set(s.cards[end])):
        left = without_card(s.cards[end], other)
        if other != card and agree(s, end, left, card) and agree(s, start, staying, other):
            options.append(MILITARY[other])
    if fits(s, end, weapons[card] // 3):
        options.append(NONE)
    return options


def agree(s: State, holder: int, cards: tuple[int, ...], card: int) -> bool:
    """CD-8.6 May the holder carry one more card beside these?"""
    if is_mixable(holder):
        return True
    weapons = s.terms.military_weapon
    for other in cards:
        if weapons[other] // 3 != weapons[card] // 3:
            return False
    return True
