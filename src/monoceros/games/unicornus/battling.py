"""The facts and atoms of a player battle (section 9). The numbers lie in `s.fight`, see fight.py."""

from __future__ import annotations

from monoceros.games.unicornus import events
from monoceros.games.unicornus import fight as f
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.facts import amount_of, has, in_force, life_left, might_of, princess_blow
from monoceros.games.unicornus.state import State, map_of
from monoceros.games.unicornus.tables import EMPTY, HIT, LOSS, MISS, PRINCESS

# -- beginning ---


def begin_battle(s: State, knight: int, attacking: bool) -> None:
    """UK-9.18 What counts is the state before the battle."""
    space = s.place[knight]
    foe = s.foe_on[space]
    fight = [0] * f.FIELDS
    fight[f.PHASE] = f.BEFORE_ROLL
    fight[f.KNIGHT] = knight
    fight[f.SPACE] = space
    fight[f.ATTACKING] = 1 if attacking else 0
    fight[f.FOE] = foe
    fight[f.ARMY] = s.army[space]
    fight[f.MIGHT] = 0 if foe == EMPTY else might_of(s, foe, not attacking)
    s.fight = fight
    s.dice = ()
    events.battle(s, knight, space, fight[f.ATTACKING], foe, fight[f.ARMY], fight[f.MIGHT])


def begin_princess_battle(s: State) -> None:
    """UK-10.1 No dice."""
    space = s.place[PRINCESS]
    fight = [0] * f.FIELDS
    fight[f.PHASE] = f.PRINCESS_BATTLE
    fight[f.KNIGHT] = PRINCESS
    fight[f.SPACE] = space
    fight[f.FOE] = s.foe_on[space]
    fight[f.ARMY] = s.army[space]
    fight[f.DAMAGE] = princess_blow(s, space)
    s.fight = fight
    s.dice = ()
    events.princess_battle(s, space, fight[f.FOE], fight[f.ARMY], fight[f.DAMAGE])


def end_battle(s: State) -> None:
    s.fight[f.PHASE] = f.NO_BATTLE
    s.dice = ()


# -- the roll ---


def dice_number(s: State) -> int:
    """UK-9.3, UK-9.4 All effects are summed; then never below 0; Cornered Blades last."""
    fight = s.fight
    knight, attacking = fight[f.KNIGHT], fight[f.ATTACKING]
    defense = map_of(s).defense[fight[f.SPACE]]
    number = s.tokens[knight] + fight[f.EXTRA] + amount_of(s, knight, t.DRAGON_BLOOD)
    number += amount_of(s, knight, t.SILENT_BLADE)
    if attacking:
        number += amount_of(s, knight, t.PASSIONATE_AMBUSH) - defense
    else:
        number += defense
    if fight[f.FOE] == t.IRVIN and s.foe_at[t.MARIANNE] != EMPTY:
        number -= s.terms.power_amount[t.PERFECT_FORMATION]
    number = max(0, number)
    if number < fight[f.ARMY] + fight[f.MIGHT]:
        number += amount_of(s, knight, t.CORNERED_BLADES)
    return number


def rolls_of(s: State) -> int:
    """How many dice a battle has: those that would be rolled now, or those that were."""
    return dice_number(s) if s.fight[f.PHASE] == f.BEFORE_ROLL else len(s.dice)


def result_of(s: State, face: int) -> int:
    """UK-9.8"""
    knight = s.fight[f.KNIGHT]
    table = s.terms.attack if s.fight[f.ATTACKING] else s.terms.defend
    return table[6 * knight + face - 1]


def roll_dice(s: State) -> None:
    """UK-9.8"""
    dice: list[int] = []
    for _ in range(dice_number(s)):
        face = s.chance.roll(6)
        dice.append(3 * face + result_of(s, face))
    set_dice(s, dice)
    s.fight[f.PHASE] = f.AFTER_ROLL
    events.rolled(s, s.fight[f.KNIGHT], s.dice)


def set_dice(s: State, dice: list[int]) -> None:
    s.dice = tuple(dice)
    counts = [0, 0, 0]
    for die in dice:
        counts[die % 3] += 1
    s.fight[f.HITS], s.fight[f.MISSES], s.fight[f.LOSSES] = counts[HIT], counts[MISS], counts[LOSS]


