"""Section 5: the seven steps of a turn, income and caps, decks that run out."""

from __future__ import annotations

from typing import Any

import pytest

from kit import Played, clause
from monoceros.engine.chance import Dealer, Loaded, Seeded
from monoceros.games.crown.rules.turn import take_action_card
from monoceros.games.crown.state import STEP_NAMES, State
from monoceros.games.crown.tables import ACTION_DECK, BLACK_DECK, CAVALRY, GENERAL_DECK

from .spots import (
    answer_anything,
    carries,
    main,
    named,
    new_game,
    on,
    playing,
    playing_card,
    spot,
    told,
    trading,
    whole_turn,
)

UP, ROCK = 0, 4  # faces of the black die


def dice(white: int, black: int) -> Dealer:
    """What the dice of a turn will show; all other chance is forbidden."""
    return Loaded([white - 1, black])


def names_of(game: Played) -> list[str]:
    return [event.name for event in game.state.events]


# -- the steps ---


@clause("CD-5.1")
def test_5_1_seven_steps_in_their_order() -> None:
    s = spot("lira A1: Axe Levy", "bruno", hand_a="Tax Day", gold=(0, 5), deck_action="Spy")
    game = whole_turn(s, chance=dice(6, ROCK))
    steps = []
    for answer in ("0 pass", "0 K7", "0 stop", "0 construction", "0 done", "0 tax_day"):
        steps.append(STEP_NAMES[s.step])
        game.say(answer)
    assert steps == ["roll", "black die", "hero move", "main action", "main action", "play"]
    assert (game.is_over, STEP_NAMES[s.step]) == (True, "take")
    assert names_of(game) == ["turn", "income", "rolled", "rock", "main", "played", "gained", "drew"]


@clause("CD-5.2", "CD-5.3")
@pytest.mark.parametrize(
    ("castles", "gold", "food"),
    [
        ("", 2, 1),
        ("| keep B2", 4, 2),
        ("| keep B2 | gatehouse B3", 6, 3),
        ("| keep B2 | gatehouse B3 | barracks B4", 8, 4),
    ],
)
def test_5_2_two_gold_and_one_food_from_the_home_point_and_from_each_castle(castles: str, gold: int, food: int) -> None:
    s = spot(f"lira {castles}", "henry | keep L10")
    game = whole_turn(s, chance=dice(1, UP))
    assert told(game, "income") == [(0, gold, food)]
    assert (s.gold, s.food) == ([gold, 0], [food, 0])


@clause("CD-5.4")
@pytest.mark.parametrize(
    ("card", "gold", "food", "after"),
    [
        ("Tax Day", 11, 0, (12, 0)),
        ("Good Harvest", 0, 4, (0, 5)),
        ("Royal Grant", 11, 0, (12, 0)),
        ("Toll Gate", 11, 0, (12, 0)),
        ("Granary Raid", 0, 4, (0, 5)),
    ],
)
def test_5_4_nobody_ever_has_more_than_12_gold_or_5_food(
    card: str, gold: int, food: int, after: tuple[int, int]
) -> None:
    s = spot("henry | keep B2", hand_a=card, gold=(gold, 5), food=(food, 5))
    playing_card(s, f"0 {card.lower().replace(' ', '_')}")
    assert (s.gold[0], s.food[0]) == after


@clause("CD-5.4")
def test_5_4_income_above_the_caps_is_lost() -> None:
    s = spot("henry", gold=(12, 0), food=(5, 0))
    game = whole_turn(s, chance=dice(1, UP))
    assert (told(game, "income"), s.gold[0], s.food[0]) == ([(0, 0, 0)], 12, 5)


@clause("CD-5.5", "CD-16.4")
def test_5_5_the_start_window_is_between_income_and_roll() -> None:
    s = spot("henry", "bruno", black_a="Bribe", gold=(0, 4))
    game = whole_turn(s, chance=dice(3, UP)).expect("0 start_window: bribe | pass")
    assert names_of(game) == ["turn", "income"]
    game.say("0 bribe").expect_name(0, "move")
    assert s.gold == [2 + 3, 1]
    assert names_of(game) == ["turn", "income", "black_played", "took", "rolled", "alert"]


@clause("CD-5.6", "CD-16.5")
def test_5_6_both_dice_are_rolled_and_then_comes_the_roll_window() -> None:
    s = spot("henry", black_a="Loaded Die")
    game = whole_turn(s, chance=dice(3, UP)).expect("0 roll_window: loaded_die | pass")
    assert told(game, "rolled") == [(0, 3, UP)]
    assert told(game, "alert") == [], "the black die comes later"
    game.say("0 pass").expect_name(0, "move")
    assert told(game, "alert") == [(2,)]


@clause("CD-5.7")
def test_5_7_the_black_die_is_carried_out_before_the_hero_moves() -> None:
    s = spot("henry G4: Axe Levy")
    game = whole_turn(s, chance=dice(2, ROCK)).expect_name(0, "rock").say("0 G3").expect_name(0, "move")
    assert "step G3" not in game.options(0), "the rock lies there already"


@clause("CD-5.8")
def test_5_8_the_hero_moves_up_to_the_white_dies_number_and_may_fight_on_the_way() -> None:
    s = spot("henry E5: Axe Levy", "brenna G5", seats=3)
    game = whole_turn(s, chance=dice(4, UP)).say("0 step F5", "0 attack G5")
    assert (on(s, "G5"), s.steps_left) == ("", 3)
    game.say("0 step G5", "0 step H5", "0 step I5").expect_name(0, "main")
    assert on(s, "I5") == "0 henry"
    lazy = whole_turn(spot("henry E5"), chance=dice(4, UP)).say("0 step D5", "0 stop")
    lazy.expect_name(0, "main")


