"""What a quick player does at home: the main action, the market, troops on holders, building (section 24)."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Ask, Pick
from monoceros.games.crown import tables as t
from monoceros.games.crown.bots_moves import army_worth, castle_site, sharpen, wall_gap, wall_site
from monoceros.games.crown.bots_odds import GOLD
from monoceros.games.crown.facts import (
    branch_of_cards,
    card_limit,
    castle_count,
    fits,
    general_limit,
    generals_of,
    holders_of,
    is_mixable,
)
from monoceros.games.crown.picks import (
    ARMY,
    BLACK_CARD,
    CONSTRUCTION,
    DONE,
    GENERAL_NUMBER,
    MARKET,
    MILITARY_NUMBER,
    SELL,
    SPACE_NUMBER,
)
from monoceros.games.crown.state import State
from monoceros.games.crown.tables import BRANCH_NAMES, BRANCHES, CASTLE, CASTLES, EMPTY, HOLDERS

MAIN_HEAT: Final = 1.0
TRADE_HEAT: Final = 0.6
GENERAL_HEAT: Final = 10.0  # ten of bonus more: about three times as often

# a further card, by where it goes
FIRST_FOR_HERO: Final = 6.0  # an unarmed hero cannot leave home
NEXT_FOR_HERO: Final = 4.8
FOR_CROWN: Final = 5.4  # the castle with the crown
FOR_GENERAL: Final = 4.0
FOR_CASTLE: Final = 2.8

# -- the main action ---


def main_weights(s: State, ask: Ask) -> list[float]:
    seat = ask.seat
    worths: list[float] = []
    for pick in ask.options:
        if pick == MARKET:
            worths.append(market_worth(s, seat))
        elif pick == CONSTRUCTION:
            worths.append(building_worth(s, seat))
        elif pick == ARMY:
            worths.append(army_worth(s, seat))
        else:
            worths.append(redeploy_worth(s, seat))
    return sharpen(worths, MAIN_HEAT)


def market_worth(s: State, seat: int) -> float:
    """Gold buys cards where there is room for them; the dearest needs first."""
    gold = s.gold[seat]
    worth = 0.0
    hero = seat * HOLDERS
    for holder in range(hero, hero + HOLDERS):
        if s.where[holder] != EMPTY:
            for _ in range(card_limit(s, holder) - len(s.cards[holder])):
                if gold >= 3:
                    gold -= 3
                    worth += 2.0 if holder in (s.crown, hero) else 1.0
    if not s.cards[hero] and s.gold[seat] >= 2:
        worth += 3.0
    if gold >= 3 + 2 * 3 and len(generals_of(s, seat)) < general_limit(s, seat):
        worth += 1.0
    return worth + (0.5 if s.gold[seat] >= 10 else 0.0)


def building_worth(s: State, seat: int) -> float:
    """Castles first: each pays for itself in two turns. Walls when they complete the kingdom, or gold is over."""
    gold = s.gold[seat]
    castles = min(CASTLES - castle_count(s, seat), gold // s.terms.castle_price)
    gold -= castles * s.terms.castle_price
    walls = min(wall_gap(s, seat), gold // max(1, s.terms.wall_price))
    worth = 5.0 * float(castles) + 0.35 * float(walls)
    if walls == wall_gap(s, seat) and castle_count(s, seat) + castles == CASTLES and seat not in s.queue:
        worth += 16.0 if not s.queue else 4.0
    return worth


def redeploy_worth(s: State, seat: int) -> float:
    """Only to arm a hero, or a castle with the crown, that has nothing."""
    cards = 0
    for holder in holders_of(s, seat):
        cards += len(s.cards[holder])
    if cards < 2:
        return -2.0
    bare = 0 if s.cards[seat * HOLDERS] else 1
    if s.crown // HOLDERS == seat and s.crown >= 0 and not s.cards[s.crown]:
        bare += 1
    return 2.0 * float(bare) - 1.0 if s.gold[seat] < 4 else -1.0


# -- the market ---


def market_weights(s: State, ask: Ask) -> list[float]:
    return sharpen([bargain(s, ask.seat, pick) for pick in ask.options], TRADE_HEAT)


def bargain(s: State, seat: int, pick: Pick) -> float:
    if pick == DONE:
        return 0.0
    if pick == SELL:
        return 0.6 if s.food[seat] > 2 or s.gold[seat] < 3 else 0.1
    if pick == BLACK_CARD:
        return -1.0 if s.blacks[seat] or s.gold[seat] < 4 else 0.9
    branch = BRANCH_NAMES.index(pick[1])
    if pick[0] == "general":
        return general_bargain(s, seat, branch)
    return room_for(s, seat, branch) - GOLD * float(s.terms.military_price[branch])


def general_bargain(s: State, seat: int, branch: int) -> float:
    """Only with gold for troops, or for those at hand."""
    if len(generals_of(s, seat)) >= general_limit(s, seat) or not s.cards[seat * HOLDERS]:
        return -2.0
    return 1.0 + (0.2 if branch == t.CAVALRY else 0.0) if s.gold[seat] >= 5 else -1.0


def room_for(s: State, seat: int, branch: int) -> float:
    """The best place for an unknown card of this branch."""
    best = -1.0
    for holder in range(seat * HOLDERS, seat * HOLDERS + HOLDERS):
        if fits(s, holder, branch):
            best = max(best, need(s, holder, branch))
    return best


def need(s: State, holder: int, branch: int) -> float:
    """How much a holder with room wants a card of this branch."""
    place = holder % HOLDERS
    if place == 0:
        return NEXT_FOR_HERO if s.cards[holder] else FIRST_FOR_HERO
    if place >= CASTLE:
        shield = 0.4 if branch == t.INFANTRY else -0.5 if branch == t.ARCHERY else 0.0
        return (FOR_CROWN if holder == s.crown else FOR_CASTLE) + shield
    own = s.terms.general_weapon[s.officer[holder]] // 3
    return FOR_GENERAL + (0.5 if own == branch else -0.5)


# -- troops on holders ---


def assign_weights(s: State, ask: Ask) -> list[float]:
    """A card that is known now: where does it do most?"""
    card = s.pool[0]
    return sharpen([post(s, s.board[SPACE_NUMBER[pick]], card) for pick in ask.options], TRADE_HEAT)


def post(s: State, holder: int, card: int) -> float:
    """What a card is worth on a holder: attack for those who go out, defence for castles, one weapon for bonuses."""
    terms = s.terms
    weapon = terms.military_weapon[card]
    attack, defence = float(terms.military_attack[card]), float(terms.military_defence[card])
    place = holder % HOLDERS
    if place >= CASTLE:
        worth = defence / 12.0 + 1.5 if holder == s.crown else defence / 20.0 - 0.6
    elif place:
        worth = attack / 20.0 + defence / 40.0 + 0.3
        worth += 0.8 if weapon == terms.general_weapon[s.officer[holder]] else 0.0
        worth += 0.3 if weapon // 3 == terms.general_weapon[s.officer[holder]] // 3 else -0.3
    else:
        worth = attack / 16.0 + defence / 40.0 + (2.0 if not s.cards[holder] else 0.4)
    for other in s.cards[holder]:
        if terms.military_weapon[other] == weapon:
            worth += 0.5
    return worth - crowding(s, holder, card)


def crowding(s: State, holder: int, card: int) -> float:
    """CD-8.8 What has to go for it at the end of the trade."""
    if fits(s, holder, s.terms.military_weapon[card] // 3):
        return 0.0
    if not is_mixable(holder) and branch_of_cards(s, holder) != s.terms.military_weapon[card] // 3:
        return 3.0 + strength(s, card)
    worst = strength(s, card)
    for other in s.cards[holder]:
        worst = min(worst, strength(s, other))
    return 1.0 + worst


def strength(s: State, card: int) -> float:
    return float(s.terms.military_attack[card] + s.terms.military_defence[card]) / 20.0


def discard_weights(s: State, ask: Ask) -> list[float]:
    """The weakest goes; of a hero or castle with two branches, the smaller part."""
    worths: list[float] = []
    counts = [0] * BRANCHES
    for card in s.cards[s.focus]:
        counts[s.terms.military_weapon[card] // 3] += 1
    for pick in ask.options:
        card = MILITARY_NUMBER[pick]
        mates = 0 if is_mixable(s.focus) else counts[s.terms.military_weapon[card] // 3]
        worths.append(-strength(s, card) - 2.0 * float(mates))
    return sharpen(worths, TRADE_HEAT)


def dismiss_weights(s: State, ask: Ask) -> list[float]:
    """CD-8.8 The general with the weakest troops."""
    worths: list[float] = []
    for pick in ask.options:
        total = 0.0
        for card in s.cards[s.board[SPACE_NUMBER[pick]]]:
            total -= strength(s, card)
        worths.append(total)
    return sharpen(worths, TRADE_HEAT)


def general_weights(s: State, ask: Ask) -> list[float]:
    """CD-4.6 By what the card adds; the branch is as good as another."""
    numbers = [GENERAL_NUMBER[pick] for pick in ask.options]
    worths = [float(s.terms.general_attack[card] + s.terms.general_defence[card]) for card in numbers]
    return sharpen(worths, GENERAL_HEAT)


# -- building ---


def construction_weights(s: State, ask: Ask) -> list[float]:
    seat = ask.seat
    worths: list[float] = []
    completes = can_complete(s, seat)
    for pick in ask.options:
        if pick == DONE:
            worths.append(0.0)
        elif pick[0] == "castle":
            worths.append(4.0 + castle_site(s, seat, SPACE_NUMBER[pick[1]]))
        else:
            wish = 3.0 if completes else wall_wish(s, seat)
            worths.append(wish + wall_site(s, seat, SPACE_NUMBER[pick[1]]))
    return sharpen(worths, TRADE_HEAT)


def can_complete(s: State, seat: int) -> bool:
    cost = wall_gap(s, seat) * s.terms.wall_price + (CASTLES - castle_count(s, seat)) * s.terms.castle_price
    return cost <= s.gold[seat]


def wall_wish(s: State, seat: int) -> float:
    """Walls after castles, and with gold to spare for troops."""
    if castle_count(s, seat) < CASTLES:
        return -3.0 if s.gold[seat] < 5 else -0.5
    return 0.4 if s.gold[seat] > 2 else 0.0


def site_weights(s: State, ask: Ask) -> list[float]:
    """Royal Architect, Master Masons."""
    worths: list[float] = []
    for pick in ask.options:
        space = SPACE_NUMBER[pick]
        worths.append(wall_site(s, ask.seat, space) if ask.name == "masons" else castle_site(s, ask.seat, space))
    return sharpen(worths, TRADE_HEAT)


def castle_weights(s: State, ask: Ask) -> list[float]:
    """The Keep first: it will have the crown."""
    return [4.0 if pick == "keep" else 2.0 if pick == "gatehouse" else 1.0 for pick in ask.options]


def crown_weights(s: State, ask: Ask) -> list[float]:
    """Section 24 The castle that is hardest to reach, with the best defence."""
    worths: list[float] = []
    for pick in ask.options:
        space = SPACE_NUMBER[pick]
        worth = castle_site(s, ask.seat, space)
        for card in s.cards[s.board[space]]:
            worth += float(s.terms.military_defence[card]) / 10.0
        worths.append(worth)
    return sharpen(worths, TRADE_HEAT)
