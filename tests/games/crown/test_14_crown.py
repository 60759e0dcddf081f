"""Sections 1, 10, 14 and 18: the crown, the queue, and winning."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.games.crown.facts import leaders
from monoceros.games.crown.geometry import space
from monoceros.games.crown.pieces import lose_wall
from monoceros.games.crown.rules.black import start_window
from monoceros.games.crown.tables import EMPTY

from .shown import shown
from .spots import GAME, army, building, hero_move, on, playing, playing_card, spot, told, vp, whole_game, whole_turn

CASTLES = "keep B2 | gatehouse B3 | barracks B4"
SEVEN = "wall E1 E2 E3 E4 A5 B5 C5"


@clause("CD-14.2", "CD-14.4")
def test_a_hero_takes_the_crown_in_passing() -> None:
    s = spot("henry G6: Axe Levy | keep B2 | gatehouse B3", dice=(3, "up"))
    game = hero_move(s, "0 step G7").expect("0 crown: B2 | B3").say("0 B3")
    assert s.crown == s.board[space("B3")]
    game.say("0 step H7", "0 step H8")
    assert on(s, "H8") == "0 henry"


@clause("CD-14.5", "CD-20.18")
def test_the_procession_moves_it() -> None:
    s = spot("henry | keep B2 | gatehouse B3 | barracks B4", crown="B2", hand_a="Royal Procession")
    playing_card(s, "0 royal_procession").expect("0 crown: B3 | B4").say("0 B4")
    assert s.crown == 11
    alone = spot("henry | keep B2", crown="B2", hand_a="Royal Procession")
    assert playing_card(alone).is_over


@clause("CD-10.11", "CD-10.12", "CD-1.5")
def test_completing_the_kingdom_can_win_on_the_spot() -> None:
    s = spot(f"henry | {CASTLES} | {SEVEN}", gold=(3,), crown="B2", points=(30,))
    game = building(s, "0 wall D5")
    assert (game.is_over, s.winners, s.queue, vp(s)) == (True, 1, (0,), [50, 0])
    assert told(game, "game_over") == [(1, (50, 0), "crown")]


@clause("CD-10.13", "CD-10.14")
def test_who_completes_again_goes_to_the_end() -> None:
    s = spot(f"henry | {CASTLES} | {SEVEN} D5", "bruno M13", queue=(0, 1), gold=(1,), active=0)
    lose_wall(s, space("E1"), "arson")
    assert s.queue == (1,)
    building(s, "0 wall E1")
    assert s.queue == (1, 0)


@clause("CD-1.5", "CD-10.13")
def test_moving_up_in_the_queue_can_win() -> None:
    s = spot(
        f"henry | {CASTLES} | {SEVEN} D5 | torvald H10: Axe Levy",
        "keep L12 | gatehouse L11 | barracks L10 | wall I10 I11 I12 I13 J9 K9 L9 M9",
        queue=(1, 0),
        points=(30,),
        crown="B2",
    )
    game = army(s, "0 H10", "0 attack I10")
    assert (game.is_over, s.winners, vp(s)) == (True, 1, [50, 0])


@clause("CD-1.2", "CD-1.3")
@pytest.mark.parametrize(("seats", "teams", "wanted"), [(2, False, 50), (3, False, 70), (4, False, 70), (4, True, 50)])
def test_targets(seats: int, teams: bool, wanted: int) -> None:
    for points, wins in ((wanted - 10, False), (wanted, True)):
        s = spot("henry | keep B2", seats=seats, teams=teams, crown="B2", points=(points,))
        game = whole_turn(s)
        assert (game.is_over and s.winners & 1 == 1) == wins


@clause("CD-18.3")
def test_a_team_needs_the_points_of_one_and_the_crown_of_either() -> None:
    s = spot("henry", "bruno", "lira | keep L10", seats=4, teams=True, crown="L10", points=(50,))
    assert whole_turn(s).is_over
    assert (s.winners, GAME.score(s)) == (0b101, [1.0, 0.0, 1.0, 0.0])
    added = spot("henry", "bruno", "lira | keep L10", seats=4, teams=True, crown="L10", points=(30, 0, 30))
    assert not whole_turn(added).is_over


@clause("CD-19.1")
def test_a_dragonslayer_needs_no_crown() -> None:
    s = spot("henry", points=(40,), trophies=("ashwing",), dragonslayer=True)
    assert whole_turn(s).is_over
    usual = spot("henry", points=(40,), trophies=("ashwing",))
    assert not whole_turn(usual).is_over


@clause("CD-20.16")
def test_the_heirloom_can_win() -> None:
    s = spot("henry | keep B2 | gatehouse B3", points=(40,), crown="B2", black_a="Hidden Heirloom")
    game = playing(s, start_window, 0).say("0 hidden_heirloom")
    assert (game.is_over, s.winners) == (True, 1)
    poor = spot("henry | keep B2", points=(40,), crown="B2", black_a="Hidden Heirloom")
    assert playing(poor, start_window, 0).is_over
    assert poor.winners == 0


@clause("CD-1.11")
def test_at_the_limit_points_then_crown_then_castles_then_gold_decide() -> None:
    assert leaders(spot("henry", "bruno", points=(10, 20))) == 2
    assert leaders(spot("henry | keep B2", "bruno | keep L10 | gatehouse L11", crown="B2")) == 1
    assert leaders(spot("henry | keep B2", "bruno | keep L10 | gatehouse L11")) == 2
    assert leaders(spot("henry", "bruno", gold=(3, 2))) == 1
    assert leaders(spot("henry", "bruno")) == 3
    draw = spot("henry", "bruno")
    draw.winners = 3
    assert GAME.score(draw) == [0.5, 0.5]


@clause("CD-1.11")
def test_the_game_stops_after_the_last_round() -> None:
    game = whole_game(3, 4, turn_limit=2)
    assert (game.state.round, game.state.turn) == (2, 6)
    assert told(game, "game_over")[0][2] == "limit"


@clause("CD-14.3")
def test_the_crown_waits_on_g7_for_a_castle() -> None:
    s = spot("henry G6: Axe Levy", dice=(1, "up"))
    hero_move(s, "0 step G7")
    assert s.crown == EMPTY


@clause("CD-14.1")
def test_14_1_the_crown_lies_on_g7_until_it_is_taken() -> None:
    s = spot("henry G5: Axe Levy | keep B2", dice=(3, "up"))
    assert (s.crown, shown(s, None)["crown"]) == (EMPTY, EMPTY)
    game = hero_move(s, "0 step G6")
    assert s.crown == EMPTY, "beside it is not on it"
    game.say("0 step G7")
    assert s.crown == s.board[space("B2")]


@clause("CD-14.2", "CD-14.8")
def test_14_8_no_hero_carries_it_and_no_general_fetches_it() -> None:
    s = spot("henry G6: Axe Levy | keep B2", dice=(2, "up"))
    game = hero_move(s, "0 step G7", "0 step G8")
    assert (game.is_over, s.crown) == (True, s.board[space("B2")]), "it lies on the castle, wherever the hero goes"
    generals = spot("torvald G5: Axe Levy | keep B2")
    assert "step G6" not in army(generals, "0 G5").options(0), "a general does not come so far"


@clause("CD-14.5")
def test_14_5_it_stays_on_its_castle_whatever_else_is_built() -> None:
    s = spot("henry | keep B2", crown="B2", gold=(12,))
    building(s, "0 castle B3", "0 gatehouse", "0 castle B4", "0 done")
    assert s.crown == s.board[space("B2")]


@clause("CD-14.6", "CD-14.7")
def test_14_6_only_whoever_beats_the_castle_takes_the_crown() -> None:
    lost = spot("torvald K10: Axe Levy | keep B2", "keep L10: Sword Champions", crown="L10")
    army(lost, "0 K10", "0 attack L10")
    assert (on(lost, "K10"), lost.crown) == ("", lost.board[space("L10")]), "it held"


@clause("CD-14.2", "CD-14.5")
def test_14_5_a_hero_on_g7_takes_nothing_from_a_castle() -> None:
    s = spot("henry G6: Axe Levy | keep B2", "bruno | keep L10", crown="L10", dice=(1, "up"))
    hero_move(s, "0 step G7")
    assert (on(s, "G7"), s.crown) == ("0 henry", s.board[space("L10")])
