"""Bots at tables of any roles: there is advice for every question, and games end (found with knights of any roles)."""

from __future__ import annotations

from typing import Any

import pytest

from kit import Played
from monoceros.bots.levels import Knight
from monoceros.bots.match import play_match
from monoceros.bots.spec import make_bot
from monoceros.cli.fuzz import Job, draw_setting
from monoceros.engine.bot import show
from monoceros.engine.chance import Seeded
from monoceros.engine.core import asks
from monoceros.engine.game import Setting
from monoceros.games.vast import tables as t
from monoceros.games.vast.bots import instinct, value
from monoceros.games.vast.effects_goblins import begin_goblins_turn
from monoceros.games.vast.rules.ghost import after_turn
from monoceros.games.vast.state import State

from .ghosts import caves, ghosts
from .ghosts import go as possess
from .knights import go
from .spots import GAME
from .test_29_foes import meets
from .test_bots_table import favourite
from .tribes import goblins

MANY = 6000  # decisions: far more than any game takes
BESIDE_HER = ("A01@0,1 r0", "G01@0,2 r0", "A05@1,1 r0")


@pytest.mark.parametrize("seed", range(60))
def test_squires_of_any_roles_come_to_an_end(seed: int) -> None:
    """Whatever is agreed on at set-up, there is advice for every question."""
    seats, options, packs = draw_setting(Job("vast", None, None, None, 1), GAME, Seeded(seed))
    bots = [make_bot("squire", GAME) for _ in range(seats)]
    values, content = GAME.option_values(options, bots_only=True), GAME.content.load(packs)
    assert len(play_match(GAME, bots, seed, values, content, most=MANY).score) == seats


# -- Ambushes by Tribes ---


def walks_in(**tribes: int) -> Played:
    s = meets("A01@0,1", roles="knight,goblins", cubes="free 2", infestation="C", goblins_rage=2)
    s.goblins.population = [tribes.get(name, 0) for name in ("fangs", "bones", "eye")]
    return go(s, "step N")


def test_she_braces_for_the_strongest_tribe_in_hiding() -> None:
    """VF-31.1 Also on line C, which has no Strength of its own; a Tribe as strong as she is does nothing."""
    game = walks_in(bones=2, eye=1)
    assert favourite(game) == ("cube", "strength")
    game.say("0 cube strength")
    assert favourite(game) == "go on"
    assert favourite(walks_in(eye=1)) == "go on"


# -- Artifacts in possession turns ---


def possessed(artifacts: str) -> tuple[State, Played]:
    s = ghosts(*BESIDE_HER, artifacts=artifacts, card="knight", pieces="knight@0,1")
    return s, possess(s, after_turn, "2 reveal", args=(t.KNIGHT,))


def test_a_possessed_piece_takes_an_artifact_along_and_keeps_it() -> None:
    """VF-59.10 It costs nothing, so whoever sees nothing in it could drop it and take it for ever."""
    _, game = possessed("1@0,1")
    assert favourite(game) == "take artifact"
    game.say("2 take artifact")
    state: Any = game.state
    ask = asks(state)[0]
    weights = dict(zip(ask.options, instinct(state, ask), strict=True))
    assert weights["drop artifact"] == min(weights.values())


def test_an_artifact_is_worth_as_much_carried_as_on_the_ground() -> None:
    carried, on_the_ground = (possessed(artifacts)[0] for artifacts in ("1@knight", "1@0,1"))
    assert value(carried, 2) == value(on_the_ground, 2) > value(possessed("1@1,1")[0], 2)


def test_a_knight_does_not_make_her_drop_it_again() -> None:
    s, _ = possessed("1@knight")
    setting = Setting(3, GAME.option_values({"roles": "knight,thief,ghost"}, bots_only=True), GAME.content.load(()))
    for seed in range(4):
        assert Knight(worlds=2).choose(show(GAME, setting, s, asks(s)[0], Seeded(1)), Seeded(seed)) != "drop artifact"


# -- Hatred tokens ---


def test_a_hatred_token_that_goes_is_worth_its_omens() -> None:
    """VF-63.3 The Cave cannot win while one is left: with all tiles gone the game went on for ever."""
    s = caves("A01@0,1 r0", omens="chasm 4")
    s.cave.hatred = 2
    before = value(s, 1)
    s.cave.hatred = 1
    s.cave.omens = [0] * len(s.cave.omens)
    assert value(s, 1) > before


# -- Tribes that walk ---


def test_alone_at_the_table_a_walk_still_counts_when_the_turn_is_over() -> None:
    """VF-43.2 The next turn is the Goblins' own, from which bots look back: a champion walked to and fro for ever."""
    s = goblins("A01@0,1 r0", roles="goblins", tribes="fangs 3@0,1")
    rested = s.copy(s.chance)
    s.goblins.walked = 20
    for state in (s, rested):
        begin_goblins_turn(state)
    assert s.goblins.walked == rested.goblins.walked == 0
    assert value(s, 0) < value(rested, 0)
