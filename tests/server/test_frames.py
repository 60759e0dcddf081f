"""The table as one viewer may see it: names in all words, what changed, questions, events that lead to things."""

from __future__ import annotations

import re
from dataclasses import replace

import msgspec
import pytest

from engine.barrow import BARROW
from monoceros.engine.chance import Loaded, Seeded
from monoceros.engine.core import Ask
from monoceros.engine.game import Game
from monoceros.engine.registry import find_game
from monoceros.engine.scene import Face, Line, Number, Plate, Scene, Thing, Zone
from monoceros.engine.table import Table
from monoceros.server.frames import (
    Happened,
    Sight,
    change_between,
    moments_of,
    question_for,
    scene_for,
    sight_of,
    waiting_for,
)
from monoceros.server.links import link
from monoceros.server.names import COLOURS, Voice, clean_name, free_colour, names_of
from monoceros.server.wire import Moment, Span
from server.kit import applied

NAMES = ("Anna", "Ben")
UNFILLED = re.compile(rb"\{\d+\}")
EYES = (0, 1, None)


def voice_of(eyes: int | None) -> Voice:
    return Voice(NAMES, eyes)


def words(moment: Moment) -> str:
    return "".join([span.text for span in moment.spans])


# -- names ---


def test_names_are_put_into_every_word_of_a_scene() -> None:
    face = Face(title="{0}'s card", numbers=(Number("power of {1}", 3, ledger=(Line("from {0}", "2"),)),))
    scene = Scene(
        (Zone("z", "row", "The pack of {0}", note="{1} attacks", holds=(Line("{0}", "1"),)),),
        (Thing("t", "card", "z", "{1} holds it", face),),
        heading="{0} is on turn",
        plates=(Plate(0, "{1} waits"),),
    )
    filled = Voice(NAMES, 0).fill(scene)
    assert filled.zones[0] == Zone("z", "row", "Your pack", note="Ben attacks", holds=(Line("You", "1"),))
    assert filled.things[0].label == "Ben holds it"
    assert filled.things[0].face.title == "Your card"
    assert filled.things[0].face.numbers[0].what == "power of Ben"
    assert filled.things[0].face.numbers[0].ledger == (Line("from you", "2"),)
    assert filled.heading == "You are on turn"
    assert filled.plates == (Plate(0, "Ben waits"),)
    assert Voice(NAMES).fill(scene).heading == "Anna is on turn"


def test_a_scene_that_names_nobody_stays_the_same_one() -> None:
    scene = Scene((Zone("z", "row", "Cards"),), (Thing("t", "card", "z", "A card"),))
    assert Voice(NAMES, 0).fill(scene) is scene


def test_names_from_strangers_are_cleaned() -> None:
    assert clean_name("  Anna\n\x1b[31m Lee ", "Guest") == "Anna [31m Lee"
    assert clean_name("{0}", "Guest") == "(0)"
    assert clean_name("\u202e\u2066", "Guest") == "Guest"
    assert len(clean_name("x" * 500, "Guest")) == 24
    assert names_of(["Anna", "", "Anna"]) == ("Anna A", "Seat B", "Anna C")


def test_colours_are_given_out_once() -> None:
    assert free_colour([]) == "A"
    assert free_colour(["A"], "A") == "B"
    assert free_colour(["A"], "E") == "E"
    assert free_colour(COLOURS, "C") == "C"  # more seats than colours: better twice than none


# -- changes ---


@pytest.mark.parametrize("name", ["barrow", "tower"])
@pytest.mark.parametrize("eyes", EYES)
def test_changes_make_the_next_scene_out_of_the_last_through_a_whole_game(name: str, eyes: int | None) -> None:
    game = BARROW if name == "barrow" else find_game(name)
    options = {"match": "single"} if name == "tower" else {}
    table = Table(game, Seeded(7), seats=2, options=options, watching=True)
    rng = Seeded(8)
    now = sight_of(game, table.state, eyes, voice_of(eyes))
    scene, numbers = now.scene, []
    while not table.is_over:
        ask = table.asks()[rng.pick(len(table.asks()))]
        first = len(table.events)
        events = table.say(ask.seat, ask.options[rng.pick(len(ask.options))])
        happened = Happened(events, table.moments, table.state, first, len(table.entries))
        moments, now = moments_of(game, happened, eyes, voice_of(eyes), now)
        for moment in moments:
            before, scene = scene, applied(scene, moment.change)
            assert (moment.change is None) == (scene == before)
        numbers += [moment.number for moment in moments]
        assert scene == scene_for(game, table.state, eyes, NAMES, eyes)
        assert not UNFILLED.search(msgspec.json.encode([moments, scene]))
    assert len(set(numbers)) == len(numbers)
    assert [number for number in numbers if number >= 0] == list(range(len(table.events)))[-len(numbers) :]


def test_a_change_names_what_came_went_and_moved() -> None:
    zone = Zone("z", "row", "Cards")
    a, b, c = [Thing(name, "card", "z", name) for name in "abc"]
    change = change_between(Scene((zone,), (a, b)), Scene((zone,), (c, msgspec.structs.replace(b, label="B"))))
    assert change is not None
    assert [thing.id for thing in change.things] == ["c", "b"]
    assert (change.gone, change.order) == (["a"], ["c", "b"])
    assert (change.zones, change.layout, change.arrows) == (None, None, None)
    turned = change_between(Scene((zone,), (a, b)), Scene((zone,), (b, a)))
    assert turned is not None
    assert (turned.things, turned.gone, turned.order) == ([], [], ["b", "a"])
    assert change_between(Scene((zone,), (a,)), Scene((zone,), (a,))) is None


