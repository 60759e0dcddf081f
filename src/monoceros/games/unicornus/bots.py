"""What bots know of the game (section 21): how good a position is for the team, and what a quick player would do."""

from __future__ import annotations

import math
from typing import Final

from monoceros.engine.core import Ask, Pick
from monoceros.games.unicornus import bots_battle, bots_march, bots_send
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.bots_march import sharpen
from monoceros.games.unicornus.bots_outlook import actions_left, guard_of, rehearse, route_ahead
from monoceros.games.unicornus.bots_turn import must_wait, turn_worths, weights_of
from monoceros.games.unicornus.facts import empire_strength, life_left
from monoceros.games.unicornus.picks import (
    CARD_NUMBER,
    FOE_NUMBER,
    KNIGHT_NUMBER,
    PASS,
    SPACE_NUMBER,
    VERSION_NUMBER,
)
from monoceros.games.unicornus.state import WON, State, area_of, map_of
from monoceros.games.unicornus.tables import EMPTY, PRINCESS

# -- how good a position is: a logistic regression on games of the instinct, see docs/unicornus.md ---

NO_HOPE: Final = -2.6
AT_FIRST: Final = 0.2
SAFE: Final = 4.0  # points that the princess should have left when a round is over


def value(s: State, seat: int) -> float:
    """How likely the team is to win, 0 to 1. The seat does not matter: all win or lose together."""
    if s.outcome:
        return float(s.outcome == WON)
    if s.place[PRINCESS] == EMPTY:
        return AT_FIRST  # nobody is on the map yet
    hope = NO_HOPE + march_hope(s) + heroes_hope(s)
    return 1.0 / (1.0 + math.exp(-hope))


def march_hope(s: State) -> float:
    """What the rehearsed march promises, and what the princess has with her now."""
    surplus, slack, soon = rehearse(s)
    hope = 0.2 * max(-12.0, min(12.0, surplus)) + 0.2 * max(-4.0, min(4.0, slack))
    if surplus < 0.0:
        hope += 0.08 * surplus
    if soon < SAFE:
        hope -= 0.15 * (SAFE - soon)
    if slack < 0.0:
        hope += 1.2 * slack  # rounds that are missing cannot be won back
    distance = map_of(s).paths_to(s.goal)[s.place[PRINCESS]]
    hope += 0.1 * float(life_left(s, PRINCESS)) + 0.2 * float(guard_of(s)) - 0.15 * float(distance)
    hope += 0.02 * float(s.tokens[PRINCESS]) + 0.03 * float(min(30, s.resources[PRINCESS]))
    return hope - 0.05 * float(empire_strength(s))


def heroes_hope(s: State) -> float:
    """What the heroes lead, carry and hold, who has joined them, and whether they are near her."""
    grid = map_of(s).grid
    here = area_of(s.place[PRINCESS])
    hope = 0.01 * float(actions_left(s))
    for hero in s.hero_of:
        if hero != EMPTY and s.place[hero] != EMPTY:
            hope += 0.02 * float(s.tokens[hero]) + 0.015 * float(min(25, s.resources[hero]))
            hope += 0.14 * float(grid.is_near[area_of(s.place[hero]) * grid.slots + here])
            allies = s.allies[hero]
            while allies:
                allies &= allies - 1
                hope += 0.12
    cards = 0
    for hand in s.hands:
        cards += len(hand)
    return hope + 0.02 * float(min(16, cards))


# -- what a quick player does ---


def instinct(s: State, ask: Ask) -> list[float]:
    """A weight for each option: what somebody who knows the game would do without thinking long."""
    name = ask.name
    if name == "turn":
        return sharpen(turn_worths(s, ask), TURN_HEAT)
    if name == "assign":
        return bots_battle.assign_weights(s, ask)
    if name == "battle_damage" or name == "princess_damage":
        return bots_battle.damage_weights(s, ask)
    if name == "suffer":
        return bots_battle.split_weights(s, ask, s.wounded[0], s.wounded[1])
    if name == "send_to":
        return bots_send.recipient_weights(s, ask)
    if name == "send_tokens":
        return bots_send.token_weights(s, ask, must_wait(s, route_ahead(s, t.PRINCESS_ACTIONS)))
    if name == "send_resources":
        return bots_send.resource_weights(s, ask, must_wait(s, route_ahead(s, t.PRINCESS_ACTIONS)))
    if name == "send_potions":
        return bots_send.potion_weights(s, ask)
    if name == "how_many":
        return bots_send.around(ask, 40, 0.1)
    if name in MARCH_QUESTIONS:
        return sharpen([march_worth(s, name, pick) for pick in ask.options], 0.6)
    if name == "target_unit":
        weights = weights_of(s, route_ahead(s, 6))
        return sharpen([unit_worth(s, weights, SPACE_NUMBER[pick]) for pick in ask.options], 0.3)
    return [weigh(s, name, pick) for pick in ask.options]