@clause("CD-5.9")
def test_5_9_exactly_one_main_action() -> None:
    s = spot("henry", food=(2,))
    main(s).expect("0 main: market | redeploy | construction | army")
    for answers in (["0 market", "0 done"], ["0 redeploy"], ["0 construction"], ["0 army", "0 done"]):
        game = main(spot("henry", food=(2,)), *answers)
        assert game.is_over, "and the step is over"
        assert len(told(game, "main")) == 1


@clause("CD-5.10")
@pytest.mark.parametrize("food", [0, 1])
def test_5_10_three_actions_can_always_be_chosen_even_if_nothing_is_done(food: int) -> None:
    s = spot("bruno", food=(food,))
    main(s).expect("0 main: market | construction | army")
    for answers in (["0 market"], ["0 construction"], ["0 army", "0 done"]):
        poor = spot("bruno", food=(food,))
        game = main(poor, *answers)
        assert (game.is_over, poor.gold[0], poor.food[0]) == (True, 0, food)


@clause("CD-5.11", "CD-15.1")
def test_5_11_one_action_card_at_most() -> None:
    s = spot("henry", hand_a="Tax Day, Tax Day, Good Harvest")
    game = playing_card(s).expect("0 play: tax_day | good_harvest | none").say("0 tax_day")
    assert (game.is_over, named(s, "action", s.hands[0])) == (True, "Tax Day, Good Harvest")
    none = playing_card(spot("henry", hand_a="Tax Day"), "0 none")
    assert (none.is_over, told(none, "played")) == (True, [])


@clause("CD-5.12")
def test_5_12_a_card_is_drawn_and_the_next_player_begins() -> None:
    game, rng = new_game(3, 8, first_player="seat B", turn_limit=2), Seeded(3)
    while not game.is_over:
        answer_anything(game, rng)
    assert [facts[2] for facts in told(game, "turn")] == [1, 2, 0, 1, 2, 0]
    ends = [facts[0] for facts in told(game, "drew") if facts[1] == "take"]
    assert ends == [1, 2, 0, 1, 2, 0]


@clause("CD-5.12")
def test_5_12_only_the_drawer_sees_the_card() -> None:
    s = spot("bruno", "henry", deck_action="Spy, Scholar")
    game = playing(s, take_action_card, 0)
    (event,) = game.happened("drew")
    assert (named(s, "action", s.hands[0]), event.seen_by(1).secret) == ("Spy", None)


# -- decks ---


@clause("CD-5.13")
def test_5_13_without_any_card_none_is_drawn() -> None:
    s = spot("bruno")
    s.decks[ACTION_DECK].bag = []
    game = playing(s, take_action_card, 0)
    assert (game.is_over, s.hands[0], told(game, "drew")) == (True, (), [])


def emptied(deck: int, *discards: int) -> State:
    """Gold to buy with, and a deck without cards."""
    s = spot("bruno", gold=(12,))
    s.decks[deck].bag = []
    s.discards[deck] = list(discards)
    return s


@clause("CD-5.14")
@pytest.mark.parametrize(
    ("deck", "card", "pick"),
    [(CAVALRY, 43, "military cavalry"), (GENERAL_DECK + CAVALRY, 18, "general cavalry"), (BLACK_DECK, 0, "black")],
)
def test_5_14_decks_are_renewed_from_their_own_piles_or_sell_nothing(deck: int, card: int, pick: str) -> None:
    s = emptied(deck, card)
    game = trading(s, f"0 {pick}")
    assert told(game, "reshuffled") == [(deck,)]
    assert (s.decks[deck].size(), s.discards[deck]) == (0, [])
    assert pick not in trading(emptied(deck)).options(0)


@clause("CD-5.14")
def test_5_14_what_is_not_there_cannot_be_gained_by_a_card_either() -> None:
    s = spot("henry", hand_a="Conscription")
    for branch in range(2):
        s.decks[branch].bag = []
    playing_card(s, "0 conscription")
    assert carries(s, "A1") != "", "only cavalry is left, and needs no choice"
    none = spot("henry", hand_a="Conscription, Free Captain")
    for deck in range(GENERAL_DECK + 3):
        none.decks[deck].bag = []
    assert playing_card(none).is_over


@clause("CD-5.15")
def test_5_15_a_hand_has_no_limit() -> None:
    s = spot("bruno", hand_a="Spy, Spy, Tax Day, Tax Day, Tax Day, Tax Day, Drill, Drill, Drill, Scholar, Scholar")
    assert playing(s, take_action_card, 0).is_over
    assert len(s.hands[0]) == 12


# -- heroes ---


def turn_of(hero: str, white: int, **given: Any) -> Played:
    s = spot(f"{hero} A1 | keep B2 | gatehouse B3", "", gold=(0, 5), deck_action="Spy, Drill", **given)
    game = whole_turn(s, chance=dice(white, ROCK))
    if hero == "lira" and white >= 5:
        game.say("0 1")
    return game.say("0 K7", "0 stop", "0 army", "0 done")


@clause("CD-5.16")
def test_5_16_heroes_change_the_steps_where_they_say_so() -> None:
    bruno = turn_of("bruno", 6)
    assert (bruno.is_over, told(bruno, "income"), told(bruno, "took")) == (True, [(0, 5, 3)], [])
    assert told(turn_of("ove", 6), "income") == [(0, 7, 3)]
    lira = turn_of("lira", 6)
    assert names_of(lira)[:5] == ["turn", "income", "rolled", "took", "rock"]
    turn_of("henry", 6).expect("0 take: drill | spy")
