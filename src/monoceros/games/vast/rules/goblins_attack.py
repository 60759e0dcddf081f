"""Sections 31, 43 and 44: Tribes attack, smash Crystals, and lie in Ambush."""

from __future__ import annotations

from monoceros.engine.core import Pick, ask, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_goblins as g
from monoceros.games.vast.effects_goblins import change_rage, play_secret, tribes_smash
from monoceros.games.vast.effects_knight import hurt_knight
from monoceros.games.vast.facts import kind_of, mind_of
from monoceros.games.vast.facts_dragon import dragon_armor
from monoceros.games.vast.facts_goblins import (
    has_monster,
    is_alive,
    is_revealed,
    perception,
    plain_strength,
    strength,
)
from monoceros.games.vast.facts_knight import strength_of
from monoceros.games.vast.facts_thief import stealth
from monoceros.games.vast.picks_goblins import (
    ATTACK,
    CRYSTAL,
    NO_POISON,
    NOBODY,
    POISON,
    RAGE,
    REWARD,
    TRIBE,
    TRIBE_NUMBER,
)
from monoceros.games.vast.rules import ghoul_harm, goblins_cards, knight_harm, meetings, thief_harm
from monoceros.games.vast.rules.goblins_harm import attack_dragon, scatter, wipe_out
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    AMBUSH,
    CRYSTAL_TOKEN,
    DRAGON_PIECE,
    EMPTY,
    FANGS_PIECE,
    GHOUL_PIECE,
    GOBLINS,
    KNIGHT_PIECE,
    THIEF_PIECE,
    WAYS,
)

# -- what a revealed Tribe can attack where it stands (VF-43.5 to VF-43.8) ---


def add_attacks(s: State, tribe: int, options: list[Pick]) -> None:
    tile = s.stands[FANGS_PIECE + tribe]
    if s.stands[KNIGHT_PIECE] == tile and strength(s, tribe) > strength_of(s):
        options.append(ATTACK[KNIGHT_PIECE])
    if s.stands[THIEF_PIECE] == tile and perception(s, tribe) > stealth(s):
        options.append(ATTACK[THIEF_PIECE])
    if s.stands[DRAGON_PIECE] == tile and s.terms.ash and strength(s, tribe) > dragon_armor(s):
        options.append(ATTACK[DRAGON_PIECE])
    if s.stands[GHOUL_PIECE] == tile:
        options.append(ATTACK[GHOUL_PIECE])
    if can_smash(s, tribe, tile):
        options.append(CRYSTAL)


@rule
async def attack(s: State, tribe: int, piece: int) -> None:
    """VF-43.5 to VF-43.7, VF-57.2b"""
    if piece == KNIGHT_PIECE:
        await attack_knight(s, tribe)
    elif piece == THIEF_PIECE:
        await attack_thief(s)
    elif piece == DRAGON_PIECE:
        await attack_dragon(s, tribe)
    else:
        change_rage(s, 1)
        await ghoul_harm.attacked(s, mind_of(s, GOBLINS))
    if s.goblins.bombers >> tribe & 1:
        await wipe_out(s, tribe)


@rule
async def attack_knight(s: State, tribe: int) -> None:
    """VF-43.5, T14a, T14b She loses 1 Health; a Blob and a Poison cost her more."""
    poisoned: bool = await poisons(s)
    margin = strength(s, tribe) - strength_of(s)
    blob = has_monster(s, tribe, g.BLOB)
    change_rage(s, -1)
    await scatter(s, tribe)
    await knight_harm.lose_health(s, 1)
    if blob:
        await knight_harm.lose_grit(s, g.BLOB_GRIT)
    if poisoned:
        await knight_harm.lose_to_poison(s, 2 if margin >= g.POISON_MARGIN else 1)


@rule
async def poisons(s: State) -> bool:
    """T14b Whoever holds Secrets is asked, so that nobody learns which."""
    if not s.goblins.hand or s.possessed == GOBLINS:
        return False
    name: str = await ask(mind_of(s, GOBLINS), "poison", poison_options(s))
    if name == NO_POISON:
        return False
    play_secret(s, g.POISON)
    return True


def poison_options(s: State) -> list[Pick]:
    return [POISON, NO_POISON] if g.POISON in s.goblins.hand else [NO_POISON]


