"""What bots know of the game (section 24): how good a position is, and what a quick player would do."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Ask
from monoceros.games.crown import bots_cards, bots_moves, bots_trade
from monoceros.games.crown.bots_outlook import outlook
from monoceros.games.crown.state import State


def value(s: State, seat: int) -> float:
    """From 0 lost to 1 won: the chance to win."""
    if s.winners:
        return 1.0 if s.winners >> seat & 1 else 0.0
    return outlook(s, seat)


def instinct(s: State, ask: Ask) -> list[float]:
    """A weight for each option: what somebody who knows the game would do without thinking long."""
    name = ask.name
    if name == "move":
        return bots_moves.move_weights(s, ask)
    if name == "answer":
        return bots_cards.answer_weights(s, ask)
    if name == "construction":
        return bots_trade.construction_weights(s, ask)
    if name == "market":
        return bots_trade.market_weights(s, ask)
    if name == "assign" or name == "redeploy" or name == "drill_to":
        return bots_trade.assign_weights(s, ask)
    if name == "main":
        return bots_trade.main_weights(s, ask)
    if name == "play":
        return bots_cards.play_weights(s, ask)
    if name == "army":
        return bots_moves.army_weights(s, ask)
    if name == "first_general":
        return bots_trade.general_weights(s, ask)
    if name in PLACING:
        return bots_moves.placing_weights(s, ask)
    if name in HOME:
        return at_home(s, ask)
    if name in FIGHTING:
        return in_battle(s, ask)
    return with_cards(s, ask)


PLACING: Final = ("place_hero", "place_general", "home", "recall_to")
HOME: Final = ("discard", "discard_general", "castle_card", "crown", "architect", "masons")
FIGHTING: Final = ("battle_window", "poison", "win_window", "turncoat", "upkeep", "supply")


def at_home(s: State, ask: Ask) -> list[float]:
    name = ask.name
    if name == "discard":
        return bots_trade.discard_weights(s, ask)
    if name == "discard_general":
        return bots_trade.dismiss_weights(s, ask)
    if name == "castle_card":
        return bots_trade.castle_weights(s, ask)
    if name == "crown":
        return bots_trade.crown_weights(s, ask)
    return bots_trade.site_weights(s, ask)


def in_battle(s: State, ask: Ask) -> list[float]:
    name = ask.name
    if name == "battle_window":
        return bots_cards.window_weights(s, ask)
    if name == "upkeep":
        return bots_cards.upkeep_weights(s, ask)
    if name == "supply":
        return bots_cards.supply_weights(s, ask)
    if name == "win_window":
        return [0.1 if pick == "pass" else 1.0 for pick in ask.options]
    return bots_cards.strongest_weights(s, ask)


def with_cards(s: State, ask: Ask) -> list[float]:
    """Targets of Action and Black cards, and what is left."""
    name = ask.name
    if name == "start_window":
        return bots_cards.start_weights(s, ask)
    if name == "rob" or name == "pickpocket":
        return bots_cards.victim_weights(s, ask)
    if name == "assassinate" or name == "deserters" or name == "spy":
        return bots_cards.prey_weights(s, ask)
    if name == "arson" or name == "sappers":
        return bots_cards.wall_weights(s, ask)
    if name == "horn" or name == "turn_dragon":
        return bots_cards.flight_weights(s, ask)
    if name == "march":
        return bots_moves.marcher_weights(s, ask, s.terms.action_number[s.open_card])
    if name == "passage":
        return bots_cards.exit_weights(s, ask)
    if name == "die" or name == "caravan":
        return bots_cards.most_weights(ask)
    if name == "take":
        return bots_cards.take_weights(s, ask)
    if name == "roll_window":
        return bots_cards.roll_weights(s, ask)
    return [1.0] * len(ask.options)
