"""Sections 6 and 13: the dragon's flight, what it lands on, and who slays it."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.games.crown.geometry import space
from monoceros.games.crown.tables import EMPTY, INFANTRY

from .shown import shown
from .spots import carries, discarded, hero_move, on, playing_card, rolled, spot, told, vp


@clause("CD-13.5", "CD-13.10", "CD-13.15")
@pytest.mark.parametrize(("kingdom", "event"), [("torvald C3", "general_lost"), ("keep C3", "castle_lost")])
def test_unarmed_generals_and_castles_are_destroyed(kingdom: str, event: str) -> None:
    s = spot(kingdom, dragon="ashwing C6", dice=(3, "up"))
    game = rolled(s)
    assert (on(s, "C3"), len(told(game, event)), vp(s)) == ("dragon", 1, [0, 0])
    game.check()


@clause("CD-13.5", "CD-13.9")
def test_an_unarmed_hero_goes_home_but_not_onto_the_dragon() -> None:
    s = spot("henry C3", dragon="ashwing C6", dice=(3, "up"))
    game = rolled(s).expect_name(0, "home")
    assert "C3" not in game.options(0)
    game.say("0 A1")
    assert (on(s, "C3"), on(s, "A1")) == ("dragon", "0 henry")


@clause("CD-13.6", "CD-20.8")
def test_a_general_may_use_cards_against_the_dragon_but_no_poison() -> None:
    s = spot(
        "leoric C3: Sword Champions, Sword Guard",
        dragon="stormtail C6",
        dice=(3, "up"),
        front_a="Shield Wall",
        black_a="Poisoned Wells",
    )
    game = rolled(s).expect("0 battle_window: shield_wall | pass").say("0 shield_wall")
    assert told(game, "blow") == [(52, 1, 120, 120)]
    assert (on(s, "C3"), s.alert, s.dragon_bottom) == ("0 leoric", 1, [2])


@clause("CD-13.6")
def test_a_general_that_does_not_hold_is_lost_with_its_cards() -> None:
    s = spot("torvald C3: Axe Levy, Axe Levy", dragon="ashwing C6", dice=(3, "up"))
    rolled(s).check()
    assert (on(s, "C3"), discarded(s, INFANTRY)) == ("dragon", "Axe Levy, Axe Levy")


@clause("CD-13.8", "CD-13.13", "CD-12.42")
def test_a_hero_that_is_landed_on_may_slay_the_dragon_even_on_anothers_turn() -> None:
    s = spot(
        "bruno C3: Sword Champions, Sword Guard, Sword Veterans",
        dragon="ashwing C6",
        dice=(3, "up"),
        active=1,
        front_a="War Banner",
    )
    game = rolled(s).say("0 pass")
    assert told(game, "blow") == [(52, 0, 100, 130)]
    assert told(game, "riposte") == [(0, 52, 130, 80)]
    assert (vp(s), s.trophies[0], s.alert, on(s, "C3")) == ([20, 0], 1, 1, "0 bruno")
    assert game.is_over, "the defender pays no upkeep"


@clause("CD-13.9", "CD-13.12")
def test_the_dragon_beats_an_attacking_hero_at_any_distance() -> None:
    s = spot("henry G4: Bow Levy, Bow Levy", dragon="grimscale G6", dice=(2, "up"))
    game = hero_move(s, "0 attack G6").expect_name(0, "home").say("0 B2")
    assert told(game, "riposte") == [(52, 0, 80, 10)]
    assert (on(s, "B2"), on(s, "G6"), s.cards[0], game.is_over) == ("0 henry", "dragon", (), True)


@clause("CD-13.2")
def test_a_hero_on_g7_is_landed_on_when_the_dragon_is_summoned() -> None:
    s = spot("henry G7: Axe Levy", alert=4, dice=(1, "up"), deck_dragon="Ashwing")
    rolled(s, "0 A1").check()
    assert (on(s, "G7"), on(s, "A1"), s.crown) == ("dragon", "0 henry", EMPTY)


@clause("CD-13.19", "CD-14.3", "CD-14.7")
def test_the_crown_of_a_devoured_castle_goes_to_g7_and_to_the_hero_who_stands_there() -> None:
    s = spot("keep C3", dragon="ashwing C6", dice=(3, "up"), crown="C3")
    game = rolled(s)
    assert (s.crown, told(game, "crown_back")) == (EMPTY, [()])
    waiting = spot("keep C3", "henry G7: Axe Levy | keep L10", dragon="ashwing C6", dice=(3, "up"), crown="C3")
    rolled(waiting)
    assert waiting.crown == waiting.board[space("L10")]


@clause("CD-13.14", "CD-13.17", "CD-6.14")
def test_the_deck_comes_round_in_order_and_the_dragon_leaves_with_the_last_card() -> None:
    s = spot("bruno C3: Sword Champions, Sword Guard, Sword Veterans", alert=4, dice=(1, "up"))
    s.trophies[1] = 0b1110
    s.decks[8].bag = []
    s.dragon_bottom = [0]
    rolled(s).check()
    assert s.dragon_card == 0
    s.die_white, s.die_black, s.board[space("G7")] = 4, 2, 52
    rolled(s)
    assert on(s, "C7") == "dragon"
    s.die_white, s.die_black = 4, 0
    game = rolled(s)
    assert (s.alert, s.dragon_at, s.trophies, told(game, "dragon_gone")) == (0, EMPTY, [1, 0b1110], [()])
    before = vp(s)
    s.die_black = 1
    assert rolled(s).is_over
    assert (s.alert, s.dragon_at, vp(s)) == (0, EMPTY, before)
    assert before == [20, 30]


@clause("CD-20.6", "CD-20.7")
def test_horn_and_lullaby() -> None:
    s = spot("henry", "bruno | torvald H8: Axe Levy", alert=4, hand_a="Dragon Horn", deck_dragon="Ashwing")
    playing_card(s, "0 dragon_horn")
    assert on(s, "G7") == "dragon"
    s.hands[0] = (20,)
    s.discards[6].clear()
    game = playing_card(s, "0 dragon_horn", "0 fly right 1")
    assert on(s, "H7") == "dragon"
    s.hands[0] = (20,)
    playing_card(s, "0 dragon_horn", "0 fly down 1")
    assert on(s, "H8") == "dragon"
    s.hands[0] = (21,)
    game = playing_card(s, "0 dragon_lullaby")
    assert (s.alert, s.dragon_bottom, told(game, "dragon_back")[-1]) == (1, [0], ("lullaby",))
    s.hands[0] = (21,)
    assert playing_card(s).is_over, "the dragon sleeps already"


@clause("CD-6.4", "CD-6.5")
def test_the_rock_is_placed_once_and_then_goes_round() -> None:
    s = spot("henry", dragon="ashwing G3", dice=(1, "rock"))
    rolled(s).expect("0 rock: K7 | G11 | C7").say("0 C7")
    assert s.rock == space("C7")
    rolled(s)
    assert s.rock == space("K7"), "past the dragon"
    assert carries(s, "A1") == ""


# -- summoned, and where it lands ---


@clause("CD-13.1")
def test_13_1_summoned_it_stands_on_g7_and_its_card_gives_its_numbers() -> None:
    s = spot("henry G6: Axe Levy", alert=4, dice=(1, "up"), deck_dragon="Old Ember, Ashwing")
    game = rolled(s)
    assert (on(s, "G7"), s.dragon_card, told(game, "dragon_comes")) == ("dragon", 3, [(3,)])
    assert shown(s, 1)["dragon_card"] == 3, "face up"
    fight = hero_move(s, "0 attack G7")
    assert (told(fight, "blow"), told(fight, "riposte")) == ([(0, 52, 10, 110)], [(52, 0, 110, 10)])


@clause("CD-13.1")
def test_13_1_on_the_map_it_is_not_summoned_again() -> None:
    s = spot("henry", dragon="ashwing C7", dice=(1, "up"))
    game = rolled(s)
    assert (on(s, "C6"), s.dragon_card, told(game, "dragon_comes"), s.decks[8].size()) == ("dragon", 0, [], 3)


@clause("CD-13.3", "CD-18.6")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
@pytest.mark.parametrize("teams", [False, True])
def test_13_3_it_attacks_everybody_also_the_active_player_and_allies(seat: int, teams: bool) -> None:
    kingdoms = ["henry", "bruno", "lira", "ove"]
    kingdoms[seat] += " | torvald G4"
    s = spot(*kingdoms, teams=teams, dragon="ashwing G7", dice=(3, "up"))
    game = rolled(s)
    assert (on(s, "G4"), [facts[0] for facts in told(game, "general_lost")]) == ("dragon", [seat])
    assert vp(s) == [0, 0, 0, 0], "CD-13.15"


@clause("CD-13.4")
def test_13_4_a_wall_is_destroyed() -> None:
    s = spot("henry | wall E3 E4", dragon="ashwing E6", dice=(2, "up"))
    game = rolled(s)
    assert (on(s, "E4"), s.walls[0], told(game, "wall_lost")) == ("dragon", 1, [(0, space("E4"), "dragon")])
    game.check()


@clause("CD-13.4")
def test_13_4_the_rock_is_taken_off_the_board() -> None:
    s = spot("henry", dragon="ashwing G5", rock="G3", dice=(2, "up"))
    game = rolled(s)
    assert (on(s, "G3"), s.rock, told(game, "rock")) == ("dragon", EMPTY, [(0, EMPTY)])


@clause("CD-13.7", "CD-13.14")
@pytest.mark.parametrize(
    "kingdom", ["leoric C3: Sword Champions, Phalanx", "keep C3: Sword Champions, Wall Wardens | gatehouse B1"]
)
def test_13_7_an_equal_defence_holds_and_nobody_strikes_back(kingdom: str) -> None:
    s = spot(kingdom, dragon="ashwing C6", dice=(3, "up"))
    game = rolled(s)
    ((_, _, attack, defence),) = told(game, "blow")
    assert (attack, defence >= attack, told(game, "riposte")) == (100, True, [])
    assert (s.alert, s.dragon_at, s.dragon_bottom, vp(s)) == (1, EMPTY, [0], [0, 0])
    assert on(s, "C3").startswith("0 ")


@clause("CD-13.16")
def test_13_16_a_dragon_card_is_worth_ten_points_for_good_and_everybody_sees_it() -> None:
    s = spot("henry", trophies=("ashwing old_ember", "grimscale"))
    assert vp(s) == [20, 10]
    for seat in (0, 1, None):
        players = shown(s, seat)["players"]
        assert [player["trophies"] for player in players] == [[0, 3], [1]]


@clause("CD-13.18")
def test_13_18_the_dragon_blocks_its_space_also_the_crowns() -> None:
    s = spot("henry G6: Axe Levy | keep B2", dragon="ashwing G7", dice=(6, "up"))
    game = hero_move(s)
    assert ("step G7" in game.options(0), "attack G7" in game.options(0)) == (False, True)
    game.say("0 step F6", "0 step F7", "0 step F8", "0 step G8")
    assert "step G7" not in game.options(0)
    assert s.crown == EMPTY