@rule
async def attack_thief(s: State) -> None:
    """VF-43.6, VF-51.8 The Tribe stays; the killed Thief is worth Secrets or Rage."""
    loot = s.thief.loot
    change_rage(s, -1)
    killed: bool = await thief_harm.attacked(s)
    if not killed or not loot:
        return
    s.left = loot
    name: str = await choose(mind_of(s, GOBLINS), "reward", REWARD)
    if name == RAGE:
        change_rage(s, loot)
        return
    for _ in range(loot):
        await goblins_cards.gain_secret(s)


@rule
async def attack_unicorn(s: State, tribe: int) -> None:
    """VF-44.1, VF-44.2, VF-44.6 To enter his space is the attack: the Tribe scatters, he is hit and Teleports."""
    change_rage(s, -1)
    await scatter(s, tribe)
    if s.goblins.bombers >> tribe & 1:
        await wipe_out(s, tribe)
    await meetings.unicorn_attacked(s, GOBLINS, True)


# -- Crystals (VF-43.8) ---


def can_smash(s: State, tribe: int, tile: int) -> bool:
    """The second Tribe smashes it; the first one only begins, if another Tribe could still come."""
    if not s.tokens[tile] & CRYSTAL_TOKEN or strength(s, tribe) < g.SMASH_STRENGTH:
        return False
    if is_striker_here(s, tile):
        return True
    for other in range(g.TRIBES):
        if other != tribe and is_alive(s, other) and is_revealed(s, other) and not s.goblins.activated >> other & 1:
            return True
    return False


def is_striker_here(s: State, tile: int) -> bool:
    striker = s.goblins.striker
    return striker != g.NOTHING and s.stands[FANGS_PIECE + striker] == tile and strength(s, striker) >= g.SMASH_STRENGTH


@rule
async def strike_crystal(s: State, tribe: int) -> None:
    """VF-43.8, VF-42.5 The first Tribe waits for the second; then both scatter, and Rage sinks by 1 in all."""
    tile = s.stands[FANGS_PIECE + tribe]
    if not is_striker_here(s, tile):
        s.goblins.striker = tribe
        return
    first = s.goblins.striker
    s.goblins.striker = g.NOTHING
    change_rage(s, -1)
    for each in (first, tribe):
        await scatter(s, each)
        if s.goblins.bombers >> each & 1:
            await wipe_out(s, each)
    tribes_smash(s, tile)


# -- from hiding ---


def ambushers(s: State) -> list[int]:
    """VF-31.1 Hidden Tribes, lurking ones included, that are stronger than the Knight."""
    return [
        tribe
        for tribe in range(g.TRIBES)
        if is_alive(s, tribe) and not is_revealed(s, tribe) and strength(s, tribe) > strength_of(s)
    ]


@rule
async def ambush(s: State) -> None:
    """VF-31.1, VF-31.8 An Ambush tile: one hidden Tribe may attack the Knight."""
    if not ambushers(s):
        return
    name: str = await choose(mind_of(s, GOBLINS), "lie_in_wait", ambush_options(s))
    if name != NOBODY:
        await leap_out(s, TRIBE_NUMBER[name])


def ambush_options(s: State) -> list[Pick]:
    return [TRIBE[tribe] for tribe in ambushers(s)] + [NOBODY]


@rule
async def leap_out(s: State, tribe: int) -> None:
    change_rage(s, -1)
    await scatter(s, tribe)
    hurt_knight(s, 1, True)


def hiding_tribes(s: State) -> list[int]:
    """T14b Hiding Spots: hidden Tribes that could attack a Knight on an Ambush tile or next to one."""
    here = s.stands[KNIGHT_PIECE]
    if here == EMPTY or not near_ambush(s, here):
        return []
    return [
        tribe
        for tribe in range(g.TRIBES)
        if is_alive(s, tribe)
        and not is_revealed(s, tribe)
        and not s.goblins.activated >> tribe & 1
        and plain_strength(s, tribe) > strength_of(s)
    ]


def near_ambush(s: State, tile: int) -> bool:
    """VF-43.16d Whatever walls lie between."""
    if kind_of(s, tile) == AMBUSH:
        return True
    for way in range(WAYS):
        other = s.near[WAYS * tile + way]
        if other != EMPTY and kind_of(s, other) == AMBUSH:
            return True
    return False


@rule
async def attack_from_hiding(s: State, tribe: int) -> None:
    """T14b Monsters and other Secrets have no effect; it was the Tribe's activation."""
    s.goblins.activated |= 1 << tribe
    change_rage(s, -1)
    await scatter(s, tribe)
    await knight_harm.lose_health(s, 1)
