"""What bots think of a battle before the cards are turned: chances, and what winning and losing are worth in VP.

Own cards are known; the others' are judged by their backs, as section 24 advises. So a bot that looks into an imagined
world does not act on cards that it could not have seen.
"""

from __future__ import annotations

import math
from typing import Final

from monoceros.games.crown import tables as t
from monoceros.games.crown.facts import branch_of_unit, castle_count, crown_owner, points_of, target
from monoceros.games.crown.state import State
from monoceros.games.crown.strength import attack_score, defence_score
from monoceros.games.crown.tables import CASTLE, DRAGON, EMPTY, HOLDERS, WALL

# -- one card that lies face down, by branch (20.4) ---

MEAN_ATTACK: Final[list[float]] = [24.7, 21.7, 33.0]
MEAN_DEFENCE: Final[list[float]] = [27.3, 12.3, 17.0]
SPREAD_ATTACK: Final[list[float]] = [15.0, 9.7, 15.7]
SPREAD_DEFENCE: Final[list[float]] = [12.9, 9.6, 10.0]
LIKELY_BONUS: Final = 3.0  # of a holder with all its cards: now and then they have one weapon
BETTER_KEPT: Final = 3.0  # a card that its owner has kept is a little better than the mean
HALF_STEP: Final = 5.0  # scores are tens, and equal ones hold
ROOTS: Final[list[float]] = [1.0, 1.0, 1.41, 1.73, 2.0]  # the spread of several cards grows with the root

# -- what things are worth, in VP ---

GOLD: Final = 0.8
CARD: Final = 4.0  # a military card: attack and defence, 50 on the average, over TROOPS
TROOPS: Final = 12.5
GENERAL: Final = 3.0
CASTLE_WORTH: Final = 6.0  # two gold and a food each turn
CROWN: Final = 25.0  # without it nobody wins
WALL_WORTH: Final = 1.0
WAY_BACK: Final = 3.0  # for a hero that is sent home
WIN: Final = 60.0  # the game is over, and won
RIVALRY: Final[list[float]] = [0.0, 0.0, 1.0, 0.6, 0.45]  # what a rival's loss of one VP is worth, by seats


def passes(score: float, mean: float, spread: float) -> float:
    """The chance that a score is higher than an unknown one."""
    if spread <= 0.0:
        return 1.0 if score > mean else 0.0
    return 1.0 / (1.0 + math.exp(max(-30.0, min(30.0, 1.7 * (mean + HALF_STEP - score) / spread))))


def rivalry(s: State, other: int) -> float:
    """How much it helps that this seat loses something: more, if it is near its goal."""
    return RIVALRY[s.seats] * (0.7 + 0.6 * float(points_of(s, other)) / float(target(s)))


