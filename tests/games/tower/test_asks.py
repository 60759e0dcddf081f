"""Every question: its answers and their code numbers, its words, its clauses, and what people may type."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from kit import Played, spoken
from monoceros.engine.core import Ask, asks

from .plays import wander
from .spots import GAME, attacking, battle, ending, on_top, renewing, spot, whole_match

QUESTIONS = GAME.questions

# How many answers each question can ever have, in code order. Learners' tables rest on it: a change is a new version.
SIZES = {
    "army": 4,
    "draw": 2,
    "burn": 2,
    "build": 1 + 5 * 9,
    "renew": 2,
    "discard": 12,
    "window": 1 + 7,
    "attack": 1 + 4 * 3,
    "go_on": 2,
    "assign": 9 + 1 + 9 + 1,
    "recruit": 9,
    "muster": 3,
    "unbroken": 9,
}


def rare_spots() -> Iterator[Played]:
    """Questions that random games seldom reach."""
    yield battle(spot(a="Village 0 | Stables 0 | Barracks 0", hand_a="Muster", armies=("crownlands", "fae"))).say(
        "0 Play Muster"
    )
    yield attacking(spot(a="Burrows 2", b="Forge 1, Forge 1", played_b="Unbroken", armies=("fae", "deep hold")))
    yield ending(spot(a="Ossuary 0, Barrow 1, Charnel pit 1", specials=(1, 0), armies=("grave host", "fae")))
    full = " | Treecity 0, Treecity 0, Treecity 0"
    yield attacking(spot(a="Lair 2, Burrows 1", b=full, specials=(0, 1))).say("0 palace")


def every_ask() -> Iterator[tuple[Ask, dict[str, Any]]]:
    """Each question of some games and rare spots, with the view of the seat that is asked."""
    tables = [
        wander(21, games=3, burn=True),
        wander(31, games=5, packs=("armies",)),
        wander(41, games=3, packs=("armies",), army_choice="open", match="best of three", turn_limit=10),
        rare_spots(),
    ]
    for table in tables:
        for t in table:
            for ask in asks(t.state):
                yield ask, GAME.view(t.state, ask.seat)


# -- answers and codes ---


def test_every_question_is_met_and_every_answer_offered_is_in_its_domain_in_order() -> None:
    met = set()
    for ask, _ in every_ask():
        met.add(ask.name)
        codes = [QUESTIONS.code(ask.name, pick) for pick in ask.options]
        assert codes == sorted(set(codes)), f"{ask.name}: {ask.options}"
    assert met == set(SIZES)


def test_every_domain_has_the_written_number_of_answers_all_different() -> None:
    assert {q.name: len(q.domain) for q in QUESTIONS.questions} == SIZES
    assert all(len(set(q.domain)) == len(q.domain) for q in QUESTIONS.questions)


def test_there_are_132_codes_and_each_gives_its_answer_back() -> None:
    assert QUESTIONS.size == 132
    decoded = [QUESTIONS.decode(code) for code in range(132)]
    assert [QUESTIONS.code(name, pick) for name, pick in decoded] == list(range(132))
    assert decoded == [(q.name, pick) for q in QUESTIONS.questions for pick in q.domain]


@pytest.mark.parametrize(
    ("code", "name", "pick"),
    [
        (0, "army", "fae"),
        (3, "army", "deep hold"),
        (8, "build", "done"),
        (9, "build", ("build", "light", 1, 1)),
        (53, "build", ("build", "siege", 3, 3)),
        (54, "renew", "renew"),
        (56, "discard", ("ability", "light")),
        (67, "discard", ("base", "siege")),
        (68, "window", "pass"),
        (75, "window", ("play", "special")),
        (76, "attack", "end"),
        (88, "attack", ("attack", "palace", 3)),
        (89, "go_on", "palace"),
        (91, "assign", ("troop", 1, 1)),
        (100, "assign", "special"),
        (110, "assign", "palace"),
        (111, "recruit", ("base", 1, 1)),
        (120, "muster", 1),
        (131, "unbroken", ("troop", 3, 3)),
    ],
)
def test_codes_are_stable(code: int, name: str, pick: Any) -> None:
    assert QUESTIONS.code(name, pick) == code
    assert QUESTIONS.decode(code) == (name, pick)


def test_the_harmless_answer_is_an_answer() -> None:
    harmless = {q.name: q.harmless for q in QUESTIONS.questions if q.harmless is not None}
    assert harmless == {"burn": "keep", "build": "done", "window": "pass", "attack": "end", "go_on": "stay"}
    assert all(pick in QUESTIONS[name].domain for name, pick in harmless.items())


# -- words ---


def test_every_question_has_a_prompt_and_is_told_to_the_others() -> None:
    for ask, view in every_ask():
        question = QUESTIONS[ask.name]
        assert question.prompt(view).endswith(("?", "."))
        assert question.told.startswith("{seat} ")
        assert question.told.endswith(".")


def test_labels_of_one_question_are_unique_and_fill_in_every_name() -> None:
    for ask, view in every_ask():
        labels = QUESTIONS.labels(ask, view)
        assert len(set(labels)) == len(labels), f"{ask.name}: {labels}"
        assert all(label.strip() == label != "" for label in labels)
        assert not [label for label in labels if "empty space" in label or "None" in label]


def test_labels_name_cards_troops_and_places_of_the_army_that_is_led() -> None:
    t = battle(spot(a="Village 1, Stables 0", hand_a="Brace, Muster", b="Treecity 1", armies=("crownlands", "fae")))
    assert t.labels(0) == ["Pass", "Play Brace", "Play Muster"]
    t = attacking(spot(a="Stables 1", b="Treecity 2, Burrows 1", armies=("crownlands", "fae")))
    assert t.labels(0) == ["Hit the Elf on territory I, space 1", "Hit the Troll on territory I, space 2"]
    t = attacking(spot(a="Nest 1", b=" | Village 0, Barracks 0", armies=("fae", "crownlands")), goal=2)
    assert t.labels(0) == ["Hit the Village on territory II, space 1", "Hit the Barracks on territory II, space 2"]


def test_a_window_says_that_a_fight_is_coming_and_the_scene_points_at_it() -> None:
    t = battle(spot(a="Treecity 2", b="Treecity 2", hand_a="Elves"))
    assert QUESTIONS["window"].prompt(GAME.view(t.state, 0)) == "Play an ability, or pass?"
    assert GAME.scene(GAME.view(t.state, 0)).arrows == ()
    t.say("0 pass", "0 attack 1 2")
    t.expect("0 window: pass | play light")
    assert QUESTIONS["window"].prompt(GAME.view(t.state, 0)) == "Play an ability before the fight, or pass?"
    (arrow,) = GAME.scene(GAME.view(t.state, 1)).arrows
    assert (arrow.start, arrow.end, arrow.owner) == ("territory/0/0", "territory/1/1", 0)
    t.say("0 pass", "0 stay")
    t.expect("0 window: pass | play light")
    assert QUESTIONS["window"].prompt(GAME.view(t.state, 0)) == "Play an ability, or pass?"


def test_the_question_of_damage_says_how_much_is_left() -> None:
    t = attacking(spot(a="Lair 2, Burrows 1", b="Treecity 2, Burrows 2, Lair 2"))
    assert QUESTIONS["assign"].prompt(GAME.view(t.state, 0)) == "You have 8 damage to assign. Where does it go?"
    t.say("0 troop 1 3")
    assert QUESTIONS["assign"].prompt(GAME.view(t.state, 0)) == "You have 5 damage to assign. Where does it go?"


# -- clauses ---


def test_every_question_and_every_option_names_a_clause_of_the_rules() -> None:
    for ask, view in every_ask():
        assert QUESTIONS[ask.name].clause_now(view) in GAME.rules, ask.name
        for pick in ask.options:
            assert QUESTIONS.clause_of(ask, pick, view) in GAME.rules, f"{ask.name} {pick}"


def test_drawing_and_building_name_other_clauses_in_the_setup_than_in_a_renewal() -> None:
    setup = whole_match()
    drawing = renewing(spot(hand_a="Nest base"))
    on_top(drawing.state, 0, "Elves, Elves")
    on_top(drawing.state, 1, "Elves, Elves")
    assert [clause_of(t, "draw") for t in (setup, drawing)] == ["AT-4.3", "AT-6.6"]
    setup.say(*["0 base"] * 5, *["1 base"] * 5)
    drawing.say("0 ability", "0 ability", "1 ability", "1 ability")
    assert [clause_of(t, "build") for t in (setup, drawing)] == ["AT-4.4", "AT-6.8"]


def clause_of(t: Played, name: str) -> str:
    ask = asks(t.state)[0]
    assert ask.name == name
    return QUESTIONS[name].clause_now(GAME.view(t.state, ask.seat))


def test_an_ability_names_the_clause_of_its_card() -> None:
    t = battle(spot(a="Treecity 1", hand_a="Elves"))
    view = GAME.view(t.state, 0)
    assert [QUESTIONS.clause_of(t.ask(0), pick, view) for pick in t.ask(0).options] == ["AT-7.5", "AT-10.5"]


@pytest.mark.parametrize(
    ("pick", "clause"),
    [(("troop", 1, 1), "AT-8.12"), ("special", "AT-8.12"), (("base", 1, 1), "AT-8.13"), ("palace", "AT-9.4")],
)
def test_a_target_names_the_clause_that_allows_it(pick: Any, clause: str) -> None:
    t = attacking(spot(a="Lair 2, Burrows 1", b="Treecity 2, Burrows 1"))
    assert QUESTIONS.clause_of(t.ask(0), pick, GAME.view(t.state, 0)) == clause


# -- what people type ---


def test_an_answer_may_be_typed_by_its_label_or_by_its_words() -> None:
    for ask, view in every_ask():
        for pick, label in zip(ask.options, QUESTIONS.labels(ask, view), strict=True):
            assert QUESTIONS.parse(ask, label, view) == pick
            assert QUESTIONS.parse(ask, f"  {label.upper()} ", view) == pick
            assert QUESTIONS.parse(ask, spoken(pick), view) == pick


def test_a_beginning_that_fits_one_answer_only_is_enough() -> None:
    t = battle(spot(a="Treecity 1, Lair 1", hand_a="Elves, Goblin spiderriders"))
    ask, view = t.ask(0), GAME.view(t.state, 0)
    assert QUESTIONS.parse(ask, "pa", view) == "pass"
    assert QUESTIONS.parse(ask, "play e", view) == ("play", "light")
    with pytest.raises(ValueError, match=r"'play' could be: play elves, play goblin spiderriders"):
        QUESTIONS.parse(ask, "play", view)


@pytest.mark.parametrize("typed", ["", "   ", "attack 1 1", "dragons", "0"])
def test_what_is_no_answer_is_refused_with_the_answers_there_are(typed: str) -> None:
    t = battle(spot(a="Treecity 1", hand_a="Elves"))
    with pytest.raises(ValueError, match="is no answer here; the answers are: pass, play elves"):
        QUESTIONS.parse(t.ask(0), typed, GAME.view(t.state, 0))
