"""Every question: its answers and their code numbers, its words, its clauses, and what people may type."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from kit import Played, spoken
from monoceros.engine.chance import Seeded
from monoceros.engine.core import Ask, asks
from monoceros.games.overlord.names import name_of_card
from monoceros.games.overlord.rules.game import play

from .spots import GAME, answer_anything, battle, fresh, placing, playing, setting_up, spot, territories

QUESTIONS = GAME.questions
NO_PHASE: dict[str, Any] = {"province_b": "Fortress"}

# How many answers each question can ever have, in code order. Learners' tables rest on it: a change is a new version.
SIZES = {
    "setup": 6,
    "territory": 1 + 6,
    "gold": 3 + 9 + 93,
    "place": 93,
    "discard": 93,
    "sift": 2,
    "pick": 93 + 1,
    "icon": 10,
    "destroy": 93 + 1,
    "destroy_hand": 93 + 1,
    "recover": 93 + 1,
    "gain": 9 + 1,
    "copy": 93,
    "steal": 4,
    "curse": 4,
    "burn": 4 * 6,
    "reorder": 1 + 6,
    "swap": 1 + 6,
    "swap_with": 6,
}


def spots() -> dict[str, Played]:
    """One spot for each question."""
    market = {"units": "Knight, Witch, Witch", "items": "Elixir", "territorys": "Mine"}
    return {
        "setup": setting_up(2, 1, advanced_setup=True),
        "territory": territories(spot(province_a="Town, Mine, Town", **NO_PHASE)),
        "gold": battle(spot("Coin Purse", province_a="Village", discards_a="Fighter, Curse", **market)),
        "place": placing(spot("Lord", hand_a="Fighter, Soldier, Soldier, Witch")),
        "discard": territories(spot(province_a="Forest", hand_a="Fighter, Soldier, Witch", **NO_PHASE), "0 1"),
        "sift": territories(spot(province_a="Desert", deck_a="Witch, Lord", **NO_PHASE), "0 1", "0 keep"),
        "pick": territories(spot(province_a="Forest of Thorns", deck_a="Witch, Lord", **NO_PHASE), "0 1"),
        "icon": battle(spot("Military Treatise")),
        "destroy": battle(spot("Bishop", discards_a="Witch, Elixir, Witch")),
        "destroy_hand": territories(spot(province_a="Temple", hand_a="Witch, Curse", **NO_PHASE), "0 1"),
        "recover": battle(spot("Cleric", discards_a="Witch, Lord")),
        "gain": battle(spot("Black Market Permit", **market)),
        "copy": battle(spot("Steel Sword, Steel Axe, Idealist's Handmirror")),
        "steal": battle(spot("Werefox", "", "")),
        "curse": battle(spot("Druid", "", "")),
        "burn": battle(spot("Wizard", "", "", province_b="Town, Mine")),
        "reorder": battle(spot("Farsight Crystal", province_a="Town, Mine, Harbor"), "0 2"),
        "swap": battle(spot("Gryphon Knight, Witch, Lord, Viking")),
        "swap_with": battle(spot("Gryphon Knight, Witch, Lord, Viking"), "0 2"),
    }


@cache
def every_ask() -> list[tuple[Ask, dict[str, Any]]]:
    """The question of each spot, and those of some random games, with the view of the seat that is asked."""
    found = []
    for game in spots().values():
        found += [(ask, GAME.view(game.state, ask.seat)) for ask in asks(game.state)]
    for seats, advanced in ((2, True), (3, False), (4, True)):
        game = playing(fresh(seats, advanced_setup=advanced), play, chance=Seeded(seats))
        rng = Seeded(seats + 20)
        while not game.is_over:
            found += [(ask, GAME.view(game.state, ask.seat)) for ask in asks(game.state)[:1]]
            answer_anything(game, rng)
    return found


def asked(name: str) -> tuple[Ask, dict[str, Any]]:
    game = spots()[name]
    ask = asks(game.state)[0]
    assert ask.name == name
    return ask, GAME.view(game.state, ask.seat)


# -- answers and codes ---


def test_every_question_is_met_and_every_answer_offered_is_in_its_domain() -> None:
    met = set()
    for ask, _ in every_ask():
        met.add(ask.name)
        assert set(ask.options) <= set(QUESTIONS[ask.name].domain)
        assert len(set(ask.options)) == len(ask.options) > 1
    assert met == set(SIZES)


def test_every_domain_has_the_written_number_of_answers_all_different() -> None:
    assert {q.name: len(q.domain) for q in QUESTIONS.questions} == SIZES
    assert all(len(set(q.domain)) == len(q.domain) for q in QUESTIONS.questions)


def test_every_code_gives_its_answer_back() -> None:
    decoded = [QUESTIONS.decode(code) for code in range(QUESTIONS.size)]
    assert QUESTIONS.size == sum(SIZES.values()) == 847
    assert [QUESTIONS.code(name, pick) for name, pick in decoded] == list(range(QUESTIONS.size))


@pytest.mark.parametrize(
    ("code", "name", "pick"),
    [
        (0, "setup", ("take", "unit", 1)),
        (5, "setup", ("take", "item", 3)),
        (6, "territory", "end"),
        (12, "territory", 6),
        (13, "gold", "decline"),
        (16, "gold", ("buy", "unit", 1)),
        (24, "gold", ("buy", "territory", 3)),
        (25, "gold", ("destroy", "fighter")),
        (117, "gold", ("destroy", "curse")),
        (118, "place", "fighter"),
        (304, "sift", "keep"),
        (846, "swap_with", 6),
    ],
)
def test_codes_are_stable(code: int, name: str, pick: Any) -> None:
    assert (QUESTIONS.code(name, pick), QUESTIONS.decode(code)) == (code, (name, pick))


def test_the_harmless_answer_is_an_answer() -> None:
    harmless = {q.name: q.harmless for q in QUESTIONS.questions if q.harmless is not None}
    assert harmless == {
        "territory": "end",
        "gold": "decline",
        "sift": "keep",
        "pick": "none",
        "destroy": "none",
        "destroy_hand": "none",
        "recover": "none",
        "gain": "none",
        "reorder": "keep",
        "swap": "decline",
    }
    assert all(pick in QUESTIONS[name].domain for name, pick in harmless.items())


# -- words ---

WORDS: dict[str, tuple[str, list[str]]] = {
    "territory": ("Use a Territory, or end your turn?",
        ["Use Town (column 1)", "Use Mine (column 2)", "Use Town (column 3)", "End the turn"]),
    "gold": ("What do you do with the Gold action?",
        ["Buy Knight (unit 1)", "Buy Witch (unit 2)", "Buy Witch (unit 3)", "Buy Elixir (item 1)",
         "Buy Mine (territory 1)", "Destroy Fighter in your discard pile", "Destroy Curse in your discard pile",
         "Refresh the Marketplace", "Draw a card", "No Gold action"]),
    "place": ("Which card do you place in column 2?", ["Fighter", "Soldier", "Witch"]),
    "discard": ("Discard a card from your hand.", ["Discard Fighter", "Discard Soldier", "Discard Witch"]),
    "sift": ("Lord: keep it on your deck, or discard it?", ["Keep it", "Discard it"]),
    "pick": ("Take one of the discarded cards into your hand?", ["Take Witch", "Take Lord", "Take none"]),
    "icon": ("Which Combatant type does the card bear?",
        ["Sword", "Spear", "Axe", "Bow", "Staff", "Shield", "Cavalry", "Elf", "Bestral", "Angel"]),
    "destroy": ("Destroy a card in your discard pile?", ["Destroy Witch", "Destroy Elixir", "Destroy none"]),
    "destroy_hand": ("Destroy a card in your hand?", ["Destroy Witch", "Destroy Curse", "Destroy none"]),
    "recover": ("Return a card from your discard pile to your hand?", ["Return Witch", "Return Lord", "Return none"]),
    "gain": ("Take a card from the Marketplace?",
        ["Take Knight (unit 1)", "Take Witch (unit 2)", "Take Witch (unit 3)", "Take Elixir (item 1)", "Take none"]),
    "copy": ("Which Item do you copy?", ["Copy Steel Sword", "Copy Steel Axe"]),
    "steal": ("From whom do you take Might?", ["Take from {1}", "Take from {2}"]),
    "curse": ("On whose deck does the Curse go?", ["Curse {1}", "Curse {2}"]),
    "burn": ("Which Territory burns?",
        ["Burn Town of {1} (column 1)", "Burn Mine of {1} (column 2)", "Burn Town of {2} (column 1)"]),
    "reorder": ("Which Territory comes into column 2?", ["Town from column 1", "Harbor from column 3"]),
    "swap": ("Swap two of your cards that are still face-down?",
        ["Witch in column 2", "Lord in column 3", "Viking in column 4", "Leave them as they are"]),
    "swap_with": ("With which card does it change places?", ["Lord in column 3", "Viking in column 4"]),
}  # fmt: skip


@pytest.mark.parametrize("name", WORDS)
def test_the_words_of_a_question(name: str) -> None:
    ask, view = asked(name)
    prompt, labels = WORDS[name]
    assert QUESTIONS[name].prompt(view) == prompt
    assert QUESTIONS.labels(ask, view) == labels


def test_the_words_of_the_first_question_of_an_advanced_setup() -> None:
    ask, view = asked("setup")
    names = [name_of_card(view, card) for card in view.market[:6]]
    assert QUESTIONS["setup"].prompt(view) == "Take a Unit or an Item for your deck."
    slots = [f"{row} {slot}" for row in ("unit", "item") for slot in (1, 2, 3)]
    assert QUESTIONS.labels(ask, view) == [f"Take {name} ({at})" for name, at in zip(names, slots, strict=True)]


def shorts(name: str) -> list[str]:
    ask, view = asked(name)
    short = QUESTIONS[name].short
    assert short is not None
    return [short(pick, view) for pick in ask.options]


def test_short_labels_are_for_buttons() -> None:
    assert shorts("territory") == ["Town (1)", "Mine", "Town (3)", "End turn"]
    assert shorts("gold") == [
        "Buy Knight",
        "Buy Witch (2)",
        "Buy Witch (3)",
        "Buy Elixir",
        "Buy Mine",
        "Destroy Fighter",
        "Destroy Curse",
        "Refresh",
        "Draw a card",
        "Decline",
    ]
    assert shorts("gain") == ["Knight", "Witch (2)", "Witch (3)", "Elixir", "None"]
    assert shorts("recover") == ["Witch", "Lord", "None"]


def test_short_labels_of_one_question_are_unique() -> None:
    for ask, view in every_ask():
        short = QUESTIONS[ask.name].short
        if short is not None:
            found = [short(pick, view) for pick in ask.options]
            assert len(set(found)) == len(found), f"{ask.name}: {found}"
            assert max(map(len, found)) <= 40


def test_every_question_has_a_prompt_and_is_told_to_the_others() -> None:
    for ask, view in every_ask():
        question = QUESTIONS[ask.name]
        assert question.prompt(view).endswith(("?", "."))
        assert question.told.startswith("{seat} ")
        assert question.told.endswith(".")
        assert question.why(view) == "" or question.why(view).endswith(".")


def test_labels_of_one_question_are_unique() -> None:
    for ask, view in every_ask():
        labels = QUESTIONS.labels(ask, view)
        assert len(set(labels)) == len(labels), f"{ask.name}: {labels}"
        assert all(label.strip() == label != "" for label in labels)


def test_a_line_about_a_card_has_its_text() -> None:
    ask, view = asked("gold")
    about = [QUESTIONS["gold"].about(pick, view) for pick in ask.options]
    assert about[0] == "Power 4, Spear, Cavalry. In Column 1: +3 Power."
    assert about[-3:] == ["The two oldest cards of each row go, new ones come.", "", ""]
    for name, words in (("recover", "Power 3, Staff. A Unit in the column to the"), ("territory", "Phase: up to")):
        ask, view = asked(name)
        assert QUESTIONS[name].about(ask.options[0], view).startswith(words)


def test_a_gold_action_in_a_battle_says_how_many_were_used() -> None:
    game = battle(spot("Miser's Bracelet", units="Knight, Witch"))
    why = QUESTIONS["gold"].why
    assert "You have used" not in why(GAME.view(game.state, 0))
    game.say("0 buy unit 1")
    assert why(GAME.view(game.state, 0)).endswith("You have used 1 in this battle.")


def test_a_placement_says_how_many_columns_are_left() -> None:
    _, view = asked("place")
    assert QUESTIONS["place"].why(view).startswith("4 of 5 columns are still to fill")


# -- clauses ---


def test_every_question_and_every_option_names_a_clause_of_the_rules() -> None:
    for ask, view in every_ask():
        assert QUESTIONS[ask.name].clause_now(view) in GAME.rules, ask.name
        for pick in ask.options:
            assert QUESTIONS.clause_of(ask, pick, view) in GAME.rules, f"{ask.name} {pick}"


@pytest.mark.parametrize(
    ("name", "clauses"),
    [
        ("territory", ["UO-7.3", "UO-7.3", "UO-7.3", "UO-7.4"]),
        ("gold", ["UO-10.6"] * 5 + ["UO-10.13"] * 2 + ["UO-10.16", "UO-16.8", "UO-10.3"]),
        ("swap", ["UO-16.21"] * 4),
        ("burn", ["UO-11.8"] * 3),
    ],
)
def test_options_name_the_clauses_that_allow_them(name: str, clauses: list[str]) -> None:
    ask, view = asked(name)
    assert [QUESTIONS.clause_of(ask, pick, view) for pick in ask.options] == clauses


# -- what people type ---


@pytest.mark.parametrize("name", SIZES)
def test_an_answer_may_be_typed_by_its_label_or_by_its_words(name: str) -> None:
    ask, view = asked(name)
    for pick, label in zip(ask.options, QUESTIONS.labels(ask, view), strict=True):
        assert QUESTIONS.parse(ask, label, view) == pick
        assert QUESTIONS.parse(ask, f"  {label.upper()} ", view) == pick
        assert QUESTIONS.parse(ask, spoken(pick), view) == pick


def test_a_beginning_that_fits_one_answer_only_is_enough() -> None:
    ask, view = asked("gold")
    assert QUESTIONS.parse(ask, "buy k", view) == ("buy", "unit", 1)
    with pytest.raises(ValueError, match="'buy witch' could be"):
        QUESTIONS.parse(ask, "buy witch", view)
    with pytest.raises(ValueError, match="'sell' is no answer here"):
        QUESTIONS.parse(ask, "sell", view)
