"""20.9: clarifications of cards, and what Action cards do. Black cards: test_16_black_cards.py."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.engine.chance import Loaded
from monoceros.games.crown.tables import EMPTY

from .spots import army, carries, hero_move, named, on, playing_card, spot, told, vp

CASTLES = "keep B2 | gatehouse B3 | barracks B4"


@clause("CD-20.1")
def test_20_1_forced_march_is_three_spaces_whatever_the_branch_and_for_whoever_has_moved() -> None:
    s = spot("henry A1 | magnus B1 | torvald D1", hand_a="Forced March")
    army(s, "0 B1", "0 step C1", "0 stop", "0 D1", "0 step D2", "0 stop", "0 A1", "0 stop")
    game = playing_card(s, "0 forced_march").expect("0 march: A1 | C1 | D2").say("0 C1")
    assert s.steps_left == 3
    game.say("0 step C2", "0 step C3", "0 step C4")
    assert (game.is_over, on(s, "C4")) == (True, "0 magnus")


@clause("CD-20.1")
def test_20_1_a_battle_in_it_has_points_and_upkeep() -> None:
    s = spot("torvald F5: Axe Band, Axe Band", "brenna G4: Spear Levy", seats=3, hand_a="Forced March", gold=(3,))
    game = playing_card(s, "0 forced_march", "0 F5", "0 step G5", "0 attack G4", "0 pay", "0 pay", "0 stop")
    assert (game.is_over, vp(s), s.gold[0]) == (True, [10, 0, 0], 1)
    game.check()


@clause("CD-20.1", "CD-12.2")
def test_20_1_but_not_for_a_piece_that_has_fought_already() -> None:
    s = spot("henry F5: Axe Levy", "brenna F4 | corvin G5", seats=3, hand_a="Forced March", dice=(1, "up"))
    hero_move(s, "0 attack F4", "0 stop")
    game = playing_card(s, "0 forced_march")
    assert not [option for option in game.options(0) if option.startswith("attack")]


@clause("CD-20.1", "CD-19.2")
def test_20_1_forced_march_wants_no_rations() -> None:
    s = spot("henry A1", hand_a="Forced March", rations=True)
    playing_card(s, "0 forced_march", "0 step A2", "0 stop")
    assert (on(s, "A2"), s.food[0]) == ("0 henry", 0)


@clause("CD-20.2")
@pytest.mark.parametrize("hero", ["henry", "bruno"])
def test_20_2_a_caravan_sells_one_for_one_for_everybody(hero: str) -> None:
    s = spot(hero, hand_a="Caravan", food=(5,))
    game = playing_card(s, "0 caravan").expect("0 caravan: 1 | 2 | 3").say("0 3")
    assert (game.is_over, s.gold[0], s.food[0]) == (True, 3, 2)
    full = spot(hero, hand_a="Caravan", food=(5,), gold=(10,))
    playing_card(full, "0 caravan").expect("0 caravan: 1 | 2")


@clause("CD-20.3")
def test_20_3_master_masons_build_on_an_empty_own_slot_and_can_complete_the_kingdom() -> None:
    s = spot(f"henry D5 | {CASTLES} | wall E2 E3 E4 A5 B5", "bruno", hand_a="Master Masons")
    playing_card(s, "0 master_masons").expect("0 masons: E1 | C5").say("0 C5").check()
    assert (on(s, "C5"), s.queue) == ("0 wall", ())
    last = spot(f"henry | {CASTLES} | wall E1 E2 E3 E4 A5 B5 C5", "bruno", hand_a="Master Masons")
    playing_card(last, "0 master_masons").check()
    assert (on(last, "D5"), last.queue, vp(last), last.gold[0]) == ("0 wall", (0,), [20, 0], 0)


@clause("CD-20.3")
def test_20_3_the_royal_architect_builds_for_one_gold_by_the_usual_rules() -> None:
    s = spot("henry A2 | keep B2 | wall E1 E2 E3 E4 A5 B5 C5 D5", hand_a="Royal Architect", gold=(1,))
    game = playing_card(s, "0 royal_architect").expect_name(0, "architect")
    assert " ".join(game.options(0)) == "B1 C1 D1 C2 D2 A3 B3 C3 D3 A4 B4 C4 D4"
    game.say("0 C3").expect("0 castle_card: gatehouse | barracks").say("0 barracks")
    assert (game.is_over, s.gold[0], on(s, "C3"), s.queue) == (True, 0, "0 barracks", ())
    last = spot("henry | keep B2 | gatehouse B3 | wall E1 E2 E3 E4 A5 B5 C5 D5", hand_a="Royal Architect", gold=(1,))
    playing_card(last, "0 royal_architect", "0 C4").check()
    assert (last.queue, vp(last)) == ((0,), [20, 0])
    full = spot(f"henry | {CASTLES}", hand_a="Royal Architect", gold=(5,))
    assert playing_card(full).is_over, "three castles are all"


@clause("CD-20.4")
def test_20_4_conscription_names_only_branches_that_somebody_can_carry() -> None:
    s = spot("henry A1: Bow Levy | keep B2: Lance Levy, Lance Levy", hand_a="Conscription", deck_archery="Rangers")
    game = playing_card(s, "0 conscription")
    assert (game.is_over, carries(s, "A1")) == (True, "Bow Levy, Rangers"), "and the card must be assigned"


@clause("CD-20.15")
def test_20_15_a_countermanded_card_was_the_card_of_the_turn() -> None:
    s = spot("henry", "bruno", hand_a="Tax Day, Tax Day", black_b="Countermand")
    game = playing_card(s, "0 tax_day", "1 countermand")
    assert (game.is_over, s.gold[0], named(s, "action", s.hands[0])) == (True, 0, "Tax Day")


@clause("CD-20.15")
def test_20_15_what_lies_in_front_cannot_be_countermanded() -> None:
    s = spot(
        "torvald G5: Axe Levy",
        "brenna G4: Spear Levy",
        seats=3,
        front_a="War Banner",
        black_b="Countermand",
    )
    game = army(s, "0 G5", "0 attack G4", "0 war_banner")
    assert told(game, "blow") == [(1, 13, 30, 20)]
    assert told(game, "black_played") == []


@clause("CD-20.20")
@pytest.mark.parametrize(("answer", "asked"), [("use", "move"), ("keep", "upkeep")])
def test_20_20_supply_train_comes_before_the_first_card(answer: str, asked: str) -> None:
    s = spot("torvald G5: Axe Band, Axe Band", "brenna G4: Spear Levy", seats=3, front_a="Supply Train", gold=(2,))
    army(s, "0 G5", "0 attack G4").expect("0 supply: use | keep").say(f"0 {answer}").expect_name(0, asked)
    assert s.gold[0] == 2


@clause("CD-20.20")
def test_20_20_where_nothing_is_due_it_is_not_asked_about() -> None:
    s = spot("torvald G5: Axe Levy", "brenna G4: Bow Levy", seats=3, front_a="Supply Train")
    army(s, "0 G5", "0 attack G4").expect_name(0, "move")
    assert named(s, "action", s.front[0]) == "Supply Train"


@clause("CD-20.6")
def test_20_6_the_horn_is_silent_without_a_dragon() -> None:
    s = spot("henry", hand_a="Dragon Horn, Dragon Lullaby", trophies=("ashwing grimscale stormtail old_ember",))
    s.alert = 0
    assert playing_card(s).is_over
    asleep = spot("henry", hand_a="Dragon Horn")
    playing_card(asleep, "0 dragon_horn")
    assert (asleep.alert, asleep.dragon_at) == (2, EMPTY)


@clause("CD-20.5")
def test_20_5_deserters_want_two_cards() -> None:
    s = spot("henry", "bruno M13: Axe Band | keep L10: Bow Levy, Rangers", hand_a="Deserters")
    game = playing_card(s, "0 deserters", chance=Loaded([1]))
    assert (carries(s, "M13"), carries(s, "L10")) == ("Axe Band", "Bow Levy")
    assert game.is_over


def test_free_captain_comes_below_the_limit_for_nothing() -> None:
    s = spot("henry A1 | torvald B1", hand_a="Free Captain", deck_cavalry_general="Katya")
    game = playing_card(s, "0 free_captain").expect("0 captain: infantry | archery | cavalry")
    game.say("0 cavalry", "0 B2")
    assert (on(s, "B2"), s.gold[0]) == ("0 katya", 0)
    full = spot("henry A1 | torvald B1 | brenna B2 | corvin B3", hand_a="Free Captain")
    assert playing_card(full).is_over


@pytest.mark.parametrize(("castles", "gold"), [("", 1), (f"| {CASTLES}", 4)])
def test_royal_grant_counts_castles(castles: str, gold: int) -> None:
    s = spot(f"henry {castles}", hand_a="Royal Grant")
    playing_card(s, "0 royal_grant")
    assert s.gold[0] == gold


def test_shift_the_rock_to_any_tunnel_without_the_dragon_or_off_the_board() -> None:
    s = spot("henry", hand_a="Shift the Rock", rock="G3", dragon="ashwing K7")
    playing_card(s, "0 shift_the_rock").expect("0 shift_rock: G11 | C7 | remove").say("0 remove")
    assert s.rock == EMPTY


def test_scholar_draws_two() -> None:
    s = spot("bruno", hand_a="Scholar", deck_action="Spy, Tax Day, Drill")
    playing_card(s, "0 scholar")
    assert named(s, "action", s.hands[0]) == "Tax Day, Spy"
