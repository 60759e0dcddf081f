"""The laws of every game (see `monoceros.engine.laws`), here with each number of seats and every option.

Players who pick blindly hardly ever fight, so some games are played by bold ones.
"""

from __future__ import annotations

from typing import Any

import pytest

from monoceros.engine.chance import Seeded
from monoceros.engine.core import Ask, Pick
from monoceros.engine.laws import Inspector, check_game
from monoceros.engine.table import Table

from .spots import GAME, bold_pick

SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"first_player": "seat B", "dragonslayer": True, "first_general": "drawn blind from a branch"}),
    (3, {"rations": True, "flags": True, "redeploy_food": 3}),
    (3, {"only_listed": True}),
    (4, {}),
    (4, {"teams": True}),
    (4, {"teams": True, "team_sees": True, "dragonslayer": True}),
]


def test_every_number_of_seats_and_every_option_is_among_the_settings() -> None:
    assert {seats for seats, _ in SETTINGS} == set(range(GAME.seats[0], GAME.seats[1] + 1))
    tried = {name for _, options in SETTINGS for name in options}
    assert tried | {"turn_limit"} == {option.name for option in GAME.options}


class Bold(Inspector):
    """Tries the laws in a game between players who arm, build, play cards and attack."""

    def pick_for(self, question: Ask) -> Pick:
        return bold_pick(question.options, self.rng)


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_the_laws_hold(seats: int, options: dict[str, Any]) -> None:
    report = check_game(GAME, seats, seats=seats, options={"turn_limit": 8, **options}, every=25)
    assert report.decisions > 100
    assert report.result is not None
    assert sum(report.result) == (2.0 if options.get("teams") else 1.0)


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_the_laws_hold_among_the_bold(seats: int, options: dict[str, Any]) -> None:
    table = Table(
        GAME, Seeded(13 + seats), seats=seats, options={"turn_limit": 14, **options}, bots_only=True, watching=True
    )
    report = Bold(table, seats + 1, every=40).play(20_000)
    assert report.result is not None
    happened = {event.name for event in table.events}
    assert {"built", "played", "assigned"} <= happened
    assert seats == 2 or "attack" in happened, "two kingdoms lie far apart"
