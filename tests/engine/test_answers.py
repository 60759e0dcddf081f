"""Questions whose answers are things, and the words for where two things differ."""

from __future__ import annotations

from typing import Any

import pytest

from monoceros.engine.declared.answers import Things, none, question, word
from monoceros.engine.differ import difference
from monoceros.engine.pile import Pile

HAND = Things(
    ("fox", "bear"),
    lambda pick, view: str(pick).capitalize(),
    lambda pick, view: (f"hand/{pick}",),
    lambda pick, view: f"{view} sees it.",
    lambda pick, view: str(pick)[0],
)
FIELD = Things((1, 2), lambda pick, view: f"column {pick}")


def test_answers_are_in_the_order_of_their_codes_each_with_its_words() -> None:
    q = question("give", "B-1", HAND("Give {}", clause="B-2"), FIELD("Into {}", only=[2]), none("Give none")).says(
        "What do you give?", "{seat} may give.", why=lambda view: f"{view} asks.", through="pass", quiet=True
    )
    assert (q.name, q.clause, q.domain, q.harmless) == ("give", "B-1", ("fox", "bear", 2, "none"), "none")
    assert [q.label(pick, "Ada") for pick in q.domain] == ["Give Fox", "Give Bear", "Into column 2", "Give none"]
    assert q.short is not None
    assert [q.short(pick, "Ada") for pick in q.domain] == ["f", "b", "Into column 2", "None"]
    assert [q.touches(pick, "Ada") for pick in ("bear", 2)] == [("hand/bear",), ()]
    assert [q.about(pick, "Ada") for pick in ("bear", "none")] == ["Ada sees it.", ""]
    assert [q.option_clause(pick, "Ada") for pick in ("bear", 2)] == ["B-2", None]
    assert (q.prompt("Ada"), q.told, q.why("Ada")) == ("What do you give?", "{seat} may give.", "Ada asks.")
    assert (q.through, q.quiet) == ("pass", True)


def test_a_question_answered_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="question give has an answer twice: bear, fox"):
        question("give", "B-1", HAND("Give {}"), HAND("Take {}"))
    with pytest.raises(ValueError, match="question give has two harmless answers"):
        question("give", "B-1", none("No"), word("never", "Never", harmless=True))


def test_what_is_passed_needs_a_harmless_answer() -> None:
    with pytest.raises(ValueError, match='question give: through="pass" needs a harmless answer'):
        question("give", "B-1", HAND()).says("?", "!", through="pass")


@pytest.mark.parametrize(
    ("here", "there", "told"),
    [
        ({"a": [1, 2]}, {"a": [1, 3]}, "['a'][1]: 2 and 3"),
        ({"a": 1}, {"b": 1}, "['a']: 1 and None"),
        ([1, 2], [1], ": 2 of them and 1, [1, 2] and [1]"),
        (1, True, ": 1 and True"),
        (Pile([1, 2], [3]), Pile([2, 1], [3]), ""),
        (Pile([1, 2], [3]), Pile([2, 1], [4]), ".top[0]: 3 and 4"),
        ("a" * 100, "b", f": '{'a' * 78}… and 'b'"),
        ((1, (2,)), (1, (2,)), ""),
    ],
)
def test_where_two_things_differ_is_told_with_both_values(here: Any, there: Any, told: str) -> None:
    assert difference(here, there) == told


def test_a_bag_may_have_to_be_in_order() -> None:
    assert difference(Pile([1, 2], []), Pile([2, 1], []), ordered=True) == ".bag[0]: 1 and 2"
