"""Section 10 and 16: which ability cards may be played, and those that act at once."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.tower.effects import discard_played, recruit
from monoceros.games.tower.facts import army_of, special_limit
from monoceros.games.tower.picks import PASS, PLAY
from monoceros.games.tower.state import State
from monoceros.games.tower.tables import ABILITIES, COMMON, EMPTY, KINDS, SEATS, SPACES, SPECIAL, TERRITORIES, Ability

# The ability cards of each set, in order.
SLOTS_IN: Final = tuple([tuple([s for s in range(ABILITIES) if mask >> s & 1]) for mask in range(1 << ABILITIES)])


def playable(s: State, seat: int) -> list[Pick]:
    """DQ8 Each ability card in the hand that may be played now, or pass."""
    options: list[Pick] = [PASS]
    abilities = army_of(s, seat).abilities
    for slot in SLOTS_IN[s.held[seat]]:
        if can_play(s, seat, slot, abilities[slot]):
            options.append(PLAY[slot])
    return options


def has_playable(s: State, seat: int) -> bool:
    """AT-17.3 A player without any playable card is passed automatically."""
    held = s.held[seat]
    if held:
        abilities = army_of(s, seat).abilities
        for slot in SLOTS_IN[held]:
            if can_play(s, seat, slot, abilities[slot]):
                return True
    return False


def can_play(s: State, seat: int, slot: int, ability: Ability) -> bool:
    """AT-10.4, AT-10.9, AT-10.14, AT-10.16"""
    if slot == SPECIAL:
        return s.specials[seat] < special_limit(s, seat)
    if ability.at_once:
        return would_act(s, seat, slot, ability)
    if s.played[seat] and slot in s.played[seat] and not ability.stacks:
        return False
    if slot == COMMON:
        return s.active != seat
    return s.mustered[seat * KINDS + slot] > 0 or (ability.returns and s.heavy_lost[seat] > 0)


def would_act(s: State, seat: int, slot: int, ability: Ability) -> bool:
    """Would an ability that acts at once do anything? One that would not cannot be played (as in AT-10.16)."""
    if ability.musters:
        return len(musterable(s, seat)) > 0
    if ability.rises:
        return len(bare_bases(s, seat, slot)) > 0
    return len(s.played[0]) > 0 or len(s.played[1]) > 0


@rule
async def act_at_once(s: State, seat: int, slot: int) -> None:
    """AT-16.4 Muster, Rise, Grave mist: what they do is done when they are played."""
    ability = army_of(s, seat).abilities[slot]
    if ability.ends_abilities:
        end_abilities(s, seat, slot)
    elif ability.rises:
        for space in bare_bases(s, seat, slot):
            recruit(s, seat, space)
    else:
        territory: int = await choose(seat, "muster", musterable(s, seat))
        for space in bare_spaces(s, seat, territory - 1):
            recruit(s, seat, space)


def end_abilities(s: State, seat: int, slot: int) -> None:
    """16.2 Grave mist: every other ability active this turn ends; the mist itself lies there until the turn's end."""
    for owner in range(SEATS):
        discard_played(s, owner, slot if owner == seat else EMPTY)


def bare_bases(s: State, seat: int, kind: int) -> list[int]:
    """Spaces with an own base of the kind without troops."""
    first = seat * SPACES
    return [space for space in range(SPACES) if s.bases[first + space] == kind and not s.troops[first + space]]


def bare_spaces(s: State, seat: int, territory: int) -> list[int]:
    """Spaces of an own territory with a base without troops."""
    first = seat * SPACES
    places = range(territory * 3, territory * 3 + 3)
    return [space for space in places if s.bases[first + space] >= 0 and not s.troops[first + space]]


def musterable(s: State, seat: int) -> list[int]:
    """DQ13 The territories, from 1, in which Muster would recruit."""
    return [territory + 1 for territory in range(TERRITORIES) if bare_spaces(s, seat, territory)]