def guess_attack(s: State, holder: int) -> float:
    """The attack score that the backs promise."""
    total = LIKELY_BONUS if len(s.cards[holder]) > 1 else 0.0
    for card in s.cards[holder]:
        total += MEAN_ATTACK[s.terms.military_weapon[card] // 3] + BETTER_KEPT
    return total


def guess_defence(s: State, holder: int) -> float:
    total = LIKELY_BONUS if len(s.cards[holder]) > 1 else 0.0
    for card in s.cards[holder]:
        total += MEAN_DEFENCE[s.terms.military_weapon[card] // 3] + BETTER_KEPT
    return total


def spread_of(s: State, holder: int, spreads: list[float]) -> float:
    """How far the guess may be wrong."""
    cards = s.cards[holder]
    return spreads[s.terms.military_weapon[cards[0]] // 3] * ROOTS[min(4, len(cards))] if cards else 0.0


# -- what is won and lost ---


def troops_worth(s: State, holder: int) -> float:
    """The own cards of a holder."""
    total = 0
    for card in s.cards[holder]:
        total += s.terms.military_attack[card] + s.terms.military_defence[card]
    return float(total) / TROOPS


def queue_loss(s: State, owner: int) -> float:
    """CD-10.13 What a broken kingdom costs its owner."""
    if owner not in s.queue:
        return 0.0
    return float(t.QUEUE_POINTS) if s.queue[0] == owner else 4.0


def wall_worth(s: State, owner: int) -> float:
    """Breaking a wall: a gold's worth, unless the kingdom was complete."""
    late = 0.25 * float(max(0, s.walls[owner] - 4))
    return rivalry(s, owner) * (WALL_WORTH + late + queue_loss(s, owner))


def prize(s: State, seat: int, prey: int) -> float:
    """What it is worth that a holder of a rival falls, VP of the battle aside."""
    owner, place = prey // HOLDERS, prey % HOLDERS
    lost = CARD * float(len(s.cards[prey]))
    won = 0.0
    if place >= CASTLE:
        lost += CASTLE_WORTH + queue_loss(s, owner)
        if s.crown == prey:
            lost += CROWN
            won = CROWN if castle_count(s, seat) else 0.2 * CROWN
    else:
        lost += GENERAL if place else WAY_BACK
    return won + rivalry(s, owner) * lost


def is_won_by(s: State, seat: int, points: int, prey: int) -> bool:
    """Would so many VP more, and this castle's crown, be the end of the game?"""
    if points_of(s, seat) + points < target(s):
        return False
    return crown_owner(s) == seat or (prey == s.crown and castle_count(s, seat) > 0)


def own_loss(s: State, holder: int) -> float:
    """What the own unit is worth if it is beaten."""
    return troops_worth(s, holder) + (GENERAL if holder % HOLDERS else WAY_BACK)


def upkeep_worth(s: State, holder: int) -> float:
    """CD-12.39 What the cards cost after the battle."""
    total = 0
    for card in s.cards[holder]:
        total += s.terms.military_upkeep[card]
    return GOLD * float(total)


def own_help(s: State, seat: int, words: tuple[int, int]) -> int:
    """What cards in front and Black cards would add to the own attack, or to the own defence."""
    total = 0
    for card in s.front[seat]:
        if s.terms.action_word[card] == words[0]:
            total += s.terms.action_number[card]
    for card in s.blacks[seat]:
        if s.terms.black_word[card] == words[1]:
            total += s.terms.black_number[card]
    return total


# -- attacks ---


def attack_worth(s: State, holder: int, what: int, far: int) -> float:
    """What it is worth to attack whatever stands at this distance, in VP. The attacker is armed."""
    if what == DRAGON:
        return hunt_worth(s, holder)
    seat = holder // HOLDERS
    if what >= WALL:
        return wall_worth(s, what - WALL)
    if not s.cards[what]:
        return prize(s, seat, what) + (WIN if is_won_by(s, seat, 0, what) else 0.0)
    gain = 10.0 + prize(s, seat, what) + (WIN if is_won_by(s, seat, t.WIN_POINTS, what) else 0.0)
    score = float(attack_score(s, holder) + own_help(s, seat, (t.BANNER, t.AMBUSH)))
    if far >= 2 and branch_of_unit(s, what) != t.ARCHERY:
        return shot_worth(s, what, score, gain) - upkeep_worth(s, holder)
    wins = passes(score, guess_defence(s, what), spread_of(s, what, SPREAD_DEFENCE))
    shield = float(defence_score(s, holder) + own_help(s, seat, (t.SHIELD, t.STAKES)))
    holds = 1.0 - passes(shield + 2.0 * HALF_STEP, guess_attack(s, what), spread_of(s, what, SPREAD_ATTACK))
    loses = (1.0 - wins) * holds
    at_stake = own_loss(s, holder) + 10.0 * rivalry(s, what // HOLDERS)
    return wins * gain - loses * at_stake - (1.0 - loses) * upkeep_worth(s, holder)


def shot_worth(s: State, prey: int, score: float, gain: float) -> float:
    """CD-12.23 Every card by itself; nobody strikes back."""
    cards = s.cards[prey]
    branch = s.terms.military_weapon[cards[0]] // 3
    each = passes(score, MEAN_DEFENCE[branch] + BETTER_KEPT, SPREAD_DEFENCE[branch])
    every = each
    for _ in range(1, len(cards)):
        every *= each
    return every * gain + (1.0 - every) * each * rivalry(s, prey // HOLDERS) * CARD


def hunt_worth(s: State, hero: int) -> float:
    """CD-13.11 to CD-13.13 The dragon's numbers are open."""
    seat = hero // HOLDERS
    score = attack_score(s, hero) + own_help(s, seat, (t.BANNER, t.AMBUSH))
    card = s.dragon_card
    if score > s.terms.dragon_defence[card]:
        points = t.WIN_POINTS + s.terms.dragon_points[card]
        return float(points) + (WIN if is_won_by(s, seat, points, EMPTY) else 0.0) - upkeep_worth(s, hero)
    shield = defence_score(s, hero) + own_help(s, seat, (t.SHIELD, t.STAKES))
    return -upkeep_worth(s, hero) - (own_loss(s, hero) if s.terms.dragon_attack[card] > shield else 0.0)