TURN_HEAT: Final = 0.35
MARCH_QUESTIONS: Final = (
    "princess_route",
    "tactician",
    "normal_target",
    "aggressive_target",
    "aggressive_step",
    "contention",
    "retreat",
    "withdraw",
    "fate_bound",
)


def march_worth(s: State, name: str, pick: Pick) -> float:
    if name == "princess_route":
        return bots_march.route_worth(s, SPACE_NUMBER[pick], s.actions == 0)
    if name == "tactician":
        return bots_march.steer_worth(s, pick)
    if name == "normal_target" or name == "aggressive_target":
        return bots_march.prey_worth(s, s.asked, KNIGHT_NUMBER[pick])
    if name == "aggressive_step":
        return bots_march.step_worth(s, s.asked, SPACE_NUMBER[pick])
    if name == "contention":
        return bots_march.contender_worth(s, FOE_NUMBER[pick], s.asked)
    if name == "retreat":
        return bots_march.retreat_worth(s, s.asked, pick)
    if name == "withdraw":
        return bots_march.withdraw_worth(s, SPACE_NUMBER[pick])
    return bots_march.fate_worth(s, KNIGHT_NUMBER[pick], s.asked)


def unit_worth(s: State, weights: list[float], space: int) -> float:
    """The target of a card or a power: many tokens, in her way."""
    return weights[space] * float(min(3, s.army[space])) + (0.2 if s.foe_on[space] != EMPTY else 0.0)


def weigh(s: State, name: str, pick: Pick) -> float:
    """Questions that are asked now and then."""
    if name == "before_roll":
        return bots_battle.before_roll(s, pick)
    if name == "after_roll":
        return bots_battle.after_roll(s, pick)
    if name == "reroll":
        return bots_battle.reroll(s, pick)
    if name == "shield":
        return bots_battle.shield(s, pick)
    if name == "character" or name == "replacement":
        return HERO_TASTE[KNIGHT_NUMBER[pick]]
    if name == "princess":
        return VERSION_TASTE[VERSION_NUMBER[pick]]
    if name == "target_foe":
        return 1.0 if s.asked == t.REPENTANCE else foe_weight(s, FOE_NUMBER[pick])
    if name == "target_knight":
        return 3.0 if pick == "P" else 1.0
    if name == "target_space" or name == "replacement_space":
        return space_weight(s, SPACE_NUMBER[pick])
    if name == "discard" or name == "spies":
        return 1.0 / CARD_TASTE[CARD_NUMBER[pick]]
    return 0.2 if pick == PASS else 1.0


def foe_weight(s: State, foe: int) -> float:
    """Finish the wounded."""
    left = s.terms.foe_life[foe] - s.foe_damage[foe]
    return 4.0 if left == 1 else 1.0 / float(left)


def space_weight(s: State, space: int) -> float:
    """Near the princess."""
    return 1.0 / (1.0 + float(map_of(s).paths_to(s.place[PRINCESS])[space]))


HERO_TASTE: Final[list[float]] = [1.0, 1.0, 1.0, 1.5, 1.0, 1.0, 1.5, 1.0, 1.0, 1.2, 1.5, 1.5]
VERSION_TASTE: Final[list[float]] = [1.0, 3.0, 1.0, 1.0]
CARD_TASTE: Final[list[float]] = [
    *(3.0, 2.0, 1.5, 1.5),  # Ambush, Shield Wall, Second Wind, Heroic Charge
    *(2.0, 1.5, 0.5, 1.0),  # Fire Tactics, Snipe, Mock, Sabotage
    *(1.2, 2.0, 1.5, 3.0),  # Defection, Repentance, Protection, Healing Potion
    *(2.0, 1.8, 1.0, 1.5),  # Help from the People, Supply Train, Forced March, Burst of Energy
    *(2.0, 1.0, 1.5, 1.5),  # Strategic Retreat, Messenger, Unicorn Banner, Fine Steeds
]
