"""Bots that look ahead judge every option at the end of a turn; the champion some turns later."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from kit import new_state
from monoceros.bots.champion import Champion
from monoceros.bots.levels import Knight
from monoceros.bots.rollout import heaviest, judge_turns
from monoceros.bots.search import Search, Settings
from monoceros.engine.bot import Bot, show
from monoceros.engine.chance import Seeded
from monoceros.engine.core import Ask, answer, asks
from monoceros.engine.game import Mind, Setting
from monoceros.games.vast import tables as t
from monoceros.games.vast.bots import instinct, turn, value
from monoceros.games.vast.rules.game import play as play_game
from monoceros.games.vast.state import State

from .spots import GAME, play

BASE = "knight,goblins,dragon,cave,thief"


def opened(roles: str) -> State:
    state: Any = play(new_state("vast", seats=roles.count(",") + 1, roles=roles), play_game, chance=Seeded(3)).state
    return state


def judged_by(bot: Bot, s: State, roles: str) -> set[int]:
    """The roles whose turn it is when the bot judges its options."""
    judged: set[int] = set()

    def noting(world: State, seat: int) -> float:
        judged.add(world.turn)
        return value(world, seat)

    game = replace(GAME, mind=Mind(value=noting, instinct=instinct, turn=turn))
    setting = Setting(s.seats, GAME.option_values({"roles": roles}, bots_only=True), GAME.content.load(()))
    bot.choose(show(game, setting, s, asks(s)[0], Seeded(1)), Seeded(2))
    return judged


def test_a_knight_judges_every_option_at_the_end_of_the_turn() -> None:
    """Else whoever dawdles would seem to keep the others from moving."""
    assert judged_by(Knight(), opened(BASE), BASE) == {t.GOBLINS}


def test_a_champion_judges_every_option_at_the_end_of_four_turns() -> None:
    """The Knight is asked first; after her turn come those of Goblins, Dragon and Cave."""
    assert judged_by(Champion(iterations=40), opened(BASE), BASE) == {t.GOBLINS, t.DRAGON, t.CAVE, t.THIEF}


def search_of(s: State, worth: Callable[[State, int], float]) -> Search:
    seat = asks(s)[0].seat
    return Search(GAME.redeal, worth, instinct, s, seat, s.seats, Settings(0.3, 4, False, True), turn)


def test_a_champion_alone_judges_at_the_end_of_four_rounds() -> None:
    s = opened("thief")
    rounds: set[int] = set()

    def noting(world: State, seat: int) -> float:
        rounds.add(world.round)
        return value(world, seat)

    search_of(s, noting).run(20, Seeded(2))
    assert rounds == {s.round + 1, s.round + 2, s.round + 3, s.round + 4}


def test_what_an_option_is_worth_is_the_mean_of_these_looks() -> None:
    s = opened("thief")
    assert judge_turns(s.copy(Seeded(5)), 0, instinct, lambda world, seat: float(world.round), turn, turn(s), 4) == (
        s.round + 2.5
    )


def test_until_then_all_play_what_instinct_likes_best() -> None:
    """Here an instinct that likes the last option a little better than the others."""
    s = opened("thief")

    def last(world: State, ask: Ask) -> list[float]:
        return [0.9] * (len(ask.options) - 1) + [1.0]

    world, other = s.copy(Seeded(5)), s.copy(Seeded(5))
    while turn(world) == turn(s):
        question = asks(world)[0]
        answer(world, question.seat, question.options[-1])
    judge_turns(other, 0, last, value, turn, turn(s), 1)
    assert GAME.view(other, 0) == GAME.view(world, 0)


def test_of_options_that_did_equally_well_the_one_that_instinct_prefers_is_tried_most() -> None:
    s = opened("thief")
    ask = asks(s)[0]
    search = search_of(s, lambda world, seat: 0.5)
    search.run(100, Seeded(2))
    tally = search.tally()
    assert max(tally, key=lambda pick: tally[pick][0]) == ask.options[heaviest(instinct(s, ask))]


def test_turns_of_small_tables_have_no_number() -> None:
    assert turn(opened("knight,nightmare")) == 0
    assert turn(opened("thief")) > 0
