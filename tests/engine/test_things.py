"""Questions whose answers are things."""

from __future__ import annotations

from typing import Any

import pytest

from monoceros.engine.core import Pick
from monoceros.engine.declared.answers import Things, none, question, word

VIEW: Any = {"dear": 3}


def price(pick: Pick, view: Any) -> str:
    return f"card {pick}"


def clause(pick: Pick, view: Any) -> str:
    return "X-2" if pick == view["dear"] else ""


CARDS = Things((1, 2, 3), price)


def test_an_answer_may_have_a_clause_of_the_moment() -> None:
    asked = question("buy", "X-1", word("end", "End", clause="X-9"), CARDS("Buy {}", clause=clause)).says("What?", "")
    assert [asked.option_clause(pick, VIEW) for pick in asked.domain] == ["X-9", None, None, "X-2"]


def test_a_question_may_have_a_clause_of_the_moment() -> None:
    asked = question("buy", lambda view: f"X-{view['dear']}", CARDS()).says("What?", "")
    assert asked.clause_now(VIEW) == "X-3"


def test_a_thing_may_be_the_harmless_answer() -> None:
    asked = question("pay", "X-1", CARDS("Pay with {}", only=[1, 2]), CARDS("Keep {}", only=[3], harmless=True))
    assert asked.says("What?", "").harmless == 3
    with pytest.raises(ValueError, match="two harmless answers"):
        question("pay", "X-1", CARDS("Keep {}", harmless=True), none("None"))
