"""Section 6: the princess marches."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.effects import begin_march, collect, drink_potions, end_game, move_knight, pay
from monoceros.games.unicornus.facts import in_force, move_cost, move_targets, must_attack
from monoceros.games.unicornus.foes import join
from monoceros.games.unicornus.marching import princess_ways
from monoceros.games.unicornus.picks import COLLECT, FOE_NUMBER, HIRE, MOVE, PASS, SPACE, SPACE_NUMBER
from monoceros.games.unicornus.reach import hireable
from monoceros.games.unicornus.rules.battle import fight
from monoceros.games.unicornus.rules.deaths import suffer_self
from monoceros.games.unicornus.rules.fate import after_move
from monoceros.games.unicornus.state import WON, State
from monoceros.games.unicornus.tables import PRINCESS, PRINCESS_ACTIONS, TACTICIAN


@rule
async def princess_step(s: State) -> None:
    """UK-6.1, UK-6.2, UK-6.15 Potions, illness, mercenaries; three actions; has she arrived?"""
    begin_march(s)
    drink_potions(s)
    judge_illness(s)
    if hireable(s, PRINCESS):
        await hire_mercenaries(s)
    for _ in range(PRINCESS_ACTIONS):
        s.actions -= 1
        if s.princess == TACTICIAN:
            await steered_action(s)
        else:
            await march(s, False)
    if s.place[PRINCESS] == s.goal:  # UK-14.1
        end_game(s, WON)


def judge_illness(s: State) -> None:
    """UK-13.8"""
    if in_force(s, t.SUDDEN_ILLNESS) and s.illness_paid < t.ILLNESS_PRICE:
        suffer_self(s, PRINCESS, s.terms.event_amount[t.SUDDEN_ILLNESS])


@rule
async def hire_mercenaries(s: State) -> None:
    """UK-8.16 The starting player may pay from her resources."""
    while hireable(s, PRINCESS):
        pick: Pick = await choose(s.starter, "princess_hire", for_hire(s))
        if pick == PASS:
            return
        pay(s, PRINCESS, s.terms.fate_amount[t.MERCENARY])
        join(s, FOE_NUMBER[pick[1]], PRINCESS)


def for_hire(s: State) -> list[Pick]:
    found = [HIRE[foe] for foe in hireable(s, PRINCESS)]
    found.append(PASS)
    return found


@rule
async def march(s: State, only_move: bool) -> None:
    """UK-6.4 to UK-6.8 By the cheapest of the shortest ways; if that cannot be, she Collects (UK-13.7: or nothing)."""
    ways: tuple[int, ...] = tuple(princess_ways(s))
    if not ways or move_cost(s, PRINCESS, ways[0]) > s.resources[PRINCESS]:
        if not only_move:
            collect(s, PRINCESS)
        return
    name: str = await choose(s.starter, "princess_route", routes(ways))
    await go(s, SPACE_NUMBER[name])


def routes(ways: tuple[int, ...]) -> list[Pick]:
    return [SPACE[space] for space in ways]


@rule
async def steered_action(s: State) -> None:
    """UK-6.13, UK-18.1 The Tactician goes where the starting player says."""
    pick: Pick = await choose(s.starter, "tactician", steering(s))
    if pick == COLLECT:
        collect(s, PRINCESS)
    else:
        await go(s, SPACE_NUMBER[pick[1]])


def steering(s: State) -> list[Pick]:
    found: list[Pick] = [COLLECT]
    for space in move_targets(s, PRINCESS, s.resources[PRINCESS]):
        found.append(MOVE[space])
    return found


@rule
async def go(s: State, space: int) -> None:
    """UK-6.9, UK-6.10, UK-6.14 She pays, enters, fate is checked, and she fights whoever is there."""
    pay(s, PRINCESS, move_cost(s, PRINCESS, space))
    move_knight(s, PRINCESS, space, "march")
    await after_move(s, PRINCESS)
    if must_attack(s, PRINCESS, space):
        await fight(s, PRINCESS, True)
