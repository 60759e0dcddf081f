"""Section 7: movement, step by step."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.games.crown.geometry import SPACE_NAMES, space
from monoceros.games.crown.paths import cost_between, may_stop, reach, steps_from
from monoceros.games.crown.state import State

from .spots import army, carries, hero_move, on, spot, told, trading


def stops(s: State, holder: int, steps: int) -> set[str]:
    """Where a piece could come and stay."""
    found = reach(s, holder, steps)
    return {SPACE_NAMES[at] for at in range(169) if found[at] >= 0 and may_stop(s, holder, at)}


@clause("CD-7.1", "CD-7.4")
def test_pieces_walls_foreign_castles_and_the_dragon_are_in_the_way() -> None:
    s = spot("henry F3: Axe Levy | torvald F2 | wall E3", "keep F4", dragon="ashwing G3", dice=(3, "up"))
    assert steps_from(s, 0, s.where[0], 3) == []
    assert not [option for option in hero_move(s).options(0) if option.startswith("step")]


@clause("CD-7.3", "CD-7.5")
def test_two_own_castles_in_a_row_cost_one() -> None:
    s = spot("torvald B2 | keep C2 | gatehouse D2")
    game = army(s, "0 B2", "0 step C2", "0 step D2", "0 step D3")
    assert s.steps_left == 2
    game.say("0 stop")
    assert on(s, "D3") == "0 torvald"
    game.check()


@clause("CD-7.5", "CD-21.6")
def test_no_step_onto_a_castle_that_cannot_be_left() -> None:
    s = spot("henry A2 | keep B2 | wall B5", dice=(1, "up"))
    game = hero_move(s, "0 step A3")
    assert game.is_over, "no step is left, so the move is over"
    shut = spot("henry A2 | keep B2 | gatehouse C2 | infantry B1 | infantry B3", dice=(2, "up"))
    assert space("B2") in steps_from(shut, 0, space("A2"), 1), "it may turn back"
    assert space("B2") not in steps_from(shut, 0, space("A2"), 0)


@clause("CD-21.6", "CD-7.3")
def test_nobody_walks_to_and_fro_between_two_castles_for_ever() -> None:
    """A champion did, for thousands of steps: a step onto an own castle costs nothing."""
    s = spot("torvald B2 | keep C2 | gatehouse D2")
    game = army(s, "0 B2", "0 step C2")
    assert "step D2" in game.options(0)
    game.say("0 step D2")
    assert "step C2" not in game.options(0)
    assert stops(s, 1, 1) == {"D1", "D3", "E2"}, "the ways out of the first castle are behind it"
    game.say("0 step D3")
    assert "step D2" in game.options(0), "a step that costs something begins anew"


@clause("CD-21.6", "CD-17.5")
def test_free_steps_through_tunnels_lead_to_each_of_them_once() -> None:
    s = spot("lira G4: Bow Levy", dice=(6, "up"))
    game = hero_move(s, "0 step G3", "0 step K7", "0 step G11")
    steps = [option for option in game.options(0) if option in ("step G3", "step K7", "step C7")]
    assert steps == ["step C7"]
    game.say("0 step C7", "0 step C8")
    assert "step C7" in game.options(0)


@clause("CD-21.6")
def test_no_free_step_onto_a_castle_from_which_only_the_way_back_is_open() -> None:
    s = spot("henry A2 | keep B2 | gatehouse C2 | infantry C1 | infantry C3 | wall D2", dice=(3, "up"))
    game = hero_move(s, "0 step B2")
    assert "step C2" not in game.options(0)
    assert {"step B1", "step B3"} <= set(game.options(0))


@clause("CD-7.8")
def test_only_heroes_enter_the_fortress() -> None:
    s = spot("henry F5: Axe Levy | torvald G5: Axe Levy | elowen H5: Bow Levy")
    assert not {"G6", "F6", "H6"} & stops(s, 1, 5)
    assert {"F6", "G6", "G7"} <= stops(s, 0, 5)


@clause("CD-7.9", "CD-3.13")
def test_an_unarmed_piece_stays_at_home_and_an_empty_corner_is_wild() -> None:
    s = spot("henry E5", dice=(6, "up"))
    assert all(place[0] in "ABCDE" and int(place[1:]) <= 5 for place in stops(s, 0, 6))
    armed = spot("henry H5: Axe Levy")
    assert "I5" in stops(armed, 0, 1), "nobody owns the north-east with two players"


@clause("CD-7.6", "CD-17.5")
def test_lira_goes_from_tunnel_to_tunnel_for_nothing() -> None:
    s = spot("lira G4: Axe Levy", dice=(2, "up"))
    game = hero_move(s, "0 step G3", "0 step K7", "0 step C7", "0 step C6")
    assert (game.is_over, on(s, "C6")) == (True, "0 lira")
    other = spot("henry G4: Axe Levy", dice=(3, "up"))
    assert "step C7" not in hero_move(other, "0 step G3", "0 step K7").options(0)


@clause("CD-6.7", "CD-7.7")
def test_the_rock_shuts_a_tunnel_for_all() -> None:
    s = spot("henry G4: Axe Levy", rock="G3", dice=(3, "up"))
    assert "step G3" not in hero_move(s).options(0)
    free = spot("henry G4: Axe Levy", dice=(3, "up"))
    assert "G2" in stops(free, 0, 2)


@clause("CD-19.2")
def test_rations() -> None:
    s = spot("torvald B2: Axe Levy | brenna B4", food=(1,), rations=True)
    game = army(s, "0 B2", "0 step B3", "0 step C3", "0 stop")
    assert s.food[0] == 0
    game.say("0 B4").expect("0 army: A1 | done")
    s.die_white = 2
    assert "step A2" in hero_move(s).options(0), "the hero's own move is free"


# -- what a step costs ---


@clause("CD-7.2")
@pytest.mark.parametrize(
    ("start", "way"),
    [("B2", "B3"), ("E5", "F5"), ("F5", "F6"), ("F6", "G6"), ("G4", "G3"), ("G3", "G2"), ("D5", "E5"), ("B1", "A1")],
)
def test_7_2_a_step_onto_a_space_without_a_castle_costs_one(start: str, way: str) -> None:
    s = spot(f"henry {start}: Axe Levy")
    assert cost_between(s, 0, space(start), space(way)) == 1


@clause("CD-7.2", "CD-7.15")
def test_7_2_five_steps_of_each_kind_use_up_five() -> None:
    s = spot("henry F4: Axe Levy", dice=(5, "up"))
    game = hero_move(s, "0 step G4", "0 step G3", "0 step G2", "0 step G3", "0 step G4")
    assert (game.is_over, on(s, "G4")) == (True, "0 henry")


@clause("CD-7.15")
def test_7_15_steps_that_were_not_made_are_lost() -> None:
    s = spot("henry B2 | torvald D4", dice=(6, "up"))
    game = hero_move(s, "0 step B3", "0 stop")
    assert (game.is_over, s.steps_left) == (True, 0)
    army(s, "0 D4", "0 stop").expect("0 army: B3 | done").say("0 B3")
    assert s.steps_left == 3, "the allowance is Infantry's, not what the die had left"


# -- unarmed pieces ---


@clause("CD-7.10")
def test_7_10_a_stranded_piece_stays_may_step_home_and_goes_anywhere_once_armed() -> None:
    s = spot(
        "gisela F5: Axe Band, Axe Raiders",
        "isaura F4: Wall Wardens, Wall Archers",
        seats=3,
        gold=(3,),
        deck_infantry="Axe Levy",
    )
    game = army(s, "0 F5", "0 attack F4", "0 discard", "0 discard")
    assert (on(s, "F5"), carries(s, "F5")) == ("0 gisela", "")
    game.expect("0 move: step E5 | stop").say("0 stop", "0 done")
    trading(s, "0 military infantry", "0 F5")
    assert "G5" in stops(s, 1, 3)


@clause("CD-7.11")
def test_7_11_an_unarmed_piece_enters_no_tunnel() -> None:
    s = spot("torvald G4 | henry C6: Axe Levy")
    assert space("G3") not in steps_from(s, 1, space("G4"), 3)
    assert space("C7") in steps_from(s, 0, space("C6"), 3)


# -- a battle on the way ---


@clause("CD-7.12")
def test_7_12_a_survivor_goes_on_with_the_steps_that_are_left() -> None:
    s = spot("magnus F5: Lance Levy", "brenna H5", seats=3)
    game = army(s, "0 F5", "0 step G5", "0 attack H5")
    assert s.steps_left == 4
    game.say("0 step G4", "0 step H4", "0 step H5", "0 step I5")
    game.expect("0 army: A1 | done")


@clause("CD-7.12")
def test_7_12_the_beaten_do_not_go_on() -> None:
    s = spot("torvald F5: Axe Levy", "leoric G5: Sword Champions, Sword Guard", seats=3)
    game = army(s, "0 F5", "0 attack G5")
    assert (on(s, "F5"), told(game, "battle_over")) == ("", [(1, 13, 13)])
    game.expect("0 army: A1 | done")


@clause("CD-7.13")
def test_7_13_neither_from_a_tunnel_nor_from_a_castle() -> None:
    s = spot("henry G4: Axe Levy", "brenna F3", seats=3, dice=(3, "up"))
    game = hero_move(s, "0 step G3")
    assert "attack F3" not in game.options(0)
    assert "attack F3" in game.say("0 step G2", "0 step F2").options(0)
    at_home = spot("torvald B2: Axe Levy | keep C2", "brenna D2")
    assert "attack D2" not in army(at_home, "0 B2", "0 step C2").options(0)


@clause("CD-7.14")
def test_7_14_the_winner_stays_where_it_is_and_may_walk_there() -> None:
    s = spot("torvald F5: Axe Band, Axe Band", "brenna G5: Spear Levy", seats=3, gold=(2,))
    game = army(s, "0 F5", "0 attack G5", "0 pay", "0 pay")
    assert (on(s, "F5"), on(s, "G5"), s.steps_left) == ("0 torvald", "", 3)
    game.say("0 step G5", "0 stop")
    assert on(s, "G5") == "0 torvald"
