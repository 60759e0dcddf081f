"""Sections 9 and 10: battles of players' characters, with dice, and of the princess, without."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.unicornus import fight as f
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.battling import (
    army_dice,
    assign,
    begin_battle,
    begin_princess_battle,
    count_blow,
    end_battle,
    least_tokens,
    reroll,
    roll_dice,
    settle_dice,
    tell_dice,
    turn_dice,
    wounds_from,
)
from monoceros.games.unicornus.effects import gain_action, gain_resources, move_knight, play_card, use_power
from monoceros.games.unicornus.facts import amount_of, foe_life_left, has, has_enemy, life_left
from monoceros.games.unicornus.foes import (
    add_army,
    defeat,
    forget_arrivals,
    heal_foe,
    join,
    move_unit,
    remove_army,
    spend_ally,
    wound_foe,
)
from monoceros.games.unicornus.marching import enemy_refuges, knight_refuges, origins_of
from monoceros.games.unicornus.picks import (
    CARD_NUMBER,
    DIE,
    GO_ON,
    LOSSES,
    LOSSES_AND_MISSES,
    NUMBER,
    PLAY,
    POWER,
    POWER_NUMBER,
    ROLL,
    SPACE,
    SPACE_NUMBER,
    STOP,
)
from monoceros.games.unicornus.rules import fate
from monoceros.games.unicornus.rules.deaths import take_split
from monoceros.games.unicornus.state import State, seat_of
from monoceros.games.unicornus.tables import EMPTY, HIT, LOSS, MISS, PRINCESS


@rule
async def due_battle(s: State, knight: int) -> None:
    """UK-8.17 The battle that is due on a knight's space is fought right away; whoever moved in attacks."""
    if has_enemy(s, s.place[knight]):
        await fight(s, knight, not origins_of(s, s.place[knight]))


@rule
async def fight(s: State, knight: int, attacking: bool) -> int:
    """A battle of any knight. Gives the space where the enemy unit then is; EMPTY if nothing is left of it."""
    if knight == PRINCESS:
        await princess_battle(s)
        return EMPTY
    return await player_battle(s, knight, attacking)


@rule
async def player_battle(s: State, knight: int, attacking: bool) -> int:
    """UK-9.2 Roll dice, apply dice, take damage, withdraw."""
    begin_battle(s, knight, attacking)
    seat = seat_of(s, knight)
    await before_roll(s, seat, knight)
    roll_dice(s)
    await after_roll(s, seat, knight)
    settle_dice(s)
    await apply_dice(s, seat)
    await take_damage(s, seat, knight)
    return await withdraw(s, seat, knight, attacking)


# -- 9.1 roll ---


@rule
async def before_roll(s: State, seat: int, knight: int) -> None:
    """UK-9.5 to UK-9.7 Cards and powers that change the number of dice, one at a time."""
    while True:
        pick: Pick = await choose(seat, "before_roll", for_more_dice(s, knight))
        if pick == ROLL:
            return
        if pick[0] == "play":
            play_card(s, knight, CARD_NUMBER[pick[1]])
            s.fight[f.EXTRA] += s.terms.support_amount[t.AMBUSH]
        else:
            use_in_battle(s, knight, t.BLACK_FLAME)
            s.fight[f.EXTRA] += s.terms.power_amount[t.BLACK_FLAME]


def for_more_dice(s: State, knight: int) -> list[Pick]:
    found: list[Pick] = []
    if t.AMBUSH in s.hands[s.hero_of.index(knight)]:
        found.append(PLAY[t.AMBUSH])
    if is_ready(s, knight, t.BLACK_FLAME):
        found.append(POWER[t.BLACK_FLAME])
    found.append(ROLL)
    return found


def is_ready(s: State, knight: int, power: int) -> bool:
    """UK-12.4 A power for battles that the knight has, has not used in this one, and can pay for."""
    if not has(s, knight, power) or s.fight[f.USED] >> power & 1:
        return False
    terms = s.terms
    return s.resources[knight] >= terms.power_resources[power] and (
        terms.power_damage[power] == 0 or life_left(s, knight) > terms.power_damage[power]
    )


def use_in_battle(s: State, knight: int, power: int) -> None:
    s.fight[f.USED] |= t.POWER_BIT[power]
    use_power(s, knight, power)


@rule
async def after_roll(s: State, seat: int, knight: int) -> None:
    """UK-9.9 Rerolls and changes of results, one at a time."""
    while True:
        pick: Pick = await choose(seat, "after_roll", for_better_dice(s, knight))
        if pick == GO_ON:
            return
        if pick[0] == "play":
            card = CARD_NUMBER[pick[1]]
            play_card(s, knight, card)
            if card == t.SECOND_WIND:
                await roll_again(s, seat)
            else:
                await charge(s, seat)
        else:
            power = POWER_NUMBER[pick[1]]
            use_in_battle(s, knight, power)
            if power == t.BATTLE_GENIUS or power == t.COLD_CALCULATION:
                await roll_again(s, seat)
            else:
                make_hits(s, knight, power)


