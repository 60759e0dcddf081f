"""What others do to the Dragon: sections 17, 37, 50, 54, 56 and 62."""

from __future__ import annotations

from monoceros.engine.core import Pick, ask, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_dragon as d
from monoceros.games.vast.effects import die
from monoceros.games.vast.effects_dragon import cube_sleeps, discard_power, drop_treasures, hurt_dragon
from monoceros.games.vast.effects_gems import take_flame_wall
from monoceros.games.vast.facts import owner
from monoceros.games.vast.facts_dragon import dragon_armor, hand_size, has_room, wakefulness
from monoceros.games.vast.picks_dragon import (
    KIND,
    KIND_NUMBER,
    LOSE_CARDS,
    LOSE_HEALTH,
    LOSE_SLEEP,
    SLEEP,
    SLOTH_NUMBER,
)
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import DRAGON


@rule
async def discard_powers(s: State, number: int) -> None:
    """VF-17.8 Power cards of his choice, as many as he has; where he must give all he is not asked."""
    while number > 0 and hand_size(s):
        if number >= hand_size(s):
            for kind in range(d.KINDS):
                while s.dragon.hand[kind]:
                    discard_power(s, kind)
            return
        s.left = number
        name: str = await ask(owner(s, DRAGON), "discard_power", cards_in_hand(s))
        discard_power(s, KIND_NUMBER[name])
        number -= 1


def cards_in_hand(s: State) -> list[Pick]:
    return [KIND[kind] for kind in range(d.KINDS) if s.dragon.hand[kind]]


@rule
async def hit(s: State, number: int) -> None:
    """VF-47.10"""
    hurt_dragon(s, number)
    if s.dragon.health == 0:
        drop_treasures(s)
        take_flame_wall(s)
        s.dragon.shriek = False
        die(s, DRAGON)


# -- Unicorns (VF-48.6) ---


@rule
async def struck(s: State, anger: int) -> bool:
    """VF-17.8 The Nightmare Unicorn: as many cards as his Anger; the ground does not protect the Dragon."""
    await discard_powers(s, anger)
    return True


@rule
async def struck_by_shadow(s: State, is_hunted: bool) -> None:
    """VF-37.2c, VF-62.13 Health, or cards where somebody else has to kill the Dragon."""
    if is_hunted:
        await discard_powers(s, d.SHADOW_CARDS)
    else:
        await hit(s, 1)


# -- the Ghoul (VF-56.8) ---


@rule
async def struck_by_ghoul(s: State, must_bleed: bool) -> None:
    """VF-56.8, VF-58.9 He chooses what it costs him; a Vile Ghoul that has to kill him takes Health."""
    if must_bleed:
        await hit(s, 1)
        return
    name: str = await choose(owner(s, DRAGON), "ghoul_bite", bites(s))
    if name == LOSE_CARDS:
        await discard_powers(s, dragon_armor(s))
    elif name == LOSE_HEALTH:
        await hit(s, 1)
    else:
        await fall_asleep(s)


def bites(s: State) -> list[Pick]:
    cards: list[Pick] = [LOSE_CARDS] if hand_size(s) else []
    sleep: list[Pick] = [LOSE_SLEEP] if wakefulness(s) else []
    return [*cards, LOSE_HEALTH, *sleep]


# -- the Cave and the Thief ---


@rule
async def fall_asleep(s: State) -> None:
    """VF-54.5c One cube goes back to a Sloth track, his choice."""
    name: str = await choose(owner(s, DRAGON), "sleep", beds(s))
    cube_sleeps(s, SLOTH_NUMBER[name])


def beds(s: State) -> list[Pick]:
    return [SLEEP[place] for place in range(d.SLOTHS) if has_room(s, place)]


def pickpocketed(s: State) -> None:
    """VF-50.5c"""
    cube_sleeps(s, d.GREED)
