"""Every question: its answers and their code numbers, its words, its clauses, and the things it touches."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from kit import clause
from monoceros.engine.chance import Seeded
from monoceros.engine.core import Ask, asks, begin, say
from monoceros.games.unicornus import GAME
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.asks_things import POWERS_FROM
from monoceros.games.unicornus.picks import SPACE_NUMBER
from monoceros.games.unicornus.rules.game import play
from monoceros.games.unicornus.state import MARCH, RAID, State
from monoceros.games.unicornus.tables import EMPTY, PRINCESS

from .map_r import HAVOK, ZYNE, fighting, put, reference

QUESTIONS = GAME.questions
SPACES, NUMBERS, CARDS, POWERS, HEROES, KNIGHTS, FOES = 27 * 7, 241, 20, 47, 12, 13, 15

# How many answers each question can ever have, in code order. Learners' tables rest on it: a change is a new version.
SIZES = {
    "character": HEROES,
    "princess": 4,
    "start_space": SPACES,
    "who_acts": HEROES,
    "start_power": 2,
    "turn": 5 + SPACES + CARDS + POWERS + FOES,
    "replacement": HEROES,
    "replacement_space": SPACES,
    "send_to": KNIGHTS,
    "send_tokens": NUMBERS,
    "send_resources": NUMBERS,
    "send_potions": NUMBERS,
    "target_unit": SPACES,
    "target_foe": FOES,
    "target_knight": KNIGHTS,
    "target_space": SPACES,
    "how_many": NUMBERS,
    "mock_path": SPACES,
    "discard": CARDS,
    "spies": CARDS,
    "fate_order": FOES,
    "fate_bound": KNIGHTS,
    "foe_path": SPACES,
    "before_roll": 1 + CARDS + POWERS,
    "after_roll": 1 + CARDS + POWERS,
    "reroll": 2,
    "assign": 4,
    "shield": 1 + CARDS,
    "battle_damage": NUMBERS,
    "princess_damage": NUMBERS,
    "suffer": NUMBERS,
    "withdraw": SPACES,
    "battle_order": SPACES,
    "first_power": FOES,
    "raise": SPACES,
    "revive": SPACES,
    "princess_route": SPACES,
    "tactician": 1 + SPACES,
    "princess_hire": 1 + FOES,
    "normal_target": KNIGHTS,
    "aggressive_target": KNIGHTS,
    "aggressive_step": SPACES,
    "contention": FOES,
    "retreat": 1 + SPACES,
    "end_order": 24,
}


def at(name: str) -> int:
    return SPACE_NUMBER[name]


# -- spots on map R ---


def asking(asked: int, s: State | None = None) -> State:
    s = reference() if s is None else s
    s.asked = asked
    return s


def against_lyla() -> State:
    """Zyne attacks Lyla and her three tokens, as in UK-E8; five hits and three losses are rolled."""
    s = put(reference(), "K-ZYN", "10.C")
    s.army[at("10.C")] = 3
    s.dice = (5, 8, 11, 12, 12, 15, 18, 18)
    facts = {"phase": 3, "knight": ZYNE, "space": at("10.C"), "attacking": 1, "foe": t.LYLA, "army": 3, "might": 3}
    return fighting(s, **facts, hits=5, losses=3)


def assigning() -> State:
    """Two losses and a hit lie on the tokens, a hit on Lyla."""
    return fighting(against_lyla(), hits=3, losses=1, army_hits=1, army_losses=2, foe_hits=1)


def before_the_roll() -> State:
    return fighting(against_lyla(), phase=1, hits=0, losses=0)


def hurt_in_battle() -> State:
    s = fighting(against_lyla(), phase=4, damage=5)
    s.tokens[ZYNE], s.damage[ZYNE] = 3, 1
    return s


def princess_fights() -> State:
    s = put(reference(), "P", "12.C")
    return fighting(s, phase=6, knight=PRINCESS, space=at("12.C"), foe=t.DORGAS, army=2, damage=3)


def suffering() -> State:
    s = reference()
    s.wounded, s.damage[ZYNE] = (ZYNE, 2), 3
    return s


def sending() -> State:
    s = reference()
    s.sending = (PRINCESS, 1, 0)
    s.tokens[PRINCESS] = 7
    return s


def raided() -> State:
    """The King of the Abyss has come to Havok, as in UK-E21."""
    s = put(put(reference(), "K-HAV", "15.NE"), "E-KIN", "15.NE")
    s.step, s.active, s.army[at("12.SW")] = RAID, EMPTY, 0
    return asking(HAVOK, s)


def marching() -> State:
    s = reference()
    s.step, s.active, s.actions = MARCH, EMPTY, 2
    return s


def hungry() -> State:
    s = reference()
    s.allies[ZYNE] = 1 << t.ABYSS
    return s


def attacked() -> State:
    """The enemy on Zyne's space withdraws."""
    s = fighting(put(reference(), "E-DOR", "18.C"), phase=5, knight=ZYNE, space=at("18.C"), foe=t.DORGAS)
    return asking(at("18.C"), s)


