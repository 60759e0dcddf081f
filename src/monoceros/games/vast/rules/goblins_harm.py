"""Section 42: what Tribes lose, how they scatter, and what others do to them; the Trap."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_goblins as g
from monoceros.games.vast.effects_goblins import (
    change_rage,
    discard_secret,
    lose_monster,
    return_to_board,
    set_population,
)
from monoceros.games.vast.facts import mind_of
from monoceros.games.vast.facts_dragon import dragon_armor
from monoceros.games.vast.facts_goblins import (
    has_monster,
    has_secrets,
    is_lurking,
    is_revealed,
    slots_of,
    strength,
    tribe_of,
)
from monoceros.games.vast.picks_goblins import (
    ATTACK,
    BEETLES,
    HIDDEN,
    NO_BEETLES,
    NO_TRAP,
    NOBODY,
    SECRET_NUMBER,
    SECRETS,
    SLOT,
    SLOT_NUMBER,
    TRAP,
    TRIBE,
    TRIBE_NUMBER,
)
from monoceros.games.vast.rules import dragon_harm
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import DRAGON_PIECE, GOBLINS, LAKE, RIVER, TERRAIN_OF

# -- losing Goblins ---


@rule
async def scatter(s: State, tribe: int) -> int:
    """VF-42.6, T14a The piece goes back to the board, 2 Goblins and a Monster are lost; how many Goblins it cost."""
    before = s.goblins.population[tribe]
    lost = g.SCATTERED - (1 if has_monster(s, tribe, g.BEETLES) else 0)
    return_to_board(s, tribe, "scattered")
    set_population(s, tribe, max(before - lost, 0))
    await shed(s, tribe)
    return before - s.goblins.population[tribe]


@rule
async def shed(s: State, tribe: int) -> None:
    """VF-42.6, T21 It discards its Monster, but not for the Ghost; Bones with two choose one."""
    if slots_of(s, tribe) and s.possessed != GOBLINS:
        name: str = await choose(mind_of(s, GOBLINS), "shed", slot_picks(s, tribe))
        lose_monster(s, SLOT_NUMBER[name])


def slot_picks(s: State, tribe: int) -> list[Pick]:
    return [SLOT[slot] for slot in slots_of(s, tribe)]


@rule
async def lose_goblins(s: State, tribe: int, number: int) -> int:
    """VF-42.7, VF-42.8 Goblins lost but by scattering; at 0 it scatters. How many it cost.

    T14a The Bright Beetles may be given up to lose one less.
    """
    before = s.goblins.population[tribe]
    number = min(number, before)
    if number <= 0:
        return 0
    if has_monster(s, tribe, g.BEETLES) and s.possessed != GOBLINS:
        name: str = await choose(mind_of(s, GOBLINS), "beetles", (BEETLES, NO_BEETLES))
        if name == BEETLES:
            lose_monster(s, beetle_slot(s))
            number -= 1
    set_population(s, tribe, before - number)
    if s.goblins.population[tribe] == 0:
        await vanish(s, tribe)
    return number


def beetle_slot(s: State) -> int:
    return s.goblins.monsters.index(g.BEETLES)


@rule
async def vanish(s: State, tribe: int) -> None:
    """VF-42.7 A Tribe without Goblins: its piece goes home, its Monster is discarded."""
    if is_revealed(s, tribe) or is_lurking(s, tribe):
        return_to_board(s, tribe, "scattered")
    await shed(s, tribe)


@rule
async def wipe_out(s: State, tribe: int) -> int:
    """Its Population becomes 0, whatever it was; how many Goblins it cost."""
    before = s.goblins.population[tribe]
    if before:
        set_population(s, tribe, 0)
        await vanish(s, tribe)
    return before


# -- the Trap (T14b) ---


@rule
async def springs_trap(s: State) -> bool:
    """VF-17.15, VF-44.5 Do the Goblins give up their face-up Trap now?"""
    if g.TRAP not in s.goblins.shown:
        return False
    name: str = await choose(mind_of(s, GOBLINS), "trap", (TRAP, NO_TRAP))
    if name == TRAP:
        discard_secret(s, g.TRAP)
        return True
    return False


def spend_trap(s: State) -> None:
    """T14b Against Strength or Stealth a face-up Trap has counted by itself (see facts_goblins): now it is used up."""
    if g.TRAP in s.goblins.shown:
        discard_secret(s, g.TRAP)


# -- Knight, Ghoul and Unicorns ---


@rule
async def beaten(s: State, piece: int) -> None:
    """VF-29.2, VF-42.4 The stronger Knight attacks it: Rage rises, and it scatters."""
    change_rage(s, 1)
    spend_trap(s)
    await scatter(s, tribe_of(piece))


@rule
async def shot(s: State, piece: int, number: int) -> None:
    """VF-30.3, VF-43.16e The Knight's Bow: no attack, so no Trap helps."""
    change_rage(s, 1)
    await lose_goblins(s, tribe_of(piece), number)


@rule
async def mauled(s: State, piece: int) -> None:
    """VF-56.8 By the [Vile] Ghoul: it scatters."""
    spend_trap(s)
    await scatter(s, tribe_of(piece))


