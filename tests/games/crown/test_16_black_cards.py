"""Section 16: Black cards and their windows."""

from __future__ import annotations

from typing import Any

import pytest

from kit import Played, clause
from monoceros.engine.chance import Loaded
from monoceros.engine.events import ALL, NOBODY
from monoceros.games.crown.rules.black import start_window
from monoceros.games.crown.state import State
from monoceros.games.crown.tables import BLACK_DECK, EMPTY, GENERAL_DECK, INFANTRY, WINDOW_NAMES

from .shown import shown
from .spots import (
    army,
    bold_game,
    carries,
    discarded,
    hero_move,
    named,
    on,
    playing,
    playing_card,
    rolled,
    spot,
    told,
    vp,
    whole_turn,
)

STRONG = "torvald G5: Axe Band, Axe Band"


def starting(*kingdoms: str, **given: Any) -> Played:
    s = spot(*kingdoms, **given)
    return playing(s, start_window, s.active)


@clause("CD-16.1")
def test_16_1_black_cards_are_drawn_at_the_start_and_in_trades_only() -> None:
    game = bold_game(4, 9, turn_limit=8)
    assert {facts[1] for facts in told(game, "black_drawn")} == {"setup", "market"}
    assert max([len(cards) for cards in game.state.blacks]) <= 1
    words = [card["text"] for card in game.state.terms.lexicon["action"]]
    assert not [text for text in words if "Black" in text]


@clause("CD-16.2")
def test_16_2_a_black_card_is_secret_until_it_is_played_and_then_discarded() -> None:
    game = starting("henry", "bruno", black_a="Bribe", gold=(0, 4))
    s = game.state
    assert (shown(s, 1)["players"][0]["black"], shown(s, 0)["players"][0]["black"]) == (None, [8])
    game.say("0 bribe")
    assert (named(s, "black", s.blacks[0]), discarded(s, BLACK_DECK)) == ("", "Bribe")
    assert [event.seen_by(1).facts for event in game.happened("black_played")] == [(0, 8)]


@clause("CD-16.3")
def test_16_3_playing_it_is_optional_and_leaves_the_action_card() -> None:
    s = spot("henry", "bruno", black_a="Bribe", hand_a="Tax Day", gold=(0, 4))
    game = whole_turn(s, chance=Loaded([0, 0])).say("0 bribe", "0 stop", "0 army", "0 done")
    game.expect("0 play: tax_day | none")
    passed = starting("henry", "bruno", black_a="Bribe", gold=(0, 4)).say("0 pass")
    assert (passed.is_over, named(passed.state, "black", passed.state.blacks[0])) == (True, "Bribe")


@clause("CD-16.3")
@pytest.mark.parametrize("card", ["Ambush", "Hidden Stakes", "Poisoned Wells", "Turncoat", "Loaded Die", "Countermand"])
def test_16_3_a_card_waits_for_its_own_window(card: str) -> None:
    game = starting("henry | keep B2 | gatehouse B3", "bruno | torvald L10 | wall I10", black_a=card, gold=(0, 4))
    assert game.is_over


@clause("CD-16.4")
@pytest.mark.parametrize("card", ["Assassin", "Arson", "Bribe", "Hidden Heirloom"])
def test_16_4_the_start_window_is_the_active_players(card: str) -> None:
    kingdoms = "henry | keep B2 | gatehouse B3", "bruno | torvald L10 | wall I10 I11"
    starting(*kingdoms, black_a=card, gold=(0, 4)).expect(f"0 start_window: {card.lower().replace(' ', '_')} | pass")
    assert starting(*kingdoms, black_b=card, gold=(0, 4)).is_over


@clause("CD-16.5", "CD-20.13")
def test_16_5_loaded_die_between_the_roll_and_the_black_die() -> None:
    s = spot("henry A1", black_a="Loaded Die", dragon="ashwing G7")
    game = whole_turn(s, chance=Loaded([0, 0])).expect("0 roll_window: loaded_die | pass")
    assert on(s, "G7") == "dragon"
    game.say("0 loaded_die").expect("0 die: 1 | 2 | 3 | 4 | 5 | 6").say("0 5").expect_name(0, "move")
    assert on(s, "G2") == "dragon", "the dragon flies five"
    assert s.steps_left == 5, "and so far may the hero go"


