"""The table: picks and refusals, events and who may see them, taking back, replay, and what is settled at the start."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from games.tower.spots import GAME, spot
from monoceros.engine.chance import Dealer, Loaded, NoDealer, Seeded
from monoceros.engine.core import IllegalPick, Pick
from monoceros.engine.game import Option, SetupError
from monoceros.engine.save import dump
from monoceros.engine.table import Entry, Table, TableError
from monoceros.engine.table import replay as play_again
from monoceros.games.tower.rules.battle import battle_phase
from monoceros.games.tower.state import State

from .barrow import BARROW, SKULL

SKULL_AT = 0  # where a skull, a penny and a torc lie in the bag of a new mound
PENNY_AT = 6
TORC_AT = 12


def delving(*outcomes: int, seats: int = 2) -> Table:
    """A table at the first plan of seat 0, with the outcomes of chance that are to come."""
    table = Table(BARROW, Loaded([*outcomes]), seats=seats)
    for seat in range(seats):
        table.say(seat, "lamp")
    return table


def said(table: Table, *lines: str) -> Table:
    """`"0 rest"`: seat 0 picks rest."""
    for line in lines:
        seat, _, word = line.partition(" ")
        table.say(int(seat), word)
    return table


def random_play(table: Table, seed: int) -> Iterator[Table]:
    """The table at every question, and at the end."""
    rng = Seeded(seed)
    while not table.is_over:
        yield table
        questions = table.asks()
        question = questions[rng.pick(len(questions))]
        table.say(question.seat, question.options[rng.pick(len(question.options))])
    yield table


def picture(table: Table) -> Any:
    """All that there is to know of a table."""
    can_undo = [table.can_undo(seat) for seat in range(table.seats)]
    return dump(table.state), table.asks(), table.entries[:], table.events[:], can_undo


# -- picks ---


@pytest.mark.parametrize(
    ("seat", "pick", "message"),
    [
        (0, "dig", r"seat 0 may not answer plan with 'dig'; legal: \['delve', 'rest', 'peek', 'boast', 'leave'\]"),
        (0, "lamp", "seat 0 may not answer plan with 'lamp'"),
        (0, ("rest",), "seat 0 may not answer plan with"),
        (0, ["rest"], "seat 0 may not answer plan with"),
        (0, None, "seat 0 may not answer plan with None"),
        (0, 0, "seat 0 may not answer plan with 0"),
        (1, "rest", r"seat 1 is not asked; open: \[\(0, 'plan'\)\]"),
        (2, "rest", "seat 2 is not asked"),
        (-1, "rest", "seat -1 is not asked"),
    ],
)
def test_a_pick_that_was_not_offered_is_refused_and_nothing_changes(seat: int, pick: Pick, message: str) -> None:
    table, untroubled = delving(PENNY_AT), delving(PENNY_AT)
    before = picture(table)
    with pytest.raises(IllegalPick, match=message):
        table.say(seat, pick)
    assert picture(table) == before
    assert picture(said(table, "0 delve")) == picture(said(untroubled, "0 delve"))


def test_nothing_can_be_said_when_the_game_is_over() -> None:
    table = said(delving(), "0 leave", "1 leave")
    before = picture(table)
    assert (table.is_over, table.asks(), table.result()) == (True, [], [0.5, 0.5])
    with pytest.raises(IllegalPick, match=r"seat 0 is not asked; open: \[\]"):
        table.say(0, "rest")
    assert picture(table) == before


def test_a_running_game_has_no_result_and_each_seat_its_own_question() -> None:
    table = Table(BARROW, NoDealer(), seats=3)
    assert table.result() is None
    assert [ask.seat for ask in table.asks()] == [0, 1, 2]
    table.say(1, "rope")
    assert table.ask_of(1) is None
    asked = table.ask_of(2)
    assert asked is not None
    assert (asked.seat, asked.name, asked.options) == (2, "gear", ("lamp", "rope"))


def test_an_entry_holds_the_question_the_pick_and_the_chance_that_it_caused() -> None:
    table = said(delving(PENNY_AT, SKULL_AT), "0 delve", "1 delve", "0 rest")
    assert table.opening == ()
    assert table.entries == [
        Entry(0, "gear", "lamp", ()),
        Entry(1, "gear", "lamp", ()),
        Entry(0, "plan", "delve", (PENNY_AT,)),
        Entry(1, "plan", "delve", (SKULL_AT,)),
        Entry(0, "plan", "rest", ()),
    ]
    assert Table(GAME, Loaded([1])).opening == (1,)  # who starts


# -- events ---


def test_events_are_numbered_and_shown_as_each_seat_may_know_them() -> None:
    table = said(delving(PENNY_AT), "0 delve", "1 peek")
    names = ["geared", "geared", "found", "peeked"]
    expected = {
        0: ["lamp", None, 1, None],
        1: [None, "lamp", None, (1,)],
        2: [None] * 4,  # a seat that is not there sees what everybody sees
        None: [None] * 4,
    }
    for seat, secrets in expected.items():
        events = table.events_for(seat)
        assert [event.name for event in events] == names
        assert [event.secret for event in events] == secrets
        for since in range(6):
            assert table.events_for(seat, since) == events[since:]
    assert "lamp" not in repr(table.events_for(None))


def test_say_gives_what_happened_and_the_table_keeps_it_all() -> None:
    for seed in range(5):
        table = Table(GAME, Seeded(seed), options={"match": "single", "turn_limit": 20})
        told = [event.name for event in table.events]
        number = len(told)
        assert told == ["game", "army_chosen", "army_chosen", "army", "army"]
        rng = Seeded(seed)
        while not table.is_over:
            question = table.asks()[0]
            happened = table.say(question.seat, question.options[rng.pick(len(question.options))])
            assert table.events[number:] == happened
            number = len(table.events)
        assert number > 50


def test_a_table_that_tells_nothing_plays_the_same_game() -> None:
    silent = Table(GAME, Seeded(7), options={"match": "single", "turn_limit": 20}, telling=False)
    loud = Table(GAME, Seeded(7), options={"match": "single", "turn_limit": 20})
    for one, other in zip(random_play(silent, 3), random_play(loud, 3), strict=True):
        assert dump(one.state) == dump(other.state)
    assert silent.entries == loud.entries
    assert (silent.events, len(loud.events) > 50) == ([], True)


# -- taking back ---


def test_a_pick_that_shows_nothing_can_be_taken_back_by_its_seat_only() -> None:
    table = said(delving(), "0 rest")
    assert [table.can_undo(seat) for seat in (0, 1, 2)] == [True, False, False]
    for seat in (1, 2):
        with pytest.raises(TableError, match=f"seat {seat} has nothing that it may take back"):
            table.undo(seat)


def test_taking_back_leads_to_the_table_as_it_was_and_the_same_pick_to_the_same_again() -> None:
    table = delving(PENNY_AT, TORC_AT)
    said(table, "0 delve", "1 delve")
    before = picture(table)
    said(table, "0 rest")
    after = picture(table)
    for _ in range(3):
        assert table.undo(0) == Entry(0, "plan", "rest", ())
        assert picture(table) == before
        said(table, "0 rest")
        assert picture(table) == after
    table.undo(0)
    said(table, "0 leave")
    assert picture(table) != after
    assert [event.name for event in table.events] == ["geared", "geared", "found", "found", "left"]


def test_nothing_is_taken_back_past_chance_by_anybody() -> None:
    table = said(delving(PENNY_AT), "0 delve")
    before = picture(table)
    for seat in (0, 1):
        with pytest.raises(TableError):
            table.undo(seat)
    assert picture(table) == before
    said(table, "1 rest")
    table.undo(1)
    with pytest.raises(TableError):  # and not after another's pick was taken back either
        table.undo(0)


def test_nothing_is_taken_back_past_the_pick_of_another_seat() -> None:
    table = said(delving(), "0 rest", "1 rest")
    assert [table.can_undo(seat) for seat in (0, 1)] == [False, True]
    table.undo(1)
    assert [table.can_undo(seat) for seat in (0, 1)] == [True, False]
    table.undo(0)
    assert [entry.question for entry in table.entries] == ["gear", "gear"]


def test_seats_that_decide_together_take_back_in_the_order_of_their_picks() -> None:
    table = Table(BARROW, NoDealer(), seats=3)
    table.say(2, "rope")
    table.say(0, "lamp")
    assert [table.can_undo(seat) for seat in (0, 1, 2)] == [False] * 3  # gear is noted as a secret that is shown
    assert table.events_for(2)[0].secret == "rope"


def test_what_showed_a_seat_something_is_not_taken_back_by_that_seat() -> None:
    table = said(delving(PENNY_AT), "0 delve", "1 peek")
    assert table.view(1)["delvers"][1]["notes"] == (1,)
    assert [table.can_undo(seat) for seat in (0, 1)] == [False, False]


def test_what_showed_another_seat_something_is_taken_back_by_the_one_who_knew_it_before() -> None:
    table = said(delving(PENNY_AT), "0 delve", "1 rest", "0 boast")
    shown = table.events[-1]
    assert (shown.name, shown.secret, shown.shows) == ("boasted", (1,), 0b11)
    assert not table.can_undo(0)
    table = Table(quiet_boasts(), Loaded([PENNY_AT]), seats=2)
    said(table, "0 lamp", "1 lamp", "0 delve", "1 rest", "0 boast")
    assert table.events[-1].shows == 0b10
    assert [table.can_undo(seat) for seat in (0, 1)] == [True, False]


def quiet_boasts() -> Any:
    """Barrow, but a boast is an event without a secret: it says only who learns something by it."""

    def setup(*args: Any) -> Any:
        s = BARROW.setup(*args)
        emit = s.emit
        return s, emit

    return replace(BARROW, setup=lambda *args: setup(*args)[0])
