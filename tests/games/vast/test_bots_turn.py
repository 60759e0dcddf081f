"""Bots that look ahead judge every option at the end of a turn; the champion tries them in heats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from kit import new_state
from monoceros.bots.champion import Champion
from monoceros.bots.levels import Knight
from monoceros.bots.rollout import heaviest
from monoceros.bots.search import Search, Settings
from monoceros.engine.bot import Bot, show
from monoceros.engine.chance import Seeded
from monoceros.engine.core import asks
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


def test_a_champion_judges_every_option_when_the_next_player_has_replied() -> None:
    assert judged_by(Champion(iterations=40), opened(BASE), BASE) == {t.DRAGON}


def test_a_champion_alone_judges_at_the_end_of_its_turn() -> None:
    s = opened("thief")
    rounds: set[int] = set()

    def noting(world: State, seat: int) -> float:
        rounds.add(world.round)
        return value(world, seat)

    search = search_of(s, noting)
    search.run(20, Seeded(2))
    assert rounds == {s.round + 1}


def depth_of(search: Search) -> int:
    """Questions that the tree holds, one below the other."""
    depth, level = 0, [search.root]
    while level:
        level = [child for node in level for found in node.children.values() for child in found.values()]
        depth += bool(level)
    return depth


def test_alone_the_tree_goes_on_below_an_option_and_with_others_it_does_not() -> None:
    for roles, goes_on in (("thief", True), ("knight,goblins", False)):
        search = search_of(opened(roles), value)
        search.run(200, Seeded(2))
        assert (depth_of(search) > 1) == goes_on


# -- options in heats ---


def search_of(s: State, worth: Callable[[State, int], float]) -> Search:
    seat = asks(s)[0].seat
    return Search(GAME.redeal, worth, instinct, s, seat, s.seats, Settings(0.3, 4, False, True), turn)


def test_the_better_half_of_the_options_is_tried_again_until_one_is_left() -> None:
    s = opened("knight,goblins")
    number = len(asks(s)[0].options)
    search = search_of(s, lambda world, seat: 0.5)  # all are alike: instinct decides
    rest, heats = number, number
    while rest > 1:
        rest = (rest + 1) // 2
        heats += rest
    search.run(heats, Seeded(2))
    tries = sorted([visits for visits, _ in search.tally().values()])
    assert tries[0] == 1
    assert tries[-1] > tries[-2]
    assert tries.count(1) == number // 2
    search.run(1, Seeded(2))
    assert sorted([visits for visits, _ in search.tally().values()])[0] == 1  # another round of heats has begun
    search.run(number - 1, Seeded(2))
    assert min([visits for visits, _ in search.tally().values()]) == 2


def test_of_options_that_did_equally_well_the_one_that_instinct_prefers_is_tried_most() -> None:
    s = opened("thief")
    ask = asks(s)[0]
    weights = instinct(s, ask)
    search = search_of(s, lambda world, seat: 0.5)
    search.run(400, Seeded(2))
    tally = search.tally()
    assert max(tally, key=lambda pick: tally[pick][0]) == ask.options[heaviest(weights)]


def test_turns_of_small_tables_have_no_number() -> None:
    assert turn(opened("knight,nightmare")) == 0
    assert turn(opened("thief")) > 0