@clause("CD-16.5")
def test_16_5_dragon_whisper_turns_the_dragon() -> None:
    s = spot("henry A1", black_a="Dragon Whisper", dragon="ashwing G7")
    game = whole_turn(s, chance=Loaded([2, 0]))
    game.expect("0 roll_window: dragon_whisper | pass").say("0 dragon_whisper")
    game.expect("0 turn_dragon: up | down | left | right").say("0 right")
    assert (on(s, "J7"), told(game, "dragon_turned")) == ("dragon", [(0, 3)])


@clause("CD-20.14")
@pytest.mark.parametrize(
    ("dragon", "face", "offered"), [("ashwing G7", 0, True), ("ashwing G7", 4, False), ("", 0, False)]
)
def test_20_14_dragon_whisper_needs_a_dragon_on_the_map_and_on_the_die(dragon: str, face: int, offered: bool) -> None:
    given: dict[str, Any] = {"dragon": dragon} if dragon else {}
    s = spot("henry A1", black_a="Dragon Whisper", **given)
    game = whole_turn(s, chance=Loaded([2, face]))
    assert game.open()[0].startswith("0 roll_window") == offered


@clause("CD-16.6")
def test_16_6_either_fighting_player_and_nobody_else_has_a_battle_window() -> None:
    s = spot(STRONG, "brenna G4: Spear Levy", "lira", black_a="Ambush", black_b="Ambush", gold=(2,))
    s.blacks[2] = (1,)
    game = army(s, "0 G5", "0 attack G4").expect("0 battle_window: ambush | pass").say("0 pass")
    game.expect("1 battle_window: ambush | pass").say("1 pass").expect_name(0, "upkeep")


@clause("CD-16.6")
def test_16_6_a_blow_shows_that_the_other_had_no_card_to_use_so_it_cannot_be_taken_back() -> None:
    s = spot(STRONG, "brenna G4: Spear Levy", front_a="War Banner", gold=(2,))
    army(s, "0 G5", "0 attack G4").expect("0 battle_window: war_banner | pass").say("0 war_banner")
    assert [event.shows for event in s.events if event.name == "blow"] == [ALL]
    alone = spot("henry G5: Axe Band", dragon="ashwing G6", black_a="Ambush", dice=(1, "up"))
    hero_move(alone, "0 attack G6", "0 ambush")
    assert [event.shows for event in alone.events if event.name == "blow"] == [NOBODY], "the dragon has no cards"


@clause("CD-16.6", "CD-20.8")
def test_16_6_against_the_dragon_the_player_who_fights_it() -> None:
    s = spot("henry G5: Axe Band", dragon="ashwing G6", black_a="Ambush", black_b="Ambush", dice=(1, "up"))
    game = hero_move(s, "0 attack G6").expect("0 battle_window: ambush | pass").say("0 ambush")
    assert told(game, "blow") == [(0, 52, 60, 80)]
    landed = spot("henry G5", "torvald G4: Axe Band", dragon="ashwing G7", black_b="Hidden Stakes", dice=(3, "up"))
    rolled(landed).expect("1 battle_window: hidden_stakes | pass")


@clause("CD-16.7")
def test_16_7_the_win_window_comes_before_the_losers_cards_are_discarded() -> None:
    s = spot(STRONG, "brenna G4: Spear Levy", seats=3, gold=(2,), black_a="Turncoat", black_b="Ambush")
    game = army(s, "0 G5", "0 attack G4", "1 pass").expect("0 win_window: turncoat | pass")
    assert (carries(s, "G4"), vp(s)) == ("Spear Levy", [10, 0, 0])
    game.say("0 pass")
    assert discarded(s, INFANTRY) == "Spear Levy"