def two_battles() -> State:
    return put(put(reference(), "E-DOR", "18.C"), "K-HAV", "12.E")


Words = tuple[Callable[[], State], dict[Any, str], str]

WORDS: dict[str, Words] = {
    "character": (reference, {"K-GAT": "Gato, the Half Dragon (command 0, health 7)"}, "Which character do you lead?"),
    "princess": (reference, {"P-WAR": "Warrior (command 8, life 6)"}, "Which princess marches?"),
    "start_space": (lambda: asking(ZYNE), {"13.E": "Dwarven Mine City E (mountain)"}, "Where does Zyne start?"),
    "who_acts": (reference, {"K-ZYN": "Zyne (4 tokens, 4 life)"}, "Which of your characters acts now?"),
    "start_power": (hungry, {("power", "hunger"): "Hunger (1 token)", "pass": "Not now"},
        "Use a power at the start of your turn?"),
    "turn": (hungry, {
        "recruit": "Recruit soldiers here",
        "collect": "Collect resources here",
        "send": "Send tokens and resources",
        "destiny": "Destiny: draw a support card",
        "end": "End the turn",
        ("move", "18.NW"): "Move to Eastern Border Fort NW (forest, cost 5)",
        ("play", "S-FIR"): "Play Fire Tactics",
        ("power", "swift_columns"): "Swift Columns (3 resources)",
        ("power", "army_of_the_dead"): "Army of the Dead (1 action, 1 damage)",
        ("hire", "E-LYL"): "Hire Lyla as an ally"}, "Zyne has 5 actions left."),
    "replacement": (reference, {"K-MCB": "Mountain Cat Band, Fara, Anthony and Norrick (command 7, health 4)"},
        "Which character do you lead from now on?"),
    "replacement_space": (lambda: asking(2), {"17.C": "Cathedral of Dawn (city)"}, "Where does Gato enter?"),
    "send_to": (reference, {"P": "The princess (4 tokens, 6 life)"}, "To whom does Zyne send?"),
    "send_tokens": (sending, {0: "No tokens", 1: "1 token"}, "How many tokens go to the princess?"),
    "send_resources": (sending, {0: "No resources", 10: "10 resources"}, "How many resources go to the princess?"),
    "send_potions": (sending, {0: "No Healing Potions", 1: "1 Healing Potion"},
        "How many Healing Potions go to the princess?"),
    "target_unit": (lambda: asking(t.FIRE_TACTICS), {"10.C": "Lyla at Crimson Garrison",
        "12.E": "2 leaderless tokens at Forward Encampment E"}, "Fire Tactics: which enemy unit?"),
    "target_foe": (lambda: asking(t.SNIPE), {"E-EXH": "Exhar (4 tokens, power 4, life 4)", "E-KOS": "Kostov"},
        "Snipe: which enemy character?"),
    "target_knight": (lambda: asking(POWERS_FROM + t.MERCY), {"P": "The princess (4 tokens, 6 life)"},
        "Mercy: whom does it help?"),
    "target_space": (lambda: asking(t.STRATEGIC_RETREAT), {"19.E": "The Ancestral Castle E (plains)"},
        "Strategic Retreat: to which space?"),
    "how_many": (lambda: asking(POWERS_FROM + t.COURT_MAGIC), {1: "1 token", 2: "2 tokens"},
        "Court Magic: how many tokens?"),
    "mock_path": (lambda: asking(at("12.E")), {"18.W": "Eastern Border Fort W (road)"},
        "Which way do 2 leaderless tokens come?"),
    "discard": (reference, {"S-AMB": "Ambush"}, "Which card do you discard?"),
    "spies": (lambda: asking(0), {"S-FIR": "Fire Tactics"}, "Spies: which card do you lose?"),
    "fate_order": (reference, {"E-DOR": "Dorgas (2 tokens, power 5, life 3)"}, "Who draws a fate card first?"),
    "fate_bound": (lambda: asking(t.LYLA), {"K-HAV": "Havok (4 tokens, 5 life)"}, "To whom is Lyla bound?"),
    "foe_path": (lambda: asking(ZYNE), {"18.NW": "Eastern Border Fort NW (forest)"},
        "Friend or Foe: which way does Zyne go?"),
    "before_roll": (before_the_roll, {"roll": "Roll the dice", ("play", "S-AMB"): "Play Ambush",
        ("power", "black_flame"): "Black Flame (4 resources)"},
        "Zyne attacks Lyla with 3 tokens and rolls 3 dice. Play something before the roll?"),
    "after_roll": (against_lyla, {"continue": "Go on", ("power", "battle_genius"): "Battle Genius"},
        "You rolled 5 hits and 3 losses. Change something?"),
    "reroll": (against_lyla, {"losses": "All losses", "losses_and_misses": "All losses and misses"},
        "You rolled 5 hits and 3 losses. Which dice do you roll again?"),
    "assign": (assigning, {"hit": "Hit on Lyla (3 left)", "loss": "Loss on Lyla (1 left)",
        "stop": "Assign no more dice"}, "Which die goes to Lyla? 1 of power 3 are covered."),
    "shield": (hurt_in_battle, {("play", "S-SHW"): "Play Shield Wall", "continue": "Go on"},
        "You take 5 damage. Play a card against it?"),
    "battle_damage": (hurt_in_battle, {3: "3 tokens and 2 life of Zyne"}, "Zyne takes 5 damage. How is it split?"),
    "princess_damage": (princess_fights, {0: "No tokens and 3 life of the princess",
        3: "3 tokens and no life of the princess"}, "The princess takes 3 damage. How is it split?"),
    "suffer": (suffering, {0: "No tokens and 1 life of Zyne", 2: "2 tokens and no life of Zyne"},
        "Zyne suffers 2 damage. How is it split?"),
    "withdraw": (attacked, {"12.SE": "Forward Encampment SE (road)"}, "Where does Dorgas withdraw to?"),
    "battle_order": (two_battles, {"18.C": "Zyne against Dorgas at Eastern Border Fort",
        "12.E": "Havok against 2 leaderless tokens at Forward Encampment E"}, "Which battle is fought first?"),
    "first_power": (reference, {"E-GRE": "Night Rites of Gregorio", "E-RAV": "Raise the Fallen of Ravinith"},
        "Which power comes first?"),
    "raise": (reference, {"9.SE": "Temple of Night SE (village)"}, "Where do the fallen rise?"),
    "revive": (lambda: asking(t.LYLA), {"1.E": "The Capital E (road)"}, "Where does Lyla return?"),
    "princess_route": (marching, {"19.NE": "The Ancestral Castle NE (road, cost 3)"},
        "Two ways are equally good: where does the princess go?"),
    "tactician": (marching, {"collect": "Collect", ("move", "19.E"): "Move to The Ancestral Castle E (plains, cost 4)"},
        "What does the princess do? Action 1 of 3."),
    "princess_hire": (marching, {"pass": "Hire nobody", ("hire", "E-DEM"): "Hire Demian for the princess"},
        "Does the princess hire a mercenary?"),
    "normal_target": (lambda: asking(at("12.E")), {"K-ZYN": "Zyne (4 tokens, 4 life)"},
        "Whom do 2 leaderless tokens attack?"),
    "aggressive_target": (lambda: asking(at("12.C")), {"P": "The princess (4 tokens, 6 life)"},
        "Whom does Dorgas with 2 tokens go for?"),
    "aggressive_step": (lambda: asking(at("10.C")), {"10.SE": "Crimson Garrison SE (road)"},
        "Which way does Lyla go?"),
    "contention": (lambda: asking(at("18.C")), {"E-LYL": "Lyla (no tokens, power 3, life 4)"},
        "Who enters Eastern Border Fort?"),
    "retreat": (raided, {"stay": "Stay and fight", "12.SW": "Retreat to Forward Encampment SW (road, cost 5)"},
        "The King of the Abyss attacks Havok at Knight Commander's Estate NE. Retreat?"),
    "end_order": (reference, {"V-HOP": "Hopelessness", "V-DWI": "Dwindling Supplies"},
        "Which event takes effect first?"),
}  # fmt: skip


