"""12.2 as facts: bonuses and the sums of both sides of a battle. Nothing here changes the state."""

from __future__ import annotations

from monoceros.games.crown import tables as t
from monoceros.games.crown.facts import branch_of_unit, card_limit
from monoceros.games.crown.state import Battle, State
from monoceros.games.crown.tables import CASTLE, DRAGON, EMPTY, HOLDERS

# -- bonuses ---


def bonus_applies(s: State, holder: int) -> bool:
    """CD-12.11 to CD-12.13 The full number of cards, all with one weapon; a general's must be the general's own."""
    cards = s.cards[holder]
    if len(cards) != card_limit(s, holder):
        return False
    weapons = s.terms.military_weapon
    wanted = weapons[cards[0]] if s.officer[holder] == EMPTY else s.terms.general_weapon[s.officer[holder]]
    for card in cards:
        if weapons[card] != wanted:
            return False
    return True


def bonus_attack(s: State, holder: int) -> int:
    """What the holder's card adds to the attack score where its bonus applies."""
    place = holder % HOLDERS
    if place >= CASTLE:
        return s.terms.castle_attack[place - CASTLE]
    return s.terms.general_attack[s.officer[holder]] if place else s.terms.hero_attack[s.hero[holder // HOLDERS]]


def bonus_defence(s: State, holder: int) -> int:
    place = holder % HOLDERS
    if place >= CASTLE:
        return s.terms.castle_defence[place - CASTLE]
    return s.terms.general_defence[s.officer[holder]] if place else s.terms.hero_defence[s.hero[holder // HOLDERS]]


def attack_score(s: State, holder: int) -> int:
    """CD-12.10 Outside of a battle: cards and bonus."""
    total = bonus_attack(s, holder) if bonus_applies(s, holder) else 0
    for card in s.cards[holder]:
        total += s.terms.military_attack[card]
    return total


def defence_score(s: State, holder: int) -> int:
    total = bonus_defence(s, holder) if bonus_applies(s, holder) else 0
    for card in s.cards[holder]:
        total += s.terms.military_defence[card]
    return total


# -- in a battle; side 0 attacks, side 1 defends ---


def holder_on(battle: Battle, side: int) -> int:
    return battle.defender if side else battle.attacker


def battle_attack(s: State, battle: Battle, side: int) -> int:
    """CD-12.10, CD-20.9 With the cards of the battle window."""
    holder = holder_on(battle, side)
    if holder == DRAGON:
        return s.terms.dragon_attack[battle.dragon]
    total = battle.attack_bonus[side] + battle.attack_extra[side]
    poisoned = battle.poisoned[side]
    for place, card in enumerate(s.cards[holder]):
        if not poisoned >> place & 1:
            total += s.terms.military_attack[card]
    return total


def battle_defence(s: State, battle: Battle, side: int) -> int:
    holder = holder_on(battle, side)
    if holder == DRAGON:
        return s.terms.dragon_defence[battle.dragon]
    total = battle.defence_bonus[side] + battle.defence_extra[side]
    poisoned = battle.poisoned[side]
    for place, card in enumerate(s.cards[holder]):
        if not poisoned >> place & 1:
            total += s.terms.military_defence[card]
    return total


def card_defence(s: State, battle: Battle, place: int) -> int:
    """CD-12.24 One card of the defender under fire: its own number and the whole bonus."""
    own = 0 if battle.poisoned[1] >> place & 1 else s.terms.military_defence[s.cards[battle.defender][place]]
    return own + battle.defence_bonus[1] + battle.defence_extra[1]


def is_shooting(s: State, battle: Battle) -> bool:
    """CD-12.21, CD-12.23 At range against a unit that cannot shoot. The dragon always strikes back (CD-13.12)."""
    if battle.distance < 2 or battle.attacker == DRAGON or battle.defender == DRAGON:
        return False
    return branch_of_unit(s, battle.defender) != t.ARCHERY


def shot_away(s: State, battle: Battle) -> int:
    """CD-12.25 The defender's cards that fall to the attack score, as a mask of their places."""
    attack = battle_attack(s, battle, 0)
    mask = 0
    for place in range(len(s.cards[battle.defender])):
        if card_defence(s, battle, place) < attack:
            mask |= 1 << place
    return mask


# -- for those who look ahead ---


def forecast(s: State, attacker: int, defender: int, distance: int) -> int:
    """Who would win if it came to battle and nobody used a card: a side as in `Battle`, or EMPTY."""
    attack = s.terms.dragon_attack[s.dragon_card] if attacker == DRAGON else attack_score(s, attacker)
    if distance >= 2 and defender != DRAGON and branch_of_unit(s, defender) != t.ARCHERY:
        bonus = bonus_defence(s, defender) if bonus_applies(s, defender) else 0
        toughest = max([s.terms.military_defence[card] for card in s.cards[defender]], default=0)
        return attacker if toughest + bonus < attack else EMPTY
    if attack > (s.terms.dragon_defence[s.dragon_card] if defender == DRAGON else defence_score(s, defender)):
        return attacker
    if attacker == DRAGON and defender % HOLDERS:
        return EMPTY  # CD-13.7
    back = s.terms.dragon_attack[s.dragon_card] if defender == DRAGON else attack_score(s, defender)
    own = s.terms.dragon_defence[s.dragon_card] if attacker == DRAGON else defence_score(s, attacker)
    return defender if back > own else EMPTY
