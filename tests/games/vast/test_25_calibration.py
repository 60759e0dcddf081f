"""VF-25.6: with its first board (table T5) the solo game comes out as it was measured when that was designed."""

from __future__ import annotations

from statistics import median
from typing import Any, NamedTuple

from kit import clause, new_state
from monoceros.bots.rollout import weighted
from monoceros.engine.chance import Seeded
from monoceros.engine.core import answer, asks, begin
from monoceros.games.vast.bots import instinct
from monoceros.games.vast.rules.game import play

DEALS = 20  # at each goal: the bands are as wide as so few games need


class Outcome(NamedTuple):
    won: bool
    turns: int
    collapse: int  # the turn in which it began


def solo(level: str, seed: int) -> Outcome:
    """A whole game by the instinct alone."""
    s: Any = new_state("vast", seats=1, roles="nightmare", nightmare_difficulty=level)
    s.chance, mind = Seeded(seed), Seeded(1000 + seed)
    begin(s, play)
    collapse = 0
    while s.stack:
        ask = asks(s)[0]
        answer(s, 0, ask.options[weighted(instinct(s, ask), mind)])
        collapse = collapse or (s.round if s.collapsing else 0)
    return Outcome(s.winners == 1, s.round, collapse or s.round)


@clause("VF-25.6")
def test_25_6_a_quick_player_wins_less_often_the_more_radiance_it_takes() -> None:
    games = {level: [solo(level, seed) for seed in range(DEALS)] for level in ("easiest", "standard", "expert")}
    shares = {level: sum([game.won for game in played]) / DEALS for level, played in games.items()}
    assert shares["easiest"] > shares["standard"] > shares["expert"]
    assert 0.5 <= shares["easiest"] <= 1.0  # about two thirds at 7 Radiance, and better by a better player
    assert 0.25 <= shares["standard"] <= 0.75  # about two fifths at 9
    assert shares["expert"] <= 0.25  # about one tenth at 11
    everything = [game for played in games.values() for game in played]
    assert 8 <= median([game.turns for game in everything]) <= 13
    assert 6 <= median([game.collapse for game in everything]) <= 10
