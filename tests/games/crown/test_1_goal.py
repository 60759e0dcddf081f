"""Section 1: who wins, and when. Targets, team wins and the limit of rounds: test_14_crown.py."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.engine.chance import Loaded, Seeded
from monoceros.games.crown.geometry import space
from monoceros.games.crown.pieces import lose_castle, lose_wall

from .spots import answer_anything, army, hero_move, new_game, on, rolled, spot, told, vp, whole_turn

CASTLES = "keep B2 | gatehouse B3 | barracks B4"
EIGHT = "wall E1 E2 E3 E4 A5 B5 C5 D5"
SLAYER = "bruno C3: Sword Champions, Sword Guard, Sword Veterans"  # beats Ashwing when it lands there


@clause("CD-1.1")
@pytest.mark.parametrize(("points", "crown", "wins"), [(50, "B2", True), (40, "B2", False), (90, "L10", False)])
def test_1_1_the_crown_and_the_target_together_win(points: int, crown: str, wins: bool) -> None:
    s = spot("henry | keep B2", "bruno | keep L10", points=(points,), crown=crown)
    assert whole_turn(s).is_over == wins
    assert s.winners == int(wins)


@clause("CD-1.1", "CD-1.5")
def test_1_1_whoever_has_the_points_wins_by_taking_the_crown() -> None:
    s = spot("henry G6: Axe Levy | keep B2", points=(50,), dice=(3, "up"))
    game = hero_move(s, "0 step G7")
    assert (game.is_over, s.winners, told(game, "game_over")) == (True, 1, [(1, (50, 0), "crown")])


@clause("CD-1.4")
def test_1_4_the_rest_of_the_turn_is_not_played() -> None:
    s = spot("torvald F5: Axe Band, Axe Band | keep B2", "infantry F4: Spear Levy", points=(40,), crown="B2", gold=(9,))
    game = army(s, "0 F5", "0 attack F4")
    assert game.is_over
    assert [event.name for event in s.events][-2:] == ["points", "game_over"]
    assert (s.gold[0], game.open()) == (9, []), "there is no upkeep any more"


@clause("CD-1.6")
@pytest.mark.parametrize(("crown_lost", "wins"), [(False, True), (True, False)])
def test_1_6_points_of_anothers_turn_win_at_the_start_of_the_own_if_the_crown_is_still_there(
    crown_lost: bool, wins: bool
) -> None:
    s = spot(f"{SLAYER} | keep B2", dragon="ashwing C6", dice=(3, "up"), active=1, crown="B2", points=(30,))
    rolled(s)
    assert (vp(s), s.winners) == ([50, 0], 0), "it is not the own turn"
    if crown_lost:
        lose_castle(s, s.crown, 1, "battle")
    s.active = 0
    game = whole_turn(s)
    assert (game.is_over, s.winners) == (wins, int(wins))
    assert bool(told(game, "income")) != wins, "the test comes before Income"


@clause("CD-1.7")
def test_1_7_tokens_dragon_cards_and_the_first_place_of_the_queue_add_up() -> None:
    s = spot(f"henry | {CASTLES} | {EIGHT}", queue=(0,), points=(30,), trophies=("ashwing grimscale", "stormtail"))
    assert vp(s) == [30 + 10 + 10 + 20, 10]


@clause("CD-1.8")
def test_1_8_only_the_points_of_the_queue_can_be_lost() -> None:
    s = spot(f"henry F5: Axe Levy | {CASTLES} | {EIGHT}", queue=(0,), points=(30,), trophies=("ashwing",), active=1)
    lose_wall(s, space("E1"), "attack")
    for castle in (9, 10, 11):
        lose_castle(s, castle, 1, "battle")
    assert vp(s) == [40, 0]


@clause("CD-1.8", "CD-1.9")
@pytest.mark.parametrize("seats", [2, 4])
def test_1_9_points_go_in_tens_and_tokens_never_go_back(seats: int) -> None:
    game, rng = new_game(seats, 5, turn_limit=10), Seeded(5)
    before = [0] * seats
    while not game.is_over:
        answer_anything(game, rng)
        tokens = game.state.points
        assert not [points for points in (*tokens, *vp(game.state)) if points % 10]
        assert all(now >= then for now, then in zip(tokens, before, strict=True))
        before = tokens[:]


@clause("CD-1.9")
def test_1_9_tokens_never_run_out() -> None:
    s = spot("torvald F5: Axe Band, Axe Band", "infantry F4: Spear Levy", points=(300,), gold=(9,))
    army(s, "0 F5", "0 attack F4")
    assert vp(s) == [310, 0]


@clause("CD-1.10")
def test_1_10_a_player_with_nothing_left_has_a_hero_a_turn_and_an_income() -> None:
    s = spot("torvald G5: Axe Levy", "henry G4", seats=3)
    army(s, "0 G5", "0 attack G4", "1 M1")
    assert (on(s, "M1"), s.winners) == ("1 henry", 0)
    s.active = 1
    game = whole_turn(s, chance=Loaded([2, 0]))
    assert told(game, "income") == [(1, 2, 1)]
    game.expect_name(1, "move")
