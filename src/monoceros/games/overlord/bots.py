"""What bots know of the game: who is ahead (section 21.2), and what a quick player does."""

from __future__ import annotations

import math
from typing import Final

from monoceros.engine.core import Ask, Pick
from monoceros.games.overlord import tables as t
from monoceros.games.overlord.facts import territory_icons
from monoceros.games.overlord.picks import DECLINE, END, KEEP, NONE, OPTION, REFRESH, TYPE
from monoceros.games.overlord.rehearsal import rehearse
from monoceros.games.overlord.state import BATTLE, PLACING, State, columns_now, player_number
from monoceros.games.overlord.tables import COLUMNS, EMPTY, ROUNDS, SLOTS
from monoceros.games.overlord.worth import CARD, CRITICAL, block_worth

SPREAD: Final = 7.0  # of Might in a round: a lead of so much wins about three times in four
RENOWN_SPREAD: Final = 1.1

# -- who is ahead ---


def value(s: State, seat: int) -> float:
    """How likely the seat is to win, 0 to 1: Renown won, and what the rounds to come will give."""
    if not s.stack:
        return float(s.ranking[0] == seat)
    hopes = [float(renown) for renown in s.renown]
    if s.round and len(s.won) < s.round:
        now = [round_prospect(s, player) for player in range(s.seats)]
        add_shares(hopes, now, s.terms.renown_of_round[s.round - 1] + (0.5 if s.round == ROUNDS else 0.0))
    later = ROUNDS - max(s.round, 1)
    if later > 0:
        strength = [deck_strength(s, player) for player in range(s.seats)]
        add_shares(hopes, strength, sum([float(worth) for worth in s.terms.renown_of_round[ROUNDS - later :]]))
    return share_of(hopes, seat, RENOWN_SPREAD)


def add_shares(hopes: list[float], strengths: list[float], worth: float) -> None:
    """Everybody gets of the Renown as much as their strength promises."""
    for player in range(len(hopes)):
        hopes[player] += worth * share_of(strengths, player, SPREAD)


def share_of(strengths: list[float], player: int, spread: float) -> float:
    total = 0.0
    for other in strengths:
        total += math.exp(max(-30.0, min(30.0, (other - strengths[player]) / spread)))
    return 1.0 / total


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


def province_worth(s: State, seat: int) -> float:
    total = 0.0
    for at in range(seat * COLUMNS, seat * COLUMNS + COLUMNS):
        if s.province[at] != EMPTY:
            total += s.terms.worth[s.province[at]] * (0.4 if s.burning[at] else 1.0)
    return total


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


# -- a quick player ---


def instinct(s: State, ask: Ask) -> list[float]:
    """A weight for each option: what somebody who knows the game would do without thinking long."""
    if ask.name == "place":
        return weigh_places(s, ask)
    return [weigh(s, ask.seat, ask.name, pick) for pick in ask.options]


def weigh_places(s: State, ask: Ask) -> list[float]:
    """Each card in the next column, the rest laid as well as a glance allows: how the row would go."""
    scores = []
    for pick in ask.options:
        scores.append(rehearse(s, ask.seat, filled_row(s, ask.seat, s.terms.number_of[pick]), 0))
    best = max(scores)
    return [math.exp(max(-12.0, (score - best) / 1.5)) for score in scores]


def filled_row(s: State, seat: int, next_card: int) -> list[int]:
    """The row so far, a card in the next column, and the best of the hand after it, helpers first."""
    row = s.field[seat * COLUMNS : seat * COLUMNS + COLUMNS]
    hand = s.hands[seat][:]
    column = 0
    while column < columns_now(s) and row[column] != EMPTY:
        column += 1
    if next_card != EMPTY and column < columns_now(s):
        row[column] = next_card
        hand.remove(next_card)
        column += 1
    worth = s.terms.worth_at_last if s.round == ROUNDS else s.terms.worth
    hand.sort(key=lambda card: worth[card], reverse=True)
    chosen = hand[: columns_now(s) - column]
    chosen.sort(key=lambda card: s.terms.earliness[card])
    for card in chosen:
        row[column] = card
        column += 1
    return row


def weigh(s: State, seat: int, question: str, pick: Pick) -> float:
    if question == "gold":
        return weigh_gold(s, seat, pick)
    if question == "territory":
        return 0.1 if pick == END else 1.0 + weigh_use(s, seat, pick)
    if question in ("setup", "gain"):
        return 0.01 if pick == NONE else taste(s.terms.worth[market_card(s, pick)])
    if question == "discard":
        return taste(-s.terms.worth[s.terms.number_of[pick]])
    if question in ("recover", "pick", "copy"):
        return 0.01 if pick == NONE else taste(worth_now(s, s.terms.number_of[pick]))
    if question in ("destroy", "destroy_hand"):
        return 0.6 if pick == NONE else weigh_destruction(s, seat, s.terms.number_of[pick])
    if question == "sift":
        good = s.terms.worth[s.looked[s.look_at]] >= 4.0
        return 3.0 if (pick == KEEP) == good else 0.3
    if question in ("steal", "curse"):
        return 1.0 + s.renown[pick] + s.might[pick] / 10
    if question == "burn":
        return taste(s.terms.worth[s.province[pick[1] * COLUMNS + pick[2] - 1]] / 2 + s.renown[pick[1]])
    if question == "icon":
        return 0.3 + t.icons_of(s.icons[seat] + territory_icons(s, seat), TYPE.index(pick)) ** 2
    return 2.0 if pick in (KEEP, DECLINE) else 0.3


def taste(worth: float) -> float:
    """A card that is worth two more is taken about three times as often."""
    return math.exp(max(-12.0, min(12.0, worth / 1.8)))


def worth_now(s: State, card: int) -> float:
    return s.terms.worth_at_last[card] if s.round == ROUNDS else s.terms.worth[card]


def market_card(s: State, pick: Pick) -> int:
    slot: int = pick[2]
    return s.market[t.ROW_NAMES.index(pick[1]) * SLOTS + slot - 1]


def weigh_gold(s: State, seat: int, pick: Pick) -> float:
    if pick == DECLINE:
        return 0.05
    if s.round == ROUNDS and s.phase == BATTLE:
        return 1.0  # only the number of actions still counts
    if pick == REFRESH:
        return taste(2.0)
    if pick == OPTION:
        return taste(3.0)
    if pick[0] == "destroy":
        return weigh_destruction(s, seat, s.terms.number_of[pick[1]])
    card = market_card(s, pick)
    if s.terms.cards[card].kind == t.TERRITORY:
        return taste(s.terms.worth[card] + float(ROUNDS - s.round) + 1.0)
    return taste(worth_now(s, card))


def weigh_destruction(s: State, seat: int, card: int) -> float:
    """Curses and weak cards, and better early than late."""
    if s.terms.cards[card].kind == t.CURSE:
        return taste(4.0)
    return taste(3.6 - s.terms.worth[card] * 0.8 - 0.5 * float(s.round))


def weigh_use(s: State, seat: int, pick: Pick) -> float:
    """How gladly a Territory is used: what it gives for nothing first."""
    card = s.terms.cards[s.province[seat * COLUMNS + pick - 1]]
    if card.needs_hand:
        return 0.3
    return max(0.0, block_worth(s.terms, card.phase, 1.0))
