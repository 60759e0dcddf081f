"""Section 12: powers of characters and allies for the own turn."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.unicornus import events
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.battling import wounds_from
from monoceros.games.unicornus.decks import draw_support
from monoceros.games.unicornus.effects import gain_tokens, heal, use_power
from monoceros.games.unicornus.facts import amount_of, foe_life_left, move_targets
from monoceros.games.unicornus.foes import defeat, remove_army, wound_foe
from monoceros.games.unicornus.picks import KNIGHT, KNIGHT_NUMBER, NUMBER, SPACE, SPACE_NUMBER
from monoceros.games.unicornus.reach import beside_knight, for_magic, for_mercy, for_tithe, for_volley
from monoceros.games.unicornus.rules.movement import move
from monoceros.games.unicornus.state import State, hand_of, map_of
from monoceros.games.unicornus.tables import EMPTY, HIT

POWER_ASKS: Final = 100  # `asked` for a target of a power: 100 + its number; below that, a card's


@rule
async def use(s: State, seat: int, knight: int, power: int) -> None:
    """Each power of section 1.3 and each ally power of section 1.4 that is used in the own turn."""
    if power == t.SPIRIT_VOICES:
        use_power(s, knight, power)
        s.used |= t.POWER_BIT[power]
        draw_support(s, hand_of(s, knight))
    elif power == t.REGENERATION:
        use_power(s, knight, power)
        heal(s, knight, s.terms.power_amount[power])
    elif power == t.COURT_MAGIC:
        await take_tokens_off(s, seat, knight, power)
    elif power == t.ELVEN_VOLLEY:
        await volley(s, seat, knight)
    elif power == t.SWIFT_COLUMNS:
        await swift_move(s, seat, knight)
    elif power == t.MERCY:
        await mercy(s, seat, knight)
    elif power == t.BLOOD_TITHE:
        await tithe(s, seat, knight)
    else:
        use_power(s, knight, power)  # Army of the Dead
        gain_tokens(s, knight, s.terms.power_amount[power])


@rule
async def take_tokens_off(s: State, seat: int, knight: int, power: int) -> None:
    """Court Magic within 2, Hunger beside: up to 2 tokens of one enemy unit."""
    use_power(s, knight, power)
    s.asked = POWER_ASKS + power
    name: str = await choose(seat, "target_unit", victims(s, knight, power))
    space = SPACE_NUMBER[name]
    most = min(s.terms.power_amount[power], s.army[space])
    number: int = await choose(seat, "how_many", NUMBER[1 : most + 1])
    remove_army(s, space, number, knight)


def victims(s: State, knight: int, power: int) -> list[Pick]:
    spaces = for_magic(s, knight) if power == t.COURT_MAGIC else beside_knight(s, knight)
    return [SPACE[space] for space in spaces]


@rule
async def tithe(s: State, seat: int, knight: int) -> None:
    """Blood Tithe: a token of a neighbouring enemy unit changes sides."""
    use_power(s, knight, t.BLOOD_TITHE)
    s.asked = POWER_ASKS + t.BLOOD_TITHE
    name: str = await choose(seat, "target_unit", tithe_payers(s, knight))
    space = SPACE_NUMBER[name]
    number = min(s.terms.power_amount[t.BLOOD_TITHE], s.army[space])
    remove_army(s, space, number, knight)
    gain_tokens(s, knight, number)


def tithe_payers(s: State, knight: int) -> list[Pick]:
    return [SPACE[space] for space in for_tithe(s, knight)]


@rule
async def mercy(s: State, seat: int, knight: int) -> None:
    use_power(s, knight, t.MERCY)
    s.asked = POWER_ASKS + t.MERCY
    name: str = await choose(seat, "target_knight", damaged(s, knight))
    heal(s, KNIGHT_NUMBER[name], s.terms.power_amount[t.MERCY])


def damaged(s: State, knight: int) -> list[Pick]:
    return [KNIGHT[other] for other in for_mercy(s, knight)]


@rule
async def swift_move(s: State, seat: int, knight: int) -> None:
    """Swift Columns: a Move without an action; its normal cost is paid as well (UK-18.20: or Forced March used)."""
    use_power(s, knight, t.SWIFT_COLUMNS)
    s.used |= 1 << t.SWIFT_COLUMNS
    s.asked = POWER_ASKS + t.SWIFT_COLUMNS
    name: str = await choose(seat, "target_space", swift_targets(s, knight))
    await move(s, knight, SPACE_NUMBER[name])


def swift_targets(s: State, knight: int) -> list[Pick]:
    return [SPACE[space] for space in move_targets(s, knight, s.resources[knight])]


# -- Elven Volley ---


@rule
async def volley(s: State, seat: int, knight: int) -> None:
    """UK-18.6 No battle: dice at a neighbouring unit, and only hits count."""
    use_power(s, knight, t.ELVEN_VOLLEY)
    s.asked = POWER_ASKS + t.ELVEN_VOLLEY
    name: str = await choose(seat, "target_unit", in_bowshot(s, knight))
    shoot(s, knight, SPACE_NUMBER[name])


def in_bowshot(s: State, knight: int) -> list[Pick]:
    return [SPACE[space] for space in for_volley(s, knight)]


def shoot(s: State, knight: int, space: int) -> None:
    army, foe = s.army[space], s.foe_on[space]
    number = s.tokens[knight] - map_of(s).defense[space]
    number += amount_of(s, knight, t.SILENT_BLADE) + amount_of(s, knight, t.PASSIONATE_AMBUSH)
    dice: list[int] = []
    for _ in range(max(0, number)):
        face = s.chance.roll(6)
        dice.append(3 * face + s.terms.attack[6 * knight + face - 1])
    events.volley(s, knight, space, tuple(dice))
    hits = len([die for die in dice if die % 3 == HIT])
    remove_army(s, space, min(hits, army), knight)
    if foe != EMPTY and hits > army:
        wound_foe(s, foe, wounds_from(s, foe, hits - army, army))
        if foe_life_left(s, foe) <= 0:
            defeat(s, foe, knight)
