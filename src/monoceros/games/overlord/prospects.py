"""Who is ahead (section 21.2): everybody's chances in this round and in those to come, and so in the game."""

from __future__ import annotations

import math
from typing import Final

from monoceros.games.overlord.rehearsal import filled_row, rehearse
from monoceros.games.overlord.state import BATTLE, PLACING, State, columns_now, player_number
from monoceros.games.overlord.tables import COLUMNS, EMPTY, ROUNDS
from monoceros.games.overlord.worth import CARD, CRITICAL

# A lead of so much Might makes somebody e times as likely to win the round: about 0.6 of the error of what is foreseen
# here, as it was in games of squires and knights.
SPREAD_BEFORE_PLACING: Final = 9.0  # purchases and drawn cards still change a lot
SPREAD_OF_PLACING: Final = 3.7
SPREAD_OF_BATTLE: Final = 3.2
SPREAD_TO_COME: Final = 7.0
RENOWN_SPREAD: Final = 1.1  # the same for Renown and the game


def value(s: State, seat: int) -> float:
    """How likely the seat is to win, 0 to 1: Renown won, and what the rounds to come will give."""
    if not s.stack:
        return float(s.ranking[0] == seat)
    hopes = [float(renown) for renown in s.renown]
    if s.round and len(s.won) < s.round:
        bonus = 0.5 if s.round == ROUNDS else 0.0
        add_shares(hopes, chances_now(s), float(s.terms.renown_of_round[s.round - 1]) + bonus)
    later = ROUNDS - max(s.round, 1)
    if later > 0:
        worth = sum([float(worth) for worth in s.terms.renown_of_round[ROUNDS - later :]])
        add_shares(hopes, chances_to_come(s), worth)
    return shares(hopes, RENOWN_SPREAD)[seat]


def add_shares(hopes: list[float], chances: list[float], worth: float) -> None:
    """Everybody gets of the Renown what their chance promises."""
    for player in range(len(hopes)):
        hopes[player] += worth * chances[player]


def shares(strengths: list[float], spread: float) -> list[float]:
    """How likely each is to come out on top."""
    best = max(strengths)
    weights = [math.exp(max(-30.0, (strength - best) / spread)) for strength in strengths]
    total = sum(weights)
    return [weight / total for weight in weights]


# -- this round ---


def chances_now(s: State) -> list[float]:
    """Of winning this round."""
    spread = SPREAD_BEFORE_PLACING
    if s.phase >= PLACING:
        spread = SPREAD_OF_PLACING if s.phase == PLACING else SPREAD_OF_BATTLE
    return shares([round_prospect(s, seat) for seat in range(s.seats)], spread)


def round_prospect(s: State, seat: int) -> float:
    """The Might that the seat will have at the end of this round."""
    might = s.might[seat] + CRITICAL * len(s.crits[seat]) + 0.3 * float(player_number(s, seat))
    if s.phase < PLACING:
        return might + best_of_hand(s, seat)
    if s.phase == PLACING:
        return might + rehearse(s, seat, filled_row(s, seat, EMPTY), 0)
    if s.phase == BATTLE:
        first = columns_now(s)
        for column in range(columns_now(s) - 1, -1, -1):
            if not s.up[seat] >> column & 1:
                first = column
        return might + rehearse(s, seat, s.field[seat * COLUMNS : seat * COLUMNS + COLUMNS], first)
    return might


def best_of_hand(s: State, seat: int) -> float:
    """Before placing: the worth of the best cards, and of the Territories."""
    worth = s.terms.worth_at_last if s.round == ROUNDS else s.terms.worth
    best = sorted([worth[card] for card in s.hands[seat]], reverse=True)[: columns_now(s)]
    return sum(best) + province_worth(s, seat)


# -- rounds to come ---


def chances_to_come(s: State) -> list[float]:
    """Of winning any one of the rounds after this."""
    return shares([deck_strength(s, seat) for seat in range(s.seats)], SPREAD_TO_COME)


def deck_strength(s: State, seat: int) -> float:
    """What the seat's cards will bring in a round to come."""
    worth = s.terms.worth
    deck = s.decks[seat]
    total, number = 0.0, 0
    for pile in (deck.bag, deck.top, s.hands[seat], s.discards[seat]):
        for card in pile:
            total += worth[card]
            number += 1
    for at in range(seat * COLUMNS, seat * COLUMNS + COLUMNS):
        if s.field[at] != EMPTY:
            total += worth[s.field[at]]
            number += 1
    kept = CARD * 0.5 * len(s.hands[seat]) if s.phase >= BATTLE else 0.0
    return 5.0 * total / max(1, number) + province_worth(s, seat) + kept


def province_worth(s: State, seat: int) -> float:
    total = 0.0
    for at in range(seat * COLUMNS, seat * COLUMNS + COLUMNS):
        if s.province[at] != EMPTY:
            total += s.terms.worth[s.province[at]] * (0.4 if s.burning[at] else 1.0)
    return total
