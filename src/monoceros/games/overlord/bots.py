"""What a quick player does (section 21.1)."""

from __future__ import annotations

import math

from monoceros.engine.core import Ask, Pick
from monoceros.games.overlord import tables as t
from monoceros.games.overlord.facts import territory_icons
from monoceros.games.overlord.picks import DECLINE, END, KEEP, NONE, OPTION, REFRESH, TYPE
from monoceros.games.overlord.rehearsal import filled_row, rehearse
from monoceros.games.overlord.state import BATTLE, State
from monoceros.games.overlord.tables import COLUMNS, ROUNDS, SLOTS


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
        lost = s.terms.worth[s.province[pick[1] * COLUMNS + pick[2] - 1]] / 2
        return taste(-lost if pick[1] == seat else lost + s.renown[pick[1]])
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
    return s.market[t.ROW_OF[pick[1]] * SLOTS + slot - 1]


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
    card = s.province[seat * COLUMNS + pick - 1]
    return 0.3 if s.terms.cards[card].needs_hand else max(0.0, s.terms.worth_of_use[card])
