"""The table of asks: code numbers, words and clauses, what people may type, and picks from outside."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monoceros.engine.core import Ask, same_pick
from monoceros.engine.declared.answers import Things, question, word
from monoceros.engine.questions import Question, Questions, pick_from_json, pick_to_json, spoken

from .barrow import QUESTIONS

PLAN = Ask(0, "plan", ("delve", "rest", "peek", "boast", "leave"))
VIEW: dict[str, Any] = {"seat": 0}

# -- codes ---


def test_codes_number_every_answer_in_the_order_of_the_table() -> None:
    codes = [QUESTIONS.code(q.name, pick) for q in QUESTIONS.questions for pick in q.domain]
    assert codes == list(range(QUESTIONS.size)) == list(range(10))
    assert [QUESTIONS.decode(code) for code in codes] == [
        *[("gear", pick) for pick in ("lamp", "rope")],
        *[("plan", pick) for pick in PLAN.options],
        *[("drop", pick) for pick in (0, 1, 2)],
    ]


@pytest.mark.parametrize("code", [-1, -100, 10, 11, 10**9])
def test_a_code_that_is_not_there_is_an_error_that_says_which_are(code: int) -> None:
    with pytest.raises(ValueError, match=f"there is no code {code}; codes go from 0 to 9"):
        QUESTIONS.decode(code)


def test_a_question_without_answers_takes_no_code() -> None:
    gear, plan, drop = QUESTIONS.questions
    none = Question("none", prompt=gear.prompt, told="", clause="", domain=(), label=gear.label)
    questions = Questions((gear, none, plan, none, drop))
    assert (questions.size, questions.decode(2), questions.decode(7)) == (10, ("plan", "delve"), ("drop", 0))


# -- words ---


def test_a_clause_may_hang_on_the_moment_and_on_the_answer() -> None:
    cards = Things(("fox", "owl"), lambda pick, view: str(pick))
    q = question(
        "give",
        lambda view: "BW-1" if view else "BW-2",
        cards("Give {}", clause=lambda pick, view: f"BW-3.{len(view)}" if pick == "fox" else ""),
        word("end", "End", clause=lambda pick, view: f"BW-4.{len(view)}"),
    ).says("Which?", "{seat} gives.")
    assert [q.clause_now(view) for view in ("", "ab")] == ["BW-2", "BW-1"]
    assert [q.option_clause(pick, "ab") for pick in q.domain] == ["BW-3.2", None, "BW-4.2"]


def test_labels_and_clauses_come_in_the_order_of_the_ask() -> None:
    ask = Ask(0, "plan", ("leave", "delve"))
    assert QUESTIONS.labels(ask, VIEW) == ["Leave", "Delve"]
    assert [QUESTIONS.clause_of(ask, pick, VIEW) for pick in ask.options] == ["BW-1.2", "BW-1.3"]
    assert QUESTIONS["plan"].touches("delve", VIEW) == ("barrow",)
    assert QUESTIONS["gear"].touches("lamp", VIEW) == ()


@pytest.mark.parametrize(
    ("pick", "words"),
    [("Rest", "rest"), (3, "3"), (("attack", "1", 2), "attack 1 2"), (("a", ("B", (1,))), "a b 1"), ((), "")],
)
def test_a_pick_is_spoken_as_plain_words(pick: Any, words: str) -> None:
    assert spoken(pick) == words


# -- what people type ---


@pytest.mark.parametrize(
    ("typed", "pick"),
    [
        ("delve", "delve"),
        ("Delve", "delve"),
        ("  LEAVE  ", "leave"),
        ("d", "delve"),
        ("re", "rest"),
    ],
)
def test_a_label_a_pick_or_the_beginning_of_either_is_an_answer(typed: str, pick: str) -> None:
    assert QUESTIONS.parse(PLAN, typed, VIEW) == pick


@pytest.mark.parametrize("typed", ["", "   ", "x", "delves", "rest now", "lamp"])
def test_what_is_no_answer_is_refused_with_the_answers_there_are(typed: str) -> None:
    with pytest.raises(ValueError, match="is no answer here; the answers are: delve, rest, peek, boast, leave"):
        QUESTIONS.parse(PLAN, typed, VIEW)


def two_words() -> tuple[Questions, Ask]:
    """Labels of several words, one of which is the beginning of another."""
    labels = {("go", 1): "Go up", ("go", 2): "Go up  the Hill", "stay": "Stay"}
    question = Question(
        "way",
        prompt=lambda view: "?",
        told="",
        clause="",
        domain=tuple(labels),
        label=lambda pick, view: labels[pick],
    )
    return Questions((question,)), Ask(0, "way", tuple(labels))


def test_a_whole_label_is_meant_although_another_begins_with_it() -> None:
    questions, ask = two_words()
    assert questions.parse(ask, "go up", VIEW) == ("go", 1)
    assert questions.parse(ask, "GO   1", VIEW) == ("go", 1)
    with pytest.raises(ValueError, match="'go' could be: go up, go up the hill"):
        questions.parse(ask, "go", VIEW)


def test_spaces_in_a_label_do_not_matter() -> None:
    questions, ask = two_words()
    assert questions.parse(ask, "go up the hill", VIEW) == ("go", 2)
    assert questions.parse(ask, "Go up  the Hill", VIEW) == ("go", 2)


# -- picks from outside ---

picks = st.recursive(st.integers() | st.text() | st.booleans(), lambda inner: st.lists(inner, max_size=4).map(tuple))


@given(picks)
def test_a_pick_comes_back_from_json_as_it_was(pick: Any) -> None:
    assert same_pick(pick_from_json(json.loads(json.dumps(pick_to_json(pick)))), pick)


@pytest.mark.parametrize("data", [None, 1.5, float("nan"), {}, {"a": 1}, [None], [1, [2.0]], ["a", {}]])
def test_anything_else_is_refused(data: Any) -> None:
    with pytest.raises(ValueError, match="a pick is a number, a word, or a list of these, not"):
        pick_from_json(data)


@pytest.mark.parametrize("depth", [30, 500, 5000])
def test_lists_nested_too_deep_are_refused(depth: int) -> None:
    data: Any = 1
    for _ in range(depth):
        data = [data]
    with pytest.raises(ValueError, match="a pick is not nested so deep"):
        pick_from_json(data)


def test_a_long_wrong_pick_is_cut_short_in_the_error() -> None:
    with pytest.raises(ValueError, match="a list of these") as caught:
        pick_from_json({"word": "x" * 10_000})
    assert len(str(caught.value)) < 200
