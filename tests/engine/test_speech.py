"""Names and "you" in the games' sentences."""

from __future__ import annotations

import pytest

from monoceros.engine.speech import listed, second_person, speak, told_apart

NAMES = ("Ada", "Knight")


@pytest.mark.parametrize(
    ("sentence", "to_ada", "to_all"),
    [
        ("{0} draws a card.", "You draw a card.", "Ada draws a card."),
        ("{0} has chosen an army.", "You have chosen an army.", "Ada has chosen an army."),
        ("{0} does not renew.", "You do not renew.", "Ada does not renew."),
        ("{0} goes on to the palace!", "You go on to the palace!", "Ada goes on to the palace!"),
        ("{1} puts 2 damage on a Troll.", "Knight puts 2 damage on a Troll.", "Knight puts 2 damage on a Troll."),
        ("Game 1 begins; {0} starts.", "Game 1 begins; you start.", "Game 1 begins; Ada starts."),
        ("Every base of {0} recruits.", "Every base of yours recruits.", "Every base of Ada recruits."),
        ("The palace of {0} falls!", "Your palace falls!", "The palace of Ada falls!"),
        ("It ends. {0} wins.", "It ends. You win.", "It ends. Ada wins."),
        ("{0}'s turn, then {1}'s.", "Your turn, then Knight's.", "Ada's turn, then Knight's."),
        ("{0} · Fae", "You · Fae", "Ada · Fae"),
        ("Turn 1: {0}.", "Turn 1: you.", "Turn 1: Ada."),
        ("{1} hits every troop of {0} mortally.", "Knight hits every troop of yours mortally.", None),
    ],
)
def test_sentences_speak_to_you_or_name_you(sentence: str, to_ada: str, to_all: str | None) -> None:
    assert speak(sentence, NAMES, you=0) == to_ada
    if to_all is not None:
        assert speak(sentence, NAMES) == to_all


@pytest.mark.parametrize(
    ("verb", "said"),
    [("passes", "pass"), ("carries", "carry"), ("lies", "lie"), ("is", "are"), ("always", "always"), ("fixes", "fix")],
)
def test_second_person(verb: str, said: str) -> None:
    assert second_person(verb) == said


def test_a_name_is_put_in_as_it_is() -> None:
    assert speak("{0} meets {1}.", ("{1}", "[bold]B[/bold]")) == "{1} meets [bold]B[/bold]."


def test_no_name_can_send_orders_to_the_terminal() -> None:
    assert speak("{0} wins.", ("A\x1b[2Jda\u202e", "")) == "A[2Jda wins."


def test_a_seat_without_a_name_has_its_letter() -> None:
    assert speak("{2} wins.", NAMES) == "C wins."


def test_names_that_are_alike_get_their_seat() -> None:
    assert told_apart(["Knight", "Ada", "Knight"]) == ["Knight A", "Ada", "Knight C"]


@pytest.mark.parametrize(("words", "said"), [(["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")])
def test_listed(words: list[str], said: str) -> None:
    assert listed(words) == said
