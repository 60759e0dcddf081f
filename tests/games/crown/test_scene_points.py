"""What events are about: things and zones that are there when the event is told."""

from __future__ import annotations

from typing import Any

import pytest

from monoceros.engine.chance import Seeded
from monoceros.engine.core import asks, say
from monoceros.engine.events import Event
from monoceros.games.crown.events import EVENTS
from monoceros.games.crown.geometry import space

from .spots import GAME, bold_pick, everybody, new_game, spot


@pytest.mark.parametrize(
    ("event", "things"),
    [
        (("turn", (4, 1, 1)), ("seat/1",)),
        (("step", (0, 1, space("E4"), space("E5"), -1)), ("piece/0/1", "space/E5")),
        (("attack", (0, 1, 13, space("F5"), -1, -1)), ("piece/0/1", "piece/1/1", "space/F5")),
        (("attack", (0, 1, 49, space("I10"), -1, -1)), ("piece/0/1", "space/I10", "space/I10")),
        (("placed", (1, 12, space("M13"), "home", -1)), ("piece/1/0", "space/M13")),
        (("assigned", (0, 1, 0, -1)), ("piece/0/1", "stand/0/1")),
        (("assigned", (1, 13, 0, -1)), ("piece/1/1",)),
        (("discarded", (1, 13, 0, "battle")), ("piece/1/1", "discard/troops")),
        (("general_lost", (1, 14, space("K10"), 3, "battle")), ("space/K10", "discard/troops")),
        (("built", (0, "wall", space("E1"), -1, 1)), ("space/E1",)),
        (("built", (0, "castle", space("C3"), 9, 3)), ("space/C3", "piece/0/9", "stand/0/9")),
        (("dragon_flies", (space("B7"), space("B5"), 0, 2)), ("dragon", "space/B5")),
        (("dragon_comes", (0,)), ("dragon", "dragon_card/now")),
        (("alert", (3,)), ("alert/3",)),
        (("rolled", (0, 3, 1)), ("die/white", "die/black")),
        (("rock", (0, -1)), ()),
        (("crown", (0, 9)), ("crown", "space/C3")),
        (("bought", (0, 4, 3)), ("seat/0", "deck/general/archery")),
        (("bought", (0, 7, 2)), ("seat/0", "deck/black")),
        (("used", (0, 18)), ("front/0/war_banner", "seat/0")),
        (("drew", (1, "take")), ("seat/1", "deck/action")),
        (("queued", (0, 1)), ("queue/1", "seat/0")),
    ],
)
def test_events_point_at_what_they_are_about(event: tuple[str, Any], things: tuple[str, ...]) -> None:
    s = spot(
        "henry C2 | torvald E5: Axe Levy | keep C3", "bruno M13 | corvin F5: Sword Levy | wall I10",
        crown="C3", dragon="ashwing B5", front_a="War Banner",
    )  # fmt: skip
    view = GAME.view(s, 0)
    assert event[0] in EVENTS.told
    assert GAME.points(Event(*event, None, 0, 0), view) == things
    assert set(things) <= set(GAME.scene(view).ids())


def test_every_event_has_words_and_something_to_show() -> None:
    assert [name for name, told in EVENTS.told.items() if not told.say or not told.at] == []


@pytest.mark.parametrize(("seats", "seed"), [(2, 11), (3, 12), (4, 13)])
def test_whatever_an_event_points_at_is_on_the_table_of_its_moment(seats: int, seed: int) -> None:
    game, rng, pointed = new_game(seats, seed, turn_limit=8), Seeded(seed + 1), set()
    s: Any = game.state
    while not game.is_over:
        s.moments, told = [], len(s.events)
        ask = asks(s)[0]
        say(s, ask.seat, bold_pick(ask.options, rng))
        for event, moment in zip(s.events[told:], s.moments, strict=True):
            for seat in everybody(s):
                view = GAME.view(moment, seat)
                found = set(GAME.points(event.seen_by(seat), view))
                assert found <= set(GAME.scene(view).ids()), f"{event.name} {event.facts} for {seat}"
            pointed |= {event.name}
    assert len(pointed) > 20