@clause("CD-16.8")
def test_16_8_opponents_answer_an_action_card_that_was_just_played() -> None:
    s = spot("henry", "bruno", hand_a="Tax Day", black_a="Countermand", black_b="Countermand")
    game = playing_card(s, "0 tax_day").expect("1 answer: countermand | pass")
    assert s.gold[0] == 0, "before it takes effect"
    game.say("1 pass")
    assert (game.is_over, s.gold[0]) == (True, 3)


@clause("CD-16.9")
def test_16_9_every_black_card_is_designed_and_has_a_window() -> None:
    s = spot("henry")
    cards = s.terms.lexicon["black"]
    assert {card["source"] for card in cards} == {"designed"}
    windows = ["battle", "battle", "battle", "win", "start", "start", "roll", "roll", "start", "start", "answer"]
    assert [WINDOW_NAMES[window] for window in s.terms.black_window] == windows
    assert sum(s.terms.black_copies) == 19


# -- what they do ---


def fired(s: State, *answers: str) -> Played:
    return playing(s, start_window, 0).say(*answers)


@clause("CD-20.19")
@pytest.mark.parametrize(
    ("general", "offered"),
    [("torvald L10", True), ("torvald L10: Axe Band", True), ("torvald L10: Axe Band, Axe Band", False)],
)
def test_20_19_assassin_names_generals_with_at_most_one_card_and_never_a_hero(general: str, offered: bool) -> None:
    s = spot("henry", f"bruno | {general}", black_a="Assassin")
    game = playing(s, start_window, 0)
    assert game.is_over != offered
    if offered:
        game.say("0 assassin")
        assert (on(s, "L10"), discarded(s, GENERAL_DECK), vp(s)) == ("", "Torvald", [0, 0])
        assert on(s, "M13") == "1 bruno"
        game.check()


@clause("CD-20.19")
def test_20_19_deserters_may_leave_a_hero() -> None:
    s = spot("henry", "bruno M13: Axe Band, Axe Levy | torvald L10: Axe Band", hand_a="Deserters")
    playing_card(s, "0 deserters", chance=Loaded([0]))
    assert (carries(s, "M13"), on(s, "M13"), carries(s, "L10")) == ("Axe Band", "1 bruno", "Axe Band")


@clause("CD-20.12")
def test_20_12_arson_and_sappers_take_a_token_off_the_queue() -> None:
    complete = "keep L12 | gatehouse L11 | barracks L10 | wall I10 I11 I12 I13 J9 K9 L9 M9"
    s = spot("henry", complete, queue=(1,), black_a="Arson")
    fired(s, "0 arson", "0 I10").expect_name(0, "arson").say("0 stop")
    assert (s.queue, vp(s), s.walls[1]) == ((), [0, 0], 7)
    sapped = spot("torvald H10: Axe Levy", complete, queue=(1,), hand_a="Sappers")
    playing_card(sapped, "0 sappers").check()
    assert (sapped.queue, vp(sapped)) == ((), [0, 0])


@clause("CD-15.7", "CD-20.12")
def test_arson_burns_one_or_two_walls_of_one_opponent() -> None:
    s = spot("henry", "bruno | wall I1 I2 I3", "lira | wall I10", "ove", black_a="Arson")
    game = fired(s, "0 arson").expect("0 arson: I1 | I2 | I3 | I10").say("0 I2")
    game.expect("0 arson: I1 | I3 | stop").say("0 I1")
    assert (game.is_over, s.walls, vp(s), s.fought) == (True, [0, 1, 1, 0], [0, 0, 0, 0], 0)


@clause("CD-15.8")
def test_bribe_takes_three_gold_or_what_there_is() -> None:
    s = spot("henry", "bruno", "lira", gold=(11, 7, 2), black_a="Bribe")
    fired(s, "0 bribe").expect("0 rob: 1 | 2").say("0 2")
    assert s.gold == [12, 7, 0], "of two gold, one fits under the cap"
    assert s.crown == EMPTY
