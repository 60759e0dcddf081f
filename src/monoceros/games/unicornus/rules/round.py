"""Section 4: the round, step by step."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.decks import draw_support
from monoceros.games.unicornus.effects import begin_round, begin_step, close_round, end_game
from monoceros.games.unicornus.facts import empty_spaces
from monoceros.games.unicornus.foes import add_army
from monoceros.games.unicornus.picks import FOE, FOE_NUMBER, SPACE, SPACE_NUMBER
from monoceros.games.unicornus.rules.deaths import replacements, suffer
from monoceros.games.unicornus.rules.enemy import enemy_step
from monoceros.games.unicornus.rules.events import end_effects, event_step
from monoceros.games.unicornus.rules.princess import princess_step
from monoceros.games.unicornus.rules.turn import player_step
from monoceros.games.unicornus.state import (
    CUT_OFF,
    DAWN,
    DUSK,
    LOST,
    MARCH,
    NEWS,
    RAID,
    TURNS,
    State,
    area_of,
    hand_order,
    heroes_in_order,
)
from monoceros.games.unicornus.tables import EMPTY, GREGORIO, KOSTOV, LUCKY_GIRL, NO_END, PRINCESS, RAVINITH


@rule
async def play_round(s: State) -> None:
    """UK-4.1 Start, event, players, princess, enemies, end."""
    begin_round(s)
    begin_step(s, DAWN)
    await start_of_round(s)
    if not s.terms.tutorial:  # UK-16.8
        begin_step(s, NEWS)
        await event_step(s)
    begin_step(s, TURNS)
    await player_step(s)
    begin_step(s, MARCH)
    await princess_step(s)
    begin_step(s, RAID)
    await enemy_step(s)
    begin_step(s, DUSK)
    await end_of_round(s)


# -- 4.1 start of round ---


@rule
async def start_of_round(s: State) -> None:
    """UK-4.2, UK-4.3 Lucky Girl and Kostov first; Gregorio and Ravinith in an order that the starting player picks."""
    if s.princess == LUCKY_GIRL:
        for hand in hand_order(s):
            for _ in range(s.terms.princess_amount[LUCKY_GIRL]):
                draw_support(s, hand)
    if s.foe_at[KOSTOV] != EMPTY:
        add_army(s, s.foe_at[KOSTOV], s.terms.power_amount[t.BOTTOMLESS_COFFERS])
    left = both_pending(s)
    while left:
        first: str = await choose(s.starter, "first_power", named(left))
        foe = FOE_NUMBER[first]
        left = tuple([other for other in left if other != foe])
        if foe == GREGORIO:
            await night_rites(s)
        else:
            await raise_the_fallen(s)


def both_pending(s: State) -> tuple[int, ...]:
    return tuple([foe for foe in (GREGORIO, RAVINITH) if s.foe_at[foe] != EMPTY])


def named(foes: tuple[int, ...]) -> list[Pick]:
    return [FOE[foe] for foe in foes]


@rule
async def night_rites(s: State) -> None:
    """Each kingdom unit on Gregorio's area suffers damage."""
    for knight in (*heroes_in_order(s), PRINCESS):
        if s.foe_at[GREGORIO] != EMPTY and is_on_area(s, knight, area_of(s.foe_at[GREGORIO])):
            await suffer(s, knight, s.terms.power_amount[t.NIGHT_RITES])


def is_on_area(s: State, knight: int, area: int) -> bool:
    return s.place[knight] != EMPTY and area_of(s.place[knight]) == area


@rule
async def raise_the_fallen(s: State) -> None:
    """UK-4.4 Ravinith's unit is filled up, and a new stack rises on her area."""
    at = s.foe_at[RAVINITH]
    missing = s.terms.power_amount[t.RAISE_THE_FALLEN] - s.army[at]
    if missing > 0:
        add_army(s, at, missing)
    if graves(s):
        s.asked = at
        name: str = await choose(s.starter, "raise", graves(s))
        add_army(s, SPACE_NUMBER[name], t.RAISED)


def graves(s: State) -> list[Pick]:
    return [SPACE[space] for space in empty_spaces(s, area_of(s.foe_at[RAVINITH]))]


# -- 4.4 end of round ---


@rule
async def end_of_round(s: State) -> None:
    """UK-4.12, UK-4.13 Effects, the end of the game, replacements; then the office passes to the left."""
    await end_effects(s)
    if NO_END < s.terms.rounds <= s.round:  # UK-14.2
        end_game(s, LOST)
    if 0 < s.terms.turn_limit <= s.round:  # UK-14.6
        end_game(s, CUT_OFF)
    await replacements(s)
    close_round(s)
