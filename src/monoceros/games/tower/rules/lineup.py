"""AT-8.1, AT-8.2, section 16: drawing up a combat: what each troop brings, fixed for the whole combat."""

from __future__ import annotations

from typing import Final

from monoceros.games.tower.facts import army_of
from monoceros.games.tower.state import ALL_STACKS, STACKS, WALLS, Combat, State
from monoceros.games.tower.tables import (
    ALWAYS,
    ARTILLERY,
    ATTACKING,
    CAVALRY,
    COMMON,
    INITIATIVE,
    PALACE,
    SEATS,
    SPACES,
    SPECIAL,
    Ability,
    Army,
)


def draw_up(s: State, group: int, goal: int) -> Combat:
    """AT-7.10 All troops of the group against all of the goal; everybody's numbers are fixed."""
    c = Combat(s.active, group, goal)
    c.fallen = s.fallen
    line_up(s, c, 0, s.active, group)
    line_up(s, c, 1, 1 - s.active, goal)
    line_up_bases(s, c)
    if is_changed(s):
        change_own_power(s, c)
        change_enemy_power(s, c)
        settle(c)
        change_own_damage(s, c)
        change_enemy_damage(s, c)
        change_bases(s, c)
    else:
        settle(c)
    for k in range(ALL_STACKS):
        if c.count[k]:
            c.missing[k] = c.count[k] * c.toughness[k]
    return c


def is_changed(s: State) -> bool:
    """Is an ability in force that changes what troops or bases bring to a combat?"""
    for seat in range(SEATS):
        for slot in s.played[seat]:
            if army_of(s, seat).abilities[slot].in_combat:
                return True
    return False


def line_up(s: State, c: Combat, side: int, seat: int, place: int) -> None:
    """The stacks of a side with their printed power and traits."""
    army = army_of(s, seat)
    if place == PALACE:
        line_up_specials(s, c, side * 3, seat)
        return
    first = seat * SPACES + place * 3
    for i in range(3):
        troops = s.troops[first + i]
        if troops:
            k = side * 3 + i
            kind = s.bases[first + i]
            c.kind[k] = kind
            c.count[k] = troops
            c.strike[k] = army.power[kind]
            if army.trait[kind] == INITIATIVE:
                c.swift |= 1 << k
            elif army.trait[kind] == ARTILLERY:
                c.siege |= 1 << k


def line_up_specials(s: State, c: Combat, k: int, seat: int) -> None:
    """AT-9.3, AT-7.13 Special troops stand in one stack; 16.3 a Rune golem is no part of an attack."""
    army = army_of(s, seat)
    if s.specials[seat] and (k > 0 or army.special_attacks):
        c.kind[k] = SPECIAL
        c.count[k] = s.specials[seat]
        c.strike[k] = army.special_power


def line_up_bases(s: State, c: Combat) -> None:
    """AT-3.5, AT-9.3 The defender's bases, or the palace in their place. AT-16.6 Paladins make it tougher."""
    enemy = 1 - c.attacker
    army = army_of(s, enemy)
    if c.goal == PALACE:
        c.count[WALLS] = 1
        c.strike[WALLS] = army.palace_power
        c.toughness[WALLS] = army.palace_power + s.specials[enemy] * army.special_guard
        return
    first = enemy * SPACES + c.goal * 3
    for i in range(3):
        kind = s.bases[first + i]
        if kind >= 0:
            c.count[WALLS + i] = 1
            c.strike[WALLS + i] = army.base_power[kind]
            c.toughness[WALLS + i] = army.base_power[kind]


def settle(c: Combat) -> None:
    """AT-8.2 Power is at least 0; toughness is power, but at least 1."""
    for k in range(STACKS):
        power = c.strike[k]
        if power > 0:
            c.toughness[k] = power
        else:
            c.strike[k] = 0


def takes_part(c: Combat, side: int, kind: int) -> bool:
    """AT-16.2 Is a troop of the kind in the combat when it starts?"""
    for k in range(side * 3, side * 3 + 3):
        if c.kind[k] == kind:
            return True
    return False


# Each change goes through the abilities active this turn. AT-16.11 First changes of power, then of damage.


def change_own_power(s: State, c: Combat) -> None:
    for side in range(SEATS):
        seat = c.attacker if side == 0 else 1 - c.attacker
        abilities = army_of(s, seat).abilities
        for slot in s.played[seat]:
            if slot < COMMON:
                for k in range(side * 3, side * 3 + 3):
                    if c.kind[k] == slot:
                        own_power(s, c, k, abilities[slot])


