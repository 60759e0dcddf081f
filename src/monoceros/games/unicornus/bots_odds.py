"""What a battle of a hero is likely to bring: damage taken, tokens and life taken. Quick sums, no dice."""

from __future__ import annotations

import math
from typing import Final

from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.facts import amount_of, foe_life_left, has, in_force, life_left, might_of
from monoceros.games.unicornus.state import State, map_of
from monoceros.games.unicornus.tables import EMPTY, HIT, LOSS

OWN_POINT: Final = 0.4  # what a token or a life point of a hero is worth; 1 is one of the princess's
KILL: Final = 2.5  # an empire character less: the emperor is weaker, and its power is gone
DEATH: Final = 5.0  # a hero less until the end of the round, and its allies, resources and tokens


def dice_for(s: State, knight: int, space: int, attacking: bool) -> float:
    """UK-9.3, UK-9.4 The dice that a hero would roll on a space, with the Ambush that it holds half counted."""
    dice = s.tokens[knight] + amount_of(s, knight, t.DRAGON_BLOOD) + amount_of(s, knight, t.SILENT_BLADE)
    defense = map_of(s).defense[space]
    if attacking:
        dice += amount_of(s, knight, t.PASSIONATE_AMBUSH) - defense
    else:
        dice += defense
    if s.foe_on[space] == t.IRVIN and s.foe_at[t.MARIANNE] != EMPTY:
        dice -= s.terms.power_amount[t.PERFECT_FORMATION]
    ambush = s.terms.support_amount[t.AMBUSH] if t.AMBUSH in s.hands[s.hero_of.index(knight)] else 0
    return max(0.0, float(dice) + 0.5 * float(ambush))


def shares(s: State, knight: int, attacking: bool, foe: int) -> tuple[float, float]:
    """How many of the dice are hits, and how many losses, on the average."""
    table = s.terms.attack if attacking else s.terms.defend
    hits, losses = 0, 0
    bitter = foe == t.LYLA or in_force(s, t.COUNTERATTACK)
    for face in range(6 * knight, 6 * knight + 6):
        result = table[face]
        if result == HIT:
            hits += 1
        elif result == LOSS or bitter:
            losses += 1
    if has(s, knight, t.ARMOUR_OF_FAITH) or has(s, knight, t.IRON_NERVES):
        losses = 0
    return float(hits) / 6.0, float(losses) / 6.0


def battle_worth(s: State, knight: int, foe: int, army: int, dice: float, weight: float, attacking: bool) -> float:
    """What a battle with a foe (or EMPTY) and its tokens is worth to the team.

    `weight`: how much a point of that unit matters, 1 for one that stands in the princess's way.
    """
    hit_share, loss_share = shares(s, knight, attacking, foe)
    hits, losses = dice * hit_share, dice * loss_share
    covers = hits if foe == t.EXHAR else dice - losses
    might = 0.0 if foe == EMPTY else float(might_of(s, foe, not attacking))
    damage = float(army) + might - covers
    if damage > might and foe == t.DAHAKA:
        damage += might
    damage = 0.5 * (damage + math.sqrt(damage * damage + 1.5 + 0.3 * dice))  # never below 0, luck included
    gain = weight * min(float(army), hits)
    if foe != EMPTY:
        gain = max(gain, duel_worth(s, foe, army, dice, hits, weight))
    cost = OWN_POINT * damage
    spare = float(s.tokens[knight] + life_left(s, knight))
    if damage > spare - 1.5:
        cost += min(1.0, 0.4 * (damage - spare + 1.5)) * DEATH
    return gain - cost


def duel_worth(s: State, foe: int, army: int, dice: float, hits: float, weight: float) -> float:
    """Other dice cover the tokens, hits go on the character."""
    if foe == t.AMINA and army > 0:
        return 0.0
    on_foe = hits - max(0.0, float(army) - (dice - hits))
    if foe == t.BLACK_KNIGHT:
        on_foe -= float(s.terms.power_amount[t.BLACK_PLATE])
    elif foe == t.ROZIE:
        on_foe = min(on_foe, float(s.terms.power_amount[t.UNKNOWN_ALLOY]))
    if on_foe <= 0.0:
        return 0.0
    life = float(foe_life_left(s, foe))
    spread = 0.5 * math.sqrt(dice) + 0.2
    chance = 1.0 / (1.0 + math.exp(-1.7 * (on_foe - life + 0.4) / spread))
    if foe == t.ROZIE and life > 2.0:
        chance = 0.0
    return chance * (KILL + weight * life) + (1.0 - chance) * (0.4 + weight) * 0.6 * min(on_foe, life)
