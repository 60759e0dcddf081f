"""Section 11: Move army and battle."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.games.crown.facts import branch_of_unit
from monoceros.games.crown.paths import allowance
from monoceros.games.crown.tables import ARCHERY, CAVALRY, INFANTRY

from .spots import army, hero_move, main, on, spot


@clause("CD-11.1")
def test_11_1_any_number_of_pieces_each_at_most_once() -> None:
    s = spot("henry A1 | torvald B1 | brenna B2", "corvin L12")
    game = main(s, "0 army").expect("0 army: A1 | B1 | B2 | done")
    game.say("0 B1", "0 step C1", "0 stop").expect("0 army: A1 | B2 | done")
    game.say("0 A1", "0 step A2", "0 stop").expect("0 army: B2 | done").say("0 B2", "0 step B3", "0 stop")
    assert (game.is_over, on(s, "C1"), on(s, "A2"), on(s, "B3")) == (True, "0 torvald", "0 henry", "0 brenna")
    none = main(spot("henry A1 | torvald B1"), "0 army", "0 done")
    assert none.is_over


@clause("CD-11.1", "CD-12.2")
def test_11_1_each_of_them_may_fight() -> None:
    s = spot("torvald F5: Axe Levy | brenna H5: Axe Levy", "corvin F4 | isaura H4", seats=3)
    army(s, "0 F5", "0 attack F4", "0 stop", "0 H5", "0 attack H4", "0 stop")
    assert (on(s, "F4"), on(s, "H4")) == ("", "")


@clause("CD-11.2")
def test_11_2_the_hero_too_after_its_own_move() -> None:
    s = spot("henry A1", dice=(2, "up"))
    hero_move(s, "0 step A2", "0 step A3")
    army(s, "0 A3", "0 step A4", "0 step B4", "0 step C4")
    assert on(s, "C4") == "0 henry"


@clause("CD-11.3", "CD-11.4")
@pytest.mark.parametrize(
    ("unit", "branch", "spaces"),
    [
        ("torvald", INFANTRY, 3),
        ("torvald F5: Axe Levy, Sword Levy", INFANTRY, 3),
        ("torvald F5: Lance Levy, Lance Riders", INFANTRY, 3),
        ("piers", ARCHERY, 3),
        ("piers F5: Bow Levy, Javelin Levy", ARCHERY, 3),
        ("piers F5: Bow Levy, Axe Levy", INFANTRY, 3),
        ("magnus", CAVALRY, 5),
        ("magnus F5: Sabre Levy", CAVALRY, 5),
        ("magnus F5: Sabre Levy, Lance Levy", CAVALRY, 5),
        ("magnus F5: Bow Levy", INFANTRY, 3),
        ("magnus F5: Bow Levy, Sabre Levy", INFANTRY, 3),
    ],
)
def test_11_4_a_general_has_its_own_branch_while_all_cards_have_it(unit: str, branch: int, spaces: int) -> None:
    s = spot(unit if " " in unit else f"{unit} F5")
    assert (branch_of_unit(s, 1), allowance(s, 1)) == (branch, spaces)
    army(s, "0 F5")
    assert s.steps_left == spaces


@clause("CD-11.3", "CD-11.5")
@pytest.mark.parametrize(
    ("cards", "branch", "spaces"),
    [
        ("", INFANTRY, 3),
        (": Axe Levy", INFANTRY, 3),
        (": Bow Levy", ARCHERY, 3),
        (": Lance Levy, Sabre Levy", CAVALRY, 5),
    ],
)
def test_11_5_heroes_and_castles_have_the_branch_of_their_cards(cards: str, branch: int, spaces: int) -> None:
    s = spot(f"henry A1{cards}", f"keep L10{cards}")
    assert (branch_of_unit(s, 0), allowance(s, 0)) == (branch, spaces)
    assert branch_of_unit(s, 12 + 9) == branch


@clause("CD-11.6")
@pytest.mark.parametrize(
    ("answers", "end"),
    [
        (["0 attack F4", "0 stop"], "F5"),
        (["0 step G5", "0 step G4", "0 attack F4", "0 stop"], "G4"),
        (["0 attack F4", "0 step F4", "0 step F3", "0 step F2"], "F2"),
        (["0 step G5", "0 step G4", "0 attack F4", "0 step F4"], "F4"),
    ],
)
def test_11_6_stand_and_fight_move_and_fight_fight_and_move_or_all(answers: list[str], end: str) -> None:
    s = spot("torvald F5: Axe Levy", "brenna F4", seats=3)
    army(s, "0 F5", *answers).expect("0 army: A1 | done")
    assert (on(s, "F4").startswith("1"), on(s, end)) == (False, "0 torvald")


@clause("CD-11.7")
def test_11_7_one_piece_is_finished_before_the_next_begins() -> None:
    s = spot("henry A1 | torvald B1")
    game = army(s, "0 B1", "0 step C1").expect_name(0, "move")
    assert set(game.options(0)) == {"step B1", "step D1", "step C2", "stop"}
    game.say("0 stop").expect("0 army: A1 | done")