def own_power(s: State, c: Combat, k: int, ability: Ability) -> None:
    """AT-10.5 Elves; 16.2 Feast; 16.1 Charge; 16.3 Grapeshot, Repeaters, Unbroken, Headlong; AT-10.10 Dragons."""
    bit = 1 << k
    if ability.own_power:
        c.strike[k] = ability.own_power
    if ability.own_power_after_loss and s.fallen:
        c.strike[k] = ability.own_power_after_loss
    if ability.own_initiative == ALWAYS or (ability.own_initiative == ATTACKING and k < 3):
        c.swift |= bit
    if ability.own_regular:
        c.siege &= ~bit
    if ability.strikes_again:
        c.again |= bit
    if ability.unbroken:
        c.unbroken |= bit
    if ability.doomed and k < 3:
        c.doomed |= bit
    if ability.fire:
        if not c.fire:
            c.fire = [0] * STACKS
        c.fire[k] = ability.fire


def change_enemy_power(s: State, c: Combat) -> None:
    """AT-10.8 Spiderriders weaken every enemy troop of a combat in which they take part."""
    for side in range(SEATS):
        seat = c.attacker if side == 0 else 1 - c.attacker
        abilities = army_of(s, seat).abilities
        for slot in s.played[seat]:
            if abilities[slot].enemy_power and takes_part(c, side, slot):
                enemy = 3 - side * 3
                for k in range(enemy, enemy + 3):
                    c.strike[k] += abilities[slot].enemy_power


def change_own_damage(s: State, c: Combat) -> None:
    """16.1 Volley, Shield line; 16.3 Headlong, Grapeshot."""
    for side in range(SEATS):
        seat = c.attacker if side == 0 else 1 - c.attacker
        abilities = army_of(s, seat).abilities
        for slot in s.played[seat]:
            ability = abilities[slot]
            if slot < COMMON:
                for k in range(side * 3, side * 3 + 3):
                    if c.kind[k] == slot:
                        own_damage(c, k, ability)


def own_damage(c: Combat, k: int, ability: Ability) -> None:
    if ability.own_damage_set:
        c.strike[k] = ability.own_damage_set
    c.strike[k] += ability.own_damage
    if k < 3:
        c.strike[k] += ability.own_damage_attacking
    c.toughness[k] += ability.own_toughness


def change_enemy_damage(s: State, c: Combat) -> None:
    """16.2 Grave chill, Miasma; 16.1 Brace: they need an own troop of the kind in the combat."""
    for side in range(SEATS):
        seat = c.attacker if side == 0 else 1 - c.attacker
        abilities = army_of(s, seat).abilities
        for slot in s.played[seat]:
            if slot < COMMON and takes_part(c, side, slot):
                enemy = 3 - side * 3
                for k in range(enemy, enemy + 3):
                    enemy_damage(c, k, abilities[slot])


def enemy_damage(c: Combat, k: int, ability: Ability) -> None:
    if ability.enemy_damage and not c.swift >> k & 1:
        c.strike[k] = max(0, c.strike[k] + ability.enemy_damage)
    if ability.enemy_toughness:
        c.toughness[k] = max(1, c.toughness[k] + ability.enemy_toughness)
    if ability.silences_cavalry and c.kind[k] == CAVALRY:
        c.strike[k] = 0


def change_bases(s: State, c: Combat) -> None:
    """16.1 Breach silences bases, not the palace (AT-16.5); 16.3 Shore up makes them tougher."""
    if c.goal == PALACE:
        return
    for slot in s.played[c.attacker]:
        if ability_of(s, c.attacker, slot).silences_bases and takes_part(c, 0, slot):
            for k in range(WALLS, ALL_STACKS):
                c.strike[k] = 0
    for slot in s.played[1 - c.attacker]:
        tougher = ability_of(s, 1 - c.attacker, slot).base_toughness
        if tougher and takes_part(c, 1, slot):
            for k in range(WALLS, ALL_STACKS):
                c.toughness[k] = tougher


def ability_of(s: State, seat: int, slot: int) -> Ability:
    army: Army = army_of(s, seat)
    return army.abilities[slot]


# What `draw_up` does with the abilities in force, change by change: for those who show where a number comes from.
CHANGES: Final = (change_own_power, change_enemy_power, change_own_damage, change_enemy_damage, change_bases)
SETTLE_BEFORE: Final = 2  # of these the third finds the power settled
