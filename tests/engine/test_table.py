"""The table: picks and refusals, events and who may see them, taking back, replay, and what is settled at the start."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from games.tower.spots import GAME, spot
from monoceros.engine.chance import Loaded, NoDealer, Seeded
from monoceros.engine.core import IllegalPick, Pick
from monoceros.engine.game import Game, Option, SetupError
from monoceros.engine.save import dump
from monoceros.engine.table import Entry, Table, TableError
from monoceros.engine.table import replay as play_again
from monoceros.games.tower.rules.battle import battle_phase

from .barrow import BARROW

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
        0: [None, None, 1, None],
        1: [None, None, None, (1,)],
        2: [None] * 4,  # a seat that is not there sees what everybody sees
        None: [None] * 4,
    }
    for seat, secrets in expected.items():
        events = table.events_for(seat)
        assert [event.name for event in events] == names
        assert [event.secret for event in events] == secrets
        for since in range(6):
            assert table.events_for(seat, since) == events[since:]
    assert "secret" not in repr(table.events_for(None))


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
    assert [table.can_undo(seat) for seat in (0, 1, 2)] == [True, False, False]
    table.undo(0)
    assert table.undo(2) == Entry(2, "gear", "rope", ())
    assert [ask.seat for ask in table.asks()] == [0, 1, 2]
    assert (table.entries, table.events) == ([], [])


def test_what_showed_a_seat_something_is_not_taken_back_by_that_seat() -> None:
    table = said(delving(PENNY_AT), "0 delve", "1 peek")
    assert table.view(1)["delvers"][1]["notes"] == (0, 1)
    assert [table.can_undo(seat) for seat in (0, 1)] == [False, False]


def test_what_showed_another_seat_something_can_be_taken_back_by_the_one_who_knew_it() -> None:
    table = said(delving(PENNY_AT), "0 delve", "1 rest", "0 boast")
    assert table.view(1)["delvers"][1]["notes"] == (0, 1)
    assert [table.can_undo(seat) for seat in (0, 1)] == [True, False]
    table.undo(0)
    assert table.view(1)["delvers"][1]["notes"] == ()


@pytest.mark.parametrize(("game", "options"), [(BARROW, {}), (GAME, {"match": "single", "turn_limit": 30})])
def test_undo_and_the_same_pick_again_give_the_same_table(game: Game, options: dict[str, Any]) -> None:
    taken_back = 0
    for seed in range(6):
        table = Table(game, Seeded(seed), options=options)
        for _ in random_play(table, seed):
            for seat in range(table.seats):
                if table.can_undo(seat):
                    before = picture(table)
                    entry = table.undo(seat)
                    assert table.ask_of(seat) is not None
                    table.say(seat, entry.pick)
                    assert picture(table) == before
                    taken_back += 1
    assert taken_back > 10


# -- taking back in the tower: a pass, chosen or not ---


def window(hand_b: str) -> Table:
    """Seat 0 may play its Elves or pass, then seat 1 whatever it holds."""
    s = spot(a="Treecity 2", b="Treecity 2", hand_a="Elves", hand_b=hand_b)
    return Table(replace(GAME, setup=lambda *args: s, first=battle_phase), NoDealer())


def test_another_seats_pass_ends_undo_whether_it_chose_to_or_not() -> None:
    chosen, automatic = window("Elves"), window("Lair base")
    for table in (chosen, automatic):
        table.say(0, "pass")
    assert [(ask.seat, ask.name) for ask in chosen.asks()] == [(1, "window")]
    chosen.say(1, "pass")
    for table in (chosen, automatic):
        assert [(ask.seat, ask.name) for ask in table.asks()] == [(0, "attack")]
        assert [event.name for event in table.events] == ["passed", "passed"]
        assert not table.can_undo(0)
    assert chosen.events == automatic.events


def test_what_undo_offers_after_a_pass_or_a_card_does_not_tell_what_the_other_holds() -> None:
    for pick in ("pass", ("play", "light")):
        offered = []
        for held in ("Elves", "Lair base"):
            table = window(held)
            table.say(0, pick)
            offered.append([table.can_undo(seat) for seat in (0, 1)])
        assert offered == [[False, False], [False, False]]


def test_an_army_chosen_in_secret_can_be_taken_back_until_it_is_shown() -> None:
    table = Table(GAME, Seeded(1), packs=[GAME.content.pack("armies")])
    table.say(0, "grave host")
    assert [table.can_undo(seat) for seat in (0, 1)] == [True, False]
    table.undo(0)
    table.say(0, "deep hold")
    table.say(1, "fae")
    assert [table.can_undo(seat) for seat in (0, 1)] == [False, False]


def test_a_table_without_events_takes_nothing_back() -> None:
    table = Table(GAME, Seeded(1), packs=[GAME.content.pack("armies")], telling=False)
    table.say(0, "grave host")
    assert not table.can_undo(0)


def test_a_card_that_is_drawn_is_not_put_back() -> None:
    table = Table(GAME, Seeded(1))
    while (question := table.asks()[0]).name == "draw":
        table.say(question.seat, "base")
        assert not any(table.can_undo(seat) for seat in (0, 1))
    assert question.name == "build"
    table.say(question.seat, question.options[1])
    assert table.can_undo(question.seat)


# -- replay ---

SINGLE: dict[str, Any] = {"match": "single", "turn_limit": 20}


def again(table: Table, entries: list[Entry] | None = None, opening: tuple[int, ...] | None = None) -> Table:
    return play_again(
        table.game,
        table.opening if opening is None else opening,
        table.entries if entries is None else entries,
        seats=table.seats,
        options=table.options,
        packs=table.content.packs,
    )


@pytest.mark.parametrize("pack", [None, "armies"])
def test_a_replay_of_any_part_of_a_game_is_the_same_table(pack: str | None) -> None:
    packs = [GAME.content.pack(pack)] if pack else []
    table = Table(GAME, Seeded(5), options=SINGLE, packs=packs)
    for number, _ in enumerate(random_play(table, 8)):
        if number % 7 == 0:
            copy = again(table)
            assert (dump(copy.state), copy.asks()) == (dump(table.state), table.asks())
            assert (copy.entries, copy.events) == (table.entries, table.events)
            assert (copy.opening, copy.content.hash) == (table.opening, table.content.hash)
    assert again(table).result() == table.result() is not None


def test_a_replayed_table_can_be_taken_back_as_far_as_the_other() -> None:
    table = said(delving(PENNY_AT), "0 delve", "1 rest", "0 rest")
    copy = again(table)
    for seat in (0, 1):
        copy.undo(seat)
    assert not copy.can_undo(0)


def barrow_log() -> Table:
    return said(delving(PENNY_AT, SKULL_AT), "0 delve", "1 delve", "0 rest", "1 leave", "0 leave")


@pytest.mark.parametrize(
    ("number", "entry", "message"),
    [
        (1, Entry(0, "gear", "spade", ()), r"pick 1 \(gear\) is not legal: seat 0 may not answer gear with 'spade'"),
        (3, Entry(1, "plan", "delve", (6,)), r"pick 3 \(plan\) is not legal: seat 1 is not asked"),
        (3, Entry(0, "drop", "delve", (6,)), "pick 3 answers plan, not drop"),
        (3, Entry(0, "plan", "delve", (6, 0)), r"pick 3 \(plan\) holds more chance than the rules ask for"),
        (3, Entry(0, "plan", "delve", ()), r"pick 3 \(plan\) is not legal: no outcome is loaded"),
        (3, Entry(0, "plan", "delve", (16,)), r"pick 3 \(plan\) is not legal: outcome 16 is loaded"),
        (3, Entry(0, "plan", "delve", (-1,)), r"pick 3 \(plan\) is not legal: outcome -1 is loaded"),
        (7, Entry(0, "plan", ("leave",), ()), r"pick 7 \(plan\) is not legal"),
        (8, Entry(0, "plan", "rest", ()), r"pick 8 \(plan\) is not legal: seat 0 is not asked; open: \[\]"),
    ],
)
def test_a_replay_names_the_first_pick_that_is_not_legal(number: int, entry: Entry, message: str) -> None:
    table = barrow_log()
    entries = [*table.entries[: number - 1], entry, *table.entries[number:]]
    assert len(table.entries) == 7
    with pytest.raises(TableError, match=message):
        again(table, entries)


@pytest.mark.parametrize(
    ("opening", "message"),
    [
        ((), "the opening .* no outcome is loaded"),
        ((2,), "the opening .* outcome 2 is loaded"),
        ((0, 0), "the opening holds more chance than the rules ask for"),
    ],
)
def test_a_replay_refuses_an_opening_that_does_not_fit(opening: tuple[int, ...], message: str) -> None:
    table = Table(GAME, Loaded([1]))
    with pytest.raises(TableError, match=message):
        again(table, opening=opening)


# -- what is settled before the first card ---


def test_all_options_have_values_and_bots_their_own_defaults() -> None:
    assert BARROW.option_values({}) == {"rounds": 6, "loud": False, "lamp": "oil"}
    assert BARROW.option_values({}, bots_only=True) == {"rounds": 6, "loud": True, "lamp": "oil"}
    assert BARROW.option_values({"loud": False}, bots_only=True)["loud"] is False
    assert BARROW.option_values({"lamp": "wax", "rounds": "9"}) == {"rounds": 9, "loud": False, "lamp": "wax"}
    assert Table(BARROW, NoDealer(), bots_only=True).options["loud"] is True


def test_an_unknown_option_is_an_error_that_lists_those_there_are() -> None:
    with pytest.raises(SetupError, match="Barrow has no option 'round'; it has: rounds, loud, lamp"):
        BARROW.option_values({"round": 5})
    with pytest.raises(SetupError, match="it has: none"):
        replace(BARROW, options=()).option_values({"rounds": 5})


@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 1000])
def test_a_number_of_seats_that_the_game_is_not_for_is_an_error(seats: int) -> None:
    with pytest.raises(SetupError, match=f"Barrow is for 2 to 3 players, not {seats}"):
        BARROW.seat_count(seats)
    with pytest.raises(SetupError, match=f"Attack at the Tower is for 2 players, not {seats}"):
        Table(GAME, NoDealer(), seats=seats)


def test_seats_are_as_few_as_can_be_unless_said() -> None:
    assert [BARROW.seat_count(seats) for seats in (None, 2, 3)] == [2, 2, 3]


SWITCH = Option("loud", "", default=False)
NUMBER = Option("rounds", "", default=6, kind="number", least=1, most=50)
CHOICE = Option("lamp", "", default="oil", kind="choice", choices=("oil", "wax"))


ROLES = Option(
    "roles",
    "",
    default="usual",
    kind="roles",
    choices=("usual", "fox", "fox,owl", "fox,hen", "fox,owl,hen"),
    why_not=lambda names: f"{names} quarrel",
)


def test_roles_are_those_for_so_many_seats_and_others_are_refused_with_the_reason() -> None:
    assert ROLES.choices_for(1) == ("usual", "fox")
    assert ROLES.choices_for(2) == ("usual", "fox,owl", "fox,hen")
    assert CHOICE.choices_for(2) == ("oil", "wax"), "other choices are for any number"
    assert ROLES.read("fox,hen") == "fox,hen"
    with pytest.raises(SetupError, match="option roles: owl,hen: owl,hen quarrel"):
        ROLES.read("owl,hen")


@pytest.mark.parametrize(
    ("option", "value", "read"),
    [
        *[(SWITCH, value, True) for value in (True, "yes", "YES", "on", "True", "1", 1)],
        *[(SWITCH, value, False) for value in (False, "no", "off", "false", "0", 0)],
        *[(NUMBER, value, 7) for value in (7, "7", " 7 ", "+7")],
        *[(NUMBER, value, int(value)) for value in (1, "50")],
        (CHOICE, "wax", "wax"),
    ],
)
def test_an_option_reads_what_people_and_programs_write(option: Option, value: Any, read: Any) -> None:
    found = option.read(value)
    assert (found, type(found)) == (read, type(read))


@pytest.mark.parametrize(
    ("option", "value", "message"),
    [
        *[(SWITCH, value, "option loud is yes or no, not") for value in ("maybe", "", 2, -1, 1.0, None, [])],
        *[
            (NUMBER, value, "option rounds is a number from 1 to 50, not")
            for value in (0, 51, "0", "many", "", "1.5", True, False, 1.5, 2.0, float("inf"), None, [], {})
        ],
        *[(CHOICE, value, "option lamp is one of oil, wax, not") for value in ("Wax", "", 0, True, None, [], {})],
    ],
)
def test_an_option_refuses_the_rest_and_says_what_would_be_right(option: Option, value: Any, message: str) -> None:
    with pytest.raises(SetupError, match=message):
        option.read(value)


def test_a_bad_option_opens_no_table() -> None:
    with pytest.raises(SetupError, match="option rounds is a number from 1 to 50, not 99"):
        Table(BARROW, NoDealer(), options={"rounds": 99})
    with pytest.raises(SetupError, match="there is no army 'deep hold' without the pack `armies`"):
        Table(GAME, NoDealer(), options={"army_a": "deep hold"})
