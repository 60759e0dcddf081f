"""Section 12: battles."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.games.crown.geometry import distance, space
from monoceros.games.crown.state import IN_HAND
from monoceros.games.crown.strength import forecast
from monoceros.games.crown.tables import ARCHERY, EMPTY, GENERAL_DECK, INFANTRY

from .spots import army, carries, discarded, hero_move, on, playing_card, spot, told, vp

AXES = "torvald G5: Axe Band, Axe Band"  # 70 with the bonus, 20
SWORDS = "corvin G4: Sword Squad, Sword Squad"  # 50 with the bonus, 60


# -- 12.1 ---


@clause("CD-12.2")
def test_one_battle_a_turn_over_all_steps() -> None:
    s = spot("bruno H5: Axe Levy", "wall I5 I4", seats=3, dice=(3, "up"), hand_a="Forced March")
    game = hero_move(s)
    game.say("0 attack I5", "0 stop")
    assert on(s, "I5") == ""
    army(s, "0 H5", "0 step H4").expect("0 move: step H3 | step H5 | step G4 | stop").say("0 stop")
    playing_card(s, "0 forced_march").expect("0 move: step H3 | step H5 | step G4 | stop")


@clause("CD-12.4", "CD-12.38", "CD-18.2")
def test_neither_own_nor_allied_things_are_targets() -> None:
    around = "infantry G5: Axe Levy | infantry G6", "infantry G4", "infantry F5"
    three = army(spot(*around, seats=3), "0 G5")
    assert [option for option in three.options(0) if option.startswith("attack")] == ["attack G4", "attack F5"]
    teams = army(spot(*around, seats=4, teams=True), "0 G5")
    assert [option for option in teams.options(0) if option.startswith("attack")] == ["attack G4"]


@clause("CD-12.4", "CD-13.11")
def test_only_heroes_attack_the_dragon() -> None:
    s = spot("henry F6: Bow Levy | elowen F4: Bow Levy", dragon="ashwing G5", dice=(1, "up"))
    assert "attack G5" not in army(s, "0 F4").options(0)
    assert "attack G5" in hero_move(s).options(0)


@clause("CD-12.6", "CD-12.7")
def test_archers_shoot_two_or_three_spaces_far_over_everything_but_not_at_walls() -> None:
    s = spot("elowen H5: Bow Levy | infantry I5", "keep K5 | wall J5 K4 I4", "infantry H2 | infantry G5", seats=4)
    found = [option for option in army(s, "0 H5").options(0) if option.startswith("attack")]
    assert found == ["attack G5", "attack H2", "attack K5"]


# -- 12.2, 12.3 ---


@clause("CD-12.15", "CD-20.8", "CD-20.9")
def test_both_sides_use_cards_in_turn_and_numbers_add_up() -> None:
    s = spot(
        AXES,
        SWORDS,
        seats=3,
        gold=(2,),
        front_a="War Banner, Shield Wall",
        black_a="Ambush",
        front_b="Shield Wall, War Banner",
        black_b="Hidden Stakes",
    )
    game = army(s, "0 G5", "0 attack G4")
    game.expect("0 battle_window: war_banner | shield_wall | ambush | pass")
    game.say("0 war_banner", "0 ambush", "0 shield_wall")
    game.expect("1 battle_window: war_banner | shield_wall | hidden_stakes | pass")
    game.say("1 hidden_stakes", "1 shield_wall", "1 war_banner")
    assert told(game, "blow") == [(1, 13, 120, 110)]
    assert vp(s) == [10, 0, 0]


@clause("CD-12.11", "CD-12.14", "CD-20.10")
def test_poisoned_wells_silences_a_card_but_not_the_bonus() -> None:
    s = spot(AXES, SWORDS, seats=3, gold=(2,), black_b="Poisoned Wells")
    game = army(s, "0 G5", "0 attack G4", "1 poisoned_wells")
    assert told(game, "poisoned") == [(1, 1, 1)]
    assert told(game, "blow") == [(1, 13, 40, 60)]
    assert told(game, "riposte") == [(13, 1, 50, 10)]
    assert vp(s) == [0, 10, 0]


@clause("CD-12.11")
@pytest.mark.parametrize(
    ("cards", "attack"),
    [("Axe Band, Axe Band", 70), ("Axe Band", 30), ("Axe Band, Sword Squad", 50), ("Sword Squad, Sword Squad", 40)],
)
def test_a_generals_bonus_wants_two_cards_of_its_own_weapon(cards: str, attack: int) -> None:
    s = spot(f"torvald G5: {cards}", "infantry G4: Spear Levy", seats=3, gold=(5,))
    assert told(army(s, "0 G5", "0 attack G4"), "blow") == [(1, 13, attack, 20)]


@clause("CD-12.12", "CD-17.6")
def test_brunos_bonus_wants_three_cards_of_one_weapon() -> None:
    two = spot("bruno G5: Axe Band, Axe Band", "infantry G4: Spear Levy", seats=3, gold=(5,))
    assert told(army(two, "0 G5", "0 attack G4"), "blow") == [(0, 13, 60, 20)]
    three = spot("bruno G5: Axe Band, Axe Band, Axe Levy", "infantry G4: Spear Levy", seats=3, gold=(5,))
    assert told(army(three, "0 G5", "0 attack G4"), "blow") == [(0, 13, 80, 20)]


# -- 12.4 ---


@clause("CD-12.23", "CD-12.24", "CD-20.8")
def test_shield_wall_helps_every_card_under_fire() -> None:
    s = spot(
        "elowen G5: Crossbow Company, Javelin Levy",
        "infantry H3: Spear Levy, Sword Squad",
        seats=3,
        gold=(1,),
        front_b="Shield Wall",
    )
    game = army(s, "0 G5", "0 attack H3", "1 shield_wall")
    assert [facts[2:] for facts in told(game, "shots")] == [(40, (), (7, 15))]
    assert carries(s, "H3") == "Spear Levy, Sword Squad"


@clause("CD-12.27", "CD-12.42")
def test_who_is_shot_at_does_not_strike_back() -> None:
    s = spot("elowen F5: Bow Levy", "leoric F3: Sword Champions, Sword Guard", seats=3)
    game = army(s, "0 F5", "0 attack F3")
    assert (told(game, "riposte"), told(game, "battle_over")) == ([], [(1, 13, EMPTY)])
    game.expect_name(0, "move")


# -- 12.5, 12.6 ---


@clause("CD-12.31", "CD-14.6")
def test_the_crown_of_an_armed_castle_goes_to_the_conqueror() -> None:
    s = spot("torvald K10: Axe Band, Axe Band | keep B2 | gatehouse B3", "keep L10: Bow Levy", crown="L10", gold=(2,))
    game = army(s, "0 K10", "0 attack L10")
    assert s.crown == IN_HAND
    game.say("0 B2").expect_name(0, "upkeep")
    assert (on(s, "L10"), s.crown, vp(s), discarded(s, ARCHERY)) == ("", 9, [10, 0], "Bow Levy")
    game.check()


@clause("CD-12.34", "CD-12.43")
@pytest.mark.parametrize("place", ["F4", "F2"])
def test_an_unarmed_general_is_removed_without_reveal_points_or_upkeep(place: str) -> None:
    s = spot("elowen F5: Bowmen", f"brenna {place}", seats=3)
    game = army(s, "0 F5", f"0 attack {place}")
    game.expect_name(0, "move")
    assert (vp(s), discarded(s, GENERAL_DECK), told(game, "revealed")) == ([0, 0, 0], "Brenna", [])


@clause("CD-12.35")
def test_an_unarmed_hero_goes_home_without_points() -> None:
    s = spot("torvald G5: Axe Levy", "henry G4", seats=3)
    game = army(s, "0 G5", "0 attack G4").expect_name(1, "home")
    assert len(game.options(1)) == 25
    game.say("1 M1")
    assert (on(s, "M1"), vp(s)) == ("1 henry", [0, 0, 0])


@clause("CD-12.30")
def test_a_beaten_attacking_hero_goes_home_and_its_move_is_over() -> None:
    s = spot("henry G5: Axe Levy", SWORDS, seats=3, dice=(6, "up"))
    game = hero_move(s, "0 attack G4").expect_name(0, "home").say("0 A1")
    assert (game.is_over, on(s, "A1"), discarded(s, INFANTRY), vp(s)) == (True, "0 henry", "Axe Levy", [0, 10, 0])


@clause("CD-12.30")
def test_a_hero_whose_land_is_full_goes_as_near_home_as_it_can() -> None:
    s = spot("torvald G5: Axe Levy", "henry G4", seats=3)
    for row in range(5):
        for column in range(8, 13):
            if s.board[row * 13 + column] == EMPTY:
                s.board[row * 13 + column] = 49
    game = army(s, "0 G5", "0 attack G4")
    game.expect("1 home: H1 | M6")


# -- the win window ---


@clause("CD-16.7", "CD-20.11")
def test_turncoat_takes_a_card_that_was_shot_away() -> None:
    s = spot(
        "elowen F5: Crossbow Company, Bow Masters | keep B2",
        "infantry F3: Sword Squad, Spear Levy",
        seats=3,
        gold=(5,),
        black_a="Turncoat",
    )
    game = army(s, "0 F5", "0 attack F3", "0 turncoat")
    game.expect("0 turncoat: spear_levy | sword_squad").say("0 sword_squad")
    game.expect("0 assign: A1 | B2").say("0 B2")
    assert (carries(s, "B2"), discarded(s, INFANTRY), vp(s)) == ("Sword Squad", "Spear Levy", [10, 0, 0])
    game.say("0 pay", "0 pay").check()


@clause("CD-20.11")
def test_turncoat_needs_room() -> None:
    s = spot("henry A1: Bow Levy, Bow Levy | torvald F5: Axe Band, Axe Band", "infantry F4: Spear Levy", seats=3)
    s.blacks[0] = (3,)
    game = army(s, "0 F5", "0 attack F4")
    assert told(game, "black_played") == []
    assert vp(s) == [10, 0, 0]


# -- 12.7 ---


@clause("CD-20.20")
def test_supply_train_pays_for_all() -> None:
    s = spot(AXES, "infantry G4: Spear Levy", seats=3, front_a="Supply Train")
    game = army(s, "0 G5", "0 attack G4")
    game.expect("0 supply: use | keep").say("0 use").expect_name(0, "move")
    assert (carries(s, "G5"), s.front[0]) == ("Axe Band, Axe Band", ())


@clause("CD-12.40", "CD-12.41")
def test_what_cannot_be_paid_is_discarded() -> None:
    s = spot("torvald G5: Axe Band, Axe Levy", "infantry G4: Spear Levy", seats=3)
    game = army(s, "0 G5", "0 attack G4").expect_name(0, "move")
    assert (carries(s, "G5"), told(game, "discarded")[-1]) == ("Axe Levy", (0, 1, 1, "upkeep"))


# -- looking ahead ---


@pytest.mark.parametrize(
    ("attacker", "defender", "place"),
    [
        ("torvald G5: Axe Band, Axe Band", "corvin G4: Sword Squad, Sword Squad", "G4"),
        ("torvald G5: Axe Levy", "corvin G4: Sword Squad, Sword Squad", "G4"),
        ("gisela G5: Axe Band, Axe Raiders", "isaura G4: Wall Wardens, Wall Archers", "G4"),
        ("elowen G5: Crossbow Company, Bow Masters", "corvin H4: Sword Squad, Spear Levy", "H4"),
        ("elowen G5: Bow Levy", "corvin H4: Sword Squad, Spear Levy", "H4"),
        ("elowen G5: Bow Levy", "wystan H4: Bowmen, Wall Archers", "H4"),
        ("elowen G5: Bow Levy", "henry H4: Sword Squad", "H4"),
    ],
)
def test_what_is_foretold_comes_true(attacker: str, defender: str, place: str) -> None:
    s = spot(attacker, defender, seats=3, gold=(9,))
    target = s.board[space(place)]
    foretold = forecast(s, 1, target, distance(s.where[1], space(place)))
    game = army(s, "0 G5", f"0 attack {place}")
    while game.open() and not told(game, "battle_over"):
        seat = int(game.open()[0][0])
        game.say(f"{seat} {game.options(seat)[0]}")
    assert told(game, "battle_over") == [(1, target, foretold)]
