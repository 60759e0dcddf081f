"""Sections 5 and 6: the seven steps of a turn."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.crown.cards import draw_action, keep_looked, look_at_two
from monoceros.games.crown.effects import (
    begin_turn,
    choose_main,
    enter_step,
    look_for_winner,
    receive_income,
    roll,
    take_from,
)
from monoceros.games.crown.facts import castle_count, opponents
from monoceros.games.crown.picks import ACTION, ACTION_NUMBER, PASS
from monoceros.games.crown.rules.actions import play_action_card
from monoceros.games.crown.rules.black import roll_window, start_window
from monoceros.games.crown.rules.construction import construction
from monoceros.games.crown.rules.dragon import black_die
from monoceros.games.crown.rules.market import market_trade
from monoceros.games.crown.rules.move import move, move_army
from monoceros.games.crown.rules.redeploy import redeploy
from monoceros.games.crown.state import (
    ACTION_NAMES,
    ARMY,
    BLACK_DIE,
    CONSTRUCTION,
    HERO_MOVE,
    INCOME,
    MAIN,
    MARKET,
    PLAY,
    REDEPLOY,
    ROLL,
    TAKE,
    State,
)
from monoceros.games.crown.tables import GOLD_CAP, HOLDERS


@rule
async def take_turn(s: State, seat: int) -> None:
    """CD-5.1 Income, Roll, Black die, Hero move, Main action, Play, Take. CD-1.5 Before all: has the seat won?"""
    enter_step(s, INCOME)
    begin_turn(s, seat)
    look_for_winner(s)
    receive_income(s, seat)
    await start_window(s, seat)
    enter_step(s, ROLL)
    roll(s, seat)
    await roll_window(s, seat)
    await pickpocket(s, seat)
    enter_step(s, BLACK_DIE)
    await black_die(s, seat)
    enter_step(s, HERO_MOVE)
    await move(s, seat * HOLDERS, s.die_white, False)
    enter_step(s, MAIN)
    await main_action(s, seat)
    enter_step(s, PLAY)
    await play_action_card(s, seat)
    enter_step(s, TAKE)
    await take_action_card(s, seat)


@rule
async def pickpocket(s: State, seat: int) -> None:
    """CD-17.4"""
    if may_steal(s, seat):
        victim: Pick = await choose(seat, "pickpocket", [*with_gold(s, seat), PASS])
        if victim != PASS:
            take_from(s, seat, victim, 1, 0)


def may_steal(s: State, seat: int) -> bool:
    least = s.terms.hero_steals[s.hero[seat]]
    return 0 < least <= s.die_white and s.gold[seat] < GOLD_CAP


def with_gold(s: State, seat: int) -> list[Pick]:
    return [other for other in opponents(s, seat) if s.gold[other]]


@rule
async def main_action(s: State, seat: int) -> None:
    """CD-5.9 Exactly one of four."""
    pick: str = await choose(seat, "main", main_actions(s, seat))
    choose_main(s, seat, ACTION_NAMES.index(pick))
    if s.action == MARKET:
        await market_trade(s, seat)
    elif s.action == REDEPLOY:
        await redeploy(s, seat)
    elif s.action == CONSTRUCTION:
        await construction(s, seat)
    else:
        await move_army(s, seat)


def main_actions(s: State, seat: int) -> list[Pick]:
    """CD-5.10 Three are always possible; Redeploy must be paid for."""
    can_pay = s.food[seat] >= s.terms.redeploy_price
    return [ACTION_NAMES[action] for action in range(MARKET, ARMY + 1) if action != REDEPLOY or can_pay]


@rule
async def take_action_card(s: State, seat: int) -> None:
    """CD-5.12. CD-17.3 Henry looks at two, keeps one and puts the other under the deck."""
    needed = s.terms.hero_looks[s.hero[seat]]
    if needed == 0 or castle_count(s, seat) < needed:
        draw_action(s, seat, "take")
        return
    look_at_two(s, seat)
    if s.looked:
        card: str = await choose(seat, "take", [ACTION[number] for number in sorted(set(s.looked))])
        keep_looked(s, seat, ACTION_NUMBER[card])