def for_better_dice(s: State, knight: int) -> list[Pick]:
    """Only what can change something."""
    found: list[Pick] = []
    misses = s.fight[f.MISSES]
    if misses + s.fight[f.LOSSES]:
        hand = s.hands[s.hero_of.index(knight)]
        if t.SECOND_WIND in hand:
            found.append(PLAY[t.SECOND_WIND])
        if misses and t.HEROIC_CHARGE in hand:
            found.append(PLAY[t.HEROIC_CHARGE])
        for power in (t.BATTLE_GENIUS, t.COLD_CALCULATION, t.ANCIENT_WEAPON):
            if is_ready(s, knight, power):
                found.append(POWER[power])
        if misses and is_ready(s, knight, t.BLOOD_PRAYER):
            found.append(POWER[t.BLOOD_PRAYER])
    found.append(GO_ON)
    return found


@rule
async def roll_again(s: State, seat: int) -> None:
    """UK-9.10"""
    which: str = await choose(seat, "reroll", rerolls(s))
    reroll(s, which == LOSSES_AND_MISSES)


def rerolls(s: State) -> list[Pick]:
    """All losses, or all losses and misses: where one of these is the other, there is nothing to choose."""
    if s.fight[f.MISSES] == 0:
        return [LOSSES]
    return [LOSSES, LOSSES_AND_MISSES] if s.fight[f.LOSSES] else [LOSSES_AND_MISSES]


@rule
async def charge(s: State, seat: int) -> None:
    """Heroic Charge: up to two misses become hits."""
    s.asked = t.HEROIC_CHARGE
    most = min(s.terms.support_amount[t.HEROIC_CHARGE], s.fight[f.MISSES])
    number: int = await choose(seat, "how_many", NUMBER[1 : most + 1])
    turn_dice(s, MISS, HIT, number)
    tell_dice(s)


def make_hits(s: State, knight: int, power: int) -> None:
    """Blood Prayer makes hits of misses, Ancient Weapon of everything."""
    turn_dice(s, MISS, HIT, len(s.dice))
    if power == t.ANCIENT_WEAPON:
        turn_dice(s, LOSS, HIT, len(s.dice))
        spend_ally(s, t.ROZIE, knight)
    tell_dice(s)


# -- 9.2 apply ---


@rule
async def apply_dice(s: State, seat: int) -> None:
    """UK-9.13 One by one: first on tokens, then on the character; the player may stop."""
    while can_assign(s):
        die: str = await choose(seat, "assign", dice_to_assign(s))
        if die == STOP:
            break
        assign(s, DIE.index(die))
    count_blow(s)


def can_assign(s: State) -> bool:
    """Is there a die left that may go on something?"""
    fight = s.fight
    if fight[f.FOE] == EMPTY and army_dice(s) == fight[f.ARMY]:
        return False
    return fight[f.HITS] + fight[f.LOSSES] > 0 or (fight[f.MISSES] > 0 and fight[f.FOE] != t.EXHAR)


def dice_to_assign(s: State) -> list[Pick]:
    """What can go on the next token or, when all have a die, on the character."""
    fight = s.fight
    found: list[Pick] = []
    if fight[f.HITS]:
        found.append(DIE[HIT])
    if fight[f.MISSES] and fight[f.FOE] != t.EXHAR:
        found.append(DIE[MISS])
    if fight[f.LOSSES]:
        found.append(DIE[LOSS])
    found.append(STOP)
    return found


# -- 9.3 take damage ---


@rule
async def take_damage(s: State, seat: int, knight: int) -> None:
    """UK-9.17 to UK-9.21 Cards that lower it, the split, then what the enemy unit has suffered at the same time."""
    while s.fight[f.DAMAGE]:
        pick: Pick = await choose(seat, "shield", shields(s, knight))
        if pick == GO_ON:
            break
        play_card(s, knight, t.SHIELD_WALL)
        s.fight[f.SHIELD] += s.terms.support_amount[t.SHIELD_WALL]
        count_blow(s)
    damage = s.fight[f.DAMAGE]
    most = min(s.tokens[knight], damage)
    tokens: int = await choose(seat, "battle_damage", NUMBER[least_tokens(s, knight, damage) : most + 1])
    take_split(s, knight, tokens, damage)
    strike_enemy(s, knight, tokens)


