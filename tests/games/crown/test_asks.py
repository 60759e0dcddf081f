"""Every question: its answers and their code numbers, its words, its clauses, and what people may type."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from kit import Played, new_state, spoken
from monoceros.engine.chance import Seeded
from monoceros.engine.core import Ask, asks
from monoceros.games.crown.geometry import LAND, NORTH_WEST
from monoceros.games.crown.rules.actions import play_action_card
from monoceros.games.crown.rules.battle import upkeep
from monoceros.games.crown.rules.black import roll_window, start_window
from monoceros.games.crown.rules.construction import construction
from monoceros.games.crown.rules.dragon import black_die, land
from monoceros.games.crown.rules.game import set_up
from monoceros.games.crown.rules.market import market_trade
from monoceros.games.crown.rules.move import move, move_army
from monoceros.games.crown.rules.redeploy import redeploy
from monoceros.games.crown.rules.turn import main_action, pickpocket, take_action_card
from monoceros.games.crown.tables import WALL

from .spots import GAME, answer_anything, new_game, playing, spot

QUESTIONS = GAME.questions
LONGEST_SHORT = 40

# How many answers each question can ever have, in code order. Learners' tables rest on it: a change is a new version.
SIZES = {
    "hero": 4,
    "place_hero": 100,
    "branch": 3,
    "first_general": 27,
    "place_general": 100,
    "start_window": 12,
    "roll_window": 12,
    "pickpocket": 5,
    "rock": 4,
    "move": 1 + 169 + 169,
    "main": 4,
    "market": 9,
    "assign": 169,
    "discard_general": 169,
    "discard": 64,
    "discard_black": 11,
    "redeploy": 169,
    "construction": 1 + 32 + 60,
    "castle_card": 3,
    "army": 170,
    "battle_window": 1 + 25 + 11,
    "win_window": 12,
    "supply": 2,
    "upkeep": 2,
    "home": 169,  # a territory may be full
    "crown": 60,
    "play": 26,
    "answer": 12,
    "take": 25,
    "assassinate": 169,
    "arson": 33,
    "rob": 4,
    "die": 6,
    "turn_dragon": 4,
    "poison": 64,
    "turncoat": 64,
    "caravan": 3,
    "recall": 169,
    "recall_to": 100,
    "march": 169,
    "passage": 16,
    "shift_rock": 5,
    "masons": 32,
    "architect": 60,
    "sappers": 32,
    "conscript": 3,
    "captain": 3,
    "deserters": 169,
    "drill": 169,
    "drill_card": 64,
    "drill_to": 169,
    "drill_swap": 65,
    "horn": 12,
    "spy": 169,
}

# Two kingdoms with everything: a hero, two generals and two castles, walls, and cards.
NORTH = "henry E5: Axe Band, Axe Band | torvald F5: Axe Levy, Spear Levy | piers D4 | keep C3: Sword Levy | barracks B2"
NORTH += " | wall E1 E2"
SOUTH = "bruno I9: Lance Riders | reynard G5: Lance Levy, Lance Levy | katya K11 | keep K12 | wall I10 I11 I12"


def kingdoms(**given: Any) -> Any:
    return spot(NORTH, SOUTH, **({"gold": (9, 8), "food": (4, 3)} | given))


def with_card(card: str, *answers: str, **given: Any) -> Played:
    """An Action card is played, and some questions are answered."""
    return playing(kingdoms(hand_a=card, **given), play_action_card, 0).say(f"0 play {card}", *answers)


def trade(*answers: str, **given: Any) -> Played:
    return playing(kingdoms(**given), market_trade, 0).say(*answers)


def battle(*answers: str, **given: Any) -> Played:
    """Torvald attacks Reynard."""
    return playing(kingdoms(**given), move, 1, 3, False).say("0 attack G5", *answers)


def setting_up(*answers: str, **options: Any) -> Played:
    state: Any = new_state("crown", seats=2, first_player="seat A", **options)
    return playing(state, set_up).say(*answers)


SPOTS: dict[str, Any] = {
    "hero": lambda: setting_up(),
    "place_hero": lambda: setting_up("0 henry", "1 lira"),
    "branch": lambda: setting_up("0 henry", "1 lira", "0 B2", first_general="drawn blind from a branch"),
    "first_general": lambda: setting_up("0 henry", "1 lira", "0 B2"),
    "place_general": lambda: trade("0 general infantry", deck_infantry_general="osric"),
    "start_window": lambda: playing(kingdoms(black_a="Arson"), start_window, 0),
    "roll_window": lambda: playing(kingdoms(black_a="Loaded Die", dice=(4, "up")), roll_window, 0),
    "pickpocket": lambda: playing(spot("lira", "ove", "bruno", gold=(1, 2, 3), dice=(5, "up")), pickpocket, 0),
    "rock": lambda: playing(kingdoms(dice=(3, "rock"), dragon="ashwing K7"), black_die, 0),
    "move": lambda: playing(kingdoms(), move, 1, 3, False),
    "main": lambda: playing(kingdoms(), main_action, 0),
    "market": lambda: trade(),
    "assign": lambda: trade("0 military infantry", deck_infantry="Axe Raiders"),
    "discard_general": lambda: trade(
        "0 general infantry", "0 A1", "0 general archery", "0 A2", "0 done", deck_infantry_general="osric",
        deck_archery_general="odile",
    ),
    "discard": lambda: trade("0 military cavalry", "0 E5", "0 done", deck_cavalry="Hussars"),
    "discard_black": lambda: trade("0 black", "0 done", black_a="Arson", deck_black="Bribe"),
    "redeploy": lambda: playing(kingdoms(), redeploy, 0),
    "construction": lambda: playing(kingdoms(), construction, 0),
    "castle_card": lambda: playing(spot("henry E5", gold=(9, 9)), construction, 0).say("0 castle C3"),
    "army": lambda: playing(kingdoms(), move_army, 0),
    "battle_window": lambda: battle(front_a="War Banner, Shield Wall", black_a="Ambush"),
    "win_window": lambda: playing(
        spot("henry E5 | torvald F5: Berserkers", "ove | reynard G5: Lance Levy, Lance Riders", black_a="Turncoat"),
        move, 1, 3, False,
    ).say("0 attack G5"),
    "supply": lambda: playing(kingdoms(front_a="Supply Train"), upkeep, 0),
    "upkeep": lambda: playing(kingdoms(), upkeep, 0),
    "home": lambda: playing(beaten_hero(), land),
    "crown": lambda: playing(
        spot("henry G6: Axe Band | keep C3 | barracks B2", "ove"), move, 0, 2, False
    ).say("0 step G7"),
    "play": lambda: playing(kingdoms(hand_a="Tax Day, Spy, Spy"), play_action_card, 0),
    "answer": lambda: with_card("Tax Day", black_b="Countermand"),
    "take": lambda: playing(kingdoms(deck_action="Spy, Tax Day"), take_action_card, 0),
    "assassinate": lambda: playing(
        spot("henry", "ove | katya K11 | piers G5: Bowmen | osric M9: Axe Band, Axe Band", black_a="Assassin"),
        start_window, 0,
    ).say("0 play assassin"),
    "arson": lambda: playing(kingdoms(black_a="Arson"), start_window, 0).say("0 play arson", "0 I11"),
    "rob": lambda: playing(spot("henry", "ove", "lira", gold=(1, 2, 3), hand_a="Toll Gate"), play_action_card, 0).say(
        "0 play toll gate"),
    "die": lambda: playing(kingdoms(black_a="Loaded Die", dice=(4, "up")), roll_window, 0).say("0 play loaded die"),
    "turn_dragon": lambda: playing(
        kingdoms(black_a="Dragon Whisper", dice=(4, "up"), dragon="ashwing G9"), roll_window, 0
    ).say("0 play dragon whisper"),
    "poison": lambda: playing(
        spot("henry E5 | torvald F5: Axe Levy", "ove | reynard G5: Lance Levy, Lancers", black_a="Poisoned Wells"),
        move, 1, 3, False,
    ).say("0 attack G5", "0 play poisoned wells"),
    "turncoat": lambda: playing(
        spot("henry E5 | torvald F5: Berserkers", "ove | reynard G5: Lance Levy, Lance Riders", black_a="Turncoat"),
        move, 1, 3, False,
    ).say("0 attack G5", "0 play turncoat"),
    "caravan": lambda: with_card("Caravan"),
    "recall": lambda: with_card("Recall"),
    "recall_to": lambda: with_card("Recall", "0 F5"),
    "march": lambda: with_card("Forced March"),
    "passage": lambda: with_card("Hidden Passage"),
    "shift_rock": lambda: with_card("Shift the Rock", rock="G3"),
    "masons": lambda: with_card("Master Masons"),
    "architect": lambda: with_card("Royal Architect"),
    "sappers": lambda: playing(
        spot("henry H11: Axe Band | torvald H12: Axe Band", SOUTH, hand_a="Sappers"), play_action_card, 0
    ).say("0 play sappers"),
    "conscript": lambda: with_card("Conscription"),
    "captain": lambda: with_card("Free Captain"),
    "deserters": lambda: playing(
        spot("henry", "ove K10: Axe Band, Axe Band | reynard G5: Lance Levy, Lance Levy", hand_a="Deserters"),
        play_action_card, 0,
    ).say("0 play deserters"),
    "drill": lambda: with_card("Drill"),
    "drill_card": lambda: with_card("Drill", "0 F5"),
    "drill_to": lambda: with_card("Drill", "0 F5", "0 move axe levy"),
    "drill_swap": lambda: playing(
        spot("henry E5: Axe Band | torvald F5: Axe Levy", "ove", hand_a="Drill"), play_action_card, 0
    ).say("0 play drill", "0 F5"),
    "horn": lambda: with_card("Dragon Horn", dragon="ashwing G9"),
    "spy": lambda: with_card("Spy"),
}  # fmt: skip


def beaten_hero() -> Any:
    """The dragon has landed on an unarmed hero."""
    s = spot("henry F5", "ove", dragon="ashwing F9")
    s.board[s.dragon_at] = -1
    s.dragon_at = s.where[0]
    return s


@cache
def met_at(name: str) -> tuple[Ask, dict[str, Any]]:
    game: Played = SPOTS[name]()
    ask = asks(game.state)[0]
    assert ask.name == name, game.open()
    return ask, GAME.view(game.state, ask.seat)


@cache
def every_ask() -> list[tuple[Ask, dict[str, Any]]]:
    """The question of each spot, and those of some random games, with the view of the seat that is asked."""
    found = [met_at(name) for name in SPOTS]
    tables: list[tuple[int, int, dict[str, Any]]] = [
        (2, 1, {}),
        (3, 2, {"rations": True}),
        (3, 5, {"only_listed": True, "turn_limit": 8}),
        (4, 3, {"teams": True}),
    ]
    for seats, seed, options in tables:
        game, rng = new_game(seats, seed, **options), Seeded(seed + 20)
        while not game.is_over:
            found += [(ask, GAME.view(game.state, ask.seat)) for ask in asks(game.state)[:1]]
            answer_anything(game, rng)
    return found


# -- answers and codes ---


def test_every_question_is_met_and_every_answer_offered_is_in_its_domain() -> None:
    met = set()
    for ask, _ in every_ask():
        met.add(ask.name)
        assert set(ask.options) <= set(QUESTIONS[ask.name].domain), ask.name
        assert len(set(ask.options)) == len(ask.options) > (ask.name != "answer")
    assert met == set(SIZES) == set(SPOTS)


def test_every_domain_has_the_written_number_of_answers_all_different() -> None:
    assert {q.name: len(q.domain) for q in QUESTIONS.questions} == SIZES
    assert all(len(set(q.domain)) == len(q.domain) for q in QUESTIONS.questions)


def test_a_hero_may_come_home_beside_a_full_territory() -> None:
    s = beaten_hero()
    for at in LAND[NORTH_WEST]:
        s.board[at] = WALL
    ask = asks(playing(s, land).state)[0]
    assert ask.name == "home"
    assert set(ask.options) <= set(QUESTIONS["home"].domain)


def test_every_code_gives_its_answer_back() -> None:
    decoded = [QUESTIONS.decode(code) for code in range(QUESTIONS.size)]
    assert QUESTIONS.size == sum(SIZES.values())
    assert [QUESTIONS.code(name, pick) for name, pick in decoded] == list(range(QUESTIONS.size))


@pytest.mark.parametrize(
    ("code", "name", "pick"),
    [
        (0, "hero", "henry"),
        (4, "place_hero", "A1"),
        (104, "branch", "infantry"),
        (104 + 3, "first_general", "torvald"),
        (234, "start_window", "pass"),
        (267, "move", "stop"),
        (268, "move", ("step", "A1")),
        (437, "move", ("attack", "A1")),
        (606, "main", "market"),
    ],
)
def test_codes_are_stable(code: int, name: str, pick: Any) -> None:
    assert (QUESTIONS.code(name, pick), QUESTIONS.decode(code)) == (code, (name, pick))


def test_the_harmless_answer_is_an_answer() -> None:
    harmless = {q.name: q.harmless for q in QUESTIONS.questions if q.harmless is not None}
    assert harmless == {
        **dict.fromkeys(["start_window", "roll_window", "pickpocket", "battle_window", "win_window", "answer"], "pass"),
        **dict.fromkeys(["market", "construction", "army"], "done"),
        **dict.fromkeys(["move", "arson"], "stop"),
        "play": "none",
        "supply": "keep",
    }
    assert all(pick in QUESTIONS[name].domain for name, pick in harmless.items())


# -- words ---

WORDS: dict[str, tuple[str, list[str]]] = {
    "hero": ("Which hero do you lead?", ["Henry, the Politician", "Bruno Ironhart, the Warrior",
        "Lira Quickfinger, the Thief", "Ove Goldman, the Merchant"]),
    "branch": ("Of which branch is your first general?", ["Infantry", "Archery", "Cavalry"]),
    "start_window": ("Play your Black card before the dice are rolled?", ["Play Arson", "Pass"]),
    "roll_window": ("The dice show 4 and the dragon up. Play your Black card?", ["Play Loaded Die", "Pass"]),
    "pickpocket": ("From whom do you take 1 gold?", ["Take 1 gold from {1}", "Take 1 gold from {2}", "Take nothing"]),
    "rock": ("On which tunnel do you put the rock?",
        ["Block G3 (tunnel)", "Block G11 (tunnel)", "Block C7 (tunnel)"]),
    "main": ("Which main action do you take?", ["Market trade", "Redeploy", "Construction", "Move army and battle"]),
    "market": ("What do you trade?", [
        *[f"Buy {branch} general (3 gold)" for branch in ("an infantry", "an archery", "a cavalry")],
        "Buy an infantry card (2 gold)", "Buy an archery card (3 gold)", "Buy a cavalry card (3 gold)",
        "Buy a Black card (2 gold)", "Sell 1 food for 1 gold", "Done trading"]),
    "assign": ("Who carries Axe Raiders (40/20)?",
        ["Henry on E5", "Torvald on F5", "Piers on D4", "The Keep on C3", "The Barracks on B2"]),
    "discard_general": ("You have too many generals. Which one leaves?",
        ["Dismiss Torvald on F5", "Dismiss Piers on D4", "Dismiss Osric on A1", "Dismiss Odile on A2"]),
    "discard": ("Which card does Henry discard?", ["Discard Axe Band", "Discard Hussars"]),
    "discard_black": ("You may keep one Black card. Which one do you discard?", ["Discard Arson", "Discard Bribe"]),
    "redeploy": ("Who carries Axe Levy (10/10)?",
        ["Henry on E5", "Torvald on F5", "Piers on D4", "The Keep on C3", "The Barracks on B2"]),
    "castle_card": ("Which castle card lies with the new castle?", ["Keep", "Gatehouse", "Barracks"]),
    "army": ("Which piece moves or fights next?",
        ["Move Henry on E5", "Move Torvald on F5", "Move Piers on D4", "Done moving"]),
    "battle_window": ("Use a card in this battle?", ["Use War Banner", "Use Shield Wall", "Play Ambush", "Pass"]),
    "supply": ("Use your Supply Train, so that this battle's upkeep costs nothing?", ["Use it", "Keep it for later"]),
    "upkeep": ("Pay 1 gold for Axe Band, or discard it?", ["Pay 1 gold", "Discard Axe Band"]),
    "crown": ("On which castle do you put the crown?", ["Put it on the Keep on C3", "Put it on the Barracks on B2"]),
    "play": ("Play an Action card?", ["Play Tax Day", "Play Spy", "Play none"]),
    "answer": ("{0} plays Tax Day. Do you countermand it?", ["Play Countermand", "Pass"]),
    "take": ("Which Action card do you keep?", ["Keep Tax Day", "Keep Spy"]),
    "assassinate": ("Which general is removed?",
        ["Remove a cavalry general of {1} on K11", "Remove an archery general of {1} on G5"]),
    "arson": ("Which wall burns?",
        ["Burn the wall of {1} on I10", "Burn the wall of {1} on I12", "No other wall"]),
    "rob": ("From whom do you take gold?", ["Take from {1}", "Take from {2}"]),
    "die": ("To which number do you turn the white die?", ["1", "2", "3", "4", "5", "6"]),
    "turn_dragon": ("Where does the dragon fly?", ["Up", "Down", "Left", "Right"]),
    "poison": ("Which card counts 0 in this battle?", ["Poison Lance Levy", "Poison Lancers"]),
    "turncoat": ("Which card changes sides?", ["Take Lance Levy", "Take Lance Riders"]),
    "caravan": ("How much food do you sell?",
        ["Sell 1 food for 1 gold", "Sell 2 food for 2 gold", "Sell 3 food for 3 gold"]),
    "recall": ("Which piece do you call home?", ["Recall Henry on E5", "Recall Torvald on F5", "Recall Piers on D4"]),
    "march": ("Which piece marches?",
        ["March with Henry on E5", "March with Torvald on F5", "March with Piers on D4"]),
    "shift_rock": ("Where does the rock go?",
        ["Block K7 (tunnel)", "Block G11 (tunnel)", "Block C7 (tunnel)", "Take it off the board"]),
    "sappers": ("Which wall do your sappers bring down?",
        ["Destroy the wall of {1} on I11", "Destroy the wall of {1} on I12"]),
    "captain": ("Of which branch is the free general?", ["Infantry", "Archery", "Cavalry"]),
    "deserters": ("Whose card deserts?",
        ["Take one from Ove Goldman of {1} on K10", "Take one from a cavalry general of {1} on G5"]),
    "drill_card": ("Which card leaves Torvald?", ["Move Axe Levy", "Move Spear Levy"]),
    "drill_swap": ("Which card of Henry comes back for Axe Levy?", ["Exchange it for Axe Band", "Nothing comes back"]),
    "spy": ("Whose cards do you look at?", ["Look at Bruno Ironhart of {1} on I9",
        "Look at a cavalry general of {1} on G5", "Look at a cavalry general of {1} on K11"]),
}  # fmt: skip


@pytest.mark.parametrize("name", WORDS)
def test_the_words_of_a_question(name: str) -> None:
    ask, view = met_at(name)
    prompt, labels = WORDS[name]
    assert QUESTIONS[name].prompt(view) == prompt
    assert QUESTIONS.labels(ask, view) == labels


def labels(game: Played) -> list[str]:
    return game.labels(asks(game.state)[0].seat)


def test_steps_and_attacks_name_what_is_there() -> None:
    game = playing(
        spot("henry | piers F5: Axe Band", "ove F7: Axe Band | reynard G5: Lancers | katya H6"), move, 1, 2, False
    )
    assert "Step to E5 (gate)" in labels(game)
    assert "Attack a cavalry general of {1} on G5" in labels(game)
    assert labels(game)[-1] == "Stop here" or "Stop here" in labels(game)


def test_an_archer_shoots_from_afar_and_a_castle_is_passed() -> None:
    s = spot("henry B3: Bowmen | keep C3", "ove E3: Axe Band | wall I10", rock="K7")
    shown = labels(playing(s, move, 0, 4, False))
    assert "Step to your castle on C3" in shown
    assert "Shoot at Ove Goldman of {1} on E3" in shown


def test_a_tunnel_leads_to_other_tunnels() -> None:
    s = spot("henry G4: Axe Band", "ove", rock="K7")
    game = playing(s, move, 0, 4, False).say("0 step G3")
    assert [label for label in labels(game) if "tunnel" in label] == [
        "Through the tunnel to G11",
        "Through the tunnel to C7",
    ]


def test_the_dragon_can_be_attacked_and_its_numbers_are_told() -> None:
    game = playing(spot("henry G6: Axe Band", "ove", dragon="ashwing G7"), move, 0, 1, False)
    ask, view = asks(game.state)[0], GAME.view(game.state, 0)
    assert "Attack the dragon on G7" in labels(game)
    assert QUESTIONS["move"].about(("attack", "G7"), view) == "Ashwing: attack 100, defence 80."
    assert QUESTIONS.clause_of(ask, ("attack", "G7"), view) == "CD-13.11"


def test_a_line_about_an_attack_says_what_is_known_of_the_target() -> None:
    s = spot("henry E9: Axe Band", "ove E8: Axe Band, Axe Levy | reynard D9 | wall E10", seats=2)
    view = GAME.view(playing(s, move, 0, 1, False).state, 0)
    about = [QUESTIONS["move"].about(("attack", at), view) for at in ("E8", "D9", "E10")]
    assert about == [
        "It carries 2 infantry cards.",
        "Unarmed: beaten at once, no VP, no upkeep.",
        "It falls without a battle: no VP, no upkeep.",
    ]


def test_a_step_says_how_many_spaces_are_left_and_whether_the_piece_has_fought() -> None:
    game = playing(
        spot("henry E5: Axe Band | torvald F5: Berserkers", "ove | reynard G5: Lance Levy"), move, 1, 3, False
    )
    why = QUESTIONS["move"].why
    assert why(GAME.view(game.state, 0)) == "3 spaces left."
    game.say("0 step F4")
    assert why(GAME.view(game.state, 0)) == "2 spaces left."


def test_prices_follow_the_hero() -> None:
    first = labels(playing(spot("ove", "henry", gold=(9, 9), food=(4, 0)), market_trade, 0))
    assert "Buy an infantry card (1 gold)" in first
    assert "Sell 2 food for 1 gold" in first


def test_the_scores_of_a_battle_are_told_to_both_sides() -> None:
    _, view = met_at("battle_window")
    assert QUESTIONS["battle_window"].why(view) == ("You: attack 10, defence 30. The other side: attack 50, defence 0.")


def shorts(name: str) -> list[str]:
    ask, view = met_at(name)
    short = QUESTIONS[name].short
    assert short is not None
    return [short(pick, view) for pick in ask.options]


def test_short_labels_are_for_buttons() -> None:
    assert shorts("market") == ["Infantry general", "Archery general", "Cavalry general", "Infantry card",
        "Archery card", "Cavalry card", "Black card", "Sell food", "Done"]  # fmt: skip
    assert shorts("assign") == ["Henry", "Torvald", "Piers", "Keep", "Barracks"]
    assert shorts("spy") == ["Bruno Ironhart I9", "Cavalry general G5", "Cavalry general K11"]
    assert shorts("arson") == ["Wall I10", "Wall I12", "Stop"]
    assert shorts("main") == ["Market trade", "Redeploy", "Construction", "Move army"]
    assert shorts("shift_rock") == ["K7", "G11", "C7", "Off the board"]


def test_labels_short_and_long_are_unique_in_their_question() -> None:
    for ask, view in every_ask():
        question = QUESTIONS[ask.name]
        for words in (question.label, question.short or question.label):
            found = [words(pick, view) for pick in ask.options]
            assert len(set(found)) == len(found), f"{ask.name}: {found}"
            assert all(label.strip() == label != "" for label in found)
        if question.short is not None:
            assert max([len(question.short(pick, view)) for pick in ask.options]) <= LONGEST_SHORT


def test_every_question_has_a_prompt_and_is_told_to_the_others() -> None:
    for ask, view in every_ask():
        question = QUESTIONS[ask.name]
        assert question.prompt(view).endswith(("?", "."))
        assert question.told.startswith("{seat} ")
        assert question.told.endswith(".")
        assert question.why(view) == "" or question.why(view).endswith(".")
        for pick in ask.options:
            about = question.about(pick, view)
            assert about == "" or about.endswith(".")


def test_what_an_answer_touches_is_named_by_the_agreed_ids() -> None:
    kinds = {"space", "piece", "stand", "hand", "front", "black", "seat", "deck", "die", "hero", "castle_card", "pool"}
    kinds |= {"rock", "crown", "dragon", "looked", "general_card"}
    met = set()
    for ask, view in every_ask():
        for pick in ask.options:
            for thing in QUESTIONS[ask.name].touches(pick, view):
                met.add(thing.partition("/")[0])
    assert met == kinds


@pytest.mark.parametrize(
    ("name", "pick", "things"),
    [
        ("move", ("step", "E4"), ("space/E4",)),
        ("assign", "C3", ("space/C3", "piece/0/9", "stand/0/9", "pool/axe_raiders")),
        ("market", ("military", "archery"), ("deck/military/archery",)),
        ("market", ("general", "cavalry"), ("deck/general/cavalry",)),
        ("discard", "hussars", ("stand/0/0/hussars",)),
        ("upkeep", "pay", ("stand/0/0/axe_band", "stand/0/0/axe_band/2")),
        ("play", "spy", ("hand/0/spy",)),
        ("battle_window", "war_banner", ("front/0/war_banner",)),
        ("battle_window", "ambush", ("black/0/ambush",)),
        ("supply", "use", ("front/0/supply_train",)),
        ("arson", "I10", ("space/I10",)),
        ("horn", ("fly", "up", 2), ("space/G7", "crown")),
        ("turn_dragon", "left", ("space/C9",)),
        ("poison", "lancers", ("stand/1/1/lancers",)),
        ("drill_swap", "axe_band", ("stand/0/0/axe_band",)),
        ("rob", 2, ("seat/2",)),
        ("hero", "lira", ("hero/lira",)),
        ("castle_card", "keep", ("castle_card/keep",)),
        ("shift_rock", "remove", ("rock",)),
    ],
)
def test_an_answer_touches_its_things(name: str, pick: Any, things: tuple[str, ...]) -> None:
    _, view = met_at(name)
    assert QUESTIONS[name].touches(pick, view) == things


def test_a_flight_says_what_the_dragon_would_attack() -> None:
    _, view = met_at("horn")
    s = spot("henry F9", "ove", hand_a="Dragon Horn", dragon="ashwing G9")
    game = playing(s, play_action_card, 0).say("0 play dragon horn")
    assert QUESTIONS["horn"].about(("fly", "left", 1), GAME.view(game.state, 0)) == "It attacks Henry."
    assert QUESTIONS["horn"].about(("fly", "up", 1), view) == ""
    assert QUESTIONS["horn"].label(("fly", "up", 3), view) == "3 spaces up, to G6"


# -- clauses ---


def test_every_question_and_every_option_names_a_clause_of_the_rules() -> None:
    for ask, view in every_ask():
        assert QUESTIONS[ask.name].clause_now(view) in GAME.rules, ask.name
        for pick in ask.options:
            assert QUESTIONS.clause_of(ask, pick, view) in GAME.rules, f"{ask.name} {pick}"


# -- what people type ---


@pytest.mark.parametrize("name", SIZES)
def test_an_answer_may_be_typed_by_its_label_or_by_its_words(name: str) -> None:
    ask, view = met_at(name)
    for pick, label in zip(ask.options, QUESTIONS.labels(ask, view), strict=True):
        assert QUESTIONS.parse(ask, label, view) == pick
        assert QUESTIONS.parse(ask, f"  {label.upper()} ", view) == pick
        assert QUESTIONS.parse(ask, spoken(pick), view) == pick


def test_a_beginning_that_fits_one_answer_only_is_enough() -> None:
    ask, view = met_at("main")
    assert QUESTIONS.parse(ask, "red", view) == "redeploy"
    with pytest.raises(ValueError, match="'m' could be: market trade, move army and battle"):
        QUESTIONS.parse(ask, "m", view)
    with pytest.raises(ValueError, match="'sell' is no answer here"):
        QUESTIONS.parse(ask, "sell", view)