def view_of(name: str) -> dict[str, Any]:
    return GAME.view(WORDS[name][0](), 0)


@pytest.mark.parametrize("name", WORDS)
def test_the_words_of_a_question(name: str) -> None:
    view, (_, labels, prompt) = view_of(name), WORDS[name]
    assert QUESTIONS[name].prompt(view) == prompt
    assert {pick: QUESTIONS[name].label(pick, view) for pick in labels} == labels
    assert set(labels) <= set(QUESTIONS[name].domain)


@pytest.mark.parametrize("name", WORDS)
def test_every_word_of_a_question_can_be_said_and_every_touched_thing_is_there(name: str) -> None:
    view, question = view_of(name), QUESTIONS[name]
    ids = GAME.scene(view).ids()
    assert question.why(view) == "" or question.why(view).endswith(".")
    assert question.told.startswith("{seat} ")
    assert question.told.endswith(".")
    assert question.clause_now(view) in GAME.rules
    for pick in WORDS[name][1]:
        assert (question.short or question.label)(pick, view)
        assert question.about(pick, view) == "" or question.about(pick, view).endswith(".")
        if (name, pick) not in IMAGINED:
            assert set(question.touches(pick, view)) <= set(ids), f"{pick}: {question.touches(pick, view)}"


# answers that the spot itself would not offer, so that what they touch is not on the table
IMAGINED = {
    ("character", "K-GAT"), ("princess", "P-WAR"), ("replacement", "K-MCB"),
    ("target_foe", "E-KOS"), ("first_power", "E-RAV"), ("shield", ("play", "S-SHW")),
    ("end_order", "V-HOP"), ("end_order", "V-DWI"),
}  # fmt: skip