def shields(s: State, knight: int) -> list[Pick]:
    """UK-9.17"""
    return [PLAY[t.SHIELD_WALL], GO_ON] if t.SHIELD_WALL in s.hands[s.hero_of.index(knight)] else [GO_ON]


def strike_enemy(s: State, knight: int, discarded: int) -> None:
    """UK-9.16, UK-9.18, UK-9.22 The enemy unit's damage; who is defeated, who changes sides, who feasts."""
    fight = s.fight
    space, foe, hits = fight[f.SPACE], fight[f.FOE], fight[f.ARMY_HITS]
    remove_army(s, space, hits, knight)
    if s.place[knight] != EMPTY:
        gain_resources(s, knight, hits * amount_of(s, knight, t.HIGHWAY_ROBBERS))
    if foe == EMPTY:
        return
    wounds = wounds_from(s, foe, fight[f.FOE_HITS], fight[f.ARMY])
    wound_foe(s, foe, wounds)
    if wounds:
        beat(s, foe, knight)
    if foe == t.DEMIAN and discarded and s.foe_at[foe] != EMPTY:
        add_army(s, s.foe_at[foe], s.terms.power_amount[t.BLOOD_FEAST])
        heal_foe(s, foe, s.terms.power_amount[t.BLOOD_FEAST])


def beat(s: State, foe: int, knight: int) -> None:
    """UK-8.15, UK-11.1 A battle has damaged a foe: Begrudging Respect, or its defeat."""
    if s.fate[foe] == t.RESPECT and s.bound[foe] == knight and s.place[knight] != EMPTY:
        join(s, foe, knight)
    elif foe_life_left(s, foe) <= 0:
        defeat(s, foe, knight)


# -- 9.4 withdraw ---


@rule
async def withdraw(s: State, seat: int, knight: int, attacking: bool) -> int:
    """UK-9.23 to UK-9.25, UK-9.29 The attacker stays if the defender is annihilated, else what is left of it goes."""
    space = s.fight[f.SPACE]
    alive = s.place[knight] != EMPTY
    s.fight[f.PHASE] = f.WITHDRAWING
    s.asked = space
    if not (alive and has_enemy(s, space)):
        if alive and attacking:
            find_momentum(s, knight)
        forget_arrivals(s, space)
        end_battle(s)
        return space if has_enemy(s, space) else EMPTY
    if attacking:
        there: str = await choose(seat, "withdraw", for_knight(s, knight))
        end_battle(s)
        move_knight(s, knight, SPACE_NUMBER[there], "withdraw")
        await fate.after_move(s, knight)
        return space
    back: str = await choose(seat, "withdraw", for_enemy(s, space))
    end_battle(s)
    forget_arrivals(s, space)
    move_unit(s, space, SPACE_NUMBER[back], "withdraw")
    await fate.check_fate(s, EMPTY)
    return SPACE_NUMBER[back]


def for_knight(s: State, knight: int) -> list[Pick]:
    """UK-9.24"""
    return [SPACE[at] for at in knight_refuges(s, knight)]


def for_enemy(s: State, space: int) -> list[Pick]:
    """UK-9.26 to UK-9.30"""
    return [SPACE[at] for at in enemy_refuges(s, space)]


def find_momentum(s: State, knight: int) -> None:
    """UK-18.18 The first defender annihilated by an attack in the own turn brings an action."""
    if s.active == knight and has(s, knight, t.MOMENTUM) and not s.used >> t.MOMENTUM & 1:
        s.used |= 1 << t.MOMENTUM
        gain_action(s, knight, s.terms.power_amount[t.MOMENTUM])


# -- 10 the princess ---


@rule
async def princess_battle(s: State) -> None:
    """UK-10.1 to UK-10.8 She takes what the unit deals; if she survives, the unit is destroyed."""
    begin_princess_battle(s)
    damage = s.fight[f.DAMAGE]
    most = min(s.tokens[PRINCESS], damage)
    tokens: int = await choose(s.starter, "princess_damage", NUMBER[least_tokens(s, PRINCESS, damage) : most + 1])
    take_split(s, PRINCESS, tokens, damage)
    destroy_unit(s, s.fight[f.SPACE])
    end_battle(s)


def destroy_unit(s: State, space: int) -> None:
    """UK-10.6 Its tokens are removed, its character is defeated by the princess."""
    foe = s.foe_on[space]
    forget_arrivals(s, space)
    remove_army(s, space, s.army[space], PRINCESS)
    if foe != EMPTY and s.fate[foe] == t.RESPECT and s.bound[foe] == PRINCESS:
        join(s, foe, PRINCESS)
    elif foe != EMPTY:
        defeat(s, foe, PRINCESS)
