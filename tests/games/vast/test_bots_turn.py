"""Bots that look ahead judge every option at the end of the turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kit import new_state
from monoceros.bots.champion import Champion
from monoceros.bots.levels import Knight
from monoceros.engine.bot import show
from monoceros.engine.chance import Seeded
from monoceros.engine.core import asks
from monoceros.engine.game import Mind, Setting
from monoceros.games.vast.bots import instinct, turn, value
from monoceros.games.vast.rules.game import play as play_game
from monoceros.games.vast.state import State

from .spots import GAME, play

BASE = "knight,goblins,dragon,cave,thief"


def opened(roles: str) -> State:
    state: Any = play(new_state("vast", seats=roles.count(",") + 1, roles=roles), play_game, chance=Seeded(3)).state
    return state


@pytest.mark.parametrize("bot", [Knight(), Champion(iterations=40)])
def test_every_option_is_judged_at_the_end_of_the_turn(bot: Any) -> None:
    """Else whoever dawdles would seem to keep the others from moving."""
    s = opened(BASE)
    judged: set[int] = set()

    def noting(world: State, seat: int) -> float:
        judged.add(turn(world))
        return value(world, seat)

    game = replace(GAME, mind=Mind(value=noting, instinct=instinct, turn=turn))
    setting = Setting(5, GAME.option_values({"roles": BASE}, bots_only=True), GAME.content.load(()))
    bot.choose(show(game, setting, s, asks(s)[0], Seeded(1)), Seeded(2))
    assert len(judged) == 1  # the Goblins' turn comes next
    assert turn(s) not in judged


def test_turns_of_small_tables_have_no_number() -> None:
    assert turn(opened("knight,nightmare")) == 0
    assert turn(opened("thief")) > 0
