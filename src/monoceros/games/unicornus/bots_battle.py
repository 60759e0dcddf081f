"""A quick player's battles (section 21.10): cards, dice, damage."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Ask, Pick
from monoceros.games.unicornus import fight as f
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.battling import army_dice, dice_number, foe_dice
from monoceros.games.unicornus.bots_send import around
from monoceros.games.unicornus.facts import foe_life_left, life_left
from monoceros.games.unicornus.picks import GO_ON, LOSSES, ROLL, STOP
from monoceros.games.unicornus.state import State
from monoceros.games.unicornus.tables import EMPTY, PRINCESS

LEAST_LIFE: Final = 2  # a hero keeps so much if tokens can be spent instead


def before_roll(s: State, pick: Pick) -> float:
    """More dice where the enemy is about as strong or stronger."""
    fight = s.fight
    short = fight[f.ARMY] + fight[f.MIGHT] + 2 - dice_number(s)
    if pick == ROLL:
        return 1.0 if short > 0 else 3.0
    return 3.0 if short > 0 else 0.3


def after_roll(s: State, pick: Pick) -> float:
    """Better dice where hits are still needed: against a character, or many tokens."""
    fight = s.fight
    life = 0 if fight[f.FOE] == EMPTY else foe_life_left(s, fight[f.FOE])
    lacking = fight[f.ARMY] + life - fight[f.HITS]
    bad = fight[f.MISSES] + fight[f.LOSSES]
    wish = lacking if lacking < bad else bad
    if pick == GO_ON:
        return 1.0
    kind, name = pick[0], pick[1]
    if kind == "power":
        if name == t.POWER_IDS[t.ANCIENT_WEAPON]:
            return 2.0 if wish >= 4 else 0.1
        return 4.0 if wish >= 2 else 0.5
    return 3.0 if wish >= 3 else 0.4


def reroll(s: State, pick: Pick) -> float:
    fight = s.fight
    needed = fight[f.ARMY] + fight[f.MIGHT] - fight[f.HITS]
    return (1.0 if needed < fight[f.MISSES] else 0.5) if pick == LOSSES else 1.0


def assign_weights(s: State, ask: Ask) -> list[float]:
    """Who can kill the character keeps the hits for it and covers tokens with the rest; others hit tokens first."""
    fight = s.fight
    hits, misses, losses = fight[f.HITS], fight[f.MISSES], fight[f.LOSSES]
    foe = fight[f.FOE]
    bare = fight[f.ARMY] - army_dice(s)
    best = STOP
    if bare > 0:
        if foe != EMPTY and duel_pays(s, bare):
            best = "miss" if misses else "loss" if losses else "hit"
        elif hits:
            best = "hit"
        elif misses:
            best = "miss"
        elif foe != EMPTY:
            best = STOP
    elif hits:
        best = "hit"
    elif misses and foe_dice(s) < fight[f.MIGHT]:
        best = "miss"
    elif losses and foe == t.DAHAKA and foe_dice(s) < fight[f.MIGHT]:
        best = "loss"
    return [1.0 if pick == best else 0.03 for pick in ask.options]


def duel_pays(s: State, bare: int) -> bool:
    """Are there hits enough to defeat the character, when the other dice cover its tokens?"""
    fight = s.fight
    foe = fight[f.FOE]
    if foe == t.AMINA and fight[f.ARMY] > 0:
        return False
    others = fight[f.LOSSES] if foe == t.EXHAR else fight[f.MISSES] + fight[f.LOSSES]
    on_foe = fight[f.HITS] - max(0, bare - others)
    if foe == t.BLACK_KNIGHT:
        on_foe -= s.terms.power_amount[t.BLACK_PLATE]
    elif foe == t.ROZIE:
        on_foe = min(on_foe, s.terms.power_amount[t.UNKNOWN_ALLOY])
    respect = s.fate[foe] == t.RESPECT and s.bound[foe] == fight[f.KNIGHT]
    return on_foe >= (1 if respect else foe_life_left(s, foe))


def shield(s: State, pick: Pick) -> float:
    good = s.fight[f.DAMAGE] >= 2
    return 1.0 if (pick == GO_ON) != good else 0.1


def damage_weights(s: State, ask: Ask) -> list[float]:
    """Life is there to be used while there is more than a little; for the princess tokens go first."""
    fight = s.fight
    knight = fight[f.KNIGHT]
    if knight == PRINCESS:
        return around(ask, s.tokens[PRINCESS], 0.2)
    return split_weights(s, ask, knight, fight[f.DAMAGE])


def split_weights(s: State, ask: Ask, knight: int, damage: int) -> list[float]:
    if knight == PRINCESS:
        return around(ask, s.tokens[PRINCESS], 0.2)
    on_self = min(damage, max(0, life_left(s, knight) - LEAST_LIFE))
    return around(ask, damage - on_self, 0.4)
