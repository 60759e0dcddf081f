"""Section 29, VF-33.1 to VF-33.7, VF-38.3, VF-57.2a: the Knight attacks whom she meets, and shoots at whom she sees."""

from __future__ import annotations

from monoceros.engine.core import choose
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.effects_knight import do_deed, gain_grit, give_up_cube, use_up_javelin
from monoceros.games.vast.facts import mind_of
from monoceros.games.vast.facts_dragon import dragon_armor, surfaced
from monoceros.games.vast.facts_foes import can_bomb, can_throw
from monoceros.games.vast.facts_ghoul import ghoul_defense
from monoceros.games.vast.facts_goblins import guarded_strength, tribe_has_monster, tribe_population
from monoceros.games.vast.facts_knight import attack_strength, can_lose_cube, strength_of
from monoceros.games.vast.facts_unicorn import unicorn_armor
from monoceros.games.vast.picks_knight import PASS, SWING
from monoceros.games.vast.rules import (
    dragon_die,
    dragon_harm,
    ghoul_harm,
    goblins_harm,
    knight_dragon,
    meetings,
    nightmare_harm,
    shadow_teleport,
    thief_harm,
)
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    DIE_CENTRE,
    DRAGON_PIECE,
    GHOUL_PIECE,
    KNIGHT,
    THIEF_PIECE,
    UNICORN_PIECE,
)

# -- in an Encounter ---


@rule
async def attack(s: State, seat: int, piece: int, fresh: bool) -> None:
    """One piece on her space; `fresh`: it stood on a Dark tile that she has revealed in this Encounter."""
    if piece == UNICORN_PIECE:
        await attack_unicorn(s)
    elif piece == DRAGON_PIECE:
        await attack_dragon(s, seat)
    elif piece == THIEF_PIECE:
        await attack_thief(s)
    elif piece == GHOUL_PIECE:
        await attack_ghoul(s, fresh)
    else:
        await attack_tribe(s, piece, fresh)


def clash(s: State, defence: int) -> int:
    """The Strength of this attack, which uses up a Javelin."""
    strength = attack_strength(s)
    use_up_javelin(s)
    if s.telling:
        s.emit("attacks", strength, defence)
    return strength


@rule
async def attack_unicorn(s: State) -> None:
    """VF-33.2, VF-38.3 Greater Strength succeeds, equal Strength by the die. He Teleports either way."""
    armor = unicorn_armor(s)
    strength = clash(s, armor)
    do_deed(s, k.DARING)
    succeeds = strength > armor
    if strength == armor:
        face: int = await dragon_die.roll(s)
        succeeds = DIE_CENTRE[face] == 1
    await meetings.unicorn_attacked(s, KNIGHT, succeeds)


@rule
async def attack_tribe(s: State, piece: int, fresh: bool) -> None:
    """VF-29.2, T10 It scatters."""
    clash(s, guarded_strength(s, piece))
    if tribe_has_monster(s, piece):
        do_deed(s, k.DARING)
    if tribe_population(s, piece) >= k.STRONG_FOE:
        do_deed(s, k.STALWART)
    if fresh:
        do_deed(s, k.FEARLESS)
    await goblins_harm.beaten(s, piece)


@rule
async def attack_ghoul(s: State, fresh: bool) -> None:
    """VF-29.6, VF-57.2a It skitters."""
    defense = ghoul_defense(s)
    clash(s, defense)
    do_deed(s, k.DARING)
    if defense >= k.STRONG_FOE:
        do_deed(s, k.STALWART)
    if fresh:
        do_deed(s, k.FEARLESS)
    await ghoul_harm.attacked(s, mind_of(s, KNIGHT))


@rule
async def attack_thief(s: State) -> None:
    """VF-29.5 He is killed, unless he evades; her reward is his Loot Drop Level in Grit."""
    use_up_javelin(s)
    killed: bool = await thief_harm.attacked(s)
    if killed:
        do_deed(s, k.DARING)
        gain_grit(s, s.thief.loot)


@rule
async def attack_dragon(s: State, seat: int) -> None:
    """VF-29.3, VF-29.4, T11 Under ground with Bomb or Javelin; after a hit the Mighty Axe may strike once more."""
    bombs = False
    if not surfaced(s):
        s.knight.used |= k.USED_DRAGON
        bombs = needs_bomb(s)
    if bombs:
        s.knight.used |= k.USED_BOMB
    strength = strength_of(s) if bombs else clash(s, dragon_armor(s))
    hits: bool = await knight_dragon.strike(s, strength)
    if hits:
        do_deed(s, k.DARING)
        if not bombs and s.knight.cubes[k.ON_CARD + k.AXE] and can_lose_cube(s):
            await swing_axe(s, seat)


def needs_bomb(s: State) -> bool:
    """Is the Bomb her means? The Javelin stays at hand if the Bomb will do."""
    if s.collapsing or not can_bomb(s):
        return False
    return strength_of(s) > dragon_armor(s) or not can_throw(s)


@rule
async def swing_axe(s: State, seat: int) -> None:
    """T11 The cube of the Mighty Axe for 1 more Health of the Dragon."""
    pick: str = await choose(seat, "axe", (SWING, PASS))
    if pick == SWING:
        give_up_cube(s, k.ON_CARD + k.AXE)
        await dragon_harm.hit(s, 1)


# -- with a bow: no attack (VF-29.7) ---


@rule
async def shoot(s: State, piece: int) -> None:
    """VF-30.3, VF-33.5, VF-38.4b, T11 The Bow at a Tribe or a Ghoul, the Enchanted Bow at anybody else."""
    number = strength_of(s) - 1
    enchanted = piece in (UNICORN_PIECE, DRAGON_PIECE, THIEF_PIECE)
    if enchanted:
        number = min(number, s.terms.knight.treasure_amount[k.ENCHANTED_BOW])
    s.knight.used |= k.USED_ENCHANTED if enchanted else k.USED_BOW
    if number > 0 or piece in (UNICORN_PIECE, THIEF_PIECE):
        do_deed(s, k.EAGLE_EYED)
    if s.telling:
        s.emit("shoots", piece, number)
    if piece == THIEF_PIECE:
        await thief_harm.die(s)
        gain_grit(s, s.thief.loot)
    elif piece == DRAGON_PIECE:
        await dragon_harm.discard_powers(s, number)
    elif piece == GHOUL_PIECE:
        await ghoul_harm.attacked(s, mind_of(s, KNIGHT))
    elif piece != UNICORN_PIECE:
        await goblins_harm.shot(s, piece, number)
    elif s.terms.shadow_level:
        await shadow_teleport.shadow_shot(s, number)
    else:
        await nightmare_harm.shot(s, number)
