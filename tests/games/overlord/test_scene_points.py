"""What events are about: things and zones that are there when the event is told."""

from __future__ import annotations

from typing import Any

import pytest

from kit import new_state
from monoceros.engine.chance import Seeded
from monoceros.engine.events import Event
from monoceros.games.overlord.events import EVENTS
from monoceros.games.overlord.rules.game import play

from .spots import GAME, answer_anything, everybody, playing, spot

NOTHING_TO_SHOW = {"starts", "round", "phase", "cleared"}


@pytest.mark.parametrize(
    ("event", "things"),
    [
        (("deployed", (1, 2, 0)), ("field/1/3",)),
        (("might", (1, 3, "criticals", 3, ())), ("might/1/now",)),
        (("burned", (0, 1, 0, 5)), ("province/1/1",)),
        (("quenched", (1, 0, 5)), ("province/1/1",)),
        (("uses", (0, 0, 5)), ("province/0/1",)),
        (("offered", (1, 5, 1)), ("market/item",)),
        (("drew", (0,)), ("deck/0",)),
        (("discarded", (0, 3)), ("discard/0",)),
        (("destroyed", (0, 3)), ("discard/0", "cemetery")),
        (("cursed", (1, 0)), ("deck/1", "curses")),
        (("conditions", (3, (0, 1))), ("conditions",)),
        (("waits", (0, 1, 3, 5)), ("field/0/2",)),
        (("waits", (0, 5, 3, 5)), ()),
        (("swapped", (0, 1, 2)), ("field/0/2", "field/0/3")),
        (("cleared", ()), ()),
    ],
)
def test_events_point_at_what_they_are_about(event: tuple[str, Any], things: tuple[str, ...]) -> None:
    view = GAME.view(spot(), 0)
    assert event[0] in EVENTS.told
    assert GAME.points(Event(*event, None, 0, 0), view) == things
    assert set(things) <= set(GAME.scene(view).ids())


def test_every_event_with_words_has_something_to_show() -> None:
    told = EVENTS.told.values()
    assert {each.name for each in told if each.say and not each.at} == NOTHING_TO_SHOW
    assert all(each.say for each in told if each.at)


@pytest.mark.parametrize(("seats", "seed"), [(2, 11), (3, 12), (4, 13)])
def test_whatever_an_event_points_at_is_on_the_table_of_its_moment(seats: int, seed: int) -> None:
    s: Any = new_state("overlord", seats=seats)
    game, rng, pointed = playing(s, play, chance=Seeded(seed)), Seeded(seed + 1), set()
    while not game.is_over:
        s.moments, told = [], len(s.events)
        answer_anything(game, rng)
        for event, moment in zip(s.events[told:], s.moments, strict=True):
            for seat in everybody(s):
                view = GAME.view(moment, seat)
                found = set(GAME.points(event.seen_by(seat), view))
                assert found <= set(GAME.scene(view).ids()), f"{event.name} {event.facts} for {seat}"
            pointed |= {event.name}
    assert len(pointed) > 20