@rule
async def struck(s: State, piece: int, anger: int) -> bool:
    """VF-17.6, VF-17.7, VF-17.15, VF-17.18, VF-37.2b By a Unicorn, Anger 0 for the Shadow Unicorn's; True if it hit."""
    change_rage(s, 1)
    saved: bool = await springs_trap(s)
    if saved:
        return False
    tribe = tribe_of(piece)
    await scatter(s, tribe)
    if anger > 1:
        await lose_secret(s)
    if anger > 2:
        set_population(s, tribe, 0)
    return True


@rule
async def lose_secret(s: State) -> None:
    """VF-17.7 One of their choice, from the hand or face up."""
    if has_secrets(s):
        name: str = await choose(mind_of(s, GOBLINS), "drop_secret", held_secrets(s))
        discard_secret(s, SECRET_NUMBER[name])


def held_secrets(s: State) -> list[Pick]:
    return [SECRETS[card] for card in range(g.SECRETS) if card in s.goblins.hand or card in s.goblins.shown]


# -- the Dragon (T15, sections 46 and 47) ---


@rule
async def clawed(s: State, piece: int) -> int:
    """Claw: it scatters; the Goblins that are eaten."""
    change_rage(s, 1)
    saved: bool = await springs_trap(s)
    if saved:
        return 0
    eaten: int = await scatter(s, tribe_of(piece))
    return eaten


@rule
async def scratched(s: State, piece: int) -> int:
    """Scratch: none are left; the Goblins that are eaten."""
    change_rage(s, 1)
    saved: bool = await springs_trap(s)
    if saved:
        return 0
    eaten: int = await wipe_out(s, tribe_of(piece))
    return eaten


@rule
async def hissed(s: State, piece: int) -> int:
    """Hiss: it hides and loses a Goblin; the Goblins that are eaten."""
    change_rage(s, 1)
    saved: bool = await springs_trap(s)
    if saved:
        return 0
    tribe = tribe_of(piece)
    return_to_board(s, tribe, "hidden")
    eaten: int = await lose_goblins(s, tribe, 1)
    return eaten


@rule
async def burned(s: State, piece: int) -> None:
    """VF-46.6 A Flame Wall: a Dragon's power, but no attack."""
    saved: bool = await springs_trap(s)
    if not saved:
        await lose_goblins(s, tribe_of(piece), 1)


@rule
async def dragon_enters(s: State, piece: int) -> None:
    """VF-47.9 The surfaced Ash Dragon has come to a Tribe: a stronger one may attack him."""
    tribe = tribe_of(piece)
    if s.terms.ash and strength(s, tribe) > dragon_armor(s):
        pick: Pick = await choose(mind_of(s, GOBLINS), "dragon_came", (ATTACK[DRAGON_PIECE], NOBODY))
        if pick != NOBODY:
            await attack_dragon(s, tribe)


@rule
async def attack_dragon(s: State, tribe: int) -> None:
    """VF-43.7 He loses 1 Health, the Tribe scatters."""
    change_rage(s, -1)
    await scatter(s, tribe)
    await dragon_harm.hit(s, 1)


@rule
async def wades(s: State, piece: int) -> None:
    """VF-7.14, VF-65.10, VF-65.14 A Tribe was moved into the Lake or the River."""
    terrain = TERRAIN_OF[s.stands[piece]]
    if terrain in (LAKE, RIVER):
        await lose_goblins(s, tribe_of(piece), 1)


@rule
async def swept(s: State, piece: int) -> None:
    """VF-46.7 Wrath: it scatters."""
    await scatter(s, tribe_of(piece))


# -- Thief and Cave ---


@rule
async def backstabbed(s: State, piece: int, number: int) -> None:
    """VF-50.6b, VF-42.4"""
    change_rage(s, 1)
    spend_trap(s)
    await lose_goblins(s, tribe_of(piece), number)


@rule
async def pickpocketed(s: State, piece: int, seat: int) -> None:
    """VF-50.5b, VF-42.4 The Thief makes them discard a face-up Secret of his choice, or a hidden one by chance."""
    change_rage(s, 1)
    name: str = await choose(seat, "steal_secret", stealable(s))
    if name == HIDDEN:
        hand = s.goblins.hand
        discard_secret(s, hand[s.chance.pick(len(hand))])
    else:
        discard_secret(s, SECRET_NUMBER[name])
    spend_trap(s)


def stealable(s: State) -> list[Pick]:
    options: list[Pick] = [SECRETS[card] for card in s.goblins.shown]
    if s.goblins.hand:
        options.append(HIDDEN)
    return options


@rule
async def spored(s: State) -> None:
    """VF-54.5b One Tribe of their choice that has more than one Goblin keeps one; Rage rises."""
    name: str = await choose(mind_of(s, GOBLINS), "spores", crowds(s))
    tribe = TRIBE_NUMBER[name]
    change_rage(s, 1)
    await lose_goblins(s, tribe, s.goblins.population[tribe] - 1)


def crowds(s: State) -> list[Pick]:
    return [TRIBE[tribe] for tribe in range(g.TRIBES) if s.goblins.population[tribe] > 1]