# -- answers and codes ---


def test_every_domain_has_the_written_number_of_answers_all_different() -> None:
    assert {q.name: len(q.domain) for q in QUESTIONS.questions} == SIZES
    assert all(len(set(q.domain)) == len(q.domain) for q in QUESTIONS.questions)
    assert set(WORDS) == set(SIZES)


@clause("UK-19.2")
def test_19_2_every_answer_has_a_stable_key() -> None:
    decoded = [QUESTIONS.decode(code) for code in range(QUESTIONS.size)]
    assert QUESTIONS.size == sum(SIZES.values())
    assert [QUESTIONS.code(name, pick) for name, pick in decoded] == list(range(QUESTIONS.size))
    assert [QUESTIONS.code("turn", pick) - QUESTIONS.first_code["turn"] for pick in ("recruit", "end")] == [0, 4]
    assert QUESTIONS.code("turn", ("move", "1.C")) - QUESTIONS.first_code["turn"] == 5


def test_the_harmless_answer_is_an_answer() -> None:
    harmless = {q.name: q.harmless for q in QUESTIONS.questions if q.harmless is not None}
    assert harmless == {
        "start_power": "pass",
        "turn": "end",
        "before_roll": "roll",
        "after_roll": "continue",
        "assign": "stop",
        "shield": "continue",
        "tactician": "collect",
        "princess_hire": "pass",
        "retreat": "stay",
    }
    assert all(pick in QUESTIONS[name].domain for name, pick in harmless.items())


