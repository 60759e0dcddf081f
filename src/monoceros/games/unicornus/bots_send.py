"""Supply (section 21.3): what the princess needs, and what a hero can spare for her."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Ask
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.bots_outlook import ambush_at, guard_of, route_ahead, strength_of
from monoceros.games.unicornus.facts import are_near, command_of, in_force
from monoceros.games.unicornus.state import State, map_of
from monoceros.games.unicornus.tables import PRINCESS

FINAL_STEPS: Final = 5  # so close to the goal she needs all the tokens she can lead
USUAL_TOKENS: Final = 4  # before that, at least so many; a small army marches cheaper


def wanted_tokens(s: State, waiting: bool) -> int:
    """How many tokens more she should lead for her next march."""
    room = command_of(s, PRINCESS) - s.tokens[PRINCESS]
    if waiting or map_of(s).paths_to(s.goal)[s.place[PRINCESS]] <= FINAL_STEPS:
        return room
    guard = guard_of(s)
    route = route_ahead(s, t.PRINCESS_ACTIONS)
    blows = 0
    place = s.place[PRINCESS]
    for place in route:
        blows += max(0, strength_of(s, place) - guard)
    blows += max(0, ambush_at(s, place, route) - guard)
    return max(0, min(room, max(USUAL_TOKENS, blows) - s.tokens[PRINCESS]))


def wanted_resources(s: State, tokens: int, waiting: bool) -> int:
    """What she lacks for three steps with so many tokens more, and against an illness."""
    ill = t.ILLNESS_PRICE - s.illness_paid if in_force(s, t.SUDDEN_ILLNESS) else 0
    if waiting:
        return ill
    steps = min(t.PRINCESS_ACTIONS, map_of(s).paths_to(s.goal)[s.place[PRINCESS]])
    need = steps * max(1, s.tokens[PRINCESS] + tokens) - s.resources[PRINCESS]
    return ill + max(0, need)


def send_worth(s: State, knight: int, waiting: bool) -> float:
    """What the best Send to her would be worth; only to her, others help themselves."""
    have = s.tokens[knight]
    potions = s.hands[s.hero_of.index(knight)].count(t.HEALING_POTION) if s.damage[PRINCESS] > 2 * s.potions else 0
    if not are_near(s, s.place[knight], s.place[PRINCESS]):
        return -2.0
    if have == 0:
        return 2.0 if potions else -2.0
    tokens = min(have, wanted_tokens(s, waiting))
    resources = min(s.resources[knight], 10 * have, wanted_resources(s, tokens, waiting))
    if tokens == 0 and resources < 4 and potions == 0:
        return -2.0
    ill = 1.5 if resources > 0 and in_force(s, t.SUDDEN_ILLNESS) and s.illness_paid < t.ILLNESS_PRICE else 0.0
    return 0.35 * float(tokens) + 0.13 * float(resources) + 1.5 * float(potions) + ill - 0.3


def recipient_weights(s: State, ask: Ask) -> list[float]:
    return [1.0 if pick == "P" else 0.02 for pick in ask.options]


def token_weights(s: State, ask: Ask, waiting: bool) -> list[float]:
    """As many as she wants, and at least one to escort what she needs."""
    knight = s.active
    best = 1
    if s.sending[0] == PRINCESS:
        best = min(s.tokens[knight], wanted_tokens(s, waiting))
        resources = min(s.resources[knight], wanted_resources(s, best, waiting))
        best = max(best, min(s.tokens[knight], (resources + 9) // 10))
    return around(ask, best, 0.3)


def resource_weights(s: State, ask: Ask, waiting: bool) -> list[float]:
    if s.sending[0] != PRINCESS:
        return around(ask, 0, 0.3)
    arriving = min(s.sending[1], command_of(s, PRINCESS) - s.tokens[PRINCESS])
    return around(ask, wanted_resources(s, arriving, waiting), 0.6)


def potion_weights(s: State, ask: Ask) -> list[float]:
    wanted = (s.damage[PRINCESS] + 1) // 2 - s.potions
    return around(ask, max(0, wanted), 0.2)


def around(ask: Ask, best: int, less: float) -> list[float]:
    """A number, or the nearest one that is offered; others are less likely the farther they are."""
    found: list[float] = []
    nearest = 1000
    for pick in ask.options:
        number: int = pick
        distance = number - best if number > best else best - number
        if distance < nearest:
            nearest = distance
    for pick in ask.options:
        number = pick
        distance = number - best if number > best else best - number
        weight = 1.0
        for _ in range(min(12, distance - nearest)):
            weight *= less
        found.append(weight)
    return found
