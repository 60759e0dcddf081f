"""Sections 5 and 11: the turn and its end."""

from __future__ import annotations

from monoceros.engine.core import Pick, ask, choose
from monoceros.engine.lowering import rule
from monoceros.games.tower.effects import begin_turn, decide_renewal, end_turn, recruit
from monoceros.games.tower.facts import army_of, troops_of_kind
from monoceros.games.tower.picks import BASE, RENEW, space_of
from monoceros.games.tower.rules.battle import battle_phase
from monoceros.games.tower.rules.renewal import discard_down, draw_cards, renewal
from monoceros.games.tower.state import State
from monoceros.games.tower.tables import HEAVY, SPACES, TROOP_LIMIT


@rule
async def take_turn(s: State) -> None:
    """AT-5.2 Decide on renewing; the Renewal if chosen; the battle phase; the end of the turn."""
    begin_turn(s)
    choice: str = await ask(s.active, "renew", RENEW)
    decide_renewal(s, renew=choice == "renew")
    if choice == "renew":
        await renewal(s)
    await battle_phase(s)
    await end_of_turn(s)


@rule
async def end_of_turn(s: State) -> None:
    """AT-11.1 End-of-turn effects: the active player's in the order played, its Bone queens, then the other's."""
    for seat in (s.active, 1 - s.active):
        for slot in tuple(s.played[seat]):
            ability = army_of(s, seat).abilities[slot]
            if ability.draws:
                await draw_for_troops(s, seat, slot)
            elif ability.returns:
                await return_lost(s, seat, s.heavy_lost[seat])
        if seat == s.active and army_of(s, seat).special_recruits:
            await recruit_anywhere(s, seat, s.specials[seat])
    end_turn(s)


@rule
async def draw_for_troops(s: State, seat: int, kind: int) -> None:
    """AT-10.6, AT-11.2 One card for each troop of the kind alive now; then down to the hand limit."""
    await draw_cards(s, seat, troops_of_kind(s, seat, kind))
    await discard_down(s, seat)


@rule
async def return_lost(s: State, seat: int, number: int) -> None:
    """AT-10.7 Lost heavy infantry comes back where there is room; what does not fit is lost."""
    for _ in range(min(number, room_on(s, seat, HEAVY))):
        where: Pick = await choose(seat, "recruit", recruitable(s, seat, HEAVY))
        recruit(s, seat, space_of(where))


@rule
async def recruit_anywhere(s: State, seat: int, number: int) -> None:
    """16.2 Bone queen: each lets its owner recruit one troop on an own base with room."""
    for _ in range(number):
        options = recruitable(s, seat, -1)
        if not options:
            return
        where: Pick = await choose(seat, "recruit", recruitable(s, seat, -1))
        recruit(s, seat, space_of(where))


def has_room(s: State, at: int, kind: int) -> bool:
    """A base of the kind (any kind: -1) that can take one more troop."""
    found = s.bases[at]
    return found >= 0 and (kind < 0 or found == kind) and s.troops[at] < TROOP_LIMIT


def recruitable(s: State, seat: int, kind: int) -> list[Pick]:
    return [BASE[space] for space in range(SPACES) if has_room(s, seat * SPACES + space, kind)]


def room_on(s: State, seat: int, kind: int) -> int:
    """How many more troops the seat's bases of a kind can take."""
    room = 0
    for at in range(seat * SPACES, seat * SPACES + SPACES):
        if has_room(s, at, kind):
            room += TROOP_LIMIT - s.troops[at]
    return room