def test_an_answer_of_the_turn_names_its_own_clause() -> None:
    view = view_of("turn")
    clauses = {pick: QUESTIONS["turn"].option_clause(pick, view) for pick in WORDS["turn"][1]}
    assert list(clauses.values()) == [
        "UK-5.8",
        "UK-5.10",
        "UK-5.17",
        "UK-5.25",
        "UK-5.5",
        "UK-5.11",
        "UK-12.1",
        "UK-12.4",
        "UK-12.4",
        "UK-8.16",
    ]


def test_a_line_about_an_answer() -> None:
    about = {name: [QUESTIONS[name].about(pick, view_of(name)) for pick in WORDS[name][1]] for name in WORDS}
    assert about["turn"][0] == "Eastern Border Fort: fort, resources 3, recruits 4."
    assert about["battle_damage"] == ["Zyne has no tokens and 1 life left."]
    assert about["suffer"] == ["Zyne dies, and 4 tokens turn to the enemy.", "Zyne has 2 tokens and 1 life left."]
    assert about["assign"][-1] == "You would take 4 damage."
    assert about["target_foe"][1] == "Your Collect brings 2 extra resources."


def test_heroic_charge_counts_dice() -> None:
    view = GAME.view(asking(t.HEROIC_CHARGE, against_lyla()), 0)
    assert QUESTIONS["how_many"].prompt(view) == "Heroic Charge: how many misses become hits?"
    assert [QUESTIONS["how_many"].label(pick, view) for pick in (1, 2)] == ["1 die", "2 dice"]


# -- whole games ---


@cache
def every_ask() -> list[tuple[Ask, dict[str, Any]]]:
    """The questions of some random games, with the view of the seat that is asked."""
    found = []
    for seed, (seats, layout) in enumerate([(2, "standard"), (3, "escape"), (3, "iron_gate"), (4, "encircled")]):
        s: Any = GAME.setup(seats, GAME.option_values({"layout": layout}), GAME.content.load())
        s.chance, rng = Seeded(seed), Seeded(seed + 50)
        begin(s, play)
        while asks(s):
            ask = asks(s)[0]
            found.append((ask, GAME.view(s, ask.seat)))
            say(s, ask.seat, ask.options[rng.pick(len(ask.options))])
    return found


def test_answers_are_in_their_domains_and_are_told_apart() -> None:
    for ask, view in every_ask():
        question = QUESTIONS[ask.name]
        assert set(ask.options) <= set(question.domain)
        labels = QUESTIONS.labels(ask, view)
        shorts = [(question.short or question.label)(pick, view) for pick in ask.options]
        assert len(set(labels)) == len(set(shorts)) == len(ask.options) > 1
        assert max(map(len, shorts)) <= 44
        for pick, label in zip(ask.options, labels, strict=True):
            assert QUESTIONS.parse(ask, label, view) == pick
            assert QUESTIONS.clause_of(ask, pick, view) in GAME.rules


def test_a_name_that_was_typed_is_understood() -> None:
    ask, view = next((ask, view) for ask, view in every_ask() if ask.name == "turn")
    assert QUESTIONS.parse(ask, "end", view) == "end"
    moves = [pick for pick in ask.options if pick[0] == "move"]
    assert QUESTIONS.parse(ask, f"move {moves[0][1].lower()}", view) == moves[0]
