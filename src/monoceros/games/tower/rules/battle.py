"""Sections 7 and 9: the battle phase, its windows, attacks, and going on to the palace."""

from __future__ import annotations

from monoceros.engine.core import Pick, ask, choose
from monoceros.engine.lowering import rule
from monoceros.games.tower.effects import declare_attack, end_attack, end_phase, enter_step, go_on, pass_by, play_card
from monoceros.games.tower.facts import army_of, has_troops, is_bare, is_blocked, may_attack
from monoceros.games.tower.picks import ATTACK, END, GO_ON, GROUP_OF, PASS
from monoceros.games.tower.rules.abilities import act_at_once, has_playable, playable
from monoceros.games.tower.rules.combat import fight
from monoceros.games.tower.state import State
from monoceros.games.tower.tables import (
    BATTLE,
    CLEARED,
    COMMON,
    PALACE,
    SLOT_OF,
)


@rule
async def battle_phase(s: State) -> None:
    """AT-7.2 to AT-7.4 Window A and an attack, again and again, until the active player ends the phase; window D."""
    enter_step(s, BATTLE)
    while True:
        await window(s)
        pick: Pick = await choose(s.active, "attack", attacks(s))
        if isinstance(pick, str):
            break
        await attack(s, GROUP_OF[pick[1]], pick[2] - 1)
        end_attack(s)
    end_phase(s)
    await window(s)


@rule
async def window(s: State) -> None:
    """AT-7.5 By turns each plays one ability or passes, the active player first, until both pass in succession."""
    seat = s.active
    passes = 0
    while passes < 2:
        pick: Pick = PASS
        if has_playable(s, seat):  # AT-17.3
            pick = await ask(seat, "window", playable(s, seat))
        if isinstance(pick, str):
            pass_by(s, seat)
            passes += 1
        else:
            passes = 0
            slot = SLOT_OF[pick[1]]
            play_card(s, seat, slot)
            if army_of(s, seat).abilities[slot].at_once:
                await act_at_once(s, seat, slot)
        seat = 1 - seat


def attacks(s: State) -> list[Pick]:
    """AT-7.9 Each own group with troops that may still attack, against each enemy territory; or the end."""
    options: list[Pick] = [END]
    if is_blocked(s, s.active):  # AT-7.16
        return options
    for group in range(PALACE + 1):
        if may_attack(s, group):
            options += ATTACK[group]
    return options


@rule
async def attack(s: State, group: int, goal: int) -> None:
    """AT-7.3 Window B, the combat, and perhaps window C and the palace. AT-9.2 An empty territory is no combat."""
    declare_attack(s, group, goal)
    was_empty = is_bare(s, goal)
    await window(s)
    if not was_empty:
        await fight(s, group, goal)
    if not may_go_on(s, group, goal):
        return
    enter_step(s, CLEARED)
    choice: str = await ask(s.active, "go_on", GO_ON)
    go_on(s, group, on=choice == "palace")
    if choice == "stay":
        return
    if not was_empty:
        await window(s)
    await fight(s, group, PALACE)


def may_go_on(s: State, group: int, goal: int) -> bool:
    """AT-9.1 The territory is cleared and somebody survived; Sealed gates are not shut."""
    return has_troops(s, group) and is_bare(s, goal) and not is_palace_sealed(s, s.active)


def is_palace_sealed(s: State, seat: int) -> bool:
    """16.3 Sealed gates, played by the opponent."""
    enemy = 1 - seat
    return COMMON in s.played[enemy] and army_of(s, enemy).abilities[COMMON].blocks_palace