def reroll(s: State, misses_too: bool) -> None:
    """UK-9.10 By the same table."""
    dice: list[int] = []
    for die in s.dice:
        if die % 3 == LOSS or (misses_too and die % 3 == MISS):
            face = s.chance.roll(6)
            die = 3 * face + result_of(s, face)
        dice.append(die)
    set_dice(s, dice)
    events.rerolled(s, s.fight[f.KNIGHT], s.dice)


def turn_dice(s: State, before: int, after: int, most: int) -> None:
    """Up to so many dice that show one thing count as another."""
    dice: list[int] = []
    for die in s.dice:
        if die % 3 == before and most:
            most -= 1
            die += after - before
        dice.append(die)
    set_dice(s, dice)


def tell_dice(s: State) -> None:
    events.dice(s, s.fight[f.KNIGHT], s.dice)


def settle_dice(s: State) -> None:
    """UK-9.11, UK-9.12 The enemy's changes first, the player's own last: those prevail."""
    fight = s.fight
    knight = fight[f.KNIGHT]
    before = s.dice
    if fight[f.MISSES] and (fight[f.FOE] == t.LYLA or in_force(s, t.COUNTERATTACK)):
        turn_dice(s, MISS, LOSS, len(before))
    if fight[f.LOSSES] and (has(s, knight, t.ARMOUR_OF_FAITH) or has(s, knight, t.IRON_NERVES)):
        turn_dice(s, LOSS, MISS, len(before))
    fight[f.PHASE] = f.APPLYING
    if s.dice != before:
        tell_dice(s)


# -- applying ---


def army_dice(s: State) -> int:
    """Dice on tokens."""
    return s.fight[f.ARMY_HITS] + s.fight[f.ARMY_MISSES] + s.fight[f.ARMY_LOSSES]


def foe_dice(s: State) -> int:
    """Dice on the character."""
    return s.fight[f.FOE_HITS] + s.fight[f.FOE_MISSES] + s.fight[f.FOE_LOSSES]


def assign(s: State, result: int) -> None:
    """UK-9.13 To the next token without a die, or, when all have one, to the character."""
    fight = s.fight
    on_army = army_dice(s) < fight[f.ARMY]
    fight[f.HITS + result] -= 1
    fight[(f.ARMY_HITS if on_army else f.FOE_HITS) + result] += 1
    events.assigned(s, fight[f.KNIGHT], result, 1 if on_army else 0)


def blow_of(s: State) -> int:
    """UK-9.14, UK-9.15 The damage to the kingdom unit."""
    fight = s.fight
    bare_tokens = fight[f.ARMY] - army_dice(s)
    bare_might = max(0, fight[f.MIGHT] - foe_dice(s))
    if fight[f.FOE] == t.DAHAKA:
        bare_might *= s.terms.power_amount[t.TWOFOLD_FURY]
    return bare_tokens + bare_might + fight[f.ARMY_LOSSES] + fight[f.FOE_LOSSES]


def count_blow(s: State) -> None:
    """UK-9.15, UK-9.17"""
    s.fight[f.DAMAGE] = max(0, blow_of(s) - s.fight[f.SHIELD])
    s.fight[f.PHASE] = f.TAKING


def wounds_from(s: State, foe: int, hits: int, army: int) -> int:
    """UK-9.16 What hits on a character do, in a battle or a volley: Amina, the Black Knight and Rozie are protected."""
    amounts = s.terms.power_amount
    if foe == t.AMINA and army > 0:
        return 0
    if foe == t.BLACK_KNIGHT:
        return max(0, hits - amounts[t.BLACK_PLATE])
    if foe == t.ROZIE:
        return min(hits, amounts[t.UNKNOWN_ALLOY])
    return hits


def least_tokens(s: State, knight: int, damage: int) -> int:
    """UK-9.19, UK-10.5 The fewest tokens to discard: lethal damage is not allowed while tokens are left."""
    return min(s.tokens[knight], max(0, damage - life_left(s, knight) + 1))
