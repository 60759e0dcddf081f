"""Questions in words: every one that comes up in games of all kinds can be read, and names clauses that exist."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from monoceros.engine.chance import Seeded
from monoceros.engine.core import Ask, answer, asks, begin
from monoceros.games.vast.asks import QUESTIONS
from monoceros.games.vast.rules.nightmare import nightmare_turn
from monoceros.games.vast.tables import NIGHTMARE

from .knights import go, knights
from .spots import GAME, any_chance, play

KINDS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {"terrain": True, "switching": True}),
    (1, {"roles": "knight", "infestation": "C", "terrain": True}),
    (1, {"shadow": "hard"}),
]


def questions_of(seats: int, options: dict[str, Any], seed: int) -> Iterator[tuple[Ask, Any]]:
    """Every question of a random game, with the state in which it is asked."""
    s = GAME.new_state(seats, GAME.option_values(options), GAME.content.load(), Seeded(seed))
    begin(s, GAME.first)
    rng = random.Random(seed)
    while asks(s):
        ask = asks(s)[0]
        yield ask, s
        answer(s, ask.seat, rng.choice(ask.options))


@pytest.mark.parametrize(("seats", "options"), KINDS, ids=["nightmare", "both", "knight", "shadow"])
def test_questions_can_be_read(seats: int, options: dict[str, Any]) -> None:
    asked = set()
    for ask, s in questions_of(seats, options, 11):
        view = GAME.view(s, ask.seat)
        question = QUESTIONS[ask.name]
        assert question.prompt(view).endswith(("?", ".", "!"))
        assert question.clause_now(view) in GAME.rules
        labels = QUESTIONS.labels(ask, view)
        assert len(set(labels)) == len(labels)
        for pick in ask.options:
            assert pick in question.domain
            assert QUESTIONS.clause_of(ask, pick, view) in GAME.rules
            assert "nowhere" not in question.label(pick, view)
        asked.add(ask.name)
    assert len(asked) >= 5


def test_labels_of_the_knights_turn() -> None:
    s = knights(
        "A03@0,1 r0", "T01@1,0", cubes="free 2", treasures="boots sword+", quests="intrepid", revealed_in_all=12
    )
    game = go(s)
    labels = game.labels(0)
    assert "Go north to the Ambush tile at (0, 1)" in labels
    assert "Go east to the Dark tile at (1, 0)" in labels
    assert "A cube to Strength" in labels
    assert "A cube to the Elvish Sword" in labels
    assert "Turn up the Heroic Boots" in labels
    assert "Show the Sidequest Intrepid (3 Grit)" in labels
    assert labels[-1] == "End the turn"
    view = GAME.view(s, 0)
    assert QUESTIONS["knight"].prompt(view) == "The Knight's turn: 1 step, 1 Encounter, 2 cubes at hand."
    assert QUESTIONS["knight"].about(("cube", "strength"), view) == "1 becomes 2."


def test_labels_of_unicorn_cards() -> None:
    s = knights("A01@0,1 r0", knight="0,0", nightmare="0,1 N", hand="U00 U01 U16", upgrades=[0, 0, 0, 0, 0, 1])
    s.turn = NIGHTMARE
    game = play(s, nightmare_turn, chance=any_chance())
    labels = game.labels(1)
    assert "Play U00: Turn left by 180 degrees, in anger" in labels
    assert "Play U01: Move 2" in labels
    assert "Play U16 and U00: Teleport to the Entrance" in labels
    assert labels[-1] == "Stop"


def test_what_is_known_of_a_step_beside_the_unicorn() -> None:
    s = knights("A01@0,1 r0", nightmare="0,1 N", cubes="free 2")
    go(s)
    words = QUESTIONS["knight"].about(("step", "N"), GAME.view(s, 0))
    assert words == "The Nightmare Unicorn is there: you attack. Strength 1 against Armor 1."