# -- questions ---


def at_plan(outcomes: list[int]) -> Table:
    table = Table(BARROW, Loaded(outcomes), seats=2, watching=True)
    table.say(0, "lamp")
    table.say(1, "rope")
    return table


def test_a_question_has_every_answer_in_words_and_with_its_clause() -> None:
    table = at_plan([])
    question = question_for(BARROW, table.asks()[0], table.view(0), NAMES, 0)
    assert (question.seat, question.name, question.prompt, question.clause) == (0, "plan", "What now?", "BW-1.2")
    assert [option.pick for option in question.options] == ["delve", "rest", "peek", "boast", "leave"]
    delve = question.options[0]
    assert (delve.label, delve.short, delve.touches, delve.clause) == ("Delve", "Delve", ["barrow"], "BW-1.3")
    assert question.options[question.harmless].pick == "rest"
    assert question_for(BARROW, Ask(0, "gear", ("lamp",)), table.view(0), NAMES, 0).harmless == -1


def test_whoever_is_not_asked_is_told_who_is() -> None:
    table = Table(BARROW, Loaded([]), seats=2)
    waiting = waiting_for(BARROW, table.asks(), 0, *voice_of(0), bots=[1])
    assert [(w.seat, w.told, w.bot) for w in waiting] == [(1, "Ben takes gear.", True)]
    everybody = waiting_for(BARROW, table.asks(), None, *voice_of(None), bots=[])
    assert [w.told for w in everybody] == ["Anna takes gear.", "Ben takes gear."]


# -- events ---


def told(game: Game, table: Table, seat: int, pick: str, eyes: int | None) -> list[Moment]:
    now = sight_of(game, table.state, eyes, voice_of(eyes))
    first = len(table.events)
    events = table.say(seat, pick)
    happened = Happened(events, table.moments, table.state, first, len(table.entries))
    return moments_of(game, happened, eyes, voice_of(eyes), now)[0]


def test_events_are_told_to_each_as_they_may_know_them() -> None:
    pointing = replace(
        BARROW,
        points=lambda event, view: (f"find/{event.secret}", "barrow"),
        tell=lambda event, view: f"{{0}} finds a {('skull', 'penny', 'torc')[event.secret or 0]} in the mound.",
        headings=frozenset(["found"]),
    )
    own = told(pointing, at_plan([15]), 0, "delve", 0)
    assert [words(moment) for moment in own] == ["You find a torc in the mound."]
    assert own[0].things == ("find/2", "barrow")
    assert Span("torc", ("find/2",)) in own[0].spans
    assert Span("the mound", ("barrow",)) in own[0].spans
    assert (own[0].seat, own[0].heading, own[0].name, own[0].move) == (0, True, "found", 3)
    assert own[0].change is not None
    assert [thing.id for thing in own[0].change.things] == ["find/2"]
    other = told(pointing, at_plan([15]), 0, "delve", 1)
    assert other[0].things == ("barrow",)  # the find is not on the table that the other sees
    assert b"find/2" not in msgspec.json.encode(other)


def test_a_change_that_no_event_tells_of_is_a_moment_without_words() -> None:
    silent = replace(BARROW, scene=lambda view: replace_heading(BARROW.scene(view), str(view["delvers"][0]["gear"])))
    table = at_plan([])
    before = Sight(table.view(0), replace_heading(BARROW.scene(table.view(0)), "none"), voice_of(0))
    before.view = {}
    moments, after = moments_of(silent, Happened([], [], table.state, 2, 2), 0, voice_of(0), before)
    assert [(m.name, m.spans, m.number) for m in moments] == [("", [], -3)]
    assert after.scene.heading == "lamp"
    assert moments_of(silent, Happened([], [], table.state, 2, 2), 0, voice_of(0), after)[0] == []


def replace_heading(scene: Scene, heading: str) -> Scene:
    return msgspec.structs.replace(scene, heading=heading)


@pytest.mark.parametrize(
    ("sentence", "names", "spans"),
    [
        ("", {"Fort": ["f"]}, []),
        ("A fort falls.", {}, [Span("A fort falls.")]),
        ("A fort falls.", {"Fort": ["f", "g"]}, [Span("A "), Span("fort", ("f", "g")), Span(" falls.")]),
        ("Forts and a comfort.", {"Fort": ["f"]}, [Span("Forts and a comfort.")]),
        ("Old Fort", {"Fort": ["f"], "Old Fort": ["o"]}, [Span("Old Fort", ("o",))]),
        ("Fort, fort", {"Fort": ["f"]}, [Span("Fort", ("f",)), Span(", "), Span("fort", ("f",))]),
        ("A B", {"A": ["a"]}, [Span("A B")]),
    ],
)
def test_words_lead_to_what_they_name(sentence: str, names: dict[str, list[str]], spans: list[Span]) -> None:
    assert link(sentence, names) == spans
