"""Section 23: the worked examples, with their numbers."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.engine.chance import Loaded
from monoceros.games.crown.facts import branch_of_unit
from monoceros.games.crown.geometry import SPACE_NAMES, space
from monoceros.games.crown.paths import allowance
from monoceros.games.crown.rules.turn import main_actions
from monoceros.games.crown.state import State
from monoceros.games.crown.strength import attack_score, bonus_applies, defence_score
from monoceros.games.crown.tables import ARCHERY, CAVALRY, EMPTY, GENERAL_DECK, INFANTRY

from .spots import army, building, carries, discarded, hero_move, main, on, rolled, spot, told, trading, vp, whole_turn

PIERS = "piers C8: Crossbow Company, Javelin Levy"
EIGHT_WALLS = "wall E1 E2 E3 E4 A5 B5 C5 D5"


def steps(options: list[str]) -> list[str]:
    return [option for option in options if option.startswith("step")]


@clause("CD-E1")
def test_e1_move_fight_move() -> None:
    s = spot("torvald E5: Axe Band, Axe Band", "brenna G5: Spear Levy", seats=3, gold=(2,))
    game = army(s, "0 E5", "0 step F5", "0 attack G5")
    assert told(game, "blow") == [(1, 13, 70, 20)]
    assert vp(s) == [10, 0, 0]
    assert (on(s, "G5"), discarded(s, INFANTRY), discarded(s, GENERAL_DECK)) == ("", "Spear Levy", "Brenna")
    game.say("0 pay", "0 pay")
    assert s.gold[0] == 0
    game.say("0 step G5", "0 step H5")
    game.expect("0 army: A1 | done")
    assert (on(s, "H5"), s.steps_left) == ("0 torvald", 0)
    game.check()


@clause("CD-E2")
def test_e2_strike_back() -> None:
    s = spot("katya G5: Sabre Champions, Sabre Guard", "leoric G4: Sword Champions, Sword Guard", seats=3, gold=(9,))
    game = army(s, "0 G5", "0 attack G4")
    assert told(game, "blow") == [(1, 13, 100, 100)]
    assert told(game, "riposte") == [(13, 1, 100, 80)]
    assert vp(s) == [0, 10, 0]
    assert (on(s, "G5"), discarded(s, CAVALRY)) == ("", "Sabre Guard, Sabre Champions")
    assert (carries(s, "G4"), s.gold[0]) == ("Sword Guard, Sword Champions", 9)
    game.expect("0 army: A1 | done")


@clause("CD-E3")
def test_e3_weapon_bonus() -> None:
    s = spot("torvald E5: Axe Raiders, Berserkers")
    assert (attack_score(s, 1), defence_score(s, 1)) == (110, 50)


@clause("CD-E4")
def test_e4_shooting_at_infantry() -> None:
    s = spot(PIERS, "osric C10: Shield Line, Spear Vanguard", seats=2, gold=(5,))
    game = army(s, "0 C8", "0 attack C10")
    assert [facts[2] for facts in told(game, "shots")] == [40]
    assert (carries(s, "C10"), discarded(s, INFANTRY), vp(s)) == ("Shield Line", "Spear Vanguard", [0, 0])
    game.expect("0 upkeep: pay | discard").say("0 pay")
    assert (s.gold[0], carries(s, "C8")) == (4, "Crossbow Company, Javelin Levy")


@clause("CD-E5")
def test_e5_archers_against_archers() -> None:
    s = spot(PIERS, "wystan C11: Bowmen, Wall Archers", seats=2, gold=(5,))
    game = army(s, "0 C8", "0 attack C11")
    assert told(game, "blow") == [(1, 13, 40, 40)]
    assert told(game, "riposte") == [(13, 1, 30, 20)]
    assert (on(s, "C8"), discarded(s, ARCHERY), vp(s)) == ("", "Crossbow Company, Javelin Levy", [0, 10])


@pytest.mark.parametrize(
    ("answers", "kept", "gold"),
    [
        (("0 pay", "0 pay"), "Axe Band, Axe Raiders", 0),
        (("0 discard", "0 pay"), "Axe Raiders", 1),
        (("0 pay", "0 discard"), "Axe Band", 2),
        (("0 discard", "0 discard"), "", 3),
    ],
)
@clause("CD-E6")
def test_e6_upkeep(answers: tuple[str, ...], kept: str, gold: int) -> None:
    s = spot("gisela G5: Axe Band, Axe Raiders", "isaura G4: Wall Wardens, Wall Archers", seats=3, gold=(3,))
    game = army(s, "0 G5", "0 attack G4", *answers)
    assert told(game, "battle_over") == [(1, 13, EMPTY)]
    assert (carries(s, "G5"), s.gold[0], on(s, "G5")) == (kept, gold, "0 gisela")


@clause("CD-E7")
def test_e7_castle_against_dragon() -> None:
    s = spot("keep C3: Sword Guard, Sword Veterans", dragon="ashwing C7", dice=(4, "up"))
    game = rolled(s)
    assert told(game, "blow") == [(52, 9, 100, 100)]
    assert told(game, "riposte") == []
    assert (on(s, "C3"), s.alert, s.dragon_at, s.dragon_bottom, vp(s)) == ("0 keep", 1, EMPTY, [0], [0, 0])
    game.check()


@clause("CD-E8")
def test_e8_through_the_own_castle() -> None:
    s = spot("infantry B3: Axe Levy | keep C3")
    game = army(s, "0 B3", "0 step C3")
    assert "stop" not in game.options(0)
    assert s.steps_left == 3
    game.say("0 step D3")
    assert s.steps_left == 2
    game.say("0 step D4", "0 step D5").expect("0 army: A1 | done")


@clause("CD-E9")
def test_e9_the_queue_moves_up() -> None:
    castles = "keep B2 | gatehouse B3 | barracks B4"
    s = spot(
        f"{castles} | {EIGHT_WALLS}",
        "keep L12 | gatehouse L11 | barracks L10 | wall I10 I11 I12 I13 J9 K9 L9 M9",
        queue=(0, 1),
        dragon="ashwing E8",
        dice=(4, "up"),
        active=1,
    )
    assert vp(s) == [20, 0]
    game = rolled(s)
    assert (vp(s), s.queue, on(s, "E4")) == ([0, 20], (1,), "dragon")
    game.check()


@clause("CD-E10")
@pytest.mark.parametrize("face", ["up", "down", "left", "right"])
def test_e10_summoning(face: str) -> None:
    s = spot("henry", alert=4, dice=(6, face), deck_dragon="Stormtail")
    game = rolled(s)
    assert told(game, "alert") == [(5,)]
    assert told(game, "dragon_comes") == [(2,)]
    assert (on(s, "G7"), s.dragon_card, s.alert) == ("dragon", 2, 0)


@clause("CD-E11")
def test_e11_selling_food() -> None:
    henry = spot("henry", food=(3,))
    trading(henry, "0 sell", "0 sell", "0 sell").expect_name(0, "market")
    assert (henry.gold[0], henry.food[0]) == (3, 0)
    other = spot("bruno", food=(3,))
    game = trading(other, "0 sell")
    assert (other.gold[0], other.food[0]) == (1, 1)
    assert game.is_over, "with 1 gold and 1 food there is nothing left to do"


@clause("CD-E12")
def test_e12_flight_round_the_edge() -> None:
    s = spot("henry G6: Axe Levy", dragon="ashwing B7", rock="K7", dice=(4, "left"))
    rolled(s)
    assert (on(s, "K7"), s.rock) == ("dragon", EMPTY)
    s.die_white = 6
    game = hero_move(s, "0 step G5", "0 step G4", "0 step G3")
    assert "step K7" not in game.options(0)
    assert "step G11" in game.options(0)


@clause("CD-E13")
def test_e13_caps() -> None:
    s = spot("henry A1 | keep B2 | gatehouse B3", gold=(10,), food=(4,))
    game = whole_turn(s, chance=Loaded([2, 5]))
    assert told(game, "income") == [(0, 2, 1)]
    assert (s.gold[0], s.food[0]) == (12, 5)


@clause("CD-E14")
def test_e14_tunnel() -> None:
    s = spot("infantry G4: Axe Levy")
    game = army(s, "0 G4", "0 step G3", "0 step K7", "0 step K6")
    assert (on(s, "K6"), s.steps_left) == ("0 torvald", 0)
    game.expect("0 army: A1 | done")
    blocked = spot("infantry G4: Axe Levy", rock="K7")
    game = army(blocked, "0 G4", "0 step G3")
    assert steps(game.options(0)) == ["step G2", "step G4", "step F3", "step H3", "step G11", "step C7"]
    game.say("0 step G11", "0 step G10")
    short = spot("henry G4: Axe Levy", dice=(2, "up"))
    game = hero_move(short, "0 step G3")
    assert steps(game.options(0)) == ["step G2", "step G4", "step F3", "step H3"]


@clause("CD-E15")
def test_e15_stranded() -> None:
    game = army(spot("torvald F5"), "0 F5")
    game.expect("0 move: step E5 | stop")
    s = spot("torvald F4 | wall E4", gold=(2,), deck_infantry="Axe Levy")
    army(s, "0 F4").expect("0 army: A1 | done").say("0 done")
    trading(s, "0 military infantry", "0 F4")
    assert steps(army(s, "0 F4").options(0)) == ["step F3", "step F5", "step G4"]


@clause("CD-E16")
def test_e16_mixed_unit() -> None:
    s = spot("piers C8: Crossbow Company, Lance Riders", "osric C10: Spear Levy", seats=2)
    assert (branch_of_unit(s, 1), allowance(s, 1), bonus_applies(s, 1)) == (INFANTRY, 3, False)
    assert "attack C10" not in army(s, "0 C8").options(0)


@clause("CD-E17")
def test_e17_crown_without_a_castle() -> None:
    s = spot("henry E5: Axe Levy", gold=(3,), dice=(4, "up"))
    game = hero_move(s, "0 step F5", "0 step F6", "0 step G6", "0 step G7")
    assert (game.is_over, s.crown, on(s, "G7")) == (True, EMPTY, "0 henry")
    building(s, "0 castle C3", "0 keep")
    assert (SPACE_NAMES[s.where[s.crown]], s.gold[0]) == ("C3", 0)


def e18() -> State:
    return spot(
        "henry A1 | leoric K10: Sword Champions, Sword Guard | keep B2",
        "bruno M1 | katya K9: Sabre Champions, Sabre Guard",
        seats=4,
        active=1,
        crown="B2",
        points=(60,),
    )


@clause("CD-E18")
def test_e18_not_your_turn() -> None:
    s = e18()
    game = army(s, "1 K9", "1 attack K10")
    assert (vp(s)[0], game.is_over, s.winners) == (70, False, 0)
    s.active = 0
    after = whole_turn(s)
    assert (after.is_over, s.winners) == (True, 1)
    assert told(after, "income") == []
    assert told(after, "game_over") == [(1, (70, 0, 0, 0), "crown")]


@clause("CD-E19")
@pytest.mark.parametrize(("guards", "points"), [("", 0), (": Bow Levy", 10)])
def test_e19_seizing_without_a_castle(guards: str, points: int) -> None:
    s = spot("torvald K10: Axe Band, Axe Band", f"keep L10{guards}", crown="L10", gold=(2,))
    game = army(s, "0 K10", "0 attack L10")
    assert (on(s, "L10"), s.crown, vp(s)) == ("", EMPTY, [points, 0])
    assert told(game, "crown_back") == [()]


@clause("CD-E20")
def test_e20_slaying_the_dragon() -> None:
    s = spot("bruno G5: Axe Band, Axe Band, Axe Band", dragon="ashwing G6", gold=(3,), dice=(1, "up"))
    game = hero_move(s, "0 attack G6")
    assert told(game, "blow") == [(0, 52, 100, 80)]
    assert (vp(s), s.points[0], s.trophies[0], s.alert, on(s, "G6")) == ([20, 0], 10, 1, 1, "")
    game.say("0 pay", "0 pay", "0 discard")
    assert (s.gold[0], carries(s, "G5")) == (1, "Axe Band, Axe Band")
    game.check()


@clause("CD-E21")
def test_e21_dragon_lands_on_a_hero() -> None:
    s = spot("henry G5: Sword Guard, Wall Wardens", dragon="ashwing G7", dice=(2, "up"))
    game = rolled(s)
    assert told(game, "blow") == [(52, 0, 100, 100)]
    assert told(game, "riposte") == [(0, 52, 60, 80)]
    assert (game.is_over, s.alert, s.dragon_bottom) == (True, 1, [0])
    assert (on(s, "G5"), carries(s, "G5")) == ("0 henry", "Wall Wardens, Sword Guard")


@clause("CD-E22")
def test_e22_shot_to_pieces() -> None:
    archers = "elowen C8: Crossbow Company, Javelin Hunters"
    s = spot(archers, "mirek C10: Sabre Riders, Spear Militia", gold=(5,))
    game = army(s, "0 C8", "0 attack C10", "0 pay", "0 pay")
    assert [facts[2] for facts in told(game, "shots")] == [60]
    assert (on(s, "C10"), vp(s)) == ("", [10, 0])
    hero = spot(archers, "henry C10: Spear Militia, Spear Levy", gold=(5,))
    game = army(hero, "0 C8", "0 attack C10")
    assert [facts[2:] for facts in told(game, "shots")] == [(60, (7, 8), ())]
    game.expect_name(1, "home")
    game.say("1 M13")
    assert (on(hero, "M13"), on(hero, "C10"), vp(hero)) == ("1 henry", "", [10, 0])


@clause("CD-E23")
def test_e23_one_branch_on_a_hero() -> None:
    for answers, left in ((("0 lance_riders",), "Sword Squad, Sword Squad"), (("0 sword_squad",) * 2, "Lance Riders")):
        s = spot("henry A1: Sword Squad, Sword Squad", gold=(3,), deck_cavalry="Lance Riders")
        game = trading(s, "0 military cavalry")
        game.expect("0 discard: sword_squad | lance_riders")
        game.say(*answers)
        assert (game.is_over, carries(s, "A1")) == (True, left)


@clause("CD-E24")
def test_e24_four_generals() -> None:
    s = spot("infantry B1: Axe Levy | infantry B2 | infantry B3", gold=(3,), deck_cavalry_general="Reynard")
    game = trading(s, "0 general cavalry", "0 B4")
    game.expect("0 discard_general: B1 | B2 | B3 | B4").say("0 B1")
    assert (on(s, "B1"), discarded(s, GENERAL_DECK), discarded(s, INFANTRY)) == ("", "Torvald", "Axe Levy")
    assert on(s, "B4") == "0 reynard"
    game.check()


@clause("CD-E25")
def test_e25_equal_scores() -> None:
    s = spot("corvin G5: Axe Raiders, Wall Archers", "jovan G4: Sword Veterans, Axe Levy", seats=3, gold=(4,))
    game = army(s, "0 G5", "0 attack G4")
    assert told(game, "blow") == [(1, 13, 50, 50)]
    assert told(game, "riposte") == [(13, 1, 40, 40)]
    assert (vp(s), carries(s, "G4")) == ([0, 0, 0], "Axe Levy, Sword Veterans")
    game.say("0 pay", "0 pay")
    assert (s.gold[0], carries(s, "G5")) == (1, "Axe Raiders, Wall Archers")


@clause("CD-E26")
def test_e26_unarmed_castle_with_the_crown() -> None:
    s = spot("torvald K10: Axe Band | keep B2 | gatehouse B3", "keep L10", crown="L10", gold=(2,))
    game = army(s, "0 K10", "0 attack L10")
    game.expect("0 crown: B2 | B3").say("0 B3")
    assert (on(s, "L10"), SPACE_NAMES[s.where[s.crown]], vp(s), s.gold[0]) == ("", "B3", [0, 0], 2)
    assert told(game, "revealed") == []


@clause("CD-E27")
def test_e27_redeploy() -> None:
    s = spot("henry A1: Sword Squad | torvald B1: Axe Band | keep B3: Bow Levy", food=(1,))
    assert "redeploy" not in main_actions(s, 0)
    s.food[0] = 2
    game = main(s, "0 redeploy")
    game.expect("0 redeploy: A1 | B1 | B3").say("0 B1", "0 B1")
    game.expect("0 redeploy: A1 | B3").say("0 A1")
    assert (s.food[0], carries(s, "A1"), carries(s, "B1"), carries(s, "B3")) == (
        0,
        "Bow Levy",
        "Axe Band, Sword Squad",
        "",
    )


@clause("CD-E28")
def test_e28_rock_and_dragon() -> None:
    s = spot("henry", rock="G3", dragon="ashwing K7", dice=(1, "rock"))
    rolled(s)
    assert s.rock == space("G11")
