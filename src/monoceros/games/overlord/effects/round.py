"""Sections 4, 5, 12 to 14: rounds and phases, results and the end."""

from __future__ import annotations

from monoceros.games.overlord import events
from monoceros.games.overlord.effects.battle import change_might
from monoceros.games.overlord.effects.icons import renew_criticals
from monoceros.games.overlord.facts import met_conditions
from monoceros.games.overlord.state import State, player_order
from monoceros.games.overlord.tables import COLUMNS, EMPTY


def begin_round(s: State) -> None:
    """UO-5.3 Might and everything that counts for one round only is 0 again."""
    s.round += 1
    for seat in range(s.seats):
        s.might[seat] = 0
        s.gold_used[seat] = 0
        s.bought[seat] = 0
        s.max_power[seat] = 0
        s.used[seat] = 0
    s.gains = [0] * (s.seats * COLUMNS)
    s.active = s.column = EMPTY
    events.round(s, s.round, s.starter)


def begin_phase(s: State, phase: int) -> None:
    s.phase = phase
    events.phase(s, phase)


def set_active(s: State, seat: int) -> None:
    s.active = seat


# -- results and end ---


def meet_conditions(s: State) -> list[int]:
    """UO-12.2, UO-12.3 For all players at once: how many of the two conditions each meets."""
    met = [met_conditions(s, seat) for seat in range(s.seats)]
    events.conditions(s, s.stack_of_conditions[-1], met)
    return met


def show_criticals(s: State) -> None:
    """UO-12.6, UO-12.7 All cards are turned up, and their values are Might."""
    for seat in player_order(s):
        s.shown_crits[seat] = s.crits[seat]
        s.crits[seat], s.generation[seat] = [], []
        worth = 0
        for card in s.shown_crits[seat]:
            worth += s.terms.criticals[card].value
        if s.shown_crits[seat]:
            events.criticals(s, seat, s.shown_crits[seat], worth)
        change_might(s, seat, worth, "criticals")


def give_renown(s: State, winner: int, number: int) -> None:
    """UO-12.9 to UO-12.12, UO-14.2"""
    s.won.append(winner)
    s.renown[winner] += s.terms.renown_of_round[s.round - 1] + number * s.terms.bonus_value
    s.bonus_left -= number
    events.round_won(s, s.round, winner, s.terms.renown_of_round[s.round - 1], number * s.terms.bonus_value)


def lay_criticals_away(s: State) -> None:
    """UO-13.1 to UO-13.4 All onto the condition stack, and the next condition card; an empty pile is made anew."""
    for seat in player_order(s):
        s.stack_of_conditions += s.shown_crits[seat]
        s.shown_crits[seat] = []
    if s.crit_pile.size() == 0:
        renew_criticals(s)
    s.stack_of_conditions.append(s.crit_pile.draw(s.chance))
    events.condition(s, s.stack_of_conditions[-1])


def clear_fields(s: State) -> None:
    """UO-13.5, UO-13.6 Battlefields go to the discard piles, column 1 first; Might is 0."""
    field = s.field
    for seat in range(s.seats):
        pile = s.discards[seat]
        for at in range(seat * COLUMNS, seat * COLUMNS + COLUMNS):
            if field[at] != EMPTY:
                pile.append(field[at])
        s.up[seat] = 0
        s.icons[seat] = 0
        s.might[seat] = 0
    s.field = [EMPTY] * (s.seats * COLUMNS)
    s.chosen = [0] * (s.seats * COLUMNS)
    s.ledger = ()
    events.cleared(s)


def pass_marker(s: State) -> None:
    """UO-4.3"""
    s.starter = (s.starter + 1) % s.seats


def end_game(s: State, ranking: list[int]) -> None:
    s.ranking = ranking
    s.active = EMPTY
    events.game_over(s, ranking[0], s.renown)
